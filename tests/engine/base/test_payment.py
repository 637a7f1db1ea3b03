"""Payments in random cities against the reference engine."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine.base.choice import Build
from engine.base.city import market_of
from engine.base.position import Position, choices_of
from engine.base.rules import standard_box
from engine.base.view import goods_bought
from engine.game import Seat
from engine.terms import CardId, Neighbour
from tests.engine.base.plain import FIRST_EDITION, PlainGame, payments
from tests.engine.base.setting import choices, city, laid
from tests.engine.base.test_both_editions import LETTERS, as_move
from tests.gallery.base_tables import Sketch

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
