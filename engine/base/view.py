"""What a viewer may know of a game, decided here alone."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import ClassVar, Literal

from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, Decline, Sell
from engine.base.city import Card, City, market_of
from engine.base.effects import Ability
from engine.base.legal import HandChoice, free_city_uses
from engine.base.payment import (
    BYTE,
    LAST,
    SELLERS,
    Cost,
    Market,
    Payment,
    Seller,
    amounts,
    bundle,
    left_shares,
    size,
    ways_to_pay,
)
from engine.base.scoring import Score, score_cities
from engine.base.table import Table
from engine.game import Decision, Seat
from engine.terms import CardId, DecisionKind, Neighbour, Resource
from engine.values import FrozenMapping


@dataclass(frozen=True, slots=True)
class Shortage:
    """Resources that can't be had as needed: ``needed`` with the amount of each.

    The city produces ``made`` of them, and could buy ``for_sale`` more. Several are listed together if each
    alone could be had: a source of choice delivers only one of them.
    """

    needed: tuple[tuple[Resource, int], ...]
    made: int
    for_sale: int

    @property
    def resources(self) -> tuple[Resource, ...]:
        """The resources that are short."""
        return tuple([resource for resource, _ in self.needed])

    @property
    def missing(self) -> int:
        """The amount that the city doesn't produce."""
        return sum(amount for _, amount in self.needed) - self.made


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why a card or a stage can't be built.

    ``owned``: the city has this building already; ``unsold``: a resource is short even with all that the
    neighbours sell (``shortages`` says which); ``coins``: the cheapest way costs ``coins``, more than the
    city has; ``complete``: there is no further stage; ``chain``: a chain makes the card free, and the Free
    City has to build it then.
    """

    reason: Literal["owned", "unsold", "coins", "complete", "chain"]
    shortages: tuple[Shortage, ...] = ()
    coins: int = 0


@dataclass(frozen=True, slots=True)
class Offer:
    """All uses of one card of the viewer's hand, in the order of the hand.

    ``builds`` and ``stages`` list every way to pay that no other way beats, cheapest first; Olympia's free
    building is last. They are empty with the obstacle that says why, or with None if the question doesn't
    offer them.
    """

    card: CardId
    builds: tuple[Build, ...]
    build_obstacle: Obstacle | None
    stages: tuple[BuildStage, ...]
    stage_obstacle: Obstacle | None
    sell: Sell | None

    @property
    def choices(self) -> tuple[HandChoice, ...]:
        """All choices with the card."""
        return (*self.builds, *self.stages, *(() if self.sell is None else (self.sell,)))


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it.

    ``age`` and ``round`` count from 1. ``cities`` are in seat order, the Free City last; ``players`` excludes
    it. ``deciding`` maps each deciding seat to the kind of its decision. ``hand``, ``offers`` (the uses of
    each card of the hand for the viewer's own city) and, while the viewer must take a card from it,
    ``discard`` are the viewer's alone and empty for everybody else. ``scores`` are the points as if the game
    ended now, in seat order. ``free_city_offers`` are, for its player alone, the Free City's uses of each
    card of the same hand; `as_free_city` shows what it can do with the rest of it. ``numbers`` are the
    displayed numbers of the cards if they don't count from 1: the Free City's keep those of the whole hand.
    ``box`` is in play, ``phase`` is the current part of the age. ``hand_sizes`` are those of all players by
    seat, ``pile_size`` is that of the Free City's pile. ``reserve`` is the viewer's alone, ``reserve_sizes``
    are those of all players, ``waiting`` is as on the table.

    The viewer's memory of the rounds of this age: ``passed_on`` are the hands that they have held, by the
    seat that has each now, with the cards that may still be in it: those that it had, without those built
    since. ``gone`` are the cards that they know to be in no hand and in no city.
    """

    game: ClassVar[str] = "base"
    box: Box = field(repr=False)
    seat: Seat | None
    players: int
    age: int
    round: int
    over: bool
    passing: Neighbour
    # Cities are mutable copies: they count when views are compared, not in their hash.
    cities: tuple[City, ...] = field(hash=False)
    deciding: FrozenMapping[Seat, DecisionKind]
    scores: tuple[Score, ...]
    discard_size: int
    hand: tuple[CardId, ...] = ()
    offers: tuple[Offer, ...] = ()
    discard: tuple[CardId, ...] = ()
    free_city: Seat | None = None
    controller: Seat | None = None
    free_city_offers: tuple[Offer, ...] = ()
    numbers: tuple[int, ...] = ()
    phase: int = 1
    hand_sizes: tuple[int, ...] = ()
    pile_size: int = 0
    reserve: tuple[CardId, ...] = ()
    reserve_sizes: tuple[int, ...] = ()
    passed_on: FrozenMapping[Seat, tuple[CardId, ...]] = field(default_factory=FrozenMapping)
    gone: tuple[CardId, ...] = ()
    waiting: FrozenMapping[DecisionKind, FrozenMapping[Seat, int]] = field(default_factory=FrozenMapping)

    @property
    def hands_go(self) -> Literal["left", "right", "swap"]:
        """Where hands are passed after a round; two players always swap (rulebook, Expert variant)."""
        return self.passing if self.free_city is None else "swap"

    def number(self, place: int) -> int:
        """Return the displayed number of a card of the hand; ``place`` counts from 0."""
        return self.numbers[place] if self.numbers else place + 1

    def turns_to_come(self, seat: Seat) -> int:
        """Count the cards that a seat can play after the current one.

        Babylon can also play the last card of each hand, even in the age in which it builds that stage.
        """
        ages, plan = self.box.last_age - self.age, self.cities[seat].plan
        rounds = (ages + 1) * self.box.rounds - self.round
        if any(Ability("play_seventh_card") in stage.effects for options in plan for stage in options):
            return rounds + ages + (self.deciding.get(seat) == "round")
        return rounds

    def offers_for(self, seat: Seat) -> tuple[Offer, ...]:
        """List the viewer's uses of each card for a city; empty if they aren't asked."""
        if seat == self.free_city and seat != self.seat:
            return self.free_city_offers
        return self.offers if seat == self.seat else ()

    def stage_offer_for(self, seat: Seat) -> Offer | None:
        """Return an offer with the cost of a city's next stage; None if the viewer isn't asked.

        All cards have the same, except one that the Free City must build.
        """
        asked = self.offers_for(seat)
        telling = (
            each for each in asked if each.stage_obstacle is None or each.stage_obstacle.reason != "chain"
        )
        return next(telling, asked[0] if asked else None)


def offers(
    city: City, market: Market, hand: Iterable[Card], choices: Sequence[BaseChoice]
) -> tuple[Offer, ...]:
    """Group the legal choices with a hand by its cards, with the reasons why others are missing.

    There are none if the question is another one, such as which card is kept.
    """
    played = [choice for choice in choices if isinstance(choice, HandChoice)]
    if not played:
        return ()
    stage_obstacle = _stage_obstacle(city, market)
    found = []
    for card in hand:
        of_card = [choice for choice in played if choice.card == card.id]
        builds = tuple([choice for choice in of_card if isinstance(choice, Build)])
        stages = tuple([choice for choice in of_card if isinstance(choice, BuildStage)])
        sell = next((choice for choice in of_card if isinstance(choice, Sell)), None)
        obstacle = None
        if not builds:
            obstacle = Obstacle("owned") if city.has(card) else _cost_obstacle(city, market, card.cost)
        in_the_way = None if stages else stage_obstacle
        if not stages and in_the_way is None and city.builds_by_chain(card):
            in_the_way = Obstacle("chain")
        found.append(Offer(card.id, builds, obstacle, stages, in_the_way, sell))
    return tuple(found)


def offers_for_free_city(cities: Sequence[City], seat: Seat, hand: Sequence[Card]) -> tuple[Offer, ...]:
    """Return the Free City's uses of each card that its player holds."""
    city, market = cities[seat], market_of(cities, seat)
    uses = free_city_uses(city, market, hand)
    played = [choice for card in uses.values() for choice in card]
    return offers(city, market, hand, [*played, *(card.sell for card in hand)])


def _stage_obstacle(city: City, market: Market) -> Obstacle | None:
    if not city.next_stages:
        return Obstacle("complete")
    obstacles = [_cost_obstacle(city, market, stage.price) for stage in city.next_stages]
    in_the_way = [obstacle for obstacle in obstacles if obstacle is not None]
    if len(in_the_way) < len(obstacles):
        return None
    # Of two stages that Manneken Pis could copy, the nearer one; coins are nearer than resources.
    return min(in_the_way, key=lambda obstacle: (obstacle.reason != "coins", obstacle.coins))


def _cost_obstacle(city: City, market: Market, cost: Cost) -> Obstacle | None:
    """Return why a cost can't be paid; None if it can."""
    ways = ways_to_pay(market, cost)
    if not ways:
        return Obstacle("unsold", shortages(market, cost))
    if ways[0].total > city.coins:
        return Obstacle("coins", coins=ways[0].total)
    return None


def shortages(market: Market, cost: Cost) -> tuple[Shortage, ...]:
    """Return the resources that are short even if everybody sells all they can; empty if none.

    They are single resources, and several together only if each of them alone could be had.
    """
    needed = tuple(amounts(cost.need).items())
    for count in range(1, len(needed) + 1):
        found = [_shortage(market, together) for together in combinations(needed, count)]
        if short := tuple([each for each in found if each.for_sale < each.missing]):
            return short
    return ()


def _shortage(market: Market, needed: tuple[tuple[Resource, int], ...]) -> Shortage:
    """Count the available amount of these resources, whether it is enough or not."""
    need = bundle(dict(needed))
    made, had = (size(need) - size(each.shortfalls(need)[0]) for each in (market.own, market.everything))
    return Shortage(needed, made, had - made)


def goods_bought(market: Market, cost: Cost, payment: Payment) -> Mapping[Seller, Mapping[Resource, int]]:
    """Return the goods bought from each seller with a payment; of several possible purchases one.

    Raises `ValueError` if these coins buy nothing that is needed.
    """
    bought = [
        (of_left, missing - of_bank - of_left, of_bank)
        for missing in market.own.shortfalls(cost.need)
        for of_bank in market.bank.parts(missing)
        for of_left in left_shares(market, missing - of_bank)
    ]
    paid = [payment.left, payment.right, payment.bank - cost.coins]
    for each in sorted(bought, key=lambda each: (sum(each), each)):
        # The highest byte of amounts times prices is their sum.
        if [
            share * price >> LAST & BYTE for share, price in zip(each, market.prices.packed, strict=True)
        ] == paid:
            return dict(zip(SELLERS, map(amounts, each), strict=True))
    raise ValueError("no purchase costs these coins")


def view_of(table: Table, decisions: Sequence[Decision[BaseChoice]], seat: Seat | None) -> View:
    """Return the view of a seat's player, or with None of a spectator.

    A hand is visible to its player while a card is to be chosen from it; otherwise it is face down.
    """
    deciding = {decision.seat: decision.kind for decision in decisions}
    controller = None if table.free_city is None else table.choosers[table.free_city]
    if table.free_city is not None and "round" in deciding.values():
        deciding[table.free_city] = "free_city"
    hand: tuple[CardId, ...] = ()
    hand_offers: tuple[Offer, ...] = ()
    discard: tuple[CardId, ...] = ()
    for_free_city: tuple[Offer, ...] = ()
    for decision in decisions:
        lying = table.box.decisions[decision.kind](table, decision.seat)
        if lying is table.discard:
            discard = tuple(lying) if decision.chooser == seat else discard
        elif decision.seat == seat:
            hand = tuple(lying)
            cards = [table.box.cards[card] for card in hand]
            market = market_of(table.cities, seat)
            hand_offers = offers(table.cities[seat], market, cards, decision.choices)
            if table.free_city in deciding and table.free_city is not None and seat == controller:
                for_free_city = offers_for_free_city(table.cities, table.free_city, cards)
    passed_on, gone = _remembered(table, seat)
    return View(
        box=table.box,
        seat=seat,
        players=table.players,
        age=table.age.number,
        round=table.round,
        over=table.over,
        passing=table.age.passing,
        cities=tuple([city.copy() for city in table.cities]),
        deciding=FrozenMapping(deciding),
        scores=score_cities(table.box, table.cities),
        discard_size=len(table.discard),
        hand=hand,
        offers=hand_offers,
        discard=discard,
        free_city=table.free_city,
        controller=controller,
        free_city_offers=for_free_city,
        phase=table.phase,
        hand_sizes=tuple(map(len, table.hands)),
        pile_size=len(table.pile),
        reserve=() if seat is None or seat == table.free_city else tuple(table.reserves[seat]),
        reserve_sizes=tuple(map(len, table.reserves)),
        passed_on=FrozenMapping(passed_on),
        gone=tuple(gone),
        waiting=table.waiting,
    )


def _remembered(table: Table, viewer: Seat | None) -> tuple[dict[Seat, tuple[CardId, ...]], list[CardId]]:
    """Return a viewer's knowledge of the hands that they held in this age, and of cards that are gone.

    Cards in cities have been seen by all; cards sold or under a wonder at most by the holders of the hand
    before and after.
    """
    passed_on: dict[Seat, tuple[CardId, ...]] = {}
    gone: list[CardId] = []
    rounds, step = table.rounds_played, 1 if table.age.passing == "left" else -1
    for first in range(table.players if viewer is not None else 0):
        holder = Seat(first)
        known: list[CardId] = []
        for number, played in enumerate(rounds):
            holder = Seat((first + step * number) % table.players)
            if holder == viewer:
                gone += _less(known, played.hands[holder])
                known = list(played.hands[holder])
            for choice in played.chosen_from(holder):
                built = isinstance(choice, Build)
                if holder == viewer and not built:
                    gone.append(choice.card)
                if (holder == viewer or built) and choice.card in known:
                    known.remove(choice.card)
        if not table.in_mid_round:
            holder = Seat((first + step * len(rounds)) % table.players)
            if holder == viewer:
                gone += _less(known, table.hands[holder])
                known = []
        if known:
            passed_on[holder] = tuple(known)
    return passed_on, gone


def _less(cards: Iterable[CardId], others: Iterable[CardId]) -> list[CardId]:
    """Return these cards without the others."""
    left = list(cards)
    for card in others:
        if card in left:
            left.remove(card)
    return left


def as_free_city(view: View, own: BaseChoice) -> View:
    """Return the view of the Free City's player who has chosen ``own``: the rest of the hand, for it.

    Raises `ValueError` for anybody else.
    """
    if view.free_city is None or not view.free_city_offers or isinstance(own, Decline):
        raise ValueError("nobody chooses for the Free City in this view")
    places = [place for place in range(len(view.hand)) if place != view.hand.index(own.card)]
    rest = [view.free_city_offers[place] for place in places]
    if any(offer.builds or offer.stages for offer in rest):
        # It sells only if it can play none of them (rulebook, Expert variant).
        rest = [replace(offer, sell=None) for offer in rest]
    return replace(
        view,
        seat=view.free_city,
        hand=tuple([offer.card for offer in rest]),
        offers=tuple(rest),
        free_city_offers=(),
        numbers=tuple([place + 1 for place in places]),
    )
