"""What one can do here: every command, by what somebody wants."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.languages.translator import Translator
from cogs.discord.message import Message, message
from cogs.discord.reply import Interaction, answering, send, translator

BY_WISH: dict[str, tuple[str, ...]] = {
    "play": ("practice", "join", "start", "options", "leave"),
    "game": ("hand", "status", "table", "city", "cities", "log", "mine", "replace", "end"),
    "look-up": ("help", "rules", "card", "wonder"),
    "afterwards": ("replay", "record", "score"),
    "together": ("stats games", "stats player", "stats ranking", "stats wonders", "stats records"),
    "me": ("language", "edition", "privacy", "forget"),
}
"""The commands by what somebody wants, in the order in which they are told; sub-commands with their group."""


class HelpCog(commands.Cog, name="help"):
    """Tells what there is."""

    @app_commands.command(description="command-help")
    async def help(self, interaction: Interaction) -> None:
        """Say privately what can be done, with commands to tap."""
        async with answering(interaction):
            shown = help_message(translator(interaction))
            await send(interaction, shown.view(), ephemeral=True)


def help_message(text: Translator) -> Message:
    """List every command by what somebody wants, each to be tapped where Discord has told its number."""
    return message(
        text("help-intro"),
        *(
            "\n".join([text(f"help-{wish}"), *(_line(name, text) for name in names)])
            for wish, names in BY_WISH.items()
        ),
        text("help-elsewhere"),
    )


def _line(name: str, text: Translator) -> str:
    does = text(f"command-{name.replace(' ', '-')}")
    return text("help-line", command=name, does=does)
