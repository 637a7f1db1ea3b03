"""`/score`: a score pad for a game at a real table, with a form for each player."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.keyed_lock import KeyedLock
from bot.common.refusal import Refusal
from bot.common.rows import DraftedWonder
from bot.statistics.finished import FinishedSeat, entered_game
from bot.statistics.players import key_of_person
from cogs.discord.message import Message, message
from cogs.discord.names import edition_here, game_named, name_of, suggest_games
from cogs.discord.permissions import anywhere, is_guest
from cogs.discord.picture_pool import PicturePool, drawing_for
from cogs.discord.reply import (
    Interaction,
    answer_deferred,
    answering,
    change,
    defer,
    open_form,
    public_translator,
    refuse_guests,
    send,
    translator,
)
from cogs.discord.router import Tap
from cogs.discord.showing import Showing
from cogs.pad.message import (
    counted_message,
    entered_message,
    pad_message,
    player_form,
    read_player_form,
    result_buttons,
)
from cogs.pad.pad import CountedGame, PadGame, PadPlayer, ScorePad
from engine.game import Seat
from engine.reading import clean_name

LONGEST_NAME = 32

_MENTION = re.compile(r"<@!?(\d{1,20})>")
_BETWEEN_NAMES = re.compile(r"[,;\n]")


class PadCog(commands.Cog, name="pad"):
    """Keeps score pads, each visible only to its owner."""

    def __init__(
        self, client: Client, pictures: PicturePool, showing: Showing, games: Sequence[PadGame]
    ) -> None:
        """Store pads with ``client``, draw with ``pictures``; the first game is the default."""
        self._client = client
        self._showing = showing
        self._pictures = pictures
        self._games: Mapping[str, PadGame] = {game.game: game for game in games}
        self._lock = KeyedLock()

    # -- the command ----------------------------------------------------------------------------------

    @app_commands.command(description="command-score")
    @anywhere
    @app_commands.describe(players="command-score-players", game="command-score-game")
    async def score(self, interaction: Interaction, players: str, game: str | None = None) -> None:
        """Open a score pad, replacing the person's previous one."""
        async with answering(interaction):
            meant = await edition_here(interaction) if game is None else game_named(interaction, game)
            named = self._games[meant]
            seated = await _players(interaction, players)
            box = self._client.boxes[named.game]
            if not box.least_players <= len(seated) <= box.most_players:
                raise Refusal("refusal-pad-players", least=box.least_players, most=box.most_players)
            pad, now = ScorePad(named, tuple(seated)), self._client.clock.now()
            number = await self._client.store.open_pad(interaction.user.id, pad.as_json(), now)
            made = pad_message(number, pad, translator(interaction))
            await send(interaction, made.view(), ephemeral=True)

    @score.autocomplete("game")
    async def suggest_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the games in the person's language."""
        return suggest_games(interaction, typed)

    # -- taps -----------------------------------------------------------------------------------------

    async def tapped(self, tap: Tap) -> None:
        """Answer a button, a list or a form of a pad."""
        with drawing_for(tap.interaction.user.id, tap.interaction.guild_id):
            async with self._lock(tap.table):
                await self._answer(tap, await self._pad(tap))

    async def _answer(self, tap: Tap, pad: ScorePad) -> None:
        interaction, text = tap.interaction, translator(tap.interaction)
        match tap.words[0]:
            case "player":
                await open_form(interaction, player_form(tap.table, _seat(tap, pad), pad, text))
            case "form":
                typed, boards = read_player_form(interaction.data or {})
                await self._change(tap, pad.with_player(_seat(tap, pad), typed, boards))
            case "settle":
                if tap.value not in [value for value, _ in pad.game.decisions(pad.names, text)]:
                    raise Refusal("refusal-offer-changed")
                await self._change(tap, replace(pad, decision=tap.value))
            case "count":
                await defer(interaction, ephemeral=True, thinking=True)
                counted = _counted(pad)
                pictures = await counted.pictures(pad.names, self._pictures, text)
                on_server, is_here = interaction.guild_id is not None, interaction.is_guild_integration()
                row = result_buttons(tap.table, text, to_all=on_server, to_history=is_here)
                await answer_deferred(interaction, counted_message(pad, counted, pictures, text, row))
            case "show":
                await self._show(interaction, pad)
            case "enter":
                await self._enter(tap, pad)
            case "drop":
                if pad.entered is not None:
                    await self._client.store.drop_entered_game(pad.entered)
                    await self._save(tap, replace(pad, entered=None))
                await change(interaction, message(text("pad-dropped")))
            case _:
                raise Refusal("refusal-offer-changed")

    async def _change(self, tap: Tap, pad: ScorePad) -> None:
        await self._save(tap, pad)
        await change(tap.interaction, pad_message(tap.table, pad, translator(tap.interaction)))

    async def _show(self, interaction: Interaction, pad: ScorePad) -> None:
        """Post the result for everybody in the channel, in the language of the server."""
        counted, public = _counted(pad), public_translator(interaction)

        async def make() -> Message:
            pictures = await counted.pictures(pad.names, self._pictures, public)
            return counted_message(pad, counted, pictures, public)

        await self._showing.show(interaction, public, make)

    async def _enter(self, tap: Tap, pad: ScorePad) -> None:
        """Save the game to the history of the server, replacing what this pad saved before."""
        interaction, counted = tap.interaction, _counted(pad)
        if interaction.guild_id is None:
            raise Refusal("refusal-offer-changed")
        refuse_guests(interaction)
        seats = tuple(
            FinishedSeat(
                None if player.person is None else key_of_person(player.person),
                player.name,
                seat.place,
                seat.score.total,
                seat.score.rows,
                seat.wonder,
                seat.side,
                wonders=tuple(DraftedWonder(each, built=True) for each in seat.wonders),
                seat=Seat(number),
            )
            for number, (player, seat) in enumerate(zip(pad.players, counted.seats, strict=True))
        )
        server, game, now = interaction.guild_id, pad.game.game, self._client.clock.now()
        entered = await self._client.store.enter_game(
            entered_game(server, game, now, interaction.user.id, seats, counted.victory, pad.sheet()),
            replaces=pad.entered,
        )
        await self._save(tap, replace(pad, entered=entered.number))
        await send(interaction, entered_message(tap.table, translator(interaction)).view(), ephemeral=True)

    # -- helpers --------------------------------------------------------------------------------------

    async def _pad(self, tap: Tap) -> ScorePad:
        """Return the tapped pad; raises `Refusal` if it is another person's, or no longer stored."""
        stored = await self._client.store.pad(tap.table, tap.interaction.user.id)
        if stored is None:
            raise Refusal("refusal-no-pad")
        return ScorePad.from_json(self._games, stored)

    async def _save(self, tap: Tap, pad: ScorePad) -> None:
        await self._client.store.save_pad(tap.table, pad.as_json(), self._client.clock.now())


def _counted(pad: ScorePad) -> CountedGame:
    """Return the counted game of a pad; raises `Refusal` while something is missing or wrong."""
    sheet = pad.sheet()
    if sheet is None:
        raise Refusal("refusal-pad-not-filled")
    return pad.game.counted(sheet)


async def _players(interaction: Interaction, typed: str) -> list[PadPlayer]:
    """Parse names and mentions, separated by commas; without commas each word is a name."""
    apart = _MENTION.sub(r",<@\1>,", typed)
    words = [clean_name(word, "") for word in _BETWEEN_NAMES.split(apart)]
    words = [word for word in words if word]
    if len(words) == 1:
        words = words[0].split()
    players = [await _player(interaction, word) for word in words]
    if len({player.name.casefold() for player in players}) < len(players):
        raise Refusal("refusal-pad-names")
    return players


async def _player(interaction: Interaction, word: str) -> PadPlayer:
    mention = _MENTION.fullmatch(word)
    if mention is None:
        return PadPlayer(word[:LONGEST_NAME])
    # On a server without the bot no members are looked up.
    server, person = None if is_guest(interaction) else interaction.guild, int(mention[1])
    try:
        member = None if server is None else server.get_member(person) or await server.fetch_member(person)
    except discord.NotFound:
        member = None
    if member is None:
        raise Refusal("refusal-pad-member")
    return PadPlayer(name_of(member)[:LONGEST_NAME], person)


def _seat(tap: Tap, pad: ScorePad) -> int:
    seat = tap.number(1)
    if seat >= len(pad.players):
        raise Refusal("refusal-offer-changed")
    return seat
