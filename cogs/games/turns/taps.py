"""Taps on the messages of turn-based games."""

import asyncio

from bot.client import Client
from bot.common.refusal import Refusal
from bot.languages.translator import Translator, seat_name
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import escape, gallery, message
from cogs.discord.picture_pool import drawing_for
from cogs.discord.reply import (
    Interaction,
    answer_deferred,
    change_around_picture,
    defer,
    edit_own,
    is_answered,
    own_seat,
    send,
    translator,
    turn_into,
)
from cogs.discord.router import Tap, as_number
from cogs.game.announcer import Announcer
from cogs.games.turns.presenter import TurnsPresenter
from cogs.reference.cog import show_rules, suited_to
from engine.game import Choice, Decision, Seat

TOO_LATE = ("refusal-round-over", "refusal-everyone-has-picked")
"""The refusals of a choice in a step that is already decided."""

LONGEST_WAIT = 10.0
"""Seconds to wait for the cards that a choice reveals; the turn's message has a button for them, too."""


class TurnsTaps:
    """Handles the choices of the player in turn, and refuses those of others."""

    def __init__(self, client: Client, announcer: Announcer, kind: type[TurnsPresenter]) -> None:
        """Use ``client``, the presenters and locks of ``announcer``, and the ``kind`` of a game."""
        self._client = client
        self._announcer = announcer
        self._kind = kind

    async def tapped(self, tap: Tap) -> None:
        """Answer a tap: ``step:what:…``; raises `Refusal`."""
        interaction, session = tap.interaction, tap.session
        match tap.words[1:]:
            case ("rules",):
                options = session.row.options
                await show_rules(interaction, options.game, suited_to(options, len(session.seats)))
            case ("text",):
                words = self._presenter(session.announced, translator(interaction)).table_in_words()
                await send(interaction, message(words).view(), ephemeral=True)
            case _:
                await self._act(tap, session)

    def _presenter(self, snapshot: GameSnapshot, text: Translator) -> TurnsPresenter:
        return self._announcer.presenters.make(self._kind, snapshot, text)

    async def _act(self, tap: Tap, session: Session) -> None:
        interaction, snapshot = tap.interaction, session.snapshot
        seat, private = own_seat(interaction, snapshot), self._presenter(snapshot, translator(interaction))
        decision = private.decision
        if decision is None or not snapshot.asks(tap.number(0)):
            await self._show_table_now(interaction, session)
            return
        if seat != decision.chooser:
            name = seat_name(snapshot.seats[decision.chooser], private.text)
            raise Refusal("refusal-not-your-turn", name=escape(name))
        match tap.words[1]:
            case "choose":
                await self._choose(tap, private, decision, tap.number(2))
            case "list":
                await self._choose(tap, private, decision, as_number(tap.value))
            case "card":
                await self._select(tap, decision, tap.number(2))
            case "look" | "peek" | "search" as what:
                await defer(interaction, ephemeral=True, thinking=True)
                await answer_deferred(interaction, await private.looked_up(what))
            case _:
                raise Refusal("refusal-offer-changed")

    async def _choose(
        self, tap: Tap, private: TurnsPresenter, decision: Decision[Choice], number: int
    ) -> None:
        """Make a choice; the message of the turn is updated once it has been played."""
        if not 0 <= number < len(decision.choices):
            raise Refusal("refusal-offer-changed")
        interaction, choice = tap.interaction, decision.choices[number]
        is_secret = private.reveals(choice)
        await defer(interaction, ephemeral=is_secret, thinking=is_secret)
        try:
            # The step is that of the tap: the game may have gone on while the tap was acknowledged.
            await tap.session.choose(decision.seat, tap.number(0), choice)
        except Refusal as refusal:
            if refusal.key not in TOO_LATE:
                raise
            await self._show_table_now(interaction, tap.session)
            return
        if is_secret:
            await self._show_revealed(tap, decision.chooser)
        elif (kept := private.kept(choice)) is not None:
            await edit_own(interaction, kept)

    async def _show_revealed(self, tap: Tap, seat: Seat) -> None:
        """Answer with the cards that a choice reveals, once the step has been played."""
        session, text = tap.session, translator(tap.interaction)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await session.until_played(tap.number(0))
        except TimeoutError:
            topic = self._kind.topic
            label = self._client.languages.of(session.row.language)(f"{topic}-button-search")
            await edit_own(tap.interaction, message(text(f"{topic}-search-later", button=label)))
            return
        private = self._presenter(session.snapshot, text)
        decision = private.decision
        if decision is not None and (decision.kind, decision.chooser) == ("keep", seat):
            await edit_own(tap.interaction, await private.looked_up("search"))
        else:
            # A single card is kept at once; the turn's message names it.
            await tap.interaction.delete_original_response()

    async def _select(self, tap: Tap, decision: Decision[Choice], slot: int) -> None:
        """Show the actions for a card: text and buttons change, the picture stays."""
        interaction, session, step = tap.interaction, tap.session, tap.number(0)
        text = self._client.languages.of(session.row.language)
        if not self._presenter(session.snapshot, text).can_select(slot):
            raise Refusal("refusal-offer-changed")
        # The lock keeps this edit from overwriting the final message of a finished turn.
        async with self._announcer.lock(session.id):
            # Other edits of the message keep the selected card open.
            session.select(step, slot)
            public = self._presenter(session.snapshot, text)
            if session.asks(step) and await change_around_picture(interaction, public.waiting_with):
                return
        await defer(interaction)
        picture = await public.asked_picture(decision)
        async with self._announcer.lock(session.id):
            if session.asks(step):
                await turn_into(interaction, public.waiting_with(picture))

    async def _show_table_now(self, interaction: Interaction, session: Session) -> None:
        """Answer a tap on a finished step with the table as already announced."""
        is_behind = is_answered(interaction)
        await defer(interaction, ephemeral=True, thinking=True)
        public = self._presenter(session.announced, translator(interaction))
        with drawing_for(interaction.user.id, interaction.guild_id):
            picture = await public.table_picture()
        made = message(public.text(f"{public.topic}-stale"), gallery(picture))
        if not is_behind:
            await answer_deferred(interaction, made)
            return
        await interaction.followup.send(view=made.view(), files=made.files(), ephemeral=True)
