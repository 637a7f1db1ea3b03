"""What one more card is worth, in sight or not, and what is left to the next player."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from engine.architects.city import City
from engine.architects.effects import ExtraCard, TakeFromAnyDeck
from engine.architects.payment import payments
from engine.architects.player.moment import Moment
from engine.architects.player.worth import effect_worth, worth
from engine.architects.terms import CAT_POINTS, CENTRAL, COIN, SYMBOLS, DeckId
from engine.game import left_of
from engine.terms import CardId


def after_card(moment: Moment, card_id: CardId) -> float:
    """Estimate the city with one card more and with what can be built or exchanged then."""
    card = moment.view.box.cards[card_id]
    city = moment.city.copy()
    city.add(card)
    gained = 0.0
    if card.cat and moment.view.cat != moment.seat:
        gained += CAT_POINTS + (1.0 if moment.view.cat is not None and moment.view.players == 2 else 0.5)
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
    """Give the city with the stage that it would build now, and what its effect is worth."""
    options = [
        (
            moment.with_stage(city, stage, [*map(CardId, each.resources), *[COIN] * each.coins]),
            effect_worth(moment, stage),
        )
        for stage in city.open_stages
        for each in payments(city, stage.cost)[:1]
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
    if isinstance(moment.city.board.effect, TakeFromAnyDeck):
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
