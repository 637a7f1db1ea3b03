"""The computer player of 7 Wonders Duel: weighs what a choice leaves to both and how the other can answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from engine.duel.cards import Card, Cost, card, cards
from engine.duel.choice import Build, BuildWonder, Choice, Discard
from engine.duel.choices import turn_choices
from engine.duel.city import City
from engine.duel.conflict import lead
from engine.duel.effects import (
    BuildFromDiscard,
    ChooseAsideToken,
    Coins,
    DiscardOpponentCard,
    Effect,
    GainOpponentTradeCoins,
    OpponentLosesCoins,
    PlayAgain,
    ProduceChoice,
    Shields,
    VictoryPoints,
)
from engine.duel.layouts import SLOTS
from engine.duel.resolution import carry_out
from engine.duel.scoring import score_cities, supremacy
from engine.duel.table import QuestionKind, Table, places
from engine.duel.terms import AGES, opponent
from engine.duel.tokens import progress_token
from engine.duel.trade import Market
from engine.duel.view import View
from engine.duel.wonders import wonder
from engine.game import Decision, Seat
from engine.shuffle import below

VICTORY = 1000.0
"""What a game won or lost at once is worth; all other worths are points of the final score."""
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
ANSWERED: dict[QuestionKind, float] = {
    "token": 6.0,
    "library": 6.5,
    "revive": 5.0,
    "opponent_card": 3.0,
    "draft": 0.0,
    "begin": 0.0,
}
"""What the answer to a question will bring."""
UNKNOWN_CARD = 3.0
"""What a card is worth to the one who takes it as soon as it is turned up."""
CANDIDATES = 5
"""How many of the best choices are looked at together with the other player's answers."""


class DuelPlayer:
    """Takes what leaves it best off against the opponent's best answer, by a plain estimate.

    It sees only the view: what lies face down counts as the average of what may lie there.
    Measured with ``python -m tests.engine.duel.measure_player 100``: it won 100 of 100 games against
    uniformly random choices; half of its decisions took under 4 ms, the longest 41 ms.
    """

    def choose(self, view: View, decision: Decision[Choice], source: Random) -> Choice:
        """Give the choice of the highest worth; ``source`` breaks ties."""
        judge = _Judge(view.table, decision.chooser)
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


class _Judge:
    """What tables are worth to one seat, in points of the final score."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self._seat = seat
        self._to_come = _cards_to_come(table)
        laid = sum(place is not None for place in table.layout) if table.age else SLOTS
        self._left = (laid + SLOTS * (AGES[-1] - max(table.age, AGES[0]))) / (SLOTS * len(AGES))
        self._costs: dict[object, float] = {}

    def worth(self, choice: Choice) -> float:
        """Estimate the table after a choice, before anybody answers it."""
        return self._worth_to(self._seat, carry_out(self._table, self._seat, choice).table)

    def worth_answered(self, choice: Choice) -> float:
        """Estimate the table after a choice and the best turn that follows it."""
        table = carry_out(self._table, self._seat, choice).table
        if table.victory is not None or table.questions:
            return self._worth_to(self._seat, table)
        mover = self._seat if table.plays_again else opponent(self._seat)
        sign = 1 if mover == self._seat else -1
        table = replace(table, plays_again=False)
        now = sign * self._worth_to(self._seat, table)
        answers = [
            self._worth_to(mover, carry_out(table, mover, answer).table)
            for answer in _different_turns(turn_choices(table, mover))
        ]
        if _turns_up(table):
            answers.append(now + UNKNOWN_CARD)
        return sign * max(answers, default=now)

    def _worth_to(self, seat: Seat, table: Table) -> float:
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
        symbols = city.assets.symbols
        worth = COIN * min(city.coins, FULL_PURSE) + SPARE_COIN * max(city.coins - FULL_PURSE, 0)
        worth += SYMBOLS[len(symbols)] * (0.4 + 0.6 * self._left if len(symbols) < 4 else 1)
        worth += OPEN_PAIR * self._left * sum(number == 1 for number in symbols.values())
        worth += self._left * sum(_lasting(progress_token(token).effects) for token in city.tokens)
        return worth - self._costs_to_come(city, table.cities[opponent(seat)])

    def _costs_to_come(self, city: City, other: City) -> float:
        """Estimate the worth of the coins that the cards and wonders to come will cost a city."""
        key = (city.buildings, city.wonders, city.tokens, other.buildings)
        if key not in self._costs:
            market = Market(city, other)
            coins = sum(
                likely * min(market.card_price(each).total, DEAREST) for each, likely in self._to_come
            )
            worth = 0.0
            for wonder_id in city.unbuilt_wonders:
                price = min(market.wonder_price(wonder(wonder_id)).total, 2 * DEAREST)
                worth += max(_powers(wonder(wonder_id).effects) - COIN * price, 0) * min(
                    1.5 * self._left, 0.7
                )
            self._costs[key] = COIN * CARD_BUILT * coins - worth
        return self._costs[key]


def _cards_to_come(table: Table) -> list[tuple[Card, float]]:
    """List every card that may still be built with how likely it is that it is in the game."""
    known = {
        *table.discard,
        *(building for city in table.cities for building in city.buildings),
        *(laid.card for laid in table.layout if laid is not None and laid.card is not None),
    }
    unknown = [each for each in cards().values() if each.id not in known]
    found = [(laid.card, 1.0) for laid in table.layout if laid is not None and laid.card is not None]
    for age in AGES[max(table.age - 1, 0) :]:
        for back in ("age_1", "age_2", "age_3", "guild"):
            may_lie = [each.id for each in unknown if each.age == age and each.deck == back]
            if age == table.age:
                lying = sum(
                    laid is not None and laid.card is None and laid.back == back for laid in table.layout
                )
            else:
                lying = 3 if back == "guild" else SLOTS - 3 * (age == AGES[-1])
            if may_lie and lying:
                found += [(card_id, lying / len(may_lie)) for card_id in may_lie]
    return [(card(card_id), likely) for card_id, likely in found if card(card_id).cost != Cost(0, {})]


def _different_turns(choices: Sequence[Build | BuildWonder | Discard]) -> Iterable[Choice]:
    """Leave out turns that differ only in the card that is given away."""
    seen: set[object] = set()
    for choice in choices:
        same = choice.card if isinstance(choice, Build) else getattr(choice, "wonder", None)
        if same not in seen:
            seen.add(same)
            yield choice


def _turns_up(table: Table) -> bool:
    """Tell whether a card that still lies face down is free now."""
    return any(free and laid.card is None for _, laid, free in places(table))


def _powers(effects: Sequence[Effect]) -> float:
    """Estimate what a wonder is worth when it is built."""
    return sum(map(_power, effects))


def _power(effect: Effect) -> float:
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
    return 0.0


def _lasting(effects: Sequence[Effect]) -> float:
    return 6.0 * sum(isinstance(effect, GainOpponentTradeCoins) for effect in effects)
