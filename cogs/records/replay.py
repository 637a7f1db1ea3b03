"""Replays of ended games, page by page, from the store or from an uploaded record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import discord

from bot.client import Client
from bot.common.rows import Note, Posted
from bot.languages.translator import Translator
from bot.tables.replay import Recording
from bot.tables.snapshot import GameSnapshot
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
from cogs.game.announcer import Announcer
from cogs.game.presenter import GamePresenter
from engine.story import PlayedStep
from renders.drawing.numerals import ROMAN

UPLOADED, STORED = "record", "replay"
"""The topics of the buttons below an uploaded record, and below a stored game."""


@dataclass(frozen=True, slots=True)
class _Opened:
    """A replay at a page out of ``last``; ``snapshot`` is the game at that page."""

    topic: str
    number: int
    page: int
    last: int
    snapshot: GameSnapshot
    steps: Sequence[PlayedStep]
    presenter: GamePresenter


class Replay:
    """Makes the pages of replays: one for each step, and one for the score, if any."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        self._client = client
        self._announcer = announcer

    async def recording(self, topic: str, number: int, text: Translator) -> Recording:
        """Return the game for a topic and number of a button id; raises `Refusal`."""
        replays = self._client.sessions.replays
        if topic == STORED:
            return await replays.recording(number)
        return await replays.recording_of_record(number, lambda seat: text("player", number=seat + 1))

    async def page(self, topic: str, number: int, page: int, text: Translator) -> Message:
        """Show step ``page``, or after the last one the score; raises `Refusal`."""
        return await self.page_of(await self.recording(topic, number, text), topic, number, page, text)

    async def page_of(
        self, recording: Recording, topic: str, number: int, page: int, text: Translator
    ) -> Message:
        """Show a page of a ``recording``; ``topic`` and ``number`` go into the ids of its buttons."""
        last = len(recording.steps) + recording.scored
        page = min(max(page, 1), last)
        played = min(page, len(recording.steps))
        snapshot, steps = await self._client.sessions.replays.play(recording, played)
        # A page shows its own step, so all before it are marked as announced. Steps without choices belong to
        # the step that caused them.
        asked = max(number for number, step in enumerate(snapshot.history) if step.choices)
        snapshot = replace(snapshot, posted=Posted(notes={Note("told", asked - 1): 0.0}))
        presenter = self._announcer.presenters.of(snapshot, text)
        if page > len(steps):
            shown = await presenter.score()
        else:
            shown = await presenter.report()
            conflicts = await presenter.conflicts_picture()
            if conflicts is not None:
                shown = message(*shown.parts, gallery(conflicts))
            elif not shown.pictures:
                shown = message(*shown.parts, gallery(await presenter.table_picture()))
        parts = [part for part in shown.parts if not isinstance(part, tuple)]
        opened = _Opened(topic, number, page, last, snapshot, steps, presenter)
        where = text("record-page", page=page, pages=last)
        return message(where, *parts, *_controls(opened, text))


def _controls(opened: _Opened, text: Translator) -> Iterator[Row]:
    """Return the buttons and the list that lead to other pages."""
    page, last = opened.page, opened.last

    def turn(what: str, to: int, label: str, *, possible: bool = True) -> Button:
        identity = custom_id(opened.topic, opened.number, what, max(to, 0))
        return button(identity, label, disabled=not possible)

    yield (
        turn("first", 1, "⏮", possible=page > 1),
        turn("back", page - 1, "◀", possible=page > 1),
        turn("next", page + 1, "▶", possible=page < last),
        turn("last", last, "⏭", possible=page < last),
    )
    parts = [
        turn(f"part{number}", begin, label, possible=begin != page)
        for number, (begin, label) in enumerate(_parts(opened, text), start=1)
    ]
    if last > len(opened.steps):
        parts.append(turn("score", last, text("button-score"), possible=page < last))
    yield tuple(parts)
    if last > 1:
        yield (_list(opened, text),)


def _parts(opened: _Opened, text: Translator) -> Iterator[tuple[int, str]]:
    """Return the first page of each age with its label; in a game without ages, of each quarter."""
    ages = [opened.presenter.age_of(step) for step in opened.steps]
    if None not in ages:
        for index, age in enumerate(ages):
            if age is not None and age not in ages[:index]:
                yield index + 1, text("button-age", age=ROMAN[age]) if age else text("button-draft")
        return
    quarters, steps = BUTTONS_IN_A_ROW - 1, len(opened.steps)
    for index in sorted({steps * quarter // quarters for quarter in range(quarters)}):
        yield index + 1, text("button-turn", number=index + 1)


def _list(opened: _Opened, text: Translator) -> List:
    """Make the list of the surrounding pages, as many as fit."""
    first = max(1, min(opened.page - LONGEST_LIST // 2, opened.last - LONGEST_LIST + 1))

    def called(page: int) -> str:
        if page > len(opened.steps):
            return text("button-score")
        step = opened.presenter.step_name(opened.steps[page - 1])
        return text("record-step", page=page, step=step)

    options = [
        discord.SelectOption(
            label=cut(called(page), LONGEST_OPTION), value=f"{page}", default=page == opened.page
        )
        for page in range(first, min(first + LONGEST_LIST, opened.last + 1))
    ]
    return choose_from(custom_id(opened.topic, opened.number, "to"), options, text("record-list"))
