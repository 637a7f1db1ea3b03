"""A rehearsal on a Discord that does what it should."""

from __future__ import annotations

import asyncio

import pytest

from bot.common.keyed_lock import KeyedLock
from bot.common.refusal import Refusal
from bot.tables.lobby import Lobbies, Lobby
from bot.tables.session import Session
from cogs.samples.every_message import MESSAGES
from tests.cogs.rehearsal.conftest import MakeStage
from tests.cogs.rehearsal.mischief import late

EACH_GAME = {"lobby", "opening", "what happened"}
IN_ROUNDS = {
    "who is waited for",
    "who is waited for, kept",
    "hand",
    "hand put away",
    "hand in the channel",
    "hand in the channel, ended",
}
KINDS = {
    *(f"{game}: {message}" for game in ("7 Wonders", "Duel", "Architects") for message in EACH_GAME),
    *(f"7 Wonders: {message}" for message in IN_ROUNDS),
    *(f"{game}: {message}" for game in ("Duel", "Architects") for message in ("turn", "turn, kept")),
    "A game that was ended",
    "Thread",
    "Thread: opening",
    "Thread: turn",
    "Record as a file",
    "Tap in the direct message: message",
    "Form that opens",
    "Form that is sent",
    "Form that is sent: message",
    "Where the bot isn't",
}
"""What is posted and changed in a rehearsal beside the samples."""


async def test_everything_is_right_and_nothing_is_left(make_stage: MakeStage) -> None:
    stage = await make_stage(late(0.01))
    await stage.rehearse()
    assert not stage.wrong()
    assert not stage.untried()
    assert not stage.left
    assert not stage.threads()
    told = {each.subject for each in stage.report.findings}
    assert told >= KINDS
    assert {each.partition(": ")[0] for each in told} >= MESSAGES.keys()


async def test_message_that_a_tap_changes_after_its_first_answer_is_looked_at(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    get = Lobbies.get

    async def slowly(self: Lobbies, number: int) -> Lobby:
        await asyncio.sleep(0.1)
        return await get(self, number)

    # A lobby that is being changed acknowledges a tap first.
    monkeypatch.setattr(KeyedLock, "is_held", lambda *_: True)
    monkeypatch.setattr(Lobbies, "get", slowly)
    stage = await make_stage()
    stage.play("Taps", "Form")
    await stage.rehearse()
    assert not stage.wrong()
    assert "Form that is sent: message" in {each.subject for each in stage.report.findings}


async def test_what_is_chosen_by_itself_meanwhile_holds_up_nothing(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose, too_late = Session.choose, [True]

    async def chosen_meanwhile(self: Session, *arguments: object) -> None:
        await choose(self, *arguments)  # type: ignore[arg-type]
        if self.row.options.game == "architects" and too_late:
            too_late.clear()
            raise Refusal("refusal-everyone-has-picked")

    monkeypatch.setattr(Session, "choose", chosen_meanwhile)
    stage = await make_stage()
    stage.play("Architects: step")
    await stage.rehearse()
    assert not too_late
    assert not stage.wrong()
