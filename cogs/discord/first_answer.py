"""The first answer to a click or command: Discord takes one, and its receipt may be lost on the way.

Where nobody can say whether an answer has arrived it is given again, by discord.py or by us. A refusal
because there is one already then means that it has arrived, and all goes on as if the receipt were there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.client import Client
from cogs.discord.message import Message

ALREADY_ANSWERED = 40060
SERVER_ERROR = 500

_GIVEN, _IN_DOUBT = "first answer given", "first answer in doubt"
"""What is noted on an interaction; discord.py itself notes only answers that have a receipt."""

Interaction = discord.Interaction[Client]


def is_answered(interaction: Interaction) -> bool:
    """Tell whether Discord has the first answer."""
    return interaction.response.is_done() or _GIVEN in interaction.extras


async def defer(interaction: Interaction, *, ephemeral: bool = False, thinking: bool = False) -> None:
    """Acknowledge a click or command that is answered later; one that is answered stays as it is."""
    if not is_answered(interaction):
        await _give(interaction, lambda: interaction.response.defer(ephemeral=ephemeral, thinking=thinking))


async def send(interaction: Interaction, shown: str | ui.LayoutView, *, ephemeral: bool = False) -> None:
    """Answer with a message, also behind other answers."""
    content: dict[str, Any] = {"content": shown} if isinstance(shown, str) else {"view": shown}
    if is_answered(interaction) or not await _give(
        interaction, lambda: interaction.response.send_message(**content, ephemeral=ephemeral)
    ):
        await interaction.followup.send(**content, ephemeral=ephemeral)


async def change(interaction: Interaction, made: Message) -> None:
    """Answer a tap by turning the message that was tapped into another."""
    if is_answered(interaction) or not await _give(
        interaction, lambda: interaction.response.edit_message(**made.change())
    ):
        await interaction.edit_original_response(**made.change())


async def open_form(interaction: Interaction, form: ui.Modal) -> None:
    """Answer with a form to fill in; it can only be a first answer."""
    await _give(interaction, lambda: interaction.response.send_modal(form))


async def _give(interaction: Interaction, answer: Callable[[], Awaitable[object]]) -> bool:
    """Give a first answer; False where Discord has another one, whose receipt was lost."""
    in_doubt = _IN_DOUBT in interaction.extras
    interaction.extras[_IN_DOUBT] = True
    try:
        try:
            await answer()
        except (aiohttp.ClientError, OSError):
            # discord.py tries again after an error of Discord's, not after a broken connection.
            await answer()
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            if error.status < SERVER_ERROR:
                interaction.extras.pop(_IN_DOUBT)
            raise
        interaction.extras[_GIVEN] = True
        return not in_doubt
    interaction.extras[_GIVEN] = True
    return True
