"""The costs and effects of cards, wonders and progress tokens of Duel, in sentences of the language file."""

from collections.abc import Iterable, Sequence

from engine.duel.box import ProgressToken
from engine.duel.city import Effect
from engine.duel.effects import (
    DiscardOpponentCard,
    Per,
    Produce,
    ProduceChoice,
    Science,
    TradePrice,
)
from engine.duel.terms import RESOURCES
from engine.terms import Resource
from renders.duel.names import symbol_name, token_name
from renders.parts.language import Text, all_of, one_of, resource_count
from renders.parts.names import colour_name
from renders.parts.sprites import plain_sentence


def bought_resources(bought: Sequence[Resource], text: Text) -> str:
    """List the goods bought from the bank: "2 wood and clay"."""
    return all_of(
        [resource_count(each, bought.count(each), text) for each in RESOURCES if each in bought], text
    )


def effect_sentences(effects: Iterable[Effect], text: Text) -> str:
    """Describe effects, one sentence each; those without a text in the language are omitted."""
    return " ".join(filter(None, (sentence(effect, text) for effect in effects)))


def token_line(token: ProgressToken, text: Text) -> str:
    """Return the name of a progress token, then its effect."""
    return text(
        "duel-words-thing-explained",
        thing=token_name(token.id, text),
        effects=effect_sentences(token.effects, text),
    )


def sentence(effect: Effect, text: Text) -> str:
    """Return the effect in words; empty if the language has no text for its kind."""
    match effect:
        case Produce():
            return text("effect-produce", resource=resource_count(effect.resource, effect.amount, text))
        case ProduceChoice():
            resources = one_of([text(f"resource-{each}") for each in effect.resources], text)
            return text("duel-effect-produce-one-of", resources=resources)
        case TradePrice():
            listed = all_of([text(f"resource-{each}") for each in effect.resources], text)
            count = len(effect.resources)
            return text("duel-effect-trade-price", count=count, resources=listed, price=effect.price)
        case Per():
            counted = _counted(effect, text)
            if effect.coins and effect.points:
                return text("duel-effect-per-both", coins=effect.coins, points=effect.points, counted=counted)
            if effect.coins:
                return text("duel-effect-per-coins", coins=effect.coins, counted=counted)
            return text("duel-effect-per-points", points=effect.points, counted=counted, city=effect.city)
        case Science():
            return text("duel-effect-science", symbol=symbol_name(effect.symbol, text))
        case DiscardOpponentCard():
            return text("duel-effect-discard-opponent-card", colour=colour_name(effect.colour, text))
    return plain_sentence(effect, text, "duel-")


def _counted(effect: Per, text: Text) -> str:
    match effect.of[0]:
        case "coins":
            return text("duel-counted-coins", each=effect.each)
        case "wonders" | "progress_tokens" as thing:
            return text(f"duel-counted-{thing}")
    return text("duel-counted-cards", colours=one_of([colour_name(each, text) for each in effect.of], text))
