"""People at live tables on the local Discord, who play any card they are shown."""

import asyncio
import random
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field, replace
from typing import Any

from simcord.backend.errors import BackendError, SetupError

from bot.common.game_options import Options
from bot.common.settings import database_at
from bot.common.stored_rows import Person as KnownPerson
from bot.common.stored_rows import SeatRow, TableRow
from bot.local.server import LocalDiscord
from bot.local.world import Person
from bot.storage.opening_and_moving import open_store
from engine.base.choice import Decline
from engine.game import Seat
from engine.record import new_game
from tests.bot.kept import know
from tests.fuzz_people import Part, parts_of

PLAYERS = 4
TABLES_OF_A_SERVER = 4
"""Few enough that each of several processes serves some."""
ACTIONS = ("build", "stage", "sell", "revive", "nothing")
DISCARD = ("revive", "nothing")
"""Actions on the discard pile: one tap, without tapping a card of the hand first."""

SHOWN = "strip"
"""The file name of the pictures of an announced round."""


@dataclass
class Table:
    """A table in play: its seats, and what has been seen of it.

    ``left_of_first_round`` is the fraction of its first round still to come when everybody starts to play:
    live tables haven't started at the same moment.
    """

    number: int
    channel: int
    left_of_first_round: float
    last_tap: dict[int, float] = field(default_factory=dict)
    taps: Counter[int] = field(default_factory=Counter)
    told: set[int] = field(default_factory=set)


@dataclass
class Findings:
    """Waits and outcomes of all players; times in seconds."""

    first_answers: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    reveals: list[float] = field(default_factory=list)
    unanswered: int = 0
    refused: int = 0
    picks: dict[tuple[int, int, Seat], Part] = field(default_factory=dict)


class Player:
    """A seated person who plays any card that is shown, after thinking for a while."""

    def __init__(self, person: Person, seat: Seat, table: Table, findings: Findings) -> None:
        self.person = person
        self.seat = seat
        self.table = table
        self.has_a_hand = asyncio.Event()
        self._findings = findings
        self._luck = random.Random(person.id)
        self._changed = asyncio.Event()
        self._message: Any = None
        self._step = 0

    def see(self, message: Any) -> None:
        """Read a new or edited message, unless a newer hand has been seen."""
        step = max((part.step or 0 for part in _hand(message)), default=-1)
        if step >= self._step:
            self._step = step
            self._message = message
            self.has_a_hand.set()
            self._changed.set()

    async def play(self, seconds: float, measuring: asyncio.Event) -> None:
        """Play one card every ``seconds`` until cancelled."""
        step, left = -1, self.table.left_of_first_round
        while True:
            card = await self._button(step, cards=True)
            step = card.step or 0
            await asyncio.sleep(self._luck.uniform(0.3, 1.0) * seconds * left)
            left = 1.0
            if not await self._tap(card, measuring):
                continue
            if card.words[2] in DISCARD:
                self._findings.picks[self.table.number, step, self.seat] = card
                continue
            action = await self._button(step, cards=False)
            if action.step != step:
                continue
            self.table.taps[step] += 1
            if self.table.taps[step] == PLAYERS and measuring.is_set():
                self.table.last_tap[step] = time.perf_counter()
            if await self._tap(action, measuring):
                self._findings.picks[self.table.number, step, self.seat] = action

    async def _button(self, step: int, *, cards: bool) -> Part:
        """Wait for a card of a step after ``step``, or for an action with the chosen card of this one.

        Actions on the discard pile count as cards.
        """

        def fits(part: Part) -> bool:
            if part.step == step:
                return not cards and part.words[2] != "card"
            return (part.step or 0) > step and (not cards or part.words[2] in ("card", *DISCARD))

        while True:
            self._changed.clear()
            hand = _hand(self._message) if self._message is not None else []
            if fitting := [part for part in hand if fits(part)]:
                return self._luck.choice(fitting)
            await self._changed.wait()

    async def _tap(self, part: Part, measuring: asyncio.Event) -> bool:
        """Tap until there is an answer, as people do."""
        began = time.perf_counter()
        while True:
            message, tapped = self._message, time.perf_counter()
            try:
                answer = await self.person.click(message.channel_id, message.id, part.identity)
            except (BackendError, SetupError):
                # The button is gone: the step was played with the previous tap.
                return False
            if answer.acknowledged and answer.response is not None and answer.response.ephemeral:
                # A sentence instead of an updated hand tells to try again: people do so in a moment.
                self._findings.refused += measuring.is_set()
                await asyncio.sleep(1)
            elif answer.acknowledged:
                if measuring.is_set():
                    self._findings.first_answers.append(time.perf_counter() - tapped)
                    self._findings.waits.append(time.perf_counter() - began)
                return True
            elif measuring.is_set():
                self._findings.unanswered += 1


def _hand(message: Any) -> list[Part]:
    """List the buttons of a hand that can be tapped, except those that only show something."""
    of_hand = (part for part in parts_of(message) if part.topic == "hand" and len(part.words) > 2)
    return [part for part in of_hand if part.words[2] in ("card", *ACTIONS)]


class Crowd:
    """All players, on as many servers as needed."""

    def __init__(self, discord: LocalDiscord, tables: int) -> None:
        self.findings = Findings()
        self.players: dict[int, Player] = {}
        self.tables: list[Table] = []
        self._discord = discord
        self._by_channel: dict[int, Table] = {}
        self._told_in: defaultdict[int, set[int]] = defaultdict(set)
        world = discord.world
        self._servers: list[int] = []
        luck = random.Random(tables)
        for number in range(tables):
            if number % TABLES_OF_A_SERVER == 0:
                guild = world.create_guild(f"Server {number // TABLES_OF_A_SERVER}")
            table = Table(0, guild.create_text_channel(f"table-{number}").id, luck.random())
            self.tables.append(table)
            self._servers.append(guild.id)
            self._by_channel[table.channel] = table
            for seat in range(PLAYERS):
                member = guild.add_member(world.create_user(f"p{number}-{seat}"))
                person = Person(world, member)
                self.players[person.direct_channel] = Player(person, Seat(seat), table, self.findings)
        world.backend.on_message.append(self._see)

    async def sit_down(self, database: str) -> None:
        """Start a game at every table, and open direct messages with everybody."""
        store = await open_store(database_at(database))
        players = list(self.players.values())
        for number, table in enumerate(self.tables):
            here = players[PLAYERS * number : PLAYERS * (number + 1)]
            seats = [SeatRow(each.seat, each.person.id, each.person.name) for each in here]
            server, place, host = self._servers[number], table.channel, here[0].person.id
            options = Options(pace="none")
            lobby = TableRow(0, server, place, place, "lobby", host, "en", options, None, time.time())
            row = await store.create_table(lobby, seats)
            table.number = row.id
            game = new_game("base", PLAYERS, number, {})
            playing = replace(row, state="playing", rules=1, begun=time.time())
            await store.begin(playing, game.record(), seats)
            for each in here:
                # With the others away, a lone player would get one more prompt.
                known = KnownPerson(each.person.id, each.person.direct_channel, without_confirmation=True)
                await know(store, known)
        await store.close()

    def _see(self, message: Any) -> None:
        if (player := self.players.get(message.channel_id)) is not None:
            player.see(message)
        elif (table := self._by_channel.get(message.channel_id)) is not None:
            names = [each["filename"] for each in message.attachments]
            if (
                any(name.startswith(SHOWN) for name in names)
                and message.id not in self._told_in[table.channel]
            ):
                self._told_in[table.channel].add(message.id)
                for step in [step for step in table.last_tap if step not in table.told]:
                    table.told.add(step)
                    self.findings.reveals.append(time.perf_counter() - table.last_tap[step])

    def rounds_told(self) -> int:
        return sum(len(told) for told in self._told_in.values())

    async def compare(self, database: str) -> tuple[int, int]:
        """Compare taps and messages with the store.

        Returns how many picks are neither in a step nor pending, and how many rounds were announced more
        than once.
        """
        store = await open_store(database_at(database))
        stored = {table.number: await store.game(table.number) for table in self.tables}
        await store.close()
        twice = sum(
            max(0, len(self._told_in[game.row.channel]) - len(game.steps)) for game in stored.values() if game
        )
        lost = 0
        for (table, step, seat), tapped in self.findings.picks.items():
            game = stored[table]
            assert game is not None
            choices: Any = game.steps[step] if step < len(game.steps) else {}
            choice = choices.get(str(seat)) or game.picks.get(step, {}).get(seat)
            action = Decline.action if tapped.words[2] == "nothing" else tapped.words[2]
            lost += choice is None or choice["action"] != action
        return lost, twice
