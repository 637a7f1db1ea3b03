"""Discord's state and rules, from simcord, in real time and within limits.

Only this module, `discord_rules`, `world_file` and `world` use simcord's internals: hence its pinned version.
"""

import sqlite3
from collections import deque
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import discord
from simcord._clock import Clock
from simcord.backend.models import Interaction, Message

from bot.local.discord_rules import Json, Store, TruthfulBackend

LOADING_FLAG = discord.MessageFlags(loading=True).value
"""The flag of a "thinking" response; the edit that replaces it doesn't count as one."""

DIRECT_MESSAGE_PERMISSIONS = discord.Permissions(
    attach_files=True, embed_links=True, mention_everyone=True, external_emojis=True
)
"""An app's permissions in direct messages, whatever the server (Discord, Interactions, `app_permissions`)."""


class WallClock(Clock):
    """The real time of day. It can't be advanced."""

    def now(self) -> datetime:
        """Return the current time in UTC."""
        return datetime.now(UTC)


class Files(Store):
    """Attachments and emoji images under the stand-in's address, in its database."""

    def __init__(self, base: str, connection: sqlite3.Connection) -> None:
        super().__init__()
        self._base = base
        self._connection = connection

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> Json:
        """Store an uploaded file and return Discord's attachment object for it."""
        path = f"/attachments/{channel_id}/{attachment_id}/{filename}"
        self.put(path, data)
        stored = super().store_attachment(attachment_id, channel_id, filename, data, description)
        self._blobs.clear()
        return {**stored, "url": self._base + path, "proxy_url": self._base + path}

    def put(self, path: str, data: bytes) -> None:
        """Store a file under a path."""
        self._connection.execute("REPLACE INTO file VALUES (?, ?)", (path, data))

    def get(self, url: str) -> bytes | None:
        """Return the file stored under a URL."""
        path = (url.removeprefix(self._base),)
        found = self._connection.execute("SELECT data FROM file WHERE path = ?", path).fetchone()
        return None if found is None else bytes(found[0])

    def forget(self, url: str) -> None:
        """Drop the file stored under a URL, if any."""
        self._connection.execute("DELETE FROM file WHERE path = ?", (url.removeprefix(self._base),))


SAVED_ATTRIBUTES = (
    *("users", "guilds", "channels", "messages", "webhooks", "webhook_tokens", "dm_channels", "locales"),
    *("application_emojis", "commands", "command_permissions", "interactions", "interaction_tokens"),
    *("faults", "installers", "application_id", "bot_user", "_reserved_ids"),
)


class LocalBackend(TruthfulBackend):
    """Discord's state with limits, notices of every message (ephemeral ones too) and people's languages."""

    answer_seconds = 3.0
    """An interaction not answered within this time has failed (Discord, Receiving and Responding)."""

    # How much is kept in memory during a long session.
    most_messages = 400  # in a channel
    most_interactions = 2_000
    log_lines = 2_000

    def __init__(self, base: str, connection: sqlite3.Connection) -> None:
        super().__init__()
        self.cdn: Files = Files(base, connection)
        # simcord only appends to both and iterates over them.
        self.transcript = deque(maxlen=self.log_lines)  # type: ignore[assignment]
        self.http_requests = deque(maxlen=self.log_lines)  # type: ignore[assignment]
        self.locales: dict[int, str] = {}
        self.on_message: list[Callable[[Message], None]] = []
        self.on_gone: list[Callable[[int, int], None]] = []

    def saved_state(self) -> Json:
        """Return the state to be saved until the next run."""
        return {name: getattr(self, name) for name in SAVED_ATTRIBUTES}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Restore a saved state, and go on in real time."""
        for name in SAVED_ATTRIBUTES:
            setattr(self, name, saved[name])
        # Share one object again, so that renaming the bot changes both.
        self.bot_user = self.users[self.bot_user.id]
        self.clock = WallClock()

    def start_clock(self) -> None:
        """Start real time. Earlier ids are the same at every start, except the application's.

        A bot that remembers its registered commands must notice that this Discord has none.
        """
        self.clock = WallClock()
        self.application_id = self.snowflake()

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to the bot, adding the user's language and the DM permissions to interactions."""
        if event == "INTERACTION_CREATE":
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            own = {"locale": self.locales.get(int(user["id"]), "en-US")}
            if "member" not in payload:
                own["app_permissions"] = str(DIRECT_MESSAGE_PERMISSIONS.value)
            payload = {**payload, **own}
        super().emit(event, payload)

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        """Store a new message and notify the listeners."""
        stored = super().commit_message(message, broadcast=broadcast)
        stored_messages = self.messages[stored.channel_id]
        while len(stored_messages) > self.most_messages:
            self._forget(stored_messages.pop(next(iter(stored_messages))))
        for listener in self.on_message:
            listener(stored)
        return stored

    def edit_message(self, channel_id: int, message_id: int, fields: Json) -> Message:
        """Edit a message, drop the files it no longer shows, and notify the listeners."""
        thinking = self.get_message(channel_id, message_id).flags & LOADING_FLAG
        before = {each["url"] for each in self.get_message(channel_id, message_id).attachments}
        message = super().edit_message(channel_id, message_id, fields)
        if thinking:
            message.edited_timestamp = None
        for url in before - {each["url"] for each in message.attachments}:
            self.cdn.forget(url)
        for listener in self.on_message:
            listener(message)
        return message

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Delete a message with its files and notify the listeners."""
        message = self.get_message(channel_id, message_id)
        super().delete_message(channel_id, message_id)
        self._forget(message)

    def new_interaction(self, type: int, channel_id: int, user_id: int, guild_id: int | None) -> Interaction:  # noqa: A002
        """Open an interaction, dropping the oldest ones beyond the limit."""
        record = super().new_interaction(type, channel_id, user_id, guild_id)
        record.initial_response_deadline = self.iso_after(self.answer_seconds)
        while len(self.interactions) > self.most_interactions:
            oldest = self.interactions.pop(next(iter(self.interactions)))
            del self.interaction_tokens[oldest.token]
        return record

    def _forget(self, message: Message) -> None:
        for attachment in message.attachments:
            self.cdn.forget(attachment["url"])
        for listener in self.on_gone:
            listener(message.channel_id, message.id)
