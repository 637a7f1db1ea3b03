"""What a person hears who sits down: the bot writes to them once, which shows whether it can."""

from __future__ import annotations

from bot.options import Options
from cogs.discord.delivery import Delivery
from cogs.discord.message import escape, message
from cogs.discord.reply import Interaction, translator


async def welcome(delivery: Delivery, interaction: Interaction, options: Options) -> None:
    """Find out whether a person can be written to, and tell them what that means for them."""
    text = translator(interaction)
    server = interaction.guild.name if interaction.guild is not None else ""
    hello = "seat-taken-hello-turns" if options.in_turns else "seat-taken-hello"
    if not await delivery.open_direct(interaction.user, message(text(hello, server=escape(server))).view()):
        closed = "direct-messages-closed-turns" if options.in_turns else "direct-messages-closed"
        await interaction.followup.send(text(closed), ephemeral=True)
