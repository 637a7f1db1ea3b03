"""Turn-based games: one player decides at a time, with one public message a turn; and its buttons."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, ClassVar

from bot.client import Client
from bot.common.refusal import Refusal
from bot.languages.translator import Translator, seat_name
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.newcomer_tips import tip_now
from bot.tables.session import Session
from cogs.discord.message import (
    Message,
    Picture,
    Row,
    button,
    custom_id,
    escape,
    gallery,
    lesson_button,
    message,
)
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
from cogs.game.choice_buttons import (
    PRACTICE,
    ChoiceOption,
    advice_row,
    choice_rows,
    numbered,
    question_in_words,
    seat_buttons,
)
from cogs.game.fact_sentences import tip_line
from cogs.game.presenter import GamePresenter
from cogs.reference.cog import show_rules, suited_to
from engine.game import Choice, Decision, Event, Seat
from engine.story import PlayedStep

TOO_LATE = ("refusal-round-over", "refusal-everyone-has-picked")
"""The refusals of a choice in a step that is already decided."""

LONGEST_WAIT = 10.0
"""Seconds to wait for the cards that a choice reveals; the turn's message has a button for them, too."""


class TurnsPresenter(GamePresenter, ABC):
    """Presents a game in which one player decides at a time.

    Its messages are public, and are made from the public view, so they cannot leak secrets.
    """

    topic: ClassVar[str]
    """The topic of its buttons, with which the keys of its texts begin."""

    table_words: ClassVar[Callable[..., str]]
    """Describes the whole table."""

    apart: ClassVar[tuple[type[Event], ...]]
    """The events that are told on lines of their own."""

    # -- for each game --------------------------------------------------------------------------------

    @abstractmethod
    def turns(self, steps: Sequence[PlayedStep]) -> list[list[PlayedStep]]:
        """Group steps by turn."""

    @abstractmethod
    def event_in_words(self, event: Event) -> str | None:
        """Describe an event; None if it is described elsewhere."""

    @abstractmethod
    def turn_is_over(self) -> bool:
        """Return whether the last step ended a turn."""

    @abstractmethod
    def question(self, decision: Decision[Any]) -> str:
        """Return the question as text."""

    @abstractmethod
    def rows(self, decision: Decision[Any]) -> list[Row]:
        """Make the buttons and lists of the answers."""

    @abstractmethod
    def label(self, choice: Any) -> str:
        """Return the label of a choice on its button."""

    async def asked_picture(self, decision: Decision[Any]) -> Picture:
        """Draw the table, or in some games the things to choose from."""
        return await self.table_picture()

    def can_select(self, slot: int) -> bool:
        """Return whether the player in turn can have a closer look at something before choosing."""
        return False

    @abstractmethod
    async def looked_up(self, what: str) -> Message:
        """Show secrets to the player asked, by the word of a button; raises `Refusal`."""

    def reveals(self, choice: Any) -> bool:
        """Return whether a choice shows cards to its player alone, who then keeps one of them."""
        return False

    @abstractmethod
    def kept(self, choice: Any) -> Message | None:
        """Name what has been kept of things that only its player saw, for them alone."""

    # -- the question ---------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision[Any] | None:
        """The current decision, or None without one or once it is made."""
        return next(iter(self.snapshot.pending()), None)

    def person(self, decision: Decision[Any]) -> str:
        """Name the player asked; a person is mentioned, so that they are notified."""
        row = self.snapshot.seats[decision.chooser]
        return escape(seat_name(row, self.text)) if row.person is None else f"<@{row.person}>"

    def identity(self, *words: str | int) -> str:
        """Return the id of a button of this step."""
        return custom_id(self.topic, self.snapshot.id, self.snapshot.step, *words)

    def ask(self, decision: Decision[Any], **facts: str | int) -> str:
        """Return the question as a kind's text ``TOPIC-ask-KIND`` puts it, or else in plain words."""
        key, name = f"{self.topic}-ask-{decision.kind.replace('_', '-')}", self.person(decision)
        if self.text.has(key):
            return self.text(key, name=name, **facts)
        return question_in_words(decision.kind, name, self.text)

    def choices_as_rows(self, decision: Decision[Any], *, are_numbered: bool = True) -> list[Row]:
        """Make a button for each choice, or lists where there are many."""
        labels = [self.label(choice) for choice in decision.choices]
        options = [ChoiceOption(number, label) for number, label in enumerate(labels)]
        if are_numbered:
            options = numbered(labels, self.text)
        return choice_rows(options, self.identity, self.text("question-list"))

    def table_in_words(self) -> str:
        """Describe the whole table."""
        return type(self).table_words(self.view, self.escaped_names, self.text)

    # -- messages -------------------------------------------------------------------------------------

    def turns_in_words(self, steps: Sequence[PlayedStep]) -> list[str]:
        """Describe steps: a line for each turn, and others for the events that are told apart."""
        lines: list[str] = []
        for turn in self.turns(steps):
            events: list[Event] = [event for step in turn for event in step.events]
            for is_apart, group in groupby(events, key=lambda event: isinstance(event, self.apart)):
                said = filter(None, map(self.event_in_words, group))
                lines.append(("\n" if is_apart else " ").join(said))
        return [line for line in lines if line]

    async def waiting(self, notes: Sequence[str]) -> Message:
        """Make the message of a turn: the events since the last one, the picture, and the question."""
        decision = self.decision
        picture = await (self.table_picture() if decision is None else self.asked_picture(decision))
        return self.waiting_with(picture, notes)

    def waiting_with(self, picture: Picture, notes: Sequence[str] = ()) -> Message:
        """Make the message of a turn around its ``picture``."""
        snapshot, text, decision = self.snapshot, self.text, self.decision
        lines = [*self.turns_in_words(self.untold), self.heading_with_time()]
        taps: list[Row] = []
        if decision is not None:
            if snapshot.plays_itself(decision.chooser) and not snapshot.everyone_is_away():
                lines.append(text("computer-thinks", name=self.escaped_names[decision.chooser]))
            else:
                taps = self.rows(decision)
                lines.append(self.question(decision))
        if picture.missing:
            lines.append(text("picture-late"))
        # A message that only one person reads gives them their tip.
        asked = snapshot.awaited() if snapshot.row.is_direct else []
        tip = tip_now(snapshot, asked[0]) if asked else None
        if tip is not None:
            lines.append(tip_line(tip, self.view, self.names, text))
        first = snapshot.step <= len(snapshot.seats)
        helpers = (
            button(custom_id("table", snapshot.id, "cities"), text("button-cities")),
            button(self.identity("text"), text("button-text")),
            button(self.identity("rules"), text("button-rules")),
            *self.nudge_button(),
            *((lesson_button(snapshot.row.options.game, text),) if first else ()),
        )
        advice = None
        if taps or snapshot.is_practice:
            advice = advice_row(snapshot, text, *(() if snapshot.selected is None else (snapshot.selected,)))
        if advice is not None and tip is not None:
            advice = (*advice, button(custom_id(PRACTICE, snapshot.id, "silent"), text("button-tips-off")))
        below = (*taps, helpers, advice, seat_buttons(snapshot, text))
        return message("\n".join([*lines, *notes]), gallery(picture), *below)

    def ends_message(self) -> bool:
        """Return whether the last step completes the current message.

        Consecutive turns of computer players share a message, until a person's turn begins; turns that took
        no time have none, and are described with the next person's turn.
        """
        snapshot = self.snapshot
        if not self.turn_is_over():
            return False
        if any(snapshot.seats[seat].person is not None for seat in snapshot.history[-1].choices):
            return True
        return snapshot.posted.current in snapshot.messages and bool(snapshot.awaited())

    def last_choice_line(self, seat: Seat) -> str:
        """Describe the last step: everybody saw it."""
        return "\n".join(self.turns_in_words(self.snapshot.history[-1:]))

    async def report(self) -> Message:
        """Make the final version of a finished turn's message: its events, without the picture."""
        steps = self.untold
        late = self.late_lines({seat for step in steps for seat in step.choices}, f"{self.topic}-late")
        return message("\n".join([*self.turns_in_words(steps), *late]))

    def chronicle(self, steps: int) -> list[str]:
        """Describe the last turns, ``steps`` of them, the latest last."""
        turns = self.turns(self.snapshot.history)[-steps:]
        return [line for turn in turns for line in self.turns_in_words(turn)]


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
                public = self._presenter(session.announced, translator(interaction))
                await send(interaction, message(public.table_in_words()).view(), ephemeral=True)
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
