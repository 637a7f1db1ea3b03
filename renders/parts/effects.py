"""What effects of any kind are at least, as icons and in words: a kind without a look of its own as well."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass

from engine import facts
from renders.drawing.row import Piece, Sprite
from renders.parts import icons
from renders.parts.language import Text
from renders.parts.sprites import coins, points

_NEXT_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def plain_row(effect: object) -> list[Piece]:
    """Show the coins, points and shields of an effect of which nothing else is known."""
    match effect:
        case facts.Coins(amount):
            return [coins(amount)]
        case facts.VictoryPoints(amount):
            return [points(amount)]
        case facts.Shields(amount):
            return [Sprite(icons.shield)] * amount
    row: list[Piece] = []
    if gained := _number(effect, "coins"):
        row.append(coins(gained))
    if gained := _number(effect, "points"):
        row.append(points(gained))
    return [*row, *[Sprite(icons.shield)] * _number(effect, "shields")]


def plain_sentence(effect: object, text: Text) -> str:
    """Say what an effect does: by the message ``effect-KIND``, or nothing where there is none.

    The holes of that message are the numbers and words of the effect.
    """
    match effect:
        case facts.Coins(amount):
            return text("effect-coins", count=amount)
        case facts.VictoryPoints(amount):
            return text("effect-points", count=amount)
        case facts.Shields(amount):
            return text("effect-shields", count=amount)
    key = f"effect-{_NEXT_WORD.sub('-', type(effect).__name__).lower()}"
    return text(key, **_holes(effect)) if text.has(key) else ""


def _number(effect: object, name: str) -> int:
    value = getattr(effect, name, 0)
    return value if isinstance(value, int) else 0


def _holes(effect: object) -> dict[str, str | float]:
    if not is_dataclass(effect):
        return {}
    values = {field.name: getattr(effect, field.name) for field in fields(effect)}
    return {name: value for name, value in values.items() if isinstance(value, str | int)}
