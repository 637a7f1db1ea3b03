"""Whose picture is drawn when several wait, and what is kept of those drawn."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.measuring import Measuring
from bot.operations.meters import Meters
from bot.operations.watching import Measures
from bot.settings import Settings
from cogs.discord.message import Picture
from cogs.discord.picture_pool import PicturePool, looking
from tests.cogs.room import Room, shown_files
from tests.patience import happens

ANN, BEN, CYD = 11, 12, 13


class Studio:
    """Notes what is drawn in which order; the first pictures take until they are let go."""

    def __init__(self, workers: int, meters: Measuring | None = None) -> None:
        self.pool = PicturePool(workers, meters)
        self.begun: list[str] = []
        self.held: dict[str, threading.Event] = {}
        self._asked: list[asyncio.Task[Picture]] = []

    def ask(self, name: str, person: int | None = None, *, urgent: bool = False, hold: bool = False) -> None:
        """Ask for a picture, for a person who looks or for a game."""
        if hold:
            self.held[name] = threading.Event()

        def draw() -> Image.Image:
            self.begun.append(name)
            if name in self.held:
                self.held[name].wait(10)
            return Image.new("RGB", (1, 1))

        async def wait() -> Picture:
            if person is None:
                return await self.pool.draw((1, name), name, draw, lambda: name, urgent=urgent)
            with looking(person):
                return await self.pool.draw((1, name), name, draw, lambda: name)

        self._asked.append(asyncio.create_task(wait()))

    async def begins(self, *names: str) -> None:
        """Wait until these pictures, and none but them, have begun."""
        await happens(lambda: len(self.begun) >= len(names))
        assert self.begun == list(names)

    async def finish(self) -> list[str]:
        """Let everything be drawn; gives the order."""
        for event in self.held.values():
            event.set()
        await asyncio.gather(*self._asked)
        return self.begun


@pytest.fixture
def one_worker(real_pictures: None) -> Iterator[Studio]:
    studio = Studio(1)
    yield studio
    for event in studio.held.values():
        event.set()


@pytest.fixture
def two_workers(real_pictures: None) -> Iterator[Studio]:
    studio = Studio(2)
    yield studio
    for event in studio.held.values():
        event.set()


async def test_hands_are_drawn_before_what_a_game_shows_and_that_before_what_people_look_at(
    one_worker: Studio,
) -> None:
    one_worker.ask("page", ANN, hold=True)
    await one_worker.begins("page")
    for number in range(15):
        one_worker.ask(f"page {number}", ANN)
    one_worker.ask("reveal")
    one_worker.ask("hand", urgent=True)
    order = await one_worker.finish()
    assert order[:3] == ["page", "hand", "reveal"]


async def test_nobody_waits_for_what_is_drawn_before_anybody_asks(one_worker: Studio) -> None:
    one_worker.ask("reveal", hold=True)
    await one_worker.begins("reveal")
    preparing = asyncio.create_task(one_worker.pool.prepare(lambda: one_worker.begun.append("emblem")))
    await asyncio.sleep(0)
    one_worker.ask("page", ANN)
    assert await one_worker.finish() == ["reveal", "page"]
    await preparing
    assert one_worker.begun == ["reveal", "page", "emblem"]


async def test_everybody_gets_a_first_picture_before_anybody_a_second(one_worker: Studio) -> None:
    one_worker.ask("reveal", hold=True)
    await one_worker.begins("reveal")
    for name, person in (("a1", ANN), ("a2", ANN), ("a3", ANN), ("b1", BEN), ("b2", BEN), ("c1", CYD)):
        one_worker.ask(name, person)
    assert await one_worker.finish() == ["reveal", "a1", "b1", "c1", "a2", "b2", "a3"]


async def test_one_person_never_keeps_all_workers_busy(two_workers: Studio) -> None:
    for name in ("a1", "a2"):
        two_workers.ask(name, ANN, hold=True)
    await two_workers.begins("a1")
    two_workers.ask("b1", BEN)
    await happens(lambda: "b1" in two_workers.begun)
    assert two_workers.begun == ["a1", "b1"]
    assert await two_workers.finish() == ["a1", "b1", "a2"]


async def test_what_a_game_needs_too_is_drawn_as_soon_as_that(one_worker: Studio) -> None:
    one_worker.ask("reveal", hold=True)
    await one_worker.begins("reveal")
    for name in ("a1", "a2", "table"):
        one_worker.ask(name, ANN)
    await asyncio.sleep(0)
    one_worker.ask("table")
    assert await one_worker.finish() == ["reveal", "table", "a1", "a2"]


async def test_pictures_are_drawn_once_until_they_are_forgotten(one_worker: Studio) -> None:
    for _ in range(2):
        one_worker.ask("table")
    assert await one_worker.finish() == ["table"]
    one_worker.pool.forget(2)
    one_worker.ask("table")
    assert await one_worker.finish() == ["table"]
    one_worker.pool.forget(1)
    one_worker.ask("table")
    assert await one_worker.finish() == ["table", "table"]


async def test_who_gives_up_waiting_holds_up_nobody(one_worker: Studio) -> None:
    one_worker.ask("a1", ANN, hold=True)
    await one_worker.begins("a1")
    one_worker.ask("a2", ANN)
    await asyncio.sleep(0)
    one_worker._asked.pop().cancel()
    one_worker.ask("b1", BEN)
    assert (await one_worker.finish())[:2] == ["a1", "b1"]


def _parked(room: Room, waits: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Let the simulation know that something waits for what the test will do."""

    async def park(*who: Any, **how: Any) -> Any:
        return await room.client.park(waits(*who, **how))

    return park


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, picture_workers=1)


@pytest.mark.parametrize("look", ["cities", "table"])
async def test_a_hand_does_not_wait_for_what_others_look_at(
    room: Room, monkeypatch: pytest.MonkeyPatch, look: str
) -> None:
    room.close_messages("ben")
    await room.begin("ann", "ben", computers=1, pace="none")
    begun: list[str] = []
    go_on = asyncio.Event()
    draw_really: Callable[..., Awaitable[Any]] = PicturePool._draw

    async def draw(self: PicturePool, name: str, *how: Any) -> Any:
        begun.append(name)
        await room.client.park(go_on.wait())
        return await draw_really(self, name, *how)

    monkeypatch.setattr(PicturePool, "_draw", draw)
    for name in ("draw", "_turn"):
        waits = getattr(PicturePool, name)
        monkeypatch.setattr(PicturePool, name, _parked(room, waits))
    await room.type("cyd", "cities")
    await room.type("dora", look)
    await room.tap("ben", room.status(), "My hand")
    assert begun == ["city1.png"]
    go_on.set()
    await room.env.settle()
    assert begun[:2] == ["city1.png", "hand.png"]
    hand = next(each for each in room.public("ben") if "hand.png" in [f.filename for f in shown_files(each)])
    assert hand.flags.ephemeral


async def test_who_watches_hears_of_the_queue_and_of_every_picture(real_pictures: None) -> None:
    meters = Meters()
    studio = Studio(1, Measures(meters))

    def value(name: str, urgency: str) -> float | None:
        return meters.registry.get_sample_value(f"seven_wonders_{name}", {"urgency": urgency})

    studio.ask("first", hold=True)
    await studio.begins("first")
    studio.ask("a hand", urgent=True)
    studio.ask("a look", ANN)
    await happens(lambda: value("pictures_waiting", "hand") == value("pictures_waiting", "look") == 1)
    assert value("pictures_waiting", "game") == 0
    await studio.finish()
    assert [value("picture_seconds_count", each) for each in ("game", "hand", "look")] == [1, 1, 1]
    assert value("picture_wait_seconds_count", "hand") == 1
    assert value("pictures_waiting", "hand") == 0
