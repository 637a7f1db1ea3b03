"""How to play Architects, with its real cards; `lesson.json` has the pages and the legend of symbols."""

from functools import partial
from pathlib import Path

from PIL import Image

from engine.architects.city import Box, StageCost
from engine.architects.terms import SYMBOLS
from engine.terms import CardId, Symbol, TokenId, WonderId
from renders.architects import glyphs
from renders.architects.board import draw_stages
from renders.architects.names import card_title
from renders.architects.offered import CARD_RADIUS, CARD_WIDTH, bar_height, offered_back, offered_face
from renders.architects.token_icons import conflict_token, hidden_token, progress_token, victory
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Piece, Sprite
from renders.drawing.typefaces import sans
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
_HEIGHT = 330


def lesson(box: Box) -> Lesson:
    """Return the lesson with cards and wonders of a box."""
    pieces: dict[str, MakeRow] = {
        "cat": lambda of: [Sprite(partial(glyphs.cat, detail=theme.PANEL))],
        "horn": lambda of: [Sprite(partial(glyphs.horn, detail=theme.PANEL))],
        "peace": lambda of: [Sprite(partial(conflict_token, battle=False))],
        "battle": lambda of: [Sprite(partial(conflict_token, battle=True))],
        "victory": lambda of: [Sprite(victory)],
        "token": lambda of: [Sprite(hidden_token)],
        "progress": lambda of: [Sprite(partial(progress_token, TokenId(of)))],
        "marked": lambda of: [Sprite(partial(glyphs.marked_card, mark=of, colour=theme.WHITE))],
        "different": lambda of: _shapes(StageCost(int(of), "different")),
        "identical": lambda of: _shapes(StageCost(int(of), "identical")),
        **{symbol: partial(_symbol, symbol) for symbol in SYMBOLS},
    }
    figures: dict[str, MakeFigure] = {
        "card": partial(_card, box),
        "hidden": lambda of: _draw_hidden,
        "wonder": lambda of: partial(_draw_wonder, box),
    }
    return read_lesson(_PAGES, Vocabulary(pieces, figures, box.names))


LESSONS = Lessons(lesson)


def _symbol(symbol: Symbol, of: str) -> list[Piece]:
    return [Sprite(partial(icons.science, symbol))]


def _shapes(cost: StageCost) -> list[Piece]:
    return [Sprite(lambda size: glyphs.cost_icon(cost, size, theme.WHITE))]


def _card(box: Box, card_id: str) -> Figure:
    """Return a card as on a deck, without its bar."""
    face = CardId(card_id)

    def draw(text: Text) -> Image.Image:
        whole = offered_face(box, face, card_title(face, text), _HEIGHT)
        return cut_round(whole.crop((0, 0, CARD_WIDTH, _HEIGHT - bar_height(_HEIGHT) + 8)), CARD_RADIUS)

    return draw


def _draw_hidden(text: Text) -> Image.Image:
    """Draw the central deck, whose top card is hidden."""
    height = _HEIGHT - bar_height(_HEIGHT) + 8
    canvas = Canvas(CARD_WIDTH, height, transparent=True)
    canvas.put(offered_back(height), 0, 0)
    canvas.text(CARD_WIDTH / 2, height / 2, "?", sans(120, 800), theme.GOLD, "mm")
    return canvas.image


def _draw_wonder(box: Box, text: Text) -> Image.Image:
    canvas = Canvas(1120, 300, transparent=True)
    giza = box.wonders[WonderId("giza")]
    draw_stages(canvas, giza, ["built", "open", "closed", "closed", "closed"], 1, (6, 4, 1108, 290))
    return canvas.image
