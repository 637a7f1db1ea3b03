"""Icons with their own colours: coins, points, shields, tokens, type and status discs."""

from __future__ import annotations

import math
from typing import Literal

from engine.terms import Colour, Symbol
from renders.drawing import theme
from renders.drawing.numerals import signed
from renders.drawing.sketch import Point, Sketch, star_points
from renders.drawing.theme import Rgba
from renders.parts.icons.signs import hourglass
from renders.parts.icons.silhouettes import SCIENCE_GLYPHS, crossed_swords, type_glyph

Status = Literal["possible", "impossible", "free", "waiting"]


def coin(sketch: Sketch, number: int | None) -> None:
    """Draw a coin with its number, or with a star where no number is given."""
    sketch.disc(50, 50, 48, theme.COIN_EDGE)
    sketch.disc(50, 50, 45, theme.COIN_RIM)
    sketch.disc(50, 50, 37, theme.COIN_FIELD)
    sketch.arc(50, 50, 41, 200, 320, theme.COIN_LIGHT, 3)
    if number is None:
        sketch.polygon(star_points(5, 50, 51, 23, 10), theme.COIN_EDGE)
    else:
        sketch.text(50, 48.5, f"{number}", 58 if number < 10 else 46, theme.COIN_INK)


def _leaf(x: float, y: float, turn: float, length: float, width: float) -> list[Point]:
    along_x, along_y = math.cos(turn), math.sin(turn)
    edges: list[Point] = []
    steps = [index / 8 for index in range(9)]
    for share, side in [(s, 1) for s in steps] + [(s, -1) for s in reversed(steps)]:
        wide = side * width * max(0.0, math.sin(math.pi * share)) ** 0.8
        far = length * share
        edges.append((x + along_x * far - along_y * wide, y + along_y * far + along_x * wide))
    return edges


def laurel(
    sketch: Sketch, colour: Rgba, *, x: float = 50, y: float = 53, radius: float = 37, leaf: float = 17
) -> None:
    """Draw a laurel wreath that is open at the top."""
    gap, pairs = 36, 6
    for side in (-1, 1):
        first, last = 90 + side * 8, 90 + side * (180 - gap)
        sketch.arc(x, y, radius + 1, min(first, last), max(first, last), colour, 2.6)
        for index in range(pairs):
            place = 90 + side * (16 + index * (180 - gap - 14) / (pairs - 0.6))
            leaf_x = x + radius * math.cos(math.radians(place))
            leaf_y = y + radius * math.sin(math.radians(place))
            turn = math.radians(place + side * 90)
            for bend in (side * 0.55, -side * 0.5):
                sketch.polygon(_leaf(leaf_x, leaf_y, turn + bend, leaf, leaf * 0.2), colour)
        end = math.radians(last)
        tip = _leaf(
            x + radius * math.cos(end),
            y + radius * math.sin(end),
            math.radians(last + side * 90),
            leaf * 0.8,
            leaf * 0.2,
        )
        sketch.polygon(tip, colour)


def points(sketch: Sketch, number: int | None) -> None:
    """Draw victory points: a number in a laurel wreath."""
    sketch.disc(50, 50, 49, theme.GOLD_LOW)
    sketch.disc(50, 50, 46, theme.POINTS_FIELD)
    laurel(sketch, theme.LEAF, y=51, radius=35, leaf=15)
    if number is not None:
        sketch.text(50, 49, f"{number}", 50 if number < 10 else 42, theme.INK)


def _heater(x: float, y: float, width: float, height: float) -> list[Point]:
    top = [(-0.5, -0.46), (-0.25, -0.44), (0.0, -0.5), (0.25, -0.44), (0.5, -0.46)]
    side = [(0.5 * (1 - (index / 16) ** 2.1), -0.1 + 0.6 * index / 16) for index in range(17)]
    outline = top + side + [(-across, down) for across, down in reversed(side)]
    return [(x + across * width, y + down * height) for across, down in outline]


def shield(sketch: Sketch, number: int | None) -> None:
    """Draw a red shield with swords, or with a number of shields."""
    sketch.polygon(_heater(50, 50, 84, 94), theme.SHIELD_EDGE)
    sketch.polygon(_heater(50, 49, 76, 85), theme.IVORY)
    sketch.polygon(_heater(50, 48.5, 66, 75), theme.card_look("red").field)
    if number is None:
        sketch.glyph(crossed_swords, 50, 45, 52, theme.IVORY, theme.IVORY)
    else:
        sketch.text(50, 44, f"{number}", 54 if number < 10 else 44, theme.WHITE)


def conflict_token(sketch: Sketch, value: int) -> None:
    """Draw a victory token (a sun) or a defeat token (a cracked shield)."""
    if value > 0:
        sketch.polygon(star_points(14, 50, 50, 49.5, 41), theme.COIN_RIM)
        sketch.disc(50, 50, 39, theme.VICTORY_EDGE)
        sketch.disc(50, 50, 36, theme.card_look("red").field)
        sketch.text(50, 48.5, signed(value), 38, theme.WHITE)
        return
    sketch.polygon(_heater(50, 50, 80, 92), theme.DEFEAT_EDGE)
    sketch.polygon(_heater(50, 50, 70, 82), theme.DEFEAT_FIELD)
    crack = [(60, 4), (46, 34), (58, 48), (44, 70), (50, 97), (53, 97), (49, 70), (64, 48), (52, 34), (68, 4)]
    sketch.polygon(crack, theme.DEFEAT_EDGE)
    sketch.disc(50, 52, 27, theme.DEFEAT_EDGE)
    sketch.text(50, 50, signed(value), 36, theme.WHITE)


def science(sketch: Sketch, symbol: Symbol) -> None:
    """Draw a science symbol on its green disc."""
    sketch.disc(50, 50, 49, theme.SCIENCE_EDGE)
    sketch.disc(50, 50, 45.5, theme.IVORY)
    sketch.disc(50, 50, 41.5, theme.card_look("green").field)
    sketch.glyph(SCIENCE_GLYPHS[symbol], 50, 50, 60, theme.IVORY, theme.card_look("green").field)


def card_type(sketch: Sketch, colour: Colour) -> None:
    """Draw the disc of a card colour with its symbol and an ivory ring."""
    sketch.disc(50, 50, 49, theme.IVORY)
    look = theme.card_look(colour)
    sketch.disc(50, 50, 44.5, look.field)
    sketch.glyph(type_glyph(colour), 50, 50, 58, look.ink, look.field)


def status(sketch: Sketch, state: Status) -> None:
    """Draw the disc that says whether something can be done: check, cross, star or hourglass."""
    fields = {
        "possible": theme.POSSIBLE,
        "impossible": theme.CROSS,
        "free": theme.STAR_FIELD,
        "waiting": theme.WAITING_FIELD,
    }
    sketch.disc(50, 50, 49, theme.WHITE)
    sketch.disc(50, 50, 45, fields[state])
    if state == "possible":
        sketch.line([(27, 52), (44, 69), (74, 34)], theme.WHITE, 11)
    elif state == "impossible":
        sketch.line([(33, 33), (67, 67)], theme.WHITE, 12)
        sketch.line([(67, 33), (33, 67)], theme.WHITE, 12)
    elif state == "free":
        sketch.polygon(star_points(5, 50, 52, 38, 16), theme.STAR)
    else:
        sketch.glyph(hourglass, 50, 50, 62, theme.GOLD_BRIGHT, theme.GOLD_BRIGHT)


def science_choice(sketch: Sketch) -> None:
    """Draw the disc of a science symbol of choice: all three symbols, small."""
    sketch.disc(50, 50, 49, theme.SCIENCE_EDGE)
    sketch.disc(50, 50, 45.5, theme.IVORY)
    sketch.disc(50, 50, 41.5, theme.card_look("green").field)
    places: tuple[tuple[Symbol, float, float], ...] = (
        ("tablet", 50, 30),
        ("compass", 32, 62),
        ("gear", 68, 62),
    )
    for symbol, x, y in places:
        sketch.glyph(SCIENCE_GLYPHS[symbol], x, y, 32, theme.IVORY, theme.card_look("green").field)
