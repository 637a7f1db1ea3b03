"""The costs and effects of cards and stages, as rows of icons."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from engine.base.city import Card, Effect
from engine.base.effects import Ability, CopyStage, Per, Produce, Science, TradeDiscount
from engine.base.second_edition import FirstCardFree, LastCardFree, NewColourFree, PointsIfWonderComplete
from engine.terms import NEIGHBOURS, Colour, Neighbour, Resource
from renders.drawing import theme
from renders.drawing.numerals import ROMAN
from renders.drawing.row import Piece, Row, Slash, Sprite, Word, choice_of
from renders.drawing.theme import Rgba
from renders.parts import icons
from renders.parts.icons import Sign
from renders.parts.sprites import (
    ARROW_SCALE,
    CITIES_SCALE,
    card_type,
    chain,
    coins,
    cost_row,
    gained_row,
    neighbour_city,
    plain_row,
    points,
    resource,
    sign,
    times,
)

_ARROWS: Mapping[Neighbour, Sign] = {"left": "arrow-left", "right": "arrow-right"}

_SCOPES: Mapping[str, Sign] = MappingProxyType(
    {"neighbours": "both-neighbours", "self_and_neighbours": "own-city-and-neighbours"}
)

Beside = Mapping[Neighbour, Sprite]
"""The neighbours of a city as they are shown if the table is known."""


def effect_row(effects: Iterable[Effect], ink: Rgba = theme.INK, beside: Beside | None = None) -> list[Piece]:
    """Return all effects of a card or stage; ``ink`` is the colour of plain signs.

    ``beside`` shows the neighbours of a city; without it they are two of three cities.
    """
    return [piece for effect in effects for piece in pieces(effect, ink, beside)]


def price_row(shown: Card) -> list[Piece]:
    """Return the symbol that makes a card free, or else its cost."""
    cost = cost_row(shown.cost)
    return cost if shown.needs is None else [chain(shown.needs), Slash(), *cost]


def chains_given(shown: Card, scale: float = 1.0) -> list[Piece]:
    """Return the chain symbols that a card gives for later ones."""
    return [chain(symbol, scale) for symbol in shown.gives]


def pieces(effect: Effect, ink: Rgba, beside: Beside | None) -> Sequence[Piece]:
    """Return an effect; unknown kinds show their coins, points and shields."""
    match effect:
        case Produce():
            tokens = [resource(name) for name in effect.options]
            return choice_of(tokens) if len(tokens) > 1 else tokens * effect.amount
        case Science():
            return choice_of([Sprite(partial(icons.science, symbol)) for symbol in effect.options])
        case TradeDiscount():
            return discount(effect.resources, effect.neighbours, effect.price, ink, beside)
        case Per():
            return [*gained_row(effect), times(ink), *_counted(effect, ink), *_where(effect, ink)]
        case Ability():
            looks: Mapping[str, Row] = {
                "free_build_once_per_age": [_free(), sign("card", ink)],
                "play_seventh_card": [sign("seventh-card", ink)],
                "build_from_discard": [sign("from-discard", ink)],
                "copy_neighbour_guild": [
                    sign("copy", ink),
                    card_type("purple"),
                    sign("both-neighbours", ink, CITIES_SCALE),
                ],
            }
            return looks.get(effect.name, ())
        case FirstCardFree():
            return [_free(), sign("first-card", ink)]
        case LastCardFree():
            return [_free(), sign("last-card", ink)]
        case NewColourFree():
            return [_free(), sign("first-card", ink), Sprite(icons.every_colour)]
        case PointsIfWonderComplete():
            complete = [sign("stage", ink), Sprite(partial(icons.status, "possible"), 0.7)]
            return [*complete, sign("arrow-right", ink, 0.5), points(effect.points)]
        case CopyStage():
            return [
                sign("copy", ink),
                *choice_of([neighbour_piece(neighbour, ink, beside) for neighbour in effect.neighbours]),
                sign("stage", ink),
                Word(ROMAN[effect.stage]),
            ]
    return plain_row(effect)


def _free() -> Sprite:
    """Return the sign that a building is free."""
    return Sprite(partial(icons.status, "free"))


def traded_goods(resources: Sequence[Resource]) -> list[Piece]:
    """Return the resources of a discount: the disc of a whole card colour, else each token."""
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
    """Return the goods of these neighbours, each at this price.

    If the table isn't known an arrow points at each of them, as on the printed card.
    """
    shown: list[Piece] = [
        sign(_ARROWS[side], ink, ARROW_SCALE) if beside is None else beside[side]
        for side in NEIGHBOURS
        if side in sellers
    ]
    return [*shown, *traded_goods(goods), Word("=", scale=1.0, ink=ink), coins(price)]


def neighbour_piece(side: Neighbour, ink: Rgba, beside: Beside | None = None) -> Piece:
    """Return a neighbour: the emblem if the table is known, else its place among three cities."""
    return neighbour_city(side, ink) if beside is None else beside[side]


def _where(effect: Per, ink: Rgba) -> list[Piece]:
    """Return the cities in which things are counted, unless it is only the own one."""
    shown = _SCOPES.get(effect.scope)
    return [] if shown is None else [sign(shown, ink, CITIES_SCALE)]


def _counted(effect: Per, ink: Rgba) -> Sequence[Piece]:
    match effect.of:
        case "cards":
            return [card_type(colour) for colour in effect.colours]
        case "wonder_stages":
            return [sign("stage", ink)]
        case "defeat_tokens":
            return [Sprite(partial(icons.conflict_token, value=-1))]
    return []
