"""The draft, the table with its cards, and the cities of a duel, as pictures and in words."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, product

import pytest

from bot.languages.translator import forms_of
from engine.duel.city import City, DraftedWonder
from engine.duel.rules import standard_box
from engine.duel.terms import SEATS, SYMBOLS, opponent
from engine.duel.view import View, WonderOffer
from engine.game import Seat
from engine.terms import CardId, TokenId, WonderId
from engine.values import FrozenMapping
from renders.drawing import fitting, theme
from renders.drawing.encode import encode
from renders.drawing.row import Sprite
from renders.drawing.typefaces import Font
from renders.duel import icons as duel_icons
from renders.duel.city import describe_city, draw_city
from renders.duel.draft import describe_draft
from renders.duel.names import wonder_name
from renders.duel.panel import leads_in, producers_of_choice, symbol_row, useful_chains
from renders.duel.sentences import effect_sentences
from renders.duel.table import CARDS_TOP, LONGEST_FULL, describe_table, draw_table, table_in_words, threats
from renders.duel.tableau import Tableau, lay_tableau, lettered
from renders.parts.language import Text
from tests.gallery.duel import crowd
from tests.gallery.exhibit import ODD_NAMES
from tests.gallery.language import LOCALES, language
from tests.renders.duel.played import NAMES, draft, turn


def pixels(view: View, text: Text, names: Sequence[str] = NAMES) -> bytes:
    return draw_table(view, names, text).tobytes()


def with_more(
    view: View,
    *,
    coins: int = 0,
    buildings: Sequence[str] = (),
    tokens: Sequence[str] = (),
    built: bool = False,
) -> View:
    city = view.cities[0]
    more = view.box.city(
        city.coins + coins,
        [*city.buildings, *map(CardId, buildings)],
        [each._replace(built=each.built or built) for each in city.wonders],
        [*city.tokens, *map(TokenId, tokens)],
    )
    return replace(view, cities=(more, view.cities[1]))


@pytest.mark.usefixtures("unpainted")
def test_the_table_has_one_size_from_the_first_card_to_the_last(text: Text) -> None:
    for view in (turn(3, age, cards) for age in (1, 2, 3) for cards in (20, 13, 6, 1)):
        picture = draw_table(view, NAMES, text)
        assert picture.width == theme.WIDTH
        assert picture.height == theme.TALLEST


def test_coins_prices_and_tokens_of_a_city_show(text: Text) -> None:
    view = turn(5, 2, 15)
    shown = [
        view,
        with_more(view, coins=1),
        with_more(view, buildings=["customs_house"]),
        with_more(view, tokens=["theology"]),
        replace(view, card_offers=()),
        replace(view, layout=view.layout[1:]),
    ]
    assert len({pixels(each, text) for each in shown}) == len(shown)

    # A card that lies face down shows its back.
    last = turn(4, 3)
    guild = next(laid for laid in last.layout if laid.back == "guild" and laid.card is None)
    rest = tuple(laid for laid in last.layout if laid is not guild)
    other = replace(last, layout=(*rest, replace(guild, back="age_3")))
    assert pixels(other, text) != pixels(last, text)


def test_letters_run_from_left_to_right() -> None:
    for age, cards in product((1, 2, 3), range(2, 21, 3)):
        view = turn(6, age, cards)
        places = [(place.x, place.row) for place in view.box.ages[age - 1].places]
        slots = [offer.slot for offer in lettered(view).values()]
        shown = [places[slot] for slot in slots]
        assert shown == sorted(shown)
        assert "".join(lettered(view)) == "ABCDEFGHIJ"[: len(shown)]
        assert {*slots} == {laid.slot for laid in view.layout if laid.free}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_words_tell_every_free_card_with_its_price(age: int, text: Text) -> None:
    for seed in range(4):
        view = turn(seed, age, 14)
        words = describe_table(view, NAMES, text)
        assert len(words) <= 1000
        assert f"{NAMES[view.turn]} to play." in words
        if down := sum(laid.card is None for laid in view.layout):
            assert f"{down} card" in words
        for letter, offer in lettered(view).items():
            name = text(f"duel-card-{offer.card}")
            [sentence] = [each for each in words.split(". ") if each.startswith(f"{letter}: {name}, ")]
            assert (f"too expensive: {offer.price.total} " in sentence) is not offer.affordable
            if offer.affordable and offer.price.total:
                assert f"{offer.price.total} coin" in sentence


def test_everything_can_be_read_with_what_it_does(text: Text) -> None:
    view = with_more(turn(3, 3, 10), tokens=["law", "theology"])
    box, words = standard_box(), table_in_words(view, NAMES, text)
    lines = words.splitlines()
    assert len(words) <= 3900
    for city in view.cities:
        for drafted in city.wonders:
            assert text(f"duel-wonder-short-{drafted.wonder}") in words
            does = effect_sentences(box.wonders[drafted.wonder].effects, text)
            assert f"{text(f'duel-wonder-{drafted.wonder}')}: {does}" in lines
        for token in city.tokens:
            does = effect_sentences(box.tokens[token].effects, text)
            assert f"{text(f'duel-token-{token}')}: {does}" in lines
    for each in (*view.cities[0].buildings, *view.cities[1].buildings, *view.discard):
        assert text(f"duel-card-{each}") in words
    for letter, offer in lettered(view).items():
        (line,) = [each for each in lines if each.startswith(f"{letter}: ")]
        assert line.endswith(effect_sentences(box.cards[offer.card].effects, text))
    for token in view.board_tokens:
        assert any(each.endswith(effect_sentences(box.tokens[token].effects, text)) for each in lines)

    # What is too long to read ends with a whole line.
    crowded = crowd(turn(3, 3, 10))
    whole = table_in_words(crowded, NAMES, text)
    cut = table_in_words(crowded, [name * 80 for name in NAMES], text)
    assert len(cut) <= LONGEST_FULL
    assert len(whole.splitlines()) > len(cut.splitlines())
    assert all(line.endswith(".") for line in cut.splitlines())


def test_gold_is_for_the_player_to_choose_and_a_laurel_for_the_leader(text: Text) -> None:
    view = turn(5, 2, 15)
    (acting,) = view.deciding
    leader = opponent(acting)
    ahead = [replace(score, total=90 if score.seat == leader else 0) for score in view.scores]
    led = replace(view, scores=tuple(ahead))
    picture = draw_table(led, NAMES, text)
    outer = (theme.MARGIN + 1, theme.WIDTH - theme.MARGIN - 2)
    assert [picture.getpixel((x, 220)) == theme.GOLD[:3] for x in outer] == [seat == acting for seat in SEATS]
    level = [replace(score, total=90) for score in view.scores]
    assert pixels(led, text) != pixels(replace(view, scores=tuple(level)), text)
    assert text("words-leads", name=NAMES[leader]) in describe_table(led, NAMES, text)
    assert leads_in(led, leader)
    assert not leads_in(replace(led, age=1), leader)
    assert pixels(led, text) != pixels(replace(led, deciding=FrozenMapping()), text)


@pytest.mark.parametrize(("pawn", "missing"), [(7, 2), (8, 1), (-7, 2)])
def test_who_is_near_a_capital_is_warned_of_but_not_too_early(pawn: int, missing: int, text: Text) -> None:
    assert threats(replace(turn(5, 2, 15), pawn=6), NAMES, text) == []
    view = replace(turn(5, 2, 15), pawn=pawn)
    winner, loser = (0, 1) if pawn > 0 else (1, 0)
    warning = text("duel-words-near-capital", name=NAMES[winner], loser=NAMES[loser], spaces=missing)
    assert threats(view, NAMES, text) == [warning]
    assert warning in describe_table(view, NAMES, text)
    assert warning in table_in_words(view, NAMES, text)


def test_five_different_symbols_are_counted_and_warned_of(text: Text) -> None:
    view = replace(turn(5, 2, 15), pawn=0)
    symbols = dict.fromkeys(SYMBOLS[:5], 1)
    near = replace(view, cities=(replace(view.cities[0], symbols=symbols), view.cities[1]))
    assert text("duel-words-near-science", name=NAMES[0]) in describe_table(near, NAMES, text)
    assert text("duel-words-different", count=5) in table_in_words(near, NAMES, text)
    four = replace(view.cities[0], symbols=dict.fromkeys(SYMBOLS[:4], 1))
    assert Sprite(duel_icons.warning, 0.9) in symbol_row(near.cities[0])
    assert Sprite(duel_icons.warning, 0.9) not in symbol_row(four)


def test_a_chain_shows_until_its_card_is_gone(text: Text) -> None:
    view = with_more(turn(5, 2, 15), buildings=["stable"])
    chained = standard_box().cards[CardId("stable")].gives_free
    assert chained is not None
    stable = view.box.cards[CardId("stable")]
    assert stable in useful_chains(view, SEATS[0])
    gone = replace(view, discard=(*view.discard, chained))
    assert stable not in useful_chains(gone, SEATS[0])
    assert pixels(view, text) != pixels(gone, text)


@pytest.mark.parametrize("spoken", ["de", "en", "fr", "nl"])
@pytest.mark.parametrize("built", [False, True])
def test_no_name_of_a_wonder_is_cut(spoken: str, built: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    shorten = fitting.shorten

    def shortened(words: str, font: Font, width: float) -> str:
        made = shorten(words, font, width)
        cut.extend([words] * (made != words))
        return made

    monkeypatch.setattr(fitting, "shorten", shortened)
    text = language(LOCALES / f"{spoken}.ftl")
    view, all_wonders = turn(5, 2, 15), list(standard_box().wonders)
    for first in range(0, len(all_wonders), 4):
        four = [DraftedWonder(each, built) for each in all_wonders[first : first + 4]]
        cities = tuple(replace(city, wonders=four) for city in view.cities)
        prices = tuple(WonderOffer(each.wonder, view.wonder_offers[0][0].price, True) for each in four)
        draw_table(replace(view, cities=cities, wonder_offers=(prices, prices)), NAMES, text)
    # Names of cards on the same picture may be.
    names = " ".join(text(f"duel-wonder-short-{each}") for each in all_wonders)
    assert not [each for each in cut if each in names]


def tableau_of(view: View) -> Tableau:
    return lay_tableau(standard_box().ages[view.age - 1].places, view.layout)


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_cards_keep_their_places_within_the_picture_and_cover_nothing_told(age: int, seed: int) -> None:
    full = tableau_of(turn(seed, age, 20))
    size, places = full.size, {laid.slot: (x, y) for laid, x, y in full.cards()}
    assert min(x for x, _ in places.values()) >= theme.MARGIN
    assert max(x + size.width for x, _ in places.values()) <= theme.WIDTH - theme.MARGIN
    for cards in range(20, 0, -1):
        tableau = tableau_of(turn(seed, age, cards))
        laid = list(tableau.cards())
        assert len(laid) == cards
        assert len(list(tableau.taken())) == 20 - cards
        assert tableau.size == size
        assert {card.slot: (x, y) for card, x, y in laid}.items() <= places.items()
        assert CARDS_TOP + tableau.height <= theme.TALLEST
        assert max(top + size.height for card, _, top in laid if card.free) <= tableau.height
        for (below, x, y), (above, other_x, other_y) in combinations(laid, 2):
            if abs(x - other_x) < size.width and below.card is not None:
                shown = size.height if below.free else size.shown
                assert other_y >= y + shown, (below, above)


def test_the_words_name_every_building_and_half_of_all_cards_are_not_too_large_to_load(text: Text) -> None:
    view = turn(3, 3, 8)
    assert len(encode(draw_city(crowd(view), Seat(0), ODD_NAMES[:2], text))) <= 190_000
    for seat, city in enumerate(view.cities):
        words = describe_city(view, Seat(seat), NAMES, text)
        assert [each for each in city.buildings if text(f"duel-card-{each}") not in words] == []


def test_cards_stand_before_wonders_and_these_as_they_were_drafted() -> None:
    city = City(
        buildings=[CardId("theater"), CardId("forum")],
        wonders=[
            DraftedWonder(WonderId("piraeus"), built=True),
            DraftedWonder(WonderId("the_sphinx"), built=True),
            DraftedWonder(WonderId("the_great_lighthouse"), built=True),
        ],
        production_choices=[("wood", "stone", "clay"), ("glass", "papyrus"), ("glass", "papyrus")],
    )
    assert producers_of_choice(city, standard_box()) == [
        ("glass", "papyrus"),
        ("glass", "papyrus"),
        ("wood", "stone", "clay"),
    ]
    # What is not built gives nothing.
    assert producers_of_choice(City(wonders=[DraftedWonder(WonderId("piraeus"))]), standard_box()) == []


@pytest.mark.parametrize("taken", [0, 1, 4, 6])
@pytest.mark.parametrize(("spoken", "form", "costs"), [("en", "the", "Costs"), ("de", "acc", "Kostet")])
def test_the_words_of_the_draft_say_what_is_left_and_taken(
    taken: int, spoken: str, form: str, costs: str
) -> None:
    view, text = draft(1, taken), language(LOCALES / f"{spoken}.ftl")
    words = describe_draft(view, NAMES, text)
    for number, each in enumerate(view.draft, start=1):
        assert f"{number}. {wonder_name(each, text)}: {costs} " in words
    names = [wonder_name(drafted.wonder, text) for city in view.cities for drafted in city.wonders]
    assert all(forms_of(name).get(form, name) in words for name in names)
