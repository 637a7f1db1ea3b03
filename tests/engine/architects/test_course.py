"""The course of a game: turns, horns and battles, the cat, and points at the end."""

from __future__ import annotations

import pytest

from engine.architects.box import standard_box
from engine.architects.events import (
    Battle,
    CardTaken,
    CatTaken,
    ConflictTokensTurned,
    Fight,
    GameEnded,
    Passed,
)
from engine.architects.pad import Line, count
from engine.architects.rules import ArchitectsGame
from engine.architects.terms import DeckId
from engine.game import JsonObject, Seat
from engine.terms import CardId, WonderId
from tests.engine.architects.setting import cards, choices, city, dealt, play, table, told


def three(**decks: str) -> ArchitectsGame:
    """Lay a table of three with these decks."""
    return table(city("giza"), city("rhodes", "laurel3"), city("olympia"), decks=decks)


def test_one_takes_left_centre_or_right_and_play_goes_to_the_left() -> None:
    game = three(giza="coin wood")
    assert choices(game) == ["take giza", "take central", "take olympia"]
    taken = CardTaken(Seat(0), DeckId("giza"), CardId("coin"), "turn")
    assert told(play(game, "take giza"), CardTaken) == [taken]
    assert (cards(game), game.view(None).decks[DeckId("giza")].top) == ("coin", "wood")
    assert choices(game) == ["take rhodes", "take central", "take giza"]
    play(game, "take rhodes")
    assert choices(game) == ["take olympia", "take central", "take rhodes"]
    play(game, "take olympia")
    assert game.view(None).turn == 0


def test_with_two_players_the_left_pile_is_ones_own_and_the_right_pile_the_others() -> None:
    offered = table(city("giza"), seat=1).view(None).offered
    piles = [("left", "rhodes"), ("central", "central"), ("right", "giza")]
    assert [(each.place, each.deck) for each in offered] == piles


@pytest.mark.parametrize(
    ("hand", "tokens", "decks", "legal"),
    [
        ("", "", {"giza": "", "central": "coin"}, ["take central", "take rhodes"]),
        ("", "", {"giza": "", "central": "", "rhodes": ""}, ["end"]),
        (
            "wood wood",
            "engineering",
            {"giza": "", "central": "", "rhodes": ""},
            ["build 1 wood wood +0 engineering", "end"],
        ),
    ],
)
def test_who_finds_three_empty_piles_passes_or_builds_with_a_token(
    hand: str, tokens: str, decks: dict[str, str], legal: list[str]
) -> None:
    game = table(city("giza", hand, tokens=tokens), decks=decks)
    assert choices(game) == legal
    assert bool(told(play(game, legal[0]), Passed)) == (legal == ["end"])
    assert game.view(None).turn == 1


def test_when_nobody_can_do_anything_the_game_ends() -> None:
    game = three(giza="", central="", rhodes="", olympia="")
    play(game, "end", "end")
    assert not game.over
    assert told(play(game, "end"), GameEnded)
    assert game.over
    assert game.decisions() == ()
    assert [score.rank for score in game.view(None).scores] == [2, 1, 2]


def test_the_game_ends_with_the_turn_in_which_a_wonder_is_finished() -> None:
    own = city("giza", "wood stone clay glass compass compass shield0", stages=(1, 2, 3, 4))
    game = table(own, decks={"central": "shield1"}, conflict={"total": 3, "battle": 2})
    play(game, "take central", "build 5 wood stone clay glass +0")
    assert not game.over, "the symbols are still to be exchanged"
    assert told(play(game, "exchange compass compass", "token decor"), GameEnded)
    assert game.over
    scores = game.view(None).scores
    assert scores[0].row("progress") == 6
    assert [score.row("military") for score in scores] == [6, 0], "the last battle is fought"


def test_every_number_of_players_is_dealt_and_anybody_can_begin() -> None:
    for players in range(2, 8):
        view = dealt(players, 1).view(None)
        assert len({each.wonder for each in view.cities}) == len(view.cities) == players
        assert [deck.size for deck in view.decks.values()] == [60] + [25] * players
        assert (len(view.tokens), view.stack_size) == (3, 12)
        assert (view.battle, view.cat) == (0, None)
    assert {dealt(4, seed).view(None).turn for seed in range(40)} == {0, 1, 2, 3}


def test_wonders_can_be_chosen() -> None:
    view = dealt(3, 5, {"wonders": [None, "giza", None]}).view(None)
    assert view.cities[1].wonder == "giza"
    assert len({each.wonder for each in view.cities}) == 3


# -- horns, conflict tokens and battles ----------------------------------------------------------------


def before_battle(*cities: JsonObject, card: str = "shield1", literal: bool = False) -> ArchitectsGame:
    """Lay a table at which the first card of the middle turns the last conflict token."""
    return table(*cities, decks={"central": card}, conflict={"total": 3, "battle": 2}, literal=literal)


@pytest.mark.parametrize(
    ("card", "before", "turned"),
    [("shield0", 0, 0), ("shield1", 0, 1), ("shield2", 0, 2), ("shield2", 2, 1)],
)
def test_horns_turn_conflict_tokens_as_long_as_there_are(card: str, before: int, turned: int) -> None:
    game = table(city("giza"), decks={"central": card}, conflict={"total": 3, "battle": before})
    events = play(game, "take central")
    expected = [ConflictTokensTurned(Seat(0), turned, before + turned, 3)] if turned else []
    assert told(events, ConflictTokensTurned) == expected
    # After a battle they are turned back to peace.
    assert game.view(None).battle == (before + turned) % 3


def test_a_battle_is_told_pair_by_pair_and_red_cards_with_horns_leave() -> None:
    game = before_battle(
        city("giza", "shield0"), city("rhodes", "shield0 wood shield1"), city("olympia", victories=20)
    )
    (battle,) = told(play(game, "take central"), Battle)
    assert battle == Battle(
        fights=(
            Fight(Seat(0), Seat(1), 2, 2, None, 0),
            Fight(Seat(1), Seat(2), 2, 0, Seat(1), 1),
            Fight(Seat(2), Seat(0), 0, 2, Seat(0), 1),
        ),
        discarded=((CardId("shield1"),), (CardId("shield1"),), ()),
    )
    assert [cards(game, seat) for seat in range(2)] == ["shield0", "wood shield0"]
    assert game.view(None).discard == {"shield1": 2}


@pytest.mark.parametrize(
    ("hands", "literal", "victories"),
    [
        # One token for each weaker neighbour; who sits farther away does not fight.
        (("shield0", "shield0", ""), False, [2, 1, 0]),
        (("", "shield0", "shield0"), False, [0, 0, 0]),
        (("shield0 shield0", "shield0", "", "shield0"), False, [2, 1, 0, 1]),
        (("", "shield0", "shield0 shield0", "shield0"), False, [0, 0, 2, 0]),
        (("shield0 shield0 shield0", "", ""), False, [2, 0, 0]),
        # Of two players, one token for more shields and two for twice as many.
        (("shield0", "shield0"), False, [2, 0]),
        (("shield0 shield0", "shield0 shield0"), False, [1, 0]),
        (("", "shield0 shield0"), False, [0, 2]),
        (("", "shield0"), False, [0, 0]),
        (("shield0", ""), False, [2, 0]),
        # One shield against none is twice as many only to the letter.
        (("", ""), False, [1, 0]),
        (("", ""), True, [2, 0]),
    ],
)
def test_victories_of_a_battle(hands: tuple[str, ...], literal: bool, victories: list[int]) -> None:
    wonders = ("giza", "rhodes", "olympia", "babylon")
    cities = [city(wonder, hand, victories=20) for wonder, hand in zip(wonders, hands, strict=False)]
    game = before_battle(*cities, literal=literal)
    play(game, "take central")
    assert [each.victories - 20 for each in game.view(None).cities] == victories
    # The tokens never run out.
    assert [score.row("military") for score in game.view(None).scores] == [
        60 + 3 * each for each in victories
    ]


# -- the cat pawn and its private look -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "before", "taken_from", "after"),
    [
        ("laurel2cat", None, [None], 0),
        ("laurel2cat", 1, [1], 0),
        ("laurel2cat", 0, [], 0),
        ("laurel3", 1, [], 1),
    ],
)
def test_a_blue_card_with_a_cat_takes_the_pawn(
    card: str, before: int | None, taken_from: list[Seat | None], after: int
) -> None:
    game = table(city("giza"), decks={"central": card}, cat=before)
    events = play(game, "take central")
    assert told(events, CatTaken) == [CatTaken(Seat(0), owner) for owner in taken_from]
    assert game.view(None).cat == after


@pytest.mark.parametrize(
    ("owner", "central", "seen"),
    [(0, "coin wood", ["coin", None, None]), (1, "coin", [None] * 3), (0, "", [None] * 3)],
)
def test_its_owner_may_look_at_the_central_card_at_the_beginning_of_the_turn(
    owner: int, central: str, seen: list[str | None]
) -> None:
    game = table(city("giza"), decks={"central": central}, cat=owner)
    assert [game.view(seat).peeked for seat in (Seat(0), Seat(1), None)] == seen


def test_there_is_one_look_a_turn() -> None:
    game = table(city("giza", tokens="urbanism"), decks={"giza": "wood", "central": "coin"}, cat=0)
    play(game, "take giza")
    assert (game.view(None).turn, game.view(Seat(0)).peeked) == (0, None)


# -- points and ranking --------------------------------------------------------------------------------


def test_the_example_of_the_rulebook_ephesus_has_35() -> None:
    ephesus = city(
        "ephesus", "laurel3 laurel2cat laurel2cat", stages=(1, 2, 3), tokens="strategy", victories=4
    )
    score = table(ephesus, face_up="", stack="", cat=0).view(None).scores[0]
    assert score.rows == {"stages": 10, "cat": 2, "blue": 7, "military": 12, "progress": 4}
    assert score.total == 35


@pytest.mark.parametrize(
    ("cities", "totals", "ranks"),
    [
        # A tie goes to who has built more stages; who has as many shares the rank.
        (
            [city("giza", "laurel3", stages=(1,)), city("babylon", stages=(1, 2)), city("rhodes")],
            [7, 3, 0],
            [1, 2, 3],
        ),
        ([city("giza", "laurel3"), city("babylon", stages=(1, 2))], [3, 3], [2, 1]),
        ([city("giza", stages=(1,)), city("rhodes", stages=(1,)), city("olympia")], [4, 4, 0], [1, 1, 3]),
        ([city("giza", "laurel3"), city("rhodes", "laurel3"), city("olympia")], [3, 3, 0], [1, 1, 3]),
        # Coins, resources and symbols are worth nothing.
        ([city("giza", "wood coin gear shield0"), city("rhodes")], [0, 0], [1, 1]),
    ],
)
def test_totals_and_ranks(cities: list[JsonObject], totals: list[int], ranks: list[int]) -> None:
    scores = table(*cities).view(None).scores
    assert [score.total for score in scores] == totals
    assert [score.rank for score in scores] == ranks


# -- the score pad of Architects: five categories, and stages between equal totals ---------------------


BOX = standard_box()
WONDERS = [WonderId("giza"), WonderId("rhodes"), WonderId("babylon")]


def line(*figures: int) -> Line:
    return dict(zip(("stages", "built", "blue", "victories", "progress"), figures, strict=True))


def test_victories_are_worth_three_and_the_cat_two() -> None:
    pad = count(
        standard_box(), [line(10, 4, 6, 2, 3), line(0, 0, 0, 0, 0), line(1, 1, 1, 1, 1)], WONDERS, Seat(1)
    )
    assert [score.row("military") for score in pad.scores] == [6, 0, 3]
    assert [score.row("cat") for score in pad.scores] == [0, 2, 0]
    assert [score.total for score in pad.scores] == [25, 2, 6]
    assert [score.rank for score in pad.scores] == [1, 3, 2]
    assert [len(city.stages) for city in pad.cities] == [4, 0, 1]


def test_stages_decide_between_equal_totals() -> None:
    pad = count(
        standard_box(), [line(5, 4, 0, 0, 0), line(5, 5, 0, 0, 0), line(5, 4, 0, 0, 0)], WONDERS, None
    )
    assert [score.rank for score in pad.scores] == [2, 1, 2]
