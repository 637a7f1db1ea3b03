"""A game of Architects from the first turn to the end, in the order of the rulebook."""

from engine.architects.choice import ArchitectsChoice, End
from engine.architects.events import GameEnded
from engine.architects.legal import TURN_KINDS, legal_choices, searched_cards
from engine.architects.resolve import fight_battle, resolve
from engine.architects.scoring import score_cities
from engine.architects.table import Table
from engine.game import Ask, Course, Decision, Event, Seat, ask_if_open, left_of
from engine.rules import Tell


def course(table: Table, tell: Tell[Event]) -> Course[ArchitectsChoice]:
    """Play turns, clockwise, until a wonder is finished (rulebook, End of the game).

    It can start from a table at any question, even in the middle of a turn.
    """
    seats = map(Seat, range(table.players))
    ends = [ask_if_open(Decision[ArchitectsChoice](seat, seat, "turn", (End(),))) for seat in seats]
    over = table.over
    while not over:
        yield from _turn(table, ends[table.turn], tell)
        if table.battle == table.conflict_tokens:
            tell(fight_battle(table))
        table.end_turn()
        over = table.over
        if over:
            tell(GameEnded(score_cities(table.box, table.cities, table.cat)))
        else:
            table.turn = left_of(table.turn, table.players)


def _turn(table: Table, end: Ask[ArchitectsChoice], tell: Tell[Event]) -> Course[ArchitectsChoice]:
    """Take a card, then build, exchange and take extra cards in any order (rulebook, A turn).

    A turn ends by itself once nothing more can be done in it; a player without a card to take confirms that.
    """
    choice: ArchitectsChoice | None = None
    while not isinstance(choice, End):
        answers = yield _next_question(table) or end
        choice = answers[table.turn]
        resolve(table, choice, tell)


def _next_question(table: Table) -> Ask[ArchitectsChoice] | None:
    """Ask the seat whose turn it is; None once it can do nothing more.

    The card of the turn and its actions are asked even with one option. So is the card to keep: a recorded
    pile leaves one option, but the player had a choice.
    """
    kind, choices = legal_choices(table)
    if not choices:
        return None
    decision = Decision(table.turn, table.turn, kind, choices)
    if kind in TURN_KINDS or (kind == "keep" and len(set(searched_cards(table))) > 1):
        return Ask((decision,))
    return ask_if_open(decision)
