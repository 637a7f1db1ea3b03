"""Which game a command is about: suggested while somebody types, and read."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.refusal import Refusal
from cogs.discord.plain_names import plain_name
from cogs.discord.reply import Interaction, translator


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


def game_named(interaction: Interaction, games: Sequence[str], typed: str | None) -> str:
    """Give the game that somebody has named, the first without a name; raises `Refusal` for others."""
    if typed is None:
        return games[0]
    text, wanted = translator(interaction), plain_name(typed)
    found = next((each for each in games if each == wanted), None)
    found = found or next((each for each in games if wanted in plain_name(text(f"game-{each}"))), None)
    if found is None:
        raise Refusal("refusal-no-such-game")
    return found
