"""Taps that all turn-based games answer alike."""

from typing import Any

import discord
import pytest

from tests.cogs.games.architects.moves import begin, tap
from tests.cogs.games.common import mover, turn_message
from tests.cogs.games.duel.playing import other
from tests.cogs.room import Room, buttons, said, shown_files


@pytest.mark.parametrize("game", ["duel", "architects"])
async def test_taps_that_choose_nothing_are_refused_or_show_the_table(room: Room, game: str) -> None:
    await room.begin("ann", "ben", game=game)
    name, forged = mover(room), f"{game}:{room.session.id}"
    for ending in ("0:card:99", "0:choose:999", "0:choose:x", "0:look", "0:search", "0:dance", "x:choose:1"):
        answer = await room.press_forged(name, f"button:{forged}:{ending}")
        assert said(answer) == room.text("refusal-offer-changed"), ending
    answer = await room.press_forged(name, f"list:{forged}:0:list:0", value="x")
    assert said(answer) == room.text("refusal-offer-changed")
    message = turn_message(room)
    identities = [part["custom_id"] for part in buttons(message).values()]
    choice = next(each for each in identities if ":choose:" in each)
    wrong = await room.press(other(room), message, choice)
    assert said(wrong).startswith(f"It’s {name}’s turn.")
    assert said(await room.press("cyd", message, choice)) == room.text("refusal-spectator")
    assert room.session.step == 0
    # A late tap shows the current table.
    await room.press(name, message, choice)
    await room.env.settle()
    step = room.session.step
    late = await room.press_forged(name, choice)
    assert said(late) == room.text(f"{game}-stale")
    assert any(shown_files(each) for each in (late.response, *late.followups) if each)
    assert room.session.step == step > 0


async def test_a_tap_overtaken_during_its_acknowledgement_is_stale(
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
