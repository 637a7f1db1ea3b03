"""Taps on the messages of Duel: looking at a card, choosing, looking things up."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from discord.ext import commands

from bot.client import Client
from bot.languages import Translator
from bot.refusal import Refusal
from bot.table import Table
from cogs.answers import kept_picture, translator
from cogs.deck import DeckCog
from cogs.duel.buttons import choice_rows
from cogs.duel.face import DuelFace
from cogs.duel.question import TOPIC, Question
from cogs.message import escape, gallery, message
from cogs.taps import Interaction, Tap, as_number
from engine.duel.choice import KeepToken
from engine.duel.terms import Slot
from engine.duel.view import View
from renders.duel.names import token_name

TOO_LATE = ("refusal-round-over", "refusal-everyone-has-picked")
"""What a table answers to a choice in a step that has been decided."""


class DuelCog(commands.Cog, name=TOPIC):
    """Takes the choices of the player whose turn it is, and answers everybody else kindly."""

    def __init__(self, client: Client, face: DuelFace) -> None:
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
        question = self._face.question(table, self._public_text(table))
        if question is None or tap.number(0) != table.step:
            await self._show_table_now(tap.interaction, table)
            return
        chooser = question.decision.chooser
        if seat != chooser:
            raise Refusal("refusal-not-your-turn", name=escape(table.seats[chooser].name))
        match tap.words[1]:
            case "card":
                await self._show_card(tap.interaction, question, Slot(tap.number(2)))
            case "choose":
                await self._choose(tap.interaction, question, tap.number(2))
            case "list":
                await self._choose(tap.interaction, question, as_number(tap.value))
            case "look":
                await self._show_library(tap.interaction, question)
            case _:
                raise Refusal("refusal-offer-changed")

    async def _show_card(self, interaction: Interaction, question: Question, slot: Slot) -> None:
        """Show what can be done with a card: text and buttons change, the picture stays."""
        if question.offer(slot) is None:
            raise Refusal("refusal-offer-changed")
        made = self._face.waiting_with(question.table, question.text, (), slot, kept_picture(interaction))
        await interaction.response.edit_message(view=made.view())

    async def _choose(self, interaction: Interaction, question: Question, number: int) -> None:
        """Take a choice; the message of the turn is changed once it has been played."""
        table, decision = question.table, question.decision
        if not 0 <= number < len(decision.choices):
            raise Refusal("refusal-offer-changed")
        choice = decision.choices[number]
        await interaction.response.defer()
        try:
            await table.choose(decision.seat, table.step, choice)
        except Refusal as refusal:
            if refusal.key not in TOO_LATE:
                raise
            await self._show_table_now(interaction, table)
            return
        if isinstance(choice, KeepToken):
            text = translator(interaction)
            words = text("duel-library-kept", token=token_name(choice.token, text))
            await interaction.edit_original_response(view=message(words).view(), attachments=[])

    async def _show_library(self, interaction: Interaction, question: Question) -> None:
        """Show the tokens that the Great Library has drawn, to the player who keeps one of them."""
        table, seat = question.table, question.decision.seat
        if question.decision.kind != "library":
            raise Refusal("refusal-offer-changed")
        await interaction.response.defer(ephemeral=True, thinking=True)
        text = translator(interaction)
        tokens = cast("View", table.game.view(seat)).drawn_tokens
        picture = await self._face.pictures.tokens(table, seat, tokens, text)
        asked = replace(question, text=text)
        made = message(text("duel-library-private"), gallery([picture]), *choice_rows(asked))
        await interaction.edit_original_response(
            view=made.view(), attachments=[shown.file() for shown in made.pictures]
        )

    async def _show_table_now(self, interaction: Interaction, table: Table) -> None:
        """Answer a tap on something that has been decided already: with the table as it is."""
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        text = translator(interaction)
        made = message(text("duel-stale"), gallery([await self._face.table_picture(table, text)]))
        await interaction.followup.send(
            view=made.view(), files=[shown.file() for shown in made.pictures], ephemeral=True
        )

    def _public_text(self, table: Table) -> Translator:
        return self._client.languages.of(table.row.language)
