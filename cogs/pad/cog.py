"""/score: a score pad for a game at a real table, filled in a form a player."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.keyed_lock import KeyedLock
from bot.common.refusal import Refusal
from bot.common.rows import Drafted
from bot.languages.translator import Translator
from bot.statistics.finished import EnteredGame, PlayedSeat
from bot.statistics.players import key_of_person
from cogs.discord.installs import anywhere, is_guest
from cogs.discord.message import Message, Picture, message
from cogs.discord.names import edition_here, game_named, name_of, suggest_games
from cogs.discord.picture_pool import PicturePool
from cogs.discord.picture_queue import looking
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
from cogs.pad.counted_sheet import CountedSheet
from cogs.pad.game import PadGame
from cogs.pad.message import (
    counted_message,
    decided,
    entered_message,
    pad_message,
    player_form,
    read_player_form,
    shown_message,
)
from cogs.pad.pad import PadPlayer, ScorePad
from engine.reading import clean_name

LONGEST_NAME = 32

_MENTION = re.compile(r"<@!?(\d{1,20})>")
_BETWEEN_NAMES = re.compile(r"[,;\n]")


class PadCog(commands.Cog, name="pad"):
    """Keeps score pads, each seen by who fills it in alone."""

    def __init__(
        self, client: Client, pictures: PicturePool, showing: Showing, games: Sequence[PadGame]
    ) -> None:
        """Keep pads in the store of ``client``, draw with ``pictures``; the first game is the usual one."""
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
        """Open a score pad in the place of the one that this person had."""
        async with answering(interaction):
            meant = await edition_here(interaction) if game is None else game_named(interaction, game)
            named = self._games[meant]
            seated = await _players(interaction, players)
            box = self._client.boxes[named.game]
            if not box.least_players <= len(seated) <= box.most_players:
                raise Refusal("refusal-pad-players", least=box.least_players, most=box.most_players)
            pad = ScorePad(named.game, tuple(seated))
            number = await self._client.store.open_pad(
                interaction.user.id, pad.as_json(), self._client.clock.now()
            )
            made = pad_message(number, pad, named, translator(interaction))
            await send(interaction, made.view(), ephemeral=True)

    @score.autocomplete("game")
    async def suggest_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the games in the person's language."""
        return suggest_games(interaction, typed)

    # -- taps -----------------------------------------------------------------------------------------

    async def tapped(self, tap: Tap) -> None:
        """Answer a button, a list or a form of a pad."""
        async with self._lock(tap.table):
            await self._answer(tap, await self._pad(tap))

    async def _answer(self, tap: Tap, pad: ScorePad) -> None:
        game, text = self._games[pad.game], translator(tap.interaction)
        match tap.words[0]:
            case "player":
                form = player_form(tap.table, _seat(tap, pad), pad, game, text)
                await open_form(tap.interaction, form)
            case "form":
                typed, boards = read_player_form(tap.interaction.data or {})
                await self._change(tap, pad.with_player(_seat(tap, pad), typed, boards))
            case "settle":
                if tap.value not in [value for value, _ in game.decisions(pad.names, text)]:
                    raise Refusal("refusal-offer-changed")
                await self._change(tap, replace(pad, decision=tap.value))
            case "count":
                await defer(tap.interaction, ephemeral=True, thinking=True)
                counted = self._sheet(tap, pad).count(game)
                pictures = await self._draw(tap, pad, text)
                made = counted_message(
                    tap.table,
                    pad,
                    counted,
                    pictures,
                    text,
                    others_are_here=tap.interaction.guild_id is not None,
                    has_history=tap.interaction.is_guild_integration(),
                )
                await answer_deferred(tap.interaction, made)
            case "show":
                await self._show(tap, pad)
            case "enter":
                await self._enter(tap, pad)
            case "drop":
                await self._drop(tap, pad)
            case _:
                raise Refusal("refusal-offer-changed")

    async def _change(self, tap: Tap, pad: ScorePad) -> None:
        await self._save(tap, pad)
        made = pad_message(tap.table, pad, self._games[pad.game], translator(tap.interaction))
        await change(tap.interaction, made)

    async def _show(self, tap: Tap, pad: ScorePad) -> None:
        """Show the pictures to everybody in the channel, in the language of the server."""
        counted = self._sheet(tap, pad).count(self._games[pad.game])
        public = public_translator(tap.interaction)

        async def make() -> Message:
            pictures = await self._draw(tap, pad, public)
            return shown_message(pad, counted, pictures, public)

        await self._showing.show(tap.interaction, public, make)

    async def _enter(self, tap: Tap, pad: ScorePad) -> None:
        """Write the game into the history of the server, in the place of what this pad wrote there before."""
        interaction, store = tap.interaction, self._client.store
        sheet, server = self._sheet(tap, pad), interaction.guild_id
        if server is None:
            raise Refusal("refusal-offer-changed")
        refuse_guests(interaction)
        counted = sheet.count(self._games[pad.game])
        seats = tuple(
            PlayedSeat(
                None if player.person is None else key_of_person(player.person),
                player.name,
                seat.place,
                seat.total,
                seat.points,
                seat.wonder,
                seat.side,
                wonders=tuple(Drafted(each, built=True) for each in seat.wonders),
            )
            for player, seat in zip(pad.players, counted.seats, strict=True)
        )
        entered = await store.enter_game(
            EnteredGame(
                server,
                pad.game,
                self._client.clock.now(),
                interaction.user.id,
                seats,
                counted.victory,
                sheet.as_json(),
            ),
            replaces=pad.entered,
        )
        await self._save(tap, replace(pad, entered=entered.number))
        await send(interaction, entered_message(tap.table, translator(interaction)).view(), ephemeral=True)

    async def _drop(self, tap: Tap, pad: ScorePad) -> None:
        """Take the game out of the history again."""
        if pad.entered is not None:
            await self._client.store.drop_entered_game(pad.entered)
            await self._save(tap, replace(pad, entered=None))
        await change(tap.interaction, message(translator(tap.interaction)("pad-dropped")))

    # -- small change ---------------------------------------------------------------------------------

    async def _pad(self, tap: Tap) -> ScorePad:
        """Return the pad that was tapped.

        Raises `Refusal` where it is another person's, or kept no longer.
        """
        kept = await self._client.store.pad(tap.table, tap.interaction.user.id)
        if kept is None:
            raise Refusal("refusal-no-pad")
        return ScorePad.from_json(kept)

    async def _save(self, tap: Tap, pad: ScorePad) -> None:
        await self._client.store.save_pad(tap.table, pad.as_json(), self._client.clock.now())

    def _sheet(self, tap: Tap, pad: ScorePad) -> CountedSheet:
        """Return what a pad is counted from; raises `Refusal` as long as something is missing or wrong."""
        game = self._games[pad.game]
        filled = pad.filled(game)
        if filled is None:
            raise Refusal("refusal-pad-not-filled")
        return CountedSheet(tuple(filled), decided(pad, game, translator(tap.interaction)))

    async def _draw(self, tap: Tap, pad: ScorePad, text: Translator) -> list[Picture]:
        with looking(tap.interaction.user.id, tap.interaction.guild_id):
            sheet = self._sheet(tap, pad)
            return await sheet.pictures(self._games[pad.game], pad.names, self._pictures, text)


async def _players(interaction: Interaction, typed: str) -> list[PadPlayer]:
    """Read who played: names and mentions, between commas; without commas each word is a name."""
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
    # Nobody is looked up on a server where the bot isn't.
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
