"""Play whole games with seeded delays everywhere and impatient people, and report what went wrong.

`python -m tests.fuzz_schedule --games 20 --seed 1` plays games of all three kinds, four at a time, in real
time against the local Discord: the store, pictures, requests and the gateway are up to two seconds late,
people tap whatever they see at once, and the bot is killed and restarted. Each finding has the seed of its
game: `--games 1 --seed 17` plays that one again, though real time never repeats exactly.
"""

import argparse
import asyncio
import json
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from aiohttp import web
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import EPHEMERAL_FLAG

from bot.languages.translator import load_languages
from bot.local import discord_api
from bot.local.backend import LOADING_FLAG, LocalBackend
from bot.local.bot_process import BotProcess
from bot.local.discord_api import Rest
from bot.local.server import LocalDiscord
from bot.local.world import Person
from engine.record import resume
from tests import fuzz_bot
from tests.fuzz_bot import Delays, write_late
from tests.fuzz_people import LIVE, Guest, Seen, Table, parts_of, text_of

GAMES = ("base", "duel", "architects")
AT_ONCE = 4
SECONDS = 240.0
"""How long a game is played before its host ends it."""

CALM = 25.0
"""How long after the last tap everything pending has arrived."""

STUCK = 75.0
"""The longest wait for a step while everybody taps."""

STALE = 30.0
"""How long after a newer step buttons of an older one may still work."""

UNANSWERED = timedelta(seconds=20)
"""The longest that the bot can take to answer."""

EXPECTED = {
    (404, 10062): "answered after Discord's three seconds",
    (404, 10008): "a message that is gone",
    (400, 40060): "answered twice, where the receipt of the first was lost",
    (403, 50007): "direct messages that are closed",
    (401, 50027): "a token whose time is over",
}

HOW_FAR = """SELECT id, state, (SELECT count(*) FROM steps WHERE table_id = id)
FROM tables WHERE channel = ? ORDER BY id"""

_AGE = re.compile(r"Age (I{1,3}), round (\d)")
_ROMAN = {"I": 1, "II": 2, "III": 3}
_NUMBERS = re.compile(r"\d{15,}|/(interactions|webhooks)/[^:]*")
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")
_WRONG = load_languages().of("en")("something-went-wrong")[:20]


class SlowRest(Rest):
    """Delays events and answers, and records what it refuses."""

    def __init__(self, rest: Rest, discord: LocalDiscord, delays: Delays) -> None:
        super().__init__(discord.world, discord.url, rest.rate_limit)
        self._delays = delays
        self.refused = Counter[str]()

    async def handle(self, request: web.Request) -> web.Response:
        await self._delays.wait()
        answer = await super().handle(request)
        body = answer.body
        if 400 <= answer.status < 500 and isinstance(body, bytes):
            code = int((re.search(rb'"code": (\d+)', body) or [0, 0])[1])
            if (answer.status, code) not in EXPECTED:
                what = f"{request.method} {request.path}: {body.decode()[:150]}"
                self.refused["refused: " + _NUMBERS.sub("…", what)] += 1
        await self._delays.wait()
        return answer


class Log(deque[str]):
    """The bot's log; lines that report faults are counted."""

    def __init__(self) -> None:
        super().__init__(maxlen=300)
        self.faults = Counter[str]()
        self._trace: list[str] = []

    def append(self, line: str) -> None:
        """Add a line; the place and kind of an error are counted once its traceback is complete."""
        line = _COLOURS.sub("", line)
        super().append(line)
        if line.startswith(("Traceback", "  ")):
            self._trace.append(line)
        elif self._trace:
            own = [each for each in self._trace if "File" in each and "/site-packages/" not in each]
            place = own[-1].strip()[-90:] if own else "?"
            self.faults[f"log: {line[:120]} at {place}"] += 1
            self._trace = []


class Evening:
    """Several concurrent games with one bot that is killed now and then."""

    def __init__(self, seeds: range, folder: Path) -> None:
        self.seed = seeds.start
        self.database = folder / "fuzz.sqlite3"
        delays = partial(Delays, most=1.2)
        discord_api._write = partial(  # noqa: SLF001 - so that it is late
            write_late, delays=delays(f"gateway {self.seed}")
        )
        self.log = Log()
        LocalBackend.most_messages = LocalBackend.most_interactions = 100_000
        self.discord = LocalDiscord(bot=self._bot())
        self.rest = SlowRest(self.discord.rest, self.discord, delays(f"rest {self.seed}"))
        self.discord.rest = self.rest
        self._backend = self.discord.world.backend
        self.tables = [self._table(seed) for seed in seeds]
        self._kills: list[datetime] = []
        self._stale: dict[tuple[int, int], float] = {}
        self._by_place = {place: table for table in self.tables for place in table.places}
        self.discord.world.backend.on_message.append(self._see)

    def _bot(self) -> BotProcess:
        settings = {"DISCORD_TOKEN": "local", "DATABASE": str(self.database)}
        command = [sys.executable, "-m", "tests.fuzz_schedule", "--bot", str(self.seed)]
        process = BotProcess(command, {**settings, "LOG_LEVEL": "WARNING"})
        process.log = self.log
        return process

    def _table(self, seed: int) -> Table:
        luck, world = random.Random(seed), self.discord.world
        game = GAMES[seed % 3]
        practice = luck.random() < 0.2
        number = 1 if practice else luck.choice((1, 2, 2, 3)) if game != "duel" else luck.choice((1, 2))
        guild = world.create_guild(f"Server {seed}")
        people = [
            Person(world, guild.add_member(world.create_user(f"p{seed}-{each}"))) for each in range(number)
        ]
        table = Table(seed, game, guild.create_text_channel(f"table-{seed}").id, people, practice)
        for person in people:
            assert person.direct_channel
            if luck.random() < 0.3:
                person.close_direct_messages(True)
        return table

    def _see(self, message: Any) -> None:
        table = self._by_place.get(message.channel_id)
        if table is None:
            return
        table.changed.set()
        text = text_of(message)
        if _WRONG in text:
            table.findings["told: something went wrong"] += 1
        age = _AGE.search(text)
        heading = None if age is None else (_ROMAN[age[1]], int(age[2]))
        own = {(each.topic, each.step) for each in parts_of(message) if each.table == table.number}
        steps = {(topic, step) for topic, step in own if step is not None}
        if len(steps) > 1:
            table.findings[f"buttons of several steps in one message: {sorted(steps)}"] += 1
        table.seen |= {Seen(message.id, step, topic, heading) for topic, step in steps}

    # -- playing --------------------------------------------------------------------------------------

    async def play(self) -> None:
        await self.discord.start()
        assert self.discord.bot is not None
        running = asyncio.create_task(self.discord.bot.run())
        await self.discord.gateway.wait_for_bot()
        chaos = asyncio.create_task(self._restart_now_and_then())
        try:
            await asyncio.gather(*map(self._play, self.tables))
        finally:
            chaos.cancel()
            await asyncio.sleep(CALM)
            self._look_at_what_stays()
            running.cancel()
            await asyncio.gather(running, chaos, return_exceptions=True)
            await self.discord.close()

    async def _play(self, table: Table) -> None:
        guests = [Guest(table, person, self._backend) for person in table.people]
        await self._begin(table, guests)
        tapping = [asyncio.create_task(each.live()) for each in guests]
        began, asked = time.monotonic(), False
        while not table.over:
            await asyncio.sleep(1)
            self._look(table)
            now = time.monotonic()
            if now - table.progress[1] > STUCK and not table.findings["stuck"]:
                table.findings["stuck"] += 1
                print(f"  seed {table.seed} stands at step {table.progress[0]}:")
                for person in table.people:
                    newest = Guest(table, person, self._backend).visible()[:1]
                    print(f"    {person.name}: {[text_of(each)[:300] for each in newest]}")
            if now - began > SECONDS and not asked:
                await self._end(table)
            if now - began > SECONDS + STUCK:
                table.findings["stuck: not even ended by /end"] += 1
                break
        table.over = True
        await asyncio.gather(*tapping)

    async def _begin(self, table: Table, guests: list[Guest]) -> None:
        """Join, add computer players and start; retry while the bot is away."""
        host, luck = guests[0], random.Random(table.seed)
        named = {"game": table.game}
        while True:
            await asyncio.sleep(1)
            self._look(table)
            if table.number and table.progress != (0, 0.0):
                break
            with suppress(BackendError, SetupError):
                if table.practice:
                    await host.person.slash(table.channel, "practice", {**named, "here": True})
                    await asyncio.sleep(4)
                    continue
                for each in guests:
                    await each.person.slash(table.channel, "join", named if each is host else {})
                    await asyncio.sleep(1)
                # Two people alone play 7 Wonders with the Free City.
                fewest = 0 if (table.game, len(guests)) == ("base", 2) else 2
                for _ in range(luck.choice((fewest, 2 if table.game == "duel" else 3))):
                    await host.press_label("Add computer")
                await host.press_label("Start")
                await host.press_label("Start anyway")

    async def _end(self, table: Table) -> None:
        """Let the host end a game that takes too long or is stuck."""
        for person in table.people:
            guest = Guest(table, person, self._backend)
            with suppress(BackendError, SetupError):
                await guest.type("end")
                await asyncio.sleep(2)
                await guest.press_label("End game")

    async def _restart_now_and_then(self) -> None:
        luck, bot = random.Random(f"restarts {self.seed}"), self.discord.bot
        assert bot is not None
        while True:
            await asyncio.sleep(luck.uniform(15, 60))
            happens = luck.choice((bot.kill, bot.restart, self.discord.gateway.drop))
            if happens == bot.kill:
                self._kills.append(datetime.now(UTC))
            happens()

    # -- looking --------------------------------------------------------------------------------------

    def _look(self, table: Table) -> None:
        """Read a game's progress from the store, and look for buttons that should be gone."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            rows = connection.execute(HOW_FAR, (table.channel,)).fetchall()
        if not rows:
            return
        table.number = table.number or rows[-1][0]
        state, steps = next((state, steps) for number, state, steps in rows if number == table.number)
        if state in ("playing", "over") and (steps != table.progress[0] or not table.progress[1]):
            table.progress = (steps, time.monotonic())
        table.over = state in ("over", "closed", "aside")
        now = time.monotonic()
        for message in self._messages(table):
            for part in parts_of(message):
                if part.table != table.number or part.step is None:
                    continue
                if part.step >= steps:
                    # An undo in practice makes older buttons valid again.
                    self._stale.pop((message.id, part.step), None)
                elif now - self._stale.setdefault((message.id, part.step), now) > STALE:
                    table.findings[f"{part.topic} buttons of an older step can be pressed"] |= 1

    def _messages(self, table: Table) -> Iterator[Any]:
        """List the messages of a table that stay, which excludes ephemeral ones."""
        for place in table.places:
            kept = [*self._backend.messages[place].values()]
            yield from (each for each in kept if not each.flags & EPHEMERAL_FLAG)

    def _look_at_what_stays(self) -> None:
        """Once all is calm, look for live buttons of finished games and for missing answers."""
        for table in self.tables:
            for message in self._messages(table):
                parts = (part for part in parts_of(message) if part.table == table.number)
                live = sorted({part.topic for part in parts if part.topic in LIVE})
                if live:
                    where = f"{', '.join(live)}: {text_of(message)[:80]!r}"
                    table.findings[f"live buttons after the end: {where}"] += 1
            for place in table.places:
                for message in self._backend.messages[place].values():
                    made = datetime.fromisoformat(message.timestamp)
                    # Answers pending when the bot is killed never come.
                    cut_off = any(made < kill < made + UNANSWERED for kill in self._kills)
                    if message.flags & LOADING_FLAG and not cut_off:
                        table.findings["an answer that says the bot is thinking for ever"] += 1

    def compare(self, table: Table, connection: sqlite3.Connection) -> None:
        """Compare what was seen, and the confirmed picks, with the record of a game."""
        row = connection.execute("SELECT header FROM tables WHERE id = ?", (table.number,)).fetchone()
        if row is None:
            table.findings["no game was begun"] += 1
            return
        query = "SELECT choices FROM steps WHERE table_id = ? ORDER BY step"
        steps = [json.loads(each[0]) for each in connection.execute(query, (table.number,))]
        header = json.loads(row[0])
        views = [resume({**header, "steps": steps[:number]}).view(None) for number in range(len(steps) + 1)]
        for seen in table.seen:
            if seen.topic == "hand" and seen.heading is not None and seen.step < len(views):
                now = (views[seen.step].age, views[seen.step].round)
                if seen.heading != now:
                    table.findings[f"heading of {seen.heading} above buttons of {now}"] += 1
        for (step, city), identity in table.picks.items():
            if step < len(steps) and city not in steps[step] and not table.steps_back:
                table.findings[f"a pick that was acknowledged is not in the record: {identity}"] += 1


def report(tables: list[Table], others: Mapping[str, int]) -> None:
    for table in tables:
        kind = f"{table.game}{', practice' if table.practice else ''}, {len(table.people)} people"
        print(f"seed {table.seed} ({kind}): {table.progress[0]} steps, {len(table.picks)} picks")
        for finding, times in sorted((+table.findings).items()):
            print(f"  {times} × {finding}")
    for finding, times in sorted(others.items()):
        print(f"  {times} × {finding} (seeds {tables[0].seed} to {tables[-1].seed})")


def main() -> int:
    """Parse the command line and play; return 1 if something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz_schedule", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="(default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default: %(default)s)")
    parser.add_argument("--bot", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.bot is not None:
        return fuzz_bot.main(asked.bot)
    found = False
    end = asked.seed + asked.games
    for first in range(asked.seed, end, AT_ONCE):
        with tempfile.TemporaryDirectory() as folder:
            evening = Evening(range(first, min(first + AT_ONCE, end)), Path(folder))
            asyncio.run(evening.play())
            with closing(sqlite3.connect(evening.database)) as connection:
                for table in evening.tables:
                    evening.compare(table, connection)
        others = evening.rest.refused + evening.log.faults
        report(evening.tables, others)
        found |= bool(others) or any(+each.findings for each in evening.tables)
    return int(found)


if __name__ == "__main__":
    sys.exit(main())
