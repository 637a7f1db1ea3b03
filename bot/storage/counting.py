"""Counting finished games: one with its last step, or some at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from bot.common.rows import Ending, SeatRow, TableRow, Tenure
from bot.statistics.figures import Honour
from bot.statistics.finished import FinishedGame, FinishedSeat
from bot.statistics.honours import Before, honour_for
from bot.statistics.players import PlayerKey, is_nameless, person_of
from bot.statistics.ratings import SETTLED_GAMES, Rating, rate, rated_players
from bot.statistics.seasons import Season, season_at
from bot.statistics.summary import summarise
from bot.statistics.tally import Tally
from bot.storage.columns import Columns
from bot.storage.database import Transaction
from bot.storage.honours import read_bests, read_leader, read_left_out, read_pasts
from bot.storage.statements import Statement, add, insert, put

TENURE, RATING = Columns(Tenure), Columns(Rating)
FINISHED_GAME = Columns(FinishedGame, besides=("seats", "hints"), table="table_id", rankings_on="rated")
FINISHED_SEAT = Columns(FinishedSeat)

TENURES = f"SELECT {TENURE} FROM tenures WHERE table_id = ? ORDER BY seat, first_step"
WITHOUT_RANKINGS = "SELECT 1 FROM servers_without_rankings WHERE server = ?"

RatingOf = tuple[PlayerKey, int, str]
"""Whose rating on which server in which game."""

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


def count_ending(transaction: Transaction, row: TableRow, seats: Sequence[SeatRow], ending: Ending) -> None:
    """Count a game that has just been played to its end; its steps and tenures are written already.

    Nobody else counts games of its server meanwhile. Ratings and streaks go by the order of the games: where
    older ones of the server are not counted yet, it is counted after them.
    """
    rated = not transaction.execute(WITHOUT_RANKINGS, row.server)
    if transaction.execute("SELECT 1 FROM uncounted WHERE server = ? LIMIT 1", row.server):
        later = put("uncounted", "table_id", "server, ended, rated")
        transaction.execute(later, row.id, row.server, row.ended, rated)
        return
    tenures = [*map(TENURE.read, transaction.execute(TENURES, row.id))]
    (number,) = transaction.numbers_of_finished_games(1)
    game = replace(summarise(number, row, seats, tenures, ending), rankings_on=rated)
    honour = _count_and_honour(transaction, game)
    if honour is not None:
        found = "UPDATE finished_games SET honour = ? WHERE number = ?"
        transaction.execute(found, json.dumps(asdict(honour)), game.number)


def _count_and_honour(transaction: Transaction, game: FinishedGame) -> Honour | None:
    """Count a game, and return the honour that it brings."""
    season = season_at(game.ended)
    pasts, (bests, seats) = read_pasts(transaction, game), read_bests(transaction, game)
    led = read_leader(transaction, game, season)
    ratings = read_ratings_for(transaction, [game])
    count(transaction, [game], ratings)
    settling = {
        player for (player, *_), each in ratings.items() if game.rankings_on and each.rated == SETTLED_GAMES
    }
    leads = read_leader(transaction, game, season)
    before = Before(pasts, bests, seats, frozenset(settling), None if leads == led else leads)
    return honour_for(game, before, read_left_out(transaction, game))


def count(transaction: Transaction, games: Sequence[FinishedGame], ratings: dict[RatingOf, Rating]) -> None:
    """Count games, in their order.

    ``ratings`` are the newest ones of all who have had one in games before; they are brought up to date.
    """
    tally = Tally()
    changed: dict[tuple[RatingOf, Season], Rating] = {}
    for game in games:
        tally.add(game)
        if game.rankings_on:
            after = _rate(game, ratings)
            changed |= {
                (whose, rating.season): rating for whose, rating in after.items() if not is_nameless(whose[0])
            }
    rating = put("ratings", "player, server, game, season", "mean, deviation, games, wins, rated, settled")
    rated = [(rating, (*whose, *RATING.values(each), each.settled)) for (whose, _), each in changed.items()]
    transaction.run([*save_finished(games), *_add_tally(tally), *rated])


def read_ratings_for(transaction: Transaction, games: Iterable[FinishedGame]) -> dict[RatingOf, Rating]:
    """Return the newest ratings of those who are rated with some games and had one before."""
    newest = (
        f"SELECT {RATING} FROM ratings WHERE player = ? AND server = ? AND game = ?"
        " ORDER BY season DESC LIMIT 1"
    )
    found = {}
    for whose in {(player, game.server, game.game) for game in games for player in dict(rated_players(game))}:
        for row in transaction.execute(newest, *whose):
            found[whose] = RATING.read(row)
    return found


def _rate(game: FinishedGame, ratings: dict[RatingOf, Rating]) -> dict[RatingOf, Rating]:
    """Return the ratings that a game leads to."""
    rated = {player: (player, game.server, game.game) for player in dict(rated_players(game))}
    known = {player: ratings[whose] for player, whose in rated.items() if whose in ratings}
    after = {rated[player]: rating for player, rating in rate(game, known).items()}
    ratings |= after
    return after


def save_finished(games: Sequence[FinishedGame]) -> list[Statement]:
    """Write finished games, their seats and who has taken part, in the place of what there was of them."""
    game_row = f"{insert('finished_games', str(FINISHED_GAME))} ON CONFLICT (number) DO NOTHING"
    seat_row = insert("finished_seats", f"number, {FINISHED_SEAT}")
    part = insert("taken_part", "player, server, ended, number")
    return [
        *((game_row, FINISHED_GAME.values(game)) for game in games),
        *(("DELETE FROM finished_seats WHERE number = ?", (game.number,)) for game in games),
        *((seat_row, (game.number, *FINISHED_SEAT.values(seat))) for game in games for seat in game.seats),
        *(("DELETE FROM taken_part WHERE number = ?", (game.number,)) for game in games),
        *(
            (part, (player, game.server, game.ended, game.number))
            for game in games
            for player in _persons_of(game)
        ),
    ]


def _persons_of(game: FinishedGame) -> list[PlayerKey]:
    """List the persons who have had a seat of a game."""
    players = {each for seat in game.seats for each in (seat.player, seat.left_by)}
    return sorted(each for each in players if each is not None and person_of(each) is not None)


def _add_tally(tally: Tally) -> list[Statement]:
    """Add what games add to everything that is counted."""
    name = put("player_names", "player, server", "name")
    left = add("player_left", "player, server, game", "games")
    place, category = "player, server, game, players, place", "player, server, game, category"
    board, played = "game, players, wonder, side", "games, wins, scored, points, squares, built"
    return [
        *((name, (*whose, called)) for whose, called in tally.names.items()),
        *_added("player_places", place, "reached, games, points", tally.places, BEST),
        *_added("player_categories", category, "games, points", tally.categories, BEST),
        *_added("server_categories", "server, game, category", "games, points", tally.averages),
        *_added("player_boards", f"player, server, {board}", played, tally.player_boards),
        *_added("server_boards", f"server, {board}", played, tally.boards),
        *((left, (*whose, games)) for whose, games in tally.left.items()),
        *_added("meetings", "player, server, opponent, game", "met, ahead, behind", tally.meetings),
        *(_go_on_with_streak(*outcome) for outcome in tally.outcomes),
    ]


def _added(
    table: str, key: str, sums: str, tallied: Mapping[Any, object], more: Mapping[str, str] | None = None
) -> Iterable[Statement]:
    """Add what was ``tallied`` by the keys of a table, in fields that are called as its columns."""
    statement, columns = add(table, key, sums, more), [*sums.split(", "), *(more or ())]
    return (
        (statement, (*whose, *(getattr(each, column) for column in columns)))
        for whose, each in tallied.items()
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
