"""The evaluation of tables and choices of Duel: weighted features.

A fact is the state of a part of a city: its shields, symbols, goods, coins, a card. Features describe facts,
never by ids: a weight can be learned for each, and the part of its name before the colon is the term of a
hint. Weights are learned by playing: `python -m engine.measuring.train` writes the data file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple
from functools import lru_cache, partial
from math import inf
from typing import Any, NamedTuple

from engine.duel import choice as choices
from engine.duel import effects
from engine.duel.box import Box, Card, ProgressToken, Wonder
from engine.duel.choice import DuelChoice
from engine.duel.city import DIFFERENT_FOR_SUPREMACY, City
from engine.duel.payment import CHAIN, Market, Price
from engine.duel.scoring import lead, score_cities
from engine.duel.table import Asks, Table
from engine.duel.terms import RESOURCES, SYMBOLS, Slot, opponent
from engine.game import Seat
from engine.players.learned import Cache, Feature, Weights, changed_features, dot, learned, weights_at
from engine.terms import WonderId

Fact = tuple[Any, ...]
"""The state of a part of a city; the first entry says which part."""

NOTHING: Fact = ("nothing",)

Thing = str
"""The id of a card, a wonder or a progress token, unique in a box."""

FEW_COINS = (2, 4, 6, 9, 13)
"""Steps of missing coins, each with its own feature."""


def parts_of(table: Table, seat: Seat) -> dict[str, Fact]:
    """Return the parts of a city that effects can change.

    ``arms`` are the lead and the cards that bring more shields; ``symbols`` whether a pair gives a token, and
    the number of each symbol; ``goods`` the production, fixed prices, and the wonders still to be built.
    """
    city = table.cities[seat]
    extra = (*city.extra_shields.items(),)
    symbols = tuple([city.symbols.get(each, 0) for each in SYMBOLS])
    production, choices = (*city.production.values(),), (*city.production_choices,)
    to_build = tuple([wonder for wonder, built in city.wonders if not built])
    return {
        "arms": ("arms", lead(table.pawn, seat), extra),
        "symbols": ("symbols", bool(table.board_tokens), symbols),
        "goods": ("goods", production, choices, (*city.trade_prices.items(),), to_build),
    }


class Traits(NamedTuple):
    """The features of a card, wonder or token in a city.

    ``fixed`` ones are always the same, ``to_come`` are those of an unbuilt wonder; ``parts`` of the city are
    changed by its effects, ``coins`` are paid by the bank.
    """

    thing: Card | Wonder | ProgressToken
    fixed: tuple[Feature, ...]
    to_come: tuple[Feature, ...]
    parts: tuple[str, ...]
    coins: int
    pers: tuple[effects.Per, ...]
    asks: tuple[Asks, ...]


@lru_cache(1 << 14)
def traits_of(box: Box, thing_id: Thing) -> Traits:
    """Return the traits of a card, wonder or token."""
    things: dict[Any, Card | Wonder | ProgressToken] = {**box.cards, **box.wonders, **box.tokens}
    thing = things[thing_id]
    fixed, parts, coins = Counter[str](), Counter[str](), 0
    if isinstance(thing, Card):
        fixed[f"colour: {thing.colour}"] += 1
        if thing.gives_free is not None:
            freed = box.cards[thing.gives_free]
            fixed[f"frees: {freed.colour} of age {freed.age}"] += 1
    for effect in thing.effects:
        match effect:
            case effects.VictoryPoints(amount):
                fixed["points: printed"] += amount
            case effects.OpponentLosesCoins(amount):
                fixed["loot: coins"] += amount
            case effects.Per(of=of, points=points):
                fixed[f"points: counts {' '.join(of)}"] += points
            case effects.Coins(amount):
                coins += amount
            case effects.Shields():
                parts["arms"] += 1
            case effects.Science():
                parts["symbols"] += 1
            case effects.Produce() | effects.ProduceChoice() | effects.TradePrice():
                parts["goods"] += 1
            case _ if effect != effects.PlayAgain():
                words = [each for each in astuple(effect) if isinstance(each, str)]
                fixed[" ".join([f"power: {effect.kind}", *words])] += 1
    to_come = Counter[str]()
    if isinstance(thing, Wonder):
        parts["goods"] += 0
        fixed["wonder: built"] += 1
        more = {"coins": coins, "again": effects.PlayAgain() in thing.effects}
        to_come.update({f"to come: {name}": amount for name, amount in {**fixed, **parts, **more}.items()})
    pers = tuple([each for each in thing.effects if isinstance(each, effects.Per)])
    asks = tuple([each for each in thing.effects if isinstance(each, Asks)])
    return Traits(thing, (*fixed.items(),), (*to_come.items(),), (*parts,), coins, pers, asks)


@lru_cache(1 << 14)
def changed(box: Box, fact: Fact, thing_id: Thing, sign: int = 1) -> Fact:
    """Return a fact after something is added (1) or lost (-1)."""
    (part, *rest), thing = fact, traits_of(box, thing_id).thing
    if part == "goods":
        rest[3] = tuple([wonder for wonder in rest[3] if wonder != thing.id])
    for effect in thing.effects:
        match effect:
            case effects.Shields(amount) if part == "arms":
                rest[0] += amount + dict(rest[1]).get(thing.source, 0)
            case effects.Science(symbol) if part == "symbols":
                rest[1] = _added(rest[1], SYMBOLS.index(symbol), sign)
            case effects.Produce(resource, amount) if part == "goods":
                rest[0] = _added(rest[0], RESOURCES.index(resource), sign * amount)
            case effects.ProduceChoice(resources) if part == "goods":
                rest[1] = (*rest[1], resources)
            case effects.TradePrice(resources, price) if part == "goods":
                rest[2] = (*(dict(rest[2]) | dict.fromkeys(resources, price)).items(),)
    return (part, *rest)


def _added(counts: tuple[int, ...], place: int, amount: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + amount, *counts[place + 1 :])


@lru_cache(1 << 14)
def features_of(box: Box, fact: Fact) -> tuple[Feature, ...]:
    """Return the features of a fact."""
    return (*_features(box, fact),)


def _features(box: Box, fact: Fact) -> Iterator[Feature]:
    match fact:
        case "arms", ahead, _:
            track = box.track
            if ahead >= track.capital:
                yield "wins: military", 1
            for spaces in range(1, min(abs(ahead) + 1, track.capital)):
                yield f"arms: {spaces} ahead", 1 if ahead > 0 else -1
        case "symbols", tokens, counts:
            different = len(counts) - counts.count(0)
            if different >= DIFFERENT_FOR_SUPREMACY:
                yield "wins: scientific", 1
            for number in range(1, min(different + 1, DIFFERENT_FOR_SUPREMACY)):
                yield f"symbols: {number} different", 1
            yield "symbols: single", counts.count(1)
            if tokens:
                yield "pair: token", counts.count(effects.SAME_FOR_TOKEN)
        case "goods", production, choices, prices, to_build:
            made = dict(zip(RESOURCES, production, strict=True))
            for resource, amount in made.items():
                yield from [(f"goods: {number + 1} {resource}", 1) for number in range(amount)]
            yield from [(f"goods: one of {len(options)}", 1) for options in choices]
            yield from [(f"goods: {resource} at a fixed price", 1) for resource, _ in prices]
            city = City(production=made, production_choices=[*choices], trade_prices=dict(prices))
            market = Market(city, City())
            yield (
                "goods: bought for wonders",
                sum([market.price(box.wonders[each]).trade for each in to_build]),
            )
        case "purse", coins:
            yield "purse: coins", coins
            yield from [(f"purse: below {few}", few - coins) for few in FEW_COINS if coins < few]
        case "counted", points:
            yield "points: counted", points
        case "turn", own:
            yield "turn: own", own
        case "has", thing:
            yield from traits_of(box, thing).fixed
        case "to come", thing:
            yield from traits_of(box, thing).to_come


# -- what they count ------------------------------------------------------------------------------------

USE = "choice"
"""The name of the weights in the data file."""

VICTORY = 40
"""The value of winning, in points."""

CLEAR = 25
"""A lead in points beyond which the clarity of a victory doesn't matter."""

POINT = 2.0
"""The value of a point on the way to a victory."""

WHOLE_WAY = 2 * (VICTORY + CLEAR)
"""The range from a certain clear defeat to a clear victory; only an instant victory brings as much."""

SURE = {
    "wins: military": 2.0 * WHOLE_WAY,
    "wins: scientific": 2.0 * WHOLE_WAY,
    "reply: wins": -1.0 * WHOLE_WAY,
}
"""An instant victory, the own one before the opponent's: it follows from the rules and isn't learned."""

STEP = 5
"""The numbers of cards after which weights change."""

FREE = Price("free")

Moment = tuple[tuple[int, float], ...]
"""The share of each knot: the draft is one, and the start and the end of each age."""

Change = tuple[Fact, Fact]
"""A fact before and after."""


def moment_of(table: Table) -> Moment:
    """Return the moment of a table: between the start and the end of an age, or in the draft."""
    if not table.age:
        return ((0, 1.0),)
    lying = len(table.layout.cards) // STEP * STEP
    left = min(1.0, lying / len(table.layout.places))
    return (2 * table.age - 1, left), (2 * table.age, 1 - left)


class Valuation:
    """The weights at one moment, and the values of facts by them."""

    def __init__(self, box: Box, weights: Weights, moment: Moment) -> None:
        """Use the weights of this moment."""
        self.box, now = box, {**weights_at(weights, dict(moment)), **SURE}
        self.weights = now
        self.fact: Mapping[Fact, float] = Cache(lambda fact: dot(now, features_of(box, fact)))

    def worth(self, changes: Iterable[Change]) -> float:
        """Add up the values of changes."""
        fact = self.fact
        return sum([fact[after] - fact[before] for before, after in changes])


Valuations = Mapping[Moment, Valuation]
"""The valuation for each moment."""


@lru_cache(4)
def valuations_of(box: Box) -> Valuations:
    """Return the valuations by the learned weights, for each moment."""
    return Cache(partial(Valuation, box, learned(box, USE)))


def standing(table: Table, seat: Seat) -> list[Change]:
    """List the differences of a table from one that is the same for both seats."""
    found: list[Change] = []
    for each in (seat, opponent(seat)):
        city, parts = table.cities[each], parts_of(table, each)
        counted = sum([effect.points_for(city, table.cities) for _, effect in city.counted])
        facts = [*parts.values(), ("purse", city.coins), ("counted", counted), ("turn", table.turn == each)]
        facts += [("has", thing) for thing in (*city.buildings, *city.tokens)]
        facts += [("has" if built else "to come", wonder) for wonder, built in city.wonders]
        # One seat's lead says the same of both.
        theirs = [(fact, NOTHING) for fact in facts if fact != parts["arms"]]
        found += [(NOTHING, fact) for fact in facts] if each == seat else theirs
    return found


def foretold(valuations: Valuations, table: Table, seat: Seat) -> float:
    """Return the result of a game for a seat, by the victory and the lead, or its forecast."""
    if table.victory is None:
        worth = valuations[moment_of(table)].worth(standing(table, seat))
        return max(-WHOLE_WAY / 2, min(WHOLE_WAY / 2, worth))
    scores = score_cities(table.box, table.cities, table.pawn)
    own, other = scores[seat], scores[opponent(seat)]
    won = VICTORY * ((own.rank == 1) - (other.rank == 1))
    return won + max(-CLEAR, min(CLEAR, own.total - other.total))


class Evaluator:
    """Evaluates a table from a seat: its gains, and what each card that it can take leaves.

    ``offers`` are the gains of cards and wonders, minus their prices; minus infinity if unaffordable.
    ``sale`` is the gain of selling any card. ``left`` are features of what a taken card leaves to the
    opponent, or to the seat itself if it plays again: the best visible gain, the number of cards turned up,
    and an instant victory; ``leaves`` is their weighted sum. ``other`` looks from the other seat.
    """

    def __init__(
        self, valuations: Valuations, table: Table, seat: Seat, other: Evaluator | None = None
    ) -> None:
        """Look at a table from this seat."""
        self.table, self.seat, self.now = table, seat, valuations[moment_of(table)]
        city = self.city = table.cities[seat]
        self.facts, self._market = parts_of(table, seat), table.market(seat)
        self.sale = self.now.worth([self.purse(city.coins + city.discard_gain)])
        self.offers = Cache[Thing, float](self._offer)
        self.left = Cache[tuple[Slot, bool], Mapping[str, float]](self._left)
        self.leaves = Cache[tuple[Slot, bool], float](
            lambda taken: dot(self.now.weights, self.left[taken].items())
        )
        self.other = Evaluator(valuations, table, opponent(seat), self) if other is None else other

    def purse(self, coins: int) -> Change:
        """Return the change of the coins to this number."""
        return ("purse", self.city.coins), ("purse", coins)

    def _offer(self, thing: Thing) -> float:
        built = traits_of(self.now.box, thing).thing
        assert not isinstance(built, ProgressToken), "a token has no price"
        price = self._market.price(built)
        return self.gain(thing, price) if price.total <= self.city.coins else -inf

    def _left(self, taken: tuple[Slot, bool]) -> Mapping[str, float]:
        taken_slot, again = taken
        layout, cards = self.table.layout, self.table.layout.cards
        covers = layout.places[taken_slot].covers
        bare = [each for each in covers if layout.lying_on[each] == 1 and each in cards]
        seen = [each for each in bare if each not in layout.face_down]
        left = [cards[each] for each in (*layout.free, *seen) if each != taken_slot]
        turned = len(bare) - len(seen)
        if again:
            best = self.best([self.offers[card] for card in left])
            return {"again: turn": 1, "again: best": best, "again: turned": turned}
        gains = [self.other.offers[card] for card in left]
        plain = [gain for gain in gains if gain < WHOLE_WAY]
        best, wins = self.other.best(plain), len(plain) < len(gains)
        return {"reply: best": best, "reply: turned": turned, "reply: wins": wins}

    def best(self, gains: Sequence[float]) -> float:
        """Return the best gain of some cards, built with these gains or sold."""
        return max(self.sale, *gains) if gains else 0.0

    def gain(self, thing: Thing, price: Price = FREE) -> float:
        """Return the gain of a card or wonder at a price."""
        worth = self.now.worth(self.changes(thing, price))
        asks = traits_of(self.now.box, thing).asks
        return worth + dot(self.now.weights, self.answered(thing)) if asks else worth

    def changes(self, thing: Thing, price: Price = FREE) -> list[Change]:
        """List all changes of a card or wonder at a price, without the answers to its questions."""
        box, facts, city = self.now.box, self.facts, self.city
        traits = traits_of(box, thing)
        found = [(facts[part], changed(box, facts[part], thing)) for part in traits.parts]
        found.append((("to come", thing), ("has", thing)))
        coins, points = city.coins - price.total + traits.coins, 0
        for per in traits.pers:
            # The card itself is counted too.
            counts = [sum(map(each.count, per.of)) for each in self.table.cities]
            counts[self.seat] += traits.thing.source in per.of
            times = (counts[self.seat] if per.city == "own" else max(counts)) // per.each
            points += per.points * times
            coins += per.coins * times
        if points:
            found.append((NOTHING, ("counted", points)))
        if price is CHAIN:
            coins += city.chain_coins
        found.append(self.purse(coins))
        if price.trade and self.other.city.gains_trade_coins:
            # Economy pays one city when the other one buys.
            before, after = self.other.purse(self.other.city.coins + price.trade)
            found.append((after, before))
        return found

    def lost(self, card: Thing) -> list[Change]:
        """List the opponent's changes when this seat loses a producing card."""
        goods = self.facts["goods"]
        return [(NOTHING, ("has", card)), (changed(self.now.box, goods, card, -1), goods)]

    def answered(self, thing: Thing) -> Iterator[Feature]:
        """Yield the gain of the best answer to each question of a card or wonder."""
        for effect in traits_of(self.now.box, thing).asks:
            makes_pair = isinstance(effect, effects.Science) and self.city.symbols.get(effect.symbol, 0) == 1
            # The tokens set aside are hidden.
            if makes_pair or not isinstance(effect, effects.Science | effects.ChooseAsideToken):
                answers = effect.answers(self.table, self.seat)
                if answers:
                    yield f"answer: {effect.question}", max([self.answer(each) for each in answers])

    def answer(self, answer: choices.Answer) -> float:
        """Return the estimated value of an answer to a question."""
        if isinstance(answer, choices.TakeOpponentCard):
            return self.now.worth(self.other.lost(answer.card))
        return self.gain(answer.card if isinstance(answer, choices.Revive) else answer.token)

    def plays_again(self, built: Thing) -> bool:
        """Whether building this gives another turn."""
        wonder = self.now.box.wonders.get(WonderId(built))
        return wonder is not None and (self.city.wonders_play_again or effects.PlayAgain() in wonder.effects)

    def value(self, choice: DuelChoice) -> float:
        """Return the estimated value of a choice."""
        match choice:
            case choices.Build(slot, card):
                return self.offers[card] + self.leaves[slot, False]
            case choices.BuildWonder(slot, _, _, wonder):
                return self.offers[wonder] + self.leaves[slot, self.plays_again(wonder)]
            case choices.Discard(slot):
                return self.sale + self.leaves[slot, False]
        return dot(self.now.weights, self.features(choice).items())

    def features(self, choice: DuelChoice) -> Mapping[str, float]:
        """Return the features of a choice."""
        more: Iterable[Feature] = ()
        match choice:
            case choices.Build(slot, thing, price) | choices.BuildWonder(slot, _, price, thing):
                changes = self.changes(thing, price)
                more = *self.answered(thing), *self.left[slot, self.plays_again(thing)].items()
            case choices.TakeToken(thing) | choices.KeepToken(thing) | choices.Revive(thing):
                changes, more = self.changes(thing), self.answered(thing)
            case choices.Discard(slot, _, gain):
                changes, more = [self.purse(self.city.coins + gain)], self.left[slot, False].items()
            case choices.TakeOpponentCard(card):
                changes = self.other.lost(card)
            case choices.Draft(wonder):
                goods = self.facts["goods"]
                changes = [(NOTHING, ("to come", wonder)), (goods, (*goods[:-1], (*goods[-1], wonder)))]
            case choices.Begin(seat):
                changes, more = [], [("turn: own", 1 if seat == self.seat else -1)]
        found = changed_features(changes, partial(features_of, self.now.box))
        found.update(dict(more))
        return {name: amount for name, amount in found.items() if amount}
