"""The effects of cards and stages, as rows of icons."""

from collections.abc import Sequence
from functools import partial

from engine.architects.city import Card, Effect
from engine.architects.effects import KeepOneCard, TakeFromAnyDeck, TakeProgressToken, TakeTopCards
from renders.architects import glyphs
from renders.architects.decks import LETTERS
from renders.architects.token_icons import hidden_token
from renders.drawing import theme
from renders.drawing.row import Piece, Sprite, Word
from renders.drawing.theme import Rgba
from renders.parts import icons, sprites
from renders.parts.sprites import plain_row, sign

SMALL_ARROW = 0.5
"""The size of an arrow relative to its target."""


def card_row(shown: Card) -> list[Piece]:
    """Return the gains of a card: a resource, a coin, a symbol, points, the cat, a shield, horns."""
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


def effect_row(effect: Effect, ink: Rgba) -> Sequence[Piece]:
    """Return the effect of a stage; unknown kinds show their basic facts."""
    match effect:
        case TakeFromAnyDeck():
            return [_card_marked("?", ink)]
        case TakeProgressToken():
            return [Sprite(hidden_token)]
        case TakeTopCards():
            return [_card_marked(LETTERS[place], ink) for place in effect.places]
        case KeepOneCard():
            becomes = sign("arrow-right", ink, SMALL_ARROW)
            return [_card_marked(f"{effect.shown}", ink), becomes, Word("1", 800, 0.9)]
    return plain_row(effect)


def _card_marked(mark: str, ink: Rgba) -> Sprite:
    """Return a card with the letter of its deck, or the number of cards."""
    return Sprite(lambda size: glyphs.marked_card(size, mark, ink), 0.9)
