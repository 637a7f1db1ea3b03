"""What a newcomer to the base game is told about the hand before them, and when each kind fits.

The kinds that seldom fit stand first: what always fits is left for the rounds in which nothing else does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from engine.base.choice import BaseChoice, Build, BuildStage, PaidChoice
from engine.base.city import Card, City
from engine.base.effects import TradeDiscount
from engine.base.player.player import best_paid
from engine.base.player.reasons import reasons
from engine.base.scoring import COINS_FOR_A_POINT, POINTS_FOR_A_SET, Worth, worth_of
from engine.base.view import Obstacle, View
from engine.game import Decision, Seat, left_of, right_of
from engine.reasons import Fact, Tip, TipFinder, fitting_tips, tip_if
from engine.terms import Colour, Symbol

_EARLY_ROUNDS = 3
_LAST_ROUNDS = 2
"""In so many rounds of an age the war is near."""

_FEW_COINS, _MANY_COINS = 1, 8


@dataclass(frozen=True, slots=True)
class Situation:
    """What lies before one player."""

    view: View
    seat: Seat
    best: BaseChoice | None = None
    """What the normal computer player would do: no other card is recommended."""

    @property
    def city(self) -> City:
        """The player's city."""
        return self.view.cities[self.seat]

    @property
    def neighbours(self) -> tuple[Seat, Seat]:
        """The left and the right neighbour."""
        seats = len(self.view.cities)
        return left_of(self.seat, seats), right_of(self.seat, seats)

    @property
    def receiver(self) -> Seat:
        """Who gets the rest of the hand."""
        receiver = left_of if self.view.passing == "left" else right_of
        return receiver(self.seat, self.view.players)

    @property
    def moment(self) -> tuple[int, int]:
        """The age and its round."""
        return self.view.age, self.view.round

    @property
    def is_last_round(self) -> bool:
        """Whether this is the last round of the age."""
        return self.view.round == self.view.box.rounds

    @property
    def is_war_near(self) -> bool:
        """Whether the age is nearly over."""
        return self.view.round > self.view.box.rounds - _LAST_ROUNDS

    @property
    def victory(self) -> int:
        """The points for a won war at the end of this age."""
        return self.view.box.age(self.view.age).victory

    def shields(self, seat: Seat) -> int:
        """Count the shields of a city."""
        return self.view.cities[seat].shields

    def buildable(self, colour: Colour) -> Card | None:
        """Find the first card of a colour that can be built."""
        cards = (self.view.box.cards[offer.card] for offer in self.view.offers if offer.builds)
        return next((card for card in cards if card.colour == colour), None)

    def advised(self, colour: Colour | None = None) -> Card | None:
        """Give the card that the normal player would build, if it has this colour or none is named."""
        card = self.view.box.cards[self.best.card] if isinstance(self.best, Build) else None
        return card if card is not None and colour in (None, card.colour) else None

    def worth(self, card: Card) -> Worth:
        """Count what a card would bring now."""
        return worth_of(self.view.box, self.view.cities, self.seat, card)

    def symbols_with(self, card: Card) -> dict[Symbol, int]:
        """Count the symbols that the city would have with a card."""
        after = self.city.copy()
        after.build(card)
        return dict(after.symbols)


def tips_for(view: View) -> Iterable[Tip]:
    """Give what can be told of the hand that the viewer chooses a card from, what fits best first."""
    if view.seat is None or view.deciding.get(view.seat) != "round" or not view.offers:
        return ()
    return _of_hand(view, view.seat)


def _of_hand(view: View, seat: Seat) -> Iterator[Tip]:
    asked = tuple(choice for offer in view.offers for choice in offer.choices)
    decision = Decision[BaseChoice](seat, seat, "round", asked)
    best = best_paid(view, decision)[0][0]
    for tip in fitting_tips(Situation(view, seat, best), OF_A_HAND):
        if tip.kind not in RECOMMENDING:
            yield tip
            continue
        # That a chain makes it free is what the tip about a chain tells.
        told = (each for each in reasons(view, decision, best) if each.kind != tip.kind)
        yield replace(tip, reasons=tuple(told))


# -- what takes more than a line to find --------------------------------------------------------------


def card_against_war(at: Situation) -> Tip | None:
    """Find a red card that wins a war, with the end of the age near, or keeps from losing it."""
    card = at.advised("red")
    if card is None or not at.is_war_near:
        return None
    worth = at.worth(card)
    if worth.beaten:
        other = worth.beaten[0]
        facts: dict[str, Fact] = {"card": card.id, "points": at.victory, "shields": at.shields(other)}
        return Tip("war-to-win", {"name": other}, facts)
    return Tip("war-to-level", {"name": worth.level[0]}, {"card": card.id}) if worth.level else None


def war_to_lose(at: Situation) -> Tip | None:
    """Find a neighbour who wins the war that is near."""
    for other in at.neighbours if at.is_war_near else ():
        if at.shields(other) > at.city.shields:
            facts = {"shields": at.shields(other), "own": at.city.shields}
            return Tip("war-to-lose", {"name": other}, facts)
    return None


def red_card(at: Situation) -> Tip | None:
    """Tell what red cards are for, with the two neighbours' shields."""
    left, right = at.neighbours
    facts = {"left": at.shields(left), "right": at.shields(right)}
    return about(at.buildable("red"), "red", {"name": left, "other": right}, facts)


def science_set(at: Situation) -> Tip | None:
    """Find a green card that completes a set of all three symbols."""
    card = at.advised("green")
    if card is None or min(at.symbols_with(card).values()) <= min(at.city.symbols.values()):
        return None
    points = at.worth(card).science
    # A symbol of choice may have completed the set before.
    return about(card if points > POINTS_FOR_A_SET else None, "science-set", {}, {"points": points})


def science_again(at: Situation) -> Tip | None:
    """Find a green card whose symbol is there already."""
    if (card := at.advised("green")) is not None:
        for symbol, number in at.symbols_with(card).items():
            if number > at.city.symbols[symbol] > 0:
                return about(card, "science-again", {}, {"points": at.worth(card).science, "count": number})
    return None


def chain(at: Situation) -> Tip | None:
    """Find a card that a chain makes free."""
    card = at.advised()
    if card is None or not at.city.builds_by_chain(card):
        return None
    before = next(each.id for each in at.city.cards if card.id in each.gives_free)
    return about(card, "chain", {}, {"before": before})


def chain_to_come(at: Situation) -> Tip | None:
    """Find a card that makes another one free in a later age."""
    card = at.advised()
    if card is None or at.city.chained.issuperset(card.gives_free):
        return None
    return about(card, "chain-to-come", {}, {"later": card.gives_free[0]})


def bought_from_neighbour(at: Situation) -> Tip | None:
    """Tell of a card that can be built with what one neighbour sells."""
    best = at.best
    if not isinstance(best, Build) or best.how != "trade" or (best.left == 0) == (best.right == 0):
        return None
    seller = at.neighbours[0] if best.left else at.neighbours[1]
    return Tip("neighbour-sells", {"name": seller}, {"card": best.card, "coins": best.left or best.right})


def trading_post(at: Situation) -> Tip | None:
    """Find a yellow card that makes buying cheaper, and say from whom."""
    card = at.advised("yellow")
    for effect in card.effects if card is not None else ():
        if isinstance(effect, TradeDiscount):
            seller = at.neighbours[0 if effect.side == "left" else 1]
            return about(card, "trading-post", {"name": seller}, {"side": effect.side})
    return None


def built_already(at: Situation) -> Tip | None:
    """Find a card that stands in the city already."""
    for offer in at.view.offers:
        if offer.build_obstacle is not None and offer.build_obstacle.reason == "owned":
            return Tip("built-already", {}, {"card": offer.card})
    return None


def nobody_sells(at: Situation) -> Tip | None:
    """Find a card for which there is too little of a resource, also with what neighbours sell."""
    for offer in at.view.offers:
        if short := short_of_one(offer.build_obstacle):
            return Tip("nobody-sells", {}, {"card": offer.card, **short})
    return None


def stage_payable(at: Situation) -> Tip | None:
    """Tell that the next stage of the wonder can be paid for."""
    offer = at.view.stage_offer_for(at.seat)
    if offer is None or not offer.stages or not isinstance(at.best, BuildStage):
        return None
    return Tip("stage", {}, {"stage": at.city.stages + 1, "coins": offer.stages[0].cost})


def stage_too_dear(at: Situation) -> Tip | None:
    """Tell what there is too little of for the next stage of the wonder."""
    offer = at.view.stage_offer_for(at.seat)
    short = short_of_one(None if offer is None else offer.stage_obstacle)
    return tip_if(short, "stage-missing", {}, {"stage": at.city.stages + 1, **short})


def points_so_far(at: Situation) -> Tip | None:
    """Tell how the points stand."""
    best = max(at.view.scores[: at.view.players], key=lambda score: score.total)
    own = at.view.scores[at.seat].total
    if best.total <= own:
        return Tip("points-first", {}, {"points": own})
    return Tip("points", {"name": best.seat}, {"points": own, "best": best.total})


def about(
    card: Card | None,
    kind: str,
    seats: Mapping[str, Seat] | None = None,
    facts: Mapping[str, Fact] | None = None,
) -> Tip | None:
    """Tell of a card, if there is one."""
    return None if card is None else Tip(kind, seats or {}, {"card": card.id, **(facts or {})})


def short_of_one(obstacle: Obstacle | None) -> dict[str, Fact]:
    """Give the facts of a resource that there is too little of; empty where it is none or several at once."""
    for short in obstacle.shortages if obstacle is not None else ():
        if len(short.needed) == 1:
            ((_, amount),) = short.needed
            sold = {"made": short.made, "sale": short.for_sale}
            return {"resources": short.resources, "needed": amount, **sold}
    return {}


# -- the kinds and when they fit ----------------------------------------------------------------------

RECOMMENDING = frozenset(
    {
        "war-to-win",
        "war-to-level",
        "science-set",
        "science-again",
        "chain",
        "guild",
        "neighbour-sells",
        "trading-post",
        "chain-to-come",
        "blue",
        "yellow",
    }
)
"""What is told of a card that can be built now: told with all that the card does."""

OF_A_HAND: tuple[TipFinder[Situation], ...] = (
    lambda at: about(at.buildable("brown") if at.moment == (1, 1) else None, "brown"),
    lambda at: tip_if(at.view.age == 1 and at.view.round <= _EARLY_ROUNDS, "goal"),
    # Two players exchange hands in every age.
    lambda at: tip_if(at.moment == (2, 1), "age-two", {}, {"players": at.view.players}),
    lambda at: tip_if(at.moment == (3, 1), "age-three"),
    lambda at: tip_if(at.view.age == at.view.box.last_age and at.is_last_round, "last-card"),
    # What can be done now.
    card_against_war,
    science_set,
    chain,
    war_to_lose,
    # A seventh card that may be played is not discarded, and three cards lie in the hand of a player who
    # plays for the Free City too.
    lambda at: tip_if(
        at.is_last_round and len(at.view.hand) == 2 and "play_seventh_card" not in at.city.abilities,
        "last-round",
    ),
    lambda at: tip_if(
        at.is_war_near and all(at.shields(each) < at.city.shields for each in at.neighbours),
        "war-ahead",
        {},
        {"points": 2 * at.victory},
    ),
    lambda at: about(at.advised("purple"), "guild"),
    science_again,
    stage_payable,
    lambda at: tip_if(at.city.coins <= _FEW_COINS, "few-coins", {}, {"coins": at.city.coins}),
    bought_from_neighbour,
    trading_post,
    lambda at: tip_if(not at.city.next_stages, "wonder-complete"),
    built_already,
    lambda at: tip_if(
        at.city.coins >= _MANY_COINS and isinstance(at.best, PaidChoice) and at.best.how == "trade",
        "many-coins",
        {},
        {"coins": at.city.coins, "points": at.city.coins // COINS_FOR_A_POINT},
    ),
    chain_to_come,
    # What cards are for.
    lambda at: about(at.advised("yellow"), "yellow"),
    lambda at: about(at.buildable("grey"), "grey"),
    lambda at: about(at.buildable("green"), "green"),
    red_card,
    lambda at: about(at.advised("blue"), "blue"),
    # When it is enough with brown cards.
    lambda at: about(
        at.buildable("brown") if at.moment > (1, _EARLY_ROUNDS) and not at.advised("brown") else None,
        "brown-later",
    ),
    stage_too_dear,
    nobody_sells,
    # What always fits.
    lambda at: tip_if(not at.is_last_round, "passed-on", {"name": at.receiver}),
    lambda at: tip_if(at.city.supply.resources, "nothing-used-up"),
    points_so_far,
    lambda at: Tip("neighbours", dict(zip(("name", "other"), at.neighbours, strict=True))),
    lambda at: Tip("three-ways"),
    lambda at: Tip("few-things-well"),
)
