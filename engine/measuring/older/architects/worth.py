"""What cards, tokens and battles are worth as the normal player of Architects sees it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from engine.architects.city import City, Stage, Wonder
from engine.architects.effects import (
    AnyResources,
    CoinValue,
    ExtraCard,
    ExtraCardForStage,
    KeepOneCard,
    PointsForCopies,
    PointsForWonder,
    PointsPer,
    Shields,
    TakeFromAnyDeck,
    TakeProgressToken,
    TakeTopCards,
    deck_effect,
)
from engine.architects.payment import builds
from engine.architects.scoring import points_without_cat, progress_points
from engine.architects.terms import CENTRAL, COIN, STAGES, SYMBOLS, DeckId
from engine.architects.view import View
from engine.game import Seat, left_of, right_of
from engine.terms import CardId, TokenId

TURNS_FOR_A_TOKEN = 4
"""In fewer turns symbols are less likely to become a token."""
HORNS_A_CARD = 0.135
"""How many horns a card blows on the average of the decks."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth about, in points, and how long a game lasts about, in turns.

    ``turns_a_card`` is how many turns pass for each card that the leading wonder still costs. ``symbol``
    and ``two_symbols`` are different green cards on the way to a token; ``stage`` is added to the points
    of a stage for what it leads to, ``nearness`` is the share of it that counts before it is built, less
    for a low share of its cards the higher ``patience`` is. ``shield`` is the part of a battle to come
    that a lead of one shield decides, ``battles`` what such a battle counts against one that is due now.
    ``lead`` is what it is worth to end the game first, and costs to end it behind. ``denial`` is the part
    that counts of what the next player finds.
    """

    turns_a_card: float = 1.6
    card: float = 2.3
    token: float = 5.0
    effect: float = 4.0
    coin: float = 0.8
    resource: float = 0.4
    symbol: float = 1.6
    two_symbols: float = 3.4
    stage: float = 0.8
    nearness: float = 0.75
    patience: float = 1.3
    shield: float = 0.25
    battles: float = 0.9
    lead: float = 5.0
    denial: float = 0.3


FOR_TWO = Weights(
    turns_a_card=1.07,
    card=4.3,
    token=3.0,
    effect=5.1,
    coin=0.89,
    resource=0.44,
    symbol=2.3,
    two_symbols=2.3,
    stage=1.0,
    nearness=0.6,
    shield=0.063,
    battles=0.37,
    lead=6.7,
)
"""What won most in quick games of two: stages are worth more, battles less."""

FOR_MORE = Weights(
    turns_a_card=3.37,
    card=3.2,
    token=4.56,
    effect=4.56,
    coin=1.12,
    resource=0.53,
    symbol=0.67,
    two_symbols=1.58,
    stage=0.62,
    nearness=0.44,
    patience=1.59,
    shield=0.38,
    battles=0.54,
    lead=4.5,
)
"""What won most in quick games of four: a shield counts against two."""


def searching_weights(players: int) -> Weights:
    """Return the weights by which the strong player looks ahead and plays on."""
    return FOR_TWO if players == 2 else FOR_MORE


class Moment:
    """A table as a seat sees it; ``turns_left`` is how many turns each player still has, about."""

    def __init__(self, view: View, seat: Seat, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.seat = seat
        self.city = view.cities[seat]
        self.neighbours = {left_of(seat, view.players), right_of(seat, view.players)}
        self.turns_left = weights.turns_a_card * min(map(_cards_to_go, view.cities))

    def without(self, city: City, cards: Iterable[CardId]) -> City:
        """Return a city as it would be without these cards."""
        left = city.copy()
        for each in cards:
            left.add(self.view.box.cards[each], -1)
        return left

    def with_stage(self, city: City, stage: Stage, cards: Iterable[CardId]) -> City:
        """Return a city as it would be with a stage built for these cards."""
        built = self.without(city, cards)
        built.build(stage)
        return built


def _cards_to_go(city: City) -> int:
    """Count the cards that the rest of a wonder costs, less those that lie ready for it."""
    costs = sum(stage.cost.count for stage in city.board.stages if stage.number not in city.stages)
    ready = city.coins + sum(min(amount, 2) for amount in city.resources.values())
    return max(costs - ready, STAGES - len(city.stages))


def battles(moment: Moment, city: City, horns: int) -> float:
    """Estimate the victory tokens to come: of the next battle, and of those after it."""
    view = moment.view
    due = view.battle + horns >= view.conflict_tokens
    to_come = view.battle + horns + moment.turns_left * view.players * HORNS_A_CARD
    to_fight = to_come / view.conflict_tokens
    lasting = city.shields - _horned(moment, city)
    tokens = 0.0
    for other in moment.neighbours:
        theirs = view.cities[other]
        their_lasting = theirs.shields - _horned(moment, theirs)
        certainty = 1.0 if due else moment.weights.shield
        now = _fight(moment, city.shields, theirs.shields, certainty)
        tokens += now * (1.0 if due else moment.weights.battles * min(1.0, to_fight))
        later = _fight(moment, lasting, their_lasting, moment.weights.shield)
        tokens += later * moment.weights.battles * max(0.0, to_fight - 1)
    return view.box.points_of_victory * tokens


def _horned(moment: Moment, city: City) -> int:
    return sum(city.cards[card.id] for card in moment.view.box.cards.values() if card.horns)


def _fight(moment: Moment, mine: int, theirs: int, shield: float) -> float:
    """Estimate the tokens won by one side, less those of the other where there are only two."""
    lead = max(-1.0, min(1.0, shield * (mine - theirs)))
    if moment.view.players > 2:
        return max(0.0, lead) if shield == 1 else 0.5 + lead / 2
    most = max(mine, theirs)
    return lead * (2 if most > 1 and most >= 2 * min(mine, theirs) else 1)


Amounts = tuple[int, ...]
"""How many there are of each resource, the smallest first: which resource it is makes no difference."""


class Plans:
    """The ways to build a wonder, valued as the normal player values them."""

    def __init__(self, wonder: Wonder, weights: Weights) -> None:
        """Look at the stages of a wonder."""
        self._wonder = wonder
        self._weights = weights
        self._gains: dict[tuple[tuple[int, ...], Amounts, int], tuple[Mapping[int, float], float]] = {}
        self._costs: dict[tuple[int, ...], int] = {}
        self._open: dict[tuple[int, ...], tuple[Stage, ...]] = {}

    def gains(
        self, stages: tuple[int, ...], amounts: Amounts, coins: int
    ) -> tuple[Mapping[int, float], float]:
        """Return what one more resource is worth, by how many of it lie there, and one more coin."""
        key = stages, amounts, coins
        known = self._gains.get(key)
        if known is None:
            now = self.lying(*key)
            more = {
                amount: self._after_building(stages, _with_one_more(amounts, amount), coins) - now
                for amount in set(amounts)
            }
            known = more, self._after_building(stages, amounts, coins + 1) - now
            self._gains[key] = known
        return known

    def lying(self, stages: tuple[int, ...], amounts: Amounts, coins: int) -> float:
        """Estimate what lies there: mostly how near it brings the next stage."""
        if len(stages) == STAGES:
            return 0.0
        weights = self._weights
        near = 0.0
        for stage in self._open_stages(stages):
            have = min(stage.cost.count, _fitting(stage, amounts) + coins)
            share: float = (have / stage.cost.count) ** weights.patience
            near = max(near, self.built(stage) * share * weights.nearness)
        return near + weights.coin * coins + weights.resource * sum([min(each, 3) for each in amounts])

    def built(self, stage: Stage) -> float:
        """Estimate what a stage brings; shields are counted with the city."""
        effect = stage.effect
        brought = 0.0 if effect is None or isinstance(effect, Shields) else self._weights.effect
        return stage.victory_points + brought + self._weights.stage

    def cards_to_go(self, city: City) -> int:
        """Count the cards that the rest of the wonder costs, less those that lie ready for it."""
        costs = self._costs.get(city.stages)
        if costs is None:
            left = [stage.cost.count for stage in self._wonder.stages if stage.number not in city.stages]
            costs = self._costs[city.stages] = sum(left)
        ready = city.coins + sum([each if each < 2 else 2 for each in city.resources.values()])
        return max(costs - ready, STAGES - len(city.stages))

    def _after_building(self, stages: tuple[int, ...], amounts: Amounts, coins: int) -> float:
        """Estimate what lies there once a stage is built of it, where one can be."""
        return max(self._builds(stages, amounts, coins), default=self.lying(stages, amounts, coins))

    def _builds(self, stages: tuple[int, ...], amounts: Amounts, coins: int) -> Iterator[float]:
        for stage in self._open_stages(stages):
            count = stage.cost.count
            fitting = min(count, _fitting(stage, amounts))
            if fitting + coins < count:
                continue
            left = list(amounts)
            if stage.cost.demand == "different":
                for place in range(len(left) - fitting, len(left)):
                    left[place] -= 1
            else:
                left[-1] -= fitting
            after = tuple(sorted((*stages, stage.number)))
            brought = self.built(stage) - self._weights.stage
            yield brought + self.lying(after, tuple(sorted(left)), coins - count + fitting)

    def _open_stages(self, stages: tuple[int, ...]) -> tuple[Stage, ...]:
        if stages not in self._open:
            self._open[stages] = tuple(
                [
                    each
                    for each in self._wonder.stages
                    if each.number not in stages and set(stages).issuperset(each.rests_on)
                ]
            )
        return self._open[stages]


def _fitting(stage: Stage, amounts: Amounts) -> int:
    return amounts[-1] if stage.cost.demand == "identical" else len(amounts) - amounts.count(0)


def _with_one_more(amounts: Amounts, amount: int) -> Amounts:
    more = list(amounts)
    more[more.index(amount)] += 1
    return tuple(sorted(more))


@lru_cache(maxsize=64)
def plans_for(wonder: Wonder, weights: Weights) -> Plans:
    """Return the plans of a wonder, which are worked out once."""
    return Plans(wonder, weights)


def worth(moment: Moment, city: City, horns: int = 0) -> float:
    """Estimate the points that a city will bring after these horns."""
    points = points_without_cat(moment.view.box, city)
    return (
        points
        + _means(moment, city)
        + _symbols(moment, city)
        + battles(moment, city, horns)
        + _finish(moment, city)
    )


def effect_worth(moment: Moment, stage: Stage) -> float:
    """Estimate a stage's effect; shields are counted with the city."""
    architecture = any(
        isinstance(moment.view.box.tokens[each].effect, ExtraCardForStage) and each not in moment.view.used
        for each in moment.city.tokens
    )
    match stage.effect:
        case TakeProgressToken():
            effect = moment.weights.token
        case TakeTopCards() | TakeFromAnyDeck() | KeepOneCard():
            effect = moment.weights.effect
        case _:
            effect = 0.0
    return effect + moment.weights.card * architecture


def _means(moment: Moment, city: City) -> float:
    """Estimate what resources and coins bring: mostly how near they bring the next stage."""
    amounts = city.resources.values()
    near = 0.0
    for stage in city.open_stages:
        fitting = max(amounts) if stage.cost.demand == "identical" else sum(map(bool, amounts))
        have = min(stage.cost.count, min(fitting, stage.cost.count) + city.coins)
        gain = stage.victory_points + effect_worth(moment, stage) + moment.weights.stage
        near = max(
            near, gain * (have / stage.cost.count) ** moment.weights.patience * moment.weights.nearness
        )
    if city.finished:
        return 0.0
    return (
        near
        + moment.weights.coin * city.coins
        + moment.weights.resource * sum(min(each, 3) for each in amounts)
    )


def _symbols(moment: Moment, city: City) -> float:
    if not moment.view.tokens and not moment.view.stack_size:
        return 0.0
    different = sum(bool(city.cards.get(CardId(symbol), 0)) for symbol in SYMBOLS)
    nearly_over = min(1.0, moment.turns_left / TURNS_FOR_A_TOKEN)
    weights = moment.weights
    return (0.0, weights.symbol, weights.two_symbols, weights.token)[different] * nearly_over


def _finish(moment: Moment, city: City) -> float:
    """Weigh the end of the game: welcome in the lead only."""
    if not city.finished:
        return 0.0
    cat = moment.view.box.points_of_cat if moment.view.cat == moment.seat else 0
    mine = points_without_cat(moment.view.box, city) + cat
    best = max(score.total for score in moment.view.scores if score.seat != moment.seat)
    return moment.weights.lead if mine > best else -moment.weights.lead if mine < best else 0.0


def token_worth(moment: Moment, token_id: TokenId | None) -> float:
    """Estimate what a progress token is worth; the unseen one as the average of those not in sight."""
    if token_id is not None:
        return _in_sight(moment, token_id)
    unseen = moment.view.box.all_tokens()
    for each in (*moment.view.tokens, *(each for city in moment.view.cities for each in city.tokens)):
        unseen.remove(each)
    return _mean([_in_sight(moment, each) for each in unseen])


def _in_sight(moment: Moment, token_id: TokenId) -> float:
    gained = moment.city.copy()
    gained.gain(moment.view.box.tokens[token_id])
    now = progress_points(moment.view.box, gained) - progress_points(moment.view.box, moment.city)
    match moment.view.box.tokens[token_id].effect:
        case ExtraCard(cards):
            share = sum(moment.view.box.full_deck(CENTRAL)[card_id] for card_id in cards) / sum(
                moment.view.box.full_deck(CENTRAL).values()
            )
            return moment.turns_left * min(1.0, 1.5 * share) * moment.weights.card
        case ExtraCardForStage():
            return (STAGES - len(moment.city.stages)) * 0.7 * moment.weights.card
        case CoinValue():
            return 0.2 * moment.turns_left
        case AnyResources():
            return 0.9 * (STAGES - len(moment.city.stages))
        case Shields():
            return battles(moment, gained, 0) - battles(moment, moment.city, 0)
        case PointsForWonder() | PointsPer() | PointsForCopies():
            return now + 0.1 * moment.turns_left
        case _:
            return now


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def after_card(moment: Moment, card_id: CardId) -> float:
    """Estimate the city with one card more and with what can be built or exchanged then."""
    card = moment.view.box.cards[card_id]
    city = moment.city.copy()
    city.add(card)
    gained = 0.0
    if card.cat and moment.view.cat != moment.seat:
        gained += moment.view.box.points_of_cat + (
            1.0 if moment.view.cat is not None and moment.view.players == 2 else 0.5
        )
    stage = _best_stage(moment, city)
    if stage is not None:
        city, by_stage = stage
        gained += by_stage
    symbols = [each for each in map(CardId, SYMBOLS) if city.cards.get(each, 0)]
    pairs = [each for each in symbols if city.cards[each] > 1]
    if pairs or len(symbols) == len(SYMBOLS):
        city = moment.without(city, (pairs[0], pairs[0]) if pairs else symbols)
        gained += moment.weights.token
    gained += moment.weights.card * any(
        isinstance(effect := moment.view.box.tokens[each].effect, ExtraCard)
        and card_id in effect.after
        and each not in (*moment.view.used, *moment.view.open_tokens)
        for each in moment.city.tokens
    )
    return gained + worth(moment, city, card.horns)


def _best_stage(moment: Moment, city: City) -> tuple[City, float] | None:
    """Return the city with the stage that it would build now, and what its effect is worth."""
    options = [
        (
            moment.with_stage(city, stage, [*map(CardId, each.resources), *[COIN] * each.coins]),
            effect_worth(moment, stage),
        )
        for stage in city.open_stages
        for each in builds(city, stage)[:1]
    ]
    return max(options, key=lambda option: worth(moment, option[0]) + option[1], default=None)


def after_top_of(moment: Moment, deck: DeckId) -> float:
    """Estimate the city with the top card of a deck; that of the central deck is mostly unknown."""
    if deck != CENTRAL:
        top = moment.view.decks[deck].top
        return worth(moment, moment.city) if top is None else after_card(moment, top)
    if moment.view.peeked is not None:
        return after_card(moment, moment.view.peeked)
    return _average(moment, moment.view.box.full_deck(CENTRAL))


def after_effect_on(moment: Moment, deck: DeckId) -> float:
    """Estimate what the effect finds in a deck: its top for Alexandria, the best of five else."""
    if isinstance(deck_effect(moment.city.board), TakeFromAnyDeck):
        return after_top_of(moment, deck)
    top = moment.view.decks[deck].top
    seen = 0.0 if top is None else after_card(moment, top)
    return max(
        seen, _average(moment, moment.view.box.full_deck(deck)) + 0.5 * min(5, moment.view.decks[deck].size)
    )


def _average(moment: Moment, deck: Mapping[CardId, int]) -> float:
    total = sum(deck.values())
    return sum(after_card(moment, card_id) * count for card_id, count in deck.items()) / total


class Denial:
    """What the next player finds in the piles."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment

    def left(self, taken: DeckId) -> float:
        """Weigh what is left to the next player when the top of a pile is taken from it."""
        weights = self._moment.weights
        if not weights.denial:
            return 0.0
        found = [worth for deck, worth in self._tops.items() if deck != taken]
        return weights.denial / (self._moment.view.players - 1) * max(0.0, *found, self._unseen)

    @cached_property
    def _following(self) -> Moment:
        view = self._moment.view
        return Moment(view, left_of(self._moment.seat, view.players), self._moment.weights)

    @cached_property
    def _now(self) -> float:
        return worth(self._following, self._following.city)

    @cached_property
    def _unseen(self) -> float:
        return _average(self._following, self._moment.view.box.full_deck(CENTRAL)) - self._now

    @cached_property
    def _tops(self) -> Mapping[DeckId, float]:
        reach = {self._following.city.board.deck, self._moment.city.board.deck}
        tops = {deck: self._moment.view.decks[deck].top for deck in reach}
        return {
            deck: after_card(self._following, top) - self._now
            for deck, top in tops.items()
            if top is not None
        }
