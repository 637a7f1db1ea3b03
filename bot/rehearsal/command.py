"""`seven-wonders rehearse`: the rehearsal as a command."""

import asyncio
import io
import logging
import os
import signal
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Protocol, runtime_checkable

import aiohttp
from discord.ext import commands

from bot.common.logs import keep_secrets
from bot.common.settings import DatabaseServer, Settings, SettingsError
from bot.rehearsal.report import MARKS, Plan, Report
from bot.rehearsal.traffic import Traffic
from bot.storage.errors import ServedError
from bot.storage.opening import refuse_served

ALL_RIGHT, SOMETHING_WRONG = 0, 1


MakeClient = Callable[[Settings, aiohttp.TraceConfig], commands.AutoShardedBot]
"""Makes a client for rehearsing, with its requests traced."""


@runtime_checkable
class Rehearsal(Protocol):
    """The interface of the rehearsal cog."""

    async def rehearse(self, plan: Plan, traffic: Traffic, report: Report) -> None:
        """Run the chosen parts, and delete what was posted, even if it is cancelled midway."""


async def rehearse(settings: Settings, make_client: MakeClient, plan: Plan, file: Path) -> int:
    """Rehearse with the bot of these settings; return the exit status.

    Raises `SettingsError` if the bot is running or the file can't be written, and the client's own error if
    it can't log in.
    """
    await asyncio.to_thread(_refuse_to_begin, settings.database, file)
    log = _capture_log(settings.log_level)
    report, traffic = Report(partial(print, flush=True)), Traffic()
    with tempfile.TemporaryDirectory(prefix="seven-wonders-rehearsal-") as directory:
        own = replace(settings, database=Path(directory) / "rehearsal.sqlite3")
        async with make_client(own, traffic.trace()) as client:
            serving = asyncio.ensure_future(client.start(own.token))
            working = asyncio.ensure_future(_work(client, plan, traffic, report))
            # On Windows, Ctrl-C cancels the main task (asyncio.Runner).
            if sys.platform != "win32":
                for number in (signal.SIGINT, signal.SIGTERM):
                    asyncio.get_running_loop().add_signal_handler(number, working.cancel)
            with suppress(asyncio.CancelledError):
                await asyncio.wait({serving, working}, return_when=asyncio.FIRST_COMPLETED)
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            try:
                (serving if serving.done() else working).result()
            except asyncio.CancelledError:
                report.add(False, "Stopped", "You have stopped the rehearsal before its end.")
            finally:
                serving.cancel()
                await asyncio.gather(serving, return_exceptions=True)
    traffic.write(file, report, settings.token, log.getvalue().splitlines())
    counted = ", ".join(f"{report.count(right)} {mark}" for right, mark in MARKS.items())
    print(  # noqa: T201 - for whoever rehearses
        f"\n{counted}. What went over the wire is in {file}: no token, "
        "other ids and names; please look at it before you send it to anybody."
    )
    return ALL_RIGHT if report.right else SOMETHING_WRONG


async def _work(client: commands.AutoShardedBot, plan: Plan, traffic: Traffic, report: Report) -> None:
    await client.wait_until_ready()
    rehearsal = client.get_cog("rehearsal")
    assert isinstance(rehearsal, Rehearsal)
    await rehearsal.rehearse(plan, traffic, report)


def _refuse_to_begin(database: Path | DatabaseServer, file: Path) -> None:
    """Refuse an unwritable file, and to run beside the bot, which would answer the taps as well.

    Raises `SettingsError`.
    """
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise SettingsError(f"The file {file} cannot be written: name another with --file.")
    try:
        refuse_served(database)
    except ServedError as error:
        raise SettingsError(
            "The bot is running: stop it and repeat; both would answer the same taps. The games go on when "
            "it runs again."
        ) from error


def _capture_log(level: str) -> io.StringIO:
    """Redirect the log to the buffer returned."""
    written, number = io.StringIO(), logging.getLevelNamesMapping()[level]
    logging.basicConfig(
        stream=written, level=number, format="%(levelname)s %(name)s: %(message)s", force=True
    )
    keep_secrets(number)
    return written
