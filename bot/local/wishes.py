"""What an open page asks for: what people do on Discord, and what only a stand-in allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import simcord

from bot.local.process import BotProcess
from bot.local.sight import Sight
from bot.local.truth import Json
from bot.local.world import Person, World

Forms = dict[str, simcord.InteractionResult]
"""The forms that a page shows, by the handle with which it sends them back."""


class Wishes:
    """Grants what pages ask for; `tell` reaches every page, `gone` says that a message has left."""

    def __init__(
        self,
        world: World,
        sight: Sight,
        bot: BotProcess | None,
        tell: Callable[[Json], None],
        gone: Callable[[int, int], None],
    ) -> None:
        self._world = world
        self._sight = sight
        self._bot = bot
        self._tell = tell
        self._gone = gone

    async def grant(self, person: Person, forms: Forms, wish: Mapping[str, Any]) -> Json:
        """Do what this person asks for and return the answer to the page.

        Raises `BackendError`, `SetupError`, `ValueError`, `KeyError` or `TypeError` where it cannot be done.
        """
        channel = int(wish.get("channel", 0))
        match wish["do"]:
            case "slash":
                return _outcome(forms, await person.slash(channel, wish["name"], wish["options"]))
            case "suggest":
                name, option, typed = wish["name"], wish["option"], wish["typed"]
                found = await person.suggestions(channel, name, option, typed, wish["options"])
                return {"suggestions": found}
            case "menu":
                user, message = wish.get("user"), wish.get("message")
                result = await person.menu(
                    channel,
                    wish["name"],
                    user_id=int(user) if user else None,
                    message_id=int(message) if message else None,
                )
                return _outcome(forms, result)
            case "click":
                result = await person.click(channel, int(wish["message"]), wish["custom_id"])
                return _outcome(forms, result)
            case "select":
                message, custom_id = int(wish["message"]), wish["custom_id"]
                result = await person.select(channel, message, custom_id, wish["values"], int(wish["kind"]))
                return _outcome(forms, result)
            case "submit":
                result = await person.submit(channel, forms[wish["form"]], wish["values"])
                if result.acknowledged:
                    del forms[wish["form"]]
                return _outcome(forms, result)
            case "say":
                person.say(channel, wish["content"])
            case "scroll":
                return self._sight.earlier(person, channel, int(wish["before"]))
            case _:
                return self._arrange(person, channel, wish)
        return {}

    def _arrange(self, person: Person, channel: int, wish: Mapping[str, Any]) -> Json:
        """Do what Discord does by itself, and what only a stand-in allows."""
        match wish["do"]:
            case "read":
                self._sight.read[person.id, channel] = int(wish["message"])
                self._tell({"type": "badges", "badges": self._sight.badges()})
            case "dismiss":
                self._sight.dismissed.add(int(wish["message"]))
                self._gone(channel, int(wish["message"]))
            case "close":
                self._world.people[int(wish["person"])].close_direct_messages(bool(wish["closed"]))
                self._tell({"type": "people", "people": self._sight.people()})
            case "speak":
                self._world.people[int(wish["person"])].speak(wish["locale"])
                self._tell({"type": "people", "people": self._sight.people()})
            case "add":
                added = self._world.add_person(wish["name"])
                self._tell({"type": "people", "people": self._sight.people()})
                return {"name": added.name}
            case "allow":
                self._world.environment.allow_bot(channel, wish["permission"], bool(wish["allowed"]))
                self._tell(
                    {"type": "permissions", "channel": str(channel), **self._sight.permissions(channel)}
                )
            case "bot" if self._bot is not None:
                {"restart": self._bot.restart, "kill": self._bot.kill, "pause": self._bot.pause}[
                    wish["how"]
                ]()
            case "log" if self._bot is not None:
                return {"lines": list(self._bot.log)}
            case unknown:
                raise ValueError(f"Nobody can do {unknown!r}.")
        return {}


def _outcome(forms: Forms, result: simcord.InteractionResult) -> Json:
    if not result.acknowledged:
        return {"ok": False, "error": "no answer"}
    if result.modal is None:
        return {}
    form = str(len(forms) + 1)
    while form in forms:
        form += "'"
    forms[form] = result
    return {"form": form, "modal": result.modal}
