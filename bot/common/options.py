"""What the host of a lobby may set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, Literal, Self, get_args, get_type_hints

from engine.game import JsonObject
from engine.reading import Node
from engine.rules import STANDARD, box_named, rules_of

GameName = Literal["base", "second-edition", "duel", "architects"]
"""What is played: the second edition has its own cards, statistics and ratings."""

GAME_NAMES: tuple[GameName, ...] = get_args(GameName)
PLAYED_WITH: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "base": ("base", STANDARD),
    "second-edition": ("base", ("second_edition",)),
    "duel": ("duel", STANDARD),
    "architects": ("architects", STANDARD),
}
"""The rules that each game is played by, and the boxes that it is played with, both by id."""

EDITIONS: tuple[GameName, GameName] = ("base", "second-edition")
"""The two editions of 7 Wonders."""

Sides = Literal["A", "B", "A+B"]
Wonders = Literal["dealt", "chosen", "dealt-with-manneken-pis", "chosen-with-manneken-pis"]
Pace = Literal["live", "relaxed", "slow", "none"]
RoundPictures = Literal["strip", "round", "age"]
"""What shows a round: a strip for each city, every whole city, or those only at the end of an age."""

Place = Literal["channel", "thread"]
Pause = Literal["short", "long", "none"]
"""How long a computer player waits before its turn, so that one can follow what was played before."""

Hints = Literal["off", "on"]
"""Whether a tap tells what a strong player would do. A game in which it does counts in no ranking."""

Practice = Literal["no", "yes"]
"""Whether it is a practice table: nothing counts, and its player takes choices back at will."""

PAUSE_SECONDS: dict[Pause, float] = {"short": 2.0, "long": 5.0, "none": 0.0}

SECONDS: dict[Pace, float | None] = {"live": 90.0, "relaxed": 600.0, "slow": 86_400.0, "none": None}


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a lobby, the first value of each is the default.

    ``boxes`` are the boxes that the game is played with, by id: its own where nothing else is said.
    """

    game: GameName = "base"
    sides: Sides = "A"
    wonders: Wonders = "dealt"
    pace: Pace = "relaxed"
    pictures: RoundPictures = "strip"
    place: Place = "channel"
    pause: Pause = "short"
    hints: Hints = "off"
    practice: Practice = "no"
    boxes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Play with the game's own boxes where nothing else is said."""
        if not self.boxes:
            object.__setattr__(self, "boxes", PLAYED_WITH[self.game][1])

    @property
    def rules(self) -> str:
        """The rules that the game is played by: the id of a game of the engine."""
        return PLAYED_WITH[self.game][0]

    @property
    def box(self) -> Any:
        """What the game is played with, the box of its package in the engine."""
        return box_named(self.rules, self.boxes)

    @property
    def fewest_players(self) -> int:
        """How many players the game needs."""
        return box_named(self.rules, self.boxes).least_players

    @property
    def most_players(self) -> int:
        """How many players the game takes."""
        return box_named(self.rules, self.boxes).most_players

    @property
    def has_sides(self) -> bool:
        """Whether its boards have two sides, of which one is played."""
        return self.rules == "base"

    @property
    def in_turns(self) -> bool:
        """Whether players take turns in the open, each turn one decision or several.

        What leaves no choice is then done at once, where hands would give away that there was none, and
        who was late is played for until the turn is over.
        """
        return self.rules != "base"

    @property
    def is_practice(self) -> bool:
        """Whether one person practises against computer players."""
        return self.practice == "yes"

    @property
    def wonders_chosen(self) -> bool:
        """Whether the players choose their boards, else they are dealt."""
        return self.wonders.startswith("chosen")

    @property
    def manneken_pis(self) -> bool:
        """Whether the Manneken Pis board is among the others."""
        return self.wonders.endswith("manneken-pis")

    @property
    def has_manneken_pis(self) -> bool:
        """Whether the Manneken Pis board is in the box."""
        return self.has_sides and any(wonder.promo for wonder in self.box.wonders.values())

    @property
    def pause_seconds(self) -> float:
        """How long a computer player waits before its turn; 0 where everybody plays at the same time."""
        return PAUSE_SECONDS[self.pause] if self.in_turns else 0.0

    @property
    def has_hints(self) -> bool:
        """Whether a tap tells what a strong player would do; in practice it always does."""
        return self.hints == "on" or self.is_practice

    @property
    def seconds(self) -> float | None:
        """How long a person has for a round; None without a clock."""
        return SECONDS[self.pace]

    def values_of(self, name: str) -> tuple[str, ...]:
        """List the values that an option has in this game, in the order in which they are shown."""
        values = values_of(name)
        if name == "wonders" and not self.has_manneken_pis:
            values = tuple(each for each in values if not each.endswith("manneken-pis"))
        return values

    def with_choice(self, name: str, value: str) -> Self:
        """Return the options with one of them set; raises `ValueError` for an unknown name or value.

        Another game is played with its own boxes, without the Manneken Pis board where they have none.
        """
        chosen = replace(self, **{name: _checked(name, value)})
        if chosen.game != self.game:
            chosen = replace(chosen, boxes=())
        if chosen.manneken_pis and not chosen.has_manneken_pis:
            chosen = replace(chosen, wonders="chosen" if chosen.wonders_chosen else "dealt")
        return chosen

    def with_boxes(self, boxes: object) -> Self:
        """Return the options with these boxes of the game.

        Raises `ValueError` for what is no list of them.
        """
        names = rules_of(Node(self.rules, "game"), Node(boxes, "boxes")).box.names
        game = next((each for each in GAME_NAMES if PLAYED_WITH[each] == (self.rules, names)), self.game)
        return replace(self, game=game, boxes=names)

    def as_json(self) -> JsonObject:
        """Return the options as JSON; the game's own boxes go without saying."""
        boxes = {} if self.boxes == PLAYED_WITH[self.game][1] else {"boxes": list(self.boxes)}
        return {**{name: getattr(self, name) for name in NAMES}, **boxes}

    @classmethod
    def from_json(cls, data: JsonObject) -> Self:
        """Read options as they were written; what is not there has its default."""
        options = cls(**{name: _checked(name, str(value)) for name, value in data.items() if name != "boxes"})
        return options.with_boxes(data["boxes"]) if "boxes" in data else options


@lru_cache(maxsize=16)
def values_of(name: str) -> tuple[str, ...]:
    """List the values of an option, in the order in which they are shown."""
    return get_args(get_type_hints(Options)[name])


def _checked(name: str, value: str) -> Any:
    """Return the value of an option; raises `ValueError` where there is no such option or value."""
    if name not in NAMES or value not in values_of(name):
        raise ValueError(f"no option {name} = {value}")
    return value


NAMES = tuple(field.name for field in fields(Options) if field.name != "boxes")
"""The options of which one value is chosen."""
