"""Taps on the messages of Architects: choosing, peeking, looking things up."""

from __future__ import annotations

import asyncio

from bot.client import Client
from cogs.discord.message import message
from cogs.discord.reply import defer, edit_own, send, translator
from cogs.discord.router import Tap
from cogs.games.architects.answers import kept, peeked, searched
from cogs.games.architects.face import ArchitectsFace
from cogs.games.architects.question import TOPIC, Question
from cogs.games.turns.taps import TurnsTaps
from engine.architects.choice import ArchitectsChoice, Keep, UseEffect
from engine.architects.effects import KeepOneCard, deck_effect
from engine.game import Seat

LONGEST_WAIT = 10.0
"""Seconds until an answer is given up that can only follow once a step has been played."""


class ArchitectsTaps(TurnsTaps[Question]):
    """Takes the choices of Architects."""

    topic = TOPIC
    stale = "architects-stale"
    _face: ArchitectsFace

    def __init__(self, client: Client, face: ArchitectsFace) -> None:
        super().__init__(client, face)

    async def look(self, tap: Tap, question: Question) -> None:
        """Answer a tap of the player who is asked that chooses nothing; raises `Refusal`."""
        match tap.words[1]:
            case "peek":
                card = peeked(question, translator(tap.interaction))
                await send(tap.interaction, card.view(), ephemeral=True)
            case "search":
                cards = searched(question, translator(tap.interaction))
                await send(tap.interaction, cards.view(), ephemeral=True)
            case _:
                await super().look(tap, question)

    async def choose(self, tap: Tap, question: Question, choice: ArchitectsChoice) -> None:
        """Take a choice; the turn's message is changed once it has been played."""
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
            told = kept(choice.card, translator(interaction))
            await edit_own(interaction, told)

    async def _show_search(self, tap: Tap, seat: Seat) -> None:
        """Answer with the cards that Halicarnassus shows a player, as soon as they are known."""
        interaction, session, text = tap.interaction, tap.session, translator(tap.interaction)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await session.until_played(tap.number(0))
        except TimeoutError:
            public = self._client.languages.of(session.row.language)
            label = public("architects-button-search")
            await edit_own(interaction, message(text("architects-search-later", button=label)))
            return
        question = self._face.question(session.snapshot, text)
        if question is None or (question.decision.kind, question.decision.chooser) != ("keep", seat):
            # A single card is kept at once; the turn's message tells which.
            await interaction.delete_original_response()
            return
        await edit_own(interaction, searched(question, text))


def _shows_cards(question: Question) -> bool:
    return isinstance(deck_effect(question.view.cities[question.decision.seat].board), KeepOneCard)
