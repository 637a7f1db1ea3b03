"""What happens when choices are carried out, and what follows from them, in the words of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

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
from engine.duel.effects import AnyEffect, Asking, PlayAgain
from engine.duel.events import (
    BeginnerChosen,
    Built,
    CoinsLost,
    CoinsTaken,
    Discarded,
    DuelEvent,
    NothingToChoose,
    OpponentCardDiscarded,
    PairCompleted,
    PawnMoved,
    Revived,
    TokenTaken,
    TradeCoinsGained,
    WonderBuilt,
    WonderDrafted,
    WonderRemoved,
)
from engine.duel.legal import opponent_cards
from engine.duel.payment import Price
from engine.duel.scoring import CAPITAL, MILITARY_TOKENS, lead
from engine.duel.table import Question, Table
from engine.duel.terms import MilitaryTokenId, Symbol, opponent
from engine.game import Seat
from engine.rules import Tell
from engine.terms import CardId, Colour, TokenId, WonderId


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


def resolve(table: Table, seat: Seat, choice: DuelChoice, tell: Tell[DuelEvent]) -> None:
    """Carry out a legal choice of a seat, as far as it goes without another one and without the dealer.

    Afterwards either a question is open, the game is won, or the turn is done.
    """
    done = Consequences(table, seat, tell)
    match choice:
        case Build():
            _build(done, choice)
        case BuildWonder():
            _build_wonder(done, choice)
        case Discard():
            _discard(done, choice)
        case Draft(wonder_id):
            _draft(done, wonder_id)
        case TakeToken(token):
            table.questions.pop(0)
            table.board_tokens.remove(token)
            _get_token(done, token, from_library=False)
        case KeepToken(token):
            # The tokens that are not kept go back to the box.
            del table.aside_tokens[: table.questions.pop(0).draw]
            _get_token(done, token, from_library=True)
        case TakeOpponentCard(card_id):
            table.questions.pop(0)
            _discard_opponent_card(done, card_id)
        case Revive(card_id):
            table.questions.pop(0)
            table.discard.remove(card_id)
            tell(Revived(seat, card_id))
            _add_card(done, card_id)
        case Begin(beginner):
            table.turn, table.beginner_open = beginner, False
            tell(BeginnerChosen(seat, beginner))
        case _:
            assert_never(choice)


def _draft(done: Consequences, wonder_id: WonderId) -> None:
    last = len(done.table.draft) == 1
    done.table.draft.remove(wonder_id)
    done.city.draft(wonder_id)
    done.tell(WonderDrafted(done.seat, wonder_id, last))


def _build(done: Consequences, choice: Build) -> None:
    card_id, price = choice.card, choice.price
    done.table.layout.take(choice.slot)
    done.tell(Built(done.seat, card_id, price.how, price.total - price.trade, price.trade, price.bought))
    done.pay(price)
    if price.how == "chain":
        done.gain(done.city.chain_coins)
    _add_card(done, card_id)


def _build_wonder(done: Consequences, choice: BuildWonder) -> None:
    wonder, price = done.table.box.wonders[choice.wonder], choice.price
    done.table.layout.take(choice.slot)
    done.table.under_wonders.append(choice.card)
    done.tell(WonderBuilt(done.seat, wonder.id, choice.card, price.how, price.trade, price.bought))
    done.pay(price)
    # Theology gives another turn for the next wonders, not for the Great Library that brings it, and a
    # wonder never has the effect twice (rules, Annexe 1: Théologie).
    if done.city.wonders_play_again or PlayAgain() in wonder.effects:
        done.table.plays_again = True
    wonder.add_to(done.city)
    done.remove_last_wonder()
    done.apply(wonder.effects)


def _discard(done: Consequences, choice: Discard) -> None:
    done.table.layout.take(choice.slot)
    done.city.coins += choice.gain
    done.table.discard.append(choice.card)
    done.tell(Discarded(done.seat, choice.card, choice.gain))


def _get_token(done: Consequences, token_id: TokenId, *, from_library: bool) -> None:
    token = done.table.box.tokens[token_id]
    token.add_to(done.city)
    done.tell(TokenTaken(done.seat, token_id, from_library))
    done.apply(token.effects)


def _discard_opponent_card(done: Consequences, card_id: CardId) -> None:
    left = done.other_city
    buildings = [each for each in left.buildings if each != card_id]
    done.table.cities[opponent(done.seat)] = done.table.box.city(
        left.coins, buildings, left.wonders, left.tokens
    )
    done.table.discard.append(card_id)
    done.tell(OpponentCardDiscarded(done.seat, card_id))


def _add_card(done: Consequences, card_id: CardId) -> None:
    # Strategy adds to red cards only, whether they are paid for or taken from the discard pile.
    card = done.table.box.cards[card_id]
    extra_shields = done.city.extra_shields.get(card.colour, 0)
    card.add_to(done.city)
    done.apply(card.effects, extra_shields)
