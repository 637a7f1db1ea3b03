"""What everything costs a city, as choices ready to be listed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from engine.base.bundle import Bundle, bundle, size
from engine.base.cards import cards
from engine.base.choice import Choice, How
from engine.base.supply import shortfalls
from engine.base.tableau import StageOption
from engine.base.terms import CardId, Neighbour
from engine.base.trade import Market, Split, all_splits, best_splits, is_sold

NEVER = 1_000_000
"""More coins than there are: the price of what nobody sells."""


class CardChoices(NamedTuple):
    """The choices with a card whose price does not depend on the city, and what the card costs."""

    need: Bundle
    bank: int
    free: Choice | None
    chain: Choice
    power: Choice
    sell: Choice
    revive: Choice


class Way(NamedTuple):
    """A way to pay for a stage with all coins that it takes, ready for each card that can be used."""

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

    __slots__ = ("_builds", "_dearer", "_least", "_stages", "market")

    def __init__(self, market: Market, *, dearer: bool) -> None:
        self.market = market
        self._dearer = dearer
        self._least: dict[Bundle, int] = {}
        self._builds: dict[CardId, list[tuple[int, Choice]]] = {}
        self._stages: dict[tuple[Neighbour | None, Bundle, int], list[Way]] = {}

    def builds(self, card: CardId, entry: CardChoices, coins: int) -> list[Choice]:
        """List the ways to pay for a card that has a cost with these coins, cheapest total first."""
        found = self._builds.get(card)
        if found is None:
            least = self._least.get(entry.need)
            if least is None:
                least = self._at_least(entry.need)
            if entry.bank + least > coins:
                return []
            found = self._builds[card] = [
                (
                    entry.bank + left + right,
                    Choice("build", card, _how(left + right), entry.bank, left, right),
                )
                for left, right in self.splits(entry.need)
            ]
        return [choice for price, choice in found if price <= coins]

    def stages(self, option: StageOption, coins: int) -> list[Way]:
        """List the ways to pay for a stage with these coins, cheapest total first."""
        key = (option.copy, option.need, option.bank)
        found = self._stages.get(key)
        if found is None:
            if option.bank + self._at_least(option.need) > coins:
                return []
            found = self._stages[key] = [
                Way(
                    option.bank + left + right,
                    _stage_choices(_how(left + right), option.bank, left, right, option.copy),
                )
                for left, right in self.splits(option.need)
            ]
        return [way for way in found if way.coins <= coins]

    def splits(self, need: Bundle) -> tuple[Split, ...]:
        """List the splits of a purchase that this city may choose from."""
        return all_splits(self.market, need) if self._dearer else best_splits(self.market, need)

    def _at_least(self, need: Bundle) -> int:
        """Give a bound below every price, so that splits out of reach need not be worked out."""
        rests = shortfalls(need, self.market.own)
        for rest in rests:
            if is_sold(self.market, rest):
                self._least[need] = size(rest) * self.market.cheapest
                break
        else:
            self._least[need] = NEVER
        return self._least[need]


@lru_cache(1 << 12)
def menu_of(market: Market, *, dearer: bool = False) -> Menu:
    """Give the menu of a market; equal markets share one."""
    return Menu(market, dearer=dearer)


def _how(bought: int) -> How:
    return "trade" if bought else "own"


@lru_cache(1 << 10)
def _stage_choices(
    how: How, bank: int, left: int, right: int, copy: Neighbour | None
) -> Mapping[CardId, Choice]:
    return {card: Choice("stage", card, how, bank, left, right, copy) for card in cards()}
