"""The part of all requests that one process may make."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
import yarl

from bot.cluster.postgres.request_budget import RequestBudget
from bot.common.settings import Share

ASKED = "https://discord.com/api/v10/channels/5/messages"
ANSWERS = (
    "https://discord.com/api/v10/interactions/1/x/callback",
    "https://discord.com/api/v10/webhooks/1/x",
    "https://cdn.discordapp.com/attachments/1/2/city.png",
)
SESSION: Any = None


class Hours:
    """A clock that stands still but when something waits for it to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waited: list[float] = []
        self._now = 1000.0
        self._waking: list[Callable[[], None]] = []
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "time", lambda: self._now)
        monkeypatch.setattr(loop, "call_later", self._call_later)

    def _call_later(self, seconds: float, wake: Callable[[], None]) -> object:
        self.waited.append(round(seconds, 6))
        self._waking.append(wake)
        return self

    async def pass_by(self) -> None:
        """Let everybody come as far as they can, then the next one's time."""
        for _ in range(5):
            await asyncio.sleep(0)
        if self._waking:
            self._now += self.waited[-1]
            self._waking.pop()()
            for _ in range(5):
                await asyncio.sleep(0)


async def ask(budget: RequestBudget, address: str = ASKED) -> None:
    for hold in budget.hold_back(None).on_request_start:
        await hold(SESSION, SimpleNamespace(), SimpleNamespace(url=yarl.URL(address)))  # type: ignore[arg-type]


async def test_requests_wait_for_their_turn_and_answers_to_people_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hours, budget = Hours(monkeypatch), RequestBudget(Share(0, 25, 25))
    asking = [asyncio.create_task(ask(budget)) for _ in range(4)]
    await asyncio.sleep(0)
    for answer in ANSWERS:
        await ask(budget, answer)
    await hours.pass_by()
    await hours.pass_by()
    assert all(each.done() for each in asking)
    # Two a second: two at once, and half a second for each that follows.
    assert hours.waited == [0.5, 0.5]


async def test_what_need_not_be_asked_for_at_once_lets_all_others_go_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hours, budget, order = Hours(monkeypatch), RequestBudget(Share(0, 25, 25)), list[str]()

    async def request(name: str) -> None:
        await ask(budget)
        order.append(name)

    async def request_later(name: str) -> None:
        await budget.until_calm()
        await request(name)

    for number in range(2):
        await request(f"at once {number}")
    later, given_up = (asyncio.create_task(request_later(name)) for name in ("later", "given up"))
    await asyncio.sleep(0)
    urgent = [asyncio.create_task(request(f"urgent {number}")) for number in range(2)]
    await asyncio.sleep(0)
    given_up.cancel()
    for _ in range(3):
        await hours.pass_by()
    await asyncio.gather(*urgent, later, given_up, return_exceptions=True)
    assert order == ["at once 0", "at once 1", "urgent 0", "urgent 1", "later"]
