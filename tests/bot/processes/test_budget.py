"""The part of all requests that one process may make."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
import yarl

from bot.processes.budget import Budget
from bot.settings import Share

ASKED = "https://discord.com/api/v10/channels/5/messages"
ANSWERS = (
    "https://discord.com/api/v10/interactions/1/x/callback",
    "https://discord.com/api/v10/webhooks/1/x",
    "https://cdn.discordapp.com/attachments/1/2/city.png",
)


async def test_requests_wait_for_their_turn_and_answers_to_people_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited = list[float]()

    async def note(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: 1000.0)
    monkeypatch.setattr("bot.processes.budget.asyncio.sleep", note)
    trace = Budget(Share(0, 25, 25)).hold_back(None)
    session: Any = None

    async def ask(address: str) -> None:
        for hold in trace.on_request_start:
            await hold(session, SimpleNamespace(), SimpleNamespace(url=yarl.URL(address)))  # type: ignore[arg-type]

    for _ in range(4):
        await ask(ASKED)
        for answer in ANSWERS:
            await ask(answer)
    # Two a second: two at once, and half a second for each that follows.
    assert waited == [0.5, 0.5]
