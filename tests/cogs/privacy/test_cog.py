"""/privacy lists stored data, and /forget deletes it."""

import sqlite3
from contextlib import closing

from bot.common.settings import Settings
from bot.statistics.finished_game import FinishedSeat, entered_game
from bot.statistics.player_keys import key_of_person
from cogs.discord.message import custom_id
from engine.game import Seat
from tests.bot.kept import results
from tests.cogs.courses import in_the_last_round, useful
from tests.cogs.room import Room, words


def kept(settings: Settings) -> str:
    with closing(sqlite3.connect(str(settings.database))) as connection:
        return "\n".join(connection.iterdump())


async def forget(room: Room, name: str) -> str:
    """Confirm a person's /forget; return the final answer."""
    question = (await room.type(name, "forget")).response
    await room.tap(name, question, room.text("button-forget"))
    await room.env.settle()
    return words(question)


async def test_privacy_lists_what_is_stored_and_nothing_is_deleted_without_confirmation(room: Room) -> None:
    answer = (await room.type("ann", "privacy")).response
    assert room.text("privacy", days=30) in words(answer)
    assert room.text("kept-no-direct") in words(answer)
    assert "no name" not in words(answer)
    assert "DMs to it and messages that mention it" in words(answer)
    await room.begin("ann", "ben", computers=1, pace="none")
    answer = (await room.type("ann", "privacy")).response
    assert room.text("kept-direct") in words(answer)
    assert room.text("kept-seats", lobbies=0, running=1, ended=0) in words(answer)
    assert answer.ephemeral
    question = (await room.type("ben", "forget")).response
    assert question.ephemeral
    assert room.text("forget-running", count=1) in words(question)
    await room.tap("ben", question, room.text("button-keep"))
    assert words(question) == room.text("forget-nothing-done")
    await room.press_forged("cyd", custom_id("privacy", 0, "forget"))
    assert room.session.seat_of(room.people["ben"].id) is not None
    assert (await room.client.store.person(room.people["ben"].id)).direct_channel is not None


async def test_forgetting_frees_seats_in_lobbies(room: Room, settings: Settings) -> None:
    await room.type("ann", "join")
    await room.type("ben", "join")
    told = await forget(room, "ben")
    assert room.text("forgotten-lobbies", count=1) in told
    assert await room.seated() == ["ann"]
    assert room.text("forgotten-settings") in await forget(room, "ben"), "it can be asked for twice"
    assert f"<@{room.people['ben'].id}>" not in words(room.lobby())
    assert str(room.people["ben"].id) not in kept(settings)


async def test_forgetting_leaves_running_games_and_keeps_results_without_the_name(
    room: Room, settings: Settings
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    number = room.session.id
    await room.skip_to(in_the_last_round, useful)
    await room.play_to_the_end("ann", "ben")
    came_to, before = (
        await results(room.client.store, number),
        await room.client.sessions.replays.finished(number),
    )
    assert str(room.people["ben"].id) in kept(settings)
    await room.begin("ann", "ben", computers=1, pace="none")
    told = await forget(room, "ben")
    assert room.text("forgotten-ended", count=1) in told
    assert room.text("forgotten-running", count=1) in told
    assert room.session.seat_of(room.people["ben"].id) is None, "a computer player has taken over"
    await room.skip_to(in_the_last_round, useful)
    await room.play_to_the_end("ann")
    everything = kept(settings)
    assert str(room.people["ben"].user.dm_channel.id) not in everything
    assert str(room.people["ben"].id) not in everything
    assert "'ben'" not in everything
    assert str(room.people["ann"].id) in everything
    assert await results(room.client.store, number) == came_to
    after = await room.client.sessions.replays.finished(number)
    assert after.game.record() == before.game.record()
    assert [seat.name for seat in after.seats][:2] == ["ann", room.text("forgotten-name")]
    assert (await room.type("ann", "record")).response is not None


async def test_statistics_and_settings_are_listed_and_deleted(room: Room) -> None:
    ben, store = room.people["ben"].id, room.client.store
    line = FinishedSeat(key_of_person(ben), "ben", 1, 60, {"military": 18}, seat=Seat(0))
    await store.enter_game(entered_game(1, "base", 300.0, room.people["ann"].id, (line,)))
    await store.leave_out(ben, out=True)
    await store.open_pad(ben, {"players": []}, 100.0)
    told = words((await room.type("ben", "privacy")).response)
    asked = words((await room.type("ben", "forget")).response)
    assert room.text("kept-finished", count=1) in told
    assert room.text("forget-finished", count=1) in asked
    assert room.text("forgotten-finished", count=1) in await forget(room, "ben")
    kept_none = words((await room.type("ben", "privacy")).response)
    for what in ("left-out", "pad"):
        assert room.text(f"kept-{what}") in told
        assert room.text(f"forget-{what}") in asked
        assert room.text(f"kept-{what}") not in kept_none
