"""Everything on the table, open and hidden, the state of the turn, and its actions."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Self

from engine.architects.city import Box, City, new_city
from engine.architects.deal import Deal, Pile
from engine.architects.events import (
    CardTaken,
    CatTaken,
    ConflictTokensTurned,
    DeckSearched,
    DeckShuffled,
    TokenTaken,
)
from engine.architects.terms import CENTRAL, PLACES, Cause, DeckId, Place
from engine.game import Event, Seat
from engine.rules import Tell
from engine.shuffle import shuffled
from engine.terms import CardId, DecisionKind, TokenId


@dataclass(slots=True)
class Table:
    """The full state of a game.

    Piles and the stack are top first. ``battle`` of ``conflict_tokens`` show battle. ``turn`` is the seat
    whose turn it is. Within the turn: ``taken`` is whether its card is taken, ``used`` tokens have had their
    effect in this turn, the extra card of ``open_tokens`` can still be taken, ``asked`` is an open question
    and ``searched`` the deck whose top cards Halicarnassus shows. ``passes`` counts consecutive turns without
    an action.

    The setup is here too: the box, whether one shield against none wins two tokens, and the decks ``around``
    each seat. ``shuffles`` are the piles shuffled for Halicarnassus, ``shuffled`` of them so far, then those
    known from a record. Further ones depend only on ``seed``, so a resumed game goes on as it would have.
    """

    box: Box = field(compare=False, repr=False)
    cities: list[City]
    decks: dict[DeckId, Pile]
    face_up: tuple[TokenId, ...]
    stack: tuple[TokenId, ...]
    conflict_tokens: int
    turn: Seat
    battle: int = 0
    discard: Pile = ()
    cat: Seat | None = None
    taken: bool = False
    used: tuple[TokenId, ...] = ()
    open_tokens: tuple[TokenId, ...] = ()
    asked: DecisionKind | None = None
    searched: DeckId | None = None
    passes: int = 0
    seed: int = field(default=0, compare=False)
    shuffles: tuple[Pile, ...] = field(default=(), compare=False)
    shuffled: int = field(default=0, compare=False)
    literal_two_player_battle: bool = field(default=False, compare=False)
    around: tuple[Mapping[Place, DeckId], ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Find the decks around each seat: a wonder's own is on its left (rulebook, Setup)."""
        own = [city.board.deck for city in self.cities]
        self.around = tuple(
            [{"left": deck, "central": CENTRAL, "right": own[seat - 1]} for seat, deck in enumerate(own)]
        )

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.cities)

    @property
    def twice_from(self) -> int:
        """The shields from which twice as many as the other's win two tokens; 0 if never.

        With two players one against none isn't enough, unless they take the rule literally.
        """
        return 0 if self.players > 2 else 1 if self.literal_two_player_battle else 2

    @property
    def city(self) -> City:
        """The city whose turn it is."""
        return self.cities[self.turn]

    @property
    def over(self) -> bool:
        """Whether the game has ended: the turn in which a wonder was finished is over.

        It also ends when everybody in turn has had nothing to take and has done nothing.
        """
        if self.taken or self.asked is not None:
            return False
        return self.passes >= self.players or () in [city.open_stages for city in self.cities]

    def copy(self) -> Self:
        """Return an independent copy."""
        return replace(self, cities=[city.copy() for city in self.cities], decks=self.decks.copy())

    def end_turn(self) -> None:
        """Reset the state of the turn."""
        self.taken = False
        self.used = self.open_tokens = ()
        self.asked = self.searched = None

    def decks_in_reach(self, places: Iterable[Place] = PLACES) -> list[DeckId]:
        """List the non-empty decks in these places for the seat whose turn it is."""
        around, decks = self.around[self.turn], self.decks
        return [deck for place in places if decks[deck := around[place]]]

    @property
    def tokens_left(self) -> bool:
        """Whether any progress token can still be taken."""
        return bool(self.face_up or self.stack)

    def opened_by(self, card: CardId | None, city: City) -> tuple[TokenId, ...]:
        """Return the tokens of a city that give an extra card after this one, or with None after a stage."""
        found = [each.id for each in city.tokens_for_cards if each.effect.opens_after(card)]
        return tuple([each for each in found if each not in self.used and each not in self.open_tokens])

    def rest_of_search(self, kept: CardId) -> list[CardId]:
        """Return the searched deck without the kept card: the topmost of its kind."""
        rest = [] if self.searched is None else list(self.decks[self.searched])
        rest.remove(kept)
        return rest

    def may_keep(self, card: CardId) -> bool:
        """Return whether a shown card can be kept: the rest must be the recorded pile."""
        recorded = self.shuffles[self.shuffled :]
        return not recorded or Counter(recorded[0]) == Counter(self.rest_of_search(card))

    def shuffle(self, rest: Sequence[CardId]) -> Pile:
        """Return the shuffled pile of these cards, the rest of a searched deck."""
        if self.shuffled == len(self.shuffles):
            source = Random(f"{self.seed} Halicarnassus {self.shuffled}")
            self.shuffles += (tuple(shuffled(rest, source)),)
        self.shuffled += 1
        return self.shuffles[self.shuffled - 1]


def lay_table(box: Box, deal: Deal) -> Table:
    """Return the table at the first turn (rulebook, Setup)."""
    return Table(
        box=box,
        cities=[new_city(box, wonder_id) for wonder_id in deal.wonders],
        decks=dict(deal.decks),
        face_up=deal.progress[: box.face_up_tokens],
        stack=deal.progress[box.face_up_tokens :],
        conflict_tokens=box.conflict_tokens[len(deal.wonders)],
        turn=deal.first,
        seed=deal.seed,
        shuffles=deal.shuffles,
        literal_two_player_battle=deal.options.literal_two_player_battle,
    )


@dataclass(slots=True)
class Turn:
    """The actions of the seat whose turn it is; effects of stages call these."""

    table: Table
    tell: Tell[Event]

    def take(self, deck: DeckId, cause: Cause, token: TokenId | None = None) -> None:
        """Take the top card of a deck."""
        pile = self.table.decks[deck]
        card, self.table.decks[deck] = pile[0], pile[1:]
        self.tell(CardTaken(self.table.turn, deck, card, cause, token))
        self._lay(card)

    def keep(self, card: CardId) -> None:
        """Keep a card of the searched deck, then shuffle it."""
        table, deck = self.table, self.table.searched
        if deck is None:
            raise ValueError("no deck is being searched")
        table.decks[deck] = pile = table.shuffle(table.rest_of_search(card))
        table.asked = table.searched = None
        self.tell(CardTaken(table.turn, deck, card, "wonder"))
        self._lay(card)
        self.tell(DeckShuffled(deck, pile[0] if pile else None))

    def _lay(self, card_id: CardId) -> None:
        """Add a card to the city: the cat moves, horns are blown, tokens allow an extra card."""
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
        self.open_tokens(card_id)

    def open_tokens(self, card: CardId | None) -> None:
        """Allow extra cards, one a token and turn, after a card or with None after a stage."""
        table = self.table
        table.open_tokens += table.opened_by(card, table.city)

    def spend(self, cards: tuple[CardId, ...]) -> None:
        """Discard cards of the city."""
        for card in cards:
            self.table.city.add(self.table.box.cards[card], -1)
        self.table.discard += cards

    def take_token(self, token: TokenId | None) -> None:
        """Give the city a token; a face-up one is replaced at once from the top of the stack."""
        table, hidden = self.table, token is None
        table.asked = None
        top, table.stack = table.stack[:1], table.stack[1:]
        if token is None:
            (token,) = top
        else:
            place = table.face_up.index(token)
            table.face_up = (*table.face_up[:place], *top, *table.face_up[place + 1 :])
        table.city.gain(table.box.tokens[token])
        self.tell(TokenTaken(table.turn, token, hidden, None if hidden or not top else top[0]))

    def search(self, deck: DeckId, shown: int) -> None:
        """Show the top ``shown`` cards of a deck, and ask which one is kept."""
        self.table.asked = "keep"
        self.table.searched = deck
        self.tell(DeckSearched(self.table.turn, deck, min(shown, len(self.table.decks[deck]))))
