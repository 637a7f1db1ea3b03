"""What cards and stages cost and do, as rows of icons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import assert_never

from engine.base.effects import (
    Ability,
    AbilityName,
    AnyEffect,
    Coins,
    CopyStage,
    Per,
    Produce,
    Science,
    Shields,
    TradeDiscount,
    VictoryPoints,
)
from engine.terms import Colour, Resource
from renders.drawing import theme
from renders.drawing.numerals import ROMAN
from renders.drawing.row import Piece, Sprite, Word, choice_of
from renders.drawing.theme import Rgba
from renders.parts import icons
from renders.parts.sprites import ARROW_SCALE, arrow, card_type, coins, points, resource, sign


def effect_row(effects: Iterable[AnyEffect], ink: Rgba = theme.INK) -> list[Piece]:
    """Give everything that a card or stage does; ``ink`` is the colour of its plain signs."""
    return [piece for effect in effects for piece in _pieces(effect, ink)]


def _pieces(effect: AnyEffect, ink: Rgba) -> Sequence[Piece]:
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
                sign("stage", ink),
                Word(ROMAN[stage]),
            ]
        case _:
            assert_never(effect)


def traded_goods(resources: Sequence[Resource]) -> list[Piece]:
    """Show the resources of a discount: the disc of a whole card colour, else each token."""
    discs: tuple[tuple[Colour, bool], ...] = (("brown", False), ("grey", True))
    for colour, manufactured in discs:
        of_colour = {name for name, look in theme.RESOURCE_LOOKS.items() if look.manufactured is manufactured}
        if of_colour == set(resources):
            return [card_type(colour)]
    return [resource(name) for name in resources]


def _discount(effect: TradeDiscount, ink: Rgba) -> list[Piece]:
    around = traded_goods(effect.resources)
    left = [arrow("left", ink)] if "left" in effect.neighbours else []
    right = [arrow("right", ink)] if "right" in effect.neighbours else []
    return [*left, *around, *right, coins(effect.price)]


def _per(effect: Per, ink: Rgba) -> list[Piece]:
    gained: list[Piece] = []
    if effect.coins:
        gained.append(coins(effect.coins))
    if effect.points:
        gained.append(points(effect.points))
    counted = _counted(effect, ink)
    if effect.scope == "self":
        return [*gained, *counted]
    own = [sign("arrow-down", ink, ARROW_SCALE)]
    middle = own if effect.scope == "self_and_neighbours" else []
    return [arrow("left", ink), *middle, *counted, arrow("right", ink), *gained]


def _counted(effect: Per, ink: Rgba) -> Sequence[Piece]:
    match effect.of:
        case "cards":
            return [card_type(colour) for colour in effect.colours]
        case "wonder_stages":
            return [sign("stage", ink)]
        case "defeat_tokens":
            return [Sprite(partial(icons.conflict_token, value=-1))]
        case _:
            assert_never(effect.of)


def _ability(name: AbilityName, ink: Rgba) -> list[Piece]:
    match name:
        case "free_build_once_per_age":
            return [Sprite(partial(icons.status, "free")), sign("card", ink)]
        case "play_seventh_card":
            return [sign("seventh-card", ink)]
        case "build_from_discard":
            return [sign("from-discard", ink)]
        case "copy_neighbour_guild":
            return [sign("copy", ink), arrow("left", ink), card_type("purple"), arrow("right", ink)]
        case _:
            assert_never(name)
