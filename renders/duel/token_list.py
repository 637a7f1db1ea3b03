"""Progress tokens to choose from, each with what it does."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.duel.box import Box, ProgressToken
from engine.terms import TokenId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.row import draw_row, largest_size
from renders.duel import icons as duel_icons
from renders.duel.effects import effect_row
from renders.duel.names import token_name
from renders.duel.sentences import effect_sentences
from renders.parts.card_frame import number_badge
from renders.parts.header import HEADER_BOTTOM, draw_list_header
from renders.parts.language import Text, shortened

_TOP, _ROW, _GAP = HEADER_BOTTOM, 158, 14
_ICONS_WIDTH = 236


def draw_token_list(box: Box, tokens: Sequence[TokenId], line: str, text: Text) -> Image.Image:
    """Draw progress tokens, numbered, one below the other; ``line`` stands below the title."""
    height = max(theme.MINIMUM_HEIGHT, _TOP + len(tokens) * (_ROW + _GAP) + theme.MARGIN)
    canvas = Canvas(theme.WIDTH, height)
    draw_list_header(canvas, text("duel-tokens-title"), line)
    spare = height - _TOP - theme.MARGIN - len(tokens) * (_ROW + _GAP)
    for index, token in enumerate(tokens):
        _draw_token(canvas, box.tokens[token], index + 1, _TOP + spare // 2 + index * (_ROW + _GAP), text)
    return canvas.finish("duel tokens")


def _draw_token(canvas: Canvas, token: ProgressToken, number: int, y: int, text: Text) -> None:
    left, width = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
    canvas.panel(left, y, width, _ROW, 24, fill=theme.IVORY, fill_low=theme.IVORY_LOW, blur=8)
    middle = y + _ROW / 2
    canvas.put(number_badge(number), left + 52, middle, "mm")
    canvas.put(duel_icons.token(token.id, 124), left + 158, middle, "mm")
    row = effect_row(token.effects)
    size = largest_size(row, _ICONS_WIDTH, 72)
    draw_row(canvas, row, left + width - 28 - _ICONS_WIDTH / 2, middle, size)
    x, room = left + 244, width - 244 - _ICONS_WIDTH - 56
    canvas.fitted_text(x, y + 36, token_name(token.id, text), 42, room, theme.INK, weight=700)
    lines = wrap_text(effect_sentences(token.effects, text), room, 32, 25, 600, 2)
    top = y + 62 + (86 - len(lines.lines) * lines.size * 1.06) / 2 + lines.size / 2
    canvas.lines_from(x, top, lines, theme.SAND, step=1.06)


def token_lines(box: Box, tokens: Sequence[TokenId], text: Text) -> list[str]:
    """Say of each progress token, by its number, what it does."""
    return [
        text(
            "duel-words-numbered",
            number=number,
            name=token_name(each, text),
            effects=effect_sentences(box.tokens[each].effects, text),
        )
        for number, each in enumerate(tokens, start=1)
    ]


def describe_token_list(box: Box, tokens: Sequence[TokenId], text: Text) -> str:
    """Say what the picture of the progress tokens shows."""
    return shortened(token_lines(box, tokens, text), separator=" ")
