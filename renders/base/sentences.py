"""What cards and stages cost and do, in sentences of the language file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

from engine.base.effects import (
    Ability,
    Coins,
    CopyStage,
    Effect,
    Per,
    Produce,
    Science,
    Shields,
    TradeDiscount,
    VictoryPoints,
)
from engine.facts import Cost
from renders.parts.costs import cost_sentence
from renders.parts.language import Text, one_of, resource_count


def stage_cost_sentence(cost: Cost | None, text: Text) -> str:
    """Say what a stage costs; None stands for the cost of the copied stage."""
    return text("cost-of-the-copied-stage") if cost is None else cost_sentence(cost, text)


def effect_sentences(effects: Iterable[Effect], text: Text) -> str:
    """Say what effects do, one sentence each."""
    return " ".join(_effect_sentence(effect, text) for effect in effects)


def _effect_sentence(effect: Effect, text: Text) -> str:
    match effect:
        case Produce(options=(resource,), amount=amount):
            return text("effect-produce", resource=resource_count(resource, amount, text))
        case Produce(options=options, sellable=sellable):
            key = "effect-produce-one-of" if sellable else "effect-produce-one-of-alone"
            return text(key, resources=one_of([text(f"resource-{each}") for each in options], text))
        case VictoryPoints(amount=amount):
            return text("effect-points", count=amount)
        case Shields(amount=amount):
            return text("effect-shields", count=amount)
        case Coins(amount=amount):
            return text("effect-coins", count=amount)
        case Science(options=(symbol,)):
            return text("effect-science", symbol=text(f"symbol-{symbol}"))
        case Science():
            return text("effect-science-any")
        case TradeDiscount(resources=resources, price=price):
            goods = "raw" if "wood" in resources else "manufactured"
            return text(f"effect-discount-{goods}", side=effect.side, price=price)
        case Per():
            return _per_sentence(effect, text)
        case Ability(name=name):
            return text(f"effect-{name.replace('_', '-')}")
        case CopyStage(stage=stage, neighbours=neighbours):
            side = neighbours[0] if len(neighbours) == 1 else "both"
            return text("effect-copy-stage", stage=stage, side=side)
        case _:
            told = {each.name: getattr(effect, each.name) for each in fields(effect)}
            numbers = {name: fact for name, fact in told.items() if isinstance(fact, int)}
            return text(f"effect-{effect.kind.replace('_', '-')}", **numbers)


def _per_sentence(effect: Per, text: Text) -> str:
    if effect.of == "cards":
        colours = one_of([text(f"colour-{each}") for each in effect.colours], text)
        counted = text("counted-cards", colours=colours)
    else:
        counted = text(f"counted-{effect.of.replace('_', '-')}")
    scope = effect.scope.replace("_", "-")
    if effect.coins and effect.points:
        return text("effect-per-both", coins=effect.coins, points=effect.points, counted=counted, scope=scope)
    if effect.coins:
        return text("effect-per-coins", coins=effect.coins, counted=counted, scope=scope)
    return text("effect-per-points", points=effect.points, counted=counted, scope=scope)
