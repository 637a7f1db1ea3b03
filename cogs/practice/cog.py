"""Practising: a table that begins at once, a word on each choice, and a step back at any time."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.languages import Translator
from bot.refusal import Name, Refusal
from bot.rows import NO_SERVER
from bot.sitting import Sitting
from cogs.discord.delivery import Delivery
from cogs.discord.game_choice import game_named, suggest_games
from cogs.discord.message import Button, Message, button, custom_id, link, message
from cogs.discord.reply import Interaction, answer_deferred, answering, defer, translator
from cogs.discord.rights import missing_rights
from cogs.discord.router import Tap
from cogs.game.announcer import Announcer
from cogs.game.practice import TOPIC
from cogs.game.reasons import why
from cogs.practice.choices import weighed
from engine.game import Seat
from engine.registry import GAMES


class PracticeCog(commands.Cog, name="practice"):
    """Begins practice tables, and answers what they have beside other games."""

    def __init__(self, client: Client, delivery: Delivery, announcer: Announcer) -> None:
        """Work for ``client``; whom nobody has written to yet hears through ``delivery``.

        ``announcer`` has the faces of the games.
        """
        self._announcer = announcer
        self._client = client
        self._delivery = delivery

    # -- commands -------------------------------------------------------------------------------------

    @app_commands.command(description="command-practice")
    @app_commands.describe(game="command-practice-game", here="command-practice-here")
    async def practice(self, interaction: Interaction, game: str | None = None, here: bool = False) -> None:
        """Begin a practice table, in private or in this channel."""
        async with answering(interaction):
            await self._begin(interaction, game_named(interaction, GAMES, game), here=here)

    @practice.autocomplete("game")
    async def suggest_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the games in the person's language."""
        return suggest_games(interaction, GAMES, typed)

    # -- taps -----------------------------------------------------------------------------------------

    async def tapped(self, tap: Tap) -> None:
        """Answer a button of a practice table."""
        match tap.words[0]:
            case "why":
                await self._say_why(tap)
            case "back":
                await self._step_back(tap)
            case "again":
                await self._begin(tap.interaction, tap.word(1), here="here" in tap.words)
            case "silent":
                await self._silence_tips(tap)
            case "anew":
                await self._begin_anew(tap)
            case _:
                raise Refusal("refusal-offer-changed")

    # -- what they do ---------------------------------------------------------------------------------

    async def _begin(self, interaction: Interaction, game: str, *, here: bool) -> None:
        """Begin a table at once, or lead to the one that the person has there."""
        if game not in GAMES:
            raise Refusal("refusal-no-such-game")
        await defer(interaction, ephemeral=True, thinking=True)
        text = translator(interaction)
        server, place, closed = await self._place(interaction, here=here)
        running = self._client.sittings.at(place)
        if running is not None:
            if running.row.host != interaction.user.id or not running.row.options.is_practice:
                raise Refusal("refusal-game-here")
            await answer_deferred(interaction, _goes_on(running, game, text))
            return
        lobby = await self._client.lobbies.open_practice(
            server=server,
            channel=place,
            person=interaction.user.id,
            name=interaction.user.display_name,
            language=text.language,
            game=game,
        )
        sitting = await self._client.sittings.begin(lobby)
        if closed:
            await answer_deferred(interaction, message(text("practice-begun-closed")))
        elif place == interaction.channel_id:
            await answer_deferred(interaction, message(text("practice-begun-here")))
        else:
            await answer_deferred(interaction, message(text("practice-begun"), (_way(sitting, text),)))

    async def _place(self, interaction: Interaction, *, here: bool) -> tuple[int, int, bool]:
        """Find where to play: server, channel, and whether it is here because direct messages are closed.

        Raises `Refusal` where the channel cannot be played in.
        """
        channel = interaction.channel_id
        assert channel is not None
        if interaction.guild_id is None:
            return NO_SERVER, channel, False
        if not here:
            text = translator(interaction)
            opened = await self._delivery.open_direct(
                interaction.user, message(text("practice-hello")).view()
            )
            known = await self._client.store.person(interaction.user.id)
            if opened == "open" and known.direct_channel is not None:
                return NO_SERVER, known.direct_channel, False
        missing = missing_rights(interaction, translator(interaction))
        if missing:
            raise Refusal("refusal-rights-missing", rights=missing)
        return interaction.guild_id, channel, not here

    async def _begin_anew(self, tap: Tap) -> None:
        """End a table and begin another one in its place."""
        sitting, interaction = tap.sitting, tap.interaction
        if sitting.row.host != interaction.user.id or not sitting.row.options.is_practice:
            raise Refusal("refusal-offer-changed")
        await defer(interaction, ephemeral=True, thinking=True)
        await self._client.sittings.end(sitting, interaction.user.id, interaction.user.display_name)
        lobby = await self._client.lobbies.open_practice(
            server=sitting.row.server,
            channel=sitting.row.place,
            person=interaction.user.id,
            name=interaction.user.display_name,
            language=sitting.row.language,
            game=tap.word(1),
        )
        begun = await self._client.sittings.begin(lobby)
        text = translator(interaction)
        await answer_deferred(interaction, message(text("practice-begun"), (_way(begun, text),)))

    async def _silence_tips(self, tap: Tap) -> None:
        """Tell who practises nothing more, and take the tip out of the message of their turn."""
        await defer(tap.interaction)
        person = tap.interaction.user.id
        await self._client.tips.silence(person, self._client.sittings.of_person(person))
        await self._announcer.prove_reach(tap.sitting)

    async def _say_why(self, tap: Tap) -> None:
        """Say a word on each choice that who practises has now, or on what can be done with one card."""
        sitting, interaction = tap.sitting, tap.interaction
        seat = _own_seat(interaction, sitting)
        decision = sitting.decision(seat)
        if decision is None:
            raise Refusal("refusal-nothing-to-advise")
        if not sitting.asks(tap.number(1)):
            raise Refusal("refusal-hint-over")
        await defer(interaction, ephemeral=True, thinking=True)
        view, place = sitting.game.view(seat), tap.number(2) if len(tap.words) > 2 else None
        found = await asyncio.to_thread(weighed, view, decision, place)
        text, face = translator(interaction), self._announcer.face(sitting)
        names, game = face.names(sitting, text), sitting.row.options.game
        lines = [
            why(face.choice_in_words(view, each.choice, names, text), each.reasons, game, names, text)
            for each in found
        ]
        await answer_deferred(interaction, message("\n".join([text("practice-why"), *lines])))

    async def _step_back(self, tap: Tap) -> None:
        """Take the last choice of who practises back."""
        sitting, interaction = tap.sitting, tap.interaction
        await defer(interaction)
        await self._client.sittings.step_back(sitting, _own_seat(interaction, sitting), tap.number(1))


def _own_seat(interaction: Interaction, sitting: Sitting) -> Seat:
    seat = sitting.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("refusal-practice-of", host=Name(sitting.host_name))
    return seat


def _goes_on(sitting: Sitting, game: str, text: Translator) -> Message:
    """Lead to the table that somebody has already, with the button that begins another one."""
    anew = button(custom_id(TOPIC, sitting.id, "anew", game), text("button-practise-anew"))
    return message(text("practice-goes-on"), (anew, _way(sitting, text)))


def _way(sitting: Sitting, text: Translator) -> Button:
    """Make the button that leads to a table."""
    server = "@me" if sitting.row.is_direct else str(sitting.row.server)
    return link(f"https://discord.com/channels/{server}/{sitting.row.place}", text("button-go-there"))
