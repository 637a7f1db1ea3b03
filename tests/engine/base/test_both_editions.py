"""Both editions are as printed, and play like the reference engine."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.base.choice import BaseChoice
from engine.base.city import SIDES, Card, Effect
from engine.base.effects import Ability, Coins, Per, Produce, Science, Shields, TradeDiscount, VictoryPoints
from engine.base.rules import BaseGame, second_edition_box, standard_box
from engine.base.second_edition import FirstCardFree, LastCardFree, NewColourFree, PointsIfWonderComplete
from engine.course import Game
from engine.facts import Cost
from engine.game import Seat
from engine.record import new_game
from engine.terms import CardId, Resource, WonderId
from tests.engine.base.plain import FIRST_EDITION, SECOND_EDITION, Facts, Move, PlainGame
from tests.engine.base.setting import facts_of

PRINTED = {"standard": FIRST_EDITION, "second_edition": SECOND_EDITION}
BOXES = {"standard": standard_box(), "second_edition": second_edition_box()}
every_edition = pytest.mark.parametrize("edition", PRINTED)

# -- cards and boards ----------------------------------------------------------------------------------

LETTERS: dict[Resource, str] = {"wood": "W", "stone": "S", "ore": "O", "clay": "C"}
LETTERS |= {"glass": "G", "papyrus": "P", "cloth": "L"}
FREE_BUILDING: dict[type[Effect], str] = {
    FirstCardFree: "free_build_first_card_of_age",
    LastCardFree: "free_build_last_card_of_age",
    NewColourFree: "free_build_first_of_each_colour",
}
AMOUNTS: dict[type[Effect], str] = {VictoryPoints: "points", Shields: "shields", Coins: "coins"}
COUNTED = {"wonder_stages": "stages", "defeat_tokens": "defeats"}


def cost_of(cost: Cost) -> str:
    """Return a cost in the form of the printed facts, with its letters sorted."""
    goods = "".join(LETTERS[resource] * number for resource, number in cost.resources.items())
    return (str(cost.coins) if cost.coins else "") + "".join(sorted(goods))


def effect_of(effect: Effect) -> list[Any]:
    """Return an effect in the form of the printed facts."""
    match effect:
        case VictoryPoints() | Shields() | Coins():
            return [AMOUNTS[type(effect)], effect.amount]
        case Science():
            return ["symbol", *effect.options]
        case Produce():
            goods = sorted(LETTERS[resource] * effect.amount for resource in effect.options)
            return ["goods" if effect.sellable else "goods for oneself", *goods]
        case TradeDiscount():
            assert effect.price == 1
            goods = sorted(LETTERS[resource] for resource in effect.resources)
            return ["discount", [*effect.neighbours], "".join(goods)]
        case Per():
            counted = [*effect.colours] if effect.of == "cards" else [COUNTED[effect.of]]
            return ["per", counted, effect.scope, effect.coins, effect.points]
        case PointsIfWonderComplete():
            return ["points if complete", effect.points]
        case Ability():
            return ["ability", effect.name]
        case _:
            return ["ability", FREE_BUILDING[type(effect)]]


def in_order(effect: list[Any]) -> list[Any]:
    """Return an effect of the printed facts with the letters of its goods sorted."""
    kind, *values = effect
    if kind in {"goods", "goods for oneself"}:
        return [kind, *sorted(values)]
    return [kind, values[0], "".join(sorted(values[1]))] if kind == "discount" else effect


def card_facts(card: Card) -> dict[str, Any]:
    return {
        "building": card.building,
        "age": card.age,
        "colour": card.colour,
        "copies": [*card.copies],
        "cost": cost_of(card.cost),
        "free from": {*card.free_from},
        "effects": [effect_of(effect) for effect in card.effects],
    }


@pytest.mark.parametrize(
    ("edition", "card_id"), [(edition, card) for edition, facts in PRINTED.items() for card in facts.cards]
)
def test_each_card_of_the_base_game_is_as_printed(edition: str, card_id: str) -> None:
    cards = PRINTED[edition].cards
    facts, card = cards[card_id], BOXES[edition].cards[CardId(card_id)]
    assert card_facts(card) == {
        **{key: facts[key] for key in ("building", "age", "colour", "copies")},
        "cost": "".join(sorted(facts["cost"])),
        "free from": {other for other in cards if is_link(cards, other, card_id)},
        "effects": [in_order(effect) for effect in facts["effects"]],
    }
    assert {*card.gives_free} == {other for other in cards if is_link(cards, card_id, other)}


def is_link(cards: dict[str, dict[str, Any]], giver: str, card: str) -> bool:
    """Return whether a card is free by a chain from an earlier one."""
    return cards[card]["needs"] in cards[giver]["gives"] and cards[giver]["age"] < cards[card]["age"]


@pytest.mark.parametrize(
    ("edition", "board"), [(edition, board) for edition, facts in PRINTED.items() for board in facts.boards]
)
def test_each_board_of_the_base_game_is_as_printed(edition: str, board: str) -> None:
    name, side = board.split()
    wonder, facts = BOXES[edition].wonders[WonderId(name)], PRINTED[edition].boards[board]
    (of_the_side,) = [each for each in SIDES if each == side]
    assert (wonder.starting_coins, wonder.promo) == ((7, True) if "manneken" in name else (3, False))
    start = [["goods", facts["start"]]] if facts["start"] else []
    assert [effect_of(effect) for effect in wonder.board_effects[of_the_side]] == start
    assert [
        [cost_of(stage.price), *map(effect_of, stage.effects)] for stage in wonder.sides[of_the_side]
    ] == [["".join(sorted(cost)), *map(in_order, gained)] for cost, *gained in facts["stages"]]


@every_edition
def test_each_edition_has_its_cards_boards_and_decks_by_player_count(edition: str) -> None:
    facts, box = PRINTED[edition], BOXES[edition]
    assert set(box.cards) == set(facts.cards)
    boards = {f"{name} {side}" for name in box.wonders for side in SIDES}
    assert boards - {"manneken_pis A"} == set(facts.boards)
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


# -- whole games ---------------------------------------------------------------------------------------


def dealt(edition: str, players: int, seed: int) -> BaseGame:
    """Deal a game; for some seeds with the boards that ask questions of their own."""
    asking = [{"wonder": name, "side": "B"} for name in ("halicarnassus", "babylon", "olympia")]
    wonders = [*asking, *[None] * (players - 3)] if seed > 2 else []
    options = {"sides": "A+B", **({"wonders": wonders} if wonders else {})}
    game = new_game("base", players, seed, options, [edition])
    assert isinstance(game, Game)
    return game


def plain_game(game: BaseGame, facts: Facts) -> PlainGame:
    """Return the same game in the reference engine."""
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
    for seat, (city, other) in enumerate(zip(ours.table.cities, plain.cities, strict=True)):
        assert (city.coins, city.stages) == (other.coins, other.stages), seat
        assert list(city.buildings) == other.buildings, seat
        assert Counter(city.conflicts) == Counter(other.tokens), seat
    found = [{**score.points(), "rank": score.rank} for score in ours.scores()]
    assert found == plain.scores()


def draw(moves: list[Move], source: Random) -> Move:
    """Return a random move, which rarely sells a card."""
    return source.choice([move for move in moves if move.action != "sell" or source.random() < 0.2] or moves)


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
