"""Games that are brought back speak a few at a time, and a game that waits for people lets the next one."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.port import wait_plainly
from bot.reach import Reach
from bot.store import Store
from bot.turns import Turn, Turns
from tests.bot.fakes import ANN, BEN, Club
from tests.patience import happens


async def test_only_so_many_speak_until_they_wait_for_people() -> None:
    turns, speaking, told, people = Turns(Reach(lambda: 0.0), wait_plainly, 2), [0], [], asyncio.Event()

    async def game(number: int, turn: Turn) -> None:
        speaking[0] += 1
        told.append((number, speaking[0]))
        await asyncio.sleep(0)
        speaking[0] -= 1
        await turn.park(people.wait())
        await turn.park(people.wait())

    async def run(number: int) -> None:
        turn = turns.turn()
        await turn.take(lambda: game(number, turn))

    running = [asyncio.create_task(run(number)) for number in range(7)]
    await happens(lambda: len(told) == 7)
    assert [number for number, _ in told] == list(range(7))
    assert max(together for _, together in told) == 2
    people.set()
    await asyncio.gather(*running)


async def test_a_game_that_ends_or_fails_in_its_turn_lets_the_next_one() -> None:
    turns, done = Turns(Reach(lambda: 0.0), wait_plainly, 1), []

    async def end(number: int) -> None:
        done.append(number)
        if number == 1:
            raise ValueError(number)

    tasks = [asyncio.create_task(turns.turn().take(partial(end, number))) for number in range(3)]
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == [0, 1, 2]


async def test_a_game_that_is_brought_back_tells_nothing_before_it_can_be_heard(store: Store) -> None:
    club = Club(store)
    await club.begin(ANN, BEN, computers=1)
    await club.sittings.stop()
    club.port.told.clear()
    club.sittings = club.new_sittings()
    club.sittings.reach.lose()
    await club.sittings.resume()
    sitting = club.sittings.of_person(ANN)[0]
    await sitting.choose(sitting.pending()[0].seat, 0, sitting.pending()[0].choices[0])
    assert club.port.told == []
    await club.sittings.go_on()
    await happens(lambda: "open 0" in club.port.told)
    await club.sittings.stop()
