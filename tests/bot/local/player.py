"""What people see in the local Discord, waiting for it, and a player who presses buttons by their labels."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from simcord.components import walk_components

from bot.local.server import LocalDiscord
from bot.local.world import Person
from tests.patience import happens

Json = dict[str, Any]

USEFUL = r"Build( · \d+ coins?)?|Sell \+3"
"""The labels of the buttons that use a chosen card, whatever it costs."""


def parts_of(message: Json) -> Iterator[Json]:
    return walk_components(message["components"])


def text_of(message: Json) -> str:
    texts = [message["content"], *(each["content"] for each in parts_of(message) if each["type"] == 10)]
    return "\n".join(each for each in texts if each)


def button_of(message: Json, label: str, word: str | None = None) -> str | None:
    """Return the id of an enabled button whose label matches; ``word`` must be a part of the id."""
    for part in parts_of(message):
        fits = part["type"] == 2 and re.fullmatch(label, part.get("label", ""))
        meant = word is None or word in part.get("custom_id", "").split(":")
        if fits and meant and not part.get("disabled"):
            return str(part["custom_id"])
    return None


async def until(local: LocalDiscord, holds: Callable[[], bool]) -> None:
    """Wait until `holds()`; if it never does, show what people see."""
    try:
        await happens(holds)
    except TimeoutError as error:
        error.add_note(_seen(local))
        raise


def last(person: Person, channel: int) -> dict[str, Any]:
    """Return the last message that a person sees in a channel, or an empty one."""
    return next(reversed(person.messages(channel)), {"content": "", "components": []})


def children_of(pid: int) -> list[int]:
    files = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(each) for file in files for each in file.read_text().split()]


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _seen(local: LocalDiscord) -> str:
    return "\n".join(
        f"{person.name}: {str(message)[:2000]}"
        for person in local.world.people.values()
        for channel in (local.world.channels[0].id, person.direct_channel)
        for message in person.messages(channel)[-3:]
    )


class Player:
    """A person who plays in one channel."""

    def __init__(self, local: LocalDiscord, name: str, channel: int) -> None:
        self.local = local
        self.person: Person = local.world.person(name)
        self.channel = channel
        self._tapped = 0

    @property
    def direct(self) -> int:
        return self.person.direct_channel

    def find(
        self, channel: int, label: str, since: int = 0, word: str | None = None
    ) -> tuple[int, str] | None:
        """Return the newest message with an enabled button whose label matches, and the button's id.

        Messages older than ``since`` are ignored; ``word`` must be a part of the button's id.
        """
        for message in reversed(self.person.messages(channel)):
            if int(message["id"]) >= since and (button := button_of(message, label, word)):
                return int(message["id"]), button
        return None

    async def press(self, channel: int, label: str, since: int = 0, word: str | None = None) -> int:
        """Press the newest button whose label matches, once there is one; the bot must answer in time.

        Returns the id of the message.
        """
        await until(self.local, lambda: self.find(channel, label, since, word) is not None)
        found = self.find(channel, label, since, word)
        assert found is not None
        message, button = found
        result = await self.person.click(channel, message, button)
        assert result.acknowledged, f"{label} was not answered"
        return message

    def newest_text(self) -> str:
        messages = self.person.messages(self.channel)
        return text_of(messages[-1]) if messages else ""

    def hands(self, heading: str) -> list[Json]:
        """Return the direct messages with cards to choose in a round, such as `Age I, round 1 of 6`."""
        messages = self.person.messages(self.direct)
        return [each for each in messages if f"**{heading}**" in text_of(each) and button_of(each, "1")]

    async def choose_first_card(self, heading: str) -> None:
        """Wait for the hand of a round, press its first card, and wait for the buttons that use it."""
        await until(self.local, lambda: bool(self.hands(heading)))
        self._tapped = await self.press(self.direct, "1")
        # The press may be acknowledged before its message is edited.
        await until(self.local, lambda: self.find(self.direct, USEFUL, self._tapped) is not None)

    async def play_first_card(self, *, asked: bool = True) -> None:
        """Build the chosen card, or sell it if it can't be built; older hands may be there.

        A game with only computer players has a confirmation (``asked``), unless it is practice.
        """
        await self.press(self.direct, USEFUL, self._tapped)
        if asked:
            await self.press(self.direct, USEFUL, self._tapped, "sure")
