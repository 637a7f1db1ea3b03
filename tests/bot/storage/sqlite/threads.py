"""Which threads run beside the event loop."""

from __future__ import annotations

import threading


def names_of_threads() -> set[str]:
    """Name the threads but those of the event loop's pool."""
    return {thread.name for thread in threading.enumerate() if not thread.name.startswith("asyncio")}
