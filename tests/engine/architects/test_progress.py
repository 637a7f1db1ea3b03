"""Green cards, progress tokens and what each of them does (rulebook, Science; Progress effects)."""

from __future__ import annotations

import pytest

from engine.architects.box import standard_box
from engine.architects.events import CardTaken, TokenTaken
from engine.game import JsonObject, Seat
from engine.terms import TokenId
from tests.engine.architects.setting import cards, choices, city, legal_after_a_card, play, table, told


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


@pytest.mark.parametrize(
    ("choice", "token", "revealed", "face_up"),
    [
        ("politics", "politics", "education", ("decor", "education", "strategy")),
        # The hidden token is the top of the stack.
        ("hidden", "education", None, ("decor", "politics", "strategy")),
    ],
)
def test_a_face_up_token_is_replaced_at_once(
    choice: str, token: str, revealed: str | None, face_up: tuple[str, ...]
) -> None:
    game = table(city("giza", "gear gear"))
    play(game, "take central", "exchange gear gear")
    assert choices(game) == ["token decor", "token politics", "token strategy", "token hidden"]
    events = play(game, f"token {choice}")
    shown = None if revealed is None else TokenId(revealed)
    assert told(events, TokenTaken) == [
        TokenTaken(Seat(0), TokenId(token), hidden=choice == "hidden", revealed=shown)
    ]
    assert (game.view(None).tokens, game.view(None).stack_size) == (face_up, 1)


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


def test_the_extra_card_is_laid_like_any_other() -> None:
    game = table(city("giza", tokens="urbanism"), decks={"giza": "wood", "rhodes": "coin"})
    events = play(game, "take giza", "extra urbanism rhodes")
    assert [event.cause for event in events if isinstance(event, CardTaken)] == ["turn", "token"]
    assert choices(game) == ["build 1 wood +1"]
    assert game.view(None).used == ("urbanism",)
    play(game, "build 1 wood +1")
    assert game.view(None).used == (), "in the next turn it can be used again"


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


def test_what_is_compulsory_comes_before_the_end() -> None:
    game = table(city("giza", "clay", tokens="urbanism"), decks={"giza": "wood"})
    play(game, "take giza")
    extras = ["extra urbanism central", "extra urbanism rhodes"]
    assert choices(game) == ["build 1 wood clay +0", *extras]
    play(game, "build 1 wood clay +0")
    assert choices(game) == [*extras, "end"]


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


def test_tactics_is_two_shields() -> None:
    assert table(city("giza", "shield0", tokens="tactics")).view(None).cities[0].shields == 3


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
