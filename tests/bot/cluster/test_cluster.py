"""A single process stops when its database was restored under it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cluster.cluster import Cluster
from bot.storage.errors import FencedError, OutageError
from bot.storage.store import Store


class Beats:
    """The heartbeats of a process, and the errors that ended it."""

    def __init__(self, store: Store) -> None:
        self.ended: list[Exception] = []
        self.connectivity = SimpleNamespace(last=0.0)
        self.process: Any = Cluster(Path("unused"))
        sessions = SimpleNamespace(connectivity=self.connectivity)
        self.process._host = SimpleNamespace(store=store, sessions=sessions, end=self.ended.append)

    async def write(self, at: float) -> None:
        self.connectivity.last = at
        await self.process.beat()


async def test_the_process_stops_if_the_stored_heartbeat_is_older_than_its_own(store: Store) -> None:
    beats = Beats(store)
    await beats.write(1000.0)
    await beats.write(1005.0)
    await store.put_fact("heartbeat", "1000.0")
    await beats.write(1010.0)
    await beats.write(1015.0)
    (ended,) = beats.ended
    assert isinstance(ended, FencedError)
    assert "as it was before" in str(ended)
    assert await store.fact("heartbeat") == "1000.0"


async def test_a_heartbeat_with_unknown_outcome_does_not_stop_the_process(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats, put_fact = Beats(store), store.put_fact
    await beats.write(1000.0)
    for is_written in (True, False):

        async def lose(name: str, value: str, is_written: bool = is_written) -> None:
            if is_written:
                await put_fact(name, value)
            raise OutageError("the server is gone")

        with monkeypatch.context() as away:
            away.setattr(store, "put_fact", lose)
            with pytest.raises(OutageError):
                await beats.write(1005.0)
        await beats.write(1010.0)
    assert not beats.ended
