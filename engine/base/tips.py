"""What a newcomer to the base game is told about the hand before them: a function for each kind.

The kinds that seldom fit stand first: what always fits is left for the rounds in which nothing else does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from engine.base.choice import BaseChoice, Build, BuildStage, PaidChoice
from engine.base.city import Card, City
from engine.base.effects import TradeDiscount
from engine.base.player.normal import best_paid
from engine.base.player.reasons import reasons
from engine.base.scoring import COINS_FOR_A_POINT, POINTS_FOR_A_SET, Worth, worth_of
from engine.base.view import Obstacle, Offer, View
from engine.game import Decision, Seat, left_of, right_of
from engine.reasons import Fact, Tip, TipFinder, fitting_tips
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
        return worth_of(self.view.box, self.view.cities, self.seat, card)

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
    def war_is_near(self) -> bool:
        """Whether the age is nearly over."""
        return self.view.round > self.view.box.rounds - _LAST_ROUNDS

    @property
    def victory(self) -> int:
        """The points for a won war at the end of this age."""
        return next(age.victory for age in self.view.box.ages if age.number == self.view.age)


_LAST_ROUNDS = 2
"""In so many rounds of an age the war is near."""

_EARLY_ROUNDS = 3
_FEW_COINS, _MANY_COINS = 1, 8


def tips_for(view: View) -> Iterable[Tip]:
    """Give what can be told of the hand that the viewer chooses a card from, what fits best first."""
    if view.seat is None or view.deciding.get(view.seat) != "round" or not view.offers:
        return ()
    return _of_hand(view, view.seat)


def _of_hand(view: View, seat: Seat) -> Iterator[Tip]:
    cards = view.box.cards
    buildable = tuple((cards[offer.card], offer) for offer in view.offers if offer.builds)
    decision = _round_of(view, seat)
    best = best_paid(view, decision)[0][0]
    situation = Situation(view, seat, view.cities[seat], buildable, best)
    for tip in fitting_tips(situation, FINDERS):
        if tip.kind not in RECOMMENDING:
            yield tip
            continue
        # That a chain makes it free is what the tip about a chain tells.
        told = (each for each in reasons(view, decision, best) if each.kind != tip.kind)
        yield replace(tip, reasons=tuple(told))


def _round_of(view: View, seat: Seat) -> Decision[BaseChoice]:
    """Put together what a seat is asked of what it is offered."""
    offered = (
        (*offer.builds, *offer.stages, *(() if offer.sell is None else (offer.sell,)))
        for offer in view.offers
    )
    return Decision(seat, seat, "round", tuple(choice for choices in offered for choice in choices))


# -- the moment of the game ---------------------------------------------------------------------------


def brown_cards(at: Situation) -> Tip | None:
    """Tell in the first round what brown cards are for."""
    found = at.of_colour("brown")
    return _about(found, "brown") if (at.view.age, at.view.round) == (1, 1) else None


def goal(at: Situation) -> Tip | None:
    """Tell early how one wins."""
    return Tip("goal") if at.view.age == 1 and at.view.round <= _EARLY_ROUNDS else None


def age_two(at: Situation) -> Tip | None:
    """Tell what is new in Age II; two players exchange hands in every age."""
    is_now = (at.view.age, at.view.round) == (2, 1)
    return Tip("age-two", {}, {"players": at.view.players}) if is_now else None


def age_three(at: Situation) -> Tip | None:
    """Tell what is new in Age III."""
    return Tip("age-three") if (at.view.age, at.view.round) == (3, 1) else None


def last_card(at: Situation) -> Tip | None:
    """Tell that the game ends with this round."""
    last = at.view.age == len(at.view.box.ages) and at.view.round == at.view.box.rounds
    return Tip("last-card") if last else None


def two_cards_left(at: Situation) -> Tip | None:
    """Tell what becomes of the other card in the last round of an age.

    A seventh card that may be played is not discarded, and three cards lie in the hand of a player who
    plays for the Free City too.
    """
    both = "play_seventh_card" in at.city.abilities
    is_told = at.view.round == at.view.box.rounds and len(at.view.hand) == 2 and not both
    return Tip("last-round") if is_told else None


# -- war ----------------------------------------------------------------------------------------------


def card_against_war(at: Situation) -> Tip | None:
    """Find a red card that wins a war, with the end of the age near, or keeps from losing it."""
    if not at.war_is_near:
        return None
    for card in at.advised("red"):
        worth = at.worth(card)
        if worth.beaten:
            other = worth.beaten[0]
            shields = at.view.cities[other].shields
            facts: dict[str, Fact] = {"card": card.id, "points": at.victory, "shields": shields}
            return Tip("war-to-win", {"name": other}, facts)
        if worth.level:
            return Tip("war-to-level", {"name": worth.level[0]}, {"card": card.id})
    return None


def war_to_lose(at: Situation) -> Tip | None:
    """Find a neighbour who wins the war that is near."""
    if not at.war_is_near:
        return None
    stronger = [each for each in at.neighbours if at.view.cities[each].shields > at.city.shields]
    if not stronger:
        return None
    shields = at.view.cities[stronger[0]].shields
    return Tip("war-to-lose", {"name": stronger[0]}, {"shields": shields, "own": at.city.shields})


def war_ahead(at: Situation) -> Tip | None:
    """Tell who has more shields than both neighbours what that brings."""
    weaker = all(at.view.cities[each].shields < at.city.shields for each in at.neighbours)
    if not at.war_is_near or not weaker:
        return None
    return Tip("war-ahead", {}, {"points": 2 * at.victory})


def red_cards(at: Situation) -> Tip | None:
    """Tell what red cards are for, with the two neighbours' shields."""
    found = at.of_colour("red")
    if not found:
        return None
    left, right = at.neighbours
    shields = {"left": at.view.cities[left].shields, "right": at.view.cities[right].shields}
    return Tip("red", {"name": left, "other": right}, {"card": found[0].id, **shields})


# -- science ------------------------------------------------------------------------------------------


def science_set(at: Situation) -> Tip | None:
    """Find a green card that completes a set of all three symbols."""
    complete = min(at.city.symbols.values())
    for card in at.advised("green"):
        after = at.city.copy()
        after.build(card)
        points = at.worth(card).science
        # A symbol of choice may have completed the set before.
        if min(after.symbols.values()) > complete and points > POINTS_FOR_A_SET:
            return Tip("science-set", {}, {"card": card.id, "points": points})
    return None


def science_again(at: Situation) -> Tip | None:
    """Find a green card whose symbol is there already."""
    for card in at.advised("green"):
        after = at.city.copy()
        after.build(card)
        for symbol, number in after.symbols.items():
            if number > at.city.symbols[symbol] > 0:
                points = at.worth(card).science
                return Tip("science-again", {}, {"card": card.id, "points": points, "count": number})
    return None


def green_cards(at: Situation) -> Tip | None:
    """Tell what green cards are for."""
    return _about(at.of_colour("green"), "green")


# -- what things cost ---------------------------------------------------------------------------------


def chain(at: Situation) -> Tip | None:
    """Find a card that a chain makes free."""
    for card in at.advised():
        if at.city.builds_by_chain(card):
            before = next(each for each in at.city.cards if card.id in each.gives_free)
            return Tip("chain", {}, {"card": card.id, "before": before.id})
    return None


def bought_from_neighbour(at: Situation) -> Tip | None:
    """Tell of a card that can be built with what one neighbour sells."""
    best = at.best
    if not isinstance(best, Build) or best.how != "trade" or (best.left == 0) == (best.right == 0):
        return None
    seller = at.neighbours[0] if best.left else at.neighbours[1]
    return Tip("neighbour-sells", {"name": seller}, {"card": best.card, "coins": best.left or best.right})


def nobody_sells(at: Situation) -> Tip | None:
    """Find a card for which there is too little of a resource, also with what neighbours sell."""
    for offer in at.view.offers:
        short = _short_of_one(offer.build_obstacle)
        if short:
            return Tip("nobody-sells", {}, {"card": offer.card, **short})
    return None


def built_already(at: Situation) -> Tip | None:
    """Find a card that stands in the city already."""
    for offer in at.view.offers:
        if offer.build_obstacle is not None and offer.build_obstacle.reason == "owned":
            return Tip("built-already", {}, {"card": offer.card})
    return None


def few_coins(at: Situation) -> Tip | None:
    """Tell who has hardly a coin where coins come from."""
    return Tip("few-coins", {}, {"coins": at.city.coins}) if at.city.coins <= _FEW_COINS else None


def many_coins(at: Situation) -> Tip | None:
    """Tell who has many coins what they are worth, where something is to be bought now."""
    buys = isinstance(at.best, PaidChoice) and at.best.how == "trade"
    if at.city.coins < _MANY_COINS or not buys:
        return None
    return Tip("many-coins", {}, {"coins": at.city.coins, "points": at.city.coins // COINS_FOR_A_POINT})


def trading_post(at: Situation) -> Tip | None:
    """Find a yellow card that makes buying cheaper, and say from whom."""
    for card in at.advised("yellow"):
        for effect in card.effects:
            if isinstance(effect, TradeDiscount):
                seller = at.neighbours[0 if effect.side == "left" else 1]
                return Tip("trading-post", {"name": seller}, {"card": card.id, "side": effect.side})
    return None


# -- the wonder ---------------------------------------------------------------------------------------


def stage_payable(at: Situation) -> Tip | None:
    """Tell that the next stage of the wonder can be paid for."""
    offer = at.view.stage_offer_for(at.seat)
    if offer is None or not offer.stages or not isinstance(at.best, BuildStage):
        return None
    return Tip("stage", {}, {"stage": at.city.stages + 1, "coins": offer.stages[0].cost})


def wonder_complete(at: Situation) -> Tip | None:
    """Tell that there is no further stage."""
    return Tip("wonder-complete") if not at.city.next_stages else None


def stage_too_dear(at: Situation) -> Tip | None:
    """Tell what there is too little of for the next stage of the wonder."""
    offer = at.view.stage_offer_for(at.seat)
    short = _short_of_one(None if offer is None else offer.stage_obstacle)
    return Tip("stage-missing", {}, {"stage": at.city.stages + 1, **short}) if short else None


# -- what cards are for -------------------------------------------------------------------------------


def guild(at: Situation) -> Tip | None:
    """Tell what guilds are for."""
    return _about(at.advised("purple"), "guild")


def grey_cards(at: Situation) -> Tip | None:
    """Tell what grey cards are for."""
    return _about(at.of_colour("grey"), "grey")


def blue_cards(at: Situation) -> Tip | None:
    """Tell what blue cards are for."""
    return _about(at.advised("blue"), "blue")


def yellow_cards(at: Situation) -> Tip | None:
    """Tell what yellow cards are for."""
    return _about(at.advised("yellow"), "yellow")


def more_brown_cards(at: Situation) -> Tip | None:
    """Tell when it is enough with brown cards."""
    found = at.of_colour("brown")
    if at.advised("brown"):
        return None
    return _about(found, "brown-later") if at.view.age > 1 or at.view.round > _EARLY_ROUNDS else None


def chain_to_come(at: Situation) -> Tip | None:
    """Find a card that makes another one free in a later age."""
    for card in at.advised():
        if card.gives_free and not all(each in at.city.chained for each in card.gives_free):
            return Tip("chain-to-come", {}, {"card": card.id, "later": card.gives_free[0]})
    return None


# -- what always fits ---------------------------------------------------------------------------------


def what_goes_on(at: Situation) -> Tip | None:
    """Tell that the next neighbour gets what stays in the hand."""
    if at.view.round == at.view.box.rounds:
        return None
    return Tip("passed-on", {"name": at.receiver})


def points_so_far(at: Situation) -> Tip | None:
    """Tell how the points stand."""
    best = max(at.view.scores[: at.view.players], key=lambda score: score.total)
    own = at.view.scores[at.seat].total
    if best.total <= own:
        return Tip("points-first", {}, {"points": own})
    return Tip("points", {"name": best.seat}, {"points": own, "best": best.total})


def look_at_neighbours(at: Situation) -> Tip | None:
    """Tell that both neighbours' cities matter."""
    left, right = at.neighbours
    return None if left == right else Tip("neighbours", {"name": left, "other": right})


def nothing_used_up(at: Situation) -> Tip | None:
    """Tell that what a city makes is there in every round."""
    return Tip("nothing-used-up") if at.city.supply.fixed or at.city.supply.choices else None


def what_can_be_done(at: Situation) -> Tip | None:
    """Tell the three things that can be done with a card."""
    return Tip("three-ways")


def two_paths(at: Situation) -> Tip | None:
    """Tell that one need not do everything."""
    return Tip("few-things-well")


def _short_of_one(obstacle: Obstacle | None) -> dict[str, Fact]:
    """Give the facts of a resource that there is too little of; empty where it is none or several at once."""
    for short in obstacle.shortages if obstacle is not None else ():
        if len(short.needed) == 1:
            ((_, amount),) = short.needed
            sold = {"made": short.made, "sale": short.for_sale}
            return {"resources": short.resources, "needed": amount, **sold}
    return {}


def _about(found: list[Card], kind: str) -> Tip | None:
    return Tip(kind, {}, {"card": found[0].id}) if found else None


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

FINDERS: tuple[TipFinder[Situation], ...] = (
    brown_cards,
    goal,
    age_two,
    age_three,
    last_card,
    card_against_war,
    science_set,
    chain,
    war_to_lose,
    two_cards_left,
    war_ahead,
    guild,
    science_again,
    stage_payable,
    few_coins,
    bought_from_neighbour,
    trading_post,
    wonder_complete,
    built_already,
    many_coins,
    chain_to_come,
    yellow_cards,
    grey_cards,
    green_cards,
    red_cards,
    blue_cards,
    more_brown_cards,
    stage_too_dear,
    nobody_sells,
    what_goes_on,
    nothing_used_up,
    points_so_far,
    look_at_neighbours,
    what_can_be_done,
    two_paths,
)
