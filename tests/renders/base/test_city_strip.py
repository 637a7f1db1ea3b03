from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from engine.base.events import BaseEvent, Built, CoinsTaken, DiscardEmpty, Revived, Sold, StageBuilt
from engine.base.rules import standard_box
from engine.base.view import View
from engine.game import Seat
from engine.terms import CardId
from renders.base.city_strip import describe_city_strip, draw_city_strip
from renders.base.strip_ground import STRIP_HEIGHT, standing_of
from renders.drawing import theme
from renders.drawing.encode import encode
from renders.parts.frames import overlap
from renders.parts.language import Text
from tests.gallery.base_moments import play_out
from tests.gallery.base_tables import STRIPS
from tests.gallery.exhibit import LONG_NAMES, NAMES
from tests.renders.drawn_boxes import boxes_drawn

VIEW = play_out(4, 1)[7].view
SEAT, BATHS, ALTAR = Seat(1), CardId("baths"), CardId("altar")
LARGEST = 90_000


def seats(view: View) -> Sequence[Seat]:
    return [Seat(seat) for seat in range(len(view.cities))]


@pytest.mark.parametrize("name", STRIPS)
def test_extreme_rounds_are_small_files(name: str, text: Text) -> None:
    told = STRIPS[name]
    view = told.staging.view()
    assert len(encode(draw_city_strip(view, told.events, told.seat, LONG_NAMES, text))) <= LARGEST


def test_different_rounds_look_different(text: Text) -> None:
    rounds: tuple[tuple[BaseEvent, ...], ...] = (
        (),
        (Built(SEAT, BATHS, "free"),),
        (Built(SEAT, ALTAR, "free"),),
        (Built(SEAT, BATHS, "chain"),),
        (Built(SEAT, BATHS, "power"),),
        (Built(SEAT, BATHS, "own", bank=1),),
        (Built(SEAT, BATHS, "trade", left=1),),
        (Built(SEAT, BATHS, "trade", right=1),),
        (Built(SEAT, BATHS, "free"), CoinsTaken(SEAT, 1)),
        (Built(SEAT, BATHS, "own", seventh=True),),
        (Built(SEAT, ALTAR, "own"), Built(SEAT, BATHS, "own", seventh=True)),
        (StageBuilt(SEAT, 1, "own"),),
        (StageBuilt(SEAT, 1, "own"), DiscardEmpty(SEAT)),
        (StageBuilt(SEAT, 1, "own"), Revived(SEAT, BATHS)),
        (StageBuilt(SEAT, 1, "own"), Revived(SEAT, None)),
        (StageBuilt(SEAT, 1, "own", copy="left"),),
        (StageBuilt(SEAT, 1, "own", copy="right"),),
        (Sold(SEAT, 3),),
        (Revived(SEAT, BATHS),),
        (Built(Seat(2), BATHS, "trade", right=1),),
    )
    assert len({draw_city_strip(VIEW, each, SEAT, NAMES, text).tobytes() for each in rounds}) == len(rounds)
    assert len({describe_city_strip(VIEW, each, SEAT, NAMES, text) for each in rounds}) == len(rounds)


@pytest.mark.parametrize("event", [StageBuilt(SEAT, 1, "own"), Sold(SEAT, 3)])
def test_hidden_cards_are_not_named(event: StageBuilt | Sold, text: Text) -> None:
    words = describe_city_strip(VIEW, [event], SEAT, NAMES, text)
    assert not [each for each in standard_box().cards if text(f"card-{each}") in words]


def test_a_strip_tells_no_more_to_a_player_than_to_a_spectator(text: Text) -> None:
    told = STRIPS["two payees"]
    for_player = replace(told.staging, hand=("altar", "theater")).view()
    for_all = replace(for_player, seat=None, hand=(), offers=())
    first, second = (
        (draw_city_strip(view, *rest).tobytes(), describe_city_strip(view, *rest))
        for rest in [(told.events, told.seat, NAMES, text)]
        for view in (for_player, for_all)
    )
    assert first == second


def test_only_a_sole_leader_from_the_second_age_on_wears_gold() -> None:
    best = replace(VIEW.scores[0], total=99)
    ahead = replace(VIEW, age=2, scores=(best, *VIEW.scores[1:]))
    assert [standing_of(ahead, seat) for seat in seats(ahead)] == ["leader", "usual", "usual", "usual"]
    two = replace(ahead, scores=(best, best, *VIEW.scores[2:]))
    early = replace(ahead, age=1)
    for view in (two, early):
        assert {standing_of(view, seat) for seat in seats(view)} == {"usual"}


def test_the_free_city_never_leads() -> None:
    view = play_out(2, 1)[-1].view
    ahead = replace(view, scores=(*view.scores[:2], replace(view.scores[2], total=99)))
    assert standing_of(ahead, Seat(2)) == "free city"
    assert "leader" in {standing_of(ahead, Seat(seat)) for seat in range(2)}


def test_the_words_tell_price_payees_and_both_plays(text: Text) -> None:
    events = (
        Built(Seat(3), BATHS, "trade", bank=1, left=2, right=3),
        CoinsTaken(Seat(3), 4),
        Built(Seat(3), ALTAR, "own", seventh=True),
    )
    words = describe_city_strip(VIEW, events, Seat(3), NAMES, text)
    assert "Yannick V. builds Baths for 6 coins, 2 to Marguerite and 3 to Tobias and takes 4 coins" in words
    assert "Yannick V. builds Altar as a seventh card." in words
    assert "(−2 this round)" in words


@pytest.mark.usefixtures("unpainted")
def test_nothing_is_drawn_over_something_else(text: Text) -> None:
    """Neither sprites nor texts touch or leave the strip, whatever a city has."""
    crowded = [(told.staging.view(), told.events, told.seat) for told in STRIPS.values()]
    rich = STRIPS["science of choice"]
    view = rich.staging.view()
    many = replace(view, cities=tuple(replace(city, coins=188, shields=23) for city in view.cities))
    crowded.append((many, (*rich.events, CoinsTaken(rich.seat, 42)), rich.seat))
    last = play_out(7, 1)[-2]
    crowded += [(last.view, last.events, seat) for seat in seats(last.view)]
    for view, events, seat in crowded:
        with boxes_drawn(STRIP_HEIGHT, panels=False) as boxes:
            draw_city_strip(view, events, seat, LONG_NAMES, text)
        assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
        for left, top, width, height in boxes:
            assert left >= 0 and top >= 0
            assert left + width <= theme.WIDTH and top + height <= STRIP_HEIGHT
