from __future__ import annotations

from dataclasses import replace

import pytest

from engine.base.payment import Prices
from engine.base.view import View
from engine.game import Seat
from renders.base.table import describe_table, draw_table
from renders.drawing import theme
from renders.parts.header import HEADER_BOTTOM
from renders.parts.language import Text
from tests.gallery.base_moments import play_out
from tests.gallery.exhibit import NAMES


def view_of(players: int, step: int = 8) -> View:
    return play_out(players, 1)[step].view


def test_everything_public_shows(text: Text) -> None:
    view = view_of(4)
    first, *others = view.cities

    def pixels(shown: View, picked: tuple[Seat, ...] = ()) -> bytes:
        return draw_table(shown, NAMES, text, picked).tobytes()

    different = {
        pixels(view),
        pixels(view, (Seat(0),)),
        pixels(replace(view, round=view.round + 1)),
        pixels(replace(view, passing="right" if view.passing == "left" else "left")),
        pixels(replace(view, discard_size=view.discard_size + 1)),
        pixels(replace(view, cities=(replace(first, coins=first.coins + 1), *others))),
        pixels(replace(view, cities=(replace(first, stages=first.stages + 1), *others))),
        pixels(replace(view, cities=(replace(first, conflicts=(*first.conflicts, 5)), *others))),
        pixels(replace(view, cities=(replace(first, cards=first.cards[:-1]), *others))),
        pixels(replace(view, scores=(replace(view.scores[0], total=99), *view.scores[1:]))),
    }
    assert len(different) == 10


def test_a_table_tells_where_a_city_buys_for_less(text: Text) -> None:
    view = view_of(4)
    first, *others = view.cities
    dear = replace(first, prices=Prices())
    cheap = replace(first, prices=Prices().with_price(("glass", "cloth", "papyrus"), ["left"], 1))
    shown = [replace(view, cities=(each, *others)) for each in (dear, cheap)]
    before, after = (draw_table(each, NAMES, text) for each in shown)
    assert before.tobytes() != after.tobytes()


@pytest.mark.parametrize("coins", [0, 1])
def test_a_counter_of_zero_is_left_out(coins: int, text: Text) -> None:
    view = view_of(4)
    first, *others = view.cities
    shown = replace(view, cities=(replace(first, coins=coins), *others))
    counter = draw_table(shown, NAMES, text).crop((380, HEADER_BOTTOM + 20, 460, HEADER_BOTTOM + 60))
    plain = counter.getcolors(1) is not None
    assert plain is (coins == 0)


def test_the_hand_of_a_player_does_not_show(text: Text) -> None:
    view = view_of(4)
    own = replace(view, seat=Seat(1), hand=view.cities[0].buildings)
    assert draw_table(own, NAMES, text).tobytes() == draw_table(view, NAMES, text).tobytes()


def test_the_free_city_is_grey(text: Text) -> None:
    view = view_of(2)
    picture = draw_table(view, (*NAMES[:2], "Free City"), text).convert("RGB")
    emblems = [picture.crop((40, top, 180, top + 150)) for top in (160, 580)]

    def colourful(x: int, y: int, index: int) -> bool:
        red, green, blue = emblems[index].getpixel((x, y))  # type: ignore[misc]
        return max(red, green, blue) - min(red, green, blue) > 40

    counts = [sum(colourful(x, y, index) for x in range(20, 120) for y in range(20, 90)) for index in (0, 1)]
    assert counts[0] > 20 * max(counts[1], 1)


def test_the_words_tell_who_is_waited_for(text: Text) -> None:
    words = describe_table(view_of(3), NAMES, text, (Seat(0),)).splitlines()
    assert words[1].startswith("Marguerite") and words[1].endswith("has picked.")
    assert words[2].startswith("Nessi") and "still choosing." in words[2]


def test_the_words_give_the_numbers_of_every_city(text: Text) -> None:
    view = view_of(5)
    words = describe_table(view, NAMES, text).splitlines()
    for seat, city in enumerate(view.cities):
        assert f"{city.coins} coin" in words[seat + 1]
        assert f"{view.scores[seat].total} point" in words[seat + 1]


def test_the_golden_edge_is_for_players_to_choose_and_the_laurel_for_the_leader(text: Text) -> None:
    view = replace(view_of(4), age=2)
    best = replace(view.scores[2], total=99)
    ahead = replace(view, scores=(*view.scores[:2], best, view.scores[3]))
    tied = replace(ahead, scores=(best, *ahead.scores[1:]))

    def golden(shown: View) -> tuple[list[int], list[int]]:
        picture = draw_table(shown, NAMES, text, (Seat(0),)).convert("RGB")
        height = picture.height - HEADER_BOTTOM
        middles = [HEADER_BOTTOM + round(height * (seat + 0.5) / 4) for seat in range(4)]
        edges = [picture.getpixel((theme.MARGIN + 1, y)) for y in middles]
        points = [picture.crop((1040, y - 15, 1165, y + 25)) for y in middles]
        seen = [{colour for _, colour in each.getcolors(16_000) or ()} for each in points]
        framed = [seat for seat, edge in enumerate(edges) if edge == theme.GOLD[:3]]
        return framed, [seat for seat, colours in enumerate(seen) if theme.GOLD[:3] in colours]

    assert golden(ahead) == ([1, 2, 3], [2])
    assert golden(tied) == ([1, 2, 3], [])
    assert text("words-leads", name=NAMES[2]) in describe_table(ahead, NAMES, text)
    assert text("words-leads", name=NAMES[2]) not in describe_table(tied, NAMES, text)


def test_two_players_swap_hands_and_more_pass_them_on(text: Text) -> None:
    assert "Hands go to the other player." in describe_table(view_of(2), NAMES, text)
    assert "Hands go to the right." in describe_table(view_of(3), NAMES, text)
