"""How a game posts every message once, whatever crashes in between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence

import discord

from bot.client import Client
from bot.common.keyed_lock import KeyedLock
from bot.common.rows import Draft, Post
from bot.languages.translator import Translator
from bot.tables.session import Session
from cogs.discord.delivery import FAULTS, UNKNOWN_MESSAGE, Delivery, new_nonce, not_in_the_way
from cogs.discord.message import Message, message

log = logging.getLogger(__name__)

NONCE_SECONDS = 60.0
"""For so long Discord surely knows a message by its nonce; it documents "the past few minutes"."""

LONGEST_ON_THE_WAY = 900.0
"""Seconds after which a message does not arrive any more."""

SUPERSEDED = "superseded "
"""How the names begin of messages in whose place others are posted; number and name of the message follow."""

Send = Callable[[Draft, bool], Awaitable[Post | None]]
"""Posts a message with the nonce of a draft, which may be a retry; None where it cannot be sent."""


class GameMessages:
    """Sends the messages of games and remembers them by their names."""

    def __init__(self, client: Client, delivery: Delivery) -> None:
        """Speak through ``delivery``."""
        self.delivery = delivery
        self._client = client
        self._on_the_way: list[tuple[int, str]] = []
        self._lock = KeyedLock()

    async def private_text(self, person: int) -> Translator:
        """Give the language of a person."""
        return self._client.languages.of((await self._client.store.person(person)).reads)

    async def once(
        self,
        session: Session,
        name: str,
        make: Callable[[], Awaitable[Message]],
        *,
        mentions: Sequence[int] = (),
    ) -> None:
        """Post a message where the game is played, unless it was posted before."""
        if name not in session.posts:
            await self.post_anew(session, name, await make(), mentions=mentions)

    async def replace(self, session: Session, name: str, made: Message) -> None:
        """Turn a message into another one; post that where the old one is gone, stays, or was never sent."""
        post = session.posts.get(name)
        if (
            post is None
            or await self._is_in_doubt(session, name)
            or not await self.delivery.edit(post, made.view(), made.pictures)
        ):
            await self.post_anew(session, name, made)

    async def tell(self, session: Session, name: str, made: Message) -> None:
        """Turn a message into one that people should notice; post that where they have talked since."""
        post = session.posts.get(name)
        if post is not None and not session.row.is_direct and await self.delivery.has_scrolled_away(post):
            await self.post_anew(session, name, made)
        else:
            await self.replace(session, name, made)

    async def post_anew(
        self, session: Session, name: str, made: Message, *, mentions: Sequence[int] = ()
    ) -> None:
        """Post a message at the end of where the game is played, in the place of one that is further up.

        What is on its way arrives, whatever becomes of the game meanwhile.
        """
        posting = self._post(session, name, made, mentions)
        await asyncio.shield(self._client.start_chore(posting, f"{name} of game {session.id}"))

    async def _post(self, session: Session, name: str, made: Message, mentions: Sequence[int]) -> None:
        """Post a message, and delete the one that had its name; it goes itself where it comes too late."""
        before, channel = session.posts.get(name), session.row.place
        if before is not None:
            await self._supersede(session, name, before)

        async def send(draft: Draft, is_retry: bool) -> Post | None:
            return await self.delivery.send(
                channel, made.view(), made.pictures, mentions=mentions, nonce=draft.nonce, is_retry=is_retry
            )

        await self._send(session, name, channel, made, send)
        await self.delete_superseded(session)
        if session.row.state == "closed" and name in session.posts:
            await not_in_the_way(self.delivery.delete(session.posts[name]))
            await self.forget(session, name)

    async def _supersede(self, session: Session, name: str, before: Post) -> None:
        """Remember a message in whose place another one is posted."""
        await self.remember(session, f"{SUPERSEDED}{before.message} {name}", before)

    async def delete_superseded(self, session: Session) -> None:
        """Delete the messages in whose place others stand, also where that was cut short before."""
        for name, post in [*session.posts.items()]:
            if name.startswith(SUPERSEDED):
                _, _, its_own = name.split(maxsplit=2)
                if session.posts.get(its_own) == post:
                    await self.forget(session, name)
                else:
                    await not_in_the_way(self._delete(session, name, post))

    async def _delete(self, session: Session, name: str, post: Post) -> None:
        await self.delivery.delete(post)
        await self.forget(session, name)

    async def send_direct(self, session: Session, name: str, person: int, made: Message) -> Post | None:
        """Write to a person; None where their direct messages are closed."""
        channel = (await self._client.store.person(person)).direct_channel
        if channel is None:
            return None

        async def send(draft: Draft, is_retry: bool) -> Post | None:
            return await self.delivery.send_direct(
                person, made.view(), made.pictures, nonce=draft.nonce, is_retry=is_retry
            )

        return await self._send(session, name, channel, made, send)

    async def close_drafts(self, table: int, *, at_once: bool = False) -> None:
        """Delete what was on its way when its game ended, and has arrived without an answer.

        Who waits for the answer closes it by itself; it is left to them for a while, but where ``at_once`` is
        set, and what arrives later is deleted then.
        """
        for draft in await self._client.store.drafts(table):
            seconds = self._client.clock.now() - draft.since
            if not at_once and seconds < NONCE_SECONDS:
                continue
            post = await self.delivery.find(draft.channel, draft.nonce, draft.since)
            if post is not None:
                await self.delivery.delete(post)
            if post is not None or at_once or seconds > LONGEST_ON_THE_WAY:
                await self._client.store.drop_draft(draft)

    async def settle(
        self, session: Session, names: tuple[str, ...], holds: Callable[[Draft], Awaitable[bool]]
    ) -> None:
        """Find out what has become of messages whose answer was lost and whose names begin so.

        One that has arrived has its name from now on where it still ``holds``, and is deleted where it does
        not. One that has not is looked for again the next time, for as long as it may be on its way.
        """
        async with self._lock(session.id):
            if not session.is_in_doubt or session.is_elsewhere:
                return
            session.is_in_doubt, is_settled = False, False
            try:
                drafts = await self._client.store.drafts(session.id)
                lost = [draft for draft in drafts if self._is_lost(session, draft, names)]
                is_settled = all([await self._is_settled(session, draft, holds) for draft in lost])
            finally:
                session.is_in_doubt |= not is_settled

    async def recognize(self, session: Session, name: str, post: Post) -> None:
        """Remember a message whose answer was lost and that was tapped: once changed, it is not found."""
        for draft in await self._client.store.drafts(session.id):
            if self._is_lost(session, draft, (name,)) and (draft.name, draft.channel) == (name, post.channel):
                await self._adopt(session, draft, post)

    def _is_lost(self, session: Session, draft: Draft, names: tuple[str, ...]) -> bool:
        """Whether nobody waits for the answer to a message whose name begins like one of these."""
        return draft.name.startswith(names) and (session.id, draft.name) not in self._on_the_way

    async def _is_settled(
        self, session: Session, draft: Draft, holds: Callable[[Draft], Awaitable[bool]]
    ) -> bool:
        """Look for a message whose answer was lost; False where it may still arrive."""
        store, seconds = self._client.store, self._client.clock.now() - draft.since
        try:
            post = await self.delivery.find(draft.channel, draft.nonce, draft.since)
            if post is not None and await holds(draft):
                await self._adopt(session, draft, post)
                return True
            if post is not None:
                await self.delivery.delete(post)
        except FAULTS as error:
            log.warning("nobody knows yet what has become of a message: %s", error)
            return False
        if post is None and seconds <= LONGEST_ON_THE_WAY:
            return False
        await store.drop_draft(draft)
        return True

    async def _adopt(self, session: Session, draft: Draft, post: Post) -> None:
        """Remember a message by its name that has arrived without an answer; what had that name goes."""
        before = session.posts.get(draft.name)
        if before is not None:
            await self._supersede(session, draft.name, before)
        if await self._client.store.settle_draft(session.id, draft, post):
            session.remember_post(draft.name, post)
        await self.delete_superseded(session)

    async def _is_in_doubt(self, session: Session, name: str) -> bool:
        """Whether another message was to be posted under a name, and nobody knows what has become of it."""
        return any(draft.name == name for draft in await self._client.store.drafts(session.id))

    async def _send(
        self, session: Session, name: str, channel: int, made: Message, send: Send
    ) -> Post | None:
        """Post a message and remember it; None where it cannot be sent."""
        is_known = False
        self._on_the_way.append((session.id, name))
        try:
            post = await self._send_once(session, name, channel, made, send)
            is_known = True
        finally:
            self._on_the_way.remove((session.id, name))
            session.is_in_doubt |= not is_known
        return post

    async def _send_once(
        self, session: Session, name: str, channel: int, made: Message, send: Send
    ) -> Post | None:
        """Post a message with a nonce that is on disk before, and remember it; None where it cannot be sent.

        An earlier try may have arrived though its answer did not, perhaps with something else to say. What
        Discord gives back is then turned into this message; another is posted where that cannot be done.
        What nobody wants any more when it arrives is deleted.
        """
        store = self._client.store
        while True:
            fresh = Draft(name, channel, new_nonce(), self._client.clock.now())
            draft = await store.put_draft(session.id, fresh)
            post, is_retry = None, draft != fresh
            if fresh.since - draft.since > NONCE_SECONDS:
                post = await self.delivery.find(channel, draft.nonce, draft.since)
            try:
                post = post or await send(draft, is_retry)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE or not is_retry:
                    raise
                # It had arrived, and somebody has deleted it.
                await store.drop_draft(draft)
                continue
            if post is None:
                if not is_retry:
                    await store.drop_draft(draft)
                return None
            if not is_retry or await self.delivery.edit(post, made.view(), made.pictures, nonce=draft.nonce):
                break
            await not_in_the_way(self.delivery.delete(post))
            await store.drop_draft(draft)
        if session.is_elsewhere:
            # The process that serves it by now finds the draft, and tries it again.
            return post
        if await store.settle_draft(session.id, draft, post):
            session.remember_post(name, post)
        else:
            await not_in_the_way(self.delivery.delete(post))
        return post

    async def remember(self, session: Session, name: str, post: Post) -> None:
        """Remember a message by its name."""
        await self._client.store.put_post(session.id, name, post)
        session.remember_post(name, post)

    async def forget(self, session: Session, name: str) -> None:
        """Forget a message."""
        await self._client.store.drop_post(session.id, name)
        session.forget_post(name)

    async def call(self, session: Session, name: str, key: str, person: int) -> None:
        """Ping a person whose direct messages are closed, with a message that goes when the step is over."""
        text = self._client.languages.of(session.row.language)
        words = message(text(key, person=f"<@{person}>"))
        await self.once(session, name, ready(words), mentions=[person])


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
