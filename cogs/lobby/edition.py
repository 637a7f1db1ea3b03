"""/edition: the edition of 7 Wonders that a server plays by default."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.options import EDITIONS
from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from cogs.discord.names import edition_here, plain_name, suggested
from cogs.discord.reply import Interaction, answering, say, translator

OF_HOST = "host"
"""The choice of the edition that each host chose last."""


class EditionCog(commands.Cog, name="edition"):
    """Shows the edition that is played, and lets people who manage a server choose it."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @app_commands.command(description="command-edition")
    @app_commands.describe(server="command-edition-server")
    @app_commands.guild_only()
    async def edition(self, interaction: Interaction, server: str | None = None) -> None:
        """Choose the edition of the server; without one, say which is played here."""
        async with answering(interaction):
            text, where = translator(interaction), interaction.guild_id
            assert where is not None
            if server is None:
                here = await edition_here(interaction)
                await say(interaction, text("edition-here", edition=text(f"edition-{here}")))
                return
            if not interaction.permissions.manage_guild:
                raise Refusal("refusal-edition-server")
            chosen = _meant(server, text)
            await self._client.store.choose_server_edition(where, None if chosen == OF_HOST else chosen)
            await say(interaction, text("edition-server-chosen", edition=chosen))

    @edition.autocomplete("server")
    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the editions in the person's language."""
        return suggested(((name, value) for value, name in _named(translator(interaction)).items()), typed)


def _named(text: Translator) -> dict[str, str]:
    return {each: text(f"edition-{each}-in-full") for each in (*EDITIONS, OF_HOST)}


def _meant(typed: str, text: Translator) -> str:
    """Return the typed edition, or `OF_HOST`; raises `Refusal` for other names."""
    wanted = plain_name(typed)
    for value, name in _named(text).items():
        if wanted in (plain_name(value), plain_name(name)):
            return value
    raise Refusal("refusal-no-such-edition")
