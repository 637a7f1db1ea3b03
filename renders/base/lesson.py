"""How the base game is played, in pages with its real cards, and a legend of its signs."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.base.box import Box
from engine.base.city import Production
from engine.base.payment import FULL_PRICES
from engine.terms import NEIGHBOURS, CardId, WonderId
from renders.base.effects import effect_row
from renders.base.faces import CARD_RADIUS, CARD_WIDTH, LOW_CARD_HEIGHT, card_back, card_face
from renders.base.names import card_name
from renders.base.production import draw_production
from renders.base.seats import grey_emblem, side_sign
from renders.base.table import STAGE_SIDE, STAGE_STEP, draw_stage_squares
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.numerals import signed
from renders.drawing.row import Piece, Slash, Space, Sprite, Word, choice_of
from renders.parts import icons
from renders.parts.bars import BAR_HEIGHT
from renders.parts.costs import cost_row
from renders.parts.frames import leader_laurel
from renders.parts.header import draw_age_badge
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
from renders.parts.scenes import emblem, panorama
from renders.parts.sprites import (
    ARROW_SCALE,
    CITIES_SCALE,
    card_type,
    coins,
    neighbour_city,
    points,
    resource,
    sign,
    times,
)

_INK = theme.WHITE
_GIZA = WonderId("giza")


def _card(box: Box, card_id: str) -> Figure:
    """Show a card as it lies in a hand, without the bar for its price."""
    shown = box.cards[CardId(card_id)]

    def draw(text: Text) -> Image.Image:
        whole = card_face(shown, card_name(shown.id, text), CARD_WIDTH, LOW_CARD_HEIGHT)
        return cut_round(whole.crop((0, 0, CARD_WIDTH, LOW_CARD_HEIGHT - BAR_HEIGHT)), CARD_RADIUS)

    return draw


def _ages(text: Text) -> Image.Image:
    canvas = Canvas(320, 92, transparent=True)
    for index in range(3):
        draw_age_badge(canvas, index + 1, index * 112, 0)
    return canvas.image


def _wonder(text: Text) -> Image.Image:
    return cut_round(panorama(_GIZA, 400, 230, 2, 3, ground=0.87), 20)


def _stage(box: Box) -> list[Piece]:
    """Show what the first stage of Giza costs and gives."""
    first = box.wonders[_GIZA].sides["A"][0]
    cost = [] if first.cost is None else cost_row(first.cost)
    return [*cost, sign("arrow-right", theme.GOLD, 0.6), *effect_row(first.effects, _INK)]


def _token(value: int) -> Sprite:
    return Sprite(partial(icons.conflict_token, value=value))


_TABLET, _COMPASS, _GEAR = (
    Sprite(partial(icons.science, symbol)) for symbol in ("tablet", "compass", "gear")
)
_SHIELD = Sprite(icons.shield)
_EQUALS = Word("=", scale=0.9)


def _small(*row: Piece) -> Figure:
    return icons_of(row, size=56)


_SIGNS = Page(
    "base-legend",
    (
        _small(*(resource(name) for name in ("wood", "stone", "ore", "clay"))),
        _small(*(resource(name) for name in ("glass", "cloth", "papyrus"))),
        _small(resource("wood"), Slash(), resource("clay")),
        _small(coins(3)),
        _small(points(3)),
        _small(_SHIELD),
        _small(_TABLET, _COMPASS, _GEAR),
        _small(_TABLET, Slash(), _COMPASS, Slash(), _GEAR),
        _small(card_type("brown"), card_type("grey"), card_type("blue")),
        _small(coins(1), times(_INK), card_type("brown")),
        _small(sign("both-neighbours", _INK, CITIES_SCALE)),
        _small(sign("own-city-and-neighbours", _INK, CITIES_SCALE)),
        _small(sign("arrow-left", _INK, ARROW_SCALE), card_type("brown"), _EQUALS, coins(1)),
        _small(sign("chain", _INK), card_type("blue")),
        _small(sign("stage", _INK)),
        _small(_token(3), _token(-1)),
        _small(Sprite(partial(icons.status, "possible")), Sprite(partial(icons.status, "impossible"))),
        _small(Sprite(partial(icons.status, "free")), sign("card", _INK)),
        _small(sign("seventh-card", _INK)),
        _small(sign("from-discard", _INK)),
        _small(sign("copy", _INK), card_type("purple")),
        _small(coins(2), Space(), Sprite(lambda size: emblem(_GIZA, size, 1, 1))),
    ),
    columns=2,
)
"""What every sign on cards and boards means."""


def _squares(text: Text) -> Image.Image:
    """Show two stages that stand and one that does not, as the table does."""
    canvas = Canvas(3 * STAGE_STEP, STAGE_SIDE, transparent=True)
    draw_stage_squares(canvas, 0, 0, 2, 3)
    return canvas.image


_GIZA_EMBLEM = Sprite(lambda size: emblem(_GIZA, size, 1, 1))
_LEFT_SIDE, _RIGHT_SIDE = (Sprite(partial(side_sign, side), 0.6) for side in NEIGHBOURS)
_OWN_CHOICE = Production({}, (), (("wood", "clay"),))


def _own_choice(text: Text) -> Image.Image:
    """Show a source of which the goods are not for sale."""
    canvas = Canvas(170, 64, transparent=True)
    draw_production(canvas, _OWN_CHOICE, FULL_PRICES, FULL_PRICES, (2, 2, 166, 60), largest=54)
    return canvas.image


_TABLE_SIGNS = Page(
    "base-table-signs",
    (
        _small(Sprite(partial(icons.status, "waiting")), Sprite(partial(icons.status, "possible"))),
        _small(sign("hand", _INK), sign("arrow-up", theme.GOLD), sign("arrow-down", theme.GOLD)),
        _small(sign("discard", _INK)),
        _small(Sprite(lambda size: card_back(1, size))),
        _own_choice,
        _small(_LEFT_SIDE, _GIZA_EMBLEM, Space(), _GIZA_EMBLEM, _RIGHT_SIDE),
        _small(*(Sprite(partial(leader_laurel, leads=leads)) for leads in (False, True))),
        _small(sign("crossed-swords", theme.DEFEAT_SIGN), Word(signed(2), 700, 0.8)),
        _small(
            sign("crossed-swords", _INK, 0.8),
            _GIZA_EMBLEM,
            Word("1", 700, 0.8, theme.POSITIVE),
            _GIZA_EMBLEM,
            Word("3", 700, 0.8, theme.NEGATIVE),
        ),
        _small(sign("dove", _INK)),
        _squares,
        _small(sign("star", theme.GOLD_BRIGHT)),
        _small(Sprite(partial(icons.status, "possible")), sign("chain", _INK)),
        _small(Sprite(lambda size: grey_emblem(_GIZA, size, 1, 1))),
        _small(sign("person", theme.MUTED), Word("3", 700, 0.8), Space(), Word("×2", 800, 0.8)),
        _small(sign("copy", _INK), *choice_of([neighbour_city(side, _INK) for side in NEIGHBOURS])),
    ),
    columns=2,
)
"""What every further sign in the pictures of a game means."""


def lesson(box: Box) -> Lesson:
    """Teach the game with cards and wonders of a box."""
    card = partial(_card, box)
    pages = (
        Page(
            "base-goal",
            (
                _ages,
                card("altar"),
                icons_of(
                    [_token(1), coins(3), sign("stage", _INK)],
                    [card_type("blue"), card_type("green"), card_type("yellow"), card_type("purple")],
                ),
            ),
        ),
        Page(
            "base-hand",
            (
                *(smaller(card(each), 0.9) for each in ("lumber_yard", "loom_age_1", "altar", "tavern")),
                *(smaller(card(each), 0.9) for each in ("barracks", "apothecary", "spies_guild")),
                icons_of(
                    [sign("card", _INK), sign("arrow-right", theme.GOLD, 0.6), sign("check", theme.POSITIVE)],
                    [sign("card", _INK), sign("arrow-right", theme.GOLD, 0.6), sign("stage", _INK)],
                    [sign("card", _INK), sign("arrow-right", theme.GOLD, 0.6), coins(3)],
                ),
            ),
            columns=4,
        ),
        Page(
            "base-cost",
            (
                smaller(card("guard_tower"), 0.8),
                icons_of([sign("both-neighbours", _INK, 1.6), Word("", scale=0.2), _EQUALS, coins(2)]),
                smaller(card("east_trading_post"), 0.8),
                smaller(in_a_row(card("baths"), card("aqueduct")), 0.8),
            ),
        ),
        Page(
            "base-wonder",
            (
                _wonder,
                icons_of([sign("card", _INK), sign("arrow-down", theme.GOLD, 0.8), sign("stage", _INK)]),
                icons_of(_stage(box)),
                icons_of([sign("hand", _INK), sign("cross", theme.NEGATIVE, 0.7)]),
            ),
        ),
        Page(
            "base-end",
            (
                icons_of(
                    [Sprite(icons.shield), Word(">"), Sprite(icons.shield)], [_token(1), _token(3), _token(5)]
                ),
                icons_of([_token(-1)]),
                icons_of([_GEAR, _GEAR, _EQUALS, points(4)], [_TABLET, _COMPASS, _GEAR, _EQUALS, points(10)]),
                icons_of([*[Sprite(icons.coin)] * 3, _EQUALS, points(1)]),
            ),
        ),
    )
    return Lesson(pages, (_SIGNS, _TABLE_SIGNS))


def draw_lesson(box: Box, key: str, text: Text) -> Image.Image:
    """Draw a page, or a legend, by its key."""
    return draw_page(lesson(box).page(key), text)


def describe_lesson(box: Box, key: str, text: Text) -> str:
    """Say everything that a page, or a legend, shows."""
    return describe_page(lesson(box).page(key), text)
