"""A person's statistics in one game, as a picture and in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.numerals import MINUS, plain
from renders.drawing.typefaces import drawable_name, sans
from renders.parts.header import draw_title
from renders.parts.language import Text, shortened
from renders.parts.poster import draw_backdrops
from renders.parts.result import Backdrop, Category, Icon
from renders.parts.seat_names import draw_name

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
_SCENE = 300
"""The height of the landscape behind the name."""
_WORDS_LEFT, _WORDS_WIDTH = _LEFT + 16, 700
_TILE_TOP, _TILE_HEIGHT, _TILE_GAP = 186, 104, 10
_TILE_WIDTH = 172
_TOP, _GAP, _BOTTOM = _SCENE + 12, 12, 18
_COLUMN = (theme.WIDTH - 2 * theme.MARGIN - _GAP) // 2
_HEAD, _FOOT = 56, 10
"""The heights above and below the rows of a panel."""
_CATEGORY_ROW, _TABLE_ROW, _SHARE_ROW, _OPPONENT_ROW = 53, 40, 53, 53
_TABLE_HEAD = 34
_PLACES = 200
MOST_ROWS = 4
"""The most boards and opponents shown."""
WHOLE = 3
"""The stages of a complete wonder."""
_EMBLEM = 48
_CATEGORY_BAR, _CATEGORY_BAR_RIGHT = 212, 402
"""The start and end of the bars of the categories, from the left of their panel."""


class Panel(NamedTuple):
    """A box of the picture: its title, its height, and a function that draws its rows below a point.

    The caption is beside the title and names the columns of numbers.
    """

    title: str
    height: int
    draw: Callable[[Canvas, int, int], None]
    caption: str = ""


def draw_person(figures: PersonFigures, text: Text) -> Image.Image:
    """Draw a person's statistics, in front of the landscape of the wonder that they won with most."""
    columns = [_left_panels(figures, text), _right_panels(figures, text)]
    high = max(sum(panel.height + _GAP for panel in column) - _GAP for column in columns)
    canvas = Canvas(theme.WIDTH, max(_TOP + high + _BOTTOM, theme.MINIMUM_HEIGHT))
    draw_backdrops(canvas, [figures.backdrop], _SCENE)
    _draw_head(canvas, figures, text)
    for column, left in zip(columns, (_LEFT, _LEFT + _COLUMN + _GAP), strict=True):
        y = _TOP
        for panel in column:
            # The last one extends to the end of the other column.
            high = panel.height if panel is not column[-1] else canvas.height - _BOTTOM - y
            canvas.panel(
                left, y, _COLUMN, high, 20, fill=theme.PANEL, fill_low=theme.ROW_LOW, line=theme.LINE
            )
            end = left + _COLUMN - 18
            caption = canvas.fitted_text(end, y + 30, panel.caption, 27, 240, theme.MUTED, "rm")
            room = _COLUMN - 36 - (caption + 12 if caption else 0)
            draw_title(canvas, panel.title, left + 18, y + 30, 32, room, smallest=26)
            panel.draw(canvas, left, y + _HEAD)
            y += panel.height + _GAP
    return canvas.finish("statistics")


def _left_panels(figures: PersonFigures, text: Text) -> list[Panel]:
    categories = len(figures.categories) * _CATEGORY_ROW
    tables = _TABLE_HEAD + len(figures.by_players) * _TABLE_ROW
    return [
        Panel(
            text("person-categories"),
            _HEAD + categories + _FOOT,
            partial(_draw_categories, figures.categories, text),
            text("person-mine-everybody"),
        ),
        Panel(text("person-tables"), _HEAD + tables + _FOOT, partial(_draw_tables, figures.by_players, text)),
    ]


def _right_panels(figures: PersonFigures, text: Text) -> list[Panel]:
    panels = [Panel(text("person-places"), _PLACES, partial(_draw_places, figures.places))]
    shares, opponents = figures.shares[:MOST_ROWS], figures.opponents[:MOST_ROWS]
    if shares:
        high = _HEAD + len(shares) * _SHARE_ROW + _FOOT
        panels.append(Panel(figures.shares_of, high, partial(_draw_shares, shares, text)))
    if opponents:
        high = _HEAD + len(opponents) * _OPPONENT_ROW + _FOOT
        draw = partial(_draw_opponents, opponents, text)
        panels.append(Panel(text("person-opponents"), high, draw, text("person-before-behind")))
    return panels


# -- the head -----------------------------------------------------------------------------------------


def _draw_head(canvas: Canvas, figures: PersonFigures, text: Text) -> None:
    where = drawable_name(figures.where, text("person-server"))
    line = text("person-heading", game=figures.game, where=where)
    draw_title(canvas, line, _WORDS_LEFT, 46, 36, _WORDS_WIDTH, smallest=26)
    shown = drawable_name(figures.name, text("person-somebody"))
    name = wrap_text(shown, _WORDS_WIDTH, 92, 64, 800, 1)
    if name.cut:
        name = wrap_text(shown, _WORDS_WIDTH, 54, 34, 800, 2, breaking=True)
    canvas.lines(_WORDS_LEFT, 118, name, theme.WHITE, step=1.02)
    tiles = [
        (f"{figures.games}", text("person-games", count=figures.games)),
        (
            f"{figures.wins}",
            text("person-wins", count=figures.wins, share=share(figures.wins, figures.games)),
        ),
        (decimal(figures.average, text), text("person-average")),
        (whole(figures.best), text("person-best")),
    ]
    if figures.streak is not None:
        tiles.append((f"{figures.streak}", text("person-streak", count=figures.streak)))
    for number, (value, caption) in enumerate(tiles):
        x = _LEFT + number * (_TILE_WIDTH + _TILE_GAP)
        canvas.panel(x, _TILE_TOP, _TILE_WIDTH, _TILE_HEIGHT, 18, fill=theme.NAME_VEIL)
        middle = x + _TILE_WIDTH / 2
        canvas.fitted_text(
            middle, _TILE_TOP + 38, value, 60, _TILE_WIDTH - 20, theme.GOLD_PALE, "mm", weight=800
        )
        canvas.fitted_text(
            middle, _TILE_TOP + 82, caption, 30, _TILE_WIDTH - 16, theme.WHITE, "mm", smallest=26
        )


# -- the panels ---------------------------------------------------------------------------------------


def _draw_categories(
    figures: Sequence[CategoryFigure], text: Text, canvas: Canvas, left: int, top: int
) -> None:
    """Draw a bar for the person, a line for the server's average, and both as numbers."""
    most = max([1.0, *(max(each.mine, each.everybody) for each in figures)])
    start, room = left + _CATEGORY_BAR, _CATEGORY_BAR_RIGHT - _CATEGORY_BAR
    for row, each in enumerate(figures):
        y = top + (row + 0.5) * _CATEGORY_ROW
        canvas.panel(left + 16, y - 22, 44, 44, 10, fill=each.category.bar.fill)
        canvas.put(each.category.bar.icon(36), left + 38, y, "mm")
        canvas.fitted_text(left + 70, y - 1, each.category.label(text), 29, _CATEGORY_BAR - 80)
        canvas.panel(start, y - 17, room, 34, 6, fill=theme.PANEL_DEEP)
        canvas.fill(start, y - 17, round(room * max(each.mine, 0.0) / most), 34, each.category.bar.fill)
        mark = start + round(room * max(each.everybody, 0.0) / most)
        canvas.fill(mark - 5, y - 23, 10, 46, theme.NIGHT_BOTTOM)
        canvas.fill(mark - 2, y - 23, 4, 46, theme.WHITE)
        canvas.text(left + 488, y - 1, decimal(each.mine, text), sans(36, 700), theme.WHITE, "rm")
        average = decimal(each.everybody, text)
        canvas.text(left + _COLUMN - 18, y, average, sans(30, 600), theme.MUTED, "rm")


def _draw_tables(figures: Sequence[TableFigure], text: Text, canvas: Canvas, left: int, top: int) -> None:
    columns = (left + 232, left + 336, left + 456, left + _COLUMN - 18)
    captions = ("person-column-games", "person-column-wins", "person-column-average", "person-column-best")
    for x, caption in zip(columns, captions, strict=True):
        canvas.fitted_text(x, top + _TABLE_HEAD / 2 - 4, text(caption), 27, 112, theme.MUTED, "rm")
    for row, each in enumerate(figures):
        y = top + _TABLE_HEAD + (row + 0.5) * _TABLE_ROW
        if row % 2 == 0:
            canvas.panel(left + 10, y - _TABLE_ROW / 2, _COLUMN - 20, _TABLE_ROW, 8, fill=theme.PANEL_DEEP)
        label = text("person-players", count=each.players)
        canvas.fitted_text(left + 20, y - 1, label, 29, 130)
        values = (f"{each.games}", f"{each.wins}", decimal(each.average, text), whole(each.best))
        for x, value in zip(columns, values, strict=True):
            canvas.text(x, y - 1, value, sans(32, 700), theme.WHITE, "rm")


def _draw_places(places: Sequence[int], canvas: Canvas, left: int, top: int) -> None:
    """Draw a column for each place, by its frequency; the first place is gold."""
    most, room = max(places), _COLUMN - 28
    step, bottom, high = room / len(places), top + _PLACES - _HEAD - 44, _PLACES - _HEAD - 44 - 36
    for place, count in enumerate(places, start=1):
        middle, first = left + 14 + (place - 0.5) * step, place == 1
        tall = max(4, round(high * count / most)) if count else 3
        width = min(64, round(step) - 12)
        fill = theme.GOLD if first else theme.GROUP_LINE
        canvas.fill(middle - width / 2, bottom - tall, width, tall, fill if count else theme.LINE)
        ink = theme.GOLD_PALE if first else theme.WHITE
        canvas.fitted_text(
            middle,
            bottom - tall - 20,
            f"{count}",
            32,
            step - 6,
            ink if count else theme.CLOSED_INK,
            "mm",
            weight=700,
        )
        canvas.text(middle, bottom + 22, f"{place}.", sans(30, 700), ink, "mm")


def _draw_shares(figures: Sequence[ShareFigure], text: Text, canvas: Canvas, left: int, top: int) -> None:
    """Draw the share of games won with each board, as a bar and in numbers."""
    start, room = left + 270, 120
    for row, each in enumerate(figures):
        y = top + (row + 0.5) * _SHARE_ROW
        canvas.put(each.icon(_EMBLEM), left + 38, y, "mm")
        canvas.fitted_text(left + 72, y - 1, each.name, 32, 188)
        canvas.panel(start, y - 13, room, 26, 6, fill=theme.PANEL_DEEP)
        canvas.fill(start, y - 13, round(room * each.wins / max(each.games, 1)), 26, theme.GOLD)
        words = text("person-share", wins=f"{each.wins}", games=f"{each.games}")
        canvas.fitted_text(left + _COLUMN - 18, y - 1, words, 32, 160, anchor="rm", weight=700)


def _draw_opponents(
    figures: Sequence[OpponentFigure], text: Text, canvas: Canvas, left: int, top: int
) -> None:
    """Draw how often the person was placed before and behind each opponent, on one bar."""
    start, room = left + 328, 150
    for row, each in enumerate(figures):
        y = top + (row + 0.5) * _OPPONENT_ROW
        draw_name(canvas, drawable_name(each.name, text("person-somebody")), left + 18, y - 1, 230, size=34)
        decided = each.ahead + each.behind
        width = round(room * each.ahead / decided) if decided else 0
        canvas.panel(start, y - 13, room, 26, 6, fill=theme.GROUP_LINE if decided else theme.PANEL_DEEP)
        canvas.fill(start, y - 13, width, 26, theme.GOLD)
        canvas.fitted_text(start - 12, y - 1, f"{each.ahead}", 34, 64, theme.GOLD_PALE, "rm", weight=800)
        canvas.fitted_text(start + room + 12, y - 1, f"{each.behind}", 34, 68, anchor="lm", weight=800)


# -- in words -----------------------------------------------------------------------------------------


def describe_person(figures: PersonFigures, text: Text) -> str:
    """Describe a person's statistics, as far as there is room, the most important first."""
    lines = [
        text(
            "person-words",
            name=figures.name,
            game=figures.game,
            where=figures.where,
            games=figures.games,
            wins=figures.wins,
            share=share(figures.wins, figures.games),
            average=decimal(figures.average, text),
            best=whole(figures.best),
            streak="none" if figures.streak is None else figures.streak,
        ),
        text(
            "person-words-places",
            places=", ".join(f"{place}. {count}" for place, count in enumerate(figures.places, start=1)),
        ),
        text(
            "person-words-categories",
            categories=", ".join(
                text(
                    "person-words-category",
                    category=each.category.label(text),
                    mine=decimal(each.mine, text),
                    everybody=decimal(each.everybody, text),
                )
                for each in figures.categories
            ),
        ),
        *(
            text(
                "person-words-table",
                count=each.players,
                games=each.games,
                wins=each.wins,
                average=decimal(each.average, text),
                best=whole(each.best),
            )
            for each in figures.by_players
        ),
        *(
            text("person-words-share", name=each.name, wins=each.wins, games=each.games)
            for each in figures.shares[:MOST_ROWS]
        ),
        *(
            text("person-words-opponent", name=each.name, ahead=each.ahead, behind=each.behind)
            for each in figures.opponents[:MOST_ROWS]
        ),
    ]
    return shortened(lines)


class CategoryFigure(NamedTuple):
    """The average points of a category in a game: of the person, and of the whole server."""

    category: Category
    mine: float
    everybody: float


class TableFigure(NamedTuple):
    """The results of games with a number of players."""

    players: int
    games: int
    wins: int
    average: float | None
    best: int | None


class ShareFigure(NamedTuple):
    """How many of the games with something were won: with a board, or by a kind of victory."""

    name: str
    icon: Icon
    wins: int
    games: int


class OpponentFigure(NamedTuple):
    """How often the person was placed before an opponent, and behind; in the other games they were equal."""

    name: str
    ahead: int
    behind: int
    games: int


@dataclass(frozen=True, slots=True)
class PersonFigures:
    """A person's statistics in one game, with at least one game played.

    Averages and best scores are None if no game was decided by points. ``places`` counts the games that ended
    in the first, second … place; ``streak`` is the longest series of wins, None for a player who can have
    several seats. ``by_players``, ``shares`` and ``opponents`` are in display order, without those that don't
    fit; ``shares_of`` is the title of the ``shares``.
    """

    name: str
    game: str
    where: str
    games: int
    wins: int
    average: float | None
    best: int | None
    streak: int | None
    backdrop: Backdrop
    places: Sequence[int]
    categories: Sequence[CategoryFigure]
    by_players: Sequence[TableFigure]
    shares_of: str
    shares: Sequence[ShareFigure]
    opponents: Sequence[OpponentFigure]


NONE = "–"
"""Shown instead of a missing number."""


def decimal(number: float | None, text: Text) -> str:
    """Format a number with one decimal place, as the language does."""
    if number is None:
        return NONE
    return text("number-decimal", number=round(number, 1) or 0.0).replace("-", MINUS)


def whole(number: int | None) -> str:
    """Format a whole number."""
    return NONE if number is None else plain(number)


def share(part: int, whole: int) -> int:
    """Return a share in whole percent."""
    return round(100 * part / whole) if whole else 0
