"""The history of finished games, and the rankings settings of servers and persons."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from bot.common.rows import Tenure
from bot.statistics.figures import Honour
from bot.statistics.finished import Cursor, FinishedGame, FinishedSeat
from bot.statistics.players import PlayerKey, key_of_person, person_of
from bot.storage.counting import (
    FINISHED_GAME,
    FINISHED_SEAT,
    TENURE,
    TENURES,
    WITHOUT_RANKINGS,
    save_finished,
)
from bot.storage.database import StorePart, Transaction
from bot.storage.statements import Statement, listed, put

PAGE = 10
"""The default number of games or players on a page."""


class History(StorePart):
    """Lists finished games, and stores those from score pads."""

    async def finished_games(
        self,
        server: int | None,
        *,
        player: PlayerKey | None = None,
        before: Cursor | None = None,
        after: Cursor | None = None,
        limit: int = PAGE,
    ) -> list[FinishedGame]:
        """List the finished games of a server, newest first, after the cursor ``before``.

        With ``after`` they are those directly in front of that cursor. ``player`` restricts them to games in
        which this person had a seat, even if they left it; then ``server`` can be None for all servers. Games
        from score pads are included.
        """
        table = "finished_games" if player is None else "taken_part"
        wanted = {"server": server, "player": player}
        asked = {column: value for column, value in wanted.items() if value is not None}
        conditions = [f"{column} = ?" for column in asked]
        values: list[object] = [*asked.values()]
        for cursor, side in ((before, "<"), (after, ">")):
            if cursor is not None:
                conditions.append(f"(ended, number) {side} (?, ?)")
                values += [cursor.ended, cursor.number]
        order = "DESC" if after is None else "ASC"
        numbers = (
            f"SELECT number FROM {table} WHERE {' AND '.join(conditions)}"
            f" ORDER BY ended {order}, number {order} LIMIT ?"
        )
        return await self._read_finished(numbers, *values, limit)

    async def finished_game(self, number: int) -> FinishedGame | None:
        """Return a finished game by its own number, or None."""
        return next(iter(await self._read_finished("?", number)), None)

    async def finished_game_of(self, table: int) -> FinishedGame | None:
        """Return the finished game of a table, or None."""
        numbers = "SELECT number FROM finished_games WHERE table_id = ?"
        return next(iter(await self._read_finished(numbers, table)), None)

    async def _read_finished(self, numbers: str, *values: object) -> list[FinishedGame]:
        rows, seat_rows = await self._database.read(
            (
                f"SELECT {FINISHED_GAME} FROM finished_games WHERE number IN ({numbers})"
                " ORDER BY ended DESC, number DESC",
                values,
            ),
            (
                f"SELECT number, {FINISHED_SEAT} FROM finished_seats WHERE number IN ({numbers})"
                " ORDER BY number, seat",
                values,
            ),
        )
        seats: dict[int, list[FinishedSeat]] = defaultdict(list)
        for number, *row in seat_rows:
            seats[number].append(FINISHED_SEAT.read(row))
        return [FINISHED_GAME.read(row, seats=tuple(seats[row[0]])) for row in rows]

    async def tenures(self, table: int) -> list[Tenure]:
        """List the tenures of a table, by seat and step."""
        return [*map(TENURE.read, await self._database.rows(TENURES, table))]

    async def honour_of(self, table: int) -> Honour | None:
        """Return the honour stored with the finished game of a table, or None."""
        rows = await self._database.rows("SELECT honour FROM finished_games WHERE table_id = ?", table)
        return Honour(**json.loads(rows[0][0])) if rows and rows[0][0] is not None else None

    # -- games from score pads ------------------------------------------------------------------------

    async def enter_game(self, entered: FinishedGame, replaces: int | None = None) -> FinishedGame:
        """Add a game from a score pad to the history; it is in no statistics.

        The game from a score pad that it ``replaces`` is deleted in the same transaction.
        """

        def enter(transaction: Transaction) -> FinishedGame:
            (number,) = transaction.numbers_of_finished_games(1)
            game = replace(entered, number=number)
            dropped = [] if replaces is None else [_drop_entered(replaces)]
            transaction.run([*dropped, *save_finished([game])])
            return game

        return await self._database.transact(enter)

    async def drop_entered_game(self, number: int) -> None:
        """Delete a game from the history if it came from a score pad."""
        await self._database.write(_drop_entered(number))

    # -- settings -------------------------------------------------------------------------------------

    async def rankings_on(self, server: int) -> bool:
        """Whether games on a server are rated; they are unless switched off."""
        return not await self._database.rows(WITHOUT_RANKINGS, server)

    async def switch_rankings(self, server: int, *, on: bool) -> None:
        """Set whether games that end from now on are rated; existing ratings stay."""
        without = "servers_without_rankings"
        statement = f"DELETE FROM {without} WHERE server = ?" if on else put(without, "server")
        await self._database.write((statement, (server,)))

    async def left_out(self, persons: Sequence[int]) -> frozenset[int]:
        """Return those of ``persons`` who opted out of rankings and records."""
        keys = [key_of_person(person) for person in persons]
        rows = await self._database.rows(f"SELECT player FROM left_out WHERE player IN {listed(keys)}", *keys)
        found = (person_of(PlayerKey(player)) for (player,) in rows)
        return frozenset(person for person in found if person is not None)

    async def leave_out(self, person: int, *, out: bool) -> None:
        """Opt a person out of rankings and records, or in again."""
        statement = put("left_out", "player") if out else "DELETE FROM left_out WHERE player = ?"
        await self._database.write((statement, (key_of_person(person),)))


def _drop_entered(number: int) -> Statement:
    return "DELETE FROM finished_games WHERE number = ? AND origin = 'score-pad'", (number,)
