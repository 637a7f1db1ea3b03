"""Everything that lies on the table in a running game, hidden things included."""

from __future__ import annotations

from copy import copy

from engine.base.deal import HAND_SIZE, Deal
from engine.base.menu import Menu
from engine.base.tableau import Tableau
from engine.base.trade import market_of
from engine.game import Seat
from engine.terms import CardId, Neighbour

ROUNDS = 6
LAST_AGE = 3


class Table:
    """Cities, hands, the discard pile and, with two players, the Free City with its pile.

    ``choosers`` are the players who choose for each city now; ``hands`` are the players', by seat;
    ``pile`` the Free City's cards of this age, top first; ``reviving`` are the seats that build from the
    discard pile at the end of this round, and ``playing_seventh`` those that play the last card of the
    age before that.
    """

    def __init__(self, deal: Deal) -> None:
        """Lay out the boards and deal the first age."""
        self.hands_of_ages = deal.hands
        self.players = deal.players
        count = len(deal.boards)
        self.cities = tuple(
            Tableau(board, deal.boards[(seat + 1) % count], deal.boards[seat - 1])
            for seat, board in enumerate(deal.boards)
        )
        self.free_city = Seat(count - 1) if count > deal.players else None
        self.discard: list[CardId] = []
        self.hands: list[list[CardId]] = []
        self.pile: list[CardId] = []
        self.reviving: list[Seat] = []
        self.playing_seventh: list[Seat] = []
        self.over = False
        self._menus: list[Menu | None] = [None] * count
        self.choosers = [Seat(seat) for seat in range(count)]
        self.age = 0
        self.round = 0
        self.begin_age()

    def copy(self) -> Table:
        """Give a table of its own that lies as this one."""
        other = copy(self)
        other.cities = tuple(city.copy() for city in self.cities)
        other.hands = [list(hand) for hand in self.hands]
        other.discard, other.pile = list(self.discard), list(self.pile)
        other.reviving, other.playing_seventh = list(self.reviving), list(self.playing_seventh)
        other.choosers = list(self.choosers)
        other._menus = [None] * len(self._menus)
        return other

    @property
    def in_mid_round(self) -> bool:
        """Whether the cards of this round lie already and somebody still has a power to use."""
        return bool(self.playing_seventh or self.reviving)

    @property
    def passing(self) -> Neighbour:
        """Where the hands go in this age: left, right, left (rulebook, The next hand)."""
        return "right" if self.age == 2 else "left"

    @property
    def controller(self) -> Seat | None:
        """Who plays for the Free City in this round.

        The player on its left begins in ages I and III, the one on its right in age II; then they take
        turns (rulebook, Expert variant).
        """
        if self.free_city is None:
            return None
        first = (self.free_city + 1) % 3 if self.passing == "left" else (self.free_city - 1) % 3
        return Seat(first if self.round % 2 == 1 else 1 - first)

    def menu(self, seat: Seat) -> Menu:
        """Give what everything costs the city of this seat now."""
        menu = self._menus[seat]
        if menu is None:
            menu = Menu(market_of(self.cities, seat), dearer=seat == self.free_city)
            self._menus[seat] = menu
        return menu

    def forget_menus(self, seat: Seat) -> None:
        """Work prices out again at the city of this seat and beside it: its trade has changed."""
        self._menus[seat - 1] = self._menus[seat] = self._menus[(seat + 1) % len(self._menus)] = None

    def begin_age(self) -> None:
        """Deal the next age; what Olympia may do once an age it may do again."""
        dealt = self.hands_of_ages[self.age]
        self.age += 1
        self.round = 1
        self.hands = [list(hand) for hand in dealt[: self.players]]
        self.pile = [card for pile in dealt[self.players :] for card in pile]
        for city in self.cities:
            city.free_build_used = False
        self._draw()

    def begin_round(self) -> None:
        """Pass the hands on and begin the next round of the age."""
        # The hand of the right neighbour arrives where hands go to the left, and the other way round.
        step = -1 if self.passing == "left" else 1
        self.hands = [*self.hands[step:], *self.hands[:step]]
        self.round += 1
        self._draw()

    def next_to_revive(self) -> Seat:
        """Name the next seat that builds from the discard pile.

        The owner of the Mausoleum chooses before Manneken Pis, who copies it (Manneken Pis sheet).
        """
        return min(self.reviving, key=lambda seat: (bool(self.cities[seat].copied), seat))

    def discard_rest(self) -> None:
        """Discard the last cards of the age without coins, the pile's too; Babylon B plays its own."""
        self.playing_seventh = [
            Seat(seat)
            for seat, hand in enumerate(self.hands)
            if hand and "play_seventh_card" in self.cities[seat].abilities
        ]
        for seat, hand in enumerate(self.hands):
            if seat not in self.playing_seventh:
                self.discard += hand
                hand.clear()
        self.discard += self.pile
        self.pile.clear()

    def _draw(self) -> None:
        """Hand the Free City to its player of this round, who draws the pile's top card for it."""
        controller = self.controller
        if controller is not None:
            self.choosers[-1] = controller
            if len(self.pile) > HAND_SIZE - ROUNDS:
                self.hands[controller].append(self.pile.pop(0))
