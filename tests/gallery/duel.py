"""The states in which the pictures of Duel are shown: usual and extreme ones."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from engine.duel.rules import standard_box
from engine.duel.terms import SEATS
from engine.duel.view import View
from engine.record import new_game
from renders.parts.language import Text
from tests.gallery.exhibit import NAMES, ODD_NAMES, WIDE_NAMES, Case, views_of

_SEED = 3
_MOST_BUILDINGS, _MOST_TOKENS, _MOST_COINS = 36, 6, 60
"""More than this no city gets in a game."""


@cache
def _views() -> Sequence[View]:
    """Play the game that is shown once for all names and languages."""
    return views_of(new_game("duel", 2, _SEED), _SEED)


def _names() -> dict[str, Sequence[str]]:
    return {"usual names": NAMES, "odd names": ODD_NAMES, "wide names": WIDE_NAMES}


def drafts(text: Text) -> Iterator[Case]:
    drafting = [view for view in _views() if "draft" in view.deciding.values()]
    return (
        Case(f"{taken} taken, {name}", (drafting[taken], names))
        for name, names in _names().items()
        for taken in (0, 2)
    )


def tables(text: Text) -> Iterator[Case]:
    for name, names in _names().items():
        for age in (1, 2, 3):
            turns = [view for view in _views() if "turn" in view.deciding.values() and view.age == age]
            for moment, view in (("first", turns[0]), ("middle", turns[8]), ("last", turns[-1])):
                yield Case(f"age {age} {moment}, {name}", (view, names))
            free = [laid.slot for laid in turns[8].layout if laid.free]
            yield Case(f"age {age} hint, {name}", (turns[8], names), (free[-1],))
        yield Case(f"crowded, {name}", (crowd(_views()[-2]), names))


def cities(text: Text) -> Iterator[Case]:
    for name, names in _names().items():
        for view, moment in ((_views()[-2], "late"), (crowd(_views()[-2]), "crowded")):
            for seat in SEATS:
                yield Case(f"{moment}, seat {seat + 1}, {name}", (view, seat, names))


def scores(text: Text) -> Iterator[Case]:
    return (Case(name, (_views()[-1], names)) for name, names in _names().items())


def token_lists(text: Text) -> Iterator[Case]:
    box, tokens = standard_box(), tuple(standard_box().tokens)
    line = text("duel-tokens-line", name=NAMES[0])
    return (Case(str(half[0]), (box, half, line)) for half in (tokens[:5], tokens[5:]))


def card_lists(text: Text) -> Iterator[Case]:
    box, heading, line = standard_box(), text("duel-discard-title"), text("duel-discard-line", name=NAMES[0])
    shown = {count: tuple(box.cards)[:count] for count in (2, 14, 40)}
    return (Case(f"{count} cards", (box, cards, heading, line)) for count, cards in shown.items())


def crowd(view: View) -> View:
    """Return a table at which one city has more of everything than any game gives it."""
    full = view.box.city(
        _MOST_COINS,
        tuple(view.box.cards)[:_MOST_BUILDINGS],
        view.cities[0].wonders,
        tuple(view.box.tokens)[:_MOST_TOKENS],
    )
    return replace(view, cities=(full, view.cities[1]))
