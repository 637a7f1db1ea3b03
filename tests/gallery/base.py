"""The pictures of the base game in their usual and extreme states."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engine.base.box import Box
from engine.base.city import SIDES
from engine.base.rules import standard_box
from engine.base.view import View
from engine.game import Seat
from renders.base.boards import describe_boards, draw_boards
from renders.base.city import describe_city, draw_city
from renders.base.city_strip import describe_city_strip, draw_city_strip
from renders.base.close_ups import describe_card, describe_wonder, draw_card, draw_wonder
from renders.base.conflicts import describe_conflicts, draw_conflicts
from renders.base.discard import describe_discard, draw_discard
from renders.base.hand import Mark, describe_hand, draw_hand
from renders.base.result import ENDING
from renders.base.table import describe_table, draw_table
from renders.parts.language import Text
from tests.gallery.base_moments import Moment, play_out
from tests.gallery.base_strips import STRIPS
from tests.gallery.base_tables import CITIES, HANDS, Staging, every_hand_of
from tests.gallery.endings import base_endings
from tests.gallery.exhibit import NAMES, ODD_NAMES, WIDE_NAMES, Exhibit

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


def base_exhibits(text: Text) -> Iterator[Exhibit]:
    """Show hands and cities laid out by hand, games and their ends, all cards and wonders."""
    yield from _hands(text)
    yield from _cities(text)
    yield from _strips(text)
    box = standard_box()
    for players in range(2, box.most_players + 1):
        yield from _game(players, NAMES, f"{players} players", text)
    yield from _game(box.most_players, ODD_NAMES, "odd names", text)
    yield from base_endings(text)
    for card_id in box.cards:
        words = describe_card(box, card_id, text)
        yield Exhibit("card", str(card_id), partial(draw_card, box, card_id, text), words)
    for wonder_id in box.wonders:
        words = describe_wonder(box, wonder_id, text)
        yield Exhibit("wonder", str(wonder_id), partial(draw_wonder, box, wonder_id, text), words)
    yield from _boards(box, text)


def _boards(box: Box, text: Text) -> Iterator[Exhibit]:
    """Show the boards that can be chosen: all, and the few that a full table leaves."""
    wonders = list(box.wonders)
    for side in SIDES:
        for name, offered in (("all", wonders), ("few", wonders[2:5])):
            words = describe_boards(box, offered, side, text)
            yield Exhibit("boards", f"{name} {side}", partial(draw_boards, box, offered, side, text), words)


def _hands(text: Text) -> Iterator[Exhibit]:
    for name, staging in HANDS.items():
        yield _hand(name, staging.view(), text)
        if staging.free_city is not None:
            yield _hand(f"{name}, then", staging.for_the_free_city(), text)
    for sort, names in (
        ("wide names", WIDE_NAMES),
        ("odd names", ODD_NAMES),
        ("other scripts", ODD_NAMES[3:]),
    ):
        yield _hand(sort, HANDS["seven cards"].view(), text, names)
        yield _hand(f"{sort}, full header", HANDS["every source"].view(), text, names)
    for name, (held, marks) in MARKED.items():
        yield _hand(name, HANDS[held].view(), text, marks=marks)
    cities = HANDS["seven cards"].sketches
    for age in (1, 2, 3):
        for number, hand in enumerate(every_hand_of(age), 1):
            yield _hand(f"age {age} cards {number}", Staging(cities, hand=hand, age=age).view(), text)


def _hand(
    name: str, view: View, text: Text, names: Sequence[str] = NAMES, marks: Sequence[Mark] = ()
) -> Exhibit:
    shown = names if view.free_city is None else (*names[: view.free_city], text("free-city"))
    words = describe_hand(view, shown, text, marks)
    return Exhibit("hand", name, lambda: draw_hand(view, shown, text, marks), words)


def _cities(text: Text) -> Iterator[Exhibit]:
    for name, staging in CITIES.items():
        yield _city(name, staging, NAMES, text)
        yield _city(f"{name}, wide names", staging, WIDE_NAMES, text)
    yield _city("odd names", CITIES["typical"], ODD_NAMES, text)
    yield _city("names in other scripts", CITIES["typical"], ODD_NAMES[2:], text)


def _city(name: str, staging: Staging, names: Sequence[str], text: Text) -> Exhibit:
    view, seat = staging.view(), staging.seat
    words = describe_city(view, seat, names, text)
    return Exhibit("city", name, lambda: draw_city(view, seat, names, text), words)


def _strips(text: Text) -> Iterator[Exhibit]:
    for name, told in STRIPS.items():
        view = told.staging.view()
        for sort, names in (("", NAMES), (", wide names", WIDE_NAMES), (", odd names", ODD_NAMES)):
            yield _strip(f"{name}{sort}", Moment(told.events, view), told.seat, names, text)


def _strip(name: str, moment: Moment, seat: Seat, names: Sequence[str], text: Text) -> Exhibit:
    view, events = moment.view, moment.events
    words = describe_city_strip(view, events, seat, names, text)
    return Exhibit("city strip", name, lambda: draw_city_strip(view, events, seat, names, text), words)


def _game(players: int, names: Sequence[str], name: str, text: Text) -> Iterator[Exhibit]:
    """Draw what a game shows in public: its first and last round, conflicts, pile and score."""
    moments = play_out(players, players, manneken_pis=players > 2)
    last = moments[-1]
    pile = next((moment for moment in moments if moment.view.discard), None)
    seats = [*names[:players], text("picture-seat-name", seat=players + 1)]
    yield _table(f"first round, {name}", moments[0], seats, text)
    yield _table(f"last round, {name}", moments[-2], seats, text)
    for when, moment in (("first round", moments[0]), ("last round", moments[-2])):
        for seat in map(Seat, range(len(moment.view.cities))):
            yield _strip(f"{when}, {name}, seat {seat + 1}", moment, seat, seats, text)
    for number, moment in enumerate((each for each in moments if each.ends_an_age), 1):
        yield _conflicts(f"age {number}, {name}", moment, seats, text)
    if pile is not None:
        words = describe_discard(pile.view, seats, text)
        yield Exhibit("discard", name, lambda: draw_discard(pile.view, seats, text), words)
    words = ENDING.describe_score(last.view, seats, text)
    yield Exhibit("score", name, lambda: ENDING.draw_score(last.view, seats, text), words)


def _table(name: str, moment: Moment, names: Sequence[str], text: Text) -> Exhibit:
    picked = (Seat(0),)
    words = describe_table(moment.view, names, text, picked)
    return Exhibit("table", name, lambda: draw_table(moment.view, names, text, picked), words)


def _conflicts(name: str, moment: Moment, names: Sequence[str], text: Text) -> Exhibit:
    words = describe_conflicts(moment.view, moment.events, names, text)
    return Exhibit("conflicts", name, lambda: draw_conflicts(moment.view, moment.events, names, text), words)
