"""Everything on the table in a running game: the cities, and hidden information."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

from engine.base.box import Age, Box, Lying
from engine.base.choice import BaseChoice, CardChoice
from engine.base.city import Board, City
from engine.base.deal import Deal
from engine.game import Choices, Seat, beside, left_of, right_of
from engine.terms import CardId, DecisionKind
from engine.values import FrozenMapping


def new_city(box: Box, boards: Sequence[Board], seat: Seat) -> City:
    """Create the city of a seat before its first round, from all boards of a table."""
    board, (left, right) = boards[seat], beside(boards, seat)
    start = box.wonders[board.wonder]
    city = City(board, box.plan(board, left, right), start.starting_coins + box.starting_coins)
    for effect in start.board_effects.get(board.side, ()):
        effect.come_into(city)
    return city


class RoundPlayed(NamedTuple):
    """A round of the age: the hands before it, and the choice for each city, by seat.

    ``choosers`` are the players who chose for each city, from their hands.
    """

    hands: tuple[tuple[CardId, ...], ...]
    choices: Choices[BaseChoice]
    choosers: tuple[Seat, ...]

    def chosen_from(self, holder: Seat) -> list[CardChoice]:
        """List the choices from a player's hand, that for the own city first."""
        chosen = [self.choices[Seat(city)] for city, chooser in enumerate(self.choosers) if chooser == holder]
        return [choice for choice in chosen if isinstance(choice, CardChoice)]


class Table:
    """Cities, hands, the discard pile and, with two players, the Free City with its pile.

    ``phase`` is the current part of the age, ``round`` its round. ``choosers`` are the players who choose for
    each city now; ``hands`` are the players', by seat, and ``reserves`` those beside them; ``decks`` are
    those without an age, ``pile`` the Free City's cards of this age, top first. ``rounds_played`` are those
    of this age. ``reviving`` are the seats that build from the discard pile at the end of this round, and
    ``playing_seventh`` those that play the last card of the age before that. ``waiting`` are the seats asked
    in the middle of a round by a further box, by the kind of decision, each with its amount; it is replaced,
    never changed in place, and visible to everybody.
    """

    def __init__(self, box: Box, deal: Deal) -> None:
        """Place the boards, and deal the reserves."""
        count = len(deal.boards)
        self.box = box
        self.players = deal.players
        self.seats = tuple([Seat(seat) for seat in range(deal.players)])
        self.dealt = deal.hands
        self.cities = tuple(new_city(box, deal.boards, Seat(seat)) for seat in range(count))
        self.free_city = Seat(count - 1) if count > deal.players else None
        self.choosers = [Seat(seat) for seat in range(count)]
        self.discard: list[CardId] = []
        self.hands: list[list[CardId]] = [[] for _ in range(deal.players)]
        self.decks = {name: list(cards) for name, cards in deal.decks.items()}
        self.reserves = [
            [self.decks[deck.name].pop(0) for deck in box.decks for _ in range(deck.each)]
            for _ in range(deal.players)
        ]
        self.pile: list[CardId] = []
        self.rounds_played: list[RoundPlayed] = []
        self.reviving: list[Seat] = []
        self.playing_seventh: list[Seat] = []
        self.waiting: FrozenMapping[DecisionKind, FrozenMapping[Seat, int]] = FrozenMapping()
        self.age_number = 1
        self.phase = 0
        self.round = 1
        self.over = False

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self).__new__(type(self))
        vars(other).update(vars(self))
        other.cities = tuple([city.copy() for city in self.cities])
        other.choosers = self.choosers[:]
        other.hands = [hand[:] for hand in self.hands]
        other.reserves = [reserve[:] for reserve in self.reserves]
        other.decks = {name: cards[:] for name, cards in self.decks.items()}
        other.discard, other.pile = self.discard[:], self.pile[:]
        other.rounds_played = self.rounds_played[:]
        other.reviving, other.playing_seventh = self.reviving[:], self.playing_seventh[:]
        return other

    @property
    def age(self) -> Age:
        """The current age."""
        return self.box.age(self.age_number)

    @property
    def last_round(self) -> bool:
        """Whether this is the last round of the age."""
        return self.round == self.box.rounds

    @property
    def in_mid_round(self) -> bool:
        """Whether the cards of this round are placed and somebody still has to choose."""
        return bool(self.playing_seventh or self.reviving or self.waiting)

    def deal_hands(self) -> None:
        """Deal the hands of the age; Olympia's power of once an age is renewed."""
        dealt = self.dealt[self.age_number - 1]
        self.round = 1
        self.rounds_played = []
        self.hands = [list(hand) for hand in dealt[: self.players]]
        self.pile = [card for pile in dealt[self.players :] for card in pile]
        for city in self.cities:
            city.free_build_used = False
        self._draw()

    def note_round(self, choices: Choices[BaseChoice]) -> None:
        """Record the hands and choices before the cards of a round are played."""
        hands = tuple(map(tuple, self.hands))
        self.rounds_played.append(RoundPlayed(hands, choices, tuple(self.choosers)))

    def pass_hands(self) -> None:
        """Pass the hands and start the next round of the age."""
        # If hands are passed to the left, the right neighbour's arrives, and vice versa.
        step = -1 if self.age.passing == "left" else 1
        self.hands = [*self.hands[step:], *self.hands[:step]]
        self.round += 1
        self._draw()

    def next_to_revive(self) -> Seat:
        """Return the next seat that builds from the discard pile.

        The owner of the Mausoleum chooses before Manneken Pis, who copies it (Manneken Pis sheet).
        """
        return min(self.reviving, key=lambda seat: (bool(self.cities[seat].copied), seat))

    def discard_rest(self) -> None:
        """Discard the last cards of the age without coins, including the pile's; Babylon B plays its own."""
        self.playing_seventh = [
            seat
            for seat in self.seats
            if self.hands[seat] and "play_seventh_card" in self.cities[seat].abilities
        ]
        for seat in self.seats:
            if seat not in self.playing_seventh:
                self.discard += self.hands[seat]
                self.hands[seat].clear()
        self.discard += self.pile
        self.pile.clear()

    def _draw(self) -> None:
        """Pass the Free City to its player of this round, who draws the pile's top card for it.

        The player on its left starts in ages I and III, the one on its right in age II; then they alternate
        (rulebook, Expert variant).
        """
        if self.free_city is None:
            return
        first = (left_of if self.age.passing == "left" else right_of)(self.free_city, len(self.cities))
        controller = first if self.round % 2 == 1 else Seat(1 - first)
        self.choosers[self.free_city] = controller
        if len(self.pile) > self.box.hand_size - self.box.rounds:
            self.hands[controller].append(self.pile.pop(0))


# -- where the cards lie that a seat is asked about ------------------------------------------------------


def hand_of(table: Table, seat: Seat) -> list[CardId]:
    """Return the hand of the player who chooses for a city."""
    return table.hands[table.choosers[seat]]


def reserve_of(table: Table, seat: Seat) -> list[CardId]:
    """Return a player's reserve."""
    return table.reserves[seat]


def discard_pile(table: Table, seat: Seat) -> list[CardId]:
    """Return the discard pile."""
    return table.discard


DECISIONS: Mapping[DecisionKind, Lying] = FrozenMapping(
    {"round": hand_of, "free_city": hand_of, "seventh_card": hand_of, "revive": discard_pile}
)
"""The decisions: a card of a round, the Free City's, the seventh card, one of the discard pile."""
