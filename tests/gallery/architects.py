"""The states in which the pictures of Architects are shown: moments of games played by chance from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.architects.box import standard_box
from engine.architects.view import View
from engine.game import Seat
from engine.record import new_game
from renders.parts.language import Text
from tests.gallery.exhibit import NAMES, ODD_NAMES, WIDE_NAMES, Case
from tests.gallery.played import views_of as played


@lru_cache(maxsize=6)
def views_of(players: int) -> Sequence[View]:
    """Play a game once for all names and languages; return what a spectator sees of it, step by step."""
    return played(new_game("architects", players, players, {}), random.Random(players))


def _games() -> Iterator[tuple[str, Sequence[View], Sequence[str]]]:
    """Return a game of each number of players, and with odd and wide names."""
    box = standard_box()
    for players in range(box.least_players, box.most_players + 1):
        yield f"{players} players", views_of(players), NAMES
    yield "odd names", views_of(box.most_players), ODD_NAMES
    yield "wide names", views_of(4), WIDE_NAMES


def view_at(players: int, kind: str) -> View:
    """Return the table late in a game when a question of a kind was asked."""
    return [view for view in views_of(players) if kind in view.deciding.values()][-1]


def _taking(views: Sequence[View]) -> list[View]:
    return [view for view in views if "take" in view.deciding.values()]


def tables(text: Text) -> Iterator[Case]:
    """Show the first turn, one late in a game with and without a hint, a choice of a token, the end."""
    for name, views, names in _games():
        taking = _taking(views)
        late = taking[-1]
        choosing = [view for view in reversed(views) if "token" in view.deciding.values()][:1]
        moments = [("first turn", taking[0]), ("late turn", late), ("over", views[-1])]
        for moment, view in (*moments, *(("progress token", view) for view in choosing)):
            yield Case(f"{moment}, {name}", (view, names))
        yield Case(f"a hint, {name}", (late, names), (late.offered[-1].deck,))


def cities(text: Text) -> Iterator[Case]:
    """Show every city late in a game."""
    for name, views, names in _games():
        late = _taking(views)[-1]
        for seat in map(Seat, range(late.players)):
            yield Case(f"seat {seat + 1}, {name}", (late, seat, names))


def scores(text: Text) -> Iterator[Case]:
    """Show the score of every game."""
    return (Case(name, (views[-1], names)) for name, views, names in _games())
