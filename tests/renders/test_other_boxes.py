"""Cards, colours, effects, wonders and tokens that no picture knows are drawn plainly and said in words."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, TypeVar, cast

import pytest

from bot.languages.translator import LanguageFile, Translator
from cogs.games.base.hand import conflict
from engine.architects.box import standard_box as architects_box
from engine.architects.city import Effect as ArchitectsEffect
from engine.architects.city import Stage as ArchitectsStage
from engine.architects.city import StageCost, Token
from engine.base.box import Wonder
from engine.base.city import Effect, Stage
from engine.base.effects import Ability, AbilityName, Coins
from engine.base.events import Built, Conflict
from engine.base.payment import Cost
from engine.base.rules import standard_box as base_box
from engine.base.view import View
from engine.duel import effects as duel
from engine.duel.box import ProgressToken
from engine.duel.city import DraftedWonder
from engine.duel.city import Effect as DuelEffect
from engine.duel.rules import standard_box as duel_box
from engine.game import Seat
from engine.terms import CardId, TokenId, WonderId
from engine.values import FrozenMapping
from renders.architects import city as a_city
from renders.architects import close_ups as a_close_ups
from renders.architects import table as a_table
from renders.architects.sentences import wonder_effect_sentence
from renders.base import boards, city, city_strip, close_ups, conflicts, discard, hand, table
from renders.base.effects import effect_row
from renders.base.sentences import effect_sentences
from renders.duel import card_list
from renders.duel import city as d_city
from renders.duel import close_ups as d_close_ups
from renders.duel import table as d_table
from renders.parts.language import Text
from tests.gallery.architects import view_at
from tests.gallery.base_tables import CITIES, Sketch, lay_out
from tests.gallery.language import ENGLISH
from tests.renders.duel.played import turn

NAMES = ("Marguerite", "Nessi", "Tobias", "Yannick V.")
WHITE = "white"
WRITTEN = "effect-debt = Every neighbour pays { $coins } coins.\n"

Key = TypeVar("Key")
Value = TypeVar("Value")


def with_more(known: Mapping[Key, Value], key: Key, value: Value) -> dict[Key, Value]:
    return {**known, key: value}


@dataclass(frozen=True, slots=True)
class Debt(Effect):
    kind: ClassVar[str] = "debt"
    coins: int


@dataclass(frozen=True, slots=True)
class Silence(Effect):
    """Has nothing to count, and no language has words for it."""

    kind: ClassVar[str] = "silence"


@dataclass(frozen=True, slots=True)
class Spying(DuelEffect):
    kind: ClassVar[str] = "spying"
    points: int


@dataclass(frozen=True, slots=True)
class Sailing(ArchitectsEffect):
    kind: ClassVar[str] = "sailing"
    shields: int


@pytest.fixture
def words() -> Text:
    """Return English with words for debts."""
    files = [LanguageFile("en", written) for written in (WRITTEN, ENGLISH.read_text(encoding="utf-8"))]
    return Translator("en", files)


LEADER = replace(
    base_box().cards[CardId("altar")],
    id=CardId("the_wise_one"),
    building="the_wise_one",
    colour=WHITE,
    effects=(Debt(2), Silence()),
    gives_free=(CardId("temple"),),
)
ATLANTIS = Wonder(
    WonderId("atlantis"),
    promo=False,
    starting_resource=None,
    starting_coins=3,
    sides=dict.fromkeys(("A", "B"), (Stage(Cost(0, FrozenMapping()), (Debt(1),)),) * 6),
)
BOX = replace(
    base_box(),
    cards=with_more(base_box().cards, LEADER.id, LEADER),
    wonders=with_more(base_box().wonders, ATLANTIS.id, ATLANTIS),
)


def laid_table() -> View:
    """Lay a table where a city of the other box has the other card built and in hand."""
    staging = CITIES["typical"]
    own = staging.sketches[0]
    sketch = Sketch(
        own.board._replace(wonder=ATLANTIS.id),
        coins=3,
        stages=2,
        buildings=(*own.buildings, LEADER.id),
        conflicts=(),
    )
    return replace(
        staging.view(),
        box=BOX,
        cities=lay_out(BOX, (sketch, *staging.sketches[1:])),
        hand=(LEADER.id,),
        offers=(),
    )


def test_the_base_game_shows_and_names_them(words: Text) -> None:
    view, seat = laid_table(), Seat(0)
    built = [Built(seat, LEADER.id, "free")]
    pile = replace(
        view, discard=(LEADER.id, CardId("altar")), cities=lay_out(BOX, CITIES["typical"].sketches)
    )
    for draw in (
        partial(hand.draw_hand, view, NAMES),
        partial(city.draw_city, view, seat, NAMES),
        partial(table.draw_table, view, NAMES),
        partial(city_strip.draw_city_strip, view, built, seat, NAMES),
        partial(discard.draw_discard, pile, NAMES),
        partial(close_ups.draw_card, BOX, LEADER.id),
        partial(close_ups.draw_wonder, BOX, ATLANTIS.id),
        partial(boards.draw_boards, BOX, [ATLANTIS.id], "A"),
    ):
        assert draw(words).getbbox()
    assert "the wise one: Every neighbour pays 2 coins." in hand.describe_hand(view, NAMES, words)
    assert "White: the wise one." in city.describe_city(view, seat, NAMES, words)
    assert "1 white" in city_strip.describe_city_strip(view, built, seat, NAMES, words)
    assert "the wise one" in discard.describe_discard(pile, NAMES, words)
    assert close_ups.describe_card(BOX, LEADER.id, words).startswith("the wise one: white")
    assert "Every neighbour pays 1 coins." in close_ups.describe_wonder(BOX, ATLANTIS.id, words)
    assert "atlantis" in boards.describe_boards(BOX, [ATLANTIS.id], "A", words)


def test_a_card_without_an_age_shows_and_names_none(text: Text) -> None:
    ageless = replace(LEADER, age=0)
    box = replace(BOX, cards=with_more(BOX.cards, LEADER.id, ageless))
    assert close_ups.describe_card(box, LEADER.id, text).startswith("the wise one: white. ")
    assert (
        close_ups.draw_card(box, LEADER.id, text).tobytes()
        != close_ups.draw_card(BOX, LEADER.id, text).tobytes()
    )
    pile = tuple(CardId(each) for each in ("altar", "baths", "theater", "pawnshop", LEADER.id))
    view = replace(laid_table(), box=box, cities=lay_out(box, CITIES["typical"].sketches))
    assert discard.draw_discard(replace(view, discard=pile * 3), NAMES, text).getbbox()


def test_a_defeat_is_worth_what_the_box_says(text: Text) -> None:
    lost = [Conflict(1, Seat(0), Seat(1), 2, 1, Seat(0), 1)]
    view = laid_table()
    harder = replace(view, box=replace(BOX, ages=tuple(replace(age, defeat=-4) for age in BOX.ages)))
    assert "Marguerite takes +1, Nessi takes −4." in conflicts.describe_conflicts(harder, lost, NAMES, text)
    assert conflict(harder, lost[0], NAMES, cast("Translator", text)).endswith("Marguerite +1, Nessi −4")
    pictures = {conflicts.draw_conflicts(each, lost, NAMES, text).tobytes() for each in (view, harder)}
    assert len(pictures) == 2


def test_an_effect_that_is_not_known_shows_what_it_counts_and_is_said_where_there_are_words(
    words: Text, text: Text
) -> None:
    assert len(effect_row(LEADER.effects)) == 1
    assert effect_sentences(LEADER.effects, words) == "Every neighbour pays 2 coins."
    assert effect_sentences(LEADER.effects, text) == ""


def test_an_ability_that_is_not_known_leaves_the_card_plain(text: Text) -> None:
    ability = Ability(cast("AbilityName", "copy_a_leader"))
    assert len(effect_row([ability, Coins(3)])) == 1
    assert effect_sentences([ability, Coins(3)], text) == text("effect-coins", count=3)


def test_duel_shows_and_says_them(text: Text) -> None:
    standard = duel_box()
    effects = (Spying(3), duel.Shields(1))
    card = replace(standard.cards[CardId("altar")], id=CardId("lair"), colour=WHITE, effects=effects)
    wonder = replace(standard.wonders[WonderId("piraeus")], id=WonderId("atlantis"), effects=effects)
    token = ProgressToken(TokenId("poetry"), effects)
    box = replace(
        standard,
        cards=with_more(standard.cards, card.id, card),
        wonders=with_more(standard.wonders, wonder.id, wonder),
        tokens=with_more(standard.tokens, token.id, token),
    )
    view = turn(5, 2, 15)
    city = replace(
        view.cities[0],
        buildings=[*view.cities[0].buildings, card.id],
        wonders=[DraftedWonder(wonder.id, built=True), *view.cities[0].wonders[1:]],
        tokens=[token.id],
    )
    laid = tuple(replace(each, card=card.id) if each.card is not None else each for each in view.layout)
    offers = tuple(replace(each, card=card.id) for each in view.card_offers)
    view = replace(
        view,
        box=box,
        cities=(city, view.cities[1]),
        layout=laid,
        card_offers=offers,
        board_tokens=(token.id,),
    )
    for draw in (
        partial(d_table.draw_table, view, NAMES),
        partial(d_city.draw_city, view, Seat(0), NAMES),
        partial(d_close_ups.draw_card, box, card.id),
        partial(d_close_ups.draw_wonder, box, wonder.id),
        partial(d_close_ups.draw_token, box, token.id),
        partial(card_list.draw_card_list, box, [card.id], "The discard pile", "Choose"),
    ):
        assert draw(text).getbbox()
    assert "lair" in d_table.describe_table(view, NAMES, text)
    assert "poetry: Adds 1 shield." in d_table.table_in_words(view, NAMES, text)
    assert d_close_ups.describe_card(box, card.id, text).startswith("lair: white, Age I.")
    assert "Adds 1 shield." in d_close_ups.describe_wonder(box, wonder.id, text)
    assert d_close_ups.describe_token(box, token.id, text).startswith("poetry")
    assert "1. lair" in card_list.describe_card_list(box, [card.id], text)


def test_architects_shows_and_says_them(text: Text) -> None:
    standard, view = architects_box(), view_at(3, "take")
    card = replace(standard.cards[CardId("shield1")], id=CardId("galley"), colour=WHITE)
    token = Token(TokenId("poetry"), 1, next(iter(standard.tokens.values())).effect)
    sailing = cast("None", Sailing(2))
    board = view.cities[0].board
    stages = tuple[ArchitectsStage, ...](
        replace(each, effect=sailing, cost=StageCost(count, "identical"))
        for each, count in zip(board.stages, (1, 4, 6), strict=False)
    )
    wonder = replace(board, id=WonderId("atlantis"), stages=stages)
    box = replace(
        standard,
        cards=with_more(standard.cards, card.id, card),
        tokens=with_more(standard.tokens, token.id, token),
        wonders=with_more(standard.wonders, wonder.id, wonder),
    )
    city = view.cities[0].copy()
    city.board = wonder
    city.tokens = (*city.tokens, token.id)
    offered = tuple(each if each.card is None else replace(each, card=card.id) for each in view.offered)
    cities = (city, *(each.copy() for each in view.cities[1:]))
    for each in cities:
        each.cards = {**each.cards, card.id: 0}
    view = replace(view, box=box, cities=cities, offered=offered, tokens=(token.id,))
    for draw in (
        partial(a_table.draw_table, view, NAMES),
        partial(a_city.draw_city, view, Seat(0), NAMES),
        partial(a_close_ups.draw_token, box, token.id),
    ):
        assert draw(text).getbbox()
    assert "galley" in a_table.describe_table(view, NAMES, text)
    assert "poetry" in a_table.table_in_words(view, NAMES, text)
    assert a_close_ups.describe_token(box, token.id, text).startswith("poetry")
    assert wonder_effect_sentence(wonder.effect, text) == ""
