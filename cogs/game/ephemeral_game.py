"""Practice where the bot isn't: a whole game in one message that only its player can see.

Such a message is changed by the token of an interaction, for 15 minutes (docs, Receiving and Responding).
Each tap on it brings a new token, so the game needs no further message and goes on as long as somebody taps.
"""

from datetime import timedelta

import discord
from discord.utils import utcnow

from bot.client import Client
from bot.common.discord_timestamps import timestamp
from bot.common.stored_rows import NO_SUBJECT, Address, MessageKey, Note
from bot.languages.translator import Translator
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.newcomer_tips import choose_tip
from bot.tables.session import Session
from cogs.discord.delivery import best_effort
from cogs.discord.message import Message, message
from cogs.discord.reply import Interaction, answer_deferred, own_message, translator
from cogs.discord.router import tap_of
from cogs.game.announcer import Announcer
from cogs.inbox.private_messages import EphemeralMessage
from engine.game import Seat

WARNS_BEFORE = timedelta(minutes=2)
"""How long before the last tap's token expires the page warns of it."""

LOOK_SECONDS = 30.0

CHANGES = (
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)
"""The initial responses by which an interaction's token edits the tapped message."""

_SEAT = Seat(0)
"""The practising player has the first seat (`bot.tables.lobby`)."""

_PAGE = MessageKey("hand", seat=_SEAT)
"""The page of a game is stored as its player's open hand."""


class EphemeralGames:
    """Shows each game in the one message of its player; speaks the protocol of `bot.tables.game_listener`."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        self._client = client
        self._announcer = announcer
        client.add_listener(self.on_answered)
        client.repeat(self._warn_of_expiry, LOOK_SECONDS, "looking for pages that soon expire")

    async def show(self, interaction: Interaction, session: Session, intro: Message) -> None:
        """Answer with the page of a game below an ``intro``, replacing its earlier page."""
        before, snapshot = self._page(session.id), session.snapshot
        made = await self._made(snapshot, translator(interaction))
        await answer_deferred(interaction, message(*intro.parts, *made.parts))
        page = EphemeralMessage(interaction, own_message(interaction), snapshot.step)
        self._announcer.opened.put(session.id, _PAGE, page)
        if before is not None:
            await before.delete()
        await self._bring_up_to_date(session)

    async def on_answered(self, interaction: Interaction) -> None:
        """From now on, edit the page with the token of the tap just answered."""
        tap = tap_of(interaction)
        session = None if tap is None else tap.found
        if session is None or not session.row.is_ephemeral or interaction.message is None:
            return
        known, tapped = self._page(session.id), interaction.message.id
        is_known = known is not None and known.message == tapped
        if interaction.response.type in CHANGES and (is_known or known is None):
            page = EphemeralMessage(interaction, tapped, known.step if known else NO_SUBJECT)
            self._announcer.opened.put(session.id, _PAGE, page)
        await self._bring_up_to_date(session)

    async def open_step(self, session: Session) -> bool:
        """Show the step if its player has a decision to make."""
        if not session.snapshot.waiting_for():
            return False
        await choose_tip(self._client.store, session, _SEAT)
        session.mark_announced()
        await self._bring_up_to_date(session)
        return True

    async def show_progress(self, session: Session) -> None:
        """Show progress within a step; hands update themselves."""
        if session.row.options.in_turns:
            await self._bring_up_to_date(session, again=True)

    async def close_step(self, session: Session) -> None:
        """Note the step as reported, and delete its hint."""
        snapshot = session.snapshot
        if snapshot.game.over or self._announcer.public(snapshot).ends_message():
            note = Note("told", session.step - 1)
            if note not in snapshot.posted.notes:
                await self._announcer.messages.note(session, note)
        session.mark_announced()
        await self._announcer.opened.delete_hint(session.id, snapshot.row.host)

    async def stepped_back(self, session: Session, before: GameSnapshot) -> None:
        """Forget the reports of the steps that are decided again."""
        for note in [each for each in session.posted.notes if each.step >= session.step]:
            await self._announcer.messages.forget_note(session, note)
        if (page := self._page(session.id)) is not None:
            page.step = NO_SUBJECT
        await self._announcer.opened.delete_hint(session.id, before.row.host)

    async def post_score(self, session: Session) -> None:
        """Show the score."""
        await self._bring_up_to_date(session, again=True)
        await self._forget(session.id)

    async def ended_early(self, session: Session, by: str | None) -> None:
        """Say that the game has ended without a score."""
        is_abandoned = session.row.reason in ("abandoned", "played")
        if (page := self._page(session.id)) is not None:
            await page.put_away("game-abandoned" if is_abandoned else "practice-ended")
        await self._forget(session.id)

    async def remove_buttons(self, address: Address, session: Session | None = None) -> None:
        """Delete the stored messages of a game that has ended."""
        await self._client.store.drop_posted(address.id)

    async def _do_nothing(self, *_: object, **__: object) -> None:
        """Do nothing: there is no clock, no other person, and nothing can be sent without a tap."""

    remind = check_reachable = sleep = stuck = restore_failed = _do_nothing
    seat_left = seat_taken = ask_to_readmit = readmitted = _do_nothing
    warn_of_end = take_warning_back = _do_nothing

    def _page(self, table: int) -> EphemeralMessage | None:
        """Return the page of a game if it can still be edited."""
        page = self._announcer.opened.get(table, _PAGE)
        return page if page is not None and page.is_alive(page.interaction.user.id) else None

    async def _bring_up_to_date(
        self, session: Session, *, again: bool = False, note: str | None = None
    ) -> None:
        """Update the page of a game unless it is current; redraw if the game moves on meanwhile."""
        while (page := self._page(session.id)) is not None:
            snapshot = session.snapshot
            if page.step == snapshot.step and not (again or note):
                return
            made = await self._made(snapshot, translator(page.interaction), note)
            async with self._announcer.lock(session.id), session.hand_locks[_SEAT]:
                if session.snapshot.history == snapshot.history:
                    page.step = snapshot.step
                    await best_effort(page.turn_into(made))
                    return

    async def _made(self, snapshot: GameSnapshot, text: Translator, note: str | None = None) -> Message:
        """Make the page of a game: what happened since its player's last choice, and the question now."""
        presenter = self._announcer.presenters.of(snapshot, text)
        if snapshot.game.over:
            return await presenter.score()
        if snapshot.row.options.in_turns:
            return await presenter.waiting([] if note is None else [note])
        prompt = await presenter.prompt(_SEAT)
        steps = range(len(snapshot.history))
        chosen = [step for step in steps if _SEAT in snapshot.history[step].choices]
        report = presenter.chronicle(len(steps) - max(chosen, default=0)) if steps else []
        return message("\n".join(report), *prompt.parts, note)

    async def _forget(self, table: int) -> None:
        self._announcer.opened.drop(table, _PAGE)
        await self._client.store.drop_posted(table)

    async def _warn_of_expiry(self) -> None:
        """Say on each page about to expire how long it can be used, and how to go on after that."""
        for session in [each for each in self._client.sessions if each.row.is_ephemeral]:
            page = self._page(session.id)
            if page is None or page.is_warned or utcnow() < page.interaction.expires_at - WARNS_BEFORE:
                continue
            page.is_warned = True
            until = timestamp(page.interaction.expires_at.timestamp(), "t")
            note = translator(page.interaction)("practice-page-expires", until=until)
            await self._bring_up_to_date(session, note=note)
