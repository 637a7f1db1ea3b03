"""The bot's own process is told to stop while somebody waits for an answer."""

from __future__ import annotations

import asyncio
import re
import signal

import pytest
from aiohttp import web

from bot.languages import load_languages
from bot.local.process import BotProcess
from bot.local.rest import Rest
from bot.local.server import LocalDiscord
from tests.bot.local.player import Player, text_of
from tests.bot.local.waiting import until
from tests.patience import happens

STOPPING = "stopping as soon as"


class Gate:
    """Holds up an answer of the bot to a tap, as a slow network does."""

    def __init__(self) -> None:
        self.armed = False
        self.reached = asyncio.Event()
        self.opened = asyncio.Event()


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
    await player.person.click(player.channel, int(found[0]["id"]), found[1]["custom_id"])


def process_of(served: LocalDiscord) -> BotProcess:
    assert served.bot is not None
    return served.bot


def seats(player: Player) -> int:
    """Count the seats of the lobby that everybody sees."""
    lobby = next(each for each in player.person.messages(player.channel) if "Start" in str(each))
    return len(re.findall(r"^\d+\.", text_of(lobby), re.MULTILINE))


async def test_what_was_tapped_is_answered_before_it_ends(gate: Gate, served: LocalDiscord) -> None:
    process = process_of(served)
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


async def test_a_second_signal_ends_it_at_once(gate: Gate, served: LocalDiscord) -> None:
    process = process_of(served)
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
