"""The headers of pictures: the age, a title, a city with its points."""

from renders.drawing import theme
from renders.drawing.canvas import Anchor, Canvas
from renders.drawing.numerals import ROMAN
from renders.drawing.surfaces import meander
from renders.drawing.typefaces import sans, title
from renders.parts import icons

HEADER_TOP = 22
HEADER_BOTTOM = 126
"""The top of the content of a picture with a header."""
_BADGE_WIDTH, _BADGE_HEIGHT = 96, 92
_POINTS_WIDTH = 226
POINTS_LEFT = theme.WIDTH - theme.MARGIN - _POINTS_WIDTH
"""The left edge of the badge with the points of a city."""


def draw_age_badge(canvas: Canvas, age: int, x: float, y: float, height: int = _BADGE_HEIGHT) -> float:
    """Draw the golden badge of an age with its corner at a point; return its width."""
    gold, low = theme.GOLD_FIELD, theme.GOLD_FIELD_LOW
    canvas.panel(x, y, _BADGE_WIDTH, height, 16, fill=theme.GOLD, fill_low=theme.GOLD_LOW)
    canvas.panel(x + 4, y + 4, _BADGE_WIDTH - 8, height - 8, 13, fill=gold, fill_low=low)
    canvas.text(x + _BADGE_WIDTH / 2, y + height / 2 + 3, ROMAN[age], title(52, 900), theme.GOLD, "mm")
    return _BADGE_WIDTH


def draw_title(
    canvas: Canvas,
    words: str,
    x: float,
    y: float,
    size: int,
    width: float,
    *,
    smallest: int = theme.FLOOR_TEXT,
    anchor: Anchor = "lm",
) -> float:
    """Write a title in gold capitals at the height ``y``; return its width."""
    gold = theme.GOLD
    return canvas.fitted_text(
        x, y, words, size, width, gold, anchor, weight=800, smallest=smallest, face=title
    )


def draw_title_on_meander(
    canvas: Canvas,
    words: str,
    x: float,
    y: float,
    size: int,
    width: float,
    *,
    below: int,
    thick: int = 16,
) -> None:
    """Write a title, and a meander as long as there is room ``below`` it."""
    draw_title(canvas, words, x, y, size, width, smallest=28)
    canvas.put(meander(round(width), thick), x, y + below)


def draw_corner(canvas: Canvas, width: int, y: int) -> None:
    """Draw the meander at the upper right of a picture."""
    canvas.put(meander(width, 16), theme.WIDTH - theme.MARGIN - width, y)


def draw_list_header(canvas: Canvas, heading: str, line: str) -> None:
    """Draw the header of a list to choose from: a title, a line of text, a meander."""
    left = theme.MARGIN + 8
    draw_title(canvas, heading, left, HEADER_TOP + 28, 44, 760)
    canvas.fitted_text(left, HEADER_TOP + 73, line, 34, 1100, theme.MUTED)
    draw_corner(canvas, 330, 36)


def draw_headline(canvas: Canvas, age: int, name: str, line: str, x: float, width: float) -> None:
    """Draw the age badge, a title beside it and a line of text below that, in ``width`` pixels."""
    left = x + draw_age_badge(canvas, age, x, HEADER_TOP) + 18
    room = width - (left - x)
    draw_title(canvas, name, left, HEADER_TOP + 28, 40, room, smallest=26)
    canvas.fitted_text(left, HEADER_TOP + 71, line, 33, room, theme.MUTED)


def draw_city_title(canvas: Canvas, name: str, wonder: str, x: float, width: float) -> None:
    """Draw the name of a player, and below it the wonder in gold."""
    canvas.fitted_text(x, 41, name, 48, width, weight=700, smallest=28)
    canvas.fitted_text(x, 94, wonder, 34, width, theme.GOLD, weight=700, smallest=28, face=title)


def draw_points_badge(canvas: Canvas, points: int, caption: str) -> None:
    """Draw the golden badge with the points of a city at the upper right."""
    left = POINTS_LEFT
    fill, low, gold = theme.GOLD_FIELD, theme.GOLD_FIELD_LOW, theme.GOLD
    canvas.panel(left, 18, _POINTS_WIDTH, 92, 20, fill=fill, fill_low=low, line=gold, line_width=3)
    canvas.put(icons.laurel(78), left + 52, 64, "mm")
    canvas.text(left + 102, 45, f"{points}", sans(54, 800))
    canvas.fitted_text(left + 102, 88, caption, 30, _POINTS_WIDTH - 112, gold)
