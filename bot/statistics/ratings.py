"""Ratings of players by the Plackett-Luce model (Weng and Lin 2011, algorithm 4), one game after the other.

The rule, as `/rules` tells it: a game is rated with its last step, if rankings are on at its server and it
had no hints, and never again. Whose result counts is rated by place, computer players too, by their level;
who has left the game for good comes last. A season begins with the ratings of the one before, made less
certain.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.statistics.finished import FinishedGame
from bot.statistics.players import PlayerKey
from bot.statistics.seasons import Season, season_at

FIRST_MEAN, FIRST_DEVIATION = 25.0, 25.0 / 3.0
"""What a player begins with, as the model has it."""

SEASON_DEVIATION = FIRST_DEVIATION / 2.0
"""So much uncertainty comes, as a variance, to that of a rating that goes over to a new season."""

SETTLED_GAMES = 10
"""A rating is provisional before so many rated games, those of earlier seasons included."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a player in a season: ``games`` and ``wins`` in it, ``rated`` games up to now."""

    season: Season
    mean: float = FIRST_MEAN
    deviation: float = FIRST_DEVIATION
    games: int = 0
    wins: int = 0
    rated: int = 0

    @property
    def settled(self) -> bool:
        """Whether enough games are behind it."""
        return self.rated >= SETTLED_GAMES

    def in_season(self, season: Season) -> Rating:
        """Return it as it is in a season, where it begins with it less certain."""
        if season == self.season:
            return self
        wider = min(FIRST_DEVIATION, math.hypot(self.deviation, SEASON_DEVIATION))
        return Rating(season, self.mean, wider, rated=self.rated)


def rated_players(game: FinishedGame) -> list[tuple[PlayerKey, int]]:
    """List who is rated with a game, with the place that counts; a level with several seats several times.

    Empty where there are not two different players, or the bot has not run the game, or it had hints.
    """
    if game.origin != "bot" or game.hints:
        return []
    placed = [(seat.player, seat.place) for seat in game.seats if seat.player is not None and seat.whole]
    last = game.players + 1
    placed += [(seat.left_by, last) for seat in game.seats if seat.left_by is not None]
    return placed if len({player for player, _ in placed}) > 1 else []


Unrated = Literal["rankings-off", "hints", "seat-changed", "nobody-else"]


def why_unrated(game: FinishedGame, player: PlayerKey) -> Unrated | None:
    """Return why a game that the bot has run gave one of its players no rating, or None where it did."""
    if not game.rankings_on:
        return "rankings-off"
    if game.hints:
        return "hints"
    if player in dict(rated_players(game)):
        return None
    counts = any((seat.player == player and seat.whole) or seat.left_by == player for seat in game.seats)
    return "nobody-else" if counts else "seat-changed"


def rate(game: FinishedGame, known: Mapping[PlayerKey, Rating]) -> dict[PlayerKey, Rating]:
    """Return the ratings that a game leads to; ``known`` has the newest ones of who had one before it.

    A level that has several seats gets the mean of what each of them would come to.
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
