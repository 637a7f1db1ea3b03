"""The bot's own process over real sockets, as `make play` runs it, killed, started again and told to stop."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.languages.translator import load_languages
from bot.local.process import BotProcess
from bot.local.rest import Rest
from bot.local.server import LocalDiscord
from bot.storage.opening import open_store
from engine.base.choice import BuildStage
from engine.game import Seat
from engine.record import resume
from tests.bot.local.player import Player, parts_of, text_of
from tests.bot.local.waiting import until
from tests.patience import PATIENCE, happens

ROUNDS = [f"Age I, round {number} of 6" for number in (1, 2)]
LAST_ROUND = "Age III, round 6 of 6"
SCORE = re.compile(r" wins? (together )?with \d+ points")
STOPPING = "stopping as soon as"


def shows_hand(player: Player, heading: str) -> Callable[[], bool]:
    return lambda: player.newest_text().startswith(f"**{heading}** · ")


async def skip_to_the_last_round(database: Path) -> None:
    """Play the only game on in the store, while no bot is there; a stage might ask for another card."""
    store = await open_store(database)
    (row,) = await store.unfinished_games()
    stored = await store.game(row.id)
    assert stored is not None
    game = resume({**stored.header, "steps": stored.steps})
    while (view := game.view(None)).age < 3 or view.round < 6:
        choices: dict[Seat, Any] = {}
        while decisions := game.decisions(choices):
            choices |= {
                decision.seat: next(each for each in decision.choices if not isinstance(each, BuildStage))
                for decision in decisions
            }
        step, record = game.steps, {str(seat): each.as_json() for seat, each in choices.items()}
        game.play(choices)
        await store.put_step(replace(row, deadline=None), step, record, stored.seats)
    await store.close()


@dataclass
class Gate:
    """Holds up an answer of the bot to a tap, as a slow network does."""

    armed: bool = False
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    opened: asyncio.Event = field(default_factory=asyncio.Event)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate, handle = Gate(), Rest.handle

    async def held(self: Rest, request: web.Request) -> web.Response:
        if gate.armed and request.path.endswith("/callback"):
            gate.armed = False
            gate.reached.set()
            await gate.opened.wait()
        return await handle(self, request)

    monkeypatch.setattr(Rest, "handle", held)
    return gate


async def tap_in_flight(served: LocalDiscord, gate: Gate) -> tuple[Player, asyncio.Task[None]]:
    """Let Ann open a table and tap a button whose answer does not arrive."""
    ann = Player(served, "Ann", served.world.channels[0].id)
    assert (await ann.person.slash(ann.channel, "join")).acknowledged
    await until(served, lambda: ann.find(ann.channel, "Add computer") is not None)
    gate.armed = True
    tapping = asyncio.create_task(tap(ann, "Add computer"))
    await happens(gate.reached.is_set)
    return ann, tapping


async def tap(player: Player, label: str) -> None:
    found = player.find(player.channel, label)
    assert found is not None
    await player.person.click(player.channel, *found)


@pytest.fixture
def process(served: LocalDiscord) -> BotProcess:
    assert served.bot is not None
    return served.bot


def seats(player: Player) -> int:
    """Count the seats of the lobby that everybody sees."""
    lobby = next(each for each in player.person.messages(player.channel) if "Start" in str(each))
    return len(re.findall(r"^\d+\.", text_of(lobby), re.MULTILINE))


async def stops_when_what_was_tapped_is_answered(
    gate: Gate, served: LocalDiscord, process: BotProcess
) -> None:
    ann, tapping = await tap_in_flight(served, gate)
    ben = Player(served, "Ben", ann.channel)
    before = seats(ann)
    process.pause()
    await happens(lambda: any(STOPPING in line for line in process.log))

    sentence = load_languages().of("en")("refusal-stopping")
    await tap(ben, "Join")
    await until(served, lambda: text_of(ben.person.messages(ben.channel)[-1]) == sentence)
    assert process.running

    gate.opened.set()
    await tapping
    await happens(lambda: process.log[-1] == "The bot has ended (exit status 0).")
    assert seats(ann) == before + 1
    assert "Traceback" not in "\n".join(process.log)


async def test_game_with_computer_players_survives_a_killed_bot_which_stops_when_all_is_answered(
    gate: Gate, served: LocalDiscord, process: BotProcess, database: Path
) -> None:
    ann = Player(served, "Ann", served.world.channels[0].id)
    assert (await ann.person.slash(ann.channel, "join")).acknowledged
    await ann.press(ann.channel, "Add computer")
    await ann.press(ann.channel, "Add computer")
    await ann.press(ann.channel, "Start")

    await ann.choose_first_card(ROUNDS[0])
    await ann.play_first_card()
    await ann.choose_first_card(ROUNDS[1])
    process.kill()
    process.pause()
    await happens(lambda: not process.running)
    await skip_to_the_last_round(database)
    process.restart()
    async with asyncio.timeout(PATIENCE):
        await served.gateway.wait_for_bot(identified=2)
    await until(served, lambda: "Nothing is lost" in ann.newest_text())
    await ann.press(ann.channel, "My hand")
    await until(served, shows_hand(ann, LAST_ROUND))
    await ann.choose_first_card(LAST_ROUND)
    assert len(ann.hands(LAST_ROUND)) == 1, "the hand was sent twice"
    await ann.play_first_card()

    def scores() -> list[dict[str, Any]]:
        return [each for each in ann.person.messages(ann.channel) if SCORE.search(text_of(each))]

    await until(served, lambda: bool(scores()))
    [score] = scores()
    assert "Ann" in text_of(score)
    assert any(part["type"] == 12 for part in parts_of(score)), "the score sheet has no picture"
    assert "Traceback" not in "\n".join(process.log)
    await stops_when_what_was_tapped_is_answered(gate, served, process)


async def test_a_second_signal_ends_it_at_once(gate: Gate, served: LocalDiscord, process: BotProcess) -> None:
    _, tapping = await tap_in_flight(served, gate)
    process.pause()
    await happens(lambda: any(STOPPING in line for line in process.log))
    process.pause()
    await happens(lambda: not process.running)
    await happens(lambda: process.log[-1] == f"The bot has ended (signal {signal.SIGTERM.name}).")
    gate.opened.set()
    # Nobody is left to answer it.
    tapping.cancel()
    await asyncio.gather(tapping, return_exceptions=True)
