"""A game of 7 Wonders from the first hand to the last conflict, as the rulebook tells it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.base.choice import BaseChoice, Decline
from engine.base.conflict import fight_conflicts
from engine.base.events import AgeBegan, BaseEvent, DiscardEmpty, GameEnded
from engine.base.legal import free_city_choices, hand_choices, revive_choices
from engine.base.resolve import play_cards, revive
from engine.base.scoring import score_tableaus
from engine.base.table import LAST_AGE, ROUNDS, Table
from engine.game import Ask, Choices, Course, Decision, Seat
from engine.rules import Tell
from engine.terms import CardId


def course(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Play from where the table stands to the end of the game (rulebook, Overview of a game)."""
    while True:
        yield from play_age(table, tell)
        fight_conflicts(table.cities, table.age, tell)
        if table.age == LAST_AGE:
            break
        table.begin_age()
        tell(AgeBegan(table.age, table.passing))
    table.over = True
    tell(GameEnded(score_tableaus(table.cities)))


def play_age(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Play the rounds of an age: everybody picks a card at once, then the hands go on (rulebook, An age)."""
    while True:
        if not table.in_mid_round:
            choices = yield ask_everybody(table)
            play_cards(table, choices, tell, seventh=False)
            if table.round == ROUNDS:
                table.discard_rest()
        yield from play_seventh_cards(table, tell)
        yield from build_from_discard(table, tell)
        if table.round == ROUNDS:
            return
        table.begin_round()


def play_seventh_cards(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Let those who may play the last card of an age as well (rulebook, Babylon B)."""
    if table.playing_seventh:
        choices = yield Ask(
            tuple(_hand_decision(table, seat, "seventh_card") for seat in table.playing_seventh)
        )
        table.playing_seventh.clear()
        play_cards(table, choices, tell, seventh=True)


def build_from_discard(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Let those build from the discard pile who have just got the power, one after the other.

    Where nothing in the pile can be built, nobody is asked (rulebook, Halicarnassus).
    """
    while table.reviving:
        seat = table.next_to_revive()
        choices = revive_choices(table.cities[seat], table.discard)
        if choices:
            chosen = yield Ask((Decision(seat, table.choosers[seat], "revive", choices),))
            revive(table, seat, chosen[seat], tell)
        else:
            tell(DiscardEmpty(seat))
        table.reviving.remove(seat)


def ask_everybody(table: Table) -> Ask[BaseChoice]:
    """Ask every player for a card at once, and who plays for the Free City then for it as well.

    (rulebook, Expert variant)
    """
    players = tuple(_hand_decision(table, Seat(seat), "round") for seat in range(table.players))
    return Ask(players, None if table.free_city is None else _asking_for(table, table.free_city))


def _hand_decision(table: Table, seat: Seat, kind: str) -> Decision[BaseChoice]:
    choices = hand_choices(table.cities[seat], table.menu(seat), table.hands[seat])
    return Decision(seat, table.choosers[seat], kind, choices)


def _asking_for(
    table: Table, free_city: Seat
) -> Callable[[Choices[BaseChoice]], tuple[Decision[BaseChoice], ...]]:
    """Ask for the Free City once its player has chosen a card: what it may do depends on the rest."""
    controller = table.choosers[free_city]

    @cache
    def decisions(own: CardId) -> tuple[Decision[BaseChoice], ...]:
        hand = list(table.hands[controller])
        hand.remove(own)
        choices = free_city_choices(table.cities[free_city], table.menu(free_city), hand)
        return (Decision(free_city, controller, "free_city", choices),)

    def follow_up(chosen: Choices[BaseChoice]) -> tuple[Decision[BaseChoice], ...]:
        own = chosen.get(controller)
        return () if own is None or isinstance(own, Decline) else decisions(own.card)

    return follow_up
