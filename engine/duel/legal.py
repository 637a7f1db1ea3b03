"""The legal choices in a turn."""

from engine.duel.choice import Build, BuildWonder, Discard, TurnChoice
from engine.duel.table import Table
from engine.game import Seat


def turn_choices(table: Table, seat: Seat) -> tuple[TurnChoice, ...]:
    """List a seat's choices in its turn: build, use for a wonder or discard each free card."""
    cards, wonders, city = table.box.cards, table.box.wonders, table.cities[seat]
    market, coins = table.market(seat), city.coins
    payable = []
    for wonder_id, built in city.wonders:
        if not built and (price := market.price(wonders[wonder_id])).total <= coins:
            payable.append((wonder_id, price))
    layout, gain = table.layout, city.discard_gain
    found: list[TurnChoice] = []
    for slot in layout.free:
        card_id = layout.cards[slot]
        price = market.price(cards[card_id])
        if price.total <= coins:
            found.append(Build(slot, card_id, price))
        for wonder_id, price in payable:
            found.append(BuildWonder(slot, card_id, price, wonder_id))
        found.append(Discard(slot, card_id, gain))
    return tuple(found)
