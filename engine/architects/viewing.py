"""The one place that decides what a viewer may know."""

from __future__ import annotations

from collections import Counter

from engine.architects.cards import cards
from engine.architects.scoring import scores
from engine.architects.table import Table
from engine.architects.terms import CENTRAL, POSITIONS, CardKind, DeckId
from engine.architects.turn import question, searched_cards
from engine.architects.view import Deck, Offered, View
from engine.game import Seat


def view_of(table: Table, seat: Seat | None, *, literal_two_player_battle: bool = False) -> View:
    """Show the table to the player of a seat, or with None to a spectator."""
    over = table.over
    discarded = Counter(table.discard)
    return View(
        seat=seat,
        players=table.players,
        over=over,
        acting=table.seat,
        deciding={} if over else {table.seat: question(table)[0]},
        cities=tuple(table.cities),
        decks={deck: Deck(len(pile), _open_top(table, deck)) for deck, pile in table.decks.items()},
        offered=tuple(
            Offered(position, deck, len(table.decks[deck]), _open_top(table, deck))
            for position, deck in ((position, table.deck_at(position)) for position in POSITIONS)
        ),
        conflict_tokens=table.conflict_tokens,
        battle=table.battle,
        tokens=tuple(table.face_up),
        stack_size=len(table.stack),
        cat=table.cat,
        discard={kind: discarded[kind] for kind in cards() if discarded[kind]},
        scores=scores(table.cities, table.cat),
        taken=table.taken,
        used=tuple(table.used),
        open_tokens=tuple(table.open_tokens),
        literal_two_player_battle=literal_two_player_battle,
        peeked=_peeked(table, seat),
        searched=searched_cards(table) if seat == table.seat else (),
    )


def _open_top(table: Table, deck: DeckId) -> CardKind | None:
    """Give the top card of a pile that lies face up: all but the central one do."""
    pile = table.decks[deck]
    return pile[0] if pile and deck != CENTRAL else None


def _peeked(table: Table, seat: Seat | None) -> CardKind | None:
    """Give the central card to the owner of the cat, before they take a card in their turn."""
    central = table.decks[CENTRAL]
    may_look = seat is not None and seat == table.seat == table.cat and not table.taken and not table.over
    return central[0] if may_look and central else None
