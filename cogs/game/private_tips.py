"""Tips for newcomers where all is played in the open: told to them alone, behind what they did last."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import discord

from bot.client import Client
from bot.common.cache import Cache
from bot.languages.translator import Translator
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from bot.tables.tips import tip_now
from cogs.discord.delivery import not_in_the_way
from cogs.discord.message import Message, button, custom_id, message
from cogs.discord.reply import Interaction, translator
from cogs.game.face import Face
from cogs.game.tips import tip_line
from engine.game import Seat
from engine.players.tips import Tip

TOPIC = "tips"

REMEMBERED = 500
"""Of so many people it is remembered what they did last; Discord takes answers to it for 15 minutes."""


@dataclass(frozen=True, slots=True)
class Told:
    """A tip that somebody has before them, and the step that it was for."""

    step: int
    sent: discord.WebhookMessage


class PrivateTips:
    """Tells newcomers a tip in each of their turns, as a message that only they see.

    Discord sends such a message only as an answer: it comes with the turn where they have done something
    in the channel a short while ago, else with their first tap.
    """

    def __init__(self, client: Client, faces: Mapping[str, Face]) -> None:
        """Work for ``client``; games whose face has hands tell their tips there."""
        self._client = client
        self._faces = faces
        self._last: Cache[tuple[int, int], Interaction] = Cache(REMEMBERED)
        self._told: Cache[tuple[int, int], Told] = Cache(REMEMBERED)
        self._telling: set[tuple[int, int]] = set()
        client.add_listener(self.on_answered)

    async def on_answered(self, interaction: Interaction) -> None:
        """Remember what somebody did last in a channel, and tell them there what is due."""
        person, place = interaction.user.id, interaction.channel_id or 0
        session = self._client.sessions.at(place)
        self._last.put((place, person), interaction)
        seat = None if session is None else session.seat_of(person)
        if session is not None and seat is not None and seat in session.snapshot.waiting_for():
            await self.give(session, seat)

    async def give(self, session: Session, seat: Seat) -> None:
        """Tell the person on a seat what is due in this step, if anything; once."""
        person, face = session.seats[seat].person, self._faces[session.row.options.game]
        if person is None or face.has_hands or session.row.is_direct:
            return
        whose, step = (session.id, person), session.step
        interaction = self._last.get((session.row.place, person))
        before = self._told.get(whose)
        if interaction is None or interaction.is_expired() or (before is not None and before.step == step):
            return
        snapshot = session.snapshot
        tip = tip_now(snapshot, seat)
        if tip is None or whose in self._telling:
            return
        self._telling.add(whose)
        try:
            made = tip_message(snapshot, tip, face, translator(interaction))
            if before is not None:
                await not_in_the_way(before.sent.delete())
            await not_in_the_way(self._send(interaction, whose, step, made.view()))
        finally:
            self._telling.discard(whose)

    async def _send(
        self, interaction: Interaction, whose: tuple[int, int], step: int, view: discord.ui.LayoutView
    ) -> None:
        sent = await interaction.followup.send(view=view, ephemeral=True, wait=True)
        self._told.put(whose, Told(step, sent))

    async def take_away(self, session: Session, person: int, besides: int | None) -> None:
        """Take a tip away that somebody has before them, but for the message ``besides``."""
        told = self._told.get((session.id, person))
        if told is not None and told.sent.id != besides:
            await not_in_the_way(told.sent.delete())


def tip_message(snapshot: GameSnapshot, tip: Tip, face: Face, text: Translator) -> Message:
    """Tell a tip, with the button that wants no more of them."""
    line = tip_line(tip, snapshot.game.view(None), face.names(snapshot, text), text)
    return message(line, (button(custom_id(TOPIC, snapshot.id, "off"), text("button-tips-off")),))
