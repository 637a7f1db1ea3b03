"""People who act in the stand-in's Discord, and the bot's requests to it.

This is simcord's environment without a bot inside: the bot is another process (or a client in a test) that
connects through the sockets. See `backend` for what else is taken from simcord.
"""

import asyncio
import base64
import contextlib
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from typing import Any

import discord
import simcord
from simcord.backend import serializers
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Interaction, Message, Overwrite
from simcord.enums import ChannelType, OptionType, OverwriteType
from simcord.interactions import command_leaves

from bot.local.backend import DIRECT_MESSAGE_PERMISSIONS, LocalBackend
from bot.local.discord_rules import Json, dispatch, emoji_image, without_shown_files


class LocalEnvironment(simcord.Env):
    """The people and the bot's requests; actions overlap, take real time and wait for the bot's answer."""

    backend: LocalBackend

    def __init__(self, backend: LocalBackend) -> None:
        super().__init__(discord.Client(intents=discord.Intents(guilds=True)), check_errors=False)
        self.backend = backend
        self.application_owner: int | None = None
        self.on_commands: list[Callable[[], None]] = []
        self._asked: ContextVar[Interaction | None] = ContextVar("asked", default=None)
        self._waiting: dict[int, asyncio.Event] = {}

    # What simcord's actors call around each action.

    def _begin_operation(self, label: str) -> None:
        """Allow overlapping actions: on Discord people click at the same time."""

    def _end_operation(self) -> None:
        """Do nothing; see `_begin_operation`."""

    def _notify_dispatch_observers(self, interaction: Interaction) -> None:
        self._asked.set(interaction)
        self._waiting[interaction.id] = asyncio.Event()

    async def _settle_internal(self, **_: object) -> None:
        """Wait for the answer to the interaction that this task has opened, within Discord's limit."""
        interaction = self._asked.get()
        if interaction is not None:
            self._asked.set(None)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.backend.answer_seconds):
                    await self._waiting[interaction.id].wait()
            del self._waiting[interaction.id]

    def request(
        self,
        method: str,
        path: str,
        *,
        body: object = None,
        query: Mapping[str, str],
        uploads: list[discord.File],
    ) -> object:
        """Answer a REST request of the bot with Discord's JSON, or `None` for no content.

        Raises `BackendError` with Discord's status and code, or with 501 for a route unknown to simcord.
        """
        try:
            known: Json = {"params": dict(query), "message_content_access": False}
            answer: object = dispatch(self.backend, method, path, json=body, files=list(uploads), **known)
        except ValueError as error:
            raise BackendError(501, 0, f"The local Discord cannot read this request: {error}") from error
        if method == "POST" and path.endswith("/emojis") and isinstance(answer, dict):
            assert isinstance(body, dict)
            self.backend.cdn.put(f"/emojis/{answer['id']}", emoji_image(body))
        owner = self.application_owner
        if path == "/oauth2/applications/@me" and isinstance(answer, dict) and owner is not None:
            answer["owner"] = dict(serializers.user_payload(self.backend.get_user(owner)))
        if method == "PUT" and path.endswith("/commands"):
            for listener in self.on_commands:
                listener()
        parts = path.strip("/").split("/")
        if parts[0] == "interactions" and (waiting := self._waiting.get(int(parts[1]))) is not None:
            waiting.set()
        return answer

    # What a person sees.

    def message_handle(self, channel_id: int, message_id: int) -> simcord.ResponseMessage:
        """Return a message as simcord's actors expect it. Raises `BackendError` if it doesn't exist."""
        return simcord.ResponseMessage(self, self.backend.get_message(channel_id, message_id))

    def message_object(self, message: Message) -> Json:
        """Return Discord's message object, with the users it pings."""
        payload: Json = without_shown_files(serializers.message_payload(self.backend, message))
        payload["pings"] = [str(each) for each in message.ping_user_ids]
        return payload

    def commands(self, user_id: int, channel_id: int, locale: str = "en-US") -> list[Json]:
        """Return every slash command that this user can type in this channel, localized.

        Its ``name`` is the whole path, such as `options show`; each option has a ``label``, its localized
        name.
        """
        found = []
        for command in self.backend.visible_commands(user_id=user_id, channel_id=channel_id):
            for path, leaf in command_leaves(command):
                options = [
                    {
                        **each,
                        "label": _localized(each, "name", locale),
                        "description": _localized(each, "description", locale),
                    }
                    for each in leaf.get("options") or []
                ]
                description = _localized(leaf, "description", locale)
                found.append({"name": " ".join(path), "description": description, "options": options})
        return found

    def option_value(self, guild: simcord.GuildHandle, option: Json, value: Any) -> Any:
        """Convert an option's value from the page for simcord's actors. Raises `SetupError`."""
        try:
            match OptionType(option["type"]):
                case OptionType.INTEGER:
                    return int(value)
                case OptionType.BOOLEAN:
                    return value if isinstance(value, bool) else str(value).lower() == "true"
                case OptionType.USER:
                    return self.member(guild, int(value))
                case OptionType.ATTACHMENT:
                    return value["filename"], base64.b64decode(value["data"], validate=True)
                case _:
                    return str(value)
        except (KeyError, TypeError, ValueError) as error:
            raise SetupError(f"{value!r} does not fit the option {option['name']!r}.") from error

    def member(self, guild: simcord.GuildHandle, user_id: int) -> simcord.MemberActor:
        """Return the acting member of the server. Raises `BackendError` if there is none."""
        return simcord.MemberActor(self, guild, simcord.UserHandle(self, self.backend.get_user(user_id)))

    def channel(self, guild: simcord.GuildHandle, channel_id: int) -> simcord.ChannelHandle:
        """Return a channel of the server. Raises `BackendError` if there is none."""
        return simcord.ChannelHandle(self, guild, self.backend.get_channel(channel_id))

    def allow_bot(self, channel_id: int, permission: str, allowed: bool) -> None:
        """Grant the bot a permission in one channel of the server, or revoke it."""
        bot = self.backend.bot_user.id
        overwrites = self.backend.get_channel(channel_id).overwrites
        denied = next((each.deny for each in overwrites if each.target_id == bot), 0)
        bit = discord.Permissions(**{permission: True}).value
        denied = denied & ~bit if allowed else denied | bit
        self.backend.set_overwrite(channel_id, Overwrite(bot, OverwriteType.MEMBER, deny=denied))

    def bot_permissions(self, channel_id: int) -> discord.Permissions:
        """Return the bot's permissions in a channel of the server."""
        channel = self.backend.get_channel(channel_id)
        if channel.guild_id is None:
            return DIRECT_MESSAGE_PERMISSIONS
        if not self.backend.has_bot(channel.guild_id):
            return discord.Permissions.none()
        bot = self.backend.bot_user.id
        return discord.Permissions(self.backend.compute_permissions(channel.guild_id, bot, channel_id))

    def is_direct(self, channel_id: int) -> bool:
        """Return whether the channel is a direct message with the bot."""
        return self.backend.get_channel(channel_id).type == ChannelType.DM

    def bot_object(self) -> Json:
        """Return Discord's user object of the bot."""
        return dict(serializers.user_payload(self.backend.bot_user))

    def guild_objects(self) -> list[Json]:
        """Return Discord's guild object of every server with the bot, as the gateway sends it."""
        return [
            dict(serializers.guild_create_payload(self.backend, each))
            for each in self.backend.guilds.values()
            if self.backend.has_bot(each.id)
        ]


def _localized(part: Json, field_name: str, locale: str) -> str:
    """Return a field's localization, or the field itself if the bot has sent none (Localization)."""
    sent: dict[str, str] = part.get(f"{field_name}_localizations") or {}
    return sent.get(locale) or str(part.get(field_name, ""))
