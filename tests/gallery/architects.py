"""Moments of whole games of Architects, played by chance from a seed, to look at."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from engine.architects.box import standard_box
from engine.architects.city import Box
from engine.architects.view import View
from engine.game import Seat
from engine.record import new_game
from renders.architects.city import describe_city, draw_city
from renders.architects.close_ups import describe_token, describe_wonder, draw_token, draw_wonder
from renders.architects.result import ENDING
from renders.architects.table import describe_table, draw_table
from renders.parts.language import Text
from tests.gallery.endings import architects_endings
from tests.gallery.exhibit import NAMES, ODD_NAMES, WIDE_NAMES, Exhibit
from tests.gallery.played import views_of


def architects_exhibits(text: Text) -> Iterator[Exhibit]:
    """Show games with usual, odd and wide names, their ends, then all wonders and progress tokens."""
    box = standard_box()
    for players in range(box.least_players, box.most_players + 1):
        yield from _game(players, NAMES, f"{players} players", text)
    yield from _game(box.most_players, ODD_NAMES, "odd names", text)
    yield from _game(4, WIDE_NAMES, "wide names", text)
    yield from architects_endings(text)
    yield from _close_ups(box, text)


def _game(players: int, names: Sequence[str], name: str, text: Text) -> Iterator[Exhibit]:
    """Show a game: its first turn, a turn late in it, a choice of a token, every city, the score."""
    views = _views(players)
    taking = [view for view in views if "take" in view.deciding.values()]
    moments = {"first turn": taking[0], "late turn": taking[-1], "over": views[-1]}
    token = next((view for view in reversed(views) if "token" in view.deciding.values()), None)
    if token is not None:
        moments["progress token"] = token
    for moment, view in moments.items():
        words = describe_table(view, names, text)
        yield Exhibit("architects table", f"{moment}, {name}", partial(draw_table, view, names, text), words)
    late = taking[-1]
    advised = late.offered[-1].deck
    yield Exhibit(
        "architects table",
        f"a hint, {name}",
        partial(draw_table, late, names, text, advised),
        describe_table(late, names, text, advised),
    )
    for seat in map(Seat, range(players)):
        words = describe_city(late, seat, names, text)
        draw = partial(draw_city, late, seat, names, text)
        yield Exhibit("architects city", f"seat {seat + 1}, {name}", draw, words)
    words = ENDING.describe_score(views[-1], names, text)
    yield Exhibit("architects score", name, partial(ENDING.draw_score, views[-1], names, text), words)


@lru_cache(maxsize=6)
def _views(players: int) -> Sequence[View]:
    """Play a game once for all names and languages."""
    return views_of(new_game("architects", players, players, {}), random.Random(players))


def _close_ups(box: Box, text: Text) -> Iterator[Exhibit]:
    """Show all wonders and all progress tokens."""
    for wonder_id in box.wonders:
        words = describe_wonder(box, wonder_id, text)
        yield Exhibit("architects wonder", wonder_id, partial(draw_wonder, box, wonder_id, text), words)
    for token_id in box.tokens:
        words = describe_token(box, token_id, text)
        yield Exhibit("architects token", token_id, partial(draw_token, box, token_id, text), words)
