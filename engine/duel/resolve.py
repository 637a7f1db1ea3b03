"""The effects of choices on the table, in the terms of the rules."""

from collections.abc import Sequence
from typing import assert_never

from engine.duel.choice import (
    Answer,
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
from engine.duel.city import DraftedWonder, Effect
from engine.duel.events import (
    BeginnerChosen,
    Built,
    CoinsLost,
    CoinsTaken,
    Discarded,
    NothingToChoose,
    OpponentCardDiscarded,
    PawnMoved,
    Revived,
    TokenTaken,
    TradeCoinsGained,
    WonderBuilt,
    WonderDrafted,
    WonderRemoved,
)
from engine.duel.payment import Price
from engine.duel.scoring import lead
from engine.duel.table import Asks, Question, Table
from engine.duel.terms import MilitaryTokenId, opponent
from engine.game import Event, Seat
from engine.rules import Tell
from engine.terms import CardId, TokenId


def resolve(table: Table, seat: Seat, choice: DuelChoice, tell: Tell[Event]) -> None:
    """Carry out a legal choice of a seat, as far as possible without another one and without the dealer.

    Afterwards either a question is open, the game is won, or the turn is done.
    """
    match choice:
        case Build():
            Turn(table, seat, tell).build(choice)
        case BuildWonder():
            Turn(table, seat, tell).build_wonder(choice)
        case Discard():
            table.layout.take(choice.slot)
            table.cities[seat].coins += choice.gain
            table.discard.append(choice.card)
            tell(Discarded(seat, choice.card, choice.gain))
        case Draft(wonder_id):
            last = len(table.draft) == 1
            table.draft.remove(wonder_id)
            table.cities[seat].wonders.append(DraftedWonder(wonder_id))
            tell(WonderDrafted(seat, wonder_id, last))
        case Begin(beginner):
            table.turn, table.beginner_open = beginner, False
            tell(BeginnerChosen(seat, beginner))
        case _:
            Turn(table, seat, tell).answer(choice)


class Turn:
    """The actions of one seat on the table; effects call these."""

    __slots__ = ("_extra_shields", "city", "other_city", "seat", "table", "tell")

    def __init__(self, table: Table, seat: Seat, tell: Tell[Event]) -> None:
        """Act on this table and announce the events."""
        self.table = table
        self.seat = seat
        self.tell = tell
        self.city = table.cities[seat]
        self.other_city = table.cities[opponent(seat)]
        self._extra_shields = 0

    def build(self, choice: Build) -> None:
        """Build a card of the layout."""
        card_id, price = choice.card, choice.price
        self.table.layout.take(choice.slot)
        self.tell(Built(self.seat, card_id, price.how, price.total - price.trade, price.trade, price.bought))
        self._pay(price)
        if price.how == "chain":
            self.gain(self.city.chain_coins)
        self.add_card(card_id)

    def build_wonder(self, choice: BuildWonder) -> None:
        """Build a wonder with a card of the layout."""
        wonder, price = self.table.box.wonders[choice.wonder], choice.price
        self.table.layout.take(choice.slot)
        self.table.under_wonders.append(choice.card)
        self.tell(WonderBuilt(self.seat, wonder.id, choice.card, price.how, price.trade, price.bought))
        self._pay(price)
        # Theology gives another turn for further wonders, not for the Great Library that brings it, and a
        # wonder never has the effect twice (rules, Annexe 1: Théologie).
        if self.city.wonders_play_again:
            self.table.plays_again = True
        wonder.add_to(self.city)
        for seat, removed in self.table.remove_last_wonders():
            self.tell(WonderRemoved(seat, removed))
        self._happen(wonder.effects)

    def answer(self, choice: Answer) -> None:
        """Answer the first question."""
        table, seat = self.table, self.seat
        question = table.questions.pop(0)
        match choice:
            case TakeToken(token):
                table.board_tokens.remove(token)
                self.get_token(token, from_library=False)
            case KeepToken(token):
                # Tokens not kept are returned to the box.
                del table.aside_tokens[: len(question.effect.answers(table, seat))]
                self.get_token(token, from_library=True)
            case TakeOpponentCard(card_id):
                left = self.other_city
                buildings = [each for each in left.buildings if each != card_id]
                table.cities[opponent(seat)] = table.box.city(
                    left.coins, buildings, left.wonders, left.tokens
                )
                table.discard.append(card_id)
                self.tell(OpponentCardDiscarded(seat, card_id))
            case Revive(card_id):
                table.discard.remove(card_id)
                self.tell(Revived(seat, card_id))
                self.add_card(card_id)
            case _:
                assert_never(choice)

    def get_token(self, token_id: TokenId, *, from_library: bool) -> None:
        """Add a progress token to the city."""
        token = self.table.box.tokens[token_id]
        token.add_to(self.city)
        self.tell(TokenTaken(self.seat, token_id, from_library))
        self._happen(token.effects)

    def add_card(self, card_id: CardId) -> None:
        """Add a card to the city; Strategy adds to a red one, whether paid for or from the discard pile."""
        card = self.table.box.cards[card_id]
        self._extra_shields = self.city.extra_shields.get(card.colour, 0)
        card.add_to(self.city)
        self._happen(card.effects)

    def _happen(self, effects: Sequence[Effect]) -> None:
        """Apply what happens once; nothing more once the game is won."""
        for effect in effects:
            if self.table.victory is None:
                effect.happen(self)

    def _pay(self, price: Price) -> None:
        """Pay the bank; coins for missing resources go to an opponent with Economy."""
        self.city.coins -= price.total
        if price.trade and self.other_city.gains_trade_coins:
            self.other_city.coins += price.trade
            self.tell(TradeCoinsGained(opponent(self.seat), price.trade))

    # -- what effects make happen -------------------------------------------------------------------------

    def gain(self, coins: int) -> None:
        """Take coins from the bank."""
        if coins:
            self.city.coins += coins
            self.tell(CoinsTaken(self.seat, coins))

    def opponent_loses(self, coins: int, token: MilitaryTokenId | None = None) -> None:
        """Make the opponent pay coins to the bank, or all there are."""
        lost = min(coins, self.other_city.coins)
        self.other_city.coins -= lost
        self.tell(CoinsLost(opponent(self.seat), lost, token))

    def move_pawn(self, shields: int) -> None:
        """Move the pawn towards the opponent's capital; each zone that it enters counts (rules, Victoire)."""
        table, track, start = self.table, self.table.box.track, self.table.pawn
        shields += self._extra_shields
        ahead = lead(start, self.seat)
        reached = min(ahead + shields, track.capital)
        table.pawn = lead(reached, self.seat)
        if reached == track.capital:
            table.victory = "military"
        self.tell(PawnMoved(self.seat, shields, start, table.pawn))
        for token in track.tokens:
            entered = token.seat == self.seat and ahead < token.distance <= reached
            if entered and token.id in table.military_tokens:
                table.military_tokens.remove(token.id)
                self.opponent_loses(token.coins, token.id)

    def ask(self, effect: Asks) -> None:
        """Ask the owner of an effect for its choice, if there is any."""
        if effect.answers(self.table, self.seat):
            self.table.questions.append(Question(self.seat, effect))
        else:
            self.tell(NothingToChoose(self.seat, effect))
