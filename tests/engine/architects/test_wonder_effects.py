"""What the stages do when they are built (rulebook, Wonder effects)."""

from __future__ import annotations

import pytest

from engine.architects.choice import Keep
from engine.architects.events import CardTaken, DeckSearched, DeckShuffled, EffectFailed
from engine.architects.terms import DeckId
from engine.game import IllegalChoice, Seat
from engine.terms import CardId
from tests.engine.architects.setting import cards, choices, city, play, table, told

STAGE_2 = "wood wood"
STAGE_4 = "wood wood wood"


def test_alexandria_takes_the_top_of_any_deck() -> None:
    game = table(
        city("alexandria", STAGE_2, stages=(1,)),
        city("giza"),
        city("rhodes"),
        city("olympia"),
        decks={"rhodes": "coin wood"},
    )
    play(game, "take central", "build 2 wood wood +0")
    assert choices(game) == [
        f"effect {deck}" for deck in ("central", "alexandria", "giza", "rhodes", "olympia")
    ]
    play(game, "effect rhodes")
    assert cards(game) == "coin laurel3"
    assert game.view(None).decks[DeckId("rhodes")].top == "wood"


def test_alexandria_cannot_take_from_an_empty_deck() -> None:
    game = table(
        city("alexandria", STAGE_2, stages=(1,)), city("giza"), decks={"giza": "", "central": "coin"}
    )
    events = play(game, "take central", "build 2 wood wood +0")
    assert told(events, CardTaken)[-1] == CardTaken(
        Seat(0), DeckId("alexandria"), CardId("laurel3"), "wonder"
    ), "the only deck with a card needs no answer"


def test_alexandria_gains_nothing_where_no_card_is_left() -> None:
    game = table(
        city("alexandria", STAGE_2, stages=(1,)),
        city("giza"),
        decks={"giza": "", "central": "coin", "alexandria": ""},
    )
    events = play(game, "take central", "build 2 wood wood +0")
    assert told(events, EffectFailed)
    assert game.view(None).turn == 1


@pytest.mark.parametrize(("stage", "hand", "built"), [(2, STAGE_2, (1,)), (4, STAGE_4, (1, 2, 3))])
def test_babylon_takes_a_progress_token(stage: int, hand: str, built: tuple[int, ...]) -> None:
    game = table(city("babylon", f"{hand} gear", stages=built), city("giza"))
    play(game, "take central", f"build {stage} {hand} +0")
    assert choices(game) == ["token decor", "token politics", "token strategy", "token hidden"]
    play(game, "token strategy")
    assert game.view(None).cities[0].tokens == ("strategy",)
    assert cards(game) == "gear laurel3"


def test_babylon_gains_nothing_where_no_token_is_left() -> None:
    game = table(city("babylon", STAGE_2, stages=(1,)), city("giza"), face_up="", stack="")
    assert told(play(game, "take central", "build 2 wood wood +0"), EffectFailed)


@pytest.mark.parametrize(
    ("stage", "hand", "spent"),
    [(2, "wood wood", "wood wood"), (3, "wood clay glass", "wood clay glass"), (4, STAGE_4, STAGE_4)],
)
def test_ephesus_takes_the_top_of_the_central_deck(stage: int, hand: str, spent: str) -> None:
    game = table(
        city("ephesus", hand, stages=(1, 2, 3, 4)[: stage - 1]),
        city("giza"),
        decks={"central": "coin laurel3"},
    )
    events = play(game, "take ephesus", f"build {stage} {spent} +0")
    assert CardTaken(Seat(0), DeckId("central"), CardId("coin"), "wonder") in events
    assert cards(game) == "coin laurel3"


def test_ephesus_gains_nothing_from_an_empty_central_deck() -> None:
    game = table(city("ephesus", STAGE_2, stages=(1,)), city("giza"), decks={"central": ""})
    assert told(play(game, "take giza", "build 2 wood wood +0"), EffectFailed)


def test_giza_has_points_only() -> None:
    game = table(city("giza", STAGE_2, stages=(1,)), city("rhodes"))
    events = play(game, "take central", "build 2 wood wood +0")
    assert [type(event).__name__ for event in events] == ["CardTaken", "StageBuilt"]
    assert game.view(None).scores[0].stages == 9


def test_halicarnassus_keeps_one_of_five_and_shuffles_the_rest_back() -> None:
    deck = "wood clay glass coin gear laurel3 shield0"
    left = ("shield0", "laurel3", "gear", "glass", "clay", "wood")
    game = table(
        city("halicarnassus", STAGE_2, stages=(1,)),
        city("giza"),
        city("rhodes"),
        decks={"rhodes": deck},
        shuffles=[tuple(map(CardId, left))],
    )
    play(game, "take central", "build 2 wood wood +0")
    assert choices(game) == ["effect halicarnassus", "effect rhodes"]
    events = play(game, "effect rhodes")
    assert events == [DeckSearched(Seat(0), DeckId("rhodes"), 5)]
    assert game.view(Seat(0)).searched == ("wood", "clay", "glass", "coin", "gear")
    assert choices(game) == ["keep coin"], "the other cards would not leave the recorded pile behind"
    events = play(game, "keep coin")
    assert events[0] == CardTaken(Seat(0), DeckId("rhodes"), CardId("coin"), "wonder")
    assert events[-1] == DeckShuffled(DeckId("rhodes"), CardId("shield0"))
    assert cards(game) == "coin laurel3"
    assert game.table.decks[DeckId("rhodes")] == left


def test_halicarnassus_looks_at_all_where_there_are_fewer_than_five() -> None:
    game = table(city("halicarnassus", STAGE_4, stages=(1, 2)), city("giza"), decks={"giza": "gear coin"})
    play(game, "take central", "build 4 wood wood wood +0", "effect giza")
    assert choices(game) == ["keep gear", "keep coin"]


def test_halicarnassus_keeps_the_last_card_without_asking() -> None:
    game = table(
        city("halicarnassus", STAGE_4, stages=(1, 2)),
        city("giza"),
        decks={"giza": "gear", "halicarnassus": ""},
    )
    events = play(game, "take central", "build 4 wood wood wood +0")
    assert events[-2:] == [
        CardTaken(Seat(0), DeckId("giza"), CardId("gear"), "wonder"),
        DeckShuffled(DeckId("giza"), None),
    ]


def test_halicarnassus_offers_equal_cards_once() -> None:
    deck = "laurel3 coin laurel3 laurel3 laurel3"
    game = table(city("halicarnassus", STAGE_2, stages=(1,)), city("giza"), decks={"giza": deck})
    play(game, "take central", "build 2 wood wood +0", "effect giza")
    assert choices(game) == ["keep laurel3", "keep coin"]


def test_halicarnassus_shuffles_in_the_same_way_for_the_same_seed() -> None:
    deck = "wood clay glass coin gear laurel3 shield0 stone papyrus tablet"
    piles = []
    for _ in range(2):
        game = table(
            city("halicarnassus", STAGE_2, stages=(1,)),
            city("giza"),
            decks={"giza": deck},
        )
        play(game, "take central", "build 2 wood wood +0", "effect giza", "keep coin")
        piles.append(game.table.decks[DeckId("giza")])
    assert piles[0] == piles[1]
    assert piles[0] != tuple(CardId(card) for card in deck.split() if card != "coin")


def test_a_recorded_pile_must_hold_the_cards_that_were_left() -> None:
    game = table(
        city("halicarnassus", STAGE_2, stages=(1,)),
        city("giza"),
        decks={"giza": "wood clay"},
        shuffles=[(CardId("wood"),)],
    )
    play(game, "take central", "build 2 wood wood +0", "effect giza")
    before = game.view(None)
    with pytest.raises(IllegalChoice):
        game.play({Seat(0): Keep(CardId("wood"))})
    assert game.view(None) == before
    assert choices(game) == ["keep clay"], "the recorded pile is what clay leaves behind"


def test_halicarnassus_gains_nothing_where_both_decks_are_empty() -> None:
    game = table(
        city("halicarnassus", STAGE_2, stages=(1,)), city("giza"), decks={"halicarnassus": "", "giza": ""}
    )
    assert told(play(game, "take central", "build 2 wood wood +0"), EffectFailed)


def test_olympia_takes_left_and_then_right() -> None:
    game = table(
        city("olympia", STAGE_2, stages=(1,)),
        city("giza"),
        city("rhodes"),
        decks={"olympia": "coin", "rhodes": "gear", "giza": "tablet"},
    )
    events = play(game, "take central", "build 2 wood wood +0")
    taken = [event.card for event in events if isinstance(event, CardTaken) and event.cause == "wonder"]
    assert taken == ["coin", "gear"]


def test_olympia_takes_the_one_card_that_there_is() -> None:
    game = table(
        city("olympia", STAGE_4, stages=(1, 2, 3)), city("giza"), decks={"olympia": "", "giza": "gear"}
    )
    events = play(game, "take central", "build 4 wood wood wood +0")
    assert [event.card for event in events if isinstance(event, CardTaken)] == ["laurel3", "gear"]


def test_rhodes_has_a_shield_for_good() -> None:
    game = table(
        city("rhodes", "wood wood shield1"),
        city("giza"),
        decks={"central": "shield2"},
        conflict={"total": 3, "battle": 1},
    )
    play(game, "take central", "build 2 wood wood +0")
    assert game.view(None).cities[0].shields == 1, "the horned cards left after the battle"
    assert game.view(None).cities[0].victories == 2


def test_a_card_taken_by_a_wonder_opens_a_token() -> None:
    game = table(
        city("ephesus", STAGE_2, stages=(1,), tokens="science"),
        city("giza"),
        decks={"central": "gear laurel3"},
    )
    play(game, "take ephesus", "build 2 wood wood +0")
    assert "extra science central" in choices(game)


def test_the_last_effect_is_used_although_the_wonder_is_finished() -> None:
    game = table(city("babylon", STAGE_4, stages=(1, 2, 3, 5)), city("giza"))
    play(game, "take central", "build 4 wood wood wood +0")
    assert not game.over
    play(game, "token decor")
    assert game.over
    assert game.view(None).scores[0].progress == 6
