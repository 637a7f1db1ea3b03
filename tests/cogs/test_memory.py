"""What the bench of a day measures."""

from __future__ import annotations

import sys

import pytest

from tests.cogs.memory import MEGABYTE, Memory, grown, held_by, measured

MUCH = 8


@pytest.mark.skipif(sys.platform != "linux", reason="the GNU C library counts what is allocated")
def test_what_is_kept_is_the_bots_unless_the_simulated_discord_keeps_it() -> None:
    discord: list[bytearray] = []
    before = measured([discord])
    kept = bytearray(MUCH * MEGABYTE)
    by_the_bot = measured([discord])
    discord.append(kept)
    by_discord = measured([discord])
    assert by_the_bot.bot - before.bot == pytest.approx(MUCH, abs=0.5)
    assert by_the_bot.simulator == pytest.approx(before.simulator, abs=0.1)
    assert by_discord.simulator - before.simulator == pytest.approx(MUCH, abs=0.1)
    assert by_discord.bot == pytest.approx(before.bot, abs=0.5)


def test_what_two_lead_to_is_counted_once() -> None:
    shared = bytearray(MEGABYTE)
    assert MEGABYTE < held_by([[shared], {"the same": shared}]) < 1.1 * MEGABYTE


@pytest.mark.parametrize("leak", [0.0, 0.25])
def test_a_leak_shows_between_the_hours_after_the_warm_up_and_the_last(leak: float) -> None:
    warm_up, hours = 4, 24
    memory = []
    for hour in range(1, hours + 1):
        filling = 30.0 if hour <= warm_up else 0.0
        memory.append(Memory(200.0 + leak * hour + filling, 1.0, 1.0, 400.0))
    assert grown(memory, warm_up) == pytest.approx(leak * 17)
