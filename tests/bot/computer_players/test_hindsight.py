"""Hindsight: every choice is rated as its player saw it, and the costliest are reported."""

from random import Random
from typing import Any, cast

import pytest

from bot.common.workers.pool import NoAnswerError
from bot.computer_players.hindsight import MOST_TOLD, choices_made, look_back
from bot.computer_players.turns import ComputerPlayers
from engine.course import AnyGame
from engine.game import Choice, Decision, JsonObject, Seat
from engine.players.advice import Regret
from engine.record import new_game, resume
from engine.story import PlayedStep
from tests.engine.play import random_step

GAMES = [("base", 2), ("base", 3), ("duel", 2), ("architects", 2)]


def played(name: str, players: int) -> tuple[JsonObject, list[PlayedStep], AnyGame]:
    """Play a random game; return its header, its steps and the game."""
    game, source, steps = new_game(name, players, 4, {}), Random(4), []
    header = {**game.record(), "steps": []}
    while not game.over:
        choices = random_step(game, source)
        steps.append(PlayedStep(None, choices, game.play(choices)))
    return header, steps, game


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_choices_are_found_with_the_views_of_their_player(name: str, players: int) -> None:
    header, steps, _ = played(name, players)
    made = choices_made(header, steps, Seat(1))
    assert {each.decision.chooser for each in made} == {Seat(1)}
    assert all(each.choice in each.decision.choices and len(each.decision.choices) > 1 for each in made)
    assert {each.view.seat for each in made} == {Seat(1)}
    again = resume(header)
    for step in steps[: made[-1].step]:
        again.play(cast("dict[Seat, Any]", step.choices))
    assert again.view(Seat(1)) == made[-1].view


class ListedLosses(ComputerPlayers):
    """Returns listed losses for choices in turn; None raises an error."""

    def __init__(self, losses: list[float | None]) -> None:
        self.losses = losses
        self.asked: list[Choice] = []

    async def regret(self, view: Any, decision: Decision[Any], choice: Choice) -> Regret | None:
        loss = self.losses[len(self.asked) % len(self.losses)]
        self.asked.append(choice)
        if loss is None:
            raise NoAnswerError("not now")
        return Regret(decision.choices[0], loss) if loss else None


async def test_the_costliest_choices_are_reported_in_order() -> None:
    header, steps, _ = played("architects", 2)
    made = choices_made(header, steps, Seat(0))
    costs = [0.0, 0.5, 2.0, None, 7.0, 3.0, 0.9, 1.0]
    computers, heard = ListedLosses(costs), list[tuple[int, int]]()
    found = await look_back("architects", header, steps, Seat(0), computers, lambda *far: heard.append(far))
    losses = [costs[number % len(costs)] for number in range(len(made))]
    assert (
        sorted(each.regret.loss for each in found.slips)
        == sorted(loss or 0.0 for loss in losses)[-MOST_TOLD:]
    )
    assert [each.made.step for each in found.slips] == sorted(each.made.step for each in found.slips)
    assert computers.asked == [each.choice for each in made]
    assert heard == [(number, len(made)) for number in range(len(made))]
    assert found.examined == len(made) - losses.count(None)


@pytest.mark.parametrize("least", [2.9, 3.0, None])
async def test_small_losses_and_missing_answers_are_not_reported(least: float | None) -> None:
    header, steps, _ = played("duel", 2)
    made = choices_made(header, steps, Seat(0))
    rising = [least if least is None or least < 3 else least + number for number in range(len(made))]
    looking = look_back("duel", header, steps, Seat(0), ListedLosses(rising), lambda *far: None)
    if least is None:
        with pytest.raises(NoAnswerError):
            await looking
    else:
        assert [each.made for each in (await looking).slips] == ([] if least < 3 else made[-MOST_TOLD:])
