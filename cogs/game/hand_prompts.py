"""What each person is sent privately in a step: their hand, and in a first game a tip."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import discord

from bot.client import Client
from bot.common.keyed_lock import KeyedLock
from bot.common.refusal import Refusal
from bot.common.stored_rows import NO_SUBJECT, MessageKey, Person, SeatRow
from bot.languages.translator import Translator
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.newcomer_tips import choose_tip, tip_now
from bot.tables.session import Session
from cogs.discord.delivery import FAULTS, UNKNOWN_MESSAGE, best_effort
from cogs.discord.message import Message, Part, leading_to, message
from cogs.discord.reply import (
    Interaction,
    change,
    defer,
    defer_if_slow,
    own_message,
    own_seat,
    say,
    translator,
    turn_into,
)
from cogs.discord.router import Tap
from cogs.game.presenter import Presenters
from cogs.inbox.game_messages import send_all
from cogs.inbox.message_policies import Way
from cogs.inbox.private_messages import EphemeralMessage, Inbox, Notice, direct_channel, send_follow_up
from engine.game import Seat

log = logging.getLogger(__name__)

Edit = Callable[[Message], Awaitable[object]]


class Prompts:
    """Sends every person the hand of each step, and keeps it up to date wherever it is shown.

    In games without hands it sends newcomers one tip in each of their turns, until they want none.
    """

    def __init__(self, client: Client, inbox: Inbox, presenters: Presenters) -> None:
        self._client = client
        self._inbox = inbox
        self._presenters = presenters
        self._tip_lock = KeyedLock()
        client.add_listener(self.on_answered)
        client.add_listener(self.on_silenced)

    async def give(self, session: Session, seat: Seat) -> None:
        """Send a person their hand, and update the one they have open in the channel; or send their tip."""
        person = session.seats[seat].person
        if session.row.options.in_turns:
            await self._give_tip(session, seat)
            return
        if person is None or session.snapshot.plays_itself(seat):
            return
        known = await self._client.store.person(person)
        await self._give_open(session, seat, known)
        snapshot = session.snapshot
        has_hand = MessageKey("hand", snapshot.step, seat) in snapshot.messages
        if direct_channel(snapshot, known, "hand") is not None and not has_hand:
            await self._send(session, snapshot, seat, person)

    async def are_undelivered(self, snapshot: GameSnapshot) -> bool:
        """Whether someone who gets hands by direct message has not been sent the one of this step."""
        for seat in snapshot.awaited():
            person = snapshot.seats[seat].person
            if person is not None and MessageKey("hand", snapshot.step, seat) not in snapshot.messages:
                known = await self._client.store.person(person)
                if direct_channel(snapshot, known, "hand") is not None:
                    return True
        return False

    async def _send(self, session: Session, snapshot: GameSnapshot, seat: Seat, person: int) -> None:
        """Send the hand of a step, or mention the person in the channel if their DMs are closed."""
        text = await self._inbox.messages.private_text(person)
        made = await self._presenters.of(snapshot, text).prompt(seat)

        def words(text: Translator, way: Way) -> Message:
            return message(text("status-closed", person=f"<@{person}>")) if way == "mention" else made

        await self._inbox.tell(Notice(session, MessageKey("hand", snapshot.step, seat), person, words))

    async def tell_results(self, session: Session) -> None:
        """Tell every person who hasn't been told how the game ended for them; raise the first error.

        In direct messages and in games played in turns, the public message has already said it.
        """
        if session.row.is_direct or session.row.options.in_turns:
            return
        await send_all(self._tell_result(session, row) for row in session.seats)

    async def _tell_result(self, session: Session, row: SeatRow) -> None:
        key = MessageKey("result", seat=row.seat)
        if row.person is not None and key not in session.messages:
            over, text = session.snapshot, await self._inbox.messages.private_text(row.person)
            made = await self._presenters.of(over, text).own_result(row.seat)
            await self._inbox.tell(Notice(session, key, row.person, lambda *_: made))
        self._inbox.opened.drop(session.id, _open(row.seat))

    # -- ephemeral hands in the channel ---------------------------------------------------------------

    async def show(self, interaction: Interaction, session: Session, *intro: Part) -> None:
        """Answer with the hand of a player below an ``intro``, for this player alone.

        Raise `Refusal` if there are no hands, or the person has no seat or loses it while the hand is drawn.
        """
        seat, text = own_seat(interaction, session.snapshot), translator(interaction)
        if session.announced.game.over:
            raise Refusal("status-over")
        await defer(interaction, ephemeral=True, thinking=True)
        shown: GameSnapshot | None = None
        # The round may end while the hand is drawn and posted: the next hand then replaces it.
        while not (game := session.announced).game.over and (shown is None or game.history != shown.history):
            if not game.row.options.in_turns and game.step == session.step:
                await choose_tip(self._client.store, session, seat)
                game = replace(game, tips=session.snapshot.tips)
            made = await self._presenters.of(game, text).prompt(seat)
            if session.seat_of(interaction.user.id) != seat:
                # Somebody else has the seat by now, and only they can see its cards.
                raise Refusal("refusal-spectator")
            if session.announced.history == game.history:
                await turn_into(interaction, message(*intro, *made.parts))
                shown = game
                opened = EphemeralMessage(interaction, own_message(interaction), game.step)
                self.remember_open(session, seat, opened)
        if game.game.over:
            over = self._presenters.last_choice_line(game, seat, text) if shown else text("status-over")
            await turn_into(interaction, message(over))
            if session.id not in self._client.sessions.running:
                self._inbox.opened.drop(session.id, _open(seat))
        elif not session.is_running:
            await self.put_away_open(session.id, "game-stopped")

    def remember_open(self, session: Session, seat: Seat, opened: EphemeralMessage) -> None:
        """Remember a hand open in the channel, to update it in the next round.

        The step may end before Discord has posted the hand: the hand must then still be put away. Only the
        newest one is updated: an older one would keep the buttons of its round.
        """
        known = self._open_hand(session, seat)
        if known is not None and known.step > opened.step:
            return
        self._inbox.opened.put(session.id, _open(seat), opened)
        is_older = known is not None and known.message != opened.message
        if known is not None and is_older and known.is_alive(opened.interaction.user.id):
            self._client.start_chore(self._put_away_older(session, seat, known), "an older open hand")

    async def _put_away_older(self, session: Session, seat: Seat, older: EphemeralMessage) -> None:
        """Put away a hand opened before another, unless a tap has made it the current one again."""
        async with session.hand_locks[seat]:
            known = self._open_hand(session, seat)
            if known is None or known.message != older.message:
                await older.put_away("hand-put-away")

    async def give_or_show(self, interaction: Interaction, session: Session, seat: Seat) -> None:
        """Give a person who just sat down their hand in one place: by direct message, or as the answer."""
        known, step = await self._client.store.person(interaction.user.id), session.step
        if known.hands_go_to is not None and session.is_running:
            await self.give_again(session, seat)
            if MessageKey("hand", step, seat) in session.messages or session.step != step:
                text = translator(interaction)
                there = f"https://discord.com/channels/@me/{known.hands_go_to}"
                await turn_into(interaction, leading_to(there, text("seat-hand-sent"), text))
                return
        await self.show(interaction, session)

    async def give_again(self, session: Session, seat: Seat) -> None:
        """Post the hand of the step again at the bottom, replacing the earlier one."""
        await choose_tip(self._client.store, session, seat)
        snapshot = session.snapshot
        person, key = snapshot.seats[seat].person, MessageKey("hand", snapshot.step, seat)
        before = snapshot.messages.get(key)
        if person is None:
            return
        await self._send(session, snapshot, seat, person)
        if before is not None and session.messages.get(key) != before:
            await best_effort(self._inbox.delivery.delete(before))

    # -- hands that change or are over ----------------------------------------------------------------

    async def _refresh_hand(self, session: Session, seat: Seat, except_message: int | None) -> None:
        """Update the hand of the step wherever it is shown, except in the message ``except_message``."""
        snapshot = session.snapshot
        person, step = snapshot.seats[seat].person, snapshot.step
        if person is None:
            return
        ref, opened = snapshot.messages.get(MessageKey("hand", step, seat)), self._open_hand(session, seat)
        if ref is not None and ref.message != except_message:
            text = await self._inbox.messages.private_text(person)
            await self._redraw(session, step, seat, text, partial(self._inbox.delivery.edit, ref))
        if opened is None or opened.step != step or opened.message == except_message:
            return
        if opened.is_alive(person):
            await self._redraw(session, step, seat, translator(opened.interaction), opened.turn_into)

    async def _redraw(self, session: Session, step: int, seat: Seat, text: Translator, edit: Edit) -> None:
        """Redraw a hand, again if someone has picked while it was drawn."""
        while session.asks(step):
            snapshot = session.snapshot
            made = await self._presenters.of(snapshot, text).prompt(seat)
            async with session.hand_locks[seat]:
                if session.snapshot.still_asks(snapshot) and session.picks == snapshot.picks:
                    await edit(made)
                    return

    def redraw(self, session: Session) -> None:
        """Have the next tap on each hand redraw its picture, because a name in it has changed."""
        shown = [(key, ref.message) for key, ref in session.messages.items()]
        shown += [(key, opened.message) for key, opened in self._inbox.opened.at(session.id).items()]
        for key, hand in shown:
            if key.kind == "hand":
                self._client.shown_files.doubt(hand)

    async def put_away_open(self, table: int, key: str, *, is_undone: bool = False) -> None:
        """Replace the hands open in the channel by a sentence; if their step ``is_undone``, others follow."""
        found = [each for each in self._inbox.opened.at(table).items() if each[0].kind == "hand"]
        for place, opened in found:
            # A hand of any step can follow it.
            opened.step = NO_SUBJECT
            if not is_undone:
                self._inbox.opened.drop(table, place)
        await asyncio.gather(*(opened.put_away(key) for _, opened in found))

    async def put_away(self, session: Session, step: int, seat: Seat) -> None:
        """Shrink the hand of a step to a line, and delete its reminders."""
        await best_effort(self._inbox.messages.put_away(session, step, seat))
        await best_effort(self._put_away_open_of(session, step, seat))

    async def _put_away_open_of(self, session: Session, step: int, seat: Seat) -> None:
        """Shrink a person's open hand in the channel, like one in a direct message."""
        person = session.seats[seat].person
        # A tap being answered registers its hand under the same lock.
        async with session.hand_locks[seat]:
            opened = self._open_hand(session, seat)
            if opened is None:
                return
            if not opened.is_alive(person):
                # Its token has expired, or the person has left the seat.
                self._forget_open(session, seat, opened)
                await opened.put_away("hand-put-away")
            elif opened.step == step == session.step - 1:
                text, snapshot = translator(opened.interaction), session.snapshot
                await opened.turn_into(message(self._presenters.last_choice_line(snapshot, seat, text)))

    async def _give_open(self, session: Session, seat: Seat, known: Person) -> None:
        """Send the next hand as a follow-up to the open one, unless it goes to the same channel anyway."""
        snapshot, opened = session.snapshot, self._open_hand(session, seat)
        if opened is None or opened.step == snapshot.step:
            return
        comes_anyway = opened.interaction.channel_id == direct_channel(snapshot, known, "hand")
        if comes_anyway or not opened.is_alive(snapshot.seats[seat].person):
            self._forget_open(session, seat, opened)
            return
        prompt = await self._presenters.of(snapshot, translator(opened.interaction)).prompt(seat)
        # The sending is never cancelled, even if the game ends meanwhile.
        sending = self._send_after_open(session, snapshot.step, seat, opened, prompt)
        await asyncio.shield(self._client.start_chore(sending, "a hand behind an open one"))

    async def _send_after_open(
        self, session: Session, step: int, seat: Seat, opened: EphemeralMessage, prompt: Message
    ) -> None:
        """Send the hand of a step as a follow-up to an open one; put it away at once if it is late."""
        try:
            following = await send_follow_up(opened.interaction, prompt, step)
        except FAULTS as error:
            # Its token has expired; the My hand button opens another.
            log.info("the next hand could not follow an open one: %s", error)
            self._forget_open(session, seat, opened)
            return
        if self._open_hand(session, seat) is opened and session.asks(step):
            self._inbox.opened.put(session.id, _open(seat), following)
        else:
            # Meanwhile another hand was opened, the step was undone, or the game has ended.
            await following.put_away("hand-put-away")

    def _open_hand(self, session: Session, seat: Seat) -> EphemeralMessage | None:
        """Return the hand that a player has open, or had last."""
        return self._inbox.opened.get(session.id, _open(seat))

    def _forget_open(self, session: Session, seat: Seat, opened: EphemeralMessage) -> None:
        """Stop updating a hand, unless another one has been opened since."""
        if self._open_hand(session, seat) is opened:
            self._inbox.opened.drop(session.id, _open(seat))

    # -- tips -----------------------------------------------------------------------------------------

    async def on_answered(self, interaction: Interaction) -> None:
        """Send a person their pending tip in reply to an interaction."""
        session = self._client.sessions.at(interaction.channel_id or 0)
        seat = None if session is None else session.seat_of(interaction.user.id)
        if session is not None and seat is not None and seat in session.snapshot.waiting_for():
            await self._give_tip(session, seat)

    async def _give_tip(self, session: Session, seat: Seat) -> None:
        """Send the person on a seat their tip for this step, if there is one; once.

        Discord sends an ephemeral message only in reply to an interaction: the tip comes with the turn after
        a recent interaction in the channel, else with the next one. Games with hands show their tips there.
        """
        person = session.seats[seat].person
        if person is None or not session.row.options.in_turns or session.row.is_direct:
            return
        async with self._tip_lock(session.id, person):
            snapshot = session.snapshot
            before = self._inbox.opened.get(session.id, MessageKey("tip", person=person))
            is_sent = before is not None and before.step == snapshot.step
            if is_sent or self._inbox.opened.last(session.row.place, person) is None:
                return
            tip = tip_now(snapshot, seat)
            if tip is None:
                return
            if before is not None:
                await before.delete()
            key, shown = MessageKey("tip", snapshot.step, person=person), tip

            def words(text: Translator, _: Way) -> Message:
                return self._presenters.of(snapshot, text).tip_message(shown)

            await best_effort(self._inbox.tell(Notice(session, key, person, words)))

    async def tapped(self, tap: Tap) -> None:
        """Turn tips off by a tap below a tip of its own, or one in the message of a turn."""
        if tap.words[0] not in ("off", "silent"):
            raise Refusal("refusal-offer-changed")
        # The tapped message may be gone by now: store the choice before answering.
        await defer_if_slow(tap.interaction, self.silence(tap))
        if tap.words[0] == "silent":
            await defer(tap.interaction)
        else:
            said = translator(tap.interaction)("tips-off")
            try:
                await change(tap.interaction, message(said))
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                # The tip is gone.
                await say(tap.interaction, said)
        await self.spread(tap)

    async def silence(self, tap: Tap) -> None:
        """Turn tips off for a person."""
        person = tap.interaction.user.id
        await self._client.store.silence_tips(person)
        for session in self._client.sessions.of_person(person):
            session.forget_tips(person)

    async def spread(self, tap: Tap) -> None:
        """Remove a person's open tips in every process, except in the tapped message."""
        person, tapped = tap.interaction.user.id, tap.interaction.message
        except_message = None if tapped is None else tapped.id
        await self._client.cluster.broadcast("silenced", person, except_message)
        await self.on_silenced(person, except_message)

    async def on_silenced(self, person: int, except_message: int | None) -> None:
        """Remove the open tips of a person who has turned them off, maybe in another process."""
        for session in self._client.sessions.of_person(person):
            session.forget_tips(person)
            await best_effort(self._take_away(session, person, except_message))

    async def _take_away(self, session: Session, person: int, except_message: int | None) -> None:
        """Redraw a person's current question without its tip, except in the message ``except_message``."""
        snapshot = session.snapshot
        seat = snapshot.seat_of(person)
        if seat is None or seat not in snapshot.waiting_for():
            return
        opened = self._inbox.opened.get(session.id, MessageKey("tip", person=person))
        if not snapshot.row.options.in_turns:
            await self._refresh_hand(session, seat, except_message)
        elif session.row.is_direct:
            await self._client.sessions.events_at(session.row.place).show_progress(session)
        elif opened is not None and opened.message != except_message:
            await opened.delete()


def _open(seat: Seat) -> MessageKey:
    """Return the key of the hand a player has open, whatever its step."""
    return MessageKey("hand", seat=seat)
