"""The commands that need Discord or the database: bot, rehearse, backup, restore, move and recount."""

import argparse
import asyncio
import logging
import sys
from collections.abc import Mapping
from pathlib import Path

import aiohttp
import discord

from bot.app import rehearse, serve
from bot.cluster.supervisor import Supervisor
from bot.common.logs import set_up_logging
from bot.common.settings import ENV, DatabaseServer, database_at, read_database, read_settings, where
from bot.storage.errors import FencedError, StoreError
from bot.storage.opening_and_moving import move, open_store
from bot.storage.sqlite.backup import back_up, restore

log = logging.getLogger(__name__)

USAGE_STATUS = 2
UNREACHABLE_STATUS = 1


def run(asked: argparse.Namespace, environment: Mapping[str, str], home: Path) -> int:
    """Run a command with these settings; return the exit status. Raises `SettingsError`."""
    try:
        if asked.command in ("backup", "restore"):
            return _copy(asked.command, read_database(environment), asked.file)
        if asked.command == "recount":
            return asyncio.run(_recount(read_database(environment)))
        if asked.command == "move":
            return asyncio.run(_move(database_at(asked.source), database_at(asked.target)))
        settings = read_settings(environment, home / ENV)
        # The bot doesn't use voice: discord.py's warnings about missing packages would only alarm.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        if settings.local_discord is not None:
            from bot.local.bot_process import point_at

            point_at(settings.local_discord)
        if asked.command == "rehearse":
            return asyncio.run(rehearse(settings, asked.channel, asked.person, asked.file))
        set_up_logging(settings.log_level, settings.log_format, settings.token)
        if settings.parent is None:
            log.info("%s", where(home, settings.database))
        if settings.processes > 1 and settings.assignment is None:
            return asyncio.run(Supervisor(settings, environment).run())
        asyncio.run(serve(settings))
    except StoreError as error:
        return _fail(str(error), UNREACHABLE_STATUS if isinstance(error, FencedError) else USAGE_STATUS)
    except aiohttp.ClientConnectionError as error:
        reason = f"Discord cannot be reached ({error}): check the network, then start again."
        return _fail(reason, UNREACHABLE_STATUS)
    except discord.LoginFailure:
        return _fail(
            "Discord does not know this DISCORD_TOKEN: copy it again from your application's page "
            f"(Bot, Reset Token) into {home.resolve() / ENV}.",
            USAGE_STATUS,
        )
    return 0


def _fail(reason: str, status: int) -> int:
    print(reason, file=sys.stderr)  # noqa: T201 - for the person at the shell
    return status


def _copy(command: str, database: Path | DatabaseServer, file: Path) -> int:
    """Back up or restore the database; raises `StoreError`."""
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
    kept = "" if replaced is None else f" What was there before is in {replaced}."
    print(f"{database} is now as {file} was.{kept}")  # noqa: T201
    return 0


async def _move(source: Path | DatabaseServer, target: Path | DatabaseServer) -> int:
    """Copy a database into an empty one; raises `StoreError`."""
    rows = await move(source, target)
    print(  # noqa: T201
        f"All that {source} holds is in {target} as well: {rows} rows, each of them compared. Set DATABASE "
        "to the new one and start the bot; the old one is as it was."
    )
    return 0


async def _recount(database: Path | DatabaseServer) -> int:
    """Count all finished games again; raises `StoreError`."""
    if isinstance(database, Path) and not database.exists():  # noqa: ASYNC240 - nothing else runs
        raise StoreError(f"There is no database {database} to count: check DATABASE.")
    store = await open_store(database)
    try:
        games = await store.recount()
    finally:
        await store.close()
    print(f"Finished games of {database}, counted again: {games}.")  # noqa: T201
    return 0
