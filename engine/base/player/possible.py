"""Tables that may be the one that a viewer sees: what lies hidden is dealt anew."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

from engine.base.deal import Deal
from engine.base.table import Table, discard_pile, hand_of, reserve_of
from engine.base.view import View
from engine.game import Seat
from engine.shuffle import shuffled
from engine.terms import CardId
from engine.values import FrozenMapping


class PossibleTables:
    """Deals what a viewer cannot see: other hands and reserves, the Free City's pile, the discard pile."""

    def __init__(self, view: View) -> None:
        """Look at what a viewer sees and remembers."""
        self._view = view
        self._age = view.box.age(view.age)
        built = Counter(building for city in view.cities for building in city.buildings)
        known = Counter([*view.hand, *view.gone, *chain.from_iterable(view.passed_on.values())])
        deck = Counter(view.box.deck(self._age, view.players))
        self._pool = [*(deck - built - known).elements()]
        # What was not built of this age, as far as it is known, and of earlier ones may be discarded.
        self._gone = list(view.gone)
        for age in view.box.ages[: view.age - 1]:
            self._gone += (Counter(view.box.deck(age, view.players)) - built).elements()
        # Of cards that are drawn for the age those not seen may be in it, as many as are left to draw.
        self._drawn: list[tuple[list[CardId], int]] = []
        for drawn in self._age.drawn:
            cards, number = view.box.drawn(drawn, self._age, view.players)
            unseen = [card for card in cards if not built[card] and not known[card]]
            self._drawn.append((unseen, number - (len(cards) - len(unseen))))
        self._kept = [
            card
            for deck in view.box.decks
            for card in view.box.cards_of(deck.colour)
            if not built[card] and card not in view.reserve
        ]
        kind = None if view.seat is None else view.deciding.get(view.seat)
        self._holds_reserve = kind is not None and view.box.decisions[kind] is reserve_of

    def deal(self, source: Random) -> Table:
        """Lay one of these tables, each as likely as it may be; it can be played on to the end of the age."""
        view, box = self._view, self._view.box
        boards = tuple(city.board for city in view.cities)
        decks = FrozenMapping({deck.name: tuple(box.cards_of(deck.colour)) for deck in box.decks})
        table = Table(box, Deal(view.players, 0, boards, ((),) * box.last_age, decks=decks))
        table.cities = tuple([city.copy() for city in view.cities])
        table.age_number, table.phase, table.round = view.age, view.phase, view.round
        if view.controller is not None:
            table.choosers[-1] = view.controller
        pool = shuffled(
            self._pool + [card for cards, number in self._drawn for card in shuffled(cards, source)[:number]],
            source,
        )
        gone = list(self._gone)
        table.hands = [self._hand(Seat(seat), pool, gone, source) for seat in range(view.players)]
        rest = shuffled(self._kept, source)
        for seat, count in enumerate(view.reserve_sizes):
            own = seat == view.seat
            table.reserves[seat] = [*view.reserve] if own else [rest.pop() for _ in range(count)]
        table.decks = {
            deck.name: [card for card in rest if card in box.cards_of(deck.colour)] for deck in box.decks
        }
        table.pile = [pool.pop() for _ in range(min(len(pool), view.pile_size))]
        discarded = shuffled([*pool, *gone], source)[: view.discard_size]
        table.discard = list(view.discard) or discarded
        table.waiting = view.waiting
        asked = view.deciding.items()
        table.reviving = [seat for seat, kind in asked if kind == "revive"]
        table.playing_seventh = [seat for seat, kind in asked if kind == "seventh_card"]
        return table

    def _hand(self, seat: Seat, pool: list[CardId], gone: list[CardId], source: Random) -> list[CardId]:
        """Give a hand what is known of it and draw the rest; what is not in it any more is gone."""
        view = self._view
        size = view.hand_sizes[seat]
        if seat == view.seat and view.hand and not self._holds_reserve:
            return list(view.hand)
        known = shuffled(view.passed_on.get(seat, ()), source)
        hand = known[:size]
        gone += known[size:]
        while len(hand) < size and pool:
            hand.append(pool.pop())
        return hand


DEALT = (hand_of, reserve_of, discard_pile)
"""Where the cards lie that `PossibleTables` can deal; a box may have places of its own."""
