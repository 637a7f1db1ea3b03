"""The states in which the pictures of Architects are shown: moments of games played by chance from a seed."""

from collections.abc import Iterator, Sequence
from functools import cache

from engine.architects.view import View
from engine.game import Seat
from engine.record import new_game
from renders.parts.language import Text
from tests.gallery import exhibit
from tests.gallery.exhibit import NAMES, ODD_NAMES, WIDE_NAMES, Case


@cache
def views_of(players: int) -> Sequence[View]:
    """Play a game once for all names and languages; return what a spectator sees of it, step by step."""
    return exhibit.views_of(new_game("architects", players, players, {}), players)


def _games() -> Iterator[tuple[str, Sequence[View], Sequence[str]]]:
    for players in range(2, 8):
        yield f"{players} players", views_of(players), NAMES
    yield "odd names", views_of(7), ODD_NAMES
    yield "wide names", views_of(4), WIDE_NAMES


def view_at(players: int, kind: str) -> View:
    """Return the table late in a game when a question of a kind was asked."""
    return _asked(views_of(players), kind)[-1]


def _asked(views: Sequence[View], kind: str) -> list[View]:
    return [view for view in views if kind in view.deciding.values()]


def tables(text: Text) -> Iterator[Case]:
    """Show the first turn, one late in a game with and without a hint, a choice of a token, the end."""
    for name, views, names in _games():
        first, *_, late = _asked(views, "take")
        yield Case(f"first turn, {name}", (first, names))
        yield Case(f"late turn, {name}", (late, names))
        yield Case(f"over, {name}", (views[-1], names))
        for choosing in _asked(views, "token")[-1:]:
            yield Case(f"progress token, {name}", (choosing, names))
        yield Case(f"a hint, {name}", (late, names), (late.offered[-1].deck,))


def cities(text: Text) -> Iterator[Case]:
    for name, views, names in _games():
        late = _asked(views, "take")[-1]
        for seat in map(Seat, range(late.players)):
            yield Case(f"seat {seat + 1}, {name}", (late, seat, names))


def scores(text: Text) -> Iterator[Case]:
    return (Case(name, (views[-1], names)) for name, views, names in _games())
