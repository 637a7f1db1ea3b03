"""Metrics and logs of taps."""

import logging

import pytest

from bot.common.logs import shard_at_hand, table_at_hand
from bot.operations.meters import Meters
from tests.cogs.room import Room


class ContextRecorder(logging.Handler):
    """Records the table and shard in effect at each log record."""

    def __init__(self) -> None:
        super().__init__()
        self.known: list[tuple[str, int | None, int | None]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.known.append((record.getMessage(), table_at_hand.get(), shard_at_hand.get()))


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
        assert first is not None
        assert outcome is not None
        assert 0 < first <= outcome


async def test_log_records_of_a_tap_know_their_table_and_shard(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", "ben", computers=1)
    recorder = ContextRecorder()
    logging.getLogger("cogs.discord.reply").addHandler(recorder)

    async def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(type(room.session), "choose", fail)
    try:
        await room.tap("ann", room.hand("ann"), "1")
        await room.tap("ann", room.hand("ann"), "Sell +3")
    finally:
        logging.getLogger("cogs.discord.reply").removeHandler(recorder)
    assert recorder.known == [("a command or click failed", room.session.id, 0)]
