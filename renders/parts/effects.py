"""What effects of any kind are at least, as icons and in words: a kind without a look of its own as well."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from engine import facts
from renders.drawing.row import Piece, Sprite, choice_of
from renders.parts import icons
from renders.parts.language import Text
from renders.parts.sprites import card_type, coins, points, resource


def plain_row(effect: facts.Effect) -> list[Piece]:
    """Show an effect that has no look of its own: what is gained, resources, colours of cards."""
    resources, colours = getattr(effect, "resources", ()), getattr(effect, "colours", ())
    of_these = choice_of([resource(each) for each in resources]) if isinstance(resources, tuple) else []
    return [*gained_row(effect), *of_these, *[card_type(colour) for colour in colours]]


def gained_row(effect: facts.Effect) -> list[Piece]:
    """Show the coins, points and shields of an effect."""
    match effect:
        case facts.Coins(amount):
            return [coins(amount)]
        case facts.VictoryPoints(amount):
            return [points(amount)]
        case facts.Shields(amount):
            return [Sprite(icons.shield)] * amount
    row: list[Piece] = []
    for name, badge in (("coins", coins), ("points", points)):
        if number := _number(effect, name):
            row.append(badge(number))
    return [*row, *[Sprite(icons.shield)] * _number(effect, "shields")]


def plain_sentence(effect: facts.Effect, text: Text, game: str = "") -> str:
    """Say what an effect does by the message of its kind, or nothing where there is none.

    It is ``effect-KIND``, or with ``game`` before it what only that game says. Its holes are the numbers and
    words of the effect by their names, and ``count``, the first number.
    """
    kind = effect.kind.replace("_", "-")
    for key in (f"{game}effect-{kind}", f"effect-{kind}"):
        if text.has(key):
            return text(key, **_holes(effect))
    return ""


def _number(effect: facts.Effect, name: str) -> int:
    value = getattr(effect, name, 0)
    return value if isinstance(value, int) else 0


def _holes(effect: facts.Effect) -> dict[str, str | float]:
    facts_of: list[tuple[str, object]] = []
    if is_dataclass(effect):
        facts_of = [(each.name, getattr(effect, each.name)) for each in fields(effect)]
    counts = [("count", value) for _, value in facts_of if isinstance(value, int)][:1]
    return {name: value for name, value in (*counts, *facts_of) if isinstance(value, str | int)}
