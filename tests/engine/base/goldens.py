"""Whole games as readable text, one file a game.

Write them again after a wanted change of the rules or of the deal, and read the difference:
``python -m tests.engine.base.goldens``
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine.base.choice import BaseChoice
from engine.base.city import City
from engine.base.events import (
    AgeBegan,
    BaseEvent,
    Built,
    CoinsTaken,
    Conflict,
    DiscardEmpty,
    GameEnded,
    Revived,
    Sold,
    StageBuilt,
)
from engine.base.rules import BaseGame
from tests.engine.base.setting import random_game, random_step

FOLDER = Path(__file__).parent / "goldens"


class Golden(NamedTuple):
    """A game that is written down: ``sides`` and ``manneken_pis`` are its options."""

    players: int
    seed: int
    sides: str
    manneken_pis: bool

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.players}-players-seed-{self.seed}.txt"


GOLDENS = (
    Golden(2, 3, "A+B", manneken_pis=True),
    Golden(2, 12, "B", manneken_pis=False),
    Golden(3, 4, "A", manneken_pis=False),
    Golden(4, 21, "B", manneken_pis=True),
    Golden(5, 0, "A+B", manneken_pis=False),
    Golden(7, 42, "A+B", manneken_pis=True),
)


def golden_text(golden: Golden) -> str:
    """Play a game at random and tell it."""
    options = {"sides": golden.sides, "manneken_pis": golden.manneken_pis}
    return (
        "\n".join(_tell_game(random_game(golden.players, golden.seed, options), Random(golden.seed))) + "\n"
    )


def _tell_game(game: BaseGame, source: Random) -> Iterator[str]:
    for seat, board in enumerate(game.deal.boards):
        yield f"seat {seat}: {board.wonder} {board.side}"
    while not game.over:
        view = game.view(None)
        step = random_step(game, source)
        first = game.decisions()
        then = game.decisions({decision.seat: step[decision.seat] for decision in first})
        kinds = dict.fromkeys(decision.kind for decision in (*first, *then))
        yield ""
        yield f"age {view.age}, round {view.round}: {', '.join(kinds)}"
        for decision in (*first, *then):
            told = _tell_choice(step[decision.seat])
            yield f"  {decision.seat} chooses from {len(decision.choices)}: {told}"
        for event in game.play(step):
            yield f"    {_tell_event(event)}"
        for seat, city in enumerate(game.view(None).cities):
            yield f"  {seat}: {_tell_city(city)}"


def _tell_choice(choice: BaseChoice) -> str:
    return " ".join(
        f"{value}" if key in {"card", "action"} else f"{key} {value}"
        for key, value in choice.as_json().items()
    )


def _tell_city(city: City) -> str:
    tokens = "".join(f" {token:+}" for token in city.conflicts)
    return f"{city.coins} coins, {city.stages} stages,{tokens} {' '.join(city.buildings)}".rstrip()


def _tell_event(event: BaseEvent) -> str:
    match event:
        case Built(seat=seat, card=card, how=how):
            return f"{seat} builds {card} ({how}){_paid(event)}{' as seventh card' if event.seventh else ''}"
        case StageBuilt(seat=seat, stage=stage, how=how):
            copied = f" copied from the {event.copy}" if event.copy else ""
            seventh = " as seventh card" if event.seventh else ""
            return f"{seat} adds stage {stage}{copied} ({how}){_paid(event)}{seventh}"
        case Sold(seat=seat, coins=coins):
            return f"{seat} sells for {coins}{' as seventh card' if event.seventh else ''}"
        case CoinsTaken(seat=seat, coins=coins):
            return f"{seat} takes {coins} coins"
        case Revived(seat=seat, card=revived):
            return f"{seat} takes {revived or 'nothing'} from the discard pile"
        case DiscardEmpty(seat=seat):
            return f"{seat} finds nothing to build in the discard pile"
        case Conflict():
            return _tell_conflict(event)
        case AgeBegan(age=age, passing=passing):
            return f"age {age} begins, hands go {passing}"
        case GameEnded(scores=scores):
            return "\n    ".join(str(score.as_json()) for score in scores)


def _tell_conflict(event: Conflict) -> str:
    shields = f"{event.shields} against {event.left_shields}"
    end = "peace" if event.winner is None else f"{event.winner} wins {event.token}"
    return f"conflict of {event.seat} and {event.left}: {shields}, {end}"


def _paid(event: Built | StageBuilt) -> str:
    named = (("the bank", event.bank), ("the left", event.left), ("the right", event.right))
    paid = [f"{coins} to {who}" for who, coins in named if coins]
    return f", pays {', '.join(paid)}" if paid else ""


def write_goldens() -> None:
    """Write every golden game again."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDENS:
        golden.path.write_text(golden_text(golden), "utf-8")


if __name__ == "__main__":
    write_goldens()
