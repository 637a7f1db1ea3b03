"""A single process stops when its database was restored under it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cluster.single_process import Cluster
from bot.storage.errors import FencedError, OutageError
from bot.storage.store import Store


async def test_the_process_stops_if_the_stored_heartbeat_is_older_than_its_own(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    connectivity, ended, put_fact = SimpleNamespace(last=0.0), list[Exception](), store.put_fact
    process: Any = Cluster(Path("unused"))
    sessions = SimpleNamespace(connectivity=connectivity)
    process._host = SimpleNamespace(store=store, sessions=sessions, end=ended.append)

    async def beat(at: float) -> None:
        connectivity.last = at
        await process.beat()

    await beat(1000.0)
    for is_written in (True, False):

        async def lose(name: str, value: str, is_written: bool = is_written) -> None:
            if is_written:
                await put_fact(name, value)
            raise OutageError("the server is gone")

        with monkeypatch.context() as away:
            away.setattr(store, "put_fact", lose)
            with pytest.raises(OutageError):
                await beat(1005.0)
        await beat(1010.0)
    assert not ended, "a heartbeat may or may not have been stored"
    await store.put_fact("heartbeat", "1000.0")
    await beat(1015.0)
    await beat(1020.0)
    (error,) = ended
    assert isinstance(error, FencedError)
    assert "as it was before" in str(error)
    assert await store.fact("heartbeat") == "1000.0"
