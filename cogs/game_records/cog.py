"""`/record` and `/replay`: downloading the record of a game, and replaying one page by page."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.refusal import Refusal
from bot.common.stored_rows import Note, Posted, StoredGame
from bot.languages.translator import Translator
from bot.tables.replay import OtherRulesRefusal, Placement, Recording, ResultSummary
from cogs.discord.message import (
    BUTTONS_IN_A_ROW,
    LONGEST_LIST,
    LONGEST_OPTION,
    Button,
    List,
    Message,
    Row,
    button,
    choose_from,
    custom_id,
    cut,
    gallery,
    message,
)
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
from cogs.discord.show_everyone import Showing, show_button
from cogs.game.announcer import Announcer
from cogs.game.presenter import GamePresenter
from engine.game import JsonObject
from engine.reading import Malformed, clean_name, parse
from engine.record import OtherRules, names_of, resume
from engine.story import PlayedStep
from renders.drawing.numerals import ROMAN

log = logging.getLogger(__name__)

LARGEST_RECORD = 1_000_000
"""In bytes; the record of a game with seven players has about 60,000."""

UPLOADED, STORED = "record", "replay"
"""The topics of the buttons below an uploaded record, and below a stored game."""


class RecordsCog(commands.Cog, name="record"):
    """Posts finished games as files, and shows their replays."""

    def __init__(self, client: Client, announcer: Announcer, showing: Showing) -> None:
        self._client = client
        self._announcer = announcer
        self._showing = showing

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
        """Answer a deferred interaction with an ended game as a file; raises `Refusal` if there is none."""
        stored = await self._stored(table)
        await interaction.edit_original_response(content=words, attachments=[record_file(stored)])

    async def _stored(self, table: int) -> StoredGame:
        if (stored := await self._client.store.game(table)) is None:
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
        """Show step ``page`` of a game, or after the last one the score; raises `Refusal`."""
        replays = self._client.sessions.replays
        with drawing_for(interaction.user.id, interaction.guild_id):
            if topic == STORED:
                recording = await replays.recording(number)
            else:
                recording = await replays.recording_of_record(
                    number, lambda seat: text("player", number=seat + 1)
                )
            return await self.page_of(recording, topic, number, page, text)

    async def page_of(
        self, recording: Recording, topic: str, number: int, page: int, text: Translator
    ) -> Message:
        """Show a page of a ``recording``; ``topic`` and ``number`` go into the ids of its buttons."""
        last = len(recording.steps) + recording.scored
        page = min(max(page, 1), last)
        snapshot, steps = await self._client.sessions.replays.play(recording, min(page, len(recording.steps)))
        # A page shows its own step, so all before it are marked as announced. Steps without choices belong to
        # the step that caused them.
        asked = max(number for number, step in enumerate(snapshot.history) if step.choices)
        snapshot = replace(snapshot, posted=Posted(notes={Note("told", asked - 1): 0.0}))
        presenter = self._announcer.presenters.of(snapshot, text)
        if page > len(steps):
            shown = await presenter.score()
        else:
            shown = await presenter.report()
            if (conflicts := await presenter.conflicts_picture()) is not None:
                shown = message(*shown.parts, gallery(conflicts))
            elif not shown.pictures:
                shown = message(*shown.parts, gallery(await presenter.table_picture()))
        parts = [part for part in shown.parts if not isinstance(part, tuple)]
        controls = _Controls(topic, number, page, last, steps, presenter, text)
        return message(text("record-page", page=page, pages=last), *parts, *controls.rows())


@dataclass(frozen=True, slots=True)
class _Controls:
    """The buttons and the list that lead from a page out of ``last`` to the others."""

    topic: str
    number: int
    page: int
    last: int
    steps: Sequence[PlayedStep]
    presenter: GamePresenter
    text: Translator

    def rows(self) -> Iterator[Row]:
        """Yield the buttons to the pages beside this one, to the parts of the game, and the list."""
        page, last = self.page, self.last
        yield (
            self._turn("first", 1, "⏮", possible=page > 1),
            self._turn("back", page - 1, "◀", possible=page > 1),
            self._turn("next", page + 1, "▶", possible=page < last),
            self._turn("last", last, "⏭", possible=page < last),
        )
        parts = [
            self._turn(f"part{number}", begin, label, possible=begin != page)
            for number, (begin, label) in enumerate(self._parts(), start=1)
        ]
        if last > len(self.steps):
            parts.append(self._turn("score", last, self.text("button-score"), possible=page < last))
        yield tuple(parts)
        if last > 1:
            yield (self._list(),)

    def _turn(self, what: str, to: int, label: str, *, possible: bool) -> Button:
        return button(custom_id(self.topic, self.number, what, max(to, 0)), label, disabled=not possible)

    def _parts(self) -> Iterator[tuple[int, str]]:
        """Yield the first page of each age with its label; in a game without ages, of each quarter."""
        ages = [self.presenter.age_of(step) for step in self.steps]
        if None not in ages:
            for index, age in enumerate(ages):
                if age is not None and age not in ages[:index]:
                    label = self.text("button-age", age=ROMAN[age]) if age else self.text("button-draft")
                    yield index + 1, label
            return
        quarters, steps = BUTTONS_IN_A_ROW - 1, len(self.steps)
        for index in sorted({steps * quarter // quarters for quarter in range(quarters)}):
            yield index + 1, self.text("button-turn", number=index + 1)

    def _list(self) -> List:
        """Make the list of the surrounding pages, as many as fit."""
        first = max(1, min(self.page - LONGEST_LIST // 2, self.last - LONGEST_LIST + 1))
        options = [
            discord.SelectOption(
                label=cut(self._called(page), LONGEST_OPTION), value=f"{page}", default=page == self.page
            )
            for page in range(first, min(first + LONGEST_LIST, self.last + 1))
        ]
        return choose_from(custom_id(self.topic, self.number, "to"), options, self.text("record-list"))

    def _called(self, page: int) -> str:
        if page > len(self.steps):
            return self.text("button-score")
        step = self.presenter.step_name(self.steps[page - 1])
        return self.text("record-step", page=page, step=step)


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
