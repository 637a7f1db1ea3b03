"""Checks before anything is posted: channel, permissions, intents, emojis, commands, person."""

from __future__ import annotations

import asyncio

import discord

from bot.client import Client
from bot.rehearsal.report import Report
from cogs.discord.delivery import FAULTS, Delivery
from cogs.discord.message import message
from cogs.discord.permissions import missing_permissions_in
from cogs.discord.registration import commands_as_json
from cogs.rehearsal.context import Channel
from cogs.rehearsal.flows import NEEDED_FOR_A_THREAD
from cogs.rehearsal.message_checker import counted, differences
from renders.parts.emoji import emoji_pictures

EMOJI_SECONDS = 120.0
"""Seconds that uploading all emojis may take; Discord limits the rate."""


class Surroundings:
    """Checks the place where the bot will play."""

    def __init__(self, client: Client, report: Report) -> None:
        self._client = client
        self._report = report
        self._text = client.languages.of(None)

    async def channel(self, number: int) -> Channel | None:
        """Return the channel, or None if nothing can be played there."""
        try:
            channel = await self._client.fetch_channel(number)
        except discord.NotFound:
            why = "there is none; check the id"
        except (discord.Forbidden, discord.InvalidData):
            why = "the bot may not see it; invite the bot"
        else:
            if isinstance(channel, Channel):
                self._report.add(True, "Channel", f"#{channel.name} on {channel.guild.name} is there.")
                return channel
            why = "people do not write there; name a text channel or a thread"
        self._report.add(False, "Channel", f"Channel {number} cannot be used: {why}.")
        return None

    def permissions(self, channel: Channel) -> bool:
        """Check the bot's permissions in a channel; return whether it can play there."""
        missing = missing_permissions_in(channel, self._text)
        threads = channel.permissions_for(channel.guild.me).is_superset(NEEDED_FOR_A_THREAD)
        self._report.check(
            not missing,
            "Rights",
            "All that the bot needs here it may do; games in threads are "
            f"{'possible' if threads else 'not possible'}.",
            f"Missing in this channel: {missing}; give them to the bot's role and repeat.",
        )
        return not missing

    def intents(self, channel: Channel) -> None:
        """Check that the bot receives its servers from Discord."""
        self._report.check(
            self._client.get_guild(channel.guild.id) is not None,
            "Intents",
            f"Discord tells the bot of {counted(len(self._client.guilds), 'server')}, no more is needed.",
            "Discord does not tell the bot of this server: invite it again with the link of the README.",
        )

    async def emojis(self) -> None:
        """Check that every emoji is there once the bot has uploaded them."""
        uploading = {task for task in asyncio.all_tasks() if task.get_name() == "emojis"}
        if uploading:
            await asyncio.wait(uploading, timeout=EMOJI_SECONDS)
        expected = {f"{kind}_{each.mark}" for kind, each in (await asyncio.to_thread(emoji_pictures)).items()}
        try:
            there = {emoji.name for emoji in await self._client.fetch_application_emojis()}
        except FAULTS as error:
            self._report.add(False, "Emojis", f"Discord does not list the emojis: {error}.")
            return
        missing = sorted(expected - there)
        self._report.check(
            not missing,
            "Emojis",
            f"All {len(expected)} are uploaded.",
            f"{len(missing)} of {len(expected)} are missing, plain signs stand for them: "
            f"{', '.join(name.partition('_')[0] for name in missing)}.",
        )

    async def commands(self) -> None:
        """Check that the registered commands are those of the code."""
        application = self._client.application_id
        assert application is not None
        meant = {each["name"]: each for each in commands_as_json(self._client, ())}
        try:
            found = {each["name"]: each for each in await self._client.http.get_global_commands(application)}
        except FAULTS as error:
            self._report.add(False, "Commands", f"Discord does not list the commands: {error}.")
            return
        wrong = sorted(
            name
            for name in meant.keys() | found.keys()
            if name not in meant or name not in found or any(differences(meant[name], found[name]))
        )
        self._report.check(
            not wrong,
            "Commands",
            f"All {len(meant)} are registered as the code has them.",
            f"Discord has others than the code: {', '.join('/' + name for name in wrong)}.",
        )

    async def person(self, number: int | None, server: str) -> discord.User | None:
        """Return the person after a direct message to them; by default the application's owner."""
        number = number or await self._owner()
        try:
            person = None if number is None else await self._client.fetch_user(number)
        except discord.NotFound:
            why = f"There is no person {number}"
        except FAULTS as error:
            why = f"Discord does not tell who {number} is ({error})"
        else:
            if person is not None and not person.bot:
                await self._write_to(person, server)
                return person
            why = "Discord does not tell who owns the application"
            why = why if person is None else f"{person.display_name} is a bot, which cannot tap"
        self._report.add(False, "Person", f"{why}: say who plays and taps with --person ID.")
        return None

    async def _write_to(self, person: discord.User, server: str) -> None:
        """Check by a greeting whether a person accepts direct messages."""
        # A person's row is created by their first action, which is still to come.
        await self._client.store.set_language(person.id, self._text.language)
        hello = message(self._text("seat-taken-hello", server=server))
        self._report.check(
            await Delivery(self._client).open_direct(person, hello) == "open",
            "Direct messages",
            f"{person.display_name} can be written to.",
            f"{person.display_name} takes no direct messages of the bot: they must share a server with "
            "it and allow them there (Privacy Settings); hands are then shown in the channel.",
        )

    async def _owner(self) -> int | None:
        try:
            application = await self._client.application_info()
        except FAULTS:
            return None
        return application.team.owner_id if application.team is not None else application.owner.id
