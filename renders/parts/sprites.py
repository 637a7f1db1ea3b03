"""The sprites of which rows are made in every game: arrows, resources, coins, points, kinds of cards."""

from __future__ import annotations

from functools import partial

from engine.terms import Colour, Neighbour, Resource
from renders.drawing.row import Sprite
from renders.drawing.theme import Rgba
from renders.parts import icons
from renders.parts.icons.signs import Sign

ARROW_SCALE = 0.72
"""Arrows are smaller than what they point from or to."""


def sign(name: Sign, ink: Rgba, scale: float = 1.0) -> Sprite:
    """Give a one-coloured sign."""
    return Sprite(lambda size: icons.sign(name, size, ink), scale)


def arrow(neighbour: Neighbour, ink: Rgba) -> Sprite:
    """Give the arrow that means the left or the right neighbour."""
    name: Sign = "arrow-left" if neighbour == "left" else "arrow-right"
    return sign(name, ink, ARROW_SCALE)


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
