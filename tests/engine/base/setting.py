"""Cities, tables and games with chosen hands for tests, and moves written as words."""

from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from engine.base.box import Box
from engine.base.choice import BaseChoice
from engine.base.city import Board, City, Side
from engine.base.deal import Deal, Options
from engine.base.events import BaseEvent
from engine.base.payment import Payment
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
) -> Sketch:
    return Sketch(boards(board)[0], coins, tuple(map(CardId, buildings)), stages, conflicts, copied=copied)


def laid(sketches: Sequence[Sketch], box: Box | None = None) -> tuple[City, ...]:
    """Lay out cities side by side, by default with the standard box."""
    return lay_out(box or standard_box(), sketches)


def boards(*names: str) -> tuple[Board, ...]:
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


def facts_of(choice: Choice) -> Any:
    """Return the fields of any choice as attributes, and its cost; None and 0 where a choice has none."""
    nothing = {**dict.fromkeys(("card", "how", "copy")), **dict.fromkeys(("bank", "left", "right"), 0)}
    facts: dict[str, Any] = {**nothing, **choice.as_json()}
    return SimpleNamespace(**facts, cost=facts["bank"] + facts["left"] + facts["right"])


def pay(bank: int = 0, left: int = 0, right: int = 0) -> Payment:
    trade = left + right
    return Payment("trade" if trade else "own", bank, left, right, bank + trade)


def score(*cities: Sketch, seat: int = 0) -> Score:
    return score_cities(standard_box(), laid(cities))[seat]


def stacked(
    on: Sequence[str],
    *ages: Sequence[str],
    players: int | None = None,
    box: Box | None = None,
) -> BaseGame:
    """Begin a game on these boards with these hands, ``ages[0][1]`` being the hand of seat 1 in age I.

    Hands are filled up to seven cards with taverns.
    """
    hands = []
    for age in range(3):
        given = [each.split() for each in ages[age]] if age < len(ages) else []
        given += [[]] * (len(on) - len(given))
        hands.append(tuple(tuple(map(CardId, cards + [FILLER] * (7 - len(cards)))) for cards in given))
    deal = Deal(players or len(on), 0, boards(*on), tuple(hands), Options())
    return Game(rules_with(box or standard_box()), deal)


def play(game: BaseGame, *moves: str) -> tuple[BaseEvent, ...]:
    """Play a step: one move a seat, written like ``build baths left 2`` or ``stage altar`` or ``none``.

    A seat without a move sells a tavern, else its last card, or takes nothing from the discard pile.
    """
    chosen: dict[Seat, BaseChoice] = {}
    waiting = list(moves)
    while pending := game.decisions(chosen):
        for decision in pending:
            if waiting:
                data = move_as_json(waiting.pop(0))
                chosen[decision.seat] = game.read_choice(decision.seat, data, chosen)
            else:
                sales = [choice for choice in decision.choices if choice.action == "sell"]
                fillers = [choice for choice in sales if facts_of(choice).card == FILLER]
                chosen[decision.seat] = (fillers or sales or decision.choices)[-1]
    return game.play(chosen)


def move_as_json(move: str) -> dict[str, object]:
    words = move.split()
    data: dict[str, object] = {"action": words[0]}
    if len(words) > 1:
        data["card"] = words[1]
    for key, value in zip(words[2::2], words[3::2], strict=True):
        data[key] = int(value) if value.isdigit() else value
    return data


def pass_time(game: BaseGame, rounds: int) -> None:
    for _ in range(rounds):
        play(game)


def random_game(players: int, seed: int, options: Mapping[str, object] | None = None) -> BaseGame:
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
