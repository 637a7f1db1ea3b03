"""Answers to what people click and type: always one, always kind, never a traceback."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import discord
from discord import app_commands

from bot.client import Client
from bot.languages import Translator
from bot.refusal import Refusal
from cogs.delivery import Picture
from cogs.first_answer import send
from cogs.message import gallery, message

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062


def translator(interaction: discord.Interaction[Client]) -> Translator:
    """Give the language of the person who clicked."""
    return interaction.client.languages.of(str(interaction.locale))


async def say(interaction: discord.Interaction[Client], sentence: str) -> None:
    """Answer with a sentence that only this person sees."""
    await send(interaction, sentence, ephemeral=True)


async def send_pictures(
    interaction: discord.Interaction[Client], pictures: Sequence[Picture], note: str | None = None
) -> None:
    """Answer a deferred interaction with pictures, or in words where none could be drawn."""
    shown = gallery(pictures)
    late = translator(interaction)("picture-late") if isinstance(shown, str) else None
    made = message(late, shown, note)
    await interaction.edit_original_response(
        view=made.view(), attachments=[picture.file() for picture in made.pictures]
    )


def kept_picture(interaction: discord.Interaction[Client]) -> Picture:
    """Give the picture of the message that was tapped, to keep it as it is."""
    if interaction.message is None or not interaction.message.attachments:
        return Picture("", None, "", missing=True)
    attachment = interaction.message.attachments[0]
    return Picture(attachment.filename, None, attachment.description or "")


@asynccontextmanager
async def answering(interaction: discord.Interaction[Client]) -> AsyncIterator[None]:
    """Answer for whatever goes wrong inside: a refusal with its sentence, a fault with an apology."""
    try:
        await interaction.client.store.set_language(interaction.user.id, str(interaction.locale))
        yield
    except Exception as error:
        await answer_error(interaction, error)


async def answer_error(interaction: discord.Interaction[Client], error: Exception) -> None:
    """Tell a person what a failed command or click means for them; faults go to the log as well."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original if isinstance(error.original, Exception) else error
    text = translator(interaction)
    if isinstance(error, Refusal):
        sentence = text(error.key, **error.holes)
    elif isinstance(error, app_commands.CheckFailure):
        sentence = text("refusal-not-allowed")
    elif isinstance(error, discord.HTTPException) and error.code == UNKNOWN_INTERACTION:
        log.warning("an answer came too late: %s", error)
        return
    else:
        log.error("a command or click failed", exc_info=error)
        sentence = text("something-went-wrong")
    try:
        await say(interaction, sentence)
    except discord.HTTPException as failure:
        log.warning("an answer could not be given: %s", failure)
