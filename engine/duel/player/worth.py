"""What a table is worth to a seat, by a plain estimate in points of the final score."""

from __future__ import annotations

from engine.duel.city import City
from engine.duel.effects import (
    BuildFromDiscard,
    ChooseAsideToken,
    Coins,
    DiscardOpponentCard,
    Effect,
    OpponentLosesCoins,
    PlayAgain,
    ProduceChoice,
    Shields,
    VictoryPoints,
)
from engine.duel.payment import Market
from engine.duel.player.to_come import cards_to_come
from engine.duel.scoring import lead, score_cities, supremacy
from engine.duel.table import Table
from engine.duel.terms import QuestionKind, opponent
from engine.duel.view import View
from engine.game import Seat

VICTORY = 1000.0
"""What a game won or lost at once is worth."""
LEAD = (0.0, 2.0, 3.0, 5.5, 6.5, 8.0, 11.0, 14.0, 18.0, 0.0)
"""What it is worth to lead by so many spaces on the conflict track."""
SYMBOLS = (0.0, 1.0, 2.5, 4.5, 8.0, 15.0, 0.0, 0.0)
"""What so many different scientific symbols are worth."""
OPEN_PAIR = 0.8
"""What it is worth that a second card with a symbol may still come."""
COIN = 0.45
FULL_PURSE = 12
SPARE_COIN = 0.3
"""What a coin is worth up to a full purse, and above it."""
CARD_BUILT = 0.42
"""How likely one of the two players builds a card that is still to come."""
DEAREST = 9
"""Coins at which a card is rather discarded than built."""
TURN = 3.5
"""What another turn is worth."""
ECONOMY = 6.0
"""What the opponent's coins will bring in a whole game."""
ANSWERED: dict[QuestionKind, float] = {"token": 6.0, "library": 6.5, "revive": 5.0, "opponent_card": 3.0}
"""What the answer to a question will bring."""


class Worth:
    """Estimates tables that may come of the one that is seen."""

    def __init__(self, view: View) -> None:
        """Look at what is left to be played."""
        self._to_come = cards_to_come(view)
        self._left = _share_left(view)
        self._costs: dict[object, float] = {}

    def of(self, table: Table, seat: Seat) -> float:
        """Estimate a table for a seat."""
        won = supremacy(table.cities, table.pawn)
        if won is not None:
            return VICTORY if won[1] == seat else -VICTORY
        other = opponent(seat)
        scores = score_cities(table.cities, table.pawn)
        worth = self._city(table, seat) - self._city(table, other)
        worth += scores[seat].total - scores[seat].treasury - scores[seat].military
        worth -= scores[other].total - scores[other].treasury - scores[other].military
        ahead = lead(table.pawn, seat)
        worth += LEAD[ahead] if ahead > 0 else -LEAD[-ahead]
        for question in table.questions:
            worth += ANSWERED[question.kind] * (1 if question.seat == seat else -1)
        if table.plays_again:
            worth += TURN if table.turn == seat else -TURN
        return worth

    def _city(self, table: Table, seat: Seat) -> float:
        """Estimate what a city will bring beside its points of today."""
        city = table.cities[seat]
        symbols = city.symbols
        worth = COIN * min(city.coins, FULL_PURSE) + SPARE_COIN * max(city.coins - FULL_PURSE, 0)
        worth += SYMBOLS[len(symbols)] * (0.4 + 0.6 * self._left if len(symbols) < 4 else 1)
        worth += OPEN_PAIR * self._left * sum(number == 1 for number in symbols.values())
        worth += self._left * (ECONOMY if city.gains_trade_coins else 0.0)
        return worth - self._costs_to_come(table, city, table.cities[opponent(seat)])

    def _costs_to_come(self, table: Table, city: City, other: City) -> float:
        """Estimate the worth of the coins that the cards and wonders to come will cost a city."""
        # Of the other city prices know what it produces, nothing else.
        made = tuple(other.production.values())
        key = (tuple(city.buildings), tuple(city.wonders), tuple(city.tokens), made)
        if key not in self._costs:
            market = Market(city, other)
            coins = sum(likely * min(market.price(each).total, DEAREST) for each, likely in self._to_come)
            worth = 0.0
            for wonder_id in city.unbuilt_wonders:
                wonder = table.box.wonders[wonder_id]
                price = min(market.price(wonder).total, 2 * DEAREST)
                power = sum(map(_power, wonder.effects))
                worth += max(power - COIN * price, 0) * min(1.5 * self._left, 0.7)
            self._costs[key] = COIN * CARD_BUILT * coins - worth
        return self._costs[key]


def _share_left(view: View) -> float:
    """Estimate which part of the cards of all ages is still to be taken."""
    sizes = [len(age.places) for age in view.box.ages]
    lying = len(view.layout) if view.age else sizes[0]
    return (lying + sum(sizes[max(view.age, 1) :])) / sum(sizes)


def _power(effect: Effect) -> float:
    """Estimate what an effect of a wonder is worth when it is built."""
    match effect:
        case VictoryPoints(amount):
            return amount
        case Coins(amount) | OpponentLosesCoins(amount):
            return COIN * amount
        case Shields(amount):
            return 1.7 * amount
        case PlayAgain():
            return TURN + 1
        case ProduceChoice():
            return 2.5
        case ChooseAsideToken():
            return ANSWERED["library"]
        case BuildFromDiscard():
            return ANSWERED["revive"]
        case DiscardOpponentCard():
            return ANSWERED["opponent_card"]
        case _:
            return 0.0
