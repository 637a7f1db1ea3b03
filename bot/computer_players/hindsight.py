"""The costliest choices of a player in a finished game, found in worker processes."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from bot.common.game_options import GameName
from bot.common.workers.pool import NoAnswerError
from bot.computer_players.turns import ComputerPlayers
from engine.game import Choice, Decision, JsonObject, Seat
from engine.players.advice import Regret
from engine.record import resume
from engine.story import PlayedStep

MOST_TOLD = 3
WORTH_TELLING: Mapping[GameName, float] = {"base": 1.0, "second-edition": 1.0, "duel": 3.0, "architects": 1.0}
"""The minimum cost of a choice to show: in points, in Duel in percent from defeat to victory."""


class MadeChoice(NamedTuple):
    """A player's choice, with the step and the player's view of it."""

    step: int
    view: Any
    decision: Decision[Any]
    choice: Choice


class Slip(NamedTuple):
    """A costly choice, and the better one."""

    made: MadeChoice
    regret: Regret


class Hindsight(NamedTuple):
    """The costliest choices, in order of play, and how many choices were examined."""

    slips: tuple[Slip, ...]
    examined: int


def choices_made(header: JsonObject, steps: Sequence[PlayedStep], seat: Seat) -> list[MadeChoice]:
    """Return the choices of a seat that had an alternative, by replaying the game."""
    game, found = resume(header), list[MadeChoice]()
    for number, step in enumerate(steps):
        chosen: dict[Seat, Any] = {}
        while pending := game.decisions(chosen):
            for decision in pending:
                choice = step.choices[decision.seat]
                if decision.chooser == seat and len(decision.choices) > 1:
                    found.append(MadeChoice(number, game.view(seat), decision, choice))
                chosen[decision.seat] = choice
        game.play(chosen)
    return found


async def look_back(
    game: GameName,
    header: JsonObject,
    steps: Sequence[PlayedStep],
    seat: Seat,
    computers: ComputerPlayers,
    progress: Callable[[int, int], None],
) -> Hindsight:
    """Find the costliest choices of a seat; ``progress`` is called with the numbers done and in all.

    Choices are examined one at a time, so that computer players of running games get their turns. Raises
    `NoAnswerError` if there is no answer for any.
    """
    made = await asyncio.to_thread(choices_made, header, steps, seat)
    slips, examined = list[Slip](), 0
    for number, each in enumerate(made):
        progress(number, len(made))
        with suppress(NoAnswerError):
            regret = await computers.regret(each.view, each.decision, each.choice)
            examined += 1
            if regret is not None and regret.loss >= WORTH_TELLING[game]:
                slips.append(Slip(each, regret))
    if made and not examined:
        raise NoAnswerError("no process had an answer")
    dearest = sorted(slips, key=lambda slip: -slip.regret.loss)[:MOST_TOLD]
    return Hindsight(tuple(each for each in slips if each in dearest), examined)
