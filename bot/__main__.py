"""`python -m bot`: serve Discord until stopped, rehearse, back games up, restore, move or count them."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import aiohttp
import discord
from dotenv import dotenv_values

from bot.app import make_rehearsing_client, serve
from bot.cluster.postgres.parent import Parent
from bot.common.logs import set_up_logging
from bot.common.settings import (
    DatabaseServer,
    Settings,
    SettingsError,
    database_at,
    read_database,
    read_settings,
)
from bot.rehearsal.command import rehearse
from bot.rehearsal.wish import TAP_SECONDS, Wish
from bot.storage.errors import FencedError, StoreError
from bot.storage.opening import move, open_store
from bot.storage.sqlite.backup import back_up, restore

USAGE_STATUS = 2
UNREACHABLE_STATUS = 1
LONGEST_TAP_SECONDS = 3600.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; return the exit status.

    It is 2 where a setting is wrong, 1 without a network or where a rehearsal has found something wrong.
    """
    asked = _read(arguments)
    try:
        environment = _environment()
        if asked.command in ("backup", "restore"):
            return _copy(asked.command, read_database(environment), asked.file)
        if asked.command == "recount":
            return asyncio.run(_recount(read_database(environment)))
        if asked.command == "move":
            return _move(database_at(asked.source), database_at(asked.target))
        settings = read_settings(environment)
        _prepare(settings)
        if asked.command == "rehearse":
            wish = Wish(asked.channel, asked.person, asked.tap_seconds)
            return asyncio.run(rehearse(settings, make_rehearsing_client, wish, asked.file))
        if settings.processes > 1 and settings.share is None:
            set_up_logging(settings.log_level, settings.log_format, settings.token)
            return asyncio.run(Parent(settings, environment).run())
        asyncio.run(serve(settings))
    except FencedError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return UNREACHABLE_STATUS
    except (SettingsError, StoreError) as error:
        print(error, file=sys.stderr)  # noqa: T201 - for the person at the shell
        return USAGE_STATUS
    except aiohttp.ClientConnectionError as error:
        print(f"Discord cannot be reached ({error}): check the network, then start again.", file=sys.stderr)  # noqa: T201
        return UNREACHABLE_STATUS
    except discord.LoginFailure:
        print(  # noqa: T201
            "Discord does not know this DISCORD_TOKEN: copy it again from your application's page "
            "(Bot, Reset Token).",
            file=sys.stderr,
        )
        return USAGE_STATUS
    return 0


def _environment() -> dict[str, str]:
    """Read `.env`, over which the environment goes; raises `SettingsError` where it is no text."""
    try:
        written = dotenv_values(".env")
    except UnicodeDecodeError as error:
        raise SettingsError(
            "The file .env cannot be read: save it again as plain text in UTF-8 (see .env.example)."
        ) from error
    return {name: value for name, value in written.items() if value is not None} | os.environ


def _read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Serve Discord with the token of .env until stopped."
    )
    commands = parser.add_subparsers(dest="command", metavar="[COMMAND]")
    rehearsal = commands.add_parser(
        "rehearse",
        help="try every message of the bot once on the real Discord, and take them away again",
        description="Try every message of the bot once in a channel and with a person, ask this person for "
        "three taps, take everything away again, and tell with ✔ and ✘ what is as it should be. Stop the bot "
        "first. Ends with status 0 when nothing is ✘, with 1 when something is.",
    )
    rehearsal.add_argument(
        "--channel", type=int, required=True, metavar="ID", help="the channel or thread to play in"
    )
    rehearsal.add_argument(
        "--person", type=int, metavar="ID", help="who plays and taps (default: who owns the application)"
    )
    rehearsal.add_argument(
        "--tap-seconds",
        type=_seconds,
        default=TAP_SECONDS,
        metavar="N",
        help="how long to wait for the three taps (default: %(default).0f)",
    )
    rehearsal.add_argument(
        "--file",
        type=Path,
        default=Path("rehearsal.json"),
        help="where the requests and answers are kept (default: %(default)s)",
    )
    for name, what in (
        ("backup", "copy the database to a new file, also while the bot runs"),
        ("restore", "put a backup in the place of the database; stop the bot first"),
    ):
        copying = commands.add_parser(name, help=what, description=f"{what[0].upper()}{what[1:]}.")
        copying.add_argument("file", type=Path, metavar="FILE", help="the backup")
    what = "write all that a database holds into an empty one, and compare them; stop the bot first"
    moving = commands.add_parser(
        "move",
        help=what,
        description=f"{what[0].upper()}{what[1:]}. What there was stays. A password need not stand here: "
        "PGPASSWORD and a password file are read as well.",
    )
    place = "a file, or postgresql://NAME:PASSWORD@HOST/DATABASE"
    moving.add_argument("source", metavar="FROM", help=place)
    moving.add_argument("target", metavar="TO", help=place)
    what = "count all finished games anew, statistics and ratings; stop the bot first"
    commands.add_parser("recount", help=what, description=f"{what[0].upper()}{what[1:]}.")
    return parser.parse_args(arguments)


def _copy(command: str, database: Path | DatabaseServer, file: Path) -> int:
    """Back the database up or put a backup in its place; raises `StoreError`."""
    if isinstance(database, DatabaseServer):
        raise StoreError(
            "DATABASE is a PostgreSQL server: back it up and restore it with pg_dump and pg_restore; "
            "nothing was changed."
        )
    if command == "backup":
        back_up(database, file)
        print(f"{file} holds all that {database} held at this moment.")  # noqa: T201
        return 0
    replaced = restore(database, file)
    if replaced is None:
        kept = ""
    elif replaced.is_damaged:
        kept = f" The database that was there is damaged and was moved to {replaced.file} as it was."
    else:
        kept = f" What was there before is in {replaced.file}."
    print(f"{database} is now as {file} was.{kept}")  # noqa: T201
    return 0


def _move(source: Path | DatabaseServer, target: Path | DatabaseServer) -> int:
    """Write all that a database holds into an empty one; raises `StoreError`."""
    moved = asyncio.run(move(source, target))
    print(  # noqa: T201
        f"All that {source} holds is in {target} as well: {moved.rows} rows of {moved.tables} tables, "
        "each of them compared. Set DATABASE to the new one and start the bot; the old one is as it was."
    )
    return 0


async def _recount(database: Path | DatabaseServer) -> int:
    """Count all finished games anew; raises `StoreError`."""
    store = await open_store(database)
    try:
        games = await store.recount()
    finally:
        await store.close()
    print(f"{games} finished games of {database} are counted anew.")  # noqa: T201
    return 0


def _seconds(word: str) -> float:
    seconds = float(word)
    if not 0 < seconds <= LONGEST_TAP_SECONDS:
        raise ValueError(word)
    return seconds


def _prepare(settings: Settings) -> None:
    # The bot never speaks: what discord.py says of missing voice packages would only alarm.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    if settings.local_discord is not None:
        from bot.local.address import point_at

        point_at(settings.local_discord)


if __name__ == "__main__":
    sys.exit(main())
