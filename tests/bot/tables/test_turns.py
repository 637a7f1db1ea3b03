"""Games that are brought back speak a few at a time, and a game that waits for people lets the next one."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.common.clock import Clock
from bot.storage.store import Store
from bot.tables.connectivity import Connectivity
from bot.tables.turns import Turn, Turns
from tests.bot.fakes import ANN, BEN, Club
from tests.patience import happens


async def test_only_so_many_speak_until_they_wait_for_people() -> None:
    turns, speaking, told, people = (
        Turns(Connectivity(lambda: 0.0), Clock().wait_for, 2),
        [0],
        [],
        asyncio.Event(),
    )

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
    turns, done = Turns(Connectivity(lambda: 0.0), Clock().wait_for, 1), []

    async def end(number: int) -> None:
        done.append(number)
        if number == 1:
            raise ValueError(number)

    tasks = [asyncio.create_task(turns.turn().take(partial(end, number))) for number in range(3)]
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == [0, 1, 2]


async def test_games_that_people_wait_for_speak_first_and_who_has_nothing_to_tell_needs_no_turn() -> None:
    turns, told, people = Turns(Connectivity(lambda: 0.0), Clock().wait_for, 1), list[str](), asyncio.Event()

    async def game(name: str, turn: Turn) -> None:
        await asyncio.sleep(0)
        told.append(name)
        await turn.park(people.wait())

    async def run(name: str, turn: Turn) -> None:
        await turn.take(lambda: game(name, turn))

    names = {"first": turns.turn(is_waited_for=False), "later": turns.turn(is_waited_for=False)}
    names |= {"urgent": turns.turn(), "gone": turns.turn(), "also urgent": turns.turn()}
    running = {name: asyncio.create_task(run(name, turn)) for name, turn in names.items()}
    await asyncio.sleep(0)
    running.pop("gone").cancel()
    await happens(lambda: len(told) == 4)
    assert told == ["first", "urgent", "also urgent", "later"]
    busy = Turns(Connectivity(lambda: 0.0), Clock().wait_for, 0)
    running["aside"] = asyncio.create_task(run("aside", busy.aside()))
    await happens(lambda: "aside" in told)
    people.set()
    await asyncio.gather(*running.values())


async def test_a_game_that_is_brought_back_tells_nothing_before_it_can_be_heard(store: Store) -> None:
    club = Club(store)
    await club.begin(ANN, BEN, computers=1)
    await club.sessions.stop()
    club.port.told.clear()
    club.sessions = club.new_sessions()
    club.sessions.reach.lose()
    await club.sessions.resume()
    session = club.sessions.of_person(ANN)[0]
    await session.choose(session.snapshot.pending()[0].seat, 0, session.snapshot.pending()[0].choices[0])
    assert club.port.told == []
    await club.sessions.go_on()
    await happens(lambda: "open 0" in club.port.told)
    await club.sessions.stop()
