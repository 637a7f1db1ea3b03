"""How to play 7 Wonders, with its real cards; `lesson.json` has the pages and the legends of symbols."""

from collections.abc import Iterable, Mapping
from functools import partial
from itertools import chain
from pathlib import Path

from PIL import Image

from engine.base.box import Box
from engine.base.city import SIDES, Card, Effect, Production, Stage
from engine.base.payment import FULL_PRICES
from engine.facts import VictoryPoints
from engine.terms import SYMBOLS, CardId, Neighbour, Symbol, WonderId
from renders.base.effects import effect_row
from renders.base.faces import (
    CARD_RADIUS,
    CARD_WIDTH,
    LOW_CARD_HEIGHT,
    card_back,
    card_face,
    draw_gives_free,
)
from renders.base.names import card_name
from renders.base.production import draw_production
from renders.base.seats import grey_emblem, side_sign
from renders.base.table import STAGE_SIDE, STAGE_STEP, draw_stage_squares
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Piece, Sprite
from renders.parts import icons
from renders.parts.card_frame import BAR_HEIGHT
from renders.parts.header import draw_age_badge
from renders.parts.language import Text, all_of, resource_count
from renders.parts.lesson import (
    Figure,
    Lesson,
    Lessons,
    MakeFigure,
    Vocabulary,
    cut_round,
    read_lesson,
)
from renders.parts.scenes import emblem, panorama
from renders.parts.sprites import chain as chain_symbol
from renders.parts.sprites import cost_row, sign
from renders.parts.written_rows import MakeRow

_PAGES = Path(__file__).with_name("lesson.json")
_GIZA = WonderId("giza")
_ALTAR = CardId("altar")
_OWN_CHOICE = Production({}, (), (("wood", "clay"),))


def lesson(box: Box) -> Lesson:
    """Return the lesson with cards and wonders of a box."""
    pieces: dict[str, MakeRow] = {
        "token": lambda of: [Sprite(partial(icons.conflict_token, value=int(of)))],
        "emblem": lambda of: [Sprite(lambda size: emblem(_GIZA, size, 1, 1))],
        "grey-emblem": lambda of: [Sprite(lambda size: grey_emblem(_GIZA, size, 1, 1))],
        "card-back": lambda of: [Sprite(lambda size: card_back(1, size))],
        "side": _side,
        "first-stage": lambda of: _first_stage(box),
        "effect": partial(_effect, box),
        "chain-symbol": lambda of: [chain_symbol(of)],
        **{symbol: partial(_symbol, symbol) for symbol in SYMBOLS},
    }
    figures: dict[str, MakeFigure] = {
        "card": partial(_card, box),
        "ages": lambda of: _draw_ages,
        "wonder": lambda of: _draw_wonder,
        "squares": lambda of: _draw_squares,
        "own-choice": lambda of: _draw_own_choice,
    }
    return read_lesson(_PAGES, Vocabulary(pieces, figures, box.names, partial(_facts, box)))


LESSONS = Lessons(lesson)


def _facts(box: Box, text: Text) -> Mapping[str, str | float]:
    """Return the points of the Altar, and the cost and gain of the first stage of Giza."""
    stage = box.wonders[_GIZA].sides["A"][0]
    cost = {} if stage.cost is None else stage.cost.resources
    return {
        "worth": _points(box.cards[_ALTAR].effects),
        "cost": all_of([resource_count(each, count, text) for each, count in cost.items()], text),
        "points": text("points", count=_points(stage.effects)),
    }


def _points(effects: Iterable[Effect]) -> int:
    return sum(effect.amount for effect in effects if isinstance(effect, VictoryPoints))


def _effect(box: Box, kind: str) -> list[Piece]:
    """Return an effect of a card or a stage of the box by its kind."""
    stages = (stage for wonder in box.wonders.values() for side in SIDES for stage in wonder.sides[side])
    shown: Iterable[Card | Stage] = chain(box.cards.values(), stages)
    effects = (effect for each in shown for effect in each.effects)
    return effect_row([next(effect for effect in effects if effect.kind == kind)], theme.WHITE)


def _symbol(symbol: Symbol, of: str) -> list[Piece]:
    return [Sprite(partial(icons.science, symbol))]


def _side(of: str) -> list[Piece]:
    side: Neighbour = "left" if of == "left" else "right"
    return [Sprite(partial(side_sign, side))]


def _first_stage(box: Box) -> list[Piece]:
    """Return the cost and gain of the first stage of Giza."""
    first = box.wonders[_GIZA].sides["A"][0]
    cost = [] if first.cost is None else cost_row(first.cost)
    return [*cost, sign("arrow-right", theme.GOLD, 0.6), *effect_row(first.effects, theme.WHITE)]


def _card(box: Box, card_id: str) -> Figure:
    """Return a card as in a hand, without the bar for its price."""
    shown = box.cards[CardId(card_id)]

    def draw(text: Text) -> Image.Image:
        face = card_face(shown, card_name(box, shown.id, text), LOW_CARD_HEIGHT)
        canvas = Canvas(CARD_WIDTH, LOW_CARD_HEIGHT, ground=face)
        if shown.gives:
            draw_gives_free(canvas, shown, box, 0, 0, LOW_CARD_HEIGHT)
        return cut_round(canvas.image.crop((0, 0, CARD_WIDTH, LOW_CARD_HEIGHT - BAR_HEIGHT)), CARD_RADIUS)

    return draw


def _draw_ages(text: Text) -> Image.Image:
    canvas = Canvas(320, 92, transparent=True)
    for index in range(3):
        draw_age_badge(canvas, index + 1, index * 112, 0)
    return canvas.image


def _draw_wonder(text: Text) -> Image.Image:
    return cut_round(panorama(_GIZA, 400, 230, 2, 3, ground=0.87), 20)


def _draw_squares(text: Text) -> Image.Image:
    """Draw two built stages and one unbuilt, as the table does."""
    canvas = Canvas(3 * STAGE_STEP, STAGE_SIDE, transparent=True)
    draw_stage_squares(canvas, 0, 0, 2, 3)
    return canvas.image


def _draw_own_choice(text: Text) -> Image.Image:
    """Draw a source of choice whose goods aren't for sale."""
    canvas = Canvas(170, 64, transparent=True)
    draw_production(canvas, _OWN_CHOICE, FULL_PRICES, FULL_PRICES, (2, 2, 166, 60), largest=54)
    return canvas.image
