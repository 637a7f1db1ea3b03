"""The messages of a table: those posted, and drafts that may or may not have been."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.common.stored_rows import Draft, MessageKey, MessageRef, Note, Posted
from bot.storage.database import StorePart, Transaction
from bot.storage.statements import Columns, Statement, insert, put

KEY, REF, NOTE = Columns(MessageKey), Columns(MessageRef), Columns(Note)
DRAFT = Columns(Draft, besides=("key",))

HERE = "WHERE table_id = ?"
THIS = f"{HERE} AND kind = ? AND step = ? AND seat = ? AND person = ?"
POSTED = (
    f"SELECT {KEY}, {REF} FROM messages {HERE}",
    f"SELECT {NOTE}, at FROM notes {HERE}",
)
DRAFTS = f"SELECT {KEY}, {DRAFT} FROM drafts"


class Messages(StorePart):
    """Remembers posted messages, so that none is posted twice after a crash."""

    async def posted(self, table: int) -> Posted:
        """Return the messages and notes posted for a table."""
        return read_posted(*await self._database.read(*((query, (table,)) for query in POSTED)))

    async def put_message(self, table: int, key: MessageKey, ref: MessageRef) -> None:
        """Remember a message."""
        await self._database.write(_save_message(table, key, ref))

    async def drop_message(self, table: int, key: MessageKey) -> None:
        """Forget a message."""
        await self._database.run(f"DELETE FROM messages {THIS}", table, *KEY.values(key))

    async def put_note(self, table: int, note: Note, at: float = 0.0) -> None:
        """Remember a note that a game has posted."""
        await self._database.run(put("notes", f"table_id, {NOTE}", "at"), table, *NOTE.values(note), at)

    async def drop_note(self, table: int, note: Note) -> None:
        """Forget a note."""
        this = f"{HERE} AND kind = ? AND step = ? AND person = ?"
        await self._database.run(f"DELETE FROM notes {this}", table, *NOTE.values(note))

    async def drop_posted(self, table: int) -> None:
        """Forget all messages and notes posted for a table."""
        await self._database.write(
            (f"DELETE FROM messages {HERE}", (table,)), (f"DELETE FROM notes {HERE}", (table,))
        )

    async def put_draft(self, table: int, draft: Draft) -> Draft:
        """Store a message before it is posted; return the stored draft of its key.

        That is an earlier one if it is still unknown whether it was posted in this channel.
        """
        new = (
            f"{insert('drafts', f'table_id, {KEY}, {DRAFT}')}"
            f" ON CONFLICT (table_id, {KEY}, channel) DO NOTHING"
        )

        def keep(transaction: Transaction) -> Draft:
            key = KEY.values(draft.key)
            transaction.run([(new, (table, *key, *DRAFT.values(draft)))])
            (known,) = transaction.execute(f"{DRAFTS} {THIS} AND channel = ?", table, *key, draft.channel)
            return _read_draft(known)

        return await self._database.transact(keep)

    async def settle_draft(self, table: int, draft: Draft, ref: MessageRef) -> bool:
        """Replace a draft by the message posted from it; return False if it was dropped meanwhile."""

        def settle(transaction: Transaction) -> bool:
            if transaction.execute("SELECT 1 FROM drafts WHERE nonce = ?", draft.nonce):
                transaction.run([_drop_draft(draft), _save_message(table, draft.key, ref)])
                return True
            known = transaction.execute(f"SELECT {REF} FROM messages {THIS}", table, *KEY.values(draft.key))
            return [*map(REF.read, known)] == [ref]

        return await self._database.transact(settle)

    async def drafts(self, table: int) -> list[Draft]:
        """List the messages of a table that may or may not have been posted."""
        return [*map(_read_draft, await self._database.rows(f"{DRAFTS} {HERE} ORDER BY since", table))]

    async def drop_draft(self, draft: Draft) -> None:
        """Forget a draft that will not be posted, or could not be."""
        await self._database.write(_drop_draft(draft))


Rows = Iterable[Sequence[Any]]


def read_posted(messages: Rows, notes: Rows) -> Posted:
    """Read the rows of the queries in `POSTED`."""
    return Posted(
        {KEY.read(row[:4]): REF.read(row[4:]) for row in messages},
        {NOTE.read(row[:3]): row[3] for row in notes},
    )


def _read_draft(row: Sequence[Any]) -> Draft:
    return DRAFT.read(row[4:], key=KEY.read(row[:4]))


def _save_message(table: int, key: MessageKey, ref: MessageRef) -> Statement:
    return put("messages", f"table_id, {KEY}", str(REF)), (table, *KEY.values(key), *REF.values(ref))


def _drop_draft(draft: Draft) -> Statement:
    return "DELETE FROM drafts WHERE nonce = ?", (draft.nonce,)
