"""`/help`: every command, by purpose; and the answer to people who write to the bot."""

import logging
from collections.abc import Collection

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.settings import installed_version
from bot.languages.translator import Translator
from cogs.discord.delivery import Delivery, best_effort, nonce_of
from cogs.discord.message import Message, link, message
from cogs.discord.permissions import anywhere, install_link, invite_link, is_guest, serves_guests
from cogs.discord.reply import Interaction, answering, send, translator

log = logging.getLogger(__name__)

BY_PURPOSE: dict[str, tuple[str, ...]] = {
    "play": ("practice", "join", "start", "options", "leave"),
    "game": ("hand", "status", "table", "city", "cities", "log", "mine", "replace", "end"),
    "look-up": ("help", "rules", "card", "wonder"),
    "afterwards": ("replay", "record", "score"),
    "together": ("stats games", "stats player", "stats ranking", "stats wonders", "stats records"),
    "me": ("language", "edition", "privacy", "forget"),
}
"""The commands by purpose, in the order shown; subcommands with their group."""

GREETING_SECONDS = 60.0


class HelpCog(commands.Cog, name="help"):
    """Lists the commands, and explains the bot to people who write to it."""

    def __init__(self, client: Client, delivery: Delivery) -> None:
        self._client = client
        self._delivery = delivery
        self._greeted: dict[int, float] = {}

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Log an invite link for the operator."""
        client, application = self._client, self._client.application_id
        if client.settings.local_discord is None and application is not None:
            log.info("ready on %d servers; invite me with %s", len(client.guilds), invite_link(application))

    @app_commands.command(description="command-help")
    @anywhere
    async def help(self, interaction: Interaction) -> None:
        """List the commands privately, with mentions to tap."""
        async with answering(interaction):
            tree = interaction.client.tree
            shown = help_message(
                translator(interaction),
                interaction.application_id,
                {each.name for each in tree.get_commands() if serves_guests(each)},
                is_guest=is_guest(interaction),
            )
            await send(interaction, shown.view(), ephemeral=True)

    @commands.Cog.listener()
    async def on_message(self, received: discord.Message) -> None:
        """Answer a mention of the bot or a direct message, at most once a minute in each channel."""
        if received.author.bot or not self._is_meant(received):
            return
        now, place = self._client.clock.now(), received.channel.id
        self._greeted = {each: at for each, at in self._greeted.items() if now - at < GREETING_SECONDS}
        if place in self._greeted:
            return
        self._greeted[place] = now
        if received.guild is None:
            text = self._client.languages.of((await self._client.store.person(received.author.id)).reads)
        else:
            text = self._client.public_text(received.guild.id, str(received.guild.preferred_locale))
        said = greeting(text, directly=received.guild is None)
        await best_effort(self._delivery.send(place, said, nonce=nonce_of(f"greeting {received.id}")))

    def _is_meant(self, received: discord.Message) -> bool:
        """Return whether a message addresses the bot; a reply to one of its messages does not."""
        user = self._client.user
        if received.guild is None:
            return received.type is discord.MessageType.default
        return user is not None and f"<@{user.id}>" in received.content.replace("<@!", "<@")


def help_message(
    text: Translator, application: int, for_guests: Collection[str], *, is_guest: bool = False
) -> Message:
    """List every command by purpose, as a mention if its id is known.

    On a server without the bot only those ``for_guests`` are listed. Links add the bot to a server and, if
    there are commands for guests, to a person.
    """
    listed = {
        purpose: [name for name in names if not is_guest or name in for_guests]
        for purpose, names in BY_PURPOSE.items()
    }
    links = [link(invite_link(application), text("button-add-to-server"))]
    if for_guests:
        links.append(link(install_link(application), text("button-add-to-person")))
    return message(
        text("help-intro-guest" if is_guest else "help-intro"),
        *(
            "\n".join([text(f"help-{purpose}"), *(_line(name, text) for name in names)])
            for purpose, names in listed.items()
            if names
        ),
        text("help-elsewhere"),
        text("help-version", version=installed_version()),
        tuple(links),
    )


def _line(name: str, text: Translator) -> str:
    does = text(f"command-{name.replace(' ', '-')}")
    return text("help-line", command=name, does=does)


def greeting(text: Translator, *, directly: bool) -> Message:
    """Return what the bot is and what to type, in two lines."""
    return message(text("greeting-directly" if directly else "greeting"))
