"""`seven-wonders rehearse`: the rehearsal as a command."""

from __future__ import annotations

import asyncio
import io
import logging
import signal
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Protocol, runtime_checkable

import aiohttp
from discord.ext import commands

from bot.common.logs import keep_secrets
from bot.common.settings import DatabaseServer, Settings, SettingsError
from bot.rehearsal.plan import Plan
from bot.rehearsal.report import MARKS, Report
from bot.rehearsal.traffic import Traffic
from bot.rehearsal.traffic_file import write_traffic
from bot.storage.errors import ServedError
from bot.storage.opening import refuse_served

ALL_RIGHT, SOMETHING_WRONG = 0, 1


MakeClient = Callable[[Settings, aiohttp.TraceConfig], commands.AutoShardedBot]
"""Makes a client for rehearsing, with its requests traced."""


@runtime_checkable
class Rehearsal(Protocol):
    """The interface of the rehearsal cog."""

    names: set[str]

    async def rehearse(self, plan: Plan, traffic: Traffic, report: Report) -> None:
        """Run the chosen acts, and delete what was posted."""


async def rehearse(settings: Settings, make_client: MakeClient, plan: Plan, file: Path) -> int:
    """Rehearse with the bot of these settings; return the exit status.

    Raises `SettingsError` if the bot is running or the file can't be written, and the client's own error if
    it can't log in.
    """
    await asyncio.to_thread(_refuse_beside_the_bot, settings.database)
    await asyncio.to_thread(_refuse_unwritable, file)
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
            names: set[str] = set()
            try:
                await asyncio.wait({serving, working}, return_when=asyncio.FIRST_COMPLETED)
                if serving.done():
                    working.cancel()
                    serving.result()
                names = await working
            except asyncio.CancelledError:
                report.add(False, "Stopped", "You have stopped the rehearsal before it began.")
            finally:
                serving.cancel()
                await asyncio.gather(serving, working, return_exceptions=True)
    try:
        write_traffic(file, traffic, report, names, settings.token, log.getvalue().splitlines())
    except OSError as error:
        report.add(
            False, "File", f"{file} could not be written ({error.strerror}); all else is as told above."
        )
    counted = ", ".join(f"{report.count(right)} {mark}" for right, mark in MARKS.items())
    print(  # noqa: T201 - for whoever rehearses
        f"\n{counted}. What went over the wire is in {file}: no token, "
        "other ids and names; please look at it before you send it to anybody."
    )
    return ALL_RIGHT if report.right else SOMETHING_WRONG


async def _work(client: commands.AutoShardedBot, plan: Plan, traffic: Traffic, report: Report) -> set[str]:
    await client.wait_until_ready()
    rehearsal = client.get_cog("rehearsal")
    assert isinstance(rehearsal, Rehearsal)
    await rehearsal.rehearse(plan, traffic, report)
    return rehearsal.names


def _refuse_beside_the_bot(database: Path | DatabaseServer) -> None:
    """Refuse to run beside the bot, which would answer the taps as well. Raises `SettingsError`."""
    try:
        refuse_served(database)
    except ServedError as error:
        raise SettingsError(
            "The bot is running: stop it and repeat; both would answer the same taps. The games go on when "
            "it runs again."
        ) from error


def _refuse_unwritable(file: Path) -> None:
    """Refuse an unwritable file, without leaving a new one. Raises `SettingsError`."""
    is_new = not file.exists()
    try:
        file.open("a").close()
        if is_new:
            file.unlink()
    except OSError as error:
        raise SettingsError(
            f"The file {file} cannot be written ({error.strerror}): name another with --file."
        ) from error


def _capture_log(level: str) -> io.StringIO:
    """Redirect the log to the buffer returned."""
    written, number = io.StringIO(), logging.getLevelNamesMapping()[level]
    logging.basicConfig(
        stream=written, level=number, format="%(levelname)s %(name)s: %(message)s", force=True
    )
    keep_secrets(number)
    return written
