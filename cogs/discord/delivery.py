"""Sending, editing and deleting messages, and every way in which Discord can refuse it."""

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Literal

import aiohttp
import discord

from bot.client import Client
from bot.common.clock import Now
from bot.common.message_attachments import File
from bot.common.stored_rows import Draft, MessageRef
from bot.storage.store import Store
from bot.tables.game_listener import PlaceGoneError
from cogs.discord.message import Message, Picture, pictures_of

log = logging.getLogger(__name__)

BAD_REQUEST = 400
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
TOO_MANY_EDITS_OF_AN_OLD_MESSAGE = 30046
ARCHIVED_THREAD = 50083
OPENING_TOO_FAST = 40003
CANNOT_WRITE_TO_THIS_PERSON = 50007
NO_COMMON_SERVER = 50278
CLOSED_MESSAGES = frozenset({CANNOT_WRITE_TO_THIS_PERSON, NO_COMMON_SERVER})
GONE = frozenset({UNKNOWN_CHANNEL, UNKNOWN_MESSAGE})
UNEDITABLE = GONE | {TOO_MANY_EDITS_OF_AN_OLD_MESSAGE, ARCHIVED_THREAD}
"""Errors of a message that can no longer be edited. A new one can be posted, which unarchives a thread."""

OpenResult = Literal["open", "closed", "enough"]
"""The result of a first direct message; ``enough`` means that Discord's daily limit is reached."""

NONCE_BITS = 63
"""Discord recognises a message that is sent twice by its nonce, of at most 25 characters."""

LARGEST_ID = 2**31 - 1
"""The largest id of a component (Discord, Anatomy of a Component)."""

SEARCHED_MESSAGES = 300
CLOCKS_DIFFER = 60.0
"""Largest difference in seconds between Discord's clock and this machine's."""

NETWORK_FAULTS = (aiohttp.ClientError, OSError)
FAULTS = (discord.HTTPException, *NETWORK_FAULTS)
"""Errors of sending and editing: Discord refuses, or the network fails."""

CHECKED_BELOW = 10
SCROLLING_MESSAGES = 2
"""Messages by people, of those checked below another one, that push it out of sight."""


DAY_SECONDS = 86_400.0
AT_ONCE_SECONDS = 600.0
MOST_AT_ONCE = 10
"""Discord gives no figures; bots that were stopped had opened ten DMs in ten minutes, 25 to 40 in a day."""

OPENED = "direct messages opened"
"""The stored fact that lists when direct messages were opened in the last day, in seconds since 1970."""


class Delivery:
    """Sends, edits and deletes the bot's messages."""

    def __init__(self, client: Client) -> None:
        self._client = client
        a_day = client.settings.new_direct_messages_per_day
        self._budget = DirectMessageBudget(client.store, client.clock.now, a_day)

    async def send(
        self,
        channel: int,
        made: Message,
        *,
        mentions: Sequence[int] = (),
        nonce: int | None = None,
        is_retry: bool = False,
    ) -> MessageRef:
        """Post a message; only ``mentions`` are pinged. Within a few minutes a ``nonce`` is posted only once.

        If this ``is_retry``, Discord may return the message of an earlier attempt with that nonce instead.
        Raises `PlaceGoneError` if the channel is gone, `discord.Forbidden` if a permission is missing.
        """
        unique = new_nonce() if nonce is None else nonce

        async def post() -> discord.Message:
            place, view = self._client.get_partial_messageable(channel), made.view(_component_id(nonce))
            allowed = mentioning_only(mentions)
            return await place.send(view=view, files=made.files(), allowed_mentions=allowed, nonce=unique)

        try:
            try:
                sent = await post()
            except NETWORK_FAULTS:
                # It may have arrived: Discord then returns the message of this nonce.
                sent = await post()
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise PlaceGoneError(str(channel)) from error
            raise
        remember_shown(self._client, sent, () if is_retry else made.pictures)
        return MessageRef(channel, sent.id)

    async def find(self, draft: Draft) -> MessageRef | None:
        """Return the message that was posted from a draft, or None.

        Discord doesn't return the nonce of an old message, so it is found by the id of its first component.
        """
        after = datetime.fromtimestamp(draft.since - CLOCKS_DIFFER, UTC)
        place = self._client.get_partial_messageable(draft.channel)
        try:
            async for each in place.history(limit=SEARCHED_MESSAGES, after=after):
                if _component_id(draft.nonce) in [getattr(part, "id", None) for part in each.components[:1]]:
                    return MessageRef(draft.channel, each.id)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("a message could not be looked for: %s", error)
        return None

    async def has_scrolled_away(self, post: MessageRef) -> bool:
        """Return whether people have written so much below a message that an edit would go unnoticed."""
        place, me = self._client.get_partial_messageable(post.channel), self._client.user
        by_people = 0
        try:
            async for each in place.history(limit=CHECKED_BELOW, after=discord.Object(post.message)):
                by_people += me is None or each.author.id != me.id
        except FAULTS as error:
            log.info("nobody knows what stands below a message: %s", error)
            return False
        return by_people >= SCROLLING_MESSAGES

    async def edit(self, post: MessageRef, made: Message, *, nonce: int | None = None) -> bool:
        """Edit a message without uploading what it shows; return False if it can't be edited any more.

        A ``nonce`` keeps the message findable.
        """
        message, shown = self._message(post), self._client.shown_files
        reusing = made.with_pictures(
            lambda picture: replace(picture, file_id=shown.identity(post.message, _file(picture)))
        )
        for version in (reusing, made):
            # Until the answer, it is unknown which files the message has.
            shown.doubt(post.message)
            try:
                change = version.change(_component_id(nonce))
                changed = await message.edit(**change, allowed_mentions=mentioning_only(()))
            except discord.HTTPException as error:
                if error.code in UNEDITABLE:
                    return False
                if not made.pictures or not refuses_kept_files(error):
                    raise
                log.warning("a message could not be changed to show its pictures: %s", error)
            else:
                remember_shown(self._client, changed, version.pictures)
                return True
        return False

    def _message(self, post: MessageRef) -> discord.PartialMessage:
        return self._client.get_partial_messageable(post.channel).get_partial_message(post.message)

    async def delete(self, post: MessageRef) -> None:
        """Delete a message, if it still exists."""
        try:
            await self._message(post).delete()
        except discord.HTTPException as error:
            if error.code not in UNEDITABLE:
                raise

    async def open_direct(self, person: discord.abc.User, hello: Message) -> OpenResult:
        """Send a person a first direct message; return whether their DMs are open, as far as is known."""
        known = await self._client.store.person(person.id)
        if known.direct_channel is None and not await self._budget.take():
            return "enough"
        try:
            channel = await self._client.create_dm(person)
            sent = await self.send_direct(person.id, channel.id, hello)
        except FAULTS as error:
            log.warning("a person could not be written to: %s", error)
            if isinstance(error, discord.HTTPException) and error.code == OPENING_TOO_FAST:
                return "enough"
            return "closed" if known.direct_channel is None else "open"
        if sent is None:
            return "closed"
        await self._client.store.update_person(person.id, direct_channel=channel.id)
        return "open"

    async def writes_in(self, person: int, channel: int) -> bool:
        """Return whether a channel is a person's DM channel and their direct messages are open."""
        return (await self._client.store.person(person)).direct_channel == channel

    async def send_direct(
        self, person: int, channel: int, made: Message, *, nonce: int | None = None, is_retry: bool = False
    ) -> MessageRef | None:
        """Send a direct message; if they are closed, remember that and return None."""
        try:
            return await self.send(channel, made, nonce=nonce, is_retry=is_retry)
        except (PlaceGoneError, discord.HTTPException) as error:
            if isinstance(error, discord.HTTPException) and error.code not in CLOSED_MESSAGES:
                raise
        log.info("a person's direct messages are closed")
        await self._client.store.update_person(person, direct_channel=None)
        return None


class DirectMessageBudget:
    """Counts opened direct messages across restarts: Discord refuses and locks up bots that open many."""

    def __init__(self, store: Store, now: Now, a_day: int) -> None:
        """Allow ``a_day`` direct messages a day, and ten in ten minutes."""
        self._store = store
        self._now = now
        self._a_day = a_day
        self._taking = asyncio.Lock()

    async def take(self) -> bool:
        """Count one more and return True, or return False if the limit is reached."""
        async with self._taking:
            now, known = self._now(), json.loads(await self._store.fact(OPENED) or "[]")
            opened = [at for at in known if at > now - DAY_SECONDS]
            at_once = sum(at > now - AT_ONCE_SECONDS for at in opened)
            if len(opened) >= self._a_day or at_once >= MOST_AT_ONCE:
                return False
            await self._store.put_fact(OPENED, json.dumps([*opened, now]))
            return True


def new_nonce() -> int:
    """Return a random nonce."""
    return secrets.randbelow(1 << NONCE_BITS)


def nonce_of(name: str) -> int:
    """Return the nonce of a message by its name, the same for each attempt to post it."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8]) >> (64 - NONCE_BITS)


def _component_id(nonce: int | None) -> int | None:
    """Return the id of a message's first component, by which `Delivery.find` finds it later."""
    return None if nonce is None else nonce % LARGEST_ID + 1


async def best_effort(sending: Awaitable[object]) -> None:
    """Await a message whose failure must not hold up the game, and only log the failure."""
    try:
        await sending
    except FAULTS as error:
        log.warning("a message could not be sent or changed: %s", error)


def refuses_kept_files(error: discord.HTTPException) -> bool:
    """Return whether an edit may have failed because Discord rejected a file that it was to keep."""
    return error.status == BAD_REQUEST and error.code not in UNEDITABLE


def mentioning_only(persons: Sequence[int]) -> discord.AllowedMentions:
    """Allow a message to mention these persons and nobody else."""
    allowed = discord.AllowedMentions.none()
    allowed.users = [discord.Object(person) for person in persons] or False
    return allowed


def remember_shown(client: Client, message: discord.Message, pictures: Sequence[Picture]) -> None:
    """Remember the files of a message as Discord returned them after sending ``pictures``."""
    sent = dict(_file(picture) for picture in pictures if picture.data is not None)
    files = {each.file_id: each.name for each in pictures_of(message) if each.file_id is not None}
    client.shown_files.remember(message.id, files, sent)


def _file(picture: Picture) -> File:
    return picture.name, hashlib.sha256(picture.data or b"").digest()
