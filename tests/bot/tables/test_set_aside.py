"""Tables that can't be restored are set aside."""

import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio

from bot.storage.store import Store
from bot.tables.game_listener import PlaceGoneError
from tests.bot.backends import Backend
from tests.bot.fakes import ANN, BEN, CYD, Club

BROKEN_STEP: Any = {"0": {"action": "fly", "card": "away"}}


@pytest_asyncio.fixture
async def store(backend: Backend) -> AsyncIterator[Store]:
    """Open a store that a test can damage."""
    yield await backend.open()


@pytest.mark.parametrize(
    ("what", "state", "reason"),
    [
        ("lobby", "aside", "unreadable"),
        ("game", "aside", "unreadable"),
        ("game without a channel", "aside", "unreadable"),
        ("steps", "aside", "unreadable"),
        ("rules", "aside", "other-rules"),
        ("finished game", "over", None),
    ],
)
async def test_a_table_that_cannot_be_restored_is_set_aside_and_reported(
    club: Club,
    backend: Backend,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    state: str,
    reason: str | None,
) -> None:
    broken = await club.lobby(ANN, BEN, CYD)
    row = broken.row if what == "lobby" else (await club.sessions.begin(broken)).row
    good = await club.sessions.begin(await club.lobby(ANN, BEN, CYD, channel=6))
    await club.sessions.stop()
    club.store = await backend.open()
    match what:
        case "steps":
            await club.store.put_step(row, 0, BROKEN_STEP, broken.seats)
        case "rules":
            await club.store.save_table(replace(row, rules=99))
        case "finished game":
            await club.store.save_table(replace(row, rules=99, state="over"))
        case _:
            await backend.run("UPDATE tables SET options = ? WHERE id = ?", '{"pace": "warp"}', row.id)
    lost = AsyncMock(side_effect=PlaceGoneError("5") if what == "game without a channel" else None)
    monkeypatch.setattr(club.events, "restore_failed", lost)
    club.sessions = club.new_sessions()
    await club.sessions.resume()
    assert [session.id for session in club.sessions.of_person(ANN)] == [good.id]
    assert [each.args[0].id for each in lost.await_args_list] == [row.id]
    assert any(record.levelno == logging.ERROR for record in caplog.records)
    await club.lobby(ANN, channel=5)
    await backend.run("UPDATE tables SET options = '{}' WHERE id = ?", row.id)
    now = await club.store.table(row.id)
    assert now is not None
    assert (now.state, now.reason) == (state, reason)
    assert len(await club.store.seats(row.id)) == 3
    await club.sessions.resume()
    assert len(lost.await_args_list) == 1, "its players are notified once"
