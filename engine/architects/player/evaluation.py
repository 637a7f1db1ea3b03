"""What choices are worth: the features of what they change, times what each counts.

What features count is learned by playing: `python -m engine.measuring.train` writes the data file. What must
be done in a turn is thought of as done: a stage that can be paid for is built, symbols are exchanged, a
battle that is due is fought.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from math import sqrt
from random import Random
from typing import NamedTuple

from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    ChooseToken,
    Exchange,
    Extra,
    Keep,
    Take,
    UseEffect,
)
from engine.architects.city import Box, Card, City
from engine.architects.effects import AnyResources, CoinValue, Shields, TakeFromAnyDeck, deck_effect
from engine.architects.player.features import (
    BUILT,
    FINISHED,
    TO_GO,
    TOKENS,
    Arms,
    Fact,
    Means,
    Symbols,
    feature_of_end,
    features_of_stage,
    features_of_token,
    points_each,
)
from engine.architects.player.possible import PossibleTables
from engine.architects.scoring import progress_points
from engine.architects.table import Table
from engine.architects.terms import CENTRAL, COIN, STAGES, SYMBOLS, DeckId
from engine.architects.view import View
from engine.game import Decision, Seat, left_of, right_of
from engine.players.cache import Cache
from engine.players.learned import Feature, Shares, Weights, learned, weights_at
from engine.players.search import best_first
from engine.terms import CardId, TokenId

_SYMBOL_CARDS = tuple(map(CardId, SYMBOLS))

EXTRA, KEPT, RACE = "extra: cards", "kept: from who is next", "race: nearer in the lead"

CLOSE = 8
"""Points by which a lead is neither small nor great."""

DECIDED = 4.0
"""About so many points it is worth to end the game in the lead: what a feature counts should be near 1."""

Point = tuple[str, int]
"""What weights count: those for two players or for more, and how many stages of the leading wonder stand."""


def point_of(table: Table) -> Point:
    """Tell which weights count at a table."""
    stages = min(STAGES - 1, max([len(city.stages) for city in table.cities]))
    return "two" if table.players == 2 else "more", stages


def shares_of(point: Point) -> Shares:
    """Give the knots of a point of a game: one for all of it, and what is different at this point."""
    return {0: 1.0, point[1] + 1: 1.0}


class Sum(NamedTuple):
    """Features, and what they come to."""

    value: float
    features: Mapping[str, float]


Parts = list[tuple[float, Sum]]
"""Sums, and how often each counts, below 0 for what was there before."""


class Scales:
    """What features count at a point of a game, and what facts come to by that."""

    def __init__(self, box: Box, weights: Mapping[str, float]) -> None:
        """Weigh the cards of a box."""
        self.box, self.weights = box, weights
        deck = box.full_deck(CENTRAL)
        size = sum(deck.values())
        self.central = {box.cards[each]: copies / size for each, copies in deck.items()}
        self.horned = [each for each, card in box.cards.items() if card.horns]
        self.points_each: Mapping[tuple[tuple[TokenId, ...], str], int] = Cache(
            lambda fact: points_each(box, *fact)
        )
        self.one: Mapping[str, Sum] = Cache(lambda name: self.sum_of([(name, 1.0)]))
        self.lying: Mapping[Fact, Sum] = Cache(lambda fact: self.sum_of(fact.features(box)))
        self.settled: Mapping[Fact, Sum] = Cache(self._settled)
        self.unseen: Mapping[Fact, Sum] = Cache(self._unseen)
        self.tokens: Mapping[tuple[TokenId, int], Sum] = Cache(
            lambda fact: self.sum_of(features_of_token(box, *fact))
        )

    def sum_of(self, features: Iterable[Feature]) -> Sum:
        """Add up what features count."""
        found: dict[str, float] = {}
        for name, amount in features:
            found[name] = found.get(name, 0.0) + amount
        return Sum(sum([self.weights.get(name, 0.0) * amount for name, amount in found.items()]), found)

    def mixed(self, parts: Iterable[tuple[float, Sum]]) -> Sum:
        """Add up sums, each as often as stands before it."""
        return self.sum_of(
            [(name, share * amount) for share, each in parts for name, amount in each.features.items()]
        )

    def after(self, brings: Sequence[Feature], left: Fact) -> Sum:
        """Give what something brings, and what it leaves."""
        return self.sum_of([*brings, *self.settled[left].features.items()])

    def _settled(self, fact: Fact) -> Sum:
        """Do what must be done, the best of it."""
        options = [self.after(*step) for step in fact.steps(self.box)]
        return max(options, key=lambda each: each.value, default=self.lying[fact])

    def _unseen(self, fact: Fact) -> Sum:
        """Add a card that nobody sees."""
        return self.mixed([(share, self.settled[each]) for share, each in fact.by_chance(self.central)])


class Evaluator:
    """Looks at tables."""

    def __init__(self, box: Box, learned: Mapping[str, Weights]) -> None:
        """Weigh by what has been learned for two players and for more."""
        self.box = box
        self._scales: Mapping[Point, Scales] = Cache(partial(self._scales_at, learned))

    def _scales_at(self, learned: Mapping[str, Weights], point: Point) -> Scales:
        return Scales(self.box, weights_at(learned.get(point[0], {}), shares_of(point)))

    def look(self, table: Table, denies: bool = True, seat: Seat | None = None) -> Look:
        """Look at a table from the seat whose turn it is, or from another one.

        Whoever ``denies`` thinks of what is left to the next player.
        """
        return Look(self._scales[point_of(table)], table, table.turn if seat is None else seat, denies)


@lru_cache(4)
def evaluator_of(box: Box) -> Evaluator:
    """Give the evaluator of what has been learned."""
    return Evaluator(box, {use: learned("architects", use) for use in ("two", "more")})


def ranked(view: View, decision: Decision[ArchitectsChoice]) -> list[tuple[ArchitectsChoice, float]]:
    """List the choices with what they seem worth, the best first."""
    # What lies hidden on a possible table is not looked at.
    look = evaluator_of(view.box).look(PossibleTables(view).deal(Random(0)))
    return best_first(decision.choices, look.value)


class Look:
    """A table as a seat sees it. What is not always needed is worked out when it is first asked for."""

    def __init__(self, scales: Scales, table: Table, seat: Seat, denies: bool) -> None:
        self.scales, self.table, self.seat, self.denies = scales, table, seat, denies
        self.city = city = table.cities[seat]
        self.means = _means_of(city)
        cards = city.cards
        self.symbols = Symbols(tuple(sorted([cards[each] for each in _SYMBOL_CARDS])))
        # Whether something can still be done in this turn.
        self._under_way = table.turn == seat and (table.taken or table.asked is not None)
        self._known_arms: dict[Seat, Arms] | None = None
        self._known_lead: int | None = None
        self._known_unseen: Parts | None = None
        self._known_token: Parts | None = None
        self._known_found: tuple[float, dict[DeckId, float]] | None = None

    # -- what there is -------------------------------------------------------------------------------------

    @property
    def arms(self) -> dict[Seat, Arms]:
        """Tell how the city is armed against each neighbour."""
        if self._known_arms is None:
            scales, table, seat, tokens = self.scales, self.table, self.seat, self.city.tokens
            points = scales.box.points_of_victory
            points += scales.points_each[tokens, "victories"]
            shields = [
                (city.shields, city.shields - sum([city.cards[each] for each in scales.horned]))
                for city in table.cities
            ]
            players, literal = table.players, table.literal_two_player_battle
            rest = table.conflict_tokens - table.battle, points, players == 2, literal
            self._known_arms = {
                each: Arms(shields[seat][0], shields[each][0], shields[seat][1], shields[each][1], *rest)
                for each in (left_of(seat, players), right_of(seat, players))
            }
        return self._known_arms

    @property
    def _lead(self) -> int:
        """Count the points by which the city is ahead of the best rival, below 0 behind."""
        if self._known_lead is None:
            table, box = self.table, self.scales.box
            totals = [
                sum(city.points.values())
                + city.victories * box.points_of_victory
                + (progress_points(box, city) if city.tokens else 0)
                for city in table.cities
            ]
            if table.cat is not None:
                totals[table.cat] += box.points_of_cat
            own = totals.pop(self.seat)
            self._known_lead = own - max(totals)
        return self._known_lead

    @property
    def _token(self) -> Parts:
        """Give the parts of the best progress token that lies face up, or else of one that nobody sees."""
        if self._known_token is None:
            table = self.table
            found = [self.token(each) for each in table.face_up or [None] * bool(table.stack)]
            self._known_token = max(found, key=value_of, default=[])
        return self._known_token

    @property
    def unseen(self) -> Parts:
        """Give the parts of a card of which nobody knows which it is."""
        if self._known_unseen is None:
            scales, table = self.scales, self.table
            parts = self._become(self.means, scales.unseen[self.means])
            if table.tokens_left:
                parts += self._become(self.symbols, scales.unseen[self.symbols])
            for arms in self.arms.values():
                parts += [(1.0, scales.unseen[arms]), (-1.0, scales.lying[arms])]
            for card, share in scales.central.items():
                if card.victory_points:
                    parts += [(share * part, each) for part, each in self._blue(card)]
                if self.city.tokens_for_cards:
                    parts += [(share * part, each) for part, each in self._extra(card.id)]
            self._known_unseen = parts
        return self._known_unseen

    # -- choices -------------------------------------------------------------------------------------------

    def value(self, choice: ArchitectsChoice) -> float:
        """Estimate a choice."""
        return value_of(self.parts(choice))

    def features(self, choice: ArchitectsChoice) -> dict[str, float]:
        """Give the features of what a choice changes: what they count adds up to its value."""
        return {
            name: amount for name, amount in self.scales.mixed(self.parts(choice)).features.items() if amount
        }

    def parts(self, choice: ArchitectsChoice) -> Parts:
        """Give the sums that a choice adds and takes away."""
        match choice:
            case Take(deck):
                return self._top(deck) + self._kept(deck)
            case Extra(_, deck):
                return self._top(deck) + self._kept(deck) + self._open(-1)
            case UseEffect(deck) if isinstance(deck_effect(self.city.board), TakeFromAnyDeck):
                return self._top(deck)
            case UseEffect(deck):
                # The top card or a better one.
                more = min(5, len(self.table.decks[deck])) - 1
                return [
                    *self.card(self.table.decks[deck][0]),
                    (more, self.scales.one["effect: cards to see"]),
                ]
            case Keep(card):
                return self.card(card)
            case Build():
                return self._build(choice) + self._exchanges() + self._open()
            case Exchange(cards):
                return self._exchange(cards) + self._builds() + self._open()
            case ChooseToken(token):
                return self.token(token)
            case _:
                return []

    def card(self, card_id: CardId) -> Parts:
        """Give the parts of a card that comes into the city."""
        scales, city, card = self.scales, self.city, self.scales.box.cards[card_id]
        if card.resource is not None or card_id == COIN:
            amount = None if card.resource is None else city.resources[card.resource]
            parts = self._become(self.means, scales.settled[self.means.with_one_more(amount)])
            return parts + self._exchanges() + self._extra(card_id)
        if card.symbol is not None:
            parts = []
            if self.table.tokens_left:
                more = self.symbols.with_more(city.cards[card_id])
                parts = self._become(self.symbols, scales.settled[more])
            return parts + self._builds() + self._extra(card_id)
        parts = self._armed(card.shields, card.horns) if card.shields else self._blue(card)
        return parts + self._builds() + self._exchanges() + self._extra(card_id)

    def token(self, token: TokenId | None) -> Parts:
        """Give the parts of a progress token, with None of the one that nobody sees."""
        table, box, city, scales = self.table, self.scales.box, self.city, self.scales
        if token is None:
            unseen = box.all_tokens()
            for each in (*table.face_up, *[each for other in table.cities for each in other.tokens]):
                unseen.remove(each)
            return [(share / len(unseen), part) for each in unseen for share, part in self.token(each)]
        parts = [(1.0, scales.tokens[token, len(city.stages)])]
        effect, copies = box.tokens[token].effect, city.tokens.count(token)
        points = effect.points(city, copies + 1) - (effect.points(city, copies) if copies else 0)
        if points := points + scales.points_each[(*city.tokens, token), "tokens"]:
            parts.append((points, scales.one["points: of tokens"]))
        if isinstance(effect, Shields):
            parts += self._armed(effect.amount, 0)
        return parts

    # -- parts of choices ----------------------------------------------------------------------------------

    def _become(self, fact: Fact, after: Sum) -> Parts:
        """Give the parts of a fact that changes, and of what follows; an end is welcome in the lead."""
        scales, features, before = self.scales, after.features, self.scales.lying[fact]
        parts = [(1.0, after), (-1.0, before)]
        if TO_GO in features and (nearer := before.features[TO_GO] - features[TO_GO]):
            parts.append(
                (nearer * self._lead / sqrt(self._lead * self._lead + CLOSE * CLOSE), scales.one[RACE])
            )
        if finished := features.get(FINISHED):
            lead = self._lead + self.city.board.stages[-1].victory_points
            parts.append((finished * DECIDED, scales.one[feature_of_end(lead)]))
        if built := features.get(BUILT):
            parts += [(min(1.0, built) * share, each) for share, each in self._extra(None)]
        if tokens := features.get(TOKENS):
            parts += [(tokens * share, each) for share, each in self._token]
        return parts

    def _top(self, deck: DeckId) -> Parts:
        table = self.table
        if deck == CENTRAL and (table.cat != self.seat or table.taken):
            return self.unseen
        return self.card(table.decks[deck][0])

    def _armed(self, shields: int, horns: int) -> Parts:
        scales, parts = self.scales, list[tuple[float, Sum]]()
        for arms in self.arms.values():
            parts += [(1.0, scales.settled[arms.with_more(shields, horns)]), (-1.0, scales.lying[arms])]
        return parts

    def _blue(self, card: Card) -> Parts:
        one, table, tokens = self.scales.one, self.table, self.city.tokens
        parts: Parts = [(card.victory_points, one["points: of cards"])]
        if card.cat and table.cat != self.seat:
            parts.append((self.scales.box.points_of_cat, one["cat: pawn"]))
            if table.cat is not None:
                parts.append((1.0, one["cat: from a rival"]))
        if card.cat and tokens:
            parts.append((self.scales.points_each[tokens, "cats"], one["points: of tokens"]))
        return parts

    def _extra(self, card: CardId | None) -> Parts:
        """Give the part of one more card after a card, or with None after a stage."""
        table, tokens = self.table, self.city.tokens_for_cards
        if not tokens:
            return []
        gone = (*table.used, *table.open_tokens)
        number = sum([each.id not in gone and each.effect.opens_after(card) for each in tokens])
        return [(number, self.scales.one[EXTRA])] if number else []

    def _open(self, more: int = 0) -> Parts:
        """Give the part of cards that may still be taken."""
        number = len(self.table.open_tokens) + more
        return [(number, self.scales.one[EXTRA])] if number else []

    def _build(self, choice: Build) -> Parts:
        city, left = self.city, dict(self.city.resources)
        for each in choice.resources:
            left[each] -= 1
        after = self.means._replace(
            stages=tuple(sorted((*city.stages, choice.stage))),
            amounts=tuple(sorted(left.values())),
            coins=self.means.coins - choice.coins,
        )
        brings = features_of_stage(city.board.stage(choice.stage))
        parts = self._become(self.means, self.scales.after(brings, after))
        if choice.uses_a_token:
            parts.append((1.0, self.scales.one["wonder: paid by a token"]))
        return parts

    def _builds(self) -> Parts:
        """Give the parts of what is still to be built."""
        if not self._under_way:
            return []
        return self._become(self.means, self.scales.settled[self.means])

    def _exchange(self, cards: Sequence[CardId]) -> Parts:
        left = {each: self.city.cards[each] for each in _SYMBOL_CARDS}
        for each in cards:
            left[each] -= 1
        after = Symbols(tuple(sorted(left.values())))
        return self._become(self.symbols, self.scales.after([(TOKENS, 1)], after))

    def _exchanges(self) -> Parts:
        """Give the parts of what is still to be exchanged."""
        if not self._under_way or self.city.symbols < 2 or not self.table.tokens_left:
            return []
        return self._become(self.symbols, self.scales.settled[self.symbols])

    def _kept(self, deck: DeckId) -> Parts:
        """Tell by how much less the next player finds once the top of a pile is taken."""
        if not self.denies:
            return []
        if self._known_found is None:
            table = self.table
            look = Look(self.scales, table, left_of(self.seat, table.players), False)
            tops = {
                each: value_of(look.card(pile[0]))
                for each in table.around[look.seat].values()
                if each != CENTRAL and (pile := table.decks[each])
            }
            self._known_found = value_of(look.unseen), tops
        unseen, tops = self._known_found
        found = max([unseen, *tops.values()])
        left = max([unseen, *[worth for each, worth in tops.items() if each != deck]])
        return [(found - left, self.scales.one[KEPT])] if found > left else []


def _means_of(city: City) -> Means:
    economy, engineering = 0, False
    for token in city.tokens_for_stages:
        if isinstance(token.effect, CoinValue):
            economy = token.effect.value
        elif isinstance(token.effect, AnyResources):
            engineering = True
    amounts = tuple(sorted(city.resources.values()))
    return Means(city.wonder, city.stages, amounts, city.cards[COIN], economy, engineering)


def value_of(parts: Parts) -> float:
    """Add up parts."""
    return sum([share * each.value for share, each in parts])
