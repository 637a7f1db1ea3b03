"""Two real processes: a game of one, played by direct messages that come to the other."""

from __future__ import annotations

import asyncio
import os
import signal

from bot.local.server import LocalDiscord
from tests.bot.local.player import Player, text_of
from tests.bot.local.waiting import until
from tests.bot.processes.conftest import House
from tests.patience import PATIENCE

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


async def test_what_another_process_has_to_do_is_done_wherever_it_is_asked_for(house: House) -> None:
    await house.start(0)
    await house.start(1)
    await house.says("serves shards", 2)
    ann = await sit_down(house.local)
    await until(house.local, lambda: len(ann.hands(ROUNDS[0])) == 1)
    # Typed on a server that the second process serves, played in direct messages, which the first one hears.
    assert (await ann.person.slash(ann.channel, "practice")).acknowledged
    await until(house.local, lambda: len(ann.hands(ROUNDS[0])) == 2)
    await ann.press(ann.direct, "1")
    await ann.play_first_card()
    await until(house.local, lambda: bool(ann.hands(ROUNDS[1])))
    # All games are listed, also where another process has them, in a language that was chosen there.
    await ann.person.slash(ann.direct, "language", {"me": "Français"})
    listed = ""
    async with asyncio.timeout(PATIENCE):
        while "On t’attend" not in listed:
            await ann.person.slash(ann.channel, "mine")
            listed = text_of(ann.person.messages(ann.channel)[-1])
    assert listed.count("**Âge I, tour") == 2
    # Who is forgotten sits nowhere any more.
    await ann.person.slash(ann.direct, "forget")
    await ann.press(ann.direct, "Effacer")
    await until(house.local, lambda: "Everyone has left" in ann.newest_text())
    assert house.said("ERROR") == 0


async def test_a_process_that_has_died_is_back_before_its_lease_ends_and_none_outlives_its_parent(
    house: House,
) -> None:
    parent = await house.start(None)
    await house.says("serves shards", 2)
    ann = await sit_down(house.local)
    await ann.choose_first_card(ROUNDS[0])
    served, left = house.said("serves shards"), house.said("leaves shards")
    os.kill(max(house.children_of(parent)), signal.SIGKILL)
    # Nobody is taken for dead here by being silent: only their parent can tell.
    await house.says("serves shards", served + 1)
    await ann.play_first_card()
    await until(house.local, lambda: bool(ann.hands(ROUNDS[1])))
    # Its tables have moved once.
    assert (house.said("serves shards"), house.said("leaves shards")) == (served + 1, left)
    parent.kill()
    await house.says("stopped; the games go on", 2)
