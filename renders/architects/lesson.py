"""How Architects is played, in pages with its real cards, and a legend of its signs."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.architects.city import Box, StageCost
from engine.architects.terms import RESOURCES, SYMBOLS
from engine.terms import CardId, TokenId, WonderId
from renders.architects import glyphs
from renders.architects.board import draw_stages
from renders.architects.glyphs import cost_icon
from renders.architects.names import card_title
from renders.architects.offered import CARD_RADIUS, CARD_WIDTH, bar_height, offered_back, offered_face
from renders.architects.token_icons import conflict_token, hidden_token, progress_token, victory
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Piece, Space, Sprite, Word
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.frames import leader_laurel
from renders.parts.language import Text
from renders.parts.lesson import (
    Figure,
    Lesson,
    Page,
    cut_round,
    describe_page,
    draw_page,
    icons_of,
    in_a_row,
    smaller,
)
from renders.parts.sprites import points, resource, sign

_INK = theme.WHITE
_HEIGHT = 330
_SMALL = 0.74
"""Four cards stand beside each other on a page."""


def _card(box: Box, card_id: str) -> Figure:
    """Show a card as it lies on a pile, without the bar of that."""
    face = CardId(card_id)

    def draw(text: Text) -> Image.Image:
        whole = offered_face(box, face, card_title(face, text), _HEIGHT)
        return cut_round(whole.crop((0, 0, CARD_WIDTH, _HEIGHT - bar_height(_HEIGHT) + 8)), CARD_RADIUS)

    return draw


def _hidden(text: Text) -> Image.Image:
    """Show the central deck, of which nobody sees the first card."""
    height = _HEIGHT - bar_height(_HEIGHT) + 8
    canvas = Canvas(CARD_WIDTH, height, transparent=True)
    canvas.put(offered_back(height), 0, 0)
    canvas.text(CARD_WIDTH / 2, height / 2, "?", sans(120, 800), theme.GOLD, "mm")
    return canvas.image


def _wonder(box: Box, text: Text) -> Image.Image:
    canvas = Canvas(1120, 300, transparent=True)
    giza = box.wonders[WonderId("giza")]
    draw_stages(canvas, giza, ["built", "open", "closed", "closed", "closed"], 1, (6, 4, 1108, 290))
    return canvas.image


def _cost(count: int, *pieces: Piece) -> list[Piece]:
    """Show what a stage costs, and cards that pay it."""
    cost = StageCost(count, "identical" if pieces[0] is pieces[-1] else "different")
    return [_shapes(cost), Space(0.2), *pieces]


def _shapes(cost: StageCost) -> Sprite:
    return Sprite(lambda size: cost_icon(cost, size, _INK))


def _marked(mark: str) -> Sprite:
    """Show a card with a letter or a number on it."""
    return Sprite(partial(glyphs.marked_card, mark=mark, colour=_INK))


_WOOD, _STONE, _CLAY = resource("wood"), resource("stone"), resource("clay")
_SHIELD, _HORN = Sprite(icons.shield), Sprite(partial(glyphs.horn, detail=theme.PANEL))
_SYMBOLS = [Sprite(partial(icons.science, symbol)) for symbol in SYMBOLS]
_ARROW = sign("arrow-right", theme.GOLD, 0.6)
_CAT = Sprite(partial(glyphs.cat, detail=theme.PANEL))
_TOKEN = Sprite(hidden_token)
_BATTLE = Sprite(partial(conflict_token, battle=True))
_PEACE = Sprite(partial(conflict_token, battle=False))
_VICTORY = Sprite(victory)


def _small(*row: Piece) -> Figure:
    return icons_of(row, size=56)


_SIGNS = Page(
    "architects-legend",
    (
        _small(*(resource(name) for name in RESOURCES)),
        _small(Sprite(icons.coin)),
        _small(_shapes(StageCost(2, "different"))),
        _small(_shapes(StageCost(3, "identical"))),
        _small(*_SYMBOLS),
        _small(points(3)),
        _small(_CAT),
        _small(_SHIELD),
        _small(_HORN),
        _small(_PEACE, _BATTLE),
        _small(_VICTORY),
        _small(_TOKEN),
        _small(sign("stage", _INK)),
        _small(_marked("?")),
        _small(_marked("B")),
        _small(_marked("5"), _ARROW, Word("1", 800, 0.9)),
        _small(Sprite(partial(icons.status, "waiting"))),
        _small(*(Sprite(partial(leader_laurel, leads=leads)) for leads in (False, True))),
        _small(Sprite(partial(icons.status, "possible")), sign("check", theme.GOLD)),
        _small(sign("stage", theme.GOLD), Word("3", 700, 0.8)),
        _small(sign("card", theme.MUTED), Word("12", 600, 0.8)),
        _small(sign("star", theme.GOLD_BRIGHT)),
    ),
    columns=2,
)
"""What every sign on cards, wonders, tokens and the table means."""


def lesson(box: Box) -> Lesson:
    """Teach the game with cards and wonders of a box."""
    card = partial(_card, box)
    pages = (
        Page(
            "architects-goal",
            (
                icons_of([sign("card", _INK), _ARROW, sign("stage", _INK)]),
                icons_of([sign("stage", _INK)] * 5),
                icons_of([points(3), _CAT, _VICTORY, _TOKEN]),
            ),
        ),
        Page(
            "architects-turn",
            (
                *(smaller(card(each), _SMALL) for each in ("wood", "coin", "gear", "shield1")),
                *(smaller(card(each), _SMALL) for each in ("laurel3", "laurel2cat")),
                smaller(_hidden, _SMALL),
                icons_of([_marked("A"), _marked("B"), _marked("C")]),
            ),
            columns=4,
        ),
        Page(
            "architects-cost",
            (
                icons_of(_cost(2, _WOOD, _STONE)),
                icons_of(_cost(2, _CLAY, _CLAY)),
                icons_of([Sprite(icons.coin), _ARROW, Word("?", 800, 0.9)]),
            ),
            banner=partial(_wonder, box),
        ),
        Page(
            "architects-science",
            (
                icons_of([_SYMBOLS[0], _SYMBOLS[0]], _SYMBOLS),
                icons_of([Sprite(partial(progress_token, TokenId("economy"))), _TOKEN]),
                smaller(in_a_row(card("laurel3"), card("laurel2cat")), 0.6),
            ),
        ),
        Page(
            "architects-war",
            (
                icons_of([_HORN, _ARROW, _PEACE, _ARROW, _BATTLE]),
                icons_of([_SHIELD, _SHIELD, Word(">"), _SHIELD, _ARROW, _VICTORY]),
                smaller(card("shield2"), 0.6),
                icons_of([sign("stage", _INK)] * 5),
            ),
        ),
    )
    return Lesson(pages, (_SIGNS,))


def draw_lesson(box: Box, key: str, text: Text) -> Image.Image:
    """Draw a page, or a legend, by its key."""
    return draw_page(lesson(box).page(key), text)


def describe_lesson(box: Box, key: str, text: Text) -> str:
    """Say everything that a page, or a legend, shows."""
    return describe_page(lesson(box).page(key), text)
