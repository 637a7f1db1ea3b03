"""How a game posts every message once, whatever crashes in between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

from bot.client import Client
from bot.languages import Translator
from bot.rows import Post
from bot.sitting import Sitting
from cogs.discord.delivery import Delivery, nonce_of, not_in_the_way
from cogs.discord.message import Message, message


class GameMessages:
    """Sends the messages of games and remembers them by their names."""

    def __init__(self, client: Client, delivery: Delivery) -> None:
        """Speak through ``delivery``."""
        self.delivery = delivery
        self._client = client

    async def private_text(self, person: int) -> Translator:
        """Give the language of a person."""
        return self._client.languages.of((await self._client.store.person(person)).reads)

    async def once(
        self,
        sitting: Sitting,
        name: str,
        make: Callable[[], Awaitable[Message]],
        *,
        mentions: Sequence[int] = (),
    ) -> None:
        """Post a message where the game is played, unless it was posted before."""
        if name in sitting.posts:
            return
        made = await make()
        await self.remember(sitting, name, await self._send(sitting, name, made, mentions))

    async def replace(self, sitting: Sitting, name: str, made: Message) -> None:
        """Turn a message into another one; post that where the old one is gone, stays, or was never sent."""
        post = sitting.posts.get(name)
        if post is not None and await self.delivery.edit(post, made.view(), made.pictures):
            return
        await self.remember(sitting, name, await self._send(sitting, name, made))
        if post is not None:
            await not_in_the_way(self.delivery.delete(post))

    async def post_anew(self, sitting: Sitting, name: str, made: Message) -> None:
        """Post a message at the end of where the game is played, in the place of one that is further up."""
        before = sitting.posts.get(name)
        await self.remember(sitting, name, await self._send(sitting, name, made))
        if before is not None:
            await not_in_the_way(self.delivery.delete(before))

    async def _send(self, sitting: Sitting, name: str, made: Message, mentions: Sequence[int] = ()) -> Post:
        """Post a message; one that was posted before a crash but not remembered is given again."""
        return await self.delivery.send(
            sitting.row.place, made.view(), made.pictures, mentions=mentions, nonce=nonce(sitting, name)
        )

    async def remember(self, sitting: Sitting, name: str, post: Post) -> None:
        """Remember a message by its name."""
        await self._client.store.put_post(sitting.id, name, post)
        sitting.remember_post(name, post)

    async def forget(self, sitting: Sitting, name: str) -> None:
        """Forget a message."""
        await self._client.store.drop_post(sitting.id, name)
        sitting.forget_post(name)

    async def call(self, sitting: Sitting, name: str, key: str, person: int) -> None:
        """Ping a person whose direct messages are closed, with a message that goes when the step is over."""
        text = self._client.languages.of(sitting.row.language)
        words = message(text(key, person=f"<@{person}>"))
        await self.once(sitting, name, ready(words), mentions=[person])


def nonce(sitting: Sitting, name: str) -> int:
    """Give what Discord knows a message by for some minutes: the same for each try to post it.

    A message that takes the place of another one is a message of its own.
    """
    before = sitting.posts.get(name)
    words = f"{sitting.id} {sitting.row.begun} {name} {None if before is None else before.message}"
    return nonce_of(words)


async def send_all(sendings: Iterable[Awaitable[None]]) -> None:
    """Send everything, then raise the first fault."""
    for fault in await asyncio.gather(*sendings, return_exceptions=True):
        if fault is not None:
            raise fault


def ready(made: Message) -> Callable[[], Awaitable[Message]]:
    """Give a message that is made already to those who would make it only when it is needed."""

    async def make() -> Message:
        return made

    return make
