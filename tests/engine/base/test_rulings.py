"""The rulings of ``RULINGS.md``, in both editions where both have them.

Side A of the second edition is day, side B night.
"""

import pytest

import engine
from engine.base.box import Box
from engine.base.choice import Build
from engine.base.city import Board
from engine.base.events import Built, CoinsTaken, DiscardEmpty, Revived, Sold
from engine.base.payment import POWER as BY_POWER
from engine.base.rules import BaseGame, second_edition_box, standard_box
from engine.game import IllegalChoice, Seat
from engine.reading import Malformed
from engine.record import resume
from engine.terms import CardId
from tests.engine.base.setting import (
    Way,
    boards,
    city,
    facts_of,
    pass_time,
    play,
    random_game,
    score,
    stacked,
    ways,
    ways_of,
)
from tests.gallery.base_tables import Sketch

FIRST, SECOND = standard_box(), second_edition_box()
OWN, LEFT, RIGHT = Seat(0), Seat(1), Seat(2)
PLAIN = (city("giza A"), city("rhodes A"))
"""Neighbours that sell stone on the left and ore on the right."""
FREE, CHAIN, OWN_GOODS, POWER = ((how, 0, 0, 0) for how in ("free", "chain", "own", "power"))
HAND = "altar theater baths barracks stockade guard_tower workshop"
DEAR = "palace arsenal senate castrum study academy pantheon"


def begin(box: Box, on: str, *ages: str, built: str = "", stages: int = 0, left: str = "giza A") -> BaseGame:
    """Begin a game beside Rhodes with this board, these buildings and stages in seat 0.

    All hands of an age are the same, filled up with taverns, which the others sell.
    """
    game = stacked([on, left, "rhodes A"], *[[hand] * 3 for hand in ages], box=box)
    own = game.table.cities[OWN]
    for card in built.split():
        own.build(box.cards[CardId(card)])
    for _ in range(stages):
        own.build_stage(None)
    # A copy recomputes the legal choices.
    return game.copy()


def skip_to(game: BaseGame, age: int, round_: int) -> BaseGame:
    """Let all players sell cards until a round."""
    while (game.view(None).age, game.view(None).round) != (age, round_):
        pass_time(game, 1)
    return game


def ways_now(game: BaseGame, card: str, action: str = "build") -> list[Way]:
    """Return the ways in which seat 0 can play a card of its hand now."""
    assert card in game.view(OWN).hand
    (decision,) = [decision for decision in game.decisions() if decision.seat == OWN]
    return [way for each, way in ways_of(decision.choices, action) if each == card]


def asked(game: BaseGame) -> list[tuple[Seat, str]]:
    return [(decision.seat, decision.kind) for decision in game.decisions()]


def cards_asked_for(game: BaseGame) -> set[str | None]:
    (decision,) = game.decisions()
    return {facts_of(choice).card for choice in decision.choices}


def coins(game: BaseGame) -> int:
    return game.view(None).cities[OWN].coins


def olympia(*buildings: str, stages: int = 2, coins: int = 0) -> Sketch:
    return city("olympia A", *buildings, stages=stages, coins=coins)


@pytest.mark.parametrize(
    ("box", "own", "card", "found"),
    [
        # Both cards have the same name.
        (FIRST, city("ephesus A", "loom_age_1", coins=9), "loom_age_2", []),
        # In the second edition a chain starts from any earlier age, and the card is never paid for.
        (FIRST, city("ephesus A", "altar", coins=0), "pantheon", []),
        (SECOND, city("ephesus A", "altar", coins=0), "pantheon", [CHAIN]),
        (SECOND, city("ephesus A", "theater", "brickyard", "lumber_yard", coins=9), "gardens", [CHAIN]),
        (FIRST, city("ephesus A", "statue", "brickyard", "lumber_yard", coins=9), "gardens", [CHAIN]),
        # Olympia's power isn't used for free cards; paying saves it.
        (FIRST, olympia(), "altar", [FREE]),
        (FIRST, olympia("stone_pit"), "baths", [OWN_GOODS, POWER]),
        # By day the first card of each colour is free and never paid for.
        (SECOND, olympia("quarry", coins=9), "baths", [POWER]),
        (SECOND, olympia(stages=1), "palace", []),
        (SECOND, olympia("altar"), "palace", []),
        (SECOND, olympia(), "spies_guild", [POWER]),
        (SECOND, olympia("spies_guild"), "builders_guild", []),
    ],
)
def test_ways_to_build_a_card(box: Box, own: Sketch, card: str, found: list[Way]) -> None:
    assert ways([own, *PLAIN], card, box=box) == found


TWO_AROUND = (
    city("giza A", "spies_guild", "lumber_yard", "quarry", "baths"),
    city("rhodes A", "magistrates_guild", "workers_guild", "ore_vein"),
)


@pytest.mark.parametrize(
    ("own", "around", "guild", "owner", "points"),
    [
        # The best one, or none if no guild scores anything.
        (city("olympia B", "altar", stages=3), TWO_AROUND, "workers_guild", 2, 3),
        (city("olympia B", stages=3), (city("giza A", "spies_guild"), city("rhodes A")), None, None, 0),
        # A guild that counts itself.
        (
            city("olympia B", "quarry", "press_age_1", stages=3),
            (city("giza A", "shipowners_guild"), city("rhodes A")),
            *("shipowners_guild", 1, 3),
        ),
    ],
)
def test_olympia_copies_the_neighbours_guild_worth_the_most_points(
    own: Sketch, around: tuple[Sketch, Sketch], guild: str | None, owner: int | None, points: int
) -> None:
    result = score(own, *around)
    assert (result.guild, result.guild_from) == (guild, owner)
    assert result.guild_points == result.row("guilds") == points


def test_olympia_copies_the_scientists_guild_with_the_best_symbol() -> None:
    own = city("olympia B", "apothecary", "workshop", stages=3)
    result = score(own, city("giza A", "scientists_guild"), TWO_AROUND[1])
    assert (result.symbols, result.row("scientific"), result.guild_points) == (("tablet",), 10, 8)


@pytest.mark.parametrize(
    ("board", "stages", "points"),
    [("rhodes A", 3, 7), ("rhodes A", 2, 0), ("rhodes B", 2, 7), ("giza B", 4, 7), ("giza B", 3, 0)],
)
def test_the_decorators_guild_scores_seven_points_for_a_complete_wonder(
    board: str, stages: int, points: int
) -> None:
    own = city(board, "decorators_guild", stages=stages)
    assert score(own, city("olympia A", stages=3), city("alexandria A"), box=SECOND).row("guilds") == points


every_edition = pytest.mark.parametrize("box", [FIRST, SECOND], ids=["first", "second"])


@every_edition
def test_counting_cards_include_themselves_and_cards_of_the_same_round(box: Box) -> None:
    guild = city("ephesus A", "shipowners_guild", "quarry", "loom_age_1")
    assert score(guild, *PLAIN, box=box).row("guilds") == 3
    science = city("babylon A", "apothecary", "scriptorium", "scientists_guild", stages=2)
    assert score(science, *PLAIN, box=box).row("scientific") == max(4 + 1 + 1 + 7, 9 + 1, 4 + 4)
    hands = ["vineyard bazar", "lumber_yard lighthouse", "stone_pit lighthouse"]
    game = stacked(["ephesus A", "alexandria A", "rhodes A"], hands, box=box)
    assert CoinsTaken(OWN, 2) in play(game, "build vineyard", "build lumber_yard", "build stone_pit")
    game = begin(box, "alexandria A", "lighthouse", built="stone_pit")
    assert CoinsTaken(OWN, 1) in play(game, "build lighthouse")


def test_olympia_builds_one_card_for_free_each_age_without_saving_any() -> None:
    game = begin(FIRST, "olympia A", "palace sawmill", "pantheon senate", built="quarry", stages=1)
    play(game, "build sawmill")
    play(game, "stage tavern")
    for age, card in ((1, "palace"), (2, "pantheon")):
        before = game.view(None).cities[OWN]
        play(game, f"build {card} how power")
        after = game.view(None).cities[OWN]
        assert (after.buildings[-1], after.coins, after.can_build_free()) == (card, before.coins, False)
        skip_to(game, age, 6)
        assert not game.view(None).cities[OWN].can_build_free()
        pass_time(game, 1)


def test_olympias_power_must_be_named_in_a_choice() -> None:
    game = begin(FIRST, "olympia A", "palace", stages=2)
    data = {"card": "palace", "action": "build"}
    with pytest.raises(IllegalChoice):
        game.read_choice(OWN, data)
    assert game.read_choice(OWN, {**data, "how": "power"}) == Build(CardId("palace"), BY_POWER)


def test_olympia_day_builds_the_first_card_of_each_colour_for_free() -> None:
    game = begin(SECOND, "olympia A", *["arsenal palace castrum altar"] * 3, built="sawmill", stages=1)
    assert ways_now(game, "arsenal") == []
    play(game, "stage altar")
    # Cards sold or used for a stage aren't in the city.
    play(game, "sell altar")
    before = coins(game)
    play(game, "build arsenal how power")
    assert (ways_now(game, "castrum"), ways_now(game, "palace"), coins(game)) == ([], [POWER], before)
    assert ways_now(game, "palace", "stage") == []
    skip_to(game, 2, 1)
    assert (ways_now(game, "castrum"), ways_now(game, "palace")) == ([], [POWER])
    play(game, "build palace how power")
    assert ways_now(skip_to(game, 3, 1), "palace") == []


def test_a_card_without_cost_counts_as_the_first_of_its_colour() -> None:
    game = begin(SECOND, "olympia A", "tavern ludus", built="quarry", stages=2)
    assert (ways_now(game, "tavern"), ways_now(game, "ludus")) == ([FREE], [POWER])
    play(game, "build tavern")
    assert ways_now(game, "ludus") == [("trade", 0, 0, 2)]


def rounds_free(game: BaseGame) -> list[tuple[int, int]]:
    """Build every free card until the end of the game, and return the ages and rounds of those."""
    found = []
    while not game.over:
        view = game.view(OWN)
        powers = [card for card in view.hand if ways_now(game, card) == [POWER]]
        found += [(view.age, view.round)] if powers else []
        play(game, f"build {powers[0]} how power" if powers else f"sell {view.hand[0]}")
    return found


def test_olympia_night_builds_the_first_and_last_card_of_an_age_for_free() -> None:
    # The power comes too late for the first card of age I: two first and three sixth cards at most.
    game = begin(SECOND, "olympia B", "foundry palace", "palace arsenal", "senate academy")
    assert ways_now(game, "palace") == []
    play(game, "build foundry")
    play(game, "stage tavern")
    assert rounds_free(game) == [(2, 1), (3, 1)]
    later = "walls stables temple aqueduct courthouse library statue", "lodge circus gardens"
    game = begin(SECOND, "olympia B", DEAR, *later, built="brickyard", stages=1)
    play(skip_to(game, 1, 5), f"stage {game.view(OWN).hand[0]}")
    # The power applies neither to stages nor to the last card.
    first, last = game.view(OWN).hand
    assert (ways_now(game, first), ways_now(game, first, "stage")) == ([POWER], [])
    played = game.copy()
    play(played, f"build {first} how power")
    assert (last in played.table.discard, played.view(None).age) == (True, 2)
    assert rounds_free(game) == [(1, 6), (2, 1), (2, 6), (3, 1), (3, 6)]


@pytest.mark.parametrize("move", ["sell senate", "stage senate", "build tavern"])
def test_olympia_night_loses_its_free_build_unless_the_first_card_uses_it(move: str) -> None:
    game = begin(SECOND, "olympia B", "", "senate arsenal palace", built="brickyard", stages=1)
    play(skip_to(game, 2, 1), move)
    assert ways_now(game, "palace") == []


@pytest.mark.parametrize(
    ("stages", "round_", "found"),
    [(1, 1, [POWER]), (1, 6, []), (2, 1, [POWER]), (2, 2, []), (2, 6, [POWER]), (0, 1, [])],
)
def test_the_round_of_a_position_decides_which_cards_are_free(
    stages: int, round_: int, found: list[Way]
) -> None:
    cities = [
        {"wonder": name, "side": "B", "stages": built, "coins": 0, "buildings": [], "hand": ["palace"]}
        for name, built in (("olympia", stages), ("giza", 0), ("rhodes", 0))
    ]
    position = {"format": 1, "game": "base", "boxes": ["second_edition"], "round": round_, "cities": cities}
    assert [way for _, way in ways_of(engine.read_position(position).choices(OWN))] == found


@pytest.mark.parametrize(("box", "stages"), [(FIRST, 2), (SECOND, 1)], ids=["first", "second"])
def test_babylon_plays_the_seventh_card_after_the_sixth(box: Box, stages: int) -> None:
    made = "sawmill glassworks_age_1 quarry brickyard clay_pool press_age_1"
    game = skip_to(begin(box, "babylon B", HAND, built=made, stages=stages - 1), 1, 6)
    without = game.copy()
    # It applies in the age in which the stage is built, even with the sixth card.
    play(game, f"stage {game.view(OWN).hand[0]}")
    assert asked(game) == [(OWN, "seventh_card")]
    # The others have sold six cards and discarded the seventh; Babylon has sold five.
    assert [len(game.view(seat).hand) for seat in (OWN, LEFT, RIGHT)] == [1, 0, 0]
    assert (game.view(None).discard_size, game.view(None).age) == (5 + 2 * 7, 1)
    (card,) = game.view(OWN).hand
    before, sold, laid = coins(game), game.copy(), game.copy()
    assert play(sold, f"sell {card}")[0] == Sold(OWN, 3, seventh=True)
    assert (coins(sold), sold.table.discard[-1], sold.view(None).age) == (before + 3, card, 2)
    play(laid, f"stage {card}")
    assert (laid.view(None).cities[OWN].stages, laid.view(None).age) == (stages + 1, 2)
    play(without)
    assert (without.view(None).age, without.view(None).discard_size) == (2, 7 * 3)


@every_edition
def test_the_seventh_card_can_be_paid_with_coins_gained_by_the_sixth(box: Box) -> None:
    game = skip_to(begin(box, "babylon B", "barracks", stages=2), 1, 6)
    game.table.cities[OWN].coins = 0
    game.table.hands[OWN][:] = [CardId("tavern"), CardId("barracks")]
    game = game.copy()
    assert ways_now(game, "barracks") == []
    play(game, "build tavern")
    assert play(game, "build barracks right 2")[0] == Built(
        OWN, CardId("barracks"), "trade", 0, 0, 2, seventh=True
    )
    assert coins(game) == 5 - 2


every_clay = pytest.mark.parametrize(
    ("box", "maker"), [(FIRST, "foundry"), (SECOND, "brickyard")], ids=["first", "second"]
)


@every_clay
def test_halicarnassus_builds_a_discarded_card_for_free_after_the_round(box: Box, maker: str) -> None:
    game = begin(box, "halicarnassus B", f"{maker} ore_vein palace altar theater")
    play(game, f"build {maker}", "sell altar", "sell palace")
    play(game, "build theater", "sell theater")
    play(game, "stage tavern", "sell ore_vein")
    assert asked(game) == [(OWN, "revive")]
    # They include cards sold in this round and cards that it couldn't pay for.
    lying = {"palace", "altar", "ore_vein", "tavern"}
    assert cards_asked_for(game) == {*lying, None}, "no second theater"
    assert [set(game.view(seat).discard) for seat in (OWN, LEFT)] == [{*lying, "theater"}, set()]
    # No hand is shown meanwhile, and no stage can be built.
    assert [(view.hand, view.offers) for view in map(game.view, (OWN, LEFT))] == [((), ())] * 2
    assert {choice.action for choice in game.decisions()[0].choices} == {"revive", "none"}
    assert play(game.copy(), "none") == (Revived(OWN, None),)
    assert play(game.copy(), "revive tavern") == (Revived(OWN, CardId("tavern")), CoinsTaken(OWN, 5))
    before = coins(game)
    assert play(game, "revive palace") == (Revived(OWN, CardId("palace")),)
    assert (game.view(None).cities[OWN].buildings[-1], coins(game)) == ("palace", before)
    assert game.view(None).round == 4


@every_clay
def test_halicarnassus_is_skipped_if_no_discarded_card_can_be_built(box: Box, maker: str) -> None:
    game = begin(box, "halicarnassus B", maker)
    play(game, f"build {maker}", "build tavern", "build tavern")
    play(game, "build tavern", "sell tavern", "sell tavern")
    assert DiscardEmpty(OWN) in play(game, "stage tavern")
    assert game.view(None).round == 4


@pytest.mark.parametrize(
    ("box", "maker", "stages"), [(FIRST, "foundry", 2), (SECOND, "brickyard", 1)], ids=["first", "second"]
)
def test_an_age_ends_with_babylon_then_halicarnassus_then_conflicts(
    box: Box, maker: str, stages: int
) -> None:
    game = begin(box, "halicarnassus B", HAND, built=maker, left="babylon B")
    for _ in range(stages):
        game.table.cities[LEFT].build_stage(None)
    game = skip_to(game.copy(), 1, 6)
    card, leftover = game.view(OWN).hand
    play(game, f"stage {card}")
    assert asked(game) == [(LEFT, "seventh_card")]
    assert leftover in game.table.discard
    (seventh,) = game.view(LEFT).hand
    game.table.discard[:] = [leftover, CardId("barracks")]
    play(game, f"sell {seventh}")
    assert asked(game) == [(OWN, "revive")]
    assert cards_asked_for(game) == {leftover, seventh, "barracks", None}
    play(game, "revive barracks")
    assert game.view(None).cities[OWN].conflicts == (1, 1)


def test_the_second_edition_has_three_to_seven_players_and_no_manneken_pis() -> None:
    for players in (2, 8):
        with pytest.raises(Malformed, match="players"):
            engine.new_game("base", players, 1, {}, ["second_edition"])
    with pytest.raises(Malformed, match="Manneken Pis is not in this box"):
        engine.new_game("base", 3, 1, {"manneken_pis": True}, ["second_edition"])
    boards = [{"wonder": "giza", "side": "A"}, {"wonder": "rhodes", "side": "B"}, None]
    options = {"wonders": boards, "manneken_pis": False}
    mixed = engine.new_game("base", 3, 1, options, ["second_edition"]).view(None)
    assert [(each.wonder, each.side) for each in mixed.cities[:2]] == [("giza", "A"), ("rhodes", "B")]
    for side in ("A", "B"):
        alike = engine.new_game("base", 7, 1, {"sides": side}, ["second_edition"]).view(None)
        assert {each.side for each in alike.cities} == {side}


def boards_dealt(options: dict[str, object]) -> set[Board]:
    games = (random_game(7, seed, options) for seed in range(15))
    return {board for game in games for board in game.deal.boards}


def test_boards_are_dealt_according_to_the_options() -> None:
    for sides in ("A", "B", "A+B"):
        assert {board.side for board in boards_dealt({"sides": sides})} == set(sides) - {"+"}
    for wanted in (False, True):
        wonders = {board.wonder for board in boards_dealt({"manneken_pis": wanted})}
        assert ("manneken_pis" in wonders) == wanted
    for seed in range(20):
        fixed = [None, {"wonder": "giza", "side": "B"}, None]
        game = random_game(3, seed, {"wonders": fixed, "sides": "A"})
        assert resume(game.record()).record() == game.record()
        assert game.deal.boards[1] == boards("giza B")[0]
        assert len({board.wonder for board in game.deal.boards}) == 3
