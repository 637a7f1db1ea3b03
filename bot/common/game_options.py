"""The options of a game, which the host of a lobby can set."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, Literal, Self, get_args, get_type_hints

from engine.game import JsonObject
from engine.reading import Node
from engine.rules import STANDARD, box_named, rules_of

GameName = Literal["base", "second-edition", "duel", "architects"]
GAME_NAMES: tuple[GameName, ...] = get_args(GameName)
PLAYED_WITH: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "base": ("base", STANDARD),
    "second-edition": ("base", ("second_edition",)),
    "duel": ("duel", STANDARD),
    "architects": ("architects", STANDARD),
}
"""The ids of the rules and of the boxes of each game."""

EDITIONS: tuple[GameName, GameName] = ("base", "second-edition")

Sides = Literal["A", "B", "A+B"]
Wonders = Literal["dealt", "chosen", "dealt-with-manneken-pis", "chosen-with-manneken-pis"]
Pace = Literal["live", "relaxed", "slow", "none"]
RoundPictures = Literal["strip", "round", "age"]
"""The pictures of a round: a strip per city, whole cities, or those only at the end of an age."""

Place = Literal["channel", "thread"]
Pause = Literal["short", "long", "none"]
"""How long a computer player pauses before its turn, so that people can follow."""

Hints = Literal["off", "on"]
"""A game with hints counts for no ranking."""

Practice = Literal["no", "yes"]
"""At a practice table nothing counts, and its player can undo choices at will."""

PAUSE_SECONDS: dict[Pause, float] = {"short": 2.0, "long": 5.0, "none": 0.0}
SECONDS: dict[Pace, float | None] = {"live": 90.0, "relaxed": 600.0, "slow": 86_400.0, "none": None}


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a lobby; ``boxes`` are the ids of the boxes that are used, by default the game's own."""

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
        """Use the game's own boxes by default."""
        if not self.boxes:
            object.__setattr__(self, "boxes", PLAYED_WITH[self.game][1])

    @property
    def rules(self) -> str:
        """The id of the rules in the engine."""
        return PLAYED_WITH[self.game][0]

    @property
    def box(self) -> Any:
        """The contents of the boxes, as the game's package in the engine defines them."""
        return box_named(self.rules, self.boxes)

    @property
    def has_sides(self) -> bool:
        """Whether the game's boards have two sides."""
        return self.rules == "base"

    @property
    def in_turns(self) -> bool:
        """Whether one player acts at a time, in the open; a turn is one decision or several.

        Forced choices are then made at once, which would give hidden hands away, and the computer plays for
        late players until the turn is over.
        """
        return self.rules != "base"

    @property
    def is_practice(self) -> bool:
        """Whether one person practises against computer players."""
        return self.practice == "yes"

    @property
    def wonders_chosen(self) -> bool:
        """Whether the players choose their boards instead of being dealt them."""
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
        """The pause before a computer player's turn, in seconds; 0 if everybody plays at once."""
        return PAUSE_SECONDS[self.pause] if self.in_turns else 0.0

    @property
    def has_hints(self) -> bool:
        """Whether hints are available; in practice they always are."""
        return self.hints == "on" or self.is_practice

    @property
    def seconds(self) -> float | None:
        """The time limit of a round in seconds, or None."""
        return SECONDS[self.pace]

    def values_of(self, name: str) -> tuple[str, ...]:
        """Return the values of an option in this game, in display order."""
        has_all = name != "wonders" or self.has_manneken_pis
        return tuple(each for each in values_of(name) if has_all or not each.endswith("manneken-pis"))

    def with_choice(self, name: str, value: str) -> Self:
        """Return the options with one of them set; raises `ValueError` for an unknown name or value.

        Another game gets its own boxes, and no Manneken Pis board if they have none.
        """
        chosen = replace(self, **{name: _checked(name, value)})
        if chosen.game != self.game:
            chosen = replace(chosen, boxes=())
        if chosen.manneken_pis and not chosen.has_manneken_pis:
            chosen = replace(chosen, wonders="chosen" if chosen.wonders_chosen else "dealt")
        return chosen

    def with_boxes(self, boxes: object) -> Self:
        """Return the options with these boxes of the game; raises `ValueError` if they are invalid."""
        names = rules_of(Node(self.rules, "game"), Node(boxes, "boxes")).box.names
        game = next((each for each in GAME_NAMES if PLAYED_WITH[each] == (self.rules, names)), self.game)
        return replace(self, game=game, boxes=names)

    def as_json(self) -> JsonObject:
        """Return the options as JSON, without boxes if they are the game's own."""
        boxes = {} if self.boxes == PLAYED_WITH[self.game][1] else {"boxes": list(self.boxes)}
        return {**{name: getattr(self, name) for name in NAMES}, **boxes}

    @classmethod
    def from_json(cls, data: JsonObject) -> Self:
        """Read stored options; missing ones get their defaults."""
        options = cls(**{name: _checked(name, str(value)) for name, value in data.items() if name != "boxes"})
        return options.with_boxes(data["boxes"]) if "boxes" in data else options


@lru_cache(maxsize=16)
def values_of(name: str) -> tuple[str, ...]:
    """Return the values of an option, in display order."""
    return get_args(get_type_hints(Options)[name])


def _checked(name: str, value: str) -> Any:
    """Return a valid value; raises `ValueError` for an unknown option or value."""
    if name not in NAMES or value not in values_of(name):
        raise ValueError(f"no option {name} = {value}")
    return value


NAMES = tuple(field.name for field in fields(Options) if field.name != "boxes")
"""The options that have one value each."""
