"""A kind of decision that nothing here knows is asked in plain words, and answered by a button or a list."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import discord
import pytest

from bot.common.rows import SeatRow
from bot.languages.translator import Languages, Translator, languages_of
from bot.tables.snapshot import GameSnapshot
from cogs.discord.emojis import Emojis
from cogs.discord.message import Row
from cogs.discord.picture_pool import PicturePool
from cogs.game import asking
from cogs.games.architects.presenter import ArchitectsPresenter
from cogs.games.duel.presenter import DuelPresenter
from cogs.games.sentences import event_in_words
from cogs.games.turns.presenter import TurnsPresenter
from engine.base.choice import BaseChoice, CardChoice
from engine.base.course import deal_hands, fight, play_rounds
from engine.base.events import BaseEvent, CoinsTaken
from engine.base.rules import standard_box
from engine.base.table import Table
from engine.game import Ask, Choice, Course, Decision, Seat
from engine.record import new_game
from engine.rules import Tell
from engine.terms import CardId
from engine.values import value
from tests.bot.boxes import MADE_UP, add_box
from tests.cogs.room import Room, buttons, words
from tests.texts import LOCALES

ANN = Seat(0)
NAMES = ("ann", "ben")


@value
class Consult(CardChoice):
    """Ask the oracle about a card."""

    action: ClassVar[str] = "consult"


@value
class Fast(Choice):
    """Ask nothing."""

    action: ClassVar[str] = "fast_for_a_day"


@value
class Offer(Choice):
    """Give the oracle coins."""

    action: ClassVar[str] = "offer"
    coins: int


@value
class AskedOracle:
    """A seat asked the oracle, for so many coins."""

    seat: Seat
    coins: int = 0


def consult(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Let everybody ask the oracle about a card of their hand, which brings a coin."""
    asked = [
        Decision(seat, seat, "oracle", cast("Any", (*map(Consult, table.hands[seat]),)))
        for seat in table.seats
    ]
    choices = yield Ask(tuple(asked))
    for seat, choice in choices.items():
        if isinstance(choice, Consult):
            table.cities[seat].coins += 1
            tell(CoinsTaken(seat, 1))


@pytest.fixture
def further_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a box more for the base game, in which everybody asks the oracle first in each age."""
    add_box(monkeypatch, deal_hands, consult, play_rounds, fight, asking=("oracle",))


async def choose(room: Room, name: str, number: int) -> str:
    """Press the button of a choice; return its label."""
    hand = room.hand(name)
    label = next(each for each in buttons(hand) if each.startswith(f"{number} "))
    await room.tap(name, hand, label)
    return label


@pytest.mark.usefixtures("further_box", "confirmation")
async def test_it_is_confirmed_where_no_other_person_is_waited_for(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(self: object, level: str, view: Any, decision: Decision[Any], source: Any) -> Choice:
        choice: Choice = decision.choices[0]
        return choice

    monkeypatch.setattr("bot.computers.players.ComputerPlayers.choose", first)
    await room.begin("ann", computers=1, boxes=MADE_UP)
    label = (await choose(room, "ann", 1))[2:]
    assert room.session.step == 0
    assert f"{label}?" in words(room.hand("ann"))
    await room.tap("ann", room.hand("ann"), room.text("button-not-sure"))
    assert f"{label}?" not in words(room.hand("ann"))
    await choose(room, "ann", 1)
    await room.tap("ann", room.hand("ann"), label)
    await room.env.settle()
    assert room.session.step == 1
    assert f"{label}." in "\n".join(map(words, room.direct("ann")))


# -- many choices, and the games that are played turn by turn ----------------------------------------------


def asking_presenter(game: str, text: Translator) -> TurnsPresenter:
    """Return the presenter of a game that has just begun."""
    seats = [SeatRow(Seat(seat), None, name) for seat, name in enumerate(NAMES)]
    snapshot = SimpleNamespace(id=1, step=0, game=new_game(game, 2, 1), seats=seats)
    kind = DuelPresenter if game == "duel" else ArchitectsPresenter
    return kind(cast("GameSnapshot", snapshot), text, cast("PicturePool", None), cast("Emojis", {}))


def labels(rows: list[Row]) -> Iterator[str]:
    """List what can be tapped or chosen."""
    for row in rows:
        for each in row:
            if isinstance(each, discord.ui.Select):
                yield from (option.label for option in each.options)
            else:
                yield str(each.label)


@pytest.mark.parametrize(
    ("game", "cards"), [("duel", ("palace", "guard_tower")), ("architects", ("wood", "compass"))]
)
def test_games_played_turn_by_turn_ask_it_too(
    game: str, cards: tuple[str, ...], languages: Languages
) -> None:
    text, choices = languages.of(None), (*(Consult(CardId(each)) for each in cards), Fast())
    presenter, decision = asking_presenter(game, text), Decision(ANN, ANN, cast("Any", "oracle"), choices)
    assert presenter.question(decision) == "ann, it’s your choice."
    shown = [*labels(presenter.rows(decision))]
    assert [each.split()[1] for each in shown] == ["Consult", "Consult", "Fast"]
    assert len({*shown}) == len(shown)
    # Many choices are a list.
    rows = presenter.rows(Decision(ANN, ANN, decision.kind, choices[:1] * 30))
    assert all(isinstance(each, discord.ui.Select) for row in rows for each in row)
    assert len({*labels(rows)}) == 30


def test_a_language_file_names_what_a_box_brings_and_its_facts() -> None:
    written = (LOCALES / "en.ftl").read_text(encoding="utf-8")
    more = """
question-oracle = { $name }, ask the oracle.
choice-consult = The oracle on { $card }
choice-offer = Offer { $coins }
told-asked-oracle = { $name } pays { $coins }.
"""
    text, plain = (languages_of({"en": each}).of(None) for each in (written + more, written))
    box, event = standard_box(), AskedOracle(ANN, 2)
    assert asking.question_in_words("oracle", "ann", text) == "ann, ask the oracle."
    assert asking.choice_in_words(Consult(CardId("altar")), box, text) == "The oracle on Altar"
    assert asking.choice_in_words(Offer(2), box, text) == "Offer 2"
    assert event_in_words("base", event, box, ["ann"], text) == "ann pays 2."
    assert asking.choice_in_words(Offer(2), box, plain) == "Offer (coins 2)"
    assert asking.choice_in_words(Fast(), box, plain) == "Fast for a day"
    assert event_in_words("base", event, box, ["ann"], plain) is None


async def test_an_age_has_the_rounds_of_its_box(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    add_box(monkeypatch, rounds=5)
    await room.begin("ann", computers=1, boxes=MADE_UP)
    assert "round 1 of 5" in words(room.hand("ann"))
    assert any("round 1 of 5" in words(each) for each in room.public())
