"""Replays of ended games, page by page, from the store or from an uploaded record."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import discord

from bot.client import Client
from bot.common.rows import Note, Posted
from bot.languages.translator import Translator
from bot.tables.replay import Recording
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


class Replay:
    """Makes the pages of replays: one for each step, and one for the score, if any."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        self._client = client
        self._announcer = announcer

    async def page(self, topic: str, number: int, page: int, text: Translator) -> Message:
        """Show step ``page`` of a game, or after the last one the score; raises `Refusal`."""
        replays = self._client.sessions.replays
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
            conflicts = await presenter.conflicts_picture()
            if conflicts is not None:
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
