"""Counts finished games: each with its last step, those of older versions, or all of them again."""

import asyncio
import json
import logging
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from types import MappingProxyType
from typing import Any, Final

from bot.common.stored_rows import Ending, Result, TableRow, Tenure
from bot.statistics.figures import Honour
from bot.statistics.finished_game import FinishedGame, FinishedSeat, summarise
from bot.statistics.honours import PlayerBefore, ServerBefore, honours_of
from bot.statistics.player_keys import NOBODY, PlayerKey, person_of
from bot.statistics.ratings import SETTLED_GAMES, Rating, rate, rated_players, season_at
from bot.statistics.tally import TOTAL, Table, Tally
from bot.storage.database import StorePart, Transaction
from bot.storage.errors import UnreadableError
from bot.storage.lobbies_and_seats import SEAT, TABLE, read_table
from bot.storage.statements import Columns, Statement, add, insert, listed, put, read_object

log = logging.getLogger(__name__)

RESULT, TENURE, RATING = Columns(Result), Columns(Tenure), Columns(Rating)
FINISHED_GAME = Columns(
    FinishedGame, besides=("number", "seats", "hints"), table="table_id", rankings_on="rated"
)
FINISHED_SEAT = Columns(FinishedSeat)

OLDER_GAMES_AT_ONCE = 5
"""The number of older games counted in one transaction, for which players wait."""

WITHOUT_RANKINGS = "SELECT 1 FROM servers_without_rankings WHERE server = ?"

NOT_LEFT_OUT = "NOT EXISTS (SELECT 1 FROM left_out WHERE left_out.player = {}.player)"
"""The condition for rows of players who have not opted out of rankings and records."""

RANKED = f"server = ? AND game = ? AND season = ? AND {NOT_LEFT_OUT.format('ratings')}"
"""The condition for the ratings of a public ranking."""

Rows = Iterable[Sequence[Any]]

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


class Counting(StorePart):
    """Counts the finished games of an older version, and recounts all of them for an operator."""

    async def games_without_results(self) -> list[int]:
        """List the finished games without results, left by an older version, the oldest first."""
        rows = await self._database.rows(
            "SELECT table_id FROM uncounted"
            " WHERE NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = uncounted.table_id)"
            " ORDER BY ended, table_id"
        )
        return [table for (table,) in rows]

    async def still_counting(self, server: int | None) -> bool:
        """Whether finished games of a server, or with None of any, are still uncounted."""
        here, values = ("", ()) if server is None else (" WHERE server = ?", (server,))
        return bool(await self._database.rows(f"SELECT 1 FROM uncounted{here} LIMIT 1", *values))

    async def count_older_games(self) -> None:
        """Count the finished games that an older version left uncounted, a few at a time.

        Others write in between. Each batch is committed, so it can be called again after an error. Games that
        end meanwhile on the same server are counted after them, which keeps their order.
        """
        begun = time.monotonic()
        while await self._database.transact(_count_older_games):
            # Half of the time is left to players.
            await asyncio.sleep(time.monotonic() - begun)
            begun = time.monotonic()

    async def recount(self) -> int:
        """Recount all games that the bot has run, ratings included, while it stands; return their number."""
        return await self._database.transact(_recount)


def _count_older_games(transaction: Transaction) -> bool:
    """Count the next games, in the order in which they ended; return False if there are no more."""
    transaction.lock_counting(None)
    rows = transaction.execute(
        "SELECT table_id, rated FROM uncounted ORDER BY ended, table_id LIMIT ?", OLDER_GAMES_AT_ONCE
    )
    for table, rated in rows:
        try:
            game = _summarise(transaction, table, rated=bool(rated))
        except (UnreadableError, ValueError) as error:
            log.warning("game %d is not counted: %s", table, error)
        else:
            _count(transaction, game)
        transaction.execute("DELETE FROM uncounted WHERE table_id = ?", table)
    return bool(rows)


def _recount(transaction: Transaction) -> int:
    while _count_older_games(transaction):
        pass
    transaction.run([(f"DELETE FROM {table}", ()) for table in AGGREGATES])
    rows = transaction.execute(
        "SELECT number, options FROM finished_games JOIN tables ON tables.id = table_id"
        " ORDER BY finished_games.ended, number"
    )
    for number, options in rows:
        queries = finished_games_query("?", number)
        (game,) = read_finished_games(*(transaction.execute(query, *values) for query, values in queries))
        _count(transaction, replace(game, hints=read_object(options).get("hints") == "on"))
    transaction.execute("DELETE FROM ratings WHERE player LIKE ?", f"{NOBODY}%")
    return len(rows)


def count_ending(transaction: Transaction, row: TableRow) -> None:
    """Count a game that has just ended, all of which is already written.

    The caller holds the counting lock of its server. Ratings and streaks depend on the order of the games:
    while older ones of the server are uncounted, this one is queued behind them.
    """
    rated = not transaction.execute(WITHOUT_RANKINGS, row.server)
    if transaction.execute("SELECT 1 FROM uncounted WHERE server = ? LIMIT 1", row.server):
        later = put("uncounted", "table_id", "server, ended, rated")
        transaction.execute(later, row.id, row.server, row.ended, rated)
        return
    game = _summarise(transaction, row.id, rated=rated)
    if (honour := _count_and_honour(transaction, game)) is not None:
        found = "UPDATE finished_games SET honour = ? WHERE number = ?"
        transaction.execute(found, json.dumps(asdict(honour)), game.number)


def _summarise(transaction: Transaction, table: int, *, rated: bool) -> FinishedGame:
    """Add the game of a table to the history; ``rated`` says whether rankings were on when it ended.

    Raises `UnreadableError` and `ValueError`.
    """
    ((victory, *row),) = transaction.execute(f"SELECT victory, {TABLE} FROM tables WHERE id = ?", table)
    seats, tenures, results = (
        transaction.execute(f"SELECT {columns} FROM {source} WHERE table_id = ? ORDER BY seat", table)
        for source, columns in (("seats", SEAT), ("tenures", TENURE), ("results", RESULT))
    )
    game = summarise(
        read_table(row),
        [*map(SEAT.read, seats)],
        [*map(TENURE.read, tenures)],
        Ending(tuple(map(RESULT.read, results)), victory),
    )
    return add_finished(transaction, replace(game, rankings_on=rated))


def add_finished(transaction: Transaction, game: FinishedGame) -> FinishedGame:
    """Add a game to the history, and return it with its own number."""
    new = insert("finished_games", str(FINISHED_GAME))
    number = transaction.insert(new, *FINISHED_GAME.values(game), key="number")
    seat_row = insert("finished_seats", f"number, {FINISHED_SEAT}")
    part = insert("taken_part", "player, server, ended, number")
    players = {each for seat in game.seats for each in (seat.player, seat.left_by)}
    persons = sorted(each for each in players if each is not None and person_of(each) is not None)
    transaction.run(
        [
            *((seat_row, (number, *FINISHED_SEAT.values(seat))) for seat in game.seats),
            *((part, (person, game.server, game.ended, number)) for person in persons),
        ]
    )
    return replace(game, number=number)


def finished_games_query(numbers: str, *values: object) -> tuple[Statement, Statement]:
    """Return the queries for the games of the history with these ``numbers``, an SQL list or query."""
    here = f"WHERE number IN ({numbers}) ORDER BY"
    return (
        (f"SELECT number, {FINISHED_GAME} FROM finished_games {here} ended DESC, number DESC", values),
        (f"SELECT number, {FINISHED_SEAT} FROM finished_seats {here} number, seat", values),
    )


def read_finished_games(games: Rows, seats: Rows) -> list[FinishedGame]:
    """Read the rows of the queries of `finished_games_query`, the newest game first."""
    seated: dict[int, list[FinishedSeat]] = defaultdict(list)
    for number, *seat in seats:
        seated[number].append(FINISHED_SEAT.read(seat))
    return [FINISHED_GAME.read(game, number=number, seats=tuple(seated[number])) for number, *game in games]


def _count_and_honour(transaction: Transaction, game: FinishedGame) -> Honour | None:
    """Count a game, and return its honour."""
    season = season_at(game.ended)
    players = [seat.player for seat in game.seats]
    persons = [each for each in players if each is not None and person_of(each) is not None]
    pasts = {person: _read_past(transaction, game, person) for person in persons}
    bests, seats = _read_bests(transaction, game)
    led = _read_leader(transaction, game, season)
    ratings = _count(transaction, game)
    settling = frozenset(player for player, each in ratings.items() if each.rated == SETTLED_GAMES)
    leads = _read_leader(transaction, game, season)
    before = ServerBefore(pasts, bests, seats, settling, None if leads == led else leads)
    left_out = f"SELECT player FROM left_out WHERE player IN {listed(persons)}"
    unnamed = [PlayerKey(row[0]) for row in transaction.execute(left_out, *persons)]
    return next(iter(honours_of(game, before, unnamed)), None)


def _count(transaction: Transaction, game: FinishedGame) -> dict[PlayerKey, Rating]:
    """Count a game of the history; return the ratings after it of the players whom it rates."""
    tally = Tally(game)
    ratings = rate(game, _read_ratings(transaction, game)) if game.rankings_on else {}
    name = put("player_names", "player, server", "name")
    rating = put("ratings", "player, server, game, season", "mean, deviation, games, wins, rated, settled")
    transaction.run(
        [
            *((name, (*whose, called)) for whose, called in tally.names.items()),
            *(each for table in tally.sums for each in _add_sums(tally, table)),
            *(_extend_streak(*outcome) for outcome in tally.outcomes),
            *(
                (rating, (player, game.server, game.game, *RATING.values(each), each.settled))
                for player, each in ratings.items()
            ),
        ]
    )
    return ratings


def _read_ratings(transaction: Transaction, game: FinishedGame) -> dict[PlayerKey, Rating]:
    """Return the newest ratings of the players whom a game rates."""
    players = [*dict(rated_players(game))]
    theirs = f"server = ? AND game = ? AND player IN {listed(players)}"
    newest_last = f"SELECT player, {RATING} FROM ratings WHERE {theirs} ORDER BY season"
    rows = transaction.execute(newest_last, game.server, game.game, *players)
    return {PlayerKey(player): RATING.read(rating) for player, *rating in rows}


def _add_sums(tally: Tally, table: Table) -> Iterator[Statement]:
    key_columns, columns = COUNTED[table]
    has_best = table in WITH_BEST
    statement = add(table, key_columns, columns, BEST if has_best else None)
    for key, sums in tally.sums[table].items():
        points = tally.bests.get((table, key))
        best = (points, None if points is None else tally.game.number) if has_best else ()
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


def _read_past(transaction: Transaction, game: FinishedGame, player: PlayerKey) -> PlayerBefore:
    """Return the statistics of a player before a game is counted."""
    own = "WHERE player = ? AND server = ?"

    def rows(columns: str, table: str, more: str = "") -> list[Any]:
        query = f"SELECT {columns} FROM {table} {own} AND game = ? {more}"
        return transaction.execute(query, player, game.server, game.game)

    all_games = f"SELECT coalesce(sum(reached), 0) FROM player_places {own}"
    ((played,),) = transaction.execute(all_games, player, game.server)
    wins = "coalesce(sum(CASE place WHEN 1 THEN reached ELSE 0 END), 0)"
    ((games, won),) = rows(f"coalesce(sum(reached), 0), {wins}", "player_places")
    boards = rows("wonder, side, sum(wins)", "player_boards", "GROUP BY wonder, side")
    return PlayerBefore(
        played,
        games,
        won,
        best=next((best for (best,) in rows("best", "player_categories", f"AND category = '{TOTAL}'")), None),
        streak=next((running for (running,) in rows("running", "player_streaks")), 0),
        boards={(wonder, side): number for wonder, side, number in boards},
        met={opponent: (met, ahead) for opponent, met, ahead in rows("opponent, met, ahead", "meetings")},
    )


def _read_bests(transaction: Transaction, game: FinishedGame) -> tuple[dict[str, int], int]:
    """Return the records of a server in a game by category, and the number of persons' seats counted."""
    by_category = (
        "SELECT category, games, (SELECT best FROM player_categories AS theirs"
        " WHERE theirs.server = here.server AND theirs.game = here.game AND theirs.category = here.category"
        " AND player LIKE 'person:%' ORDER BY best DESC LIMIT 1)"
        " FROM server_categories AS here WHERE server = ? AND game = ?"
    )
    rows = transaction.execute(by_category, game.server, game.game)
    bests = {category: best for category, _, best in rows if best is not None}
    return bests, max((seats for _, seats, _ in rows), default=0)


def _read_leader(transaction: Transaction, game: FinishedGame, season: str) -> PlayerKey | None:
    """Return the leader of a ranking, or None."""
    best = f"SELECT player FROM ratings WHERE {RANKED} AND settled = 1 ORDER BY mean DESC, player LIMIT 1"
    rows = transaction.execute(best, game.server, game.game, season)
    return next((PlayerKey(row[0]) for row in rows), None)
