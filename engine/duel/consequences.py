"""What follows from a choice on the open table, effect by effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.duel.city import City, DraftedWonder, counted
from engine.duel.conflict import CAPITAL, MILITARY_TOKENS, lead
from engine.duel.effects import (
    BuildFromDiscard,
    ChooseAsideToken,
    Coins,
    DiscardOpponentCard,
    Effect,
    OpponentLosesCoins,
    Per,
    Science,
    Shields,
)
from engine.duel.events import (
    CoinsLost,
    CoinsTaken,
    DuelEvent,
    NothingToChoose,
    PairCompleted,
    PawnMoved,
    TradeCoinsGained,
    WonderRemoved,
)
from engine.duel.science import completes_pair, has_supremacy
from engine.duel.table import Question, Table, cards_of_colour
from engine.duel.terms import SEATS, MilitaryTokenId, Symbol, opponent
from engine.duel.trade import Price
from engine.game import Seat


class Consequences:
    """What one seat's choice does: the table as it becomes, and what there is to tell."""

    def __init__(self, table: Table, seat: Seat) -> None:
        """Start from this table, which stays as it is."""
        self.table = table
        self.seat = seat
        self.events: list[DuelEvent] = []

    @property
    def city(self) -> City:
        """The city of the seat that chose, as it is now."""
        return self.table.cities[self.seat]

    @property
    def other_city(self) -> City:
        """The opponent's city as it is now."""
        return self.table.cities[opponent(self.seat)]

    def pay(self, price: Price) -> None:
        """Pay the bank; what is paid for missing resources goes to an opponent with Economy."""
        self.change_coins(self.seat, -price.total)
        if price.trade and self.other_city.assets.gains_trade_coins:
            self.change_coins(opponent(self.seat), price.trade)
            self.events.append(TradeCoinsGained(opponent(self.seat), price.trade))

    def gain(self, coins: int) -> None:
        """Take coins from the bank."""
        if coins:
            self.change_coins(self.seat, coins)
            self.events.append(CoinsTaken(self.seat, coins))

    def change_coins(self, seat: Seat, coins: int) -> None:
        """Add coins to a city, or take them away where they are below 0."""
        city = self.table.cities[seat]
        self.table = self.table.with_city(seat, replace(city, coins=city.coins + coins))

    def set_wonders(self, seat: Seat, wonders: tuple[DraftedWonder, ...]) -> None:
        """Give a city these wonders."""
        self.table = self.table.with_city(seat, replace(self.table.cities[seat], wonders=wonders))

    def remove_last_wonder(self) -> None:
        """Put the wonder that can no longer be built back in the box."""
        if self.table.wonders_can_be_built:
            return
        for seat in SEATS:
            for wonder_id in self.table.cities[seat].unbuilt_wonders:
                left = tuple(each for each in self.table.cities[seat].wonders if each.wonder != wonder_id)
                self.set_wonders(seat, left)
                self.events.append(WonderRemoved(seat, wonder_id))

    def apply(self, effects: Sequence[Effect], extra_shields: int = 0) -> None:
        """Do what happens once; nothing more is done when the game is won."""
        for effect in effects:
            if self.table.victory is not None:
                return
            match effect:
                case Coins(amount):
                    self.gain(amount)
                case Per(coins=coins) if coins:
                    self.gain(coins * counted(self.table.cities, self.city, effect))
                case OpponentLosesCoins(amount):
                    self._opponent_loses(amount, None)
                case Shields(amount):
                    self._move_pawn(amount + extra_shields)
                case Science(symbol):
                    self._check_symbols(symbol)
                case DiscardOpponentCard(colour):
                    if cards_of_colour(self.other_city, colour):
                        self._ask(Question("opponent_card", self.seat, colour))
                    else:
                        self.events.append(NothingToChoose(self.seat, effect))
                case BuildFromDiscard():
                    if self.table.discard:
                        self._ask(Question("revive", self.seat))
                    else:
                        self.events.append(NothingToChoose(self.seat, effect))
                case ChooseAsideToken(draw):
                    self._ask(Question("library", self.seat, draw=draw))

    def _move_pawn(self, shields: int) -> None:
        """Move the pawn space by space, so that every zone that it enters counts (rules, Victoire)."""
        start = self.table.pawn
        step = 1 if self.seat == 0 else -1
        looted = []
        for _ in range(shields):
            self.table = replace(self.table, pawn=self.table.pawn + step)
            distance = lead(self.table.pawn, self.seat)
            looted += [
                token
                for token in MILITARY_TOKENS
                if token.seat == self.seat
                and token.distance == distance
                and token.id in self.table.military_tokens
            ]
            if distance == CAPITAL:
                self.table = replace(self.table, victory="military")
                break
        self.events.append(PawnMoved(self.seat, shields, start, self.table.pawn))
        for token in looted:
            kept = tuple(each for each in self.table.military_tokens if each != token.id)
            self.table = replace(self.table, military_tokens=kept)
            self._opponent_loses(token.coins, token.id)

    def _check_symbols(self, symbol: Symbol) -> None:
        city = self.city
        if has_supremacy(city):
            self.table = replace(self.table, victory="scientific")
        elif completes_pair(city, symbol):
            left = bool(self.table.board_tokens)
            self.events.append(PairCompleted(self.seat, symbol, left))
            if left:
                self._ask(Question("token", self.seat))

    def _opponent_loses(self, coins: int, token: MilitaryTokenId | None) -> None:
        lost = min(coins, self.other_city.coins)
        self.change_coins(opponent(self.seat), -lost)
        self.events.append(CoinsLost(opponent(self.seat), lost, token))

    def _ask(self, question: Question) -> None:
        self.table = replace(self.table, questions=(*self.table.questions, question))
