"""Counting finished games in SQL: one with its last step, or some at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict

from bot.rows import Ending, SeatRow, TableRow
from bot.sql.database import Transaction, put
from bot.sql.reading import TENURE_COLUMNS, read_tenures
from bot.sql.statistics.honours import read_bests, read_leader, read_left_out, read_pasts
from bot.sql.statistics.writing import Kept, RatingOf, add_tally, save_finished, save_ratings
from bot.statistics.figures import Honour
from bot.statistics.finished import FinishedGame
from bot.statistics.honours import Before, honour_for
from bot.statistics.players import is_nameless
from bot.statistics.ratings import SETTLED_GAMES, Rating, rate, rated_players
from bot.statistics.seasons import Season, season_at
from bot.statistics.summary import summarise
from bot.statistics.tally import Tally

TENURES = f"SELECT {TENURE_COLUMNS} FROM tenures WHERE table_id = ? ORDER BY seat, first_step"
NEWEST_RATING = (
    "SELECT season, mean, deviation, games, wins, rated FROM ratings"
    " WHERE player = ? AND server = ? AND game = ? ORDER BY season DESC LIMIT 1"
)
WITHOUT_RANKINGS = "SELECT 1 FROM servers_without_rankings WHERE server = ?"


def count_ending(transaction: Transaction, row: TableRow, seats: Sequence[SeatRow], ending: Ending) -> None:
    """Count a game that has just been played to its end; its steps and tenures are written already.

    Ratings and streaks go by the order of the games: where older ones of the server are not counted yet, it
    is counted after them.
    """
    transaction.count_alone(row.server)
    rated = transaction.execute(WITHOUT_RANKINGS, (row.server,)).fetchone() is None
    if transaction.execute("SELECT 1 FROM uncounted WHERE server = ? LIMIT 1", (row.server,)).fetchone():
        transaction.execute(
            put("uncounted", "table_id", "server, ended, rated"),
            (row.id, row.server, row.ended, rated),
        )
        return
    tenures = read_tenures(transaction.execute(TENURES, (row.id,)))
    (number,) = transaction.numbers_of_finished_games(1)
    game = summarise(number, row, seats, tenures, ending)
    honour = _count_and_honour(transaction, game, rated=rated)
    if honour is not None:
        transaction.execute(
            "UPDATE finished_games SET honour = ? WHERE number = ?", (json.dumps(asdict(honour)), game.number)
        )


def _count_and_honour(transaction: Transaction, game: FinishedGame, *, rated: bool) -> Honour | None:
    """Count a game, and give the honour that it brings."""
    season = season_at(game.ended)
    pasts, (bests, seats) = read_pasts(transaction, game), read_bests(transaction, game)
    led = read_leader(transaction, game, season)
    ratings = read_ratings_for(transaction, [game])
    count(transaction, [(game, rated)], ratings)
    settling = {player for (player, *_), each in ratings.items() if rated and each.rated == SETTLED_GAMES}
    leads = read_leader(transaction, game, season)
    before = Before(pasts, bests, seats, frozenset(settling), None if leads == led else leads)
    return honour_for(game, before, read_left_out(transaction, game))


def count(transaction: Transaction, games: Sequence[Kept], ratings: dict[RatingOf, Rating]) -> None:
    """Count games, in their order.

    ``ratings`` are the newest ones of all who have had one in games before; they are brought up to date.
    """
    tally = Tally()
    changed: dict[tuple[RatingOf, Season], Rating] = {}
    for game, rated in games:
        tally.add(game)
        if rated:
            after = _rate(game, ratings)
            changed |= {
                (whose, rating.season): rating for whose, rating in after.items() if not is_nameless(whose[0])
            }
    transaction.run([*save_finished(games), *add_tally(tally), *save_ratings(changed)])


def read_ratings_for(transaction: Transaction, games: Iterable[FinishedGame]) -> dict[RatingOf, Rating]:
    """Give the newest ratings of those who are rated with some games and had one before."""
    rated = [(player, game) for game in games for player in dict(rated_players(game))]
    found = {}
    for player, server, name in {(player, game.server, game.game) for player, game in rated}:
        for row in transaction.execute(NEWEST_RATING, (player, server, name)):
            found[player, server, name] = Rating(Season(row[0]), *row[1:])
    return found


def _rate(game: FinishedGame, ratings: dict[RatingOf, Rating]) -> dict[RatingOf, Rating]:
    """Give the ratings that a game leads to."""
    rated = {player: (player, game.server, game.game) for player in dict(rated_players(game))}
    known = {player: ratings[whose] for player, whose in rated.items() if whose in ratings}
    after = {rated[player]: rating for player, rating in rate(game, known).items()}
    ratings |= after
    return after
