"""The parent of several processes: starts them, again where they die, and replaces one after the other."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

from bot.settings import Settings

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "bot")

WRONG_SETTING = 2
"""The status of a process that says what is wrong in a sentence: it would say it again."""

STEADY_SECONDS = 20.0
"""A process that lived for so long is started again at once; one that keeps dying waits longer each time."""

FIRST_WAIT = 0.5
LONGEST_WAIT = 30.0

READY_SECONDS = 120.0
"""A process that serves nothing in so long takes nobody's place."""

READY = "READY_DESCRIPTOR"
"""Where a process writes when it serves what its predecessor did."""


class Parent:
    """Keeps several processes going until it is stopped."""

    def __init__(
        self, settings: Settings, environment: Mapping[str, str], command: Sequence[str] = COMMAND
    ) -> None:
        """Start each with ``environment`` and its own number."""
        self._settings = settings
        self._environment = dict(environment)
        self._command = list(command)
        self._children: set[asyncio.subprocess.Process] = set()
        self._current: dict[int, asyncio.subprocess.Process] = {}
        self._stopping = asyncio.Event()
        self._status = 0
        self._have_served = False
        self._hearing: set[asyncio.Task[None]] = set()

    async def run(self) -> int:
        """Keep them going; gives the status with which to end."""
        loop, renewing = asyncio.get_running_loop(), asyncio.Lock()
        tasks = set[asyncio.Task[None]]()

        def renew() -> None:
            task = asyncio.create_task(self._renew_all(renewing))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stop)
        loop.add_signal_handler(signal.SIGHUP, renew)
        async with asyncio.TaskGroup() as group:
            for process in range(self._settings.processes):
                group.create_task(self._keep(process))
        for task in tasks:
            task.cancel()
        for child in list(self._children):
            await child.wait()
        return self._status

    def _stop(self) -> None:
        """Stop all; told twice, at once."""
        number = signal.SIGKILL if self._stopping.is_set() else signal.SIGTERM
        self._stopping.set()
        for child in self._children:
            if child.returncode is None:
                child.send_signal(number)

    async def _keep(self, process: int) -> None:
        wait = FIRST_WAIT
        while not self._stopping.is_set():
            began = time.monotonic()
            child, ready = await self._start(process)
            self._current[process] = child
            hearing = asyncio.create_task(self._hear(ready))
            self._hearing.add(hearing)
            hearing.add_done_callback(self._hearing.discard)
            # Whoever has taken its place is the one to be kept.
            while (current := self._current[process]).returncode is None:
                await current.wait()
            if current.returncode == WRONG_SETTING and not self._have_served:
                self._status = WRONG_SETTING
                self._stop()
            if self._stopping.is_set():
                return
            log.warning(
                "process %d has ended with status %s, it is started again", process, current.returncode
            )
            wait = FIRST_WAIT if time.monotonic() - began > STEADY_SECONDS else min(2 * wait, LONGEST_WAIT)
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._stopping.wait()

    async def _hear(self, ready: asyncio.StreamReader) -> None:
        """Notice that the settings are right: a process serves something by them."""
        if await ready.read(1):
            self._have_served = True

    async def _renew_all(self, renewing: asyncio.Lock) -> None:
        """Put a new process in the place of each, one after the other: a newer version, or other settings."""
        async with renewing:
            for process in range(self._settings.processes):
                await self._renew(process)

    async def _renew(self, process: int) -> None:
        before = self._current.get(process)
        child, ready = await self._start(process)
        try:
            async with asyncio.timeout(READY_SECONDS):
                serves = bool(await ready.read(1))
        except TimeoutError:
            serves = False
        if not serves or self._stopping.is_set():
            log.error("the new process %d does not serve: the one before it stays", process)
            with suppress(ProcessLookupError):
                child.terminate()
            return
        self._current[process] = child
        if before is not None and before.returncode is None:
            before.terminate()
            await before.wait()
        log.info("process %d is a new one now", process)

    async def _start(self, process: int) -> tuple[asyncio.subprocess.Process, asyncio.StreamReader]:
        """Start a process; what is given with it has something to read when it serves."""
        reading, writing = os.pipe()
        port = self._settings.metrics_port
        try:
            child = await asyncio.create_subprocess_exec(
                *self._command,
                env={
                    **self._environment,
                    "PROCESS": str(process),
                    "METRICS_PORT": str(port and port + process),
                    READY: str(writing),
                },
                pass_fds=(writing,),
            )
        finally:
            os.close(writing)
        self._children.add(child)
        reader = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(reading, "rb")
        )
        if self._stopping.is_set():
            child.terminate()
        return child, reader
