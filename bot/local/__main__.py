"""Try the bot without a token: `python -m bot.local`, then open the address that it prints."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bot.local.keeping import Keeper, UnfitError, begin_anew, world_file
from bot.local.process import BotProcess
from bot.local.rest import RateLimit
from bot.local.server import LocalDiscord

DATABASE_HELP = "keep the bot's data in this file and the world in one beside it (default: both forgotten)"
HOW_ANEW = "To delete both and start over: make play-anew, or python -m bot.local with --anew."
HOW_ELSEWHERE = "Try another one: make play PORT=8701, or python -m bot.local with --port."


async def play(port: int, database: Path, keeper: Keeper | None) -> None:
    """Run the stand-in Discord and the bot until cancelled.

    Raises `OSError` where the port is taken, `UnfitError` where the kept world cannot be read.
    """

    def bot_at(url: str) -> BotProcess:
        environment = {"LOCAL_DISCORD": url, "DISCORD_TOKEN": "local", "DATABASE": str(database)}
        return BotProcess([sys.executable, "-m", "bot.local.tied"], environment)

    discord = LocalDiscord(port, rate_limit=RateLimit(), bot=bot_at, keeper=keeper)
    assert discord.bot is not None
    await discord.start()
    sys.stdout.write(f"\nOpen {discord.url} in your browser. Stop with Ctrl-C.\n\n")
    sys.stdout.flush()
    try:
        await discord.bot.run()
    finally:
        await discord.close()


async def play_until_stopped(port: int, database: Path, keeper: Keeper | None) -> None:
    """Play until Ctrl-C or a request to terminate."""
    playing = asyncio.create_task(play(port, database, keeper))
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, playing.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await playing


def _keeper(database: Path, *, anew: bool) -> Keeper:
    """Keep the world of a database, and say so; raises `UnfitError`."""
    if anew:
        begin_anew(database)
    keeper = Keeper(database)
    sys.stdout.write(f"\nWhat happens here is kept in {database} and {world_file(database)}. {HOW_ANEW}\n")
    return keeper


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and play; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot.local", description=__doc__)
    parser.add_argument("--port", type=int, default=8790, help="port on 127.0.0.1 (default: 8790)")
    parser.add_argument("--database", type=Path, help=DATABASE_HELP)
    parser.add_argument("--anew", action="store_true", help="delete what is kept, then begin")
    options = parser.parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    try:
        with tempfile.TemporaryDirectory(prefix="seven-wonders-") as directory:
            database, keeper = Path(directory) / "local.sqlite3", None
            if options.database is not None:
                database, keeper = options.database, _keeper(options.database, anew=options.anew)
            asyncio.run(play_until_stopped(options.port, database, keeper))
    except UnfitError as error:
        sys.stderr.write(f"Nothing was begun and nothing changed: {error}. {HOW_ANEW}\n")
        return 2
    except OSError as error:
        sys.stderr.write(f"Port {options.port} cannot be used: {error.strerror}. {HOW_ELSEWHERE}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
