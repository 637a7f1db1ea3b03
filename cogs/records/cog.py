"""`/record` and `/replay`: downloading the record of a game, and replaying one."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.refusal import Refusal
from bot.common.rows import SeatRow, StoredGame, TableRow
from bot.languages.translator import Translator
from bot.tables.replay import MOST_SEATS, OtherRulesRefusal, ResultSummary, result_in
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import Message, custom_id, message
from cogs.discord.picture_queue import drawing_for
from cogs.discord.reply import (
    Interaction,
    answer_deferred,
    answering,
    defer,
    public_translator,
    refusal_in_words,
    translator,
    translator_of_tapped,
    turn_into,
)
from cogs.discord.router import Tap, as_number
from cogs.discord.showing import Showing, show_button
from cogs.game.announcer import Announcer
from cogs.records.replay import STORED, UPLOADED, Replay
from engine.game import JsonObject
from engine.reading import Malformed, clean_name, parse
from engine.record import OtherRules, names_of, resume

log = logging.getLogger(__name__)

LARGEST_RECORD = 1_000_000
"""In bytes; the record of a game with seven players has about 60,000."""


@dataclass(frozen=True, slots=True)
class _Checked:
    """A record that was replayed without fault, and its number of steps."""

    record: JsonObject
    steps: int


class RecordsCog(commands.Cog, name="record"):
    """Posts finished games as files, and shows their replays."""

    def __init__(self, client: Client, announcer: Announcer, showing: Showing) -> None:
        """Use ``client`` and the presenters of ``announcer``; ``showing`` posts private pages publicly."""
        self._showing = showing
        self._client = client
        self.pages = Replay(client, announcer)

    @app_commands.command(description="command-record")
    @app_commands.guild_only()
    async def record(self, interaction: Interaction) -> None:
        """Post the last ended game of the channel as a file."""
        async with answering(interaction):
            try:
                snapshot = await self._client.sessions.replays.last_ended(interaction.channel_id or 0)
            except OtherRulesRefusal as refusal:
                if refusal.stored is None:
                    raise
                # A game that cannot be replayed can still be given as it is stored.
                words, file = (
                    refusal_in_words(refusal, public_translator(interaction)),
                    stored_file(refusal.stored),
                )
                await defer(interaction, thinking=True)
                await interaction.edit_original_response(content=words, attachments=[file])
                return
            if snapshot is None:
                raise Refusal("refusal-no-finished-game")
            await defer(interaction, thinking=True)
            key = "record-file" if snapshot.game.over else "record-file-abandoned"
            words = public_translator(interaction)(key)
            await interaction.edit_original_response(content=words, attachments=[record_file(snapshot)])

    @app_commands.command(description="command-replay")
    @app_commands.describe(record="command-replay-record")
    async def replay(self, interaction: Interaction, record: discord.Attachment | None = None) -> None:
        """Show the last game of the channel from its first round, or the score of an uploaded record."""
        async with answering(interaction):
            text = translator(interaction)
            if record is None:
                number = await self._client.store.last_ended(interaction.channel_id or 0)
                if number is None:
                    raise Refusal("refusal-no-finished-game")
                await self.show_stored(interaction, number)
                return
            if record.size > LARGEST_RECORD:
                raise Refusal("refusal-record-too-large")
            await defer(interaction, ephemeral=True, thinking=True)
            data = await record.read()
            try:
                checked = await asyncio.to_thread(_check, data)
            except OtherRules as error:
                raise OtherRulesRefusal(_outcome_in(data, text)) from error
            except Malformed as error:
                log.info("a file is not the record of a game: %s", error)
                raise Refusal("refusal-record") from error
            number = await self._client.store.put_record(checked.record, self._client.clock.now())
            with drawing_for(interaction.user.id, interaction.guild_id):
                made = await self.pages.page(
                    UPLOADED, number, checked.steps + 1, public_translator(interaction)
                )
            await interaction.edit_original_response(content=text("record-shown"))
            await interaction.followup.send(
                view=made.view(), files=[picture.file() for picture in made.pictures]
            )

    async def show_stored(self, interaction: Interaction, number: int) -> None:
        """Answer privately with the first page of a stored game; raises `Refusal`."""
        await defer(interaction, ephemeral=True, thinking=True)
        with drawing_for(interaction.user.id, interaction.guild_id):
            made = await self.pages.page(STORED, number, 1, translator(interaction))
        await answer_deferred(interaction, _private(interaction, made, number, 1))

    async def file_of(self, table: int) -> discord.File:
        """Return an ended game as a file, even one of other rules, which cannot be replayed.

        Raises `Refusal`.
        """
        try:
            return record_file(await self._client.sessions.replays.finished(table))
        except OtherRulesRefusal as refusal:
            if refusal.stored is None:
                raise
            return stored_file(refusal.stored)

    async def tapped(self, tap: Tap) -> None:
        """Turn to another page."""
        interaction = tap.interaction
        page = as_number(tap.value) if tap.values else tap.number(1)
        if tap.words[0] == "show":
            await self._show_to_all(tap, page)
            return
        await defer(interaction)
        with drawing_for(interaction.user.id, interaction.guild_id):
            made = await self.pages.page(tap.topic, tap.table, page, translator_of_tapped(interaction))
        if interaction.message is not None and interaction.message.flags.ephemeral:
            made = _private(interaction, made, tap.table, page)
        await turn_into(interaction, made)

    async def _show_to_all(self, tap: Tap, page: int) -> None:
        """Post a page for everybody, who can turn to others."""
        interaction = tap.interaction
        text = public_translator(interaction)

        async def make() -> Message:
            with drawing_for(interaction.user.id, interaction.guild_id):
                return await self.pages.page(tap.topic, tap.table, page, text)

        await self._showing.show(interaction, text, make)


def _private(interaction: Interaction, made: Message, number: int, page: int) -> Message:
    """Add the button that shows it to everybody to a private page."""
    return message(*made.parts, show_button(interaction, custom_id(STORED, number, "show", page)))


def record_file(snapshot: GameSnapshot) -> discord.File:
    """Return a game as a file, with the names of its players."""
    return _file(snapshot.row, snapshot.game.record(), snapshot.seats)


def stored_file(stored: StoredGame) -> discord.File:
    """Return a game that cannot be replayed as a file: its stored deal, steps and outcome."""
    outcome: JsonObject = {}
    if stored.ending is not None:
        victory = stored.ending.victory
        outcome = {} if victory is None else {"victory": victory}
        outcome["result"] = [result.line for result in stored.ending.results]
    return _file(stored.row, {**stored.header, "steps": stored.steps, **outcome}, stored.seats)


def _file(row: TableRow, record: JsonObject, seats: Sequence[SeatRow]) -> discord.File:
    names = [clean_name(seat.name, f"Player {seat.seat + 1}") for seat in seats]
    named = {**record, "names": names}
    return discord.File(io.BytesIO(json.dumps(named).encode()), f"{row.options.game}-{row.id}.json")


def _outcome_in(data: bytes, text: Translator) -> ResultSummary | None:
    """Return the outcome in a record of other rules, or None if it is unreadable."""
    record = parse(data)
    try:
        players = record["players"].integer(1, MOST_SEATS)
        names = names_of(record) or [text("player", number=seat + 1) for seat in range(players)]
    except Malformed:
        return None
    return result_in(record, names)


def _check(data: bytes) -> _Checked:
    """Replay a record; raises `Malformed`."""
    node = parse(data)
    game = resume(node)
    if not game.steps:
        raise node["steps"].fault("there are none")
    names = names_of(node)
    record = {**game.record(), **({"names": names} if names else {})}
    for key in ("victory", "result"):
        if key in node and node[key].value != record.get(key):
            raise node[key].fault("another one comes of the steps by the rules of today")
    return _Checked(record, game.steps)
