"""Cities, tables and games with chosen hands for tests, and moves written as words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.base.box import Box
from engine.base.choice import BaseChoice, PaidChoice
from engine.base.city import Board, City, Side
from engine.base.deal import Deal, Options
from engine.base.events import BaseEvent
from engine.base.payment import How, Payment
from engine.base.position import Position, choices_of
from engine.base.rules import BaseGame, rules_with, standard_box
from engine.base.scoring import Score, score_cities
from engine.base.view import View
from engine.course import Game
from engine.game import Choice, Seat
from engine.record import new_game
from engine.terms import CardId, Neighbour, WonderId
from engine.values import FrozenMapping
from tests.gallery.base_tables import Sketch, lay_out

FILLER = "tavern"
"""A card that costs nothing and gives no points, shields or resources."""


def city(
    board: str = "ephesus A",
    *buildings: str,
    coins: int = 3,
    stages: int = 0,
    conflicts: tuple[int, ...] = (),
    copied: tuple[Neighbour, ...] = (),
    free_build_used: bool = False,
) -> Sketch:
    return Sketch(
        boards(board)[0], coins, tuple(map(CardId, buildings)), stages, conflicts, free_build_used, copied
    )


def laid(sketches: Sequence[Sketch], box: Box | None = None) -> tuple[City, ...]:
    """Lay out cities side by side, by default with the standard box."""
    return lay_out(box or standard_box(), sketches)


def boards(*names: str) -> tuple[Board, ...]:
    """Return boards given as ``giza A``."""
    sides: dict[str, Side] = {"A": "A", "B": "B"}
    return tuple(Board(WonderId(name.split()[0]), sides[name.split()[1]]) for name in names)


def choices(
    cities: Sequence[Sketch], hand: str | Iterable[str], seat: int = 0, box: Box | None = None
) -> tuple[BaseChoice, ...]:
    """Return the choices of a seat with these cards in hand."""
    box = box or standard_box()
    cards = tuple(map(CardId, hand.split() if isinstance(hand, str) else hand))
    hands = tuple(cards if number == seat else None for number in range(len(cities)))
    return choices_of(Position(box, laid(cities, box), hands), Seat(seat))


class ChoiceFacts(NamedTuple):
    """The fields of any choice; None and 0 where a choice has none."""

    action: str
    card: CardId | None = None
    how: How | None = None
    bank: int = 0
    left: int = 0
    right: int = 0
    copy: Neighbour | None = None
    cost: int = 0


def facts_of(choice: Choice) -> ChoiceFacts:
    """Return the fields of a choice."""
    facts = ChoiceFacts(choice.action, getattr(choice, "card", None), copy=getattr(choice, "copy", None))
    if isinstance(choice, PaidChoice):
        paid = choice.payment
        facts = facts._replace(
            how=paid.how, bank=paid.bank, left=paid.left, right=paid.right, cost=paid.total
        )
    return facts


def pay(bank: int = 0, left: int = 0, right: int = 0) -> Payment:
    """Return a payment of these coins."""
    trade = left + right
    return Payment("trade" if trade else "own", bank, left, right, bank + trade)


Way = tuple[str, int, int, int]
"""How something is paid, and the coins for the bank, the left and the right neighbour."""


def ways_of(listed: Iterable[Choice], action: str = "build") -> list[tuple[CardId, Way]]:
    """Return the cards of the choices with this action, and how each is paid."""
    return [
        (each.card, (each.payment.how, each.payment.bank, each.payment.left, each.payment.right))
        for each in listed
        if isinstance(each, PaidChoice) and each.action == action
    ]


def ways(cities: Sequence[Sketch], card: str, action: str = "build", box: Box | None = None) -> list[Way]:
    """Return the ways in which seat 0 can play a card."""
    return [way for _, way in ways_of(choices(cities, card, box=box), action)]


def score(*cities: Sketch, seat: int = 0, box: Box | None = None) -> Score:
    box = box or standard_box()
    return score_cities(box, laid(cities, box))[seat]


def stacked(
    on: Sequence[str],
    *ages: Sequence[str],
    players: int | None = None,
    options: Options | None = None,
    box: Box | None = None,
) -> BaseGame:
    """Begin a game on these boards with these hands, ``ages[0][1]`` being the hand of seat 1 in age I.

    Hands are filled up to seven cards with taverns.
    """
    hands = []
    for age in range(3):
        given = list(ages[age]) if age < len(ages) else []
        given += [""] * (len(on) - len(given))
        hands.append(tuple(_filled(hand.split()) for hand in given))
    return Game(
        rules_with(box or standard_box()),
        Deal(players or len(on), 0, boards(*on), tuple(hands), options or Options()),
    )


def _filled(cards: list[str]) -> tuple[CardId, ...]:
    return tuple(map(CardId, cards + [FILLER] * (7 - len(cards))))


def play(game: BaseGame, *moves: str) -> tuple[BaseEvent, ...]:
    """Play a step: one move a seat, written like ``build baths left 2`` or ``stage altar`` or ``none``.

    A seat without a move sells a tavern, else its last card, or takes nothing from the discard pile.
    """
    chosen: dict[Seat, BaseChoice] = {}
    seats = [decision.seat for decision in game.decisions()]
    for seat, move in zip(seats, moves, strict=False):
        chosen[seat] = game.read_choice(seat, move_as_json(move), chosen)
    for move in moves[len(seats) :]:
        (decision,) = game.decisions(chosen)
        chosen[decision.seat] = game.read_choice(decision.seat, move_as_json(move), chosen)
    while pending := game.decisions(chosen):
        for decision in pending:
            chosen[decision.seat] = _default_choice(decision.choices)
    return game.play(chosen)


def _default_choice(listed: Sequence[BaseChoice]) -> BaseChoice:
    """Return the choice that sells a tavern, else the last card, else takes nothing."""
    sales = [choice for choice in listed if choice.action == "sell"]
    fillers = [choice for choice in sales if facts_of(choice).card == FILLER]
    return (fillers or sales or listed)[-1]


def move_as_json(move: str) -> dict[str, object]:
    words = move.split()
    data: dict[str, object] = {"action": words[0]}
    if len(words) > 1:
        data["card"] = words[1]
    for key, value in zip(words[2::2], words[3::2], strict=True):
        data[key] = int(value) if value.isdigit() else value
    return data


def pass_time(game: BaseGame, rounds: int) -> None:
    """Let all players sell cards for some rounds."""
    for _ in range(rounds):
        play(game)


def random_game(players: int, seed: int, options: Mapping[str, object] | None = None) -> BaseGame:
    """Return a new game with a random deal."""
    game = new_game("base", players, seed, dict(options or {}))
    assert isinstance(game, Game)
    return game


def view(
    cities: Sequence[Sketch], hand: str, age: int, round_: int, box: Box | None = None, **more: Any
) -> View:
    """Return the view of seat 0 with these cards in hand."""
    box = box or standard_box()
    around = laid(cities, box)
    fields = {"players": len(cities), "deciding": FrozenMapping({Seat(0): "round"}), **more}
    return View(
        box=box,
        seat=Seat(0),
        age=age,
        round=round_,
        over=False,
        passing="right" if age == 2 else "left",
        cities=around,
        scores=score_cities(box, around),
        discard_size=0,
        hand=tuple(map(CardId, hand.split())),
        **fields,
    )
