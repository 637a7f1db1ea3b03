"""Taps on the messages of Architects: choosing, peeking, looking things up."""

from __future__ import annotations

import asyncio
from typing import cast

from discord.ext import commands

from bot.client import Client
from bot.refusal import Refusal
from bot.table import Table
from cogs.answers import translator
from cogs.architects.face import ArchitectsFace
from cogs.architects.question import TOPIC, Question, search_rows
from cogs.deck import DeckCog
from cogs.message import Message, escape, gallery, message
from cogs.taps import Interaction, Tap, as_number
from engine.architects.choice import Choice, Keep, UseEffect
from engine.architects.view import View
from engine.game import Decision, Seat

LONGEST_WAIT = 10.0
"""Seconds until an answer is given up that can only follow once a step has been played."""


class ArchitectsCog(commands.Cog, name=TOPIC):
    """Takes the choices of the player whose turn it is, and answers everybody else kindly."""

    def __init__(self, client: Client, face: ArchitectsFace) -> None:
        """Work for ``client``, with the messages of ``face``."""
        self._client = client
        self._face = face

    async def tapped(self, tap: Tap) -> None:
        """Answer a tap: ``step:what:…``; raises `Refusal`."""
        table = self._client.tables.get(tap.table)
        match tap.words[1:]:
            case ("rules",):
                deck = cast("DeckCog", self._client.get_cog("deck"))
                await deck.show_rules(tap.interaction, TOPIC)
            case ("text",):
                words = self._face.table_in_words(table, translator(tap.interaction))
                await tap.interaction.response.send_message(view=message(words).view(), ephemeral=True)
            case _:
                await self._act(tap, table)

    async def _act(self, tap: Tap, table: Table) -> None:
        seat = table.seat_of(tap.interaction.user.id)
        if seat is None:
            raise Refusal("refusal-spectator")
        if tap.number(0) != table.step:
            await self._show_table_now(tap.interaction, table)
            return
        question = self._face.question(table, translator(tap.interaction))
        if question is None:
            raise Refusal("refusal-everyone-has-picked")
        if seat != question.decision.chooser:
            name = escape(table.seats[question.decision.chooser].name)
            raise Refusal("refusal-not-your-turn", name=name)
        match tap.words[1]:
            case "choose":
                await self._choose(tap.interaction, table, question.decision, tap.number(2))
            case "list":
                await self._choose(tap.interaction, table, question.decision, as_number(tap.value))
            case "peek":
                await self._peek(tap.interaction, table, seat)
            case "search":
                words = self._search(table, question)
                await tap.interaction.response.send_message(view=words.view(), ephemeral=True)
            case _:
                raise Refusal("refusal-offer-changed")

    async def _choose(
        self, interaction: Interaction, table: Table, decision: Decision[Choice], number: int
    ) -> None:
        """Take a choice; the turn's message is changed once it has been played."""
        if not 0 <= number < len(decision.choices):
            raise Refusal("refusal-offer-changed")
        choice, step = decision.choices[number], table.step
        if isinstance(choice, UseEffect) and _shows_cards(table, decision.seat):
            await interaction.response.defer(ephemeral=True, thinking=True)
            await table.choose(decision.seat, step, choice)
            await self._show_search(interaction, table, step)
            return
        if isinstance(choice, Keep):
            text = translator(interaction)
            await table.choose(decision.seat, step, choice)
            words = text("architects-kept", card=text(f"architects-card-{choice.card}"))
            await interaction.response.edit_message(view=message(words).view())
            return
        await interaction.response.defer()
        await table.choose(decision.seat, step, choice)

    async def _peek(self, interaction: Interaction, table: Table, seat: Seat) -> None:
        """Show the central card to the owner of the cat, and to nobody else."""
        peeked, text = cast("View", table.game.view(seat)).peeked, translator(interaction)
        if peeked is None:
            raise Refusal("architects-refusal-peek")
        words = text("architects-peeked", card=text(f"architects-card-{peeked}"))
        await interaction.response.send_message(view=message(words).view(), ephemeral=True)

    async def _show_search(self, interaction: Interaction, table: Table, step: int) -> None:
        """Answer with the cards that Halicarnassus shows, as soon as they are known."""
        async with asyncio.timeout(LONGEST_WAIT):
            await table.until_played(step)
        question = self._face.question(table, translator(interaction))
        if question is None or question.decision.kind != "keep" or len(question.decision.choices) == 1:
            # A single card is kept at once; the turn's message tells which.
            await interaction.delete_original_response()
            return
        await interaction.edit_original_response(view=self._search(table, question).view())

    def _search(self, table: Table, question: Question) -> Message:
        """Make the private list of the cards that Halicarnassus shows."""
        if question.decision.kind != "keep":
            raise Refusal("refusal-offer-changed")
        count = len(cast("View", table.game.view(question.decision.seat)).searched)
        return message(question.text("architects-searched", count=count), *search_rows(question))

    async def _show_table_now(self, interaction: Interaction, table: Table) -> None:
        """Answer a tap on something that has been decided already: with the table as it is."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        text = translator(interaction)
        picture = await self._face.table_picture(table, text)
        made = message(text("architects-stale"), gallery([picture]))
        await interaction.edit_original_response(
            view=made.view(), attachments=[shown.file() for shown in made.pictures]
        )


def _shows_cards(table: Table, seat: Seat) -> bool:
    return cast("View", table.game.view(seat)).cities[seat].board.effect == "keep_one_of_five"
