"""The bot's own process over real sockets, as `make play` runs it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.local.process import BotProcess
from bot.local.server import LocalDiscord
from tests.bot.local.player import Player, parts_of, text_of
from tests.bot.local.waiting import until
from tests.patience import PATIENCE, happens

ROUNDS = [f"Age {age}, round {number} of 6" for age in ("I", "II", "III") for number in range(1, 7)]


@pytest.fixture
async def local(tmp_path: Path) -> AsyncIterator[LocalDiscord]:
    """A stand-in Discord with the real bot in a process of its own."""

    def bot_at(url: str) -> BotProcess:
        database = str(tmp_path / "bot.sqlite3")
        environment = {"LOCAL_DISCORD": url, "DISCORD_TOKEN": "local", "DATABASE": database}
        return BotProcess([sys.executable, "-m", "bot"], environment)

    stand_in = LocalDiscord(bot=bot_at)
    assert stand_in.bot is not None
    await stand_in.start()
    keeping = asyncio.create_task(stand_in.bot.run())
    async with asyncio.timeout(PATIENCE):
        await stand_in.gateway.wait_for_bot()
    yield stand_in
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    await stand_in.close()


async def commands_are_there(local: LocalDiscord, ann: Player) -> None:
    await happens(lambda: bool(local.environment.commands(ann.person.id, ann.channel)))


def shows_hand(player: Player, heading: str) -> Callable[[], bool]:
    return lambda: player.newest_text().startswith(f"**{heading}** · ")


async def test_game_with_computer_players_survives_a_killed_bot(local: LocalDiscord) -> None:
    assert local.bot is not None
    ann = Player(local, "Ann", local.world.channels[0].id)
    await commands_are_there(local, ann)
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
