"""Legal choices, wonder effects and progress tokens by the rulebook and ``RULINGS.md``."""

from typing import Any

import pytest

from engine.architects.box import standard_box
from engine.architects.choice import Keep
from engine.architects.events import CardTaken, DeckSearched, DeckShuffled, EffectFailed
from engine.architects.rules import ArchitectsGame
from engine.architects.terms import DeckId
from engine.game import Event, IllegalChoice, JsonObject, Seat
from engine.terms import CardId
from tests.engine.architects.setting import cards, choices, city, play, table, told

EMPTY = {"giza": "", "central": "", "rhodes": ""}
TAKE, OWN = ("take central",), ("take giza",)
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
        (giza(tokens="urbanism"), {"giza": "wood", "central": "wood"}, (*OWN, "extra urbanism central"), []),
        (
            giza(tokens="urbanism science"),
            {"giza": "wood", "central": "gear"},
            *((*OWN, "extra urbanism central"), ["extra science rhodes", "end"]),
        ),
        (giza(tokens="urbanism"), {**EMPTY, "giza": "wood"}, OWN, []),
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


@pytest.mark.parametrize(
    ("wonder", "built", "hand", "open_now"),
    [
        ("babylon", (1, 2, 3), "glass glass glass coin coin coin", {4, 5}),
        # The pediment needs all three columns.
        ("ephesus", (1, 2, 3), "wood stone clay glass", set()),
        ("ephesus", (1, 2, 3, 4), "wood stone clay glass", {5}),
        ("halicarnassus", (1, 2), "wood wood wood clay glass", {3, 4}),
        ("rhodes", (), "wood wood clay", {1, 2}),
    ],
)
def test_stages_can_be_built_in_any_order_their_supports_allow(
    wonder: str, built: tuple[int, ...], hand: str, open_now: set[int]
) -> None:
    game = table(city(wonder, hand, stages=built), city("giza"))
    play(game, *TAKE)
    assert {int(choice.split()[1]) for choice in choices(game) if choice.startswith("build")} == open_now


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
        play(game, *OWN)
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


@pytest.mark.parametrize(
    ("deck", "kept"),
    # Identical cards are offered once, and at most five cards are looked at.
    [("gear coin", ["gear", "coin"]), ("laurel3 coin laurel3 laurel3 laurel3 gear", ["laurel3", "coin"])],
)
def test_halicarnassus_offers_the_top_five_cards_without_duplicates(deck: str, kept: list[str]) -> None:
    game, _ = built("halicarnassus", 2, decks={"giza": deck})
    play(game, "effect giza")
    assert choices(game) == [f"keep {card}" for card in kept]


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
    assert (cards(game), game.table.decks[DeckId("rhodes")]) == ("coin laurel3", left)


def test_a_card_taken_by_a_wonder_effect_triggers_progress_tokens() -> None:
    decks = {"central": "gear laurel3"}
    game, _ = built("ephesus", 2, take="ephesus", tokens="science", decks=decks)
    assert "extra science central" in choices(game)


def test_the_effect_of_the_last_stage_applies_before_the_game_ends() -> None:
    game = table(city("babylon", COSTS[4], stages=(1, 2, 3, 5)))
    play(game, "take central", f"build 4 {COSTS[4]} +0")
    assert not game.over
    play(game, "token decor")
    assert (game.over, game.view(None).scores[0].row("progress")) == (True, 6)
