"""Leaving a seat, taking one, coming back, ending a game."""

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.refusal import Refusal
from bot.common.stored_rows import MessageRef, SeatRow, TableRow
from bot.languages.translator import Translator, seat_names
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.session import Session
from cogs.discord.delivery import Delivery
from cogs.discord.message import Message, button, custom_id, escape, lesson_button, message
from cogs.discord.permissions import may_manage
from cogs.discord.reply import (
    Interaction,
    answering,
    change,
    defer,
    defer_if_slow,
    name_of,
    no_game_here,
    own_seat,
    refusal_in_words,
    say,
    send,
    translator,
    turn_into,
)
from cogs.discord.router import Tap
from cogs.game.announcer import Announcer
from cogs.lobby.cog import LobbyCog
from cogs.lobby.hand_settings import say_hello, say_opened
from engine.game import Seat
from renders.parts.language import all_of


class SeatsCog(commands.Cog, name="seat"):
    """Hands seats from persons to computer players and back."""

    def __init__(self, client: Client, delivery: Delivery, announcer: Announcer, lobby: LobbyCog) -> None:
        self._delivery = delivery
        self._lobby = lobby
        self._client = client
        self._announcer = announcer

    @app_commands.command(description="command-leave")
    async def leave(self, interaction: Interaction) -> None:
        """Give up the person's seat; in a game after confirmation."""
        async with answering(interaction):
            channel = interaction.channel_id or 0
            lobby = await self._client.lobbies.at(channel)
            if lobby is not None:
                await self._lobby.leave(lobby.row.id, interaction.user.id, interaction)
                return
            session = self._game_here(interaction)
            own_seat(interaction, session.snapshot)
            question = leave_question(session.snapshot, translator(interaction))
            await send(interaction, question.view(), ephemeral=True)

    @app_commands.command(description="command-end")
    async def end(self, interaction: Interaction) -> None:
        """End a lobby at once, or a game after confirmation."""
        async with answering(interaction):
            text = translator(interaction)
            lobby = await self._client.lobbies.at(interaction.channel_id or 0)
            if lobby is not None:
                await self._refuse_others(interaction, lobby.row)
                await self._lobby.close(lobby, interaction.user.id)
                await say(interaction, text("lobby-closed"))
                return
            session = self._game_here(interaction)
            await self._refuse_others(interaction, session.row)
            await send(interaction, end_question(session.snapshot, text).view(), ephemeral=True)

    @app_commands.command(description="command-replace")
    @app_commands.describe(player="command-replace-player")
    @app_commands.guild_only()
    async def replace(self, interaction: Interaction, player: discord.User) -> None:
        """Ask whether to replace a person, even one who has left the server, with a computer player."""
        async with answering(interaction):
            session = self._game_here(interaction)
            await self._refuse_others(interaction, session.row)
            seat = session.seat_of(player.id)
            if seat is None:
                raise Refusal("refusal-not-at-this-table", name=escape(name_of(player)))
            text = translator(interaction)
            if player.id == interaction.user.id:
                question = leave_question(session.snapshot, text)
            else:
                row = session.seats[seat]
                city = self._announcer.presenters.of(session.snapshot, text).city_name(seat, row.name)
                question = replace_question(session.snapshot, row, city, text)
            await send(interaction, question.view(), ephemeral=True)

    async def tapped(self, tap: Tap) -> None:
        """Answer a button about a seat."""
        session, interaction = tap.session, tap.interaction
        match tap.words[0]:
            case "stay" | "keep" as kept:
                await self._close_question(interaction, f"question-{kept}")
            case "leave":
                # Where the store fails the question stays, to be answered again.
                seat = own_seat(interaction, session.snapshot)
                await defer_if_slow(interaction, self.give_up(session, seat, interaction.user.id))
                await self._close_question(interaction, "question-left")
            case "replace":
                await self._refuse_others(interaction, session.row)
                await self._replace(interaction, session, _seat_in(session, tap), tap.number(2))
            case "end":
                await self._refuse_others(interaction, session.row)
                # Where the store fails the question stays, to be answered again.
                await defer(interaction)
                await self._client.sessions.end(session, interaction.user.id, name_of(interaction.user))
                await self._close_question(interaction, "question-ended")
            case "back":
                seat = own_seat(interaction, session.snapshot)
                if not session.snapshot.plays_itself(seat):
                    raise Refusal("refusal-not-away")
                await self._sit(interaction, session, seat)
            case "on":
                # Any tap of a player keeps the game, and removes the warning.
                own_seat(interaction, session.snapshot)
                await say(interaction, translator(interaction)("question-keep"))
            case "admit":
                await self._refuse_others(interaction, session.row)
                if tap.number(1) == interaction.user.id:
                    raise Refusal("refusal-own-word")
                await defer(interaction)
                await self._client.sessions.readmit(session, tap.number(1), _pressed(interaction))
            case "take":
                seat = _seat_in(session, tap)
                if session.seat_of(interaction.user.id) is not None:
                    raise Refusal("refusal-already-playing")
                await self._sit(interaction, session, seat, _pressed(interaction))
            case _:
                raise Refusal("refusal-offer-changed")

    async def _replace(self, interaction: Interaction, session: Session, seat: Seat, person: int) -> None:
        """Give a person's seat, if it is still theirs, to a computer player, and say what was done."""
        await defer(interaction)
        text = translator(interaction)
        try:
            await self.give_up(session, seat, person, removed=True)
            done = text("question-replaced")
        except Refusal as refusal:
            # Either the button was pressed twice, or the seat has changed hands since the question.
            replaced = session.snapshot.was_replaced(person)
            done = text("question-replaced") if replaced else refusal_in_words(refusal, text)
        await turn_into(interaction, message(done))

    async def _sit(
        self, interaction: Interaction, session: Session, seat: Seat, offer: MessageRef | None = None
    ) -> None:
        """Seat a person in a running game and give them their hand, if the game has hands."""
        person, name = interaction.user.id, name_of(interaction.user)
        await defer(interaction, ephemeral=True, thinking=True)
        returns = session.seats[seat].person == person
        await self._client.sessions.take_seat(session, seat, person, name, offer)
        if not session.row.options.in_turns:
            opened = await say_hello(self._delivery, interaction, session.row.options)
            await self._announcer.prompts.give_or_show(interaction, session, seat)
            await say_opened(interaction, opened)
            # The message mentions players without direct messages: it's now known whether this is one.
            await self._announcer.show_progress(session)
            return
        text = translator(interaction)
        await turn_into(interaction, message(text("done")) if returns else seated(session.snapshot, text))

    async def give_up(self, session: Session, seat: Seat, person: int, *, removed: bool = False) -> None:
        """Give a person's seat to a computer player; raise `Refusal` if it is not theirs."""
        choose_name = self._client.lobbies.free_computer_name
        await self._client.sessions.leave(session, seat, person, choose_name, removed=removed)

    def _game_here(self, interaction: Interaction) -> Session:
        here = self._client.sessions.from_channel(interaction.channel_id or 0, interaction.user.id)
        if not here:
            raise no_game_here(interaction)
        return here[0]

    async def _refuse_others(self, interaction: Interaction, row: TableRow) -> None:
        if interaction.user.id != row.host and not await may_manage(interaction, row):
            raise Refusal("refusal-host-or-moderator")

    async def _close_question(self, interaction: Interaction, key: str) -> None:
        await change(interaction, message(translator(interaction)(key)))


def leave_question(snapshot: GameSnapshot, text: Translator) -> Message:
    """Ask a person to confirm that they want to leave their seat."""
    asked = text("leave-question-last" if _is_last(snapshot) else "leave-question")
    return _question(snapshot, asked, text, "leave", cancel="stay")


def replace_question(snapshot: GameSnapshot, seat: SeatRow, city: str, text: Translator) -> Message:
    """Ask whether to replace the person on a seat with a computer player, who plays on with their city."""
    assert seat.person is not None
    key = "replace-question-last" if _is_last(snapshot) else "replace-question"
    asked = text(key, name=escape(seat.name), city=city)
    return _question(snapshot, asked, text, "replace", seat.seat, seat.person)


def end_question(snapshot: GameSnapshot, text: Translator) -> Message:
    """Ask whether to end a game."""
    asked = text("end-question", names=all_of([*map(escape, seat_names(snapshot.seats, text))], text))
    return _question(snapshot, asked, text, "end")


def _question(
    snapshot: GameSnapshot, asked: str, text: Translator, action: str, *about: int, cancel: str = "keep"
) -> Message:
    """Ask whether to do something that can't be undone."""
    identity, danger = partial(custom_id, "seat", snapshot.id), discord.ButtonStyle.danger
    confirm = button(identity(action, *about), text(f"button-{action}"), style=danger)
    label = text("button-stay" if cancel == "stay" else "button-keep-playing")
    return message(asked, (confirm, button(identity(cancel), label)))


def seated(snapshot: GameSnapshot, text: Translator) -> Message:
    """Confirm that a person has taken a seat, with a button to learn the game."""
    return message(text("done"), (lesson_button(snapshot.row.options.game, text),))


def _seat_in(session: Session, tap: Tap) -> Seat:
    """Return the seat that a button names; raise `Refusal` if there is none."""
    if not 0 <= (seat := tap.number(1)) < len(session.seats):
        raise Refusal("refusal-offer-changed")
    return Seat(seat)


def _is_last(snapshot: GameSnapshot) -> bool:
    """Return whether only one person is left, so that the game ends without them."""
    return sum(row.person is not None for row in snapshot.seats) == 1


def _pressed(interaction: Interaction) -> MessageRef | None:
    """Return the message whose button was pressed, if it is public."""
    if interaction.message is None or interaction.message.flags.ephemeral:
        return None
    return MessageRef(interaction.message.channel.id, interaction.message.id)
