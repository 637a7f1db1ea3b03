"""Worker processes with one queue: one that dies loses only its own call, none outlives the bot."""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from typing import Any

from bot.common.workers.worker import HEAD_BYTES, framed

WORKER = (sys.executable, "-m", "bot.common.workers.worker")

IDLE_SECONDS = 300.0
"""How long an idle process is kept: a new one takes a second to start, and each takes memory."""


class NoAnswerError(Exception):
    """A process died, hung, failed or was busy; the message says which, and nothing of the call."""


class WorkerPool:
    """A limited number of processes, which serve calls in order."""

    def __init__(
        self,
        most: int,
        *,
        longest_queue: float | None,
        longest_answer: float,
        politeness: int = 0,
        command: Sequence[str] = WORKER,
    ) -> None:
        """Start nothing yet; a ``most`` of 0 is all processors but one.

        A call can wait ``longest_queue`` seconds for a free process, which can then take ``longest_answer``,
        including its start. ``politeness`` is that of nice(1).
        """
        self.most = most or max(1, (os.cpu_count() or 1) - 1)
        self._longest_queue = longest_queue
        self._longest_answer = longest_answer
        self._command = (*command, str(politeness))
        self._free = asyncio.Semaphore(self.most)
        self._idle: dict[Process, asyncio.TimerHandle] = {}
        self._all: set[Process] = set()

    @property
    def processes(self) -> list[int]:
        """The ids of the running processes."""
        return [each.pid for each in self._all if each.returncode is None]

    async def ask(self, question: bytes) -> Any:
        """Return the result of a call from `packing.pack`; raises `NoAnswerError`."""
        try:
            async with asyncio.timeout(self._longest_queue):
                await self._free.acquire()
        except TimeoutError:
            raise NoAnswerError("all processes were busy") from None
        try:
            worker = await self._worker()
            try:
                went_well, answer = await self._answer(worker, question)
            except BaseException:
                # A late answer would be taken for that to another call.
                self._kill(worker)
                raise
            later = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end_if_idle, worker)
            self._idle[worker] = later
        finally:
            self._free.release()
        if not went_well:
            raise NoAnswerError(f"it failed with {answer}")
        return answer

    async def close(self) -> None:
        """Kill all processes; their results aren't needed any more."""
        left = list(self._all)
        for worker in left:
            self._kill(worker)
        for later in self._idle.values():
            later.cancel()
        self._idle.clear()
        await asyncio.gather(*(worker.wait() for worker in left))

    async def _worker(self) -> Process:
        """Return an idle process, the last one used so that the others can end, or a new one."""
        while self._idle:
            worker, later = self._idle.popitem()
            later.cancel()
            if worker.returncode is None:
                return worker
        self._all = {each for each in self._all if each.returncode is None}
        try:
            worker = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
            )
        except OSError as error:
            raise NoAnswerError(f"no process could be started ({type(error).__name__})") from None
        self._all.add(worker)
        return worker

    async def _answer(self, worker: Process, question: bytes) -> tuple[bool, Any]:
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            async with asyncio.timeout(self._longest_answer):
                worker.stdin.write(framed(question))
                await worker.stdin.drain()
                head = await worker.stdout.readexactly(HEAD_BYTES)
                written = await worker.stdout.readexactly(int.from_bytes(head, "big"))
        except TimeoutError:
            raise NoAnswerError(f"it took longer than {self._longest_answer:g} s") from None
        except (ConnectionError, asyncio.IncompleteReadError):
            raise NoAnswerError("its process ended") from None
        answer: tuple[bool, Any] = pickle.loads(written)
        return answer

    def _end_if_idle(self, worker: Process) -> None:
        if self._idle.pop(worker, None) is not None:
            self._kill(worker)

    def _kill(self, worker: Process) -> None:
        if worker.returncode is None:
            worker.kill()
