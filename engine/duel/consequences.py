"""What follows from a choice, in the words of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.conflict import CAPITAL, MILITARY_TOKENS, lead
from engine.duel.effects import AnyEffect, Asking
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
from engine.duel.legal import opponent_cards
from engine.duel.payment import Price
from engine.duel.table import Question, Table
from engine.duel.terms import MilitaryTokenId, Symbol, opponent
from engine.game import Seat
from engine.rules import Tell
from engine.terms import Colour


class Consequences:
    """What one seat's choice does to the table; ``engine.duel.effects.Happening`` for its effects."""

    __slots__ = ("_extra_shields", "cities", "city", "other_city", "seat", "table", "tell")

    def __init__(self, table: Table, seat: Seat, tell: Tell[DuelEvent]) -> None:
        """Change this table and tell what is seen."""
        self.table = table
        self.seat = seat
        self.tell = tell
        self.cities = table.cities
        self.city = table.cities[seat]
        self.other_city = table.cities[opponent(seat)]
        self._extra_shields = 0

    def pay(self, price: Price) -> None:
        """Pay the bank; what is paid for missing resources goes to an opponent with Economy."""
        self.city.coins -= price.total
        if price.trade and self.other_city.gains_trade_coins:
            self.other_city.coins += price.trade
            self.tell(TradeCoinsGained(opponent(self.seat), price.trade))

    def remove_last_wonder(self) -> None:
        """Put the wonder that can no longer be built back in the box."""
        for seat, wonder_id in self.table.remove_last_wonders():
            self.tell(WonderRemoved(seat, wonder_id))

    def apply(self, effects: Sequence[AnyEffect], extra_shields: int = 0) -> None:
        """Do what happens once; nothing more is done when the game is won."""
        self._extra_shields = extra_shields
        for effect in effects:
            if self.table.victory is None:
                effect.happen(self)

    # -- what effects make happen -------------------------------------------------------------------------

    def gain(self, coins: int) -> None:
        """Take coins from the bank."""
        if coins:
            self.city.coins += coins
            self.tell(CoinsTaken(self.seat, coins))

    def opponent_loses(self, coins: int, token: MilitaryTokenId | None = None) -> None:
        """Make the opponent give coins to the bank, or all there are."""
        lost = min(coins, self.other_city.coins)
        self.other_city.coins -= lost
        self.tell(CoinsLost(opponent(self.seat), lost, token))

    def move_pawn(self, shields: int) -> None:
        """Move the pawn space by space, so that every zone that it enters counts (rules, Victoire)."""
        table, start = self.table, self.table.pawn
        shields += self._extra_shields
        looted = []
        for _ in range(shields):
            table.pawn += lead(1, self.seat)
            distance = lead(table.pawn, self.seat)
            looted += [
                token
                for token in MILITARY_TOKENS
                if token.seat == self.seat
                and token.distance == distance
                and token.id in table.military_tokens
            ]
            if distance == CAPITAL:
                table.victory = "military"
                break
        self.tell(PawnMoved(self.seat, shields, start, table.pawn))
        for token in looted:
            table.military_tokens.remove(token.id)
            self.opponent_loses(token.coins, token.id)

    def check_symbols(self, symbol: Symbol) -> None:
        """See whether a further symbol wins the game or completes a pair."""
        if self.city.has_supremacy:
            self.table.victory = "scientific"
        elif self.city.has_pair_of(symbol):
            left = bool(self.table.board_tokens)
            self.tell(PairCompleted(self.seat, symbol, left))
            if left:
                self.table.questions.append(Question("token", self.seat))

    def discard_opponent_card(self, effect: Asking, colour: Colour) -> None:
        """Ask for a card of the opponent's."""
        self._ask(
            Question("opponent_card", self.seat, colour=colour),
            effect,
            bool(opponent_cards(self.table, self.seat, colour)),
        )

    def build_from_discard(self, effect: Asking) -> None:
        """Ask for a card of the discard pile."""
        self._ask(Question("revive", self.seat), effect, bool(self.table.discard))

    def draw_tokens(self, effect: Asking, draw: int) -> None:
        """Ask for one of the tokens set aside."""
        self._ask(Question("library", self.seat, draw=draw), effect, bool(self.table.aside_tokens))

    def _ask(self, question: Question, effect: Asking, anything: bool) -> None:
        """Ask where there is anything to choose."""
        if anything:
            self.table.questions.append(question)
        else:
            self.tell(NothingToChoose(self.seat, effect))
