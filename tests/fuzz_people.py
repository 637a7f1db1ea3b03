"""The players of `tests.fuzz_schedule`: impatient people who tap whatever they see at once."""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from simcord.backend import Backend
from simcord.backend.errors import BackendError, SetupError
from simcord.components import walk_components

from bot.local.world import Person

TURNS = ("duel", "architects")
PLAYED = ("hand", *TURNS)
LIVE = (*PLAYED, "table", "hint", "practice", "tips")
"""The topics of buttons of a running game."""

PICKS = ("build", "free", "stage", "sell", "revive", "discard", "nothing", "sure")
ASIDE = ("text", "rules", "city", "table", "tips")
"""Buttons of a hand that only show something."""


_ID = re.compile(r"(?:button|list):([a-z]+):(-?\d+):?(.*)")


@dataclass(frozen=True, slots=True)
class Part:
    """A button or list that can be used, with its topic and table."""

    identity: str
    topic: str
    table: int
    words: tuple[str, ...]
    label: str
    values: tuple[str, ...] = ()

    @property
    def step(self) -> int | None:
        """The step of the game that it belongs to."""
        known = self.topic in PLAYED and self.words and self.words[0].isdecimal()
        return int(self.words[0]) if known else None


def parts_of(message: Any) -> Iterator[Part]:
    for each in walk_components(message.components):
        found = _ID.match(each.get("custom_id") or "")
        if found is not None and not each.get("disabled"):
            values = tuple(option["value"] for option in each.get("options") or ())
            words = tuple(found[3].split(":"))
            yield Part(each["custom_id"], found[1], int(found[2]), words, each.get("label") or "", values)


def text_of(message: Any) -> str:
    texts = (each.get("content", "") for each in walk_components(message.components))
    return "\n".join(filter(None, [message.content, *texts])).strip()


def has_picked(message: Any) -> bool:
    """Whether a hand says that its player has nothing left to pick.

    A hand with the Free City shows the own pick first, with a button to take it back.
    """
    picks = 2 if any("again" in part.words for part in parts_of(message)) else 1
    return text_of(message).count("✔") >= picks


@dataclass(frozen=True, slots=True)
class Seen:
    """A message with buttons of a step, and the round in its heading."""

    message: int
    step: int
    topic: str
    heading: tuple[int, int] | None


@dataclass
class Table:
    """A game in play: its people, what they saw, and the picks confirmed to them."""

    seed: int
    game: str
    channel: int
    people: list[Person]
    practice: bool
    number: int = 0
    over: bool = False
    steps_back: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    seen: set[Seen] = field(default_factory=set)
    picks: dict[tuple[int, str], str] = field(default_factory=dict)
    findings: Counter[str] = field(default_factory=Counter)
    progress: tuple[int, float] = (0, 0.0)

    @property
    def places(self) -> list[int]:
        """The channels of its messages."""
        return [self.channel, *(each.direct_channel for each in self.people)]


class Guest:
    """A person who taps whatever they see at once."""

    def __init__(self, table: Table, person: Person, backend: Backend) -> None:
        self.table = table
        self.person = person
        self.luck = random.Random(f"{table.seed} {person.name}")
        self._backend = backend

    def visible(self) -> list[Any]:
        """List the messages visible to this person, newest first."""
        places = (self.table.channel, self.person.direct_channel)
        found = [each for place in places for each in self._backend.messages[place].values()]
        own = (each for each in found if each.visible_to(self.person.id))
        return sorted(own, key=lambda each: each.id, reverse=True)

    def usable(self, most: int) -> list[tuple[Any, Part]]:
        """List the buttons of the newest messages of the game, except those that end it."""
        table = self.table
        return [
            (message, part)
            for message in self.visible()[:most]
            for part in parts_of(message)
            if part.table == table.number
            and (part.topic in LIVE or (part.topic == "seat" and part.words[0] != "end"))
            and part.words[0] not in ("anew", "show")
        ]

    async def live(self) -> None:
        while not self.table.over:
            self.table.changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.table.changed.wait(), self.luck.choice((0.2, 0.8, 2.0)))
            # The button may be gone or the bot down, as on the real Discord.
            with suppress(BackendError, SetupError):
                await self.act()

    async def act(self) -> None:
        luck, chance = self.luck, self.luck.random()
        usable = self.usable(40)
        ways_in = [each for each in usable if each[1].words[0] in ("hand", "take", "back")]
        choices = [
            (message, part)
            for message, part in usable
            if part.step is not None
            and not set(ASIDE) & set(part.words)
            # People who have picked seldom change their minds, or no round would end.
            and (not has_picked(message) or luck.random() < 0.05)
        ]
        if chance < 0.05:
            await self.type(luck.choice(("hand", "status", "table", "mine", "log")))
        elif chance < 0.06 and not self.table.practice and len(self.table.people) > 1:
            await self.type("leave")
        elif chance < 0.065 and len(self.table.people) > 1:
            await self.type("replace", player=str(luck.choice(self.table.people).id))
        elif chance < 0.2 and usable:
            await self.press(*luck.choice(usable))
        elif chance < 0.3 and ways_in:
            await self.press(*ways_in[0])
        elif choices:
            steps = {each[1].step or 0 for each in choices}
            # After an undo an older hand of a later step may still be open.
            step = luck.choice(sorted(steps)) if self.table.steps_back else max(steps)
            of_now = [each for each in choices if each[1].step == step]
            done = [each for each in of_now if set(each[1].words) & {*PICKS, "choose"}]
            await self.press(*luck.choice(done if done and luck.random() < 0.8 else of_now))

    async def type(self, command: str, **options: str) -> None:
        await self.person.slash(self.table.channel, command, options)

    async def press_label(self, label: str) -> None:
        """Press the newest button with a label, if there is one."""
        for message in self.visible():
            for part in parts_of(message):
                if part.label == label:
                    await self.person.click(message.channel_id, message.id, part.identity)
                    await asyncio.sleep(0.5)
                    return

    async def press(self, message: Any, part: Part) -> None:
        """Use a button or list, and record the pick that was confirmed."""
        table, place = self.table, message.channel_id
        if part.values:
            await self.person.select(place, message.id, part.identity, [self.luck.choice(part.values)])
            return
        table.steps_back |= (part.topic, part.words[0]) == ("practice", "back")
        result = await self.person.click(place, message.id, part.identity)
        if part.topic == "hand" and part.step is not None and not set(ASIDE) & set(part.words):
            table.picks.pop((part.step, part.words[1]), None)
            if result.acknowledged and part.words[2] in PICKS and await self._is_told(message, part.step):
                table.picks[part.step, part.words[1]] = part.identity

    async def _is_told(self, message: Any, step: int) -> bool:
        """Wait a moment for a hand to confirm a pick of a step."""
        for _ in range(15):
            kept = self._backend.messages[message.channel_id].get(message.id)
            if kept is None or step not in {each.step for each in parts_of(kept)}:
                return False
            if "✔" in text_of(kept):
                return True
            if any("sure" in each.words for each in parts_of(kept)):
                # A confirmation may come first.
                return False
            await asyncio.sleep(0.2)
        return False
