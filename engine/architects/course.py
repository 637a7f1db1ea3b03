"""A game of Architects from the first turn to the end of the game, as the rulebook tells it."""

from __future__ import annotations

from engine.architects.choice import Choice, End
from engine.architects.conflict import fight_battle
from engine.architects.events import Event, GameEnded
from engine.architects.legal import legal_choices, searched_cards
from engine.architects.resolve import resolve
from engine.architects.scoring import scores
from engine.architects.table import Table
from engine.game import Ask, Course, Decision
from engine.ring import left_of
from engine.rules import Tell

_NOTHING_LEFT: tuple[Choice, ...] = (End(),)


def play(table: Table, tell: Tell[Event]) -> Course[Choice]:
    """Play turn after turn, clockwise, until a wonder is finished (rulebook, End of the game).

    The table may stand at any question, also in the middle of a turn.
    """
    over = table.over
    while not over:
        yield from _turn(table, tell)
        if table.battle == table.conflict_tokens:
            tell(fight_battle(table))
        table.end_turn()
        over = table.over
        if over:
            tell(GameEnded(scores(table.box, table.cities, table.cat)))
        else:
            table.seat = left_of(table.seat, table.players)


def _turn(table: Table, tell: Tell[Event]) -> Course[Choice]:
    """Take a card, then build, exchange and take extra cards in any order (rulebook, A turn).

    A turn ends by itself once nothing more can be done in it; who finds no card to take says so.
    """
    choice: Choice | None = None
    while not isinstance(choice, End):
        answers = yield _next_question(table)
        choice = answers[table.seat]
        resolve(table, choice, tell)


def _next_question(table: Table) -> Ask[Choice]:
    """Ask the seat whose turn it is; the card of the turn and its actions are asked even where forced."""
    kind, choices = legal_choices(table)
    if kind == "take":
        forced = False
    elif kind == "turn":
        forced = not choices
        choices = choices or _NOTHING_LEFT
    elif kind == "keep":
        # A recorded pile leaves one card to keep, and yet the player had a choice.
        forced = len(set(searched_cards(table))) == 1
    else:
        forced = True
    return Ask((Decision(table.seat, table.seat, kind, choices),), None, forced)
