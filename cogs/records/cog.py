"""Games as files: taking one out of the channel, showing one that somebody brings."""

from __future__ import annotations

import asyncio
import io
import json
from dataclasses import dataclass

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.languages import Translator
from bot.refusal import Refusal
from bot.rows import Post, SeatRow
from bot.sitting import Sitting
from cogs.discord.message import Button, Message, button, custom_id, gallery, message
from cogs.discord.picture_pool import looking
from cogs.discord.reply import Interaction, answering, defer, translator, turn_into
from cogs.discord.router import Tap
from cogs.game.announcer import Announcer
from cogs.game.step_message import told_post
from engine.game import JsonObject, Seat
from engine.reading import Malformed, parse
from engine.record import replay

LARGEST_RECORD = 1_000_000
"""Bytes; the record of a game with seven players has about 60,000."""


@dataclass(frozen=True, slots=True)
class _Checked:
    """A record that was played as far as it goes."""

    record: JsonObject
    steps: int


class RecordsCog(commands.Cog, name="record"):
    """Gives finished games as files and pages through them."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        """Work for ``client`` with the faces of ``announcer``."""
        self._client = client
        self._announcer = announcer

    @app_commands.command(description="command-record")
    @app_commands.guild_only()
    async def record(self, interaction: Interaction) -> None:
        """Post the last game of the channel that has ended as a file."""
        async with answering(interaction):
            sitting = await self._client.sittings.replays.last_ended(interaction.channel_id or 0)
            if sitting is None:
                raise Refusal("refusal-no-finished-game")
            await defer(interaction, thinking=True)
            words = translator(interaction)("record-file" if sitting.game.over else "record-file-abandoned")
            await interaction.edit_original_response(content=words, attachments=[record_file(sitting)])

    @app_commands.command(description="command-replay")
    @app_commands.describe(record="command-replay-record")
    async def replay(self, interaction: Interaction, record: discord.Attachment) -> None:
        """Post the score sheet of a record, with buttons for its rounds."""
        async with answering(interaction):
            if record.size > LARGEST_RECORD:
                raise Refusal("refusal-record-too-large")
            await defer(interaction, ephemeral=True, thinking=True)
            data = await record.read()
            try:
                checked = await asyncio.to_thread(_check, data)
            except Malformed as error:
                raise Refusal("refusal-record", fault=str(error)) from error
            number = await self._client.store.put_record(checked.record)
            with looking(interaction.user.id):
                made = await self.page(number, checked.steps + 1, translator(interaction))
            await interaction.edit_original_response(content=translator(interaction)("record-shown"))
            await interaction.followup.send(
                view=made.view(), files=[picture.file() for picture in made.pictures]
            )

    async def tapped(self, tap: Tap) -> None:
        """Turn to another page of a record."""
        page = tap.number(1)
        await defer(tap.interaction)
        with looking(tap.interaction.user.id):
            made = await self.page(tap.table, page, translator(tap.interaction))
        await turn_into(tap.interaction, made)

    async def page(self, number: int, page: int, text: Translator) -> Message:
        """Show what happened in step ``page``, or after the last one the score, where there is one."""
        record = await self._client.store.record(number)
        if record is None:
            raise Refusal("refusal-no-record")
        steps = record["steps"]
        assert isinstance(steps, list)
        last = len(steps) + ("result" in record)
        page = min(max(page, 1), last)
        # Beside the event loop: nobody's tap waits while the game is played again.
        replays, played = self._client.sittings.replays, min(page, len(steps))
        sitting = await asyncio.to_thread(replays.of_record, number, record, played, _seats(record, text))
        # A page tells its own step: all before it count as told. What needed no answer is told with the
        # step that brought it about.
        asked = max(number for number, step in enumerate(sitting.history) if step.choices)
        sitting.posts[told_post(asked - 1)] = Post(0, 0)
        face = self._announcer.face(sitting)
        if page > len(steps):
            shown = await face.score(sitting, text)
        else:
            shown = await face.told(sitting, text)
            if not shown.pictures:
                shown = message(*shown.parts, gallery(await face.table_picture(sitting, text)))
        row = (
            _turn(number, "first", 1, "⏮", page > 1),
            _turn(number, "back", page - 1, "◀", page > 1),
            _turn(number, "next", page + 1, "▶", page < last),
            _turn(number, "last", last, "⏭", page < last),
        )
        where = text("record-page", page=page, pages=last)
        parts = [part for part in shown.parts if not isinstance(part, tuple)]
        return message(where, *parts, row)


def record_file(sitting: Sitting) -> discord.File:
    """Give a game as a file."""
    data = json.dumps(sitting.game.record()).encode()
    return discord.File(io.BytesIO(data), f"{sitting.row.options.game}-{sitting.id}.json")


def _turn(number: int, what: str, page: int, sign: str, possible: bool) -> Button:
    return button(custom_id("record", number, what, max(page, 0)), sign, disabled=not possible)


def _seats(record: JsonObject, text: Translator) -> list[SeatRow]:
    players = record["players"]
    assert isinstance(players, int)
    return [SeatRow(Seat(seat), None, text("player", number=seat + 1)) for seat in range(players)]


def _check(data: bytes) -> _Checked:
    """Play a record as far as it goes; raises `Malformed`."""
    node = parse(data)
    game = replay(node)
    if not game.steps:
        raise node["steps"].fault("there are none")
    record = game.record()
    for key in ("victory", "result"):
        if key in node and node[key].value != record.get(key):
            raise node[key].fault("another one comes of the steps by the rules of today")
    return _Checked(record, game.steps)
