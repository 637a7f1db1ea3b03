"""Cities and choices of Architects as named features, which describe effects, never ids.

A fact is the state of a part of a city: the means for its wonder, its symbols, its shields. The part of a
feature's name before the colon is the term that a hint mentions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.architects import effects
from engine.architects.city import Box, Card, Effect, Stage, StageCost
from engine.architects.resolve import tokens_won
from engine.architects.terms import COIN, STAGES
from engine.players.learned import Feature, each_step, likely
from engine.terms import TokenId, WonderId

MOST_MISSING, MOST_COINS, MOST_ALIKE, MOST_PEACE = 4, 4, 4, 3
"""More than this makes no difference. Each step up to there is a feature of its own."""

DOUBTS = (0.5, 2.0)
"""How much a lead in shields can change until a battle: hardly, or a little."""

TO_GO, BUILT, FINISHED = "wonder: cards to go", "wonder: built", "wonder: 5 stages"
TOKENS = "token: to choose"
"""Features with further consequences: the progress of the wonder, and the gains of a stage or exchange."""

Amounts = tuple[int, ...]
"""The number of each kind of resource or symbol, smallest first."""


class Means(NamedTuple):
    """The means for a wonder: its built stages, resources, and coin cards.

    ``helps`` are the effects of progress tokens that help to pay.
    """

    wonder: WonderId
    stages: tuple[int, ...]
    amounts: Amounts
    coins: int
    helps: tuple[Effect, ...] = ()

    def with_card(self, card: Card, held: int) -> Means:
        """Return the means with one more card, if it is a coin, or a resource of which there are ``held``."""
        wonder, stages, amounts, coins, helps = self
        if card.id == COIN:
            return Means(wonder, stages, amounts, coins + 1, helps)
        if card.resource is not None:
            return Means(wonder, stages, _one_more(amounts, held), coins, helps)
        return self

    def features(self, box: Box) -> Iterator[Feature]:
        """Yield how near the next stage is, and how much is ready for later ones."""
        wonder = box.wonders[self.wonder]
        costs = sum([each.cost.count for each in wonder.stages if each.number not in self.stages])
        ready = self.coins + sum([min(each, 2) for each in self.amounts])
        yield TO_GO, max(costs - ready, STAGES - len(self.stages))
        yield from each_step("wonder: {} stages", len(self.stages))
        lacks = {each: self.missing(each.cost) for each in wonder.open_stages(self.stages)}
        if not lacks:
            return
        stage = min(lacks, key=lambda each: (min(MOST_MISSING, lacks[each]), -each.victory_points))
        missing = min(MOST_MISSING, lacks[stage])
        yield from each_step("wonder: {} missing", missing)
        yield f"wonder: points with {missing} missing", stage.victory_points
        yield f"wonder: effect with {missing} missing", stage.effect is not None
        yield from each_step("wonder: {} coins", min(MOST_COINS, self.coins))
        yield from each_step("wonder: {} alike", min(MOST_ALIKE, self.amounts[-1]))
        yield from each_step("wonder: {} different", different(self.amounts))
        yield "wonder: resources", sum(self.amounts)

    def steps(self, box: Box) -> Iterator[tuple[Sequence[Feature], Means]]:
        """Yield the gain of each affordable stage, and the means left then."""
        for stage in box.wonders[self.wonder].open_stages(self.stages):
            left, coins = self._paid(stage.cost)
            if coins <= self.coins:
                yield features_of_stage(stage), self.built(stage.number, left, coins)

    def missing(self, cost: StageCost) -> int:
        """Return the number of cards missing for a stage."""
        return max(0, self._paid(cost)[1] - self.coins)

    def _paid(self, cost: StageCost) -> tuple[Sequence[int], int]:
        """Return the resources left after paying with the most abundant ones, and the coins needed."""
        any_resources = any(isinstance(each, effects.AnyResources) for each in self.helps)
        left, lacking = list(self.amounts), cost.count
        for number in range(cost.count):
            place = -1 if cost.demand == "identical" else -1 - number
            if any_resources:
                place = left.index(max(left))
            if left[place]:
                left[place] -= 1
                lacking -= 1
        saved = [each.coins_saved(lacking) for each in self.helps if isinstance(each, effects.CoinValue)]
        return left, lacking - max(saved, default=0)

    def built(self, number: int, left: Iterable[int], coins: int) -> Means:
        """Return the means after building a stage with some coins and these resources left."""
        stages, amounts = tuple(sorted((*self.stages, number))), tuple(sorted(left))
        return Means(self.wonder, stages, amounts, self.coins - coins, self.helps)


class Symbols(NamedTuple):
    """The number of each symbol."""

    amounts: Amounts

    def with_card(self, card: Card, held: int) -> Symbols:
        """Return the symbols with one more card, if it has one of which there are ``held``."""
        return self if card.symbol is None else Symbols(_one_more(self.amounts, held))

    def features(self, box: Box) -> Iterator[Feature]:
        """Yield how near an exchange is."""
        yield from each_step("symbols: {} different", different(self.amounts))

    def steps(self, box: Box) -> Iterator[tuple[Sequence[Feature], Symbols]]:
        """Yield the gain of exchanging two identical symbols, or else all, and the symbols left."""
        *others, most = self.amounts
        if most > 1:
            yield ((TOKENS, 1),), Symbols(tuple(sorted((*others, most - 2))))
        elif all(self.amounts):
            yield ((TOKENS, 1),), Symbols((0,) * len(self.amounts))


class Arms(NamedTuple):
    """The shields of a city and of a neighbour, and those of them on cards with horns.

    ``peace`` is the number of conflict tokens still showing peace, none if a battle is due; a victory token
    is worth ``points``, and ``twice_from`` is that of the table.
    """

    own: int
    own_horned: int
    theirs: int
    theirs_horned: int
    peace: int
    points: int
    twice_from: int

    def with_card(self, card: Card, held: int) -> Arms:
        """Return the arms with one more card, if it has shields."""
        return self.with_shields(card.shields, card.horns) if card.shields else self

    def with_shields(self, shields: int, horns: int = 0) -> Arms:
        """Return the arms with more shields; those on cards with horns are discarded after a battle."""
        own, horned, theirs, theirs_horned, peace, *rest = self
        horned += shields if horns else 0
        return Arms._make((own + shields, horned, theirs, theirs_horned, max(0, peace - horns), *rest))

    def features(self, box: Box) -> Iterator[Feature]:
        """Yield how likely the next battles are won and lost."""
        own, theirs, peace = self.own, self.theirs, min(MOST_PEACE, self.peace)
        for doubt in DOUBTS:
            yield f"arms: ahead with {peace}, doubt {doubt}", likely((own - theirs - 0.5) / doubt)
            yield f"arms: behind with {peace}, doubt {doubt}", likely((theirs - own - 0.5) / doubt)
        lead = (own - self.own_horned) - (theirs - self.theirs_horned)
        yield "arms: lasting, ahead", likely((lead - 0.5) / DOUBTS[-1])
        yield "arms: lasting, behind", likely((-lead - 0.5) / DOUBTS[-1])

    def steps(self, box: Box) -> Iterator[tuple[Sequence[Feature], Arms]]:
        """Yield the gain of a due battle, and the arms left."""
        own, horned, theirs, theirs_horned, peace, points, twice_from = self
        if peace:
            return
        tokens = tokens_won(twice_from, own, theirs)
        brings: tuple[Feature, ...] = ()
        if own > theirs:
            brings = (("battle: won", tokens * points),)
        elif theirs > own:
            brings = (("battle: lost", tokens * box.points_of_victory),)
        yield brings, Arms(own - horned, 0, theirs - theirs_horned, 0, MOST_PEACE, points, twice_from)


Fact = Means | Symbols | Arms
"""The state of a part of a city."""


def different(amounts: Amounts) -> int:
    """Return the number of different kinds."""
    return len(amounts) - amounts.count(0)


def _one_more(amounts: Amounts, held: int) -> Amounts:
    """Return the amounts with one more of a kind of which there were ``held``."""
    more = list(amounts)
    more[more.index(held)] += 1
    return tuple(sorted(more))


def features_of_stage(stage: Stage) -> Sequence[Feature]:
    """Return the gain of building a stage."""
    found: list[Feature] = [(BUILT, 1), ("points: of stages", stage.victory_points)]
    match stage.effect:
        case effects.TakeProgressToken():
            found.append((TOKENS, 1))
        case effects.TakeTopCards(places):
            found.append((f"effect: {stage.effect.kind}", len(places)))
        case Effect(kind=kind):
            found.append((f"effect: {kind}", 1))
    return found


def features_of_token(box: Box, token: TokenId, stages: int) -> Iterator[Feature]:
    """Yield the uses of a progress token with this number of stages, without its points."""
    effect = box.tokens[token].effect
    name = f"token: {effect.kind}"
    if isinstance(effect, effects.PointsPer):
        name += f" of {effect.counted}"
    yield "token: any", 1
    yield name, 1
    if effect.gives_cards or effect.helps_to_pay:
        yield f"{name} with stages to come", STAGES - stages


@lru_cache(1 << 14)
def points_each(box: Box, tokens: Sequence[TokenId], counted: str) -> int:
    """Return the points that progress tokens give for each of what they count."""
    per = [each for token in tokens if isinstance(each := box.tokens[token].effect, effects.PointsPer)]
    return sum([each.each for each in per if each.counted == counted])
