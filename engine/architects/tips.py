"""What a newcomer to Architects is told about the table in their turn, and when each kind fits.

The kinds that seldom fit stand first: what always fits is left for the turns in which nothing else does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from engine.architects.choice import ArchitectsChoice, Take
from engine.architects.city import Card, City
from engine.architects.payment import builds
from engine.architects.player.player import most_promising
from engine.architects.player.reasons import reasons_of_card
from engine.architects.player.worth import Weights
from engine.architects.terms import CENTRAL, COIN, VICTORY_POINTS, Place
from engine.architects.view import View
from engine.game import Decision, Seat, left_of, right_of
from engine.reasons import Reason, Tip, TipFinder, fitting_tips, tip_if

_NEAR_BATTLE = 1
"""With so few conflict tokens left that show peace, war is near."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What lies before the player whose turn it is."""

    view: View
    seat: Seat

    @property
    def city(self) -> City:
        """The player's city."""
        return self.view.cities[self.seat]

    @property
    def neighbours(self) -> tuple[Seat, Seat]:
        """The left and the right neighbour."""
        return left_of(self.seat, self.view.players), right_of(self.seat, self.view.players)

    @property
    def is_war_near(self) -> bool:
        """Whether hardly a conflict token shows peace any more."""
        return self.view.conflict_tokens - self.view.battle <= _NEAR_BATTLE

    def advised(self) -> Iterator[tuple[Place, Card]]:
        """Find the card in reach that the normal player would take, where it lies face up."""
        decks = {pile.deck: pile for pile in self.view.offered}
        decision = Decision[ArchitectsChoice](self.seat, self.seat, "take", tuple(map(Take, decks)))
        best, _ = most_promising(self.view, decision, Weights())[0]
        assert isinstance(best, Take)
        pile = decks[best.deck]
        if pile.card is not None:
            yield pile.place, self.view.box.cards[pile.card]

    def reasons(self, card: Card) -> tuple[Reason, ...]:
        """Tell all that a card does for the player."""
        return reasons_of_card(self.view, self.seat, card.id)

    def offered(self) -> Iterator[tuple[Place, Card]]:
        """Walk through the cards in reach that lie face up."""
        for pile in self.view.offered:
            if pile.card is not None:
                yield pile.place, self.view.box.cards[pile.card]


def tips_for(view: View, seat: Seat) -> Iterable[Tip]:
    """Give what can be told to the player of a seat who is asked now, what fits best first."""
    match view.deciding.get(seat):
        case "take":
            return fitting_tips(Situation(view, seat), TAKING)
        case "token":
            return (Tip("token"),)
        case _:
            return ()


# -- what takes more than a line to find --------------------------------------------------------------


def end_near(at: Situation) -> Tip | None:
    """Find a wonder that needs one more stage."""
    for seat, city in enumerate(at.view.cities):
        if len(city.stages) == len(city.board.stages) - 1:
            return Tip("end-near-own") if seat == at.seat else Tip("end-near", {"name": Seat(seat)})
    return None


def stage_in_reach(at: Situation) -> Tip | None:
    """Find a card with which a stage is built at once, without a question about tokens that help to pay."""
    for place, card in at.advised():
        reasons = at.reasons(card)
        for ready in reasons:
            # Of two stages that the card would pay for, the reasons tell which one is worth more.
            if ready.kind == "stage-ready" and ready.facts["stage"] in _stages_with(at.city, card):
                facts = {"card": card.id, "place": place, "stage": ready.facts["stage"]}
                return Tip("stage", {}, facts, reasons)
    return None


def _stages_with(city: City, card: Card) -> list[int]:
    """List the numbers of the stages that a city could build if it had the card."""
    after = city.copy()
    after.add(card)
    return [stage.number for stage in after.open_stages if builds(after, stage)]


def brings_token(at: Situation, card: Card) -> bool:
    """Tell whether it is a green card that brings a progress token."""
    if card.symbol is None:
        return False
    others = [each for each in at.view.box.cards.values() if each.symbol not in (None, card.symbol)]
    return bool(at.city.cards[card.id]) or all(at.city.cards[each.id] for each in others)


def war_to_lose(at: Situation) -> Tip | None:
    """Find a neighbour who wins the war that is near."""
    stronger = [each for each in at.neighbours if at.view.cities[each].shields > at.city.shields]
    if not at.is_war_near or not stronger:
        return None
    shields = at.view.cities[stronger[0]].shields
    return Tip("war-to-lose", {"name": stronger[0]}, {"shields": shields, "own": at.city.shields})


def war_ahead(at: Situation) -> Tip | None:
    """Tell who has most shields what a horn brings."""
    weaker = [each for each in at.neighbours if at.view.cities[each].shields < at.city.shields]
    if not at.is_war_near or not weaker:
        return None
    return Tip("war-ahead", {"name": weaker[0]}, {"points": VICTORY_POINTS})


def next_stage(at: Situation) -> Tip | None:
    """Tell what the next stage asks for."""
    if not at.city.open_stages:
        return None
    stage = at.city.open_stages[0]
    facts = {"stage": stage.number, "count": stage.cost.count, "demand": stage.cost.demand}
    return Tip("next-stage", {}, facts)


def points_so_far(at: Situation) -> Tip | None:
    """Tell how the points stand."""
    best = max(at.view.scores, key=lambda score: score.total)
    own = at.view.scores[at.seat].total
    if best.total <= own:
        return Tip("points-first", {}, {"points": own})
    return Tip("points", {"name": best.seat}, {"points": own, "best": best.total})


def shared_decks(at: Situation) -> Tip | None:
    """Tell with whom the decks are shared."""
    left, right = at.neighbours
    return tip_if(left != right, "decks", {"name": left, "other": right})


def advised(at: Situation, kind: str, fits: Callable[[Card], object]) -> Tip | None:
    """Tell of the card that the normal player would take, where something is so of it."""
    for place, card in at.advised():
        if fits(card):
            return Tip(kind, {}, {"card": card.id, "place": place}, at.reasons(card))
    return None


def offered(at: Situation, kind: str, fits: Callable[[Card], object]) -> Tip | None:
    """Tell of the first card in reach of which something is so."""
    for place, card in at.offered():
        if fits(card):
            return Tip(kind, {}, {"card": card.id, "place": place})
    return None


# -- the kinds and when they fit ----------------------------------------------------------------------

TAKING: tuple[TipFinder[Situation], ...] = (
    lambda at: tip_if(not any(at.city.cards.values()) and not at.city.stages, "first-turn"),
    lambda at: Tip("race"),
    end_near,
    # What a card would do.
    stage_in_reach,
    lambda at: advised(at, "token-near", lambda card: brings_token(at, card)),
    war_to_lose,
    war_ahead,
    lambda at: advised(at, "cat", lambda card: card.cat and at.view.cat != at.seat),
    lambda at: tip_if(at.view.cat == at.seat, "peek"),
    lambda at: offered(at, "coin", lambda card: card.id == COIN),
    lambda at: offered(at, "horn", lambda card: card.horns),
    lambda at: offered(at, "shield", lambda card: card.shields and not card.horns),
    lambda at: offered(at, "green", lambda card: card.symbol),
    lambda at: offered(at, "blue", lambda card: card.victory_points),
    lambda at: offered(at, "grey", lambda card: card.resource),
    # What always fits.
    next_stage,
    lambda at: tip_if(at.view.decks[CENTRAL].size, "centre"),
    shared_decks,
    lambda at: Tip("war", {}, {"count": at.view.conflict_tokens - at.view.battle}),
    points_so_far,
)
