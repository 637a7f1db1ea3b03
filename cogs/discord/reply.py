"""Answers to what people click and type: always one, always kind, never a traceback."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import discord
from discord import app_commands

from bot.client import Client
from bot.languages import Translator
from bot.refusal import Refusal
from cogs.discord.delivery import refuses_what_is_kept
from cogs.discord.first_answer import change, is_answered, send
from cogs.discord.message import Message, gallery, message
from cogs.discord.picture_file import Picture, shown

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
    drawn = gallery(pictures)
    late = translator(interaction)("picture-late") if isinstance(drawn, str) else None
    await interaction.edit_original_response(**message(late, drawn, note).change())


async def change_around_picture(
    interaction: discord.Interaction[Client], make: Callable[[Picture], Message]
) -> bool:
    """Change text and buttons of the message that was tapped; its picture stays and is not sent again.

    Gives False where Discord does not tell the picture's id, or does not take it back: it must be sent anew.
    """
    for picture in shown(interaction.message)[:1]:
        try:
            await change(interaction, make(picture))
        except discord.HTTPException as error:
            if not refuses_what_is_kept(error):
                raise
            log.warning("a picture could not be kept and is sent again: %s", error)
        else:
            return True
    return False


@asynccontextmanager
async def answering(interaction: discord.Interaction[Client]) -> AsyncIterator[None]:
    """Answer for whatever goes wrong inside: a refusal with its sentence, a fault with an apology."""
    try:
        await interaction.client.store.set_language(interaction.user.id, str(interaction.locale))
        yield
    except Exception as error:
        await answer_error(interaction, error)
    if is_answered(interaction):
        interaction.client.dispatch("answered", interaction)


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
