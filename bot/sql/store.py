"""The store in SQL: the tables, and what is kept of their games, of messages and of people."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from bot.rows import Draft, Ending, Kept, Person, Post, SeatRow, StoredGame, TableRow
from bot.sql.database import ConflictError, Statement, Transaction, put
from bot.sql.forgetting import finish_forgetting, forget
from bot.sql.people import (
    choose_language,
    choose_server_language,
    drop_old_pads,
    drop_pads,
    put_tip,
    read_chosen_languages,
    read_has_finished,
    read_kept,
    read_person,
    save_language,
    set_direct_channel,
    set_hands_in_channel,
    set_without_confirmation,
    silence_tips,
)
from bot.sql.reading import DEPARTURE_COLUMNS, RESULT_COLUMNS, read_game, read_object, read_posts, read_tips
from bot.sql.statistics.counting import count_ending
from bot.sql.statistics.recounting import read_unsettled
from bot.sql.statistics.store import SqlStatistics
from bot.sql.tables import SEATS, TABLE, SqlTables
from bot.sql.writing import (
    drop_steps,
    drop_what_ends,
    save_ending,
    save_seats,
    save_table,
    save_tenures,
    save_tips,
)
from bot.store import PicksChangedError, StepTakenError
from engine.game import JsonObject, Seat

STEPS = "SELECT choices FROM steps WHERE table_id = ? ORDER BY step"
POSTS = "SELECT name, channel, message FROM posts WHERE table_id = ?"
DEPARTURES = f"SELECT {DEPARTURE_COLUMNS} FROM departures WHERE table_id = ? ORDER BY step, seat"
RESULTS = f"SELECT {RESULT_COLUMNS} FROM results WHERE table_id = ? ORDER BY seat"


PICKS = "SELECT seat, choice FROM picks WHERE table_id = ? AND step = ? ORDER BY seat"
PUT_STEP = (
    "INSERT INTO steps (table_id, step, choices)"
    " SELECT ?, CASE WHEN (SELECT count(*) FROM steps WHERE table_id = ?) = ? THEN ? END, ?"
)
"""Writes a step behind those that are there; where one is missing or there already, it is refused."""

PUT_POST = put("posts", "table_id, name", "channel, message")
DRAFTS = "SELECT name, channel, nonce, since FROM drafts WHERE table_id = ?"
PUT_DRAFT = (
    "INSERT INTO drafts (nonce, table_id, name, channel, since) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, name, channel) DO NOTHING"
)
PUT_PICK = put("picks", "table_id, step, seat", "choice")


class SqlStore(SqlTables, SqlStatistics):
    """Keeps everything in a database; speaks the protocol of `bot.store.Store`."""

    # -- games ----------------------------------------------------------------------------------------

    async def game(self, table: int) -> StoredGame | None:
        """Give all that is kept of a game that has begun, or None."""
        rows, more, seats, steps, picks, posts, departures, results, tips = await self._database.read(
            (f"{TABLE} WHERE id = ?", (table,)),
            ("SELECT header, victory FROM tables WHERE id = ?", (table,)),
            (SEATS, (table,)),
            (STEPS, (table,)),
            ("SELECT step, seat, choice FROM picks WHERE table_id = ? ORDER BY step, seat", (table,)),
            (POSTS, (table,)),
            (DEPARTURES, (table,)),
            (RESULTS, (table,)),
            ("SELECT person, step, kind FROM tips WHERE table_id = ?", (table,)),
        )
        if not rows or more[0][0] is None:
            return None
        stored = read_game(rows[0], more[0][0], more[0][1], seats, steps, picks, posts, departures, results)
        return replace(stored, tips=read_tips(tips))

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
        """Write a step, and with the last one the ending; raises `bot.store.StepTakenError`."""
        statements: tuple[Statement, ...] = (
            (
                PUT_STEP,
                (row.id, row.id, step, step, json.dumps(choices)),
            ),
            ("DELETE FROM picks WHERE table_id = ?", (row.id,)),
            save_table(row),
            *drop_what_ends(row),
            *save_seats(row.id, seats),
            *save_tenures(row.id, step, seats, played_for),
        )
        try:
            if ending is not None:
                await self._end(row, seats, ending, statements, (step, choices))
            elif self.is_shared:

                def play(transaction: Transaction) -> None:
                    self._refuse_other_picks(transaction, row.id, step, choices)
                    transaction.run(statements)

                await self._database.transact(play)
            else:
                await self._database.write(*statements)
        except ConflictError as error:
            raise StepTakenError(str(error)) from error

    async def step_back(self, row: TableRow, step: int, tips: Mapping[tuple[int, int], str]) -> None:
        """Forget a step of a running game and all after it, with what was picked there."""
        told = save_tips(row.id, tips)
        await self._database.write(save_table(row), *drop_steps(row.id, step), *told)

    def _refuse_other_picks(
        self, transaction: Transaction, table: int, step: int, choices: JsonObject
    ) -> None:
        """Raise `bot.store.PicksChangedError` where the picks that are kept are no longer these.

        Only where several processes write them; who writes one changes the row of the table as well, and one
        of both comes first.
        """
        if self.is_shared:
            transaction.run([("UPDATE tables SET active = active WHERE id = ?", (table,))])
            rows = transaction.execute(PICKS, (table, step))
            if {str(seat): read_object(choice) for seat, choice in rows} != choices:
                raise PicksChangedError(f"the picks of table {table} have changed")

    async def put_ending(self, row: TableRow, ending: Ending) -> None:
        """Write what a game came to whose last step was written without it."""
        seats = await self.seats(row.id)
        await self._end(row, seats, ending, (save_table(row), *drop_what_ends(row)))

    async def _end(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        ending: Ending,
        statements: Sequence[Statement],
        played: tuple[int, JsonObject] | None = None,
    ) -> None:
        """Write what a game came to, and count it, all in one transaction."""

        def end(transaction: Transaction) -> None:
            if played is not None:
                self._refuse_other_picks(transaction, row.id, *played)
            transaction.count_alone(row.server)
            transaction.run([*statements, *save_ending(row.id, ending)])
            if not row.options.is_practice:
                count_ending(transaction, row, seats, ending)

        await self._database.transact(end)

    async def unsettled_games(self) -> list[int]:
        """List the games played to their end of which an older version kept no result, the oldest first."""
        return await read_unsettled(self._database)

    async def settle(self, table: int, ending: Ending | None) -> None:
        """Write what such a game came to; without an ending it is not listed again."""
        if ending is None:
            await self._database.write(("DELETE FROM uncounted WHERE table_id = ?", (table,)))
        else:
            await self._database.write(*save_ending(table, ending))

    async def mark_told(self, table: int) -> None:
        """Remember that the score of a game has been told."""
        await self._database.write(("UPDATE tables SET told = 1 WHERE id = ?", (table,)))

    async def picks(self, table: int, step: int) -> dict[Seat, JsonObject]:
        """Give what has been picked in a step of a game."""
        rows = await self._database.rows(PICKS, table, step)
        return {Seat(seat): read_object(choice) for seat, choice in rows}

    async def replace_picks(
        self, table: int, step: int, seats: Iterable[Seat], picks: Mapping[Seat, JsonObject]
    ) -> None:
        """Take back the picks of ``seats`` and write ``picks`` in their place."""
        await self._database.write(
            *(
                ("DELETE FROM picks WHERE table_id = ? AND step = ? AND seat = ?", (table, step, seat))
                for seat in seats
            ),
            *(
                (
                    PUT_PICK,
                    (table, step, seat, json.dumps(choice)),
                )
                for seat, choice in picks.items()
            ),
        )

    # -- messages, records, people, facts -------------------------------------------------------------

    async def posts(self, table: int) -> dict[str, Post]:
        """Give every message posted for a table, by its name."""
        return read_posts(await self._database.rows(POSTS, table))

    async def put_post(self, table: int, name: str, post: Post) -> None:
        """Remember a message."""
        await self._database.write(
            (
                PUT_POST,
                (table, name, post.channel, post.message),
            )
        )

    async def drop_post(self, table: int, name: str) -> None:
        """Forget a message."""
        await self._database.write(("DELETE FROM posts WHERE table_id = ? AND name = ?", (table, name)))

    async def drop_posts(self, table: int) -> None:
        """Forget every message of a table."""
        await self._database.write(("DELETE FROM posts WHERE table_id = ?", (table,)))

    async def put_draft(self, table: int, draft: Draft) -> Draft:
        """Write down a message that is to be posted; return the one that is written down for its name."""

        def keep(transaction: Transaction) -> Draft:
            transaction.run([(PUT_DRAFT, (draft.nonce, table, draft.name, draft.channel, draft.since))])
            found = transaction.execute(
                f"{DRAFTS} AND name = ? AND channel = ?", (table, draft.name, draft.channel)
            )
            return Draft(*found.fetchone())

        return await self._database.transact(keep)

    async def settle_draft(self, table: int, draft: Draft, post: Post) -> bool:
        """Remember what a draft has become; False where it was dropped meanwhile."""

        def settle(transaction: Transaction) -> bool:
            if transaction.execute("SELECT 1 FROM drafts WHERE nonce = ?", (draft.nonce,)).fetchone():
                remember = PUT_POST, (table, draft.name, post.channel, post.message)
                transaction.run([_drop_draft(draft), remember])
                return True
            known = transaction.execute(f"{POSTS} AND name = ?", (table, draft.name))
            return read_posts(known).get(draft.name) == post

        return await self._database.transact(settle)

    async def drafts(self, table: int) -> list[Draft]:
        """List the messages of a table of which nobody knows whether they have arrived."""
        return [Draft(*row) for row in await self._database.rows(f"{DRAFTS} ORDER BY since", table)]

    async def drop_draft(self, draft: Draft) -> None:
        """Forget a message that is not to be posted any more, or has not become one."""
        await self._database.write(_drop_draft(draft))

    async def put_record(self, record: JsonObject, now: float) -> int:
        """Keep a record that somebody shows now; gives its number."""

        def put(transaction: Transaction) -> int:
            row = "INSERT INTO records (record, shown) VALUES (?, ?)"
            return transaction.insert(row, json.dumps(record), now)

        return await self._database.transact(put)

    async def record(self, number: int) -> JsonObject | None:
        """Give a record by its number, or None."""
        rows = await self._database.rows("SELECT record FROM records WHERE id = ?", number)
        return None if not rows else json.loads(rows[0][0])

    async def drop_old(self, now: float, record_seconds: float) -> None:
        """Delete records that were shown ``record_seconds`` ago, and score pads untouched for a month."""
        records = ("DELETE FROM records WHERE shown < ?", (now - record_seconds,))
        await self._database.write(records, drop_old_pads(now))

    async def open_pad(self, person: int, pad: JsonObject, now: float) -> int:
        """Keep a person's score pad in the place of the one that they had; gives its number."""

        def put(transaction: Transaction) -> int:
            transaction.run(drop_pads(person, now))
            row = "INSERT INTO score_pads (person, pad, changed) VALUES (?, ?, ?)"
            return transaction.insert(row, person, json.dumps(pad), now)

        return await self._database.transact(put)

    async def pad(self, number: int, person: int) -> JsonObject | None:
        """Give a person's score pad by its number, or None."""
        rows = await self._database.rows(
            "SELECT pad FROM score_pads WHERE id = ? AND person = ?", number, person
        )
        return None if not rows else read_object(rows[0][0])

    async def save_pad(self, number: int, pad: JsonObject, now: float) -> None:
        """Write a score pad."""
        await self._database.write(
            ("UPDATE score_pads SET pad = ?, changed = ? WHERE id = ?", (json.dumps(pad), now, number))
        )

    async def person(self, person: int) -> Person:
        """Give what is known of a person."""
        return await read_person(self._database, person)

    async def set_direct_channel(self, person: int, channel: int | None) -> None:
        """Remember where a person can be written to, None for nowhere; somebody forgotten stays forgotten."""
        await self._database.write(set_direct_channel(person, channel))

    async def set_hands_in_channel(self, person: int, *, wanted: bool) -> None:
        """Remember whether a person wants their hands in the channel; somebody forgotten stays forgotten."""
        await self._database.write(set_hands_in_channel(person, wanted=wanted))

    async def set_without_confirmation(self, person: int, *, wanted: bool) -> None:
        """Remember whether a person wants choices that end the round to count unasked."""
        await self._database.write(set_without_confirmation(person, wanted=wanted))

    async def put_tip(self, table: int, person: int, step: int, kind: str) -> None:
        """Remember which tip a person with a seat was told in a step of a game."""
        await self._database.write(put_tip(table, person, step, kind))

    async def silence_tips(self, person: int) -> None:
        """Remember that a person wants no tips, and forget those that were told."""
        await self._database.write(*silence_tips(person))

    async def has_finished(self, person: int, game: str) -> bool:
        """Tell whether a person has played a game of this kind to its end, practice aside."""
        return await read_has_finished(self._database, person, game)

    async def set_language(self, person: int, language: str) -> None:
        """Remember the language of a person's Discord."""
        known = "SELECT 1 FROM people WHERE person = ? AND language = ?"
        if not await self._database.rows(known, person, language):
            await self._database.write(save_language(person, language))

    async def choose_language(self, person: int, language: str | None) -> None:
        """Let a person read in a language of their own; with None in that of their Discord."""
        await self._database.write(choose_language(person, language))

    async def choose_server_language(self, server: int, language: str | None) -> None:
        """Let a server read in public in a language; with None in that of its Discord."""
        await self._database.write(choose_server_language(server, language))

    async def chosen_languages(self) -> tuple[dict[int, str], dict[int, str]]:
        """Give the languages that persons and servers have chosen, by their numbers."""
        return await read_chosen_languages(self._database)

    async def kept_of(self, person: int) -> Kept:
        """Tell how much is kept of a person."""
        return await read_kept(self._database, person)

    async def forget(self, person: int, name: str) -> None:
        """Delete what is kept of a person, but for the seats that they still have."""
        await forget(self._database, person, name)

    async def finish_forgetting(self) -> None:
        """Forget those whom a process that died has not forgotten to the end."""
        await finish_forgetting(self._database)

    async def fact(self, name: str) -> str | None:
        """Give a remembered fact, or None."""
        rows = await self._database.rows("SELECT value FROM facts WHERE name = ?", name)
        return None if not rows else str(rows[0][0])

    async def put_fact(self, name: str, value: str) -> None:
        """Remember a fact."""
        await self._database.write((put("facts", "name", "value"), (name, value)))


def _drop_draft(draft: Draft) -> Statement:
    return "DELETE FROM drafts WHERE nonce = ?", (draft.nonce,)
