"""The HTTP endpoints for metrics and health."""

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any
from unittest.mock import Mock, create_autospec

import aiohttp
import pytest

from bot.client import Client
from bot.common.settings import Settings, SettingsError, ShardAssignment
from bot.operations import health_check, metrics_server
from bot.operations.metrics import MeasuredStore, Meters
from bot.operations.metrics_server import monitored
from bot.storage.errors import StoreError


@pytest.fixture
def store() -> Any:
    """A store that answers at once."""
    return create_autospec(MeasuredStore, instance=True)


def served(store: Any, port: int = 0, *, is_shared: bool = False) -> AbstractAsyncContextManager[int]:
    assignment = create_autospec(ShardAssignment) if is_shared else None
    settings = Settings("token", metrics_host="127.0.0.1", metrics_port=port, assignment=assignment)
    client = Mock(Client, latencies=[(0, 0.25)], guilds=[1, 2, 3])
    return monitored(client, settings, store, Meters(), lambda: True)


async def ask(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def stuck(*_: object) -> None:
    await asyncio.Event().wait()


async def test_a_failing_part_is_named(store: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(store) as port:
        monkeypatch.setenv("METRICS_PORT", str(port))
        assert await ask(port, "/healthz") == (200, '{"database": true, "discord": true}')
        assert await asyncio.to_thread(health_check.main) == 0
        monkeypatch.setattr(metrics_server, "HEALTH_SECONDS", 0.01)
        for fault in (StoreError("it is away"), stuck):
            store.fact.side_effect = fault
            assert await ask(port, "/healthz") == (503, '{"database": false, "discord": true}')
            assert await asyncio.to_thread(health_check.main) == 1
    monkeypatch.delenv("METRICS_PORT")
    assert await asyncio.to_thread(health_check.main) == 1


async def test_metrics_are_served_during_a_database_outage(store: Any) -> None:
    store.tables_by_game.side_effect = StoreError("it is away")
    async with served(store) as port:
        status, figures = await ask(port, "/metrics")
    assert (status, store.tables_by_game.await_count) == (200, 1)
    assert "# TYPE seven_wonders_first_answer_seconds histogram" in figures
    for figure in ("shards 1.0", "servers 3.0", 'gateway_latency_seconds{shard="0"} 0.25'):
        assert f"seven_wonders_{figure}\n" in figures


async def test_a_replacement_can_share_its_predecessors_port(store: Any) -> None:
    async with served(store, is_shared=True) as port:
        async with served(store, port, is_shared=True):
            pass
        with pytest.raises(SettingsError, match=f"METRICS_PORT {port} cannot be used on 127.0.0.1"):
            async with served(store, port):
                pass
