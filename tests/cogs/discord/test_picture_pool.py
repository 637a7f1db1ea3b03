"""The picture pool: its queue, its cache, and processes that die."""

import asyncio
import logging
import os
import pickle
import signal
import sys
from functools import partial
from typing import Any, cast

import pytest
from PIL import Image

from bot.common.refusal import Refusal
from bot.common.workers.pool import WorkerPool
from bot.operations.metrics import Meters
from cogs.discord import picture_pool
from cogs.discord.message import Picture
from cogs.discord.picture_pool import (
    MOST_OF_A_PERSON,
    MOST_OF_A_SERVER,
    WAITING_FOR_ANOTHER,
    PicturePool,
    drawing_for,
)
from renders.drawing.encode import RenderedPicture
from tests.cogs.pixels import DrawersHere
from tests.patience import happens

pytestmark = pytest.mark.usefixtures("threads")

ANN, BEN, CYD = 11, 12, 13
HERE, THERE = 91, 92
PICTURES = "seven_wonders_pictures_total"


def blank() -> Image.Image:
    return Image.new("RGB", (64, 64))


class Studio(DrawersHere):
    """Records the order of drawing, and holds back some pictures."""

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
        self, name: str, person: int | None = None, server: int | None = None, *, hold: bool = False
    ) -> asyncio.Task[Picture]:
        """Request a picture for a person or a game; hands are urgent."""
        if hold:
            self.held[name] = asyncio.Event()

        async def wait() -> Picture:
            words = partial(str, name)
            if person is None:
                return await self.pool.draw(name, blank, words, server=server, urgent="hand" in name)
            with drawing_for(person, server):
                return await self.pool.draw(name, blank, words)

        self._asked.append(asyncio.create_task(wait()))
        return self._asked[-1]

    async def begins(self, *names: str) -> None:
        """Wait until exactly these pictures have been started."""
        await happens(lambda: len(self.begun) >= len(names))
        assert self.begun == list(names)

    async def finish(self) -> list[str]:
        """Draw everything requested so far, and return the order."""
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


@pytest.mark.parametrize(
    ("wishes", "order"),
    [
        ({"a1": (ANN,), "a2": (ANN,), "a3": (ANN,), "b1": (BEN,), "b2": (BEN,)}, "a1 b1 a2 b2 a3"),
        (
            {
                "a1": (ANN, HERE),
                "b1": (BEN, HERE),
                "b2": (BEN, HERE),
                "c1": (CYD, THERE),
                "here1": (None, HERE),
                "here2": (None, HERE),
                "there1": (None, THERE),
                "hand": (),
            },
            "hand there1 here1 here2 c1 a1 b1 b2",
        ),
    ],
)
async def test_hands_are_drawn_first_then_games_then_servers_in_turn(
    one_worker: Studio, wishes: dict[str, tuple[int, ...]], order: str
) -> None:
    one_worker.want("reveal", server=HERE, hold=True)
    await one_worker.begins("reveal")
    for name, whose in wishes.items():
        one_worker.want(name, *whose)
    assert (await one_worker.finish())[1:] == order.split()


async def test_cached_and_pending_pictures_are_dropped_after_forget(one_worker: Studio) -> None:
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
        assert await one_worker.finish() == ["ben"] * 3, "a pending picture is dropped, too"


async def test_a_second_process_draws_if_the_queue_is_long_or_slow(
    two_workers: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(WAITING_FOR_ANOTHER):
        two_workers.want(f"{number}", hold=True)
    await two_workers.begins("0")
    two_workers.want("one more")
    await two_workers.begins("0", "1")
    await two_workers.finish()
    monkeypatch.setattr(picture_pool, "LONG_SECONDS", 0.0)
    two_workers.want("long", hold=True)
    two_workers.want("short")
    await happens(lambda: two_workers.begun[-2:] == ["long", "short"])
    await two_workers.finish()


async def test_one_person_never_occupies_all_workers(
    two_workers: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_pool, "WAITING_FOR_ANOTHER", 1)
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
    one_worker.want("hand", hold=True)
    for number in range(most):
        one_worker.want(f"{number}", ANN if is_one_person else 100 + number, HERE)
    await one_worker.begins("hand")
    with pytest.raises(Refusal) as refused:
        await one_worker.want("one too many", ANN, HERE)
    assert refused.value.key == key
    one_worker._asked.pop()
    # Duplicates don't count, and hands, games and other people aren't affected.
    one_worker.want("0", ANN, HERE)
    one_worker.want("b1", BEN, THERE)
    one_worker.want("second hand")
    assert len(await one_worker.finish()) == most + 3


async def test_equal_pictures_are_drawn_once_until_the_cache_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_pool, "CACHE_BYTES", 2_000_100)
    studio, long = Studio(1), "long " * 100
    for person in (ANN, BEN, None):
        studio.want("table", person)
    drawn = ["table"]
    assert await studio.finish() == drawn
    for name in ("other", "table", "third", "table", "other", long, "other"):
        studio.want(name)
        await studio.finish()
    assert studio.begun == [*drawn, "other", "third", "other", long, "other"]


async def test_a_picture_is_drawn_again_after_its_process_dies() -> None:
    processes = WorkerPool(1, longest_queue=None, longest_answer=60)
    # A picture from this module would take the process a second to import.
    pool, light = PicturePool(processes), partial(Image.new, "RGB", (64, 64))
    assert (await pool.draw("first.png", light, partial(str, "words"))).words == "words"
    (process,) = processes.processes
    os.kill(process, signal.SIGKILL)
    picture = await pool.draw("second.png", light, partial(str, "others"))
    assert (picture.missing, picture.words) == (False, "others")
    assert processes.processes != [process]
    await processes.close()


async def test_a_hanging_process_leaves_only_the_text_of_a_picture(caplog: pytest.LogCaptureFixture) -> None:
    hangs = (sys.executable, "-c", "import time; time.sleep(1000)")
    processes = WorkerPool(1, longest_queue=None, longest_answer=0.01, command=hangs)
    caplog.set_level(logging.ERROR)
    picture = await PicturePool(processes).draw("hand.png", blank, partial(str, "words"))
    assert (picture.missing, picture.words) == (True, "words")
    assert "the picture hand.png could not be drawn: it took longer than 0.01 s" in caplog.text
    await happens(lambda: not processes.processes)


async def test_metrics_of_the_queue_and_of_pictures() -> None:
    meters = Meters()
    studio = Studio(1, meters)

    def value(name: str, urgency: str) -> float | None:
        return meters.registry.get_sample_value(f"seven_wonders_{name}", {"urgency": urgency})

    studio.want("first", hold=True)
    await studio.begins("first")
    studio.want("a hand")
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
