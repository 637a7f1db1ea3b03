"""Tables of Duel that may be the one that a viewer sees: what lies hidden is dealt anew."""

from __future__ import annotations

from random import Random

from engine.duel.deal import deal_age
from engine.duel.layout import lay_out
from engine.duel.table import Table
from engine.duel.terms import Slot, opponent
from engine.duel.view import View
from engine.shuffle import shuffled
from engine.terms import CardId


class PossibleTables:
    """Lays what a viewer cannot see: cards that lie face down, later ages, wonders and tokens to come."""

    def __init__(self, view: View) -> None:
        """Look at what a viewer sees."""
        self._view = view
        seen = set(view.seen_cards)
        decks = view.box.decks.items()
        self._unseen = {deck: [card for card in cards if card not in seen] for deck, cards in decks}
        wonders = {*view.draft, *(each.wonder for city in view.cities for each in city.wonders)}
        self._wonders = [wonder for wonder in view.box.wonders if wonder not in wonders]
        tokens = {*view.board_tokens, *(token for city in view.cities for token in city.tokens)}
        self._tokens = [each for each in view.box.tokens if each not in {*tokens, *view.drawn_tokens}]

    def deal(self, source: Random) -> Table:
        """Lay one of these tables, each as likely as it may be."""
        view, box = self._view, self._view.box
        table = table_of(view)
        piles = {deck: shuffled(cards, source) for deck, cards in self._unseen.items()}
        cards: dict[Slot, CardId] = {laid.slot: laid.card or piles[laid.back].pop() for laid in view.layout}
        face_down = [laid.slot for laid in view.layout if laid.card is None]
        if view.age:
            table.layout = lay_out(box.ages[view.age - 1].places, cards, face_down)
        table.ages_to_come = tuple(deal_age(box, age, source) for age in box.ages[view.age :])
        table.aside_tokens = [*view.drawn_tokens, *shuffled(self._tokens, source)]
        drafted = sum(len(city.wonders) for city in view.cities)
        if not view.age:
            to_come = len(box.first_picks) - drafted - len(view.draft)
            table.wonders_to_come = tuple(shuffled(self._wonders, source)[:to_come])
            (mover,) = view.deciding
            table.first = mover if box.first_picks[drafted] else opponent(mover)
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
