"""A table that may lie there, made of what a viewer sees: for a computer player to try choices on."""

from __future__ import annotations

from engine.duel.layout import Layout, lay_out
from engine.duel.table import Table
from engine.duel.terms import Slot
from engine.duel.view import View
from engine.terms import CardId, TokenId


def guessed_table(view: View) -> Table:
    """Lay a table that looks as the view does; a card of the right back stands for each that is hidden.

    Any token that is not seen may have been set aside. Later ages are left out.
    """
    return Table(
        box=view.box,
        first=view.turn,
        turn=view.turn,
        cities=[city.copy() for city in view.cities],
        board_tokens=list(view.board_tokens),
        aside_tokens=_guessed_tokens(view),
        military_tokens=list(view.military_tokens),
        age=view.age,
        pawn=view.pawn,
        layout=_guessed_layout(view),
        discard=list(view.discard),
        under_wonders=list(view.under_wonders),
        draft=list(view.draft),
        questions=list(view.questions),
        plays_again=view.plays_again,
        victory=view.victory,
    )


def seen_cards(view: View) -> list[CardId]:
    """List the cards that lie open, and those under wonders, which have."""
    return [
        *view.discard,
        *view.under_wonders,
        *(building for city in view.cities for building in city.buildings),
        *(laid.card for laid in view.layout if laid.card is not None),
    ]


def _guessed_tokens(view: View) -> list[TokenId]:
    seen = {*view.board_tokens, *(token for city in view.cities for token in city.tokens), *view.drawn_tokens}
    return [*view.drawn_tokens, *(token for token in view.box.tokens if token not in seen)]


def _guessed_layout(view: View) -> Layout:
    unseen = {each.id: each for each in view.box.cards.values() if each.age == view.age}
    for seen in seen_cards(view):
        unseen.pop(seen, None)
    cards: dict[Slot, CardId] = {}
    face_down = []
    for laid in view.layout:
        if laid.card is None:
            cards[laid.slot] = next(each.id for each in unseen.values() if each.deck == laid.back)
            del unseen[cards[laid.slot]]
            face_down.append(laid.slot)
        else:
            cards[laid.slot] = laid.card
    return lay_out(view.box.ages[view.age - 1].places if view.age else (), cards, face_down)
