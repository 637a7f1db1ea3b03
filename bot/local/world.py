"""The stand-in's server with its channels and people."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
import simcord

from bot.local.discord_rules import Json
from bot.local.environment import LocalEnvironment

GUILD = "The Agora"
CHANNELS = ("seven-wonders", "tavern")
ELSEWHERE, CHANNEL_ELSEWHERE = "The Forum", "forum"
"""A server without the bot; everybody is a member, and has installed the app."""

PEOPLE = ("Ann", "Ben", "Cyd", "Dora", "Eli")
MODERATOR, MODERATORS = "Eli", "Moderator"
OWNER = "Ann"
"""The owner of the bot's application."""

BOT = "Seven Wonders"


@dataclass(frozen=True)
class Person:
    """A person who types and clicks, in the channels and in direct messages with the bot."""

    environment: LocalEnvironment
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
        guild = self.environment.backend.get_guild(self.member.guild.id)
        return self.member.guild.roles[MODERATORS].id in guild.members[self.id].role_ids

    @property
    def direct_channel(self) -> int:
        """Return the id of the person's direct-message channel with the bot."""
        return self.member.user.dm_channel.id

    @property
    def locale(self) -> str:
        """Return the language of this person's Discord, such as `en-US`."""
        return self.environment.backend.locales.get(self.id, "en-US")

    def speak(self, locale: str) -> None:
        """Set the language of this person's Discord. Raises `ValueError` for an unknown language."""
        self.environment.backend.locales[self.id] = discord.Locale(locale).value

    @property
    def direct_messages_closed(self) -> bool:
        """Return whether the person blocks direct messages from the bot."""
        return any(each["path"] == self._direct_path for each in self.environment.backend.faults)

    @property
    def _direct_path(self) -> str:
        return f"/channels/{self.direct_channel}/messages"

    def close_direct_messages(self, closed: bool) -> None:
        """Block direct messages from the bot (error 50007), or allow them again."""
        environment, path = self.environment, self._direct_path
        environment.backend.faults[:] = [each for each in environment.backend.faults if each["path"] != path]
        if closed:
            message = "Cannot send messages to this user"
            environment.inject_error("POST", path, status=403, code=50007, message=message, times=None)

    def messages(self, channel_id: int) -> list[Json]:
        """Return the messages this person sees in a channel, oldest first, as Discord's message objects."""
        found = self.environment.backend.messages[channel_id].values()
        return [self.environment.message_object(each) for each in found if each.visible_to(self.id)]

    def say(self, channel_id: int, content: str) -> None:
        """Write a message."""
        self.environment.backend.create_message(channel_id, self.id, content)

    async def slash(
        self, channel_id: int, name: str, options: Mapping[str, Any] | None = None
    ) -> simcord.InteractionResult:
        """Type a command and wait for the answer. Raises `SetupError` if Discord wouldn't send it."""
        actor, place = self._acting(channel_id)
        values = self._values(channel_id, name, options)
        result: simcord.InteractionResult = await actor.slash(*place, name, **values)
        return result

    async def suggestions(
        self, channel_id: int, name: str, option: str, typed: str, options: Mapping[str, Any] | None = None
    ) -> list[Json]:
        """Return the bot's suggestions for an option of a command as it is typed."""
        actor, place = self._acting(channel_id)
        filled = self._values(channel_id, name, options)
        filled.pop(option, None)
        found: list[Json] = await actor.autocomplete(*place, name, option, typed, **filled)
        return found

    async def click(self, channel_id: int, message_id: int, custom_id: str) -> simcord.InteractionResult:
        """Press a button and wait for the answer. Raises `SetupError` if there is no such button."""
        message = self.environment.message_handle(channel_id, message_id)
        actor, _ = self._acting(channel_id)
        result: simcord.InteractionResult = await actor.click(message, custom_id=custom_id)
        return result

    async def select(
        self, channel_id: int, message_id: int, custom_id: str, values: Sequence[str]
    ) -> simcord.InteractionResult:
        """Choose from a select menu and wait for the answer."""
        message = self.environment.message_handle(channel_id, message_id)
        actor, _ = self._acting(channel_id)
        result: simcord.InteractionResult = await actor.select(message, [*values], custom_id=custom_id)
        return result

    async def submit(
        self, channel_id: int, form: simcord.InteractionResult, values: Mapping[str, Any]
    ) -> simcord.InteractionResult:
        """Submit a form (`form` is the answer that opened it) and wait for the answer."""
        actor, _ = self._acting(channel_id)
        result: simcord.InteractionResult = await actor.submit_modal(form, dict(values))
        return result

    def _acting(self, channel_id: int) -> tuple[Any, tuple[simcord.ChannelHandle, ...]]:
        """Return simcord's actor in a channel, and the channel; a user has just one in direct messages."""
        member = self._member(channel_id)
        if self.environment.is_direct(channel_id):
            return member.user, ()
        return member, (self.environment.channel(member.guild, channel_id),)

    def _member(self, channel_id: int) -> simcord.MemberActor:
        """Return this person as a member of a channel's server; for direct messages, of the first server."""
        guild = self.environment.backend.get_channel(channel_id).guild_id
        if guild is None or guild == self.member.guild.id:
            return self.member
        handle = simcord.GuildHandle(self.environment, self.environment.backend.get_guild(guild))
        return self.environment.member(handle, self.id)

    def _values(self, channel_id: int, name: str, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Return the values of the options that a command has."""
        guild = self._member(channel_id).guild
        commands = self.environment.commands(self.id, channel_id)
        return {
            each["name"]: self.environment.option_value(guild, each, (options or {})[each["name"]])
            for command in commands
            if command["name"] == name
            for each in command["options"]
            if each["name"] in (options or {})
        }


class World:
    """A server with two text channels and five people, one a moderator, and the bot.

    The same people are on another server, without the bot.
    """

    def __init__(self, environment: LocalEnvironment) -> None:
        """Find the world in a Discord that was restored, or make what there isn't yet."""
        backend, is_new = environment.backend, not environment.backend.guilds
        self.environment = environment
        self.people: dict[int, Person] = {}
        if is_new:
            backend.bot_user.name = BOT
            guild = environment.create_guild(GUILD)
            for name in CHANNELS:
                guild.create_text_channel(name)
            may = discord.Permissions(manage_channels=True, manage_guild=True)
            guild.create_role(MODERATORS, permissions=may, color=0x2ECC71)
        if len(backend.guilds) == 1:
            environment.create_guild(ELSEWHERE).create_text_channel(CHANNEL_ELSEWHERE)
            backend.take_bot_away([*backend.guilds][1])
        here, there = list(backend.guilds.values())[:2]
        self.guild, self._there = (simcord.GuildHandle(environment, each) for each in (here, there))
        self.elsewhere = self._there.channels[CHANNEL_ELSEWHERE]
        for number in here.members:
            if number != here.owner_id and not backend.get_user(number).bot:
                self._admit(environment.member(self.guild, number))
        if is_new:
            for name in PEOPLE:
                self.add_person(name, moderator=name == MODERATOR)
            backend.start_clock()
        environment.application_owner = self.person(OWNER).id

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
        person = self._admit(self.guild.add_member(self.environment.create_user(clean), roles=roles))
        assert person.direct_channel
        return person

    def _admit(self, member: simcord.MemberActor) -> Person:
        """Add a member of the server, who is on the other server too and has installed the app."""
        self.people[member.id] = person = Person(self.environment, member)
        if member.id not in self.environment.backend.get_guild(self._there.id).members:
            self._there.add_member(member.user)
            self.environment.backend.installers.add(member.id)
        return person

    def person(self, name: str) -> Person:
        """Return the person with this name. Raises `KeyError` if there is none."""
        for person in self.people.values():
            if person.name == name:
                return person
        raise KeyError(name)

    def places(self) -> list[simcord.ChannelHandle]:
        """Return the public channels: each text channel followed by its threads, oldest first.

        The channel without the bot comes last.
        """
        found = self.environment.backend.channels
        threads = sorted(each.id for each in found.values() if each.is_thread)
        here = [
            self.environment.channel(self.guild, place)
            for channel in self.channels
            for place in [channel.id, *(each for each in threads if found[each].parent_id == channel.id)]
        ]
        return [*here, self.elsewhere]

    def watchers(self, channel_id: int) -> list[Person]:
        """Return everybody who can see this channel."""
        if any(each.id == channel_id for each in self.places()):
            return list(self.people.values())
        return [each for each in self.people.values() if each.direct_channel == channel_id]
