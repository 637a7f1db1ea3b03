"""An event loop for what happens in one process: it asks the system rarely, and starts no thread."""

from __future__ import annotations

import asyncio
import selectors
import threading
from collections.abc import Callable
from typing import Any

STEPS = 32
"""So many times in a row the loop goes on with what is ready before it asks whether files are."""


class RareSelector(selectors.DefaultSelector):
    """Asks the system only now and again while there is something to do anyway."""

    _left = STEPS

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout == 0 and self._left:
            self._left -= 1
            return []
        self._left = STEPS
        return super().select(timeout)


class QuickLoop(asyncio.SelectorEventLoop):
    """Does on the spot what is for a thread, and lets all others go on before it answers.

    Tests that ask what goes on beside a thread use the fixture ``threads``.
    """

    has_threads = False

    def __init__(self) -> None:
        super().__init__(RareSelector())
        self._thread = threading.get_ident()

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        if self.has_threads:
            return super().run_in_executor(executor, func, *args)
        answer = self.create_future()
        try:
            done = func(*args)
        except BaseException as error:
            self.call_soon(_answer, answer.set_exception, answer, error)
        else:
            self.call_soon(_answer, answer.set_result, answer, done)
        return answer

    def _write_to_self(self) -> None:
        # The loop's own thread has nobody to wake.
        if threading.get_ident() != self._thread:
            super()._write_to_self()  # type: ignore[misc]


def _answer(tell: Callable[[Any], None], answer: asyncio.Future[Any], what: Any) -> None:
    if not answer.done():
        tell(what)
