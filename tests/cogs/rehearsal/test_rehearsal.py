"""A rehearsal on a Discord that does what it should."""

from __future__ import annotations

import pytest

from bot.refusal import Refusal
from bot.table import Table
from tests.cogs.rehearsal.conftest import MakeStage
from tests.cogs.rehearsal.mischief import late


async def test_everything_is_right_and_nothing_is_left(make_stage: MakeStage) -> None:
    stage = await make_stage(late(0.01))
    await stage.rehearse()
    assert not stage.wrong()
    assert not stage.left


async def test_what_is_chosen_by_itself_meanwhile_holds_up_nothing(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose, too_late = Table.choose, [True]

    async def chosen_meanwhile(self: Table, *arguments: object) -> None:
        await choose(self, *arguments)  # type: ignore[arg-type]
        if self.row.options.game == "architects" and too_late:
            too_late.clear()
            raise Refusal("refusal-everyone-has-picked")

    monkeypatch.setattr(Table, "choose", chosen_meanwhile)
    stage = await make_stage()
    await stage.rehearse()
    assert not too_late
    assert not stage.wrong()
