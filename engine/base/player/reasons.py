"""Why a choice of the base game is good or not: what it does, in the terms by which the player decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.base.choice import BaseChoice, Build, BuildStage, CardChoice, PaidChoice, Revive, Sell
from engine.base.city import Card, City, Effect, market_of
from engine.base.effects import Ability, AbilityName, Per, Produce, Shields, TradeDiscount, VictoryPoints
from engine.base.payment import FULL_PRICE, Cost, amounts, size, ways_to_pay
from engine.base.player.model import use_of
from engine.base.player.opinion import after, opinion_of
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.scoring import COINS_FOR_A_POINT, Score, score_cities, worth_of
from engine.base.view import View
from engine.game import Decision, Seat, left_of, right_of
from engine.players.reasons import Kind, Reason, spared
from engine.story import Fact
from engine.terms import CardId, Resource

MUCH = 3
"""Points that a card would bring, from which on it is told who could build it next."""

FEW_COINS = 2
"""Who has no more is short of coins."""

SOON = 0.5
"""What a card that can be paid for in the next round counts, as a part of its points: it may be gone."""

TERMS = {
    "colour: blue": "points",
    "colour: purple": "points",
    "colour: green": "symbols",
    "colour: brown": "goods",
    "colour: grey": "goods",
}
"""What a colour counts belongs to what its cards are built for."""

_PRICES: dict[str, Kind] = {"free": "no-cost", "own": "own-resources", "power": "power-free"}


def reasons(view: View, decision: Decision[BaseChoice], choice: BaseChoice) -> tuple[Reason, ...]:
    """Tell what a choice does for the player who is asked, and what they pay.

    The worths add up to what the player thinks of it without playing on.
    """
    return tuple(_Weighing(view, decision, choice).reasons())


class _Price(NamedTuple):
    """Coins for the resources bought, and how many are missing that nobody near has for sale."""

    coins: int
    unsold: int


class _Weighing:
    """A table before a choice and after it."""

    def __init__(self, view: View, decision: Decision[BaseChoice], choice: BaseChoice) -> None:
        self._view = view
        self._decision = decision
        self._choice = choice
        self._opinion = opinion_of(view, decision)
        self._scales = self._opinion.evaluator.scales
        self._seat, self._player = decision.seat, decision.chooser
        self._cities: Sequence[City] = view.cities
        self._later = after(view.box, view.cities, self._seat, choice)
        self._terms: dict[str, float] = {}
        for name, worth in self._opinion.terms(choice).items():
            term = TERMS.get(name, name.split(":")[0])
            self._terms[term] = self._terms.get(term, 0.0) + worth

    @property
    def _before(self) -> City:
        return self._cities[self._player]

    @property
    def _after(self) -> City:
        return self._later[self._player]

    def _term(self, name: str) -> float:
        return self._terms.get(name, 0.0)

    def reasons(self) -> Iterator[Reason]:
        """Tell everything, in no order; what no sentence tells is the rest."""
        found = list(self._of_own_city() if self._seat == self._player else self._of_free_city())
        found += self._denied()
        yield from found
        rest = sum(self._terms.values()) - sum(each.worth for each in found)
        yield Reason("later" if rest > 0 and self._seat == self._player else "rest", rest)

    # -- the own city -----------------------------------------------------------------------------------

    def _of_own_city(self) -> Iterator[Reason]:
        earlier, later = (
            score_cities(self._view.box, cities)[self._player] for cities in (self._cities, self._later)
        )
        yield from self._points(earlier, later)
        if later.row("scientific") > earlier.row("scientific"):
            kind: Kind = "science-set" if self._completes_a_set() else "science"
            facts: dict[str, Fact] = {
                "points": later.row("scientific") - earlier.row("scientific"),
                "more": "no" if self._is_last else "yes",
            }
            yield Reason(kind, self._term("symbols"), {}, facts)
        yield from self._wars()
        yield from self._coins()
        yield from self._prices()
        yield from self._to_come()

    @property
    def _is_last(self) -> bool:
        """Whether it is the last round of the game."""
        return self._view.age == self._view.box.last_age and self._view.round == self._view.box.rounds

    def _points(self, earlier: Score, later: Score) -> Iterator[Reason]:
        """Tell of points that lie in the open: wonder, blue and yellow cards, guilds."""
        points = _in_the_open(later) - _in_the_open(earlier)
        worth = self._term("points")
        if points:
            printed = sum(each.amount for each in self._effects() if isinstance(each, VictoryPoints))
            sure = "yes" if printed == points else "no"
            yield Reason("points", worth, {}, {"points": points, "sure": sure})
        elif "copy_neighbour_guild" in self._abilities():
            yield Reason("power", worth + self._term("power"), {}, {"ability": "copy_neighbour_guild"})
        elif any(isinstance(each, Per) and each.points for each in self._effects()):
            yield Reason("points-later", worth)

    def _completes_a_set(self) -> bool:
        """Tell whether the choice brings one more set of three different symbols."""
        sets = [
            min(city.symbols.values()) for city in (self._cities[self._player], self._later[self._player])
        ]
        return sets[1] > sets[0]

    def _wars(self) -> Iterator[Reason]:
        """Tell how the conflicts of this age change, as the shields lie now: who is met alike, together."""
        own, armed = self._cities[self._player].shields, self._later[self._player].shields
        if own == armed:
            return
        alike: dict[tuple[int, int], list[Seat]] = {}
        for neighbour in self._neighbours:
            theirs = self._cities[neighbour].shields
            alike.setdefault((self._token(own, theirs), self._token(armed, theirs)), []).append(neighbour)
        for (was, now), seats in alike.items():
            worth = sum(
                self._tokens(armed, theirs) - self._tokens(own, theirs)
                for theirs in (self._cities[each].shields for each in seats)
            )
            names = {"names": tuple(seats)}
            if now > was and now > 0:
                facts: dict[str, Fact] = {"points": now, "instead": was, "count": len(seats)}
                yield Reason("beats", worth, names, facts)
            elif now > was:
                yield Reason("levels", worth, names)
            else:
                standing = "ahead" if now > 0 else "behind" if now < 0 else "level"
                yield Reason("shields", worth, names, {"shields": armed - own, "standing": standing})

    @property
    def _neighbours(self) -> tuple[Seat, Seat]:
        return left_of(self._player, len(self._cities)), right_of(self._player, len(self._cities))

    def _token(self, own: int, theirs: int) -> int:
        """Give the token of a conflict of this age."""
        if own == theirs:
            return 0
        age = self._view.box.age(self._view.age)
        return age.victory if own > theirs else age.defeat

    def _tokens(self, own: int, theirs: int) -> float:
        return self._scales.fact["arms", own - theirs]

    def _worth_of_coins(self, coins: int) -> float:
        """Tell what so many more coins are worth to the player."""
        has = self._before.coins
        return self._scales.purse[has + coins] - self._scales.purse[has]

    def _coins(self) -> Iterator[Reason]:
        """Tell what the bank gives."""
        if isinstance(self._choice, Sell):
            yield Reason("sale", self._opinion.evaluator.sale, {}, {"coins": COINS_FOR_A_SALE})
            if all(isinstance(each, Sell) for each in self._decision.choices):
                yield Reason("nothing-builds", 0.0)
            else:
                yield from self._spared(self._choice)
            if self._is_last:
                yield Reason("treasury", 0.0, {}, {"coins": COINS_FOR_A_POINT})
            elif (coins := self._cities[self._player].coins) <= FEW_COINS:
                yield Reason("few-coins", 0.0, {}, {"coins": coins})
            return
        paid = self._choice.payment.total if isinstance(self._choice, PaidChoice) else 0
        coins = self._later[self._player].coins - self._cities[self._player].coins + paid
        if coins:
            yield Reason("coins", self._worth_of_coins(coins), {}, {"coins": coins})

    def _spared(self, sale: Sell) -> Sequence[Reason]:
        """Tell that the card that is sold cannot be built, or what that would cost."""
        card = sale.card
        costs = [
            each.payment.total
            for each in self._decision.choices
            if isinstance(each, Build) and each.card == card
        ]
        return spared(costs)

    def _prices(self) -> Iterator[Reason]:
        """Tell what is paid, and to whom where the same could be paid to others."""
        choice, scales = self._choice, self._scales
        if not isinstance(choice, PaidChoice):
            return
        if choice.payment.how == "chain":
            yield Reason("chain", 0.0, {}, {"card": self._chain_source(choice.card)})
        elif not choice.payment.total:
            spent = scales.power if choice.payment.how == "power" else 0.0
            yield Reason(_PRICES[choice.payment.how], spent)
        coin = -self._worth_of_coins(-choice.payment.total) / max(1, choice.payment.total)
        if choice.payment.bank:
            yield Reason("paid-bank", -coin * choice.payment.bank, {}, {"coins": choice.payment.bank})
        seats, paid = len(self._cities), list[Reason]()
        for neighbour, coins in (
            (left_of(self._seat, seats), choice.payment.left),
            (right_of(self._seat, seats), choice.payment.right),
        ):
            if coins:
                worth = (scales.beside - coin) * coins + self._opinion.given(neighbour, coins)
                paid.append(Reason("paid-to", worth, {"name": neighbour}, {"coins": coins}))
        if paid and not self._could_pay_others():
            paid = [
                Reason(
                    "paid-bank",
                    sum(each.worth for each in paid),
                    {},
                    {"coins": choice.payment.left + choice.payment.right},
                )
            ]
        yield from paid

    def _could_pay_others(self) -> bool:
        """Whether somebody else could be paid for the same use of the card."""
        use = use_of(self._choice)
        ways = [each for each in self._decision.choices if use_of(each) == use]
        return sum(isinstance(each, PaidChoice) and each.payment.how == "trade" for each in ways) > 1

    def _chain_source(self, card: CardId) -> str:
        free_from = self._view.box.cards[card].free_from
        return next(each for each in self._cities[self._seat].buildings if each in free_from)

    # -- what is to come ----------------------------------------------------------------------------------

    def _to_come(self) -> Iterator[Reason]:
        """Tell what later rounds are worth more for: chains, resources, prices, powers."""
        parts = (
            self._chains(),
            self._supply(),
            self._discount(),
            self._power(),
            self._stage_soon(),
            self._card_soon(),
        )
        yield from [part for part in parts if part is not None]

    def _chains(self) -> Reason | None:
        """Tell which cards that may still come cost nothing from now on."""
        if not isinstance(self._choice, Build | Revive):
            return None
        box, view = self._view.box, self._view
        fresh = self._after.chained - self._before.chained
        now = 0 if view.round < box.rounds else 1
        cards = tuple(name for name in box.cards if name in fresh and box.cards[name].age >= view.age + now)
        return Reason("frees", self._term("frees"), {}, {"cards": cards}) if cards else None

    def _supply(self) -> Reason | None:
        """Tell what the city produces from now on, those first that nobody near has.

        No card and no stage has two such effects.
        """
        produced = next((effect for effect in self._effects() if isinstance(effect, Produce)), None)
        if produced is None:
            return None
        made = produced.options
        there: tuple[Resource, ...] = tuple(amounts(market_of(self._cities, self._player).everything.most))
        new = tuple(each for each in made if each not in there)
        facts: dict[str, Fact] = {
            "resources" if len(made) == 1 else "either": made * produced.amount if len(made) == 1 else made,
            "new": "yes" if new == made else "no",
            "need": "no",
            "stage": self._before.stages + 1,
        }
        stages = self._before.next_stages
        if not isinstance(self._choice, BuildStage) and len(stages) == 1:
            facts["need"] = self._need(stages[0].price)
        return Reason("makes", self._term("goods"), {}, facts)

    def _need(self, cost: Cost) -> str:
        """Tell whether a cost needs what the city produces from now on: ``all`` where it lacked only that."""
        if not any(isinstance(each, Produce) for each in self._effects()):
            return "no"
        before, after = (self._price(cities, cost) for cities in (self._cities, self._later))
        if after == (0, 0) != before:
            return "all"
        return "some" if after.unsold < before.unsold or after.coins < before.coins else "no"

    def _price(self, cities: Sequence[City], cost: Cost) -> _Price:
        market, need = market_of(cities, self._player), cost.need
        if ways := ways_to_pay(market, cost):
            return _Price(ways[0].total - cost.coins, 0)
        unsold = size(market.everything.shortfalls(need)[0])
        return _Price(FULL_PRICE * (size(market.own.shortfalls(need)[0]) - unsold), unsold)

    def _can_pay(self, cities: Sequence[City], cost: Cost) -> bool:
        return bool(ways_to_pay(market_of(cities, self._player), cost, cities[self._player].coins))

    def _stage_soon(self) -> Reason | None:
        """Tell that the next stage can be paid for after this choice, and could not before."""
        stages = self._before.next_stages
        if isinstance(self._choice, BuildStage) or len(stages) != 1 or self._need(stages[0].price) != "no":
            return None
        if self._can_pay(self._cities, stages[0].price) or not self._can_pay(self._later, stages[0].price):
            return None
        return Reason("affords-stage", SOON, {}, {"stage": self._before.stages + 1})

    def _card_soon(self) -> Reason | None:
        """Tell of the best card known in the next hand that can be paid for after this choice alone."""
        view, city = self._view, self._before
        if self._decision.kind != "round" or view.round == view.box.rounds or city.can_build_free():
            return None
        beside = right_of if view.passing == "left" else left_of
        giver = beside(self._player, view.players)
        found: list[tuple[int, CardId]] = []
        for name in view.passed_on.get(giver, ()):
            card = view.box.cards[name]
            if self._after.has(card) or city.builds_by_chain(card) or self._can_pay(self._cities, card.cost):
                continue
            if self._after.builds_by_chain(card) or self._can_pay(self._later, card.cost):
                brings = worth_of(self._view.box, self._later, self._player, card)
                found.append((brings.points + brings.science, name))
        points, best = max(found, default=(0, None))
        if best is None or points < MUCH:
            return None
        facts: dict[str, Fact] = {"card": best, "points": points}
        return Reason("affords", SOON * points, {"name": giver}, facts)

    def _discount(self) -> Reason | None:
        """Tell what is cheaper to buy from now on."""
        found = next((effect for effect in self._effects() if isinstance(effect, TradeDiscount)), None)
        if found is None:
            return None
        facts: dict[str, Fact] = {"resources": found.resources, "coins": found.price, "side": found.side}
        return Reason("cheaper", self._term("goods"), {}, facts)

    def _power(self) -> Reason | None:
        """Tell which power of the wonder there is from now on; a guild to copy is told with the points."""
        names = [each for each in self._abilities() if each != "copy_neighbour_guild"]
        if not names:
            return None
        return Reason("power", self._term("power"), {}, {"ability": names[0]})

    def _abilities(self) -> list[AbilityName]:
        return [effect.name for effect in self._effects() if isinstance(effect, Ability)]

    def _effects(self) -> tuple[Effect, ...]:
        """List what the choice brings into the city."""
        match self._choice:
            case Build(card) | Revive(card):
                return self._view.box.cards[card].effects
            case BuildStage(copy=copy):
                return self._cities[self._seat].next_stage(copy).effects
            case _:
                return ()

    # -- the others ---------------------------------------------------------------------------------------

    def _of_free_city(self) -> Iterator[Reason]:
        """Tell what a choice for the Free City does to its player and to the other one."""
        other = Seat(1 - self._player)
        found = [*self._free_city_arms(other), *self._free_city_points(other), *self._free_city_buys(other)]
        yield from found
        sold = [each.options for each in self._effects() if isinstance(each, Produce) and each.sellable]
        for options in sold:
            made: Kind = "free-city-sells"
            hole = "resources" if len(options) == 1 else "either"
            yield Reason(made, 0.0, {"name": other}, {hole: options})
        if isinstance(self._choice, Sell):
            yield Reason("free-city-coins", 0.0, {}, {"coins": COINS_FOR_A_SALE})
        elif not sold and all(each.worth >= 0 for each in found):
            yield Reason("harmless", 0.0, {"name": other})

    def _free_city_arms(self, other: Seat) -> Iterator[Reason]:
        """Tell whom the Free City beats or is level with as things stand, the other player or its own."""
        own, armed = self._cities[self._seat].shields, self._later[self._seat].shields
        for seat, sign, kind in ((other, 1, "free-city-arms"), (self._player, -1, "free-city-beats-you")):
            theirs = self._cities[seat].shields
            was, now = self._token(theirs, own), self._token(theirs, armed)
            if now < was:
                told_as: Kind = "free-city-arms" if kind == "free-city-arms" else "free-city-beats-you"
                facts: dict[str, Fact] = {"points": now, "instead": was}
                yield Reason(told_as, sign * (was - now), {"name": other}, facts)

    def _free_city_points(self, other: Seat) -> Iterator[Reason]:
        """Tell of points of cards that count what their neighbours have."""
        earlier, later = (score_cities(self._view.box, each) for each in (self._cities, self._later))
        own, theirs = (
            _in_the_open(later[each]) - _in_the_open(earlier[each]) for each in (self._player, other)
        )
        if own:
            yield Reason("points", own, {}, {"points": own, "sure": "no"})
        if theirs:
            yield Reason("points-given", -theirs, {"name": other}, {"points": theirs})

    def _free_city_buys(self, other: Seat) -> Iterator[Reason]:
        """Tell who earns what the Free City pays."""
        if not isinstance(self._choice, PaidChoice):
            return
        own, theirs = self._choice.payment.left, self._choice.payment.right
        if left_of(self._seat, len(self._cities)) != self._player:
            own, theirs = theirs, own
        if own:
            yield Reason("earns", self._worth_of_coins(own), {}, {"coins": own})
        if theirs:
            yield Reason("earns-other", -self._worth_of_coins(theirs), {"name": other}, {"coins": theirs})

    def _denied(self) -> Iterator[Reason]:
        """Tell which card does not go to the player who gets the rest of the hand."""
        view, choice = self._view, self._choice
        if (
            not isinstance(choice, CardChoice)
            or self._decision.kind not in {"round", "free_city"}
            or view.round == view.box.rounds
        ):
            return
        beside = left_of if view.passing == "left" else right_of
        receiver = beside(self._player, view.players)
        card = view.box.cards[choice.card]
        worth = self._term("kept")
        brings = worth_of(self._view.box, self._cities, receiver, card)
        points = brings.points + brings.science
        facts: dict[str, Fact] = {"card": card.id, "under": "yes" if isinstance(choice, BuildStage) else "no"}
        if not self._can_build(receiver, card):
            return
        if points >= (MUCH if self._seat == self._player else 1):
            yield Reason("denies", worth, {"name": receiver}, {**facts, "points": points})
        elif self._would_beat(receiver, card):
            yield Reason("denies-arms", worth, {"name": receiver}, facts)

    def _would_beat(self, receiver: Seat, card: Card) -> bool:
        """Whether a neighbour who does not beat the player as things stand would with this card."""
        own, theirs = self._cities[self._player].shields, self._cities[receiver].shields
        added = sum(each.amount for each in card.effects if isinstance(each, Shields))
        return theirs <= own < theirs + added

    def _can_build(self, seat: Seat, card: Card) -> bool:
        city = self._cities[seat]
        if city.has(card):
            return False
        ways = ways_to_pay(market_of(self._cities, seat), card.cost, city.coins)
        return city.builds_by_chain(card) or bool(ways)


def _in_the_open(score: Score) -> int:
    """Add up the points that stand for themselves: all but those of tokens, coins and science."""
    return score.total - sum(score.row(name) for name in ("military", "treasury", "scientific"))
