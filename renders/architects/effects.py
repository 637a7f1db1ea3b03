"""What a card gives, as a row of icons; what a wonder does, in words."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from engine.architects.cards import Card
from engine.architects.effects import (
    KeepOneCard,
    StageEffect,
    TakeFromAnyDeck,
    TakeProgressToken,
    TakeTopCards,
)
from engine.facts import Shields
from renders.architects import glyphs
from renders.drawing import theme
from renders.drawing.row import Piece, Sprite
from renders.parts import icons, sprites
from renders.parts.language import Text


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


def wonder_effect(effect: StageEffect | None, text: Text) -> str:
    """Say what a wonder does when some of its stages are built."""
    return text("architects-wonder-effect", effect=_word(effect))


def _word(effect: StageEffect | None) -> str:
    match effect:
        case None:
            return "none"
        case TakeFromAnyDeck():
            return "take_from_any_deck"
        case TakeProgressToken():
            return "take_progress_token"
        case TakeTopCards(("central",)):
            return "take_from_central_deck"
        case TakeTopCards():
            return "take_from_left_and_right_decks"
        case KeepOneCard():
            return "keep_one_of_five"
        case Shields():
            return "shield"
        case _:
            assert_never(effect)
