"""Waiting for what people see, without polling."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.local.server import LocalDiscord
from bot.local.world import Person
from tests.patience import PATIENCE


async def until(local: LocalDiscord, holds: Callable[[], bool]) -> None:
    """Wait until `holds()`, checked after each message that is sent, changed or deleted."""
    changed = asyncio.Event()
    backend = local.backend

    def noticed(*_: Any) -> None:
        changed.set()

    backend.on_message.append(noticed)
    backend.on_gone.append(noticed)
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                changed.clear()
                await changed.wait()
    except TimeoutError as error:
        # If the test fails, this shows what people see.
        error.add_note(_seen(local))
        raise
    finally:
        backend.on_message.remove(noticed)
        backend.on_gone.remove(noticed)


def last(person: Person, channel: int) -> dict[str, Any]:
    """Return the last message that a person sees in a channel, or an empty one."""
    return next(reversed(person.messages(channel)), {"content": "", "components": []})


def children_of(pid: int) -> list[int]:
    files = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(each) for file in files for each in file.read_text().split()]


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _seen(local: LocalDiscord) -> str:
    return "\n".join(
        f"{person.name}: {str(message)[:2000]}"
        for person in local.world.people.values()
        for channel in (local.world.channels[0].id, person.direct_channel)
        for message in person.messages(channel)[-3:]
    )
