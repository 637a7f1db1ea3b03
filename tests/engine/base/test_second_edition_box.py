"""The cards and boards of the box are those of the facts that the plain engine plays with."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.base.box import Wonder
from engine.base.city import SIDES, Card, Effect
from engine.base.effects import Ability, Coins, Per, Produce, Science, Shields, TradeDiscount, VictoryPoints
from engine.base.rules import second_edition_box, standard_box
from engine.base.second_edition import FirstCardFree, LastCardFree, NewColourFree, PointsIfWonderComplete
from engine.facts import Cost
from engine.terms import CardId, Resource, WonderId
from tests.engine.base.plain import BOARDS, CARDS
from tests.engine.base.setting import deck

BOX = second_edition_box()
LETTERS: dict[Resource, str] = {
    "wood": "W",
    "stone": "S",
    "ore": "O",
    "clay": "C",
    "glass": "G",
    "papyrus": "P",
    "cloth": "L",
}
FREE_BUILDING: dict[type[Effect], str] = {
    FirstCardFree: "free_build_first_card_of_age",
    LastCardFree: "free_build_last_card_of_age",
    NewColourFree: "free_build_first_of_each_colour",
}


def cost_of(cost: Cost) -> str:
    """Write a cost as in the facts, its letters in the order of the alphabet."""
    coins = str(cost.coins) if cost.coins else ""
    return coins + "".join(
        sorted("".join(LETTERS[resource] * number for resource, number in cost.resources.items()))
    )


def effect_of(effect: Effect) -> list[Any]:
    """Write an effect as in the facts."""
    match effect:
        case VictoryPoints():
            return ["points", effect.amount]
        case Shields():
            return ["shields", effect.amount]
        case Coins():
            return ["coins", effect.amount]
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
            counted = [*effect.colours] if effect.of == "cards" else ["stages"]
            return ["per", counted, effect.scope, effect.coins, effect.points]
        case PointsIfWonderComplete():
            return ["points if complete", effect.points]
        case Ability():
            return ["ability", effect.name]
        case _:
            return ["ability", FREE_BUILDING[type(effect)]]


def in_order(effect: list[Any]) -> list[Any]:
    """Put the goods of an effect of the facts in the order of the alphabet."""
    kind, *told = effect
    if kind in {"goods", "goods for oneself"}:
        return [kind, *sorted(told)]
    return [kind, told[0], "".join(sorted(told[1]))] if kind == "discount" else effect


def card_as_told(card: Card) -> dict[str, Any]:
    return {
        "building": card.building,
        "age": card.age,
        "colour": card.colour,
        "copies": [*card.copies],
        "cost": cost_of(card.cost),
        "free from": {*card.free_from},
        "effects": [effect_of(effect) for effect in card.effects],
    }


def test_the_box_has_the_77_buildings_in_80_rows() -> None:
    assert set(BOX.cards) == set(CARDS)
    assert len(CARDS) == 80
    assert len({card["building"] for card in CARDS.values()}) == 77


@pytest.mark.parametrize("card_id", CARDS)
def test_a_card_is_as_printed(card_id: str) -> None:
    facts = CARDS[card_id]
    givers = {
        other
        for other, told in CARDS.items()
        if facts["needs"] in told["gives"] and told["age"] < facts["age"]
    }
    assert card_as_told(BOX.cards[CardId(card_id)]) == {
        **{key: facts[key] for key in ("building", "age", "colour", "copies")},
        "cost": "".join(sorted(facts["cost"])),
        "free from": givers,
        "effects": [in_order(effect) for effect in facts["effects"]],
    }


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_is_as_printed(board: str) -> None:
    name, side = board.split()
    wonder: Wonder = BOX.wonders[WonderId(name)]
    (of_the_side,) = [each for each in SIDES if each == side]
    assert wonder.starting_coins == 3
    assert [[effect_of(effect) for effect in wonder.board_effects[of_the_side]]] == [
        [["goods", BOARDS[board]["start"]]]
    ]
    assert [
        [cost_of(stage.price), *map(effect_of, stage.effects)] for stage in wonder.sides[of_the_side]
    ] == [["".join(sorted(cost)), *map(in_order, gained)] for cost, *gained in BOARDS[board]["stages"]]


def test_the_box_has_seven_wonders_and_no_manneken_pis() -> None:
    assert {f"{name} {side}" for name in BOX.wonders for side in SIDES} == set(BOARDS)
    assert not any(wonder.promo for wonder in BOX.wonders.values())


@pytest.mark.parametrize("players", range(3, 8))
def test_an_age_has_seven_cards_for_each_player_and_two_guilds_more_than_players(players: int) -> None:
    (guilds,) = BOX.age(3).drawn
    assert len(deck(1, players, BOX)) == len(deck(2, players, BOX)) == 7 * players
    found, drawn = BOX.drawn(guilds, BOX.age(3), players)
    assert (len(found), drawn) == (10, players + 2)
    assert len(deck(3, players, BOX)) + drawn == 7 * players


@pytest.mark.parametrize("players", range(3, 8))
def test_a_deck_has_the_cards_with_no_more_than_the_number_of_players(players: int) -> None:
    for age in (1, 2, 3):
        told = [card for card, facts in CARDS.items() if facts["age"] == age]
        copies = {card: sum(number <= players for number in CARDS[card]["copies"]) for card in told}
        assert Counter(map(str, deck(age, players, BOX))) == +Counter(copies)


def test_49_cards_in_ages_i_and_ii_and_40_and_10_guilds_in_age_iii() -> None:
    printed = [
        sum(len(facts["copies"]) for facts in CARDS.values() if facts["age"] == age) for age in (1, 2, 3)
    ]
    assert printed == [49, 49, 40]
    assert sum(facts["colour"] == "purple" for facts in CARDS.values()) == 10


def test_25_links_of_which_two_reach_from_age_i_to_age_iii() -> None:
    links = [(other, card.id) for card in BOX.cards.values() for other in card.free_from]
    assert len(links) == 25
    far = {(other, card) for other, card in links if BOX.cards[card].age - BOX.cards[other].age == 2}
    assert far == {("altar", "pantheon"), ("theater", "gardens")}


CHANGED = """
altar theater temple statue town_hall arena circus arsenal fortifications builders_guild spies_guild
pantheon gardens
"""
"""Cards of both editions that differ, those at the other end of a changed chain as well."""


def test_all_other_cards_are_those_of_the_first_edition() -> None:
    first = standard_box().cards
    assert set(first) - set(BOX.cards) == {"pawnshop", "strategists_guild"}
    assert set(BOX.cards) - set(first) == {"well", "ludus", "castrum", "decorators_guild"}
    assert {card for card in set(first) & set(BOX.cards) if not alike(card)} == set(CHANGED.split())


def alike(card: CardId) -> bool:
    """Return whether a card is the same in both editions."""
    one, other = standard_box().cards[card], BOX.cards[card]
    return card_as_told(one) == card_as_told(other)
