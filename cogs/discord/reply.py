"""Answers to what people click and type: always one, always kind, never a traceback.

Discord takes one first answer, and its receipt may be lost on the way. Where nobody can say whether an
answer has arrived it is given again, by discord.py or by us. A refusal because there is one already then
means that it has arrived, and all goes on as if the receipt were there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from typing import Any, TypeVar

import aiohttp
import discord
from discord import app_commands, ui

from bot.client import Client
from bot.common.refusal import Name, Refusal
from bot.languages.translator import Translator
from bot.storage.errors import ElsewhereError, StoreError
from bot.tables.outcome import OtherRulesRefusal, ResultSummary
from bot.tables.snapshot import GameSnapshot
from cogs.discord.delivery import (
    FAULTS,
    best_effort,
    only,
    refuses_what_is_kept,
    remember_shown,
)
from cogs.discord.installs import is_guest, serves_guests
from cogs.discord.message import (
    LONGEST_CONTENT,
    Message,
    Picture,
    cut,
    escape,
    galleries,
    message,
    shown,
)
from cogs.discord.permissions import invite_link, missing_permissions
from engine.game import Seat

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060
SERVER_ERROR = 500

PATIENCE = 0.05
"""After so many seconds a tap that is still being kept is acknowledged: people see it was felt at 0.1."""

_GIVEN, _IN_DOUBT = "first answer given", "first answer in doubt"
"""What is noted on an interaction; discord.py itself notes only answers that have a receipt."""

_OWN_MESSAGE = "own message"
"""What the number of an interaction's own message is noted by, once it was turned into another."""

Interaction = discord.Interaction[Client]

Kept = TypeVar("Kept")


# -- the first answer ----------------------------------------------------------------------------------


def is_answered(interaction: Interaction) -> bool:
    """Return whether Discord has the first answer."""
    return interaction.response.is_done() or _GIVEN in interaction.extras


async def defer(interaction: Interaction, *, ephemeral: bool = False, thinking: bool = False) -> None:
    """Acknowledge a click or command that is answered later; one that is answered stays as it is."""
    if not is_answered(interaction):
        await _give(interaction, lambda: interaction.response.defer(ephemeral=ephemeral, thinking=thinking))


async def defer_if_slow(interaction: Interaction, keeping: Coroutine[Any, Any, Kept]) -> Kept:
    """Wait until the store keeps what a tap on a private hand means; acknowledge the tap where that is slow.

    The hand stays as it is until the real answer changes it, and a refusal follows for this person alone
    (Discord, Interaction Callback Type 6). What is answered behind it must be a change of what was tapped:
    no form can follow, and a private message would take the place of a public one. Nothing is answered
    before this gives what is kept, so that no answer meets an acknowledgement that is under way.
    """
    left = PATIENCE - (time.perf_counter() - interaction.extras["arrived"])
    work = asyncio.create_task(keeping, name="keeping a tap")
    patience = asyncio.create_task(interaction.client.clock.be_patient(max(0.0, left)), name="patience")
    try:
        await asyncio.wait({work, patience}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            await _acknowledge(interaction)
        return await work
    finally:
        patience.cancel()
        work.cancel()
        await asyncio.gather(work, patience, return_exceptions=True)


async def _acknowledge(interaction: Interaction) -> None:
    try:
        await defer(interaction)
    except FAULTS as error:
        # What was tapped is kept all the same, and the real answer is tried behind it.
        log.warning("a tap could not be acknowledged: %s", error)


async def send(
    interaction: Interaction,
    shown: str | ui.LayoutView,
    *,
    ephemeral: bool = False,
    mentions: Sequence[int] = (),
) -> None:
    """Answer with a message, also behind other answers; only ``mentions`` are pinged."""
    content: dict[str, Any] = (
        {"content": cut(shown, LONGEST_CONTENT)} if isinstance(shown, str) else {"view": shown}
    )
    content["allowed_mentions"] = only(mentions)
    if is_answered(interaction) or not await _give(
        interaction, lambda: interaction.response.send_message(**content, ephemeral=ephemeral)
    ):
        await interaction.followup.send(**content, ephemeral=ephemeral)


async def change(interaction: Interaction, made: Message) -> None:
    """Answer a tap by turning the message that was tapped into another."""

    async def edit() -> None:
        answer = await interaction.response.edit_message(**made.change())
        if answer is not None and isinstance(answer.resource, discord.Message):
            remember_shown(interaction.client, answer.resource, made.pictures)

    with _doubting(interaction):
        if not is_answered(interaction) and await _give(interaction, edit):
            return
    await edit_own(interaction, made)


async def turn_into(interaction: Interaction, made: Message) -> bool:
    """Turn the message that was answered with, or that was tapped, into another.

    Gives False where Discord takes no picture with that: the message then says in words what they show.
    """
    try:
        await edit_own(interaction, made)
    except discord.HTTPException as error:
        if not made.pictures or not refuses_what_is_kept(error):
            raise
        log.warning("an answer could not be changed to show its pictures: %s", error)
        await edit_own(interaction, made.in_words(translator(interaction)("picture-late")))
        return False
    return True


async def edit_own(interaction: Interaction, made: Message) -> None:
    """Change the message that was answered with, or that was tapped, and remember what it shows since."""
    with _doubting(interaction):
        changed = await interaction.edit_original_response(**made.change())
    interaction.extras[_OWN_MESSAGE] = changed.id
    remember_shown(interaction.client, changed, made.pictures)


@contextmanager
def _doubting(interaction: Interaction) -> Iterator[None]:
    """Take no file for shown any more where nobody knows what has become of a change."""
    is_known = False
    try:
        yield
        is_known = True
    finally:
        if not is_known and interaction.message is not None:
            interaction.client.last_shown.doubt(interaction.message.id)


def own_message(interaction: Interaction) -> int:
    """Return the number of the message that was answered with, or tapped, once it was turned into another."""
    number: int = interaction.extras[_OWN_MESSAGE]
    return number


async def answer_deferred(interaction: Interaction, made: Message) -> None:
    """Turn "thinking" into an answer; its pictures come in a message behind it where it cannot take them."""
    if not await turn_into(interaction, made):
        await best_effort(_send_pictures_behind(interaction, made))


async def _send_pictures_behind(interaction: Interaction, made: Message) -> None:
    answer = await interaction.original_response()
    alone = Message(tuple(part for part in made.parts if isinstance(part, Picture)))
    await interaction.followup.send(view=alone.view(), files=alone.files(), ephemeral=answer.flags.ephemeral)


async def open_form(interaction: Interaction, form: ui.Modal) -> None:
    """Answer with a form to fill in; it can only be a first answer."""
    await _give(interaction, lambda: interaction.response.send_modal(form))


async def _give(interaction: Interaction, answer: Callable[[], Awaitable[object]]) -> bool:
    """Return a first answer; False where Discord has another one, whose receipt was lost."""
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
    interaction.extras["answered"] = time.perf_counter()
    return True


# -- what is answered ----------------------------------------------------------------------------------


def translator(interaction: Interaction) -> Translator:
    """Return the language of the person who clicked; public buttons are called as where they clicked."""
    client = interaction.client
    text = client.languages.of(client.chosen.people.get(interaction.user.id) or str(interaction.locale))
    if interaction.guild_id is None:
        return text
    played = client.sessions.at(interaction.channel_id or 0)
    public = public_translator(interaction) if played is None else client.languages.of(played.row.language)
    return text.at_table(public)


def public_translator(interaction: Interaction) -> Translator:
    """Return the language of what is public where a person clicked; theirs where there is no server."""
    if interaction.guild_id is None:
        return translator(interaction)
    return interaction.client.public_text(interaction.guild_id, str(interaction.guild_locale))


def translator_of_tapped(interaction: Interaction) -> Translator:
    """Return the language of the message that was tapped: that of who sees it alone, or the public one."""
    tapped = interaction.message
    alone = tapped is None or tapped.flags.ephemeral
    return translator(interaction) if alone else public_translator(interaction)


async def say(interaction: Interaction, sentence: str) -> None:
    """Answer with a sentence that only this person sees."""
    await send(interaction, sentence, ephemeral=True)


def pictures_shown(pictures: Sequence[Picture], text: Translator, note: str | None = None) -> Message:
    """Show pictures with a note below them, or say in words what they would show."""
    late = text("picture-late") if all(picture.missing for picture in pictures) else None
    return message(late, *galleries(pictures), note)


def still_shows(client: Client, tapped: discord.Message) -> bool:
    """Whether a message that was tapped still shows all files that it showed then, as far as is known."""
    files = client.last_shown.files.get(tapped.id)
    return files is None or all(picture.kept in files for picture in shown(tapped))


async def change_around_picture(interaction: Interaction, make: Callable[[Picture], Message]) -> bool:
    """Change text and buttons of the message that was tapped; its picture stays and is not sent again.

    Gives False where Discord does not tell the picture's id, or does not take it back, or another one has
    taken its place since: it must be sent again.
    """
    tapped = interaction.message
    if tapped is None or not still_shows(interaction.client, tapped):
        return False
    for picture in shown(tapped)[:1]:
        try:
            await change(interaction, make(picture))
        except discord.HTTPException as error:
            if not refuses_what_is_kept(error):
                raise
            log.warning("a picture could not be kept and is sent again: %s", error)
        else:
            return True
    return False


def refuse_guests(interaction: Interaction, command: object = None) -> None:
    """Say how to add the bot where it isn't, unless a ``command`` works there too; raises `Refusal`."""
    if is_guest(interaction) and not serves_guests(command):
        raise Refusal("refusal-bot-not-here", invite=invite_link(interaction.application_id))


def refuse_missing_permissions(interaction: Interaction) -> None:
    """Say which permissions the bot lacks where a person typed or tapped; raises `Refusal`."""
    missing = missing_permissions(interaction, translator(interaction))
    if missing:
        raise Refusal("refusal-permissions-missing", permissions=missing)


class AnsweredError(Exception):
    """It is answered already that what was asked for cannot be done."""


@asynccontextmanager
async def answering(interaction: Interaction) -> AsyncIterator[None]:
    """Answer for whatever goes wrong inside: a refusal with its sentence, a fault with an apology.

    Raises `AnsweredError` where nothing inside may be begun.
    """
    interaction.extras["arrived"] = time.perf_counter()
    client, task = interaction.client, asyncio.current_task()
    arrival = client.cluster.arrivals.get(interaction.id)
    if arrival is not None and arrival.is_acknowledged:
        interaction.extras[_GIVEN] = True
    assert task is not None
    client.answering.add(task)
    try:
        try:
            if client.is_stopping:
                raise Refusal("refusal-stopping")
            if arrival is not None and arrival.fault is not None:
                raise arrival.fault
            if interaction.command is not None:
                refuse_guests(interaction, interaction.command)
            person, language = interaction.user.id, str(interaction.locale)
            if client.chosen.locales.get(person) != language:
                await client.chosen.set_locale(person, language)
        except Exception as error:
            await answer_error(interaction, error)
            raise AnsweredError from error
        try:
            yield
        except Exception as error:
            await answer_error(interaction, error)
    finally:
        client.answering.discard(task)
        client.cluster.arrivals.pop(interaction.id, None)
    if is_answered(interaction):
        interaction.client.dispatch("answered", interaction)


async def _as_at_the_lobby(interaction: Interaction, text: Translator) -> Translator:
    """Call the buttons of an open lobby as its message does, where a person clicked beside one."""
    client, place = interaction.client, interaction.channel_id
    if interaction.guild_id is None or place is None or client.sessions.at(place) is not None:
        return text
    try:
        lobby = await client.lobbies.at(place)
    except StoreError:
        return text
    return text if lobby is None else text.at_table(client.languages.of(lobby.row.language))


def own_seat(interaction: Interaction, game: GameSnapshot) -> Seat:
    """Return the seat of the person who clicked; raises `Refusal` for a spectator."""
    seat = game.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("refusal-spectator")
    return seat


def no_game_here(interaction: Interaction) -> Refusal:
    """Make the refusal where no game is played; in direct messages no table can be opened, only practice."""
    return Refusal("refusal-no-game-direct" if interaction.guild_id is None else "refusal-no-game")


async def answer_error(interaction: Interaction, error: Exception) -> None:
    """Tell a person what a failed command or click means for them; faults go to the log as well."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original if isinstance(error.original, Exception) else error
    if isinstance(error, AnsweredError):
        return
    if isinstance(error, ElsewhereError):
        arrival = interaction.client.cluster.arrivals.get(interaction.id)
        acknowledged = is_answered(interaction)
        if arrival is not None and await arrival.forward(error.server, acknowledged):
            return
        error = Refusal("refusal-moving")
    text = translator(interaction)
    if isinstance(error, Refusal):
        sentence = refusal_in_words(error, await _as_at_the_lobby(interaction, text))
    elif isinstance(error, app_commands.CheckFailure):
        sentence = text("refusal-not-allowed")
    elif isinstance(error, discord.HTTPException) and error.code == UNKNOWN_INTERACTION:
        log.warning("an answer came too late: %s", error)
        return
    else:
        log.error("a command or click failed", exc_info=error)
        sentence = text("store-failed" if isinstance(error, StoreError) else "something-went-wrong")
    try:
        await say(interaction, sentence)
    except discord.HTTPException as failure:
        log.warning("an answer could not be given: %s", failure)


# -- what cannot be done ------------------------------------------------------------------------------


def refusal_in_words(refusal: Refusal, text: Translator) -> str:
    """Return why something cannot be done, and what can be told instead."""
    if isinstance(refusal, OtherRulesRefusal) and refusal.kept is not None:
        return _outcome_in_words(refusal.kept, text, checked=refusal.stored is not None)
    holes = {
        hole: escape(value) if isinstance(value, Name) else value for hole, value in refusal.holes.items()
    }
    return text(refusal.key, **holes)


def _outcome_in_words(kept: ResultSummary, text: Translator, *, checked: bool) -> str:
    """Say in one sentence what cannot be shown, then who came where with how many points, and when."""
    lines = [text("game-of-other-rules" if checked else "record-of-other-rules")]
    lines += [
        text(
            "kept-outcome-line",
            rank=each.rank,
            name=escape(each.name),
            points=text("points", count=each.points),
        )
        for each in kept.placed
    ]
    if kept.victory is not None:
        lines.append(text("kept-outcome-victory", victory=kept.victory))
    if kept.ended is not None:
        ended = discord.utils.format_dt(datetime.fromtimestamp(kept.ended, UTC), "D")
        lines.append(text("kept-outcome-ended", when=ended))
    return "\n".join(lines)
