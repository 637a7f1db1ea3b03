"""Why a choice of the base game is good or not: what it does, weighed as the normal computer player does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from engine.base.choice import BaseChoice, Build, BuildStage, CardChoice, PaidChoice, Revive, Sell
from engine.base.city import Card, City, Effect, market_of
from engine.base.effects import Ability, AbilityName, Per, Produce, Shields, TradeDiscount, VictoryPoints
from engine.base.payment import Cost, amounts, size, ways_to_pay
from engine.base.player.judge import (
    Moment,
    Outlook,
    Price,
    Weights,
    after,
    expected_points,
    expected_tokens,
    moment_of,
    price_on,
    rounds_to_come,
    use_of,
)
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

_PRICES: dict[str, Kind] = {"free": "no-cost", "own": "own-resources", "power": "power-free"}


def reasons(view: View, decision: Decision[BaseChoice], choice: BaseChoice) -> tuple[Reason, ...]:
    """Tell what a choice does for the player who is asked, and what they pay.

    The worths add up to what the normal computer player sees in it.
    """
    return tuple(_Weighing(view, decision, choice).reasons())


class _Weighing:
    """A table before a choice and after it."""

    def __init__(self, view: View, decision: Decision[BaseChoice], choice: BaseChoice) -> None:
        self._view = view
        self._decision = decision
        self._choice = choice
        self._weights = Weights()
        self._moment: Moment = moment_of(view)
        self._seat, self._player = decision.seat, decision.chooser
        self._cities: Sequence[City] = view.cities
        self._later = after(view.box.cards, view.cities, self._seat, choice)
        self._before = self._outlook(self._cities, self._player)
        self._after = self._outlook(self._later, self._player)

    @cached_property
    def _rounds_before(self) -> float:
        return rounds_to_come(self._before)

    @cached_property
    def _rounds_after(self) -> float:
        return rounds_to_come(self._after)

    def reasons(self) -> Iterator[Reason]:
        """Tell everything, in no order."""
        if self._seat == self._player:
            yield from self._of_own_city()
        else:
            yield from self._of_free_city()
        yield from self._denied()

    # -- the own city -----------------------------------------------------------------------------------

    def _of_own_city(self) -> Iterator[Reason]:
        earlier, later = (
            score_cities(self._view.box, cities)[self._player] for cities in (self._cities, self._later)
        )
        yield from self._points(earlier, later)
        science = self._after.science - self._before.science
        if later.row("scientific") > earlier.row("scientific"):
            kind: Kind = "science-set" if self._completes_a_set() else "science"
            facts: dict[str, Fact] = {
                "points": later.row("scientific") - earlier.row("scientific"),
                "more": "no" if self._is_last else "yes",
            }
            yield Reason(kind, science, {}, facts)
        else:
            yield Reason("rest", science)
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
        worth = self._lying(self._after, self._rounds_after) - self._lying(self._before, self._rounds_before)
        if points:
            printed = sum(each.amount for each in self._effects() if isinstance(each, VictoryPoints))
            sure = "yes" if printed == points else "no"
            yield Reason("points", worth, {}, {"points": points, "sure": sure})
        elif "copy_neighbour_guild" in self._abilities():
            yield Reason("power", worth, {}, {"ability": "copy_neighbour_guild"})
        elif any(isinstance(each, Per) and each.points for each in self._effects()):
            yield Reason("points-later", worth)
        else:
            yield Reason("rest", worth)

    def _lying(self, outlook: Outlook, rounds: float) -> float:
        """Count what a city may expect of what stands there, science and conflicts aside."""
        city = outlook.city
        return (
            expected_points(outlook)
            - self._weights.coin * city.coins
            - sum(city.conflicts)
            - outlook.tokens(city.shields, self._moment.age)
            - outlook.science
            - self._sales(city)
            - rounds
        )

    def _sales(self, city: City) -> float:
        return self._weights.sales * size(city.for_sale.fixed) * self._moment.game_left

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
        rounds = self._moment.rounds_left + 1
        return expected_tokens(self._view.box, own, (theirs,), self._moment.age, rounds, self._weights)

    def _coins(self) -> Iterator[Reason]:
        """Tell what the bank gives."""
        weight = self._weights.coin
        if isinstance(self._choice, Sell):
            yield Reason("sale", weight * COINS_FOR_A_SALE, {}, {"coins": COINS_FOR_A_SALE})
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
            yield Reason("coins", weight * coins, {}, {"coins": coins})

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
        choice, weights, scores = self._choice, self._weights, self._view.scores
        if not isinstance(choice, PaidChoice):
            return
        if choice.payment.how == "chain":
            yield Reason("chain", 0.0, {}, {"card": self._chain_source(choice.card)})
        elif not choice.payment.total:
            yield Reason(_PRICES[choice.payment.how], 0.0)
        if choice.payment.bank:
            yield Reason("paid-bank", -weights.coin * choice.payment.bank, {}, {"coins": choice.payment.bank})
        seats, paid = len(scores), list[Reason]()
        for neighbour, coins in (
            (left_of(self._seat, seats), choice.payment.left),
            (right_of(self._seat, seats), choice.payment.right),
        ):
            if coins:
                ahead = scores[neighbour].total > scores[self._seat].total
                dear = weights.coin_to_leader if ahead else weights.coin_to_other
                worth = -(weights.coin + dear) * coins
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
        """Tell what later rounds are worth more for: chains, resources, prices, powers, and the rest."""
        rounds = self._rounds_after
        rest = rounds - self._rounds_before
        rest += self._sales(self._after.city) - self._sales(self._before.city)
        parts = (
            self._chains(rounds),
            self._supply(rounds),
            self._discount(rounds),
            self._power(),
            self._stage_soon(),
            self._card_soon(),
        )
        for part in parts:
            if part is not None:
                yield part
                rest -= 0.0 if part.kind == "power" and self._is_revival() else part.worth
        yield Reason("later" if rest > 0 else "rest", rest)

    def _without(self, *names: str) -> Outlook:
        """Look at the table as if a part of the city had not changed."""
        city = self._after.city.copy()
        for name in names:
            setattr(city, name, getattr(self._before.city, name))
        cities = [city if seat == self._player else each for seat, each in enumerate(self._later)]
        return self._outlook(cities, self._player)

    def _chains(self, rounds: float) -> Reason | None:
        """Tell which cards that may still come cost nothing from now on."""
        come = {name for age in self._moment.ages for name, _ in age.chances if age.hands}
        fresh = self._after.city.chained - self._before.city.chained
        cards = [name for name in self._view.box.cards if name in fresh & come]
        if not cards or not isinstance(self._choice, Build | Revive):
            return None
        worth = rounds - rounds_to_come(self._without("chained"))
        return Reason("frees", worth, {}, {"cards": tuple(cards)})

    def _supply(self, rounds: float) -> Reason | None:
        """Tell what the city produces from now on, those first that nobody near has.

        No card and no stage has two such effects.
        """
        produced = next((effect for effect in self._effects() if isinstance(effect, Produce)), None)
        if produced is None:
            return None
        made = produced.options
        worth = rounds - rounds_to_come(self._without("supply", "for_sale"))
        worth += self._sales(self._after.city) - self._sales(self._before.city)
        there: tuple[Resource, ...] = tuple(amounts(market_of(self._cities, self._player).everything.most))
        new = tuple(each for each in made if each not in there)
        facts: dict[str, Fact] = {
            "resources" if len(made) == 1 else "either": made * produced.amount if len(made) == 1 else made,
            "new": "yes" if new == made else "no",
            "need": "no",
            "stage": self._before.city.stages + 1,
        }
        stages = self._before.city.next_stages
        if not isinstance(self._choice, BuildStage) and len(stages) == 1:
            facts["need"] = self._need(stages[0].price)
        return Reason("makes", worth, {}, facts)

    def _need(self, cost: Cost) -> str:
        """Tell whether a cost needs what the city produces from now on: ``all`` where it lacked only that."""
        if not any(isinstance(each, Produce) for each in self._effects()):
            return "no"
        before, after = (self._price(cities, cost) for cities in (self._cities, self._later))
        if after == (0, 0) != before:
            return "all"
        return "some" if after.unsold < before.unsold or after.coins < before.coins else "no"

    def _price(self, cities: Sequence[City], cost: Cost) -> Price:
        market = market_of(cities, self._player)
        return price_on(market, market.everything, cost)

    def _can_pay(self, cities: Sequence[City], cost: Cost) -> bool:
        return bool(ways_to_pay(market_of(cities, self._player), cost, cities[self._player].coins))

    def _stage_soon(self) -> Reason | None:
        """Tell that the next stage can be paid for after this choice, and could not before."""
        stages = self._before.city.next_stages
        if isinstance(self._choice, BuildStage) or len(stages) != 1 or self._need(stages[0].price) != "no":
            return None
        if self._can_pay(self._cities, stages[0].price) or not self._can_pay(self._later, stages[0].price):
            return None
        return Reason("affords-stage", SOON, {}, {"stage": self._before.city.stages + 1})

    def _card_soon(self) -> Reason | None:
        """Tell of the best card known in the next hand that can be paid for after this choice alone."""
        view, city = self._view, self._before.city
        if self._decision.kind != "round" or view.round == view.box.rounds or city.can_build_free():
            return None
        beside = right_of if view.passing == "left" else left_of
        giver = beside(self._player, view.players)
        found: list[tuple[int, CardId]] = []
        for name in view.passed_on.get(giver, ()):
            card = view.box.cards[name]
            if (
                self._after.city.has(card)
                or city.builds_by_chain(card)
                or self._can_pay(self._cities, card.cost)
            ):
                continue
            if self._after.city.builds_by_chain(card) or self._can_pay(self._later, card.cost):
                brings = worth_of(self._view.box, self._later, self._player, card)
                found.append((brings.points + brings.science, name))
        points, best = max(found, default=(0, None))
        if best is None or points < MUCH:
            return None
        facts: dict[str, Fact] = {"card": best, "points": points}
        return Reason("affords", SOON * points, {"name": giver}, facts)

    def _discount(self, rounds: float) -> Reason | None:
        """Tell what is cheaper to buy from now on."""
        found = next((effect for effect in self._effects() if isinstance(effect, TradeDiscount)), None)
        if found is None:
            return None
        worth = rounds - rounds_to_come(self._without("prices"))
        facts: dict[str, Fact] = {"resources": found.resources, "coins": found.price, "side": found.side}
        return Reason("cheaper", worth, {}, facts)

    def _power(self) -> Reason | None:
        """Tell which power of the wonder there is from now on; a guild to copy is told with the points."""
        names = [each for each in self._abilities() if each != "copy_neighbour_guild"]
        if not names:
            return None
        if self._is_revival():
            worth = self._weights.abilities["build_from_discard"][self._view.age - 1]
        else:
            worth = self._rounds_after - rounds_to_come(self._without("abilities"))
        return Reason("power", worth, {}, {"ability": names[0]})

    def _is_revival(self) -> bool:
        return isinstance(self._choice, BuildStage) and "build_from_discard" in self._abilities()

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
        worth = self._standing(self._later) - self._standing(self._cities)
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
        yield Reason("rest", worth - sum(each.worth for each in found))

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
            yield Reason("earns", self._weights.coin * own, {}, {"coins": own})
        if theirs:
            yield Reason("earns-other", -self._weights.coin * theirs, {"name": other}, {"coins": theirs})

    def _standing(self, cities: Sequence[City]) -> float:
        """Compare the two players, as what the Free City does matters to both."""
        own, other = (
            expected_points(self._outlook(cities, seat)) for seat in (self._player, Seat(1 - self._player))
        )
        return own - other

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
        hoped = self._outlook(self._cities, receiver).card(choice.card, view.age)
        worth = self._weights.kept_from_next * max(0.0, hoped)
        brings = worth_of(self._view.box, self._cities, receiver, card)
        points = brings.points + brings.science
        facts: dict[str, Fact] = {"card": card.id, "under": "yes" if isinstance(choice, BuildStage) else "no"}
        if not self._can_build(receiver, card):
            yield Reason("rest", worth)
        elif points >= (MUCH if self._seat == self._player else 1):
            yield Reason("denies", worth, {"name": receiver}, {**facts, "points": points})
        elif self._would_beat(receiver, card):
            yield Reason("denies-arms", worth, {"name": receiver}, facts)
        else:
            yield Reason("rest", worth)

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

    def _outlook(self, cities: Sequence[City], seat: Seat) -> Outlook:
        return Outlook(cities, seat, self._moment, self._weights)


def _in_the_open(score: Score) -> int:
    """Add up the points that stand for themselves: all but those of tokens, coins and science."""
    return score.total - sum(score.row(name) for name in ("military", "treasury", "scientific"))
