"""A quick way to play on from any table of Duel: plain worths of what is free, to both players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.duel.box import Box
from engine.duel.choice import (
    Begin,
    Build,
    BuildWonder,
    Discard,
    Draft,
    DuelChoice,
    KeepToken,
    Revive,
    TakeOpponentCard,
    TakeToken,
)
from engine.duel.city import Effect
from engine.duel.effects import (
    BuildFromDiscard,
    ChooseAsideToken,
    Coins,
    CoinsOnChainBuild,
    CostReduction,
    DiscardOpponentCard,
    ExtraShields,
    GainOpponentTradeCoins,
    OpponentLosesCoins,
    Per,
    PlayAgain,
    Produce,
    ProduceChoice,
    Science,
    Shields,
    TradePrice,
    VictoryPoints,
    WondersPlayAgain,
)
from engine.duel.payment import Market, Price
from engine.duel.table import Table
from engine.duel.terms import Symbol, opponent
from engine.game import Decision, Seat
from engine.measuring.older.duel.worth import SYMBOLS
from engine.terms import Resource, WonderId

COIN = 0.43
WON = 100.0
LOST = 50.0
"""What a reply of the opponent counts at most: a victory, which may not be there to be taken."""
VARIETY = 1.0
RESOURCE = (3.0, 14.0, 6.0, 2.0)
"""What the first unit of a resource is worth, by age, the draft first."""
MORE = 0.83
"""How much less each further unit is worth."""
ANY_RESOURCE = 1.41
FIXED_PRICE = 0.35
"""What producing a resource of choice, and a fixed price, are worth against a unit of a resource."""
POINT = 1.02
COUNTED = 1.01
"""What a point is worth, and one for what can be counted, which may still grow."""
LASTING = 0.3
TOKEN = 8.0
SYMBOL, NEW_SYMBOL = 0.66, 0.5
"""By how much the normal player's worth of symbols counts, and what each new one is worth besides."""
ANOTHER_TURN = 1.05
CHAIN = 0.9
"""What it is worth that a later card will be free."""
REPLY = 0.7
"""How much counts what is left to the opponent for a reply."""
NO_REPLY = 1.19
UNSEEN_CARD = (0.0, 4.0, 2.02, 3.16)
"""What a card is worth that is turned up now, by age."""
LEADS = (0.0, 2.3, 3.4, 6.2, 7.4, 9.2, 12.9, 14.94, 19.44)
"""What it is worth to lead by so many spaces on the conflict track."""


class _Traits(NamedTuple):
    fixed: float
    shields: int
    symbol: Symbol | None
    produces: tuple[tuple[Resource, int], ...]
    pers: tuple[Per, ...]


class Quick:
    """Plays on at a table of a box."""

    def __init__(self, box: Box) -> None:
        """Look at what is in a box."""
        self._box = box
        self._random = Random(0).random
        chained = {card.free_from for card in box.cards.values()}
        self._cards = {
            name: _traits(card.effects, card.age, CHAIN if name in chained else 0.0)
            for name, card in box.cards.items()
        }
        self._wonders = {name: _traits(wonder.effects, 3) for name, wonder in box.wonders.items()}
        self._again = {name for name, wonder in box.wonders.items() if PlayAgain() in wonder.effects}
        self._tokens = {name: _traits(token.effects, 2) for name, token in box.tokens.items()}

    def start(self, source: Random) -> None:
        """Draw chance from this source from now on."""
        self._random = source.random

    def choose(self, table: Table, decision: Decision[DuelChoice]) -> DuelChoice:
        """Return one of the legal choices of a decision."""
        if decision.kind == "turn":
            return self._turn(table, decision.seat)
        random = self._random
        worths = _Worths(table, decision.seat)
        ranked = [
            (self._worth(worths, choice) + random(), -number)
            for number, choice in enumerate(decision.choices)
        ]
        return decision.choices[-max(ranked)[1]]

    def _worth(self, worths: _Worths, choice: DuelChoice) -> float:
        match choice:
            case TakeToken(token) | KeepToken(token):
                return worths.of(self._tokens[token])
            case Revive(card):
                return worths.of(self._cards[card])
            case Draft(wonder):
                return worths.of(self._wonders[wonder])
            case TakeOpponentCard() | Begin() | Build() | BuildWonder() | Discard():
                return 0.0

    def _turn(self, table: Table, seat: Seat) -> DuelChoice:
        """Choose what brings most and leaves least: a card, the best wonder with it, or its coins."""
        random, box = self._random, self._box
        city, other = table.cities[seat], table.cities[opponent(seat)]
        own = _Worths(table, seat)
        market, coins, gain = Market(city, other), city.coins, city.discard_gain
        wonders: list[tuple[float, WonderId, Price]] = []
        for wonder in city.unbuilt_wonders:
            price = market.price(box.wonders[wonder])
            if price.total <= coins:
                worth = own.of(self._wonders[wonder]) - COIN * price.total + VARIETY * random()
                wonders.append((worth, wonder, price))
        best: DuelChoice | None = None
        most = 0.0
        layout = table.layout
        for slot, left in zip(layout.free, self._replies(table, seat), strict=True):
            card = layout.cards[slot]
            price = market.price(box.cards[card])
            worth = own.of(self._cards[card]) - COIN * price.total - left + VARIETY * random()
            if price.total <= coins and (best is None or worth > most):
                most, best = worth, Build(slot, card, price)
            worth = COIN * gain - left + VARIETY * random()
            if best is None or worth > most:
                most, best = worth, Discard(slot, card, gain)
            for worth, wonder, price in wonders:
                after = worth + (NO_REPLY if wonder in self._again else -left)
                if after > most:
                    most, best = after, BuildWonder(slot, card, price, wonder)
        assert best is not None, "a turn begins with a card to take"
        return best

    def _replies(self, table: Table, seat: Seat) -> list[float]:
        """Estimate for each free card what the opponent can take once it has been taken."""
        layout, cards = table.layout, self._box.cards
        city, other = table.cities[opponent(seat)], table.cities[seat]
        theirs, market, coins = _Worths(table, opponent(seat)), Market(city, other), city.coins
        least = COIN * city.discard_gain
        replies: list[float] = []
        for slot in layout.free:
            card = layout.cards[slot]
            price = market.price(cards[card]).total
            worth = theirs.of(self._cards[card]) - COIN * price if price <= coins else least
            replies.append(min(max(worth, least), LOST))
        most = max(replies)
        found: list[float] = []
        for number, slot in enumerate(layout.free):
            left = most
            if replies[number] == most:
                left = max([*replies[:number], *replies[number + 1 :]], default=least)
            for under in layout.places[slot].covers:
                if layout.lying_on[under] == 1 and under in layout.cards:
                    turned = under in layout.face_down
                    seen = UNSEEN_CARD[table.age] if turned else theirs.of(self._cards[layout.cards[under]])
                    left = max(left, min(seen, LOST))
            found.append(REPLY * left)
        return found


class _Worths:
    """What things are worth to one seat now."""

    __slots__ = ("_city", "_lead", "_seat", "_table")

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self._seat = seat
        self._city = table.cities[seat]
        self._lead = table.pawn if seat == 0 else -table.pawn

    def of(self, traits: _Traits) -> float:
        worth, shields, symbol, produces, pers = traits
        city = self._city
        if shields:
            worth += _ahead(self._lead + shields) - _ahead(self._lead)
        if symbol is not None:
            symbols = city.symbols
            number = symbols.get(symbol, 0)
            if number == 0:
                step = SYMBOLS[len(symbols) + 1] - SYMBOLS[len(symbols)] if len(symbols) < 5 else WON
                worth += SYMBOL * step + NEW_SYMBOL
            elif number == 1 and self._table.board_tokens:
                worth += TOKEN
        for resource, amount in produces:
            has = city.production[resource]
            worth += RESOURCE[self._table.age] * amount / (1 + MORE * has)
        for per in pers:
            times = (
                max(
                    sum([each.count(of) for of in per.of])
                    for each in ((city,) if per.city == "own" else self._table.cities)
                )
                // per.each
            )
            worth += COUNTED * (COIN * per.coins + per.points) * times
        return worth


def _ahead(spaces: int) -> float:
    if spaces >= len(LEADS):
        return WON
    if spaces <= -len(LEADS):
        return -WON
    return LEADS[spaces] if spaces > 0 else -LEADS[-spaces]


def _traits(effects: Sequence[Effect], age: int, fixed: float = 0.0) -> _Traits:
    shields, symbol = 0, None
    produces: tuple[tuple[Resource, int], ...] = ()
    pers: tuple[Per, ...] = ()
    for effect in effects:
        match effect:
            case VictoryPoints(amount):
                fixed += POINT * amount
            case Coins(amount) | OpponentLosesCoins(amount):
                fixed += COIN * amount
            case Shields(amount):
                shields = amount
            case Science(name):
                symbol = name
            case Produce(resource, amount):
                produces += ((resource, amount),)
            case Per():
                pers += (effect,)
            case ProduceChoice():
                fixed += ANY_RESOURCE * RESOURCE[age]
            case TradePrice():
                fixed += FIXED_PRICE * RESOURCE[age]
            case PlayAgain():
                fixed += ANOTHER_TURN
            case ChooseAsideToken() | BuildFromDiscard():
                fixed += TOKEN
            case (
                DiscardOpponentCard()
                | CostReduction()
                | ExtraShields()
                | WondersPlayAgain()
                | CoinsOnChainBuild()
                | GainOpponentTradeCoins()
            ):
                fixed += LASTING
    return _Traits(fixed, shields, symbol, produces, pers)
