"""Making a view of a table: the one place where hidden things are left out."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.choice import DuelChoice
from engine.duel.legal import discard_gain
from engine.duel.payment import Market
from engine.duel.scoring import score_cities, winner
from engine.duel.table import Table
from engine.duel.terms import SEATS, opponent
from engine.duel.view import CardOffer, LaidCard, View, WonderOffer
from engine.frozen import FrozenMapping
from engine.game import Decision, Seat


def view_of(table: Table, decisions: Sequence[Decision[DuelChoice]], seat: Seat | None) -> View:
    """Show the table to a viewer."""
    deciding = {decision.seat: decision.kind for decision in decisions}
    in_turn = "turn" in deciding.values()
    sees_tokens = seat is not None and deciding.get(seat) == "library"
    scores = score_cities(table.cities, table.pawn)
    over = table.victory is not None
    return View(
        box=table.box,
        seat=seat,
        players=table.players,
        over=over,
        age=table.age,
        turn=table.turn,
        deciding=FrozenMapping(deciding),
        cities=tuple(city.copy() for city in table.cities),
        pawn=table.pawn,
        military_tokens=tuple(table.military_tokens),
        board_tokens=tuple(table.board_tokens),
        layout=_laid_cards(table),
        discard=tuple(table.discard),
        under_wonders=tuple(table.under_wonders),
        draft=tuple(table.draft),
        questions=tuple(table.questions),
        plays_again=table.plays_again,
        card_offers=_card_offers(table) if in_turn else (),
        wonder_offers=tuple(_wonder_offers(table, owner) for owner in SEATS),
        discard_gain=discard_gain(table.cities[table.turn]) if in_turn else 0,
        drawn_tokens=tuple(table.drawn_tokens) if sees_tokens else (),
        scores=scores,
        victory=table.victory,
        winner=winner(scores) if over else None,
    )


def _laid_cards(table: Table) -> tuple[LaidCard, ...]:
    layout = table.layout
    return tuple(
        LaidCard(
            slot=slot,
            row=layout.places[slot].row,
            x=layout.places[slot].x,
            back=table.box.cards[card_id].deck,
            card=None if slot in layout.face_down else card_id,
            free=slot in layout.free or slot in layout.uncovered,
        )
        for slot, card_id in layout.cards.items()
    )


def _card_offers(table: Table) -> tuple[CardOffer, ...]:
    city = table.cities[table.turn]
    market = Market(city, table.cities[opponent(table.turn)])
    offers = []
    for slot in table.layout.free:
        card_id = table.layout.cards[slot]
        price = market.price(table.box.cards[card_id])
        offers.append(CardOffer(slot, card_id, price, price.total <= city.coins))
    return tuple(offers)


def _wonder_offers(table: Table, seat: Seat) -> tuple[WonderOffer, ...]:
    city = table.cities[seat]
    market = Market(city, table.cities[opponent(seat)])
    offers = []
    for wonder_id in city.unbuilt_wonders:
        price = market.price(table.box.wonders[wonder_id])
        offers.append(WonderOffer(wonder_id, price, price.total <= city.coins))
    return tuple(offers)
