"""Uploaded records and score pads."""

import json

from bot.storage.database import StorePart, Transaction
from bot.storage.statements import insert, read_object
from engine.game import JsonObject

PAD_SECONDS = 30 * 86_400.0
"""How long an untouched score pad is kept."""


class RecordsAndPads(StorePart):
    """JSON documents found by their numbers, until their time is up."""

    async def put_record(self, record: JsonObject, now: float) -> int:
        """Store a record shown now, and return its number."""
        new = insert("records", "record, shown")
        return await self._database.transact(lambda each: each.insert(new, json.dumps(record), now))

    async def record(self, number: int) -> JsonObject | None:
        """Return a record by its number, or None."""
        record = await self._database.value("SELECT record FROM records WHERE id = ?", number)
        return None if record is None else read_object(record)

    async def drop_old(self, now: float, record_seconds: float) -> None:
        """Delete records shown ``record_seconds`` ago, and score pads untouched for a month."""
        await self._database.write(
            ("DELETE FROM records WHERE shown < ?", (now - record_seconds,)),
            ("DELETE FROM score_pads WHERE changed < ?", (now - PAD_SECONDS,)),
        )

    async def open_pad(self, person: int, pad: JsonObject, now: float) -> int:
        """Store a person's score pad, replacing the one they had, and return its number."""

        def open_pad(transaction: Transaction) -> int:
            transaction.execute("DELETE FROM score_pads WHERE person = ?", person)
            new = insert("score_pads", "person, pad, changed")
            return transaction.insert(new, person, json.dumps(pad), now)

        return await self._database.transact(open_pad)

    async def pad(self, number: int, person: int) -> JsonObject | None:
        """Return a person's score pad by its number, or None."""
        own = "SELECT pad FROM score_pads WHERE id = ? AND person = ?"
        pad = await self._database.value(own, number, person)
        return None if pad is None else read_object(pad)

    async def save_pad(self, number: int, pad: JsonObject, now: float) -> None:
        """Write a score pad."""
        changed = "UPDATE score_pads SET pad = ?, changed = ? WHERE id = ?"
        await self._database.run(changed, json.dumps(pad), now, number)
