"""Tips for newcomers where all is played in the open: told to them alone, behind what they did last."""

from __future__ import annotations

from collections.abc import Mapping

from bot.client import Client
from bot.common.rows import MessageKey
from bot.languages.translator import Translator
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from bot.tables.tips import tip_now
from cogs.discord.delivery import best_effort
from cogs.discord.message import Message, button, custom_id, message
from cogs.discord.reply import Interaction
from cogs.game.face import Face
from cogs.game.tips import tip_line
from cogs.inbox.inbox import Inbox, Notice
from cogs.inbox.policies import Way
from engine.game import Seat
from engine.players.tips import Tip

TOPIC = "tips"


class PrivateTips:
    """Tells newcomers a tip in each of their turns, as a message that only they see.

    Discord sends such a message only as an answer: it comes with the turn where they have done something
    in the channel a short while ago, else with their first tap.
    """

    def __init__(self, client: Client, inbox: Inbox, faces: Mapping[str, Face]) -> None:
        """Tell through ``inbox``; games whose face has hands tell their tips there."""
        self._client = client
        self._inbox = inbox
        self._faces = faces
        self._telling: set[tuple[int, int]] = set()
        client.add_listener(self.on_answered)

    async def on_answered(self, interaction: Interaction) -> None:
        """Tell somebody what is due where they have done something."""
        session = self._client.sessions.at(interaction.channel_id or 0)
        seat = None if session is None else session.seat_of(interaction.user.id)
        if session is not None and seat is not None and seat in session.snapshot.waiting_for():
            await self.give(session, seat)

    async def give(self, session: Session, seat: Seat) -> None:
        """Tell the person on a seat what is due in this step, if anything; once."""
        person, face = session.seats[seat].person, self._faces[session.row.options.game]
        if person is None or face.has_hands or session.row.is_direct:
            return
        snapshot, whose = session.snapshot, (session.id, person)
        before = self._inbox.opened.get(session.id, MessageKey("tip", person=person))
        is_told = whose in self._telling or (before is not None and before.step == snapshot.step)
        if is_told or self._inbox.opened.last(session.row.place, person) is None:
            return
        tip = tip_now(snapshot, seat)
        if tip is None:
            return
        due = tip

        def words(text: Translator, _: Way) -> Message:
            return tip_message(snapshot, due, face, text)

        self._telling.add(whose)
        try:
            if before is not None:
                await before.delete()
            key = MessageKey("tip", snapshot.step, person=person)
            await best_effort(self._inbox.tell(Notice(session, key, person, words)))
        finally:
            self._telling.discard(whose)

    async def take_away(self, session: Session, person: int, besides: int | None) -> None:
        """Take a tip away that somebody has before them, but for the message ``besides``."""
        told = self._inbox.opened.get(session.id, MessageKey("tip", person=person))
        if told is not None and told.message != besides:
            await told.delete()


def tip_message(snapshot: GameSnapshot, tip: Tip, face: Face, text: Translator) -> Message:
    """Tell a tip, with the button that wants no more of them."""
    line = tip_line(tip, snapshot.game.view(None), face.names(snapshot, text), text)
    return message(line, (button(custom_id(TOPIC, snapshot.id, "off"), text("button-tips-off")),))
