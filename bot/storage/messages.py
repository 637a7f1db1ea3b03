"""The messages of a table: those that were posted, and drafts of which nobody knows what they have become."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.common.rows import Draft, Post
from bot.storage.columns import Columns
from bot.storage.database import StorePart, Transaction
from bot.storage.statements import Statement, insert, put

DRAFT = Columns(Draft)

POSTS = "SELECT name, channel, message FROM posts WHERE table_id = ?"
DRAFTS = f"SELECT {DRAFT} FROM drafts WHERE table_id = ?"


class Messages(StorePart):
    """What has been posted, so that nothing is posted twice after a crash."""

    async def posts(self, table: int) -> dict[str, Post]:
        """Return every message posted for a table, by its name."""
        return read_posts(await self._database.rows(POSTS, table))

    async def put_post(self, table: int, name: str, post: Post) -> None:
        """Remember a message."""
        await self._database.write(_save_post(table, name, post))

    async def drop_post(self, table: int, name: str) -> None:
        """Forget a message."""
        await self._database.write(("DELETE FROM posts WHERE table_id = ? AND name = ?", (table, name)))

    async def drop_posts(self, table: int) -> None:
        """Forget every message of a table."""
        await self._database.write(("DELETE FROM posts WHERE table_id = ?", (table,)))

    async def put_draft(self, table: int, draft: Draft) -> Draft:
        """Write down a message that is to be posted; return the one that is written down for its name.

        That is an earlier one where nobody knows what has become of it in this channel.
        """
        new = f"{insert('drafts', f'table_id, {DRAFT}')} ON CONFLICT (table_id, name, channel) DO NOTHING"

        def keep(transaction: Transaction) -> Draft:
            transaction.run([(new, (table, *DRAFT.values(draft)))])
            here = f"{DRAFTS} AND name = ? AND channel = ?"
            (known,) = transaction.execute(here, table, draft.name, draft.channel)
            return DRAFT.read(known)

        return await self._database.transact(keep)

    async def settle_draft(self, table: int, draft: Draft, post: Post) -> bool:
        """Remember what a draft has become; False where it was dropped meanwhile."""

        def settle(transaction: Transaction) -> bool:
            if transaction.execute("SELECT 1 FROM drafts WHERE nonce = ?", draft.nonce):
                transaction.run([_drop_draft(draft), _save_post(table, draft.name, post)])
                return True
            known = transaction.execute(f"{POSTS} AND name = ?", table, draft.name)
            return read_posts(known).get(draft.name) == post

        return await self._database.transact(settle)

    async def drafts(self, table: int) -> list[Draft]:
        """List the messages of a table of which nobody knows whether they have arrived."""
        return [*map(DRAFT.read, await self._database.rows(f"{DRAFTS} ORDER BY since", table))]

    async def drop_draft(self, draft: Draft) -> None:
        """Forget a message that is not to be posted any more, or has not become one."""
        await self._database.write(_drop_draft(draft))


def read_posts(rows: Iterable[Sequence[Any]]) -> dict[str, Post]:
    """Read rows of the posts."""
    return {name: Post(channel, message) for name, channel, message in rows}


def _save_post(table: int, name: str, post: Post) -> Statement:
    return put("posts", "table_id, name", "channel, message"), (table, name, post.channel, post.message)


def _drop_draft(draft: Draft) -> Statement:
    return "DELETE FROM drafts WHERE nonce = ?", (draft.nonce,)
