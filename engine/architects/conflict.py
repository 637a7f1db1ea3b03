"""The battle at the end of a turn (rulebook, Resolving a battle; the game for two players)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.architects.cards import Card
from engine.architects.city import City
from engine.architects.events import Battle, Fight
from engine.architects.table import Table
from engine.game import Seat
from engine.ring import left_of
from engine.terms import CardId


def fight_battle(table: Table) -> Battle:
    """Compare all neighbours, give out victory tokens, discard horned cards and turn the tokens back."""
    shields = [city.shields for city in table.cities]
    fights = (
        (_two_player_fight(shields, literal=table.literal_two_player_battle),)
        if table.players == 2
        else tuple(_fight(Seat(seat), shields) for seat in range(table.players))
    )
    for fight in fights:
        if fight.winner is not None:
            table.cities[fight.winner].victories += fight.tokens
    horned = [card for card in table.box.cards.values() if card.horns]
    discarded = tuple([_discard_all(table, city, horned) for city in table.cities])
    table.battle = 0
    return Battle(fights, discarded)


def _discard_all(table: Table, city: City, cards: Sequence[Card]) -> tuple[CardId, ...]:
    """Discard every copy of these cards that lies in a city."""
    copies = [card for card in cards for _ in range(city.cards[card.id])]
    for card in copies:
        city.remove(card)
        table.discard.append(card.id)
    return tuple([card.id for card in copies])


def _fight(seat: Seat, shields: Sequence[int]) -> Fight:
    left = left_of(seat, len(shields))
    winner = _stronger(seat, left, shields)
    return Fight(seat, left, shields[seat], shields[left], winner, 0 if winner is None else 1)


def _two_player_fight(shields: Sequence[int], *, literal: bool) -> Fight:
    """Compare two players: twice as many shields as the other earn a second token.

    One shield against none earns one, unless the players take the rule to the letter.
    """
    seat, left = Seat(0), Seat(1)
    winner = _stronger(seat, left, shields)
    tokens = 0
    if winner is not None:
        most, least = max(shields), min(shields)
        twice = most >= 2 * least and (literal or most > 1)
        tokens = 2 if twice else 1
    return Fight(seat, left, shields[seat], shields[left], winner, tokens)


def _stronger(seat: Seat, left: Seat, shields: Sequence[int]) -> Seat | None:
    if shields[seat] == shields[left]:
        return None
    return seat if shields[seat] > shields[left] else left
