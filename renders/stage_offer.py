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


@dataclass(frozen=True, slots=True)
class StageOption:
    """One way in which the next stage can be added; ``side`` is the neighbour whose stage is copied."""

    side: Neighbour | None
    cost: Cost
    effects: tuple[Effect, ...]
    bar: Bar | None

    def effect_row(self, ink: theme.Rgba) -> list[Piece]:
        """Show what the stage gives, behind an arrow to where it is copied from."""
        copied: list[Piece] = [] if self.side is None else [arrow(self.side, ink)]
        return [*copied, *effect_row(self.effects, ink)]


@dataclass(frozen=True, slots=True)
class StageOffer:
    """The next stage of one city; no ``options`` where the wonder is complete."""

    city: City
    stages: int
    options: tuple[StageOption, ...]
    title: str

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
    if options:
        name = text("picture-next-stage", stage=city.stages + 1, stages=stages)
    else:
        name = text("picture-wonder-complete")
    return StageOffer(city, stages, options, name)


def _bar(offer: Offer | None, side: Neighbour | None, text: Text) -> Bar | None:
    if offer is None:
        return None
    for choice in offer.stages:
        if choice.copy == side:
            return payment_bar(choice, text)
    if offer.stage_obstacle is not None:
        return obstacle_bar(offer.stage_obstacle, text)
    return Bar("impossible", ())


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
    _draw_bars(canvas, offer.options, left, bars_top, inner_width)


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
    canvas.panel(
        x, y, width, height, CARD_RADIUS, fill=theme.GOLD, fill_low=theme.GOLD_RIM, blur=12, shade=0.55
    )
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
    row = exchange_row(option.cost, option.effect_row(theme.WHITE))
    draw_row(canvas, row, x + width / 2, y, largest_size(row, width, size, 5), gap=5, ink=theme.WHITE)


def exchange_row(cost: Cost, gained: Sequence[Piece]) -> list[Piece]:
    """Give a row that says: this cost brings that effect."""
    becomes = Sprite(lambda size: icons.sign("arrow-right", size, theme.GOLD), 0.6)
    return [*cost_row(cost), becomes, *gained]


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


def _draw_bars(canvas: Canvas, options: Sequence[StageOption], x: int, y: int, width: int) -> None:
    """Draw one bar for each way to add the stage, side by side."""
    bars = [option.bar for option in options]
    if any(bar is None for bar in bars):
        radius = CARD_RADIUS - _RIM
        mask = rounded_mask(width, BAR_HEIGHT + 2 * radius, radius)
        canvas.fill(
            x, y, width, BAR_HEIGHT, _VEIL, mask.crop((0, 2 * radius, width, BAR_HEIGHT + 2 * radius))
        )
        return
    if len(options) == 1:
        (option,) = options
        if option.bar is not None:
            draw_bar(canvas, option.bar, x, y, width)
        return
    half = width // 2
    for index, option in enumerate(options):
        if option.bar is not None and option.side is not None:
            aside = Canvas(width, BAR_HEIGHT, transparent=True)
            marked = Bar(option.bar.status, (arrow(option.side, theme.WHITE), *option.bar.row[:1]))
            draw_bar(aside, marked, 0, 0, half)
            start = 0 if index == 0 else half
            piece = aside.image.crop((0, 0, half, BAR_HEIGHT))
            canvas.put(piece, x + start, y)


def draw_stage_strip(canvas: Canvas, offer: StageOffer, x: int, y: int, width: int, height: int) -> None:
    """Draw the next stage in a low strip: the wonder at the left, cost, gain and price beside it."""
    _draw_board(canvas, offer, x, y, width, height, ground=0.88, centre=height * 0.72 / width, scale=0.9)
    left = x + round(height * 1.4)
    right = x + width - _RIM
    veil = Canvas(width - 2 * _RIM, height - 2 * _RIM, transparent=True)
    veil.panel(
        left - x, 0, veil.width - (left - x) + CARD_RADIUS, veil.height, CARD_RADIUS - _RIM, fill=_VEIL
    )
    veil.image.putalpha(
        ImageChops.multiply(
            veil.image.getchannel("A"), rounded_mask(veil.width, veil.height, CARD_RADIUS - _RIM)
        )
    )
    canvas.put(veil.image, x + _RIM, y + _RIM)
    left += 22
    room = right - left - 16
    if offer.complete:
        canvas.fitted_text(left, y + height / 2, offer.title, 38, room, theme.GOLD, weight=800, face=title)
        return
    used = canvas.fitted_text(
        left, y + height * 0.27, offer.title, 31, room, theme.GOLD, weight=800, face=title
    )
    part = room / len(offer.options)
    bars = [option.bar for option in offer.options]
    price_width = room - used - 24
    for index, option in enumerate(offer.options):
        row = exchange_row(option.cost, option.effect_row(theme.WHITE))
        size = largest_size(row, part - 16, min(60, height * 2 // 5), 4)
        place = left + index * part
        draw_row(canvas, row, place, y + height * 0.69, size, gap=4, ink=theme.WHITE, align="l")
    first = bars[0]
    if first is not None and len(bars) == 1:
        _draw_price(canvas, first, right - 18, y + height * 0.27, price_width)


def _draw_price(canvas: Canvas, bar: Bar, right: float, y: float, width: float) -> None:
    row: list[Piece] = [Sprite(lambda size: icons.status(bar.status, size)), *bar.row]
    size = largest_size(row, width, 44, 6)
    ink = theme.FREE if bar.status == "free" else theme.WHITE
    draw_row(canvas, row, right, y, size, gap=6, ink=ink, align="r")
