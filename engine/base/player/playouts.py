"""Playouts of 7 Wonders: possible tables behind a view, quick play, and forecasts between ages."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from itertools import chain
from math import sqrt
from operator import itemgetter
from random import Random

from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, Revive, Sell
from engine.base.city import City, Stage, cheapest, cheapest_way
from engine.base.course import deal_hands, rest_of_age
from engine.base.deal import Deal
from engine.base.payment import FREE, POWER
from engine.base.player.evaluation import (
    SALE,
    Evaluator,
    Fact,
    Rounds,
    facts_of,
    next_stage_key,
    payment_key,
    worths_of_facts,
)
from engine.base.player.opinion import ranked
from engine.base.scoring import score_cities
from engine.base.table import Table, discard_pile, hand_of, reserve_of
from engine.base.view import View, as_free_city
from engine.game import Choices, Decision, Seat
from engine.players.learned import Cache, Weights, learned, weights_at
from engine.players.player import Search, ended, play_on, tell_nobody
from engine.shuffle import shuffled
from engine.terms import CardId
from engine.values import FrozenMapping

cheapest_known = lru_cache(1 << 14)(cheapest_way)
"""Finds the cheapest payment with a cache: playouts ask the same again and again."""


class PossibleTables:
    """Deals what a viewer can't see: other hands and reserves, the Free City's pile, the discard pile."""

    def __init__(self, view: View) -> None:
        """Look at a view with its memory."""
        self._view = view
        self._age = view.box.age(view.age)
        built = Counter(building for city in view.cities for building in city.buildings)
        known = Counter([*view.hand, *view.gone, *chain.from_iterable(view.passed_on.values())])
        deck = Counter(view.box.deck(self._age, view.players))
        self._pool = [*(deck - built - known).elements()]
        # Unbuilt cards of this age, as far as known, and of earlier ones may be in the discard pile.
        self._gone = list(view.gone)
        for age in view.box.ages[: view.age - 1]:
            self._gone += (Counter(view.box.deck(age, view.players)) - built).elements()
        # Unseen cards of those drawn for the age may be in it, as many as are left to draw.
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
        """Return a random table consistent with the view; it can be played to the end of the age."""
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
        """Return a hand with its known cards and random ones for the rest, without cards known to be gone."""
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
"""The places of cards that `PossibleTables` can deal; a box may have further ones."""


# -- choosing quickly -----------------------------------------------------------------------------------


class Quick:
    """Plays playouts: takes the choice with the best evaluation, with some noise."""

    def __init__(self, box: Box, noise: float = 0.4, rounds: Rounds | None = None) -> None:
        """Choose by the learned weights or by others; ``noise`` is the most that it can raise a colour."""
        self._box, self._noise = box, noise
        self._colours = dict.fromkeys([*[card.colour for card in box.cards.values()], "stages"])
        self.evaluator = Evaluator(box, rounds)
        self.start(Random(0))

    def start(self, source: Random) -> None:
        """Draw noise from this source from now on, first of all the style of each seat.

        So it stays the same in playouts after different choices, which are then compared with less noise.
        """
        self._random = random = source.random
        seats = range(self._box.cities(self._box.most_players))
        self._preferred = [{each: self._noise * random() for each in self._colours} for _ in seats]

    def choose(self, table: Table, decision: Decision[BaseChoice]) -> BaseChoice:
        """Return one of the legal choices of a decision."""
        if decision.kind in {"round", "seventh_card"}:
            return self._of_hand(table, decision.seat)
        if decision.kind == "revive":
            evaluator = self.evaluator
            evaluator.look(table.age_number, table.round, table.cities, decision.seat)
            revived = [each for each in decision.choices if isinstance(each, Revive)]
            return max(revived, key=lambda each: evaluator.worth(each.card))
        choices = decision.choices
        return choices[int(self._random() * len(choices))]

    def _of_hand(self, table: Table, seat: Seat) -> BaseChoice:
        """Choose the best affordable card, in the order of values without prices."""
        cities, evaluator, preferred = table.cities, self.evaluator, self._preferred[seat]
        city, cards = cities[seat], self._box.cards
        evaluator.look(table.age_number, table.round, cities, seat)
        aspects, known, paying = evaluator.aspects, evaluator.known, evaluator.paying
        ranked: list[tuple[float, CardId | Stage]] = [
            (known[aspects[name]][name] + preferred[cards[name].colour], name) for name in table.hands[seat]
        ]
        for option in city.next_stages:
            key = next_stage_key(cities, seat, option.copy)
            ranked.append((evaluator.worth(key) + preferred["stages"], option))
        ranked.sort(key=itemgetter(0), reverse=True)
        best: CardId | Stage | None = None
        most, paid = paying[SALE], FREE
        named, chained, powerful = city.named, city.chained, city.can_build_free()
        lasting, hand_size = city.lasting, len(table.hands[seat])
        for worth, thing in ranked:
            if worth <= most:
                break
            if isinstance(thing, Stage):
                payment = cheapest(cities, seat, thing.price, cheapest_known)
            else:
                card = cards[thing]
                if card.building in named:
                    continue
                if card.cost.is_nothing:
                    return card.build_free
                if thing in chained:
                    return card.build_by_chain
                if lasting and city.makes_free(card, hand_size):
                    return card.build_by_power
                payment = cheapest(cities, seat, card.cost, cheapest_known)
            if payment is not None:
                net = worth + paying[payment_key(payment)] if payment.total else worth
                if net > most:
                    most, best, paid = net, thing, payment
            if powerful and not isinstance(thing, Stage):
                net = worth + paying[payment_key(POWER)]
                if net > most:
                    most, best, paid = net, thing, POWER
        if best is not None and not isinstance(best, Stage):
            return Build(best, paid)
        least = [thing for _, thing in ranked if not isinstance(thing, Stage)][-1]
        return cards[least].sell if best is None else BuildStage(least, paid, best.copy)


# -- how games end --------------------------------------------------------------------------------------

VICTORY = 4
"""The value of winning, in points."""

DOUBLINGS = (3, 4)
"""The certainty of forecasts by age: chances to win are points raised to 2 to the power of this."""


class Forecast:
    """Forecasts the result of a game between two ages."""

    def __init__(self, box: Box, weights: Weights) -> None:
        """Use the weights of a city's features after each age."""
        self._after_age: Mapping[int, Mapping[Fact, float]] = Cache(
            lambda age: worths_of_facts(box, weights_at(weights, {age - 1: 1.0}))
        )

    def points(self, cities: Sequence[City], seat: Seat, age: int) -> float:
        """Return the expected final points of a seat, from the cities after an age."""
        worths = self._after_age[age]
        return sum([worths[fact] for fact in facts_of(cities, seat)])

    def ended(self, cities: Sequence[City], players: int, player: Seat, age: int) -> float:
        """Return the expected result of a game, from the cities after an age.

        Each seat can end above or below its forecast, so every rival counts, the better ones more: a mean of
        powers does this with exact arithmetic only.
        """
        points = [max(1.0, self.points(cities, Seat(seat), age)) for seat in range(players)]
        powers = points
        for _ in range(DOUBLINGS[age - 1]):
            powers = [each * each for each in powers]
        rival = rivals = sum([each for seat, each in enumerate(powers) if seat != player])
        for _ in range(DOUBLINGS[age - 1]):
            rival = sqrt(rival)
        strength = powers[player]
        return points[player] - rival / 2 + VICTORY * strength / (strength + rivals)


@lru_cache(4)
def learned_forecast(box: Box) -> Forecast:
    """Return the learned forecast."""
    return Forecast(box, learned(box, "forecast"))


# -- search ---------------------------------------------------------------------------------------------

LEAF = 2
"""The cost of dealing a table and forecasting its end, in choices of each city."""

TRUST = (2, 2, 1)
"""The number of playouts that an evaluation counts as, by age."""


def search(view: View, decision: Decision[BaseChoice]) -> Search | None:
    """Return how to play on to the end of the age."""
    if deal_hands in view.box.phases[view.phase :] or view.box.decisions[decision.kind] not in DEALT:
        return None
    box, player, before = view.box, decision.chooser, _chosen_before(view, decision)
    quick, forecast = Quick(box), learned_forecast(box)

    def finish(table: Table, choice: BaseChoice, luck: Random) -> float:
        """Play to the end of the age, and return the result or its forecast."""
        quick.start(luck)
        choose, first = partial(quick.choose, table), {**before, decision.seat: choice}
        play_on(rest_of_age(table, tell_nobody), choose, first)
        if table.age_number == box.last_age:
            return ended(score_cities(box, table.cities)[: table.players], player, VICTORY)
        return forecast.ended(table.cities, table.players, player, table.age_number)

    cities = [(city.coins, city.buildings, city.stages, city.conflicts) for city in view.cities]
    asked = sorted(view.deciding.items())
    return Search(
        PossibleTables(view).deal,
        finish,
        steps=(box.rounds - view.round + 1 + LEAF) * len(view.cities),
        trust=TRUST[view.age - 1],
        seed=f"{view.age} {view.round} {asked} {view.seat} {view.hand} {view.discard} {cities}",
    )


def _chosen_before(view: View, decision: Decision[BaseChoice]) -> Choices[BaseChoice]:
    """Return the own choice of the player who is asked for the Free City.

    It is assumed to be the best with one of the cards that leave the Free City just this offer.
    """
    if decision.kind != "free_city":
        return {}
    offered = set(decision.choices)
    own = [
        choice
        for offer in view.offers
        if offered <= {use for rest in as_free_city(view, Sell(offer.card)).offers for use in rest.choices}
        for choice in offer.choices
    ]
    seat = decision.chooser
    return {seat: ranked(view, Decision(seat, seat, "round", tuple(own)))[0][0]}
