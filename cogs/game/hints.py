"""**Hint**: what a strong player would do now, and why, told to the player who asks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Hashable
from typing import Any

from bot.client import Client
from bot.once import Once
from bot.refusal import Refusal
from bot.sitting import Sitting
from cogs.discord.message import message
from cogs.discord.reply import answer_deferred, defer, translator
from cogs.discord.router import Tap
from cogs.game.announcer import Announcer
from cogs.game.reasons import why
from engine.game import Decision, Seat
from engine.players.hints import Hint, reasons_for

KEPT = 200
"""So many hints are kept, so that who taps again is answered without another search."""


class HintTaps:
    """Answers who asks for a hint, from what their seat sees."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        """Work for ``client`` with the faces of ``announcer``."""
        self._client = client
        self._announcer = announcer
        self._hints: Once[Hashable, Hint] = Once(KEPT)

    async def tapped(self, tap: Tap) -> None:
        """Answer a tap, ``step``: think beside everything else, then say it to this person alone."""
        sitting, interaction = tap.sitting, tap.interaction
        if not sitting.row.options.has_hints:
            raise Refusal("refusal-no-hints")
        seat = sitting.seat_of(interaction.user.id)
        if seat is None:
            raise Refusal("refusal-spectator")
        decision = _asked(sitting, seat)
        if decision is None:
            raise Refusal("refusal-nothing-to-advise")
        if tap.number(0) != sitting.step:
            raise Refusal("refusal-hint-over")
        await defer(interaction, ephemeral=True, thinking=True)
        step, view = sitting.step, sitting.game.view(seat)
        found = await self.thought(sitting, seat, decision)
        if not sitting.asks(step):
            raise Refusal("refusal-hint-over")
        text, face = translator(interaction), self._announcer.face(sitting)
        names = face.names(sitting, text)
        what = face.choice_in_words(view, found.choice, names, text)
        said = why(what, found.reasons, sitting.row.options.game, names, text)
        await answer_deferred(interaction, message(said))

    async def thought(self, sitting: Sitting, seat: Seat, decision: Decision[Any]) -> Hint:
        """Give what a strong player would do on a seat, thought out once for each decision."""
        view = sitting.game.view(seat)
        picked = sitting.picks.get(seat) if decision.seat != seat else None
        key = (sitting.id, sitting.step, decision.seat, picked)
        return await self._hints.get(key, lambda: self._think(view, decision))

    async def _think(self, view: Any, decision: Decision[Any]) -> Hint:
        """Ask a strong computer player for a choice, and the engine why."""
        choice = await self._client.computers.choose("strong", view, decision, random.Random(0))
        return Hint(choice, await asyncio.to_thread(reasons_for, view, decision, choice))


def _asked(sitting: Sitting, seat: Seat) -> Decision[Any] | None:
    """Give what a player has to decide, or has picked already and may still change."""
    open_now = sitting.decision(seat)
    if open_now is not None:
        return open_now
    return next((each for each in sitting.game.decisions() if each.chooser == seat), None)
