"""The bot as a separate process: pointed at the stand-in, started, watched, and restarted when it dies.

`python -m bot.local.bot_process` is that process. It ends with the stand-in, even a killed one, because its
stdin is then closed; otherwise it would keep the database, and the next stand-in couldn't start.
"""

import asyncio
import contextlib
import os
import runpy
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence

import discord.gateway
import discord.http
import yarl

API_PATH, GATEWAY_PATH = "/api/v10", "/gateway"

STOP_SECONDS = 10.0
"""How long the bot may take to stop before it is killed."""

TIED_STOP_SECONDS = 3.0
"""How long it may take to stop once the stand-in is gone."""

RESTART_SECONDS = 1.0
"""How long a bot that has ended stays away."""

LOG_LINES = 300


def gateway_url(base: str) -> yarl.URL:
    """Return the address of the gateway of the Discord at `base`, a URL such as `http://127.0.0.1:8790`."""
    return yarl.URL(base.rstrip("/")).with_scheme("ws").with_path(GATEWAY_PATH + "/")


def point_at(base: str) -> None:
    """Make every discord.py client of this process talk to the Discord at `base` instead of the real one.

    Nothing else of discord.py is changed. Raises `ValueError` if `base` is not on this machine: the bot's
    token must not go anywhere else.
    """
    url = yarl.URL(base)
    if url.scheme != "http" or url.host not in ("127.0.0.1", "localhost", "::1"):
        raise ValueError(f"LOCAL_DISCORD is {base!r}, but it must be an http address on this machine.")
    discord.http.Route.BASE = base.rstrip("/") + API_PATH
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway_url(base)


class BotProcess:
    """Runs the bot's command repeatedly until stopped, and calls each of `on_change` at a change."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.log: deque[str] = deque(maxlen=LOG_LINES)
        self.starts = 0
        self.on_change: list[Callable[[], None]] = []
        self.environment = dict(environment)
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._wanted = asyncio.Event()
        self._restarting = asyncio.Event()
        self._wanted.set()

    @property
    def running(self) -> bool:
        """Return whether the process is running."""
        return self._process is not None and self._process.returncode is None

    @property
    def wanted(self) -> bool:
        """Return whether the process is restarted when it ends."""
        return self._wanted.is_set()

    async def run(self) -> None:
        """Keep the bot running until cancelled; then stop it."""
        try:
            while True:
                await self._wanted.wait()
                await self._run_once()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(RESTART_SECONDS):
                        await self._restarting.wait()
        finally:
            await self._end()

    def kill(self) -> None:
        """Kill the bot and its workers at once, as a power cut would (`kill -9`)."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                if sys.platform == "win32":
                    # Its workers end when their pipe from it is closed.
                    self._process.kill()
                else:
                    os.killpg(self._process.pid, signal.SIGKILL)

    def restart(self) -> None:
        """Stop the bot gracefully and start it again, also after `pause`."""
        self._wanted.set()
        self._restarting.set()
        self._ask_to_stop()

    def pause(self) -> None:
        """Stop the bot gracefully, and don't start it again until `restart`."""
        self._wanted.clear()
        self._ask_to_stop()

    async def _run_once(self) -> None:
        self._restarting.clear()
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            env={**os.environ, **self.environment},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
        )
        self.starts += 1
        self._notify()
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            text = line.decode(errors="replace").rstrip()
            self.log.append(text)
            sys.stderr.write(text + "\n")
        status = await self._process.wait()
        how = f"signal {signal.Signals(-status).name}" if status < 0 else f"exit status {status}"
        self.log.append(f"The bot has ended ({how}).")
        self._notify()

    def _notify(self) -> None:
        for listener in self.on_change:
            listener()

    async def _end(self) -> None:
        self._ask_to_stop()
        if self._process is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(STOP_SECONDS):
                    await self._process.wait()
            self.kill()
            await self._process.wait()

    def _ask_to_stop(self) -> None:
        if self._process is not None and self.running:
            with contextlib.suppress(ProcessLookupError):
                self._process.terminate()


def stop_when_stdin_closes() -> None:
    """Wait until stdin is closed, then stop this process gracefully, or forcibly after a few seconds."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(TIED_STOP_SECONDS)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=stop_when_stdin_closes, name="end with the stand-in", daemon=True).start()
    sys.argv = [sys.argv[0]]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
