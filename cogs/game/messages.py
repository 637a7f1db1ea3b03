"""How a table speaks: in which language, and every message once, whatever crashes in between."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.client import Client
from bot.languages import Translator
from bot.rows import Post
from bot.table import Table
from cogs.discord.delivery import NONCE_BITS, Delivery
from cogs.discord.message import Message, message
from cogs.game.face import Face


class GameMessages:
    """Sends the messages of tables and remembers them by their names."""

    def __init__(self, client: Client, delivery: Delivery, faces: Mapping[str, Face]) -> None:
        """Speak through ``delivery``, each game with its own face."""
        self.faces = faces
        self.delivery = delivery
        self._client = client

    def face(self, table: Table) -> Face:
        """Give the face of a table's game."""
        return self.faces[table.row.options.game]

    def public_text(self, table: Table) -> Translator:
        """Give the language of a table's public messages."""
        return self._client.languages.of(table.row.language)

    async def private_text(self, person: int) -> Translator:
        """Give the language of a person."""
        return self._client.languages.of((await self._client.store.person(person)).language)

    async def once(
        self,
        table: Table,
        name: str,
        make: Callable[[], Awaitable[Message]],
        *,
        mentions: Sequence[int] = (),
    ) -> None:
        """Post a message where the game is played, unless it was posted before."""
        if name in table.posts:
            return
        made = await make()
        await self.remember(table, name, await self._send(table, name, made, mentions))

    async def replace(self, table: Table, name: str, made: Message) -> None:
        """Turn a message into another one; post that where the old one is gone or was never sent."""
        post = table.posts.get(name)
        if post is None or not await self.delivery.edit(post, made.view(), made.pictures):
            await self.remember(table, name, await self._send(table, name, made))

    async def _send(self, table: Table, name: str, made: Message, mentions: Sequence[int] = ()) -> Post:
        """Post a message; one that was posted before a crash but not remembered is given again."""
        return await self.delivery.send(
            table.row.place, made.view(), made.pictures, mentions=mentions, nonce=nonce(table, name)
        )

    async def remember(self, table: Table, name: str, post: Post) -> None:
        """Remember a message by its name."""
        await self._client.store.put_post(table.id, name, post)
        table.posts[name] = post

    async def forget(self, table: Table, name: str) -> None:
        """Forget a message."""
        await self._client.store.drop_post(table.id, name)
        table.posts.pop(name, None)

    async def call(self, table: Table, name: str, key: str, person: int) -> None:
        """Ping a person whose direct messages are closed, with a message that goes when the step is over."""
        words = message(self.public_text(table)(key, person=f"<@{person}>"))
        await self.once(table, name, ready(words), mentions=[person])


def nonce(table: Table, name: str) -> int:
    """Give what Discord knows a message by for some minutes: the same for each try to post it.

    A message that takes the place of another one is a message of its own.
    """
    before = table.posts.get(name)
    words = f"{table.id} {table.row.begun} {name} {None if before is None else before.message}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[: NONCE_BITS // 8])


def ready(made: Message) -> Callable[[], Awaitable[Message]]:
    """Give a message that is made already to those who would make it only when it is needed."""

    async def make() -> Message:
        return made

    return make
