"""Tables that may lie there, made of what a viewer sees: for a computer player to play on."""

from __future__ import annotations

from random import Random

from engine.duel.deal import deal_age
from engine.duel.layout import lay_out
from engine.duel.player.guess import guessed_table, seen_cards
from engine.duel.table import Table
from engine.duel.terms import DECKS, Slot, opponent
from engine.duel.view import View
from engine.shuffle import shuffled
from engine.terms import CardId


class PossibleTables:
    """Lays what a viewer cannot see: cards that lie face down, later ages, wonders and tokens to come."""

    def __init__(self, view: View) -> None:
        """Look at what a viewer sees."""
        self._view = view
        self._seen = guessed_table(view)
        seen = set(seen_cards(view))
        self._unseen = {deck: [card for card in view.box.decks[deck] if card not in seen] for deck in DECKS}
        wonders = {*view.draft, *(each.wonder for city in view.cities for each in city.wonders)}
        self._wonders = [wonder for wonder in view.box.wonders if wonder not in wonders]

    def deal(self, source: Random) -> Table:
        """Lay one of these tables, each as likely as it may be."""
        view, box = self._view, self._view.box
        table = self._seen.copy()
        cards: dict[Slot, CardId] = {}
        piles = {deck: shuffled(cards, source) for deck, cards in self._unseen.items()}
        for laid in view.layout:
            cards[laid.slot] = laid.card or piles[laid.back].pop()
        face_down = [laid.slot for laid in view.layout if laid.card is None]
        if view.age:
            table.layout = lay_out(box.ages[view.age - 1].places, cards, face_down)
        table.ages_to_come = tuple(deal_age(box, age, source) for age in box.ages[view.age :])
        drawn = len(view.drawn_tokens)
        table.aside_tokens[drawn:] = shuffled(table.aside_tokens[drawn:], source)
        drafted = sum(len(city.wonders) for city in view.cities)
        if not view.age:
            to_come = len(box.first_picks) - drafted - len(view.draft)
            table.wonders_to_come = tuple(shuffled(self._wonders, source)[:to_come])
            (mover,) = view.deciding
            table.first = mover if box.first_picks[drafted] else opponent(mover)
        table.beginner_open = "begin" in view.deciding.values()
        return table
