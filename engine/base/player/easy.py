"""The easy computer player of the base game: it looks at its own cards as a beginner does."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from engine.base.choice import BaseChoice, Build, BuildStage, Revive, Sell
from engine.base.city import City, Effect
from engine.base.effects import Coins, Per, Produce, Science, Shields, TradeDiscount, VictoryPoints
from engine.base.player.judge import ByAge
from engine.base.view import View
from engine.game import Decision

COIN = 0.6
POINT: ByAge = (0.6, 0.9, 1.8)
"""What a point counts beside all else, by age: at first there is more to win than points."""
RESOURCE: ByAge = (5.0, 2.5, 0.0)
ANOTHER = 1.2
"""A resource that the city produces already."""
SOURCE: ByAge = (7.0, 3.5, 0.0)
SHIELD = 2.0
SYMBOL = 3.0
COUNTED: ByAge = (2.0, 2.5, 6.0)
DISCOUNT: ByAge = (2.0, 2.0, 0.0)
POWER = 3.0
SALE = 1.4
WHIM = 1.5
"""By so much it takes one thing for better than another that is as good."""


@dataclass(frozen=True, slots=True)
class EasyBasePlayer:
    """Takes what looks best on the card: points, colours, the price; never a look at what others have."""

    def choose(self, view: View, decision: Decision[BaseChoice], source: Random) -> BaseChoice:
        """Give one of the decision's choices; the same for the same view and state of ``source``."""
        city = view.cities[decision.seat]
        cards = view.box.cards
        whims: dict[object, float] = {}
        best, most = decision.choices[0], -100.0
        for choice in decision.choices:
            match choice:
                case Build(card, payment):
                    worth = _worth(city, cards[card].effects, view.age) - COIN * payment.total
                case BuildStage(_, payment, copy):
                    effects = city.next_stage(copy).effects
                    worth = _worth(city, effects, view.age) - COIN * payment.total
                case Revive(card):
                    worth = _worth(city, cards[card].effects, view.age)
                case Sell():
                    worth = SALE
                case _:
                    # To take nothing, or what only a further box brings, looks like nothing.
                    worth = 0.0
            same = choice.action, choice.card if isinstance(choice, Build | Revive) else None
            worth += whims.setdefault(same, WHIM * source.random())
            if worth > most:
                best, most = choice, worth
        return best


def _worth(city: City, effects: Iterable[Effect], age: int) -> float:
    worth = 0.0
    for effect in effects:
        match effect:
            case VictoryPoints(amount):
                worth += POINT[age - 1] * amount
            case Shields(amount):
                worth += SHIELD * amount
            case Coins(amount):
                worth += COIN * amount
            case Science(options):
                worth += SYMBOL + 2 * max(city.symbols[option] for option in options)
            case Produce(options, amount):
                if len(options) > 1:
                    worth += SOURCE[age - 1]
                else:
                    known = city.production.fixed.get(options[0], 0)
                    worth += (ANOTHER if known else RESOURCE[age - 1]) + ANOTHER * (amount - 1)
            case TradeDiscount():
                worth += DISCOUNT[age - 1]
            case Per():
                worth += COUNTED[age - 1]
            case _:
                worth += POWER
    return worth
