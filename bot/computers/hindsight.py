"""The moments of a game that is over at which a player lost most, found in the processes that think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.common.options import GameName
from bot.common.workers.pool import NoAnswerError
from bot.computers.players import ComputerPlayers
from engine.game import Choice, Decision, JsonObject, Seat
from engine.players.advice import Regret
from engine.record import resume
from engine.story import PlayedStep

MOST_TOLD = 3
"""So many moments are told of a game."""

WORTH_TELLING: Mapping[GameName, float] = {"base": 1.0, "second-edition": 1.0, "duel": 3.0, "architects": 1.0}
"""What is less is not told: in points, in Duel in percent of the way from defeat to victory."""


class Made(NamedTuple):
    """A choice that a player has made: in which step, and what they saw then."""

    step: int
    view: Any
    decision: Decision[Any]
    choice: Choice


class Slip(NamedTuple):
    """A choice that has cost something, and what would have been better."""

    made: Made
    regret: Regret


class Hindsight(NamedTuple):
    """What was found: the choices that cost most, as they were made, and at how many it was looked."""

    slips: tuple[Slip, ...]
    looked_at: int


def choices_made(header: JsonObject, steps: Sequence[PlayedStep], seat: Seat) -> list[Made]:
    """List the choices of a seat in which there was an alternative, by playing the game again."""
    game, found = resume(header), list[Made]()
    for number, step in enumerate(steps):
        chosen: dict[Seat, Any] = {}
        while pending := game.decisions(chosen):
            for decision in pending:
                choice = step.choices[decision.seat]
                if decision.chooser == seat and len(decision.choices) > 1:
                    found.append(Made(number, game.view(seat), decision, choice))
                chosen[decision.seat] = choice
        game.play(chosen)
    return found


async def look_back(
    game: GameName,
    header: JsonObject,
    steps: Sequence[PlayedStep],
    seat: Seat,
    computers: ComputerPlayers,
    tell: Callable[[int, int], None],
) -> Hindsight:
    """Find the choices of a seat that cost most; ``tell`` hears how many of how many have been looked at.

    One question is asked after the other, so that computer players of running games think in between. A
    choice for which there is no answer is left out; raises `NoAnswerError` where there is none for any.
    """
    made = await asyncio.to_thread(choices_made, header, steps, seat)
    slips: list[Slip] = []
    unanswered = 0
    for number, each in enumerate(made):
        tell(number, len(made))
        try:
            regret = await computers.regret(each.view, each.decision, each.choice)
        except NoAnswerError:
            unanswered += 1
            continue
        if regret is not None and regret.loss >= WORTH_TELLING[game]:
            slips.append(Slip(each, regret))
    if made and unanswered == len(made):
        raise NoAnswerError("no process had an answer")
    dearest = sorted(slips, key=lambda slip: -slip.regret.loss)[:MOST_TOLD]
    return Hindsight(tuple(each for each in slips if each in dearest), len(made) - unanswered)
