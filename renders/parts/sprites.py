"""The sprites of which rows are made in every game, and what things cost."""

from __future__ import annotations

from functools import partial

from engine.facts import Cost
from engine.terms import RESOURCES, Colour, Neighbour, Resource
from renders.drawing.row import Piece, Sprite, Word
from renders.drawing.theme import Rgba
from renders.parts import icons
from renders.parts.icons.signs import Sign
from renders.parts.language import Text, all_of, resource_count

ARROW_SCALE, CITIES_SCALE = 0.9, 1.15
"""Arrows are smaller than what they point from or to; three cities a little larger than what they have."""


def sign(name: Sign, ink: Rgba, scale: float = 1.0) -> Sprite:
    """Give a one-coloured sign."""
    return Sprite(lambda size: icons.sign(name, size, ink), scale)


def neighbour_city(neighbour: Neighbour, ink: Rgba) -> Sprite:
    """Give the three cities of which the left or the right one is meant, where no table is known."""
    name: Sign = "left-neighbour" if neighbour == "left" else "right-neighbour"
    return sign(name, ink, CITIES_SCALE)


def times(ink: Rgba | None = None) -> Word:
    """Give the cross that stands between what is gained and what it is gained for: *for each*."""
    return Word("×", 700, 0.7, ink)


def resource(name: Resource) -> Sprite:
    """Give the token of a resource."""
    return Sprite(partial(icons.resource, name))


def coins(number: int) -> Sprite:
    """Give a coin with its number."""
    return Sprite(lambda size: icons.coin(size, number))


def points(number: int) -> Sprite:
    """Give victory points with their number."""
    return Sprite(lambda size: icons.points(size, number))


def card_type(colour: Colour) -> Sprite:
    """Give the disc of a card colour."""
    return Sprite(partial(icons.card_type, colour))


def cost_row(cost: Cost) -> list[Piece]:
    """Give a cost: its coins, then every unit of its resources."""
    row: list[Piece] = [coins(cost.coins)] if cost.coins else []
    for name in RESOURCES:
        row += [resource(name)] * cost.resources.get(name, 0)
    return row


def cost_sentence(cost: Cost, text: Text) -> str:
    """Say what something costs."""
    parts = [text("coins", count=cost.coins)] if cost.coins else []
    parts += [
        resource_count(each, cost.resources[each], text) for each in RESOURCES if each in cost.resources
    ]
    return text("cost", cost=all_of(parts, text)) if parts else text("cost-nothing")
