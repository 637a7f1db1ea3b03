"""What cards and stages cost and do, as rows of icons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import partial
from typing import assert_never

from engine.base.effects import (
    Ability,
    AbilityName,
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
from engine.terms import NEIGHBOURS, Colour, Neighbour, Resource
from renders.drawing import theme
from renders.drawing.numerals import ROMAN
from renders.drawing.row import Piece, Sprite, Word, choice_of
from renders.drawing.theme import Rgba
from renders.parts import icons
from renders.parts.icons.signs import Sign
from renders.parts.sprites import (
    ARROW_SCALE,
    CITIES_SCALE,
    card_type,
    coins,
    neighbour_city,
    points,
    resource,
    sign,
    times,
)

_ARROWS: Mapping[Neighbour, Sign] = {"left": "arrow-left", "right": "arrow-right"}

Beside = Mapping[Neighbour, Sprite]
"""How the neighbours of a city are shown where the table is known."""


def effect_row(effects: Iterable[Effect], ink: Rgba = theme.INK, beside: Beside | None = None) -> list[Piece]:
    """Give everything that a card or stage does; ``ink`` is the colour of its plain signs.

    ``beside`` shows the neighbours of a city; without it they are two of three cities.
    """
    return [piece for effect in effects for piece in _pieces(effect, ink, beside)]


def _pieces(effect: Effect, ink: Rgba, beside: Beside | None) -> Sequence[Piece]:
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
            return discount(effect.resources, effect.neighbours, effect.price, ink, beside)
        case Per():
            return _per(effect, ink)
        case Ability(name):
            return _ability(name, ink)
        case CopyStage(stage, neighbours):
            return [
                sign("copy", ink),
                *choice_of([neighbour_piece(neighbour, ink, beside) for neighbour in neighbours]),
                sign("stage", ink),
                Word(ROMAN[stage]),
            ]
        case _:
            return _facts(effect)


def _facts(effect: Effect) -> list[Piece]:
    """Show what an effect that only some box has tells: numbers by what they count, resources and colours."""
    badges: Mapping[str, Callable[[int], Piece]] = {"coins": coins, "points": points, "price": coins}
    shown: list[Piece] = []
    for name, fact in ((each.name, getattr(effect, each.name)) for each in fields(effect)):
        if name in badges:
            shown.append(badges[name](fact))
        elif name == "shields":
            shown += [Sprite(icons.shield)] * fact
        elif name == "resources":
            shown += choice_of([resource(each) for each in fact])
        elif name == "colours":
            shown += [card_type(colour) for colour in fact]
    return shown


def traded_goods(resources: Sequence[Resource]) -> list[Piece]:
    """Show the resources of a discount: the disc of a whole card colour, else each token."""
    discs: tuple[tuple[Colour, bool], ...] = (("brown", False), ("grey", True))
    for colour, manufactured in discs:
        of_colour = {name for name, look in theme.RESOURCE_LOOKS.items() if look.manufactured is manufactured}
        if of_colour == set(resources):
            return [card_type(colour)]
    return [resource(name) for name in resources]


def discount(
    goods: Sequence[Resource],
    sellers: Collection[Neighbour],
    price: int,
    ink: Rgba,
    beside: Beside | None = None,
) -> list[Piece]:
    """Show what these neighbours sell, and that each piece of it costs this price.

    Where the table is not known an arrow points at each of them, as on the printed card.
    """
    shown: list[Piece] = [
        sign(_ARROWS[side], ink, ARROW_SCALE) if beside is None else beside[side]
        for side in NEIGHBOURS
        if side in sellers
    ]
    return [*shown, *traded_goods(goods), Word("=", scale=1.0, ink=ink), coins(price)]


def neighbour_piece(side: Neighbour, ink: Rgba, beside: Beside | None = None) -> Piece:
    """Show a neighbour: the emblem where the table is known, else which one of three cities it is."""
    return neighbour_city(side, ink) if beside is None else beside[side]


def _per(effect: Per, ink: Rgba) -> list[Piece]:
    gained: list[Piece] = []
    if effect.coins:
        gained.append(coins(effect.coins))
    if effect.points:
        gained.append(points(effect.points))
    return [*gained, times(ink), *_counted(effect, ink), *_where(effect, ink)]


def _where(effect: Per, ink: Rgba) -> list[Piece]:
    """Show in which cities is counted, unless it is only the own one."""
    match effect.scope:
        case "self":
            return []
        case "neighbours":
            return [sign("both-neighbours", ink, CITIES_SCALE)]
        case "self_and_neighbours":
            return [sign("own-city-and-neighbours", ink, CITIES_SCALE)]


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
            both = sign("both-neighbours", ink, CITIES_SCALE)
            return [sign("copy", ink), card_type("purple"), both]
        case _:
            assert_never(name)
