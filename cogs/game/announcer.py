"""The messages of running games, posted on Discord."""

import asyncio
import logging
from collections.abc import Sequence

import discord

from bot.client import Client
from bot.common.discord_timestamps import timestamp
from bot.common.keyed_lock import KeyedLock
from bot.common.refusal import Refusal
from bot.common.stored_rows import NO_SUBJECT, SCORE, WARNING, Address, MessageKey, MessageRef, Note, SeatRow
from bot.languages.translator import Translator
from bot.storage.errors import StoreError
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.newcomer_tips import choose_tip
from bot.tables.session import Session
from cogs.discord.delivery import FAULTS, Delivery, best_effort
from cogs.discord.message import Message, address_of, escape, message
from cogs.discord.permissions import missing_permissions_in
from cogs.discord.reply import Interaction
from cogs.game.hand_prompts import Prompts
from cogs.game.presenter import GamePresenter, Presenters
from cogs.inbox.game_messages import send_all
from cogs.inbox.message_policies import Way
from cogs.inbox.private_messages import Inbox, Notice, direct_channel
from cogs.lobby.message import LOBBY
from engine.game import BrokenGameError, Seat

log = logging.getLogger(__name__)

MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013

EDIT_TIMEOUT_SECONDS = 10.0
"""Seconds after which an update of a message is given up: the report of the step waits for it."""

QUIET_SECONDS = 3600.0
"""How long until a person can be nudged again in the same game."""

STUCK = MessageKey("stuck")
"""The message about what has stopped a game, for as long as it is stopped."""


class Announcer:
    """Posts what the games have to say; speaks the protocol of `bot.tables.game_listener.GameListener`."""

    def __init__(self, client: Client, delivery: Delivery, presenters: Presenters) -> None:
        self.presenters = presenters
        self._inbox = inbox = Inbox(client, delivery, presenters.last_choice_line)
        self._delivery = delivery
        self.messages = inbox.messages
        self.opened = inbox.opened
        self.prompts = Prompts(client, inbox, presenters)
        self._client = client
        self._nudging = KeyedLock()
        self._stale = set[int]()
        self._refreshing = set[int]()
        self.lock = KeyedLock()
        """Keeps two changes of the message of a step in order, by table."""

    def public_text(self, snapshot: GameSnapshot) -> Translator:
        """Return the language of a game's public messages."""
        return self._client.languages.of(snapshot.row.language)

    def public(self, snapshot: GameSnapshot) -> GamePresenter:
        """Return the presenter of a game in the language of its public messages."""
        return self.presenters.of(snapshot, self.public_text(snapshot))

    # -- events ---------------------------------------------------------------------------------------

    async def has_undelivered(self, session: Session) -> bool:
        """Return whether a message is still due: about the last step, or asking for the current one.

        If this cannot be determined, assume one is. The list of who has picked may be slightly out of date.
        """
        snapshot, posted, in_turns = session.snapshot, session.posted, session.row.options.in_turns
        try:
            if in_turns and snapshot.is_practice:
                # After an undo the message still shows the result of the step.
                return True
            if not snapshot.awaited() or snapshot.everyone_is_away() or STUCK in posted.messages:
                return True
            if not posted.asks(snapshot.step):
                return True
            afterwards = self.public(snapshot).afterwards() if snapshot.history else ()
            if any(key not in posted.messages for key, _ in afterwards):
                return True
            return not in_turns and await self.prompts.are_undelivered(snapshot)
        except StoreError:
            raise
        except Exception:
            log.exception("nobody knows what game %d owes, it sends all that may be missing", session.id)
            return True

    async def open_step(self, session: Session) -> bool:
        """Post whose turn it is, and send hands; return False if no decision is open, so nobody is asked."""
        await self.messages.delete_superseded(session)
        await self.messages.finish_taking_back(session)
        is_taken_over, session.is_taken_over = session.is_taken_over, False
        if is_taken_over and not await self.has_undelivered(session):
            session.mark_announced()
            # The process that died may not have shown the last picks; those of computers it had.
            if session.picks.keys() - {row.seat for row in session.seats if row.person is None}:
                self._refresh_soon(session.id)
            return True
        if session.step == 0:
            opening = self.public(session.snapshot).opening
            await self.messages.post_once(session, MessageKey("opening"), opening)
        waiting = session.snapshot.waiting_for()
        if not waiting:
            return False
        if session.row.is_direct:
            language = (await self.messages.private_text(session.row.host)).language
            if language != self.public_text(session.snapshot).language:
                await session.set_language(language)
        await send_all(choose_tip(self._client.store, session, seat) for seat in waiting)
        key = session.posted.current
        if key in session.messages:
            await self._edit_or_post_step(session)
        else:
            asked = session.snapshot
            called = await self._without_hand(asked)
            await self.messages.post_once(session, key, lambda: self._waiting(asked), mentions=called)
        if not session.posted.asks(session.step):
            await self.messages.note(session, Note("asked", session.step))
        session.mark_announced()
        await self._forget_stuck(session)
        await send_all(self.prompts.give(session, seat) for seat in session.snapshot.waiting_for())
        return True

    async def show_progress(self, session: Session) -> None:
        """Show who has picked: rate-limited, and always the latest state."""
        await self.messages.take_back_answered(session)
        self._refresh_soon(session.id)

    async def remind(self, session: Session, seats: Sequence[Seat]) -> None:
        """Remind the people on these seats that half of their time is gone; raise if one can't be reached."""
        await send_all(self._remind(session, seat) for seat in seats)

    async def close_step(self, session: Session) -> None:
        """Report the step just played, with the earlier ones that share its message."""
        await self.messages.finish_taking_back(session)
        snapshot, step = session.snapshot, session.step - 1
        presenter, posted = self.public(snapshot), snapshot.posted
        ends = snapshot.game.over or presenter.ends_message()
        if ends and posted.first_untold <= step and not posted.asks(snapshot.step):
            report = await presenter.report()
            async with self.lock(session.id):
                await self.messages.edit_in_view(session, posted.current, report)
            await self.messages.note(session, Note("told", step))
        if ends:
            session.mark_announced()
        for key, make in presenter.afterwards():
            await self.messages.post_once(session, key, make)
        await self.messages.settle(session)
        await asyncio.gather(
            *(self.prompts.put_away(session, step, seat.seat) for seat in snapshot.seats),
            *(self.opened.delete_hint(session.id, seat.person) for seat in snapshot.seats),
        )

    async def sleep(self, session: Session) -> None:
        """Say that the game is paused until a player is back, with a button to return."""
        made = self.public(session.snapshot).asleep()
        await self.messages.post_once(session, MessageKey("asleep", session.step), made)

    async def restore_failed(self, address: Address) -> None:
        """Report a game that could not be restored, in place of the buttons of its last round or lobby."""
        text = self._client.languages.of(address.language)
        posted = await self._client.store.posted(address.id)
        last, lobby = posted.messages.get(posted.current), posted.messages.get(LOBBY)
        if last is None and lobby is not None:
            try:
                if await self._delivery.edit(lobby, message(text("lobby-lost"))):
                    return
            except FAULTS as error:
                log.warning("the message of a lobby that is lost could not be changed: %s", error)
        if last is not None:
            await best_effort(self._delivery.edit(last, message(text("game-stopped"))))
        await best_effort(self._delivery.send(address.place, message(text("game-lost"))))

    async def post_score(self, session: Session) -> None:
        """Post the final score, and tell each player how the game ended for them."""
        await self.messages.post_once(session, SCORE, self.public(session.snapshot).score)
        await self._forget_stuck(session)
        await self.messages.close(session.row.address, "status-over", session)
        await self.prompts.tell_results(session)

    async def nudge(self, session: Session, person: int, name: str) -> tuple[list[str], list[str]]:
        """Call the others who are still to pick and weren't nudged recently, in the name of a player.

        Return the names of those nudged and of those left out. Raise `Refusal` if nobody else is still to
        pick, or all of them were nudged recently.
        """
        async with self._nudging(session.id):
            snapshot, now = session.snapshot, self._client.clock.now()
            waiting = (snapshot.seats[seat] for seat in snapshot.waiting_for())
            awaited = [
                row
                for row in waiting
                if row.person not in (None, person) and not snapshot.plays_itself(row.seat)
            ]
            if not awaited:
                is_own_turn = snapshot.seat_of(person) in snapshot.awaited()
                raise Refusal("refusal-nudge-yourself" if is_own_turn else "refusal-nobody-to-nudge")
            nudged = {row.seat: session.posted.notes.get(_nudged(row), -QUIET_SECONDS) for row in awaited}
            called = [row for row in awaited if nudged[row.seat] + QUIET_SECONDS <= now]
            if not called:
                raise Refusal("refusal-nudged-already", until=timestamp(min(nudged.values()) + QUIET_SECONDS))
            await self._nudge(session, called, name)
        others = [escape(row.name) for row in awaited if row not in called]
        return [escape(row.name) for row in called], others

    async def _nudge(self, session: Session, called: Sequence[SeatRow], name: str) -> None:
        """Post a message that mentions people, stored for each of their seats until all have picked."""
        keys = [MessageKey("nudge", session.step, row.seat) for row in called]
        persons = [row.person for row in called if row.person is not None]
        # A step may last longer than the pause between nudges: a newer nudge replaces the older one.
        for key in keys:
            await self.messages.take_back(session, key)
        mentioned = " ".join(f"<@{each}>" for each in persons)
        words = self.public_text(session.snapshot)("nudge", persons=mentioned, name=escape(name))
        await self.messages.post_once(session, keys[0], message(words), mentions=persons)
        ref = session.messages.get(keys[0])
        if session.is_running and ref is not None:
            for key, row in zip(keys, called, strict=True):
                await self.messages.remember(session, key, ref)
                await self.messages.note(session, _nudged(row), self._client.clock.now())
        for key in keys:
            await self.messages.take_back_late(session, key)
        if not session.is_running:
            raise Refusal("refusal-game-over")

    # -- seats that change hands ----------------------------------------------------------------------

    async def seat_left(self, session: Session, step: int, before: SeatRow, *, removed: bool) -> None:
        """Put away the hand of a person who left or was ``removed``, and offer their seat if people remain.

        A removed person is told by direct message if possible, else mentioned in the channel, once per game:
        repeated replacements don't ping them.
        """
        assert before.person is not None
        await self.messages.settle(session)
        self.prompts.redraw(session)
        await self.prompts.put_away(session, step, before.seat)
        if session.snapshot.everyone_has_left():
            return
        called, why, mentions = Note("replaced", person=before.person), "seat-left", list[int]()
        if removed:
            is_told = await self._tell_replaced(session, before) or called in session.posted.notes
            mentions = [] if is_told else [before.person]
            why = "seat-replaced-called" if mentions else "seat-replaced"
        await best_effort(self._offer(session, before, why, called, mentions))

    async def _tell_replaced(self, session: Session, before: SeatRow) -> bool:
        """Tell a person by direct message that they were replaced; return whether it got through."""
        assert before.person is not None

        def words(text: Translator, _: Way) -> Message:
            city = self.presenters.city_name(session.snapshot, before.seat, before.name, text)
            return message(text("seat-replaced-you", place=f"<#{session.row.place}>", city=city))

        key = MessageKey("replaced", person=before.person)
        try:
            return await self._inbox.tell(Notice(session, key, before.person, words)) is not None
        except FAULTS as error:
            log.warning("a player could not be told that they were replaced: %s", error)
            return False

    async def _offer(
        self, session: Session, before: SeatRow, why: str, called: Note, mentions: Sequence[int]
    ) -> None:
        """Say ``why`` a computer player has a person's seat and city, with a button to take it.

        The mention is recorded as ``called``. If somebody sits down meanwhile, the offer is deleted.
        """
        key = MessageKey("offer", seat=before.seat)
        made = self.public(session.snapshot).seat_offer(before, why)
        await self.messages.repost(session, key, made, mentions=mentions)
        if mentions:
            await self.messages.note(session, called)
        if session.seats[before.seat].person is not None:
            await self.messages.take_back(session, key)

    async def seat_taken(self, session: Session, before: SeatRow, offer: MessageRef | None) -> None:
        """Announce a new player in place of the offer of the seat, or a player back on their own."""
        self.prompts.redraw(session)
        text, after = self.public_text(session.snapshot), session.seats[before.seat]
        if before.person == after.person:
            await best_effort(self._say(session, text("seat-back", name=escape(after.name))))
        else:
            # In Duel a city is named after its player: this one was the former player's.
            city = self.public(session.snapshot).city_name(before.seat, before.name)
            words = text("seat-taken-over", name=escape(after.name), city=city)
            await self._say_in_place(session, MessageKey("offer", seat=before.seat), offer, words)
        await best_effort(self._tell_no_longer_alone(session, after.seat))

    async def _tell_no_longer_alone(self, session: Session, taken: Seat) -> None:
        """Tell the only other person at a table with hands that their picks aren't confirmed any more."""
        seats, snapshot = session.seats, session.snapshot
        others = [row for row in seats if row.seat != taken and not snapshot.plays_itself(row.seat)]
        if len(others) != 1 or others[0].person is None or snapshot.row.options.in_turns:
            return
        if not (await self._client.store.person(others[0].person)).without_confirmation:
            text = self.public_text(snapshot)
            await self._say(session, text("seat-no-longer-alone", name=escape(others[0].name)))

    async def ask_to_readmit(self, session: Session, person: int, name: str) -> None:
        """Ask the host whether a replaced person can come back; asked once until answered."""
        asked = self.public(session.snapshot).readmission_question(person, name)
        key = MessageKey("request", person=person)
        await self.messages.post_once(session, key, asked, mentions=[session.row.host])

    async def readmitted(self, session: Session, person: int, asked: MessageRef | None) -> None:
        """Say in place of the question that a replaced person can come back."""
        sentence = self.public_text(session.snapshot)("seat-may-be-taken", person=f"<@{person}>")
        await self._say_in_place(session, MessageKey("request", person=person), asked, sentence)

    async def _say_in_place(
        self, session: Session, key: MessageKey, tapped: MessageRef | None, sentence: str
    ) -> None:
        """Replace a message that had a button with a sentence; post the sentence if it is gone."""
        await self.messages.settle(session)
        post = tapped or session.messages.get(key)
        await best_effort(self._say(session, sentence, post))
        if key in session.messages:
            await self.messages.forget(session, key)

    async def _say(self, session: Session, sentence: str, in_place_of: MessageRef | None = None) -> None:
        """Post a sentence, in place of an earlier message if that is still there."""
        said = message(sentence)
        if in_place_of is None or not await self._delivery.edit(in_place_of, said):
            await self._delivery.send(session.row.place, said)

    # -- endings and interruptions --------------------------------------------------------------------

    async def ended_early(self, session: Session, by: str | None) -> None:
        """Say why a game ended without a score, and remove its buttons; ``by`` is who ended it."""
        text = self.public_text(session.snapshot)
        if by is not None:
            why = text("game-ended-by", name=escape(by))
        elif session.row.reason == "left":
            why = text("everyone-left")
        else:
            why = text("game-abandoned")
            await best_effort(self.take_warning_back(session))
        if session.snapshot.is_practice and session.row.reason != "abandoned":
            why = text("practice-ended")
        if session.row.state == "closed":
            # It is said once, at the bottom of the channel; the message of the step is obsolete.
            await best_effort(self._say(session, why))
            await self.messages.take_back(session, session.posted.current)
            await best_effort(self.messages.forget_ended(session.id))

    async def warn_of_end(self, session: Session) -> None:
        """Warn once that an inactive game is about to end; the host, if the channel refuses the message."""
        snapshot = session.snapshot
        persons = [row.person for row in snapshot.seats if row.person is not None]

        def words(text: Translator, way: Way) -> Message:
            return self.presenters.of(snapshot, text).end_warning(directly=way == "direct")

        if WARNING not in session.messages:
            await self._inbox.tell(Notice(session, WARNING, session.row.host, words, persons))

    async def take_warning_back(self, session: Session) -> None:
        """Delete a warning that no longer applies, if there is one."""
        await self.messages.settle(session)
        if WARNING in session.messages:
            await self._delivery.delete(session.messages[WARNING])
            await self.messages.forget(session, WARNING)

    async def stepped_back(self, session: Session, before: GameSnapshot) -> None:
        """Delete everything posted since the step that is decided again, except that step's own message."""
        step = session.step
        age = self.public(before).age_of(before.history[step])
        # Under the lock, a message of a later step that is being posted is known, and deleted too.
        async with self.lock(session.id):
            await self.messages.take_back_since(session, step, age)
        await self.prompts.put_away_open(session.id, "hand-put-away", is_undone=True)
        await asyncio.gather(*(self.opened.delete_hint(session.id, seat.person) for seat in before.seats))

    async def repost_question(
        self, interaction: Interaction, session: Session, seat: Seat, intro: Message
    ) -> None:
        """Post a practising player's current question again, at the bottom or in an answer with ``intro``."""
        snapshot = session.snapshot
        if seat not in snapshot.waiting_for():
            return
        if snapshot.row.options.in_turns:
            made = await self._waiting(snapshot)
            async with self.lock(session.id):
                # A later step is posted below anyway; the message may show the result by now.
                if session.snapshot.still_asks(snapshot):
                    await self.messages.repost(session, snapshot.posted.current, made)
        elif session.row.is_direct:
            await self.prompts.give_again(session, seat)
        else:
            await self.prompts.show(interaction, session, *intro.parts)

    async def check_reachable(self, session: Session) -> None:
        """Update the public message of the step; raise the error that prevents it."""
        if session.snapshot.waiting_for():
            await self._edit_or_post_step(session)

    async def stuck(self, session: Session, error: Exception, *, rests: bool) -> None:
        """Tell the host of a missing permission, or that the game is on hold, in any way still open.

        Nothing is said once the score is posted: only private messages are left, and nobody waits for them.
        """
        row, client = session.row, self._client
        is_known = SCORE in session.messages or STUCK in session.messages
        if is_known or not (rests or _is_permission_missing(error)):
            return
        if not row.is_direct and client.get_guild(row.server) is None:
            return

        def words(text: Translator, way: Way) -> Message:
            if _is_permission_missing(error):
                channel, missing = client.get_channel(row.place), ""
                if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
                    missing = missing_permissions_in(channel, text)
                said = text("game-on-hold", place=f"<#{row.place}>", permissions=missing or "none")
            else:
                key = "game-broken" if isinstance(error, BrokenGameError) else "game-rests"
                said = text(key, place=address_of(row) if row.is_direct else f"<#{row.place}>")
            return message(f"<@{row.host}> {said}" if way == "mention" else said)

        if await self._inbox.tell(Notice(session, STUCK, row.host, words)) == "last":
            opened = self.opened.get(session.id, STUCK)
            assert opened is not None
            await self.messages.remember(session, STUCK, MessageRef(row.place, opened.message))

    async def _forget_stuck(self, session: Session) -> None:
        """Note that a game can post again, so that the next failure is reported again."""
        if STUCK in session.messages:
            await self.messages.forget(session, STUCK)

    async def remove_buttons(self, address: Address, session: Session | None = None) -> None:
        """Remove the remaining buttons of a game that has ended."""
        await self.prompts.put_away_open(address.id, "game-stopped")
        await best_effort(self.messages.close_drafts(address.id))
        await self.messages.close(address, "game-stopped", session)
        await self.messages.forget_ended(address.id)

    # -- the message of a step ------------------------------------------------------------------------

    def _refresh_soon(self, table: int) -> None:
        """Bring the message of a step up to date: limited in rate, and after all that people wait for."""
        self._stale.add(table)
        if table not in self._refreshing:
            self._refreshing.add(table)
            self._client.start_chore(self._refresh(table), "progress")

    async def _refresh(self, table: int) -> None:
        try:
            while table in self._stale:
                await self._client.cluster.wait_until_idle()
                self._stale.discard(table)
                try:
                    await self._refresh_status(table)
                except Exception as error:
                    # The next update, or the report of the step, corrects it.
                    log.warning("a public message could not be brought up to date: %s", error)
                await asyncio.sleep(self._client.settings.edit_seconds)
        finally:
            self._refreshing.discard(table)

    async def _refresh_status(self, table: int) -> None:
        """Update the public message of the step, once it is posted; post it again if it was deleted."""
        session = self._client.sessions.running.get(table)
        if session is None:
            return
        snapshot = session.snapshot
        key = snapshot.posted.current
        ref = snapshot.messages.get(key)
        if ref is None or not snapshot.waiting_for() or not snapshot.posted.asks(snapshot.step):
            return
        made = await self._waiting(snapshot)
        async with self.lock(table), asyncio.timeout(EDIT_TIMEOUT_SECONDS):
            if not session.snapshot.still_asks(snapshot) or session.messages.get(key) != ref:
                return
            if session.snapshot.selected != snapshot.selected:
                # The player has tapped meanwhile: make the message again with their current view.
                self._stale.add(table)
            elif not await self._delivery.edit(ref, made) and session.asks(snapshot.step):
                await self.messages.edit_or_post(session, key, made)

    async def _waiting(self, snapshot: GameSnapshot) -> Message:
        text = self.public_text(snapshot)
        notes = [text("status-resumed")] if snapshot.resumed else []
        if not snapshot.row.options.in_turns and (closed := await self._without_hand(snapshot)):
            notes.append(text("status-closed", person=" ".join(f"<@{person}>" for person in closed)))
        return await self.presenters.of(snapshot, text).waiting(notes)

    async def _edit_or_post_step(self, session: Session) -> None:
        snapshot = session.snapshot
        made = await self._waiting(snapshot)
        async with self.lock(session.id):
            await self.messages.edit_or_post(session, snapshot.posted.current, made)

    async def _without_hand(self, snapshot: GameSnapshot) -> list[int]:
        """List the people still to pick who get no hand by direct message, and so are mentioned."""
        found = (snapshot.seats[seat].person for seat in snapshot.waiting_for())
        persons = [person for person in found if person is not None]
        if snapshot.row.options.in_turns:
            return persons
        known = [await self._client.store.person(person) for person in persons]
        return [each.person for each in known if direct_channel(snapshot, each, "hand") is None]

    async def _remind(self, session: Session, seat: Seat) -> None:
        asked = session.snapshot
        person, key = asked.seats[seat].person, MessageKey("reminder", asked.step, seat)
        if person is None or key in asked.messages:
            return
        in_turns, server = asked.row.options.in_turns, self._client.get_guild(session.row.server)

        def words(text: Translator, way: Way) -> Message:
            if way == "mention":
                said = "reminder-public-turns" if in_turns else "reminder-public"
                return message(text(said, person=f"<@{person}>"))
            said = "reminder-turns" if in_turns else "reminder"
            where = "" if server is None else escape(server.name)
            return message(text(said, server=where, until=self.presenters.of(asked, text).time_left))

        await self._inbox.tell(Notice(session, key, person, words))


def _nudged(row: SeatRow) -> Note:
    return Note("nudged", person=NO_SUBJECT if row.person is None else row.person)


def _is_permission_missing(error: Exception) -> bool:
    """Return whether Discord has refused a message because the bot lacks a permission."""
    return isinstance(error, discord.Forbidden) and error.code in (MISSING_ACCESS, MISSING_PERMISSIONS)
