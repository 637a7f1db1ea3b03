"""What all parts of a rehearsal share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import discord

from bot.client import Client
from bot.languages.translator import Translator
from bot.rehearsal.plan import Plan
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Traffic
from cogs.discord.delivery import Delivery
from cogs.rehearsal.message_checker import MessageChecker

Channel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread

LOOK_AGAIN_SECONDS = 0.01

FoundT = TypeVar("FoundT")


@dataclass(frozen=True)
class RehearsalContext:
    """The bot, channel and person of a rehearsal, its traffic and its report."""

    client: Client
    delivery: Delivery
    text: Translator
    plan: Plan
    traffic: Traffic
    report: Report
    checker: MessageChecker
    channel: Channel
    person: discord.User


async def poll(find: Callable[[], FoundT | None], seconds: float) -> FoundT | None:
    """Call ``find`` until it returns a value; return None if it doesn't within ``seconds``."""
    until = asyncio.get_running_loop().time() + seconds
    while (what := find()) is None and asyncio.get_running_loop().time() < until:  # noqa: ASYNC110
        await asyncio.sleep(LOOK_AGAIN_SECONDS)
    return what
