"""The whole table in one picture, and in words: a row for each city, in seat order."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.base.city import Production
from engine.base.view import View
from engine.game import Seat
from engine.terms import SYMBOLS, Colour, Neighbour
from renders.base.production import draw_production
from renders.base.seats import emblems_beside, seat_emblem
from renders.base.strip_ground import standing_of
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.numerals import ROMAN, plain, signed
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.frames import draw_row_frame, leader_laurel
from renders.parts.header import HEADER_BOTTOM, draw_headline
from renders.parts.icons import Sign
from renders.parts.language import Text, shortened
from renders.parts.names import city_name, colours_of
from renders.parts.seat_names import draw_name, seat_name

_TOP, _BOTTOM, _GAP = HEADER_BOTTOM, 14, 8
_ROW_HEIGHT = 132
_TALL_ROW = 180
"""From this height on a row has a third line, with conflict tokens and science."""
_LEFT = theme.MARGIN
_COUNTS_LEFT, _COUNTS_WIDTH = _LEFT + 578, 574
_STRIP_LEFT, _STRIP_WIDTH = _LEFT + 336, 812
_BALANCE_WIDTH = 264
_BADGE = 46
STAGE_SIDE, STAGE_STEP = 30, 37
"""The side of the square of a stage, and the distance from one to the next."""
_ARROW = 68
"""The room of an arrow behind its text."""


@dataclass(frozen=True, slots=True)
class _Row:
    """The place of a seat's row."""

    seat: Seat
    top: float
    height: int

    @property
    def tall(self) -> bool:
        return self.height >= _TALL_ROW

    def line(self, number: int) -> float:
        """Return the middle of the first, second or third line."""
        if not self.tall:
            return self.top + self.height / 2 + (-28, 31)[number]
        return self.top + self.height * (0.21, 0.52, 0.82)[number]


def draw_table(view: View, names: Sequence[str], text: Text, picked: Collection[Seat] = ()) -> Image.Image:
    """Draw every city as a row; ``picked`` are the seats that have chosen in this step.

    ``names`` are by seat, the Free City last.
    """
    count = len(view.cities)
    room = (theme.MINIMUM_HEIGHT - _TOP - _BOTTOM + _GAP) // count - _GAP
    height = max(_ROW_HEIGHT, room)
    content = _TOP + count * (height + _GAP) - _GAP + _BOTTOM
    canvas = Canvas(theme.WIDTH, max(content, theme.MINIMUM_HEIGHT))
    _draw_header(canvas, view, text)
    for index in range(count):
        row = _Row(Seat(index), _TOP + index * (height + _GAP), height)
        _draw_frame(canvas, view, row, picked)
        _draw_name(canvas, view, row, names, text)
        _draw_counts(canvas, view, row)
        _draw_strip(canvas, view, row)
        if row.tall:
            _draw_tokens_and_science(canvas, view, row)
    return canvas.finish("table")


def _draw_header(canvas: Canvas, view: View, text: Text) -> None:
    line = (
        text("table-over") if view.over else text("picture-round", round=view.round, rounds=view.box.rounds)
    )
    draw_headline(canvas, view.age, text("table-title"), line, _LEFT, 560)
    font, discarded, discard_width = sans(34), "", 0.0
    if view.discard_size:
        discarded = text("table-discard", count=view.discard_size)
        discard_width = 66 + font.getlength(discarded) + 26
    elif view.over:
        return
    other: Neighbour = "right" if view.passing == "left" else "left"
    sides: list[tuple[str, Neighbour | None]] = [
        (text("table-passing", passing=view.passing), view.passing),
        (text("table-side", side=other), other),
    ]
    if view.hands_go == "swap":
        sides = [(text("table-passing", passing="swap"), None)]
    passing_width = 0.0 if view.over else 66 + sum(font.getlength(words) + _ARROW for words, _ in sides)
    if view.hands_go == "swap" and not view.over:
        passing_width += 26 - _ARROW
    left = theme.WIDTH - theme.MARGIN - discard_width - passing_width
    canvas.panel(left, 26, discard_width + passing_width, 80, 20, fill_low=theme.PANEL_LOW, line=theme.LINE)
    if not view.over:
        canvas.put(icons.sign("hand", 46), left + 38, 66, "mm")
        x = left + 70
        for words, side in sides:
            passed = side in (None, view.passing)
            x += canvas.text(x, 65, words, font, theme.WHITE if passed else theme.MUTED)
            if side is None:
                continue
            arrow: Sign = "arrow-down" if side == "left" else "arrow-up"
            canvas.put(icons.sign(arrow, 42, theme.GOLD if passed else theme.MUTED), x + 28, 66, "mm")
            x += _ARROW
        left += passing_width
    if not view.over and discarded:
        canvas.fill(left - 2, 42, 3, 48, theme.LINE)
    if discarded:
        canvas.put(icons.sign("discard", 46), left + 40, 66, "mm")
        canvas.text(left + 72, 65, discarded, font)


def _draw_frame(canvas: Canvas, view: View, row: _Row, picked: Collection[Seat]) -> None:
    waiting = row.seat in view.deciding and row.seat not in picked
    draw_row_frame(canvas, row.top, row.height, grey=row.seat == view.free_city, active=waiting)
    size = min(row.height - 28, 150)
    x, middle = _LEFT + 14 + 52, row.top + row.height / 2
    if row.tall:
        x += 22
    canvas.put(seat_emblem(view, row.seat, size), x, middle, "mm")
    # The badge leaves the stages on its right visible.
    badge_right, badge_y = min(x + size * 0.42 + _BADGE / 2, _words_left(row) - 6), middle + size * 0.38
    if waiting:
        canvas.put(icons.status("waiting", _BADGE), badge_right, badge_y, "rm")
    elif row.seat in picked:
        canvas.put(icons.status("possible", _BADGE), badge_right, badge_y, "rm")


def _words_left(row: _Row) -> int:
    """Return the left edge of the name and the stages of a row."""
    return _LEFT + (184 if row.tall else 138)


def _draw_name(canvas: Canvas, view: View, row: _Row, names: Sequence[str], text: Text) -> None:
    left = _words_left(row)
    width = _STRIP_LEFT - left + (0 if row.tall else 4)
    colour = theme.MUTED if row.seat == view.free_city else theme.WHITE
    draw_name(canvas, seat_name(names, row.seat, text), left, row.line(0), width, colour)
    built, stages = view.cities[row.seat].stages, len(view.cities[row.seat].plan)
    draw_stage_squares(canvas, left, row.line(1) - STAGE_SIDE / 2, built, stages)


def draw_stage_squares(canvas: Canvas, left: float, y: float, built: int, stages: int) -> None:
    """Draw a square for each stage of a wonder, golden for built ones."""
    for stage in range(stages):
        x = left + stage * STAGE_STEP
        if stage < built:
            canvas.panel(x, y, STAGE_SIDE, STAGE_SIDE, 6, fill=theme.GOLD, fill_low=theme.GOLD_LOW)
        else:
            canvas.panel(x, y, STAGE_SIDE, STAGE_SIDE, 6, fill=theme.UNBUILT_EDGE)
            canvas.panel(x + 3, y + 3, STAGE_SIDE - 6, STAGE_SIDE - 6, 4, fill=theme.UNBUILT)


def _draw_counts(canvas: Canvas, view: View, row: _Row) -> None:
    city, y = view.cities[row.seat], row.line(0)
    for index, (icon, number) in enumerate(((icons.coin(52), city.coins), (icons.shield(52), city.shields))):
        if number:
            x = _STRIP_LEFT + 12 + index * 112
            canvas.put(icon, x, y, "lm")
            canvas.fitted_text(x + 58, y - 1, f"{number}", 42, 50, weight=700, smallest=30)
    counts = dict.fromkeys(colours_of(view.box), 0)
    for building in city.buildings:
        counts[view.box.cards[building].colour] += 1
    step = _COUNTS_WIDTH // len(counts)
    for index, (colour, count) in enumerate(counts.items()):
        if count:
            _draw_count(canvas, colour, count, _COUNTS_LEFT + index * step, y, step)


def _draw_count(canvas: Canvas, colour: Colour, count: int, x: float, y: float, width: int) -> None:
    canvas.put(icons.card_type(colour, 50), x, y, "lm")
    canvas.fitted_text(x + 54, y - 1, f"{count}", 36, width - 54, weight=700, smallest=theme.FLOOR_TEXT)


def _draw_strip(canvas: Canvas, view: View, row: _Row) -> None:
    """Draw the city's goods for sale and discounts, its military balance and its current points."""
    y, height = row.line(1), 54
    canvas.panel(_STRIP_LEFT, y - 27, _STRIP_WIDTH, height, 27, fill=theme.PANEL_DEEP)
    city = view.cities[row.seat]
    made = city.production
    sold = Production(made.fixed, made.choices, ())
    box = (_STRIP_LEFT + 12, y - 27, _STRIP_WIDTH - _BALANCE_WIDTH - 30, height)
    prices, beside = city.prices, emblems_beside(view, row.seat)
    draw_production(canvas, sold, prices.left, prices.right, box, beside=beside, largest=46, brief=True)
    right = _STRIP_LEFT + _STRIP_WIDTH - 16
    total = plain(view.scores[row.seat].total)
    leads = standing_of(view, row.seat) == "leader"
    ink = theme.GOLD if leads else theme.WHITE
    used = canvas.text(right, y - 1, total, sans(42, 800), ink, "rm")
    canvas.put(leader_laurel(46, leads=leads), right - used - 12, y, "rm")
    if not view.cities[row.seat].conflicts:
        return
    left = right - _BALANCE_WIDTH + 20
    canvas.put(icons.sign("crossed-swords", 38, theme.DEFEAT_SIGN, theme.PANEL_DEEP), left, y, "lm")
    balance = sum(view.cities[row.seat].conflicts)
    canvas.text(left + 48, y - 1, signed(balance), sans(38, 700))


def _draw_tokens_and_science(canvas: Canvas, view: View, row: _Row) -> None:
    y, size = row.line(2), 48
    symbols = view.cities[row.seat].symbols
    x: float = _STRIP_LEFT + 12
    for symbol in SYMBOLS:
        if count := symbols.get(symbol, 0):
            canvas.put(icons.science(symbol, size), x, y, "lm")
            canvas.text(x + 56, y - 1, f"{count}", sans(36, 700))
        x += 112
    right = _STRIP_LEFT + _STRIP_WIDTH - 12
    for value in reversed(view.cities[row.seat].conflicts):
        canvas.put(icons.conflict_token(size + 4, value), right, y, "rm")
        right -= size + 10


# -- in words ----------------------------------------------------------------------------------------


def describe_table(view: View, names: Sequence[str], text: Text, picked: Collection[Seat] = ()) -> str:
    """Describe the picture of the table, a sentence for each city."""
    if view.over:
        begin = text("table-words-over", count=view.discard_size)
    else:
        begin = text(
            "table-words",
            age=ROMAN[view.age],
            round=view.round,
            rounds=view.box.rounds,
            passing=view.hands_go,
            count=view.discard_size,
        )
    return shortened(
        [begin, *(_city_sentence(view, Seat(seat), names, text, picked) for seat in range(len(view.cities)))]
    )


def _city_sentence(view: View, seat: Seat, names: Sequence[str], text: Text, picked: Collection[Seat]) -> str:
    city = view.cities[seat]
    pick = "none"
    if seat in picked:
        pick = "picked"
    elif seat in view.deciding:
        pick = "waiting"
    said = text(
        "table-words-city",
        name=names[seat],
        wonder=city_name(city.wonder, text),
        built=city.stages,
        stages=len(view.cities[seat].plan),
        coins=text("coins", count=city.coins),
        shields=view.cities[seat].shields,
        buildings=len(city.buildings),
        points=text("points", count=view.scores[seat].total),
        pick=pick,
    )
    leads = standing_of(view, seat) == "leader"
    return f"{said} {text('words-leads', name=names[seat])}" if leads else said
