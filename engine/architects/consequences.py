"""What follows from a choice, in the words of the rules."""

from __future__ import annotations

from engine.architects.events import (
    ArchitectsEvent,
    CardTaken,
    CatTaken,
    Cause,
    ConflictTokensTurned,
    DeckSearched,
)
from engine.architects.legal import decks_for_effect
from engine.architects.table import Table
from engine.architects.terms import DeckId, Place
from engine.rules import Tell
from engine.terms import CardId, TokenId


class Consequences:
    """What a choice does to the table; ``engine.architects.effects.Happening`` for effects of stages."""

    __slots__ = ("table", "tell")

    def __init__(self, table: Table, tell: Tell[ArchitectsEvent]) -> None:
        """Change this table and tell what is seen."""
        self.table = table
        self.tell = tell

    def take(self, deck: DeckId, cause: Cause, token: TokenId | None = None) -> None:
        """Take the top card of a deck."""
        table = self.table
        card = table.decks[deck].pop(0)
        self.tell(CardTaken(table.turn, deck, card, cause, token))
        self.lay(card)

    def lay(self, card_id: CardId) -> None:
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
                self.open(token.id)

    def open(self, token: TokenId) -> None:
        """Let the city take the extra card of a token, once in a turn."""
        if token not in self.table.used and token not in self.table.open_tokens:
            self.table.open_tokens.append(token)

    # -- what effects make happen -------------------------------------------------------------------------

    def take_top_cards(self, places: tuple[Place, ...]) -> bool:
        """Take the top card of the piles that lie there, one after the other."""
        decks = self.table.decks_in_reach(places)
        for deck in decks:
            self.take_top_card(deck)
        return bool(decks)

    def ask_for_token(self) -> bool:
        """Ask which progress token is taken."""
        self.table.asked = "token" if self.table.tokens_left else None
        return self.table.tokens_left

    def ask_for_deck(self) -> bool:
        """Ask which deck the effect of the wonder is used on."""
        decks = decks_for_effect(self.table)
        self.table.asked = "effect" if decks else None
        return bool(decks)

    def take_top_card(self, deck: DeckId) -> None:
        """Take the top card of a deck."""
        self.take(deck, "wonder")

    def search(self, deck: DeckId, shown: int) -> None:
        """Show so many top cards of a deck, and ask which one is kept."""
        self.table.asked = "keep"
        self.table.searched = deck
        self.tell(DeckSearched(self.table.turn, deck, min(shown, len(self.table.decks[deck]))))
