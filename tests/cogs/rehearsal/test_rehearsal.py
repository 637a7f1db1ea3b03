"""A rehearsal on a Discord that does what it should."""

from __future__ import annotations

from tests.cogs.rehearsal.conftest import MakeStage


async def test_everything_is_right_and_nothing_is_left(make_stage: MakeStage) -> None:
    stage = await make_stage()
    await stage.rehearse()
    assert not stage.wrong()
    assert not stage.left
