"""Making a view of an open table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.cards import card
from engine.duel.scoring import score_cities, winner
from engine.duel.table import DecisionKind, Table, discard_gain, free_cards, places
from engine.duel.terms import TokenId, opponent
from engine.duel.trade import Market
from engine.duel.view import CardOffer, LaidCard, View, WonderOffer
from engine.duel.wonders import wonder
from engine.game import Seat


def asked(table: Table) -> tuple[Seat, DecisionKind] | None:
    """Say who must choose now and what; None once the game is over."""
    if table.victory is not None:
        return None
    if table.questions:
        return table.questions[0].seat, table.questions[0].kind
    return table.turn, "turn"


def view_of(table: Table, drawn_tokens: Sequence[TokenId], seat: Seat | None) -> View:
    """Show the table to a viewer; ``drawn_tokens`` go to nobody but the seat that has drawn them."""
    deciding, kind = asked(table) or (None, None)
    sees_tokens = kind == "library" and seat is not None and seat == deciding
    scores = score_cities(table.cities, table.pawn)
    over = table.victory is not None
    return View(
        seat=seat,
        table=table,
        layout=tuple(
            LaidCard(place.slot, place.row, place.x, laid.back, laid.card, free)
            for place, laid, free in places(table)
        ),
        deciding=deciding,
        kind=kind,
        card_offers=_card_offers(table) if kind == "turn" else (),
        wonder_offers=(_wonder_offers(table, Seat(0)), _wonder_offers(table, Seat(1))),
        discard_gain=discard_gain(table.cities[table.turn]) if kind == "turn" else 0,
        drawn_tokens=tuple(drawn_tokens) if sees_tokens else (),
        scores=scores,
        over=over,
        winner=winner(scores) if over else None,
    )


def _card_offers(table: Table) -> tuple[CardOffer, ...]:
    city = table.cities[table.turn]
    market = Market(city, table.cities[opponent(table.turn)])
    offers = []
    for slot, card_id in free_cards(table):
        price = market.card_price(card(card_id))
        offers.append(CardOffer(slot, card_id, price, price.total <= city.coins))
    return tuple(offers)


def _wonder_offers(table: Table, seat: Seat) -> tuple[WonderOffer, ...]:
    city = table.cities[seat]
    market = Market(city, table.cities[opponent(seat)])
    offers = []
    for wonder_id in city.unbuilt_wonders:
        price = market.wonder_price(wonder(wonder_id))
        offers.append(WonderOffer(wonder_id, price, price.total <= city.coins))
    return tuple(offers)
