"""The next stage of a wonder in a hand: what it costs, what it gives, what it costs this player now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops

from engine.base.cards import Cost
from engine.base.city import City, next_stages, planned_stages
from engine.base.effects import Effect
from engine.base.terms import Neighbour
from engine.base.view import Offer, View
from engine.game import Seat
from renders import icons, theme
from renders.canvas import Canvas, rounded_mask
from renders.cards import (
    BAR_HEIGHT,
    CARD_HEIGHT,
    CARD_RADIUS,
    Bar,
    draw_bar,
    draw_cost,
    draw_plaque,
)
from renders.effects import arrow, cost_row, effect_row
from renders.prices import obstacle_bar, payment_bar
from renders.row import Piece, Sprite, draw_row, largest_size
from renders.scenes import panorama
from renders.text import Text
from renders.type import title

_RIM = 3
_TITLE_HEIGHT = 56
_VEIL = (12, 20, 32, 215)
_THREE_LINES, _WIDE_ENOUGH = 150, 600
"""A strip at least so high and narrower than that has the price in a line of its own."""


@dataclass(frozen=True, slots=True)
class StageOption:
    """One way in which the next stage can be added; ``side`` is the neighbour whose stage is copied.

    ``bar`` tells what it costs the viewer now; None where it cannot be added or nobody is asked.
    """

    side: Neighbour | None
    cost: Cost
    effects: tuple[Effect, ...]
    bar: Bar | None

    def effect_row(self, ink: theme.Rgba) -> list[Piece]:
        """Show what the stage gives, behind an arrow to where it is copied from."""
        return [*self._copied(ink), *effect_row(self.effects, ink)]

    def exchange_row(self, ink: theme.Rgba) -> list[Piece]:
        """Show that this cost brings these effects, and from where they are copied."""
        becomes = Sprite(lambda size: icons.sign("arrow-right", size, theme.GOLD), 0.6)
        return [*self._copied(theme.MUTED), *cost_row(self.cost), becomes, *effect_row(self.effects, ink)]

    def _copied(self, ink: theme.Rgba) -> list[Piece]:
        return [] if self.side is None else [arrow(self.side, ink)]


@dataclass(frozen=True, slots=True)
class StageOffer:
    """The next stage of one city; no ``options`` where the wonder is complete.

    ``obstacle`` is the bar that tells why none of the options can be added.
    """

    city: City
    stages: int
    title: str
    options: tuple[StageOption, ...]
    obstacle: Bar | None

    @property
    def complete(self) -> bool:
        """Whether there is no further stage."""
        return not self.options


def stage_offer(view: View, seat: Seat, text: Text) -> StageOffer:
    """Collect what the next stage of a city costs and gives, and for the viewer what is to be paid now."""
    city = view.cities[seat]
    stages = len(planned_stages(view.cities, seat))
    offer = view.offers[0] if view.offers and seat == view.seat else None
    options = tuple(
        StageOption(side, stage.cost, stage.effects, _bar(offer, side, text))
        for side, stage in next_stages(view.cities, seat)
        if stage.cost is not None
    )
    obstacle = None
    if offer is not None and offer.stage_obstacle is not None:
        obstacle = obstacle_bar(offer.stage_obstacle, text)
    return StageOffer(city, stages, _title(view, seat, stages, text), options, obstacle)


def _title(view: View, seat: Seat, stages: int, text: Text) -> str:
    city = view.cities[seat]
    if city.stages == stages:
        return text("picture-wonder-complete")
    if view.controller != view.seat:
        return text("picture-next-stage", stage=city.stages + 1, stages=stages)
    name = text(f"city-{city.wonder}")
    return text("picture-next-stage-of", city=name, stage=city.stages + 1, stages=stages)


def _bar(offer: Offer | None, side: Neighbour | None, text: Text) -> Bar | None:
    if offer is None:
        return None
    ways = (choice for choice in offer.stages if choice.copy == side)
    return next((payment_bar(choice, text) for choice in ways), None)


def draw_stage_cell(canvas: Canvas, offer: StageOffer, x: int, y: int, width: int, height: int) -> None:
    """Draw the next stage in a cell of the hand, as wide as one card or several."""
    inner_width, inner_height = width - 2 * _RIM, height - 2 * _RIM
    _draw_board(canvas, offer, x, y, width, height, ground=_ground(offer, width, height))
    _draw_title(canvas, offer, x, y, width)
    if offer.complete:
        return
    left, top = x + _RIM, y + _RIM
    bars_top = top + inner_height - BAR_HEIGHT
    count = len(offer.options)
    if width > 1.5 * CARD_HEIGHT or (count == 1 and width > CARD_HEIGHT):
        _draw_wide_options(canvas, offer.options, left, bars_top - 128, inner_width, 128)
    elif count == 1:
        (option,) = offer.options
        plaque = y + height - (CARD_HEIGHT - 182)
        canvas.fill(left, plaque + 42, inner_width, bars_top - plaque - 42, theme.PANEL_DEEP)
        draw_plaque(canvas, option.effect_row(theme.INK), x + width / 2, plaque, width - 20, theme.GOLD_DARK)
        draw_cost(canvas, cost_row(option.cost), x + width / 2, plaque + 122, width - 28, ink=theme.WHITE)
    else:
        _draw_stacked_options(canvas, offer.options, left, top + _TITLE_HEIGHT, inner_width, bars_top)
    _draw_bars(canvas, offer, left, bars_top, inner_width)


def _ground(offer: StageOffer, width: int, height: int) -> float:
    """Give the share of the height at which the wonder stands: above what is written below it."""
    if offer.complete:
        return 0.84
    written = BAR_HEIGHT + (128 if width > CARD_HEIGHT else 160)
    return (height - written) / height


def _draw_board(
    canvas: Canvas,
    offer: StageOffer,
    x: int,
    y: int,
    width: int,
    height: int,
    *,
    ground: float,
    centre: float = 0.5,
    scale: float = 0.82,
) -> None:
    canvas.panel(x, y, width, height, CARD_RADIUS, fill=theme.GOLD, fill_low=theme.GOLD_RIM)
    scene = panorama(
        offer.city.wonder,
        width - 2 * _RIM,
        height - 2 * _RIM,
        offer.city.stages,
        offer.stages,
        centre=centre,
        ground=ground,
        scale=scale,
    )
    canvas.put(_rounded(scene, CARD_RADIUS - _RIM), x + _RIM, y + _RIM)


def _rounded(scene: Image.Image, radius: int) -> Image.Image:
    cut = scene.copy()
    cut.putalpha(rounded_mask(scene.width, scene.height, radius))
    return cut


def _draw_title(canvas: Canvas, offer: StageOffer, x: int, y: int, width: int) -> None:
    inner = width - 2 * _RIM
    radius = CARD_RADIUS - _RIM
    mask = rounded_mask(inner, _TITLE_HEIGHT + 2 * radius, radius).crop((0, 0, inner, _TITLE_HEIGHT))
    canvas.fill(x + _RIM, y + _RIM, inner, _TITLE_HEIGHT, _VEIL, mask)
    canvas.fitted_text(
        x + width / 2,
        y + _RIM + _TITLE_HEIGHT / 2,
        offer.title,
        31,
        inner - 24,
        theme.GOLD,
        "mm",
        weight=800,
        smallest=theme.FLOOR_TEXT,
        face=title,
    )


def _draw_wide_options(
    canvas: Canvas, options: Sequence[StageOption], x: int, y: int, width: int, height: int
) -> None:
    canvas.fill(x, y, width, height, _VEIL)
    part = width / len(options)
    for index, option in enumerate(options):
        _draw_exchange(canvas, option, x + index * part + 16, y + height / 2, part - 32, 60)


def _draw_exchange(canvas: Canvas, option: StageOption, x: float, y: float, width: float, size: int) -> None:
    """Draw the cost, an arrow, and what the stage gives, around the middle of a box."""
    row = option.exchange_row(theme.WHITE)
    draw_row(canvas, row, x + width / 2, y, largest_size(row, width, size, 5), gap=5, ink=theme.WHITE)


def _draw_stacked_options(
    canvas: Canvas, options: Sequence[StageOption], x: int, y: int, width: int, bottom: int
) -> None:
    canvas.fill(x, y, width, bottom - y, _VEIL)
    part = (bottom - y) / len(options)
    for index, option in enumerate(options):
        top = y + index * part
        if index:
            canvas.fill(x + 20, top, width - 40, 2, theme.LINE)
        gained = option.effect_row(theme.WHITE)
        size = largest_size(gained, width - 30, 60)
        draw_row(canvas, gained, x + width / 2, top + part * 0.32, size, ink=theme.WHITE)
        draw_cost(canvas, cost_row(option.cost), x + width / 2, top + part * 0.75, width - 28, 44)


def _draw_bars(canvas: Canvas, offer: StageOffer, x: int, y: int, width: int) -> None:
    """Draw one bar for each way to add the stage, side by side, or one that tells why there is none."""
    bars = [option.bar or Bar("impossible", ()) for option in offer.options]
    if offer.obstacle is not None:
        bars = [offer.obstacle]
    elif all(option.bar is None for option in offer.options):
        radius = CARD_RADIUS - _RIM
        mask = rounded_mask(width, BAR_HEIGHT + 2 * radius, radius)
        canvas.fill(
            x, y, width, BAR_HEIGHT, _VEIL, mask.crop((0, 2 * radius, width, BAR_HEIGHT + 2 * radius))
        )
        return
    if len(bars) == 1:
        draw_bar(canvas, bars[0], x, y, width)
        return
    half = width // 2
    for index, (option, bar) in enumerate(zip(offer.options, bars, strict=True)):
        side = option.side or "left"
        piece = Canvas(width, BAR_HEIGHT, transparent=True)
        marked = Bar(bar.status, (arrow(side, theme.WHITE), *bar.row[:1]))
        draw_bar(piece, marked, 0, 0, half, left_corner=index == 0, right_corner=index == 1)
        canvas.put(piece.image.crop((0, 0, half, BAR_HEIGHT)), x + index * half, y)


def draw_stage_strip(canvas: Canvas, offer: StageOffer, x: int, y: int, width: int, height: int) -> None:
    """Draw the next stage in a low strip: the wonder at the left, cost, gain and price beside it."""
    _draw_board(canvas, offer, x, y, width, height, ground=0.88, centre=height * 0.72 / width, scale=0.9)
    left = x + round(min(height * 1.4, width * (0.26 if height >= _THREE_LINES else 0.18)))
    right = x + width - _RIM
    _draw_strip_veil(canvas, x, y, width, height, left - x)
    left += 20
    room = right - left - 16
    if offer.complete:
        canvas.fitted_text(left, y + height / 2, offer.title, 38, room, theme.GOLD, weight=800, face=title)
        return
    three_lines = height >= _THREE_LINES and room < _WIDE_ENOUGH
    lines = (0.19, 0.52, 0.83) if three_lines else (0.27, 0.69, 0.27)
    title_room = room if three_lines else room * 0.52
    used = canvas.fitted_text(
        left,
        y + height * lines[0],
        offer.title,
        31,
        title_room,
        theme.GOLD,
        weight=800,
        smallest=22,
        face=title,
    )
    part = room / len(offer.options)
    for index, option in enumerate(offer.options):
        row = option.exchange_row(theme.WHITE)
        if len(offer.options) > 1 and option.bar is not None:
            row = [_status(option.bar), *row, *option.bar.row[:1]]
        size = largest_size(row, part - 16, min(60, height * 2 // 5), 4)
        place = left + index * part
        draw_row(canvas, row, place, y + height * lines[1], size, gap=4, ink=theme.WHITE, align="l")
    bar = offer.obstacle or (offer.options[0].bar if len(offer.options) == 1 else None)
    if bar is None:
        return
    if three_lines:
        _draw_price(canvas, bar, left, y + height * lines[2], room, align="l")
    else:
        _draw_price(canvas, bar, right - 14, y + height * lines[2], room - used - 12, align="r")


def _draw_strip_veil(canvas: Canvas, x: int, y: int, width: int, height: int, start: int) -> None:
    """Darken the strip from ``start`` on, so that what is written there can be read."""
    veil = Canvas(width - 2 * _RIM, height - 2 * _RIM, transparent=True)
    radius = CARD_RADIUS - _RIM
    veil.panel(start, 0, veil.width - start + CARD_RADIUS, veil.height, radius, fill=_VEIL)
    inside = rounded_mask(veil.width, veil.height, radius)
    veil.image.putalpha(ImageChops.multiply(veil.image.getchannel("A"), inside))
    canvas.put(veil.image, x + _RIM, y + _RIM)


def _status(bar: Bar) -> Sprite:
    return Sprite(lambda size: icons.status(bar.status, size))


def _draw_price(canvas: Canvas, bar: Bar, x: float, y: float, width: float, *, align: str) -> None:
    row: list[Piece] = [_status(bar), *bar.row]
    size = largest_size(row, width, 44, 6)
    ink = theme.FREE if bar.status == "free" else theme.WHITE
    draw_row(canvas, row, x, y, size, gap=6, ink=ink, align=align)
