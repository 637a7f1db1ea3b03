"""First answers whose receipt is lost still arrive exactly once."""

from typing import get_args

import pytest

from engine.game import Seat
from tests.cogs.network import Fault, Network
from tests.cogs.room import Room, buttons, said, shown_files, words

FAULTS: tuple[Fault, ...] = get_args(Fault)


async def test_answers_arrive_and_picks_count_despite_lost_receipts(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    for fault in FAULTS:
        network.break_next(fault)
        shown = await room.type("ann", "table")
        assert [each.filename for each in shown_files(shown.response)] == ["table.png"], fault
        network.break_next(fault)
        assert "1" in buttons(await room.open_hand("ann")), fault
        network.break_next(fault)
        answer = await room.tap("dora", room.status(), "My hand")
        assert said(answer) == room.text("refusal-spectator"), fault

    offers = room.session.game.view(Seat(0)).offers
    for number, fault in enumerate(FAULTS):
        card = offers[number].card
        network.break_next(fault)
        await room.tap("ann", room.hand("ann"), str(number + 1))
        assert room.text(f"card-{card}") in words(room.hand("ann")), fault
        assert "Sell +3" in buttons(room.hand("ann")), fault
        network.break_next(fault)
        await room.tap("ann", room.hand("ann"), "Sell +3")
        pick = room.session.picks[Seat(0)]
        assert (pick.action, pick.card) == ("sell", card), fault
        assert "Changed your mind?" in words(room.hand("ann")), fault


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_lobby_and_its_game_survive_lost_receipts(room: Room, network: Network, fault: Fault) -> None:
    network.break_next(fault)
    await room.type("ann", "join")
    network.break_next(fault)
    await room.tap("ben", room.lobby(), "Join")
    network.break_next(fault)
    await room.type("cyd", "join")
    assert len(room.public()) == 1
    assert "3 of 7 seats" in words(room.lobby())
    network.break_next(fault)
    shown = await room.tap("ann", room.lobby(), "Options")
    network.break_next(fault)
    await room.people["ann"].submit_modal(shown, room.form_values(shown, "pace", "none"))
    network.break_next(fault)
    assert words((await room.type("ann", "start")).response) == room.text("done")
    assert (room.session.step, room.session.row.options.pace) == (0, "none")
    network.break_next(fault)
    question = (await room.type("ann", "end")).response
    network.break_next(fault)
    assert said(await room.tap("ann", question, "End game")) == room.text("question-ended")
    assert words(room.last()) == room.text("game-ended-by", name="ann")
