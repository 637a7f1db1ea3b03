"""Which choices are legal: everything a city may do with each card of a hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from engine.base.bundle import bundle
from engine.base.cards import cards
from engine.base.choice import Choice, How
from engine.base.tableau import Tableau
from engine.base.terms import CardId, Neighbour
from engine.base.trade import Market, Split, all_splits, best_splits
from engine.base.wonders import Stage

NO_REVIVAL = Choice("none", None)
"""Taking nothing from the discard pile: the power may be used, it need not be."""


class CardChoices(NamedTuple):
    """The choices with a card whose price does not depend on the city, and what else it costs."""

    need: int
    bank: int
    free: Choice | None
    chain: Choice
    power: Choice
    sell: Choice
    revive: Choice


class Way(NamedTuple):
    """A way to pay for something with all coins that it takes, ready for each card that can be used."""

    coins: int
    choices: Mapping[CardId, Choice]


@cache
def card_choices() -> Mapping[CardId, CardChoices]:
    """Prepare the choices with each card of the game."""
    return {
        card.id: CardChoices(
            need=bundle(card.cost.resources),
            bank=card.cost.coins,
            free=None if card.cost.resources or card.cost.coins else Choice("build", card.id, "free"),
            chain=Choice("build", card.id, "chain"),
            power=Choice("build", card.id, "power"),
            sell=Choice("sell", card.id),
            revive=Choice("revive", card.id),
        )
        for card in cards().values()
    }


class Menu:
    """What everything costs on one market, worked out when it is first asked for.

    ``dearer`` lists the ways as well that another way beats: the Free City may take them (rulebook,
    Expert variant).
    """

    __slots__ = ("_builds", "_dearer", "_stages", "market")

    def __init__(self, market: Market, *, dearer: bool) -> None:
        self.market = market
        self._dearer = dearer
        self._builds: dict[CardId, tuple[tuple[int, Choice], ...]] = {}
        self._stages: dict[tuple[Neighbour | None, int, int], tuple[Way, ...]] = {}

    def builds(self, card: CardId) -> tuple[tuple[int, Choice], ...]:
        """List the ways to pay for a card that has a cost, with the coins that each takes."""
        found = self._builds.get(card)
        if found is None:
            entry = card_choices()[card]
            found = self._builds[card] = tuple(
                (
                    entry.bank + split.total,
                    Choice("build", card, _how(split), entry.bank, split.left, split.right),
                )
                for split in self.splits(entry.need)
            )
        return found

    def stages(self, copy: Neighbour | None, stage: Stage) -> tuple[Way, ...]:
        """List the ways to pay for a stage."""
        assert stage.cost is not None, "a copied stage has the cost of the stage that it copies"
        need, bank = bundle(stage.cost.resources), stage.cost.coins
        found = self._stages.get((copy, need, bank))
        if found is None:
            found = self._stages[copy, need, bank] = tuple(
                Way(bank + split.total, _stage_choices(_how(split), bank, split.left, split.right, copy))
                for split in self.splits(need)
            )
        return found

    def splits(self, need: int) -> tuple[Split, ...]:
        """List the splits of a purchase that this city may choose from."""
        return (all_splits if self._dearer else best_splits)(self.market, need)


@lru_cache(1 << 12)
def menu_of(market: Market, *, dearer: bool = False) -> Menu:
    """Give the menu of a market; equal markets share one."""
    return Menu(market, dearer=dearer)


def builds(city: Tableau, menu: Menu, card: CardId) -> list[Choice]:
    """List the ways to build a card that the city can pay, cheapest total first, Olympia's power last."""
    if card in city.blocked:
        return []
    entry = card_choices()[card]
    if entry.free is not None:
        return [entry.free]
    if card in city.chained:
        return [entry.chain]
    found = [choice for coins, choice in menu.builds(card) if coins <= city.coins]
    if city.can_build_free():
        found.append(entry.power)
    return found


def stage_ways(city: Tableau, menu: Menu) -> list[Mapping[CardId, Choice]]:
    """List the ways to add the next stage that the city can pay, by the card used, cheapest total first."""
    ways = [way for copy, stage in city.next_stages() for way in menu.stages(copy, stage)]
    ways.sort(key=lambda way: way.coins)
    return [way.choices for way in ways if way.coins <= city.coins]


def hand_choices(city: Tableau, menu: Menu, hand: Iterable[CardId]) -> list[Choice]:
    """List every choice with the cards of a hand, card by card in the order of the hand."""
    entries = card_choices()
    ways = stage_ways(city, menu)
    found: list[Choice] = []
    for card in dict.fromkeys(hand):
        found += builds(city, menu, card)
        found += [way[card] for way in ways]
        found.append(entries[card].sell)
    return found


def free_city_choices(city: Tableau, menu: Menu, hand: Iterable[CardId]) -> list[Choice]:
    """List the choices for the Free City: it sells only where it can play none of the cards.

    (rulebook, Expert variant)
    """
    found = hand_choices(city, menu, hand)
    return [choice for choice in found if choice.action != "sell"] or found


def revivable(city: Tableau, discard: Collection[CardId]) -> list[CardId]:
    """List the cards of the discard pile that the city may build: no building that it has already."""
    return [card for card in dict.fromkeys(discard) if card not in city.blocked]


def revive_choices(city: Tableau, discard: Collection[CardId]) -> list[Choice]:
    """List the choices from the discard pile, taking nothing last; empty where nothing can be built."""
    found = [card_choices()[card].revive for card in revivable(city, discard)]
    return [*found, NO_REVIVAL] if found else []


def _how(split: Split) -> How:
    return "trade" if split.total else "own"


@lru_cache(1 << 10)
def _stage_choices(
    how: How, bank: int, left: int, right: int, copy: Neighbour | None
) -> Mapping[CardId, Choice]:
    return {card: Choice("stage", card, how, bank, left, right, copy) for card in cards()}
