"""A quick way to play on from any table of Architects: plain worths of the cards in sight."""

from __future__ import annotations

from random import Random
from typing import assert_never

from engine.architects.box import Box
from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    ChooseToken,
    End,
    Exchange,
    Extra,
    Keep,
    Take,
    UseEffect,
)
from engine.architects.city import City
from engine.architects.table import Table
from engine.architects.terms import CENTRAL, COIN, SYMBOLS, DeckId
from engine.game import Decision
from engine.ring import left_of, right_of
from engine.terms import CardId

UNSEEN_CARD = 2.2
VARIETY = 0.8
TOKEN = 5.0
FIRST_SYMBOL, SECOND_SYMBOL = 1.6, 2.2
FITTING, SPARE = 1.6, 0.7
COMPLETED = 2.0
CAT = 2.5
SHIELD = 1.3
BUILT, EXCHANGED = 100.0, 90.0


class Quick:
    """Plays on at a table of a box."""

    def __init__(self, box: Box) -> None:
        """Look at the cards of a box."""
        self._cards = box.cards
        self._random = Random(0).random

    def start(self, source: Random) -> None:
        """Draw chance from this source from now on."""
        self._random = source.random

    def choose(self, table: Table, decision: Decision[ArchitectsChoice]) -> ArchitectsChoice:
        """Give one of the legal choices of a decision."""
        choices = decision.choices
        if len(choices) == 1:
            return choices[0]
        random = self._random
        best, most = choices[0], -1.0
        for choice in choices:
            worth = self._worth(table, choice) + VARIETY * random()
            if worth > most:
                best, most = choice, worth
        return best

    def _worth(self, table: Table, choice: ArchitectsChoice) -> float:
        match choice:
            case Take(deck) | Extra(_, deck) | UseEffect(deck):
                return self._top(table, deck)
            case Keep(card):
                return self._card(table, card)
            case Build(stage):
                return BUILT + table.city.board.stage(stage).victory_points - choice.uses_a_token
            case Exchange():
                return EXCHANGED
            case ChooseToken():
                return 1.0
            case End():
                return 0.0
            case _:
                assert_never(choice)

    def _top(self, table: Table, deck: DeckId) -> float:
        """Estimate the top card of a pile, that of the central one for who has the cat alone."""
        pile = table.decks[deck]
        if deck == CENTRAL and (table.cat != table.turn or table.taken):
            return UNSEEN_CARD
        return self._card(table, pile[0])

    def _card(self, table: Table, card_id: CardId) -> float:
        card, city = self._cards[card_id], table.city
        if card.resource is not None or card_id == COIN:
            return self._for_stages(city, card_id)
        if card.symbol is not None:
            cards = city.cards
            if cards[card_id]:
                return TOKEN
            others = sum([bool(cards.get(CardId(symbol))) for symbol in SYMBOLS])
            return (FIRST_SYMBOL, SECOND_SYMBOL, TOKEN)[others]
        worth = card.victory_points + SHIELD * card.shields
        if card.cat and table.cat != table.turn:
            worth += CAT
        if card.horns:
            worth += card.horns * self._battle(table, card.shields)
        return worth

    def _for_stages(self, city: City, card_id: CardId) -> float:
        """Estimate a resource or coin by the stage that it brings nearest."""
        resource = self._cards[card_id].resource
        amounts = city.resources.values()
        different, most = sum(map(bool, amounts)), max(amounts)
        best = SPARE
        for stage in city.open_stages:
            cost = stage.cost
            have = different if cost.demand == "different" else most
            if resource is None:
                fits = True
            elif cost.demand == "different":
                fits = not city.resources[resource]
            else:
                fits = city.resources[resource] == most
            if fits and have < cost.count:
                completed = have + city.coins + 1 >= cost.count
                worth = FITTING + (COMPLETED + stage.victory_points if completed else 0.0)
                best = max(best, worth)
        return best

    def _battle(self, table: Table, more: int) -> float:
        """Tell whether a battle is welcome."""
        seat, cities = table.turn, table.cities
        shields = cities[seat].shields + more
        others = {left_of(seat, len(cities)), right_of(seat, len(cities))}
        return sum([0.4 if shields > cities[other].shields else -0.2 for other in others])
