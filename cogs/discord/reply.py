"""Answers to taps and commands: always exactly one, always friendly, never a traceback.

The receipt of the first answer may be lost on the way: discord.py or the bot then sends it again. If Discord
refuses it as a second answer, the first one has arrived.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from typing import Any, TypeVar

import discord
from discord import app_commands, ui

from bot.client import Client
from bot.common.refusal import Name, Refusal
from bot.languages.translator import Translator
from bot.storage.errors import ElsewhereError, StoreError
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.replay import OtherRulesRefusal, ResultSummary
from cogs.discord.delivery import (
    NETWORK_FAULTS,
    best_effort,
    mentioning_only,
    refuses_kept_files,
    remember_shown,
)
from cogs.discord.message import (
    LONGEST_CONTENT,
    Message,
    Picture,
    cut,
    escape,
    galleries,
    message,
    pictures_of,
)
from cogs.discord.permissions import invite_link, is_guest, missing_permissions, serves_guests
from engine.game import Seat
from engine.reading import clean_name

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060

ACKNOWLEDGE_AFTER = 0.05
"""Seconds before a tap that is still being saved is acknowledged: 0.1 is still felt as immediate."""

_ANSWERED, _OWN_MESSAGE = "first answer given", "own message"
"""Keys of an interaction's extras; discord.py itself records only answers with a receipt."""

Interaction = discord.Interaction[Client]

ResultT = TypeVar("ResultT")


def is_answered(interaction: Interaction) -> bool:
    """Return whether Discord has the first answer."""
    return interaction.response.is_done() or _ANSWERED in interaction.extras


async def defer(interaction: Interaction, *, ephemeral: bool = False, thinking: bool = False) -> None:
    """Acknowledge a tap or command that is answered later, unless it is answered already."""
    if not is_answered(interaction):
        await _answer(interaction, lambda: interaction.response.defer(ephemeral=ephemeral, thinking=thinking))


async def defer_if_slow(interaction: Interaction, saving: Coroutine[Any, Any, ResultT]) -> ResultT:
    """Wait until the store has saved a tap on a private hand; acknowledge the tap if that is slow.

    The real answer has to be an edit of the tapped message: a form can't follow, and a private message would
    replace a public one; a refusal follows privately (Discord, Interaction Callback Type 6). Answer only
    after this returns, so that the answer never crosses an acknowledgement that is still being sent.
    """
    left = ACKNOWLEDGE_AFTER - (time.perf_counter() - interaction.extras["arrived"])
    work = asyncio.create_task(saving, name="saving a tap")
    patience = asyncio.create_task(interaction.client.clock.be_patient(max(0.0, left)), name="patience")
    try:
        await asyncio.wait({work, patience}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            # If it fails, the tap is saved all the same, and the real answer is still attempted.
            await best_effort(defer(interaction))
        return await work
    finally:
        patience.cancel()
        work.cancel()
        await asyncio.gather(work, patience, return_exceptions=True)


async def send(
    interaction: Interaction,
    shown: str | ui.LayoutView,
    *,
    ephemeral: bool = False,
    mentions: Sequence[int] = (),
) -> None:
    """Answer with a message, as a follow-up if there is an answer; only ``mentions`` are pinged."""
    content: dict[str, Any] = {"ephemeral": ephemeral, "allowed_mentions": mentioning_only(mentions)}
    content |= {"content": cut(shown, LONGEST_CONTENT)} if isinstance(shown, str) else {"view": shown}
    if is_answered(interaction):
        await interaction.followup.send(**content)
    else:
        await _answer(interaction, lambda: interaction.response.send_message(**content))


async def change(interaction: Interaction, made: Message) -> None:
    """Answer a tap by replacing the tapped message."""

    async def edit() -> None:
        answer = await interaction.response.edit_message(**made.change())
        if answer is not None and isinstance(answer.resource, discord.Message):
            remember_shown(interaction.client, answer.resource, made.pictures)

    if is_answered(interaction):
        await edit_own(interaction, made)
    else:
        with _doubting(interaction):
            await _answer(interaction, edit)


async def turn_into(interaction: Interaction, made: Message) -> bool:
    """Replace the answer, or the tapped message; if Discord rejects pictures, describe them, return False."""
    try:
        await edit_own(interaction, made)
    except discord.HTTPException as error:
        if not made.pictures or not refuses_kept_files(error):
            raise
        log.warning("an answer could not be changed to show its pictures: %s", error)
        await edit_own(interaction, made.in_words(translator(interaction)("picture-late")))
        return False
    return True


async def edit_own(interaction: Interaction, made: Message) -> None:
    """Edit the answer, or the tapped message, and remember its files."""
    with _doubting(interaction):
        changed = await interaction.edit_original_response(**made.change())
    interaction.extras[_OWN_MESSAGE] = changed.id
    remember_shown(interaction.client, changed, made.pictures)


@contextmanager
def _doubting(interaction: Interaction) -> Iterator[None]:
    """Mark the files of the tapped message as unknown if the edit inside the block fails."""
    try:
        yield
    except BaseException:
        if interaction.message is not None:
            interaction.client.shown_files.doubt(interaction.message.id)
        raise


def own_message(interaction: Interaction) -> int:
    """Return the id of the answer, or of the tapped message, after it was edited."""
    number: int = interaction.extras[_OWN_MESSAGE]
    return number


async def answer_deferred(interaction: Interaction, made: Message) -> None:
    """Replace "thinking" by an answer; rejected pictures follow in another message."""
    if not await turn_into(interaction, made):
        private = (await interaction.original_response()).flags.ephemeral
        alone = Message((*made.pictures,))
        await interaction.followup.send(view=alone.view(), files=alone.files(), ephemeral=private)


async def open_form(interaction: Interaction, form: ui.Modal) -> None:
    """Answer with a form, which must be the first answer."""
    await _answer(interaction, lambda: interaction.response.send_modal(form))


async def _answer(interaction: Interaction, answer: Callable[[], Awaitable[object]]) -> None:
    """Send the first answer; if its receipt is lost, Discord refuses the next attempt."""
    try:
        try:
            await answer()
        except NETWORK_FAULTS:
            # discord.py retries after Discord's errors, but not after a broken connection.
            await answer()
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            raise
    interaction.extras[_ANSWERED] = True
    interaction.extras["answered"] = time.perf_counter()


def name_of(person: discord.abc.User) -> str:
    """Return a person's display name on a server, or the user name if nothing of it is visible."""
    return clean_name(person.display_name, person.name)


def translator(interaction: Interaction) -> Translator:
    """Return the translator for a person, which names public buttons in the language of the table."""
    client = interaction.client
    chosen = client.chosen_languages.people.get(interaction.user.id)
    text = client.languages.of(chosen or str(interaction.locale))
    if interaction.guild_id is None:
        return text
    played = client.sessions.at(interaction.channel_id or 0)
    public = public_translator(interaction) if played is None else client.languages.of(played.row.language)
    return text.at_table(public)


def public_translator(interaction: Interaction) -> Translator:
    """Return the translator for public messages here; the person's own in direct messages."""
    if interaction.guild_id is None:
        return translator(interaction)
    return interaction.client.public_text(interaction.guild_id, str(interaction.guild_locale))


def translator_of_tapped(interaction: Interaction) -> Translator:
    """Return the translator for the tapped message: the person's if it is private, else the public one."""
    is_public = interaction.message is not None and not interaction.message.flags.ephemeral
    return public_translator(interaction) if is_public else translator(interaction)


async def say(interaction: Interaction, sentence: str) -> None:
    """Answer privately with a sentence."""
    await send(interaction, sentence, ephemeral=True)


def pictures_message(pictures: Sequence[Picture], text: Translator, note: str | None = None) -> Message:
    """Return a message of pictures with a note below them, or of their descriptions in words."""
    late = text("picture-late") if all(picture.missing for picture in pictures) else None
    return message(late, *galleries(pictures), note)


def still_shows(client: Client, tapped: discord.Message) -> bool:
    """Return whether a tapped message still has all the files that it had then, as far as is known."""
    files = client.shown_files.files.get(tapped.id)
    return files is None or all(picture.file_id in files for picture in pictures_of(tapped))


async def change_around_picture(interaction: Interaction, make: Callable[[Picture], Message]) -> bool:
    """Edit the text and buttons of the tapped message; return False if its picture can't be kept."""
    tapped = interaction.message
    if tapped is None or not still_shows(interaction.client, tapped):
        return False
    for picture in pictures_of(tapped)[:1]:
        try:
            await change(interaction, make(picture))
        except discord.HTTPException as error:
            if not refuses_kept_files(error):
                raise
            log.warning("a picture could not be kept and is sent again: %s", error)
        else:
            return True
    return False


def refuse_guests(interaction: Interaction, command: object = None) -> None:
    """Raise `Refusal` with an invite link without the bot, unless a ``command`` works there too."""
    if is_guest(interaction) and not serves_guests(command):
        raise Refusal("refusal-bot-not-here", invite=invite_link(interaction.application_id))


def refuse_missing_permissions(interaction: Interaction) -> None:
    """Raise `Refusal` with the permissions that the bot lacks here, if any."""
    here = interaction.channel
    missing = missing_permissions(interaction.app_permissions, here, translator(interaction))
    if missing:
        raise Refusal("refusal-permissions-missing", permissions=missing)


class AnsweredError(Exception):
    """The refusal has been sent already; nothing is left to do."""


@asynccontextmanager
async def answering(interaction: Interaction) -> AsyncIterator[None]:
    """Answer errors inside the block; raise `AnsweredError` if it must not run at all."""
    interaction.extras["arrived"] = time.perf_counter()
    client, task = interaction.client, asyncio.current_task()
    arrival = client.cluster.arrivals.get(interaction.id)
    if arrival is not None and arrival.is_acknowledged:
        interaction.extras[_ANSWERED] = True
    assert task is not None
    client.answering.add(task)
    is_admitted = False
    try:
        await _admit(interaction, None if arrival is None else arrival.fault)
        is_admitted = True
        yield
    except Exception as error:
        await answer_error(interaction, error)
        if not is_admitted:
            raise AnsweredError from error
    finally:
        client.answering.discard(task)
        client.cluster.arrivals.pop(interaction.id, None)
    if is_answered(interaction):
        client.dispatch("answered", interaction)


async def _admit(interaction: Interaction, fault: Exception | None) -> None:
    """Raise the reason why an interaction can't be answered, if there is one; note the person's language."""
    client, person, language = interaction.client, interaction.user.id, str(interaction.locale)
    if client.is_stopping:
        raise Refusal("refusal-stopping")
    if fault is not None:
        raise fault
    if interaction.command is not None:
        refuse_guests(interaction, interaction.command)
    if client.chosen_languages.locales.get(person) != language:
        await client.chosen_languages.set_locale(person, language)


async def _as_at_the_lobby(interaction: Interaction, text: Translator) -> Translator:
    """Return a translator that names an open lobby's buttons as its message does."""
    client, place = interaction.client, interaction.channel_id
    if interaction.guild_id is None or place is None or client.sessions.at(place) is not None:
        return text
    try:
        lobby = await client.lobbies.at(place)
    except StoreError:
        return text
    return text if lobby is None else text.at_table(client.languages.of(lobby.row.language))


def own_seat(interaction: Interaction, game: GameSnapshot) -> Seat:
    """Return the seat of the person who tapped; raises `Refusal` for a spectator."""
    seat = game.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("refusal-spectator")
    return seat


def no_game_here(interaction: Interaction) -> Refusal:
    """Return the refusal without a game; direct messages have no lobbies, only practice."""
    return Refusal("refusal-no-game-direct" if interaction.guild_id is None else "refusal-no-game")


async def answer_error(interaction: Interaction, error: Exception) -> None:
    """Explain a failed command or tap to the person; unexpected errors are logged as well."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original if isinstance(error.original, Exception) else error
    if isinstance(error, AnsweredError):
        return
    if isinstance(error, ElsewhereError):
        arrival = interaction.client.cluster.arrivals.get(interaction.id)
        if arrival is not None and await arrival.forward(error.server, is_answered(interaction)):
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
    await best_effort(say(interaction, sentence))


def refusal_in_words(refusal: Refusal, text: Translator) -> str:
    """Return the sentence of a refusal, with the stored result of a game if that is all there is."""
    if isinstance(refusal, OtherRulesRefusal) and refusal.kept is not None:
        return _result_in_words(refusal.kept, text)
    values = refusal.placeholders.items()
    return text(refusal.key, **{key: escape(it) if isinstance(it, Name) else it for key, it in values})


def _result_in_words(result: ResultSummary, text: Translator) -> str:
    """Return why a game can't be shown, then its ranks with points, and the date if it was played here."""
    lines = [text("record-of-other-rules" if result.ended is None else "game-of-other-rules")]
    for each in result.placed:
        points = text("points", count=each.points)
        lines.append(text("kept-outcome-line", rank=each.rank, name=escape(each.name), points=points))
    if result.victory is not None:
        lines.append(text("kept-outcome-victory", victory=result.victory))
    if result.ended is not None:
        ended = discord.utils.format_dt(datetime.fromtimestamp(result.ended, UTC), "D")
        lines.append(text("kept-outcome-ended", when=ended))
    return "\n".join(lines)
