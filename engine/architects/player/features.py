"""What there is to a city of Architects and to its choices, as named features: what things are, never names.

A fact is what a part of a city looks like: what lies for its wonder, its symbols, its arms. The features of
a fact are what a weight can be learned for; the part of a name before the colon is the term that a hint tells
of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple, Protocol

from engine.architects.city import Box, Card, Effect, Stage, StageCost
from engine.architects.effects import ExtraCard, PointsPer, TakeProgressToken, TakeTopCards
from engine.architects.terms import CENTRAL, COIN, STAGES
from engine.players.learned import Feature
from engine.terms import TokenId, WonderId

MOST_MISSING, MOST_COINS, MOST_ALIKE, MOST_PEACE = 4, 4, 4, 3
"""Beyond these more makes no difference. Each step up to there is a feature of its own."""

DOUBTS = (0.5, 2.0)
"""Shields by which a lead may change until a battle: hardly any, some."""

LEADS = (10, 4, 1)
"""Leads in points that are told apart where the game ends."""

TO_GO, BUILT, FINISHED, TOKENS = (
    "wonder: cards to go",
    "wonder: built",
    "wonder: 5 stages",
    "token: to choose",
)
"""Features from which more follows: how far the wonder is, and what is gained with a stage or for symbols."""


class Fact(Protocol):
    """What a part of a city looks like."""

    def features(self, box: Box) -> Iterator[Feature]:
        """Tell what there is to it."""
        ...

    def steps(self, box: Box) -> Iterator[tuple[Sequence[Feature], Fact]]:
        """List what must be done in this turn, one thing or another: what it brings and leaves."""
        ...

    def by_chance(self, cards: Mapping[Card, float]) -> Iterator[tuple[float, Fact]]:
        """Tell what it becomes by one card of several, each of which is so likely."""
        ...


class Means(NamedTuple):
    """What lies for a wonder: its stages that stand, how many there are of each resource, smallest first.

    ``coins`` are coin cards; one of them may stand for ``economy`` resources; with ``engineering`` any
    resources pay for a stage.
    """

    wonder: WonderId
    stages: tuple[int, ...]
    amounts: tuple[int, ...]
    coins: int
    economy: int = 0
    engineering: bool = False

    def with_one_more(self, amount: int | None) -> Means:
        """Lay one more resource there, of which so many lie there, or with None a coin."""
        wonder, stages, amounts, coins, economy, engineering = self
        if amount is None:
            return Means(wonder, stages, amounts, coins + 1, economy, engineering)
        more = list(amounts)
        # Of those equal the last one, so that they stay in order.
        more[len(more) - 1 - more[::-1].index(amount)] += 1
        return Means(wonder, stages, tuple(more), coins, economy, engineering)

    def features(self, box: Box) -> Iterator[Feature]:
        """Tell how near the next stage is, and how much lies ready for later ones."""
        stages, open_stages = box.wonders[self.wonder].stages, self.open_stages(box)
        costs = sum([each.cost.count for each in stages if each.number not in self.stages])
        ready = self.coins + sum([min(each, 2) for each in self.amounts])
        yield TO_GO, max(costs - ready, STAGES - len(self.stages))
        yield from _steps("wonder: {} stages", len(self.stages))
        if not open_stages:
            return
        lacks = {each: min(MOST_MISSING, self.missing(each.cost)) for each in open_stages}
        stage = min(open_stages, key=lambda each: (lacks[each], -each.victory_points))
        missing = lacks[stage]
        yield from _steps("wonder: {} missing", missing)
        yield f"wonder: points with {missing} missing", stage.victory_points
        yield f"wonder: effect with {missing} missing", stage.effect is not None
        yield from _steps("wonder: {} coins", min(MOST_COINS, self.coins))
        yield from _steps("wonder: {} alike", min(MOST_ALIKE, self.amounts[-1]))
        yield from _steps("wonder: {} different", len(self.amounts) - self.amounts.count(0))
        yield "wonder: resources", sum(self.amounts)

    def steps(self, box: Box) -> Iterator[tuple[Sequence[Feature], Fact]]:
        """Build a stage that can be paid for."""
        for stage in self.open_stages(box):
            if not self.missing(stage.cost):
                yield features_of_stage(stage), self._after(stage)

    def by_chance(self, cards: Mapping[Card, float]) -> Iterator[tuple[float, Fact]]:
        """Lay a card there; each resource is as likely."""
        for card, share in cards.items():
            if card.resource is not None:
                for amount in self.amounts:
                    yield share / len(self.amounts), self.with_one_more(amount)
            else:
                yield share, self.with_one_more(None) if card.id == COIN else self

    def open_stages(self, box: Box) -> list[Stage]:
        """List the stages that may be built next."""
        stages, stands = box.wonders[self.wonder].stages, {*self.stages}
        return [each for each in stages if each.number not in stands and stands.issuperset(each.rests_on)]

    def missing(self, cost: StageCost) -> int:
        """Count the cards that a stage lacks."""
        return max(0, self._coins_needed(cost) - self.coins)

    def _fitting(self, cost: StageCost) -> int:
        if self.engineering:
            return min(cost.count, sum(self.amounts))
        most = self.amounts[-1] if cost.demand == "identical" else len(self.amounts) - self.amounts.count(0)
        return min(cost.count, most)

    def _coins_needed(self, cost: StageCost) -> int:
        lacking = cost.count - self._fitting(cost)
        return lacking - max(0, min(self.economy, lacking) - 1)

    def _after(self, stage: Stage) -> Means:
        """Build a stage, of what there is most."""
        cost, left = stage.cost, list(self.amounts)
        alike = cost.demand == "identical" and not self.engineering
        for number in range(self._fitting(cost)):
            place = -1 if alike else left.index(max(left)) if self.engineering else -1 - number
            left[place] -= 1
        stages = tuple(sorted((*self.stages, stage.number)))
        coins = self.coins - self._coins_needed(cost)
        return self._replace(stages=stages, amounts=tuple(sorted(left)), coins=coins)


class Symbols(NamedTuple):
    """How many there are of each symbol, the smallest number first."""

    amounts: tuple[int, ...]

    def with_more(self, amount: int, number: int = 1) -> Symbols:
        """Lay more of a symbol there, of which so many lie there."""
        more = list(self.amounts)
        more[more.index(amount)] += number
        return Symbols(tuple(sorted(more)))

    def features(self, box: Box) -> Iterator[Feature]:
        """Tell how near an exchange is."""
        return _steps("symbols: {} different", len(self.amounts) - self.amounts.count(0))

    def steps(self, box: Box) -> Iterator[tuple[Sequence[Feature], Fact]]:
        """Exchange two alike, or all."""
        if self.amounts[-1] > 1:
            yield ((TOKENS, 1),), self.with_more(self.amounts[-1], -2)
        elif all(self.amounts):
            yield ((TOKENS, 1),), Symbols((0,) * len(self.amounts))

    def by_chance(self, cards: Mapping[Card, float]) -> Iterator[tuple[float, Fact]]:
        """Lay a card there; each symbol is as likely."""
        share = sum([part for card, part in cards.items() if card.symbol is not None])
        yield 1 - share, self
        for amount in self.amounts:
            yield share / len(self.amounts), self.with_more(amount)


class Arms(NamedTuple):
    """How a city is armed against a neighbour, in all and without what blows horns.

    ``peace`` is how many conflict tokens show peace still, none where a battle is due; a victory token counts
    ``points``. ``twice`` says that twice the shields earn a second token, one against none too if
    ``literal``.
    """

    own: int
    theirs: int
    lasting: int
    theirs_lasting: int
    peace: int
    points: int
    twice: bool
    literal: bool

    def with_more(self, shields: int, horns: int) -> Arms:
        """Arm the city, with a card that is discarded after a battle if it blows horns."""
        own, theirs, lasting, their_lasting, peace, *rest = self
        lasting += 0 if horns else shields
        return Arms._make((own + shields, theirs, lasting, their_lasting, max(0, peace - horns), *rest))

    def features(self, box: Box) -> Iterator[Feature]:
        """Tell who may win the battles to come."""
        own, theirs, peace = self.own, self.theirs, min(MOST_PEACE, self.peace)
        for doubt in DOUBTS:
            yield f"arms: ahead with {peace}, doubt {doubt}", _likely((own - theirs - 0.5) / doubt)
            yield f"arms: behind with {peace}, doubt {doubt}", _likely((theirs - own - 0.5) / doubt)
        lead = self.lasting - self.theirs_lasting
        yield "arms: lasting, ahead", _likely((lead - 0.5) / DOUBTS[-1])
        yield "arms: lasting, behind", _likely((-lead - 0.5) / DOUBTS[-1])
        if self.twice:
            yield f"arms: twice with {peace}", own > 1 and own >= 2 * theirs
            yield f"arms: half with {peace}", theirs > 1 and theirs >= 2 * own

    def steps(self, box: Box) -> Iterator[tuple[Sequence[Feature], Fact]]:
        """Fight a battle that is due."""
        if self.peace:
            return
        most, least = max(self.own, self.theirs), min(self.own, self.theirs)
        tokens = 2 if self.twice and most >= 2 * least and (most > 1 or self.literal) else 1
        brings: tuple[Feature, ...] = ()
        if self.own > self.theirs:
            brings = (("battle: won", tokens * self.points),)
        elif self.theirs > self.own:
            brings = (("battle: lost", tokens * box.points_of_victory),)
        yield brings, self._replace(own=self.lasting, theirs=self.theirs_lasting, peace=MOST_PEACE)

    def by_chance(self, cards: Mapping[Card, float]) -> Iterator[tuple[float, Fact]]:
        """Lay a card there."""
        for card, share in cards.items():
            yield share, self.with_more(card.shields, card.horns) if card.shields else self


def _steps(name: str, most: int) -> Iterator[Feature]:
    for number in range(most):
        yield name.format(number + 1), 1


def _likely(x: float) -> float:
    """Turn a difference in doubts into a probability, with nothing but exact arithmetic."""
    return (1 + x / sqrt(1 + x * x)) / 2


def features_of_stage(stage: Stage) -> Sequence[Feature]:
    """Tell what a stage brings when it is built."""
    found: list[Feature] = [(BUILT, 1), ("points: of stages", stage.victory_points)]
    if isinstance(stage.effect, TakeProgressToken):
        found.append((TOKENS, 1))
    elif stage.effect is not None:
        amount = len(stage.effect.places) if isinstance(stage.effect, TakeTopCards) else 1
        found.append((f"effect: {stage.effect.kind}", amount))
    return found


def features_of_token(box: Box, token: TokenId, stages: int) -> Iterator[Feature]:
    """Tell what a progress token is good for where so many stages stand; points are counted apart."""
    effect = box.tokens[token].effect
    name = (
        f"token: {effect.kind} of {effect.counted}"
        if isinstance(effect, PointsPer)
        else f"token: {effect.kind}"
    )
    yield "token: any", 1
    yield name, _often(box, effect)
    if effect.gives_cards or effect.helps_to_pay:
        yield f"{name} with stages to come", STAGES - stages


def _often(box: Box, effect: Effect) -> float:
    """Tell how often an effect happens: after which part of the central deck, or always."""
    if not isinstance(effect, ExtraCard):
        return 1.0
    deck = box.full_deck(CENTRAL)
    return sum([deck.get(card, 0) for card in effect.after]) / sum(deck.values())


def points_each(box: Box, tokens: Sequence[TokenId], counted: str) -> int:
    """Count what progress tokens give for each of what they count."""
    effects = [box.tokens[token].effect for token in tokens]
    return sum([each.each for each in effects if isinstance(each, PointsPer) and each.counted == counted])


def feature_of_end(lead: int) -> str:
    """Name the end of the game with such a lead, below 0 behind."""
    size = next((each for each in LEADS if abs(lead) >= each), 0)
    return f"ends: {'ahead' if lead > 0 else 'behind' if lead else 'level'} by {size}"
