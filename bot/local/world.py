"""The stand-in's server with its channels and people."""

from __future__ import annotations

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
MODERATOR = "Eli"
OWNER = "Ann"
"""The owner of the bot's application."""

BOT = "Seven Wonders"


@dataclass(slots=True)
class Person:
    """A person who types and clicks, in the channels and in direct messages with the bot."""

    environment: LocalEnvironment
    member: simcord.MemberActor
    moderator: bool = False
    direct_messages_closed: bool = False

    @property
    def id(self) -> int:
        """Return the user's id."""
        return self.member.id

    @property
    def name(self) -> str:
        """Return the user's name."""
        return self.member.name

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

    def close_direct_messages(self, closed: bool) -> None:
        """Block direct messages from the bot (error 50007), or allow them again."""
        self.direct_messages_closed = closed
        self.environment.refuse_messages(self.direct_channel, closed)

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

    async def menu(
        self, channel_id: int, name: str, *, user_id: int = 0, message_id: int = 0
    ) -> simcord.InteractionResult:
        """Choose a command from the context menu of a member or a message of the server."""
        environment, member = self.environment, self._member(channel_id)
        target: Any = environment.message_handle(channel_id, message_id) if message_id else None
        if user_id:
            target = environment.member(member.guild, user_id)
        return await member.context_menu(environment.channel(member.guild, channel_id), name, target)

    async def click(self, channel_id: int, message_id: int, custom_id: str) -> simcord.InteractionResult:
        """Press a button and wait for the answer. Raises `SetupError` if there is no such button."""
        message = self.environment.message_handle(channel_id, message_id)
        actor, _ = self._acting(channel_id)
        result: simcord.InteractionResult = await actor.click(message, custom_id=custom_id)
        return result

    async def select(
        self, channel_id: int, message_id: int, custom_id: str, values: Sequence[str], kind: int = 3
    ) -> simcord.InteractionResult:
        """Choose from a select menu (`kind` is its component type) and wait for the answer."""
        message = self.environment.message_handle(channel_id, message_id)
        guild = self._member(channel_id).guild
        chosen = [self.environment.select_value(guild, kind, each) for each in values]
        actor, _ = self._acting(channel_id)
        result: simcord.InteractionResult = await actor.select(message, chosen, custom_id=custom_id)
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

    def __init__(self, environment: LocalEnvironment, saved: Mapping[str, Any] | None = None) -> None:
        """Make a new world, or restore one from what was ``saved`` once its Discord is restored."""
        self.environment = environment
        self.people: dict[int, Person] = {}
        if saved is not None:
            self._restore(saved)
            return
        environment.backend.bot_user.name = BOT
        self.guild = environment.create_guild(GUILD)
        self.channels = [self.guild.create_text_channel(name) for name in CHANNELS]
        self._moderators = self.guild.create_role(
            "Moderator",
            permissions=discord.Permissions(manage_channels=True, manage_guild=True),
            color=0x2ECC71,
        )
        self._open_elsewhere()
        for name in PEOPLE:
            self.add_person(name, moderator=name == MODERATOR)
        environment.application_owner = self.person(OWNER).id
        environment.backend.start_clock()

    def saved_state(self) -> Json:
        """Return this world's own state, to be saved until the next run."""
        return {
            "guild": self.guild.id,
            "channels": [each.id for each in self.channels],
            "elsewhere": (self._elsewhere.id, self.elsewhere.id),
            "moderators": self._moderators.id,
            "people": [
                (each.id, each.moderator, each.direct_messages_closed) for each in self.people.values()
            ],
            "owner": self.environment.application_owner,
        }

    def _restore(self, saved: Mapping[str, Any]) -> None:
        environment, backend = self.environment, self.environment.backend
        self.guild = simcord.GuildHandle(environment, backend.get_guild(saved["guild"]))
        known = [each for each in saved["channels"] if each in backend.channels]
        self.channels = [
            simcord.ChannelHandle(environment, self.guild, backend.get_channel(each)) for each in known
        ]
        role = backend.get_role(self.guild.id, saved["moderators"])
        self._moderators = simcord.RoleHandle(environment, self.guild, role)
        for number, moderator, closed in saved["people"]:
            member = environment.member(self.guild, number)
            self.people[number] = Person(environment, member, moderator, closed)
        environment.application_owner = saved["owner"]
        if saved["elsewhere"] is None:
            self._open_elsewhere()
            return
        guild, channel = saved["elsewhere"]
        self._elsewhere = simcord.GuildHandle(environment, backend.get_guild(guild))
        self.elsewhere = simcord.ChannelHandle(environment, self._elsewhere, backend.get_channel(channel))

    def _open_elsewhere(self) -> None:
        """Make the server without the bot, with everybody known so far as a member."""
        self._elsewhere = self.environment.create_guild(ELSEWHERE)
        self.elsewhere = self._elsewhere.create_text_channel(CHANNEL_ELSEWHERE)
        self.environment.backend.take_bot_away(self._elsewhere.id)
        for person in self.people.values():
            self._join_elsewhere(person)

    def _join_elsewhere(self, person: Person) -> None:
        self._elsewhere.add_member(person.member.user)
        self.environment.backend.installers.add(person.id)

    def add_person(self, name: str, *, moderator: bool = False) -> Person:
        """Add a person to the server. Raises `ValueError` for a name that Discord would refuse."""
        clean = " ".join(name.split())
        if not 1 <= len(clean) <= 32 or any(each.name == clean for each in self.people.values()):
            raise ValueError("A name has 1 to 32 characters, and nobody else here has it.")
        user = self.environment.create_user(clean)
        member = self.guild.add_member(user, roles=[self._moderators] if moderator else [])
        person = Person(self.environment, member, moderator)
        self.people[person.id] = person
        assert person.direct_channel
        self._join_elsewhere(person)
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
            if channel.id in found
            for place in [channel.id, *(each for each in threads if found[each].parent_id == channel.id)]
        ]
        return [*here, self.elsewhere]

    def watchers(self, channel_id: int) -> list[Person]:
        """Return everybody who can see this channel."""
        if any(each.id == channel_id for each in self.places()):
            return list(self.people.values())
        return [each for each in self.people.values() if each.direct_channel == channel_id]
