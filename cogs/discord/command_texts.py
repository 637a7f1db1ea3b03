"""The descriptions of the slash commands, from the language files.

In the code a command and its parameters carry the key of their text as description.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.languages.translator import DEFAULT_LANGUAGE, Languages, Translator

NAMES = {
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
}
"""What people type, the same in every language: so those at a table can tell each other what to type."""


class CommandTranslator(app_commands.Translator):
    """Gives Discord the descriptions and the names of parameters in every language that has a file."""

    def __init__(self, languages: Languages) -> None:
        super().__init__()
        self._languages = languages

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a description in a language, or None where English is shown anyway; names are no texts."""
        if context.location in NAMES:
            return None
        text = self._languages.of(str(locale))
        key = string.extras.get("key", string.message)
        if context.location is app_commands.TranslationContextLocation.parameter_name:
            key = f"parameter-{string.message}"
        return text(key) if text.language != DEFAULT_LANGUAGE and text.has(key) else None


def describe_commands(tree: app_commands.CommandTree[Any], languages: Languages) -> None:
    """Put the English texts in the place of the keys; raises `MissingTextError` where one is missing."""
    text = languages.of(DEFAULT_LANGUAGE)
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            parameters = {parameter.name: _described(parameter, text) for parameter in command.parameters}
            app_commands.describe(**parameters)(command)
        if isinstance(command, app_commands.Command | app_commands.Group):
            command.description = text(command.description)


def _described(parameter: app_commands.Parameter, text: Translator) -> app_commands.locale_str:
    """Return a parameter's description with its key; parameters are shared by all clients of a process."""
    known = parameter.locale_description
    key = str(parameter.description) if known is None else str(known.extras.get("key", known.message))
    return app_commands.locale_str(text(key), key=key)
