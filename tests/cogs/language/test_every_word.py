"""Whole games in a made-up language: every text comes from the language file."""

from collections.abc import Awaitable, Callable

import pytest

from tests.cogs.finished import put_finished
from tests.cogs.games.architects import moves
from tests.cogs.games.duel import playing
from tests.cogs.made_up import MADE_UP, languages_with_a_made_up_one, plain_words, shown
from tests.cogs.room import Room
from tests.cogs.watch import Watch

OWN_NAMES = ("Olympus", "table", "ann", "ben", "cyd", "dora")


@pytest.fixture(autouse=True)
def made_up_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.load_languages", languages_with_a_made_up_one)


async def base(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="slow")
    for _ in range(3):
        await room.play_round("ann", "ben")
    await ben_leaves(room)
    await room.play_to_the_end("ann")


async def duel(room: Room) -> None:
    await room.begin("ann", "ben", game="duel")
    players = playing.Players(room, playing.CIVILIAN)
    for _ in range(14):
        await players.play()
    await ben_leaves(room)
    await players.play_to_the_end()


async def architects(room: Room) -> None:
    await room.begin("ann", "ben", game="architects", computers=1)
    await moves.play_to_the_end(room)


async def ben_leaves(room: Room) -> None:
    """Let a computer player replace Ben: half as many taps show everything."""
    question = (await room.type("ben", "leave")).response
    await room.tap("ben", question, room.text("button-leave"))
    await room.env.settle()


@pytest.mark.parametrize("play", [base, duel, architects])
async def test_a_whole_game_uses_only_the_language_file(
    room: Room, play: Callable[[Room], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch(room, monkeypatch)
    await room.speak(MADE_UP)
    before = len(room.env.http_requests)
    await play(room)
    texts = [*shown(room.env.http_requests[before:])]
    assert len(texts) > 100
    names = (*OWN_NAMES, room.text("computer-names"))
    assert plain_words(texts, names) == {}
    assert watch.changes > 4
    assert watch.bare == []


async def test_every_command_uses_only_the_language_file(room: Room) -> None:
    """The parts of each answer are tested by the samples; this tests the text around them."""
    await room.speak(MADE_UP)
    before = len(room.env.http_requests)
    for command in ("status", "table", "hand", "log", "record", "replay", "start", "leave", "end", "options"):
        await room.type("ann", command)
    for command in ("help", "mine", "privacy", "forget", "language", "rules", "stats games", "stats player"):
        await room.type("ann", command)
    await room.type("ann", "card", name="palace")
    await put_finished(room, "ann", "ben")
    await put_finished(room, "ann", game="duel", players=2)
    for command in ("games", "player", "ranking", "wonders", "records"):
        answer = (await room.type("ann", f"stats {command}")).response
        await room.tap("ann", answer, room.text("button-show-to-all"))
    await room.begin("ann", "ben", computers=1, pace="slow")
    await in_a_game(room)
    texts = [*shown(room.env.http_requests[before:])]
    assert len(texts) > 100
    assert plain_words(texts, (*OWN_NAMES, room.text("computer-names"), "Zeus Leto Nike Gaia Eris")) == {}


async def in_a_game(room: Room) -> None:
    for command in ("status", "table", "city", "cities", "log", "hand", "mine", "leave", "end", "join"):
        await room.type("ann", command)
    await room.type("dora", "hand")
    await room.type("dora", "join")
    await room.pick("ann")
    await room.type("ben", "status")
