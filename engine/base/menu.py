"""What everything costs a city, as choices ready to be listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from engine.base.bundle import Bundle, bundle, size
from engine.base.cards import cards
from engine.base.choice import Choice, How
from engine.base.supply import shortfalls
from engine.base.tableau import StageOption
from engine.base.terms import CardId, Neighbour
from engine.base.trade import Market, Split, all_splits, best_splits

MORE_THAN_ANYTHING_COSTS = 1_000
NOTHING_TO_BUY = (Split(0, 0),)


class Way(NamedTuple):
    """A way to pay for a stage with all coins that it takes, ready for each card that can be used."""

    coins: int
    choices: Mapping[CardId, Choice]


class Builds(NamedTuple):
    """The ways to pay for a card, cheapest total first, and the most coins that one of them takes."""

    most: int
    choices: tuple[Choice, ...]


CANNOT_BE_BUILT = Builds(0, ())


class CardChoices(NamedTuple):
    """The choices with a card whose price does not depend on the city, and what the card costs."""

    card: CardId
    need: Bundle
    bank: int
    free: Choice | None
    chain: Choice
    power: Choice
    sell: Choice
    revive: Choice
    own: Builds


@cache
def card_choices() -> Mapping[CardId, CardChoices]:
    """Prepare the choices with each card of the game."""
    return {
        card.id: CardChoices(
            card=card.id,
            need=bundle(card.cost.resources),
            bank=card.cost.coins,
            free=None if card.cost.resources or card.cost.coins else Choice("build", card.id, "free"),
            chain=Choice("build", card.id, "chain"),
            power=Choice("build", card.id, "power"),
            sell=Choice("sell", card.id),
            revive=Choice("revive", card.id),
            own=Builds(card.cost.coins, (Choice("build", card.id, "own", card.cost.coins),)),
        )
        for card in cards().values()
    }


class Menu:
    """What everything costs on one market, worked out when it is first asked for.

    ``dearer`` lists the ways as well that another way beats: the Free City may take them (rulebook,
    Expert variant). ``nowhere`` has every byte full of the resources that neither the city nor a
    neighbour has: what needs one of them cannot be paid.
    """

    __slots__ = ("_builds", "_dearer", "_splits", "_stages", "market", "nowhere")

    def __init__(self, market: Market, *, dearer: bool) -> None:
        self.market = market
        self.nowhere = ~(market.own.kinds | market.sold)
        self._dearer = dearer
        self._splits: dict[Bundle, tuple[Split, ...]] = {}
        self._builds: dict[CardId, Builds] = {}
        self._stages: dict[tuple[Neighbour | None, Bundle, int], list[Way]] = {}

    def builds(self, entry: CardChoices, coins: int) -> Sequence[Choice]:
        """List the ways to pay for a card that has a cost with these coins, cheapest total first."""
        found = self._builds.get(entry.card)
        if found is None:
            card, bank = entry.card, entry.bank
            splits = self._splits_within(entry.need, coins - bank)
            if splits is None:
                return ()
            if not splits:
                found = CANNOT_BE_BUILT
            elif splits is NOTHING_TO_BUY:
                found = entry.own
            else:
                choices = tuple([_build(card, bank, left, right) for left, right in splits])
                found = Builds(choices[-1].cost, choices)
            self._builds[card] = found
        most, choices = found
        return choices if most <= coins else [choice for choice in choices if choice.cost <= coins]

    def stages(self, option: StageOption, coins: int) -> list[Way]:
        """List the ways to pay for a stage with these coins, cheapest total first."""
        copy, bank = option.copy, option.bank
        found = self._stages.get((copy, option.need, bank))
        if found is None:
            splits = self._splits_within(option.need, coins - bank)
            if splits is None:
                return []
            found = self._stages[copy, option.need, bank] = [
                Way(bank + left + right, _stage(bank, left, right, copy)) for left, right in splits
            ]
        return [way for way in found if way.coins <= coins]

    def splits(self, need: Bundle) -> tuple[Split, ...]:
        """List the splits of a purchase that this city may choose from, whatever coins it has."""
        splits = self._splits_within(need, MORE_THAN_ANYTHING_COSTS)
        assert splits is not None
        return splits

    def _splits_within(self, need: Bundle, coins: int) -> tuple[Split, ...] | None:
        """List the splits of a purchase; None, to save the work, where all of them cost more than this."""
        splits = self._splits.get(need)
        if splits is None:
            market = self.market
            rests = shortfalls(need, market.own)
            if not rests[0]:
                self._splits[need] = NOTHING_TO_BUY
                return NOTHING_TO_BUY
            if size(rests[0]) * market.cheapest > coins:
                return None
            splits = all_splits(market, rests) if self._dearer else best_splits(market, rests)
            self._splits[need] = splits
        return splits


@lru_cache(1 << 9)
def menu_of(market: Market, *, dearer: bool = False) -> Menu:
    """Give the menu of a market; equal markets share one."""
    return Menu(market, dearer=dearer)


def _how(left: int, right: int) -> How:
    return "trade" if left or right else "own"


@lru_cache(1 << 14)
def _build(card: CardId, bank: int, left: int, right: int) -> Choice:
    return Choice("build", card, _how(left, right), bank, left, right)


@lru_cache(1 << 10)
def _stage(bank: int, left: int, right: int, copy: Neighbour | None) -> Mapping[CardId, Choice]:
    how = _how(left, right)
    return {card: Choice("stage", card, how, bank, left, right, copy) for card in cards()}
