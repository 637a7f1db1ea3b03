"""Two real processes: a game of one, played by direct messages that come to the other."""

from __future__ import annotations

import asyncio
import signal

from bot.local.server import LocalDiscord
from tests.bot.local.player import Player, text_of
from tests.bot.local.waiting import until
from tests.bot.processes.conftest import House

ROUNDS = [f"Age I, round {number} of 6" for number in range(1, 7)]


async def sit_down(local: LocalDiscord) -> Player:
    """Let Ann begin a game with two computer players."""
    ann = Player(local, "Ann", local.world.channels[0].id)
    assert (await ann.person.slash(ann.channel, "join")).acknowledged
    await ann.press(ann.channel, "Add computer")
    await ann.press(ann.channel, "Add computer")
    await ann.press(ann.channel, "Start")
    return ann


async def test_a_game_goes_on_wherever_its_taps_arrive_and_whoever_dies(house: House) -> None:
    first = await house.start(0)
    owner = await house.start(1)
    await house.says("serves shards", 2)
    ann = await sit_down(house.local)
    await ann.choose_first_card(ROUNDS[0])
    await ann.play_first_card()
    # What is asked for in direct messages is told of games that the other process serves.
    await ann.choose_first_card(ROUNDS[1])
    await ann.person.slash(ann.direct, "mine")
    assert f"**{ROUNDS[1]}**" in text_of(ann.person.messages(ann.direct)[-1])
    # Who stands still for longer than its lease comes back to nothing, and writes no more.
    owner.send_signal(signal.SIGSTOP)
    await ann.play_first_card()
    await house.let_lease_end(1)
    await until(house.local, lambda: bool(ann.hands(ROUNDS[2])))
    owner.send_signal(signal.SIGCONT)
    assert await owner.wait() == 1
    await house.start(1)
    await house.says("leaves shards")
    await ann.choose_first_card(ROUNDS[2])
    # Who is killed serves again as soon as it is back.
    first.kill()
    served = house.said("serves shards [0, 2")
    await house.start(0)
    await house.is_ready_beside_another(0)
    await house.let_lease_end(0)
    await house.says("serves shards [0, 2", served + 1)
    await ann.play_first_card()
    await until(house.local, lambda: bool(ann.hands(ROUNDS[3])))
    assert [len(ann.hands(each)) for each in ROUNDS[1:4]] == [0, 0, 1], "a hand was sent twice, or stayed"


async def test_each_process_is_replaced_and_players_notice_nothing(house: House) -> None:
    parent = await house.start(None)
    await house.says("serves shards", 2)
    ann = await sit_down(house.local)
    await ann.choose_first_card(ROUNDS[0])
    parent.send_signal(signal.SIGHUP)
    while house.said("is a new one now") < 2:
        asked = await ann.person.slash(ann.channel, "status")
        assert asked.response is not None
        assert "ten seconds" not in text_of(ann.person.messages(ann.channel)[-1])
        await asyncio.sleep(0.05)
    await ann.play_first_card()
    await until(house.local, lambda: bool(ann.hands(ROUNDS[1])))
    parent.terminate()
    assert await parent.wait() == 0
