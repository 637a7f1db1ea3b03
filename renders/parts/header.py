"""What stands at the top of pictures: the age, the round, a name."""

from __future__ import annotations

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import fit_line
from renders.drawing.numerals import ROMAN
from renders.drawing.typefaces import sans, title

HEADER_TOP = 22
_BADGE_WIDTH, _BADGE_HEIGHT = 96, 92


def draw_age_badge(canvas: Canvas, age: int, x: float, y: float) -> float:
    """Draw the golden badge of an age with its corner at a point; returns its width."""
    canvas.panel(x, y, _BADGE_WIDTH, _BADGE_HEIGHT, 16, fill=theme.GOLD, fill_low=theme.GOLD_LOW)
    canvas.panel(
        x + 4,
        y + 4,
        _BADGE_WIDTH - 8,
        _BADGE_HEIGHT - 8,
        13,
        fill=theme.GOLD_FIELD,
        fill_low=theme.GOLD_FIELD_LOW,
    )
    canvas.text(x + _BADGE_WIDTH / 2, y + 49, ROMAN[age], title(52, 900), theme.GOLD, "mm")
    return _BADGE_WIDTH


def draw_headline(canvas: Canvas, age: int, name: str, line: str, x: float, width: float) -> None:
    """Draw the age badge, a title beside it and a line of text below that, in ``width`` pixels."""
    left = x + draw_age_badge(canvas, age, x, HEADER_TOP) + 18
    room = width - (left - x)
    canvas.fitted_text(left, HEADER_TOP + 28, name, 40, room, theme.GOLD, weight=800, smallest=26, face=title)
    fitted = fit_line(line, room, 33, theme.FLOOR_TEXT, 600, sans)
    canvas.text(left, HEADER_TOP + 71, fitted.text, fitted.font, theme.MUTED)
