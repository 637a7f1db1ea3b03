"""The normal computer player of Duel, and the easy one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from random import Random

from engine.duel.choice import Build, BuildWonder, Discard, Draft, DuelChoice, Revive
from engine.duel.city import Effect
from engine.duel.effects import (
    Coins,
    Per,
    Produce,
    ProduceChoice,
    Science,
    Shields,
    VictoryPoints,
)
from engine.duel.player.worth import Judge
from engine.duel.view import View
from engine.game import Decision
from engine.players.policy import best_at_a_whim
from engine.shuffle import below

CANDIDATES = 5
"""How many of the best choices are looked at together with the other player's answers."""


@dataclass(frozen=True, slots=True)
class DuelPlayer:
    """Takes what leaves it best off against the opponent's best answer, by a plain estimate.

    It sees only the view: what lies face down counts as the average of what may lie there.
    """

    def choose(self, view: View, decision: Decision[DuelChoice], source: Random) -> DuelChoice:
        """Give the choice of the highest worth; ``source`` breaks ties."""
        judge = Judge(view, decision.chooser)
        worths = sorted(
            ((judge.worth(choice), number) for number, choice in enumerate(decision.choices)), reverse=True
        )
        if decision.kind == "turn":
            worths = [
                (judge.worth_answered(decision.choices[number]), number) for _, number in worths[:CANDIDATES]
            ]
        most = max(worth for worth, _ in worths)
        best = sorted(number for worth, number in worths if worth > most - 1e-9)
        return decision.choices[best[below(source, len(best))]]


COIN = 0.3
RESOURCE = (2.0, 2.0, 1.5, 0.0)
"""By age, the draft first."""
SHIELD = 1.0
SYMBOL = 1.5
COUNTED = 2.0
POWER = 1.0
WONDER = 1.0
DISCARD = -1.0
WHIM = 3.0
"""By so much it takes one thing for better than another that is as good."""


@dataclass(frozen=True, slots=True)
class EasyDuelPlayer:
    """Takes what looks best on the card: points, colours, the price; never a look at what comes next."""

    def choose(self, view: View, decision: Decision[DuelChoice], source: Random) -> DuelChoice:
        """Give one of the decision's choices; the same for the same view and state of ``source``."""
        return best_at_a_whim(decision.choices, partial(_choice, view), WHIM, source)


def _choice(view: View, choice: DuelChoice) -> float:
    match choice:
        case Build(_, card, price):
            return _worth(view.box.cards[card].effects, view.age) - COIN * price.total
        case BuildWonder(_, _, price, wonder):
            return WONDER + _worth(view.box.wonders[wonder].effects, view.age) - COIN * price.total
        case Discard():
            return DISCARD
        case Revive(card):
            return _worth(view.box.cards[card].effects, view.age)
        case Draft(wonder):
            return _worth(view.box.wonders[wonder].effects, view.age)
        case _:
            return 0.0


def _worth(effects: Iterable[Effect], age: int) -> float:
    worth = 0.0
    for effect in effects:
        match effect:
            case VictoryPoints(amount):
                worth += amount
            case Shields(amount):
                worth += SHIELD * amount
            case Coins(amount):
                worth += COIN * amount
            case Science():
                worth += SYMBOL
            case Produce() | ProduceChoice():
                worth += RESOURCE[age]
            case Per():
                worth += COUNTED
            case _:
                worth += POWER
    return worth
