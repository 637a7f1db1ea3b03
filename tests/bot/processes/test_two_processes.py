"""Two real processes: a game of one, played by direct messages that come to the other."""

from __future__ import annotations

from bot.local.server import LocalDiscord
from tests.bot.local.player import Player
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
    await house.start(0)
    owner = await house.start(1)
    await house.says("serves shards", 2)
    ann = await sit_down(house.local)
    await ann.choose_first_card(ROUNDS[0])
    await ann.play_first_card()
    await ann.choose_first_card(ROUNDS[1])
    owner.kill()
    await ann.play_first_card()
    await until(house.local, lambda: bool(ann.hands(ROUNDS[2])))
    assert len(ann.hands(ROUNDS[2])) == 1, "the hand was sent twice"
