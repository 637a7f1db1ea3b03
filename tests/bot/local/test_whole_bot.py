"""The bot's own process over real sockets, as `make play` runs it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.local.server import LocalDiscord
from bot.sqlite.store import SqliteStore
from engine.game import Seat
from engine.record import replay
from tests.bot.local.player import Player, parts_of, text_of
from tests.bot.local.waiting import until
from tests.patience import PATIENCE, happens

ROUNDS = [f"Age I, round {number} of 6" for number in (1, 2)]
LAST_ROUND = "Age III, round 6 of 6"


def shows_hand(player: Player, heading: str) -> Callable[[], bool]:
    return lambda: player.newest_text().startswith(f"**{heading}** · ")


async def skip_to_the_last_round(database: Path) -> None:
    """Play the only game on in the store, while no bot is there."""
    store = await SqliteStore.open(database)
    (row,) = await store.unfinished_games()
    stored = await store.game(row.id)
    assert stored is not None
    game = replay({**stored.header, "steps": stored.steps})
    while (view := game.view(None)).age < 3 or view.round < 6:
        choices: dict[Seat, Any] = {}
        while decisions := game.decisions(choices):
            choices |= {decision.seat: decision.choices[0] for decision in decisions}
        step, record = game.steps, {str(seat): each.as_json() for seat, each in choices.items()}
        game.play(choices)
        await store.put_step(replace(row, deadline=None), step, record, stored.seats)
    await store.close()


async def test_game_with_computer_players_survives_a_killed_bot(served: LocalDiscord, database: Path) -> None:
    local = served
    assert local.bot is not None
    ann = Player(local, "Ann", local.world.channels[0].id)
    assert (await ann.person.slash(ann.channel, "join")).acknowledged
    await ann.press(ann.channel, "Add computer")
    await ann.press(ann.channel, "Add computer")
    await ann.press(ann.channel, "Start")

    await ann.choose_first_card(ROUNDS[0])
    await ann.play_first_card()
    await ann.choose_first_card(ROUNDS[1])
    local.bot.kill()
    local.bot.pause()
    await happens(lambda: local.bot is not None and not local.bot.running)
    await skip_to_the_last_round(database)
    local.bot.restart()
    async with asyncio.timeout(PATIENCE):
        await local.gateway.wait_for_bot(identified=2)
    await until(local, lambda: "Nothing is lost" in ann.newest_text())
    await ann.press(ann.channel, "My hand")
    await until(local, shows_hand(ann, LAST_ROUND))
    await ann.choose_first_card(LAST_ROUND)
    assert len(ann.hands(LAST_ROUND)) == 1, "the hand was sent twice"
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
