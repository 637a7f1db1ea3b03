"""What tables and choices of Duel are worth: their features, times what each counts.

What features count is learned by playing: `python -m engine.measuring.train` writes the data file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from math import inf
from typing import Any

from engine.duel import choice as choices
from engine.duel.box import Box, ProgressToken
from engine.duel.choice import DuelChoice
from engine.duel.effects import ChooseAsideToken, PlayAgain, Science
from engine.duel.payment import CHAIN, Price
from engine.duel.player.features import (
    NOTHING,
    Fact,
    Thing,
    arms_of,
    changed_facts,
    goods_of,
    known_features,
    standing_of,
    symbols_of,
    times,
    traits_of,
)
from engine.duel.player.possible import table_of
from engine.duel.scoring import score_cities
from engine.duel.table import Table
from engine.duel.terms import Slot, opponent
from engine.duel.view import View
from engine.game import Decision, Seat
from engine.players.cache import Cache
from engine.players.learned import Feature, Shares, Weights, dot, learned, weights_at
from engine.players.search import best_first
from engine.terms import CardId, WonderId

USE = "choice"
"""What the weights are called in the data file."""

VICTORY = 40
"""What winning counts, in points."""

CLEAR = 25
"""A lead in points by which it does not matter how clear a victory is."""

POINT = 2.0
"""What a point counts on the way to a victory."""

WHOLE_WAY = 2 * (VICTORY + CLEAR)
"""From a sure and clear defeat to a sure and clear victory."""

SURE = {
    "wins: military": 2.0 * WHOLE_WAY,
    "wins: scientific": 2.0 * WHOLE_WAY,
    "reply: wins": -1.0 * WHOLE_WAY,
}
"""What the rules tell of a game that is won at once, by oneself before the opponent: nobody need learn it."""

STEP = 5
"""So many cards are taken before features count anew."""

FREE = Price("free")

Moment = tuple[int, int]
"""An age, 0 for the draft, and how many steps of cards are left in it."""

Features = Mapping[str, float]

Change = tuple[Fact, Fact]
"""A fact as it was, and as it is then."""


def moment_of(table: Table) -> Moment:
    """Tell the moment of a table."""
    return table.age, len(table.layout.cards) // STEP


def shares_of(box: Box, moment: Moment) -> Shares:
    """Tell how near a moment is to each knot: the draft, the beginning and the end of each age."""
    age, steps = moment
    if not age:
        return {0: 1.0}
    left = min(1.0, steps * STEP / len(box.ages[age - 1].places))
    return {2 * age - 1: left, 2 * age: 1 - left}


class Scales:
    """What features count at one moment, and what facts come to by that."""

    def __init__(self, box: Box, weights: Weights, moment: Moment) -> None:
        """Weigh at this moment."""
        self.box = box
        now = self.weights = {**weights_at(weights, shares_of(box, moment)), **SURE}
        features = known_features(box)
        self.fact: Mapping[Fact, float] = Cache(lambda fact: dot(now, features[fact]))

    def worth(self, changes: Iterable[Change]) -> float:
        """Add up what changes count."""
        fact = self.fact
        return sum([fact[after] - fact[before] for before, after in changes])

    def features(self, changes: Iterable[Change]) -> Counter[str]:
        """Add up the features of changes."""
        known, found = known_features(self.box), Counter[str]()
        for before, after in changes:
            found.update(dict(known[after]))
            found.subtract(dict(known[before]))
        return found


AllScales = Mapping[Moment, Scales]


def scales_with(box: Box, weights: Weights) -> AllScales:
    """Give scales by moment."""
    return Cache(lambda moment: Scales(box, weights, moment))


@lru_cache(4)
def scales_of(box: Box) -> AllScales:
    """Give what has been learned."""
    return scales_with(box, learned("duel", USE))


def ended(table: Table, seat: Seat) -> int:
    """Tell how well a duel has ended for a seat: who has won, and by how much."""
    scores = score_cities(table.box, table.cities, table.pawn)
    own, other = scores[seat], scores[opponent(seat)]
    won = VICTORY * ((own.rank == 1) - (other.rank == 1))
    return won + max(-CLEAR, min(CLEAR, own.total - other.total))


def standing(table: Table, seat: Seat) -> list[Change]:
    """List how a table differs from one that is the same for both seats."""
    own, theirs = standing_of(table, seat), standing_of(table, opponent(seat))
    arms = NOTHING, arms_of(table, seat)
    return [arms, *[(NOTHING, fact) for fact in own], *[(fact, NOTHING) for fact in theirs]]


def foretold(scales: AllScales, table: Table, seat: Seat) -> float:
    """Tell how well a duel has ended for a seat, or foretell it as long as it runs."""
    if table.victory is not None:
        return ended(table, seat)
    worth = scales[moment_of(table)].worth(standing(table, seat))
    return max(-WHOLE_WAY / 2, min(WHOLE_WAY / 2, worth))


@lru_cache(1)
def _known_prices() -> Mapping[Any, dict[Thing, Price]]:
    return Cache(lambda market: {})


class Side:
    """What a seat can gain now; ``other`` is the side of the opponent."""

    other: Side

    def __init__(self, scales: Scales, table: Table, seat: Seat) -> None:
        """Look at a table from this seat."""
        self._scales, self._table, self.seat = scales, table, seat
        self._traits, self._changed = traits_of(scales.box), changed_facts(scales.box)
        city = self.city = table.cities[seat]
        goods = goods_of(city)
        self.facts = {"arms": arms_of(table, seat), "symbols": symbols_of(table, seat), "goods": goods}
        prices, reductions = table.cities[1 - seat].opponent_prices, city.reductions
        self._prices = _known_prices()[goods[1:4], (*prices.values(),), (*reductions.items(),)]
        self._offers: dict[Thing, tuple[float, Price]] = {}
        self.sale = scales.worth([self.purse(city.coins + city.discard_gain)])

    def purse(self, coins: int) -> Change:
        """Change the coins to so many."""
        return ("purse", self.city.coins), ("purse", coins)

    def price(self, thing: Thing) -> Price:
        """Find the cheapest way to pay for a card or a wonder."""
        built = self._traits[thing].thing
        assert not isinstance(built, ProgressToken), "a token has no price"
        if built.free_from is not None and built.free_from in self.city.buildings:
            return CHAIN
        price = self._prices.get(thing)
        if price is None:
            price = self._prices[thing] = self._table.market(self.seat).price(built)
        return price

    def offer(self, thing: Thing) -> tuple[float, Price]:
        """Estimate what a card or wonder brings, less its price; infinitely little where that is too much."""
        found = self._offers.get(thing)
        if found is None:
            price = self.price(thing)
            gain = self.gain(thing, price) if price.total <= self.city.coins else -inf
            found = self._offers[thing] = gain, price
        return found

    def net(self, card: Thing) -> float:
        """Estimate what somebody gains most who takes a card, be it for a sale."""
        return max(self.offer(card)[0], self.sale)

    def wins(self, card: Thing) -> str | None:
        """Name the feature of the victory that this card brings at once, if it can be paid for."""
        if self.offer(card)[0] > -inf:
            for part in self._traits[card].parts:
                for name, _ in known_features(self._scales.box)[self._changed[self.facts[part], card, 1]]:
                    if name in SURE:
                        return name
        return None

    def gain(self, thing: Thing, price: Price = FREE) -> float:
        """Estimate what a thing brings, paid for so."""
        worth = self._scales.worth(self.changes(thing, price))
        asks = self._traits[thing].asks
        return worth + dot(self._scales.weights, self.answered(thing)) if asks else worth

    def changes(self, thing: Thing, price: Price = FREE) -> list[Change]:
        """List all that a thing changes that is paid for so, but for what is asked then."""
        traits, facts, changed = self._traits[thing], self.facts, self._changed
        found = [(facts[part], changed[facts[part], thing, 1]) for part in traits.parts]
        found.append((("to come", thing), ("has", thing)))
        coins, points = self.city.coins - price.total + traits.coins, 0
        for per in traits.pers:
            number = times(per, traits.thing, self._table, self.seat)
            points += per.points * number
            coins += per.coins * number
        if points:
            found.append((NOTHING, ("counted", points)))
        if price is CHAIN:
            coins += self.city.chain_coins
        found.append(self.purse(coins))
        if price.trade and self.other.city.gains_trade_coins:
            # Economy pays one city when the other one buys.
            before, after = self.other.purse(self.other.city.coins + price.trade)
            found.append((after, before))
        return found

    def lost(self, card: Thing) -> list[Change]:
        """List what changes for the opponent when this seat loses a card that makes something."""
        goods = self.facts["goods"]
        return [(NOTHING, ("has", card)), (self._changed[goods, card, -1], goods)]

    def answered(self, thing: Thing) -> Iterator[Feature]:
        """Give what the best answer brings to each question that a thing leaves."""
        for effect in self._traits[thing].asks:
            makes_pair = isinstance(effect, Science) and self.city.symbols.get(effect.symbol, 0) == 1
            # What lies aside nobody has seen.
            if makes_pair or not isinstance(effect, Science | ChooseAsideToken):
                answers = effect.answers(self._table, self.seat)
                if answers:
                    yield f"answer: {effect.question}", max([self.answer(each) for each in answers])

    def answer(self, answer: choices.Answer) -> float:
        """Estimate an answer to a question."""
        if isinstance(answer, choices.TakeOpponentCard):
            return self._scales.worth(self.other.lost(answer.card))
        return self.gain(answer.card if isinstance(answer, choices.Revive) else answer.token)


class Evaluator:
    """Looks at a table from one seat after the other."""

    def __init__(self, box: Box, scales: AllScales | None = None) -> None:
        """Weigh as has been learned, or with other scales."""
        self.scales = scales_of(box) if scales is None else scales

    def look(self, table: Table, seat: Seat) -> None:
        """Look at a table from this seat, and at what is left by each card that it can take.

        ``replies`` are features of what is left to the opponent, ``turns`` to itself where it has another
        turn: as far as it is seen what brings most, how many cards are turned up, and what wins at once.
        """
        self.now = self.scales[moment_of(table)]
        self.own, self.theirs = Side(self.now, table, seat), Side(self.now, table, opponent(seat))
        self.own.other, self.theirs.other = self.theirs, self.own
        layout = table.layout
        gains = [self._gains(layout.cards[slot]) for slot in layout.free]
        self.replies: dict[Slot, Features] = {}
        self.turns: dict[Slot, Features] = {}
        for place, slot in enumerate(layout.free):
            covers = [each for each in layout.places[slot].covers if each in layout.cards]
            bare = [each for each in covers if layout.lying_on[each] == 1]
            seen = [layout.cards[each] for each in bare if each not in layout.face_down]
            turned = len(bare) - len(seen)
            rest = [*gains[:place], *gains[place + 1 :], *map(self._gains, seen)]
            most = max([own for _, own, _ in rest], default=0.0)
            self.turns[slot] = {"again: turn": 1, "again: best": most, "again: turned": turned}
            most = max([theirs for theirs, _, wins in rest if not wins], default=0.0)
            wins = any(wins for _, _, wins in rest)
            self.replies[slot] = {"reply: best": most, "reply: turned": turned, "reply: wins": wins}

    def _gains(self, card: CardId) -> tuple[float, float, bool]:
        """Tell what both gain most with a card, the opponent first, and whether the opponent wins."""
        return self.theirs.net(card), self.own.net(card), self.theirs.wins(card) is not None

    def left_by(self, built: Thing) -> Mapping[Slot, Features]:
        """Give the features of what is left with each card that can be taken when this is built."""
        wonder = self.now.box.wonders.get(WonderId(built))
        again = wonder is not None and (self.own.city.wonders_play_again or PlayAgain() in wonder.effects)
        return self.turns if again else self.replies

    def value(self, choice: DuelChoice) -> float:
        """Estimate a choice."""
        return dot(self.now.weights, self.features(choice).items())

    def features(self, choice: DuelChoice) -> Features:
        """Give the features of a choice."""
        own = self.own
        more: Iterable[Feature] = ()
        match choice:
            case choices.Build(slot, thing, price) | choices.BuildWonder(slot, _, price, thing):
                changes = own.changes(thing, price)
                more = *own.answered(thing), *self.left_by(thing)[slot].items()
            case choices.TakeToken(thing) | choices.KeepToken(thing) | choices.Revive(thing):
                changes, more = own.changes(thing), own.answered(thing)
            case choices.Discard(slot, _, gain):
                changes, more = [own.purse(own.city.coins + gain)], self.replies[slot].items()
            case choices.TakeOpponentCard(card):
                changes = self.theirs.lost(card)
            case choices.Draft(wonder):
                goods = own.facts["goods"]
                changes = [(NOTHING, ("to come", wonder)), (goods, (*goods[:-1], (*goods[-1], wonder)))]
            case choices.Begin(seat):
                changes, more = [], [("turn: own", 1 if seat == own.seat else -1)]
        found = self.now.features(changes)
        found.update(dict(more))
        return {name: amount for name, amount in found.items() if amount}


def evaluator_at(view: View, decision: Decision[DuelChoice]) -> Evaluator:
    """Look at the table as the player does who is asked."""
    evaluator = Evaluator(view.box)
    evaluator.look(table_of(view), decision.chooser)
    return evaluator


def ranked(view: View, decision: Decision[DuelChoice]) -> list[tuple[DuelChoice, float]]:
    """List all choices with what they seem worth, the best first."""
    return best_first(decision.choices, evaluator_at(view, decision).value)
