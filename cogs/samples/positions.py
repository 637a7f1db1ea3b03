"""Sample games, played at random up to positions worth showing."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, cast

from bot.common.game_options import GameName, Options
from engine.base.view import View
from engine.course import AnyGame
from engine.game import Decision, JsonObject, Seat
from engine.measuring.uniform import Uniform, play_out
from engine.record import new_game

PLAYERS: Mapping[GameName, Sequence[int]] = {
    "base": (3, 2),
    "second-edition": (3,),
    "duel": (2,),
    "architects": (3,),
}
"""Numbers of players, used in rotation; some games of 7 Wonders have a Free City."""


@dataclass(frozen=True, slots=True)
class Position:
    """A game in progress: its deal, the steps and picks so far, and the seat that decides."""

    header: JsonObject
    steps: Sequence[JsonObject]
    seat: Seat
    picks: Mapping[Seat, Any] = field(default_factory=dict)

    @property
    def game(self) -> GameName:
        """The game that is played."""
        return Options.from_json(
            {key: self.header[key] for key in ("game", "boxes") if key in self.header}
        ).game

    @property
    def players(self) -> int:
        """The number of players."""
        return cast("int", self.header["players"])


@lru_cache(maxsize=len(PLAYERS))
def positions(name: GameName) -> Mapping[str, Position]:
    """Return a position for every kind of decision of a game, the one with the most choices."""
    most: dict[str, int] = {}
    found: dict[str, Position] = {}
    for game, decision, picks in _random_decisions(name):
        if len(decision.choices) > most.get(decision.kind, 0):
            most[decision.kind] = len(decision.choices)
            found[decision.kind] = _position(game, decision.chooser, picks)
    return found


def at_the_cat() -> Position:
    """Return a turn of Architects whose player can look at the central card."""
    return _first("architects", "take", lambda view: view.peeked is not None)


def with_a_choice_of_payment() -> Position:
    """Return a round of 7 Wonders with a card that can be paid for in several ways."""
    return _first("base", "round", lambda view: view.round > 1 and bool(payable_in_several_ways(view)))


def payable_in_several_ways(view: View) -> int | None:
    """Return the place in a hand of a card with several ways to pay, for which it offers a list, or None."""
    for place, offer in enumerate(view.offers):
        if sum(choice.payment.how == "trade" for choice in offer.builds) > 1:
            return place
    return None


def finished(name: GameName, players: int) -> Position:
    """Return a game that is over, with the seat of the first player."""
    return _position(play_out(_deal(name, players, 0), [Uniform()] * players, Random(0)), Seat(0), {})


def _first(name: GameName, kind: str, fits: Callable[[Any], bool]) -> Position:
    """Return the first position with a decision of a kind whose view fits."""
    for game, decision, picks in _random_decisions(name):
        if decision.kind == kind and fits(game.view(decision.chooser)):
            return _position(game, decision.chooser, picks)
    raise LookupError(kind)


def _random_decisions(name: GameName) -> Iterator[tuple[AnyGame, Decision[Any], Mapping[Seat, Any]]]:
    """Play games at random and yield every decision with its game and the picks before it."""
    # Thirty games take half a second, and have every kind of decision.
    for seed in range(30):
        sizes, source = PLAYERS[name], Random(seed)
        game = _deal(name, sizes[seed % len(sizes)], seed)
        while not game.over:
            chosen: dict[Seat, Any] = {}
            while pending := game.decisions(chosen):
                for decision in pending:
                    yield game, decision, chosen
                chosen |= {each.seat: Uniform().choose(None, each, source) for each in pending}
            game.play(chosen)


def _position(game: AnyGame, seat: Seat, picks: Mapping[Seat, Any]) -> Position:
    record = game.record()
    header = {key: value for key, value in record.items() if key not in ("steps", "result", "victory")}
    own = {each: pick for each, pick in picks.items() if each == seat}
    return Position({**header, "steps": []}, cast("list[JsonObject]", record["steps"]), seat, own)


def _deal(name: GameName, players: int, seed: int) -> AnyGame:
    options = Options(game=name)
    return new_game(
        options.rules, players, seed, {"sides": "A+B"} if options.has_sides else {}, options.boxes
    )
