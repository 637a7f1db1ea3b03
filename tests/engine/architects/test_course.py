"""Turns, battles, the cat pawn, and scoring of Architects."""

import pytest

from engine.architects.box import standard_box
from engine.architects.events import ConflictTokensTurned, GameEnded
from engine.architects.pad import Line, count
from engine.architects.rules import ArchitectsGame
from engine.game import JsonObject, Seat
from engine.terms import WonderId
from tests.engine.architects.setting import choices, city, dealt, play, table, told


def three(**decks: str) -> ArchitectsGame:
    """Return a game of three players with these decks."""
    return table(city("giza"), city("rhodes", "laurel3"), city("olympia"), decks=decks)


def test_a_player_takes_from_three_decks_and_play_passes_left() -> None:
    game = three()
    for left, right in (("giza", "olympia"), ("rhodes", "giza"), ("olympia", "rhodes")):
        assert choices(game) == [f"take {deck}" for deck in (left, "central", right)]
        play(game, "take central")


def test_the_game_ends_if_all_players_pass() -> None:
    game = three(giza="", central="", rhodes="", olympia="")
    play(game, "end", "end")
    assert not game.over
    assert told(play(game, "end"), GameEnded)
    assert game.over
    assert game.decisions() == ()
    assert [score.rank for score in game.view(None).scores] == [2, 1, 2]


def test_the_game_ends_after_the_turn_that_completes_a_wonder() -> None:
    own = city("giza", "wood stone clay glass compass compass shield0", stages=(1, 2, 3, 4))
    game = table(own, decks={"central": "shield1"}, conflict={"total": 3, "battle": 2})
    play(game, "take central", "build 5 wood stone clay glass +0")
    assert not game.over, "the symbols must be exchanged first"
    assert told(play(game, "exchange compass compass", "token decor"), GameEnded)
    assert game.over
    scores = game.view(None).scores
    assert scores[0].row("progress") == 6
    assert [score.row("military") for score in scores] == [6, 0], "the last battle takes place"


def test_wonders_can_be_chosen() -> None:
    view = dealt(3, 5, {"wonders": [None, "giza", None]}).view(None)
    assert view.cities[1].wonder == "giza"
    assert len({each.wonder for each in view.cities}) == 3


# -- horns, conflict tokens and battles ----------------------------------------------------------------


def before_battle(*cities: JsonObject, card: str = "shield1", literal: bool = False) -> ArchitectsGame:
    """Return a game in which the first card of the central deck flips the last conflict token."""
    return table(*cities, decks={"central": card}, conflict={"total": 3, "battle": 2}, literal=literal)


@pytest.mark.parametrize(
    ("card", "before", "turned"), [("shield0", 0, 0), ("shield1", 0, 1), ("shield2", 0, 2), ("shield2", 2, 1)]
)
def test_horns_flip_conflict_tokens_until_the_battle(card: str, before: int, turned: int) -> None:
    game = table(city("giza"), decks={"central": card}, conflict={"total": 3, "battle": before})
    events = play(game, "take central")
    expected = [ConflictTokensTurned(Seat(0), turned, before + turned, 3)] if turned else []
    assert told(events, ConflictTokensTurned) == expected
    # After a battle all tokens are back on their peace side.
    assert game.view(None).battle == (before + turned) % 3


@pytest.mark.parametrize(
    ("hands", "literal", "victories"),
    [
        # One token for each weaker neighbour; other players don't count.
        (("shield0", "shield0", ""), False, [2, 1, 0]),
        (("", "shield0", "shield0 shield0", "shield0"), False, [0, 0, 2, 0]),
        # With two players: one token for more shields, two for at least twice as many.
        (("shield0", "shield0"), False, [2, 0]),
        (("shield0 shield0", "shield0 shield0"), False, [1, 0]),
        (("", "shield0 shield0"), False, [0, 2]),
        # One shield counts as twice none only in the literal reading.
        (("", ""), False, [1, 0]),
        (("", ""), True, [2, 0]),
    ],
)
def test_victory_tokens_by_battle(hands: tuple[str, ...], literal: bool, victories: list[int]) -> None:
    wonders = ("giza", "rhodes", "olympia", "babylon")
    cities = [city(wonder, hand, victories=20) for wonder, hand in zip(wonders, hands, strict=False)]
    game = before_battle(*cities, literal=literal)
    play(game, "take central")
    assert [each.victories - 20 for each in game.view(None).cities] == victories
    # The supply of tokens is unlimited.
    scores = game.view(None).scores
    assert [score.row("military") for score in scores] == [60 + 3 * each for each in victories]


# -- the cat pawn and peeking --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "before", "after"), [("laurel2cat", None, 0), ("laurel2cat", 1, 0), ("laurel3", 1, 1)]
)
def test_a_blue_card_with_a_cat_takes_the_pawn(card: str, before: int | None, after: int) -> None:
    game = table(city("giza"), decks={"central": card}, cat=before)
    play(game, "take central")
    assert game.view(None).cat == after


@pytest.mark.parametrize(
    ("owner", "central", "seen"),
    [(0, "coin wood", ["coin", None, None]), (1, "coin", [None] * 3), (0, "", [None] * 3)],
)
def test_the_owner_of_the_cat_pawn_sees_the_central_card_in_their_turn(
    owner: int, central: str, seen: list[str | None]
) -> None:
    game = table(city("giza"), decks={"central": central}, cat=owner)
    assert [game.view(seat).peeked for seat in (Seat(0), Seat(1), None)] == seen


def test_the_owner_of_the_cat_pawn_peeks_once_a_turn() -> None:
    game = table(city("giza", tokens="urbanism"), decks={"giza": "wood", "central": "coin"}, cat=0)
    play(game, "take giza")
    assert (game.view(None).turn, game.view(Seat(0)).peeked) == (0, None)


# -- points and ranks ----------------------------------------------------------------------------------


def test_the_rulebooks_scoring_example() -> None:
    ephesus = city(
        "ephesus", "laurel3 laurel2cat laurel2cat", stages=(1, 2, 3), tokens="strategy", victories=4
    )
    score = table(ephesus, face_up="", stack="", cat=0).view(None).scores[0]
    assert score.rows == {"stages": 10, "cat": 2, "blue": 7, "military": 12, "progress": 4}
    assert score.total == 35


@pytest.mark.parametrize(
    ("cities", "totals", "ranks"),
    [
        # Ties are broken by stages; players with equal stages share the rank.
        ([city("giza", "laurel3"), city("babylon", stages=(1, 2))], [3, 3], [2, 1]),
        ([city("giza", stages=(1,)), city("rhodes", stages=(1,)), city("olympia")], [4, 4, 0], [1, 1, 3]),
        # Coins, resources and symbols score nothing.
        ([city("giza", "wood coin gear shield0"), city("rhodes")], [0, 0], [1, 1]),
    ],
)
def test_totals_and_ranks(cities: list[JsonObject], totals: list[int], ranks: list[int]) -> None:
    scores = table(*cities).view(None).scores
    assert [score.total for score in scores] == totals
    assert [score.rank for score in scores] == ranks


# -- the score pad -------------------------------------------------------------------------------------


def line(*figures: int) -> Line:
    return dict(zip(("stages", "built", "blue", "victories", "progress"), figures, strict=True))


def test_the_pad_scores_victories_and_the_cat_and_breaks_ties_by_stages() -> None:
    lines = [line(10, 4, 6, 2, 3), line(0, 0, 0, 0, 0), line(1, 1, 1, 1, 1)]
    wonders = [WonderId("giza"), WonderId("rhodes"), WonderId("babylon")]
    pad = count(standard_box(), lines, wonders, Seat(1))
    assert [score.row("military") for score in pad.scores] == [6, 0, 3]
    assert [score.row("cat") for score in pad.scores] == [0, 2, 0]
    assert [score.total for score in pad.scores] == [25, 2, 6]
    assert [score.rank for score in pad.scores] == [1, 3, 2]
    assert [len(city.stages) for city in pad.cities] == [4, 0, 1]
    parted = count(standard_box(), [line(5, stages, 0, 0, 0) for stages in (4, 5, 4)], wonders, None)
    assert [score.rank for score in parted.scores] == [2, 1, 2]
