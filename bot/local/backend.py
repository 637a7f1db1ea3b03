"""Discord's state and rules, from simcord, in real time and within limits.

This module, `truth`, `records` and `environment` are the only ones that know simcord's inside (backend,
router, the hooks of its environment; all declared internal, hence the exact pin in `pyproject.toml`). Added
here: the wall clock, notices of every change of a message, people's languages, files under the stand-in's
own address, and limits to what is kept in memory.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord
from simcord._clock import Clock
from simcord.backend import Backend
from simcord.backend.errors import SetupError
from simcord.backend.models import Interaction, Message
from simcord.intents import censor_message, prune_guild_create, required_intent

from bot.local.keeping import FileChanges, Kept, moved
from bot.local.truth import Json, Store, TruthfulBackend

LOADING_FLAG = discord.MessageFlags(loading=True).value
"""The mark of an answer that says the bot is thinking; what replaces it does not count as edited."""

ANSWER_SECONDS = 3.0
"""An interaction that is not answered for so long has failed (Discord, Receiving and Responding)."""

DIRECT_MESSAGE_PERMISSIONS = discord.Permissions(
    attach_files=True, embed_links=True, mention_everyone=True, external_emojis=True
)
"""What an app may do in a direct message, whatever the server (Discord, Interactions, `app_permissions`)."""


class WallClock(Clock):
    """The time of day. It cannot be advanced."""

    def __init__(self) -> None:
        super().__init__()
        self._start = datetime.now(UTC)

    def now(self) -> datetime:
        """Return the present instant in UTC."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Refuse: real time passes by itself."""
        raise SetupError("A Discord in real time cannot be moved forward.")


class Files(Store):
    """Attachments and pictures of emojis under the stand-in's address; beyond `limit` bytes the oldest go."""

    def __init__(self, base: str, limit: int) -> None:
        super().__init__()
        self.changes: FileChanges | None = None
        self._base = base
        self._limit = limit
        self._bytes = 0

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> Json:
        """Keep an uploaded file and return Discord's attachment object for it."""
        stored = super().store_attachment(attachment_id, channel_id, filename, data, description)
        del self._blobs[stored["url"]]
        url = f"{self._base}/attachments/{channel_id}/{attachment_id}/{filename}"
        self.keep(url, data)
        return {**stored, "url": url, "proxy_url": url}

    def store_emoji(self, emoji_id: int, data: bytes) -> None:
        """Keep the picture of an emoji."""
        self.keep(f"{self._base}/emojis/{emoji_id}", data)

    def keep(self, url: str, data: bytes) -> None:
        """Keep `data` under `url`, forgetting the oldest attachments where there is no room."""
        self._blobs[url] = data
        self._bytes += len(data)
        if self.changes is not None:
            self.changes.put(url.removeprefix(self._base), data)
        for old in [each for each in self._blobs if "/attachments/" in each]:
            if self._bytes <= self._limit or old == url:
                break
            self.forget(old)

    def bring_back(self, files: Mapping[str, bytes]) -> None:
        """Have the files of an earlier run, by the path of their address."""
        for path, data in files.items():
            self._blobs[self._base + path] = data
            self._bytes += len(data)

    def forget(self, url: str) -> None:
        """Drop what is kept under `url`, if anything."""
        if self.changes is not None and url in self._blobs:
            self.changes.drop(url.removeprefix(self._base))
        self._bytes -= len(self._blobs.pop(url, b""))


@dataclass(slots=True)
class Limits:
    """How much is kept in memory; evenings are long."""

    messages_in_a_channel: int = 400
    interactions: int = 2_000
    log_lines: int = 2_000
    file_bytes: int = 256 * 1024 * 1024


KEPT = (
    "users",
    "guilds",
    "channels",
    "messages",
    "webhooks",
    "webhook_tokens",
    "dm_channels",
    "application_emojis",
    "commands",
    "command_permissions",
    "interactions",
    "interaction_tokens",
    "faults",
    "locales",
    "installers",
    "application_id",
    "bot_user",
    "_reserved_ids",
)
"""What Discord knows between two runs."""

MessageListener = Callable[[Message], None]
GoneListener = Callable[[int, int], None]


class LocalBackend(TruthfulBackend):
    """Discord's state with limits, notices of every message (ephemeral ones too) and people's languages."""

    def __init__(self, base: str, limits: Limits) -> None:
        super().__init__()
        self.base = base
        self.limits = limits
        self.files = Files(base, limits.file_bytes)
        self.cdn = self.files
        # simcord only adds to both, and walks through them.
        self.transcript = deque(maxlen=limits.log_lines)  # type: ignore[assignment]
        self.http_requests = deque(maxlen=limits.log_lines)  # type: ignore[assignment]
        self.locales: dict[int, str] = {}
        self.on_message: list[MessageListener] = []
        self.on_gone: list[GoneListener] = []

    def as_kept(self) -> Json:
        """Return what Discord knows, to be kept until the next run."""
        return {name: getattr(self, name) for name in KEPT}

    def bring_back(self, kept: Kept, files: Mapping[str, bytes]) -> None:
        """Know what was kept, and go on in real time; files are where this run has its address."""
        for name in KEPT:
            setattr(self, name, kept.backend[name])
        # The same object, as before: whoever renames the bot changes both.
        self.bot_user = self.users[self.bot_user.id]
        if kept.base != self.base:
            for message in (each for channel in self.messages.values() for each in channel.values()):
                message.attachments = moved(message.attachments, kept.base, self.base)
                message.components = moved(message.components, kept.base, self.base)
        self.files.bring_back(files)
        self.clock = WallClock()

    def start_clock(self) -> None:
        """Let real time begin. Ids made before this are the same at every start, but not the application's.

        A bot that remembers which commands it has registered must find out that this Discord has none.
        """
        self.clock = WallClock()
        self.application_id = self.snowflake()

    @property
    def answer_seconds(self) -> float:
        """How long the bot has for its first answer to an interaction."""
        return ANSWER_SECONDS

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to the bot; interactions carry their user's language and the permissions in a DM."""
        if event == "INTERACTION_CREATE":
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            own = {"locale": self.locales.get(int(user["id"]), "en-US")}
            if "member" not in payload:
                own["app_permissions"] = str(DIRECT_MESSAGE_PERMISSIONS.value)
            payload = {**payload, **own}
        super().emit(event, payload)

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        """Store a new message and tell the listeners."""
        stored = super().commit_message(message, broadcast=broadcast)
        kept = self.messages[stored.channel_id]
        while len(kept) > self.limits.messages_in_a_channel:
            self._forget(kept.pop(next(iter(kept))))
        for listener in self.on_message:
            listener(stored)
        return stored

    def edit_message(self, channel_id: int, message_id: int, fields: Json) -> Message:
        """Change a message, drop the files that it no longer shows, and tell the listeners."""
        thinking = self.get_message(channel_id, message_id).flags & LOADING_FLAG
        before = {each["url"] for each in self.get_message(channel_id, message_id).attachments}
        message = super().edit_message(channel_id, message_id, fields)
        if thinking:
            message.edited_timestamp = None
        for url in before - {each["url"] for each in message.attachments}:
            self.files.forget(url)
        for listener in self.on_message:
            listener(message)
        return message

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Delete a message with its files and tell the listeners."""
        message = self.get_message(channel_id, message_id)
        super().delete_message(channel_id, message_id)
        self._forget(message)

    def bulk_delete_messages(self, channel_id: int, message_ids: Iterable[int]) -> list[int]:
        """Delete several messages with their files and tell the listeners."""
        wanted = list(message_ids)
        kept = self.messages.get(channel_id, {})
        messages = [kept[each] for each in wanted if each in kept]
        deleted = super().bulk_delete_messages(channel_id, wanted)
        for message in messages:
            self._forget(message)
        return deleted

    def new_interaction(self, type: int, channel_id: int, user_id: int, guild_id: int | None) -> Interaction:  # noqa: A002
        """Open an interaction, forgetting the oldest ones beyond the limit."""
        record = super().new_interaction(type, channel_id, user_id, guild_id)
        record.initial_response_deadline = self.iso_after(self.answer_seconds)
        while len(self.interactions) > self.limits.interactions:
            oldest = self.interactions.pop(next(iter(self.interactions)))
            del self.interaction_tokens[oldest.token]
        return record

    def _forget(self, message: Message) -> None:
        for attachment in message.attachments:
            self.files.forget(attachment["url"])
        for listener in self.on_gone:
            listener(message.channel_id, message.id)


def event_for(
    backend: Backend, intents: discord.Intents, event: str, payload: Mapping[str, Any]
) -> Json | None:
    """Return the event as a bot with these intents gets it, or `None` where it gets none."""
    gate = required_intent(event, payload)
    if gate is not None and not getattr(intents, gate):
        return None
    own = dict(payload)
    if event == "GUILD_CREATE":
        prune_guild_create(own, intents, backend.bot_user.id)
    if event.startswith("MESSAGE_") and "author" in own and not intents.message_content:
        censor_message(own, backend.bot_user.id, backend=backend)
    return own
