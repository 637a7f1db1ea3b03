"""The score of a duel: two columns, a row for each of the eight categories."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.duel.scoring import Score
from engine.duel.terms import SEATS
from engine.duel.view import View
from engine.game import Seat
from renders.drawing import theme
from renders.drawing.canvas import Canvas, meander
from renders.drawing.fitting import fit_lines
from renders.drawing.theme import Rgba, hex_colour
from renders.drawing.typefaces import sans, title
from renders.duel import icons as duel_icons
from renders.duel.names import drawn_name
from renders.duel.wonder_tile import wonder_tile
from renders.parts import icons
from renders.parts.description import shortest_of
from renders.parts.language import Text, all_of

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
_TOP, _HEAD, _ROW, _TOTAL = 126, 200, 78, 112
_LABEL = 300
_COLUMN = (_RIGHT - _LEFT - _LABEL) // 2
_RAISED = (hex_colour("#5A4212"), hex_colour("#332406"))
_RAISED_EDGE = (hex_colour("#FFE9A8"), hex_colour("#B98A2E"))
_RAISED_NAME, _RAISED_INK = hex_colour("#FFE9A8"), hex_colour("#2A1C04")
_TOTAL_FIELD, _TOTAL_RAISED_LOW = hex_colour("#101827"), hex_colour("#C08F33")
_TILE, _TILE_HEIGHT = 98, 62


@dataclass(frozen=True, slots=True)
class _Category:
    """One of the eight categories: its field in a score, its colours and its icon."""

    field: str
    fill: Rgba
    ink: Rgba
    icon: Callable[[int], Image.Image]

    def points(self, score: Score) -> int:
        return int(getattr(score, self.field))


_COLOURS = theme.CARD_COLOURS
_CATEGORIES = (
    _Category("civilian", _COLOURS["blue"], theme.WHITE, lambda size: icons.card_type("blue", size)),
    _Category("scientific", _COLOURS["green"], theme.WHITE, lambda size: icons.card_type("green", size)),
    _Category("commercial", _COLOURS["yellow"], theme.INK, lambda size: icons.card_type("yellow", size)),
    _Category("guilds", _COLOURS["purple"], theme.WHITE, lambda size: icons.card_type("purple", size)),
    _Category("wonders", theme.SAND, theme.WHITE, lambda size: icons.sign("stage", size, theme.IVORY)),
    _Category("progress", hex_colour("#14584B"), theme.WHITE, duel_icons.any_token),
    _Category("treasury", hex_colour("#86600F"), theme.WHITE, icons.coin),
    _Category("military", _COLOURS["red"], theme.WHITE, icons.shield),
)


def winners(view: View) -> list[Seat]:
    """List the seats that are first."""
    return [score.seat for score in view.scores if score.rank == 1]


def draw_score(view: View, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the points of both players, the winner's column raised; ``names`` by seat."""
    sheet = _HEAD + len(_CATEGORIES) * _ROW + _TOTAL
    canvas = Canvas(theme.WIDTH, _TOP + sheet + 28)
    _draw_header(canvas, view, names, text)
    best = winners(view)
    for seat in SEATS:
        x = _column(seat)
        if seat in best:
            canvas.panel(
                x - 2,
                _TOP - 4,
                _COLUMN + 4,
                sheet + 12,
                24,
                fill=_RAISED_EDGE[0],
                fill_low=_RAISED_EDGE[1],
                blur=14,
                shade=0.7,
            )
            canvas.panel(x + 2, _TOP, _COLUMN - 4, sheet + 4, 20, fill=_RAISED[0], fill_low=_RAISED[1])
        _draw_head(canvas, view, seat, names, text, raised=seat in best)
    for index, category in enumerate(_CATEGORIES):
        _draw_category(canvas, view, category, _TOP + _HEAD + index * _ROW, best, text)
    _draw_totals(canvas, view, _TOP + sheet - _TOTAL + 4, best, text)
    return canvas.finish()


def _column(seat: Seat) -> int:
    return _LEFT + _LABEL + seat * _COLUMN


def _draw_header(canvas: Canvas, view: View, names: Sequence[str], text: Text) -> None:
    canvas.put(icons.laurel(96), _LEFT + 52, 64, "mm")
    canvas.put(duel_icons.capital(42), _LEFT + 52, 60, "mm")
    canvas.fitted_text(
        _LEFT + 116, 44, text("score-title"), 46, 640, theme.GOLD, weight=800, smallest=30, face=title
    )
    canvas.fitted_text(_LEFT + 116, 92, victory_line(view, names, text), 34, 1000, smallest=26)
    canvas.put(meander(330, 16), _RIGHT - 330, 36)


def victory_line(view: View, names: Sequence[str], text: Text) -> str:
    """Say in a few words who has won and how."""
    best = winners(view)
    return text(
        f"duel-score-line-{view.table.victory or 'civilian'}",
        names=all_of([drawn_name(names, seat, text) for seat in best], text),
        count=len(best),
    )


def _draw_head(
    canvas: Canvas, view: View, seat: Seat, names: Sequence[str], text: Text, *, raised: bool
) -> None:
    x, middle = _column(seat), _column(seat) + _COLUMN / 2
    if raised:
        canvas.put(icons.laurel(74, hex_colour("#FFE08A")), x + 54, _TOP + 54, "mm")
        canvas.text(x + 54, _TOP + 54, "1", sans(34, 800), _RAISED_NAME, "mm")
    ink = _RAISED_NAME if raised else theme.WHITE
    room = _COLUMN - (116 if raised else 24)
    name = fit_lines(drawn_name(names, seat, text), room, 42, 28)
    for index, line in enumerate(name.lines):
        offset = (index - (len(name.lines) - 1) / 2) * name.size
        canvas.text(middle + (44 if raised else 0), _TOP + 54 + offset, line, name.font, ink, "mm")
    owned = view.table.cities[seat].wonders
    width = len(owned) * (_TILE + 6) - 6
    for index, drafted in enumerate(owned):
        tile = wonder_tile(drafted.wonder, _TILE, _TILE_HEIGHT, built=drafted.built)
        canvas.put(tile, middle - width / 2 + index * (_TILE + 6), _TOP + 118)


def _draw_category(
    canvas: Canvas, view: View, category: _Category, y: int, best: Sequence[Seat], text: Text
) -> None:
    middle = y + _ROW / 2
    canvas.panel(_LEFT, y + 3, _LABEL - 10, _ROW - 6, 14, fill=category.fill)
    canvas.put(category.icon(54), _LEFT + 42, middle, "mm")
    label = text(f"duel-score-{category.field}")
    canvas.fitted_text(_LEFT + 82, middle - 1, label, 36, _LABEL - 104, category.ink, weight=700, smallest=26)
    most = max(category.points(score) for score in view.scores)
    for seat in SEATS:
        points = category.points(view.scores[seat])
        if seat not in best:
            canvas.fill(_column(seat) + 6, y + 3, _COLUMN - 12, _ROW - 6, (255, 255, 255, 12))
        leads = points == most and points > 0
        muted = theme.MUTED if seat in best else theme.FAINT
        ink = theme.WHITE if points else muted
        font = sans(50, 800 if leads else 500)
        centre = _column(seat) + _COLUMN / 2
        canvas.text(centre, middle - 1, f"{points}", font, ink, "mm")
        if leads:
            star = icons.sign("star", 26, theme.GOLD)
            canvas.put(star, centre + font.getlength(f"{points}") / 2 + 22, middle - 14, "mm")


def _draw_totals(canvas: Canvas, view: View, y: int, best: Sequence[Seat], text: Text) -> None:
    canvas.panel(_LEFT, y, _RIGHT - _LEFT, 104, 20, fill=_TOTAL_FIELD, line=theme.GOLD, line_width=3)
    canvas.put(icons.points(76), _LEFT + 54, y + 52, "mm")
    canvas.fitted_text(
        _LEFT + 106, y + 50, text("score-total"), 46, _LABEL - 116, theme.GOLD, weight=800, smallest=28
    )
    for seat in SEATS:
        x, raised = _column(seat), seat in best
        if raised:
            canvas.panel(x + 2, y + 3, _COLUMN - 6, 98, 14, fill=theme.GOLD, fill_low=_TOTAL_RAISED_LOW)
        ink = _RAISED_INK if raised else theme.WHITE
        font = sans(68 if raised else 58, 800)
        canvas.text(x + _COLUMN / 2, y + 50, f"{view.scores[seat].total}", font, ink, "mm")


def describe_score(view: View, names: Sequence[str], text: Text) -> str:
    """Say who has won and what both scored in each category."""
    lines = [
        text(
            "duel-words-score",
            name=names[score.seat],
            **{category.field: category.points(score) for category in _CATEGORIES},
            total=score.total,
        )
        for score in sorted(view.scores, key=lambda score: (score.rank, score.seat))
    ]
    return shortest_of([[f"{victory_line(view, names, text)}.", *lines]])
