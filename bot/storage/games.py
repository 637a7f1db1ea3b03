"""Running and finished games: their steps, the picks of the current step, their results."""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence

from bot.common.stored_rows import Ending, SeatRow, StoredGame, TableRow, Tenure
from bot.storage.counting_games import RESULT, TENURE, count_ending
from bot.storage.database import Transaction
from bot.storage.errors import UnreadableError
from bot.storage.lobbies_and_seats import (
    DEPARTURE,
    SEAT,
    SEATS,
    TABLE,
    Tables,
    read_table,
    save_seats,
    save_table,
)
from bot.storage.messages import POSTED, read_posted
from bot.storage.statements import Statement, insert, put, read_object
from engine.game import JsonObject, Seat

PUT_STEP = (
    "INSERT INTO steps (table_id, step, choices)"
    " SELECT ?, CASE WHEN (SELECT count(*) FROM steps WHERE table_id = ?) = ? THEN ? END, ?"
)
"""Appends a step; violates a constraint if the step exists or an earlier one is missing."""

PUT_PICK = put("picks", "table_id, step, seat", "choice")


class Games(Tables):
    """The part of the store for a game, from its first step to its end."""

    async def game(self, table: int) -> StoredGame | None:
        """Return a stored game that has begun, or None; raises `UnreadableError`."""
        rows, seats, steps, picks, left, results, tips, *posted = await self._database.read(
            (f"SELECT header, victory, {TABLE} FROM tables WHERE id = ?", (table,)),
            (SEATS, (table,)),
            ("SELECT choices FROM steps WHERE table_id = ? ORDER BY step", (table,)),
            ("SELECT step, seat, choice FROM picks WHERE table_id = ? ORDER BY step, seat", (table,)),
            (f"SELECT {DEPARTURE} FROM departures WHERE table_id = ? ORDER BY step, seat", (table,)),
            (f"SELECT {RESULT} FROM results WHERE table_id = ? ORDER BY seat", (table,)),
            ("SELECT person, step, kind FROM tips WHERE table_id = ?", (table,)),
            *((query, (table,)) for query in POSTED),
        )
        if not rows or rows[0][0] is None:
            return None
        ((header, victory, *row),) = rows
        picked: dict[int, dict[Seat, JsonObject]] = {}
        try:
            for step, seat, choice in picks:
                picked.setdefault(step, {})[seat] = read_object(choice)
            return StoredGame(
                row=read_table(row),
                header=read_object(header),
                seats=[*map(SEAT.read, seats)],
                steps=[read_object(choices) for (choices,) in steps],
                picks=picked,
                posted=read_posted(*posted),
                departures=[*map(DEPARTURE.read, left)],
                ending=Ending(tuple(map(RESULT.read, results)), victory) if results else None,
                tips={(person, step): kind for person, step, kind in tips},
            )
        except ValueError as error:
            raise UnreadableError(table, error) from error

    async def replace_picks(
        self, table: int, step: int, seats: Iterable[Seat], picks: Mapping[Seat, JsonObject]
    ) -> None:
        """Delete the picks of ``seats``, and write ``picks`` instead."""
        gone = "DELETE FROM picks WHERE table_id = ? AND step = ? AND seat = ?"
        statements = [
            *((gone, (table, step, seat)) for seat in seats),
            *((PUT_PICK, (table, step, seat, json.dumps(choice))) for seat, choice in picks.items()),
        ]
        await self._database.transact(lambda transaction: transaction.run(statements))

    async def put_step(
        self,
        row: TableRow,
        step: int,
        choices: JsonObject,
        seats: Sequence[SeatRow],
        *,
        played_for: Collection[Seat] = (),
        ending: Ending | None = None,
    ) -> None:
        """Write a step that everyone has chosen, with the table and the seats after it.

        The computer chose for the seats in ``played_for``. The last step comes with the ``ending``, whose
        results are written and counted in the same transaction. Raises `ConflictError` if the step is already
        written.
        """
        played: list[Statement] = [
            (PUT_STEP, (row.id, row.id, step, step, json.dumps(choices))),
            ("DELETE FROM picks WHERE table_id = ?", (row.id,)),
            *save_table(row),
            *save_seats(row.id, seats),
            *_save_tenures(row.id, step, seats, played_for),
        ]
        await self._database.transact(lambda each: _write(each, row, played, ending))

    async def rewind_game(self, row: TableRow, step: int, tips: Mapping[tuple[int, int], str]) -> None:
        """Delete a step of a running game and all after it, with their picks and tenures.

        The table is as ``row`` says; ``tips`` are those still valid, by person and step.
        """
        here, tip = (row.id, step), put("tips", "table_id, person, step", "kind")
        await self._database.write(
            *save_table(row),
            ("DELETE FROM steps WHERE table_id = ? AND step >= ?", here),
            ("DELETE FROM picks WHERE table_id = ? AND step >= ?", here),
            ("DELETE FROM tenures WHERE table_id = ? AND first_step >= ?", here),
            ("UPDATE tenures SET last_step = ? WHERE table_id = ? AND last_step >= ?", (step - 1, *here)),
            ("DELETE FROM tips WHERE table_id = ?", (row.id,)),
            *((tip, (row.id, person, told_in, kind)) for (person, told_in), kind in tips.items()),
        )

    async def put_ending(self, row: TableRow, ending: Ending) -> None:
        """Write the results of a game whose last step was written without them."""
        await self._database.transact(lambda each: _write(each, row, save_table(row), ending))

    async def backfill_result(self, table: int, ending: Ending | None) -> None:
        """Write the results of a game of an older version; without an ``ending`` it is not listed again."""
        if ending is None:
            await self._database.run("DELETE FROM uncounted WHERE table_id = ?", table)
        else:
            await self._database.write(*_save_ending(table, ending))

    async def mark_score_posted(self, table: int) -> None:
        """Remember that the score of a game has been announced."""
        await self._database.run("UPDATE tables SET told = 1 WHERE id = ?", table)


def _save_tenures(
    table: int, step: int, seats: Sequence[SeatRow], played_for: Collection[Seat]
) -> list[Statement]:
    """Return statements that extend the tenure of each seat by a step, or begin a new one."""
    go_on = (
        "UPDATE tenures SET last_step = ?, played_for = played_for + ?"
        " WHERE table_id = ? AND seat = ? AND last_step = ? AND person IS ? AND level IS ?"
    )
    begin = (
        f"INSERT INTO tenures (table_id, {TENURE}) SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS"
        " (SELECT 1 FROM tenures WHERE table_id = ? AND seat = ? AND last_step = ?)"
    )
    longer, new = list[Statement](), list[Statement]()
    for seat in seats:
        played = int(seat.seat in played_for)
        longer.append((go_on, (step, played, table, seat.seat, step - 1, seat.person, seat.level)))
        begun = Tenure(seat.seat, seat.person, seat.name, step, step, played, seat.level)
        new.append((begin, (table, *TENURE.values(begun), table, seat.seat, step)))
    return longer + new


def _write(
    transaction: Transaction, row: TableRow, played: Sequence[Statement], ending: Ending | None
) -> None:
    """Write what was ``played``, and with the last step the results, which are counted."""
    if ending is None:
        transaction.run(played)
        return
    transaction.lock_counting(row.server)
    transaction.run([*played, *_save_ending(row.id, ending)])
    if not row.options.is_practice:
        count_ending(transaction, row)


def _save_ending(table: int, ending: Ending) -> list[Statement]:
    """Return the statements that write the results of a game."""
    result = insert("results", f"table_id, {RESULT}")
    return [
        ("UPDATE tables SET victory = ? WHERE id = ?", (ending.victory, table)),
        *((result, (table, *RESULT.values(each))) for each in ending.results),
    ]
