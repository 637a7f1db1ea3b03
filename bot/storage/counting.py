"""Counts finished games: one with its last step, or several at once."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from types import MappingProxyType
from typing import Any, Final

from bot.common.rows import Ending, SeatRow, TableRow, Tenure
from bot.statistics.figures import Honour
from bot.statistics.finished import FinishedGame, FinishedSeat, summarise
from bot.statistics.honours import Before, Past, honours_of
from bot.statistics.players import PlayerKey, is_nameless, person_of
from bot.statistics.ratings import SETTLED_GAMES, Rating, rate, rated_players
from bot.statistics.seasons import Season, season_at
from bot.statistics.tally import TOTAL, Table, Tally
from bot.storage.columns import Columns
from bot.storage.database import Transaction
from bot.storage.statements import Statement, add, insert, listed, put

TENURE, RATING = Columns(Tenure), Columns(Rating)
FINISHED_GAME = Columns(FinishedGame, besides=("seats", "hints"), table="table_id", rankings_on="rated")
FINISHED_SEAT = Columns(FinishedSeat)

TENURES = f"SELECT {TENURE} FROM tenures WHERE table_id = ? ORDER BY seat, first_step"
WITHOUT_RANKINGS = "SELECT 1 FROM servers_without_rankings WHERE server = ?"

NOT_LEFT_OUT = "NOT EXISTS (SELECT 1 FROM left_out WHERE left_out.player = {}.player)"
"""The condition for rows of players who have not opted out of rankings and records."""

RANKED = f"server = ? AND game = ? AND season = ? AND {NOT_LEFT_OUT.format('ratings')}"
"""The condition for the ratings of a public ranking."""

RatingOf = tuple[PlayerKey, int, str]
"""The player, server and game of a rating."""

BOARD, PLAYED = "game, players, wonder, side", "games, wins, scored, points, squares, built"

COUNTED: Final[Mapping[Table, tuple[str, str]]] = MappingProxyType(
    {
        "player_places": ("player, server, game, players, place", "reached, games, points"),
        "player_categories": ("player, server, game, category", "games, points"),
        "server_categories": ("server, game, category", "games, points"),
        "player_boards": (f"player, server, {BOARD}", PLAYED),
        "server_boards": (f"server, {BOARD}", PLAYED),
        "player_left": ("player, server, game", "games"),
        "meetings": ("player, server, opponent, game", "met, ahead, behind"),
    }
)
"""The tables of sums, each with its key columns and its sum columns."""

AGGREGATES = (*COUNTED, "player_names", "player_streaks", "ratings")
"""All tables that can be recounted from the finished games."""

WITH_BEST = ("player_places", "player_categories")

BEST = {
    column: (
        f"CASE WHEN old.best IS NULL OR excluded.best > old.best THEN excluded.{column} ELSE old.{column} END"
    )
    for column in ("best", "best_in")
}
"""Of equal scores the first stays the best; the right sides all refer to the row before the update."""


def count_ending(transaction: Transaction, row: TableRow, seats: Sequence[SeatRow], ending: Ending) -> None:
    """Count a game that has just ended; its steps and tenures are already written.

    The caller holds the counting lock of its server. Ratings and streaks depend on the order of the games:
    while older ones of the server are uncounted, this one is queued behind them.
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
    """Count a game, and return its honour."""
    season = season_at(game.ended)
    pasts, (bests, seats) = _read_pasts(transaction, game), _read_bests(transaction, game)
    led = _read_leader(transaction, game, season)
    ratings = read_ratings_for(transaction, [game])
    count(transaction, [game], ratings)
    settling = {
        player for (player, *_), each in ratings.items() if game.rankings_on and each.rated == SETTLED_GAMES
    }
    leads = _read_leader(transaction, game, season)
    before = Before(pasts, bests, seats, frozenset(settling), None if leads == led else leads)
    return next(honours_of(game, before, _read_left_out(transaction, game)), None)


def count(transaction: Transaction, games: Sequence[FinishedGame], ratings: dict[RatingOf, Rating]) -> None:
    """Count games, in their order.

    ``ratings`` are the newest ratings of all players who have one; they are updated in place.
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
    """Return the newest ratings of the players whom these games rate."""
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
    """Return the ratings after a game, and update ``ratings`` with them."""
    rated = {player: (player, game.server, game.game) for player in dict(rated_players(game))}
    known = {player: ratings[whose] for player, whose in rated.items() if whose in ratings}
    after = {rated[player]: rating for player, rating in rate(game, known).items()}
    ratings |= after
    return after


def save_finished(games: Sequence[FinishedGame]) -> list[Statement]:
    """Write finished games, their seats and participants, replacing earlier versions."""
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
    """List the persons who had a seat of a game."""
    players = {each for seat in game.seats for each in (seat.player, seat.left_by)}
    return sorted(each for each in players if each is not None and person_of(each) is not None)


def _add_tally(tally: Tally) -> list[Statement]:
    """Return the statements that add a tally to the statistics."""
    name = put("player_names", "player, server", "name")
    return [
        *((name, (*whose, called)) for whose, called in tally.names.items()),
        *(each for table in tally.sums for each in _add_sums(tally, table)),
        *(_extend_streak(*outcome) for outcome in tally.outcomes),
    ]


def _add_sums(tally: Tally, table: Table) -> Iterator[Statement]:
    key_columns, columns = COUNTED[table]
    has_best = table in WITH_BEST
    statement = add(table, key_columns, columns, BEST if has_best else None)
    for key, sums in tally.sums[table].items():
        best = tally.bests.get((table, key), (None, None)) if has_best else ()
        yield statement, (*key, *(sums.get(column, 0) for column in columns.split(", ")), *best)


def _extend_streak(player: PlayerKey, server: int, game: str, won: bool, number: int) -> Statement:
    running = "excluded.running * (old.running + 1)"
    return (
        "INSERT INTO player_streaks AS old (player, server, game, longest, running, reached_in)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (player, server, game) DO UPDATE SET"
        f" reached_in = CASE WHEN {running} > old.longest THEN excluded.reached_in ELSE old.reached_in END,"
        f" longest = CASE WHEN {running} > old.longest THEN old.running + 1 ELSE old.longest END,"
        f" running = {running}",
        (player, server, game, int(won), int(won), number if won else None),
    )


# -- statistics before a game -------------------------------------------------------------------------


def _read_pasts(transaction: Transaction, game: FinishedGame) -> dict[PlayerKey, Past]:
    """Return the statistics of the persons with a seat at the end of a game, before it is counted."""
    persons = _seated_persons(game)
    these = f"server = ? AND player IN {listed(persons)}"

    def of_each(columns: str, table: str, more: str, *values: object) -> dict[PlayerKey, list[Sequence[Any]]]:
        found: dict[PlayerKey, list[Sequence[Any]]] = defaultdict(list)
        query = f"SELECT player, {columns} FROM {table} WHERE {these} {more}"
        for player, *row in transaction.execute(query, game.server, *persons, *values):
            found[player].append(row)
        return found

    wins = "sum(CASE place WHEN 1 THEN reached ELSE 0 END)"
    games = of_each(f"game, sum(reached), {wins}", "player_places", "GROUP BY player, game")
    bests = of_each("best", "player_categories", "AND game = ? AND category = ?", game.game, TOTAL)
    streaks = of_each("running", "player_streaks", "AND game = ?", game.game)
    grouped = "AND game = ? GROUP BY player, wonder, side"
    boards = of_each("wonder, side, sum(wins)", "player_boards", grouped, game.game)
    against = f"AND game = ? AND opponent IN {listed(persons)}"
    met = of_each("opponent, met, ahead", "meetings", against, game.game, *persons)

    def past(player: PlayerKey) -> Past:
        played = {name: (number, wins) for name, number, wins in games[player]}
        return Past(
            sum(number for number, _ in played.values()),
            *played.get(game.game, (0, 0)),
            best=next((best for (best,) in bests[player]), None),
            running=next((running for (running,) in streaks[player]), 0),
            boards={(wonder, side): wins for wonder, side, wins in boards[player]},
            met={opponent: (number, ahead) for opponent, number, ahead in met[player]},
        )

    return {player: past(player) for player in persons}


def _read_bests(transaction: Transaction, game: FinishedGame) -> tuple[dict[str, int], int]:
    """Return the records of a server in a game by category, and the number of persons' seats counted."""
    rows = transaction.execute(
        "SELECT category, games, (SELECT best FROM player_categories AS theirs"
        " WHERE theirs.server = here.server AND theirs.game = here.game AND theirs.category = here.category"
        " AND player LIKE 'person:%' ORDER BY best DESC LIMIT 1)"
        " FROM server_categories AS here WHERE server = ? AND game = ?",
        game.server,
        game.game,
    )
    bests = {category: best for category, _, best in rows if best is not None}
    return bests, max((seats for _, seats, _ in rows), default=0)


def _read_leader(transaction: Transaction, game: FinishedGame, season: str) -> PlayerKey | None:
    """Return the leader of a ranking, or None."""
    rows = transaction.execute(
        f"SELECT player FROM ratings WHERE {RANKED} AND settled = 1 ORDER BY mean DESC, player LIMIT 1",
        game.server,
        game.game,
        season,
    )
    return next((PlayerKey(row[0]) for row in rows), None)


def _read_left_out(transaction: Transaction, game: FinishedGame) -> frozenset[PlayerKey]:
    """Return the players with a seat of a game who opted out."""
    persons = _seated_persons(game)
    rows = transaction.execute(f"SELECT player FROM left_out WHERE player IN {listed(persons)}", *persons)
    return frozenset(PlayerKey(row[0]) for row in rows)


def _seated_persons(game: FinishedGame) -> list[PlayerKey]:
    players = (seat.player for seat in game.seats)
    return [player for player in players if player is not None and person_of(player) is not None]
