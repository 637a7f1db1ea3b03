"""A nudge: a player calls those who are awaited, once, and then not for a while."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from weakref import WeakValueDictionary

import discord

from bot.client import Client
from bot.refusal import Refusal
from bot.sitting import Sitting
from cogs.discord.message import escape, message
from cogs.game.leftovers import NUDGE, Leftovers
from cogs.game.messages import GameMessages, ready

QUIET_SECONDS = 3600.0
"""How long nobody of a game is nudged after a nudge."""

NUDGED = "nudged "
"""How the name begins that remembers a nudge, whatever became of its message; the time follows."""


class Nudges:
    """Calls those who are awaited."""

    def __init__(self, client: Client, messages: GameMessages, leftovers: Leftovers) -> None:
        """Call with ``messages``; ``leftovers`` takes back what comes too late."""
        self._client = client
        self._messages = messages
        self._leftovers = leftovers
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def nudge(self, sitting: Sitting, person: int, name: str) -> list[str]:
        """Call the others who are awaited, in the name of a player; gives their names.

        Raises `Refusal` where nobody else is awaited, or somebody was nudged a short while ago.
        """
        async with self._locks.setdefault(sitting.id, asyncio.Lock()):
            awaited = {
                seat.person: escape(seat.name)
                for seat in (sitting.seats[number] for number in sitting.waiting_for())
                if seat.person not in (None, person) and not sitting.plays_itself(seat.seat)
            }
            persons = [each for each in awaited if each is not None]
            if not persons:
                raise Refusal("refusal-nobody-to-nudge")
            self._refuse_too_soon(sitting)
            await self._call(sitting, persons, name)
        return [awaited[each] for each in persons]

    def _refuse_too_soon(self, sitting: Sitting) -> None:
        times = [float(name.removeprefix(NUDGED)) for name in sitting.posts if name.startswith(NUDGED)]
        quiet_until = max(times, default=-QUIET_SECONDS) + QUIET_SECONDS
        if self._client.now() < quiet_until:
            until = discord.utils.format_dt(datetime.fromtimestamp(quiet_until, UTC), "R")
            raise Refusal("refusal-nudged-already", until=until)

    async def _call(self, sitting: Sitting, persons: list[int], name: str) -> None:
        step, post = sitting.step, f"{NUDGE}{sitting.step}"
        text = self._client.languages.of(sitting.row.language)
        called = " ".join(f"<@{each}>" for each in persons)
        await self._leftovers.take_back(sitting, post)
        words = message(text("nudge", persons=called, name=escape(name)))
        await self._messages.once(sitting, post, ready(words), mentions=persons)
        former = [each for each in sitting.posts if each.startswith(NUDGED)]
        await self._messages.remember(sitting, f"{NUDGED}{int(self._client.now())}", sitting.posts[post])
        for each in former:
            await self._messages.forget(sitting, each)
        if not sitting.is_running:
            await self._leftovers.close(sitting.row.address, "game-stopped")
        elif sitting.step != step or not sitting.waiting_for():
            await self._leftovers.take_back(sitting, post)
