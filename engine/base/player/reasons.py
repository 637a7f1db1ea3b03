"""Why a choice of the base game is good or not: what it does, weighed as the normal computer player does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from engine.base.cards import Card
from engine.base.choice import BaseChoice, Build, BuildStage, CardChoice, PaidChoice, Revive, Sell
from engine.base.city import City, market_of
from engine.base.conflict import DEFEAT
from engine.base.effects import Ability, AbilityName, AnyEffect, Produce, TradeDiscount
from engine.base.payment import names_of, size, ways_to_pay
from engine.base.player.after import after
from engine.base.player.expectation import expected_points
from engine.base.player.judge import use_of
from engine.base.player.military import expected_tokens
from engine.base.player.moment import Moment, moment_of
from engine.base.player.outlook import Outlook
from engine.base.player.rounds import rounds_to_come
from engine.base.player.weights import Weights
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.scoring import Score, score_cities
from engine.base.view import View
from engine.base.worth import worth_of
from engine.game import Decision, Seat
from engine.reasons import Fact, Kind, Reason
from engine.ring import left_of, right_of
from engine.terms import CardId, Resource

MUCH_DENIED = 3
"""Points that a card would bring who gets it next, from which on it is told that they do not get it."""

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
        earlier, later = (score_cities(cities)[self._player] for cities in (self._cities, self._later))
        yield from self._points(earlier, later)
        science = self._after.science - self._before.science
        if later.scientific > earlier.scientific:
            kind: Kind = "science-set" if self._completes_a_set() else "science"
            yield Reason(kind, science, {}, {"points": later.scientific - earlier.scientific})
        else:
            yield Reason("rest", science)
        yield from self._wars()
        yield from self._coins()
        yield from self._prices()
        yield from self._to_come()

    def _points(self, earlier: Score, later: Score) -> Iterator[Reason]:
        """Tell of points that lie in the open: wonder, blue and yellow cards, guilds."""
        points = sum(
            getattr(later, each) - getattr(earlier, each)
            for each in ("wonder", "civilian", "commercial", "guilds")
        )
        worth = self._lying(self._after, self._rounds_after) - self._lying(self._before, self._rounds_before)
        if points:
            yield Reason("points", worth, {}, {"points": points})
        elif "copy_neighbour_guild" in self._abilities():
            yield Reason("power", worth, {}, {"ability": "copy_neighbour_guild"})
        else:
            yield Reason("points-later", worth)

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
        """Tell how the conflicts of this age change, as the shields lie now."""
        seat, seats = self._player, len(self._cities)
        own, armed = self._cities[seat].shields, self._later[seat].shields
        if own == armed:
            return
        for neighbour in (left_of(seat, seats), right_of(seat, seats)):
            theirs = self._cities[neighbour].shields
            was, now = self._token(own, theirs), self._token(armed, theirs)
            worth = self._tokens(armed, theirs) - self._tokens(own, theirs)
            facts = {"points": now, "instead": was, "age": self._view.age}
            if now > was:
                yield Reason("war-won" if now > 0 else "war-even", worth, {"name": neighbour}, facts)
            else:
                lead = {"shields": armed - own, "ahead": armed - theirs}
                yield Reason("shields", worth, {"name": neighbour}, lead)

    def _token(self, own: int, theirs: int) -> int:
        """Give the token of a conflict of this age."""
        if own == theirs:
            return 0
        return self._view.box.age(self._view.age).victory if own > theirs else DEFEAT

    def _tokens(self, own: int, theirs: int) -> float:
        rounds = self._moment.rounds_left + 1
        return expected_tokens(self._view.box, own, (theirs,), self._moment.age, rounds, self._weights)

    def _coins(self) -> Iterator[Reason]:
        """Tell what the bank gives."""
        weight = self._weights.coin
        if isinstance(self._choice, Sell):
            yield Reason("sale", weight * COINS_FOR_A_SALE, {}, {"coins": COINS_FOR_A_SALE})
            return
        paid = self._choice.cost if isinstance(self._choice, PaidChoice) else 0
        coins = self._later[self._player].coins - self._cities[self._player].coins + paid
        if coins:
            yield Reason("coins", weight * coins, {}, {"coins": coins})

    def _prices(self) -> Iterator[Reason]:
        """Tell what is paid, and to whom where the same could be paid to others."""
        choice, weights, scores = self._choice, self._weights, self._view.scores
        if not isinstance(choice, PaidChoice):
            return
        if choice.how == "chain":
            yield Reason("chain", 0.0, {}, {"card": self._chain_source(choice.card)})
        elif not choice.cost:
            yield Reason(_PRICES[choice.how], 0.0)
        if choice.bank:
            yield Reason("paid-bank", -weights.coin * choice.bank, {}, {"coins": choice.bank})
        seats, paid = len(scores), list[Reason]()
        for neighbour, coins in (
            (left_of(self._seat, seats), choice.left),
            (right_of(self._seat, seats), choice.right),
        ):
            if coins:
                ahead = scores[neighbour].total > scores[self._seat].total
                dear = weights.coin_to_leader if ahead else weights.coin_to_other
                worth = -(weights.coin + dear) * coins
                paid.append(Reason("paid-to", worth, {"name": neighbour}, {"coins": coins}))
        if paid and not self._could_pay_others():
            paid = [
                Reason(
                    "paid-bank", sum(each.worth for each in paid), {}, {"coins": choice.left + choice.right}
                )
            ]
        yield from paid

    def _could_pay_others(self) -> bool:
        """Whether somebody else could be paid for the same use of the card."""
        use = use_of(self._choice)
        ways = [each for each in self._decision.choices if use_of(each) == use]
        return sum(isinstance(each, PaidChoice) and each.how == "trade" for each in ways) > 1

    def _chain_source(self, card: CardId) -> str:
        free_from = self._view.box.cards[card].free_from
        return next(each for each in self._cities[self._seat].buildings if each in free_from)

    # -- what is to come ----------------------------------------------------------------------------------

    def _to_come(self) -> Iterator[Reason]:
        """Tell what later rounds are worth more for: chains, resources, prices, powers, and the rest."""
        rounds = self._rounds_after
        rest = rounds - self._rounds_before
        rest += self._sales(self._after.city) - self._sales(self._before.city)
        for part in (self._chains(rounds), self._supply(rounds), self._discount(rounds), self._power()):
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
        there: tuple[Resource, ...] = names_of(market_of(self._cities, self._player).everything.resources)
        new = tuple(each for each in made if each not in there)
        return Reason(
            "opens" if new else "produces",
            worth,
            {},
            {"resources" if len(made) == 1 else "either": new or made},
        )

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

    def _effects(self) -> tuple[AnyEffect, ...]:
        """List what the choice brings into the city."""
        match self._choice:
            case Build(card) | Revive(card):
                return self._view.box.cards[card].effects
            case BuildStage(copy=copy):
                return self._cities[self._seat].next_stage(copy).stage.effects
            case _:
                return ()

    # -- the others ---------------------------------------------------------------------------------------

    def _of_free_city(self) -> Iterator[Reason]:
        """Tell what a choice for the Free City does to its player and to the other one."""
        other = Seat(1 - self._player)
        seats = len(self._cities)
        own, armed = self._cities[self._seat].shields, self._later[self._seat].shields
        worth = self._standing(self._later) - self._standing(self._cities)
        if armed > own:
            theirs = self._cities[other].shields
            was, now = self._token(theirs, own), self._token(theirs, armed)
            if now < was:
                facts = {"points": now, "instead": was, "age": self._view.age}
                yield Reason("free-city-arms", max(worth, 0.0), {"name": other}, facts)
                worth -= max(worth, 0.0)
        if isinstance(self._choice, PaidChoice):
            to_player = (
                self._choice.left if left_of(self._seat, seats) == self._player else self._choice.right
            )
            if to_player:
                yield Reason("earns", self._weights.coin * to_player, {}, {"coins": to_player})
                worth -= self._weights.coin * to_player
        yield Reason("rest", worth)

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
        brings = worth_of(self._cities, receiver, card)
        points = brings.points + brings.science
        if max(points, hoped) < MUCH_DENIED or not self._can_build(receiver, card):
            yield Reason("rest", worth)
        elif points >= MUCH_DENIED:
            yield Reason("denies", worth, {"name": receiver}, {"card": card.id, "points": points})
        else:
            yield Reason("withholds", worth, {"name": receiver}, {"card": card.id})

    def _can_build(self, seat: Seat, card: Card) -> bool:
        city = self._cities[seat]
        if city.has(card):
            return False
        ways = ways_to_pay(market_of(self._cities, seat), card.cost, city.coins)
        return city.builds_by_chain(card) or bool(ways)

    def _outlook(self, cities: Sequence[City], seat: Seat) -> Outlook:
        return Outlook(cities, seat, self._moment, self._weights)
