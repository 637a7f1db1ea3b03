"""`python -m bot`: serve Discord until stopped."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys

import aiohttp
import discord
from dotenv import dotenv_values

from bot.client import Client
from bot.database import DatabaseError
from bot.logs import set_up_logging
from bot.settings import Settings, SettingsError, read_settings

USAGE_STATUS = 2
UNREACHABLE_STATUS = 1


def main() -> int:
    """Run the bot; gives the exit status: 2 where a setting is wrong, 1 without a network."""
    environment = {name: value for name, value in dotenv_values(".env").items() if value is not None}
    try:
        settings = read_settings({**environment, **os.environ})
        asyncio.run(_serve(settings))
    except (SettingsError, DatabaseError) as error:
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


async def _serve(settings: Settings) -> None:
    # The bot never speaks: what discord.py says of missing voice packages would only alarm.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    set_up_logging(settings.log_level)
    if settings.local_discord is not None:
        from bot.local.address import point_at

        point_at(settings.local_discord)
    async with Client(settings) as client:
        loop = asyncio.get_running_loop()
        serving = asyncio.ensure_future(client.start(settings.token))
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, serving.cancel)
        try:
            await serving
        except asyncio.CancelledError:
            logging.getLogger(__name__).info("stopped; the games go on at the next start")


if __name__ == "__main__":
    sys.exit(main())
