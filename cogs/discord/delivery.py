"""Sending, editing and deleting messages, and every way in which Discord can refuse it."""

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
from bot.tables.game_listener import PlaceGoneError
from cogs.discord.dm_budget import DirectMessageBudget
from cogs.discord.message import Picture, pictures_of

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

CLOCKS_DIFFER = 60.0
"""Largest difference in seconds between Discord's clock and this machine's."""

SEARCHED_MESSAGES = 300
"""Messages of a channel that are searched for one whose receipt was lost."""

FAULTS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Errors of sending and editing: Discord refuses, or the network fails."""


CHECKED_BELOW = 10
"""Messages below another one that are checked."""

SCROLLING_MESSAGES = 2
"""Messages by people that push the one above them out of sight."""


class Delivery:
    """Sends, edits and deletes the bot's messages."""

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
        """Post a message; only ``mentions`` are pinged. Within a few minutes a ``nonce`` is posted only once.

        If this ``is_retry``, Discord may return the message of an earlier attempt with that nonce instead.
        Raises `PlaceGoneError` if the channel is gone, `discord.Forbidden` if a permission is missing.
        """
        _set_component_id(view, nonce)
        try:
            message = await self._client.get_partial_messageable(channel).send(
                view=view,
                files=[picture.file() for picture in pictures],
                allowed_mentions=mentioning_only(mentions),
                nonce=new_nonce() if nonce is None else nonce,
            )
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise PlaceGoneError(str(channel)) from error
            raise
        remember_shown(self._client, message, () if is_retry else pictures)
        return MessageRef(channel, message.id)

    async def find(self, channel: int, nonce: int, since: float) -> MessageRef | None:
        """Return the message that was posted with a nonce after ``since``, or None.

        Discord doesn't return the nonce of an old message, so it is found by the id of its first component.
        """
        after = datetime.fromtimestamp(since - CLOCKS_DIFFER, UTC)
        place = self._client.get_partial_messageable(channel)
        try:
            async for message in place.history(limit=SEARCHED_MESSAGES, after=after):
                if _component_id(nonce) in [getattr(part, "id", None) for part in message.components[:1]]:
                    return MessageRef(channel, message.id)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("a message could not be looked for: %s", error)
        return None

    async def has_scrolled_away(self, post: MessageRef) -> bool:
        """Return whether people have written so much below a message that an edit would go unnoticed."""
        place = self._client.get_partial_messageable(post.channel)
        me = self._client.user
        try:
            below = [
                each async for each in place.history(limit=CHECKED_BELOW, after=discord.Object(post.message))
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
        """Edit a message, without uploading files again that it shows already; other files are removed.

        A ``nonce`` keeps the message findable. Returns False if it can no longer be edited.
        """
        _set_component_id(view, nonce)
        try:
            files = self._client.last_shown
            reused = [
                replace(picture, file_id=files.identity(post.message, _file(picture))) for picture in pictures
            ]
            try:
                await self._change(post, view, reused)
            except discord.HTTPException as error:
                if reused == pictures or not refuses_kept_files(error):
                    raise
                log.warning("pictures could not be kept and are sent again: %s", error)
                await self._change(post, view, pictures)
        except discord.HTTPException as error:
            if error.code in UNEDITABLE:
                return False
            if pictures and refuses_kept_files(error):
                log.warning("a message could not be changed to show its pictures: %s", error)
                return False
            raise
        return True

    async def _change(self, post: MessageRef, view: ui.LayoutView, pictures: Sequence[Picture]) -> None:
        message = self._client.get_partial_messageable(post.channel).get_partial_message(post.message)
        # Until the answer, it is unknown which files the message has.
        self._client.last_shown.doubt(post.message)
        changed = await message.edit(
            view=view,
            attachments=[picture.attachment() for picture in pictures],
            allowed_mentions=discord.AllowedMentions.none(),
        )
        remember_shown(self._client, changed, pictures)

    async def delete(self, post: MessageRef) -> None:
        """Delete a message, if it still exists."""
        message = self._client.get_partial_messageable(post.channel).get_partial_message(post.message)
        try:
            await message.delete()
        except discord.HTTPException as error:
            if error.code not in UNEDITABLE:
                raise

    async def open_direct(self, person: discord.abc.User, view: ui.LayoutView) -> OpenResult:
        """Send a person their first direct message and return whether their direct messages are open.

        If that can't be found out now, return the last known state.
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
        """Return whether a channel is a person's DM channel and their direct messages are open."""
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
        """Send a direct message; if they are closed, remember that and return None."""
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
    """Return a random nonce."""
    return int.from_bytes(secrets.token_bytes(8)) >> (64 - NONCE_BITS)


def nonce_of(name: str) -> int:
    """Return the nonce of a message by its name, the same for each attempt to post it."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8]) >> (64 - NONCE_BITS)


def _set_component_id(view: ui.LayoutView, nonce: int | None) -> None:
    """Set the id of the first component, by which `Delivery.find` finds the message later."""
    if nonce is not None and view.children:
        view.children[0].id = _component_id(nonce)


def _component_id(nonce: int) -> int:
    return nonce % LARGEST_ID + 1


async def best_effort(sending: Awaitable[object]) -> None:
    """Await a message whose failure must not hold up the game, and only log the failure."""
    try:
        await sending
    except FAULTS as error:
        log.warning("a message could not be sent or changed: %s", error)


def refuses_kept_files(error: discord.HTTPException) -> bool:
    """Return whether an edit may have failed because Discord rejected a file that it was to keep."""
    return error.status == BAD_REQUEST and error.code not in UNEDITABLE


def _are_closed(error: Exception) -> bool:
    """Return whether an error means that a person doesn't accept direct messages from the bot."""
    return isinstance(error, discord.HTTPException) and error.code in CLOSED_MESSAGES


def mentioning_only(persons: Sequence[int]) -> discord.AllowedMentions:
    """Allow a message to mention these persons and nobody else."""
    if not persons:
        return discord.AllowedMentions.none()
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(person) for person in persons]
    )


def remember_shown(client: Client, message: discord.Message, pictures: Sequence[Picture]) -> None:
    """Remember the files of a message as Discord returned them after sending ``pictures``."""
    sent = dict(_file(picture) for picture in pictures if picture.data is not None)
    files = {each.file_id: each.name for each in pictures_of(message) if each.file_id is not None}
    client.last_shown.remember(message.id, files, sent)


def _file(picture: Picture) -> File:
    return picture.name, hashlib.sha256(picture.data or b"").digest()
