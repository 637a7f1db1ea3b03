"""Finished games, and what they add, become statements for the SQLite file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from bot.sqlite.database import Statement
from bot.sqlite.writing import drafted_as_json
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

FIRST_BEST = (
    "best_in = CASE WHEN best IS NULL OR excluded.best > best THEN excluded.best_in ELSE best_in END,"
    " best = CASE WHEN best IS NULL OR excluded.best > best THEN excluded.best ELSE best END"
)
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
    return [
        *(
            (
                "INSERT INTO player_names (player, server, name) VALUES (?, ?, ?)"
                " ON CONFLICT (player, server) DO UPDATE SET name = excluded.name",
                (*key, name),
            )
            for key, name in tally.names.items()
        ),
        *(
            (
                "INSERT INTO player_places"
                " (player, server, game, players, place, reached, games, points, best, best_in)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (player, server, game, players, place) DO UPDATE SET"
                " reached = reached + excluded.reached, games = games + excluded.games,"
                f" points = points + excluded.points, {FIRST_BEST}",
                (*key, each.reached, each.games, each.points, each.best, each.best_in),
            )
            for key, each in tally.places.items()
        ),
        *(
            (
                "INSERT INTO player_categories (player, server, game, category, games, points, best, best_in)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player, server, game, category) DO UPDATE SET"
                f" games = games + excluded.games, points = points + excluded.points, {FIRST_BEST}",
                (*key, each.games, each.points, each.best, each.best_in),
            )
            for key, each in tally.categories.items()
        ),
        *(
            (
                "INSERT INTO server_categories (server, game, category, games, points)"
                " VALUES (?, ?, ?, ?, ?) ON CONFLICT (server, game, category) DO UPDATE SET"
                " games = games + excluded.games, points = points + excluded.points",
                (*key, each.games, each.points),
            )
            for key, each in tally.averages.items()
        ),
        *_add_boards("player_boards", "player, server, game, players, wonder, side", tally.player_boards),
        *_add_boards("server_boards", "server, game, players, wonder, side", tally.boards),
        *(
            (
                "INSERT INTO player_left (player, server, game, games) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (player, server, game) DO UPDATE SET games = games + excluded.games",
                (*key, games),
            )
            for key, games in tally.left.items()
        ),
        *(
            (
                "INSERT INTO meetings (player, server, opponent, game, met, ahead, behind)"
                " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player, server, opponent, game) DO UPDATE SET"
                " met = met + excluded.met, ahead = ahead + excluded.ahead,"
                " behind = behind + excluded.behind",
                (*key, each.met, each.ahead, each.behind),
            )
            for key, each in tally.meetings.items()
        ),
        *(_go_on_with_streak(*outcome) for outcome in tally.outcomes),
    ]


def save_ratings(ratings: Mapping[tuple[RatingOf, Season], Rating]) -> list[Statement]:
    """Write ratings in the place of those of the same season."""
    return [
        (
            "INSERT OR REPLACE INTO ratings"
            " (player, server, game, season, mean, deviation, games, wins, rated, settled)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
    values = ", ".join("?" * (columns.count(",") + 7))
    statement = (
        f"INSERT INTO {table} ({columns}, games, wins, scored, points, squares, built) VALUES ({values})"
        f" ON CONFLICT ({columns}) DO UPDATE SET games = games + excluded.games, wins = wins + excluded.wins,"
        " scored = scored + excluded.scored, points = points + excluded.points,"
        " squares = squares + excluded.squares, built = built + excluded.built"
    )
    return (
        (statement, (*key, each.games, each.wins, each.scored, each.points, each.squares, each.built))
        for key, each in boards.items()
    )


def _go_on_with_streak(player: PlayerKey, server: int, game: str, won: bool, number: int) -> Statement:
    return (
        "INSERT INTO player_streaks (player, server, game, longest, running, reached_in)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (player, server, game) DO UPDATE SET"
        " reached_in = CASE WHEN excluded.running * (running + 1) > longest THEN excluded.reached_in"
        " ELSE reached_in END,"
        " longest = CASE WHEN excluded.running * (running + 1) > longest THEN running + 1 ELSE longest END,"
        " running = excluded.running * (running + 1)",
        (player, server, game, int(won), int(won), number if won else None),
    )
