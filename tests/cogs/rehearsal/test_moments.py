from __future__ import annotations

import pytest

from bot.options import GameName
from cogs.discord.message import BUTTONS_IN_A_ROW
from cogs.rehearsal.moments import at_the_discard_pile, before_the_end, with_a_choice_of_payment
from engine.record import resume


@pytest.mark.parametrize("game", ["base", "duel", "architects"])
def test_last_step_asks_its_seat_for_a_choice(game: GameName) -> None:
    moment = before_the_end(game)
    rest = resume({**moment.header, "steps": moment.steps})
    decision = rest.decisions()[0]
    assert not rest.over
    assert decision.chooser == moment.seat
    assert len(decision.choices) > 1


def test_card_with_several_ways_to_pay_is_in_the_hand() -> None:
    moment = with_a_choice_of_payment()
    rest = resume({**moment.header, "steps": moment.steps})
    assert moment.card is not None
    offer = rest.view(moment.seat).offers[moment.card - 1]
    assert len(offer.builds) > 1
    assert moment.steps


def test_discard_pile_is_too_large_for_buttons() -> None:
    moment = at_the_discard_pile()
    rest = resume({**moment.header, "steps": moment.steps})
    (asked,) = rest.decisions()
    assert (asked.chooser, asked.kind) == (moment.seat, "revive")
    assert len(asked.choices) > BUTTONS_IN_A_ROW
