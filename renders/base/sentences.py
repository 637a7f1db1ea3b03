"""What cards and stages cost and do, in sentences of the language file."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from engine.base.city import Effect
from engine.base.effects import Ability, CopyStage, Per, Produce, Science, TradeDiscount
from engine.facts import Cost
from renders.parts.costs import cost_sentence
from renders.parts.effects import plain_sentence
from renders.parts.language import Text, one_of, resource_count
from renders.parts.names import colour_name, named


def stage_cost_sentence(cost: Cost | None, text: Text) -> str:
    """Say what a stage costs; None stands for the cost of the copied stage."""
    return text("cost-of-the-copied-stage") if cost is None else cost_sentence(cost, text)


def effect_sentences(effects: Iterable[Effect], text: Text) -> str:
    """Say what effects do, one sentence each; nothing of one that the language has no words for."""
    return " ".join(filter(None, (sentence(effect, text) for effect in effects)))


@singledispatch
def sentence(effect: Effect, text: Text) -> str:
    """Say what an effect does; empty where the language has no words for its kind."""
    return plain_sentence(effect, text)


@sentence.register
def _(effect: Produce, text: Text) -> str:
    if len(effect.options) == 1:
        return text("effect-produce", resource=resource_count(effect.options[0], effect.amount, text))
    key = "effect-produce-one-of" if effect.sellable else "effect-produce-one-of-alone"
    return text(key, resources=one_of([text(f"resource-{each}") for each in effect.options], text))


@sentence.register
def _(effect: Science, text: Text) -> str:
    if len(effect.options) == 1:
        return text("effect-science", symbol=text(f"symbol-{effect.options[0]}"))
    return text("effect-science-any")


@sentence.register
def _(effect: TradeDiscount, text: Text) -> str:
    goods = "raw" if "wood" in effect.resources else "manufactured"
    return text(f"effect-discount-{goods}", side=effect.side, price=effect.price)


@sentence.register
def _(effect: Per, text: Text) -> str:
    if effect.of == "cards":
        colours = one_of([colour_name(each, text) for each in effect.colours], text)
        counted = text("counted-cards", colours=colours)
    else:
        counted = named(f"counted-{effect.of.replace('_', '-')}", effect.of, text)
    scope = effect.scope.replace("_", "-")
    if effect.coins and effect.points:
        return text("effect-per-both", coins=effect.coins, points=effect.points, counted=counted, scope=scope)
    if effect.coins:
        return text("effect-per-coins", coins=effect.coins, counted=counted, scope=scope)
    return text("effect-per-points", points=effect.points, counted=counted, scope=scope)


@sentence.register
def _(effect: Ability, text: Text) -> str:
    key = f"effect-{effect.name.replace('_', '-')}"
    return text(key) if text.has(key) else ""


@sentence.register
def _(effect: CopyStage, text: Text) -> str:
    side = effect.neighbours[0] if len(effect.neighbours) == 1 else "both"
    return text("effect-copy-stage", stage=effect.stage, side=side)
