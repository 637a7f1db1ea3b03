"""`seven-wonders rehearse`: the rehearsal as a command."""

import asyncio
import io
import logging
import os
import signal
import sys
import tempfile
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.client import Client
from bot.cluster.single_process import Cluster
from bot.common.logs import keep_secrets
from bot.common.settings import DatabaseServer, Settings, SettingsError
from bot.storage.errors import ServedError
from bot.storage.opening_and_moving import refuse_served
from cogs.app import assemble
from cogs.rehearsal.rehearsal import Rehearsal
from cogs.rehearsal.report import MARKS, Plan, Report
from cogs.rehearsal.traffic import Traffic


async def rehearse(settings: Settings, plan: Plan, file: Path) -> int:
    """Rehearse with the bot of these settings; return 0, or 1 if something was wrong.

    Raises `SettingsError` if the bot is running or the file can't be written, and the client's own error if
    it can't log in.
    """
    await asyncio.to_thread(_refuse_to_begin, settings.database, file)
    log, level = io.StringIO(), logging.getLevelNamesMapping()[settings.log_level]
    logging.basicConfig(stream=log, level=level, format="%(levelname)s %(name)s: %(message)s", force=True)
    keep_secrets(level)
    report, traffic = Report(partial(print, flush=True)), Traffic()
    with tempfile.TemporaryDirectory(prefix="seven-wonders-rehearsal-") as directory:
        database = Path(directory) / "rehearsal.sqlite3"
        own = replace(settings, database=database)
        async with Client(own, Cluster(database), assemble, trace=traffic.trace()) as client:
            serving = asyncio.ensure_future(client.start(own.token))
            working = asyncio.ensure_future(Rehearsal(client, plan, traffic, report).run())
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
    return 0 if report.right else 1


def _refuse_to_begin(database: Path | DatabaseServer, file: Path) -> None:
    """Refuse an unwritable file, and to run beside the bot, which would answer the taps as well."""
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise SettingsError(f"The file {file} cannot be written: name another with --file.")
    try:
        refuse_served(database)
    except ServedError as error:
        raise SettingsError(
            "The bot is running: stop it and repeat; both would answer the same taps. The games go on when "
            "it runs again."
        ) from error
