"""`/record` and `/replay`: downloading the record of a game, and replaying one."""

import asyncio
import io
import json
import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.refusal import Refusal
from bot.common.rows import StoredGame
from bot.languages.translator import Translator
from bot.tables.replay import OtherRulesRefusal, Placement, ResultSummary
from cogs.discord.message import Message, custom_id, message
from cogs.discord.picture_pool import drawing_for
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
            number = await self._last_ended(interaction)
            await defer(interaction, thinking=True)
            stored, text = await self._stored(number), public_translator(interaction)
            words = text("record-file" if stored.row.state == "over" else "record-file-abandoned")
            try:
                await self._client.sessions.replays.ended(number)
            except OtherRulesRefusal as refusal:
                words = refusal_in_words(refusal, text)
            await interaction.edit_original_response(content=words, attachments=[record_file(stored)])

    @app_commands.command(description="command-replay")
    @app_commands.describe(record="command-replay-record")
    async def replay(self, interaction: Interaction, record: discord.Attachment | None = None) -> None:
        """Show the last game of the channel from its first round, or the score of an uploaded record."""
        async with answering(interaction):
            if record is None:
                await self.show_stored(interaction, await self._last_ended(interaction))
            else:
                await self._show_uploaded(interaction, record)

    async def _last_ended(self, interaction: Interaction) -> int:
        number = await self._client.store.last_ended(interaction.channel_id or 0)
        if number is None:
            raise Refusal("refusal-no-finished-game")
        return number

    async def _show_uploaded(self, interaction: Interaction, uploaded: discord.Attachment) -> None:
        """Post the score of an uploaded record, for everybody to page through."""
        if uploaded.size > LARGEST_RECORD:
            raise Refusal("refusal-record-too-large")
        await defer(interaction, ephemeral=True, thinking=True)
        data = await uploaded.read()
        try:
            record, steps = await asyncio.to_thread(_replayed, data)
        except OtherRules as error:
            raise OtherRulesRefusal(_result_in(data, translator(interaction))) from error
        except Malformed as error:
            log.info("a file is not the record of a game: %s", error)
            raise Refusal("refusal-record") from error
        number = await self._client.store.put_record(record, self._client.clock.now())
        made = await self._page(interaction, UPLOADED, number, steps + 1, public_translator(interaction))
        await interaction.edit_original_response(content=translator(interaction)("record-shown"))
        await interaction.followup.send(view=made.view(), files=made.files())

    async def show_stored(self, interaction: Interaction, number: int) -> None:
        """Answer privately with the first page of a stored game; raises `Refusal`."""
        await defer(interaction, ephemeral=True, thinking=True)
        made = await self._page(interaction, STORED, number, 1, translator(interaction))
        await answer_deferred(interaction, _private(interaction, made, number, 1))

    async def give_file(self, interaction: Interaction, table: int, words: str) -> None:
        """Answer a deferred interaction with an ended game as a file, even if it cannot be replayed.

        Raises `Refusal` if it is no longer stored.
        """
        file = record_file(await self._stored(table))
        await interaction.edit_original_response(content=words, attachments=[file])

    async def _stored(self, table: int) -> StoredGame:
        stored = await self._client.store.game(table)
        if stored is None:
            raise Refusal("refusal-no-finished-game-of-number")
        return stored

    async def tapped(self, tap: Tap) -> None:
        """Turn to another page, or post a private one for everybody."""
        interaction = tap.interaction
        page = as_number(tap.value) if tap.values else tap.number(1)
        if tap.words[0] == "show":
            text = public_translator(interaction)
            await self._showing.show(
                interaction, text, lambda: self._page(interaction, tap.topic, tap.table, page, text)
            )
            return
        await defer(interaction)
        made = await self._page(interaction, tap.topic, tap.table, page, translator_of_tapped(interaction))
        if interaction.message is not None and interaction.message.flags.ephemeral:
            made = _private(interaction, made, tap.table, page)
        await turn_into(interaction, made)

    async def _page(
        self, interaction: Interaction, topic: str, number: int, page: int, text: Translator
    ) -> Message:
        with drawing_for(interaction.user.id, interaction.guild_id):
            return await self.pages.page(topic, number, page, text)


def _private(interaction: Interaction, made: Message, number: int, page: int) -> Message:
    """Add the button that shows it to everybody to a private page."""
    return message(*made.parts, show_button(interaction, custom_id(STORED, number, "show", page)))


def record_file(stored: StoredGame) -> discord.File:
    """Return an ended game as a file, with the names of its players."""
    outcome: JsonObject = {}
    if (ending := stored.ending) is not None:
        outcome = {} if ending.victory is None else {"victory": ending.victory}
        outcome["result"] = [result.line for result in ending.results]
    names = [clean_name(seat.name, f"Player {seat.seat + 1}") for seat in stored.seats]
    record = {**stored.header, "steps": stored.steps, **outcome, "names": names}
    row = stored.row
    return discord.File(io.BytesIO(json.dumps(record).encode()), f"{row.options.game}-{row.id}.json")


def _result_in(data: bytes, text: Translator) -> ResultSummary | None:
    """Return the result that a record of other rules states, or None if there is none to read."""
    record = parse(data)
    try:
        players = record["players"].integer(1, 7)
        names = names_of(record) or [text("player", number=seat + 1) for seat in range(players)]
        placed = [
            Placement(
                line["rank"].integer(1, players),
                names[line["seat"].integer(0, players - 1)],
                line["total"].integer(-999, 999),
            )
            for line in record["result"].elements(1, players)
        ]
        victory = record["victory"].text() if "victory" in record else None
    except Malformed:
        return None
    return ResultSummary(tuple(sorted(placed, key=lambda each: each.rank)), victory, None)


def _replayed(data: bytes) -> tuple[JsonObject, int]:
    """Return the record in a file, replayed without fault, and its number of steps; raises `Malformed`."""
    node = parse(data)
    game = resume(node)
    if not game.steps:
        raise node["steps"].fault("there are none")
    names = names_of(node)
    record = {**game.record(), **({"names": names} if names else {})}
    for key in ("victory", "result"):
        if key in node and node[key].value != record.get(key):
            raise node[key].fault("another one comes of the steps by the rules of today")
    return record, game.steps
