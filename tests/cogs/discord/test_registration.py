"""Commands are registered with translations, and again when these change."""

from typing import Any

import pytest

from bot.languages.translator import languages_of
from bot.local.discord_rules import TruthfulBackend
from tests.bot.local.test_discord_rules import enable_activities
from tests.cogs.room import Room, suggested
from tests.texts import LOCALES

SUB_COMMAND_GROUP = 2


def sent(room: Room) -> int:
    return sum(each.method == "PUT" and each.path.endswith("/commands") for each in room.env.http_requests)


def join_command(room: Room) -> dict[str, Any]:
    commands: list[dict[str, Any]] = list(room.env.backend.commands[None].values())
    return next(each for each in commands if each["name"] == "join")


async def restart_with_french(room: Room, monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    """Restart the bot with French as a second language."""
    english = (LOCALES / "en.ftl").read_text(encoding="utf-8")
    languages = languages_of({"en": english, "fr": source})
    monkeypatch.setattr("bot.client.load_languages", lambda: languages)
    await room.restart()


async def test_commands_are_registered_only_when_a_translation_changes(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend = room.env.backend
    assert isinstance(backend, TruthfulBackend)
    assert sent(room) == 1
    launch = enable_activities(backend)
    await room.restart()
    assert sent(room) == 1
    await restart_with_french(room, monkeypatch, "command-join = Rejoindre la partie\nparameter-game = jeu")
    assert sent(room) == 2
    assert join_command(room)["name_localizations"] == {}
    (game,) = join_command(room)["options"]
    assert (game["name"], game["name_localizations"]) == ("game", {"fr": "jeu"})
    assert await suggested(room, "join", "game", "duel") == ["duel"]
    assert join_command(room)["description_localizations"] == {"fr": "Rejoindre la partie"}
    await restart_with_french(room, monkeypatch, "command-join = Prendre place")
    assert sent(room) == 3
    assert join_command(room)["description_localizations"] == {"fr": "Prendre place"}
    assert join_command(room)["description"] == room.text("command-join")
    assert launch in backend.commands[None].values(), "an activity's own command stays"
    await room.restart()
    assert sent(room) == 3
    assert "launch" not in room.client.languages.of(None).commands


async def test_every_parameter_has_a_translatable_name(room: Room) -> None:
    commands = [*room.env.backend.commands[None].values()]
    options = [option for command in commands for option in command.get("options", ())]
    nested = [inner for option in options for inner in option.get("options", ())]
    parameters = {each["name"] for each in (*options, *nested) if each["type"] > SUB_COMMAND_GROUP}
    assert len(parameters) > 5
    assert not {name for name in parameters if not room.client.languages.of(None).has(f"parameter-{name}")}
