"""A pick runs through the files that CONTRIBUTING lists, in order, and no others."""

import re
import sys
from contextvars import ContextVar
from types import FrameType
from typing import Any

import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.storage.sqlite.database import SqliteDatabase
from bot.storage.statements import Statement
from cogs.games.base.hand import Question
from tests.cogs.room import Room
from tests.texts import ROOT

ROOMS = ("bot/", "cogs/")
MOST_FILES = 12
STAND_IN = "bot/local/"
ANSWER = AsyncWebhookAdapter.create_interaction_response.__code__
QUESTION = Question.of.__func__.__code__  # type: ignore[attr-defined]

tapped = ContextVar("tapped", default=False)


class Way:
    """Records the bot's files that a tap's tasks run through until the answer is sent, in order."""

    def __init__(self) -> None:
        self.files: list[str] = []
        self.answered = False
        self.questions = 0

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or self.answered or not tapped.get():
            return
        self.answered = frame.f_code is ANSWER
        self.questions += frame.f_code is QUESTION
        file = frame.f_code.co_filename.removeprefix(f"{ROOT}/")
        if file.startswith(ROOMS) and not file.startswith(STAND_IN) and file not in self.files:
            self.files.append(file)


def listed() -> list[str]:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    chapter = text.split("## The way of a tap\n")[1].split("\n#")[0]
    return re.findall(r"^\d+\. `([\w/]+\.py)`", chapter, re.MULTILINE)


@pytest.mark.usefixtures("confirmation")
async def test_a_pick_runs_through_the_listed_files_without_reading_the_store(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", "ben", computers=1)
    await room.tap("ann", room.hand("ann"), "1")
    way, before, reading, read = Way(), sys.getprofile(), SqliteDatabase.read, list[Statement]()

    async def note(database: SqliteDatabase, *queries: Statement) -> list[list[Any]]:
        if tapped.get():
            read.extend(queries)
        return await reading(database, *queries)

    monkeypatch.setattr(SqliteDatabase, "read", note)
    token = tapped.set(True)
    sys.setprofile(way)
    try:
        await room.tap("ann", room.hand("ann"), "Sell +3")
    finally:
        sys.setprofile(before)
        tapped.reset(token)
    assert way.answered
    assert room.session.snapshot.waiting_for() == [1]
    assert way.files == listed()
    assert len(way.files) < MOST_FILES
    assert read == []
    assert way.questions == 1
