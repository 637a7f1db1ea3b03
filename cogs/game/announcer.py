"""The messages of running games, posted on Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bot.client import Client
from bot.common.keyed_lock import KeyedLock
from bot.common.rows import SCORE, WARNING, Address, MessageKey, MessageRef, Note, SeatRow
from bot.languages.translator import Translator
from bot.storage.errors import StoreError
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from cogs.discord.delivery import FAULTS, Delivery, best_effort
from cogs.discord.message import Message, escape, message
from cogs.discord.reply import Interaction
from cogs.game.lost_permissions import STUCK, LostPermissions
from cogs.game.nudges import Nudges
from cogs.game.presenter import GamePresenter, Presenters
from cogs.game.prompts import Prompts
from cogs.game.seat_news import SeatNews
from cogs.game.status_refresher import StatusRefresher
from cogs.game.step_message import asleep, end_warning, time_left
from cogs.game.tips import EphemeralTips
from cogs.inbox.inbox import Inbox, Notice, direct_channel
from cogs.inbox.messages import send_all
from cogs.inbox.policies import Way
from cogs.lobby.posts import LOBBY
from engine.game import Seat

log = logging.getLogger(__name__)


class Announcer:
    """Posts what the games have to say; speaks the protocol of `bot.tables.game_listener.GameListener`."""

    def __init__(self, client: Client, delivery: Delivery, presenters: Presenters) -> None:
        """Send through ``delivery`` what the presenters of games make."""
        self.presenters = presenters
        self._inbox = inbox = Inbox(
            client, delivery, lambda snapshot, seat, text: presenters.of(snapshot, text).remembered(seat)
        )
        self.opened = inbox.opened
        self.prompts = Prompts(client, inbox, presenters)
        self.tips = EphemeralTips(client, inbox, presenters)
        self.nudges = Nudges(client, inbox)
        self._seat_news = SeatNews(client, inbox, presenters)
        self._lost_permissions = LostPermissions(client, inbox)
        self._client = client
        self._status = StatusRefresher(client, self._refresh_status)
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
        try:
            return await self._has_undelivered(session.snapshot)
        except StoreError:
            raise
        except Exception:
            log.exception("nobody knows what game %d owes, it sends all that may be missing", session.id)
            return True

    async def _has_undelivered(self, snapshot: GameSnapshot) -> bool:
        posted, in_turns = snapshot.posted, snapshot.row.options.in_turns
        if in_turns and snapshot.is_practice:
            # After an undo the message still shows the result of the step.
            return True
        if not snapshot.awaited() or snapshot.everyone_is_away() or STUCK in posted.messages:
            return True
        if not posted.asks(snapshot.step):
            return True
        if snapshot.history and any(
            key not in posted.messages for key, _ in self.public(snapshot).afterwards()
        ):
            return True
        return not in_turns and await self.prompts.are_undelivered(snapshot)

    async def open_step(self, session: Session) -> bool:
        """Post whose turn it is, and send their hand to each person with a choice to make.

        Return False if no decision is open, so nobody has been asked.
        """
        await self._inbox.messages.delete_superseded(session)
        await self._inbox.messages.finish_taking_back(session)
        is_taken_over, session.is_taken_over = session.is_taken_over, False
        if is_taken_over and not await self.has_undelivered(session):
            session.mark_announced()
            self._status.want_some_time(session)
            return True
        if session.step == 0:
            opening = self.public(session.snapshot).opening
            await self._inbox.messages.post_once(session, MessageKey("opening"), opening)
        waiting = session.snapshot.waiting_for()
        if not waiting:
            return False
        await self._speak_to_reader(session)
        await send_all(self._client.tips.choose(session, seat) for seat in waiting)
        key = session.posted.current
        if key in session.messages:
            made = await self._waiting(session.snapshot)
            async with self.lock(session.id):
                await self._inbox.messages.edit_or_post(session, key, made)
        else:
            asked = session.snapshot
            called = await self._without_hand(asked)
            await self._inbox.messages.post_once(session, key, lambda: self._waiting(asked), mentions=called)
        if not session.posted.asks(session.step):
            await self._inbox.messages.note(session, Note("asked", session.step))
        session.mark_announced()
        await self._lost_permissions.forget(session)
        give = self.tips.give if session.row.options.in_turns else self.prompts.give
        await send_all(give(session, seat) for seat in session.snapshot.waiting_for())
        return True

    async def _speak_to_reader(self, session: Session) -> None:
        """Switch a game in direct messages to its reader's current language."""
        if session.row.is_direct:
            text = await self._inbox.messages.private_text(session.row.host)
            if text.language != self.public_text(session.snapshot).language:
                await session.set_language(text.language)

    async def show_progress(self, session: Session) -> None:
        """Show who has picked: rate-limited, and always the latest state.

        Do nothing until the step's own message is posted: it may still have to report the step before.
        """
        await self._inbox.messages.take_back_answered(session)
        snapshot = session.snapshot
        if not snapshot.is_running or not snapshot.waiting_for() or not snapshot.posted.asks(snapshot.step):
            return
        self._status.want(session.id)

    async def remind(self, session: Session, seats: Sequence[Seat]) -> None:
        """Remind the people on these seats that half of their time is gone; raise if one can't be reached."""
        await send_all(self._remind(session, seat) for seat in seats)

    async def close_step(self, session: Session) -> None:
        """Report the step just played, with the earlier ones that share its message."""
        await self._status.stop(session.id)
        await self._inbox.messages.finish_taking_back(session)
        snapshot, step = session.snapshot, session.step - 1
        presenter = self.public(snapshot)
        ends = snapshot.game.over or presenter.ends_message()
        posted = snapshot.posted
        if ends and posted.first_untold <= step and not posted.asks(snapshot.step):
            report = await presenter.report()
            async with self.lock(session.id):
                await self._inbox.messages.edit_in_view(session, posted.current, report)
            await self._inbox.messages.note(session, Note("told", step))
        if ends:
            session.mark_announced()
        for key, make in presenter.afterwards():
            await self._inbox.messages.post_once(session, key, make)
        await self._inbox.messages.settle(session)
        await asyncio.gather(
            *(self.prompts.put_away(session, step, seat.seat) for seat in snapshot.seats),
            *(self.opened.delete_hint(session.id, seat.person) for seat in snapshot.seats),
        )

    async def sleep(self, session: Session) -> None:
        """Say that the game is paused until a player is back, with a button to return."""
        snapshot = session.snapshot
        made = asleep(snapshot, self.public_text(snapshot))
        await self._inbox.messages.post_once(session, MessageKey("asleep", session.step), made)

    async def restore_failed(self, address: Address) -> None:
        """Report a game that could not be restored, and remove the buttons of its last round.

        For a lobby, its own message says so.
        """
        text = self._client.languages.of(address.language)
        posted = await self._client.store.posted(address.id)
        last, lobby = posted.messages.get(posted.current), posted.messages.get(LOBBY)
        if last is None and lobby is not None:
            try:
                if await self._inbox.delivery.edit(lobby, message(text("lobby-lost"))):
                    return
            except FAULTS as error:
                log.warning("the message of a lobby that is lost could not be changed: %s", error)
        if last is not None:
            await best_effort(self._inbox.delivery.edit(last, message(text("game-stopped"))))
        await best_effort(self._inbox.delivery.send(address.place, message(text("game-lost"))))

    async def post_score(self, session: Session) -> None:
        """Post the final score, and tell each player how the game ended for them."""
        await self._inbox.messages.post_once(session, SCORE, self.public(session.snapshot).score)
        await self._lost_permissions.forget(session)
        await self._inbox.messages.close(session.row.address, "status-over", session)
        await self.prompts.tell_results(session)
        await self._discard(session.id)

    async def seat_left(self, session: Session, step: int, before: SeatRow, *, removed: bool) -> None:
        """Put away the hand of a person who left, and offer their seat if any people remain."""
        await self._inbox.messages.settle(session)
        await self.prompts.put_away(session, step, before.seat)
        self.prompts.redraw(session)
        if any(row.person is not None for row in session.seats):
            await self._seat_news.left(session, before, removed=removed)

    async def seat_taken(self, session: Session, before: SeatRow, offer: MessageRef | None) -> None:
        """Announce a new player in place of the offer of the seat, or a player back on their own."""
        self.prompts.redraw(session)
        await self._seat_news.taken(session, before, offer)

    async def ask_to_readmit(self, session: Session, person: int, name: str) -> None:
        """Ask the host whether a replaced person can come back; asked once until answered."""
        await self._seat_news.ask_to_readmit(session, person, name)

    async def readmitted(self, session: Session, person: int, asked: MessageRef | None) -> None:
        """Say in place of the question that a replaced person can come back."""
        await self._seat_news.readmitted(session, person, asked)

    async def ended_early(self, session: Session, by: str | None) -> None:
        """Say who ended a game without a score, or with None that everybody left; remove its buttons."""
        text = self.public_text(session.snapshot)
        why = text("everyone-left") if by is None else text("game-ended-by", name=escape(by))
        if session.snapshot.is_practice:
            why = text("practice-ended")
        await self._stopped(session, why)

    async def warn_of_end(self, session: Session) -> None:
        """Warn once that an inactive game is about to end, with a button to keep it.

        If the channel refuses the message, the host gets it by direct message.
        """
        snapshot = session.snapshot
        persons = [row.person for row in snapshot.seats if row.person is not None]

        def words(text: Translator, way: Way) -> Message:
            return end_warning(snapshot, text, directly=way == "direct")

        if WARNING not in session.messages:
            await self._inbox.tell(Notice(session, WARNING, session.row.host, words, persons))

    async def take_warning_back(self, session: Session) -> None:
        """Delete a warning that no longer applies, if there is one."""
        await self._inbox.messages.settle(session)
        if WARNING in session.messages:
            await self._inbox.delivery.delete(session.messages[WARNING])
            await self._inbox.messages.forget(session, WARNING)

    async def stepped_back(self, session: Session, before: GameSnapshot) -> None:
        """Delete everything posted since the step that is decided again, except that step's own message."""
        await self._status.stop(session.id)
        step = session.step
        age = self.public(before).age_of(before.history[step])
        # Under the lock, a message of a later step that is being posted is known, and deleted too.
        async with self.lock(session.id):
            await self._inbox.messages.take_back_since(session, step, age)
        await self.prompts.put_away_undone(session.id)
        await asyncio.gather(*(self.opened.delete_hint(session.id, seat.person) for seat in before.seats))

    async def abandoned(self, session: Session) -> None:
        """Say that a game has ended because nobody was playing, and remove its buttons."""
        await best_effort(self.take_warning_back(session))
        if session.row.state == "closed":
            await self._stopped(session, self.public_text(session.snapshot)("game-abandoned"))

    async def _stopped(self, session: Session, why: str) -> None:
        await self._status.stop(session.id)
        # It is said once, at the bottom of the channel; the message of the step is obsolete.
        await best_effort(self._inbox.delivery.send(session.row.place, message(why)))
        await best_effort(self._delete_step_message(session))

    async def _delete_step_message(self, session: Session) -> None:
        key = session.posted.current
        if key in session.messages:
            await self._inbox.delivery.delete(session.messages[key])
            await self._inbox.messages.forget(session, key)
        await self._inbox.messages.forget_ended(session.id)

    async def repost_question(self, interaction: Interaction, session: Session, seat: Seat) -> None:
        """Post a practising player's current question again, at the bottom of the channel."""
        snapshot = session.snapshot
        if seat not in snapshot.waiting_for():
            return
        if snapshot.row.options.in_turns:
            made = await self._waiting(snapshot)
            async with self.lock(session.id):
                # A later step is posted below anyway; the message may show the result by now.
                if session.snapshot.still_asks(snapshot):
                    await self._inbox.messages.repost(session, snapshot.posted.current, made)
        elif session.row.is_direct:
            await self.prompts.give_again(session, seat)
        else:
            await self.prompts.follow(interaction, session, seat)

    async def redraw_without_tip(self, session: Session, person: int, besides: int | None) -> None:
        """Redraw a person's current question without its tip, except in the message ``besides``."""
        snapshot = session.snapshot
        seat = snapshot.seat_of(person)
        if seat is None or seat not in snapshot.waiting_for():
            return
        if not snapshot.row.options.in_turns:
            await self.prompts.refresh(session, seat, besides)
        elif session.row.is_direct:
            # `close_step` waits for updates requested this way.
            await self._client.sessions.events_at(session.row.place).show_progress(session)
        else:
            await self.tips.take_away(session, person, besides)

    async def check_reachable(self, session: Session) -> None:
        """Update the public message of the step; raise the error that prevents it."""
        await self._status.stop(session.id)
        snapshot = session.snapshot
        if snapshot.waiting_for():
            key, made = snapshot.posted.current, await self._waiting(snapshot)
            await self._inbox.messages.edit_or_post(session, key, made)

    async def stuck(self, session: Session, error: Exception, *, rests: bool) -> None:
        """Tell the host of a missing permission, or that the game is on hold.

        Nothing is said once the score is posted: only private messages are left, and nobody waits for them.
        """
        if SCORE not in session.messages:
            await self._lost_permissions.tell(session, error, rests=rests)

    async def handed_over(self, table: int) -> None:
        """Free the memory of a game that another process now serves."""
        await self._discard(table)

    async def remove_buttons(self, address: Address, session: Session | None = None) -> None:
        """Remove the remaining buttons of a game that has ended, and free its memory."""
        await self._discard(address.id)
        await self.prompts.put_away_open(address.id, "game-stopped")
        await best_effort(self._inbox.messages.close_drafts(address.id))
        await self._inbox.messages.close(address, "game-stopped", session)
        await self._inbox.messages.forget_ended(address.id)

    async def _discard(self, table: int) -> None:
        await self._status.discard(table)
        self._lost_permissions.discard(table)

    async def _refresh_status(self, table: int) -> None:
        """Update the public message of the step, and post it again if it was deleted."""
        session = self._client.sessions.running.by_number.get(table)
        if session is None:
            return
        snapshot = session.snapshot
        key = snapshot.posted.current
        ref = snapshot.messages.get(key)
        if ref is None or not snapshot.waiting_for() or not snapshot.posted.asks(snapshot.step):
            return
        made = await self._waiting(snapshot)
        if not session.asks(snapshot.step):
            return
        async with self.lock(table):
            if session.snapshot.selected != snapshot.selected:
                # The player has tapped meanwhile: make the message again with their current view.
                await self.show_progress(session)
                return
            changed = await self._inbox.delivery.edit(ref, made)
        if not changed and session.asks(snapshot.step) and session.messages.get(key) == ref:
            await self._inbox.messages.edit_or_post(session, key, made)

    # -- messages -------------------------------------------------------------------------------------

    async def _waiting(self, snapshot: GameSnapshot) -> Message:
        text = self.public_text(snapshot)
        notes = [text("status-resumed")] if snapshot.resumed else []
        if not snapshot.row.options.in_turns and (closed := await self._without_hand(snapshot)):
            notes.append(text("status-closed", person=" ".join(f"<@{person}>" for person in closed)))
        return await self.presenters.of(snapshot, text).waiting(notes)

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
            return message(text(said, server=where, until=time_left(asked)))

        await self._inbox.tell(Notice(session, key, person, words))
