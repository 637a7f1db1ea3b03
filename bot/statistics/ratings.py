"""Player ratings by the Plackett-Luce model (Weng and Lin 2011, algorithm 4), updated game by game.

The rule, as `/rules` explains it: a game is rated with its last step, if rankings are on at its server and it
had no hints, and never again. Players whose result counts are rated by place, computer players by level; a
player who left the game for good comes last. A season begins with the ratings of the previous one, made less
certain.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Literal, NewType

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.statistics.finished_game import FinishedGame
from bot.statistics.player_keys import PlayerKey

Season = NewType("Season", str)
"""A quarter of a year, in UTC: ``2026-4`` is the fourth of 2026. Seasons sort as text."""

FIRST_MEAN, FIRST_DEVIATION = 25.0, 25.0 / 3.0
"""The model's rating of a new player."""

SEASON_DEVIATION = FIRST_DEVIATION / 2.0
"""Added in quadrature to the deviation of a rating that enters a new season."""

SETTLED_GAMES = 10
"""A rating is provisional before this many rated games, earlier seasons included."""


def season_at(time: float) -> Season:
    """Return the season of a time, in seconds since 1970."""
    moment = datetime.fromtimestamp(time, UTC)
    return Season(f"{moment.year:04}-{1 + (moment.month - 1) // 3}")


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a player in a season: ``games`` and ``wins`` in it, ``rated`` games in all."""

    season: Season
    mean: float = FIRST_MEAN
    deviation: float = FIRST_DEVIATION
    games: int = 0
    wins: int = 0
    rated: int = 0

    @property
    def settled(self) -> bool:
        """Whether enough games were rated."""
        return self.rated >= SETTLED_GAMES

    def in_season(self, season: Season) -> Rating:
        """Return the rating in a season, less certain if that season is a new one."""
        if season == self.season:
            return self
        wider = min(FIRST_DEVIATION, math.hypot(self.deviation, SEASON_DEVIATION))
        return Rating(season, self.mean, wider, rated=self.rated)


def rated_players(game: FinishedGame) -> list[tuple[PlayerKey, int]]:
    """List the players rated by a game, each with a place; a level once for each of its seats.

    Empty without two different players, with hints, or if the bot did not run the game.
    """
    if game.origin != "bot" or game.hints:
        return []
    placed = [(seat.player, seat.place) for seat in game.seats if seat.player is not None and seat.whole]
    placed += [(seat.left_by, game.players + 1) for seat in game.seats if seat.left_by is not None]
    return placed if len({player for player, _ in placed}) > 1 else []


Unrated = Literal["rankings-off", "hints", "seat-changed", "nobody-else"]


def why_unrated(game: FinishedGame, player: PlayerKey) -> Unrated | None:
    """Return why a game gave one of its players no rating, or None if it did."""
    if not game.rankings_on:
        return "rankings-off"
    if game.hints:
        return "hints"
    if player in dict(rated_players(game)):
        return None
    counts = any((seat.player == player and seat.whole) or seat.left_by == player for seat in game.seats)
    return "nobody-else" if counts else "seat-changed"


def rate(game: FinishedGame, known: Mapping[PlayerKey, Rating]) -> dict[PlayerKey, Rating]:
    """Return the ratings after a game; ``known`` are the newest ratings before it.

    A level with several seats gets the mean of their new ratings.
    """
    placed, season = rated_players(game), season_at(game.ended)
    if not placed:
        return {}
    before = {player: known.get(player, Rating(season)).in_season(season) for player in dict(placed)}
    model = PlackettLuce(mu=FIRST_MEAN, sigma=FIRST_DEVIATION)
    teams = [[model.rating(before[player].mean, before[player].deviation)] for player, _ in placed]
    after: dict[PlayerKey, list[PlackettLuceRating]] = defaultdict(list)
    for (player, _), (rating,) in zip(
        placed, model.rate(teams, ranks=[float(place) for _, place in placed]), strict=True
    ):
        after[player].append(rating)
    best = {player: min(place for each, place in placed if each == player) for player in after}
    return {
        player: replace(
            before[player],
            mean=math.fsum(each.mu for each in ratings) / len(ratings),
            deviation=math.sqrt(math.fsum(each.sigma**2 for each in ratings) / len(ratings)),
            games=before[player].games + 1,
            wins=before[player].wins + (best[player] == 1),
            rated=before[player].rated + 1,
        )
        for player, ratings in after.items()
    }
