"""Every card of the card list: what it costs, what makes it free and what it does."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.base.rules import standard_box
from engine.game import Seat
from engine.terms import CardId
from tests.engine.base.setting import choices, city, deck, laid, play, score, stacked, ways
from tests.gallery.base_cities import Sketch

CARDS = standard_box().cards
BOARDS = ["giza A", "rhodes A", "babylon A"]

NEIGHBOURS = (city("rhodes B"), city("babylon B"))
OWN = Seat(0)
LEFT = Seat(1)

# W wood, S stone, O ore, C clay, G glass, L cloth, P papyrus; digits are coins.
COSTS = """
lumber_yard - stone_pit - clay_pool - ore_vein - tree_farm 1 excavation 1 clay_pit 1 timber_yard 1
forest_cave 1 mine 1 loom_age_1 - glassworks_age_1 - press_age_1 - pawnshop - baths S altar - theater -
tavern - east_trading_post - west_trading_post - marketplace - stockade W barracks O guard_tower C
apothecary L workshop G scriptorium P
sawmill 1 quarry 1 brickyard 1 foundry 1 loom_age_2 - glassworks_age_2 - press_age_2 - aqueduct SSS
temple WCG statue WOO courthouse CCL forum CC caravansery WW vineyard - bazar - walls SSS
training_ground WOO stables WOC archery_range WWO dispensary OOG laboratory CCP library SSL school WP
pantheon CCOGLP gardens CCW town_hall SSOG palace WSOCGLP senate WWSO haven WOL lighthouse SG
chamber_of_commerce CCP arena SSO fortifications OOOS circus SSSO arsenal WWOL siege_workshop CCCW
lodge CCLP observatory OOGL university WWGP academy SSSG study WLP
workers_guild OOCSW craftsmens_guild OOSS traders_guild LPG philosophers_guild CCCLP spies_guild CCCG
strategists_guild OOSL shipowners_guild WWWGP scientists_guild WWOOP magistrates_guild WWWSL
builders_guild SSCCG
"""
LETTERS = dict(zip("WSOCGLP", ("wood", "stone", "ore", "clay", "glass", "cloth", "papyrus"), strict=True))
COST_OF = dict(zip(COSTS.split()[::2], COSTS.split()[1::2], strict=True))

CHAINS = """
baths>aqueduct altar>temple temple>pantheon theater>statue statue>gardens scriptorium>courthouse
scriptorium>library library>senate library>university east_trading_post>forum west_trading_post>forum
forum>haven marketplace>caravansery caravansery>lighthouse apothecary>stables apothecary>dispensary
dispensary>arena dispensary>lodge workshop>archery_range workshop>laboratory laboratory>siege_workshop
laboratory>observatory walls>fortifications training_ground>circus school>academy school>study
"""
PRODUCTION = """
lumber_yard W stone_pit S clay_pool C ore_vein O sawmill WW quarry SS brickyard CC foundry OO
tree_farm W/C excavation S/C clay_pit O/C timber_yard W/S forest_cave W/O mine S/O
loom_age_1 L glassworks_age_1 G press_age_1 P loom_age_2 L glassworks_age_2 G press_age_2 P
"""
PRODUCTION_OF = dict(zip(PRODUCTION.split()[::2], PRODUCTION.split()[1::2], strict=True))
POINTS = """
pawnshop 3 baths 3 altar 2 theater 2 aqueduct 5 temple 3 statue 4 courthouse 4 pantheon 7 gardens 5
town_hall 6 palace 8 senate 6
"""
SHIELDS = """
stockade 1 barracks 1 guard_tower 1 walls 2 training_ground 2 stables 2 archery_range 2 fortifications 3
circus 3 arsenal 3 siege_workshop 3
"""
SYMBOLS = {
    "tablet": ("scriptorium", "library", "school", "university"),
    "compass": ("apothecary", "dispensary", "lodge", "academy"),
    "gear": ("workshop", "laboratory", "observatory", "study"),
}


def rows(table: str) -> list[tuple[str, int]]:
    """Read cards, each with its number."""
    words = table.split()
    return [(name, int(number)) for name, number in zip(words[::2], words[1::2], strict=True)]


def test_the_card_list_has_every_card() -> None:
    assert set(COST_OF) == set(CARDS)


@pytest.mark.parametrize("name", COST_OF)
def test_cost(name: str) -> None:
    printed = CARDS[CardId(name)].cost
    expected = Counter(LETTERS[letter] for letter in COST_OF[name] if letter in LETTERS)
    assert printed.resources == dict(expected)
    assert printed.coins == (int(COST_OF[name]) if COST_OF[name].isdigit() else 0)


def test_chains_are_those_of_the_card_list_from_both_ends() -> None:
    expected = {tuple(chain.split(">")) for chain in CHAINS.split()}
    assert {(first, each.id) for each in CARDS.values() for first in each.free_from} == expected
    assert {(each.id, then) for each in CARDS.values() for then in each.gives_free} == expected


@pytest.mark.parametrize("chain", CHAINS.split())
def test_chain_builds_free(chain: str) -> None:
    first, then = chain.split(">")
    assert ways([city("ephesus A", first, coins=0), *NEIGHBOURS], then) == [("chain", 0, 0, 0)]


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_decks_hold_seven_cards_a_player(players: int) -> None:
    assert len(deck(1, players)) == len(deck(2, players)) == 7 * players
    assert len(deck(3, players)) == 6 * players - 2


def test_seven_players_use_every_printed_card() -> None:
    printed = Counter(card for age in (1, 2, 3) for card in deck(age, 7))
    # How often the card list prints each number of players: sums over the age I, II and III lists.
    ages = [sum(printed[each.id] for each in CARDS.values() if each.age == age) for age in (1, 2, 3)]
    assert ages == [49, 49, 40]
    assert printed[CardId("tavern")] == printed[CardId("forum")] == printed[CardId("arena")] == 3


@pytest.mark.parametrize("name", PRODUCTION_OF)
def test_brown_and_grey_cards_produce_for_the_owner_and_for_sale(name: str) -> None:
    made = laid([city("manneken_pis B", name), *NEIGHBOURS])[OWN].production
    letters = PRODUCTION_OF[name]
    if "/" in letters:
        assert {frozenset(options) for options in made.choices} == {
            frozenset(LETTERS[letter] for letter in letters.split("/"))
        }
        assert made.fixed == {}
    else:
        assert made.fixed == Counter(LETTERS[letter] for letter in letters)
    need = {"W": "stockade", "S": "baths", "O": "barracks", "C": "guard_tower", "G": "workshop"}
    need |= {"L": "apothecary", "P": "scriptorium"}
    for letter in set(letters) - {"/"}:
        buyer = city("manneken_pis B", coins=2)
        assert ways([buyer, city("manneken_pis B", name), city("manneken_pis B")], need[letter])[0] == (
            ("trade", 0, 2, 0)
        )


@pytest.mark.parametrize(("name", "resources"), [("forum", "GLP"), ("caravansery", "WSOC")])
def test_yellow_production_is_one_of_all_and_not_for_sale(name: str, resources: str) -> None:
    made = laid([city("manneken_pis B", name), *NEIGHBOURS])[OWN].production
    assert [set(options) for options in made.own_choices] == [{LETTERS[letter] for letter in resources}]
    assert (made.fixed, made.choices) == ({}, ())
    seller = city("manneken_pis B", name)
    thing = "workshop" if name == "forum" else "stockade"
    assert ways([seller, *NEIGHBOURS], thing) == [("own", 0, 0, 0)]
    assert ways([city("giza A"), seller, city("rhodes A")], thing) == []


@pytest.mark.parametrize(("name", "points"), rows(POINTS))
def test_blue_cards_give_points(name: str, points: int) -> None:
    found = score(city("giza A", name), *NEIGHBOURS)
    assert (found.row("civilian"), found.total) == (points, points + 1)


@pytest.mark.parametrize(("name", "shields"), rows(SHIELDS))
def test_red_cards_give_shields(name: str, shields: int) -> None:
    assert laid([city("giza A", name), *NEIGHBOURS])[OWN].shields == shields


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_green_cards_are_symbols(symbol: str) -> None:
    for name in SYMBOLS[symbol]:
        table = [city("giza A", name), *NEIGHBOURS]
        assert {each for each, number in laid(table)[OWN].symbols.items() if number} == {symbol}
    four = score(city("giza A", *SYMBOLS[symbol]), *NEIGHBOURS)
    assert four.row("scientific") == 16


@pytest.mark.parametrize(
    ("name", "seller", "bought", "price"),
    [
        ("east_trading_post", "right", "stockade", 1),
        ("east_trading_post", "left", "stockade", 2),
        ("west_trading_post", "left", "stockade", 1),
        ("west_trading_post", "right", "stockade", 2),
        ("east_trading_post", "right", "workshop", 2),
        ("marketplace", "left", "workshop", 1),
        ("marketplace", "right", "workshop", 1),
        ("marketplace", "left", "stockade", 2),
    ],
)
def test_trading_posts_and_marketplace_lower_the_price(
    name: str, seller: str, bought: str, price: int
) -> None:
    rich, poor = city("olympia A", "glassworks_age_1"), city("giza A")
    table = [city("rhodes A", name), *((rich, poor) if seller == "left" else (poor, rich))]
    expected = ("trade", 0, price, 0) if seller == "left" else ("trade", 0, 0, price)
    assert ways(table, bought) == [expected]


@pytest.mark.parametrize(
    ("hands", "rounds", "coins"),
    [
        (["tavern"], [["build tavern"], ["sell tavern"]], 5 + 3),
        # Brown cards of the own city and of both neighbours, of this round, too.
        (
            ["lumber_yard", "ore_vein clay_pool", "vineyard altar", "stone_pit"],
            [
                ["build lumber_yard", "build clay_pool", "sell tavern"],
                ["build vineyard", "sell tavern", "build ore_vein"],
            ],
            3,
        ),
        (
            ["press_age_1", "loom_age_1", "bazar"],
            [["build press_age_1", "build loom_age_1"], ["build bazar"]],
            2 * 2,
        ),
    ],
)
def test_yellow_cards_give_coins_once(hands: list[str], rounds: list[list[str]], coins: int) -> None:
    game = stacked(BOARDS, hands)
    for moves in rounds:
        play(game, *moves)
    # A brown card of age I may cost one.
    assert game.view(None).cities[0].coins == 3 + coins


@pytest.mark.parametrize(
    ("name", "before", "coins", "points"),
    [
        ("haven", "lumber_yard ore_vein loom_age_1", 2, 2),
        ("lighthouse", "tavern stone_pit glassworks_age_1", 2, 2),
        ("chamber_of_commerce", "press_age_1 brickyard", 2, 2),
        ("arena", "quarry ore_vein", 0, 0),
        ("arena", "quarry ore_vein stage", 3, 1),
    ],
)
def test_yellow_cards_of_age_3_pay_once_and_score_at_the_end(
    name: str, before: str, coins: int, points: int
) -> None:
    built = before.removesuffix(" stage").split()
    game = stacked(BOARDS, [" ".join([*built, name])] * 3)
    for each in built:
        play(game, f"build {each}")
    if before.endswith("stage"):
        play(game, "stage tavern")
    held = game.view(None).cities[0].coins
    play(game, f"build {name}")
    view = game.view(None)
    assert view.cities[0].coins == held + coins
    assert view.scores[0].row("commercial") == points


AROUND = (
    city("rhodes B", "lumber_yard", "sawmill", "press_age_1", "altar", "tavern", "barracks", "library"),
    city("babylon B", "quarry", "loom_age_1", "loom_age_2", "baths", "forum", "walls", "school"),
)


OF_EVERY_COLOUR = ("ore_vein", "press_age_1", "theater", "bazar", "stables", "study")
DEFEATED = (city("rhodes B", conflicts=(-1, 3, -1)), city("babylon B", conflicts=(-1, 5)))
ACROSS = (city("rhodes B"), city("olympia A", "altar", "baths"), city("babylon B", "theater"))


@pytest.mark.parametrize(
    ("own", "around", "points"),
    [
        *(
            (city("giza A", guild, *OF_EVERY_COLOUR), AROUND, points)
            for guild, points in rows(
                "workers_guild 3 craftsmens_guild 6 magistrates_guild 2 traders_guild 2 spies_guild 2"
                " philosophers_guild 2"
            )
        ),
        (city("giza A", "strategists_guild", conflicts=(-1, -1)), DEFEATED, 3),
        # Brown, grey and purple cards of its own city, itself included.
        (city("giza A", "shipowners_guild", "spies_guild", "quarry", "press_age_1", "altar"), NEIGHBOURS, 4),
        # The stages of all three cities.
        (city("giza B", "builders_guild", stages=4), (city("rhodes B", stages=1), city(stages=2)), 7),
        # Guilds don't look across the table.
        (city("giza A", "magistrates_guild"), ACROSS, 1),
    ],
)
def test_what_guilds_count(own: Sketch, around: tuple[Sketch, ...], points: int) -> None:
    assert score(own, *around).row("guilds") == points


def test_scientists_guild_is_the_symbol_that_counts_most() -> None:
    own = city("giza A", "scientists_guild", "apothecary", "workshop")
    assert laid([own, *NEIGHBOURS])[OWN].science_choices == 1
    points = score(own, *NEIGHBOURS)
    assert (points.row("scientific"), points.symbols, points.symbols_points) == (10, ("tablet",), 8)
    assert points.row("guilds") == 0


@pytest.mark.parametrize("name", ["loom", "glassworks", "press"])
def test_grey_buildings_of_both_ages_are_identical(name: str) -> None:
    own = city("giza A", f"{name}_age_1")
    assert ways([own, *NEIGHBOURS], f"{name}_age_2") == []
    assert [choice.action for choice in choices([own, *NEIGHBOURS], f"{name}_age_2")] == ["sell"]


def test_no_building_twice_in_a_city() -> None:
    assert ways([city("giza A", "altar"), *NEIGHBOURS], "altar") == []
    # A chain does not help: it is the same building.
    assert ways([city("giza A", "baths", "aqueduct"), *NEIGHBOURS], "aqueduct") == []
