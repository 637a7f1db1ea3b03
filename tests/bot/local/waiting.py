"""Wait for what a person sees, without polling."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from bot.local.server import LocalDiscord
from bot.local.world import Person
from tests.patience import PATIENCE


async def until(local: LocalDiscord, holds: Callable[[], bool]) -> None:
    """Wait until `holds()`, asked again after each message that is sent, changed or deleted."""
    changed = asyncio.Event()
    backend = local.environment.local

    def noticed(*_: Any) -> None:
        changed.set()

    backend.on_message.append(noticed)
    backend.on_gone.append(noticed)
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                changed.clear()
                await changed.wait()
    finally:
        backend.on_message.remove(noticed)
        backend.on_gone.remove(noticed)


def last(person: Person, channel: int) -> dict[str, Any]:
    """Return the last message that the person sees in the channel; an empty one where there is none."""
    return next(reversed(person.messages(channel)), {"content": "", "components": []})
