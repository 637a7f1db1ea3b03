"""Public messages about seats that change hands, with buttons to take a seat or readmit a player."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.client import Client
from bot.common.rows import MessageKey, MessageRef, Note, SeatRow
from bot.languages.translator import Translator
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from cogs.discord.delivery import FAULTS, best_effort
from cogs.discord.message import Message, button, custom_id, escape, message
from cogs.game.presenter import Presenters
from cogs.inbox.inbox import Inbox, Notice
from cogs.inbox.policies import Way

log = logging.getLogger(__name__)


class SeatNews:
    """Announces who left a seat, took one, was replaced, or can come back."""

    def __init__(self, client: Client, inbox: Inbox, presenters: Presenters) -> None:
        """Post through ``inbox``; the presenters of games name the cities."""
        self._client = client
        self._inbox = inbox
        self._presenters = presenters

    async def left(self, session: Session, before: SeatRow, *, removed: bool) -> None:
        """Offer the seat of a person who left it, or was ``removed`` from it, naming them.

        A removed person is told by direct message if possible, else mentioned in the channel, once per game:
        repeated replacements don't ping them.
        """
        assert before.person is not None
        called, why, mentions = Note("replaced", person=before.person), "seat-left", list[int]()
        if removed and not await self._tell_directly(session, before, before.person):
            mentions = [] if called in session.posted.notes else [before.person]
        if removed:
            why = "seat-replaced-called" if mentions else "seat-replaced"
        await best_effort(self._offer(session, before, why, called, mentions))

    async def _tell_directly(self, session: Session, before: SeatRow, person: int) -> bool:
        """Tell a person by direct message that they were replaced; return whether it got through."""

        def words(text: Translator, _: Way) -> Message:
            text = text.at_table(self._text(session))
            place, city = f"<#{session.row.place}>", self._city(session, before, text)
            return message(text("seat-replaced-you", place=place, city=city))

        key = MessageKey("replaced", person=person)
        try:
            return await self._inbox.tell(Notice(session, key, person, words)) is not None
        except FAULTS as error:
            log.warning("a player could not be told that they were replaced: %s", error)
            return False

    async def taken(self, session: Session, before: SeatRow, offer: MessageRef | None) -> None:
        """Announce a new player in place of the offer of the seat, or a player back on their own."""
        text, after = self._text(session), session.seats[before.seat]
        name = escape(after.name)
        if before.person == after.person:
            await best_effort(self._say(session, text("seat-back", name=name)))
            await best_effort(self._tell_only_other_person(session, after))
            return
        key = MessageKey("offer", seat=before.seat)
        await self._inbox.messages.settle(session)
        sentence = text("seat-taken-over", name=name, city=self._city(session, before, text))
        known = session.messages.get(key)
        await best_effort(self._tell_in_place(session, offer or known, sentence))
        if known is not None:
            await self._inbox.messages.forget(session, key)
        await best_effort(self._tell_only_other_person(session, after))

    async def _tell_only_other_person(self, session: Session, after: SeatRow) -> None:
        """Tell the only other person at a table with hands that their picks need no confirmation now."""
        others = [row for row in session.seats if row.person is not None and row.seat != after.seat]
        others = [row for row in others if not session.snapshot.plays_itself(row.seat)]
        if len(others) != 1 or session.row.options.in_turns:
            return
        other = others[0]
        assert other.person is not None
        if not (await self._client.store.person(other.person)).without_confirmation:
            await self._say(session, self._text(session)("seat-no-longer-alone", name=escape(other.name)))

    async def ask_to_readmit(self, session: Session, person: int, name: str) -> None:
        """Ask the host whether a replaced person can come back; asked once until answered."""
        asked = readmission_question(session.snapshot, person, name, self._text(session))
        await self._inbox.messages.post_once(session, _request(person), asked, mentions=[session.row.host])

    async def readmitted(self, session: Session, person: int, asked: MessageRef | None) -> None:
        """Say in place of the question that a replaced person can come back."""
        await self._inbox.messages.settle(session)
        sentence = self._text(session)("seat-may-be-taken", person=f"<@{person}>")
        await best_effort(self._tell_in_place(session, asked, sentence))
        if _request(person) in session.messages:
            await self._inbox.messages.forget(session, _request(person))

    async def _offer(
        self, session: Session, before: SeatRow, why: str, called: Note, mentions: Sequence[int]
    ) -> None:
        """Say ``why`` a computer player has a person's seat and city, with a button to take it.

        The mention is recorded as ``called``. If somebody sits down first, the offer is deleted.
        """
        text, seat, key = self._text(session), before.seat, MessageKey("offer", seat=before.seat)
        if session.seats[seat].person is not None:
            return
        made = seat_offer(session.snapshot, before, why, self._city(session, before, text), text)
        await self._inbox.messages.repost(session, key, made, mentions=mentions)
        if mentions and key in session.messages:
            await self._inbox.messages.note(session, called)
        if session.seats[seat].person is not None:
            await self._inbox.messages.take_back(session, key)

    def _city(self, session: Session, before: SeatRow, text: Translator) -> str:
        """Name a city as before its seat changed hands: in Duel it is named after its player."""
        return self._presenters.of(session.snapshot, text).city_name(before.seat, before.name)

    async def _tell_in_place(self, session: Session, post: MessageRef | None, sentence: str) -> None:
        """Replace a message that had a button with a sentence; post the sentence if it is gone."""
        if post is None or not await self._inbox.delivery.edit(post, message(sentence)):
            await self._say(session, sentence)

    async def _say(self, session: Session, sentence: str) -> None:
        await self._inbox.delivery.send(session.row.place, message(sentence))

    def _text(self, session: Session) -> Translator:
        return self._client.languages.of(session.row.language)


def seat_offer(snapshot: GameSnapshot, before: SeatRow, why: str, city: str, text: Translator) -> Message:
    """Say ``why`` a computer player has a person's seat and city, with the button to take it."""
    words = text(
        why,
        person=f"<@{before.person}>",
        name=escape(before.name),
        computer=escape(snapshot.seats[before.seat].name),
        city=city,
    )
    take = button(custom_id("seat", snapshot.id, "take", before.seat), text("button-take-seat"))
    return message(words, (take,))


def readmission_question(snapshot: GameSnapshot, person: int, name: str, text: Translator) -> Message:
    """Ask the host whether a replaced person can come back."""
    admit = button(custom_id("seat", snapshot.id, "admit", person), text("button-admit"))
    return message(text("seat-asked-for", host=f"<@{snapshot.row.host}>", name=escape(name)), (admit,))


def _request(person: int) -> MessageKey:
    return MessageKey("request", person=person)
