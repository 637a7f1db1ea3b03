from dataclasses import replace

import pytest
from PIL import ImageChops

from engine.base.choice import Build, BuildStage, Sell
from engine.base.payment import How, Payment
from engine.base.view import Obstacle, Shortage
from engine.game import Seat
from engine.terms import CardId, Neighbour
from renders.base.hand import Mark, describe_hand, draw_hand, mark_of
from renders.base.hand_header import next_holder
from renders.base.prices import build_bar, free_by_power
from renders.base.production import science_row
from renders.drawing import theme
from renders.drawing.row import Word
from renders.parts.frames import MarkKind
from renders.parts.language import ALT_TEXT_LIMIT, Text
from tests.gallery.base_tables import HANDS
from tests.gallery.exhibit import NAMES

TYPICAL = HANDS["seven cards"]
TWO_PLAYERS = HANDS["eight cards, for the Free City too"]


def build(how: How, **paid: int) -> Build:
    return Build(CardId("walls"), Payment(how, **paid, total=sum(paid.values())))


UNSOLD, FEW = Shortage((("clay", 1),), 0, 0), Shortage((("wood", 3),), 1, 1)


@pytest.mark.parametrize(
    ("shown", "status", "said"),
    [
        (build("free"), "possible", ["bar-free"]),
        (build("own"), "possible", ["bar-free"]),
        (build("own", bank=1), "possible", []),
        (build("chain"), "free", ["bar-free"]),
        (build("power"), "free", ["bar-free"]),
        (build("trade", left=2, right=1), "possible", ["2", "1"]),
        (build("trade", left=4), "possible", []),
        (Obstacle("owned"), "impossible", ["bar-have-it"]),
        (Obstacle("unsold", (UNSOLD,)), "impossible", ["bar-not-sold"]),
        (Obstacle("unsold", (FEW,)), "impossible", ["bar-too-few-sold"]),
        (Obstacle("unsold", (FEW, UNSOLD)), "impossible", ["bar-not-sold"]),
        (Obstacle("coins", coins=4), "impossible", ["bar-need"]),
    ],
)
def test_bars_say_what_a_card_costs_or_why_it_cannot_be_built(
    shown: Build | Obstacle, status: str, said: list[str], text: Text
) -> None:
    bar = build_bar(shown, text)
    words = [piece.text.strip() for piece in bar.row if isinstance(piece, Word)]
    assert bar.status == status
    assert words == [text(each, sale=1, missing=2) if "-" in each else each for each in said]
    # A star would be a hint or Olympia's power.
    assert bar.sign == ("possible" if shown == build("chain") else None)


def test_what_olympia_builds_for_nothing_is_known() -> None:
    view = HANDS["five cards, Olympia may build one free"].view()
    assert any(map(free_by_power, view.offers))
    assert not any(map(free_by_power, TYPICAL.view().offers))


@pytest.mark.parametrize("name", ["seven cards", "four cards", "three cards"])
@pytest.mark.parametrize("kind", ["advised", "picked"])
def test_a_mark_is_drawn_on_its_card_and_on_the_wonder(name: str, kind: MarkKind, text: Text) -> None:
    view = HANDS[name].view()
    card, plain = CardId(view.hand[1]), draw_hand(view, NAMES, text)
    choices: tuple[Sell | BuildStage, ...] = (Sell(card), BuildStage(card, Payment("own", total=0)))
    for choice in choices:
        marks = mark_of(view, choice, kind)
        paid = choice if isinstance(choice, BuildStage) else None
        assert marks == (Mark(kind, 1, paid is not None, paid),)
        picture = draw_hand(view, NAMES, text, marks)
        assert picture.size == plain.size
        changed = ImageChops.difference(picture, plain).getbbox()
        assert changed is not None
        reaches_wonder = changed[2] > 900 if name != "four cards" else changed[3] > picture.height - 60
        assert reaches_wonder == isinstance(choice, BuildStage)
        shown = text(f"words-{kind}", card=text(f"card-{card}"))
        assert shown in describe_hand(view, NAMES, text, marks)
        assert shown not in describe_hand(view, NAMES, text)
    assert mark_of(view, None, kind) == ()
    assert mark_of(view, Sell(CardId("palace")), kind) == ()


@pytest.mark.parametrize(
    ("passing", "round_number", "seat"), [("left", 2, 1), ("right", 2, 2), ("left", 6, None)]
)
def test_the_header_says_who_gets_the_hand_next(
    passing: Neighbour, round_number: int, seat: int | None, text: Text
) -> None:
    view = replace(TYPICAL.view(), passing=passing, round=round_number)
    assert next_holder(view, Seat(0)) == seat
    sentences = [text("words-hand-next", name=name) for name in NAMES]
    said = [sentence in describe_hand(view, NAMES, text) for sentence in sentences]
    assert said == [place == seat for place in range(len(NAMES))]


def test_the_header_has_shields_science_and_what_neighbours_sell(text: Text) -> None:
    said = describe_hand(TYPICAL.view(), NAMES, text)
    assert "Shields: 0. Science: 1 tablet, worth 1 point." in said
    assert "Left, Nessi: 1 shield, sells wood, 2 stone, ore and cloth." in said


def test_the_header_leaves_out_symbols_that_are_missing(text: Text) -> None:
    bare = replace(TYPICAL, sketches=(replace(TYPICAL.sketches[0], buildings=()), *TYPICAL.sketches[1:]))
    counts = [
        [each.text for each in science_row(shown.view().cities[0]) if isinstance(each, Word)]
        for shown in (TYPICAL, bare)
    ]
    assert counts == [["1"], []]
    assert text("words-hand-no-science") in describe_hand(bare.view(), NAMES, text)


def test_a_card_shows_what_it_makes_free_later(text: Text) -> None:
    assert text("offer-free-later", cards=text("card-lighthouse")) in describe_hand(
        HANDS["three cards"].view(), NAMES, text
    )


def test_a_spectator_has_no_hand(text: Text) -> None:
    view = replace(TYPICAL.view(), seat=None)
    with pytest.raises(ValueError, match="spectator"):
        draw_hand(view, NAMES, text)
    with pytest.raises(ValueError, match="spectator"):
        describe_hand(view, NAMES, text)


@pytest.mark.parametrize("name", HANDS)
def test_the_words_name_every_card(name: str, text: Text) -> None:
    staging = HANDS[name]
    said = describe_hand(staging.view(), NAMES, text)
    assert len(said) <= ALT_TEXT_LIMIT
    for number, card_id in enumerate(staging.hand, 1):
        assert text("words-card", number=number, card=text(f"card-{card_id}")) in said


def test_the_words_say_prices_who_is_paid_and_why_not(text: Text) -> None:
    for name, sentences in {
        "four cards, wonder complete": (
            "You pay 4 coins to Nessi and 2 coins to Tobias.",
            "Your wonder is complete.",
        ),
        "seven cards": (
            "Free: you have Scriptorium.",
            "Not possible – 2 ore needed: you make none, only 1 for sale.",
        ),
        "six cards, long names": ("Not possible: it costs 2 coins.", "You already have this building."),
    }.items():
        said = describe_hand(HANDS[name].view(), NAMES, text)
        assert [each for each in sentences if each not in said] == []


def test_the_free_city_has_its_own_hand(text: Text) -> None:
    """Its view has the rest of the cards, its own coins, and who the Free City pays."""
    view, next_stage = TWO_PLAYERS.for_the_free_city(), f"Next stage for {NAMES[2]}, 2 of 3:"
    assert next_stage in describe_hand(TWO_PLAYERS.view(), NAMES, text)
    assert next_holder(view, Seat(2)) == next_holder(TWO_PLAYERS.view(), Seat(0)) == Seat(1)
    said = describe_hand(view, NAMES, text)
    assert text("words-hand-coins", own="no", coins=text("coins", count=2)) in said
    first = text(f"card-{TWO_PLAYERS.hand[1]}")
    assert text("words-card", number=2, card=first) in said
    assert next_stage in said
    assert "You" not in said


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", range(2, 9))
def test_every_hand_of_two_players_has_room(size: int, text: Text) -> None:
    staging = replace(TWO_PLAYERS, hand=TWO_PLAYERS.hand[:size])
    for view in (staging.view(), staging.for_the_free_city()):
        assert theme.MINIMUM_HEIGHT <= draw_hand(view, NAMES, text).height <= theme.MAXIMUM_HEIGHT
