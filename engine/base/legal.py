"""Legal choices: every use of each card of a hand for a city."""

from collections.abc import Iterable, Mapping, Sequence

from engine.base.choice import BaseChoice, Build, BuildStage, Decline, Revive, Sell
from engine.base.city import Card, City
from engine.base.payment import GUARDS, Market, Payment, ways_to_pay
from engine.terms import CardId, Neighbour

HandChoice = Build | BuildStage | Sell
"""The uses of a card of a hand."""

FreeCityUses = Mapping[CardId, Sequence[Build | BuildStage]]
"""The Free City's uses of each card that its player holds."""


def hand_choices(
    city: City,
    market: Market,
    hand: Iterable[Card],
    *,
    dearer: bool = False,
    hand_size: int | None = None,
) -> tuple[HandChoice, ...]:
    """List every choice with the cards of a hand, card by card.

    For each card, the ways to build it come first, cheapest first and Olympia's power last, then the ways to
    build a stage with it, then its sale. With ``dearer`` more can be paid than needed. ``hand_size`` is the
    size of the whole hand if these are only some of its cards.
    """
    powerful, coins, named, chained = city.can_build_free(), city.coins, city.named, city.chained
    options, reach = city.next_stages, market.reach
    stages: list[tuple[Payment, Neighbour | None]] = []
    for option in options:
        # Most costs can't be met even by all together: a quick check before any call.
        if (reach - option.price.need) & GUARDS == GUARDS:
            for payment in ways_to_pay(market, option.price, coins, dearer=dearer):
                stages.append((payment, option.copy))  # noqa: PERF401 - mostly there is no way to pay at all
    if len(options) > 1:
        stages.sort(key=lambda way: way[0].total)
    cards, lasting = list(hand), city.lasting
    if hand_size is None:
        hand_size = len(cards)
    found: list[HandChoice] = []
    for card in dict.fromkeys(cards):
        if card.building not in named:
            cost = card.cost
            if cost.is_nothing:
                found.append(card.build_free)
            elif card.id in chained:
                found.append(card.build_by_chain)
            elif lasting and city.makes_free(card, hand_size):
                found.append(card.build_by_power)
            else:
                if (reach - cost.need) & GUARDS == GUARDS:
                    for payment in ways_to_pay(market, cost, coins, dearer=dearer):
                        without_trade = payment is cost.without_trade
                        found.append(card.build_without_trade if without_trade else Build(card.id, payment))
                if powerful and card.age:
                    # It makes a building free (rulebook, Olympia), but no card without an age.
                    found.append(card.build_by_power)
        for payment, copy in stages:
            found.append(BuildStage(card.id, payment, copy))
        found.append(card.sell)
    return tuple(found)


def free_city_choices(city: City, market: Market, hand: Iterable[Card]) -> tuple[HandChoice, ...]:
    """List the Free City's choices with the rest of the hand after its player's own choice."""
    hand = tuple(hand)
    return choices_of_rest(free_city_uses(city, market, hand), [card.id for card in hand])


def free_city_uses(city: City, market: Market, hand: Sequence[Card]) -> FreeCityUses:
    """List the Free City's uses of each card of a hand, in order.

    It can pay more than needed and must build a card that a chain makes free (rulebook, Expert variant).
    """
    uses: dict[CardId, list[Build | BuildStage]] = {card.id: [] for card in hand}
    compulsory = {card.id for card in hand if city.builds_by_chain(card)}
    for choice in hand_choices(city, market, hand, dearer=True):
        if isinstance(choice, Build) or (isinstance(choice, BuildStage) and choice.card not in compulsory):
            uses[choice.card].append(choice)
    return uses


def choices_of_rest(uses: FreeCityUses, rest: Iterable[CardId]) -> tuple[HandChoice, ...]:
    """List the Free City's choices with the rest of the hand.

    It sells only if it can play none of them (rulebook, Expert variant).
    """
    left = dict.fromkeys(rest)
    played = tuple([choice for card in left for choice in uses[card]])
    return played or tuple([Sell(card) for card in left])


def free_city_choices_from_all(city: City, market: Market, hand: Sequence[Card]) -> tuple[HandChoice, ...]:
    """List the Free City's choices that are legal after some choice of its player from the same hand."""
    uses = free_city_uses(city, market, hand)
    legal: set[HandChoice] = set()
    for number in range(len(hand)):
        legal.update(choices_of_rest(uses, [card.id for card in (*hand[:number], *hand[number + 1 :])]))
    return tuple(choice for choice in hand_choices(city, market, hand, dearer=True) if choice in legal)


def revive_choices(city: City, discard: Iterable[Card]) -> tuple[BaseChoice, ...]:
    """List the choices from the discard pile, `Decline` last; empty if nothing can be built."""
    found = [Revive(card) for card in dict.fromkeys(card.id for card in discard if not city.has(card))]
    return (*found, Decline()) if found else ()
