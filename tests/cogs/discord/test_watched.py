"""Metrics and logs of taps."""

from unittest.mock import AsyncMock

import pytest

from bot.common.logs import shard_at_hand, table_at_hand
from bot.operations.meters import Meters
from cogs.discord import reply
from tests.cogs.room import Room


async def test_taps_and_commands_are_counted_and_timed(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    meters = Meters()
    room.client.add_listener(meters.on_interaction)
    room.client.add_listener(meters.on_answered)
    await room.tap("ann", room.hand("ann"), "1")
    await room.type("ann", "status")

    def value(name: str, **labels: str) -> float | None:
        return meters.registry.get_sample_value(f"seven_wonders_{name}", labels)

    assert value("interactions_total", kind="tap", what="hand") == 1
    assert value("interactions_total", kind="command", what="status") == 1
    for kind in ("tap", "command"):
        assert value("first_answer_seconds_count", kind=kind) == 1
        assert value("outcome_seconds_count", kind=kind) == 1
        first, outcome = (value(f"{each}_seconds_sum", kind=kind) for each in ("first_answer", "outcome"))
        assert 0 < (first or 0) <= (outcome or 0)


async def test_log_records_of_a_tap_know_their_table_and_shard(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", "ben", computers=1)
    known: list[tuple[int | None, int | None]] = []

    def note(message: str, **_: object) -> None:
        known.append((table_at_hand.get(), shard_at_hand.get()))

    monkeypatch.setattr(reply.log, "error", note)
    monkeypatch.setattr(type(room.session), "choose", AsyncMock(side_effect=RuntimeError))
    await room.tap("ann", room.hand("ann"), "1")
    await room.tap("ann", room.hand("ann"), "Sell +3")
    assert known == [(room.session.id, 0)]
