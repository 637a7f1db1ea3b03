"""A row for each city: its wonder, cards and current points."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

from engine.architects.city import City
from engine.architects.terms import COIN, RESOURCES, STAGES, SYMBOLS
from engine.architects.view import View
from engine.game import Seat
from engine.terms import CardId, TokenId
from renders.architects import glyphs
from renders.architects.glyphs import cost_icon
from renders.architects.token_icons import progress_token, victory
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Piece, Space, Sprite, Word, draw_row, largest_size
from renders.drawing.typefaces import sans
from renders.parts import icons, scenes
from renders.parts.frames import draw_row_frame, leader_laurel, sole_leader
from renders.parts.language import Text
from renders.parts.seat_names import draw_name, seat_name

_LEFT, _WIDTH = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
_UNBUILT = (theme.CLOSED_EDGE, theme.UNBUILT, theme.CLOSED_INK)
_OPEN = (theme.IVORY, theme.UNBUILT, theme.WHITE)
_BAND_LEFT, _BAND_WIDTH = _LEFT + 396, 424
_COUNTS_LEFT = _LEFT + 840
_TWO_LINES, _TWO_NAME_LINES = 110, 130
_WORDS_LEFT, _NAME_WIDTH = _LEFT + 140, 244
_CROWDED = 6
"""From this number of players on, the low rows show only the cost of the next stages, large."""
_NEED, _NEED_SIZE, _NARROW_NEED, _NARROW_NEED_SIZE = 104, 54, 72, 38
"""The width of a stage's cost, and the size of its number; then both if two can be built next."""
_BY_THEMSELVES = 6
"""The most cards of a kind drawn one by one; more are counted."""


@dataclass(frozen=True, slots=True)
class RowPlace:
    """The place of a seat's row, with its sizes."""

    seat: Seat
    top: float
    height: int

    @property
    def middle(self) -> float:
        """The middle of the row."""
        return self.top + self.height / 2

    @property
    def low(self) -> bool:
        """Whether there is room for only one line of cards."""
        return self.height < _TWO_LINES

    @property
    def icon(self) -> int:
        """The size of the icons in the two lines."""
        return min(52, round(self.height * (0.47 if self.low else 0.43)))

    def line(self, number: int) -> float:
        """Return the middle of the first or second line."""
        return self.top + self.height * ((0.27, 0.74) if self.low else (0.29, 0.725))[number]


def draw_city_row(canvas: Canvas, view: View, row: RowPlace, names: Sequence[str], text: Text) -> None:
    """Draw the row of a city, framed in gold and with an hourglass for the player to choose."""
    draw_row_frame(canvas, row.top, row.height, active=row.seat in view.deciding)
    city = view.cities[row.seat]
    crowded = view.players >= _CROWDED
    left, size = _WORDS_LEFT, min(row.height - 16, 112)
    middle = _LEFT + 14 + 56
    if crowded:
        size = row.height - 8
        middle, left = _LEFT + 10 + size // 2, _LEFT + 10 + size + 12
    canvas.put(city_emblem(city, size), middle, row.middle, "mm")
    if row.seat in view.deciding:
        badge = icons.status("waiting", min(46, size * 3 // 5))
        right = min(middle + size * 0.42 + badge.width / 2, left - 6)
        canvas.put(badge, right, row.middle + size * 0.36, "rm")
    name = seat_name(names, row.seat, text)
    if crowded:
        needs_left = _draw_next_stages(canvas, city, row)
        canvas.fitted_text(left, row.line(0), name, 38, needs_left - 8 - left, weight=700)
        _draw_built(canvas, city, left, row.line(1), row.icon)
    else:
        size = min(42, row.icon - 4)
        if row.height < _TWO_NAME_LINES:
            canvas.fitted_text(left, row.line(0), name, size, _NAME_WIDTH, weight=700)
        else:
            draw_name(canvas, name, left, row.line(0), _NAME_WIDTH, size=size)
        draw_stage_squares(canvas, city, left, row.line(1), min(40, row.icon - 4))
    _draw_cards(canvas, view, row)
    _draw_counts(canvas, view, row)


def leads_in(view: View, seat: Seat) -> bool:
    """Return whether a player alone has the most points so far."""
    return seat == sole_leader([score.total for score in view.scores])


def city_emblem(city: City, size: int) -> Image.Image:
    """Draw the emblem of a wonder as far as it is built. Read-only."""
    return scenes.emblem(city.wonder, size, len(city.stages), STAGES)


def draw_stage_squares(canvas: Canvas, city: City, x: float, y: float, side: int) -> None:
    """Draw the five stages around the height ``y``: golden with a check, or with their cost.

    Stages that can be built next are bright, those that rest on missing ones are dim.
    """
    gap = max(4, side // 5)
    open_stages = {stage.number for stage in city.open_stages}
    for index, stage in enumerate(city.board.stages):
        left, top = x + index * (side + gap), y - side / 2
        if stage.number in city.stages:
            canvas.panel(left, top, side, side, 8, fill=theme.GOLD, fill_low=theme.GOLD_LOW)
            check = icons.sign("check", round(side * 0.7), theme.GOLD_INK)
            canvas.put(check, left + side / 2, top + side / 2, "mm")
            continue
        edge, fill, ink = _OPEN if stage.number in open_stages else _UNBUILT
        canvas.panel(left, top, side, side, 8, fill=edge)
        canvas.panel(left + 3, top + 3, side - 6, side - 6, 6, fill=fill)
        canvas.put(cost_icon(stage.cost, round(side * 0.78), ink), left + side / 2, top + side / 2, "mm")


def _draw_next_stages(canvas: Canvas, city: City, row: RowPlace) -> float:
    """Draw the cost of the next stages in the height of the row; return their left edge."""
    height = row.height - 20
    width, size = (_NEED, _NEED_SIZE) if len(city.open_stages) == 1 else (_NARROW_NEED, _NARROW_NEED_SIZE)
    left = _BAND_LEFT - 10 - len(city.open_stages) * (width + 6)
    for index, stage in enumerate(city.open_stages):
        x = left + index * (width + 6)
        canvas.panel(x, row.middle - height / 2, width, height, 14, fill=theme.IVORY)
        canvas.panel(x + 3, row.middle - height / 2 + 3, width - 6, height - 6, 11, fill=theme.UNBUILT)
        canvas.put(cost_icon(stage.cost, size, theme.WHITE), x + width / 2, row.middle, "mm")
    return left


def _draw_built(canvas: Canvas, city: City, x: float, y: float, size: int) -> None:
    """Draw the number of built stages."""
    if city.stages:
        stages: list[Piece] = [Sprite(_built_stage), Word(f"{len(city.stages)}", 700, 0.8)]
        draw_row(canvas, stages, x, y, size, gap=6, ink=theme.GOLD, align="l")


def _built_stage(size: int) -> Image.Image:
    return icons.sign("stage", size, theme.GOLD)


def _draw_cards(canvas: Canvas, view: View, row: RowPlace) -> None:
    """Draw the player's cards: resources, coins and symbols on the left, tokens on the right.

    A high row has two lines of them, a low one a single line of larger icons.
    """
    city, band = view.cities[row.seat], row.height - 24 if row.low else row.icon + 6
    top = row.middle - band / 2 if row.low else row.line(0) - band / 2
    canvas.panel(_BAND_LEFT, top, _BAND_WIDTH, band, band // 2, fill=theme.PANEL_DEEP)
    resources, science, tokens = resources_row(city), symbols_row(city), _tokens_row(view, row.seat)
    left, room = _BAND_LEFT + 14, _BAND_WIDTH - 28
    if row.low:
        held = [*resources, *([Space(0.2)] if resources and science else []), *science]
        size = largest_size([*held, Space(0.5), *tokens], room, min(52, band - 8), 6)
        draw_row(canvas, held, left, row.middle, size, gap=6, ink=theme.WHITE, align="l")
        draw_row(canvas, tokens, left + room, row.middle, size, gap=6, align="r")
        return
    draw_row(canvas, resources, left, row.line(0), row.icon, ink=theme.WHITE, align="l", room=room)
    size = largest_size([*science, Space(0.5), *tokens], room, row.icon)
    draw_row(canvas, science, left, row.line(1), size, ink=theme.WHITE, align="l")
    draw_row(canvas, tokens, left + room, row.line(1), size, align="r")


def _tokens_row(view: View, seat: Seat) -> list[Piece]:
    """Return the progress tokens of a city; those used up in this turn are faded."""
    spent = view.used if seat == view.turn else ()
    return [
        Sprite(partial(_spent_token if each in spent else progress_token, each))
        for each in view.cities[seat].tokens
    ]


def _spent_token(name: TokenId, size: int) -> Image.Image:
    return icons.faded(progress_token(name, size), 0.4)


def resources_row(city: City) -> list[Piece]:
    """Return the resource cards and coins of a city, one by one or counted."""
    held = {card_id: city.cards.get(card_id, 0) for card_id in (*map(CardId, RESOURCES), COIN)}
    return _counted({card_id: count for card_id, count in held.items() if count})


def symbols_row(city: City) -> list[Piece]:
    """Return the green cards of a city, one by one or counted."""
    held = {CardId(symbol): city.cards.get(CardId(symbol), 0) for symbol in SYMBOLS}
    return _counted({card_id: count for card_id, count in held.items() if count})


def _counted(held: dict[CardId, int]) -> list[Piece]:
    alone = sum(held.values()) <= _BY_THEMSELVES
    row: list[Piece] = []
    for card_id, count in held.items():
        sprite = _card_sprite(card_id)
        row += [sprite] * count if alone or count == 1 else [sprite, Word(f"×{count}")]
    return row


def _card_sprite(card_id: CardId) -> Sprite:
    for resource in RESOURCES:
        if card_id == resource:
            return Sprite(partial(icons.resource, resource))
    for symbol in SYMBOLS:
        if card_id == symbol:
            return Sprite(partial(icons.science, symbol))
    return Sprite(icons.coin)


def _draw_counts(canvas: Canvas, view: View, row: RowPlace) -> None:
    """Draw shields, military victories, points of blue cards, the cat and the current points."""
    city, size = view.cities[row.seat], row.icon
    font = sans(round(size * 0.8), 700)
    score = view.scores[row.seat]
    counts = (
        (icons.shield(size), city.shields, 0, 0),
        (victory(size), city.victories, 0, 1),
        (icons.card_type("blue", size), score.row("blue"), 1, 0),
    )
    for icon, number, column, line in counts:
        if number:
            x, y = _COUNTS_LEFT + column * 116, row.line(line)
            canvas.put(icon, x, y, "lm")
            canvas.text(x + size + 10, y - 1, f"{number}", font)
    if view.cat == row.seat:
        x, y = _COUNTS_LEFT + 116, row.line(1)
        canvas.put(glyphs.cat(size), x, y, "lm")
        canvas.text(x + size + 10, y - 1, f"{score.row('cat')}", font)
    laurel = min(84, row.height - 14)
    x = _LEFT + _WIDTH - 52
    leads = leads_in(view, row.seat)
    ink = theme.GOLD if leads else theme.WHITE
    canvas.put(leader_laurel(laurel, leads=leads), x, row.middle, "mm")
    canvas.text(x, row.middle - 1, f"{score.total}", sans(round(laurel * 0.46), 800), ink, "mm")
