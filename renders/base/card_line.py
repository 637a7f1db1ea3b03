"""Built cards as lines: symbol, name, effect."""

from __future__ import annotations

from PIL import Image

from engine.base.cards import card
from engine.terms import CardId
from renders.base.effects import effect_row
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.fitting import ELLIPSIS, FittedLines, fit_lines
from renders.drawing.kept import kept
from renders.drawing.lines import draw_lines
from renders.drawing.row import Row, draw_row, largest_size, row_width
from renders.drawing.surfaces import vertical_gradient
from renders.drawing.theme import mix
from renders.parts import icons

CHIP_RADIUS = 14
_SYMBOL_WIDTH = 62
_GAP, _SMALLEST = 2, 26
_EASILY_READ = 27
"""A name that would be smaller stands above the effect instead of beside it."""

_TWO_LINES = 60
"""A chip lower than this has room for two lines only in small type."""


def draw_chip(canvas: Canvas, card_id: CardId, name: str, box: Box) -> None:
    """Draw a built card as a line in a box of left, top, width and height: symbol, name, effect."""
    x, y, width, height = box
    canvas.put_rounded(card_chip(card_id, name, width, height), x, y, CHIP_RADIUS)


@kept
def card_chip(card_id: CardId, name: str, width: int, height: int) -> Image.Image:
    """Draw a built card as a line: symbol, name, effect; its corners not cut. Read-only."""
    shown = card(card_id)
    colour = theme.CARD_COLOURS[shown.colour]
    canvas = Canvas(width, height, ground=Image.new("RGB", (width, height), theme.IVORY[:3]))
    canvas.panel(2, 2, width - 4, height - 4, CHIP_RADIUS - 2, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    upper, lower = mix(colour, theme.WHITE, 0.08), mix(colour, theme.BLACK, 0.12)
    canvas.image.paste(vertical_gradient(_SYMBOL_WIDTH, height, upper, lower, "RGB"), (0, 0))
    canvas.fill(_SYMBOL_WIDTH, 2, 2, height - 4, theme.card_edge(shown.colour))
    canvas.put(icons.type_glyph(shown.colour, 42), 31, height / 2, "mm")
    effect = effect_row(shown.effects)
    left, right = _SYMBOL_WIDTH + 10, width - 10
    beside, fitted = _share(name, effect, right - left - 10, height)
    if height >= _TWO_LINES and fitted.size < _EASILY_READ:
        _draw_stacked(canvas, name, effect, left, right)
        return canvas.image
    draw_row(canvas, effect, right, height / 2, beside, gap=_GAP, align="r")
    draw_lines(canvas, fitted, left, height / 2 - 1, theme.INK, step=0.98)
    return canvas.image


def _draw_stacked(canvas: Canvas, name: str, effect: Row, left: int, right: int) -> None:
    """Draw the name above the effect."""
    canvas.fitted_text(left, canvas.height * 0.28, name, 30, right - left, theme.INK, smallest=22)
    size = largest_size(effect, right - left, canvas.height // 2, _GAP)
    draw_row(canvas, effect, left, canvas.height * 0.72, size, gap=_GAP, align="l")


def _share(name: str, effect: Row, width: float, height: int) -> tuple[int, FittedLines]:
    """Give the icon size and the lines of a chip: the icons shrink until the name is whole."""
    largest = largest_size(effect, width * 0.56, min(44, height - 12), _GAP, _SMALLEST)
    fitted = _fit_name(name, width - row_width(effect, _SMALLEST, _GAP), height)
    for size in range(largest, _SMALLEST, -2):
        larger = _fit_name(name, width - row_width(effect, size, _GAP), height)
        if not _is_cut(larger):
            return size, larger
    return _SMALLEST, fitted


def _fit_name(name: str, width: float, height: int) -> FittedLines:
    if height >= _TWO_LINES:
        return fit_lines(name, width, 31, theme.FLOOR_TEXT + 1, 600)
    one_line = fit_lines(name, width, 29, theme.FLOOR_TEXT + 1, 600, 1)
    return (
        fit_lines(name, width, theme.FLOOR_TEXT, theme.FLOOR_TEXT - 2, 600) if _is_cut(one_line) else one_line
    )


def _is_cut(fitted: FittedLines) -> bool:
    return any(line.endswith(ELLIPSIS) for line in fitted.lines)
