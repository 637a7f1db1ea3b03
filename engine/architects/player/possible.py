"""Tables that may be the one that a viewer sees: what lies hidden is dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.architects.deal import Pile
from engine.architects.legal import TURN_KINDS
from engine.architects.table import Table
from engine.architects.terms import CENTRAL, DeckId
from engine.architects.view import View
from engine.shuffle import below, shuffled
from engine.terms import CardId, TokenId


class PossibleTables:
    """Lays what a viewer cannot see: cards under the tops of the piles, the stack of progress tokens.

    Which pile a card has come from is not looked at: all that have not been seen may lie in each.
    """

    def __init__(self, view: View) -> None:
        """Look at what a viewer sees."""
        self._view, box = view, view.box
        cards, tokens = Counter[CardId](), Counter[TokenId](box.all_tokens())
        for deck in view.decks:
            cards.update(box.full_deck(deck))
        for city in view.cities:
            cards.subtract(city.cards)
            tokens.subtract(city.tokens)
        cards.subtract(view.discard)
        cards.subtract(filter(None, [view.peeked, *[deck.top for deck in view.decks.values()]]))
        tokens.subtract(view.tokens)
        self._cards, self._tokens = list(cards.elements()), list(tokens.elements())

    def deal(self, source: Random) -> Table:
        """Lay one of these tables."""
        view = self._view
        pool = shuffled(self._cards, source)
        decks: dict[DeckId, Pile] = {}
        for name, deck in view.decks.items():
            top = view.peeked if name == CENTRAL else deck.top
            known = [] if top is None else [top]
            under = deck.size - len(known)
            decks[name] = (*known, *pool[:under])
            del pool[:under]
        (kind,) = view.deciding.values()
        return Table(
            box=view.box,
            cities=[city.copy() for city in view.cities],
            decks=decks,
            face_up=view.tokens,
            stack=tuple(shuffled(self._tokens, source)[: view.stack_size]),
            conflict_tokens=view.conflict_tokens,
            turn=view.turn,
            battle=view.battle,
            discard=tuple([card for card, copies in view.discard.items() for _ in range(copies)]),
            cat=view.cat,
            taken=view.taken,
            used=view.used,
            open_tokens=view.open_tokens,
            asked=None if kind in TURN_KINDS else kind,
            seed=below(source, 1 << 30),
            literal_two_player_battle=view.literal_two_player_battle,
        )
