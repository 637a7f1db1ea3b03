"""How games end while answers are late or lost, or the bot crashes; and their results."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from bot.common.stored_rows import Posted
from bot.tables import loop
from bot.tables.session import Session
from cogs.game.announcer import Announcer
from engine.course import AnyGame
from engine.game import Decision, Seat
from tests.bot import kept
from tests.bot.fakes import fail_once
from tests.cogs.courses import NEAR_THE_END, in_the_last_round, useful
from tests.cogs.game.scenes import (
    current,
    direct_channel,
    end,
    leave,
    live_buttons,
    message_path,
    scores,
    table_state,
    texts,
)
from tests.cogs.network import Network
from tests.cogs.room import Room, buttons, said, shown_files, words


def first(game: AnyGame, decision: Decision[Any]) -> Any:
    return decision.choices[0]


async def record(room: Room) -> None:
    (file,) = (await room.type("ann", "record")).response.attachments
    assert file.filename.endswith(".json")


async def test_a_game_is_over_once_the_score_is_visible(room: Room, network: Network) -> None:
    await room.begin("ann", computers=2, pace="none")
    question = (await room.type("ann", "end")).response
    await room.skip_to(in_the_last_round, useful)
    held = network.hold_next(message_path(room.channel.id), before=1)
    await room.play_round("ann")
    assert held.done.is_set()
    assert said(await room.tap("ann", question, "End game")) == room.text("refusal-game-over")
    assert said(await room.tap("ann", scores(room)[0], "My score")) != room.text("refusal-game-over")
    await record(room)
    await room.tap("ann", scores(room)[0], "Play again")
    assert "ann is looking for players" in words(room.lobby())
    await room.type("dora", "join")
    assert "**4 of 7 seats taken.**" in words(room.lobby())
    held.let_go()
    await room.env.settle()
    assert len(scores(room)) == 1


# -- hands -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stops", "why"),
    [(end, "game-stopped"), (lambda room: leave(room, "ben"), None)],
)
async def test_a_hand_that_arrives_late_loses_its_buttons(
    room: Room, network: Network, stops: Callable[[Room], Awaitable[None]], why: str | None
) -> None:
    for name in ("ann", "ben"):
        await room.type(name, "join")
    await room.tap("ann", room.lobby(), "Add computer")
    held = network.hold_next(message_path(direct_channel(room, "ben")))
    await room.tap("ann", room.lobby(), "Start")
    await room.env.settle()
    assert held.done.is_set()
    await stops(room)
    await room.env.settle()
    held.let_go()
    await room.env.settle()
    assert live_buttons(room, "ben") == []
    assert why is None or words(room.direct("ben")[-1]) == room.text(why)


async def test_hands_lose_their_buttons_at_the_end(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.pick("ann")
    opened = await room.open_hand("ben")
    room.env.inject_error(
        "PATCH", f"{message_path(direct_channel(room, 'ann'))}/*", status=403, code=50001, times=None
    )
    await end(room)
    await room.env.settle()
    assert live_buttons(room, "ben") == []
    assert words(current(room, "ben", opened)) == room.text("game-stopped")
    assert words(room.last()) == room.text("game-ended-by", name="ann")
    assert not any("round 1 of 6" in each for each in texts(room))
    assert sum("ended" in each for each in texts(room)) == 1
    # A hand that could not be edited answers without a picture.
    assert live_buttons(room, "ann")
    assert said(await room.tap("ann", room.hand("ann"), "1")) == room.text("refusal-game-over")


@pytest.mark.parametrize("game", NEAR_THE_END)
async def test_the_last_step_ends_a_game_even_if_no_message_can_be_sent(
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
    assert await table_state(room, session.id) == ("over", "played")
    assert len(await kept.results(store, session.id)) == len(session.seats)
    network.takes_messages = True
    await record(room)
    await room.env.advance_time(10)
    assert len(scores(room)) == 1


async def test_ending_a_game_can_be_retried_after_a_store_error(room: Room) -> None:
    await room.begin("ann", computers=2, pace="none")
    question = (await room.type("ann", "end")).response
    fail_once(room.client.store, "save_table")
    assert said(await room.tap("ann", question, "End game")).endswith(room.text("store-failed"))
    assert room.session.is_running
    await room.play_round("ann")
    assert room.session.step == 1
    await room.tap("ann", question, "End game")
    assert words(room.last()) == room.text("game-ended-by", name="ann")


@pytest.mark.parametrize("game", ["base", "duel"])
async def test_a_crash_before_the_end_is_posted_leaves_no_buttons(
    room: Room, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    await room.begin("ann", "ben", game=game)
    asked, number = room.last(), room.session.id

    async def die(self: object, session: Session, by: str | None) -> None:
        raise ConnectionError

    monkeypatch.setattr(Announcer, "ended_early", die)
    with suppress(ConnectionError):
        await room.client.sessions.end(room.session, room.people["ann"].id, "ann")
    await room.restart()
    assert not [each for each in room.public() if each.id == asked.id and buttons(each)]
    assert live_buttons(room, "ann", "ben") == []
    assert await room.client.store.posted(number) == Posted()


NO_PERMISSION = 50013


async def test_players_get_their_own_result_and_the_channel_the_score(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.skip_to(in_the_last_round, useful)
    await room.play_round("ann", "ben")
    (score,) = scores(room)
    assert [each.filename for each in shown_files(score)] == [
        "poster.png",
        "score.png",
        "story.png",
        "city1.png",
        "city2.png",
        "city3.png",
    ]
    assert words(score).startswith("## ")
    assert " points" in words(score).splitlines()[0]
    assert " says: “" in words(score), "the computer player has last words"
    before = len(room.direct("ann"))
    await room.restart()
    assert len(room.direct("ann")) == before
    assert len(scores(room)) == 1
    session = await room.client.sessions.replays.last_ended(room.channel.id)
    assert session is not None
    ranked = {score.seat: score.rank for score in session.game.view(None).scores}
    for seat, name in enumerate(("ann", "ben")):
        last = room.direct(name)[-1]
        assert [each.filename for each in shown_files(last)] == ["score.png"]
        assert [*buttons(last)] == ["Play again", "Play side B", "My score"]
        won = ranked[Seat(seat)] == 1
        assert words(last).startswith("**You won!**") == won
        ordinal = ("", "1st", "2nd", "3rd")[ranked[Seat(seat)]]
        assert (f"; you’re {ordinal} with " in words(last)) == (not won)
        before = room.direct(name)[-2]
        assert words(before).startswith("Age III, round 6: ")
        assert not buttons(before)
    await room.tap("ann", room.direct("ann")[-1], "Play again")
    lobby = room.newest("Start with computers")
    assert "ann wants to play again" in words(lobby)
    assert f"<@{room.people['ben'].id}>" in words(lobby)
    assert lobby.channel.id == room.channel.id


def results(room: Room, name: str) -> list[Any]:
    return [message for message in room.direct(name) if "Play again" in buttons(message)]


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_refused_result_is_sent_later_without_duplicates(
    room: Room, monkeypatch: pytest.MonkeyPatch, restarts: bool
) -> None:
    monkeypatch.setattr(loop, "FIRST_RETRY_SECONDS", 1.0)
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.skip_to(in_the_last_round, useful)
    room.env.inject_error(
        "POST", message_path(direct_channel(room, "ben")), status=403, code=NO_PERMISSION, times=None
    )
    await room.play_round("ann", "ben")
    assert (len(results(room, "ann")), len(results(room, "ben"))) == (1, 0)
    assert len(scores(room)) == 1
    last = "the host gets no notice about a finished game"
    assert room.direct("ann")[-1].id == results(room, "ann")[0].id, last
    public, private = len(room.public()), len(room.direct("ann"))
    room.open_messages()
    if not restarts:
        await room.env.advance_time(60)
        assert (len(results(room, "ann")), len(results(room, "ben"))) == (1, 1)
    await room.restart()
    assert (len(results(room, "ann")), len(results(room, "ben"))) == (1, 1)
    assert (len(room.public()), len(room.direct("ann"))) == (public, private)


async def test_a_player_without_direct_messages_gets_their_result_in_the_channel(room: Room) -> None:
    room.close_messages("ben")
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.skip_to(in_the_last_round, useful)
    hand = await room.open_hand("ben")
    await room.pick("ann")
    await room.tap("ben", hand, "1")
    await room.tap("ben", next(each for each in room.public("ben") if each.id == hand.id), "Sell +3")
    await room.env.settle()
    seen = room.public("ben")
    assert not buttons(next(message for message in seen if message.id == hand.id))
    last = seen[-1]
    assert " wins with " in words(last) or " win together " in words(last)
    assert "you’re " in words(last) or "You won!" in words(last)
    assert [*buttons(last)] == ["Play again", "Play side B", "My score"]
