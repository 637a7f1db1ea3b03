"""The figures of finished games: of players, rankings, wonders and records."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.statistics.players import PlayerKey
from bot.statistics.seasons import Season
from engine.game import JsonObject, Seat

ENOUGH_GAMES = 5
"""The minimum number of games to judge whether a wonder wins often."""

Luck = Literal["unknown", "more", "less", "usual"]
"""Whether a wonder won significantly more or less often than by equal chances."""

Z = 1.96
"""The normal quantile of 95% confidence intervals."""

POINTS_A_UNIT = 40
"""Displayed rating points per unit of the model, in which a new player has 1,000 points."""


STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""Student's t in place of Z, for one degree of freedom, two, three …"""


def student(freedom: int) -> float:
    """Return Student's t for a 95% interval with ``freedom`` degrees of freedom, at least one.

    Beyond the table, Fisher's expansion in powers of 1/freedom is exact to a thousandth.
    """
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    first = (Z**3 + Z) / (4 * freedom)
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    return Z + first + second + third


@dataclass(frozen=True, slots=True)
class Interval:
    """A confidence interval."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class GameFigures:
    """A player's figures in one game with one number of players.

    ``places`` counts how often each place was reached. ``scored`` games were decided by points, and
    ``points`` is their sum; ``best`` is the best score, first reached in the game ``best_in``.
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
        """The number of games."""
        return sum(self.places.values())

    @property
    def wins(self) -> int:
        """The number of wins, including shared ones."""
        return self.places.get(1, 0)

    @property
    def average(self) -> float | None:
        """The average score, or None."""
        return self.points / self.scored if self.scored else None


@dataclass(frozen=True, slots=True)
class CategoryFigures:
    """A player's points of a category in one game, compared with those of all people on the server.

    Only games decided by points count.
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
        """The average of all people's seats on the server, including the player's, or None."""
        return self.server_points / self.server_games if self.server_games else None


@dataclass(frozen=True, slots=True)
class WonderFigures:
    """The figures of a wonder: of one player, or of a server with its computer players.

    In ``games`` a seat had it as its board or drafted it; in ``built`` of them it was built, which a board
    always is. ``expected`` is the number of wins if every seat had equal chances. ``squares`` is the sum of
    the squared scores.
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
        """The average score, or None."""
        return self.points / self.scored if self.scored else None

    @property
    def win_share(self) -> float:
        """The share of games won, from 0 to 1."""
        return self.wins / self.games

    @property
    def win_interval(self) -> Interval:
        """Wilson's 95% interval of the share of wins."""
        games, share = self.games, self.win_share
        middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
        reach = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + (Z / (2 * games)) ** 2)
        return Interval(max(0.0, middle - reach), min(1.0, middle + reach))

    @property
    def luck(self) -> Luck:
        """Whether the true share of wins is significantly above or below the expected one."""
        if self.games < ENOUGH_GAMES:
            return "unknown"
        share, usual = self.win_interval, self.expected / self.games
        return "more" if share.low > usual else "less" if share.high < usual else "usual"

    @property
    def average_interval(self) -> Interval | None:
        """Student's 95% interval of the average score, or None with fewer than two games."""
        average = self.average
        if average is None or self.scored < 2:
            return None
        variance = max(0.0, self.squares - self.points * average) / (self.scored - 1)
        reach = student(self.scored - 1) * math.sqrt(variance / self.scored)
        return Interval(average - reach, average + reach)


@dataclass(frozen=True, slots=True)
class Streak:
    """A player's wins in a row in one kind of game: the longest streak, and the current one."""

    game: str
    longest: int
    current: int


def streaks_in(outcomes: Iterable[tuple[str, bool]]) -> tuple[Streak, ...]:
    """Return a player's streaks, longest first.

    ``outcomes`` have the kind of each game and whether it was won, in the order of their ends.
    """
    found: dict[str, Streak] = {}
    for game, won in outcomes:
        before = found.get(game, Streak(game, 0, 0))
        current = before.current + 1 if won else 0
        found[game] = Streak(game, max(before.longest, current), current)
    return tuple(sorted(found.values(), key=lambda each: (-each.longest, each.game)))


@dataclass(frozen=True, slots=True)
class Meeting:
    """A player's results against another one: ahead of them, behind them, or equal."""

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
    ``rated`` is the number of games behind the rating, including earlier seasons.
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
        """Whether the rating rests on too few games."""
        return self.place is None

    @property
    def points(self) -> int:
        """The displayed rating."""
        return round(self.mean * POINTS_A_UNIT)

    @property
    def margin(self) -> int:
        """The half-width of the 95% interval around ``points``."""
        return round(Z * self.deviation * POINTS_A_UNIT)


@dataclass(frozen=True, slots=True)
class Ranking:
    """A page of a ranking, best first, provisional players last.

    ``players`` is their total number. With rankings off, games aren't rated.
    """

    server: int
    game: str
    season: Season
    on: bool
    players: int
    standings: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class RecordHeld:
    """A person's record: the most points in a category of a game, or in ``total``, and its game.

    The category ``streak`` is for wins in a row, which belong to no single game.
    """

    game: str
    category: str
    points: int
    player: PlayerKey
    name: str
    number: int | None


@dataclass(frozen=True, slots=True)
class Honour:
    """Something new or rare about a finished game: its kind, seat, names and figures."""

    kind: str
    seat: Seat
    facts: JsonObject = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """A player's figures on a server, most played game first.

    ``left`` counts games that the player began and left for good. ``standings`` are those of the current
    season.
    """

    player: PlayerKey
    name: str
    left: int
    games: tuple[GameFigures, ...]
    categories: tuple[CategoryFigures, ...]
    wonders: tuple[WonderFigures, ...]
    streaks: tuple[Streak, ...]
    meetings: tuple[Meeting, ...]
