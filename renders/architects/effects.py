"""What a card gives, as a row of icons."""

from __future__ import annotations

from functools import partial

from engine.architects.cards import Card
from renders.architects import glyphs
from renders.drawing import theme
from renders.drawing.row import Piece, Sprite
from renders.parts import icons, sprites


def effect_row(shown: Card) -> list[Piece]:
    """Show what a card gives: a resource, a coin, a symbol, points, the cat, a shield, horns."""
    row: list[Piece] = []
    if shown.resource is not None:
        row.append(sprites.resource(shown.resource))
    if shown.colour == "yellow":
        row.append(Sprite(icons.coin))
    if shown.symbol is not None:
        row.append(Sprite(partial(icons.science, shown.symbol)))
    if shown.victory_points:
        row.append(sprites.points(shown.victory_points))
    if shown.cat:
        row.append(Sprite(lambda size: glyphs.cat(size, theme.INK, theme.IVORY), 0.9))
    row += [Sprite(icons.shield)] * shown.shields
    row += [Sprite(glyphs.horn, 0.9)] * shown.horns
    return row
