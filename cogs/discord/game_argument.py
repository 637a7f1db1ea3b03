"""Which game a command is about, and matching the names that people type."""

import unicodedata
from collections.abc import Iterable
from typing import cast

from discord import app_commands

from bot.common.game_options import EDITIONS, GAME_NAMES, GameName
from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from bot.statistics.player_keys import key_of_person
from cogs.discord.message import LONGEST_LIST
from cogs.discord.reply import Interaction, translator

_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ĳ": "ij"})


def plain_name(name: str) -> str:
    """Return the letters and digits of a name in lower case without accents, words separated by a space."""
    apart = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    letters = "".join(each for each in apart if not unicodedata.combining(each))
    return " ".join("".join(each if each.isalnum() else " " for each in letters).split())


def game_in_full(game: str, text: Translator) -> str:
    """Return the name of a game, with its edition if it has more than one."""
    key = f"game-{game}-in-full"
    return text(key) if text.has(key) else text(f"game-{game}")


def suggested(
    named: Iterable[tuple[str, str]], typed: str, *, by_value: bool = False
) -> list[app_commands.Choice[str]]:
    """Return the suggestions that match what a person has typed so far, from names with their values."""
    wanted = plain_name(typed)
    found = [each for each in named if wanted in plain_name(each[0]) or (by_value and wanted == each[1])]
    return [app_commands.Choice(name=name, value=value) for name, value in found[:LONGEST_LIST]]


def suggest_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest games in the person's language."""
    text = translator(interaction)
    return suggested(((game_in_full(game, text), game) for game in GAME_NAMES), typed)


async def game_here(interaction: Interaction) -> GameName | None:
    """Return the game that a command without a game is about, or None if nothing was played.

    It is the one running or gathering players in the channel, else the last one that ended there, else the
    last one of the server or, in direct messages, of the person.
    """
    store, played = interaction.client.store, await game_at_table(interaction)
    if played is not None:
        return played
    ended = await store.last_ended(interaction.channel_id or 0)
    row = None if ended is None else await store.table(ended)
    if row is not None:
        return row.options.game
    player = key_of_person(interaction.user.id) if interaction.guild_id is None else None
    last = await store.finished_games(interaction.guild_id, player=player, limit=1)
    return cast("GameName", last[0].game) if last else None


async def game_at_table(interaction: Interaction) -> GameName | None:
    """Return the game that runs or gathers players in the channel, or None."""
    place = interaction.channel_id or 0
    running = interaction.client.sessions.from_channel(place, interaction.user.id)
    if running:
        return running[0].row.options.game
    lobby = await interaction.client.lobbies.at(place)
    return None if lobby is None else lobby.row.options.game


async def usual_edition(interaction: Interaction) -> GameName:
    """Return the server's edition of 7 Wonders if it has one, else the one that the person chose last."""
    server, store = interaction.guild_id, interaction.client.store
    chosen = None if server is None else await store.server_edition(server)
    chosen = chosen or (await store.person(interaction.user.id)).edition
    return chosen if chosen in EDITIONS else EDITIONS[0]


async def edition_here(interaction: Interaction) -> GameName:
    """Return the edition of 7 Wonders at the channel's table, or the usual one without a table."""
    played = await game_at_table(interaction)
    return played if played in EDITIONS else await usual_edition(interaction)


async def game_meant(interaction: Interaction, typed: str | None) -> GameName:
    """Return the game with a typed name, or the usual edition of 7 Wonders; raises `Refusal`."""
    return await usual_edition(interaction) if typed is None else game_named(interaction, typed)


def game_named(interaction: Interaction, typed: str) -> GameName:
    """Return the game with a typed name; raises `Refusal` if there is none."""
    text, wanted = translator(interaction), plain_name(typed)
    # A suggestion sends the id of the game in every language.
    found = [each for each in GAME_NAMES if plain_name(each) == wanted]
    found += [each for each in GAME_NAMES if wanted in plain_name(text(f"game-{each}"))]
    found += [each for each in GAME_NAMES if wanted in plain_name(game_in_full(each, text))]
    if not found:
        raise Refusal("refusal-no-such-game")
    return found[0]
