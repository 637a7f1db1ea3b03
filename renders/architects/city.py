"""A city of Architects, as a picture and in words: its wonder and the player's cards."""

from collections.abc import Sequence

from PIL import Image

from engine.architects.view import View
from engine.game import Seat, left_of, right_of
from engine.terms import TokenId
from renders.architects import glyphs
from renders.architects.board import BOARD_HEIGHT, draw_board
from renders.architects.city_row import city_emblem, resources_row, symbols_row
from renders.architects.names import token_effect, token_name
from renders.architects.sentences import stage_sentence, wonder_effect, wonder_effect_sentence
from renders.architects.table import city_sentence
from renders.architects.token_icons import progress_token, victory
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.palette import in_few_colours
from renders.drawing.row import Piece, draw_row
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.header import POINTS_LEFT, draw_city_title, draw_points_badge
from renders.parts.language import Text, shortened
from renders.parts.names import wonder_name
from renders.parts.scene_palette import Shown, scene_palette
from renders.parts.seat_names import seat_name

_LEFT, _INNER = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
_BOARD_TOP, _LINE, _GAP = 124, 84, 12
_EFFECT_TOP = _BOARD_TOP + BOARD_HEIGHT + 14
_EFFECT_HEIGHT = 60
_TOKENS_TOP = _EFFECT_TOP + _EFFECT_HEIGHT + 2 * (_LINE + _GAP) + _GAP
_TOKEN_COLUMNS, _TOKEN_HEIGHT = 2, 96


def draw_city(view: View, seat: Seat, names: Sequence[str], text: Text) -> Image.Image:
    """Draw a seat's city in few colours; ``names`` are by seat."""
    city = view.cities[seat]
    rows = max(1, -(-len(city.tokens) // _TOKEN_COLUMNS))
    height = _TOKENS_TOP + rows * (_TOKEN_HEIGHT + 8) + theme.MARGIN - 8
    canvas = Canvas(theme.WIDTH, max(height, theme.MINIMUM_HEIGHT))
    _draw_header(canvas, view, seat, names, text)
    draw_board(canvas, city, _LEFT, _BOARD_TOP, _INNER)
    effect = wonder_effect(city.board.effect, text)
    canvas.panel(_LEFT, _EFFECT_TOP, _INNER, _EFFECT_HEIGHT, 18, fill=theme.PANEL_DEEP)
    middle = _EFFECT_TOP + _EFFECT_HEIGHT / 2 - 1
    canvas.fitted_text(_LEFT + 22, middle, effect, 33, _INNER - 44, theme.GOLD)
    top = _EFFECT_TOP + _EFFECT_HEIGHT + _GAP
    half = (_INNER - _GAP) // 2
    _draw_held(canvas, resources_row(city), text("architects-city-cards"), _LEFT, top, half)
    symbols = text("architects-city-symbols")
    _draw_held(canvas, symbols_row(city), symbols, _LEFT + half + _GAP, top, half)
    _draw_counts(canvas, view, seat, text, top + _LINE + _GAP)
    _draw_tokens(canvas, city.tokens, text)
    return in_few_colours(
        canvas.finish(), scene_palette(Shown(city.wonder, len(city.stages), len(city.board.stages)))
    )


def _draw_header(canvas: Canvas, view: View, seat: Seat, names: Sequence[str], text: Text) -> None:
    city = view.cities[seat]
    canvas.put(city_emblem(city, 92), _LEFT + 46, 64, "mm")
    left = _LEFT + 108
    name, wonder = seat_name(names, seat, text), wonder_name(city.wonder, text)
    draw_city_title(canvas, name, wonder, left, POINTS_LEFT - left - 30)
    draw_points_badge(
        canvas, view.scores[seat].total, text("picture-points" if view.over else "picture-so-far")
    )


def _draw_held(canvas: Canvas, held: Sequence[Piece], nothing: str, x: float, y: float, width: float) -> None:
    """Draw a panel with cards, or the text ``nothing`` without any."""
    canvas.panel(x, y, width, _LINE, fill_low=theme.PANEL_LOW, line=theme.LINE)
    if not held:
        canvas.fitted_text(x + 20, y + _LINE / 2 - 1, nothing, 34, width - 40, theme.MUTED)
        return
    draw_row(canvas, held, x + 18, y + _LINE / 2, 60, ink=theme.WHITE, align="l", room=width - 36)


def _draw_counts(canvas: Canvas, view: View, seat: Seat, text: Text, y: float) -> None:
    """Draw shields, military victories, points of blue cards and the cat, except for zeros."""
    city, score = view.cities[seat], view.scores[seat]
    counts = [
        (icons.shield(60), city.shields),
        (victory(60), city.victories),
        (icons.card_type("blue", 60), score.row("blue")),
        (glyphs.cat(60), score.row("cat")),
    ]
    width = (_INNER - (len(counts) - 1) * _GAP) / len(counts)
    held = [(icon, number) for icon, number in counts if number]
    if not held:
        _draw_held(canvas, (), text("architects-city-counts"), _LEFT, y, _INNER)
    for index, (icon, number) in enumerate(held):
        x = _LEFT + index * (width + _GAP)
        canvas.panel(x, y, width, _LINE, fill_low=theme.PANEL_LOW, line=theme.LINE)
        canvas.put(icon, x + 18, y + _LINE / 2, "lm")
        canvas.text(x + 94, y + _LINE / 2 - 1, f"{number}", sans(46, 700))


def _draw_tokens(canvas: Canvas, tokens: Sequence[TokenId], text: Text) -> None:
    """Draw each progress token with its name and effect."""
    if not tokens:
        y = _TOKENS_TOP + _TOKEN_HEIGHT / 2
        canvas.text(theme.WIDTH / 2, y, text("architects-city-no-tokens"), sans(34), theme.MUTED, "mm")
    width = (_INNER - _GAP) / _TOKEN_COLUMNS
    for index, token in enumerate(tokens):
        row, column = divmod(index, _TOKEN_COLUMNS)
        x, y = _LEFT + column * (width + _GAP), _TOKENS_TOP + row * (_TOKEN_HEIGHT + 8)
        canvas.panel(x, y, width, _TOKEN_HEIGHT, fill=theme.PANEL_DEEP, line=theme.LINE)
        canvas.put(progress_token(token, 68), x + 12, y + _TOKEN_HEIGHT / 2, "lm")
        name, effect = token_name(token, text), token_effect(token, text)
        room = width - 110
        words = wrap_text(effect, room, 28, theme.FLOOR_TEXT, 500, 1)
        name_middle, words_middle = 27, 66
        if words.cut:
            words = wrap_text(effect, room, theme.FLOOR_TEXT, theme.FLOOR_TEXT, 500, 2)
            name_middle, words_middle = 22, 64
        canvas.fitted_text(x + 94, y + name_middle, name, 30, room, theme.GOLD, weight=700)
        canvas.lines(x + 94, y + words_middle, words)


# -- in words ----------------------------------------------------------------------------------------


def describe_city(view: View, seat: Seat, names: Sequence[str], text: Text) -> str:
    """Describe the picture of a city: its cards, stages and effect."""
    city = view.cities[seat]
    left, right = left_of(seat, view.players), right_of(seat, view.players)
    return shortened(
        [
            city_sentence(view, seat, names, text),
            *(stage_sentence(city, stage, text) for stage in city.board.stages),
            wonder_effect_sentence(city.board.effect, text),
            text(
                "architects-words-neighbours",
                left=names[left],
                left_shields=text("words-shields", count=view.cities[left].shields),
                right=names[right],
                right_shields=text("words-shields", count=view.cities[right].shields),
            ),
        ]
    )
