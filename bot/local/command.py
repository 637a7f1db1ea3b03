"""The command `play`: a Discord on this computer with the real bot in it, without a token."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import shlex
import signal
import sys
import tempfile
import time
import webbrowser
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import aiohttp

from bot.local.keeping import UnfitError, start_over, world_file
from bot.local.process import BotProcess
from bot.local.rest import RateLimit
from bot.local.server import LocalDiscord
from bot.local.truth import Json

OTHER_PORT = 8701
"""The port that is named where another one has to be tried."""

OF_THE_HOST = ("METRICS_PORT", "PROCESS", "PROCESSES", "SHARDS")
"""Settings of a bot that serves Discord from the same folder: the one here is a single process beside it."""

CHECK_SECONDS = 60.0
"""How long the page may take to have an answer from the bot, which starts meanwhile."""

BAD_INPUT = 2
NO_ANSWER = 1


async def play(asked: argparse.Namespace, database: Path) -> None:
    """Run the stand-in Discord and the bot until cancelled, or until it is seen that they work.

    Raises `OSError` where the port is taken, `UnfitError` where the kept world cannot be read, `TimeoutError`
    where the bot is silent.
    """
    settings = dict.fromkeys(OF_THE_HOST, "") | {"DISCORD_TOKEN": "local", "DATABASE": str(database)}
    bot = BotProcess([sys.executable, "-m", "bot.local.process"], settings)
    kept_in = None if asked.check else database
    discord = LocalDiscord(asked.port, rate_limit=RateLimit(), bot=bot, database=kept_in)
    await discord.start()
    running = asyncio.create_task(bot.run())
    try:
        if asked.check:
            await _check(discord)
            return
        sys.stdout.write(f"\n{_where_games_are(database)} {_how_to_start_over(asked)}\n")
        sys.stdout.write(f"\nOpen {discord.url} in your browser. Stop with Ctrl-C.\n\n")
        sys.stdout.flush()
        if not asked.no_browser and _has_windows():
            await asyncio.to_thread(webbrowser.open, discord.url)
        await running
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await discord.close()


async def _check(discord: LocalDiscord) -> None:
    """See the page, and let it type a command; raises `TimeoutError` where the bot is silent."""
    began = time.monotonic()
    async with asyncio.timeout(CHECK_SECONDS), aiohttp.ClientSession() as session:
        async with session.get(discord.url) as page:
            page.raise_for_status()
        await _type_help(session, discord)
    seconds = time.monotonic() - began
    sys.stdout.write(f"It works: the page is there, and /help is answered after {seconds:.1f} s.\n")


async def _type_help(session: aiohttp.ClientSession, discord: LocalDiscord) -> None:
    """Be a page on which the first person types /help; raises `TimeoutError` where nothing comes back."""
    person, channel = next(iter(discord.world.people.values())), str(discord.world.channels[0].id)
    async with session.ws_connect(f"{discord.url}/tab", params={"person": person.name}) as tab:
        commands: list[Json] = []
        while not any(each["name"] == "help" for each in commands):
            commands = (await tab.receive_json()).get("commands", {}).get(channel, [])
        # What is typed before the bot listens is never answered.
        await discord.gateway.wait_for_bot()
        await tab.send_json({"do": "slash", "nonce": 1, "channel": channel, "name": "help", "options": {}})
        while (told := await tab.receive_json())["type"] != "done":
            pass
        if not told["ok"]:
            raise TimeoutError(told["error"])


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Work until Ctrl-C or a request to terminate."""
    working = asyncio.create_task(work)
    # On Windows, Ctrl-C cancels the main task (asyncio.Runner), and nothing else asks a program to stop.
    if sys.platform != "win32":
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, working.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await working


def _was_played(asked: argparse.Namespace, database: Path) -> bool:
    """Whether a database is one of a local Discord: one that is named may be that of a bot on Discord."""
    with contextlib.suppress(OSError):
        return asked.database is None or (bool(database.name) and world_file(database).is_file())
    return False


def _where_games_are(database: Path) -> str:
    return f"Your games are kept in {database.resolve()} and {world_file(database).name}."


def _how_to_start_over(asked: argparse.Namespace) -> str:
    return f"To delete both and start over: {_again(asked, '--fresh')}"


def _again(asked: argparse.Namespace, *words: str) -> str:
    """Return what to type for the same games with other words."""
    file = () if asked.database is None else ("--database", asked.database.as_posix())
    return shlex.join(["seven-wonders", "play", *file, *words])


def _has_windows() -> bool:
    """Whether pages open beside the terminal: without windows, a browser would take its place."""
    return not sys.platform.startswith("linux") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def run(asked: argparse.Namespace, database: Path) -> int:
    """Play, with games kept in a database, or check that it works; return the exit status."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    try:
        if asked.check:
            with tempfile.TemporaryDirectory(prefix="seven-wonders-") as folder:
                asyncio.run(_until_stopped(play(asked, Path(folder) / "check.sqlite3")))
        else:
            if asked.fresh and _was_played(asked, database):
                start_over(database)
            asyncio.run(_until_stopped(play(asked, database)))
    except UnfitError as error:
        advice = "Name another file with --database."
        if _was_played(asked, database):
            advice = _how_to_start_over(asked)
        sys.stderr.write(f"Nothing was begun and nothing changed: {error}. {advice}\n")
        return BAD_INPUT
    except TimeoutError as error:
        sys.stderr.write(f"The bot gave no answer within {CHECK_SECONDS:.0f} s. {error}\n")
        return NO_ANSWER
    except OSError as error:
        other = _again(asked, "--port", str(OTHER_PORT))
        sys.stderr.write(f"Port {asked.port} cannot be used: {error.strerror}. Try another one: {other}\n")
        return BAD_INPUT
    return 0
