"""Games of Architects through the simulated Discord."""

from __future__ import annotations

import pytest

from tests.cogs.games.architects.moves import answer, begin, play_to_the_end, skip_to_the_last_turns
from tests.cogs.games.turns.turn import turn_message
from tests.cogs.room import Room, buttons, shown_files, words


@pytest.mark.parametrize(("people", "computers"), [(("ann", "ben", "cyd"), 0), (("ann",), 6)])
async def test_a_game_is_played_to_the_score(room: Room, people: tuple[str, ...], computers: int) -> None:
    await begin(room, *people, computers=computers)
    for number in range(2 * len(people)):
        await answer(room, number)
    await skip_to_the_last_turns(room)
    await play_to_the_end(room)
    last = room.last()
    assert "wins with" in words(last) or "win together" in words(last)
    assert set(buttons(last)) == {"Play again", "My score"}
    assert not any("Rules" in buttons(message) for message in room.public())


async def test_each_turn_of_a_person_has_one_message_also_after_a_restart(room: Room) -> None:
    await begin(room, "ann", "ben", computers=2)
    before, first = len(room.public()), turn_message(room)
    assert shown_files(first)
    for _ in range(6):
        step = room.session.step
        await answer(room)
        assert room.session.step > step
    turns = 1 + sum(note.kind == "told" for note in room.session.posted.notes)
    assert len(room.public()) == before + turns - 1
    told = next(message for message in room.public() if message.id == first.id)
    assert not told.attachments
    assert not buttons(told)
    assert "takes **" in words(told)
    step, message = room.session.step, turn_message(room).id
    await room.restart()
    assert room.session.step == step
    assert turn_message(room).id == message
    assert "The bot was away for a moment" in words(turn_message(room))
    await answer(room)
    assert room.session.step > step
