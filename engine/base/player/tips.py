"""Tips for newcomers to 7 Wonders about their hand."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from engine.base.choice import BaseChoice, Build, BuildStage, PaidChoice
from engine.base.city import Card, City
from engine.base.effects import TradeDiscount
from engine.base.player.opinion import ranked
from engine.base.player.reasons import reasons
from engine.base.scoring import COINS_FOR_A_POINT, POINTS_FOR_A_SET, Worth, worth_of
from engine.base.view import Obstacle, View
from engine.game import Decision, Seat, left_of, right_of
from engine.players import tips
from engine.players.tips import Tip, fitting_tips
from engine.story import Fact, Finder, Found
from engine.terms import Colour, Symbol
from engine.values import FrozenMapping

_EARLY_ROUNDS = 3
_LAST_ROUNDS = 2
"""The number of last rounds of an age in which its conflicts are near."""

_FEW_COINS, _MANY_COINS = 1, 8


@dataclass(frozen=True, slots=True)
class Situation(tips.Situation):
    """The position of one player."""

    view: View
    best: BaseChoice | None = None
    """The normal computer player's choice: no other card is recommended."""

    @property
    def city(self) -> City:
        """The player's city."""
        return self.view.cities[self.seat]

    @property
    def receiver(self) -> Seat:
        """The player who gets the rest of the hand."""
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
        """The points of a conflict won at the end of this age."""
        return self.view.box.age(self.view.age).victory

    def buildable(self, colour: Colour) -> Found:
        """Find the first card of a colour that can be built."""
        cards = (self.view.box.cards[offer.card] for offer in self.view.offers if offer.builds)
        return next(({"card": card.id} for card in cards if card.colour == colour), None)

    @property
    def advised(self) -> Card | None:
        """The card that the normal player would build."""
        return self.view.box.cards[self.best.card] if isinstance(self.best, Build) else None

    def worth(self, card: Card) -> Worth:
        """Return the immediate value of a card."""
        return worth_of(self.view.box, self.view.cities, self.seat, card)

    def symbols_with(self, card: Card) -> dict[Symbol, int]:
        """Count the symbols of the city with a card added."""
        after = self.city.copy()
        after.build(card)
        return dict(after.symbols)


def tips_for(view: View, seat: Seat) -> Iterable[Tip]:
    """Return tips about the hand that the viewer chooses a card from, best first."""
    if view.seat is None or view.deciding.get(view.seat) != "round" or not view.offers:
        return ()
    asked = tuple(choice for offer in view.offers for choice in offer.choices)
    decision = Decision[BaseChoice](view.seat, view.seat, "round", asked)
    best = ranked(view, decision)[0][0]
    at = Situation(view, view.seat, best)
    return fitting_tips(at, OF_A_HAND, RECOMMENDING, partial(reasons, view, decision, best))


# -- what takes more than a line to find --------------------------------------------------------------


def advised(find: Callable[[Situation, Card], Found], colour: Colour | None = None) -> Finder[Situation]:
    """Return a finder about the card that the normal player would build.

    It must have the ``colour``, if given.
    """

    def find_so(at: Situation) -> Found:
        card = at.advised
        if card is None or colour not in (None, card.colour):
            return None
        found = find(at, card)
        return found and {"card": card.id, **({} if found is True else found)}

    return find_so


def war_to_win(at: Situation, card: Card) -> Found:
    """Return whether a card wins a conflict, near the end of the age."""
    for other in at.worth(card).beaten if at.is_war_near else ():
        return {"name": other, "points": at.victory, "shields": at.shields(other)}
    return None


def war_to_level(at: Situation, card: Card) -> Found:
    """Return whether a card avoids losing a conflict, near the end of the age."""
    worth = at.worth(card)
    return at.is_war_near and bool(worth.level) and not worth.beaten and {"name": worth.level[0]}


def red_card(at: Situation) -> Found:
    """Return the use of red cards, with the two neighbours' shields."""
    (left, right), red = at.neighbours, at.buildable("red")
    seats = {"name": left, "other": right, "left": at.shields(left), "right": at.shields(right)}
    return isinstance(red, dict) and {**red, **seats}


def science_set(at: Situation, card: Card) -> Found:
    """Return whether a card completes a set of all three symbols."""
    points = at.worth(card).science
    completes = min(at.symbols_with(card).values()) > min(at.city.symbols.values())
    # A symbol of choice may have completed the set before.
    return completes and points > POINTS_FOR_A_SET and {"points": points}


def science_again(at: Situation, card: Card) -> Found:
    """Return whether the city has a card's symbol already."""
    for symbol, number in at.symbols_with(card).items():
        if number > at.city.symbols[symbol] > 0:
            return {"points": at.worth(card).science, "count": number}
    return None


def chain(at: Situation, card: Card) -> Found:
    """Return whether a chain makes a card free."""
    before = (each.id for each in at.city.cards if card.id in each.gives_free)
    return at.city.builds_by_chain(card) and {"before": next(before)}


def chain_to_come(at: Situation, card: Card) -> Found:
    """Find a later card that a card makes free."""
    return not at.city.chained.issuperset(card.gives_free) and {"later": card.gives_free[0]}


def bought_from_neighbour(at: Situation) -> Found:
    """Find a card that can be built with one neighbour's goods."""
    best = at.best
    if (
        not isinstance(best, Build)
        or best.payment.how != "trade"
        or (best.payment.left == 0) == (best.payment.right == 0)
    ):
        return None
    seller = at.neighbours[0] if best.payment.left else at.neighbours[1]
    return {"name": seller, "card": best.card, "coins": best.payment.left or best.payment.right}


def trading_post(at: Situation, card: Card) -> Found:
    """Find the sellers and goods that a card makes cheaper."""
    for effect in card.effects:
        if isinstance(effect, TradeDiscount):
            return {"name": at.neighbours[0 if effect.side == "left" else 1], "side": effect.side}
    return None


def built_already(at: Situation) -> Found:
    """Find a card that the city has already."""
    for offer in at.view.offers:
        if offer.build_obstacle is not None and offer.build_obstacle.reason == "owned":
            return {"card": offer.card}
    return None


def nobody_sells(at: Situation) -> Found:
    """Find a card for which a resource is short, even with the neighbours' goods."""
    for offer in at.view.offers:
        if short := short_of_one(offer.build_obstacle):
            return {"card": offer.card, **short}
    return None


def stage_payable(at: Situation) -> Found:
    """Return whether the next stage of the wonder is affordable."""
    offer = at.view.stage_offer_for(at.seat)
    if offer is None or not offer.stages or not isinstance(at.best, BuildStage):
        return None
    return {"stage": at.city.stages + 1, "coins": offer.stages[0].payment.total}


def stage_too_dear(at: Situation) -> Found:
    """Return the resource that is short for the next stage of the wonder."""
    offer = at.view.stage_offer_for(at.seat)
    short = short_of_one(None if offer is None else offer.stage_obstacle)
    return short and {"stage": at.city.stages + 1, **short}


def short_of_one(obstacle: Obstacle | None) -> dict[str, Fact]:
    """Return the facts of the only resource that is short.

    Empty if there is none or several at once.
    """
    for short in obstacle.shortages if obstacle is not None else ():
        if len(short.needed) == 1:
            ((_, amount),) = short.needed
            sold = {"made": short.made, "sale": short.for_sale}
            return {"resources": short.resources, "needed": amount, **sold}
    return {}


def many_coins(at: Situation) -> Found:
    """Return the value of many coins, if some go to neighbours."""
    coins, trades = at.city.coins, isinstance(at.best, PaidChoice) and at.best.payment.how == "trade"
    return coins >= _MANY_COINS and trades and {"coins": coins, "points": coins // COINS_FOR_A_POINT}


def brown_later(at: Situation) -> Found:
    """Find a brown card when the city has enough of them."""
    best = at.advised
    enough = at.moment > (1, _EARLY_ROUNDS) and (best is None or best.colour != "brown")
    return enough and at.buildable("brown")


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
"""Tips about a card that can be built now, shown with all of its consequences."""

OF_A_HAND: Mapping[str, Finder[Situation]] = FrozenMapping(
    {
        "brown": lambda at: at.moment == (1, 1) and at.buildable("brown"),
        "goal": lambda at: at.view.age == 1 and at.view.round <= _EARLY_ROUNDS,
        # Two players swap hands in every age.
        "age-two": lambda at: at.moment == (2, 1) and {"players": at.view.players},
        "age-three": lambda at: at.moment == (3, 1),
        "last-card": lambda at: at.view.age == at.view.box.last_age and at.is_last_round,
        # What can be done now.
        "war-to-win": advised(war_to_win, "red"),
        "war-to-level": advised(war_to_level, "red"),
        "science-set": advised(science_set, "green"),
        "chain": advised(chain),
        "war-to-lose": lambda at: at.is_war_near and tips.war_to_lose(at),
        # A playable seventh card isn't discarded, and a player with the Free City too has three cards
        # in hand.
        "last-round": lambda at: (
            at.is_last_round and len(at.view.hand) == 2 and "play_seventh_card" not in at.city.abilities
        ),
        "war-ahead": lambda at: (
            at.is_war_near
            and all(at.shields(each) < at.city.shields for each in at.neighbours)
            and {"points": 2 * at.victory}
        ),
        "guild": advised(lambda at, card: True, "purple"),
        "science-again": advised(science_again, "green"),
        "stage": stage_payable,
        "few-coins": lambda at: at.city.coins <= _FEW_COINS and {"coins": at.city.coins},
        "neighbour-sells": bought_from_neighbour,
        "trading-post": advised(trading_post, "yellow"),
        "wonder-complete": lambda at: not at.city.next_stages,
        "built-already": built_already,
        "many-coins": many_coins,
        "chain-to-come": advised(chain_to_come),
        # The use of cards.
        "yellow": advised(lambda at, card: True, "yellow"),
        "grey": lambda at: at.buildable("grey"),
        "green": lambda at: at.buildable("green"),
        "red": red_card,
        "blue": advised(lambda at, card: True, "blue"),
        "brown-later": brown_later,
        "stage-missing": stage_too_dear,
        "nobody-sells": nobody_sells,
        # Always fitting.
        "passed-on": lambda at: not at.is_last_round and {"name": at.receiver},
        "nothing-used-up": lambda at: bool(at.city.supply.resources),
        "points": tips.points_behind,
        "points-first": tips.points_first,
        "neighbours": lambda at: dict(zip(("name", "other"), at.neighbours, strict=True)),
        "three-ways": lambda at: True,
        "few-things-well": lambda at: True,
    }
)
