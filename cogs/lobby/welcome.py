"""What a person hears who sits down: the bot writes to them once, which shows whether it can."""

from __future__ import annotations

from bot.common.options import Options
from cogs.discord.delivery import Delivery, Opened
from cogs.discord.message import escape, message
from cogs.discord.reply import Interaction, translator


async def welcome(delivery: Delivery, interaction: Interaction, options: Options) -> None:
    """Find out whether a person's hands can be sent to them, where nobody knows, and say so if not."""
    await say_opened(interaction, await say_hello(delivery, interaction, options))


async def say_hello(delivery: Delivery, interaction: Interaction, options: Options) -> Opened:
    """Find out whether a person's hands can be sent to them; who wants none so is not asked."""
    known = await interaction.client.store.person(interaction.user.id)
    if options.in_turns or known.hands_in_channel or known.direct_channel is not None:
        return "open"
    server = interaction.guild.name if interaction.guild is not None else ""
    hello = message(translator(interaction)("seat-taken-hello", server=escape(server)))
    return await delivery.open_direct(interaction.user, hello.view())


async def say_opened(interaction: Interaction, opened: Opened) -> None:
    """Say where a person's hands are when they cannot be sent to them, behind the answer."""
    if opened != "open":
        text = translator(interaction)
        await interaction.followup.send(text(f"direct-messages-{opened}"), ephemeral=True)
