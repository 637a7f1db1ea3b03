"""Taps on the messages of turn-based games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from bot.client import Client
from bot.common.refusal import Refusal
from bot.languages.translator import Translator, seat_name
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import escape, gallery, message
from cogs.discord.picture_queue import drawing_for
from cogs.discord.reply import Interaction, answer_deferred, defer, is_answered, own_seat, send, translator
from cogs.discord.router import Tap, as_number
from cogs.game.announcer import Announcer
from cogs.games.turns.presenter import TurnQuestion, TurnsPresenter
from cogs.reference.rules import show_rules, suited_to
from engine.game import Choice

TOO_LATE = ("refusal-round-over", "refusal-everyone-has-picked")
"""The refusals of a choice in a step that is already decided."""


PresenterT = TypeVar("PresenterT", bound=TurnsPresenter)


class TurnsTaps(ABC, Generic[PresenterT]):
    """Handles the choices of the player in turn, and refuses those of others.

    ``kind`` is the presenter of the game, ``stale`` the key of the answer to taps on finished steps.
    """

    kind: type[PresenterT]
    stale: str

    def __init__(self, client: Client, announcer: Announcer) -> None:
        """Use ``client``, and the presenters and locks of ``announcer``."""
        self._client = client
        self._announcer = announcer

    def presenter(self, snapshot: GameSnapshot, text: Translator) -> PresenterT:
        """Return the presenter of a snapshot in one language."""
        return self._announcer.presenters.make(self.kind, snapshot, text)

    @abstractmethod
    async def choose(self, tap: Tap, question: Any, choice: Any) -> None:
        """Make a choice; the message of the turn is updated once it has been played."""
        raise NotImplementedError

    async def look(self, tap: Tap, question: Any) -> None:
        """Answer a tap of the player in turn that makes no choice; raises `Refusal`."""
        raise Refusal("refusal-offer-changed")

    async def tapped(self, tap: Tap) -> None:
        """Answer a tap: ``step:what:…``; raises `Refusal`."""
        session = tap.session
        match tap.words[1:]:
            case ("rules",):
                options = session.row.options
                await show_rules(tap.interaction, options.game, suited_to(options, len(session.seats)))
            case ("text",):
                words = self.presenter(session.announced, translator(tap.interaction)).table_in_words()
                await send(tap.interaction, message(words).view(), ephemeral=True)
            case _:
                await self._act(tap, session)

    async def _act(self, tap: Tap, session: Session) -> None:
        snapshot = session.snapshot
        seat = own_seat(tap.interaction, snapshot)
        question = self.presenter(snapshot, self._client.languages.of(snapshot.row.language)).question()
        if question is None or not snapshot.asks(tap.number(0)):
            await self._show_table_now(tap.interaction, session)
            return
        chooser = question.decision.chooser
        if seat != chooser:
            name = seat_name(snapshot.seats[chooser], translator(tap.interaction))
            raise Refusal("refusal-not-your-turn", name=escape(name))
        match tap.words[1]:
            case "choose":
                await self.choose(tap, question, _chosen(question, tap.number(2)))
            case "list":
                await self.choose(tap, question, _chosen(question, as_number(tap.value)))
            case _:
                await self.look(tap, question)

    async def take(self, tap: Tap, question: TurnQuestion[Any, Any], choice: Choice) -> bool:
        """Make a choice; if the step is already decided, show the table and return False."""
        try:
            # The step is that of the tap: the game may have gone on while the tap was acknowledged.
            await tap.session.choose(question.decision.seat, tap.number(0), choice)
        except Refusal as refusal:
            if refusal.key not in TOO_LATE:
                raise
            await self._show_table_now(tap.interaction, tap.session)
            return False
        return True

    async def _show_table_now(self, interaction: Interaction, session: Session) -> None:
        """Answer a tap on a finished step with the table as already announced."""
        is_behind = is_answered(interaction)
        await defer(interaction, ephemeral=True, thinking=True)
        text = translator(interaction)
        with drawing_for(interaction.user.id, interaction.guild_id):
            picture = await self.presenter(session.announced, text).table_picture()
        made = message(text(self.stale), gallery(picture))
        if not is_behind:
            await answer_deferred(interaction, made)
            return
        await interaction.followup.send(view=made.view(), files=made.files(), ephemeral=True)


def _chosen(question: TurnQuestion[Any, Any], number: int) -> Any:
    """Return the choice with this number; raises `Refusal` if it is not offered."""
    choices = question.decision.choices
    if not 0 <= number < len(choices):
        raise Refusal("refusal-offer-changed")
    return choices[number]
