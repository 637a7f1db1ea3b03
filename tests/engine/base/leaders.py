"""Two boxes for tests: leaders, drafted into a second hand and recruited, and tributes.

Leaders are white and have a score row; some sell resources of the bank, some earn coins every age, some add
shields. No other module knows about them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, cast

from engine.base.box import Box, Deck, Ending, read_cards
from engine.base.choice import BaseChoice, Build, CardChoice
from engine.base.city import City, Effect, Lasting
from engine.base.course import ask_everybody, ask_for_a_card, deal_hands, fight, play_rounds
from engine.base.effects import EFFECTS
from engine.base.events import BaseEvent
from engine.base.payment import Supply
from engine.base.resolve import play_cards
from engine.base.rules import rules_with, standard_box
from engine.base.scoring import SCORE_ROWS
from engine.base.table import DECISIONS, Table, hand_of, reserve_of
from engine.game import Ask, Choice, Course, Decision, Seat, beside
from engine.rules import ScoreRow, Tell
from engine.terms import CardId, Resource
from engine.values import FrozenMapping, value

KEPT = 4
"""Leaders of a player at the start: one more than there are ages."""


@dataclass(frozen=True, slots=True)
class BankSale(Effect):
    """Buy one of these resources from the bank each round."""

    kind: ClassVar[str] = "bank_sale"
    resources: tuple[Resource, ...]
    price: int

    def come_into(self, city: City) -> None:
        city.bank = city.bank.with_supply(Supply().plus(self.resources))
        city.prices = city.prices.with_price(self.resources, ["bank"], self.price)


@dataclass(frozen=True, slots=True)
class Wages(Lasting):
    """Gain coins at the beginning of every following age."""

    kind: ClassVar[str] = "wages"
    coins: int

    def income(self, cities: Sequence[City], seat: Seat) -> int:
        return self.coins


@dataclass(frozen=True, slots=True)
class Revenge(Lasting):
    """Count a shield for every defeat token of the city."""

    kind: ClassVar[str] = "revenge"

    def shields_in_conflict(self, cities: Sequence[City], seat: Seat) -> int:
        return sum([token < 0 for token in cities[seat].conflicts])


KINDS: tuple[type[Effect], ...] = (*EFFECTS, BankSale, Wages, Revenge)


def leader(name: str, coins: int, *effects: Mapping[str, object]) -> dict[str, object]:
    return {
        "id": name,
        "colour": "white",
        "cost": {"coins": coins} if coins else {},
        "effects": effects,
        "discarded": False,
    }


DATA = [
    *(
        leader(f"merchant_{each}", 1, {"bank_sale": [each], "price": 3})
        for each in ("glass", "cloth", "papyrus")
    ),
    *(
        leader(f"broker_{n}", n, {"bank_sale": ["wood", "stone", "ore", "clay"], "price": 1})
        for n in range(1, 4)
    ),
    *(leader(f"banker_{n}", n, {"wages": n + 1}) for n in range(1, 4)),
    *(leader(f"avenger_{n}", n, {"revenge": True}, {"shields": 1}) for n in range(3)),
    *(leader(f"sage_{each}", 4, {"science": [each]}) for each in ("tablet", "compass", "gear")),
    *(leader(f"patron_{n}", n, {"victory_points": n + 2}) for n in range(9)),
    *(leader(f"trader_{n}", n, {"coins": 2 * n}, {"victory_points": 1}) for n in range(4)),
]
"""Enough leaders for seven players with four each."""


def recruit(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Let all players recruit a leader, use one for a stage, or discard one."""
    choices = yield Ask(tuple(ask_for_a_card(table, seat, "recruit") for seat in table.seats))
    play_cards(table, choices, tell, "recruit")


def renown(cities: Sequence[City], seat: Seat, ending: Ending) -> int:
    """Count a point for a city with more leaders than both neighbours."""
    mine, *others = (city.colours.get("white", 0) for city in (cities[seat], *beside(cities, seat)))
    return int(mine > max(others))


CARDS = FrozenMapping({**standard_box().cards, **read_cards(DATA, KINDS)})
DECKS = (Deck("leaders", "white", KEPT),)
BOX: Box = replace(
    standard_box(),
    cards=CARDS,
    ages=tuple(replace(age, defeat=-age.number) for age in standard_box().ages),
    phases=(deal_hands, recruit, play_rounds, fight),
    decisions=FrozenMapping({**DECISIONS, "recruit": reserve_of}),
    score_rows=(*SCORE_ROWS, ScoreRow("leaders", ("white",), renown)),
    least_players=3,
    starting_coins=3,
    decks=DECKS,
    effects=KINDS,
    names=("leaders",),
)
RULES = rules_with(BOX)


# -- questions that the base game lacks ----------------------------------------------------------------


@value
class Keep(CardChoice):
    action: ClassVar[str] = "keep"


@value
class Pay(Choice):
    action: ClassVar[str] = "pay"
    coins: int


def draft(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Draft leaders, one after the other, before the first age."""
    if table.age_number == 1 and not any(table.hands):
        table.hands, table.reserves = table.reserves, [[] for _ in table.seats]
    while table.age_number == 1 and any(table.hands):
        asked = [
            Decision(seat, seat, "draft", cast("Any", (*map(Keep, table.hands[seat]),)))
            for seat in table.seats
        ]
        choices = cast("dict[Seat, Keep]", (yield Ask(tuple(asked))))
        for seat, choice in choices.items():
            table.hands[seat].remove(choice.card)
            table.reserves[seat].append(choice.card)
        table.hands = [*table.hands[1:], *table.hands[:1]]


def play_rounds_with_tributes(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Play rounds in which each red card built costs the other players a tribute."""
    while True:
        if not table.in_mid_round:
            choices = yield ask_everybody(table)
            table.note_round(choices)
            play_cards(table, choices, tell, "round")
            due = {seat: paid for seat in table.seats if (paid := owed(table, choices, seat))}
            table.waiting = FrozenMapping({"tribute": FrozenMapping(due)} if due else {})
            if table.last_round:
                table.discard_rest()
        for kind, due in table.waiting.items():
            asked = [
                Decision(seat, seat, kind, cast("Any", (*map(Pay, range(min(most, coins) + 1)),)))
                for seat, most in due.items()
                for coins in [table.cities[seat].coins]
            ]
            tributes = cast("dict[Seat, Pay]", (yield Ask(tuple(asked))))
            table.waiting = FrozenMapping()
            for seat, choice in tributes.items():
                table.cities[seat].coins -= choice.coins
        table.playing_seventh.clear()
        table.reviving.clear()
        if table.last_round:
            return
        table.pass_hands()


def owed(table: Table, choices: Any, seat: Seat) -> int:
    built = [choice.card for other, choice in choices.items() if other != seat and isinstance(choice, Build)]
    return sum(table.box.cards[card].colour == "red" for card in built)


def no_cards(table: Table, seat: Seat) -> list[CardId]:
    """Return no cards, since a tribute is paid in coins."""
    return []


TRIBUTE: Box = replace(
    standard_box(),
    cards=CARDS,
    phases=(draft, deal_hands, recruit, play_rounds_with_tributes, fight),
    decisions=FrozenMapping({**DECISIONS, "draft": hand_of, "recruit": reserve_of, "tribute": no_cards}),
    score_rows=(*SCORE_ROWS, ScoreRow("leaders", ("white",))),
    least_players=3,
    decks=DECKS,
    effects=KINDS,
    names=("tribute",),
)
"""The box with a draft before the first age, and tributes within rounds."""
