"""The private hand: opened, tapped, picked."""

from __future__ import annotations

from functools import partial
from typing import NoReturn

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.refusal import Refusal
from bot.table import Table
from cogs.discord.buttons import Interaction, Tap, as_number, button, custom_id
from cogs.discord.first_answer import defer, send
from cogs.discord.limits import BUTTONS_IN_A_ROW, LONGEST_LABEL
from cogs.discord.message import escape, message
from cogs.discord.reply import answering, change_around_picture, send_pictures, translator
from cogs.game.announcer import TablePort
from cogs.games.base.buttons import default_ways
from cogs.games.base.face import BaseFace
from cogs.games.base.question import Selection
from engine.base.choice import BaseChoice, Decline, Revive
from engine.base.view import View
from engine.game import Seat

LOOKS = ("city", "table", "text")
"""The buttons of a hand that only show something."""


class HandCog(commands.Cog, name="hand"):
    """Shows hands and takes picks."""

    def __init__(self, client: Client, port: TablePort, face: BaseFace) -> None:
        """Work for ``client``; the buttons of a hand are those of the base game."""
        self._client = client
        self._port = port
        self._face = face

    @app_commands.command(description="command-hand")
    async def hand(self, interaction: Interaction) -> None:
        """Show the person's hand privately."""
        async with answering(interaction):
            here = self._client.tables.from_channel(interaction.channel_id or 0)
            mine = self._client.tables.of_person(interaction.user.id)
            tables = [table for table in here if table in mine] or mine
            if not tables:
                raise Refusal("refusal-no-game" if not here else "refusal-spectator")
            if len(tables) > 1:
                await self._ask_which(interaction, tables)
            else:
                await self.show(interaction, tables[0])

    async def show(self, interaction: Interaction, table: Table, intro: str | None = None) -> None:
        """Show the person's hand privately; raises `Refusal` where they do not play."""
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refusal("refusal-spectator")
        await self._port.hands.show(interaction, table, seat, intro)

    async def tapped(self, tap: Tap) -> None:
        """Answer a tap on a hand: ``step:seat:what:…``, or ``open`` where the game was asked for."""
        table = self._client.tables.get(tap.table)
        if tap.words[0] == "open":
            await self.show(tap.interaction, table)
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
            await self.show(tap.interaction, table, intro)
            return
        if city != self._face.prompt_of(table, seat, translator(tap.interaction)).city:
            intro = translator(tap.interaction)("refusal-offer-changed")
            await self.show(tap.interaction, table, intro)
            return
        await self._act(tap, table, step, seat)

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
        if step == table.step and self._face.prompt_of(table, seat, text).city != city:
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
        async with self._port.hands.lock(table.id, seat):
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
        async with self._port.hands.lock(table.id, seat):
            if table.asks(step):
                prompt = self._face.prompt_with(table, seat, text, selection, picture)
                await interaction.edit_original_response(**prompt.change())
                self._remember_open(interaction, table, seat)

    def _remember_open(self, interaction: Interaction, table: Table, seat: Seat) -> None:
        """Remember a hand that is open in the channel by the last tap that has changed it."""
        if interaction.message is not None and interaction.message.flags.ephemeral:
            self._port.hands.remember_open(table, seat, interaction)

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

    async def _ask_which(self, interaction: Interaction, tables: list[Table]) -> None:
        text = translator(interaction)
        shown = tables[:BUTTONS_IN_A_ROW]
        row = tuple(
            button(
                custom_id("hand", table.id, "open"),
                " · ".join(seat.name for seat in table.seats)[:LONGEST_LABEL],
            )
            for table in shown
        )
        await send(interaction, message(text("which-game"), row).view(), ephemeral=True)

    def _view(self, tap: Tap, table: Table, seat: Seat) -> View:
        return self._face.prompt_of(table, seat, translator(tap.interaction)).view
