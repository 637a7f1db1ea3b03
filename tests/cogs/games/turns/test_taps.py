"""Taps that all games played turn by turn answer alike."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.cogs.games.architects.moves import begin, tap
from tests.cogs.games.turns.turn import mover
from tests.cogs.room import Room, said


async def test_a_tap_that_is_overtaken_while_it_is_acknowledged_counts_for_its_own_step(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(room, "ann", "ben")
    name, session = mover(room), room.session
    (first,) = session.snapshot.pending()
    acknowledge = discord.InteractionResponse.defer

    async def overtaken(response: Any, **options: Any) -> None:
        await acknowledge(response, **options)
        if session.step == 0:
            await session.choose(first.seat, 0, first.choices[1])
            await session.until_played(0)

    monkeypatch.setattr(discord.InteractionResponse, "defer", overtaken)
    late = await tap(room, name, "A")
    assert said(late) == room.text("architects-stale")
    assert session.history[0].choices == {first.seat: first.choices[1]}
    assert all(first.seat not in step.choices for step in session.history[1:])
