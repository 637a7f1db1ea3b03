"""Rows of icons as written in data files: ``coin:3 × brown``, ``card arrow-right*0.6@gold stage``.

A piece is a name, after a colon its argument, after a star its scale, after an at sign its ink. A quote
starts a word, with its weight after an exclamation mark. A slash separates alternatives, ``_`` is a space,
``×`` is "for each". Any other name is a resource, a card colour, a state, or one of the signs.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import cast, get_args

from engine.terms import COLOURS, RESOURCES
from renders.drawing import theme
from renders.drawing.row import Piece, Row, Slash, Space, Sprite, Word
from renders.parts import icons
from renders.parts.frames import leader_laurel
from renders.parts.icons import Sign, Status
from renders.parts.sprites import card_type, coins, points, resource, sign, times

MakeRow = Callable[[str], Row]
"""Makes pieces of their argument: a symbol, a number."""

_PIECE = re.compile(
    r"(?P<name>'[^!*@ ]*|[^:!*@ ]+)(?::(?P<of>[^!*@ ]+))?(?:!(?P<weight>\d+))?"
    r"(?:\*(?P<scale>[\d.]+))?(?:@(?P<ink>[a-z-]+))?"
)


def row_of(written: str, own: Mapping[str, MakeRow]) -> list[Piece]:
    """Read a row; ``own`` makes the pieces that only one game has, from their argument."""
    return [piece for each in written.split() for piece in _pieces(each, own)]


def _pieces(written: str, own: Mapping[str, MakeRow]) -> Row:
    found = _PIECE.fullmatch(written)
    if found is None:
        raise ValueError(f"{written!r} is no piece of a row")
    name, of = found["name"], found["of"] or ""
    ink = getattr(theme, found["ink"].replace("-", "_").upper()) if found["ink"] else None
    if name.startswith("'"):
        return [Word(name[1:], int(found["weight"] or 700), float(found["scale"] or 0.62), ink)]
    row = own[name](of) if name in own else [_piece(name, of, ink or theme.WHITE)]
    scale = float(found["scale"] or 1)
    return [replace(each, scale=scale) if isinstance(each, Sprite) and scale != 1 else each for each in row]


def _piece(name: str, of: str, ink: theme.Rgba) -> Piece:
    match name:
        case "/":
            return Slash()
        case "_":
            return Space(float(of)) if of else Space()
        case "×":
            return times(ink)
        case "coin":
            return coins(int(of)) if of else Sprite(icons.coin)
        case "points":
            return points(int(of))
        case "shield":
            return Sprite(icons.shield)
        case "laurel":
            return Sprite(partial(leader_laurel, leads=of == "leads"))
    for resource_name in RESOURCES:
        if name == resource_name:
            return resource(resource_name)
    if name in COLOURS:
        return card_type(name)
    if name in get_args(Status):
        return Sprite(partial(icons.status, cast("Status", name)))
    if name in get_args(Sign):
        return sign(cast("Sign", name), ink)
    raise ValueError(f"there is no {name!r} to show")
