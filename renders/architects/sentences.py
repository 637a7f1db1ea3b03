"""The effects of wonders and stages of Architects, in sentences of the language file."""

from engine.architects.city import City, Effect, Stage
from engine.architects.effects import KeepOneCard, Shields, TakeFromAnyDeck, TakeProgressToken, TakeTopCards
from engine.terms import TokenId
from renders.architects.names import token_effect, token_name
from renders.parts.language import Text
from renders.parts.sprites import plain_sentence


def wonder_effect(effect: Effect | None, text: Text) -> str:
    """Return the effect of a wonder's stages; empty if the language has no text for it."""
    return _told("architects-wonder-effect", effect, text)


def wonder_effect_sentence(effect: Effect | None, text: Text) -> str:
    """Return the same as a whole sentence."""
    return _told("architects-wonder-effect-sentence", effect, text)


def stage_sentence(city: City | None, stage: Stage, text: Text) -> str:
    """Return the cost and gain of a stage, in a city also whether it is built or can be built next."""
    built = "no"
    if city is not None:
        built = "yes" if stage.number in city.stages else "open" if stage in city.open_stages else "no"
    return text(
        "architects-words-stage",
        stage=stage.number,
        built=built,
        count=stage.cost.count,
        rule=stage.cost.demand,
        points=stage.victory_points,
    )


def token_line(token: TokenId, text: Text) -> str:
    """Return the name of a progress token, then its effect."""
    effect = token_effect(token, text)
    return text("architects-words-token-explained", token=token_name(token, text), effect=effect)


def _told(key: str, effect: Effect | None, text: Text) -> str:
    match effect:
        case None:
            word = "none"
        case TakeFromAnyDeck():
            word = "take_from_any_deck"
        case TakeProgressToken():
            word = "take_progress_token"
        case TakeTopCards(("central",)):
            word = "take_from_central_deck"
        case TakeTopCards():
            word = "take_from_left_and_right_decks"
        case KeepOneCard():
            word = "keep_one_of_five"
        case Shields():
            word = "shield"
        case _:
            return plain_sentence(effect, text, "architects-")
    return text(key, effect=word)
