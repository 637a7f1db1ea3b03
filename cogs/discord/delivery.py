"""The one place that sends, edits and deletes messages, and knows how each of them can fail."""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Literal

import aiohttp
import discord
from discord import ui

from bot.client import Client
from bot.common.last_shown import File
from bot.common.rows import MessageRef
from bot.tables.events import PlaceGoneError
from cogs.discord.dm_budget import DirectMessageBudget
from cogs.discord.message import Picture, shown

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
FIXED = GONE | {TOO_MANY_EDITS_OF_AN_OLD_MESSAGE, ARCHIVED_THREAD}
"""Why a message can no longer be changed. A new one can be sent: that takes a thread out of the archive."""

Opened = Literal["open", "closed", "enough"]
"""What came of writing to a person for the first time; ``enough`` is for as many as Discord suffers a day."""

NONCE_BITS = 63
"""By a nonce Discord knows a message that is sent once more; it has room for 25 characters."""

LARGEST_ID = 2**31 - 1
"""Of a component (Discord, Anatomy of a Component)."""

CLOCKS_DIFFER = 60.0
"""Seconds by which the clocks of Discord and of this machine may differ."""

LOOKED_THROUGH = 300
"""Messages of a channel among which one is looked for whose answer was lost."""

FAULTS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What sending and changing fail with: Discord refuses, or the network does not get there."""


LOOKED_BELOW = 10
"""Messages below another one that are looked at."""

SCROLLING_MESSAGES = 2
"""So many messages of people move the one above them out of sight."""


class Delivery:
    """Sends and changes the bot's messages."""

    def __init__(self, client: Client) -> None:
        self._client = client
        settings = client.settings
        self._budget = DirectMessageBudget(
            client.store, client.clock.now, settings.new_direct_messages_per_day
        )

    async def send(
        self,
        channel: int,
        view: ui.LayoutView,
        pictures: Sequence[Picture] = (),
        *,
        mentions: Sequence[int] = (),
        nonce: int | None = None,
        is_retry: bool = False,
    ) -> MessageRef:
        """Post a message; only ``mentions`` are pinged. With a ``nonce`` it is posted once in some minutes.

        Where this ``is_retry``, it may be another message that an earlier try has posted with that nonce.
        Raises `PlaceGoneError` where the channel is gone, `discord.Forbidden` where a right is missing.
        """
        _mark(view, nonce)
        try:
            message = await self._client.get_partial_messageable(channel).send(
                view=view,
                files=[picture.file() for picture in pictures],
                allowed_mentions=only(mentions),
                nonce=new_nonce() if nonce is None else nonce,
            )
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise PlaceGoneError(str(channel)) from error
            raise
        remember_shown(self._client, message, () if is_retry else pictures)
        return MessageRef(channel, message.id)

    async def find(self, channel: int, nonce: int, since: float) -> MessageRef | None:
        """Return the message that was posted with a nonce since some time, or None where there is none.

        Discord tells no nonce of an old message, so it is found by the id that its first part has.
        """
        after = datetime.fromtimestamp(since - CLOCKS_DIFFER, UTC)
        place = self._client.get_partial_messageable(channel)
        try:
            async for message in place.history(limit=LOOKED_THROUGH, after=after):
                if _mark_of(nonce) in [getattr(part, "id", None) for part in message.components[:1]]:
                    return MessageRef(channel, message.id)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("a message could not be looked for: %s", error)
        return None

    async def has_scrolled_away(self, post: MessageRef) -> bool:
        """Whether people have written so much below a message that a change of it would go unnoticed."""
        place = self._client.get_partial_messageable(post.channel)
        me = self._client.user
        try:
            below = [
                each async for each in place.history(limit=LOOKED_BELOW, after=discord.Object(post.message))
            ]
        except FAULTS as error:
            log.info("nobody knows what stands below a message: %s", error)
            return False
        return sum(me is None or each.author.id != me.id for each in below) >= SCROLLING_MESSAGES

    async def edit(
        self,
        post: MessageRef,
        view: ui.LayoutView,
        pictures: Sequence[Picture] = (),
        *,
        nonce: int | None = None,
    ) -> bool:
        """Change a message; what it shows already is not sent again, and nothing but ``pictures`` stays.

        With a ``nonce`` it can still be found by that. Gives False where it can no longer be changed.
        """
        _mark(view, nonce)
        try:
            files = self._client.last_shown
            kept = [
                replace(picture, kept=files.identity(post.message, _file(picture))) for picture in pictures
            ]
            try:
                await self._change(post, view, kept)
            except discord.HTTPException as error:
                if kept == pictures or not refuses_what_is_kept(error):
                    raise
                log.warning("pictures could not be kept and are sent again: %s", error)
                await self._change(post, view, pictures)
        except discord.HTTPException as error:
            if error.code in FIXED:
                return False
            if pictures and refuses_what_is_kept(error):
                log.warning("a message could not be changed to show its pictures: %s", error)
                return False
            raise
        return True

    async def _change(self, post: MessageRef, view: ui.LayoutView, pictures: Sequence[Picture]) -> None:
        message = self._client.get_partial_messageable(post.channel).get_partial_message(post.message)
        # Until it is answered, nobody knows what the message shows.
        self._client.last_shown.doubt(post.message)
        changed = await message.edit(
            view=view,
            attachments=[picture.attachment() for picture in pictures],
            allowed_mentions=discord.AllowedMentions.none(),
        )
        remember_shown(self._client, changed, pictures)

    async def delete(self, post: MessageRef) -> None:
        """Take a message away, if it is still there."""
        message = self._client.get_partial_messageable(post.channel).get_partial_message(post.message)
        try:
            await message.delete()
        except discord.HTTPException as error:
            if error.code not in FIXED:
                raise

    async def open_direct(self, person: discord.abc.User, view: ui.LayoutView) -> Opened:
        """Write to a person for the first time; tells whether their direct messages are open.

        Where that cannot be found out now, it is what it was before.
        """
        known = await self._client.store.person(person.id)
        if known.direct_channel is None and not await self._budget.take():
            return "enough"
        try:
            channel = await self._client.create_dm(person)
            await self.send(channel.id, view)
        except FAULTS as error:
            if not _are_closed(error):
                log.warning("a person could not be written to: %s", error)
                if isinstance(error, discord.HTTPException) and error.code == OPENING_TOO_FAST:
                    return "enough"
                return "closed" if known.direct_channel is None else "open"
            await self._client.store.set_direct_channel(person.id, None)
            return "closed"
        await self._client.store.set_direct_channel(person.id, channel.id)
        return "open"

    async def writes_in(self, person: int, channel: int) -> bool:
        """Return whether a channel holds a person's direct messages, as far as they are open."""
        return (await self._client.store.person(person)).direct_channel == channel

    async def send_direct(
        self,
        person: int,
        view: ui.LayoutView,
        pictures: Sequence[Picture] = (),
        *,
        nonce: int | None = None,
        is_retry: bool = False,
    ) -> MessageRef | None:
        """Write to a person; return None where their direct messages are closed, and remembers that."""
        known = await self._client.store.person(person)
        if known.direct_channel is None:
            return None
        try:
            return await self.send(known.direct_channel, view, pictures, nonce=nonce, is_retry=is_retry)
        except PlaceGoneError:
            pass
        except discord.HTTPException as error:
            if not _are_closed(error):
                raise
        log.info("a person's direct messages are closed now")
        await self._client.store.set_direct_channel(person, None)
        return None


def new_nonce() -> int:
    """Return a nonce that no other message has."""
    return int.from_bytes(secrets.token_bytes(8)) >> (64 - NONCE_BITS)


def nonce_of(words: str) -> int:
    """Return a nonce for what a message is called: the same for each try to post it."""
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8]) >> (64 - NONCE_BITS)


def _mark(view: ui.LayoutView, nonce: int | None) -> None:
    """Give the first part of a message an id by which it is found when Discord has forgotten its nonce."""
    if nonce is not None and view.children:
        view.children[0].id = _mark_of(nonce)


def _mark_of(nonce: int) -> int:
    return nonce % LARGEST_ID + 1


async def best_effort(sending: Awaitable[object]) -> None:
    """Let a message fail without holding up what matters more; the log says so."""
    try:
        await sending
    except FAULTS as error:
        log.warning("a message could not be sent or changed: %s", error)


def refuses_what_is_kept(error: discord.HTTPException) -> bool:
    """Return whether an edit may have failed because Discord does not take back a file that it keeps."""
    return error.status == BAD_REQUEST and error.code not in FIXED


def _are_closed(error: Exception) -> bool:
    """Return whether an error means that a person takes no direct messages of the bot."""
    return isinstance(error, discord.HTTPException) and error.code in CLOSED_MESSAGES


def only(persons: Sequence[int]) -> discord.AllowedMentions:
    """Let a message call these persons, and nobody else."""
    if not persons:
        return discord.AllowedMentions.none()
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(person) for person in persons]
    )


def remember_shown(client: Client, message: discord.Message, pictures: Sequence[Picture]) -> None:
    """Remember what a message shows, as Discord has answered it to one with these pictures."""
    sent = dict(_file(picture) for picture in pictures if picture.data is not None)
    files = {picture.kept: picture.name for picture in shown(message) if picture.kept is not None}
    client.last_shown.remember(message.id, files, sent)


def _file(picture: Picture) -> File:
    return picture.name, hashlib.sha256(picture.data or b"").digest()
