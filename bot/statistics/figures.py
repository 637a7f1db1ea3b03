"""What is told of finished games: the figures of a player, of a ranking, of the wonders, the records."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.statistics.players import PlayerKey
from bot.statistics.seasons import Season
from engine.game import JsonObject, Seat

ENOUGH_GAMES = 5
"""With fewer games than this nothing is said of whether a wonder wins often."""

Luck = Literal["unknown", "more", "less", "usual"]
"""Whether a wonder won more or less often than if every seat won equally often, beyond chance."""

Z = 1.96
"""Of 95 of 100 intervals made with it, the true value is in."""

POINTS_A_UNIT = 40
"""A rating is shown as so many points for each unit of the model: who is new has 1,000."""


STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""What takes the place of Z where few games tell the spread too: with one degree of freedom, two, three …"""


def student(freedom: int) -> float:
    """Return the quantile of Student's t for a 95% interval with so many degrees of freedom, at least one.

    Beyond the table it is Fisher's expansion in powers of 1/freedom, right to a thousandth.
    """
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    first = (Z**3 + Z) / (4 * freedom)
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    return Z + first + second + third


@dataclass(frozen=True, slots=True)
class Interval:
    """From where to where a true value lies, as far as the games tell."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class GameFigures:
    """What a player has done in one game with one number of players.

    ``places`` says how often each place was reached. ``scored`` games were decided by points, ``points``
    are those of all of them together; ``best`` is the best score, reached first in the game ``best_in``.
    """

    game: str
    players: int
    places: Mapping[int, int]
    scored: int
    points: int
    best: int | None
    best_in: int | None

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(self.places.values())

    @property
    def wins(self) -> int:
        """How many of them were won; a shared victory is one."""
        return self.places.get(1, 0)

    @property
    def average(self) -> float | None:
        """The average score, None without one."""
        return self.points / self.scored if self.scored else None


@dataclass(frozen=True, slots=True)
class CategoryFigures:
    """A player's points of a category in one game, beside those of all persons on the server.

    Only games that were decided by points count.
    """

    game: str
    category: str
    games: int
    points: int
    best: int
    server_games: int
    server_points: int

    @property
    def average(self) -> float:
        """The player's average."""
        return self.points / self.games

    @property
    def server_average(self) -> float | None:
        """The average of everybody's seats on the server, this player's included; None where none counts."""
        return self.server_points / self.server_games if self.server_games else None


@dataclass(frozen=True, slots=True)
class WonderFigures:
    """How a wonder was played: by one player, or by everybody on a server, computer players included.

    In ``games`` somebody had it, by drafting it or as the board of the seat; in ``built`` of them it was
    built, which goes without saying for a board. ``expected`` is how many of the games would have been won
    if every seat won equally often. ``squares`` is the sum of the squared scores.
    """

    game: str
    wonder: str
    side: str | None
    games: int
    wins: int
    expected: float
    scored: int
    points: int
    squares: int
    built: int

    @property
    def average(self) -> float | None:
        """The average score, None without one."""
        return self.points / self.scored if self.scored else None

    @property
    def win_share(self) -> float:
        """Which share of the games was won, from 0 to 1."""
        return self.wins / self.games

    @property
    def win_interval(self) -> Interval:
        """Where the true share of wins lies (Wilson's interval, 95 %)."""
        games, share = self.games, self.win_share
        middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
        reach = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + (Z / (2 * games)) ** 2)
        return Interval(max(0.0, middle - reach), min(1.0, middle + reach))

    @property
    def luck(self) -> Luck:
        """Whether the true share of wins is surely above or below what every seat would win."""
        if self.games < ENOUGH_GAMES:
            return "unknown"
        share, usual = self.win_interval, self.expected / self.games
        return "more" if share.low > usual else "less" if share.high < usual else "usual"

    @property
    def average_interval(self) -> Interval | None:
        """Where the true average score lies (Student's, 95 %); None where fewer than two games tell of it."""
        average = self.average
        if average is None or self.scored < 2:
            return None
        variance = max(0.0, self.squares - self.points * average) / (self.scored - 1)
        reach = student(self.scored - 1) * math.sqrt(variance / self.scored)
        return Interval(average - reach, average + reach)


@dataclass(frozen=True, slots=True)
class Streak:
    """How many games of one kind a player has won in a row: at most, and up to now."""

    game: str
    longest: int
    current: int


def streaks_in(outcomes: Iterable[tuple[str, bool]]) -> tuple[Streak, ...]:
    """Return the streaks in the games of a player, the longest first.

    ``outcomes`` have the kind of each game and whether it was won, in the order in which the games ended.
    """
    found: dict[str, Streak] = {}
    for game, won in outcomes:
        before = found.get(game, Streak(game, 0, 0))
        current = before.current + 1 if won else 0
        found[game] = Streak(game, max(before.longest, current), current)
    return tuple(sorted(found.values(), key=lambda each: (-each.longest, each.game)))


@dataclass(frozen=True, slots=True)
class Meeting:
    """How a player came out against another one: ahead of them, behind them, or equal."""

    opponent: PlayerKey
    name: str
    game: str
    met: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A player in a ranking; ``place`` is None while the rating is ``provisional``.

    ``mean`` and ``deviation`` are those of the model. ``games`` and ``wins`` are those of the season,
    ``rated`` are all games that the rating rests on, also of the seasons before.
    """

    player: PlayerKey
    name: str
    place: int | None
    mean: float
    deviation: float
    games: int
    wins: int
    rated: int

    @property
    def provisional(self) -> bool:
        """Whether too few games are behind the rating."""
        return self.place is None

    @property
    def points(self) -> int:
        """The rating as it is shown."""
        return round(self.mean * POINTS_A_UNIT)

    @property
    def margin(self) -> int:
        """So far above or below ``points`` the true strength may lie (95 %)."""
        return round(Z * self.deviation * POINTS_A_UNIT)


@dataclass(frozen=True, slots=True)
class Ranking:
    """A page of a ranking, best first, those who are provisional behind all others.

    ``players`` is how many there are in all. Where rankings are off, games are not rated.
    """

    server: int
    game: str
    season: Season
    on: bool
    players: int
    standings: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class RecordHeld:
    """The most points that a person has reached in a category of a game, or ``total``, and in which game.

    ``streak`` is a category as well: so many games won in a row; it belongs to no single game.
    """

    game: str
    category: str
    points: int
    player: PlayerKey
    name: str
    number: int | None


@dataclass(frozen=True, slots=True)
class Honour:
    """Something that was new or rare with a finished game: its kind, whose seat, names and figures."""

    kind: str
    seat: Seat
    facts: JsonObject = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """All that a player's finished games on a server add up to, the most played first.

    ``left`` games were begun and left for good. ``standings`` are those of the current season.
    """

    player: PlayerKey
    name: str
    left: int
    games: tuple[GameFigures, ...]
    categories: tuple[CategoryFigures, ...]
    wonders: tuple[WonderFigures, ...]
    streaks: tuple[Streak, ...]
    meetings: tuple[Meeting, ...]
