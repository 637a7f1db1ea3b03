"""How to play Duel, with its real cards; `lesson.json` has the pages and the legend of symbols."""

from functools import partial
from pathlib import Path

from PIL import Image

from engine.duel.box import Box
from engine.terms import CardId, TokenId, WonderId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Sprite
from renders.duel import icons as duel_icons
from renders.duel.effects import effect_row
from renders.duel.faces import RADIUS, card_back, card_face
from renders.duel.names import card_name
from renders.duel.tableau import Format
from renders.duel.track import TRACK_HEIGHT, draw_track
from renders.duel.wonder_card import draw_wonder_card
from renders.parts import icons
from renders.parts.language import Text
from renders.parts.lesson import (
    Figure,
    Lesson,
    Lessons,
    MakeFigure,
    Vocabulary,
    cut_round,
    read_lesson,
)
from renders.parts.written_rows import MakeRow

_PAGES = Path(__file__).with_name("lesson.json")
_SIZE = Format(width=278, gap=14, header=50, price=52, effect=62, bar=54, back=50)


def lesson(box: Box) -> Lesson:
    """Return the lesson with cards and wonders of a box."""
    pieces: dict[str, MakeRow] = {
        "symbol": lambda of: [Sprite(partial(duel_icons.symbol, of))],
        "chain": lambda of: [Sprite(partial(icons.chain, of) if of else _chain)],
        "token": lambda of: [Sprite(duel_icons.any_token)],
        "pawn": lambda of: [Sprite(duel_icons.pawn)],
        "capital": lambda of: [Sprite(duel_icons.capital)],
        "crown": lambda of: [Sprite(duel_icons.crown)],
        "warning": lambda of: [Sprite(duel_icons.warning)],
        "play-again": lambda of: [Sprite(duel_icons.play_again)],
        "coins-lost": lambda of: [Sprite(partial(duel_icons.coins_lost, number=int(of)))],
        "lost": lambda of: [Sprite(partial(duel_icons.crossed_out, partial(icons.card_type, of)))],
        "fewer": lambda of: [Sprite(partial(duel_icons.fewer, number=int(of)))],
        "different": lambda of: [Sprite(partial(duel_icons.symbols_of_six, different=int(of)))],
        "letter": lambda of: [Sprite(partial(duel_icons.letter, of))],
        "effect": lambda of: effect_row(box.tokens[TokenId(of)].effects[-1:], theme.WHITE),
    }
    figures: dict[str, MakeFigure] = {
        "card": partial(_card, box),
        "pile": lambda of: partial(_draw_pile, box),
        "wonder": lambda of: partial(_draw_wonder, box),
        "track": lambda of: partial(_draw_track, box),
    }
    return read_lesson(_PAGES, Vocabulary(pieces, figures, box.names))


LESSONS = Lessons(lesson)


def _chain(size: int) -> Image.Image:
    return icons.sign("chain", size, theme.WHITE)


def _card(box: Box, card_id: str) -> Figure:
    """Return a card as in the layout, without the bar for its price."""
    face = CardId(card_id)

    def draw(text: Text) -> Image.Image:
        whole = card_face(box, face, card_name(face, text), _SIZE, covered=False)
        return cut_round(whole.crop((0, 0, _SIZE.width, _SIZE.shown + 8)), RADIUS)

    return draw


def _draw_pile(box: Box, text: Text) -> Image.Image:
    """Draw two cards, one half on the other, which is face down."""
    upper = _card(box, "quarry")(text)
    canvas = Canvas(_SIZE.width + 70, upper.height + _SIZE.back + 6, transparent=True)
    canvas.put(card_back("age_1", _SIZE), 70, 0)
    canvas.put(upper, 0, _SIZE.back + 6)
    return canvas.image


def _draw_wonder(box: Box, text: Text) -> Image.Image:
    canvas = Canvas(392, 330, transparent=True)
    draw_wonder_card(canvas, box.wonders[WonderId("the_sphinx")], 6, 6, 380, 318, text)
    return canvas.image


def _draw_track(box: Box, text: Text) -> Image.Image:
    canvas = Canvas(1100, TRACK_HEIGHT + 8, transparent=True)
    draw_track(canvas, box, 2, [token.id for token in box.track.tokens], 4, 4, 1090)
    return canvas.image
