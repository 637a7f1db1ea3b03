"""Turns, battles, effects and scoring of Architects, by the rulebook and ``RULINGS.md``."""

from typing import Any

import pytest

from engine.architects.box import standard_box
from engine.architects.choice import Keep
from engine.architects.events import CardTaken, DeckSearched, DeckShuffled, EffectFailed, GameEnded
from engine.architects.pad import Line, count
from engine.architects.rules import ArchitectsGame
from engine.architects.terms import DeckId
from engine.game import Event, IllegalChoice, JsonObject, Seat
from engine.record import new_game
from engine.terms import CardId, WonderId
from tests.engine.architects.setting import choices, city, play, table, told


def test_a_player_takes_from_three_decks_and_passes_if_they_are_empty() -> None:
    cities = city("giza"), city("rhodes", "laurel3"), city("olympia")
    game = table(*cities)
    for left, right in (("giza", "olympia"), ("rhodes", "giza"), ("olympia", "rhodes")):
        assert choices(game) == [f"take {deck}" for deck in (left, "central", right)]
        play(game, "take central")
    # The game ends if all pass.
    game = table(*cities, decks=dict.fromkeys(("giza", "central", "rhodes", "olympia"), ""))
    play(game, "end", "end")
    assert not game.over
    assert told(play(game, "end"), GameEnded)
    assert (game.over, game.decisions()) == (True, ())
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
    view = new_game("architects", 3, 5, {"wonders": [None, "giza", None]}).view(None)
    assert view.cities[1].wonder == "giza"
    assert len({each.wonder for each in view.cities}) == 3


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
    game = table(*cities, decks={"central": "shield1"}, conflict={"total": 3, "battle": 2}, literal=literal)
    play(game, "take central")
    assert [each.victories - 20 for each in game.view(None).cities] == victories
    # The supply of tokens is unlimited.
    scores = game.view(None).scores
    assert [score.row("military") for score in scores] == [60 + 3 * each for each in victories]


@pytest.mark.parametrize(
    ("owner", "central", "seen"),
    [(0, "coin wood", ["coin", None, None]), (1, "coin", [None] * 3), (0, "", [None] * 3)],
)
def test_the_owner_of_the_cat_pawn_sees_the_central_card_in_their_turn(
    owner: int, central: str, seen: list[str | None]
) -> None:
    game = table(city("giza"), decks={"central": central}, cat=owner)
    assert [game.view(seat).peeked for seat in (Seat(0), Seat(1), None)] == seen
    # They peek once a turn.
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


# -- legal choices ---------------------------------------------------------------------------------------


EMPTY = {"giza": "", "central": "", "rhodes": ""}
TAKE, FROM_OWN = ("take central",), ("take giza",)
"""The choices of a card without effect and of the player's own deck."""


def giza(hand: str = "", tokens: str = "", stages: int = 0) -> JsonObject:
    return city("giza", hand, tokens=tokens, stages=range(1, stages + 1))


def builds(*payments: str) -> list[str]:
    return [f"build {payment}" for payment in payments]


@pytest.mark.parametrize(
    ("own", "decks", "moves", "legal"),
    [
        # A stage that can be paid for must be built; the player chooses which resources to spend.
        (giza("wood wood"), {}, TAKE, []),
        (giza("wood stone clay"), {}, TAKE, builds("1 wood stone +0", "1 wood clay +0", "1 stone clay +0")),
        (giza("wood clay glass glass coin"), {}, (*TAKE, "build 1 wood clay +0"), builds("2 glass glass +0")),
        # A coin replaces a missing resource; spending the most frequent resource leaves the fewest missing.
        (giza("wood clay coin"), {}, TAKE, builds("1 wood clay +0")),
        (giza("wood wood clay coin", stages=3), {}, TAKE, builds("4 wood wood +1")),
        # With Economy a coin replaces two resources, but not a single one. Using a token is optional.
        (giza("wood coin", "economy", 2), {}, TAKE, [*builds("3 wood +1 economy"), "end"]),
        (giza("coin coin", "economy"), {}, TAKE, builds("1 +2", "1 +1 economy")),
        (giza("wood coin", "economy"), {}, TAKE, builds("1 wood +1")),
        # With Engineering any resources will do; it isn't offered where it makes no difference.
        (giza("wood wood", "engineering"), {}, TAKE, [*builds("1 wood wood +0 engineering"), "end"]),
        (giza("wood clay", "engineering"), {}, TAKE, builds("1 wood clay +0")),
        # Each works for one stage a turn: wood, clay and glass don't pay for two identical ones.
        (giza("coin coin", "economy"), {}, (*TAKE, "build 1 +1 economy"), []),
        (
            giza("wood wood wood clay glass", "engineering"),
            *({}, (*TAKE, "build 1 wood wood +0 engineering"), []),
        ),
        # Symbols must be exchanged if possible, before or after building, while tokens are left.
        (giza("gear tablet compass"), {}, TAKE, ["exchange compass gear tablet"]),
        (giza("gear tablet"), {}, TAKE, []),
        (giza("wood clay gear gear"), {}, TAKE, [*builds("1 wood clay +0"), "exchange gear gear"]),
        # One extra card per token and turn; an extra card can trigger another token. None from empty decks.
        (
            giza(tokens="urbanism"),
            {"giza": "wood", "central": "wood"},
            (*FROM_OWN, "extra urbanism central"),
            [],
        ),
        (
            giza(tokens="urbanism science"),
            {"giza": "wood", "central": "gear"},
            *((*FROM_OWN, "extra urbanism central"), ["extra science rhodes", "end"]),
        ),
        (giza(tokens="urbanism"), {**EMPTY, "giza": "wood"}, FROM_OWN, []),
        # Architecture gives one extra card a turn, even for two stages.
        (
            giza("wood clay stone stone", "architecture"),
            {"giza": "", "rhodes": ""},
            (*TAKE, "build 1 wood clay +0", "build 2 stone stone +0", "extra architecture central"),
            [],
        ),
        # With three empty decks a player can still build with a token, or passes.
        (giza("wood wood", "engineering"), EMPTY, (), [*builds("1 wood wood +0 engineering"), "end"]),
        (giza(), EMPTY, (), ["end"]),
        (giza(), {"giza": "", "central": "coin"}, (), ["take central", "take rhodes"]),
    ],
)
def test_legal_choices_after_a_few_moves(
    own: JsonObject, decks: dict[str, str], moves: tuple[str, ...], legal: list[str]
) -> None:
    game = table(own, decks=decks)
    play(game, *moves)
    assert (choices(game) if game.view(None).turn == 0 else []) == legal


EXTRA = {
    "urbanism": "wood clay",
    "crafts": "papyrus glass",
    "jewellery": "stone coin",
    "science": "compass gear tablet",
    "propaganda": "shield1 shield2",
}


@pytest.mark.parametrize("token", EXTRA)
def test_a_token_grants_an_extra_card_only_for_its_own_cards(token: str) -> None:
    for card in standard_box().cards:
        game = table(city("giza", tokens=token), decks={"giza": f"{card} laurel3"})
        play(game, *FROM_OWN)
        if card in EXTRA[token].split():
            extra = [f"extra {token} {deck}" for deck in ("giza", "central", "rhodes")]
            assert choices(game) == [*extra, "end"]
        else:
            assert game.view(None).turn == 1


def test_a_new_token_does_not_apply_to_the_card_taken_before_it() -> None:
    decks = {"giza": "gear", "central": "gear"}
    game = table(city("giza", "gear", tokens="urbanism"), decks=decks, face_up="science", stack="")
    play(game, "take giza", "exchange gear gear")
    assert game.view(None).cities[0].tokens == ("urbanism", "science")
    assert game.view(None).turn == 1, "the gear was taken before the token"


@pytest.mark.parametrize(
    ("own", "points"),
    [
        (city("giza", tokens="decor"), 4),
        (city("giza", tokens="decor", stages=(1, 2, 3, 4, 5)), 6),
        # The cat pawn doesn't count for Politics.
        (city("giza", "laurel2cat laurel2cat laurel3", tokens="politics"), 2),
        (city("giza", tokens="strategy", victories=5), 5),
        (city("giza", tokens="education economy tactics"), 6),
        (city("giza", tokens="culture"), 4),
        (city("giza", tokens="culture culture education"), 18),
        (city("giza", tokens="urbanism crafts jewellery science propaganda"), 0),
        (city("giza", tokens="architecture economy engineering tactics"), 0),
    ],
)
def test_points_of_progress_tokens(own: JsonObject, points: int) -> None:
    assert table(own, face_up="", stack="", cat=0).view(None).scores[0].row("progress") == points


# -- wonder effects ------------------------------------------------------------------------------------

COSTS = {2: "wood wood", 3: "wood clay glass", 4: "wood wood wood"}


def built(
    wonder: str, stage: int, *others: str, take: str = "central", tokens: str = "", **laid: Any
) -> tuple[ArchitectsGame, list[Event]]:
    """Build the stage with this number in the first city, and return the game and its events."""
    own = city(wonder, COSTS[stage], stages=range(1, stage), tokens=tokens)
    game = table(own, *map(city, others or ("giza",)), **laid)
    return game, play(game, f"take {take}", f"build {stage} {COSTS[stage]} +0")


def taken(events: list[Event]) -> list[tuple[str, str]]:
    """Return the deck and card of each card taken by a wonder effect."""
    found = [event for event in events if isinstance(event, CardTaken) and event.cause == "wonder"]
    return [(event.deck, event.card) for event in found]


@pytest.mark.parametrize(
    ("wonder", "stage", "decks", "found"),
    [
        # A single deck with cards is no choice.
        ("alexandria", 2, {"giza": "", "central": "coin"}, [("alexandria", "laurel3")]),
        *(("ephesus", stage, {"central": "coin gear"}, [("central", "gear")]) for stage in (2, 3, 4)),
        # The left deck first, then the right one, or the only card left.
        ("olympia", 2, {"olympia": "coin", "giza": "gear"}, [("olympia", "coin"), ("giza", "gear")]),
        ("olympia", 4, {"olympia": "", "giza": "gear"}, [("giza", "gear")]),
        # A single card is kept without a choice.
        ("halicarnassus", 4, {"giza": "gear", "halicarnassus": ""}, [("giza", "gear")]),
        ("rhodes", 2, {}, []),
    ],
)
def test_wonder_effects_without_a_choice_apply_at_once(
    wonder: str, stage: int, decks: dict[str, str], found: list[tuple[str, str]]
) -> None:
    game, events = built(wonder, stage, decks=decks)
    assert (taken(events), game.view(None).turn) == (found, 1)
    assert (events[-1] == DeckShuffled(DeckId("giza"), None)) == (wonder == "halicarnassus")


@pytest.mark.parametrize(
    ("wonder", "laid"),
    [
        ("alexandria", {"decks": {"giza": "", "central": "coin", "alexandria": ""}}),
        ("babylon", {"face_up": "", "stack": ""}),
        ("ephesus", {"decks": {"central": "coin"}}),
        ("halicarnassus", {"decks": {"halicarnassus": "", "giza": ""}}),
    ],
)
def test_wonder_effects_fail_if_nothing_is_left_to_take(wonder: str, laid: dict[str, Any]) -> None:
    game, events = built(wonder, 2, **laid)
    assert told(events, EffectFailed)
    assert (taken(events), game.view(None).turn) == ([], 1)


def test_halicarnassus_reshuffles_the_deck_as_recorded() -> None:
    left = tuple(map(CardId, ("shield0", "laurel3", "gear", "glass", "clay", "wood")))
    decks = {"rhodes": "wood clay glass coin gear laurel3 shield0"}
    game, _ = built("halicarnassus", 2, "giza", "rhodes", decks=decks, shuffles=[left])
    assert choices(game) == ["effect halicarnassus", "effect rhodes"]
    assert play(game, "effect rhodes") == [DeckSearched(Seat(0), DeckId("rhodes"), 5)]
    # Only the player whose turn it is sees the cards.
    looked_at = ("wood", "clay", "glass", "coin", "gear")
    assert [game.view(seat).searched for seat in (Seat(0), Seat(1), None)] == [looked_at, (), ()]
    before = game.view(None)
    with pytest.raises(IllegalChoice):
        game.play({Seat(0): Keep(CardId("wood"))})
    assert game.view(None) == before
    assert choices(game) == ["keep coin"], "other cards contradict the recorded shuffle"
    events = play(game, "keep coin")
    assert taken(events) == [("rhodes", "coin")]
    assert events[-1] == DeckShuffled(DeckId("rhodes"), CardId("shield0"))
    held = game.view(None).cities[0].cards.items()
    assert {card: number for card, number in held if number} == {"coin": 1, "laurel3": 1}
    assert game.table.decks[DeckId("rhodes")] == left


def test_the_effect_of_the_last_stage_applies_before_the_game_ends() -> None:
    game = table(city("babylon", COSTS[4], stages=(1, 2, 3, 5)))
    play(game, "take central", f"build 4 {COSTS[4]} +0")
    assert not game.over
    play(game, "token decor")
    assert (game.over, game.view(None).scores[0].row("progress")) == (True, 6)
