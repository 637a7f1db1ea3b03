"""What the rounds that are still to come may add to a city."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.player.moment import AgeToCome
from engine.base.player.outlook import Outlook
from engine.base.resolve import COINS_FOR_A_SALE

LAST_CARD = 1
"""The size of the hand from which Babylon B plays its seventh card."""

HARDLY = 0.02
"""Below this chance that nothing better is in a hand the rest of the list does not matter."""


def rounds_to_come(outlook: Outlook) -> float:
    """Expect what the rounds to come add: the best of each hand, or a stage where that is more."""
    trust = outlook.weights.trust[outlook.moment.age]
    rounds: list[float] = []
    free_buildings = 0.0
    for coming in outlook.moment.ages:
        trusted = trust[coming.age - outlook.moment.age]
        hands = coming.hands
        if "play_seventh_card" in outlook.city.abilities:
            hands = (*hands, LAST_CARD)
        best = _best_of_hands(outlook, _prospects(outlook, coming, free=False), hands)
        rounds += [trusted * each for each in best]
        if coming.hands and _builds_free(outlook, coming.age):
            free = _best_of_hands(outlook, _prospects(outlook, coming, free=True), hands[:1])
            free_buildings += trusted * max(0.0, free[0] - best[0])
    return sum(rounds) + free_buildings + _stages_instead(outlook, sorted(rounds))


def _stages_instead(outlook: Outlook, rounds: Sequence[float]) -> float:
    """Expect what the stages left add where they take the place of the poorest rounds."""
    age = outlook.moment.age
    if outlook.moment.rounds_left == 0 and age < outlook.moment.box.last_age:
        age += 1
    trusted = outlook.weights.trust[outlook.moment.age][age - outlook.moment.age]
    city = outlook.city
    stages = [max(outlook.stage(option, age) for option in options) for options in city.plan[city.stages :]]
    return sum(max(0.0, trusted * stage - each) for stage, each in zip(stages, rounds, strict=False))


def _builds_free(outlook: Outlook, age: int) -> bool:
    """Tell whether Olympia's free building can be used in this age."""
    city = outlook.city
    used = city.free_build_used and age == outlook.moment.age
    return "free_build_once_per_age" in city.abilities and not used


def _prospects(outlook: Outlook, coming: AgeToCome, *, free: bool) -> list[tuple[float, float]]:
    """List what the cards of an age would add, each with its chance, the best first.

    Left out is what is no better than a sale.
    """
    sale = _sale(outlook)
    found = []
    for name, chance in coming.chances:
        gain = outlook.card(name, coming.age, free=free)
        if gain > sale:
            found.append((gain, chance))
    found.sort(reverse=True)
    return found


def _best_of_hands(
    outlook: Outlook, prospects: Sequence[tuple[float, float]], hands: Sequence[int]
) -> list[float]:
    """Expect the best that each hand of these sizes holds; where it holds nothing, a card is sold."""
    found = []
    for hand in hands:
        none_better = 1.0
        best = 0.0
        for gain, chance in prospects:
            there = min(1.0, chance * hand * outlook.weights.left_by_others)
            best += none_better * there * gain
            none_better *= 1 - there
            if none_better < HARDLY:
                break
        found.append(best + none_better * _sale(outlook))
    return found


def _sale(outlook: Outlook) -> float:
    return outlook.weights.coin * COINS_FOR_A_SALE
