"""The bot's own process over real sockets, as `make play` runs it: killed, restarted, stopped."""

import asyncio
import re
import signal
from dataclasses import dataclass, field

import pytest
from aiohttp import web

from bot.languages.translator import load_languages
from bot.local.bot_process import RESTART_SECONDS, BotProcess
from bot.local.discord_api import Rest
from bot.local.server import LocalDiscord
from tests.bot.local.player import Player, text_of, until
from tests.patience import happens

ROUNDS = [f"Age I, round {number} of 6" for number in (1, 2, 3)]
STOPPING = "stopping as soon as"


@dataclass
class Gate:
    """Holds up the bot's answer to a tap, like a slow network."""

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
    """Let Ann open a lobby and press a button whose answer doesn't arrive."""
    ann = Player(served, "Ann", served.world.channels[1].id)
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
    """Count the seats in the lobby's message."""
    lobby = next(each for each in player.person.messages(player.channel) if "Start" in str(each))
    return len(re.findall(r"^\d+\.", text_of(lobby), re.MULTILINE))


async def test_a_game_survives_a_killed_bot_and_a_stop_waits_for_pending_answers(
    gate: Gate, served: LocalDiscord, process: BotProcess
) -> None:
    changes = list[bool]()
    process.on_change.append(lambda: changes.append(process.running))
    ann = Player(served, "Ann", served.world.channels[0].id)
    assert (await ann.person.slash(ann.channel, "join")).acknowledged
    await ann.press(ann.channel, "Add computer")
    await ann.press(ann.channel, "Add computer")
    await ann.press(ann.channel, "Start")

    await ann.choose_first_card(ROUNDS[0])
    await ann.play_first_card()
    await ann.choose_first_card(ROUNDS[1])
    process.kill()
    await happens(lambda: served.gateway.identified == 2)
    assert any(signal.SIGKILL.name in line for line in process.log)
    await until(served, lambda: "Nothing is lost" in ann.newest_text())
    await ann.press(ann.channel, "My hand")
    await until(served, lambda: ann.newest_text().startswith(f"**{ROUNDS[1]}** · "))
    assert len(ann.hands(ROUNDS[1])) == 1, "the hand was sent twice"
    await ann.play_first_card()
    await ann.choose_first_card(ROUNDS[2])

    ann, tapping = await tap_in_flight(served, gate)
    ben, before = Player(served, "Ben", ann.channel), seats(ann)
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
    await asyncio.sleep(RESTART_SECONDS + 0.2)
    assert (process.starts, process.wanted) == (2, False)
    process.restart()
    await happens(lambda: served.gateway.identified == 3)
    assert changes == [False, True, False, True]


async def test_a_second_sigterm_does_not_wait(gate: Gate, served: LocalDiscord, process: BotProcess) -> None:
    _, tapping = await tap_in_flight(served, gate)
    process.pause()
    await happens(lambda: any(STOPPING in line for line in process.log))
    process.pause()
    await happens(lambda: not process.running)
    await happens(lambda: process.log[-1] == f"The bot has ended (signal {signal.SIGTERM.name}).")
    gate.opened.set()
    # No answer will come.
    tapping.cancel()
    await asyncio.gather(tapping, return_exceptions=True)
