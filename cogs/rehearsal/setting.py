"""Where and with whom a rehearsal plays: what all of its parts use."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import discord

from bot.client import Client
from bot.languages.translator import Translator
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Traffic
from bot.rehearsal.wish import Plan
from cogs.discord.delivery import Delivery
from cogs.rehearsal.looking import Looking

Channel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread

LOOK_AGAIN_SECONDS = 0.01

FoundT = TypeVar("FoundT")


@dataclass(frozen=True)
class Setting:
    """The bot, the channel and the person of a rehearsal, and what is heard and told of it."""

    client: Client
    delivery: Delivery
    text: Translator
    plan: Plan
    traffic: Traffic
    report: Report
    looking: Looking
    channel: Channel
    person: discord.User


async def found(find: Callable[[], FoundT | None], seconds: float) -> FoundT | None:
    """Look again and again for something, for so many seconds; return None where it does not come."""
    until = asyncio.get_running_loop().time() + seconds
    while (what := find()) is None and asyncio.get_running_loop().time() < until:  # noqa: ASYNC110
        await asyncio.sleep(LOOK_AGAIN_SECONDS)
    return what
