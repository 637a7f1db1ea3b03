"""Invariants of random base games."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base.events import BaseEvent, Built, CoinsTaken, Sold, StageBuilt
from engine.base.pad import Line, count, limits_of
from engine.base.rules import BaseGame, second_edition_box, standard_box
from engine.base.view import View
from engine.game import Seat
from engine.terms import SYMBOLS
from tests.engine.base.setting import random_game
from tests.engine.play import random_step

SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(2, 7)
OPTIONS = st.fixed_dictionaries({"sides": st.sampled_from(("A", "B", "A+B")), "manneken_pis": st.booleans()})


def cards_on_the_table(game: BaseGame) -> int:
    """Count all cards dealt so far: those on the table and in hands."""
    view = game.view(None)
    public = sum(len(city.buildings) + city.stages for city in view.cities)
    hands = sum(len(hand) for hand in game.table.hands)
    return public + hands + view.discard_size + len(game.table.pile)


def bank_balance(events: tuple[BaseEvent, ...]) -> int:
    """Return the coins paid by the bank less those paid to it."""
    given_out = sum(event.coins for event in events if isinstance(event, Sold | CoinsTaken))
    return given_out - sum(event.bank for event in events if isinstance(event, Built | StageBuilt))


def line_of(view: View, seat: Seat) -> Line:
    """Return a city's figures as a player writes them on the score pad."""
    score = view.scores[seat]
    symbols = Counter(view.cities[seat].symbols) + Counter(score.symbols)
    points = {row: score.row(row) for row in ("military", "wonder", "civilian", "commercial", "guilds")}
    return {**points, "coins": score.tie_break, **{symbol: symbols[symbol] for symbol in SYMBOLS}}


@settings(max_examples=30, deadline=None)
@given(PLAYERS, SEEDS, OPTIONS)
def test_base_games_conserve_cards_and_coins_and_match_the_score_pad(
    players: int, seed: int, options: dict[str, object]
) -> None:
    game, source = random_game(players, seed, options), Random(seed)
    cities = len(game.deal.boards)
    while not game.over:
        view = game.view(None)
        assert cards_on_the_table(game) == 7 * cities * view.age
        coins = sum(city.coins for city in view.cities)
        events = game.play(random_step(game, source))
        after = game.view(None)
        assert sum(city.coins for city in after.cities) - coins == bank_balance(events)
        assert min(city.coins for city in after.cities) >= 0
    assert cards_on_the_table(game) == 7 * cities * 3
    dealt = Counter(card for hands in game.deal.hands for hand in hands for card in hand)
    built = Counter(card for city in after.cities for card in city.buildings)
    assert not built - dealt
    for city in after.cities:
        assert len(set(city.buildings)) == len(city.buildings)
    # The score pad gives the same points.
    lines = [line_of(after, Seat(seat)) for seat in range(cities)]
    pad = count(standard_box(), lines, [city.board for city in after.cities])
    assert [score.points() for score in pad.scores] == [score.points() for score in after.scores]
    assert players == 2 or [score.rank for score in pad.scores] == [score.rank for score in after.scores]


def test_the_pads_civilian_limit_is_the_sum_of_all_blue_cards() -> None:
    most = [limits_of(box)["civilian"] for box in (standard_box(), second_edition_box())]
    assert most == [(0, 58), (0, 61)]
