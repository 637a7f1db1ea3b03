from __future__ import annotations

import pytest

from bot.options import GameName
from cogs.rehearsal.moments import before_the_end, with_a_choice_of_payment
from engine.record import replay


@pytest.mark.parametrize("game", ["base", "duel", "architects"])
def test_last_step_asks_its_seat_for_a_choice(game: GameName) -> None:
    moment = before_the_end(game)
    rest = replay({**moment.header, "steps": moment.steps})
    decision = rest.decisions()[0]
    assert not rest.over
    assert decision.chooser == moment.seat
    assert len(decision.choices) > 1


def test_card_with_several_ways_to_pay_is_in_the_hand() -> None:
    moment = with_a_choice_of_payment()
    rest = replay({**moment.header, "steps": moment.steps})
    assert moment.card is not None
    offer = rest.view(moment.seat).offers[moment.card - 1]
    assert len(offer.builds) > 1
    assert moment.steps
