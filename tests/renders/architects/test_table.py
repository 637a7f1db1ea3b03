"""The table of Architects, its cities and the result, as pictures and in words."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from engine.architects.box import standard_box
from engine.architects.city import StageCost
from engine.architects.view import View
from engine.game import Seat
from engine.terms import CardId, TokenId
from renders.architects import city_row
from renders.architects.city import describe_city, draw_city
from renders.architects.glyphs import cost_icon
from renders.architects.offered import promise
from renders.architects.result import ENDING
from renders.architects.sentences import stage_sentence, wonder_effect_sentence
from renders.architects.table import describe_table, draw_table, table_in_words, table_sentences
from renders.drawing import theme
from renders.drawing.theme import Rgba
from renders.parts.language import ALT_TEXT_LIMIT, Text
from tests.engine.architects.setting import city, table
from tests.gallery.architects import view_at, views_of
from tests.gallery.exhibit import LONG_NAMES, NAMES


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["usual", "long"])
def test_the_words_tell_every_city(players: int, names: Sequence[str], text: Text) -> None:
    views = views_of(players)
    for view in (*views[::5], views[-1]):
        words = describe_table(view, names, text)
        assert len(words) <= ALT_TEXT_LIMIT
        for seat, line in enumerate(words.splitlines()[-players:]):
            assert line.startswith(names[seat])
            assert f"{view.scores[seat].total} point" in line


@pytest.mark.parametrize("token", sorted(standard_box().tokens))
def test_a_city_says_all_that_a_token_does(token: TokenId, text: Text, written: list[str]) -> None:
    view = with_city(table(city("giza"), city("rhodes")).view(None), tokens=(token,))
    draw_city(view, Seat(0), NAMES, text)
    assert text(f"architects-effect-{token}") in " ".join(written)
    many = with_city(view, tokens=tuple(standard_box().tokens)[:6])
    assert draw_city(many, Seat(0), NAMES, text).height <= theme.MAXIMUM_HEIGHT


def with_city(view: View, **changes: object) -> View:
    first, *others = view.cities
    return replace(view, cities=(replace(first, **changes), *others))  # type: ignore[arg-type]


def test_whose_turn_it_is_battles_and_the_sizes_of_stacks_show(text: Text) -> None:
    conflict = {"total": 3, "battle": 1}
    view = table(city("giza"), city("rhodes"), city("olympia"), conflict=conflict).view(None)
    left, *others = view.offered
    shown = [
        view,
        replace(view, turn=Seat(1)),
        replace(view, battle=2),
        replace(view, battle=3),
        replace(view, stack_size=view.stack_size - 1),
        replace(view, offered=(replace(left, size=left.size + 1), *others)),
    ]
    assert len({draw_table(each, NAMES, text).tobytes() for each in shown}) == len(shown)


def test_a_city_leaves_out_counters_at_zero(text: Text, written: list[str]) -> None:
    empty = table(city("ephesus"), city("rhodes")).view(None)
    words = describe_city(empty, Seat(0), NAMES, text).splitlines()[0]
    assert not any(each in words for each in ("shield", "victor", "cat"))
    assert "; 2 victories; " in describe_city(with_city(empty, victories=2), Seat(0), NAMES, text)
    draw_city(with_city(empty, victories=2), Seat(0), NAMES, text)
    assert "2" in written
    assert written.count("0") == 1, "the points so far"


def test_stages_show_which_may_be_next(text: Text) -> None:
    view = table(city("ephesus", stages=[1]), city("rhodes")).view(None)
    higher = with_city(view, stages=(1, 2))
    words = describe_city(view, Seat(0), NAMES, text)
    assert "Stage 4: next, for 3 identical resources, 5 points." in words
    assert "Stage 5: 4 different resources, 7 points." in words
    assert len({draw_city(each, Seat(0), NAMES, text).tobytes() for each in (view, higher)}) == 2


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_central_card_does_not_show(players: int, text: Text) -> None:
    view = view_at(players, "take")
    known = replace(view, cat=view.turn, peeked=CardId("glass"), searched=(CardId("glass"),))
    hidden = replace(view, cat=view.turn)
    assert draw_table(known, NAMES, text).tobytes() == draw_table(hidden, NAMES, text).tobytes()
    assert describe_table(known, NAMES, text) == describe_table(hidden, NAMES, text)


def test_the_words_tell_the_piles_with_their_letters(text: Text) -> None:
    decks = {"giza": "wood", "central": "glass glass", "rhodes": ""}
    view = table(city("giza"), city("rhodes"), decks=decks).view(None)
    assert describe_table(view, NAMES, text).splitlines()[:4] == [
        "Marguerite to play.",
        "A: Left deck, wood, 1 card.",
        "B: Centre deck, face down, 2 cards.",
        "C: Right deck, empty.",
    ]


@pytest.mark.parametrize("players", [5, 6, 7])
def test_a_full_table_shows_large_only_what_the_next_stages_need(
    players: int, text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []

    def note(cost: StageCost, size: int, colour: Rgba) -> Image.Image:
        sizes.append(size)
        return cost_icon(cost, size, colour)

    monkeypatch.setattr(city_row, "cost_icon", note)
    view = views_of(players)[0]
    draw_table(view, NAMES, text)
    next_stages = sum(len(city.open_stages) for city in view.cities)
    if players < 6:
        assert len(sizes) > next_stages
    else:
        assert len(sizes) == next_stages
        assert min(sizes) >= 28


def test_the_words_of_the_table_explain_all_that_lies_there(text: Text) -> None:
    seats = [city("giza"), city("rhodes", tokens="economy culture"), city("olympia")]
    view = table(*seats, decks={"giza": "wood", "olympia": "shield1"}).view(None)
    said = table_in_words(view, NAMES, text)
    lines = said.splitlines()
    held = table_sentences(view, NAMES, text)[-3:]
    assert ["tokens: nothing" in each for each in held] == [True, False, True]
    assert "Economy" in held[1]
    for colour in ("grey", "yellow", "green", "blue", "red"):
        assert (text(f"architects-explains-{colour}") in said) is (colour in {"grey", "red"})
    for token in (*view.tokens, "economy", "culture"):
        assert text(f"architects-effect-{token}") in said
    assert text("architects-explains-cat") in lines
    for each in view.cities:
        name = text(f"city-{each.wonder}")
        assert f"{name}: {wonder_effect_sentence(each.board.effect, text)}" in lines
        for stage in each.open_stages:
            next_stage = stage_sentence(each, stage, text)
            assert any(line.startswith(f"{name}: ") and next_stage in line for line in lines)


@pytest.mark.parametrize(
    ("cards", "setting", "taken", "said"),
    [
        ("", {}, "wood", ""),
        ("stone", {}, "wood", "builds stage 1"),
        ("stone", {}, "coin", "builds stage 1"),
        ("wood", {}, "wood", ""),
        ("", {}, "gear", ""),
        ("gear", {}, "gear", "gets a progress token"),
        ("gear", {"face_up": "", "stack": ""}, "gear", ""),
        ("tablet compass", {}, "gear", "gets a progress token"),
        ("tablet", {}, "gear", ""),
        ("", {}, "laurel3", ""),
        ("", {}, "laurel2cat", "gets the cat"),
        ("", {"cat": 0}, "laurel2cat", ""),
        ("", {}, "shield0", "stays after battles"),
        ("", {}, "shield1", "turns 1 conflict token"),
        ("", {}, "shield2", "starts the battle"),
    ],
)
def test_a_card_promises_what_it_brings(
    cards: str, setting: dict[str, Any], taken: str, said: str, text: Text
) -> None:
    game = table(city("giza", cards), city("rhodes"), conflict={"total": 3, "battle": 1}, **setting)
    view = game.view(None)
    assert promise(view, view.box.cards[CardId(taken)], text) == said


def test_the_stages_show_where_they_break_a_tie(text: Text) -> None:
    view = views_of(3)[-1]
    first, second, last = view.scores
    apart = (replace(first, total=50), replace(second, total=40), replace(last, total=30))
    level = (replace(first, total=40), *apart[1:])
    for scores, shown in ((apart, False), (level, True)):
        more = (replace(scores[0], tie_break=4), *scores[1:])
        fewer = (replace(scores[0], tie_break=3), *scores[1:])
        drawn = {
            ENDING.draw_score(replace(view, scores=each), NAMES, text).tobytes() for each in (more, fewer)
        }
        assert (len(drawn) == 2) is shown


def test_the_words_rank_everybody(text: Text) -> None:
    view = views_of(4)[-1]
    first, *lines = ENDING.describe_score(view, NAMES, text).splitlines()
    best, second = sorted(view.scores, key=lambda score: score.rank)[:2]
    ahead, other = best.total - second.total, NAMES[second.seat]
    assert first == f"{NAMES[best.seat]} wins with {best.total} points, {ahead} more than {other}."
    ranks = sorted(score.rank for score in view.scores)
    assert [line.split(".")[0] for line in lines] == [*map(str, ranks)]
    parts = f"military {best.row('military')}, progress {best.row('progress')}; {best.tie_break} stages."
    assert parts in lines[0]
