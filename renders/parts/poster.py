"""The victory poster of every game: the winner's wonder, name and points, then a bar for each player."""

from collections.abc import Sequence
from itertools import zip_longest

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.kept import kept
from renders.drawing.numerals import plain, signed
from renders.drawing.palette import in_few_colours, palette_of
from renders.drawing.typefaces import sans
from renders.parts.header import draw_title
from renders.parts.language import Text
from renders.parts.result import Backdrop, Category, Result, Standing
from renders.parts.scenes import panorama
from renders.parts.seat_names import draw_name, short_names

_LEFT, _RIGHT = theme.MARGIN + 16, theme.WIDTH - theme.MARGIN - 14
_WORDS_WIDTH = 560
_FIRST_OF_SEVERAL = 420
"""The middle of the first wonder if several share the victory."""
_VEIL, _FADING = 690, 0.62
"""How far from the left the night covers the landscape, behind the text."""
_LEGEND_ROW, _LEGEND_ROW_LENGTH, _SWATCH = 54, 7, 42
_LEGEND_GAP, _LEGEND_WIDEST_GAP = 22, 60
_BARS = 330
"""The left edge of the bars."""
_BAR_RIGHT = 1060
_LEAST_PART, _LOSS = 34, 58
"""The least width of a part of a bar with its number; a loss is to the left of the bar."""
_HIGHEST_ROW, _CAPTION = 96, 52
_BOTTOM = 26


def draw_poster(result: Result, names: Sequence[str], text: Text) -> Image.Image:
    """Draw a poster: the scene of the winner, or of all joint winners, above everybody's points.

    ``names`` are drawable and by seat.
    """
    standings, proof = result.standings, result.proof
    legend = len(_legend_rows(result.categories)) * _LEGEND_ROW + 12
    caption = "" if result.victory is None else text("duel-poster-points")
    above = legend + (0 if proof is None else proof.height + 16) + (_CAPTION if caption else 0)
    row = min(_HIGHEST_ROW, (theme.MAXIMUM_HEIGHT - 440 - above - _BOTTOM) // len(standings))
    below = row * len(standings) + above + _BOTTOM
    scene = max(min(theme.MAXIMUM_HEIGHT - below, 520), theme.MINIMUM_HEIGHT - below)
    canvas = Canvas(theme.WIDTH, scene + below)
    draw_backdrops(canvas, [each.backdrop for each in result.winners], scene)
    _draw_words(canvas, result, names, scene, text)
    top = scene + above
    if proof is not None:
        proof.draw(canvas, scene + 8, names)
    if caption:
        y = top - legend - _CAPTION / 2
        canvas.fitted_text(_LEFT, y, caption, 34, _RIGHT - _LEFT, theme.GOLD, smallest=28)
    _draw_legend(canvas, result.categories, top - legend + 8, text)
    points = [list(each.score.rows.values()) for each in standings]
    lost = any(min(each) < 0 for each in points)
    start = _BARS + (_LOSS + 6 if lost else 0)
    most = max(max(sum(value for value in each if value > 0) for each in points), 1)
    scale = (_BAR_RIGHT - start) / most
    for index, standing in enumerate(standings):
        y, name = top + (index + 0.5) * row, names[standing.seat]
        _draw_standing(canvas, standing, name, result.categories, start, scale, y, row)
    picture = canvas.finish()
    # A poster is drawn once in a game: the light around its wonder is worth a finer sample.
    return in_few_colours(picture, palette_of(picture, [picture.crop((0, 0, theme.WIDTH, scene))]))


# -- the winner ---------------------------------------------------------------------------------------


def draw_backdrops(canvas: Canvas, backdrops: Sequence[Backdrop], height: int) -> None:
    """Draw the wonder, or several side by side, and the night over it behind the text and above the bars."""
    if len(backdrops) == 1:
        canvas.image.paste(_backdrop(*backdrops[0], theme.WIDTH, height, 0.7), (0, 0))
    else:
        _draw_together(canvas, backdrops, height)
    canvas.fill(0, 0, _VEIL, height, theme.NIGHT_BOTTOM, _side_veil(_VEIL, height))
    fade = height // 4
    canvas.fill(0, height - fade, theme.WIDTH, fade, theme.NIGHT_LOW_SCENE, _low_veil(theme.WIDTH, fade))


def _draw_together(canvas: Canvas, backdrops: Sequence[Backdrop], height: int) -> None:
    """Draw several wonders side by side; the first one's landscape continues behind the text."""
    width = (theme.WIDTH - _FIRST_OF_SEVERAL) // len(backdrops)
    for number, backdrop in enumerate(backdrops):
        left = _FIRST_OF_SEVERAL + number * width
        if number == 0:
            centre = (left + width / 2) / (left + width)
            canvas.image.paste(_backdrop(*backdrop, left + width, height, centre), (0, 0))
        else:
            wide = theme.WIDTH - left
            canvas.image.paste(_backdrop(*backdrop, wide, height, width / 2 / wide), (left, 0))
            canvas.fill(left - 2, 0, 4, height, theme.NIGHT_BOTTOM)


@kept
def _backdrop(wonder: str, built: int, stages: int, width: int, height: int, centre: float) -> Image.Image:
    """Draw a large wonder. Read-only."""
    drawn = panorama(wonder, width, height, built, stages, centre=centre, ground=0.86, scale=0.93)
    return drawn.convert("RGB")


@kept
def _side_veil(width: int, height: int) -> Image.Image:
    column = Image.new("L", (width, 1))
    shares = (max(0.0, min(1.0, (width - x) / (width * _FADING))) for x in range(width))
    column.putdata([round(252 * share * share * (3 - 2 * share)) for share in shares])
    return column.resize((width, height), Image.Resampling.NEAREST)


@kept
def _low_veil(width: int, height: int) -> Image.Image:
    column = Image.new("L", (1, height))
    column.putdata([round(255 * ((y + 1) / height) ** 1.5) for y in range(height)])
    return column.resize((width, height), Image.Resampling.NEAREST)


def _draw_words(canvas: Canvas, result: Result, names: Sequence[str], height: int, text: Text) -> None:
    draw_title(canvas, text(result.heading), _LEFT, 56, 46, _WORDS_WIDTH)
    winners, total = result.winners_words(names, text), result.winners[0].score.total
    name = wrap_text(winners, _WORDS_WIDTH, 104, 84, 800, 1)
    if name.cut:
        name = wrap_text(winners, _WORDS_WIDTH, 70, 40, 800, 2, breaking=True)
    canvas.lines(_LEFT, 154, name, theme.WHITE, step=1.02)
    words = result.deciding_words(short_names(names, 300), text)
    if result.victory is not None:
        decided = wrap_text(words, _WORDS_WIDTH, 46, 30, 600, 3)
        canvas.lines_from(_LEFT, 274, decided, theme.GOLD_PALE, step=1.1)
        return
    y = height - 150
    left = _LEFT + 28 + canvas.text(_LEFT, y - 6, plain(total), sans(150, 800), theme.GOLD_PALE)
    canvas.text(left, y - 46, text("poster-points", count=total), sans(44, 600))
    room = _LEFT + _WORDS_WIDTH - left
    # A third line often has only one word or number: slightly smaller letters are better.
    decided = wrap_text(words, room, 38, 35, 600)
    if decided.cut:
        decided = wrap_text(words, room, 38, 26, 600, 3)
    canvas.lines_from(left, y + 6, decided, theme.GOLD_PALE, step=1.18)


# -- the bars -----------------------------------------------------------------------------------------


def _draw_legend(canvas: Canvas, categories: Sequence[Category], top: float, text: Text) -> None:
    """Draw the legend of the colours, each with its icon, in the order of the bars."""
    rows = [[category.label(text) for category in row] for row in _legend_rows(categories)]
    size = next(size for size in range(30, 21, -1) if size == 22 or _legend_gap(rows, size) >= _LEGEND_GAP)
    widths, gap = _legend_widths(rows, size), min(_legend_gap(rows, size), _LEGEND_WIDEST_GAP)
    for number, category in enumerate(categories):
        row, column = divmod(number, len(rows[0]))
        x = _LEFT + sum(widths[:column]) + column * gap
        y = top + (row + 0.5) * _LEGEND_ROW
        canvas.panel(x, y - 21, _SWATCH, _SWATCH, 10, fill=category.bar.fill)
        canvas.put(category.bar.icon(34), x + _SWATCH / 2, y, "mm")
        canvas.text(x + _SWATCH + 9, y - 1, rows[row][column], sans(size, 600), theme.MUTED)


def _legend_widths(rows: Sequence[Sequence[str]], size: int) -> list[float]:
    """Return the width of each column, including its swatch."""
    font = sans(size, 600)
    return [
        _SWATCH + 9 + max(font.getlength(word) for word in words if word)
        for words in zip_longest(*rows, fillvalue="")
    ]


def _legend_gap(rows: Sequence[Sequence[str]], size: int) -> float:
    """Return the room between two columns."""
    widths = _legend_widths(rows, size)
    return (_RIGHT - _LEFT - sum(widths)) / max(1, len(widths) - 1)


def _legend_rows(categories: Sequence[Category]) -> list[Sequence[Category]]:
    count = len(categories)
    length = count if count <= _LEGEND_ROW_LENGTH else -(-count // 2)
    return [categories[start : start + length] for start in range(0, count, length)]


def _draw_standing(
    canvas: Canvas,
    standing: Standing,
    name: str,
    categories: Sequence[Category],
    start: float,
    scale: float,
    y: float,
    row: int,
) -> None:
    high = min(60, row - 20)
    canvas.put(standing.emblem(min(row - 8, 76)), _LEFT + 36, y, "mm")
    ink = theme.GOLD_PALE if standing.won else theme.MUTED if standing.place is None else theme.WHITE
    draw_name(canvas, name, _LEFT + 86, y - 1, _BARS - _LEFT - 102, ink, 36)
    left = start
    scored = [(each.bar, value) for each, value in zip(categories, standing.score.rows.values(), strict=True)]
    gains = [(look, value) for look, value in scored if value > 0]
    for (look, value), width in zip(gains, _widths([value for _, value in gains], scale), strict=True):
        right = left + width
        canvas.fill(left, y - high / 2, round(right) - round(left) - 2, high, look.fill)
        size = 32 if width >= 44 else 28
        canvas.text((left + right - 2) / 2, y - 1, f"{value}", sans(size, 700), look.ink, "mm")
        left = round(right)
    for look, value in scored:
        if value < 0:
            x = start - _LOSS - 6
            field = theme.NIGHT_BOTTOM
            canvas.panel(x, y - high / 2, _LOSS, high, 8, fill=field, line=look.fill, line_width=4)
            canvas.text(x + _LOSS / 2, y - 1, signed(value), sans(28, 700), theme.NEGATIVE, "mm")
    total = sans(62 if standing.won else 54, 800)
    canvas.text(_RIGHT, y - 2, plain(standing.score.total), total, ink, "rm")


def _widths(values: Sequence[int], scale: float) -> list[float]:
    """Divide the length of a bar by points, with no part too short for its number."""
    room = sum(values) * scale
    narrow = [value for value in values if value * scale < _LEAST_PART]
    wide = sum(values) - sum(narrow)
    share = (room - len(narrow) * _LEAST_PART) / wide if wide else 0.0
    return [
        _LEAST_PART if value * scale < _LEAST_PART else max(_LEAST_PART, value * share) for value in values
    ]
