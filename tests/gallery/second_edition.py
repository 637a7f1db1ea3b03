"""The states in which pictures of the second edition are shown: its nights, its chains, its new cards."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from engine.base.rules import second_edition_box
from engine.game import Seat
from renders.parts.language import Text
from tests.gallery.base_moments import Moment, play_out
from tests.gallery.base_tables import Staging, city, every_hand_of
from tests.gallery.exhibit import NAMES, Case

_BOXES = ("second_edition",)
_NEW = ("well", "ludus", "castrum", "decorators_guild")
_CHAINED = "scriptorium library laboratory dispensary school forum caravansery walls training_ground"

_stage = partial(Staging, boxes=_BOXES)

_OLYMPIA = city("olympia", "B", 4, 2, f"lumber_yard stone_pit {_CHAINED}", conflicts=(1, 3))
_RHODES = city("rhodes", "B", 5, 1, "ore_vein apothecary well theater ludus castrum decorators_guild")
_GIZA = city("giza", "A", 3, 2, "stone_pit clay_pool baths altar")
_HALICARNASSUS = city("halicarnassus", "B", 2, 0, "loom_age_1")

HANDS: dict[str, Staging] = {
    "chains": _stage(
        (_OLYMPIA, _RHODES, _GIZA),
        hand=("scriptorium", "workshop", "forum", "library", "courthouse", "stables", "walls"),
    ),
    "long costs with chains": _stage(
        (_OLYMPIA, _GIZA, _RHODES),
        age=3,
        hand=("pantheon", "senate", "observatory", "circus", "lodge", "academy"),
    ),
    "new cards": _stage((_RHODES, _GIZA, _HALICARNASSUS), age=3, hand=("pantheon", *_NEW[1:])),
    "a well": _stage((_HALICARNASSUS, _RHODES, _GIZA), age=1, round=5, hand=("well", "altar", "apothecary")),
}

CITIES: dict[str, Staging] = {
    "Olympia by night": _stage((_OLYMPIA, _RHODES, _GIZA)),
    "Olympia by day": _stage((city("olympia", "A", 4, 2, _CHAINED), _RHODES, _GIZA)),
    "Rhodes by night": _stage((_RHODES, _GIZA, _OLYMPIA), age=3),
    "Halicarnassus by night, nothing built": _stage((_HALICARNASSUS, _OLYMPIA, _GIZA), age=1),
    "Giza by night, whole": _stage(
        (city("giza", "B", 1, 4, "stone_pit decorators_guild"), _RHODES, _OLYMPIA), over=True
    ),
}


def hands(text: Text) -> Iterator[Case]:
    for name, staging in HANDS.items():
        yield Case(name, (staging.view(), NAMES))
    for age in (1, 2, 3):
        for number, hand in enumerate(every_hand_of(second_edition_box(), age), 1):
            staging = _stage((_OLYMPIA, _RHODES, _GIZA), hand=hand, age=age)
            yield Case(f"age {age} cards {number}", (staging.view(), NAMES))


def games(_: Text) -> Iterator[tuple[str, Sequence[Moment], Sequence[str]]]:
    for players in (3, 7):
        yield f"{players} players", play_out(players, players, _BOXES), NAMES


def discards(text: Text) -> Iterator[Case]:
    last = play_out(7, 7, _BOXES)[-1].view
    yield Case("40 cards", (replace(last, seat=Seat(0), discard=tuple(last.box.cards)[:40]), NAMES))
