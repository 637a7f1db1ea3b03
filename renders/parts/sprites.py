"""The sprites of which rows are made in every game: arrows, resources, coins, points, kinds of cards."""

from __future__ import annotations

from functools import partial

from engine.terms import Colour, Neighbour, Resource
from renders.drawing.row import Sprite
from renders.drawing.theme import Rgba
from renders.parts import icons

ARROW_SCALE = 0.72
"""Arrows are smaller than what they point from or to."""


def arrow(neighbour: Neighbour, ink: Rgba) -> Sprite:
    """Give the arrow that means the left or the right neighbour."""
    name: icons.Sign = "arrow-left" if neighbour == "left" else "arrow-right"
    return Sprite(lambda size: icons.sign(name, size, ink), ARROW_SCALE)


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
