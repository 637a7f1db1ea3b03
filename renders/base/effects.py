"""What cards and stages cost and do, as rows of icons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

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
from engine.terms import RESOURCES, Resource
from renders.drawing import theme
from renders.drawing.numerals import ROMAN
from renders.drawing.row import Piece, Sprite, Word, choice_of
from renders.drawing.theme import Rgba
from renders.parts import icons
from renders.parts.sprites import ARROW_SCALE, arrow, card_type, coins, points, resource


def cost_row(cost: Cost) -> list[Piece]:
    """Give the price of a card or stage: its coins, then every unit of its resources."""
    row: list[Piece] = [coins(cost.coins)] if cost.coins else []
    for name in RESOURCES:
        row += [resource(name)] * cost.resources.get(name, 0)
    return row


def effect_row(effects: Iterable[Effect], ink: Rgba = theme.INK) -> list[Piece]:
    """Give everything that a card or stage does; ``ink`` is the colour of its plain signs."""
    return [piece for effect in effects for piece in _pieces(effect, ink)]


def _pieces(effect: Effect, ink: Rgba) -> Sequence[Piece]:
    match effect:
        case Produce(options, amount):
            tokens = [resource(name) for name in options]
            return choice_of(tokens) if len(tokens) > 1 else tokens * amount
        case VictoryPoints(amount):
            return [points(amount)]
        case Shields(amount):
            return [Sprite(icons.shield)] * amount
        case Coins(amount):
            return [coins(amount)]
        case Science(options):
            return choice_of([Sprite(partial(icons.science, symbol)) for symbol in options])
        case TradeDiscount():
            return _discount(effect, ink)
        case Per():
            return _per(effect, ink)
        case Ability(name):
            return _ability(name, ink)
        case CopyStage(stage, neighbours):
            return [
                *choice_of([arrow(neighbour, ink) for neighbour in neighbours]),
                Sprite(lambda size: icons.sign("stage", size, ink)),
                Word(ROMAN[stage]),
            ]


def traded_kind(resources: Sequence[Resource]) -> list[Piece]:
    """Show the resources of a discount: the disc of a whole card colour, else each token."""
    for colour, manufactured in (("brown", False), ("grey", True)):
        kind = {name for name, look in theme.RESOURCE_LOOKS.items() if look.manufactured is manufactured}
        if kind == set(resources):
            return [card_type("brown" if colour == "brown" else "grey")]
    return [resource(name) for name in resources]


def _discount(effect: TradeDiscount, ink: Rgba) -> list[Piece]:
    around = traded_kind(effect.resources)
    left = [arrow("left", ink)] if "left" in effect.neighbours else []
    right = [arrow("right", ink)] if "right" in effect.neighbours else []
    return [*left, *around, *right, coins(effect.price)]


def _per(effect: Per, ink: Rgba) -> list[Piece]:
    gained: list[Piece] = []
    if effect.coins:
        gained.append(coins(effect.coins))
    if effect.points:
        gained.append(points(effect.points))
    if effect.of == "cards":
        counted: list[Piece] = [card_type(colour) for colour in effect.colours]
    elif effect.of == "wonder_stages":
        counted = [Sprite(lambda size: icons.sign("stage", size, ink))]
    else:
        counted = [Sprite(lambda size: icons.conflict_token(size, -1))]
    if effect.scope == "self":
        return [*gained, *counted]
    own = [Sprite(lambda size: icons.sign("arrow-down", size, ink), ARROW_SCALE)]
    middle = own if effect.scope == "self_and_neighbours" else []
    return [arrow("left", ink), *middle, *counted, arrow("right", ink), *gained]


def _ability(name: str, ink: Rgba) -> list[Piece]:
    if name == "free_build_once_per_age":
        return [
            Sprite(lambda size: icons.status("free", size)),
            Sprite(lambda size: icons.sign("card", size, ink)),
        ]
    if name == "play_seventh_card":
        return [Sprite(lambda size: icons.sign("seventh-card", size, ink))]
    if name == "build_from_discard":
        return [Sprite(lambda size: icons.sign("from-discard", size, ink))]
    guild: list[Piece] = [arrow("left", ink), card_type("purple"), arrow("right", ink)]
    return [Sprite(lambda size: icons.sign("copy", size, ink)), *guild]
