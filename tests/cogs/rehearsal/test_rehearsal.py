"""A rehearsal on a Discord that does what it should."""

from __future__ import annotations

import pytest

from bot.refusal import Refusal
from bot.sitting import Sitting
from tests.cogs.rehearsal.conftest import MakeStage
from tests.cogs.rehearsal.mischief import late

EACH_GAME = {
    "lobby",
    "opening",
    "reminder",
    "what happened",
    "score",
    "asleep",
    "table",
    "city",
    "cities",
    "question of /leave",
    "question of /end",
    "free seats",
    "replay",
    "replay, other pages",
}
IN_ROUNDS = {
    "list of boards",
    "who is waited for",
    "who is waited for, kept",
    "who is waited for, ended",
    "hand",
    "hand put away",
    "discard pile",
    "hand in the channel",
    "hand, ended",
    "conflicts, cities",
}
IN_TURNS = {"turn", "turn, kept", "turn, ended"}
KINDS = {
    *(f"{game}: {kind}" for game in ("7 Wonders", "Duel", "Architects") for kind in EACH_GAME),
    *(f"7 Wonders: {kind}" for kind in IN_ROUNDS),
    *(f"{game}: {kind}" for game in ("Duel", "Architects") for kind in IN_TURNS),
    "A seat that is free",
    "A game that was ended",
    "A game that is lost",
    "Record as a file",
    "Tap in the direct message: message",
}
"""What is posted and changed in a rehearsal."""


async def test_everything_is_right_and_nothing_is_left(make_stage: MakeStage) -> None:
    stage = await make_stage(late(0.01))
    await stage.rehearse()
    assert not stage.wrong()
    assert not stage.left
    assert {each.subject for each in stage.report.findings} >= KINDS


async def test_what_is_chosen_by_itself_meanwhile_holds_up_nothing(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose, too_late = Sitting.choose, [True]

    async def chosen_meanwhile(self: Sitting, *arguments: object) -> None:
        await choose(self, *arguments)  # type: ignore[arg-type]
        if self.row.options.game == "architects" and too_late:
            too_late.clear()
            raise Refusal("refusal-everyone-has-picked")

    monkeypatch.setattr(Sitting, "choose", chosen_meanwhile)
    stage = await make_stage()
    await stage.rehearse()
    assert not too_late
    assert not stage.wrong()
