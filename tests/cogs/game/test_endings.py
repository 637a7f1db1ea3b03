"""How games end, with the answers of Discord late, lost, or behind a crash."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

import pytest

from bot.common.rows import Posted
from bot.tables.session import Session
from cogs.game.announcer import Announcer
from engine.course import AnyGame
from engine.game import Decision
from tests.bot.fakes import fail_once
from tests.bot.kept import results
from tests.cogs.courses import NEAR_THE_END, deal, in_the_last_round, useful
from tests.cogs.games.architects import moves
from tests.cogs.games.duel import playing
from tests.cogs.network import Held, Network
from tests.cogs.room import Room, buttons, said, words


@pytest.fixture
def network(room: Room, monkeypatch: pytest.MonkeyPatch) -> Network:
    return Network(room, monkeypatch)


def messages(channel: int) -> str:
    return f"/channels/{channel}/messages"


def first(game: AnyGame, decision: Decision[Any]) -> Any:
    return decision.choices[0]


async def come_to_the_last_round(room: Room) -> None:
    await room.begin("ann", computers=2, pace="none")
    await room.skip_to(in_the_last_round, useful)


async def play_until_the_score_is_on_its_way(room: Room, network: Network) -> Held:
    await come_to_the_last_round(room)
    held = network.hold_next(messages(room.channel.id), before=1)
    await room.play_round("ann")
    assert held.done.is_set()
    return held


def scores(room: Room) -> list[Any]:
    return [message for message in room.public() if "Play again" in buttons(message)]


async def play_again(room: Room) -> None:
    await room.tap("ann", scores(room)[0], "Play again")
    assert "ann is looking for players" in words(room.lobby())


async def details(room: Room) -> None:
    answer = said(await room.tap("ann", scores(room)[0], "My score"))
    assert answer != room.text("refusal-game-over")


async def record(room: Room) -> None:
    (file,) = (await room.type("ann", "record")).response.attachments
    assert file.filename.endswith(".json")


async def join(room: Room) -> None:
    await room.type("dora", "join")
    assert "dora is looking for players" in words(room.lobby())


@pytest.mark.parametrize("does", [play_again, details, record, join])
async def test_the_game_is_over_for_who_sees_the_score(
    room: Room, network: Network, does: Callable[[Room], Awaitable[None]]
) -> None:
    held = await play_until_the_score_is_on_its_way(room, network)
    await does(room)
    held.let_go()
    await room.env.settle()
    assert len(scores(room)) == 1


async def test_a_duel_is_over_for_who_sees_the_score(
    room: Room, network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, playing.CIVILIAN)
    await playing.begin(room, "ann", "ben")
    await playing.skip_to_the_last_card(room, playing.CIVILIAN)
    players = playing.Players(room, playing.CIVILIAN)
    # A duel posts the score when the last of its messages has been told, and nothing between them.
    while not any("Play again" in buttons(message) for message in room.public()):
        held = network.hold_next(messages(room.channel.id))
        while not held.done.is_set():
            await players.play()
        held.let_go()
        if not scores(room):
            await room.env.settle()
    await details(room)
    await record(room)


async def test_a_game_of_architects_is_over_for_who_sees_the_score(room: Room, network: Network) -> None:
    await moves.begin(room, "ann", "ben")
    await moves.skip_to_the_last_turns(room)
    number = 0
    while not scores(room):
        held = network.hold_next(messages(room.channel.id))
        while not held.done.is_set():
            await moves.answer(room, number)
            number += 1
        held.let_go()
        if not scores(room):
            await room.env.settle()
    await details(room)
    await record(room)


async def test_a_crash_before_the_score_posts_it_once(room: Room, network: Network) -> None:
    await come_to_the_last_round(room)
    network.break_next("cut before", messages(room.channel.id), before=1)
    await room.play_round("ann")
    assert not scores(room)
    await room.restart()
    (score,) = scores(room)
    assert words(score).count(room.text("honour-first-game", name="ann")) == 1
    await record(room)
    await room.restart()
    assert len(scores(room)) == 1


async def test_a_crash_behind_the_score_posts_it_once(room: Room, network: Network) -> None:
    held = await play_until_the_score_is_on_its_way(room, network)
    await room.restart()
    held.let_go()
    await room.env.settle()
    assert len(scores(room)) == 1
    await record(room)


async def test_a_score_that_is_on_its_way_is_not_stopped(room: Room, network: Network) -> None:
    await room.begin("ann", computers=2, pace="none")
    question = (await room.type("ann", "end")).response
    await room.skip_to(in_the_last_round, useful)
    held = network.hold_next(messages(room.channel.id), before=1)
    await room.play_round("ann")
    assert said(await room.tap("ann", question, "End game")) == room.text("refusal-game-over")
    held.let_go()
    await room.env.settle()
    await record(room)


# -- hands -------------------------------------------------------------------------------------------


def direct(room: Room, name: str) -> int:
    channel: int = room.people[name].user.dm_channel.id
    return channel


def live(room: Room, name: str) -> list[str]:
    return [label for message in room.direct(name) for label in buttons(message)]


async def begin_with_a_hand_on_its_way(room: Room, network: Network) -> Held:
    for name in ("ann", "ben"):
        await room.type(name, "join")
    await room.tap("ann", room.lobby(), "Add computer")
    held = network.hold_next(messages(direct(room, "ben")))
    await room.tap("ann", room.lobby(), "Start")
    await room.env.settle()
    assert held.done.is_set()
    return held


async def end(room: Room) -> None:
    question = (await room.type("ann", "end")).response
    await room.tap("ann", question, "End game")


async def delete_the_channel(room: Room) -> None:
    room.env.backend.delete_channel(room.channel.id)


ENDS = [end, delete_the_channel]


@pytest.mark.parametrize("stops", ENDS)
async def test_a_hand_that_arrives_behind_the_end_is_put_away(
    room: Room, network: Network, stops: Callable[[Room], Awaitable[None]]
) -> None:
    held = await begin_with_a_hand_on_its_way(room, network)
    await stops(room)
    await room.env.settle()
    held.let_go()
    await room.env.settle()
    assert live(room, "ann") == live(room, "ben") == []
    assert words(room.direct("ben")[-1]) == room.text("game-stopped")


@pytest.mark.parametrize("stops", ENDS)
async def test_no_hand_keeps_its_buttons(room: Room, stops: Callable[[Room], Awaitable[None]]) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.pick("ann")
    await stops(room)
    await room.env.settle()
    assert live(room, "ann") == live(room, "ben") == []


async def test_an_open_hand_keeps_no_buttons(room: Room) -> None:
    room.close_messages("ann")
    await room.begin("ann", "ben", computers=1, pace="none")
    hand = await room.open_hand("ann")
    await end(room)
    shown = next(message for message in room.public("ann") if message.id == hand.id)
    assert words(shown) == room.text("game-stopped")
    assert not buttons(shown)


async def test_an_open_hand_is_put_away_when_the_game_is_over(room: Room) -> None:
    room.close_messages("ann")
    await room.begin("ann", computers=2, pace="none")
    await room.skip_to(in_the_last_round, useful)
    hand = await room.open_hand("ann")
    await room.tap("ann", hand, "1")
    await room.tap("ann", hand, "Sell +3")
    await room.env.settle()
    shown = next(message for message in room.public("ann") if message.id == hand.id)
    assert not buttons(shown)


async def test_a_crash_behind_the_end_leaves_no_live_hand(
    room: Room, network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    session = room.session

    async def nothing(*arguments: object) -> None: ...

    with monkeypatch.context() as crashing:
        crashing.setattr(room.client.sessions.events, "closed", nothing)
        await end(room)
    assert live(room, "ben")
    await room.restart()
    assert live(room, "ann") == live(room, "ben") == []
    assert await room.client.store.posted(session.id) == Posted()


async def test_a_hand_that_cannot_be_changed_is_answered_plainly(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    path = f"/channels/{direct(room, 'ben')}/messages/*"
    room.env.inject_error("PATCH", path, status=403, code=50001, times=None)
    await end(room)
    assert live(room, "ben")
    answer = said(await room.tap("ben", room.hand("ben"), "1"))
    assert answer == room.text("refusal-game-over")


async def test_a_hand_that_arrives_when_its_player_has_left_is_put_away(room: Room, network: Network) -> None:
    held = await begin_with_a_hand_on_its_way(room, network)
    question = (await room.type("ben", "leave")).response
    await room.tap("ben", question, "Leave")
    held.let_go()
    await room.env.settle()
    assert live(room, "ben") == []
    assert words(room.direct("ben")[-1]) == room.text("hand-put-away")


async def test_servers_that_sent_the_bot_away_while_it_was_down_keep_no_live_hands(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    places = room.client.get_cog("cleanup")
    assert places is not None
    monkeypatch.setattr(room.client, "get_guild", lambda number: None)
    await cast("Any", places).on_ready()
    await room.env.settle()
    assert await room.client.store.live_tables() == []
    assert live(room, "ann") == live(room, "ben") == []


@pytest.mark.parametrize("game", NEAR_THE_END)
async def test_a_game_is_over_with_its_last_step_though_nothing_may_be_written(
    room: Room,
    game: str,
    network: Network,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await room.type("ann", "join", game=game)
    await room.type("ben", "join")
    if game == "base":
        await room.tap("ann", room.lobby(), "Add computer")
    await room.tap("ann", room.lobby(), "Start")
    await room.skip_to(NEAR_THE_END[game], first)
    session, store = room.session, room.client.store
    put_step = store.put_step

    async def refuse_after_the_last(*step: Any, ending: Any = None, **rest: Any) -> None:
        await put_step(*step, ending=ending, **rest)
        network.takes_messages = ending is None

    monkeypatch.setattr(store, "put_step", refuse_after_the_last)
    await room.env.settle()
    while not session.game.over:
        for decision in session.snapshot.pending():
            await session.choose(decision.seat, session.step, decision.choices[0])
        await room.env.settle()
    assert scores(room) == []
    assert said(await room.type("ann", "end")).startswith(room.text("refusal-no-game"))
    row = await store.table(session.id)
    assert row is not None
    assert (row.state, row.reason) == ("over", "played")
    assert len(await results(store, session.id)) == len(session.seats)
    network.takes_messages = True
    await record(room)
    await room.env.advance_time(10)
    assert len(scores(room)) == 1


async def test_a_game_that_is_stopped_is_told_once(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.pick("ann")
    question = (await room.type("ann", "end")).response
    await room.tap("ann", question, "End game")
    assert words(room.last()) == room.text("game-ended-by", name="ann")
    assert not any("round 1 of 6" in words(message) for message in room.public())
    assert sum("ended" in words(message) for message in room.public()) == 1


async def test_a_game_that_could_not_be_ended_is_ended_by_the_same_question(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", computers=2, pace="none")
    question = (await room.type("ann", "end")).response
    fail_once(monkeypatch, room.client.store, "save_table")
    answer = await room.tap("ann", question, "End game")
    assert said(answer).endswith(room.text("store-failed"))
    assert room.session.is_running
    await room.play_round("ann")
    assert room.session.step == 1
    await room.tap("ann", question, "End game")
    assert words(room.last()) == room.text("game-ended-by", name="ann")


@pytest.mark.parametrize("game", ["base", "duel"])
async def test_a_crash_before_the_end_is_told_leaves_no_live_message_of_a_step(
    room: Room, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    await room.begin("ann", "ben", game=game)
    asked = room.last()

    async def die(self: object, session: Session, by: str | None) -> None:
        raise ConnectionError

    monkeypatch.setattr(Announcer, "ended", die)
    with suppress(ConnectionError):
        await room.client.sessions.end(room.session, room.people["ann"].id, "ann")
    await room.restart()
    assert not [each for each in room.public() if each.id == asked.id and buttons(each)]
