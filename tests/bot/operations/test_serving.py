"""The HTTP endpoints for metrics and health."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio

from bot.common.settings import SettingsError
from bot.operations import health_check, metrics_server
from bot.operations.meters import Meters
from bot.operations.metrics_server import serve
from bot.storage.errors import StoreError


class Parts:
    """Parts of a process, some of which fail."""

    def __init__(self) -> None:
        self.fault: StoreError | str | None = None
        self.looks = 0

    async def check(self) -> bool:
        if isinstance(self.fault, StoreError):
            raise self.fault
        if self.fault == "is stuck":
            await asyncio.Event().wait()
        return self.fault is None

    async def look(self) -> None:
        self.looks += 1
        await self.check()


@pytest.fixture
def parts() -> Parts:
    return Parts()


@pytest_asyncio.fixture
async def port(parts: Parts, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    async def well() -> bool:
        return True

    checks = {"database": parts.check, "discord": well}
    async with serve("127.0.0.1", 0, Meters(), parts.look, checks) as port:
        monkeypatch.setenv("METRICS_PORT", str(port))
        yield port


async def ask(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_a_failing_part_is_named(port: int, parts: Parts, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await ask(port, "/healthz") == (200, '{"database": true, "discord": true}')
    assert await asyncio.to_thread(health_check.main) == 0
    monkeypatch.setattr(metrics_server, "HEALTH_SECONDS", 0.01)
    for fault in (StoreError("it is away"), "does not work", "is stuck"):
        parts.fault = fault
        assert await ask(port, "/healthz") == (503, '{"database": false, "discord": true}')
        assert await asyncio.to_thread(health_check.main) == 1
    monkeypatch.delenv("METRICS_PORT")
    assert await asyncio.to_thread(health_check.main) == 1


async def test_metrics_are_served_during_a_database_outage(port: int, parts: Parts) -> None:
    parts.fault = StoreError("it is away")
    status, figures = await ask(port, "/metrics")
    assert (status, parts.looks) == (200, 1)
    assert "# TYPE seven_wonders_first_answer_seconds histogram" in figures


async def test_a_replacement_can_share_its_predecessors_port(parts: Parts) -> None:
    async with serve("127.0.0.1", 0, Meters(), parts.look, {}, is_shared=True) as port:
        async with serve("127.0.0.1", port, Meters(), parts.look, {}, is_shared=True):
            pass
        with pytest.raises(SettingsError, match=f"METRICS_PORT {port} cannot be used on 127.0.0.1"):
            async with serve("127.0.0.1", port, Meters(), parts.look, {}):
                pass
