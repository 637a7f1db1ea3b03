"""The share of Discord's request limit that one process can use."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import yarl

from bot.cluster.postgresql.request_budget import RequestBudget
from bot.common.settings import ShardAssignment

COUNTED = "https://discord.com/api/v10/channels/5/messages"
UNCOUNTED = (
    "https://discord.com/api/v10/interactions/1/x/callback",
    "https://discord.com/api/v10/webhooks/1/x",
    "https://cdn.discordapp.com/attachments/1/2/city.png",
)


async def test_requests_keep_to_the_rate_and_low_priority_ones_come_last() -> None:
    # Two a second.
    budget, order = RequestBudget(ShardAssignment(0, 25, 25)), list[str]()
    (hold,) = budget.rate_limiting_trace(None).on_request_start
    session: Any = None

    async def request(name: str, address: str = COUNTED, *, is_calm: bool = False) -> None:
        if is_calm:
            await budget.wait_until_idle()
        await hold(session, SimpleNamespace(), SimpleNamespace(url=yarl.URL(address)))  # type: ignore[arg-type]
        order.append(name)

    began = time.monotonic()
    for name in ("first", "second"):
        await request(name)
    calm, given_up = (asyncio.create_task(request(name, is_calm=True)) for name in ("calm", "given up"))
    await asyncio.sleep(0)
    urgent = [asyncio.create_task(request(name)) for name in ("third", "fourth")]
    await asyncio.sleep(0)
    given_up.cancel()
    for address in UNCOUNTED:
        await request("free", address)
    assert order == ["first", "second", "free", "free", "free"]
    await asyncio.gather(*urgent, calm)
    assert order[5:] == ["third", "fourth", "calm"]
    assert time.monotonic() - began >= 1.9
