"""Processes that think beside the bot, started when they are first needed: one queue, whatever they do.

They are asked through pipes: one that hangs or dies is killed and takes nothing with it but its own question,
and none outlives the bot, also where that is killed, because the pipe ends then.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence

WORKER = (sys.executable, "-m", "bot.worker")

LONGEST_QUEUE = 8.0
"""Seconds that a question may wait until a process is free."""

LONGEST_THOUGHT = 6.0
"""Seconds that a process may take for an answer, its start included."""


class NoAnswerError(Exception):
    """A process died, hung, failed or had no time; the message says which, and nothing of the question."""


class WorkerPool:
    """So many processes at most, asked one after the other in the order in which they are needed."""

    def __init__(self, most: int, command: Sequence[str] = WORKER) -> None:
        """Start nothing yet; each process will be one of ``command``. 0 are all processors but one."""
        self._command = tuple(command)
        self._free = asyncio.Semaphore(most or max(1, (os.cpu_count() or 1) - 1))
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    @property
    def processes(self) -> list[int]:
        """List the processes that run, by their numbers in the system."""
        return [each.pid for each in self._all if each.returncode is None]

    async def ask(self, question: bytes) -> int:
        """Give the number of the choice that a process answers with; raises `NoAnswerError`."""
        number, _ = await self.ask_for_loss(question)
        return number

    async def ask_for_loss(self, question: bytes) -> tuple[int, float]:
        """Give the number of a choice and what it would have saved; raises `NoAnswerError`."""
        try:
            async with asyncio.timeout(LONGEST_QUEUE):
                await self._free.acquire()
        except TimeoutError:
            raise NoAnswerError("all processes were busy") from None
        try:
            worker = await self._worker()
            try:
                answer = await self._answer(worker, question)
            except BaseException:
                # What it answered now would be taken for the answer to another question.
                self._kill(worker)
                raise
            self._idle.append(worker)
        finally:
            self._free.release()
        choice, loss = answer.get("choice"), answer.get("loss", 0.0)
        if not isinstance(choice, int) or not isinstance(loss, int | float):
            raise NoAnswerError(f"it failed with {answer.get('error')}")
        return choice, float(loss)

    async def close(self) -> None:
        """End all processes at once: what they think about is not needed any more."""
        left = list(self._all)
        for worker in left:
            self._kill(worker)
        await asyncio.gather(*(worker.wait() for worker in left))

    async def _worker(self) -> Process:
        """Give a process that nobody asks."""
        while self._idle:
            worker = self._idle.pop()
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

    async def _answer(self, worker: Process, question: bytes) -> dict[str, object]:
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            async with asyncio.timeout(LONGEST_THOUGHT):
                worker.stdin.write(question)
                await worker.stdin.drain()
                line = await worker.stdout.readline()
        except TimeoutError:
            raise NoAnswerError(f"it took longer than {LONGEST_THOUGHT:.0f} s") from None
        except ConnectionError:
            line = b""
        if not line.endswith(b"\n"):
            raise NoAnswerError("its process ended")
        answer: dict[str, object] = json.loads(line)
        return answer

    def _kill(self, worker: Process) -> None:
        if worker.returncode is None:
            worker.kill()
