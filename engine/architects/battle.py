"""The battle at the end of a turn (rulebook, Resolving a battle; the game for two players)."""

from __future__ import annotations

from engine.architects.events import Battle, Fight
from engine.architects.table import Table
from engine.game import Seat


def fight_battle(table: Table, *, literal_two_players: bool) -> Battle:
    """Compare all neighbours, give out victory tokens, discard horned cards and turn the tokens back."""
    shields = [city.shields for city in table.cities]
    fights = (
        (_two_player_fight(shields, literal=literal_two_players),)
        if table.players == 2
        else tuple(_fight(table, Seat(seat), shields) for seat in range(table.players))
    )
    for fight in fights:
        if fight.winner is not None:
            table.cities[fight.winner] = table.cities[fight.winner].with_victories(fight.tokens)
    discarded = tuple(city.horned_cards() for city in table.cities)
    for seat, horned in enumerate(discarded):
        table.cities[seat] = table.cities[seat].without_cards(horned)
        table.discard += horned
    table.battle = 0
    return Battle(fights, discarded)


def _fight(table: Table, seat: Seat, shields: list[int]) -> Fight:
    left = table.left_of(seat)
    winner = _stronger(seat, left, shields)
    return Fight(seat, left, shields[seat], shields[left], winner, 0 if winner is None else 1)


def _two_player_fight(shields: list[int], *, literal: bool) -> Fight:
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


def _stronger(seat: Seat, left: Seat, shields: list[int]) -> Seat | None:
    if shields[seat] == shields[left]:
        return None
    return seat if shields[seat] > shields[left] else left
