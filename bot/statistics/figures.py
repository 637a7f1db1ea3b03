"""Figures derived from finished games: of a player, a ranking, a wonder, and the records."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.statistics.player_keys import PlayerKey
from bot.statistics.ratings import Season
from engine.game import JsonObject, Seat

ENOUGH_GAMES = 5
"""The fewest games after which a wonder has an interval, and is said to win more or less often than usual."""

Luck = Literal["unknown", "more", "less", "usual"]
"""Whether a wonder won significantly more or less often than by equal chances."""

Z = 1.96
"""The two-sided 95% quantile of the normal distribution."""

POINTS_A_UNIT = 40
"""Rating points shown per unit of the model, so that a new player has 1,000."""


Interval = tuple[float, float]
"""The lower and upper end of a 95% confidence interval."""


@dataclass(frozen=True, slots=True)
class GameFigures:
    """A player's results in one game with one number of players.

    ``places`` counts how often each place was reached. ``scored`` games were decided by points, and
    ``points`` is their total; ``best`` is the best score, first reached in the game ``best_in``.
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
        """The number of games played."""
        return sum(self.places.values())

    @property
    def wins(self) -> int:
        """The number of games won; a shared victory counts as one."""
        return self.places.get(1, 0)

    @property
    def average(self) -> float | None:
        """The average score, or None without a scored game."""
        return self.points / self.scored if self.scored else None


@dataclass(frozen=True, slots=True)
class CategoryFigures:
    """A player's points in a category, beside those of all persons, in games that points decided."""

    game: str
    category: str
    games: int
    points: int
    best: int
    server_games: int
    server_points: int


@dataclass(frozen=True, slots=True)
class WonderFigures:
    """The results of a wonder, for one player or for everybody on a server, computer players included.

    ``games`` counts those in which it was drafted or was the board of the seat; in ``built`` of them it was
    built, a board always. ``expected`` is the number of wins if every seat won equally often; ``squares`` is
    the sum of the squared scores.
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
        """The average score, or None without a scored game."""
        return self.points / self.scored if self.scored else None

    @property
    def win_interval(self) -> Interval:
        """The 95% interval of the share of wins (Wilson's)."""
        games, share = self.games, self.wins / self.games
        middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
        reach = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + (Z / (2 * games)) ** 2)
        return max(0.0, middle - reach), min(1.0, middle + reach)

    @property
    def luck(self) -> Luck:
        """Whether the share of wins is significantly above or below that of an average seat."""
        if self.games < ENOUGH_GAMES:
            return "unknown"
        low, high = self.win_interval
        usual = self.expected / self.games
        return "more" if low > usual else "less" if high < usual else "usual"

    @property
    def average_interval(self) -> Interval | None:
        """The 95% interval of the average score (Student's), or None with too few scored games."""
        average, freedom = self.average, self.scored - 1
        if average is None or self.scored < ENOUGH_GAMES:
            return None
        # Fisher's expansion of the quantile of Student's distribution, exact to a hundredth.
        quantile = Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        quantile += (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
        variance = max(0.0, self.squares - self.points * average) / freedom
        reach = quantile * math.sqrt(variance / self.scored)
        return average - reach, average + reach


@dataclass(frozen=True, slots=True)
class Streak:
    """A player's longest and current winning streak in one kind of game."""

    game: str
    longest: int
    current: int


def streaks_in(outcomes: Iterable[tuple[str, bool]]) -> tuple[Streak, ...]:
    """Return a player's streaks, the longest first, from the kinds of their games and whether they won."""
    found: dict[str, Streak] = {}
    for game, won in outcomes:
        before = found.get(game, Streak(game, 0, 0))
        current = before.current + 1 if won else 0
        found[game] = Streak(game, max(before.longest, current), current)
    return tuple(sorted(found.values(), key=lambda each: (-each.longest, each.game)))


@dataclass(frozen=True, slots=True)
class Meeting:
    """How often a player finished ahead of, behind, or level with another one."""

    opponent: PlayerKey
    name: str
    game: str
    met: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A player in a ranking, with the fields of `Rating`; ``place`` is None while it is provisional."""

    player: PlayerKey
    name: str
    place: int | None
    mean: float
    deviation: float
    games: int
    wins: int
    rated: int

    @property
    def points(self) -> int:
        """The displayed rating."""
        return round(self.mean * POINTS_A_UNIT)

    @property
    def margin(self) -> int:
        """Half the width of the 95% interval around ``points``."""
        return round(Z * self.deviation * POINTS_A_UNIT)


@dataclass(frozen=True, slots=True)
class Ranking:
    """A page of a ranking of ``players``, provisional ones last; games are rated while it is ``on``."""

    server: int
    game: str
    season: Season
    on: bool
    players: int
    standings: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class RecordHeld:
    """The most points of a person in a category, `TOTAL` or `STREAK` as well, and the number of that game."""

    game: str
    category: str
    points: int
    player: PlayerKey
    name: str
    number: int | None


@dataclass(frozen=True, slots=True)
class Honour:
    """Something new or rare in a finished game: its kind, the seat that earned it, names and figures."""

    kind: str
    seat: Seat
    facts: JsonObject = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """The statistics of a player on a server, the most played first; ``left`` counts games left for good."""

    player: PlayerKey
    name: str
    left: int
    games: tuple[GameFigures, ...]
    categories: tuple[CategoryFigures, ...]
    wonders: tuple[WonderFigures, ...]
    streaks: tuple[Streak, ...]
    meetings: tuple[Meeting, ...]
