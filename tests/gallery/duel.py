"""Every picture of Duel in its usual and extreme states, to look at."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from engine.duel.box import Box
from engine.duel.terms import SEATS
from engine.duel.view import View
from engine.record import new_game
from renders.duel.card_list import describe_card_list, draw_card_list
from renders.duel.city import describe_city, draw_city
from renders.duel.close_ups import (
    describe_card,
    describe_token,
    describe_wonder,
    draw_card,
    draw_token,
    draw_wonder,
)
from renders.duel.draft import describe_draft, draw_draft
from renders.duel.result import ENDING
from renders.duel.table import describe_table, draw_table
from renders.duel.token_list import describe_token_list, draw_token_list
from renders.parts.language import Text
from tests.gallery.endings import duel_endings
from tests.gallery.exhibit import NAMES, ODD_NAMES, WIDE_NAMES, Exhibit
from tests.gallery.played import views_of

_SEED = 3
_MOST_BUILDINGS, _MOST_TOKENS, _MOST_COINS = 36, 6, 60
"""More than this no city gets in a game."""


def duel_exhibits(text: Text) -> Iterator[Exhibit]:
    """Show a game with usual, odd and wide names, ends, then all that is looked up or chosen from."""
    yield from _game(NAMES, "usual names", text)
    yield from _game(ODD_NAMES, "odd names", text)
    yield from _game(WIDE_NAMES, "wide names", text)
    yield from duel_endings(text)
    yield from _close_ups(_views()[0].box, NAMES[0], text)


def _game(names: Sequence[str], name: str, text: Text) -> Iterator[Exhibit]:
    """Show a game: the draft, the table of each age, both cities, the score, and what is chosen from."""
    views = _views()
    for taken in (0, 2):
        view = next(each for each in views if "draft" in each.deciding.values() and _drafted(each) == taken)
        words = describe_draft(view, names, text)
        yield Exhibit("duel draft", f"{taken} taken, {name}", partial(draw_draft, view, names, text), words)
    for age in range(1, len(views[0].box.ages) + 1):
        turns = [view for view in views if "turn" in view.deciding.values() and view.age == age]
        for moment, view in (("first", turns[0]), ("middle", turns[8]), ("last", turns[-1])):
            yield _table(view, names, f"age {age} {moment}, {name}", text)
        hint, free = turns[8], [laid.slot for laid in turns[8].layout if laid.free]
        draw = partial(draw_table, hint, names, text, free[-1])
        words = describe_table(hint, names, text, free[-1])
        yield Exhibit("duel table", f"age {age} hint, {name}", draw, words)
    crowded = crowd(views[-2])
    yield _table(crowded, names, f"crowded, {name}", text)
    for view, moment in ((views[-2], "late"), (crowded, "crowded")):
        for seat in SEATS:
            words = describe_city(view, seat, names, text)
            draw = partial(draw_city, view, seat, names, text)
            yield Exhibit("duel city", f"{moment}, seat {seat + 1}, {name}", draw, words)
    words = ENDING.describe_score(views[-1], names, text)
    yield Exhibit("duel score", name, partial(ENDING.draw_score, views[-1], names, text), words)


@lru_cache(maxsize=1)
def _views() -> Sequence[View]:
    """Play the game that is shown once for all names and languages."""
    return views_of(new_game("duel", 2, _SEED), random.Random(_SEED))


def _close_ups(box: Box, name: str, text: Text) -> Iterator[Exhibit]:
    """Show all cards, wonders and progress tokens, and lists of tokens and cards of different lengths."""
    for card_id in box.cards:
        words = describe_card(box, card_id, text)
        yield Exhibit("duel card", card_id, partial(draw_card, box, card_id, text), words)
    for wonder_id in box.wonders:
        words = describe_wonder(box, wonder_id, text)
        yield Exhibit("duel wonder", wonder_id, partial(draw_wonder, box, wonder_id, text), words)
    tokens = tuple(box.tokens)
    for token_id in tokens:
        words = describe_token(box, token_id, text)
        yield Exhibit("duel token", token_id, partial(draw_token, box, token_id, text), words)
    line = text("duel-tokens-line", name=name)
    for half in (tokens[:5], tokens[5:]):
        draw = partial(draw_token_list, box, half, line, text)
        yield Exhibit("duel tokens", str(half[0]), draw, describe_token_list(box, half, text))
    heading, line = text("duel-discard-title"), text("duel-discard-line", name=name)
    for count in (2, 14, 40):
        shown = tuple(box.cards)[:count]
        draw = partial(draw_card_list, box, shown, heading, line, text)
        yield Exhibit("duel cards", f"{count} cards", draw, describe_card_list(box, shown, text))


def crowd(view: View) -> View:
    """Give a table at which one city has more of everything than any game gives it."""
    full = view.box.city(
        _MOST_COINS,
        tuple(view.box.cards)[:_MOST_BUILDINGS],
        view.cities[0].wonders,
        tuple(view.box.tokens)[:_MOST_TOKENS],
    )
    return replace(view, cities=(full, view.cities[1]))


def _table(view: View, names: Sequence[str], name: str, text: Text) -> Exhibit:
    words = describe_table(view, names, text)
    return Exhibit("duel table", name, partial(draw_table, view, names, text), words)


def _drafted(view: View) -> int:
    return sum(len(city.wonders) for city in view.cities)
