"""Registering the slash commands with Discord; in the code their descriptions are the keys of texts."""

import hashlib
import json
import logging
from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord.http import Route

from bot.client import Client
from bot.languages.translator import DEFAULT_LANGUAGE, Translator
from cogs.discord.permissions import serves_guests

log = logging.getLogger(__name__)

ENTRY_POINT = 4
"""The type of the command that Discord adds if the owner has enabled Activities."""

SUB_COMMAND_GROUP = 2
"""The highest type of what isn't a parameter (Discord, Application Command Option Type)."""


async def register(client: Client) -> dict[str, int]:
    """Register the commands if they have changed, which Discord limits, and return their ids by name."""
    application, store = client.application_id, client.store
    assert application is not None
    keep_to_installations(client)
    payload = commands_as_json(client)
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
    fact, numbers_fact = f"commands of {application}", f"numbers of the commands of {application}"
    if await store.fact(fact) != digest:
        # It isn't part of the digest: Discord adds and removes it without us.
        kept = await _entry_points(client, application)
        made = await client.http.bulk_upsert_global_commands(application, [*payload, *kept])
        numbers = {each["name"]: int(each["id"]) for each in made if each["type"] != ENTRY_POINT}
        await store.put_fact(numbers_fact, json.dumps(numbers))
        await store.put_fact(fact, digest)
    known: dict[str, int] = json.loads(await store.fact(numbers_fact) or "{}")
    return known


def keep_to_installations(client: Client) -> None:
    """Don't offer commands for user installs, which Discord refuses if the owner has not enabled those."""
    if client.application is None or client.application.user_integration_config is not None:
        return
    log.info("people cannot install the app for themselves until User Install is on in Discord's portal")
    for command in client.tree.get_commands():
        if serves_guests(command):
            command.allowed_installs, command.allowed_contexts = None, None


async def _entry_points(client: Client, application: int) -> list[Any]:
    """Return Discord's own Entry Point command, which an overwrite has to include (error 50240)."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    known = await client.http.request(route, params={"with_localizations": "true"})
    return [each for each in known if each["type"] == ENTRY_POINT]


def commands_as_json(
    client: Client, locales: Iterable[discord.Locale] = tuple(discord.Locale)
) -> list[dict[str, Any]]:
    """Return the commands as Discord expects them; raises `MissingTextError` if a text is missing."""
    text = client.languages.of(DEFAULT_LANGUAGE)
    found = {locale.value: client.languages.of(locale.value) for locale in locales}
    others = {locale: other for locale, other in found.items() if other is not text}
    return [_in_words(each.to_dict(client.tree), text, others) for each in client.tree.get_commands()]


def _in_words(part: dict[str, Any], text: Translator, others: Mapping[str, Translator]) -> dict[str, Any]:
    """Return a command or parameter with its texts; only names of parameters are translated.

    Players can tell each other what to type.
    """
    key, name = part["description"], f"parameter-{part['name']}"
    made = {**part, "description": text(key)}
    if others:
        is_parameter = part["type"] > SUB_COMMAND_GROUP
        named = {locale: other(name) for locale, other in others.items() if is_parameter and other.has(name)}
        made["name_localizations"] = named
        made["description_localizations"] = {locale: other(key) for locale, other in others.items()}
    if "options" in part:
        made["options"] = [_in_words(each, text, others) for each in part["options"]]
    return made
