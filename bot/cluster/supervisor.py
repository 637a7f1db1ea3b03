"""The parent of several processes: starts, restarts and replaces them."""

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

from bot.common.settings import PARENT, PREDECESSOR, Settings

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "bot")

WRONG_SETTING = 2
"""The exit status for a wrong setting, which a restart wouldn't cure."""

STEADY_SECONDS = 20.0
"""A process that ran this long is restarted at once; after shorter runs the wait doubles."""

FIRST_WAIT = 0.5
LONGEST_WAIT = 30.0

READY_SECONDS = 120.0
"""How long a replacement can take to serve a shard before it is given up."""

SERVES = b"serves\n"
"""The line a process writes to its parent once it serves a shard."""


class Child:
    """A child process, and what it reports of itself."""

    def __init__(self, process: asyncio.subprocess.Process, reports: asyncio.StreamReader) -> None:
        self.process = process
        self.owner: int | None = None
        self.serves = asyncio.create_task(self._read(reports))

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal, if it is running."""
        with suppress(ProcessLookupError):
            self.process.send_signal(number)

    async def _read(self, reports: asyncio.StreamReader) -> bool:
        """Return True once the process serves, or False if it ends before."""
        while line := await reports.readline():
            if line == SERVES:
                return True
            self.owner = int(line)
        return False


class Supervisor:
    """Keeps several processes running until it is stopped."""

    def __init__(
        self, settings: Settings, environment: Mapping[str, str], command: Sequence[str] = COMMAND
    ) -> None:
        """Start each process with ``environment`` and its own index."""
        self._settings = settings
        self._environment = environment
        self._command = command
        self._children: set[Child] = set()
        self._current: dict[int, Child] = {}
        self._stopping = asyncio.Event()
        self._status = 0
        self._have_served = False
        self._predecessors: dict[int, int] = {}

    async def run(self) -> int:
        """Keep the processes running; return the exit status."""
        loop, renewing = asyncio.get_running_loop(), asyncio.Lock()
        tasks = set[asyncio.Task[None]]()

        def renew() -> None:
            task = asyncio.create_task(self._renew_all(renewing))
            tasks.add(task)
            # An error is logged once the task is dropped.
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
            await child.process.wait()
        return self._status

    def _stop(self) -> None:
        """Stop all processes; kill them if called again."""
        number = signal.SIGKILL if self._stopping.is_set() else signal.SIGTERM
        self._stopping.set()
        for child in self._children:
            child.send_signal(number)

    async def _keep(self, process: int) -> None:
        wait = FIRST_WAIT
        while not self._stopping.is_set():
            began = time.monotonic()
            self._current[process] = await self._start(process)
            # A replacement becomes the process to watch.
            while (current := self._current[process]).process.returncode is None:
                await current.process.wait()
                self._children.discard(current)
                if current.owner is not None:
                    self._predecessors[process] = current.owner
            status = current.process.returncode
            if status == WRONG_SETTING and not self._have_served:
                self._status = WRONG_SETTING
                self._stop()
            if self._stopping.is_set():
                return
            log.warning("process %d has ended with status %s, it is started again", process, status)
            if time.monotonic() - began > STEADY_SECONDS:
                wait = FIRST_WAIT
                continue
            wait = min(2 * wait, LONGEST_WAIT)
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._stopping.wait()

    def _note_serving(self, serves: asyncio.Task[bool]) -> None:
        """Note that a process serves, so the settings are right."""
        self._have_served |= not serves.cancelled() and serves.result()

    async def _renew_all(self, renewing: asyncio.Lock) -> None:
        """Replace each process, one after the other, for a newer version or other settings."""
        async with renewing:
            for process in range(self._settings.processes):
                await self._renew(process)

    async def _renew(self, process: int) -> None:
        before = self._current.get(process)
        child = await self._start(process)
        try:
            async with asyncio.timeout(READY_SECONDS):
                serves = await asyncio.shield(child.serves)
        except TimeoutError:
            serves = False
        if not serves or self._stopping.is_set():
            log.error("the new process %d does not serve: the one before it stays", process)
            child.send_signal(signal.SIGTERM)
            return
        self._current[process] = child
        if before is not None:
            before.send_signal(signal.SIGTERM)
            await before.process.wait()
        log.info("process %d is a new one now", process)

    async def _start(self, process: int) -> Child:
        reading, writing = os.pipe()
        port = self._settings.metrics_port
        try:
            started = await asyncio.create_subprocess_exec(
                *self._command,
                env={
                    **self._environment,
                    "PROCESS": str(process),
                    "METRICS_PORT": str(port and port + process),
                    PARENT: str(writing),
                    PREDECESSOR: str(self._predecessors.get(process, "")),
                },
                pass_fds=(writing,),
            )
        finally:
            os.close(writing)
        reports = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reports), os.fdopen(reading, "rb")
        )
        child = Child(started, reports)
        child.serves.add_done_callback(self._note_serving)
        self._children.add(child)
        if self._stopping.is_set():
            child.send_signal(signal.SIGTERM)
        return child
