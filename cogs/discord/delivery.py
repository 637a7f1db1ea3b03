"""Sending, editing and deleting messages, and every way in which Discord can refuse it."""

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
from bot.common.rows import Draft, MessageRef
from bot.tables.game_listener import PlaceGoneError
from cogs.discord.dm_budget import DirectMessageBudget
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

CLOCKS_DIFFER = 60.0
"""Largest difference in seconds between Discord's clock and this machine's."""

SEARCHED_MESSAGES = 300
"""Messages of a channel that are searched for one whose receipt was lost."""

NETWORK_FAULTS = (aiohttp.ClientError, OSError)
FAULTS = (discord.HTTPException, *NETWORK_FAULTS)
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
        place = self._client.get_partial_messageable(channel)
        unique = new_nonce() if nonce is None else nonce

        async def post() -> discord.Message:
            view, allowed = _findable(made, nonce), mentioning_only(mentions)
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

    async def edit(self, post: MessageRef, made: Message, *, nonce: int | None = None) -> bool:
        """Edit a message, without uploading files again that it shows already; other files are removed.

        A ``nonce`` keeps the message findable. Returns False if it can no longer be edited.
        """
        message = self._client.get_partial_messageable(post.channel).get_partial_message(post.message)
        shown = self._client.last_shown
        reusing = made.with_pictures(
            lambda picture: replace(picture, file_id=shown.identity(post.message, _file(picture)))
        )
        for version in (reusing, made):
            # Until the answer, it is unknown which files the message has.
            shown.doubt(post.message)
            try:
                changed = await message.edit(
                    view=_findable(version, nonce),
                    attachments=version.attachments(),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
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

    async def delete(self, post: MessageRef) -> None:
        """Delete a message, if it still exists."""
        message = self._client.get_partial_messageable(post.channel).get_partial_message(post.message)
        try:
            await message.delete()
        except discord.HTTPException as error:
            if error.code not in UNEDITABLE:
                raise

    async def open_direct(self, person: discord.abc.User, hello: Message) -> OpenResult:
        """Send a person their first direct message and return whether their direct messages are open.

        If that can't be found out now, return the last known state.
        """
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


def new_nonce() -> int:
    """Return a random nonce."""
    return int.from_bytes(secrets.token_bytes(8)) >> (64 - NONCE_BITS)


def nonce_of(name: str) -> int:
    """Return the nonce of a message by its name, the same for each attempt to post it."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8]) >> (64 - NONCE_BITS)


def _findable(made: Message, nonce: int | None) -> ui.LayoutView:
    """Return the view of a message; by the id of its first component, `Delivery.find` finds it later."""
    view = made.view()
    if nonce is not None and view.children:
        view.children[0].id = _component_id(nonce)
    return view


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
