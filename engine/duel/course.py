"""A game of 7 Wonders Duel from the draft to the victory, in the order of its rulebook."""

from functools import partial

from engine.duel.choice import Begin, Draft, DuelChoice
from engine.duel.events import (
    AgeBegan,
    CardsTurnedUp,
    GameEnded,
    PlaysAgain,
    ReplayLost,
    WondersShown,
)
from engine.duel.layout import lay_out
from engine.duel.legal import turn_choices
from engine.duel.resolve import resolve
from engine.duel.scoring import lead, score_cities, winner
from engine.duel.table import Table
from engine.duel.terms import SEATS, opponent
from engine.game import Ask, Course, Decision, Event, Seat, ask_if_open
from engine.rules import Tell
from engine.terms import DecisionKind

DuelCourse = Course[DuelChoice]


def course(table: Table, tell: Tell[Event]) -> DuelCourse:
    """Play from a table: the draft, then age by age until somebody has won."""
    while table.victory is None:
        yield from rest_of_age(table, tell)
    scores = score_cities(table.box, table.cities, table.pawn)
    tell(GameEnded(table.victory, winner(scores), scores))


def rest_of_age(table: Table, tell: Tell[Event]) -> DuelCourse:
    """Play the rest of the draft or an age, until the next age is laid out or somebody has won."""
    yield from _draft(table, tell)
    yield from _play_age(table, tell)
    if table.victory is None and table.ages_to_come:
        _begin_age(table, tell)
    elif table.victory is None:
        table.victory = "civilian"


def _draft(table: Table, tell: Tell[Event]) -> DuelCourse:
    """Draft the wonders, four shown at a time (rules, Sélection des Merveilles)."""
    while table.draft or table.wonders_to_come:
        taken = sum(len(city.wonders) for city in table.cities)
        seat = table.first if table.box.first_picks[taken] else opponent(table.first)
        if not table.draft:
            shown = table.wonders_to_come[: table.box.wonders_shown]
            table.draft, table.wonders_to_come = list(shown), table.wonders_to_come[len(shown) :]
            tell(WondersShown(seat, shown))
        yield from _ask(table, tell, seat, "draft", tuple(map(Draft, table.draft)))


def _begin_age(table: Table, tell: Tell[Event]) -> None:
    """Lay out the next age; the player behind on the conflict track starts (rules, Déroulement).

    With the pawn in the middle the player who played last chooses who starts.
    """
    age, (cards, *later) = table.box.ages[table.age], table.ages_to_come
    table.age, table.ages_to_come = table.age + 1, tuple(later)
    laid = {place.slot: card for place, card in zip(age.places, cards, strict=True)}
    table.layout = lay_out(age.places, laid, [each.slot for each in age.places if not each.face_up])
    if table.age == 1:
        beginner: Seat | None = table.first
    else:
        beginner = next((seat for seat in SEATS if lead(table.pawn, seat) < 0), None)
    table.beginner_open = beginner is None
    table.turn = table.turn if beginner is None else beginner
    tell(AgeBegan(table.age, beginner))


def _play_age(table: Table, tell: Tell[Event]) -> DuelCourse:
    """Take turns until no card is left: a card, the choices that it causes, the cards turned up."""
    if table.beginner_open:
        yield from _ask(table, tell, table.turn, "begin", tuple(map(Begin, SEATS)))
    while table.victory is None and (table.questions or table.layout.cards):
        if not table.questions:
            seat = table.turn
            choices = yield Ask((Decision(seat, seat, "turn", partial(turn_choices, table, seat)),))
            resolve(table, seat, choices[seat], tell)
        while table.questions and table.victory is None:
            question = table.questions[0]
            found = question.effect.answers(table, question.seat)
            if found:
                yield from _ask(table, tell, question.seat, question.kind, found)
            else:
                # The previous answer has left nothing to choose.
                table.questions.pop(0)
        if table.victory is None:
            _end_turn(table, tell)


def _end_turn(table: Table, tell: Tell[Event]) -> None:
    """Turn up the free cards, once everything caused by the turn is done, and go on."""
    again, table.plays_again = table.plays_again, False
    if not table.layout.cards:
        if again:
            tell(ReplayLost(table.turn))
        return
    if table.layout.uncovered:
        tell(CardsTurnedUp(tuple(table.layout.turn_up())))
    if again:
        tell(PlaysAgain(table.turn))
    else:
        table.turn = opponent(table.turn)


def _ask(
    table: Table, tell: Tell[Event], seat: Seat, kind: DecisionKind, choices: tuple[DuelChoice, ...]
) -> DuelCourse:
    """Ask for a choice and carry it out; a single one is made without asking."""
    chosen = yield ask_if_open(Decision(seat, seat, kind, choices))
    resolve(table, seat, chosen[seat], tell)
