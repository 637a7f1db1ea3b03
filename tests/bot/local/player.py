"""Somebody who plays by reading messages and pressing what is written on buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from simcord.components import walk_components

from bot.local.server import LocalDiscord
from bot.local.world import Person
from tests.bot.local.waiting import until

Json = dict[str, Any]


def parts_of(message: Json) -> Iterator[Json]:
    """Go through every component of a message."""
    return walk_components(message["components"])


def text_of(message: Json) -> str:
    """Return what is written in a message."""
    texts = [message["content"], *(each["content"] for each in parts_of(message) if each["type"] == 10)]
    return "\n".join(each for each in texts if each)


def button_of(message: Json, label: str, word: str | None = None) -> str | None:
    """Return the id of a button of this label (a pattern) that can be pressed; ``word`` stands in the id."""
    for part in parts_of(message):
        fits = part["type"] == 2 and re.fullmatch(label, part.get("label", ""))
        meant = word is None or word in part.get("custom_id", "").split(":")
        if fits and meant and not part.get("disabled"):
            return str(part["custom_id"])
    return None


def labels_of(message: Json) -> list[str]:
    """Return the labels of the buttons that can be pressed."""
    return [
        each.get("label", "") for each in parts_of(message) if each["type"] == 2 and not each.get("disabled")
    ]


class Player:
    """A person at a table in one channel."""

    def __init__(self, local: LocalDiscord, name: str, channel: int) -> None:
        self.local = local
        self.person: Person = local.world.person(name)
        self.channel = channel
        self._tapped = 0

    @property
    def direct(self) -> int:
        """Return the channel of the direct messages."""
        return self.person.direct_channel

    def find(
        self, channel: int, label: str, since: int = 0, word: str | None = None
    ) -> tuple[int, str] | None:
        """Return the newest message with a button of this label (a pattern) to press, and the button's id.

        None is older than the message ``since``; ``word`` stands in the button's id.
        """
        for message in reversed(self.person.messages(channel)):
            if int(message["id"]) >= since and (button := button_of(message, label, word)):
                return int(message["id"]), button
        return None

    async def press(self, channel: int, label: str, since: int = 0, word: str | None = None) -> int:
        """Press the newest button of this label as soon as there is one; the bot must answer in time.

        Returns the number of the message.
        """
        await until(self.local, lambda: self.find(channel, label, since, word) is not None)
        found = self.find(channel, label, since, word)
        assert found is not None
        message, button = found
        result = await self.person.click(channel, message, button)
        assert result.acknowledged, f"{label} was not answered"
        return message

    def newest_text(self) -> str:
        """Return what is written in the newest message of the channel."""
        messages = self.person.messages(self.channel)
        return text_of(messages[-1]) if messages else ""

    def hands(self, heading: str) -> list[Json]:
        """Return the direct messages with cards to choose in a round, such as `Age I, round 1 of 6`."""
        messages = self.person.messages(self.direct)
        return [each for each in messages if f"**{heading}**" in text_of(each) and "1" in labels_of(each)]

    async def choose_first_card(self, heading: str) -> None:
        """Wait for the hand of a round and tap its first card."""
        await until(self.local, lambda: bool(self.hands(heading)))
        self._tapped = await self.press(self.direct, "1")

    async def play_first_card(self, *, asked: bool = True) -> None:
        """Build the card that is tapped, or sell it where it cannot be built; older hands may be there.

        Who plays against computers only is ``asked`` whether it is meant, but for practice.
        """
        useful = r"Build( · \d+ coins?)?|Sell \+3"
        await self.press(self.direct, useful, self._tapped)
        if asked:
            await self.press(self.direct, useful, self._tapped, "sure")
