"""How many live tables of four the bot carries: over real sockets, with all pictures and people who tap.

`python -m tests.bench_load --tables 50 --seconds 60 --minutes 5` begins the games in the store, starts the
bot against the local Discord and lets everybody choose a card and play it, each table a round in about so
many seconds. It tells how long people waited for first answers, how long after the last tap a table saw the round,
which picks are not in the record of their game, how late the event loop came, and which process worked how
long. `--kill 60` kills the bot so often with all that it has started.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
import time
import urllib.request
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from prometheus_client.parser import text_string_to_metric_families
from simcord.backend.errors import BackendError, SetupError

from bot.local.backend import Limits
from bot.local.process import BotProcess
from bot.local.server import LocalDiscord
from bot.local.world import Person
from bot.options import Options
from bot.rows import Person as KnownPerson
from bot.rows import SeatRow
from bot.settings import database_at
from bot.stores import open_store
from engine.game import JsonObject, Seat
from engine.record import new_game, replay

PLAYERS = 4
TABLES_OF_A_SERVER = 20
METRICS_PORT = 9467
HAND = re.compile(r"button:hand:(\d+):(\d+):(\d+):(card|build|stage|sell):(\d+)")
SHOWN = "strip"
"""What the pictures of a round that is told are called."""

Button = tuple[int, int, int, str, str]
"""A button of a hand: table, step, city, what it does, and its whole id."""

Parts = Sequence[Mapping[str, Any]]


@dataclass
class Table:
    """A table that is played at: who sits there, and what has been seen of it."""

    number: int
    channel: int
    last_tap: dict[int, float] = field(default_factory=dict)
    taps: Counter[int] = field(default_factory=Counter)
    told: set[int] = field(default_factory=set)


@dataclass
class Findings:
    """What people went through, in seconds."""

    first_answers: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    reveals: list[float] = field(default_factory=list)
    unanswered: int = 0
    picks: dict[tuple[int, int, Seat], str] = field(default_factory=dict)


class Player:
    """Somebody with a seat who plays any card that is shown, after thinking a while."""

    def __init__(self, person: Person, seat: Seat, table: Table, findings: Findings) -> None:
        self.person = person
        self.seat = seat
        self.table = table
        self.has_a_hand = asyncio.Event()
        self._findings = findings
        self._luck = random.Random(person.id)
        self._changed = asyncio.Event()
        self._message: Any = None

    def see(self, message: Any) -> None:
        """Look at a message that has come or has been changed."""
        if any(True for _ in _buttons(message.components)):
            self._message = message
            self.has_a_hand.set()
            self._changed.set()

    async def play(self, seconds: float, measuring: asyncio.Event) -> None:
        """Play until cancelled, one card in so many seconds."""
        step = -1
        while True:
            card = await self._button(step, cards=True)
            step = card[1]
            await asyncio.sleep(self._luck.uniform(0.3, 1.0) * seconds)
            if not await self._tap(card, measuring):
                continue
            action = await self._button(step, cards=False)
            if action[1] > step:
                continue
            self.table.taps[step] += 1
            if self.table.taps[step] == PLAYERS and measuring.is_set():
                self.table.last_tap[step] = time.perf_counter()
            if await self._tap(action, measuring):
                self._findings.picks[self.table.number, step, self.seat] = action[4]

    async def _button(self, step: int, *, cards: bool) -> Button:
        """Wait for a card of a step behind this one, or else for what can be done with that of this one."""
        while True:
            self._changed.clear()
            if self._message is not None:
                fitting = [
                    found
                    for found in _buttons(self._message.components)
                    if found[1] > step or (not cards and found[1] == step and found[3] != "card")
                ]
                if cards:
                    fitting = [found for found in fitting if found[3] == "card"]
                if fitting:
                    return self._luck.choice(fitting)
            await self._changed.wait()

    async def _tap(self, found: Button, measuring: asyncio.Event) -> bool:
        """Tap until there is an answer, as people do."""
        began = time.perf_counter()
        while True:
            message, tapped = self._message, time.perf_counter()
            try:
                answer = await self.person.click(message.channel_id, message.id, found[4])
            except (BackendError, SetupError):
                # The button is gone: the step was played with the tap before.
                return False
            if answer.acknowledged:
                if measuring.is_set():
                    self._findings.first_answers.append(time.perf_counter() - tapped)
                    self._findings.waits.append(time.perf_counter() - began)
                return True
            if measuring.is_set():
                self._findings.unanswered += 1


def _buttons(components: Parts) -> Iterator[Button]:
    """List the buttons of a hand that can be tapped: table, step, city, what, and the whole id."""
    for part in components:
        found = HAND.match(part.get("custom_id") or "")
        if found is not None and not part.get("disabled"):
            yield int(found[1]), int(found[2]), int(found[3]), found[4], part["custom_id"]
        yield from _buttons(part.get("components") or ())


class Crowd:
    """Everybody who plays, on as many servers as they need."""

    def __init__(self, discord: LocalDiscord, tables: int) -> None:
        self.findings = Findings()
        self.players: dict[int, Player] = {}
        self.tables: list[Table] = []
        self._discord = discord
        self._by_channel: dict[int, Table] = {}
        self._told_in: defaultdict[int, set[int]] = defaultdict(set)
        environment = discord.environment
        self._servers: list[int] = []
        for number in range(tables):
            if number % TABLES_OF_A_SERVER == 0:
                guild = environment.create_guild(f"Server {number // TABLES_OF_A_SERVER}")
            table = Table(0, guild.create_text_channel(f"table-{number}").id)
            self.tables.append(table)
            self._servers.append(guild.id)
            self._by_channel[table.channel] = table
            for seat in range(PLAYERS):
                member = guild.add_member(environment.create_user(f"p{number}-{seat}"))
                person = Person(environment, member)
                self.players[person.direct_channel] = Player(person, Seat(seat), table, self.findings)
        environment.local.on_message.append(self._see)

    async def sit_down(self, database: str) -> None:
        """Begin a game at every table, and let everybody have direct messages with the bot."""
        store = await open_store(database_at(database))
        players = list(self.players.values())
        for number, table in enumerate(self.tables):
            here = players[PLAYERS * number : PLAYERS * (number + 1)]
            seats = [SeatRow(each.seat, each.person.id, each.person.name) for each in here]
            row = await store.create_table(
                server=self._servers[number],
                channel=table.channel,
                host=here[0].person.id,
                language="en",
                options=Options(pace="none"),
                seats=seats,
                now=time.time(),
            )
            table.number = row.id
            game = new_game("base", PLAYERS, number, {})
            playing = replace(row, state="playing", rules=1, begun=time.time())
            await store.begin(playing, game.record(), seats)
            for each in here:
                await store.save_person(KnownPerson(each.person.id, each.person.direct_channel))
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
        """Count the rounds that were told, each by a message of its own."""
        return sum(len(told) for told in self._told_in.values())

    async def lost(self, database: str) -> tuple[int, int]:
        """Compare what was tapped and answered with the store: gives the picks that differ, and all picks."""
        store = await open_store(database_at(database))
        expected: defaultdict[int, dict[tuple[int, Seat], str]] = defaultdict(dict)
        for (table, step, seat), tapped in self.findings.picks.items():
            expected[table][step, seat] = tapped
        lost = 0
        for table, picks in expected.items():
            stored = await store.game(table)
            assert stored is not None
            lost += sum(1 for _ in _missing(stored.header, stored.steps, stored.picks, picks))
        await store.close()
        return lost, len(self.findings.picks)


def _missing(
    header: JsonObject,
    steps: Sequence[JsonObject],
    waiting: Mapping[int, Mapping[Seat, JsonObject]],
    picks: Mapping[tuple[int, Seat], str],
) -> Iterator[tuple[int, Seat]]:
    """List the picks that are neither in the steps of a game nor among those that wait for the next one."""
    game = replay({**header, "steps": []})
    for step in range(len(steps) + 1):
        for (tapped_in, seat), tapped in picks.items():
            if tapped_in != step:
                continue
            found = HAND.match(tapped)
            assert found is not None
            card = game.view(seat).offers[int(found[5])].card
            choices: Any = steps[step] if step < len(steps) else {}
            choice = choices.get(str(seat)) or waiting.get(step, {}).get(seat)
            if choice is None or (choice["card"], choice["action"]) != (card, found[4]):
                yield step, seat
        if step < len(steps):
            game = replay({**header, "steps": list(steps[: step + 1])})


# -- what is told of it -------------------------------------------------------------------------------


def told(name: str, seconds: list[float]) -> None:
    """Print how long something took."""
    if not seconds:
        print(f"{name}: none")  # noqa: T201
        return
    order = sorted(seconds)
    share = (order[min(len(order) - 1, int(len(order) * each))] for each in (0.5, 0.9, 0.99))
    figures = " / ".join(f"{each * 1000:.0f}" for each in share)
    print(f"{name}: {figures} ms (median, 90 %, 99 %), at most {order[-1] * 1000:.0f} ms; {len(order)}")  # noqa: T201


def measures() -> dict[tuple[str, str], dict[float, float]]:
    """Ask the bot for its histograms: by name and label, how many were up to each bound."""
    with urllib.request.urlopen(f"http://127.0.0.1:{METRICS_PORT}/metrics", timeout=10) as answer:
        families = list(text_string_to_metric_families(answer.read().decode()))
    found: defaultdict[tuple[str, str], dict[float, float]] = defaultdict(dict)
    for sample in (sample for family in families for sample in family.samples):
        if sample.name.endswith("_bucket"):
            label = next((value for key, value in sorted(sample.labels.items()) if key != "le"), "")
            found[sample.name.removesuffix("_bucket"), label][float(sample.labels["le"])] = sample.value
    return found


def bounds(before: Mapping[float, float], after: Mapping[float, float]) -> str:
    """Say below which bound the half and 99 % of what came between two looks were."""
    more = {bound: number - before.get(bound, 0) for bound, number in after.items()}
    total = max(more.values(), default=0)
    if not total:
        return "none"
    below = [min(bound for bound, number in more.items() if number >= total * share) for share in (0.5, 0.99)]
    return f"half < {below[0]:g} s, 99 % < {below[1]:g} s; {total:.0f}"


def processor_seconds() -> dict[int, tuple[str, float]]:
    """Give the processor time of this process and of all below it, by number: what it is, and seconds."""
    parents, spent = {}, {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text("ascii", errors="replace").rpartition(")")[2].split()
            words = (file.parent / "cmdline").read_text(errors="replace").split("\0")
        except OSError:
            continue
        number = int(file.parent.name)
        parents[number] = int(fields[1])
        name = next((word for word in words if word.startswith(("bot", "tests"))), "")
        spent[number] = (name, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
    ours, found = os.getpid(), {}
    for number, (name, seconds) in spent.items():
        above = number
        while above not in (0, 1, ours):
            above = parents.get(above, 0)
        if above == ours:
            found[number] = ("the crowd and Discord" if number == ours else name or "bot", seconds)
    return found


async def killing(bot: BotProcess, seconds: float) -> None:
    """Kill the bot again and again; it is started again at once."""
    while seconds:
        await asyncio.sleep(seconds)
        bot.kill()


async def bench(asked: argparse.Namespace, folder: Path) -> None:
    """Let everybody play, and tell what came of it."""
    database = asked.database or str(folder / "load.sqlite3")

    def bot_at(url: str) -> BotProcess:
        environment = {
            "LOCAL_DISCORD": url,
            "DISCORD_TOKEN": "local",
            "DATABASE": database,
            "LOG_LEVEL": "WARNING",
            "METRICS_PORT": str(METRICS_PORT),
            "PICTURE_WORKERS": str(asked.pictures),
        }
        return BotProcess([sys.executable, "-m", "bot"], environment)

    discord = LocalDiscord(bot=bot_at, limits=Limits(messages_in_a_channel=20, interactions=50_000))
    crowd = Crowd(discord, asked.tables)
    await crowd.sit_down(database)
    await discord.start()
    assert discord.bot is not None
    began, measuring = time.perf_counter(), asyncio.Event()
    running = [asyncio.create_task(discord.bot.run())]
    await discord.gateway.wait_for_bot()
    running += [asyncio.create_task(each.play(asked.seconds, measuring)) for each in crowd.players.values()]
    await asyncio.gather(*(each.has_a_hand.wait() for each in crowd.players.values()))
    print(f"everybody has a hand {time.perf_counter() - began:.0f} s after the start")  # noqa: T201
    await asyncio.sleep(min(asked.seconds, 60))
    load, before, spent = os.getloadavg()[1], await asyncio.to_thread(measures), processor_seconds()
    begun, rounds = time.perf_counter(), crowd.rounds_told()
    running.append(asyncio.create_task(killing(discord.bot, asked.kill)))
    measuring.set()
    await asyncio.sleep(asked.minutes * 60)
    measuring.clear()
    seconds, rounds = time.perf_counter() - begun, crowd.rounds_told() - rounds
    after, spent_by_now = await asyncio.to_thread(measures), processor_seconds()
    for task in running[1:]:
        task.cancel()
    await asyncio.gather(*running[1:], return_exceptions=True)
    running[0].cancel()
    await asyncio.gather(*running, return_exceptions=True)
    await discord.close()

    print(f"load of the machine {load:.1f} before, {os.getloadavg()[0]:.1f} after")  # noqa: T201
    pace = asked.tables * seconds / rounds if rounds else float("inf")
    print(f"{asked.tables} tables: {rounds} rounds in {seconds:.0f} s, one of each table in {pace:.0f} s")  # noqa: T201
    told("first answers, as people saw them", crowd.findings.first_answers)
    told("from a first try to the answer", crowd.findings.waits)
    told("from a table's last tap to the round that is told", crowd.findings.reveals)
    print(f"taps without an answer within Discord's three seconds: {crowd.findings.unanswered}")  # noqa: T201
    lost, picks = await crowd.lost(database)
    print(f"picks that were answered and are not kept: {lost} of {picks}")  # noqa: T201
    if not asked.kill:
        for name, label in sorted(after):
            if not name.endswith(("request_seconds", "outcome_seconds")):
                figures = bounds(before.get((name, label), {}), after[name, label])
                print(f"{name.removeprefix('seven_wonders_')} {label}: {figures}")  # noqa: T201
    for number, (name, used) in sorted(spent_by_now.items()):
        share = (used - spent.get(number, ("", 0.0))[1]) / seconds
        print(f"process {number}, {name}: {share:.0%} of a processor")  # noqa: T201


def main() -> None:
    """Read the command line, and bench."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench_load", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="live tables of four (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=60, help="for a round (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=3, help="to measure (default: %(default)s)")
    parser.add_argument(
        "--pictures", type=int, default=0, help="processes that draw (default: by processors)"
    )
    parser.add_argument("--kill", type=float, default=0, help="kill the bot every so many seconds")
    parser.add_argument("--database", default="", help="postgresql://…, an empty one (default: a new file)")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(bench(asked, Path(folder)))


if __name__ == "__main__":
    main()
