"""What choices are worth: the features of what they change, times what each counts.

What features count is learned by playing: `python -m engine.measuring.train` writes the data file. What must
be done in a turn is thought of as done: a stage that can be paid for is built, symbols are exchanged, a
battle that is due is fought.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from math import inf, sqrt
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
from engine.architects.effects import KeepOneCard, Shields, deck_effect
from engine.architects.player.features import (
    BUILT,
    FINISHED,
    LEADS,
    TO_GO,
    TOKENS,
    Arms,
    Fact,
    Means,
    Symbols,
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


def point_of(table: Table | View) -> Point:
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
        """Add a card that nobody sees: each resource is as likely, and each symbol."""
        likely: dict[Fact, float] = {}
        kinds = (0,) if isinstance(fact, Arms) else fact.amounts
        for card, share in self.central.items():
            among = kinds if card.resource or card.symbol else kinds[:1]
            for held in among:
                after = fact.with_card(card, held)
                likely[after] = likely.get(after, 0.0) + share / len(among)
        return self.mixed([(share, self.settled[each]) for each, share in likely.items()])


Evaluator = Mapping[Point, Scales]
"""What features count at each point of a game."""


def evaluator_from(box: Box, learned: Mapping[str, Weights]) -> Evaluator:
    """Return the evaluator of what has been learned for two players and for more."""
    return Cache(lambda point: Scales(box, weights_at(learned.get(point[0], {}), shares_of(point))))


@lru_cache(4)
def evaluator_of(box: Box) -> Evaluator:
    """Return the evaluator of the weights in the data file."""
    return evaluator_from(box, {use: learned("architects", use) for use in ("two", "more")})


def look_at(view: View) -> Look:
    """Look at the table of a view; what lies hidden on a possible table is not looked at."""
    return Look(evaluator_of(view.box), PossibleTables(view).deal(Random(0)))


def ranked(view: View, decision: Decision[ArchitectsChoice]) -> list[tuple[ArchitectsChoice, float]]:
    """List the choices with what they seem worth, the best first."""
    return best_first(decision.choices, look_at(view).value)


def points_of(box: Box, city: City) -> int:
    """Count the points of a city as if the game ended now, without the cat pawn."""
    progress = progress_points(box, city) if city.tokens else 0
    return sum(city.points.values()) + city.victories * box.points_of_victory + progress


class Look:
    """A table as a seat sees it."""

    def __init__(
        self, evaluator: Evaluator, table: Table, seat: Seat | None = None, *, denies: bool = True
    ) -> None:
        """Look from the seat whose turn it is, or from another one.

        Whoever ``denies`` thinks of what is left to the next player.
        """
        self.scales, self.table = evaluator[point_of(table)], table
        self.seat = table.turn if seat is None else seat
        self.city = city = table.cities[self.seat]
        helps = tuple([each.effect for each in city.tokens_for_stages])
        resources = tuple(sorted(city.resources.values()))
        self.means = Means(city.wonder, city.stages, resources, city.cards[COIN], helps)
        self.symbols, self.arms, self.lead = self._symbols(), self._arms(), self._lead()
        # Whether something can still be done in this turn.
        self._under_way = table.turn == self.seat and (table.taken or table.asked is not None)
        self._kept = self._kept_from_next(evaluator) if denies else {}

    # -- what there is -------------------------------------------------------------------------------------

    def _symbols(self, spent: Sequence[CardId] = ()) -> Symbols:
        cards = self.city.cards
        return Symbols(tuple(sorted([cards[each] - spent.count(each) for each in _SYMBOL_CARDS])))

    def _arms(self) -> dict[Seat, Arms]:
        """Tell how the city is armed against each neighbour."""
        box, table, seat, players = self.scales.box, self.table, self.seat, self.table.players
        shields = [
            (city.shields, city.shields - sum([city.cards[each] for each in self.scales.horned]))
            for city in table.cities
        ]
        points = box.points_of_victory + self.scales.points_each[self.city.tokens, "victories"]
        peace = table.conflict_tokens - table.battle
        rest = peace, points, players == 2, table.literal_two_player_battle
        return {
            each: Arms(shields[seat][0], shields[each][0], shields[seat][1], shields[each][1], *rest)
            for each in (left_of(seat, players), right_of(seat, players))
        }

    def _lead(self) -> int:
        """Count the points by which the city is ahead of the best rival, below 0 behind."""
        table, box = self.table, self.scales.box
        totals = [points_of(box, city) for city in table.cities]
        if table.cat is not None:
            totals[table.cat] += box.points_of_cat
        own = totals.pop(self.seat)
        return own - max(totals)

    @cached_property
    def _token(self) -> Parts:
        """Give the parts of the best progress token that lies face up, or else of one that nobody sees."""
        table = self.table
        found = [self.token(each) for each in table.face_up or [None] * bool(table.stack)]
        return max(found, key=value_of, default=[])

    @cached_property
    def unseen(self) -> Parts:
        """Give the parts of a card of which nobody knows which it is."""
        scales = self.scales
        parts = self._change(scales.unseen[self.means], scales.unseen[self.symbols])
        for arms in self.arms.values():
            parts += [(1.0, scales.unseen[arms]), (-1.0, scales.lying[arms])]
        for card, share in scales.central.items():
            if card.victory_points:
                parts += [(share * part, each) for part, each in self._blue(card)]
            if self.city.tokens_for_cards:
                parts += [(share * part, each) for part, each in self._opened(card.id)]
        return parts

    def _kept_from_next(self, evaluator: Evaluator) -> dict[DeckId, Parts]:
        """Tell by how much less the next player finds once the top of a pile is taken."""
        table = self.table
        look = Look(evaluator, table, left_of(self.seat, table.players), denies=False)
        piles = [deck for deck in table.around[look.seat].values() if deck != CENTRAL and table.decks[deck]]
        tops = {deck: value_of(look.card(table.decks[deck][0])) for deck in piles}
        best, following, *_ = sorted([value_of(look.unseen), *tops.values(), -inf], reverse=True)
        kept = [(best - following, self.scales.one[KEPT])]
        return {deck: kept for deck, worth in tops.items() if worth == best > following}

    # -- choices -------------------------------------------------------------------------------------------

    def value(self, choice: ArchitectsChoice) -> float:
        """Estimate a choice."""
        return value_of(self.parts(choice))

    def features(self, choice: ArchitectsChoice) -> dict[str, float]:
        """Give the features of what a choice changes: what they count adds up to its value."""
        found = self.scales.mixed(self.parts(choice)).features
        return {name: amount for name, amount in found.items() if amount}

    def parts(self, choice: ArchitectsChoice) -> Parts:
        """Give the sums that a choice adds and takes away."""
        scales = self.scales
        match choice:
            case Take(deck):
                return self._top(deck) + self._kept.get(deck, [])
            case Extra(_, deck):
                return (
                    self._top(deck) + self._kept.get(deck, []) + self._extras(len(self.table.open_tokens) - 1)
                )
            case UseEffect(deck):
                parts, effect = self._top(deck), deck_effect(self.city.board)
                if isinstance(effect, KeepOneCard):
                    # The top card or a better one.
                    more = min(effect.shown, len(self.table.decks[deck])) - 1
                    parts = [*parts, (more, scales.one["effect: cards to see"])]
                return parts
            case Keep(card):
                return self.card(card)
            case Build(number, resources, coins):
                held = self.city.resources.items()
                left = [amount - resources.count(each) for each, amount in held]
                brings = features_of_stage(self.city.board.stage(number))
                parts = self._change(means=scales.after(brings, self.means.built(number, left, coins)))
                if choice.uses_a_token:
                    parts.append((1.0, scales.one["wonder: paid by a token"]))
                return parts + self._extras(len(self.table.open_tokens))
            case Exchange(cards):
                after = scales.after([(TOKENS, 1)], self._symbols(cards))
                return self._change(symbols=after) + self._extras(len(self.table.open_tokens))
            case ChooseToken(token):
                return self.token(token)
        return []

    def card(self, card_id: CardId) -> Parts:
        """Give the parts of a card that comes into the city."""
        settled, card, held = self.scales.settled, self.scales.box.cards[card_id], self.city.cards[card_id]
        if card.resource is not None or card_id == COIN:
            parts = self._change(means=settled[self.means.with_card(card, held)])
        elif card.symbol is not None:
            parts = self._change(symbols=settled[self.symbols.with_card(card, held)])
        elif card.shields:
            parts = self._armed(card.shields, card.horns) + self._change()
        else:
            parts = self._blue(card) + self._change()
        return parts + self._opened(card_id)

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

    def _change(self, means: Sum | None = None, symbols: Sum | None = None) -> Parts:
        """Give the parts of what lies for the wonder and of symbols after a change of one or both.

        In a turn that is under way what must be done with the others is done, too.
        """
        parts: Parts = []
        if self._under_way:
            means = means or self.scales.settled[self.means]
            if symbols is None and self.city.symbols > 1:
                symbols = self.scales.settled[self.symbols]
        if means is not None:
            parts += self._become(self.means, means)
        if symbols is not None and self.table.tokens_left:
            parts += self._become(self.symbols, symbols)
        return parts

    def _become(self, fact: Fact, after: Sum) -> Parts:
        """Give the parts of a fact that changes, and of what follows; an end is welcome in the lead."""
        scales, features, before = self.scales, after.features, self.scales.lying[fact]
        parts = [(1.0, after), (-1.0, before)]
        if TO_GO in features and (nearer := before.features[TO_GO] - features[TO_GO]):
            parts.append((nearer * self.lead / sqrt(self.lead * self.lead + CLOSE * CLOSE), scales.one[RACE]))
        if finished := features.get(FINISHED):
            lead = self.lead + self.city.board.stages[-1].victory_points
            size = next((each for each in LEADS if abs(lead) >= each), 0)
            end = f"ends: {'ahead' if lead > 0 else 'behind' if lead else 'level'} by {size}"
            parts.append((finished * DECIDED, scales.one[end]))
        if built := features.get(BUILT):
            parts += [(min(1.0, built) * share, each) for share, each in self._opened(None)]
        if tokens := features.get(TOKENS):
            parts += [(tokens * share, each) for share, each in self._token]
        return parts

    def _top(self, deck: DeckId) -> Parts:
        table = self.table
        if deck == CENTRAL and (table.cat != self.seat or table.taken):
            return self.unseen
        return self.card(table.decks[deck][0])

    def _armed(self, shields: int, horns: int) -> Parts:
        scales = self.scales
        parts: Parts = []
        for arms in self.arms.values():
            parts += [(1.0, scales.settled[arms.with_more(shields, horns)]), (-1.0, scales.lying[arms])]
        return parts

    def _blue(self, card: Card) -> Parts:
        scales, one, table = self.scales, self.scales.one, self.table
        parts: Parts = [(card.victory_points, one["points: of cards"])]
        if card.cat and table.cat != self.seat:
            parts.append((scales.box.points_of_cat, one["cat: pawn"]))
            if table.cat is not None:
                parts.append((1.0, one["cat: from a rival"]))
        if card.cat and (tokens := self.city.tokens):
            parts.append((scales.points_each[tokens, "cats"], one["points: of tokens"]))
        return parts

    def _opened(self, card: CardId | None) -> Parts:
        """Give the part of one more card after a card, or with None after a stage."""
        tokens = self.city.tokens_for_cards
        if not tokens:
            return []
        gone = (*self.table.used, *self.table.open_tokens)
        return self._extras(sum([each.id not in gone and each.effect.opens_after(card) for each in tokens]))

    def _extras(self, number: int) -> Parts:
        """Give the part of so many cards that may still be taken."""
        return [(number, self.scales.one[EXTRA])] if number else []


def value_of(parts: Parts) -> float:
    """Add up parts."""
    return sum([share * each.value for share, each in parts])
