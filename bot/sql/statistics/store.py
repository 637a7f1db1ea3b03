"""The part of the store in SQL that tells of finished games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from bot.rows import Tenure
from bot.sql.database import Database, Statement, Transaction, listed, put
from bot.sql.reading import read_tenures
from bot.sql.statistics.counting import TENURES
from bot.sql.statistics.reading import (
    FINISHED_COLUMNS,
    FINISHED_SEAT_COLUMNS,
    STANDING_COLUMNS,
    read_boards,
    read_finished,
    read_honour,
    read_places,
    read_standings,
)
from bot.sql.statistics.recounting import count_older, recount
from bot.sql.statistics.writing import drop_entered, save_finished
from bot.statistics.figures import (
    CategoryFigures,
    Honour,
    Meeting,
    PlayerStatistics,
    Ranking,
    RecordHeld,
    Standing,
    Streak,
    WonderFigures,
    streaks_in,
)
from bot.statistics.finished import Cursor, EnteredGame, FinishedGame, FinishedSeat, PlayedSeat
from bot.statistics.players import PlayerKey, key_of_person, person_of
from bot.statistics.seasons import Season
from bot.statistics.store import PAGE
from bot.statistics.tally import STREAK
from engine.game import Seat

NOBODY = (0, 0)
"""Games and points where no person's seat counts."""

SHOWN = "NOT EXISTS (SELECT 1 FROM left_out WHERE left_out.player = {table}.player)"
"""Whoever wants to be left out is."""


# A streak goes over all servers where the figures do: those that are kept by server say nothing of it.
OUTCOMES = (
    "SELECT game, CASE WHEN place = 1 AND seats.player = ? THEN 1 ELSE 0 END FROM taken_part"
    " JOIN finished_games AS games ON games.number = taken_part.number"
    " JOIN finished_seats AS seats ON seats.number = taken_part.number"
    " WHERE taken_part.player = ? AND origin = 'bot'"
    " AND ((seats.player = ? AND whole = 1) OR left_by = ?)"
    " ORDER BY taken_part.ended, taken_part.number, seat"
)
"""Every game of a person that counts, the oldest first: its kind, and whether it was won."""


class SqlStatistics:
    """Speaks the protocol of `bot.statistics.store.StatisticsStore`."""

    _database: Database

    # -- history --------------------------------------------------------------------------------------

    async def finished_games(
        self,
        server: int | None,
        *,
        player: PlayerKey | None = None,
        before: Cursor | None = None,
        after: Cursor | None = None,
        limit: int = PAGE,
    ) -> list[FinishedGame]:
        """List the finished games of a server or of a person, newest first."""
        table = "finished_games" if player is None else "taken_part"
        wanted = {"server": server, "player": player}
        asked = {column: value for column, value in wanted.items() if value is not None}
        conditions = [f"{column} = ?" for column in asked]
        values: list[object] = [*asked.values()]
        if before is not None:
            conditions.append("(ended, number) < (?, ?)")
            values += [before.ended, before.number]
        if after is not None:
            conditions.append("(ended, number) > (?, ?)")
            values += [after.ended, after.number]
        order = "DESC" if after is None else "ASC"
        numbers = (
            f"SELECT number FROM {table} WHERE {' AND '.join(conditions)}"
            f" ORDER BY ended {order}, number {order} LIMIT ?"
        )
        return await self._read_finished(numbers, *values, limit)

    async def finished_game(self, number: int) -> FinishedGame | None:
        """Give a finished game by its own number, or None."""
        return next(iter(await self._read_finished("?", number)), None)

    async def finished_game_of(self, table: int) -> FinishedGame | None:
        """Give the finished game of a table, or None."""
        numbers = "SELECT number FROM finished_games WHERE table_id = ?"
        return next(iter(await self._read_finished(numbers, table)), None)

    async def _read_finished(self, numbers: str, *values: object) -> list[FinishedGame]:
        rows, seats = await self._database.read(
            (
                f"SELECT {FINISHED_COLUMNS} FROM finished_games WHERE number IN ({numbers})"
                " ORDER BY ended DESC, number DESC",
                values,
            ),
            (
                f"SELECT {FINISHED_SEAT_COLUMNS} FROM finished_seats WHERE number IN ({numbers})"
                " ORDER BY number, seat",
                values,
            ),
        )
        return read_finished(rows, seats)

    async def tenures(self, table: int) -> list[Tenure]:
        """Return who had which seat of a table, by seat and step."""
        return read_tenures(await self._database.rows(TENURES, table))

    async def honour_of(self, table: int) -> Honour | None:
        """Give what was new or rare with the finished game of a table, or None."""
        rows = await self._database.rows("SELECT honour FROM finished_games WHERE table_id = ?", table)
        return read_honour(rows[0][0]) if rows else None

    async def enter_game(self, entered: EnteredGame, replaces: int | None = None) -> FinishedGame:
        """Write a game from a score pad into the history, in the place of the one that it ``replaces``."""

        def enter(transaction: Transaction) -> FinishedGame:
            (number,) = transaction.numbers_of_finished_games(1)
            game = FinishedGame(
                number,
                None,
                "score-pad",
                entered.server,
                entered.game,
                None,
                entered.played,
                entered.victory,
                tuple(_finished_seat(Seat(place), seat) for place, seat in enumerate(entered.seats)),
                entered.entered_by,
                entered.counted_from,
                rankings_on=False,
            )
            dropped = [] if replaces is None else [drop_entered(replaces)]
            transaction.run([*dropped, *save_finished([(game, False)])])
            return game

        return await self._database.transact(enter)

    async def drop_entered_game(self, number: int) -> None:
        """Take a game from a score pad out of the history."""
        await self._database.write(drop_entered(number))

    # -- figures --------------------------------------------------------------------------------------

    async def player_statistics(self, server: int | None, player: PlayerKey) -> PlayerStatistics | None:
        """Give all that a player's games on a server add up to, or on all of them; None where none counts."""
        here = "player = ?" if server is None else "player = ? AND server = ?"
        values = (player,) if server is None else (player, server)
        servers = "SELECT server FROM player_names WHERE player = ?" if server is None else "?"

        def query(columns: str, table: str, more: str = "") -> Statement:
            return f"SELECT {columns} FROM {table} WHERE {here} {more}", values

        names, left, places, categories, averages, boards, streaks, meetings = await self._database.read(
            query("name", "player_names", "LIMIT 1"),
            query("coalesce(sum(games), 0)", "player_left"),
            query("game, players, place, reached, games, points, best, best_in", "player_places"),
            query(
                "game, category, sum(games), sum(points), max(best)",
                "player_categories",
                "GROUP BY game, category ORDER BY game, category",
            ),
            (
                "SELECT game, category, sum(games), sum(points) FROM server_categories"
                f" WHERE server IN ({servers}) GROUP BY game, category",
                values[-1:],
            ),
            query(
                "game, players, wonder, side, games, wins, scored, points, squares, built", "player_boards"
            ),
            (
                (OUTCOMES, (player, player, player, player))
                if server is None
                else query("game, longest, running", "player_streaks", "ORDER BY longest DESC, game")
            ),
            query(
                "opponent, max((SELECT name FROM player_names AS theirs WHERE theirs.player = opponent"
                " AND theirs.server = meetings.server)), game, sum(met), sum(ahead), sum(behind)",
                "meetings",
                "GROUP BY opponent, game ORDER BY sum(met) DESC, opponent, game",
            ),
        )
        if not names:
            return None
        everybody = {(game, category): rest for game, category, *rest in averages}
        return PlayerStatistics(
            player,
            names[0][0],
            left[0][0],
            games=read_places(places),
            categories=tuple(
                CategoryFigures(game, category, *own, *everybody.get((game, category), NOBODY))
                for game, category, *own in categories
            ),
            wonders=tuple(read_boards(boards)),
            streaks=(
                streaks_in((game, bool(won)) for game, won in streaks)
                if server is None
                else tuple(Streak(*row) for row in streaks)
            ),
            meetings=tuple(Meeting(*row) for row in meetings),
        )

    async def ranking(
        self, server: int, game: str, season: Season, *, skip: int = 0, limit: int = PAGE
    ) -> Ranking:
        """Give a page of a game's ranking on a server; those who are left out are not in it."""
        here = f"server = ? AND game = ? AND season = ? AND {SHOWN.format(table='ratings')}"
        values = (server, game, season)
        off, numbers, rows = await self._database.read(
            ("SELECT 1 FROM servers_without_rankings WHERE server = ?", (server,)),
            (f"SELECT count(*) FROM ratings WHERE {here}", values),
            (
                f"SELECT {STANDING_COLUMNS} FROM ratings JOIN player_names USING (player, server)"
                f" WHERE {here} ORDER BY settled DESC, mean DESC, player LIMIT ? OFFSET ?",
                (*values, limit, skip),
            ),
        )
        return Ranking(server, game, season, not off, numbers[0][0], read_standings(rows, skip))

    async def standing(self, server: int, game: str, season: Season, player: PlayerKey) -> Standing | None:
        """Give where a player stands in a ranking, or None."""
        here = f"server = ? AND game = ? AND season = ? AND {SHOWN.format(table='ratings')}"
        own = "SELECT mean FROM ratings WHERE server = ? AND game = ? AND season = ? AND player = ?"
        values = (server, game, season)
        rows, before = await self._database.read(
            (
                f"SELECT {STANDING_COLUMNS} FROM ratings JOIN player_names USING (player, server)"
                f" WHERE {here} AND player = ?",
                (*values, player),
            ),
            (
                f"SELECT count(*) FROM ratings WHERE {here} AND settled = 1 AND (mean > ({own})"
                f" OR (mean = ({own}) AND player < ?))",
                (*values, *values, player, *values, player, player),
            ),
        )
        return next(iter(read_standings(rows, before[0][0])), None)

    async def seasons(self, server: int, game: str) -> list[Season]:
        """List the seasons in which games were rated, the newest first."""
        rows = await self._database.rows(
            "SELECT DISTINCT season FROM ratings WHERE server = ? AND game = ? ORDER BY season DESC",
            server,
            game,
        )
        return [Season(row[0]) for row in rows]

    async def wonders(self, server: int, game: str, players: int | None = None) -> list[WonderFigures]:
        """Tell how each board was played on a server, the most played first."""
        rows = await self._database.rows(
            "SELECT game, players, wonder, side, games, wins, scored, points, squares, built"
            " FROM server_boards WHERE server = ? AND game = ? AND (? IS NULL OR players = ?)",
            server,
            game,
            players,
            players,
        )
        return read_boards(rows)

    async def records(self, server: int, game: str) -> list[RecordHeld]:
        """List the records of a game on a server, one of each category."""
        categories = await self._database.rows(
            "SELECT category FROM server_categories WHERE server = ? AND game = ? ORDER BY category",
            server,
            game,
        )
        persons = "player LIKE 'person:%'"
        best = (
            "SELECT best, player, name, best_in FROM player_categories JOIN player_names"
            " USING (player, server) WHERE server = ? AND game = ? AND category = ?"
            f" AND {persons} AND {SHOWN.format(table='player_categories')}"
            " ORDER BY best DESC, best_in, player LIMIT 1"
        )
        streak = (
            "SELECT longest, player, name, reached_in FROM player_streaks JOIN player_names"
            " USING (player, server) WHERE server = ? AND game = ? AND longest > 0"
            f" AND {SHOWN.format(table='player_streaks')} ORDER BY longest DESC, reached_in, player LIMIT 1"
        )
        names = [row[0] for row in categories]
        found = await self._database.read(
            *((best, (server, game, category)) for category in names), (streak, (server, game))
        )
        return [
            RecordHeld(game, category, *rows[0])
            for category, rows in zip([*names, STREAK], found, strict=True)
            if rows
        ]

    async def recount(self) -> int:
        """Count all finished games anew that the bot has run; gives how many there are."""
        return await recount(self._database)

    async def count_older_games(self) -> None:
        """Count the finished games that an older form has left uncounted, a few at a time."""
        await count_older(self._database)

    async def still_counting(self, server: int | None) -> bool:
        """Tell whether finished games of a server, or of any, are still to be counted."""
        if server is not None:
            return bool(await self._database.rows("SELECT 1 FROM uncounted WHERE server = ? LIMIT 1", server))
        return bool(await self._database.rows("SELECT 1 FROM uncounted LIMIT 1"))

    # -- what is wanted -------------------------------------------------------------------------------

    async def rankings_on(self, server: int) -> bool:
        """Tell whether games on a server are rated."""
        return not await self._database.rows(
            "SELECT 1 FROM servers_without_rankings WHERE server = ?", server
        )

    async def switch_rankings(self, server: int, *, on: bool) -> None:
        """Let the games that end from now on be rated, or not."""
        statement = (
            "DELETE FROM servers_without_rankings WHERE server = ?"
            if on
            else put("servers_without_rankings", "server")
        )
        await self._database.write((statement, (server,)))

    async def left_out(self, persons: Sequence[int]) -> frozenset[int]:
        """Give those of some persons who want to be in no ranking and to hold no record."""
        keys = [key_of_person(person) for person in persons]
        rows = await self._database.rows(f"SELECT player FROM left_out WHERE player IN {listed(keys)}", *keys)
        found = (person_of(PlayerKey(row[0])) for row in rows)
        return frozenset(person for person in found if person is not None)

    async def leave_out(self, person: int, *, out: bool) -> None:
        """Show a person in no ranking and as holder of no record, or show them again."""
        statement = put("left_out", "player") if out else "DELETE FROM left_out WHERE player = ?"
        await self._database.write((statement, (key_of_person(person),)))


def _finished_seat(seat: Seat, played: PlayedSeat) -> FinishedSeat:
    """Give a line of a score pad the place in which it stands."""
    return FinishedSeat(**{each.name: getattr(played, each.name) for each in fields(PlayedSeat)}, seat=seat)
