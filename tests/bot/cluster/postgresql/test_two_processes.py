"""Two real processes and their parent: one serves a game, the other receives its direct messages."""

import asyncio
import os
import signal
from itertools import pairwise

from bot.local.server import LocalDiscord
from tests.bot.cluster.postgresql.conftest import House
from tests.bot.local.player import Player, text_of, until
from tests.patience import PATIENCE

ROUNDS = [f"Age I, round {number} of 6" for number in range(1, 7)]


async def sit_down(local: LocalDiscord, name: str = "Ann") -> Player:
    """Start a game with two computer players."""
    player = Player(local, name, local.world.channels[0].id)
    assert (await player.person.slash(player.channel, "join")).acknowledged
    # Before the first DM, hands wait in the channel.
    await until(local, lambda: bool(player.person.messages(player.direct)))
    await player.press(player.channel, "Add computer")
    await player.press(player.channel, "Add computer")
    await player.press(player.channel, "Start")
    return player


async def have_done_what_another_process_has_to_do(house: House) -> None:
    """Practise, list games, choose a language and be forgotten, each through the other process."""
    ben = await sit_down(house.local, "Ben")
    await until(house.local, lambda: len(ben.hands(ROUNDS[0])) == 1)
    # Typed on a server of the second process, played in direct messages, which the first one receives.
    assert (await ben.person.slash(ben.channel, "practice")).acknowledged
    await until(house.local, lambda: len(ben.hands(ROUNDS[0])) == 2)
    await ben.choose_first_card(ROUNDS[0])
    await ben.play_first_card(asked=False)
    await until(house.local, lambda: bool(ben.hands(ROUNDS[1])))
    # Games of the other process are listed too, in the language chosen there.
    await ben.person.slash(ben.direct, "language", {"me": "Français"})
    listed = ""
    async with asyncio.timeout(PATIENCE):
        while "C’est ton tour" not in listed:
            await ben.person.slash(ben.channel, "mine")
            listed = text_of(ben.person.messages(ben.channel)[-1])
    assert listed.count("**Âge I, tour") == 2
    # A forgotten person has no seat left.
    await ben.person.slash(ben.direct, "forget")
    await ben.press(ben.direct, "Supprimer")
    await until(house.local, lambda: "Everyone left" in ben.newest_text())


async def practise_where_the_bot_is_not(house: House) -> None:
    """Play some rounds in one message, tapped at the process that doesn't serve the game."""
    cyd = Player(house.local, "Cyd", house.local.world.elsewhere.id)

    def shows(heading: str) -> bool:
        return f"**{heading}**" in cyd.newest_text()

    assert (await cyd.person.slash(cyd.channel, "practice")).acknowledged
    for played, following in pairwise(ROUNDS[:4]):
        await until(house.local, lambda played=played: shows(played))  # type: ignore[misc]
        card = await cyd.press(cyd.channel, "1")
        await cyd.press(cyd.channel, r"Build( · \d+ coins?)?|Sell \+3", card)
        await until(house.local, lambda following=following: shows(following))  # type: ignore[misc]
    assert len(cyd.person.messages(cyd.channel)) == 1
    # Like all taps on its page, an undo is forwarded to the process that serves the game.
    await cyd.press(cyd.channel, "Undo.*")
    await until(house.local, lambda: shows(ROUNDS[2]))


async def test_a_game_survives_forwarded_taps_and_dying_processes(house: House) -> None:
    parent = await house.start(None)
    await house.says("serves shards", 2)
    await have_done_what_another_process_has_to_do(house)
    await practise_where_the_bot_is_not(house)
    assert house.said("ERROR") == 0
    ann = await sit_down(house.local)
    await ann.choose_first_card(ROUNDS[0])
    await ann.play_first_card()
    # Commands in direct messages show games of the other process.
    await ann.choose_first_card(ROUNDS[1])
    await ann.person.slash(ann.direct, "mine")
    assert f"**{ROUNDS[1]}**" in text_of(ann.person.messages(ann.direct)[-1])
    # A process stopped for longer than its lease has lost its shards, and writes no more.
    owner, served = house.child_of(parent, 1), house.said("serves shards")
    os.kill(owner, signal.SIGSTOP)
    await house.let_lease_end(1)
    await house.says("serves shards", served + 1)
    await ann.play_first_card()
    await until(house.local, lambda: bool(ann.hands(ROUNDS[2])))
    left = house.said("leaves shards")
    os.kill(owner, signal.SIGCONT)
    await house.says("process 1 has ended with status 1, it is started again")
    await house.says("leaves shards", left + 1)
    await ann.choose_first_card(ROUNDS[2])
    # A killed process serves again once it is back, even if no parent has seen it end.
    parent.send_signal(signal.SIGSTOP)
    os.kill(house.child_of(parent, 0), signal.SIGKILL)
    served = house.said("serves shards [0, 2")
    await house.start(0)
    await house.is_ready_beside_another(0)
    await house.let_lease_end(0)
    await house.says("serves shards [0, 2", served + 1)
    await ann.play_first_card()
    await until(house.local, lambda: bool(ann.hands(ROUNDS[3])))
    assert [len(ann.hands(each)) for each in ROUNDS[1:4]] == [0, 0, 1], "a hand was sent twice, or stayed"
    # On SIGTERM, the parent ends after its children.
    stopped = house.said("stopped; the games go on")
    parent.terminate()
    parent.send_signal(signal.SIGCONT)
    assert await parent.wait() == 0
    await house.says("stopped; the games go on", stopped + 1)


async def test_processes_are_restarted_and_replaced_and_end_with_their_parent(
    house: House,
) -> None:
    parent = await house.start(None)
    await house.says("serves shards", 2)
    ann = await sit_down(house.local)
    await ann.choose_first_card(ROUNDS[0])
    served, left = house.said("serves shards"), house.said("leaves shards")
    os.kill(house.child_of(parent, 1), signal.SIGKILL)
    # No lease expires here: only the parent notices a death.
    await house.says("serves shards", served + 1)
    await ann.play_first_card()
    await ann.choose_first_card(ROUNDS[1])
    # Its tables have moved only once.
    assert (house.said("serves shards"), house.said("leaves shards")) == (served + 1, left)
    # Players notice nothing while each process is replaced.
    parent.send_signal(signal.SIGHUP)
    while house.said("is a new one now") < 2:
        asked = await ann.person.slash(ann.channel, "status")
        assert asked.response is not None
        assert "ten seconds" not in text_of(ann.person.messages(ann.channel)[-1])
        await asyncio.sleep(0.05)
    await ann.play_first_card()
    await until(house.local, lambda: bool(ann.hands(ROUNDS[2])))
    stopped = house.said("stopped; the games go on")
    parent.kill()
    await house.says("stopped; the games go on", stopped + 2)
