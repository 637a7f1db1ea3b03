"""What a person hears who sits down: the bot writes to them once, which shows whether it can."""

from __future__ import annotations

from bot.options import Options
from cogs.discord.delivery import Delivery
from cogs.discord.message import escape, message
from cogs.discord.reply import Interaction, translator


async def welcome(delivery: Delivery, interaction: Interaction, options: Options) -> None:
    """Find out whether a person's hands can be sent to them, where nobody knows, and say so if not."""
    known = await interaction.client.store.person(interaction.user.id)
    if options.in_turns or known.hands_in_channel or known.direct_channel is not None:
        return
    text = translator(interaction)
    server = interaction.guild.name if interaction.guild is not None else ""
    hello = message(text("seat-taken-hello", server=escape(server)))
    opened = await delivery.open_direct(interaction.user, hello.view())
    if opened != "open":
        await interaction.followup.send(text(f"direct-messages-{opened}"), ephemeral=True)
