"""What a choice changes on the table, and what follows from it (rulebook, The turn; Resolving a battle)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.architects.box import Card
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
from engine.architects.city import City
from engine.architects.effects import AnyResources, CoinValue, Effect
from engine.architects.events import (
    Battle,
    CardTaken,
    CatTaken,
    ConflictTokensTurned,
    DeckSearched,
    DeckShuffled,
    EffectFailed,
    Fight,
    Passed,
    StageBuilt,
    SymbolsExchanged,
    TokenTaken,
    WonderFinished,
)
from engine.architects.legal import rest_of_search
from engine.architects.table import Table
from engine.architects.terms import COIN, Cause, DeckId
from engine.game import Event, Seat, left_of
from engine.rules import Tell
from engine.terms import CardId, DecisionKind, TokenId


def resolve(table: Table, choice: ArchitectsChoice, tell: Tell[Event]) -> None:
    """Do what a legal choice says; what follows the end of a turn is left to the course."""
    turn = Turn(table, tell)
    match choice:
        case Take(deck):
            table.taken = True
            turn.take(deck, "turn")
        case End():
            table.passes = 0 if table.taken else table.passes + 1
            if not table.taken:
                tell(Passed(table.turn))
        case Build():
            turn.build(choice)
        case Exchange(cards):
            turn.spend(cards)
            table.asked = "token"
            tell(SymbolsExchanged(table.turn, cards))
        case ChooseToken(token):
            turn.take_token(token)
        case Extra(token, deck):
            table.open_tokens.remove(token)
            table.used.append(token)
            turn.take(deck, "token", token)
        case UseEffect(deck):
            table.asked = None
            if (effect := table.city.board.deck_effect) is not None:
                effect.use_on(turn, deck)
        case Keep(card):
            turn.keep(card)
        case _:
            assert_never(choice)


class Turn:
    """What the seat whose turn it is does to the table; effects of stages make happen here what they say."""

    __slots__ = ("table", "tell")

    def __init__(self, table: Table, tell: Tell[Event]) -> None:
        """Change this table and tell what is seen."""
        self.table = table
        self.tell = tell

    def take(self, deck: DeckId, cause: Cause, token: TokenId | None = None) -> None:
        """Take the top card of a deck."""
        card = self.table.decks[deck].pop(0)
        self.tell(CardTaken(self.table.turn, deck, card, cause, token))
        self._lay(card)

    def keep(self, card: CardId) -> None:
        """Keep a card of the searched deck, which is shuffled then."""
        table, deck = self.table, self.table.searched
        if deck is None:
            raise ValueError("no deck is being searched")
        pile = table.reshuffling.shuffle(rest_of_search(table, card))
        table.decks[deck] = list(pile)
        table.asked = table.searched = None
        self.tell(CardTaken(table.turn, deck, card, "wonder"))
        self._lay(card)
        self.tell(DeckShuffled(deck, pile[0] if pile else None))

    def _lay(self, card_id: CardId) -> None:
        """Lay a card before the city: the cat comes, horns are blown, tokens open one more card."""
        table = self.table
        card, city = table.box.cards[card_id], table.city
        city.add(card)
        if card.cat and table.cat != table.turn:
            self.tell(CatTaken(table.turn, table.cat))
            table.cat = table.turn
        if card.horns and table.battle < table.conflict_tokens:
            turned = min(card.horns, table.conflict_tokens - table.battle)
            table.battle += turned
            self.tell(ConflictTokensTurned(table.turn, turned, table.battle, table.conflict_tokens))
        for token in city.tokens_for_cards:
            if token.effect.opens_after(card_id):
                self._open(token.id)

    def _open(self, token: TokenId) -> None:
        """Let the city take the extra card of a token, once in a turn."""
        if token not in self.table.used and token not in self.table.open_tokens:
            self.table.open_tokens.append(token)

    def spend(self, cards: tuple[CardId, ...]) -> None:
        """Discard cards of the city."""
        for card in cards:
            self.table.city.remove(self.table.box.cards[card])
        self.table.discard += cards

    def build(self, choice: Build) -> None:
        """Build a stage, and do what it makes happen."""
        table, tell, city = self.table, self.tell, self.table.city
        stage = city.board.stage(choice.stage)
        self.spend((*map(CardId, choice.resources), *[COIN] * choice.coins))
        city.build(stage)
        table.taken = True  # a turn without a card to take is under way once a stage is built
        table.used += [
            token.id
            for token in city.tokens_for_stages
            if token.id not in table.used and _helps(token.effect, choice)
        ]
        for token in city.tokens_for_cards:
            if token.effect.opens_after_stage():
                self._open(token.id)
        tell(
            StageBuilt(
                table.turn, choice.stage, choice.resources, choice.coins, choice.economy, choice.engineering
            )
        )
        if city.finished:
            tell(WonderFinished(table.turn))
        if stage.effect is not None and not stage.effect.happen(self):
            tell(EffectFailed(table.turn, choice.stage))

    def take_token(self, token: TokenId | None) -> None:
        """Give the city a token; a face-up one is replaced at once by the top of the stack."""
        table, revealed = self.table, None
        table.asked = None
        gained = table.stack.pop(0) if token is None else token
        if token is not None:
            place = table.face_up.index(token)
            del table.face_up[place]
            if table.stack:
                revealed = table.stack.pop(0)
                table.face_up.insert(place, revealed)
        table.city.gain(table.box.tokens[gained])
        self.tell(TokenTaken(table.turn, gained, token is None, revealed))

    def ask(self, kind: DecisionKind) -> None:
        """Ask what an effect leaves to the player to choose."""
        self.table.asked = kind

    def search(self, deck: DeckId, shown: int) -> None:
        """Show so many top cards of a deck, and ask which one is kept."""
        self.table.asked = "keep"
        self.table.searched = deck
        self.tell(DeckSearched(self.table.turn, deck, min(shown, len(self.table.decks[deck]))))


def _helps(effect: Effect, choice: Build) -> bool:
    """Tell whether this effect has helped to pay."""
    return (choice.economy and isinstance(effect, CoinValue)) or (
        choice.engineering and isinstance(effect, AnyResources)
    )


# -- battles -----------------------------------------------------------------------------------------------


def fight_battle(table: Table) -> Battle:
    """Compare all neighbours, give out victory tokens, discard horned cards and turn the tokens back."""
    # Two players are each other's only neighbours and fight once.
    pairs = 1 if table.players == 2 else table.players
    fights = tuple([_fight(table, Seat(seat)) for seat in range(pairs)])
    for fight in fights:
        if fight.winner is not None:
            table.cities[fight.winner].victories += fight.tokens
    horned = [card for card in table.box.cards.values() if card.horns]
    discarded = tuple([_discard_all(table, city, horned) for city in table.cities])
    table.battle = 0
    return Battle(fights, discarded)


def _fight(table: Table, seat: Seat) -> Fight:
    """Compare a seat with its left neighbour."""
    left = left_of(seat, table.players)
    own, other = table.cities[seat].shields, table.cities[left].shields
    if own == other:
        return Fight(seat, left, own, other, None, 0)
    winner = seat if own > other else left
    return Fight(seat, left, own, other, winner, _tokens_won(table, max(own, other), min(own, other)))


def _tokens_won(table: Table, most: int, least: int) -> int:
    """Count the tokens of a winner: with two players twice as many shields earn a second one.

    One shield against none earns one, unless the players take the rule to the letter.
    """
    if table.players > 2 or most < 2 * least:
        return 1
    return 2 if most > 1 or table.literal_two_player_battle else 1


def _discard_all(table: Table, city: City, cards: Sequence[Card]) -> tuple[CardId, ...]:
    """Discard every copy of these cards that lies in a city."""
    copies = [card for card in cards for _ in range(city.cards[card.id])]
    for card in copies:
        city.remove(card)
        table.discard.append(card.id)
    return tuple([card.id for card in copies])
