"""The bot's own process over real sockets, as `make play` runs it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.local.server import LocalDiscord
from tests.bot.local.player import Player, parts_of, text_of
from tests.bot.local.waiting import until
from tests.patience import PATIENCE

ROUNDS = [f"Age {age}, round {number} of 6" for age in ("I", "II", "III") for number in range(1, 7)]


def shows_hand(player: Player, heading: str) -> Callable[[], bool]:
    return lambda: player.newest_text().startswith(f"**{heading}** · ")


async def test_game_with_computer_players_survives_a_killed_bot(served: LocalDiscord) -> None:
    local = served
    assert local.bot is not None
    ann = Player(local, "Ann", local.world.channels[0].id)
    assert (await ann.person.slash(ann.channel, "join")).acknowledged
    await ann.press(ann.channel, "Add computer")
    await ann.press(ann.channel, "Add computer")
    await ann.press(ann.channel, "Start")

    for heading in ROUNDS:
        await ann.choose_first_card(heading)
        if heading == "Age II, round 2 of 6":
            local.bot.kill()
            async with asyncio.timeout(PATIENCE):
                await local.gateway.wait_for_bot(identified=2)
            await until(local, lambda: "Nothing is lost" in ann.newest_text())
            await ann.press(ann.channel, "My hand")
            await until(local, shows_hand(ann, heading))
            assert len(ann.hands(heading)) == 1, "the hand was sent twice"
        await ann.play_first_card()

    def score() -> str:
        return next(
            (text_of(each) for each in ann.person.messages(ann.channel) if " wins with " in text_of(each)), ""
        )

    await until(local, lambda: bool(score()))
    assert "Ann" in score()
    last = next(each for each in ann.person.messages(ann.channel) if " wins with " in text_of(each))
    assert any(part["type"] == 12 for part in parts_of(last)), "the score sheet has no picture"
    assert "Traceback" not in "\n".join(local.bot.log)
