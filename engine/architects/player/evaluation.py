"""The evaluation of choices: weighted features of the changes they make.

Weights are learned by playing: `python -m engine.measuring.train` writes the data file. Whatever has to be
done in a turn is assumed done: an affordable stage is built, symbols are exchanged, a due battle is resolved.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from math import inf, sqrt
from typing import NamedTuple

from engine.architects import choice as choices
from engine.architects.choice import ArchitectsChoice
from engine.architects.city import Box, Card
from engine.architects.effects import Shields
from engine.architects.player import features
from engine.architects.player.features import TOKENS, Arms, Fact, Means, Symbols
from engine.architects.scoring import points_without_cat
from engine.architects.table import Table
from engine.architects.terms import CENTRAL, COIN, STAGES, SYMBOL_CARDS, DeckId
from engine.architects.view import View
from engine.game import Seat, left_of, right_of
from engine.players.learned import Cache, Feature, Shares, Weights, learned, weights_at
from engine.terms import CardId, TokenId

EXTRA, KEPT, RACE = "extra: cards", "kept: from who is next", "race: nearer in the lead"

CLOSE = 8
"""Bounds in points of a medium lead."""

Point = tuple[str, int]
"""The point of a game that selects weights: two players or more, and the stages of the leading wonder."""


def point_of(table: Table | View) -> Point:
    """Return the point of a table."""
    stages = min(STAGES - 1, max([len(city.stages) for city in table.cities]))
    return "two" if table.players == 2 else "more", stages


def shares_of(point: Point) -> Shares:
    """Return the knots of a point: one for the whole game, and one for this point."""
    return {0: 1.0, point[1] + 1: 1.0}


class Sum(NamedTuple):
    """Features, and their weighted sum."""

    value: float
    features: Mapping[str, float]


Parts = list[tuple[float, Sum]]
"""Sums, each with its factor, below 0 for removed ones."""


class Valuation:
    """The weights at a point of a game, and the values of facts by them.

    A fact is evaluated as it is (``lying``), or ``settled`` after everything due is done, or with an
    ``unseen`` card.
    """

    def __init__(self, box: Box, learned: Mapping[str, Weights], point: Point) -> None:
        """Use the weights learned for this point of a game."""
        self.box, self.weights = box, weights_at(learned.get(point[0], {}), shares_of(point))
        deck = box.full_deck(CENTRAL)
        self.central = {box.cards[each]: copies / sum(deck.values()) for each, copies in deck.items()}
        self.one: Mapping[str, Sum] = Cache(lambda name: self.sum_of([(name, 1.0)]))
        self.lying: Mapping[Fact, Sum] = Cache(lambda fact: self.sum_of(fact.features(box)))
        self.settled: Mapping[Fact, Sum] = Cache(self._settled)
        self.unseen: Mapping[Fact, Sum] = Cache(self._unseen)
        self.tokens: Mapping[tuple[TokenId, int], Sum] = Cache(
            lambda fact: self.sum_of(features.features_of_token(box, *fact))
        )

    def sum_of(self, features: Iterable[Feature]) -> Sum:
        """Return features with their weighted sum."""
        found: dict[str, float] = {}
        for name, amount in features:
            found[name] = found.get(name, 0.0) + amount
        return Sum(sum([self.weights.get(name, 0.0) * amount for name, amount in found.items()]), found)

    def mixed(self, parts: Iterable[tuple[float, Sum]]) -> Sum:
        """Return the sum of parts."""
        return self.sum_of(
            [(name, share * amount) for share, each in parts for name, amount in each.features.items()]
        )

    def after(self, brings: Sequence[Feature], left: Fact) -> Sum:
        """Return the sum of gains, and of what they leave."""
        return self.sum_of([*brings, *self.settled[left].features.items()])

    def _settled(self, fact: Fact) -> Sum:
        options = [self.after(*step) for step in fact.steps(self.box)]
        return max(options, key=lambda each: each.value, default=self.lying[fact])

    def _unseen(self, fact: Fact) -> Sum:
        likely: dict[Fact, float] = {}
        kinds = (0,) if isinstance(fact, Arms) else fact.amounts
        for card, share in self.central.items():
            # Each resource is equally likely, and so is each symbol.
            among = kinds if card.resource or card.symbol else kinds[:1]
            for held in among:
                after = fact.with_card(card, held)
                likely[after] = likely.get(after, 0.0) + share / len(among)
        return self.mixed([(share, self.settled[each]) for each, share in likely.items()])


Valuations = Mapping[Point, Valuation]
"""The valuation for each point of a game."""


@lru_cache(4)
def valuations_of(box: Box) -> Valuations:
    """Return the valuations by the weights in the data file, for each point of a game."""
    return Cache(partial(Valuation, box, {use: learned(box, use) for use in ("two", "more")}))


def value_of(parts: Parts) -> float:
    """Return the value of parts."""
    return sum([share * each.value for share, each in parts])


class Evaluator:
    """Values the choices of a seat: of the one whose turn it is, or of another.

    With ``denies`` it counts what a choice keeps from the next player.
    """

    def __init__(
        self, valuations: Valuations, table: Table, seat: Seat | None = None, *, denies: bool = True
    ) -> None:
        """Look at the table from a seat."""
        self.valuation, self.table = valuations[point_of(table)], table
        self.seat = table.turn if seat is None else seat
        self.city = city = table.cities[self.seat]
        helps = tuple([each.effect for each in city.tokens_for_stages])
        resources = tuple(sorted(city.resources.values()))
        self.means = Means(city.wonder, city.stages, resources, city.cards[COIN], helps)
        self.symbols, self.arms, self.lead = self._symbols(), self._arms(), self._lead()
        # Without progress tokens left, symbols are useless.
        self._spendable: list[Fact] = [self.means, self.symbols] if table.tokens_left else [self.means]
        in_turn = table.turn == self.seat and (table.taken or table.asked is not None)
        self._to_settle = self._spendable if in_turn else []
        self._kept = self._kept_from_next(valuations) if denies else {}

    def _symbols(self, spent: Sequence[CardId] = ()) -> Symbols:
        cards = self.city.cards
        return Symbols(tuple(sorted([cards[each] - spent.count(each) for each in SYMBOL_CARDS])))

    def _arms(self) -> dict[Seat, Arms]:
        """Return the city's shields against each neighbour's."""
        table, seat, players = self.table, self.seat, self.table.players
        points = self.valuation.box.points_of_victory
        points += features.points_each(self.valuation.box, self.city.tokens, "victories")
        rest = table.conflict_tokens - table.battle, points, table.twice_from
        cities = {each: table.cities[each] for each in (left_of(seat, players), right_of(seat, players))}
        return {
            each: Arms(self.city.shields, self.city.horned, city.shields, city.horned, *rest)
            for each, city in cities.items()
        }

    def _lead(self) -> int:
        """Return the lead over the best rival in points, below 0 if behind."""
        table, box = self.table, self.valuation.box
        totals = [points_without_cat(box, city) for city in table.cities]
        if table.cat is not None:
            totals[table.cat] += box.points_of_cat
        own = totals.pop(self.seat)
        return own - max(totals)

    @cached_property
    def _token(self) -> Parts:
        """The best face-up progress token, or else the hidden one."""
        table = self.table
        found = [self.token(each) for each in table.face_up or [None] * bool(table.stack)]
        return max(found, key=value_of, default=[])

    @cached_property
    def unseen(self) -> Parts:
        """A face-down card."""
        facts = *self._spendable, *self.arms.values()
        parts = self._changed([(fact, self.valuation.unseen[fact]) for fact in facts])
        tokens = self.city.tokens_for_cards
        for card, share in self.valuation.central.items():
            if card.victory_points or tokens:
                parts += [(share * part, each) for part, each in self._beside(card)]
        return parts

    def _kept_from_next(self, valuations: Valuations) -> dict[DeckId, Parts]:
        """Return the next player's loss once the top of a deck is taken."""
        table = self.table
        other = Evaluator(valuations, table, left_of(self.seat, table.players), denies=False)
        piles = [deck for deck in table.around[other.seat].values() if deck != CENTRAL and table.decks[deck]]
        tops = {deck: value_of(other.card(table.decks[deck][0])) for deck in piles}
        best, following, *_ = sorted([value_of(other.unseen), *tops.values(), -inf], reverse=True)
        kept = [(best - following, self.valuation.one[KEPT])]
        return {deck: kept for deck, worth in tops.items() if worth == best > following}

    # -- choices -------------------------------------------------------------------------------------------

    def value(self, choice: ArchitectsChoice) -> float:
        """Return the estimated value of a choice."""
        return value_of(self.parts(choice))

    def features(self, choice: ArchitectsChoice) -> dict[str, float]:
        """Return the features of the changes of a choice: their weighted sum is its value."""
        found = self.valuation.mixed(self.parts(choice)).features
        return {name: amount for name, amount in found.items() if amount}

    def parts(self, choice: ArchitectsChoice) -> Parts:
        """Return the sums that a choice adds and removes."""
        valuation, table = self.valuation, self.table
        extras = len(table.open_tokens) - isinstance(choice, choices.Extra)
        match choice:
            case choices.Take(deck) | choices.Extra(_, deck):
                return self._top(deck) + self._kept.get(deck, []) + self._extras(extras)
            case choices.UseEffect(deck):
                return self._top(deck)
            case choices.Keep(card):
                return self.card(card)
            case choices.Build(number, resources, coins):
                left = [amount - resources.count(each) for each, amount in self.city.resources.items()]
                brings = features.features_of_stage(self.city.board.stage(number))
                built = valuation.after(brings, self.means.built(number, left, coins))
                return self._changed([(self.means, built)]) + self._extras(extras)
            case choices.Exchange(cards):
                exchanged = valuation.after([(TOKENS, 1)], self._symbols(cards))
                return self._changed([(self.symbols, exchanged)]) + self._extras(extras)
            case choices.ChooseToken(token):
                return self.token(token)
        return []

    def _top(self, deck: DeckId) -> Parts:
        table = self.table
        if deck == CENTRAL and (table.cat != self.seat or table.taken):
            return self.unseen
        return self.card(table.decks[deck][0])

    def card(self, card_id: CardId) -> Parts:
        """Return the parts of a card added to the city."""
        settled, held = self.valuation.settled, self.city.cards[card_id]
        card = self.valuation.box.cards[card_id]
        facts: Iterable[Fact] = self.arms.values() if card.shields else self._spendable
        found = [(fact, fact.with_card(card, held)) for fact in facts]
        changed = [(fact, settled[after]) for fact, after in found if after is not fact]
        return self._changed(changed) + self._beside(card)

    def token(self, token: TokenId | None) -> Parts:
        """Return the parts of a progress token, with None of the hidden one."""
        table, box, city, valuation = self.table, self.valuation.box, self.city, self.valuation
        if token is None:
            size = len(table.stack)
            return [(share / size, part) for each in table.stack for share, part in self.token(each)]
        effect, copies = box.tokens[token].effect, city.tokens.count(token)
        points = effect.points(city, copies + 1) - (effect.points(city, copies) if copies else 0)
        points += features.points_each(box, (*city.tokens, token), "tokens")
        itself = valuation.tokens[token, len(city.stages)]
        parts = [(1.0, itself), (points, valuation.one["points: of tokens"])]
        if isinstance(effect, Shields):
            for arms in self.arms.values():
                armed = valuation.settled[arms.with_shields(effect.amount)]
                parts += [(1.0, armed), (-1.0, valuation.lying[arms])]
        return parts

    # -- parts of choices ----------------------------------------------------------------------------------

    def _changed(self, changes: list[tuple[Fact, Sum]]) -> Parts:
        """Return the parts of changed facts; within a turn, what is due in other facts is done too."""
        valuation = self.valuation
        parts: Parts = []
        if self._to_settle:
            changed = [fact for fact, _ in changes]
            changes += [(fact, valuation.settled[fact]) for fact in self._to_settle if fact not in changed]
        for fact, after in changes:
            before = valuation.lying[fact]
            parts += [(1.0, after), (-1.0, before)]
            if isinstance(fact, Means):
                parts += self._built(before.features, after.features)
            if tokens := after.features.get(TOKENS):
                parts += [(tokens * share, each) for share, each in self._token]
        return parts

    def _built(self, before: Mapping[str, float], after: Mapping[str, float]) -> Parts:
        """Return the parts of the consequences for the wonder; an end is welcome when leading."""
        one, lead = self.valuation.one, self.lead
        nearer = before[features.TO_GO] - after[features.TO_GO]
        parts = [(nearer * lead / sqrt(lead * lead + CLOSE * CLOSE), one[RACE])]
        if finished := after.get(features.FINISHED):
            lead += self.city.board.stages[-1].victory_points
            parts.append((finished * ((lead > 0) - (lead < 0)), one["ends: in the lead"]))
        if (built := after.get(features.BUILT)) and self.city.tokens_for_cards:
            parts += self._extras(min(1.0, built) * len(self.table.opened_by(None, self.city)))
        return parts

    def _beside(self, card: Card) -> Parts:
        """Return the parts of a card beyond the facts: points, the cat, an extra card."""
        valuation, table = self.valuation, self.table
        parts = self._extras(len(table.opened_by(card.id, self.city))) if self.city.tokens_for_cards else []
        if card.victory_points:
            parts.append((card.victory_points, valuation.one["points: of cards"]))
        if card.cat and table.cat != self.seat:
            parts.append((valuation.box.points_of_cat, valuation.one["cat: pawn"]))
        return parts

    def _extras(self, number: float) -> Parts:
        """Return the part of a number of available extra cards."""
        return [(number, self.valuation.one[EXTRA])] if number else []
