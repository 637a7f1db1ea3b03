"""What a person hears who sits down: the bot writes to them once, which shows whether it can."""

from __future__ import annotations

from bot.options import Options
from cogs.discord.delivery import Delivery
from cogs.discord.message import escape, message
from cogs.discord.reply import Interaction, translator


async def welcome(delivery: Delivery, interaction: Interaction, options: Options) -> None:
    """Find out whether a person can be written to, and tell them what that means for them."""
    text, kind = translator(interaction), "-turns" if options.in_turns else ""
    server = interaction.guild.name if interaction.guild is not None else ""
    hello = message(text(f"seat-taken-hello{kind}", server=escape(server)))
    if not await delivery.open_direct(interaction.user, hello.view()):
        await interaction.followup.send(text(f"direct-messages-closed{kind}"), ephemeral=True)
