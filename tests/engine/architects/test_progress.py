"""Green cards, progress tokens and what each of them does (rulebook, Science; Progress effects)."""

from __future__ import annotations

import pytest

from engine.architects.box import standard_box
from engine.game import JsonObject
from tests.engine.architects.setting import cards, choices, city, legal_after_a_card, play, table


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("gear gear", ["exchange gear gear"]),
        ("gear tablet compass", ["exchange compass gear tablet"]),
        ("gear tablet", []),
        ("gear gear tablet compass", ["exchange gear gear", "exchange compass gear tablet"]),
        # Before or after building.
        ("wood clay gear gear", ["build 1 wood clay +0", "exchange gear gear"]),
    ],
)
def test_symbols_that_can_be_exchanged_must_be(hand: str, legal: list[str]) -> None:
    assert legal_after_a_card(city("giza", hand)) == legal


def test_without_a_token_left_the_symbols_stay() -> None:
    assert legal_after_a_card(city("giza", "gear gear"), face_up="", stack="") == []


# -- tokens that give one more card --------------------------------------------------------------------

EXTRA = {
    "urbanism": "wood clay",
    "crafts": "papyrus glass",
    "jewellery": "stone coin",
    "science": "compass gear tablet",
    "propaganda": "shield1 shield2",
}


@pytest.mark.parametrize("token", EXTRA)
@pytest.mark.parametrize("card_id", list(standard_box().cards))
def test_a_token_gives_one_more_card_for_its_cards_alone(token: str, card_id: str) -> None:
    game = table(city("giza", tokens=token), decks={"giza": f"{card_id} laurel3"})
    play(game, "take giza")
    if card_id in EXTRA[token].split():
        assert choices(game) == [f"extra {token} {deck}" for deck in ("giza", "central", "rhodes")] + ["end"]
    else:
        assert game.view(None).turn == 1


@pytest.mark.parametrize(
    ("tokens", "decks", "moves", "held"),
    [
        # One extra card a turn.
        ("urbanism", {"giza": "wood", "central": "wood"}, ["extra urbanism central"], "wood wood"),
        # An extra card can open another token.
        (
            "urbanism science",
            {"giza": "wood", "central": "gear"},
            ["extra urbanism central", "extra science rhodes"],
            "wood gear laurel3",
        ),
        # It may be left, and there is none where all three piles are empty.
        ("science", {"giza": "gear"}, ["end"], "gear"),
        ("urbanism", {"giza": "wood", "central": "", "rhodes": ""}, [], "wood"),
    ],
)
def test_when_extra_cards_end(tokens: str, decks: dict[str, str], moves: list[str], held: str) -> None:
    game = table(city("giza", tokens=tokens), decks=decks)
    play(game, "take giza", *moves)
    assert (cards(game), game.view(None).turn) == (held, 1)


def test_a_token_gained_in_a_turn_works_for_later_cards_only() -> None:
    decks = {"giza": "gear", "central": "gear"}
    game = table(city("giza", "gear", tokens="urbanism"), decks=decks, face_up="science", stack="")
    play(game, "take giza", "exchange gear gear")
    assert game.view(None).cities[0].tokens == ("urbanism", "science")
    assert game.view(None).turn == 1, "the gear was taken before the token"


def test_architecture_gives_a_card_for_a_stage() -> None:
    game = table(city("giza", "wood clay stone stone", tokens="architecture"))
    play(game, "take central", "build 1 wood clay +0")
    assert "extra architecture central" in choices(game)
    play(game, "build 2 stone stone +0", "extra architecture central")
    assert game.view(None).turn == 1, "two stages in a turn give one card"


# -- tokens that always count --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        (city("giza", tokens="decor"), 4),
        (city("giza", tokens="decor", stages=(1, 2, 3, 4, 5)), 6),
        (city("giza", "laurel2cat laurel2cat laurel3", tokens="politics"), 2),
        # The pawn is no cat for politics.
        (city("giza", tokens="politics"), 0),
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
    game = table(laid, face_up="", stack="", cat=0)
    assert game.view(None).scores[0].row("progress") == points
