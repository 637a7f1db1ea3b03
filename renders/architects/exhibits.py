"""Moments of whole games of Architects, played by chance from a seed, to look at."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PIL import Image

from engine.architects.deal import Options, deal
from engine.architects.play import ArchitectsGame
from engine.architects.tokens import tokens
from engine.architects.view import View
from engine.architects.wonders import wonders
from engine.game import Seat
from renders.architects.city import describe_city, draw_city
from renders.architects.score import describe_score, draw_score
from renders.architects.table import describe_table, draw_table
from renders.architects.token import describe_token, draw_token
from renders.architects.wonder import describe_wonder, draw_wonder
from renders.text import Text

Shown = tuple[str, str, Callable[[], Image.Image], str]
"""What kind of picture it is, its name, how it is drawn, and what it shows in words."""


def architects_exhibits(players: int, names: Sequence[str], name: str, text: Text) -> Iterator[Shown]:
    """Show a game: its first turn, a turn late in it, a choice of a token, every city, the score."""
    views = _views(players)
    taking = [view for view in views if "take" in view.deciding.values()]
    moments = {"first turn": taking[0], "late turn": taking[-1], "over": views[-1]}
    token = next((view for view in reversed(views) if "token" in view.deciding.values()), None)
    if token is not None:
        moments["progress token"] = token
    for moment, view in moments.items():
        words = describe_table(view, names, text)
        yield "architects table", f"{moment}, {name}", partial(draw_table, view, names, text), words
    late = taking[-1]
    for seat in map(Seat, range(players)):
        words = describe_city(late, seat, names, text)
        draw = partial(draw_city, late, seat, names, text)
        yield "architects city", f"seat {seat + 1}, {name}", draw, words
    words = describe_score(views[-1], names, text)
    yield "architects score", name, partial(draw_score, views[-1], names, text), words


def architects_closeups(text: Text) -> Iterator[Shown]:
    """Show all wonders and all progress tokens."""
    for wonder_id in wonders():
        words = describe_wonder(wonder_id, text)
        yield "architects wonder", wonder_id, partial(draw_wonder, wonder_id, text), words
    for token_id in tokens():
        words = describe_token(token_id, text)
        yield "architects token", token_id, partial(draw_token, token_id, text), words


def _views(players: int) -> list[View]:
    """Give what a spectator sees before each step of a game, and at its end."""
    game, chance = ArchitectsGame(deal(players, players, Options())), random.Random(players)
    views = [game.view(None)]
    while not game.over:
        (decision,) = game.decisions()
        game.play({decision.seat: chance.choice(decision.choices)})
        views.append(game.view(None))
    return views
