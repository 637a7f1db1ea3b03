"""Tables of Duel that may be the one that a viewer sees: what lies hidden is dealt anew."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.duel.deal import deal_age
from engine.duel.layout import lay_out
from engine.duel.table import Table
from engine.duel.terms import opponent
from engine.duel.view import View
from engine.shuffle import shuffled
from engine.terms import CardId


def seen_cards(view: View) -> list[CardId]:
    """List the cards that lie open, and those under wonders, which have."""
    return [
        *view.discard,
        *view.under_wonders,
        *(building for city in view.cities for building in city.buildings),
        *(laid.card for laid in view.layout if laid.card is not None),
    ]


@dataclass(frozen=True, slots=True)
class PossibleTables:
    """Lays what a viewer cannot see: cards that lie face down, later ages, wonders and tokens to come."""

    view: View

    def deal(self, source: Random) -> Table:
        """Lay one of these tables, each as likely as it may be."""
        view, box, table = self.view, self.view.box, table_of(self.view)
        wonders = [each.wonder for city in view.cities for each in city.wonders]
        tokens = [token for city in view.cities for token in city.tokens]
        seen = {*seen_cards(view), *view.draft, *wonders, *view.board_tokens, *view.drawn_tokens, *tokens}
        decks = box.decks.items()
        piles = {deck: shuffled([each for each in ids if each not in seen], source) for deck, ids in decks}
        cards = {laid.slot: laid.card or piles[laid.back].pop() for laid in view.layout}
        table.layout = lay_out(table.layout.places, cards, table.layout.face_down)
        table.ages_to_come = tuple(deal_age(box, age, source) for age in box.ages[view.age :])
        table.aside_tokens += shuffled([each for each in box.tokens if each not in seen], source)
        if not view.age:
            unseen = shuffled([each for each in box.wonders if each not in seen], source)
            table.wonders_to_come = tuple(unseen[: len(box.first_picks) - len(wonders) - len(view.draft)])
            (mover,) = view.deciding
            table.first = mover if box.first_picks[len(wonders)] else opponent(mover)
        table.beginner_open = "begin" in view.deciding.values()
        return table


def table_of(view: View) -> Table:
    """Lay what a viewer sees; what lies face down is any card of its back, what is to come is left out."""
    places = view.box.ages[view.age - 1].places if view.age else ()
    cards = {laid.slot: laid.card or view.box.decks[laid.back][0] for laid in view.layout}
    return Table(
        box=view.box,
        first=view.turn,
        turn=view.turn,
        cities=[city.copy() for city in view.cities],
        board_tokens=list(view.board_tokens),
        aside_tokens=list(view.drawn_tokens),
        military_tokens=list(view.military_tokens),
        age=view.age,
        pawn=view.pawn,
        layout=lay_out(places, cards, [laid.slot for laid in view.layout if laid.card is None]),
        discard=list(view.discard),
        under_wonders=list(view.under_wonders),
        draft=list(view.draft),
        questions=list(view.questions),
        plays_again=view.plays_again,
        victory=view.victory,
    )
