"""Whole games in a made-up language: everything that anybody reads comes from the language file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from cogs.reference.rules import TOPICS
from engine.course import AnyGame
from tests.cogs.courses import useful
from tests.cogs.finished import put_finished
from tests.cogs.games.architects import moves
from tests.cogs.games.duel import playing
from tests.cogs.made_up import MADE_UP, foreign_words, languages_with_a_made_up_one, plain_words, shown
from tests.cogs.room import Room, suggested
from tests.cogs.watch import Watch
from tests.texts import LOCALES

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
    """Let a computer player play on for Ben: half as many taps tell all that happens."""
    question = (await room.type("ben", "leave")).response
    await room.tap("ben", question, room.text("button-leave"))
    await room.env.settle()


async def some_base(room: Room) -> None:
    """Play the first round, the last of two ages, and to the end."""
    await room.begin("ann", "ben", computers=1, pace="slow")
    await room.play_round("ann", "ben")
    for age in (1, 3):
        await room.skip_to(partial(_is_in_the_last_round, age), useful)
        await room.play_round("ann", "ben")
    await room.play_to_the_end("ann", "ben")


def _is_in_the_last_round(age: int, game: AnyGame) -> bool:
    view = game.view(None)
    return (view.age, view.round) == (age, 6) and "round" in view.deciding.values()


async def some_duel(room: Room) -> None:
    """Play the draft, the turns around a question, and the last turn."""
    await room.begin("ann", "ben", game="duel")
    players = playing.Players(room, playing.CIVILIAN)
    for _ in range(8):
        await players.play()
    await players.skip_to_what(playing.asks("token"))
    for _ in range(4):
        await players.play()
    await players.skip_to_what(lambda _, after: after.over)
    await players.play_to_the_end()


async def some_architects(room: Room) -> None:
    """Play some turns of the beginning, and the last ones."""
    await room.begin("ann", "ben", game="architects", computers=1)
    for number in range(8):
        await moves.answer(room, number)
    await moves.skip_to_the_last_turns(room)
    await moves.play_to_the_end(room)


PLAYED = {"de": some_base, "fr": some_duel, "nl": some_architects}
"""A game in each language: that a text is missing, or has a word of another one, is seen in its file."""


@pytest.mark.parametrize("play", [base, duel, architects])
async def test_a_whole_game_has_no_word_of_another_language_and_loses_no_picture(
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


def test_every_language_is_played() -> None:
    assert sorted(PLAYED) == sorted(path.stem for path in LOCALES.glob("*.ftl") if path.stem != "en")


@pytest.mark.parametrize("language", PLAYED)
async def test_a_game_has_only_words_of_its_language(room: Room, language: str) -> None:
    """What comes from no text is seen in the made-up language, English in a file by its tests."""
    await room.speak(language)
    before = len(room.env.http_requests)
    await PLAYED[language](room)
    names = (*OWN_NAMES, room.text("computer-names"))
    texts = [*shown(room.env.http_requests[before:])]
    assert len(texts) > 100
    assert foreign_words(texts, language, names) == {}


async def test_nothing_that_can_be_asked_for_has_a_word_of_another_language(room: Room) -> None:
    await room.speak(MADE_UP)
    before = len(room.env.http_requests)
    for command in ("status", "table", "hand", "log", "record", "replay", "start", "leave", "end", "options"):
        await room.type("ann", command)
    for command in ("help", "mine", "privacy", "forget", "language", "rules", "stats games", "stats player"):
        await room.type("ann", command)
    for topic in TOPICS:
        await room.type("ann", "rules", topic=topic)
    await look_up(room)
    await put_finished(room, "ann", "ben")
    await put_finished(room, "ann", game="duel", players=2)
    for command in ("games", "player", "ranking", "wonders", "records"):
        answer = (await room.type("ann", f"stats {command}")).response
        await room.tap("ann", answer, room.text("button-show-to-all"))
    await room.begin("ann", "ben", computers=1, pace="slow")
    await in_a_game(room)
    texts = [*shown(room.env.http_requests[before:])]
    assert len(texts) > 200
    assert plain_words(texts, (*OWN_NAMES, room.text("computer-names"), "Zeus Leto Nike Gaia Eris")) == {}


async def look_up(room: Room) -> None:
    for name in ("palace", "law", "chamber of commerce", "moneylenders"):
        await room.type("ann", "card", name=name)
    for name in ("giza", "zeus", "manneken", "appian"):
        await room.type("ann", "wonder", name=name)
    assert not await suggested(room, "card", "name", "there is nothing that is called so")


async def in_a_game(room: Room) -> None:
    for command in ("status", "table", "city", "cities", "log", "hand", "mine", "leave", "end", "join"):
        await room.type("ann", command)
    await room.type("dora", "hand")
    await room.type("dora", "join")
    await room.pick("ann")
    await room.type("ben", "status")
