"""The states in which the pictures of the base game are shown: usual and extreme ones."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.base.box import Box
from engine.base.city import SIDES
from engine.base.rules import standard_box
from engine.base.view import View
from engine.game import Seat
from renders.base.hand import Mark
from renders.parts.language import Text
from tests.gallery.base_moments import Moment, play_out
from tests.gallery.base_tables import HANDS, STRIPS, Staging, every_hand_of
from tests.gallery.exhibit import NAMES, ODD_NAMES, WIDE_NAMES, Case

_PICKED = (Seat(0),)
MARKED = {
    "a hint and a pick": ("seven cards", (Mark("advised", 3, stage=True), Mark("picked", 1))),
    "a picked stage": ("seven cards", (Mark("picked", 4, stage=True),)),
    "a hint, four cards": ("four cards", (Mark("advised", 2),)),
    "a hint and a pick, four cards": (
        "four cards",
        (Mark("advised", 3, stage=True), Mark("picked", 3, stage=True)),
    ),
    "a hint, three cards": ("three cards", (Mark("advised", 1, stage=True),)),
    "a hint, Brussels": ("Brussels copies left or right", (Mark("advised", 1, stage=True),)),
}
"""Hands with what is advised and picked in them."""


def hands(text: Text) -> Iterator[Case]:
    """Show hands of every size, with hard names and marks, and all cards of an age."""
    for name, staging in HANDS.items():
        yield _hand(name, staging.view(), text)
        if staging.free_city is not None:
            yield _hand(f"{name}, then", staging.for_the_free_city(), text)
    hard = {"wide names": WIDE_NAMES, "odd names": ODD_NAMES, "other scripts": ODD_NAMES[3:]}
    for sort, names in hard.items():
        yield _hand(sort, HANDS["seven cards"].view(), text, names)
        yield _hand(f"{sort}, full header", HANDS["every source"].view(), text, names)
    for name, (held, marks) in MARKED.items():
        yield _hand(name, HANDS[held].view(), text, marks=marks)
    cities = HANDS["seven cards"].sketches
    for age in (1, 2, 3):
        for number, hand in enumerate(every_hand_of(standard_box(), age), 1):
            yield _hand(f"age {age} cards {number}", Staging(cities, hand=hand, age=age).view(), text)


def _hand(
    name: str, view: View, text: Text, names: Sequence[str] = NAMES, marks: Sequence[Mark] = ()
) -> Case:
    shown = names if view.free_city is None else (*names[: view.free_city], text("free-city"))
    return Case(name, (view, shown), (marks,))


def cities(stagings: Mapping[str, Staging], text: Text) -> Iterator[Case]:
    """Show cities with wide names, and the first one with other hard names."""
    for name, staging in stagings.items():
        yield Case(name, (staging.view(), staging.seat, NAMES))
        yield Case(f"{name}, wide names", (staging.view(), staging.seat, WIDE_NAMES))
    usual = next(iter(stagings.values()))
    yield Case("odd names", (usual.view(), usual.seat, ODD_NAMES))
    yield Case("names in other scripts", (usual.view(), usual.seat, ODD_NAMES[2:]))


def strips(text: Text) -> Iterator[Case]:
    """Show every way in which a card is played, then the first and the last round of games."""
    for name, told in STRIPS.items():
        for sort, called in (("", NAMES), (", wide names", WIDE_NAMES), (", odd names", ODD_NAMES)):
            yield Case(f"{name}{sort}", (told.staging.view(), told.events, told.seat, called))
    yield from rounds(games, text)


Games = Callable[[Text], Iterator[tuple[str, Sequence[Moment], Sequence[str]]]]
"""Plays games; tells of each what is special about it, its moments, and the names of its players."""


def games(text: Text) -> Iterator[tuple[str, Sequence[Moment], Sequence[str]]]:
    """Play a game of each number of players, and one with odd names."""
    names: Sequence[str]
    shown = [(f"{players} players", players, NAMES) for players in range(2, 8)]
    for name, players, names in (*shown, ("odd names", 7, ODD_NAMES)):
        moments = play_out(players, players, manneken_pis=players > 2)
        yield name, moments, [*names[:players], text("picture-seat-name", seat=players + 1)]


def rounds(games: Games, text: Text) -> Iterator[Case]:
    for name, moments, names in games(text):
        for when, moment in (("first round", moments[0]), ("last round", moments[-2])):
            for seat in map(Seat, range(len(moment.view.cities))):
                yield Case(f"{when}, {name}, seat {seat + 1}", (moment.view, moment.events, seat, names))


def tables(games: Games, text: Text) -> Iterator[Case]:
    for name, moments, names in games(text):
        yield Case(f"first round, {name}", (moments[0].view, names), (_PICKED,))
        yield Case(f"last round, {name}", (moments[-2].view, names), (_PICKED,))


def conflicts(games: Games, text: Text) -> Iterator[Case]:
    for name, moments, names in games(text):
        for number, moment in enumerate((each for each in moments if each.ends_an_age), 1):
            yield Case(f"age {number}, {name}", (moment.view, moment.events, names))


def discards(text: Text) -> Iterator[Case]:
    """Show the first discard pile of every game that somebody chooses from."""
    for name, moments, names in games(text):
        yield from [Case(name, (each.view, names)) for each in moments if each.view.discard][:1]


def scores(games: Games, text: Text) -> Iterator[Case]:
    for name, moments, names in games(text):
        yield Case(name, (moments[-1].view, names))


def boards(box: Box, text: Text) -> Iterator[Case]:
    """Show the boards that can be chosen: all, and the few that a full table leaves."""
    for side in SIDES:
        for name, offered in (("all", list(box.wonders)), ("few", list(box.wonders)[2:5])):
            yield Case(f"{name} {side}", (box, offered, side))
