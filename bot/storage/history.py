"""The history of finished games, and the rankings settings of servers and persons."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.common.rows import Tenure
from bot.statistics.figures import Honour
from bot.statistics.finished import Cursor, FinishedGame
from bot.statistics.players import PlayerKey, key_of_person, person_of
from bot.storage.counting import (
    TENURE,
    WITHOUT_RANKINGS,
    add_finished,
    finished_games_query,
    read_finished_games,
)
from bot.storage.database import StorePart, Transaction
from bot.storage.statements import listed, put

PAGE = 10
"""The default number of games or players on a page."""

DROP_ENTERED = "DELETE FROM finished_games WHERE number = ? AND origin = 'score-pad'"


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
        return await self._read(numbers, *values, limit)

    async def finished_game(self, number: int) -> FinishedGame | None:
        """Return a finished game by its own number, or None."""
        return next(iter(await self._read("?", number)), None)

    async def _read(self, numbers: str, *values: object) -> list[FinishedGame]:
        return read_finished_games(*await self._database.read(*finished_games_query(numbers, *values)))

    async def tenures(self, table: int) -> list[Tenure]:
        """List the tenures of a table, by seat and step."""
        tenures = f"SELECT {TENURE} FROM tenures WHERE table_id = ? ORDER BY seat, first_step"
        return [*map(TENURE.read, await self._database.rows(tenures, table))]

    async def honour_of(self, table: int) -> Honour | None:
        """Return the honour stored with the finished game of a table, or None."""
        found = await self._database.value("SELECT honour FROM finished_games WHERE table_id = ?", table)
        return None if found is None else Honour(**json.loads(found))

    # -- games from score pads ------------------------------------------------------------------------

    async def enter_game(self, entered: FinishedGame, replaces: int | None = None) -> FinishedGame:
        """Add a game from a score pad to the history; it is in no statistics.

        The game from a score pad that it ``replaces`` is deleted in the same transaction.
        """

        def enter(transaction: Transaction) -> FinishedGame:
            if replaces is not None:
                transaction.execute(DROP_ENTERED, replaces)
            return add_finished(transaction, entered)

        return await self._database.transact(enter)

    async def drop_entered_game(self, number: int) -> None:
        """Delete a game from the history if it came from a score pad."""
        await self._database.run(DROP_ENTERED, number)

    # -- settings -------------------------------------------------------------------------------------

    async def rankings_on(self, server: int) -> bool:
        """Whether games on a server are rated; they are unless switched off."""
        return not await self._database.rows(WITHOUT_RANKINGS, server)

    async def switch_rankings(self, server: int, *, on: bool) -> None:
        """Set whether games that end from now on are rated; existing ratings stay."""
        without = "servers_without_rankings"
        statement = f"DELETE FROM {without} WHERE server = ?" if on else put(without, "server")
        await self._database.run(statement, server)

    async def left_out(self, persons: Sequence[int]) -> frozenset[int]:
        """Return those of ``persons`` who opted out of rankings and records."""
        keys = [key_of_person(person) for person in persons]
        rows = await self._database.rows(f"SELECT player FROM left_out WHERE player IN {listed(keys)}", *keys)
        found = (person_of(PlayerKey(player)) for (player,) in rows)
        return frozenset(person for person in found if person is not None)

    async def leave_out(self, person: int, *, out: bool) -> None:
        """Opt a person out of rankings and records, or in again."""
        statement = put("left_out", "player") if out else "DELETE FROM left_out WHERE player = ?"
        await self._database.run(statement, key_of_person(person))
