"""How Duel is played, in pages with its real cards, and a legend of its signs."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.duel.box import Box
from engine.duel.terms import SYMBOLS
from engine.terms import CardId, TokenId, WonderId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Piece, Slash, Sprite, Word, choice_of
from renders.duel import icons as duel_icons
from renders.duel.effects import effect_row
from renders.duel.faces import RADIUS, card_back, card_face
from renders.duel.names import card_name
from renders.duel.tableau import Format
from renders.duel.track import TRACK_HEIGHT, draw_track
from renders.duel.wonder_card import draw_wonder_card
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
from renders.parts.sprites import card_type, coins, points, resource, sign, times

_INK = theme.WHITE
_SIZE = Format(width=278, gap=14, header=50, price=52, effect=62, bar=54, back=50)


def _card(box: Box, card_id: str) -> Figure:
    """Show a card as it lies on the table, without the bar for its price."""
    face = CardId(card_id)

    def draw(text: Text) -> Image.Image:
        whole = card_face(box, face, card_name(face, text), _SIZE, covered=False)
        return cut_round(whole.crop((0, 0, _SIZE.width, _SIZE.shown + 8)), RADIUS)

    return draw


def _pile(box: Box, text: Text) -> Image.Image:
    """Show two cards of which one lies half on the other, that one face down."""
    upper = _card(box, "quarry")(text)
    canvas = Canvas(_SIZE.width + 70, upper.height + _SIZE.back + 6, transparent=True)
    canvas.put(card_back("age_1", _SIZE), 70, 0)
    canvas.put(upper, 0, _SIZE.back + 6)
    return canvas.image


def _wonder(box: Box, text: Text) -> Image.Image:
    canvas = Canvas(392, 330, transparent=True)
    draw_wonder_card(canvas, box.wonders[WonderId("the_sphinx")], 6, 6, 380, 318, text)
    return canvas.image


def _track(box: Box, text: Text) -> Image.Image:
    canvas = Canvas(1100, TRACK_HEIGHT + 8, transparent=True)
    draw_track(canvas, box, 2, [token.id for token in box.track.tokens], 4, 4, 1090)
    return canvas.image


_SYMBOLS = [Sprite(partial(duel_icons.symbol, symbol)) for symbol in SYMBOLS]
_EQUALS = Word("=", scale=0.9)
_ARROW = sign("arrow-right", theme.GOLD, 0.6)
_SHIELD = Sprite(icons.shield)


def _small(*row: Piece) -> Figure:
    return icons_of(row, size=56)


_SIGNS = Page(
    "duel-legend",
    (
        _small(*(resource(name) for name in ("wood", "stone", "clay"))),
        _small(*(resource(name) for name in ("glass", "papyrus"))),
        _small(resource("glass"), Slash(), resource("papyrus")),
        _small(coins(3)),
        _small(points(3)),
        _small(_SHIELD),
        _small(*_SYMBOLS[:4]),
        _small(Sprite(partial(duel_icons.chain, "moon")), Sprite(partial(duel_icons.chain, "sword"))),
        _small(card_type("brown"), card_type("grey"), card_type("blue")),
        _small(coins(1), times(_INK), card_type("brown")),
        _small(sign("larger-city", _INK)),
        _small(resource("stone"), _EQUALS, coins(1)),
        _small(Sprite(duel_icons.play_again)),
        _small(Sprite(partial(duel_icons.coins_lost, number=3))),
        _small(Sprite(partial(duel_icons.crossed_out, partial(icons.card_type, "brown")))),
        _small(sign("from-discard", _INK)),
        _small(Sprite(duel_icons.any_token)),
        _small(sign("stage", _INK), Sprite(partial(duel_icons.fewer, number=2))),
        _small(sign("stage", _INK)),
        _small(Sprite(duel_icons.pawn), Sprite(duel_icons.capital)),
        _small(Sprite(duel_icons.warning)),
        _small(Sprite(partial(icons.status, "possible")), Sprite(partial(icons.status, "impossible"))),
    ),
    columns=2,
)
"""What every sign on cards, wonders and tokens means."""


def _table_signs(box: Box) -> Page:
    """Tell what every further sign on the table and on tokens means."""
    return Page(
        "duel-table-signs",
        (
            _small(Sprite(partial(icons.status, "waiting"))),
            _small(Sprite(partial(leader_laurel, leads=True))),
            _small(sign("stage", theme.GOLD), coins(4)),
            _small(Sprite(partial(duel_icons.symbols_of_six, different=3))),
            _small(Sprite(partial(duel_icons.letter, "A"))),
            _small(sign("chain", _INK)),
            _small(sign("star", theme.GOLD_BRIGHT)),
            _small(Sprite(partial(icons.status, "possible"))),
            _small(Sprite(duel_icons.crown)),
            _small(*choice_of([Sprite(duel_icons.any_token)] * 3)),
            *(
                _small(*effect_row(box.tokens[TokenId(each)].effects[-1:], _INK))
                for each in ("economy", "strategy", "theology", "urbanism", "masonry")
            ),
        ),
        columns=2,
    )


def lesson(box: Box) -> Lesson:
    """Teach the game with cards and wonders of a box."""
    card = partial(_card, box)
    pages = (
        Page(
            "duel-goal",
            (
                icons_of([_SHIELD, _ARROW, Sprite(duel_icons.capital)]),
                icons_of(_SYMBOLS[:3], _SYMBOLS[3:6]),
                card("theater"),
            ),
        ),
        Page(
            "duel-turn",
            (
                *(smaller(card(each), 0.9) for each in ("lumber_yard", "glassworks", "altar", "tavern")),
                *(smaller(card(each), 0.9) for each in ("stable", "scriptorium", "builders_guild")),
                smaller(partial(_pile, box), 0.72),
            ),
            columns=4,
        ),
        Page(
            "duel-cost",
            (
                card("baths"),
                icons_of([resource("stone"), _EQUALS, coins(2)]),
                icons_of([coins(2), sign("plus", _INK, 0.4), coins(1), times(_INK), resource("stone")]),
                smaller(in_a_row(card("baths"), card("aqueduct")), 0.8),
                icons_of(
                    [sign("card", _INK), _ARROW, coins(2), sign("plus", _INK, 0.4), card_type("yellow")]
                ),
            ),
        ),
        Page(
            "duel-wonder",
            (
                partial(_wonder, box),
                icons_of([sign("card", _INK), sign("arrow-down", theme.GOLD, 0.8), sign("stage", _INK)]),
                icons_of([Sprite(duel_icons.play_again)]),
            ),
        ),
        Page(
            "duel-war",
            (
                icons_of([_SHIELD, _ARROW, Sprite(duel_icons.pawn)]),
                icons_of([Sprite(partial(duel_icons.coins_lost, number=2))]),
                icons_of([_SYMBOLS[0], _SYMBOLS[0], _ARROW, Sprite(duel_icons.any_token)]),
                icons_of([*[Sprite(icons.coin)] * 3, _EQUALS, points(1)]),
            ),
            banner=partial(_track, box),
        ),
    )
    return Lesson(pages, (_SIGNS, _table_signs(box)))


def draw_lesson(box: Box, key: str, text: Text) -> Image.Image:
    """Draw a page, or a legend, by its key."""
    return draw_page(lesson(box).page(key), text)


def describe_lesson(box: Box, key: str, text: Text) -> str:
    """Say everything that a page, or a legend, shows."""
    return describe_page(lesson(box).page(key), text)
