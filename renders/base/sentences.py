"""The costs and effects of cards and stages, in sentences of the language file."""

from collections.abc import Iterable
from typing import Literal

from engine.base.city import Effect
from engine.base.effects import Ability, CopyStage, Per, Produce, Science, TradeDiscount
from engine.facts import Cost
from renders.parts.language import Text, one_of, resource_count
from renders.parts.names import colour_name, named
from renders.parts.sprites import cost_sentence, plain_sentence


def stage_cost_sentence(cost: Cost | None, text: Text) -> str:
    """Return the cost of a stage; None stands for the cost of the copied stage."""
    return text("cost-of-the-copied-stage") if cost is None else cost_sentence(cost, text)


def effect_sentences(effects: Iterable[Effect], text: Text, *, own: Literal["yes", "no"] = "yes") -> str:
    """Describe effects, one sentence each; those without a text in the language are omitted.

    ``own`` is whether their city is the reader's own, not the Free City.
    """
    owner = text(f"owner-{own}")
    return " ".join(filter(None, (sentence(effect, text, owner) for effect in effects)))


def sentence(effect: Effect, text: Text, owner: str) -> str:
    """Return the effect for the city of ``owner``; empty if the language has no text for it."""
    match effect:
        case Produce():
            if len(effect.options) == 1:
                return text("effect-produce", resource=resource_count(effect.options[0], effect.amount, text))
            resources = one_of([text(f"resource-{each}") for each in effect.options], text)
            if effect.sellable:
                return text("effect-produce-one-of", resources=resources)
            return text("effect-produce-one-of-alone", resources=resources, owner=owner)
        case Science():
            if len(effect.options) == 1:
                return text("effect-science", symbol=text(f"symbol-{effect.options[0]}"))
            return text("effect-science-any")
        case TradeDiscount():
            goods = "raw" if "wood" in effect.resources else "manufactured"
            return text(f"effect-discount-{goods}", side=effect.side, price=effect.price, owner=owner)
        case Per():
            if effect.of == "cards":
                colours = one_of([colour_name(each, text) for each in effect.colours], text)
                counted = text("counted-cards", colours=colours)
            else:
                counted = named(f"counted-{effect.of.replace('_', '-')}", effect.of, text)
            placeholders = {"counted": counted, "scope": effect.scope.replace("_", "-"), "owner": owner}
            if effect.coins and effect.points:
                return text("effect-per-both", coins=effect.coins, points=effect.points, **placeholders)
            if effect.coins:
                return text("effect-per-coins", coins=effect.coins, **placeholders)
            return text("effect-per-points", points=effect.points, **placeholders)
        case Ability():
            key = f"effect-{effect.name.replace('_', '-')}"
            return text(key, owner=owner) if text.has(key) else ""
        case CopyStage():
            side = effect.neighbours[0] if len(effect.neighbours) == 1 else "both"
            return text("effect-copy-stage", stage=effect.stage, side=side, owner=owner)
    return plain_sentence(effect, text)
