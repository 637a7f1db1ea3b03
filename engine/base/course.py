"""A game of 7 Wonders from the first hand to the last conflict, in the order of the rulebook.

It can start from any table at a question: ``phase``, ``round``, ``playing_seventh`` and ``reviving`` of the
table say which. The phases of an age are defined by the box.
"""

from collections.abc import Callable
from functools import cache

from engine.base.choice import BaseChoice, Decline
from engine.base.city import market_of
from engine.base.events import AgeBegan, BaseEvent, DiscardEmpty, GameEnded
from engine.base.legal import (
    FreeCityUses,
    HandChoice,
    choices_of_rest,
    free_city_uses,
    hand_choices,
    revive_choices,
)
from engine.base.resolve import fight_conflicts, play_cards, take_income
from engine.base.scoring import score_cities
from engine.base.table import Table
from engine.game import Ask, Choices, Course, Decision, Seat
from engine.rules import Tell
from engine.terms import DecisionKind


def course(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Play from a table to the end of the game (rulebook, Overview of a game)."""
    while True:
        yield from rest_of_age(table, tell)
        if table.age.number == table.box.last_age:
            break
        table.age_number += 1
        table.phase = 0
    table.over = True
    tell(GameEnded(score_cities(table.box, table.cities)))


def rest_of_age(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Play from a table to the end of the age."""
    phases = table.box.phases
    while table.phase < len(phases):
        yield from phases[table.phase](table, tell)
        table.phase += 1


# -- the phases of an age -----------------------------------------------------------------------------


def deal_hands(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Deal the hands of an age and pay the cities' income; without questions."""
    table.deal_hands()
    tell(AgeBegan(table.age.number, table.age.passing))
    take_income(table, tell)
    yield from ()


def play_rounds(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Play the rounds of an age: everybody picks a card at once, then hands are passed (rulebook, An age)."""
    while True:
        if not table.in_mid_round:
            choices = yield ask_everybody(table)
            table.note_round(choices)
            play_cards(table, choices, tell, "round")
            if table.last_round:
                table.discard_rest()
        if table.in_mid_round:
            yield from play_seventh_cards(table, tell)
            yield from build_from_discard(table, tell)
        if table.last_round:
            return
        table.pass_hands()


def fight(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Resolve the conflicts of an age; without questions (rulebook, End of an age)."""
    fight_conflicts(table.cities, table.age, tell)
    yield from ()


# -- the parts of a round -----------------------------------------------------------------------------


def play_seventh_cards(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Let players with that power play the last card of the age too (rulebook, Babylon B)."""
    if table.playing_seventh:
        choices = yield Ask(
            tuple(ask_for_a_card(table, seat, "seventh_card") for seat in table.playing_seventh)
        )
        table.playing_seventh.clear()
        play_cards(table, choices, tell, "seventh_card")


def build_from_discard(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Let the seats that have just got the power build from the discard pile, one after the other.

    If nothing in the pile can be built, they aren't asked (rulebook, Halicarnassus).
    """
    while table.reviving:
        seat = table.next_to_revive()
        choices = revive_choices(table.cities[seat], map(table.box.cards.__getitem__, table.discard))
        if choices:
            chosen = yield Ask((Decision(seat, table.choosers[seat], "revive", choices),))
            play_cards(table, chosen, tell, "revive")
        else:
            tell(DiscardEmpty(seat))
        table.reviving.remove(seat)


# -- questions ----------------------------------------------------------------------------------------


def ask_everybody(table: Table) -> Ask[BaseChoice]:
    """Ask every player for a card at once, and the Free City's player for its card too.

    (rulebook, Expert variant)
    """
    players = tuple([ask_for_a_card(table, seat, "round") for seat in table.seats])
    return (
        Ask(players) if table.free_city is None else Ask(players, ask_for_free_city(table, table.free_city))
    )


def ask_for_free_city(
    table: Table, free_city: Seat
) -> Callable[[Choices[BaseChoice]], tuple[Decision[BaseChoice], ...]]:
    """Ask for the Free City once its player has chosen a card of the hand: it can use the rest."""
    controller = table.choosers[free_city]
    hand = [table.box.cards[card] for card in table.hands[controller]]

    @cache
    def uses() -> FreeCityUses:
        return free_city_uses(table.cities[free_city], market_of(table.cities, free_city), hand)

    def ask(chosen: Choices[BaseChoice]) -> tuple[Decision[BaseChoice], ...]:
        own = chosen.get(controller)
        if own is None or isinstance(own, Decline):
            return ()
        rest = [card.id for card in hand]
        rest.remove(own.card)
        return (Decision(free_city, controller, "free_city", lambda: choices_of_rest(uses(), rest)),)

    return ask


def ask_for_a_card(table: Table, seat: Seat, kind: DecisionKind) -> Decision[BaseChoice]:
    """Ask a seat to use one of the cards that this kind of decision is about."""

    def choices() -> tuple[HandChoice, ...]:
        hand = map(table.box.cards.__getitem__, table.box.decisions[kind](table, seat))
        return hand_choices(table.cities[seat], market_of(table.cities, seat), hand)

    return Decision(seat, table.choosers[seat], kind, choices)
