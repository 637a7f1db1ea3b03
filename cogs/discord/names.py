"""Names: those that people type, of games above all, and those that people are called by."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import cast

import discord
from discord import app_commands

from bot.client import Client
from bot.common.options import GameName
from bot.common.refusal import Refusal
from bot.statistics.players import key_of_person
from cogs.discord.reply import Interaction, translator
from engine.reading import clean_name

_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ĳ": "ij"})


@lru_cache(maxsize=4096)
def plain_name(name: str) -> str:
    """Return the letters and digits of a name, small and without accents, its words apart by a space."""
    apart = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    letters = "".join(each for each in apart if not unicodedata.combining(each))
    return " ".join("".join(each if each.isalnum() else " " for each in letters).split())


def name_of(person: discord.abc.User) -> str:
    """Return what a person is called on a server, or the user name where nothing of that can be seen."""
    return clean_name(person.display_name, person.name)


def suggest_games(
    interaction: Interaction, games: Sequence[str], typed: str
) -> list[app_commands.Choice[str]]:
    """Suggest games in the person's language."""
    text = translator(interaction)
    named = [(text(f"game-{game}"), game) for game in games]
    return [
        app_commands.Choice(name=name, value=game)
        for name, game in named
        if plain_name(typed) in plain_name(name)
    ]


async def game_here(client: Client, interaction: Interaction) -> GameName | None:
    """Return the game that a command is about that names none, or None where nothing has been played.

    It is the one that is played in the channel or gathers players there, else the last one that ended there,
    else the last one of the server, or in direct messages of the person.
    """
    place, person = interaction.channel_id or 0, interaction.user.id
    running = client.sessions.from_channel(place, person)
    if running:
        return running[0].row.options.game
    lobby = await client.lobbies.at(place)
    if lobby is not None:
        return lobby.row.options.game
    ended = await client.store.last_ended(place)
    row = None if ended is None else await client.store.table(ended)
    if row is not None:
        return row.options.game
    player = key_of_person(person) if interaction.guild_id is None else None
    last = await client.store.finished_games(interaction.guild_id, player=player, limit=1)
    return cast("GameName", last[0].game) if last else None


def game_named(interaction: Interaction, games: Sequence[str], typed: str | None) -> str:
    """Return the game that somebody has named, the first without a name; raises `Refusal` for others."""
    if typed is None:
        return games[0]
    text, wanted = translator(interaction), plain_name(typed)
    found = next((each for each in games if each == wanted), None)
    found = found or next((each for each in games if wanted in plain_name(text(f"game-{each}"))), None)
    if found is None:
        raise Refusal("refusal-no-such-game")
    return found
