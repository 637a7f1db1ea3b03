"""The results that players and the channel get at the end of a game."""

from typing import Any

import pytest

from bot.tables import loop
from engine.game import Seat
from tests.cogs.courses import in_the_last_round, useful
from tests.cogs.game.scenes import direct_channel, message_path, scores
from tests.cogs.room import Room, buttons, shown_files, words

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
