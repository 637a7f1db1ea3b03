"""The stand-in's servers and people, who see and do things, and the bot's requests.

This is simcord's environment without a bot inside: the bot is another process (or a client in a test) that
connects through the sockets. See `backend` for what else is taken from simcord.
"""

import asyncio
import base64
import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
import simcord
from simcord.actors import _autocomplete, _slash
from simcord.backend import serializers
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Interaction, Message, Overwrite
from simcord.enums import OptionType, OverwriteType
from simcord.interactions import command_leaves

from bot.local.backend import DIRECT_MESSAGE_PERMISSIONS, LocalBackend
from bot.local.discord_rules import Json, dispatch, emoji_image, without_shown_files

GUILD = "The Agora"
CHANNELS = ("seven-wonders", "tavern")
ELSEWHERE, CHANNEL_ELSEWHERE = "The Forum", "forum"
"""A server without the bot; everybody is a member, and has installed the app."""

PEOPLE = ("Ann", "Ben", "Cyd", "Dora", "Eli")
MODERATOR, MODERATORS = "Eli", "Moderator"
OWNER = "Ann"
BOT = "Seven Wonders"


@dataclass(frozen=True)
class Person:
    """A person who types and clicks, in the channels and in direct messages with the bot."""

    world: "World"
    member: simcord.MemberActor

    @property
    def id(self) -> int:
        """Return the user's id."""
        return self.member.id

    @property
    def name(self) -> str:
        """Return the user's name."""
        return self.member.name

    @property
    def moderator(self) -> bool:
        """Return whether the person is a moderator of the server with the bot."""
        guild = self.world.backend.get_guild(self.member.guild.id)
        return self.member.guild.roles[MODERATORS].id in guild.members[self.id].role_ids

    @property
    def direct_channel(self) -> int:
        """Return the id of the person's direct-message channel with the bot."""
        return self.member.user.dm_channel.id

    @property
    def locale(self) -> str:
        """Return the language of this person's Discord, such as `en-US`."""
        return self.world.backend.locales.get(self.id, "en-US")

    def speak(self, locale: str) -> None:
        """Set the language of this person's Discord. Raises `ValueError` for an unknown language."""
        self.world.backend.locales[self.id] = discord.Locale(locale).value

    @property
    def direct_messages_closed(self) -> bool:
        """Return whether the person blocks direct messages from the bot."""
        return any(each["path"] == self._direct_path for each in self.world.backend.faults)

    @property
    def _direct_path(self) -> str:
        return f"/channels/{self.direct_channel}/messages"

    def close_direct_messages(self, closed: bool) -> None:
        """Block direct messages from the bot (error 50007), or allow them again."""
        faults, path = self.world.backend.faults, self._direct_path
        faults[:] = [each for each in faults if each["path"] != path]
        if closed:
            message = "Cannot send messages to this user"
            self.world.inject_error("POST", path, status=403, code=50007, message=message, times=None)

    def messages(self, channel_id: int) -> list[Json]:
        """Return the messages this person sees in a channel, oldest first, as Discord's message objects."""
        found = self.world.backend.messages[channel_id].values()
        return [self.world.message_object(each) for each in found if each.visible_to(self.id)]

    def say(self, channel_id: int, content: str) -> None:
        """Write a message."""
        self.world.backend.create_message(channel_id, self.id, content)

    async def slash(
        self, channel_id: int, name: str, options: Mapping[str, Any] | None = None
    ) -> simcord.InteractionResult:
        """Type a command and wait for the answer. Raises `SetupError` if Discord wouldn't send it."""
        values = self._values(channel_id, name, options or {})
        return await _slash(*self._acting(channel_id), name, values)

    async def suggestions(
        self, channel_id: int, name: str, option: str, typed: str, others: Mapping[str, Any]
    ) -> list[Json]:
        """Return the bot's suggestions for an option of a command as it is typed."""
        values = self._values(channel_id, name, others)
        return await _autocomplete(*self._acting(channel_id), name, option, typed, values)

    async def click(self, channel_id: int, message_id: int, custom_id: str) -> simcord.InteractionResult:
        """Press a button and wait for the answer. Raises `SetupError` if there is no such button."""
        (actor, _), message = self._acting(channel_id), self.world.message_handle(channel_id, message_id)
        return await actor.click(message, custom_id=custom_id)

    async def select(
        self, channel_id: int, message_id: int, custom_id: str, values: Sequence[str]
    ) -> simcord.InteractionResult:
        """Choose from a select menu and wait for the answer."""
        (actor, _), message = self._acting(channel_id), self.world.message_handle(channel_id, message_id)
        return await actor.select(message, [*values], custom_id=custom_id)

    async def submit(
        self, channel_id: int, form: simcord.InteractionResult, values: Mapping[str, Any]
    ) -> simcord.InteractionResult:
        """Submit a form (`form` is the answer that opened it) and wait for the answer."""
        actor, _ = self._acting(channel_id)
        return await actor.submit_modal(form, dict(values))

    def _acting(
        self, channel_id: int
    ) -> tuple[simcord.MemberActor | simcord.UserHandle, simcord.ChannelHandle]:
        """Return simcord's actor in a channel, and the channel."""
        channel = self.world.backend.get_channel(channel_id)
        if channel.guild_id is None:
            return self.member.user, simcord.ChannelHandle(self.world, None, channel)
        member = self.world.member(channel.guild_id, self.id)
        return member, simcord.ChannelHandle(self.world, member.guild, channel)

    def _values(self, channel_id: int, name: str, options: Mapping[str, Any]) -> Json:
        """Return the values of the options that a command has."""
        server = self.world.backend.get_channel(channel_id).guild_id or self.member.guild.id
        return {
            each["name"]: self.world.option_value(server, each, options[each["name"]])
            for command in self.world.commands(self.id, channel_id)
            if command["name"] == name
            for each in command["options"]
            if each["name"] in options
        }


class World(simcord.Env):
    """A server with two text channels and five people, one a moderator, and the bot.

    The same people are on another server, without the bot. Their actions overlap, take real time and wait for
    the bot's answer.
    """

    backend: LocalBackend

    def __init__(self, backend: LocalBackend) -> None:
        """Find the world in a Discord that was restored, or make what there isn't yet."""
        super().__init__(discord.Client(intents=discord.Intents(guilds=True)), check_errors=False)
        self.backend = backend
        self.people: dict[int, Person] = {}
        self.on_commands: list[Callable[[], None]] = []
        self._asked: int | None = None
        self._waiting: dict[int, asyncio.Event] = {}
        is_new = not backend.guilds
        if is_new:
            backend.bot_user.name = BOT
            guild = self.create_guild(GUILD)
            for name in CHANNELS:
                guild.create_text_channel(name)
            may = discord.Permissions(manage_channels=True, manage_guild=True)
            guild.create_role(MODERATORS, permissions=may, color=0x2ECC71)
        if len(backend.guilds) == 1:
            self.create_guild(ELSEWHERE).create_text_channel(CHANNEL_ELSEWHERE)
            backend.take_bot_away([*backend.guilds][1])
        here, there = list(backend.guilds.values())[:2]
        self._guilds = [simcord.GuildHandle(self, each) for each in (here, there)]
        self.elsewhere = self._guilds[1].channels[CHANNEL_ELSEWHERE]
        for number in here.members:
            if number != here.owner_id and not backend.get_user(number).bot:
                self._admit(self.member(here.id, number))
        if is_new:
            for name in PEOPLE:
                self.add_person(name, moderator=name == MODERATOR)
            backend.start_clock()
        self._owner = self.person(OWNER)

    @property
    def channels(self) -> list[simcord.ChannelHandle]:
        """The text channels of the server with the bot."""
        known = self.guild.channels
        return [known[name] for name in CHANNELS if name in known]

    def add_person(self, name: str, *, moderator: bool = False) -> Person:
        """Add a person to the server. Raises `ValueError` for a name that Discord would refuse."""
        clean = " ".join(name.split())
        if not 1 <= len(clean) <= 32 or any(each.name == clean for each in self.people.values()):
            raise ValueError("A name has 1 to 32 characters, and nobody else here has it.")
        roles = [self.guild.roles[MODERATORS]] if moderator else []
        person = self._admit(self.guild.add_member(self.create_user(clean), roles=roles))
        assert person.direct_channel
        return person

    def _admit(self, member: simcord.MemberActor) -> Person:
        """Add a member of the server, who is on the other server too and has installed the app."""
        self.people[member.id] = person = Person(self, member)
        there = self._guilds[1]
        if member.id not in self.backend.get_guild(there.id).members:
            there.add_member(member.user)
            self.backend.installers.add(member.id)
        return person

    def person(self, name: str) -> Person:
        """Return the person with this name. Raises `KeyError` if there is none."""
        return {each.name: each for each in self.people.values()}[name]

    def places(self) -> list[simcord.ChannelHandle]:
        """Return each text channel followed by its threads, oldest first; last the one without the bot."""
        found = self.backend.channels
        threads = sorted(each.id for each in found.values() if each.is_thread)
        here = [
            simcord.ChannelHandle(self, self.guild, found[place])
            for channel in self.channels
            for place in [channel.id, *(each for each in threads if found[each].parent_id == channel.id)]
        ]
        return [*here, self.elsewhere]

    # What simcord's actors call around each action.

    def _begin_operation(self, label: str) -> None:
        """Allow overlapping actions: on Discord people click at the same time."""

    def _end_operation(self) -> None:
        """Do nothing; see `_begin_operation`."""

    def _notify_dispatch_observers(self, interaction: Interaction) -> None:
        self._asked = interaction.id

    async def _settle_internal(self, **_: object) -> None:
        """Wait for the answer to the interaction that was opened just before, within Discord's limit."""
        asked, self._asked = self._asked, None
        if asked is not None:
            answered = self._waiting[asked] = asyncio.Event()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.backend.answer_seconds):
                    await answered.wait()
            del self._waiting[asked]

    # What the bot does and sees.

    def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        uploads: Sequence[discord.File] = (),
        /,
        **query: str,
    ) -> Any:
        """Answer a REST request of the bot with Discord's JSON, or `None` for no content.

        Raises `BackendError` with Discord's status and code, or with 501 for a route unknown to simcord.
        """
        files = list(uploads)
        try:
            answer = dispatch(
                self.backend, method, path, json=body, files=files, params=query, message_content_access=False
            )
        except ValueError as error:
            raise BackendError(501, 0, f"The local Discord cannot read this request: {error}") from error
        if method == "POST" and path.endswith("/emojis"):
            self.backend.cdn.put(f"/emojis/{answer['id']}", emoji_image(body))
        if path == "/oauth2/applications/@me":
            answer["owner"] = dict(serializers.user_payload(self._owner.member.user._user))  # noqa: SLF001
        if method == "PUT" and path.endswith("/commands"):
            for listener in self.on_commands:
                listener()
        parts = path.strip("/").split("/")
        if parts[0] == "interactions" and (answered := self._waiting.get(int(parts[1]))) is not None:
            answered.set()
        return answer

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
        guild, bot = self.backend.get_channel(channel_id).guild_id, self.backend.bot_user.id
        if guild is None:
            return DIRECT_MESSAGE_PERMISSIONS
        if not self.backend.has_bot(guild):
            return discord.Permissions.none()
        return discord.Permissions(self.backend.compute_permissions(guild, bot, channel_id))

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

    # What a person sees and types.

    def message_handle(self, channel_id: int, message_id: int) -> simcord.ResponseMessage:
        """Return a message as simcord's actors expect it. Raises `BackendError` if it doesn't exist."""
        return simcord.ResponseMessage(self, self.backend.get_message(channel_id, message_id))

    def message_object(self, message: Message) -> Json:
        """Return Discord's message object, with the users it pings."""
        payload: Json = without_shown_files(serializers.message_payload(self.backend, message))
        payload["pings"] = [str(each) for each in message.ping_user_ids]
        return payload

    def commands(self, user_id: int, channel_id: int, locale: str = "en-US") -> list[Json]:
        """Return the slash commands that a user can type in a channel; options have a localized ``label``."""
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

    def option_value(self, guild_id: int, option: Json, value: Any) -> Any:
        """Convert an option's value from the page for simcord's actors. Raises `SetupError`."""
        try:
            match OptionType(option["type"]):
                case OptionType.INTEGER:
                    return int(value)
                case OptionType.BOOLEAN:
                    return str(value).lower() == "true"
                case OptionType.USER:
                    return self.member(guild_id, int(value))
                case OptionType.ATTACHMENT:
                    return value["filename"], base64.b64decode(value["data"], validate=True)
                case _:
                    return str(value)
        except (KeyError, TypeError, ValueError) as error:
            raise SetupError(f"{value!r} does not fit the option {option['name']!r}.") from error

    def member(self, guild_id: int, user_id: int) -> simcord.MemberActor:
        """Return the acting member of a server. Raises `BackendError` if there is none."""
        guild = simcord.GuildHandle(self, self.backend.get_guild(guild_id))
        return simcord.MemberActor(self, guild, simcord.UserHandle(self, self.backend.get_user(user_id)))


def _localized(part: Json, field_name: str, locale: str) -> str:
    """Return a field's localization, or the field itself if the bot has sent none (Localization)."""
    sent: dict[str, str] = part.get(f"{field_name}_localizations") or {}
    return sent.get(locale) or str(part.get(field_name, ""))
