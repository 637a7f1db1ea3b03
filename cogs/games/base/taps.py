"""The private hand: opened, tapped, picked."""

from __future__ import annotations

from functools import partial
from typing import NoReturn

from bot.client import Client
from bot.refusal import Refusal
from bot.table import Table
from cogs.discord.message import escape, message
from cogs.discord.reply import (
    Interaction,
    change_around_picture,
    defer,
    send,
    send_pictures,
    translator,
)
from cogs.discord.router import Tap, as_number
from cogs.game.announcer import Announcer
from cogs.games.base.buttons import default_ways
from cogs.games.base.face import BaseFace
from cogs.games.base.question import Selection
from engine.base.choice import BaseChoice, Decline, Revive
from engine.base.view import View
from engine.game import Seat

LOOKS = ("city", "table", "text")
"""The buttons of a hand that only show something."""


class BaseTaps:
    """Takes the picks of the base game."""

    def __init__(self, client: Client, announcer: Announcer, face: BaseFace) -> None:
        """Work for ``client``; the buttons of a hand are those of the base game."""
        self._client = client
        self._announcer = announcer
        self._face = face

    async def tapped(self, tap: Tap) -> None:
        """Answer a tap on a hand: ``step:seat:what:…``, or ``open`` as older versions wrote it."""
        table = self._client.tables.get(tap.table)
        if tap.words[0] == "open":
            await self._show(tap.interaction, table)
            return
        step, city = tap.number(0), Seat(tap.number(1))
        seat = table.seat_of(tap.interaction.user.id)
        if seat is None or (city != seat and city < len(table.seats)):
            self._refuse_foreign(table, seat, city)
        known = self._client.tables.as_told(table)
        if known is not table and step == known.step:
            if tap.word(2) not in LOOKS:
                raise Refusal("refusal-everyone-has-picked")
            await self._act(tap, known, step, seat)
            return
        if step != table.step:
            intro = translator(tap.interaction)("refusal-round-over")
            await self._show(tap.interaction, table, intro)
            return
        if city != self._face.question_of(table, seat, translator(tap.interaction)).city:
            intro = translator(tap.interaction)("refusal-offer-changed")
            await self._show(tap.interaction, table, intro)
            return
        await self._act(tap, table, step, seat)

    async def _show(self, interaction: Interaction, table: Table, intro: str | None = None) -> None:
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refusal("refusal-spectator")
        await self._announcer.hands.show(interaction, table, seat, intro)

    async def _act(self, tap: Tap, table: Table, step: int, seat: Seat) -> None:
        match tap.word(2):
            case "card":
                card = tap.number(3)
                view = self._view(tap, table, seat)
                if not 0 <= card < len(view.offers):
                    raise Refusal("refusal-offer-changed")
                ways = default_ways(view, Seat(tap.number(1)), view.offers[card])
                await self._redraw(tap.interaction, table, seat, Selection(card, *ways), step)
            case "pay":
                selection = Selection(tap.number(4), tap.number(5), tap.number(6))
                way = as_number(tap.value)
                if tap.word(3) == "build":
                    selection = Selection(selection.card, way, selection.stage_way)
                else:
                    selection = Selection(selection.card, selection.build_way, way)
                await self._redraw(tap.interaction, table, seat, selection, step)
            case "build" | "free" | "stage" | "sell":
                await self._pick(tap, table, step, seat, self._offered(tap, table, seat))
            case "revive" | "discard" | "nothing":
                await self._pick(tap, table, step, seat, self._revived(tap, table, seat))
            case "again":
                await table.take_back(seat, step)
                await self._show_anew(tap.interaction, table, seat, Selection())
            case "city" | "table":
                await self._show_picture(tap, table, seat)
            case "text":
                words = self._face.hand_in_words(table, seat, translator(tap.interaction))
                await send(tap.interaction, message(words).view(), ephemeral=True)
            case _:
                raise Refusal("refusal-offer-changed")

    def _offered(self, tap: Tap, table: Table, seat: Seat) -> BaseChoice:
        view = self._view(tap, table, seat)
        try:
            offer = view.offers[tap.number(3)]
            match tap.words[2]:
                case "build" | "free":
                    return offer.builds[tap.number(4)]
                case "stage":
                    return offer.stages[tap.number(4)]
        except IndexError:
            raise Refusal("refusal-offer-changed") from None
        if offer.sell is None:
            raise Refusal("refusal-offer-changed")
        return offer.sell

    def _revived(self, tap: Tap, table: Table, seat: Seat) -> BaseChoice:
        if tap.words[2] == "nothing":
            return Decline()
        number = tap.number(3) if tap.words[2] == "revive" else as_number(tap.value)
        discard = self._view(tap, table, seat).discard
        if not 0 <= number < len(discard):
            raise Refusal("refusal-offer-changed")
        return Revive(discard[number])

    async def _pick(self, tap: Tap, table: Table, step: int, seat: Seat, choice: BaseChoice) -> None:
        text, city = translator(tap.interaction), Seat(tap.number(1))
        await table.choose(city, step, choice)
        if step == table.step and self._face.question_of(table, seat, text).city != city:
            await self._show_anew(tap.interaction, table, seat, Selection())
            return
        await self._redraw(tap.interaction, table, seat, Selection(), step)

    async def _redraw(
        self,
        interaction: Interaction,
        table: Table,
        seat: Seat,
        selection: Selection,
        step: int,
    ) -> None:
        """Change text and buttons of the hand; the picture stays as it is and is not sent again.

        A hand of a step that is over is left alone: it is being put away.
        """
        if not table.asks(step):
            await defer(interaction)
            return
        async with self._announcer.hands.lock(table.id, seat):
            if not table.asks(step):
                await defer(interaction)
                return
            make = partial(self._face.prompt_with, table, seat, translator(interaction), selection)
            if await change_around_picture(interaction, make):
                self._remember_open(interaction, table, seat)
                return
        await self._show_anew(interaction, table, seat, selection)

    async def _show_anew(
        self, interaction: Interaction, table: Table, seat: Seat, selection: Selection
    ) -> None:
        """Change the hand with its picture: to the next city's, or where the picture could not stay.

        Nothing waits while it is drawn.
        """
        await defer(interaction)
        step, text = table.step, translator(interaction)
        picture = await self._face.prompt_picture(table, seat, text)
        async with self._announcer.hands.lock(table.id, seat):
            if table.asks(step):
                prompt = self._face.prompt_with(table, seat, text, selection, picture)
                await interaction.edit_original_response(**prompt.change())
                self._remember_open(interaction, table, seat)

    def _remember_open(self, interaction: Interaction, table: Table, seat: Seat) -> None:
        """Remember a hand that is open in the channel by the last tap that has changed it."""
        if interaction.message is not None and interaction.message.flags.ephemeral:
            self._announcer.hands.remember_open(table, seat, interaction)

    async def _show_picture(self, tap: Tap, table: Table, seat: Seat) -> None:
        await defer(tap.interaction, ephemeral=True, thinking=True)
        text = translator(tap.interaction)
        face = self._face
        picture = (
            await face.city_picture(table, seat, text)
            if tap.words[2] == "city"
            else await face.table_picture(table, text)
        )
        await send_pictures(tap.interaction, [picture])

    def _refuse_foreign(self, table: Table, seat: Seat | None, city: Seat) -> NoReturn:
        if not 0 <= city < len(table.seats):
            raise Refusal("refusal-offer-changed")
        if seat is None:
            raise Refusal("refusal-spectator")
        raise Refusal("refusal-foreign-hand", name=escape(table.seats[city].name))

    def _view(self, tap: Tap, table: Table, seat: Seat) -> View:
        return self._face.question_of(table, seat, translator(tap.interaction)).view
