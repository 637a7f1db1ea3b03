"""The command `play`: a Discord on this computer with the real bot in it, without a token."""

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

from bot.local.bot_process import BotProcess
from bot.local.discord_api import RateLimit
from bot.local.server import LocalDiscord
from bot.local.world_file import WorldError, start_over, world_file

FALLBACK_PORT = 8701
"""The port suggested if the usual one is taken."""

HOST_SETTINGS = ("METRICS_PORT", "PROCESS", "PROCESSES", "SHARDS")
"""Settings meant for a bot on Discord in the same folder: the local one is a single process beside it."""

CHECK_SECONDS = 60.0
"""How long the bot may take to start and to answer for the first time."""

START_OVER = "To delete both and start over: "

BAD_INPUT = 2
NO_ANSWER = 1


async def play(args: argparse.Namespace, database: Path) -> None:
    """Run the stand-in Discord and the bot until cancelled, or with ``check`` until they are seen to work.

    Raises `OSError` if the port is taken, `WorldError` if the saved world can't be read, `TimeoutError` if
    the bot doesn't answer.
    """
    settings = dict.fromkeys(HOST_SETTINGS, "") | {"DISCORD_TOKEN": "local", "DATABASE": str(database)}
    bot = BotProcess([sys.executable, "-m", "bot.local.bot_process"], settings)
    kept_in = None if args.check else database
    discord = LocalDiscord(args.port, rate_limit=RateLimit(), bot=bot, database=kept_in)
    await discord.start()
    running = asyncio.create_task(bot.run())
    try:
        if args.check:
            await _check(discord)
            return
        sys.stdout.write(f"\n{_where_games_are(database)} {START_OVER}{_command_line(args, '--fresh')}\n")
        sys.stdout.write(f"\nOpen {discord.url} in your browser. Stop with Ctrl-C.\n\n")
        sys.stdout.flush()
        if not args.no_browser and _has_desktop():
            await asyncio.to_thread(webbrowser.open, discord.url)
        await running
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await discord.close()


async def _check(discord: LocalDiscord) -> None:
    """Load the page and type /help; raises `TimeoutError` if the bot doesn't answer."""
    began, channel = time.monotonic(), discord.world.channels[0].id
    person, registered = next(iter(discord.world.people.values())), asyncio.Event()
    discord.world.on_commands.append(registered.set)
    async with asyncio.timeout(CHECK_SECONDS), aiohttp.ClientSession() as session:
        async with session.get(discord.url) as page:
            page.raise_for_status()
        # A command typed before the bot is connected is never answered.
        await discord.gateway.wait_for_bot()
        await registered.wait()
        if not (await person.slash(channel, "help")).acknowledged:
            raise TimeoutError("/help was not answered.")
    seconds = time.monotonic() - began
    sys.stdout.write(f"It works: the page is there, and /help is answered after {seconds:.1f} s.\n")


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Work until Ctrl-C or SIGTERM."""
    working = asyncio.create_task(work)
    # On Windows, Ctrl-C cancels the main task (asyncio.Runner), and there is no other stop signal.
    if sys.platform != "win32":
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, working.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await working


def _is_local(args: argparse.Namespace, database: Path) -> bool:
    """Whether a database is a local Discord's: one given by name may belong to a bot on Discord."""
    with contextlib.suppress(OSError):
        return args.database is None or (bool(database.name) and world_file(database).is_file())
    return False


def _where_games_are(database: Path) -> str:
    return f"Your games are kept in {database.resolve()} and {world_file(database).name}."


def _command_line(args: argparse.Namespace, *words: str) -> str:
    """Return the command line for the same games with other options."""
    file = () if args.database is None else ("--database", args.database.as_posix())
    return shlex.join(["seven-wonders", "play", *file, *words])


def _has_desktop() -> bool:
    """Whether a browser opens in its own window: without a desktop it would take over the terminal."""
    return not sys.platform.startswith("linux") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def run(args: argparse.Namespace, database: Path) -> int:
    """Play with the games of a database, or check that it works; return the exit status."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    try:
        if args.check:
            with tempfile.TemporaryDirectory(prefix="seven-wonders-") as folder:
                asyncio.run(_until_stopped(play(args, Path(folder) / "check.sqlite3")))
        else:
            if args.fresh and _is_local(args, database):
                start_over(database)
            asyncio.run(_until_stopped(play(args, database)))
    except WorldError as error:
        advice = "Name another file with --database."
        if _is_local(args, database):
            advice = START_OVER + _command_line(args, "--fresh")
        sys.stderr.write(f"Nothing was begun and nothing changed: {error}. {advice}\n")
        return BAD_INPUT
    except TimeoutError as error:
        sys.stderr.write(f"The bot gave no answer within {CHECK_SECONDS:.0f} s. {error}\n")
        return NO_ANSWER
    except OSError as error:
        other = _command_line(args, "--port", str(FALLBACK_PORT))
        sys.stderr.write(f"Port {args.port} cannot be used: {error.strerror}. Try another one: {other}\n")
        return BAD_INPUT
    return 0
