"""Both editions have the printed cards and boards, and play like the reference engine."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base.choice import BaseChoice, Build
from engine.base.city import SIDES, market_of
from engine.base.events import BaseEvent, Built, CoinsTaken, Sold, StageBuilt
from engine.base.pad import Line, count, limits_of
from engine.base.position import Position, choices_of
from engine.base.rules import BaseGame, second_edition_box, standard_box
from engine.base.view import View, goods_bought
from engine.course import Game
from engine.facts import Cost
from engine.game import Seat
from engine.record import new_game
from engine.terms import SYMBOLS, CardId, Neighbour
from tests.engine.base.plain import FIRST_EDITION, SECOND_EDITION, Facts, Move, PlainGame, payments
from tests.engine.base.setting import choices, city, facts_of, laid, random_game
from tests.engine.play import random_step
from tests.gallery.base_tables import Sketch

PRINTED = {"standard": FIRST_EDITION, "second_edition": SECOND_EDITION}
BOXES = {"standard": standard_box(), "second_edition": second_edition_box()}
every_edition = pytest.mark.parametrize("edition", PRINTED)


LETTERS = {"wood": "W", "stone": "S", "ore": "O", "clay": "C", "glass": "G", "papyrus": "P", "cloth": "L"}


def in_letters(cost: Cost) -> list[str]:
    """Return the letters and digits of a printed cost, sorted."""
    return sorted(str(cost.coins or "") + "".join(LETTERS[each] * n for each, n in cost.resources.items()))


@every_edition
def test_each_edition_has_its_cards_and_boards_at_their_costs_and_decks_by_player_count(edition: str) -> None:
    facts, box = PRINTED[edition], BOXES[edition]
    assert set(box.cards) == set(facts.cards)
    boards = {f"{name} {side}" for name in box.wonders for side in SIDES}
    assert boards - {"manneken_pis A"} == set(facts.boards)
    for card, each in facts.cards.items():
        assert in_letters(box.cards[CardId(card)].cost) == sorted(each["cost"]), card
    printed = {board: [sorted(cost) for cost, *_ in each["stages"]] for board, each in facts.boards.items()}
    assert printed == {
        board: [in_letters(stage.price) for stage in wonder.sides[side]]
        for name, wonder in box.wonders.items()
        for side in SIDES
        if (board := f"{name} {side}") in printed
    }
    for age, size in ((1, 49), (2, 49), (3, 40)):
        copies = {card: printed["copies"] for card, printed in facts.cards.items() if printed["age"] == age}
        assert sum(map(len, copies.values())) == size
        for players in range(3, 8):
            expected = {card: sum(each <= players for each in numbers) for card, numbers in copies.items()}
            deck = box.deck(box.age(age), players)
            assert Counter(map(str, deck)) == +Counter(expected)
            drawn = [box.drawn(each, box.age(age), players) for each in box.age(age).drawn]
            assert [(len(found), number) for found, number in drawn] == [(10, players + 2)] * (age == 3)
            assert len(deck) + sum(number for _, number in drawn) == 7 * players


WONDERS = ("halicarnassus", "babylon", "olympia", "rhodes", "ephesus", "alexandria", "giza")


def dealt(edition: str, players: int, seed: int) -> BaseGame:
    """Deal a game in which the first three boards show the same side; others follow for other seeds."""
    boards = []
    for seat in range(players):
        wonder = WONDERS[(3 * seed + seat) % len(WONDERS)]
        if (wonder, edition, seed) == ("giza", "standard", 4):
            wonder = "manneken_pis"
        side = "B" if wonder == "manneken_pis" else "AB"[(players + seed + seat // 3) % 2]
        boards.append({"wonder": wonder, "side": side})
    game = new_game("base", players, seed, {"wonders": boards}, [edition])
    assert isinstance(game, Game)
    return game


def plain_game(game: BaseGame, facts: Facts) -> PlainGame:
    record: dict[str, Any] = game.record()
    boards = [f"{board['wonder']} {board['side']}" for board in record["wonders"]]
    return PlainGame(facts, boards, record["deal"])


def as_move(choice: BaseChoice) -> Move:
    facts = facts_of(choice)
    return Move(facts.action, facts.card or "", facts.how or "", facts.bank, facts.left, facts.right)


def assert_alike(ours: BaseGame, plain: PlainGame) -> None:
    """Compare the tables and the current scores."""
    assert ours.over == plain.over
    assert Counter(ours.table.discard) == Counter(plain.discard)
    for seat, (laid_out, other) in enumerate(zip(ours.table.cities, plain.cities, strict=True)):
        assert (laid_out.coins, laid_out.stages) == (other.coins, other.stages), seat
        assert list(laid_out.buildings) == other.buildings, seat
        assert Counter(laid_out.conflicts) == Counter(other.tokens), seat
    found = [{**score.points(), "rank": score.rank} for score in ours.scores()]
    assert found == plain.scores()


def draw(moves: list[Move], source: Random) -> Move:
    """Return a random move, which often builds a stage and rarely sells a card."""
    stages = [move for move in moves if move.action == "stage" and source.random() < 0.3]
    return source.choice(
        stages or [move for move in moves if move.action != "sell" or source.random() < 0.2] or moves
    )


@every_edition
@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("seed", range(5))
def test_games_match_the_reference_engine(edition: str, players: int, seed: int) -> None:
    ours = dealt(edition, players, seed)
    plain, source = plain_game(ours, PRINTED[edition]), Random(seed)
    while not ours.over:
        assert_alike(ours, plain)
        asked = plain.asked()
        decisions = {int(decision.seat): decision for decision in ours.decisions()}
        assert sorted(decisions) == sorted(asked)
        chosen: dict[int, Move] = {}
        step: dict[Seat, BaseChoice] = {}
        for seat, decision in decisions.items():
            listed = {as_move(choice): choice for choice in decision.choices}
            assert len(listed) == len(decision.choices)
            assert set(listed) == set(asked[seat]), (plain.age, plain.turn, plain.cities[seat])
            chosen[seat] = draw(asked[seat], source)
            step[decision.seat] = listed[chosen[seat]]
        ours.play(step)
        plain.play(chosen)
    assert_alike(ours, plain)


# -- payments in random cities -----------------------------------------------------------------------------


CARDS, BOARDS = FIRST_EDITION
COSTLY = [card for card, facts in CARDS.items() if facts["cost"]]
SOURCES = [card for card, facts in CARDS.items() if facts["effects"][0][0] in {"goods", "discount"}]
SOURCES += ["forum", "caravansery"]
Cities = tuple[Sketch, Sketch, Sketch]


def random_city(source: Random, board: str) -> Sketch:
    built = source.sample(SOURCES, source.randrange(12))
    stages = source.randrange(len(BOARDS[board]["stages"]) + 1)
    return city(board, *built, coins=source.choice((0, 1, 2, 3, 4, 6, 9, 40)), stages=stages)


def random_cities(seed: int) -> Cities:
    """Return three random cities, for every fourth seed with Manneken Pis, which copies stages."""
    source = Random(seed)
    own, left, right = (random_city(source, board) for board in source.sample([*BOARDS][:-1], 3))
    if seed % 4 == 0:
        sides: list[Neighbour] = ["left", "right", *source.sample(third_stages(left, right), 1)]
        copied = tuple(sides[: source.randrange(len(sides) + 1)])
        manneken = city("manneken_pis A").board
        own = replace(own, board=manneken, stages=len(copied), copied=copied)
    return own, left, right


def third_stages(left: Sketch, right: Sketch) -> list[Neighbour]:
    """Return the sides with a third stage; two Colossus night boards are never dealt together."""
    sides: dict[Neighbour, Sketch] = {"left": left, "right": right}
    return [side for side, other in sides.items() if len(stages_of(other)) >= 3]


def stages_of(of: Sketch) -> list[list[str]]:
    stages: list[list[str]] = BOARDS[f"{of.board.wonder} {of.board.side}"]["stages"]
    return stages


def plain_tables(own: Sketch, left: Sketch, right: Sketch) -> Iterator[PlainGame]:
    """Yield the table in the reference engine for each third stage that Manneken Pis can copy."""
    copier = own.board.wonder == "manneken_pis"
    for third in (own.copied[2:] or third_stages(left, right)) if copier else [""]:
        boards = [f"{each.board.wonder} {each.board.side}" for each in (own, left, right)]
        game = PlainGame(FIRST_EDITION, boards, [[[], [], []]])
        for plain_city, sketch in zip(game.cities, (own, left, right), strict=True):
            plain_city.coins, plain_city.stages = sketch.coins, sketch.stages
            plain_city.buildings = [*sketch.buildings]
        if copier:
            around = {"left": stages_of(left), "right": stages_of(right)}
            game.cities[0].plan = [
                around[side][number] for number, side in enumerate(("left", "right", third))
            ]
        yield game


def test_offered_moves_and_payments_match_the_reference_engine() -> None:
    for seed in range(240):
        cities = random_cities(seed)
        cards = Random(-seed - 1).sample(COSTLY, 4)
        expected = set()
        for game in plain_tables(*cities):
            game.hands[0] = [*cards]
            expected |= set(game.asked()[0])
        listed = [as_move(choice) for choice in choices(cities, cards)]
        assert set(listed) == expected, seed
        for card in cards:
            paid = [move.left + move.right for move in listed if (move.action, move.card) == ("build", card)]
            assert paid[:-1] == sorted(paid[:-1]), "the cheapest way comes first, Olympia's power last"
        # The prices of the goods bought add up to the payment.
        buyer, market = game.cities[0], market_of(laid(cities), Seat(0))
        for choice in choices(cities, cards):
            if isinstance(choice, Build) and choice.payment.how in {"own", "trade"}:
                way = choice.payment
                bought = goods_bought(market, standard_box().cards[choice.card].cost, way)
                sides: dict[Neighbour, int] = {"left": way.left, "right": way.right}
                for side, paid_there in sides.items():
                    goods = bought[side].items()
                    spent = sum(buyer.price(side, LETTERS[each]) * number for each, number in goods)
                    assert spent == paid_there


def test_the_free_citys_payments_match_the_reference_engine() -> None:
    for seed in range(320):
        own, left, right = random_cities(seed)
        card = CardId(Random(-seed - 1).choice(COSTLY))
        position = Position(standard_box(), laid((left, right, own)), (None, None, (card,)))
        offered = choices_of(replace(position, free_city=Seat(2), controller=Seat(0)), Seat(2))
        found = [choice.payment for choice in offered if isinstance(choice, Build)]
        cost = CARDS[card]["cost"]
        if cost.isdigit() or any(payment.how == "chain" for payment in found):
            continue
        game = next(plain_tables(own, left, right))
        paid = payments(cost, game.sources(0)) if game.cities[0].may_have(card) else {}
        fewest = min(paid.values(), default=0)
        expected = {way for way, bought in paid.items() if bought == fewest and sum(way) <= own.coins}
        assert {(each.left, each.right) for each in found if each.how != "power"} == expected, seed


# -- invariants of random games ---------------------------------------------------------------------------


SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(2, 7)
OPTIONS = st.fixed_dictionaries({"sides": st.sampled_from(("A", "B", "A+B")), "manneken_pis": st.booleans()})


def cards_on_the_table(game: BaseGame) -> int:
    """Count all cards dealt so far: those on the table and in hands."""
    view = game.view(None)
    public = sum(len(city.buildings) + city.stages for city in view.cities)
    hands = sum(len(hand) for hand in game.table.hands)
    return public + hands + view.discard_size + len(game.table.pile)


def bank_balance(events: tuple[BaseEvent, ...]) -> int:
    """Return the coins paid by the bank less those paid to it."""
    given_out = sum(event.coins for event in events if isinstance(event, Sold | CoinsTaken))
    return given_out - sum(event.bank for event in events if isinstance(event, Built | StageBuilt))


def line_of(view: View, seat: Seat) -> Line:
    """Return a city's figures as a player writes them on the score pad."""
    score = view.scores[seat]
    symbols = Counter(view.cities[seat].symbols) + Counter(score.symbols)
    points = {row: score.row(row) for row in ("military", "wonder", "civilian", "commercial", "guilds")}
    return {**points, "coins": score.tie_break, **{symbol: symbols[symbol] for symbol in SYMBOLS}}


@settings(max_examples=30, deadline=None)
@given(PLAYERS, SEEDS, OPTIONS)
def test_base_games_conserve_cards_and_coins_and_match_the_score_pad(
    players: int, seed: int, options: dict[str, object]
) -> None:
    game, source = random_game(players, seed, options), Random(seed)
    cities = len(game.deal.boards)
    while not game.over:
        view = game.view(None)
        assert cards_on_the_table(game) == 7 * cities * view.age
        coins = sum(city.coins for city in view.cities)
        events = game.play(random_step(game, source))
        after = game.view(None)
        assert sum(city.coins for city in after.cities) - coins == bank_balance(events)
        assert min(city.coins for city in after.cities) >= 0
    assert cards_on_the_table(game) == 7 * cities * 3
    dealt = Counter(card for hands in game.deal.hands for hand in hands for card in hand)
    built = Counter(card for city in after.cities for card in city.buildings)
    assert not built - dealt
    assert all(len({*each.buildings}) == len(each.buildings) for each in after.cities)
    # The score pad gives the same points.
    lines = [line_of(after, Seat(seat)) for seat in range(cities)]
    pad = count(standard_box(), lines, [city.board for city in after.cities])
    assert [score.points() for score in pad.scores] == [score.points() for score in after.scores]
    assert players == 2 or [score.rank for score in pad.scores] == [score.rank for score in after.scores]


def test_the_pads_civilian_limit_is_the_sum_of_all_blue_cards() -> None:
    most = [limits_of(box)["civilian"] for box in (standard_box(), second_edition_box())]
    assert most == [(0, 58), (0, 61)]
