"""Numbered cards and progress tokens to choose from."""

from collections.abc import Sequence

from PIL import Image

from engine.duel.box import Box, ProgressToken
from engine.terms import CardId, TokenId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.row import draw_row, largest_size
from renders.duel import icons as duel_icons
from renders.duel.card_line import card_line
from renders.duel.effects import effect_row
from renders.duel.names import card_name, token_name
from renders.duel.sentences import effect_sentences
from renders.parts.card_frame import number_badge
from renders.parts.card_line import LINE_RADIUS
from renders.parts.header import HEADER_BOTTOM, draw_list_header
from renders.parts.language import Text, shortened
from renders.parts.names import colours_of

_TOP, _GAP, _COLUMN_GAP, _BADGE = HEADER_BOTTOM, 10, 16, 62
_WIDTH = theme.WIDTH - 2 * theme.MARGIN
_HIGHEST, _LOWEST = 96, 44
_FEW = 6
"""The most cards in one column."""


def in_order(box: Box, cards: Sequence[CardId]) -> tuple[CardId, ...]:
    """Sort cards by age and colour: the order of their numbers in the picture and on the buttons."""
    colours = colours_of(box)

    def place(card_id: CardId) -> tuple[int, int, CardId]:
        card = box.cards[card_id]
        return card.age, colours.index(card.colour), card_id

    return tuple(sorted(cards, key=place))


def draw_card_list(box: Box, cards: Sequence[CardId], heading: str, line: str, text: Text) -> Image.Image:
    """Draw cards in order, numbered, with a title and a line below it."""
    shown = in_order(box, cards)
    columns = 1 if len(shown) <= _FEW else 2 if len(shown) <= 2 * _FEW + 10 else 3
    rows = max(1, -(-len(shown) // columns))
    room = theme.MAXIMUM_HEIGHT - _TOP - theme.MARGIN
    step = max(_LOWEST + _GAP, min(_HIGHEST + _GAP, room // rows))
    height = max(theme.MINIMUM_HEIGHT, _TOP + rows * step + theme.MARGIN)
    canvas = Canvas(theme.WIDTH, height)
    left = theme.MARGIN
    draw_list_header(canvas, heading, line)
    width = (_WIDTH - (columns - 1) * _COLUMN_GAP) // columns
    for index, each in enumerate(shown):
        column, row = divmod(index, rows)
        x, y = left + column * (width + _COLUMN_GAP), _TOP + row * step
        line_height = step - _GAP
        canvas.put(number_badge(index + 1, min(58, line_height)), x + _BADGE / 2, y + line_height / 2, "mm")
        name = card_name(each, text)
        shown_line = card_line(box, each, name, width - _BADGE - 6, line_height)
        canvas.put_rounded(shown_line, x + _BADGE + 6, y, LINE_RADIUS)
    return canvas.finish("duel cards")


def describe_card_list(box: Box, cards: Sequence[CardId], text: Text) -> str:
    """Describe the cards to choose from, with their numbers."""
    shown = in_order(box, cards)

    whole = [
        text(
            "duel-words-numbered",
            number=number,
            name=card_name(each, text),
            effects=effect_sentences(box.cards[each].effects, text),
        )
        for number, each in enumerate(shown, start=1)
    ]
    brief = [
        text("duel-words-numbered-name", number=number, name=card_name(each, text))
        for number, each in enumerate(shown, start=1)
    ]
    return shortened(whole, brief, separator=" ")


_TOKENS_TOP, _TOKEN_ROW, _TOKENS_GAP = HEADER_BOTTOM, 158, 14
_ICONS_WIDTH = 236


def draw_token_list(box: Box, tokens: Sequence[TokenId], line: str, text: Text) -> Image.Image:
    """Draw progress tokens, numbered, one below the other; ``line`` is below the title."""
    height = max(theme.MINIMUM_HEIGHT, _TOKENS_TOP + len(tokens) * (_TOKEN_ROW + _TOKENS_GAP) + theme.MARGIN)
    canvas = Canvas(theme.WIDTH, height)
    draw_list_header(canvas, text("duel-tokens-title"), line)
    spare = height - _TOKENS_TOP - theme.MARGIN - len(tokens) * (_TOKEN_ROW + _TOKENS_GAP)
    for index, token in enumerate(tokens):
        y = _TOKENS_TOP + spare // 2 + index * (_TOKEN_ROW + _TOKENS_GAP)
        _draw_token(canvas, box.tokens[token], index + 1, y, text)
    return canvas.finish("duel tokens")


def _draw_token(canvas: Canvas, token: ProgressToken, number: int, y: int, text: Text) -> None:
    left, width = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
    canvas.panel(left, y, width, _TOKEN_ROW, 24, fill=theme.IVORY, fill_low=theme.IVORY_LOW, blur=8)
    middle = y + _TOKEN_ROW / 2
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
    """Return the number and effect of each progress token."""
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
    """Describe the picture of the progress tokens."""
    return shortened(token_lines(box, tokens, text), separator=" ")
