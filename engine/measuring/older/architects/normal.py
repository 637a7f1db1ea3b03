"""The normal computer player of Architects, and the easy one."""

from dataclasses import dataclass, field
from random import Random
from typing import assert_never

from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    ChooseToken,
    End,
    Exchange,
    Extra,
    Keep,
    Take,
    UseEffect,
)
from engine.architects.terms import COIN
from engine.architects.view import View
from engine.game import Decision
from engine.measuring.older.architects.worth import (
    Denial,
    Moment,
    Weights,
    after_card,
    after_effect_on,
    after_top_of,
    effect_worth,
    token_worth,
    worth,
)
from engine.shuffle import below
from engine.terms import CardId


@dataclass(frozen=True, slots=True)
class ArchitectsPlayer:
    """Takes what leaves its city worth most, by a plain estimate of points to come.

    It sees only the view: the face-down card counts as the average of the central deck.
    """

    weights: Weights = field(default_factory=Weights)

    def choose(self, view: View, decision: Decision[ArchitectsChoice], source: Random) -> ArchitectsChoice:
        """Return the choice of the highest worth; ``source`` breaks ties."""
        moment = Moment(view, view.turn, self.weights)
        denial = Denial(moment)
        worths = [_worth_of(moment, denial, choice) for choice in decision.choices]
        best = [
            choice
            for choice, worth in zip(decision.choices, worths, strict=True)
            if worth >= max(worths) - 1e-9
        ]
        return best[below(source, len(best))]


def most_promising(
    view: View, decision: Decision[ArchitectsChoice], weights: Weights
) -> list[tuple[ArchitectsChoice, float]]:
    """List the choices of a decision with their worth by these weights, the best first."""
    moment = Moment(view, view.turn, weights)
    denial = Denial(moment)
    ranked = sorted(
        [
            (round(_worth_of(moment, denial, choice), 6), -number)
            for number, choice in enumerate(decision.choices)
        ],
        reverse=True,
    )
    return [(decision.choices[-number], value) for value, number in ranked]


def _worth_of(moment: Moment, denial: Denial, choice: ArchitectsChoice) -> float:
    """Estimate what the city is worth after a choice."""
    match choice:
        case Take(deck) | Extra(_, deck):
            return after_top_of(moment, deck) - denial.left(deck)
        case UseEffect(deck):
            return after_effect_on(moment, deck)
        case Keep(card_id):
            return after_card(moment, card_id)
        case Build(stage, resources, coins):
            spent = [*map(CardId, resources), *[COIN] * coins]
            built = moment.with_stage(moment.city, moment.city.board.stage(stage), spent)
            saved = 0.5 * (not choice.economy) + 0.5 * (not choice.engineering)
            return worth(moment, built) + effect_worth(moment, moment.city.board.stage(stage)) + saved
        case Exchange(cards):
            return worth(moment, moment.without(moment.city, cards)) + moment.weights.token
        case ChooseToken(token_id):
            return token_worth(moment, token_id)
        case End():
            return worth(moment, moment.city)
        case _:
            assert_never(choice)
