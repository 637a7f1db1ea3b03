"""A store that is put back under a process which remembers more than it keeps."""

from __future__ import annotations

import pytest

from bot.cluster.heartbeat import Heartbeat
from bot.storage.errors import FencedError, OutageError
from bot.storage.store import Store


async def test_a_store_that_went_back_is_served_no_more(store: Store) -> None:
    heartbeat = Heartbeat(store)
    await heartbeat.write(1000.0)
    await heartbeat.write(1005.0)
    await store.put_fact("heartbeat", "1000.0")
    with pytest.raises(FencedError, match="as it was before"):
        await heartbeat.write(1010.0)


async def test_who_does_not_hear_the_end_of_writing_takes_no_store_for_one_that_went_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    heartbeat, put_fact = Heartbeat(store), store.put_fact
    await heartbeat.write(1000.0)
    for is_written in (True, False):

        async def lose(name: str, value: str, is_written: bool = is_written) -> None:
            if is_written:
                await put_fact(name, value)
            raise OutageError("the server is gone")

        with monkeypatch.context() as away:
            away.setattr(store, "put_fact", lose)
            with pytest.raises(OutageError):
                await heartbeat.write(1005.0)
        await heartbeat.write(1010.0)
