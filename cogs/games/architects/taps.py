"""Taps on the messages of Architects: choosing, peeking, help."""

from __future__ import annotations

import asyncio

from bot.languages.translator import Translator
from cogs.discord.message import Message, message
from cogs.discord.reply import defer, edit_own, send, translator
from cogs.discord.router import Tap
from cogs.games.architects.presenter import ArchitectsPresenter
from cogs.games.architects.question import Question
from cogs.games.turns.taps import TurnsTaps
from engine.architects.choice import ArchitectsChoice, Keep, UseEffect
from engine.architects.effects import KeepOneCard, deck_effect
from engine.game import Seat
from engine.terms import CardId
from renders.architects.names import card_name

LONGEST_WAIT = 10.0
"""Seconds to wait for a step to be played before answering without its outcome."""


class ArchitectsTaps(TurnsTaps[ArchitectsPresenter]):
    """Handles the choices in Architects."""

    kind = ArchitectsPresenter
    stale = "architects-stale"

    async def look(self, tap: Tap, question: Question) -> None:
        """Answer a tap of the player in turn that makes no choice; raises `Refusal`."""
        presenter = self.presenter(question.snapshot, translator(tap.interaction))
        match tap.words[1]:
            case "peek":
                await send(tap.interaction, presenter.peeked().view(), ephemeral=True)
            case "search":
                await send(tap.interaction, presenter.searched().view(), ephemeral=True)
            case _:
                await super().look(tap, question)

    async def choose(self, tap: Tap, question: Question, choice: ArchitectsChoice) -> None:
        """Make a choice; the turn's message is updated once it has been played."""
        interaction = tap.interaction
        shows_cards = isinstance(choice, UseEffect) and _shows_cards(question)
        if shows_cards:
            await defer(interaction, ephemeral=True, thinking=True)
        else:
            await defer(interaction)
        if not await self.take(tap, question, choice):
            return
        if shows_cards:
            await self._show_search(tap, question.decision.chooser)
        elif isinstance(choice, Keep):
            await edit_own(interaction, card_kept(choice.card, translator(interaction)))

    async def _show_search(self, tap: Tap, seat: Seat) -> None:
        """Answer with the cards that Halicarnassus reveals, once the step has been played."""
        interaction, session, text = tap.interaction, tap.session, translator(tap.interaction)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await session.until_played(tap.number(0))
        except TimeoutError:
            public = self._client.languages.of(session.row.language)
            label = public("architects-button-search")
            await edit_own(interaction, message(text("architects-search-later", button=label)))
            return
        presenter = self.presenter(session.snapshot, text)
        question = presenter.question()
        if question is None or (question.decision.kind, question.decision.chooser) != ("keep", seat):
            # A single card is kept at once; the turn's message names it.
            await interaction.delete_original_response()
            return
        await edit_own(interaction, presenter.searched())


def _shows_cards(question: Question) -> bool:
    return isinstance(deck_effect(question.view.cities[question.decision.seat].board), KeepOneCard)


def card_kept(card: CardId, text: Translator) -> Message:
    """Return the message that names the card kept from Halicarnassus."""
    return message(text("architects-kept", card=card_name(card, text)))
