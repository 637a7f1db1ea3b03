"""The reasons for and against a choice of 7 Wonders, by the terms of the computer player's evaluation."""

from collections.abc import Iterator, Mapping

from engine.base.choice import BaseChoice, BuildStage, CardChoice, PaidChoice, Sell
from engine.base.city import Card, Stage, cheapest_build, market_of
from engine.base.effects import Ability, Per, Produce, TradeDiscount
from engine.base.payment import amounts, size
from engine.base.player.evaluation import SALE, parts_of
from engine.base.player.opinion import after, opinion_of, sellers_of, use_of
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.scoring import score_cities, settled_points, worth_of
from engine.base.second_edition import FirstCardFree, LastCardFree, NewColourFree, PointsIfWonderComplete
from engine.base.view import View
from engine.game import Decision, Seat, left_of, right_of
from engine.players.reasons import Kind, Reason, by_term, with_rest
from engine.story import Fact
from engine.values import FrozenMapping

MUCH = 3
"""The least points of a card for the next player to be mentioned."""


class Outcome:
    """A choice, and the table before and after it."""

    def __init__(self, view: View, decision: Decision[BaseChoice], choice: BaseChoice) -> None:
        """Play a choice of a decision as its player sees it."""
        self.view, self.box, self.decision, self.choice = view, view.box, decision, choice
        self.seat, self.player, self.cities = decision.seat, decision.chooser, view.cities
        self.opinion = opinion_of(view, decision)
        self.fact = self.opinion.evaluator.now.fact
        self.later = after(view.box, view.cities, self.seat, choice)
        self.before, self.after = self.cities[self.player], self.later[self.player]
        was, now = self.cities[self.seat], self.later[self.seat]
        built: list[Card | Stage] = [*now.cards[len(was.cards) :], *now.stages_built[was.stages :]]
        self.effects = [effect for each in built for effect in each.effects]
        self.terms = by_term(self.opinion.terms(choice))
        self._scores = [score_cities(view.box, cities) for cities in (self.cities, self.later)]
        self.to_come = view.box.after_round(view.age, view.round)

    def points(self, seat: Seat, *rows: str) -> int:
        """Return the gain of a seat in some rows of the score pad."""
        before, later = (sum(map(scores[seat].row, rows)) for scores in self._scores)
        return later - before

    def in_the_open(self, seat: Seat) -> int:
        """Count the points without those of tokens, coins and science."""
        return self.points(seat, *self._scores[0][seat].rows.keys() - {"military", "treasury", "scientific"})

    def coins(self, number: int) -> float:
        """Return the value of further coins to the player."""
        return self.fact["purse", self.before.coins + number] - self.fact["purse", self.before.coins]

    def token(self, own: int, theirs: int) -> int:
        """Return the token of a conflict of this age."""
        age = self.box.age(self.view.age)
        return 0 if own == theirs else age.victory if own > theirs else age.defeat

    @property
    def stage_needs(self) -> str:
        """Whether the next stage needs the new production: ``all`` if it lacked only that."""
        # It is mentioned if there is just one and it isn't built now.
        stages = () if isinstance(self.choice, BuildStage) else self.before.next_stages
        need = stages[0].price.need if len(stages) == 1 else 0
        before, later = (size(city.supply.shortfalls(need)[0]) for city in (self.before, self.after))
        return "no" if later == before else "some" if later else "all"


def reasons(view: View, decision: Decision[BaseChoice], choice: BaseChoice) -> tuple[Reason, ...]:
    """Return the consequences and the price of a choice for the player who is asked, in no order.

    Their worths add up to the evaluation without search; the part without a sentence is the rest.
    """
    at = Outcome(view, decision, choice)
    own = at.seat == at.player
    parts = (_built, _conflicts, _sale, _price, _denied) if own else (_of_free_city, _denied)
    return with_rest([reason for part in parts for reason in part(at)], at.terms, own)


def _built(at: Outcome) -> Iterator[Reason]:
    """Yield the effects of the card or stage that is built."""
    points, terms = at.in_the_open(at.player), at.terms
    facts: dict[str, Fact]
    if points:
        before, later = (settled_points(cities, at.player) for cities in (at.cities, at.later))
        sure = "yes" if later - before == points else "no"
        yield Reason("points", terms["points"], {}, {"points": points, "sure": sure})
    elif any(isinstance(each, Per) and each.points for each in at.effects):
        yield Reason("points-later", terms["points"])
    if (science := at.points(at.player, "scientific")) > 0:
        completed = min(at.after.symbols.values()) > min(at.before.symbols.values())
        facts = {"points": science, "more": "yes" if at.to_come else "no"}
        yield Reason("science-set" if completed else "science", terms["symbols"], {}, facts)
    fresh = at.after.chained - at.before.chained
    if cards := tuple(dict.fromkeys(card.id for card, _ in at.to_come if card.id in fresh)):
        yield Reason("frees", terms["frees"], {}, {"cards": cards})
    for effect in at.effects:
        match effect:
            case Produce(options, amount):
                near = amounts(market_of(at.cities, at.player).everything.most).keys()
                facts = {"new": "no" if near & set(options) else "yes", "need": at.stage_needs}
                facts |= {"resources": options * amount} if len(options) == 1 else {"either": options}
                facts["stage"] = at.before.stages + 1
                yield Reason("makes", terms["goods"], {}, facts)
            case TradeDiscount(resources, price=price):
                facts = {"resources": resources, "coins": price, "side": effect.side}
                yield Reason("cheaper", terms["goods"], {}, facts)
            # A guild to copy is mentioned with its points, if it has any.
            case Ability(name) if name != "copy_neighbour_guild" or not points:
                yield Reason("power", terms["power"], {}, {"ability": name})
            case FirstCardFree() | LastCardFree() | NewColourFree():
                usable = any(effect.makes_free(at.after, *each) for each in at.to_come)
                yield Reason("power" if usable else "rest", terms["other"], {}, {"ability": effect.kind})
            case PointsIfWonderComplete(worth) if missing := len(at.after.plan) - at.after.stages:
                can = "yes" if missing <= at.view.turns_to_come(at.player) else "no"
                facts = {"points": worth, "stages": missing, "can": can}
                yield Reason("points-if-complete", terms["points"], {}, facts)
    if coins := sum([effect.coins_when_built(at.later, at.player) for effect in at.effects]):
        yield Reason("coins", at.coins(coins), {}, {"coins": coins})


def _conflicts(at: Outcome) -> Iterator[Reason]:
    """Yield the changes of this age's conflicts at current shields, for both neighbours together if equal."""
    own, armed = at.before.shields, at.after.shields
    alike: dict[tuple[int, int], dict[Seat, float]] = {}
    for neighbour in (beside(at.player, len(at.cities)) for beside in (left_of, right_of)):
        theirs = at.cities[neighbour].shields
        worth = at.fact["arms", armed - theirs] - at.fact["arms", own - theirs]
        alike.setdefault((at.token(own, theirs), at.token(armed, theirs)), {})[neighbour] = worth
    for (was, now), worths in alike.items() if own != armed else ():
        worth, names = sum(worths.values()), {"names": tuple(worths)}
        if now > was and now > 0:
            yield Reason("beats", worth, names, {"points": now, "instead": was, "count": len(worths)})
        elif now > was:
            yield Reason("levels", worth, names)
        else:
            standing = "ahead" if now > 0 else "behind" if now < 0 else "level"
            yield Reason("shields", worth, names, {"shields": armed - own, "standing": standing})


def _sale(at: Outcome) -> Iterator[Reason]:
    """Yield the gain of a sale, and what forces it."""
    if isinstance(at.choice, Sell):
        yield Reason("sale", at.opinion.evaluator.worth(SALE), {}, {"coins": COINS_FOR_A_SALE})
        if not any(isinstance(each, PaidChoice) for each in at.decision.choices):
            yield Reason("nothing-builds", 0.0)


_NOTHING_PAID: Mapping[str, Kind] = FrozenMapping(
    {"free": "no-cost", "own": "own-resources", "power": "power-free", "chain": "chain"}
)


def _price(at: Outcome) -> Iterator[Reason]:
    """Yield the price, and to whom it is paid if there is a choice."""
    if not isinstance(at.choice, PaidChoice):
        return
    payment, use = at.choice.payment, use_of(at.choice)
    if not payment.total:
        frees = [each.id for each in at.before.cards if at.choice.card in each.gives_free]
        facts: dict[str, Fact] = {"card": frees[0]} if payment.how == "chain" else {}
        worth = at.terms["power"] if payment.how == "power" else 0.0
        yield Reason(_NOTHING_PAID[payment.how], worth, {}, facts)
        return
    coin = at.coins(-payment.total) / payment.total
    if payment.bank:
        yield Reason("paid-bank", coin * payment.bank, {}, {"coins": payment.bank})
    traded = coin + at.fact["beside: coins", 1]
    paid = [
        Reason("paid-to", traded * coins, {"name": seat}, {"coins": coins})
        for seat, coins in sellers_of(at.choice, at.seat, len(at.cities))
    ]
    ways = [each for each in at.decision.choices if isinstance(each, PaidChoice) and use_of(each) == use]
    if sum(each.payment.how == "trade" for each in ways) > 1:
        yield from paid
    elif paid:
        worth, coins = sum(each.worth for each in paid), payment.left + payment.right
        yield Reason("paid-bank", worth, {}, {"coins": coins})


def _denied(at: Outcome) -> Iterator[Reason]:
    """Yield the card denied to the player who gets the rest of the hand."""
    receiver = at.opinion.receiver
    if receiver is None or not isinstance(at.choice, CardChoice):
        return
    card = at.box.cards[at.choice.card]
    if cheapest_build(at.cities, receiver, card) is None:
        return
    brings = worth_of(at.box, at.cities, receiver, card)
    points = brings.points + brings.science
    facts: dict[str, Fact] = {"card": card.id, "under": "yes" if isinstance(at.choice, BuildStage) else "no"}
    if points >= (MUCH if at.seat == at.player else 1):
        yield Reason("denies", at.terms["kept"], {"name": receiver}, {**facts, "points": points})
    elif at.player in brings.beaten:
        yield Reason("denies-arms", at.terms["kept"], {"name": receiver}, facts)


def _of_free_city(at: Outcome) -> Iterator[Reason]:
    """Yield the effects of a choice for the Free City on its player and on the other one."""
    other, paid = Seat(1 - at.player), dict(sellers_of(at.choice, at.seat, len(at.cities)))
    name, armed = {"name": other}, [cities[at.seat].shields for cities in (at.cities, at.later)]
    harms = False
    for seat, sign, beats, gains, earns in (
        (other, -1, "free-city-arms", "points-given", "earns-other"),
        (at.player, 1, "free-city-beats-you", "points", "earns"),
    ):
        was, now = (at.token(at.cities[seat].shields, shields) for shields in armed)
        points, coins = at.in_the_open(seat), paid.get(seat)
        harms = harms or (now < was if sign > 0 else bool(points or coins))
        if now < was:
            before, later = (at.fact[parts_of(cities, seat)[0]] for cities in (at.cities, at.later))
            yield Reason(beats, sign * (later - before), name, {"points": now, "instead": was})
        if points:
            worth = sign * at.fact["points: counted", points]
            yield Reason(gains, worth, name, {"points": points, "sure": "no"})
        if coins:
            yield Reason(earns, sign * at.coins(coins), name, {"coins": coins})
    sold = [each.options for each in at.effects if isinstance(each, Produce) and each.sellable]
    for options in sold:
        facts: dict[str, Fact] = {"resources" if len(options) == 1 else "either": options}
        yield Reason("free-city-sells", at.terms["goods"], name, facts)
    if not sold and not harms:
        yield Reason("harmless", 0.0, name)
