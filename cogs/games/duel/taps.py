"""Taps on the messages of Duel: looking at cards, choosing, help."""

from __future__ import annotations

from functools import partial

from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from cogs.discord.message import Message, message
from cogs.discord.reply import (
    Interaction,
    answer_deferred,
    change_around_picture,
    defer,
    edit_own,
    translator,
    turn_into,
)
from cogs.discord.router import Tap
from cogs.games.duel.presenter import DuelPresenter
from cogs.games.duel.question import Question
from cogs.games.turns.taps import TurnsTaps
from engine.duel.choice import DuelChoice, KeepToken
from engine.duel.terms import Slot
from engine.terms import TokenId
from renders.duel.names import token_name


class DuelTaps(TurnsTaps[DuelPresenter]):
    """Handles the choices in Duel."""

    kind = DuelPresenter
    stale = "duel-stale"

    async def look(self, tap: Tap, question: Question) -> None:
        """Answer a tap of the player in turn that makes no choice; raises `Refusal`."""
        match tap.words[1]:
            case "card":
                await self._show_card(tap, question, Slot(tap.number(2)))
            case "look":
                await self._show_library(tap.interaction, question)
            case _:
                await super().look(tap, question)

    async def _show_card(self, tap: Tap, question: Question, slot: Slot) -> None:
        """Show the actions for a card: text and buttons change, the picture stays."""
        if question.offer(slot) is None:
            raise Refusal("refusal-offer-changed")
        interaction, snapshot = tap.interaction, question.snapshot
        presenter = self.presenter(snapshot, question.text)
        make = partial(presenter.waiting_with, slot)
        # The lock keeps this edit from overwriting the final message of a finished turn.
        async with self._announcer.lock(snapshot.id):
            # Other edits of the message keep the tapped card open.
            tap.session.select(snapshot.step, slot)
            if tap.session.asks(snapshot.step) and await change_around_picture(interaction, make):
                return
        await defer(interaction)
        picture = await presenter.asked_picture(question)
        async with self._announcer.lock(snapshot.id):
            if tap.session.asks(snapshot.step):
                await turn_into(interaction, make(picture))

    async def choose(self, tap: Tap, question: Question, choice: DuelChoice) -> None:
        """Make a choice; the message of the turn is updated once it has been played."""
        interaction = tap.interaction
        await defer(interaction)
        if not await self.take(tap, question, choice):
            return
        if isinstance(choice, KeepToken):
            await edit_own(interaction, token_kept(choice.token, translator(interaction)))

    async def _show_library(self, interaction: Interaction, question: Question) -> None:
        """Show the tokens drawn by the Great Library to the player who keeps one of them."""
        if question.decision.kind != "library":
            raise Refusal("refusal-offer-changed")
        await defer(interaction, ephemeral=True, thinking=True)
        presenter = self.presenter(question.snapshot, translator(interaction))
        await answer_deferred(interaction, await presenter.library())


def token_kept(token: TokenId, text: Translator) -> Message:
    """Return the message that names the token kept from the Great Library."""
    return message(text("duel-library-kept", token=token_name(token, text)))
