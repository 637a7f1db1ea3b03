"""A city's production, as tokens and groups to choose from, and its scientific symbols."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from engine.base.city import City, Production
from engine.base.payment import FULL_PRICES, UnitPrices
from engine.terms import NEIGHBOURS, RESOURCES, SYMBOLS, Neighbour, Resource
from renders.base.effects import Beside, discount, traded_goods
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Piece, Row, Space, Sprite, Word, choice_of, draw_row, row_width
from renders.parts import icons
from renders.parts.sprites import resource

_LARGEST, _SMALLEST = 58, 26
_DISCOUNT = 0.94
"""The size of the signs of discounts: nearly as large as the production."""
_ROW_STEP = 1.1


@dataclass(frozen=True, slots=True)
class _Group:
    """Icons that belong together; ``framed`` ones have an outline, ``own`` ones are for the owner alone.

    The icons of a framed group are a ``share`` of the size of others.
    """

    row: Row
    framed: bool = False
    own: bool = False
    share: float = 0.79

    def _inner(self, size: int) -> int:
        return round(size * self.share)

    def width(self, size: int) -> float:
        if not self.framed:
            return row_width(self.row, size, 4)
        lock = size * 0.62 if self.own else 0
        return row_width(self.row, self._inner(size), 4) + size * 0.5 + lock

    def put(self, canvas: Canvas, x: float, y: float, size: int) -> None:
        if not self.framed:
            draw_row(canvas, self.row, x, y, size, gap=4, ink=theme.WHITE, align="l")
            return
        width, height = self.width(size), round(size * 1.06)
        line = theme.GOLD if self.own else theme.GROUP_LINE
        canvas.panel(
            x, y - height / 2, width, height, height // 2, fill=theme.PANEL_DEEP, line=line, line_width=3
        )
        left = x + size * 0.25
        if self.own:
            lock = round(size * 0.52)
            canvas.put(icons.sign("lock", lock, theme.GOLD, theme.PANEL_DEEP), left, y, "lm")
            left += size * 0.62
        draw_row(canvas, self.row, left, y, self._inner(size), gap=4, ink=theme.WHITE, align="l")


def _groups(
    production: Production,
    left_prices: UnitPrices,
    right_prices: UnitPrices,
    beside: Beside | None,
    *,
    brief: bool,
    pointing: bool,
) -> list[_Group]:
    counted = 0.8 if brief else 0.7
    groups = []
    for name in RESOURCES:
        count = production.fixed.get(name, 0)
        if count:
            groups.append(_Group([resource(name), *_times(count, counted)]))
    for choices, own in ((production.choices, False), (production.own_choices, True)):
        if brief:
            for options in dict.fromkeys(choices):
                row = choice_of(traded_goods(options))
                groups.append(_Group([*row, *_times(choices.count(options), 0.96)], framed=True, own=own))
        else:
            groups += [_Group(choice_of(_each(options)), framed=True, own=own) for options in choices]
    rows = _discounts(left_prices, right_prices, beside, pointing=pointing)
    return groups + [_Group(row, framed=True, share=_DISCOUNT) for row in rows]


def _times(count: int, scale: float) -> list[Piece]:
    return [Word(f"×{count}", scale=scale)] if count > 1 else []


def _each(options: Sequence[Resource]) -> list[Piece]:
    return [resource(name) for name in options]


def _discounts(
    left_prices: UnitPrices, right_prices: UnitPrices, beside: Beside | None, *, pointing: bool
) -> list[list[Piece]]:
    """Return a row if raw materials or manufactured goods cost less than the full price, with the sellers."""
    rows: list[list[Piece]] = []
    for manufactured in (False, True):
        goods = [name for name in RESOURCES if theme.RESOURCE_LOOKS[name].manufactured is manufactured]
        sellers: dict[int, list[Neighbour]] = {}
        for side, prices in zip(NEIGHBOURS, (left_prices, right_prices), strict=True):
            price = _price(prices, goods)
            if price is not None:
                sellers.setdefault(price, []).append(side)
        rows += [
            discount(goods, sides if pointing else (), price, theme.MUTED, beside)
            for price, sides in sellers.items()
        ]
    return rows


def _price(prices: UnitPrices, goods: Sequence[Resource]) -> int | None:
    """Return the price of raw materials or of manufactured goods if all of them have a discount."""
    places = [RESOURCES.index(name) for name in goods]
    lowest = min(prices[place] for place in places)
    return None if lowest == max(FULL_PRICES) else lowest


def draw_production(
    canvas: Canvas,
    production: Production,
    left_prices: UnitPrices,
    right_prices: UnitPrices,
    box: tuple[float, float, float, float],
    *,
    beside: Beside | None = None,
    largest: int = _LARGEST,
    brief: bool = False,
    pointing: bool = True,
) -> bool:
    """Draw a city's production and discounts into a box of left, top, width, height.

    The icons are as large as the box allows, in as many rows as then fit; ``brief`` shows a choice of all raw
    materials, or of all manufactured goods, as their card colour, and counts identical choices. ``beside``
    shows the neighbours who sell cheaper; without ``pointing`` nobody is shown. Returns whether there is
    anything to draw.
    """
    left, top, width, height = box
    groups = _groups(production, left_prices, right_prices, beside, brief=brief, pointing=pointing)
    size = largest
    rows = _flow(groups, size, width)
    while size > _SMALLEST and len(rows) * size * _ROW_STEP > max(height, size * _ROW_STEP):
        size -= 1
        rows = _flow(groups, size, width)
    for index, row in enumerate(rows):
        x = left
        y = top + height / 2 + (index - (len(rows) - 1) / 2) * size * _ROW_STEP
        for group in row:
            group.put(canvas, x, y, size)
            x += group.width(size) + _space(size)
    return bool(groups)


def _space(size: int) -> float:
    return size * 0.22


def _flow(groups: Sequence[_Group], size: int, width: float) -> list[list[_Group]]:
    rows: list[list[_Group]] = [[]]
    used = 0.0
    for group in groups:
        wide = group.width(size)
        if rows[-1] and used + _space(size) + wide > width:
            rows.append([])
            used = 0.0
        used += wide + (_space(size) if rows[-1] else 0)
        rows[-1].append(group)
    return rows


def science_row(city: City) -> list[Piece]:
    """Return the symbols of a city with their numbers, and those of choice."""
    row: list[Piece] = []
    for symbol in SYMBOLS:
        if count := city.symbols.get(symbol, 0):
            row += [Space(0.06), Sprite(partial(icons.science, symbol)), Word(f"{count}", 700, 0.8)]
    if city.science_choices:
        row += [Space(0.06), Sprite(icons.science_choice), Word(f"{city.science_choices}", 700, 0.8)]
    return row
