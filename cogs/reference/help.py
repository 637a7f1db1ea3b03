"""`/help`: every command, by purpose."""

from __future__ import annotations

import logging
from collections.abc import Collection

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.version import installed_version
from bot.languages.translator import Translator
from cogs.discord.installs import anywhere, is_guest, serves_guests
from cogs.discord.message import Message, link, message
from cogs.discord.permissions import install_link, invite_link
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


class HelpCog(commands.Cog, name="help"):
    """Lists the commands."""

    def __init__(self, client: Client) -> None:
        self._client = client

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
