"""Green cards, progress tokens and what each of them does (rulebook, Science; Progress effects)."""

from __future__ import annotations

import pytest

from engine.architects.box import standard_box
from engine.architects.events import CardTaken, TokenTaken
from engine.game import JsonObject, Seat
from engine.terms import TokenId
from tests.engine.architects.setting import cards, choices, city, play, table, told

OTHER = city("rhodes")


def holding(hand: str, tokens: str = "", **more: object) -> list[str]:
    """List what is legal after a card that does nothing was taken; empty if the turn is over."""
    game = table(city("giza", hand, tokens=tokens), OTHER, **more)  # type: ignore[arg-type]
    play(game, "take central")
    return choices(game) if game.view(None).turn == 0 else []


# -- exchanging symbols ------------------------------------------------------------------------------


def test_two_identical_symbols_must_be_exchanged() -> None:
    assert holding("gear gear") == ["exchange gear gear"]


def test_three_different_symbols_must_be_exchanged() -> None:
    assert holding("gear tablet compass") == ["exchange compass gear tablet"]


def test_two_different_symbols_stay() -> None:
    assert holding("gear tablet") == []


def test_the_player_chooses_between_a_pair_and_three_different() -> None:
    assert holding("gear gear tablet compass") == ["exchange gear gear", "exchange compass gear tablet"]


def test_spent_symbols_are_discarded_and_the_others_stay() -> None:
    game = table(city("giza", "gear gear tablet"), OTHER)
    play(game, "take central", "exchange gear gear", "token decor")
    assert cards(game) == "tablet laurel3"
    assert game.view(None).discard == {"gear": 2}


def test_four_identical_symbols_bring_two_tokens() -> None:
    game = table(city("giza", "gear gear gear gear"), OTHER)
    play(game, "take central", "exchange gear gear", "token decor", "exchange gear gear", "token politics")
    assert game.view(None).cities[0].tokens == ("decor", "politics")
    assert game.view(None).turn == 1


def test_a_face_up_token_is_replaced_at_once() -> None:
    game = table(city("giza", "gear gear"), OTHER)
    events = play(game, "take central", "exchange gear gear", "token politics")
    assert told(events, TokenTaken) == [
        TokenTaken(Seat(0), TokenId("politics"), hidden=False, revealed=TokenId("education"))
    ]
    assert game.view(None).tokens == ("decor", "education", "strategy")
    assert game.view(None).stack_size == 1


def test_the_hidden_token_comes_from_the_top_of_the_stack() -> None:
    game = table(city("giza", "gear gear"), OTHER)
    play(game, "take central", "exchange gear gear")
    assert choices(game) == ["token decor", "token politics", "token strategy", "token hidden"]
    events = play(game, "token hidden")
    assert told(events, TokenTaken) == [TokenTaken(Seat(0), TokenId("education"), hidden=True, revealed=None)]
    assert game.view(None).tokens == ("decor", "politics", "strategy")


def test_both_copies_of_culture_face_up_are_one_choice() -> None:
    game = table(city("giza", "gear gear"), OTHER, face_up="culture culture decor", stack="")
    play(game, "take central", "exchange gear gear")
    assert choices(game) == ["token culture", "token decor"]
    play(game, "token culture")
    assert game.view(None).tokens == ("culture", "decor")


def test_without_a_token_left_the_symbols_stay() -> None:
    assert holding("gear gear", face_up="", stack="") == []


def test_the_exchange_can_come_before_or_after_building() -> None:
    assert holding("wood clay gear gear") == ["build 1 wood clay +0", "exchange gear gear"]


# -- tokens that give one more card -------------------------------------------------------------------

EXTRA = {
    "urbanism": "wood clay",
    "crafts": "papyrus glass",
    "jewellery": "stone coin",
    "science": "compass gear tablet",
    "propaganda": "shield1 shield2",
}
CARDS = list(standard_box().cards)


@pytest.mark.parametrize("token", EXTRA)
@pytest.mark.parametrize("card_id", CARDS)
def test_a_token_gives_one_more_card_for_its_cards_alone(token: str, card_id: str) -> None:
    game = table(city("giza", tokens=token), OTHER, decks={"giza": f"{card_id} laurel3"})
    play(game, "take giza")
    if card_id in EXTRA[token].split():
        assert choices(game) == [f"extra {token} {deck}" for deck in ("giza", "central", "rhodes")] + ["end"]
    else:
        assert game.view(None).turn == 1


def test_the_extra_card_is_laid_like_any_other() -> None:
    game = table(city("giza", tokens="urbanism"), OTHER, decks={"giza": "wood", "rhodes": "coin"})
    events = play(game, "take giza", "extra urbanism rhodes")
    assert [event.cause for event in events if isinstance(event, CardTaken)] == ["turn", "token"]
    assert choices(game) == ["build 1 wood +1"]


def test_a_token_gives_one_extra_card_a_turn() -> None:
    game = table(city("giza", tokens="urbanism"), OTHER, decks={"giza": "wood", "central": "wood"})
    play(game, "take giza", "extra urbanism central")
    assert game.view(None).turn == 1
    play(game, "take rhodes")
    assert "urbanism" not in game.view(None).used


def test_an_extra_card_can_open_another_token() -> None:
    game = table(city("giza", tokens="urbanism science"), OTHER, decks={"giza": "wood", "central": "gear"})
    play(game, "take giza", "extra urbanism central", "extra science rhodes")
    assert cards(game) == "wood gear laurel3"


def test_the_extra_card_may_be_left() -> None:
    game = table(city("giza", tokens="science"), OTHER, decks={"giza": "gear"})
    play(game, "take giza", "end")
    assert cards(game) == "gear"
    assert game.view(None).turn == 1


def test_what_is_compulsory_comes_before_the_end() -> None:
    game = table(city("giza", "clay", tokens="urbanism"), OTHER, decks={"giza": "wood"})
    play(game, "take giza")
    assert choices(game) == [
        "build 1 wood clay +0",
        "extra urbanism central",
        "extra urbanism rhodes",
    ]
    play(game, "build 1 wood clay +0")
    assert choices(game)[-1] == "end"


def test_no_extra_card_where_all_three_piles_are_empty() -> None:
    game = table(city("giza", tokens="urbanism"), OTHER, decks={"giza": "wood", "central": "", "rhodes": ""})
    play(game, "take giza")
    assert game.view(None).turn == 1


def test_a_token_gained_in_a_turn_works_for_later_cards_only() -> None:
    game = table(
        city("giza", "gear", tokens="urbanism"),
        OTHER,
        decks={"giza": "gear", "central": "gear"},
        face_up="science",
        stack="",
    )
    play(game, "take giza", "exchange gear gear")
    assert game.view(None).cities[0].tokens == ("urbanism", "science")
    assert game.view(None).turn == 1, "the gear was taken before the token"


def test_architecture_gives_a_card_for_a_stage() -> None:
    game = table(city("giza", "wood clay stone stone", tokens="architecture"), OTHER)
    play(game, "take central", "build 1 wood clay +0")
    assert "extra architecture central" in choices(game)
    play(game, "build 2 stone stone +0", "extra architecture central")
    assert game.view(None).turn == 1, "two stages in a turn give one card"


# -- tokens that always count ------------------------------------------------------------------------


def test_tactics_is_two_shields() -> None:
    game = table(city("giza", "shield0", tokens="tactics"), OTHER)
    assert game.view(None).cities[0].shields == 3


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        (city("giza", tokens="decor"), 4),
        (city("giza", tokens="decor", stages=(1, 2, 3, 4, 5)), 6),
        (city("giza", "laurel2cat laurel2cat laurel3", tokens="politics"), 2),
        (city("giza", tokens="strategy", victories=5), 5),
        (city("giza", tokens="education"), 2),
        (city("giza", tokens="education economy tactics"), 6),
        (city("giza", tokens="culture"), 4),
        (city("giza", tokens="culture culture"), 12),
        (city("giza", tokens="culture culture education"), 18),
        (city("giza", tokens="urbanism crafts jewellery science propaganda"), 0),
        (city("giza", tokens="architecture economy engineering tactics"), 0),
    ],
)
def test_points_of_progress_tokens(laid: JsonObject, points: int) -> None:
    game = table(laid, OTHER, face_up="", stack="")
    assert game.view(None).scores[0].row("progress") == points


def test_the_cat_pawn_is_no_cat_for_politics() -> None:
    game = table(city("giza", tokens="politics"), OTHER, face_up="", stack="", cat=0)
    assert (game.view(None).scores[0].row("cat"), game.view(None).scores[0].row("progress")) == (2, 0)
