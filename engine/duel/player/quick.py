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
from engine.duel.conflict import CAPITAL
from engine.duel.effects import (
    AnyEffect,
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
from engine.duel.legal import discard_gain
from engine.duel.payment import Market, Price
from engine.duel.player.worth import LEAD, SYMBOLS
from engine.duel.table import Table
from engine.duel.terms import Symbol, opponent
from engine.game import Decision, Seat
from engine.terms import Resource, WonderId

COIN = 0.4
WON = 100.0
DENIED = 0.4
VARIETY = 1.5
RESOURCE = (2.6, 2.4, 0.0, 0.0)
LASTING = 3.0
TOKEN = 5.0


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
        self._cards = {name: _traits(card.effects, card.age) for name, card in box.cards.items()}
        self._wonders = {name: _traits(wonder.effects, 3) for name, wonder in box.wonders.items()}
        self._tokens = {name: _traits(token.effects, 2) for name, token in box.tokens.items()}

    def start(self, source: Random) -> None:
        """Draw chance from this source from now on."""
        self._random = source.random

    def choose(self, table: Table, decision: Decision[DuelChoice]) -> DuelChoice:
        """Give one of the legal choices of a decision."""
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
        own, theirs = _Worths(table, seat), _Worths(table, opponent(seat))
        market, coins, gain = Market(city, other), city.coins, discard_gain(city)
        wonders: list[tuple[float, WonderId, Price]] = []
        for wonder in city.unbuilt_wonders:
            price = market.price(box.wonders[wonder])
            if price.total <= coins:
                worth = own.of(self._wonders[wonder]) - COIN * price.total + VARIETY * random()
                wonders.append((worth, wonder, price))
        best: DuelChoice | None = None
        most = 0.0
        for slot, card in table.layout.free_cards:
            traits = self._cards[card]
            denied = DENIED * theirs.of(traits)
            price = market.price(box.cards[card])
            worth = own.of(traits) - COIN * price.total + denied + VARIETY * random()
            if price.total <= coins and (best is None or worth > most):
                most, best = worth, Build(slot, card, price.total, price.how)
            worth = COIN * gain + denied + VARIETY * random()
            if best is None or worth > most:
                most, best = worth, Discard(slot, card, gain)
            for worth, wonder, price in wonders:
                if worth + denied > most:
                    most, best = worth + denied, BuildWonder(slot, card, wonder, price.total, price.how)
        assert best is not None, "a turn begins with a card to take"
        return best


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
                worth += SYMBOLS[len(symbols) + 1] - SYMBOLS[len(symbols)] if len(symbols) < 5 else WON
                worth += 0.8
            elif number == 1 and self._table.board_tokens:
                worth += TOKEN
        for resource, amount in produces:
            has = city.production[resource]
            worth += RESOURCE[self._table.age] * amount / (1 + has)
        for per in pers:
            times = (
                max(
                    sum([each.count(of) for of in per.of])
                    for each in ((city,) if per.city == "own" else self._table.cities)
                )
                // per.each
            )
            worth += (COIN * per.coins + per.points) * times
        return worth


def _ahead(spaces: int) -> float:
    if spaces >= CAPITAL:
        return WON
    if spaces <= -CAPITAL:
        return -WON
    return LEAD[spaces] if spaces > 0 else -LEAD[-spaces]


def _traits(effects: Sequence[AnyEffect], age: int) -> _Traits:
    fixed, shields, symbol = 0.0, 0, None
    produces: tuple[tuple[Resource, int], ...] = ()
    pers: tuple[Per, ...] = ()
    for effect in effects:
        match effect:
            case VictoryPoints(amount):
                fixed += amount
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
                fixed += RESOURCE[age - 1]
            case TradePrice():
                fixed += RESOURCE[age - 1] / 2
            case PlayAgain():
                fixed += 4.5
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
