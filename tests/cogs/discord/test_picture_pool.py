"""Whose picture is drawn when several wait, what is kept of those drawn, and processes that die."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import sys
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, cast

import pytest
import pytest_asyncio
from PIL import Image

from bot.common.refusal import Refusal
from bot.common.workers.pool import WorkerPool
from bot.operations.meters import Meters
from cogs.discord import picture_pool, picture_queue
from cogs.discord.message import Picture
from cogs.discord.picture_pool import PicturePool
from cogs.discord.picture_queue import (
    MOST_OF_A_PERSON,
    MOST_OF_A_SERVER,
    WAITING_FOR_ANOTHER,
    drawing_for,
)
from renders.drawing.encode import RenderedPicture
from tests.cogs.pixels import DrawersHere
from tests.cogs.room import Room
from tests.patience import happens

pytestmark = pytest.mark.usefixtures("threads")

ANN, BEN, CYD = 11, 12, 13
HERE, THERE = 91, 92
PICTURES = "seven_wonders_pictures_total"


def blank() -> Image.Image:
    return Image.new("RGB", (64, 64))


class Studio(DrawersHere):
    """Notes what is drawn in which order; some pictures take until they are let go."""

    def __init__(self, workers: int, meters: Meters | None = None) -> None:
        super().__init__(workers)
        self.pool = PicturePool(cast("WorkerPool", self), meters)
        self.begun: list[str] = []
        self.held: dict[str, asyncio.Event] = {}
        self._asked: list[asyncio.Task[Picture]] = []

    async def ask(self, question: bytes) -> Any:
        _, (_, words) = pickle.loads(question)
        name = words()
        self.begun.append(name)
        if name in self.held:
            await self.held[name].wait()
        return RenderedPicture(b"x" * 1_000_000, name)

    def want(
        self,
        name: str,
        person: int | None = None,
        server: int | None = None,
        *,
        urgent: bool = False,
        hold: bool = False,
    ) -> asyncio.Task[Picture]:
        """Ask for a picture, for a person who looks or for a game."""
        if hold:
            self.held[name] = asyncio.Event()

        async def wait() -> Picture:
            words = partial(str, name)
            if person is None:
                return await self.pool.draw(name, blank, words, server=server, urgent=urgent)
            with drawing_for(person, server):
                return await self.pool.draw(name, blank, words)

        self._asked.append(asyncio.create_task(wait()))
        return self._asked[-1]

    async def begins(self, *names: str) -> None:
        """Wait until these pictures, and none but them, have begun."""
        await happens(lambda: len(self.begun) >= len(names))
        assert self.begun == list(names)

    async def finish(self) -> list[str]:
        """Let everything be drawn that has been asked for by now; return the order."""
        for _ in range(3):
            await asyncio.sleep(0)
        for event in self.held.values():
            event.set()
        await asyncio.gather(*self._asked)
        return self.begun


@pytest.fixture
def one_worker() -> Studio:
    return Studio(1)


@pytest.fixture
def two_workers() -> Studio:
    return Studio(2)


async def test_hands_are_drawn_before_what_a_game_shows_and_that_before_what_people_look_at(
    one_worker: Studio,
) -> None:
    one_worker.want("page", ANN, hold=True)
    await one_worker.begins("page")
    for number in range(15):
        one_worker.want(f"page {number}", ANN)
    one_worker.want("reveal")
    one_worker.want("hand", urgent=True)
    order = await one_worker.finish()
    assert order[:3] == ["page", "hand", "reveal"]


async def test_everybody_gets_a_first_picture_before_anybody_a_second(one_worker: Studio) -> None:
    one_worker.want("reveal", hold=True)
    await one_worker.begins("reveal")
    for name, person in (("a1", ANN), ("a2", ANN), ("a3", ANN), ("b1", BEN), ("b2", BEN), ("c1", CYD)):
        one_worker.want(name, person)
    assert await one_worker.finish() == ["reveal", "a1", "b1", "c1", "a2", "b2", "a3"]


async def test_every_server_gets_a_first_picture_before_any_a_second(one_worker: Studio) -> None:
    one_worker.want("reveal", server=HERE, hold=True)
    await one_worker.begins("reveal")
    for name, person, server in (("a1", ANN, HERE), ("b1", BEN, HERE), ("b2", BEN, HERE), ("c1", CYD, THERE)):
        one_worker.want(name, person, server)
    for name, server in (("here 1", HERE), ("here 2", HERE), ("there 1", THERE)):
        one_worker.want(name, server=server)
    assert (await one_worker.finish())[1:] == ["there 1", "here 1", "here 2", "c1", "a1", "b1", "b2"]


async def test_no_picture_stays_in_which_a_forgotten_name_may_stand(one_worker: Studio) -> None:
    for _ in range(2):
        one_worker.want("ben")
        assert await one_worker.finish() == ["ben"]
    await one_worker.pool.on_forgotten()
    one_worker.want("ben", hold=True)
    await one_worker.begins("ben", "ben")
    await one_worker.pool.on_forgotten()
    await one_worker.finish()
    for _ in range(2):
        one_worker.want("ben")
        assert await one_worker.finish() == ["ben"] * 3, "nor one that was under way"


async def test_who_is_forgotten_is_in_no_picture_that_is_kept(room: Room) -> None:
    heard = asyncio.Event()

    async def on_forgotten() -> None:
        heard.set()

    room.client.add_listener(on_forgotten)
    assert any(
        getattr(each, "__self__", None).__class__ is PicturePool
        for each in room.client.extra_events["on_forgotten"]
    )
    question = (await room.type("ben", "forget")).response
    await room.tap("ben", question, room.text("button-forget"))
    await room.env.settle()
    assert heard.is_set()


async def test_another_process_draws_where_many_wait_or_one_takes_long(
    two_workers: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(WAITING_FOR_ANOTHER):
        two_workers.want(f"{number}", hold=True)
    await two_workers.begins("0")
    two_workers.want("one more")
    await two_workers.begins("0", "1")
    await two_workers.finish()
    monkeypatch.setattr(picture_queue, "LONG_SECONDS", 0.0)
    two_workers.want("long", hold=True)
    two_workers.want("short")
    await happens(lambda: two_workers.begun[-2:] == ["long", "short"])
    await two_workers.finish()


async def test_one_person_never_keeps_all_workers_busy(
    two_workers: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_queue, "WAITING_FOR_ANOTHER", 1)
    for name in ("a1", "a2"):
        two_workers.want(name, ANN, hold=True)
    await two_workers.begins("a1")
    two_workers.want("b1", BEN)
    await happens(lambda: "b1" in two_workers.begun)
    assert two_workers.begun == ["a1", "b1"]
    assert await two_workers.finish() == ["a1", "b1", "a2"]


@pytest.mark.parametrize(
    ("most", "is_one_person", "key"),
    [
        (MOST_OF_A_PERSON, True, "refusal-your-pictures"),
        (MOST_OF_A_SERVER, False, "refusal-pictures-of-server"),
    ],
)
async def test_one_person_and_one_server_cannot_fill_the_queue(
    one_worker: Studio, most: int, is_one_person: bool, key: str
) -> None:
    one_worker.want("hand", urgent=True, hold=True)
    for number in range(most):
        one_worker.want(f"{number}", ANN if is_one_person else 100 + number, HERE)
    await one_worker.begins("hand")
    with pytest.raises(Refusal) as refused:
        await one_worker.want("one too many", ANN, HERE)
    assert refused.value.key == key
    one_worker._asked.pop()
    # The same once more is no other picture; hands, games and others are drawn as ever.
    one_worker.want("0", ANN, HERE)
    one_worker.want("b1", BEN, THERE)
    one_worker.want("second hand", urgent=True)
    assert len(await one_worker.finish()) == most + 3


@pytest.fixture
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a pool that is made now keep two pictures."""
    monkeypatch.setattr(picture_pool, "CACHE_BYTES", 2_000_100)


@pytest.mark.usefixtures("little_room")
async def test_what_looks_alike_is_drawn_once_until_there_is_no_room_for_it(one_worker: Studio) -> None:
    for person in (ANN, BEN, None):
        one_worker.want("table", person)
    assert await one_worker.finish() == ["table"]
    one_worker.want("other")
    await one_worker.finish()
    one_worker.want("table")
    await one_worker.finish()
    one_worker.want("third")
    assert await one_worker.finish() == ["table", "other", "third"]
    one_worker.want("table")
    assert await one_worker.finish() == ["table", "other", "third"]
    one_worker.want("other")
    assert await one_worker.finish() == ["table", "other", "third", "other"]


@pytest.mark.usefixtures("little_room")
async def test_words_take_room_as_well(one_worker: Studio) -> None:
    long = "long " * 100
    for name in ("table", long, "table"):
        one_worker.want(name)
        await one_worker.finish()
    assert one_worker.begun == ["table", long, "table"]


async def test_who_gives_up_waiting_holds_up_nobody(one_worker: Studio) -> None:
    one_worker.want("a1", ANN, hold=True)
    await one_worker.begins("a1")
    one_worker.want("a2", ANN)
    await asyncio.sleep(0)
    one_worker._asked.pop().cancel()
    one_worker.want("b1", BEN)
    assert (await one_worker.finish())[:2] == ["a1", "b1"]


# -- processes ----------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def processes() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(1, longest_queue=None, longest_answer=60)
    yield pool
    await pool.close()


async def test_a_dead_process_costs_a_drawing(processes: WorkerPool) -> None:
    # What a process would load with these tests takes it a second.
    pool, light = PicturePool(processes), partial(Image.new, "RGB", (64, 64))
    assert (await pool.draw("first.png", light, partial(str, "words"))).words == "words"
    (process,) = processes.processes
    os.kill(process, signal.SIGKILL)
    picture = await pool.draw("second.png", light, partial(str, "others"))
    assert (picture.missing, picture.words) == (False, "others")
    assert processes.processes != [process]


async def test_processes_that_hang_cost_a_picture_and_leave_its_words(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hangs = (sys.executable, "-c", "import time; time.sleep(1000)")
    processes = WorkerPool(1, longest_queue=None, longest_answer=0.01, command=hangs)
    caplog.set_level(logging.ERROR)
    picture = await PicturePool(processes).draw("hand.png", blank, partial(str, "words"))
    assert (picture.missing, picture.words) == (True, "words")
    assert "the picture hand.png could not be drawn: it took longer than 0.01 s" in caplog.text
    await happens(lambda: not processes.processes)


async def test_who_watches_hears_of_the_queue_and_of_every_picture() -> None:
    meters = Meters()
    studio = Studio(1, meters)

    def value(name: str, urgency: str) -> float | None:
        return meters.registry.get_sample_value(f"seven_wonders_{name}", {"urgency": urgency})

    studio.want("first", hold=True)
    await studio.begins("first")
    studio.want("a hand", urgent=True)
    studio.want("a look", ANN)
    await happens(lambda: value("pictures_waiting", "hand") == value("pictures_waiting", "look") == 1)
    assert value("pictures_waiting", "game") == 0
    await studio.finish()
    assert [value("picture_seconds_count", each) for each in ("game", "hand", "look")] == [1, 1, 1]
    assert value("picture_wait_seconds_count", "hand") == 1
    assert value("pictures_waiting", "hand") == 0
    studio.want("a look", BEN)
    await studio.finish()
    counted = {how: meters.registry.get_sample_value(PICTURES, {"how": how}) for how in ("drawn", "kept")}
    assert counted == {"drawn": 3, "kept": 1}
