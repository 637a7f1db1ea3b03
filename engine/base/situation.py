"""What lies before a player who chooses a card: the view, their city and the cards that they can build."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base.cards import Card
from engine.base.choice import BaseChoice, Build
from engine.base.city import City
from engine.base.view import Offer, View
from engine.base.worth import Worth, worth_of
from engine.game import Seat
from engine.ring import left_of, right_of
from engine.terms import Colour


@dataclass(frozen=True, slots=True)
class Situation:
    """What lies before one player: the view, their city and the cards that they can build."""

    view: View
    seat: Seat
    city: City
    buildable: tuple[tuple[Card, Offer], ...]
    best: BaseChoice | None = None
    """What the normal computer player would do: no other card is recommended."""

    def of_colour(self, colour: Colour) -> list[Card]:
        """List the cards of a colour that can be built."""
        return [card for card, _ in self.buildable if card.colour == colour]

    def advised(self, *colours: Colour) -> list[Card]:
        """List the one card that the normal player would build, if it has one of these colours or any."""
        best = self.best
        cards = [card for card, _ in self.buildable if isinstance(best, Build) and card.id == best.card]
        return [card for card in cards if not colours or card.colour in colours]

    def worth(self, card: Card) -> Worth:
        """Count what a card would bring now."""
        return worth_of(self.view.cities, self.seat, card)

    @property
    def neighbours(self) -> tuple[Seat, Seat]:
        """The left and the right neighbour."""
        seats = len(self.view.cities)
        return left_of(self.seat, seats), right_of(self.seat, seats)

    @property
    def receiver(self) -> Seat:
        """Who gets the rest of the hand."""
        step = 1 if self.view.passing == "left" else -1
        return Seat((self.seat + step) % self.view.players)

    @property
    def victory(self) -> int:
        """The points for a won war at the end of this age."""
        return next(age.victory for age in self.view.box.ages if age.number == self.view.age)
