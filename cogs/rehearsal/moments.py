"""Small real games, played by chance to a moment that has something to show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any, cast

from bot.options import GameName
from cogs.discord.message import BUTTONS_IN_A_ROW
from engine.base.view import View
from engine.course import AnyGame
from engine.game import Decision, JsonObject, Seat
from engine.players.policy import Uniform, play_out
from engine.record import new_game, resume

PLAYERS: dict[GameName, int] = {"base": 3, "duel": 2, "architects": 3}
"""At so many seats each game is rehearsed: one person's, the others with computer players."""

PAYMENT_WAYS = 2
"""From so many ways to pay on, a hand asks with a list."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A game in the middle: its deal, the steps played, and the seat from which it is looked at.

    ``card`` is the number of a card in the hand of this seat which can be paid in several ways, if one is
    wanted.
    """

    game: GameName
    header: JsonObject
    steps: list[JsonObject]
    seat: Seat
    card: int | None = None


def before_the_end(game: GameName) -> Moment:
    """Play a game to the last step in which somebody can choose; the seat is theirs.

    What leaves no choice is played by itself where players take turns.
    """
    finished = play_out(_deal(game, 0), [Uniform()] * PLAYERS[game], Random(0))
    record = finished.record()
    steps = cast("list[JsonObject]", record["steps"])
    header = {key: value for key, value in record.items() if key not in ("result", "victory")}
    while True:
        steps = steps[:-1]
        first = resume({**header, "steps": steps}).decisions()[0]
        if len(first.choices) > 1:
            return Moment(game, {**header, "steps": []}, steps, first.chooser)


def with_a_choice_of_payment() -> Moment:
    """Play the base game to a round in which a hand has a card that can be paid in several ways."""
    for seed in count():
        game, source = _deal("base", seed), Random(seed)
        header = game.record()
        while not game.over:
            seat = Seat(0)
            number = _payable_in_several_ways(game, seat) if game.steps else None
            if number is not None:
                steps = cast("list[JsonObject]", game.record()["steps"])
                return Moment("base", header, steps, seat, number)
            _play_by_chance(game, source)
    raise AssertionError("there are more seeds")


def at_the_discard_pile() -> Moment:
    """Play the base game to a choice from a discard pile that is too large for buttons."""
    return _when(
        "base",
        lambda _, decision: decision.kind == "revive" and len(decision.choices) > BUTTONS_IN_A_ROW,
    )


def at_the_great_library() -> Moment:
    """Play Duel to the tokens that the Great Library draws."""
    return _when("duel", lambda _, decision: decision.kind == "library")


def at_a_card() -> Moment:
    """Play Duel to a turn."""
    return _when("duel", lambda _, decision: decision.kind == "turn")


def at_a_search() -> Moment:
    """Play Architects to the cards that Halicarnassus shows."""
    return _when("architects", lambda _, decision: decision.kind == "keep" and len(decision.choices) > 1)


def at_the_cat() -> Moment:
    """Play Architects to a turn of the cat's owner, who may look at the central card."""
    return _when(
        "architects",
        lambda game, decision: decision.kind == "take" and game.view(decision.chooser).peeked is not None,
    )


def _when(name: GameName, wanted: Callable[[AnyGame, Decision[Any]], bool]) -> Moment:
    """Play games to the first moment at which somebody is asked what is wanted; the seat is theirs."""
    for seed in count():
        game, source = _deal(name, seed), Random(seed)
        header = game.record()
        while not game.over:
            for decision in game.decisions():
                if wanted(game, decision):
                    steps = cast("list[JsonObject]", game.record()["steps"])
                    return Moment(name, header, steps, decision.chooser)
            _play_by_chance(game, source)
    raise AssertionError("there are more seeds")


def _deal(game: GameName, seed: int) -> AnyGame:
    options = {"sides": "A+B", "manneken_pis": False} if game == "base" else {}
    return new_game(game, PLAYERS[game], seed, options)


def _payable_in_several_ways(game: AnyGame, seat: Seat) -> int | None:
    """Give the number on the button of such a card, counted from 1."""
    view: View = game.view(seat)
    for number, offer in enumerate(view.offers, start=1):
        if sum(choice.payment.how == "trade" for choice in offer.builds) >= PAYMENT_WAYS:
            return number
    return None


def _play_by_chance(game: AnyGame, source: Random) -> None:
    chosen: dict[Seat, Any] = {}
    while pending := game.decisions(chosen):
        for decision in pending:
            chosen[decision.seat] = Uniform().choose(None, decision, source)
    game.play(chosen)
