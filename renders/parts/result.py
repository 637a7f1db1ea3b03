"""The result of a finished or running game, for the score sheet, poster and story of every game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, TypeAlias

from PIL import Image

from engine.game import Score, Seat
from engine.terms import Colour
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Row
from renders.drawing.theme import Rgba
from renders.parts import icons
from renders.parts.language import Text, all_of
from renders.parts.names import named

Icon: TypeAlias = Callable[[int], Image.Image]
"""Draws an icon in a size."""

_MOST_NAMED, _MOST_WINNERS = 2, 3


# -- rows of points -----------------------------------------------------------------------------------


class Look(NamedTuple):
    """The look of a row of points: its field, the colour of text on it, its icon."""

    fill: Rgba
    ink: Rgba
    icon: Icon


@dataclass(frozen=True, slots=True)
class Category:
    """A row of points: its field in a score, the key of its label, its look on a sheet and in bars."""

    field: str
    key: str
    sheet: Look
    bar: Look

    def label(self, text: Text) -> str:
        """Return its label; its field in words if the language has no name for it."""
        return named(self.key, self.field, text)


def category(
    field: str, key: str, fill: Rgba, icon: Icon, ink: Rgba = theme.WHITE, bar: Look | None = None
) -> Category:
    """Return a category with the same look on a sheet and in bars, unless ``bar`` is given."""
    look = Look(fill, ink, icon)
    return Category(field, key, look, bar or look)


def category_of_cards(
    field: str, key: str, colour: Colour, icon: Icon | None = None, bar: Rgba | None = None
) -> Category:
    """Return the category of the cards of a colour, with its symbol and maybe a lighter bar."""
    look, sign = theme.card_look(colour), icon or partial(icons.card_type, colour)
    return category(field, key, look.field, sign, look.ink, Look(bar or look.field, look.ink, sign))


def civilian_category(field: str, key: str) -> Category:
    """Return the category of blue cards."""
    return category_of_cards(field, key, "blue", bar=theme.BAR_CIVILIAN)


def stage_category(field: str, key: str) -> Category:
    """Return the category of wonders and their stages."""
    bar = Look(theme.BAR_WONDER, theme.INK, partial(stage_sign, ink=theme.SAND))
    return category(field, key, theme.SAND, stage_sign, bar=bar)


def treasury_category(field: str, key: str) -> Category:
    """Return the category of coins."""
    bar = Look(theme.BAR_TREASURY, theme.GOLD_INK, icons.coin)
    return category(field, key, theme.TREASURY, icons.coin, bar=bar)


def categories_of(rows: Iterable[str], known: Sequence[Category]) -> list[Category]:
    """Return the looks of the rows of a score; unknown ones have the sign of points."""
    looks = {each.field: each for each in known}
    return [looks.get(row) or category(row, f"score-{row}", theme.RANK, icons.points) for row in rows]


def stage_sign(size: int, ink: Rgba = theme.IVORY) -> Image.Image:
    """Draw the sign of wonders and their stages."""
    return icons.sign("stage", size, ink)


def temple_emblem(size: int) -> Image.Image:
    """Draw the temple of blue cards, in the laurel above a sheet. Read-only."""
    return icons.type_glyph("blue", size)


# -- the result ---------------------------------------------------------------------------------------


class Place(NamedTuple):
    """The place of a column of a sheet: its left edge, the top of the sheet, its width."""

    left: float
    top: float
    width: int

    @property
    def middle(self) -> float:
        """The middle of the column."""
        return self.left + self.width / 2


class Backdrop(NamedTuple):
    """A wonder and the number of its built stages."""

    wonder: str
    built: int
    stages: int


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one city: its score, its place among the players, whether it has won.

    The Free City has no ``place`` and can't win. ``head`` draws the head of a column if it isn't the emblem
    of the city.
    """

    score: Score
    place: int | None
    won: bool
    emblem: Icon
    backdrop: Backdrop
    head: Callable[[Canvas, Standing, Place, str], None] | None = None

    @property
    def seat(self) -> Seat:
        """The seat of the city."""
        return self.score.seat


class Proof(NamedTuple):
    """The decisive fact beside points: drawn from a height down, with a height in pixels."""

    draw: Callable[[Canvas, float, Sequence[str]], None]
    height: int


class TieBreak(NamedTuple):
    """The tie-break: its name in sentences, the key of its row, its icon."""

    by: str
    key: str
    icon: Icon


class Measures(NamedTuple):
    """The sizes of a sheet in pixels; of two, the first is that of the winners."""

    head: int = 186
    highest_row: int = 92
    label_width: int = 232
    label_gap: int = 8
    label_icon: int = 40
    label_words: int = 76
    label_size: int = 33
    stripe_inset: int = 0
    stripes: tuple[int, int] = (16, 6)
    """The opacity of the odd and the even rows."""
    points_size: int = 46
    total_icon: int = 52
    total_words: int = 100
    total_label_size: int = 42
    total_trim: int = 4
    total_sizes: tuple[int, int] = (66, 56)
    bottom: int = 16


@dataclass(frozen=True, slots=True)
class Wording:
    """The messages of a game's result.

    ``scores`` describe a city's score, more and more briefly; ``rows`` are those that they name. ``headline``
    is the prefix of the keys for the decisive difference, ``total`` has only the points of a city.
    """

    scores: Sequence[str]
    rows: Collection[str]
    headline: str = ""
    total: str = "score-words-total"
    separator: str = "\n"


@dataclass(frozen=True, slots=True)
class Result:
    """Everything about a game's points for a score sheet, a poster and a story; the best city first.

    ``victory`` is the way the game was won if not by points; ``proof`` shows it, and ``uncounted`` rows are
    unknown then. The columns of a sheet are ``by_seat`` or by place.
    """

    standings: Sequence[Standing]
    categories: Sequence[Category]
    tie_break: TieBreak
    wording: Wording
    over: bool = True
    victory: str | None = None
    heading: str = "poster-victory"
    emblem: Icon = temple_emblem
    by_seat: bool = False
    uncounted: Collection[str] = ()
    notes: Callable[[Sequence[str], Text], Sequence[Row]] = lambda names, text: ()
    proof: Proof | None = None
    measures: Measures = field(default_factory=Measures)

    @property
    def winners(self) -> list[Standing]:
        """The winners, or the leaders."""
        return [each for each in self.standings if each.won]

    @property
    def players(self) -> list[Standing]:
        """The cities that can win."""
        return [each for each in self.standings if each.place is not None]

    @property
    def decided(self) -> Decided:
        """The decisive difference of the game."""
        return decided([each.score for each in self.players])

    def tie_breaks(self) -> dict[Seat, int]:
        """Return the tie-break values of the players whose total is shared."""
        scores = [each.score for each in self.players] if self.victory is None else []
        totals = [score.total for score in scores]
        return {score.seat: score.tie_break for score in scores if totals.count(score.total) > 1}

    # -- in words -------------------------------------------------------------------------------------

    def headline(self, names: Sequence[str], text: Text) -> str:
        """Return who has won, with how many points, and the decisive difference."""
        return text(f"{self.wording.headline}headline-{self._how}", **self._decision(names, text))

    def deciding_words(self, names: Sequence[str], text: Text) -> str:
        """Return briefly how the game was won."""
        return text(f"{self.wording.headline}decided-{self._how}", **self._decision(names, text))

    def leaders(self, key: str, names: Sequence[str], text: Text) -> str:
        """Return the current leaders, with their points."""
        best = self.winners
        leading, points = all_of([names[each.seat] for each in best], text), best[0].score.total
        return text(key, names=leading, count=len(best), points=points)

    def headline_sentence(self, names: Sequence[str], text: Text) -> str:
        """Return a sentence on who has won, or who leads."""
        if not self.over:
            return self.leaders("score-leader-sentence", names, text)
        return text("score-headline-sentence", headline=self.headline(names, text))

    def winners_words(self, names: Sequence[str], text: Text) -> str:
        """Return the names of the winners, or their number if that is shorter."""
        won = [names[each.seat] for each in self.winners]
        return all_of(won, text) if len(won) <= _MOST_WINNERS else text("poster-winners", count=len(won))

    def words_of(self, standing: Standing, key: str, names: Sequence[str], text: Text) -> str:
        """Describe a city's score by a message."""
        score = standing.score
        placeholders = {**dict.fromkeys(self.wording.rows, 0), **score.points()}
        return text(
            key,
            rank=standing.place or 0,
            name=names[standing.seat],
            points=score.total,
            coins=score.tie_break,
            built=score.tie_break,
            **placeholders,
        )

    @property
    def _how(self) -> str:
        found = self.decided
        if self.victory is not None:
            return self.victory
        if len(found.winners) > 1:
            return "together-tie-break" if found.mine != found.theirs and not found.ahead else "together"
        return "ahead" if found.ahead else "tie-break"

    def _decision(self, names: Sequence[str], text: Text) -> Mapping[str, str | int]:
        found = self.decided
        others = text("decided-others", count=len(found.others))
        if len(found.others) <= _MOST_NAMED:
            others = all_of([names[seat] for seat in found.others], text)
        return {
            "names": all_of([names[seat] for seat in found.winners], text),
            "others": others,
            "other": others,
            "points": found.points,
            "ahead": found.ahead,
            "by": self.tie_break.by,
            "mine": found.mine,
            "theirs": found.theirs,
        }


@dataclass(frozen=True, slots=True)
class Decided:
    """The decisive difference: ``ahead`` points more than the ``others``, who are next.

    Without any it is the tie-break, ``mine`` to ``theirs``; without a next city, nothing.
    """

    winners: tuple[Seat, ...]
    others: tuple[Seat, ...]
    points: int
    ahead: int
    mine: int
    theirs: int


def decided(scores: Sequence[Score]) -> Decided:
    """Return the decisive difference of a game won by points, from the scores of those who can win."""
    ranks = sorted({score.rank for score in scores})
    first, nearest = ([score for score in scores if score.rank == rank] for rank in (ranks[0], ranks[:2][-1]))
    return Decided(
        tuple(score.seat for score in first),
        tuple(score.seat for score in nearest),
        first[0].total,
        first[0].total - nearest[0].total,
        first[0].tie_break,
        nearest[0].tie_break,
    )
