"""The games that a tap is about although another process serves them."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from bot.storage.errors import StoreError

if TYPE_CHECKING:
    from bot.tables.session import Session

visited_at_hand: ContextVar[tuple[Session, ...]] = ContextVar("the games that a tap visits", default=())
heard_at_hand: ContextVar[Mapping[str, Any] | None] = ContextVar("a tap as Discord sent it", default=None)
fault_at_hand: ContextVar[Exception | None] = ContextVar("why a tap cannot be answered", default=None)


class ElsewhereError(StoreError):
    """What was asked for is for the process that serves a server; nothing has changed."""

    def __init__(self, server: int) -> None:
        """Name the server."""
        super().__init__(f"the process that serves server {server} has to do this")
        self.server = server
