"""Whole games in a made-up language: everything that anybody reads comes from the language file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from tests.cogs.games.architects import moves
from tests.cogs.games.duel import playing
from tests.cogs.made_up import MADE_UP, languages_with_a_made_up_one, plain_words, shown
from tests.cogs.room import Room

OWN_NAMES = ("Olympus", "table", "ann", "ben", "cyd", "dora")


@pytest.fixture(autouse=True)
def made_up_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.load_languages", languages_with_a_made_up_one)


async def base(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="slow")
    await room.play_to_the_end("ann", "ben")


async def duel(room: Room) -> None:
    await room.begin("ann", "ben", game="duel")
    await playing.Players(room, playing.CIVILIAN).play_to_the_end()


async def architects(room: Room) -> None:
    await room.begin("ann", "ben", game="architects", computers=1)
    await moves.play_to_the_end(room)


@pytest.mark.parametrize("play", [base, duel, architects])
async def test_a_whole_game_has_no_word_of_another_language(
    room: Room, play: Callable[[Room], Awaitable[None]]
) -> None:
    await room.speak(MADE_UP)
    before = len(room.env.http_requests)
    await play(room)
    texts = [*shown(room.env.http_requests[before:])]
    assert len(texts) > 100
    names = (*OWN_NAMES, room.text("computer-names"))
    assert plain_words(texts, names) == {}
