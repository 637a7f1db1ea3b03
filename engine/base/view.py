"""What one viewer may know of a game: all that pictures, prompts and computer players get."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from engine.base.box import Box
from engine.base.choice import Build, BuildStage, Sell
from engine.base.city import City
from engine.base.payment import Shortage
from engine.base.scoring import Score
from engine.frozen import FrozenMapping
from engine.game import Seat
from engine.terms import CardId, DecisionKind, Neighbour


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why a card cannot be built or a stage cannot be added.

    ``owned`` the city has this building already; ``unsold`` there is too little of some resource,
    with all that the neighbours sell (``shortages`` says of which); ``coins`` the cheapest way costs
    ``coins``, more than the city has; ``complete`` there is no further stage; ``chain`` a chain makes the
    card free, and the Free City has to build it then.
    """

    reason: Literal["owned", "unsold", "coins", "complete", "chain"]
    shortages: tuple[Shortage, ...] = ()
    coins: int = 0


@dataclass(frozen=True, slots=True)
class Offer:
    """Everything that the viewer may do with one card of the hand, in the order of the hand.

    ``builds`` and ``stages`` list every way to pay that no other way beats, cheapest total first; the
    way with Olympia's free building stands last. Empty with the ``obstacle`` that says why.
    """

    card: CardId
    builds: tuple[Build, ...]
    build_obstacle: Obstacle | None
    stages: tuple[BuildStage, ...]
    stage_obstacle: Obstacle | None
    sell: Sell | None


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it.

    ``age`` and ``round`` count from 1. ``cities`` in seat order, the Free City last; ``players`` counts
    players only. ``deciding`` maps each seat that must choose in this step to the kind of its decision.
    ``hand``, ``offers`` (what this viewer's own city may do with each card of the hand) and, while the
    viewer must take a card from it, ``discard`` are the viewer's alone and empty for everybody else.
    ``scores`` are the points as if the game ended now, in seat order. ``free_city_offers`` are, for its
    controller alone, what the Free City may do with the rest of the same hand, by the card that the
    controller's own city takes; `as_free_city` shows it. ``numbers`` are those that the cards of the hand
    go by where they are not counted from 1: the Free City's keep those that they had. ``box`` is what is in
    play, ``phase`` the part of the age that is played. ``hand_sizes`` are those of all players by seat,
    ``pile_size`` is that of the Free City's pile.

    What the viewer remembers of the rounds of this age: ``passed_on`` are the hands that they have held,
    by the seat that has each now, with the cards that may still be in it: those that it had, less what has
    been built since. ``gone`` are the cards that they know to be in no hand any more and to stand nowhere.
    """

    game: ClassVar[str] = "base"
    box: Box = field(repr=False)
    seat: Seat | None
    players: int
    age: int
    round: int
    over: bool
    passing: Neighbour
    # Cities are copies that can still be written in: they count when views are compared, not in their hash.
    cities: tuple[City, ...] = field(hash=False)
    deciding: FrozenMapping[Seat, DecisionKind]
    scores: tuple[Score, ...]
    discard_size: int
    hand: tuple[CardId, ...] = ()
    offers: tuple[Offer, ...] = ()
    discard: tuple[CardId, ...] = ()
    free_city: Seat | None = None
    controller: Seat | None = None
    free_city_offers: FrozenMapping[CardId, tuple[Offer, ...]] = field(default_factory=FrozenMapping)
    numbers: tuple[int, ...] = ()
    phase: int = 1
    hand_sizes: tuple[int, ...] = ()
    pile_size: int = 0
    passed_on: FrozenMapping[Seat, tuple[CardId, ...]] = field(default_factory=FrozenMapping)
    gone: tuple[CardId, ...] = ()

    @property
    def hands_go(self) -> Literal["left", "right", "swap"]:
        """Where hands go after a round: two players swap theirs, in every age (rulebook, Expert variant)."""
        return self.passing if self.free_city is None else "swap"

    def number(self, place: int) -> int:
        """Give the number that a card of the hand goes by; ``place`` counts from 0."""
        return self.numbers[place] if self.numbers else place + 1

    def offers_for(self, seat: Seat) -> tuple[Offer, ...]:
        """List what the viewer may do for a city with each card; empty where they are not asked."""
        if seat == self.free_city and seat != self.seat:
            return tuple(offer for rest in self.free_city_offers.values() for offer in rest)
        return self.offers if seat == self.seat else ()

    def stage_offer_for(self, seat: Seat) -> Offer | None:
        """Give an offer that tells what a city's next stage costs; None where the viewer is not asked.

        All cards tell the same, but one that the Free City must build tells nothing of the stage.
        """
        asked = self.offers_for(seat)
        telling = (
            each for each in asked if each.stage_obstacle is None or each.stage_obstacle.reason != "chain"
        )
        return next(telling, asked[0] if asked else None)
