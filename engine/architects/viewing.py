"""The one place that decides what a viewer may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.architects.choice import ArchitectsChoice
from engine.architects.legal import searched_cards
from engine.architects.scoring import score_cities
from engine.architects.table import Table
from engine.architects.terms import CENTRAL, PLACES, DeckId
from engine.architects.view import Deck, Offered, View
from engine.frozen import FrozenMapping
from engine.game import Decision, Seat
from engine.terms import CardId


def view_of(table: Table, decisions: Sequence[Decision[ArchitectsChoice]], seat: Seat | None) -> View:
    """Show the table to the player of a seat, or with None to a spectator."""
    discarded = Counter(table.discard)
    return View(
        box=table.box,
        seat=seat,
        players=table.players,
        over=table.over,
        turn=table.turn,
        deciding=FrozenMapping({decision.seat: decision.kind for decision in decisions}),
        cities=tuple(city.copy() for city in table.cities),
        decks=FrozenMapping(
            {deck: Deck(len(pile), _open_top(table, deck)) for deck, pile in table.decks.items()}
        ),
        offered=tuple(
            Offered(place, deck, len(table.decks[deck]), _open_top(table, deck))
            for place, deck in ((place, table.deck_at(place)) for place in PLACES)
        ),
        conflict_tokens=table.conflict_tokens,
        battle=table.battle,
        tokens=tuple(table.face_up),
        stack_size=len(table.stack),
        cat=table.cat,
        discard=FrozenMapping({card: discarded[card] for card in table.box.cards if discarded[card]}),
        scores=score_cities(table.box, table.cities, table.cat),
        taken=table.taken,
        used=tuple(table.used),
        open_tokens=tuple(table.open_tokens),
        literal_two_player_battle=table.literal_two_player_battle,
        peeked=_peeked(table, seat),
        searched=searched_cards(table) if seat == table.turn else (),
    )


def _open_top(table: Table, deck: DeckId) -> CardId | None:
    """Give the top card of a pile that lies face up: all but the central one do."""
    pile = table.decks[deck]
    return pile[0] if pile and deck != CENTRAL else None


def _peeked(table: Table, seat: Seat | None) -> CardId | None:
    """Give the central card to the owner of the cat, before they take a card in their turn."""
    central = table.decks[CENTRAL]
    may_look = seat is not None and seat == table.turn == table.cat and not table.taken and not table.over
    return central[0] if may_look and central else None
