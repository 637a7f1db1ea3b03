from dataclasses import replace

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


def test_what_the_golden_picture_shows_too_small_shows(text: Text) -> None:
    view = view_of(3)
    first, *others = view.cities
    cheap = Prices().with_price(("glass", "cloth", "papyrus"), ["left"], 1)
    shown = [
        view,
        replace(view, round=view.round + 1),
        replace(view, passing="right" if view.passing == "left" else "left"),
        replace(view, cities=(replace(first, conflicts=(*first.conflicts, 5, -5)), *others)),
        replace(view, cities=(replace(first, symbols={"tablet": 4}), *others)),
        replace(view, cities=(replace(first, prices=cheap), *others)),
    ]
    assert len({draw_table(each, NAMES, text).tobytes() for each in shown}) == len(shown)


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


def test_the_words_tell_the_numbers_of_every_city_and_who_is_waited_for(text: Text) -> None:
    view = view_of(5)
    words = describe_table(view, NAMES, text, (Seat(0),)).splitlines()
    for seat, city in enumerate(view.cities):
        assert f"{city.coins} coin" in words[seat + 1]
        assert f"{view.scores[seat].total} point" in words[seat + 1]
    assert words[1].startswith("Marguerite") and words[1].endswith("has picked.")
    assert words[2].startswith("Nessi") and "still choosing." in words[2]
    assert "Hands go to the right." in describe_table(view_of(3), NAMES, text)
    assert "Hands go to the other player." in describe_table(view_of(2), NAMES, text)


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
