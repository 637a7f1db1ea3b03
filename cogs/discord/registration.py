"""The slash commands, their texts from the language files, and registering them with Discord.

In the code the description of a command or parameter is the key of its text. Commands are registered once,
and again when they or their translations have changed.
"""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from bot.languages.translator import DEFAULT_LANGUAGE, Languages, Translator
from bot.storage.store import Store
from cogs.discord.installs import serves_guests

log = logging.getLogger(__name__)

ENTRY_POINT = 4
"""The type of the command that Discord adds if the owner has enabled Activities."""

NAMES = {
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
}
"""What people type is the same in every language, so that players can tell each other what to type."""


class CommandTranslator(app_commands.Translator):
    """Translates descriptions and parameter names for Discord."""

    def __init__(self, languages: Languages) -> None:
        super().__init__()
        self._languages = languages

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a text in a language, or None to keep the English one; command names aren't translated."""
        if context.location in NAMES:
            return None
        text = self._languages.of(str(locale))
        key = string.extras.get("key", string.message)
        if context.location is app_commands.TranslationContextLocation.parameter_name:
            key = f"parameter-{string.message}"
        return text(key) if text.language != DEFAULT_LANGUAGE and text.has(key) else None


def describe_commands(tree: app_commands.CommandTree[Any], languages: Languages) -> None:
    """Replace the keys by the English texts; raises `MissingTextError` if one is missing."""
    text = languages.of(DEFAULT_LANGUAGE)
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            parameters = {parameter.name: _described(parameter, text) for parameter in command.parameters}
            app_commands.describe(**parameters)(command)
        if isinstance(command, app_commands.Command | app_commands.Group):
            command.description = text(command.description)


def _described(parameter: app_commands.Parameter, text: Translator) -> app_commands.locale_str:
    """Return a parameter's description and its key; parameters are shared by all clients of a process."""
    known = parameter.locale_description
    key = str(parameter.description) if known is None else str(known.extras.get("key", known.message))
    return app_commands.locale_str(text(key), key=key)


async def register(bot: commands.AutoShardedBot, store: Store) -> dict[str, int]:
    """Register the commands with Discord if they have changed, and return their ids by name.

    Discord limits how often that can be done. Its own Entry Point command stays as it is.
    """
    application = bot.application_id
    assert application is not None
    keep_to_installations(bot)
    payload = await _as_json(bot)
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
    fact, numbers_fact = f"commands of {application}", f"numbers of the commands of {application}"
    if await store.fact(fact) != digest:
        kept = await _entry_points(bot, application)
        made = await bot.http.bulk_upsert_global_commands(application, [*payload, *kept])
        numbers = {each["name"]: int(each["id"]) for each in made if each["type"] != ENTRY_POINT}
        await store.put_fact(numbers_fact, json.dumps(numbers))
        await store.put_fact(fact, digest)
    known: dict[str, int] = json.loads(await store.fact(numbers_fact) or "{}")
    return known


def keep_to_installations(bot: commands.AutoShardedBot) -> None:
    """Don't offer commands for user installs if the owner has not enabled those.

    Discord refuses commands for an installation that the app doesn't have (Discord, Installation Context).
    """
    application = bot.application
    if application is None or application.user_integration_config is not None:
        return
    log.info("people cannot install the app for themselves until User Install is on in Discord's portal")
    for command in bot.tree.get_commands():
        if serves_guests(command):
            command.allowed_installs, command.allowed_contexts = None, None


async def _entry_points(bot: commands.AutoShardedBot, application: int) -> list[Any]:
    """Return Discord's Entry Point command, which an overwrite has to include (error 50240).

    It isn't part of the digest: Discord adds and removes it without us.
    """
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    known = await bot.http.request(route, params={"with_localizations": "true"})
    return [each for each in known if each["type"] == ENTRY_POINT]


async def _as_json(bot: commands.AutoShardedBot) -> list[Any]:
    """Return the commands as Discord expects them, in all languages if there is a translator."""
    commands, translator = bot.tree.get_commands(), bot.tree.translator
    if translator is None:
        return [command.to_dict(bot.tree) for command in commands]
    return [await command.get_translated_payload(bot.tree, translator) for command in commands]
