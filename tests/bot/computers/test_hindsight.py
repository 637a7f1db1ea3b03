"""Looking back at a game: every choice is asked about as its player saw it, the dearest are told."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from bot.common.workers.pool import NoAnswerError
from bot.computers.hindsight import MOST_TOLD, MadeChoice, choices_made, look_back
from bot.computers.players import ComputerPlayers
from engine.course import AnyGame
from engine.game import Choice, Decision, JsonObject, Seat
from engine.players.advice import Regret
from engine.record import new_game, resume
from engine.story import PlayedStep
from tests.engine.play import random_step

GAMES = [("base", 2), ("base", 3), ("duel", 2), ("architects", 2)]


def played(name: str, players: int) -> tuple[JsonObject, list[PlayedStep], AnyGame]:
    """Play a game by chance; return its header and steps."""
    game, source, steps = new_game(name, players, 4, {}), Random(4), []
    header = {**game.record(), "steps": []}
    while not game.over:
        choices = random_step(game, source)
        steps.append(PlayedStep(None, choices, game.play(choices)))
    return header, steps, game


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_each_choice_is_found_with_what_its_player_saw(name: str, players: int) -> None:
    header, steps, _ = played(name, players)
    made = choices_made(header, steps, Seat(1))
    assert {each.decision.chooser for each in made} == {Seat(1)}
    assert all(each.choice in each.decision.choices and len(each.decision.choices) > 1 for each in made)
    assert {each.view.seat for each in made} == {Seat(1)}
    again = resume(header)
    for step in steps[: made[-1].step]:
        again.play(cast("dict[Seat, Any]", step.choices))
    assert again.view(Seat(1)) == made[-1].view


class Knowing(ComputerPlayers):
    """Says of each choice what it cost, as a list tells; None is no answer."""

    def __init__(self, losses: list[float | None]) -> None:
        self.losses = losses
        self.asked: list[Choice] = []

    async def regret(self, view: Any, decision: Decision[Any], choice: Choice) -> Regret | None:
        loss = self.losses[len(self.asked) % len(self.losses)]
        self.asked.append(choice)
        if loss is None:
            raise NoAnswerError("not now")
        return Regret(decision.choices[0], loss) if loss else None


async def test_the_dearest_choices_are_told_in_the_order_in_which_they_were_made() -> None:
    header, steps, _ = played("architects", 2)
    made = choices_made(header, steps, Seat(0))
    knowing = Knowing([0.0, 0.5, 2.0, None, 7.0, 3.0, 0.9, 1.0])
    found = await look_back("architects", header, steps, Seat(0), knowing)
    losses = [knowing.losses[number % len(knowing.losses)] or 0.0 for number in range(len(made))]
    assert sorted(each.regret.loss for each in found.slips) == sorted(losses)[-MOST_TOLD:]
    assert [each.made.step for each in found.slips] == sorted(each.made.step for each in found.slips)
    assert knowing.asked == [each.choice for each in made]
    assert found.examined == len(made) - sum(
        knowing.losses[number % len(knowing.losses)] is None for number in range(len(made))
    )
    assert isinstance(found.slips[0].made, MadeChoice)


async def test_the_dearest_may_come_last_small_things_are_not_told_and_no_answer_at_all_is_a_fault() -> None:
    header, steps, _ = played("duel", 2)
    found = await look_back("duel", header, steps, Seat(0), Knowing([2.9]))
    assert not found.slips
    made = choices_made(header, steps, Seat(0))
    rising = Knowing([3.0 + number for number in range(len(made))])
    found = await look_back("duel", header, steps, Seat(0), rising)
    assert [each.made for each in found.slips] == made[-MOST_TOLD:]
    with pytest.raises(NoAnswerError):
        await look_back("duel", header, steps, Seat(0), Knowing([None]))
