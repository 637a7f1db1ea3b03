"""What a card gives, as a row of icons."""

from __future__ import annotations

from functools import partial

from engine.architects.cards import Card
from renders import effects, icons, theme
from renders.architects import signs
from renders.row import Piece, Sprite


def effect_row(shown: Card) -> list[Piece]:
    """Show what a card gives: a resource, a coin, a symbol, points, the cat, a shield, horns."""
    row: list[Piece] = []
    if shown.resource is not None:
        row.append(effects.resource(shown.resource))
    if shown.colour == "yellow":
        row.append(Sprite(icons.coin))
    if shown.symbol is not None:
        row.append(Sprite(partial(icons.science, shown.symbol)))
    if shown.victory_points:
        row.append(effects.points(shown.victory_points))
    if shown.cat:
        row.append(Sprite(lambda size: signs.cat(size, theme.INK, theme.IVORY), 0.9))
    row += [Sprite(icons.shield)] * shown.shields
    row += [Sprite(signs.horn, 0.9)] * shown.horns
    return row
