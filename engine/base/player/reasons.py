"""Why a choice of the base game is good or not: what it does, in the terms by which the player decides."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from engine.base.choice import BaseChoice, Build, BuildStage, CardChoice, PaidChoice, Sell
from engine.base.city import City, Effect, market_of
from engine.base.effects import Ability, Per, Produce, TradeDiscount, VictoryPoints
from engine.base.payment import FREE, FULL_PRICE, Cost, amounts, size, ways_to_pay
from engine.base.player.features import SALE
from engine.base.player.opinion import after, built_since, opinion_of, sellers_of, use_of
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.scoring import COINS_FOR_A_POINT, score_cities, worth_of
from engine.base.view import View
from engine.game import Decision, Seat, left_of, right_of
from engine.players.reasons import Kind, Reason, spared
from engine.story import Fact, Finder, Found, find_told
from engine.terms import CardId
from engine.values import FrozenMapping

MUCH = 3
"""Points that a card would bring, from which on it is told who could build it next."""

FEW_COINS = 2
"""With no more coins than these a city is short of them."""

SOON = 0.5
"""What a card that can be paid for in the next round counts, as a part of its points: it may be gone."""

TERMS = {
    "colour: blue": "points",
    "colour: purple": "points",
    "colour: green": "symbols",
    "colour: brown": "goods",
    "colour: grey": "goods",
}
"""What a colour counts belongs to what its cards are built for; else a term is what precedes the colon."""

EffectT = TypeVar("EffectT", bound=Effect)


class Outcome:
    """A choice, and the table before it and after it."""

    def __init__(self, view: View, decision: Decision[BaseChoice], choice: BaseChoice) -> None:
        """Look at a choice of a decision as the player does who is asked."""
        self.view, self.box, self.decision, self.choice = view, view.box, decision, choice
        self.opinion = opinion_of(view, decision)
        self.seat, self.player = decision.seat, decision.chooser
        self.cities: Sequence[City] = view.cities
        self.later = after(view.box, view.cities, self.seat, choice)
        self.before, self.after = self.cities[self.player], self.later[self.player]
        self.payment = choice.payment if isinstance(choice, PaidChoice) else FREE
        self.effects = built_since(self.cities[self.seat], self.later[self.seat])
        self.terms = defaultdict[str, float](float)
        for name, worth in self.opinion.terms(choice).items():
            self.terms[TERMS.get(name, name.split(":")[0])] += worth
        self._scores = [score_cities(view.box, cities) for cities in (self.cities, self.later)]

    @property
    def is_last(self) -> bool:
        """Whether it is the last round of the game."""
        return (self.view.age, self.view.round) == (self.box.last_age, self.box.rounds)

    @property
    def stage_cost(self) -> Cost | None:
        """What the next stage costs, where there is just one and it is not built now."""
        stages = () if isinstance(self.choice, BuildStage) else self.before.next_stages
        return stages[0].price if len(stages) == 1 else None

    def points(self, seat: Seat, row: str) -> int:
        """Return how many more points a seat has in a row of the score pad."""
        before, later = (scores[seat].row(row) for scores in self._scores)
        return later - before

    def in_the_open(self, seat: Seat) -> int:
        """Count the points that stand for themselves: all but those of tokens, coins and science."""
        rows = self._scores[0][seat].rows.keys() - {"military", "treasury", "scientific"}
        return sum(self.points(seat, row) for row in rows)

    def effect(self, kind: type[EffectT]) -> EffectT | None:
        """Return the first effect of a kind of what is built."""
        return next((each for each in self.effects if isinstance(each, kind)), None)

    def coins(self, number: int) -> float:
        """Return what so many more coins are worth to the player."""
        fact = self.opinion.evaluator.now.fact
        return fact["purse", self.before.coins + number] - fact["purse", self.before.coins]

    def token(self, own: int, theirs: int) -> int:
        """Return the token of a conflict of this age."""
        age = self.box.age(self.view.age)
        return 0 if own == theirs else age.victory if own > theirs else age.defeat

    def can_pay(self, cities: Sequence[City], cost: Cost, seat: Seat) -> bool:
        """Whether the city of a seat can pay for something."""
        return bool(ways_to_pay(market_of(cities, seat), cost, cities[seat].coins))


def reasons(view: View, decision: Decision[BaseChoice], choice: BaseChoice) -> tuple[Reason, ...]:
    """Tell what a choice does for the player who is asked, and what they pay, in no order.

    The worths add up to what the player thinks of it without playing on; what no sentence tells is the rest.
    """
    at = Outcome(view, decision, choice)
    own = at.seat == at.player
    found = [*(_of_own_city(at) if own else _of_free_city(at)), *_denied(at)]
    rest = sum(at.terms.values()) - sum(each.worth for each in found)
    return (*found, Reason("later" if rest > 0 and own else "rest", rest))


# -- what a term counts -----------------------------------------------------------------------------------


def _points(at: Outcome) -> Found:
    """Tell of points that lie in the open: wonder, blue and yellow cards, guilds."""
    points = at.in_the_open(at.player)
    printed = sum(each.amount for each in at.effects if isinstance(each, VictoryPoints))
    return points != 0 and {"points": points, "sure": "yes" if printed == points else "no"}


def _points_later(at: Outcome) -> Found:
    """Tell of a card that counts what does not lie there yet."""
    return not _points(at) and any(isinstance(each, Per) and each.points for each in at.effects)


def _science(at: Outcome) -> Found:
    points = at.points(at.player, "scientific")
    return points > 0 and {"points": points, "more": "no" if at.is_last else "yes"}


def _completes_a_set(at: Outcome) -> bool:
    """Whether the choice brings one more set of three different symbols."""
    return min(at.after.symbols.values()) > min(at.before.symbols.values())


def _frees(at: Outcome) -> Found:
    """Tell which cards that may still come cost nothing from now on."""
    fresh = at.after.chained - at.before.chained
    first = at.view.age + (at.view.round == at.box.rounds)
    cards = tuple(name for name in at.box.cards if name in fresh and at.box.cards[name].age >= first)
    return bool(cards) and {"cards": cards}


def _makes(at: Outcome) -> Found:
    """Tell what the city produces from now on, and whether anybody near has it."""
    produced = at.effect(Produce)
    if produced is None:
        return None
    made = produced.options
    there = amounts(market_of(at.cities, at.player).everything.most)
    return {
        "resources" if len(made) == 1 else "either": made * produced.amount if len(made) == 1 else made,
        "new": "no" if there.keys() & set(made) else "yes",
        "need": _need(at),
        "stage": at.before.stages + 1,
    }


def _need(at: Outcome) -> str:
    """Tell whether the next stage needs what is produced from now on: ``all`` where it lacked only that."""
    cost = at.stage_cost
    if cost is None or at.effect(Produce) is None:
        return "no"
    before, later = (_lacks(cities, at.player, cost) for cities in (at.cities, at.later))
    if later == (0, 0) != before:
        return "all"
    return "some" if any(now < was for was, now in zip(before, later, strict=True)) else "no"


def _lacks(cities: Sequence[City], seat: Seat, cost: Cost) -> tuple[int, int]:
    """Count the coins for the resources bought, and the resources that nobody near has for sale."""
    market = market_of(cities, seat)
    if ways := ways_to_pay(market, cost):
        return ways[0].total - cost.coins, 0
    unsold = size(market.everything.shortfalls(cost.need)[0])
    return FULL_PRICE * (size(market.own.shortfalls(cost.need)[0]) - unsold), unsold


def _cheaper(at: Outcome) -> Found:
    """Tell what is cheaper to buy from now on."""
    effect = at.effect(TradeDiscount)
    if effect is None:
        return None
    return {"resources": effect.resources, "coins": effect.price, "side": effect.side}


def _power(at: Outcome) -> Found:
    """Tell which power there is from now on; a guild to copy is told with its points, if it has any."""
    effect = at.effect(Ability)
    if effect is None or (effect.name == "copy_neighbour_guild" and _points(at)):
        return None
    return {"ability": effect.name}


OF_TERMS: Mapping[str, Mapping[Kind, Finder[Outcome]]] = FrozenMapping(
    {
        "points": {"points": _points, "points-later": _points_later},
        "symbols": {
            "science-set": lambda at: _science(at) if _completes_a_set(at) else None,
            "science": lambda at: None if _completes_a_set(at) else _science(at),
        },
        "frees": {"frees": _frees},
        "goods": {"makes": _makes, "cheaper": _cheaper},
        "power": {"power": _power},
    }
)
"""What tells of each term, and when it is so: at most one of them is."""


def _of_own_city(at: Outcome) -> Iterator[Reason]:
    for term, finders in OF_TERMS.items():
        for kind, seats, facts in find_told(at, finders):
            yield Reason(kind, at.terms[term], seats, facts)
    yield from _conflicts(at)
    yield from _coins(at)
    yield from _prices(at)
    yield from _soon(at)


def _conflicts(at: Outcome) -> Iterator[Reason]:
    """Tell how the conflicts of this age change, as the shields lie now: neighbours met alike, together."""
    own, armed = at.before.shields, at.after.shields
    arms = at.opinion.evaluator.now.fact
    alike: dict[tuple[int, int], dict[Seat, float]] = {}
    for neighbour in (beside(at.player, len(at.cities)) for beside in (left_of, right_of)):
        theirs = at.cities[neighbour].shields
        tokens = at.token(own, theirs), at.token(armed, theirs)
        alike.setdefault(tokens, {})[neighbour] = arms["arms", armed - theirs] - arms["arms", own - theirs]
    for (was, now), worths in alike.items() if own != armed else ():
        worth, names = sum(worths.values()), {"names": tuple(worths)}
        if now > was and now > 0:
            yield Reason("beats", worth, names, {"points": now, "instead": was, "count": len(worths)})
        elif now > was:
            yield Reason("levels", worth, names)
        else:
            standing = "ahead" if now > 0 else "behind" if now < 0 else "level"
            yield Reason("shields", worth, names, {"shields": armed - own, "standing": standing})


def _coins(at: Outcome) -> Iterator[Reason]:
    """Tell what the bank gives, and what forces a sale."""
    if not isinstance(at.choice, Sell):
        if coins := at.after.coins - at.before.coins + at.payment.total:
            yield Reason("coins", at.coins(coins), {}, {"coins": coins})
        return
    yield Reason("sale", at.opinion.evaluator.worth(SALE), {}, {"coins": COINS_FOR_A_SALE})
    builds = [each for each in at.decision.choices if isinstance(each, Build)]
    if all(isinstance(each, Sell) for each in at.decision.choices):
        yield Reason("nothing-builds", 0.0)
    else:
        yield from spared([each.payment.total for each in builds if each.card == at.choice.card])
    if at.is_last:
        yield Reason("treasury", 0.0, {}, {"coins": COINS_FOR_A_POINT})
    elif at.before.coins <= FEW_COINS:
        yield Reason("few-coins", 0.0, {}, {"coins": at.before.coins})


_PRICES: Mapping[str, Kind] = FrozenMapping(
    {"free": "no-cost", "own": "own-resources", "power": "power-free", "chain": "chain"}
)


def _prices(at: Outcome) -> Iterator[Reason]:
    """Tell what is paid, and to whom where the same could be paid to others."""
    payment = at.payment
    if not isinstance(at.choice, PaidChoice):
        return
    if not payment.total:
        chain = [each for each in at.before.cards if at.choice.card in each.gives_free]
        facts: dict[str, Fact] = {"card": chain[0].id} if payment.how == "chain" else {}
        yield Reason(_PRICES[payment.how], at.terms["power"] if payment.how == "power" else 0.0, {}, facts)
        return
    coin = at.coins(-payment.total) / payment.total
    if payment.bank:
        yield Reason("paid-bank", coin * payment.bank, {}, {"coins": payment.bank})
    coin_paid = at.opinion.evaluator.now.fact["beside: coins", 1]
    paid = [
        Reason(
            "paid-to",
            (coin_paid + coin) * coins + at.opinion.given(neighbour, coins),
            {"name": neighbour},
            {"coins": coins},
        )
        for neighbour, coins in sellers_of(at.choice, at.seat, len(at.cities))
    ]
    use = use_of(at.choice)
    ways = [each for each in at.decision.choices if isinstance(each, PaidChoice) and use_of(each) == use]
    if sum(each.payment.how == "trade" for each in ways) > 1:
        yield from paid
    elif paid:
        facts = {"coins": payment.left + payment.right}
        yield Reason("paid-bank", sum(each.worth for each in paid), {}, facts)


def _soon(at: Outcome) -> Iterator[Reason]:
    """Tell of the next stage and of the best card known in the next hand that only this choice pays for."""
    view, cost = at.view, at.stage_cost
    if cost is not None and _need(at) == "no":
        before, later = (at.can_pay(each, cost, at.player) for each in (at.cities, at.later))
        if later and not before:
            yield Reason("affords-stage", SOON, {}, {"stage": at.before.stages + 1})
    if at.decision.kind != "round" or view.round == at.box.rounds or at.before.can_build_free():
        return
    giver = (right_of if view.passing == "left" else left_of)(at.player, view.players)
    points, best = 0, CardId("")
    for card in (at.box.cards[name] for name in view.passed_on.get(giver, ())):
        before, later = (
            city.builds_by_chain(card) or at.can_pay(cities, card.cost, at.player)
            for city, cities in ((at.before, at.cities), (at.after, at.later))
        )
        if later and not before and not at.after.has(card):
            brings = worth_of(at.box, at.later, at.player, card)
            points, best = max((points, best), (brings.points + brings.science, card.id))
    if points >= MUCH:
        yield Reason("affords", SOON * points, {"name": giver}, {"card": best, "points": points})


# -- the others -------------------------------------------------------------------------------------------


def _of_free_city(at: Outcome) -> Iterator[Reason]:
    """Tell what a choice for the Free City does to its player and to the other one."""
    other = Seat(1 - at.player)
    found = list(_for_and_against(at, other))
    yield from found
    sold = [each.options for each in at.effects if isinstance(each, Produce) and each.sellable]
    for options in sold:
        hole = "resources" if len(options) == 1 else "either"
        yield Reason("free-city-sells", 0.0, {"name": other}, {hole: options})
    if isinstance(at.choice, Sell):
        yield Reason("free-city-coins", 0.0, {}, {"coins": COINS_FOR_A_SALE})
    elif not sold and all(each.worth >= 0 for each in found):
        yield Reason("harmless", 0.0, {"name": other})


def _for_and_against(at: Outcome, other: Seat) -> Iterator[Reason]:
    """Tell whom the Free City beats or is level with now, whose cards count what it has, whom it pays."""
    own, armed = at.cities[at.seat].shields, at.later[at.seat].shields
    sides: tuple[tuple[Seat, int, Kind], ...] = (
        (other, 1, "free-city-arms"),
        (at.player, -1, "free-city-beats-you"),
    )
    for seat, sign, kind in sides:
        theirs = at.cities[seat].shields
        was, now = at.token(theirs, own), at.token(theirs, armed)
        if now < was:
            yield Reason(kind, sign * (was - now), {"name": other}, {"points": now, "instead": was})
    if points := at.in_the_open(at.player):
        yield Reason("points", points, {}, {"points": points, "sure": "no"})
    if points := at.in_the_open(other):
        yield Reason("points-given", -points, {"name": other}, {"points": points})
    for seller, coins in sellers_of(at.choice, at.seat, len(at.cities)):
        if seller == at.player:
            yield Reason("earns", at.coins(coins), {}, {"coins": coins})
        else:
            yield Reason("earns-other", -at.coins(coins), {"name": other}, {"coins": coins})


def _denied(at: Outcome) -> Iterator[Reason]:
    """Tell which card does not go to the player who gets the rest of the hand."""
    receiver = at.opinion.receiver
    if receiver is None or not isinstance(at.choice, CardChoice):
        return
    card, city = at.box.cards[at.choice.card], at.cities[receiver]
    if city.has(card) or not (city.builds_by_chain(card) or at.can_pay(at.cities, card.cost, receiver)):
        return
    brings = worth_of(at.box, at.cities, receiver, card)
    points = brings.points + brings.science
    facts: dict[str, Fact] = {"card": card.id, "under": "yes" if isinstance(at.choice, BuildStage) else "no"}
    if points >= (MUCH if at.seat == at.player else 1):
        yield Reason("denies", at.terms["kept"], {"name": receiver}, {**facts, "points": points})
    elif at.player in brings.beaten:
        yield Reason("denies-arms", at.terms["kept"], {"name": receiver}, facts)
