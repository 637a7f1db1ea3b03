"""What there is to a city of Architects and to its choices, as named features: what things are, never names.

A fact is what a part of a city looks like: what lies for its wonder, its symbols, its arms. The features of
a fact are what a weight can be learned for; the part of a name before the colon is the term that a hint tells
of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from engine.architects.city import Box, Card, Effect, Stage, StageCost
from engine.architects.effects import (
    AnyResources,
    CoinValue,
    ExtraCard,
    PointsPer,
    TakeProgressToken,
    TakeTopCards,
)
from engine.architects.terms import CENTRAL, COIN, STAGES
from engine.players.learned import Feature
from engine.terms import TokenId, WonderId

MOST_MISSING, MOST_COINS, MOST_ALIKE, MOST_PEACE = 4, 4, 4, 3
"""Beyond these more makes no difference. Each step up to there is a feature of its own."""

DOUBTS = (0.5, 2.0)
"""Shields by which a lead may change until a battle: hardly any, some."""

LEADS = (10, 4, 1)
"""Leads in points that are told apart where the game ends."""

TO_GO, BUILT, FINISHED = "wonder: cards to go", "wonder: built", "wonder: 5 stages"
TOKENS = "token: to choose"
"""Features from which more follows: how far the wonder is, and what is gained with a stage or for symbols."""


class Means(NamedTuple):
    """What lies for a wonder: its stages that stand, how many there are of each resource, smallest first.

    ``coins`` are coin cards; ``helps`` are the effects of tokens that help to pay.
    """

    wonder: WonderId
    stages: tuple[int, ...]
    amounts: tuple[int, ...]
    coins: int
    helps: tuple[Effect, ...] = ()

    def with_card(self, card: Card, held: int) -> Means:
        """Lay one more resource there, of which so many lie there, or a coin."""
        wonder, stages, amounts, coins, helps = self
        if card.id == COIN:
            return Means(wonder, stages, amounts, coins + 1, helps)
        if card.resource is None:
            return self
        more = list(amounts)
        # Of those equal the last one, so that they stay in order.
        more[len(more) - 1 - more[::-1].index(held)] += 1
        return Means(wonder, stages, tuple(more), coins, helps)

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
        yield from _steps("wonder: {} different", different(self.amounts))
        yield "wonder: resources", sum(self.amounts)

    def steps(self, box: Box) -> Iterator[tuple[Sequence[Feature], Means]]:
        """Build a stage that can be paid for."""
        for stage in self.open_stages(box):
            left, coins = self._paid(stage.cost)
            if coins <= self.coins:
                yield features_of_stage(stage), self.built(stage.number, left, coins)

    def open_stages(self, box: Box) -> list[Stage]:
        """List the stages that may be built next."""
        stages, stands = box.wonders[self.wonder].stages, {*self.stages}
        return [each for each in stages if each.number not in stands and stands.issuperset(each.rests_on)]

    def missing(self, cost: StageCost) -> int:
        """Count the cards that a stage lacks."""
        return max(0, self._paid(cost)[1] - self.coins)

    def _paid(self, cost: StageCost) -> tuple[Sequence[int], int]:
        """Pay with the resources of which there is most: tell how many are left, and the coins it takes."""
        any_resources = any(isinstance(each, AnyResources) for each in self.helps)
        left, lacking = list(self.amounts), cost.count
        for number in range(cost.count):
            place = -1 if cost.demand == "identical" else -1 - number
            if any_resources:
                place = left.index(max(left))
            if not left[place]:
                break
            left[place] -= 1
            lacking -= 1
        saved = [each.coins_saved(lacking) for each in self.helps if isinstance(each, CoinValue)]
        return left, lacking - max(saved, default=0)

    def built(self, number: int, left: Iterable[int], coins: int) -> Means:
        """Build a stage for so many coins; these resources are left."""
        stages, amounts = tuple(sorted((*self.stages, number))), tuple(sorted(left))
        return Means(self.wonder, stages, amounts, self.coins - coins, self.helps)


class Symbols(NamedTuple):
    """How many there are of each symbol, the smallest number first."""

    amounts: tuple[int, ...]

    def with_card(self, card: Card, held: int) -> Symbols:
        """Lay one more symbol there, of which so many lie there."""
        if card.symbol is None:
            return self
        more = list(self.amounts)
        more[more.index(held)] += 1
        return Symbols(tuple(sorted(more)))

    def features(self, box: Box) -> Iterator[Feature]:
        """Tell how near an exchange is."""
        return _steps("symbols: {} different", different(self.amounts))

    def steps(self, box: Box) -> Iterator[tuple[Sequence[Feature], Symbols]]:
        """Exchange two alike, or all."""
        *others, most = self.amounts
        if most > 1:
            yield ((TOKENS, 1),), Symbols(tuple(sorted((*others, most - 2))))
        elif all(self.amounts):
            yield ((TOKENS, 1),), Symbols((0,) * len(self.amounts))


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

    def with_card(self, card: Card, held: int) -> Arms:
        """Arm the city with a card."""
        return self.with_more(card.shields, card.horns) if card.shields else self

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

    def steps(self, box: Box) -> Iterator[tuple[Sequence[Feature], Arms]]:
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


Fact = Means | Symbols | Arms
"""What a part of a city looks like."""


def different(amounts: Sequence[int]) -> int:
    """Count the kinds of which there is any."""
    return len(amounts) - amounts.count(0)


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
    effect, often = box.tokens[token].effect, 1.0
    name = f"token: {effect.kind}"
    if isinstance(effect, PointsPer):
        name += f" of {effect.counted}"
    elif isinstance(effect, ExtraCard):
        # It happens after a part of the central deck.
        deck = box.full_deck(CENTRAL)
        often = sum([deck.get(card, 0) for card in effect.after]) / sum(deck.values())
    yield "token: any", 1
    yield name, often
    if effect.gives_cards or effect.helps_to_pay:
        yield f"{name} with stages to come", STAGES - stages


def points_each(box: Box, tokens: Sequence[TokenId], counted: str) -> int:
    """Count what progress tokens give for each of what they count."""
    effects = [box.tokens[token].effect for token in tokens]
    return sum([each.each for each in effects if isinstance(each, PointsPer) and each.counted == counted])
