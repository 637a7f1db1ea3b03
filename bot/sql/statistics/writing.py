"""Finished games, and what they add, become statements for an SQL database."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from bot.sql.database import Statement, add, put
from bot.sql.writing import drafted_as_json
from bot.statistics.finished import FinishedGame
from bot.statistics.players import PlayerKey, person_of
from bot.statistics.ratings import Rating
from bot.statistics.seasons import Season
from bot.statistics.tally import Boards, Tally

Kept = tuple[FinishedGame, bool]
"""A finished game, and whether rankings were on when it ended."""

RatingOf = tuple[PlayerKey, int, str]
"""Whose rating on which server in which game."""

BoardOf = TypeVar("BoardOf", bound=tuple[object, ...])

AGGREGATES = (
    "player_names",
    "player_places",
    "player_categories",
    "server_categories",
    "player_boards",
    "server_boards",
    "player_streaks",
    "player_left",
    "meetings",
    "ratings",
)
"""All that is counted: it can be counted anew from the finished games."""

BEST = {
    column: (
        f"CASE WHEN old.best IS NULL OR excluded.best > old.best THEN excluded.{column} ELSE old.{column} END"
    )
    for column in ("best", "best_in")
}
"""Of equal scores the first stays the best; every right side sees what there was before."""


def drop_entered(number: int) -> Statement:
    """Take a game from a score pad out of the history; one that the bot has run stays."""
    return "DELETE FROM finished_games WHERE number = ? AND origin = 'score-pad'", (number,)


def save_finished(games: Sequence[Kept]) -> list[Statement]:
    """Write finished games, their seats and who has taken part, in the place of what there was of them."""
    return [
        *(
            (
                "INSERT INTO finished_games"
                " (number, table_id, origin, server, game, begun, ended, victory, entered_by, rated,"
                " counted_from)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (number) DO NOTHING",
                (
                    game.number,
                    game.table,
                    game.origin,
                    game.server,
                    game.game,
                    game.begun,
                    game.ended,
                    game.victory,
                    game.entered_by,
                    rated,
                    None if game.counted_from is None else json.dumps(game.counted_from),
                ),
            )
            for game, rated in games
        ),
        *(("DELETE FROM finished_seats WHERE number = ?", (game.number,)) for game, _ in games),
        *(
            (
                "INSERT INTO finished_seats (number, seat, player, name, place, total, points, wonder, side,"
                " whole, left_by, left_name, wonders, feats)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    game.number,
                    seat.seat,
                    seat.player,
                    seat.name,
                    seat.place,
                    seat.total,
                    json.dumps(seat.points),
                    seat.wonder,
                    seat.side,
                    seat.whole,
                    seat.left_by,
                    seat.left_name,
                    drafted_as_json(seat.wonders),
                    json.dumps(sorted(seat.feats)),
                ),
            )
            for game, _ in games
            for seat in game.seats
        ),
        *(("DELETE FROM taken_part WHERE number = ?", (game.number,)) for game, _ in games),
        *(
            (
                "INSERT INTO taken_part (player, server, ended, number) VALUES (?, ?, ?, ?)",
                (player, game.server, game.ended, game.number),
            )
            for game, _ in games
            for player in persons_of(game)
        ),
    ]


def persons_of(game: FinishedGame) -> list[PlayerKey]:
    """List the persons who have had a seat of a game."""
    players = {each for seat in game.seats for each in (seat.player, seat.left_by)}
    return sorted(each for each in players if each is not None and person_of(each) is not None)


def add_tally(tally: Tally) -> list[Statement]:
    """Add what games add to everything that is counted."""
    places = add("player_places", "player, server, game, players, place", "reached, games, points", BEST)
    categories = add("player_categories", "player, server, game, category", "games, points", BEST)
    averages = add("server_categories", "server, game, category", "games, points")
    left = add("player_left", "player, server, game", "games")
    met = add("meetings", "player, server, opponent, game", "met, ahead, behind")
    return [
        *((put("player_names", "player, server", "name"), (*key, name)) for key, name in tally.names.items()),
        *(
            (places, (*key, each.reached, each.games, each.points, each.best, each.best_in))
            for key, each in tally.places.items()
        ),
        *(
            (categories, (*key, each.games, each.points, each.best, each.best_in))
            for key, each in tally.categories.items()
        ),
        *((averages, (*key, each.games, each.points)) for key, each in tally.averages.items()),
        *_add_boards("player_boards", "player, server, game, players, wonder, side", tally.player_boards),
        *_add_boards("server_boards", "server, game, players, wonder, side", tally.boards),
        *((left, (*key, games)) for key, games in tally.left.items()),
        *((met, (*key, each.met, each.ahead, each.behind)) for key, each in tally.meetings.items()),
        *(_go_on_with_streak(*outcome) for outcome in tally.outcomes),
    ]


def save_ratings(ratings: Mapping[tuple[RatingOf, Season], Rating]) -> list[Statement]:
    """Write ratings in the place of those of the same season."""
    return [
        (
            put("ratings", "player, server, game, season", "mean, deviation, games, wins, rated, settled"),
            (
                *whose,
                each.season,
                each.mean,
                each.deviation,
                each.games,
                each.wins,
                each.rated,
                each.settled,
            ),
        )
        for (whose, _), each in ratings.items()
    ]


def _add_boards(table: str, columns: str, boards: Mapping[BoardOf, Boards]) -> Iterable[Statement]:
    statement = add(table, columns, "games, wins, scored, points, squares, built")
    return (
        (statement, (*key, each.games, each.wins, each.scored, each.points, each.squares, each.built))
        for key, each in boards.items()
    )


def _go_on_with_streak(player: PlayerKey, server: int, game: str, won: bool, number: int) -> Statement:
    running = "excluded.running * (old.running + 1)"
    return (
        "INSERT INTO player_streaks AS old (player, server, game, longest, running, reached_in)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (player, server, game) DO UPDATE SET"
        f" reached_in = CASE WHEN {running} > old.longest THEN excluded.reached_in ELSE old.reached_in END,"
        f" longest = CASE WHEN {running} > old.longest THEN old.running + 1 ELSE old.longest END,"
        f" running = {running}",
        (player, server, game, int(won), int(won), number if won else None),
    )
