"""What a wonder of Architects and its stages do, in words of the language file."""

from __future__ import annotations

from engine.architects.box import Stage
from engine.architects.city import City
from engine.architects.effects import (
    Effect,
    KeepOneCard,
    Shields,
    TakeFromAnyDeck,
    TakeProgressToken,
    TakeTopCards,
)
from engine.terms import TokenId
from renders.parts.language import Text


def wonder_effect(effect: Effect | None, text: Text) -> str:
    """Say what a wonder does when some of its stages are built."""
    return text("architects-wonder-effect", effect=_word(effect))


def wonder_effect_sentence(effect: Effect | None, text: Text) -> str:
    """Say the same in a whole sentence."""
    return text("architects-wonder-effect-sentence", effect=_word(effect))


def stage_sentence(city: City, stage: Stage, text: Text) -> str:
    """Say what a stage of a city costs and brings, or that it is built."""
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
    """Say what a progress token does, behind its name."""
    effect = text(f"architects-effect-{token}")
    return text("architects-words-token-explained", token=text(f"architects-token-{token}"), effect=effect)


def _word(effect: Effect | None) -> str:
    match effect:
        case None:
            return "none"
        case TakeFromAnyDeck():
            return "take_from_any_deck"
        case TakeProgressToken():
            return "take_progress_token"
        case TakeTopCards(("central",)):
            return "take_from_central_deck"
        case TakeTopCards():
            return "take_from_left_and_right_decks"
        case KeepOneCard():
            return "keep_one_of_five"
        case Shields():
            return "shield"
        case _:
            raise ValueError(f"no words for '{effect.kind}'")
