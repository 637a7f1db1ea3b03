"""Boxes that the cogs don't know: their questions, points and secrets."""

from collections.abc import Iterator
from typing import Any, ClassVar, cast

import discord
import pytest

from bot.languages.translator import Languages, languages_of
from cogs.discord.message import Row
from cogs.game.choice_buttons import question_in_words
from cogs.games.event_sentences import choice_in_words, event_in_words
from engine.base.choice import CardChoice
from engine.base.rules import standard_box
from engine.base.view import View
from engine.game import Choice, Decision, Seat
from engine.record import new_game
from engine.terms import CardId
from engine.values import value
from tests.bot.boxes import MADE_UP, add_box, offer_box
from tests.cogs.games.common import presenter_of
from tests.cogs.room import Room, buttons, told, words
from tests.engine.base import leaders
from tests.texts import LOCALES

ANN = Seat(0)


def view_of(room: Room, seat: Seat | None) -> View:
    view: View = room.session.game.view(seat)
    return view


def public_text(room: Room) -> str:
    return "\n".join(f"{told(each)} {[*buttons(each).values()]}" for each in room.public())


def mentioned_cards(cards: set[CardId], words: str) -> set[CardId]:
    return {card for card in cards if card in words or card.replace("_", " ") in words}


async def test_a_whole_game_with_a_secret_second_hand(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    offer_box(monkeypatch, leaders.BOX)
    await room.begin("ann", computers=2, boxes=leaders.BOX.names)
    await room.env.settle()
    everybody = [Seat(seat) for seat in range(3)]
    dealt = {card for seat in everybody for card in view_of(room, seat).reserve}
    assert len(dealt) == 3 * leaders.KEPT
    asked, session = list[str](), room.session
    while room.client.sessions.at(room.channel.id) is not None:
        decision, hand = session.snapshot.decision(ANN), words(room.hand("ann"))
        assert decision is not None
        asked.append(decision.kind)
        kept = view_of(room, ANN).reserve
        if decision.kind == "recruit":
            assert room.text("question-other", name="ann") in hand
            secret = {card for seat in everybody for card in view_of(room, seat).reserve}
            assert not mentioned_cards(secret, public_text(room))
            assert [each for each in buttons(room.hand("ann")) if each.isdecimal()][-1] == f"{len(kept)}"
        else:
            assert mentioned_cards({*kept}, hand) == {*kept}
        await room.decide("ann")
        await room.env.settle()
    assert asked == ["recruit", *["round"] * 6] * 3
    assert len(kept) == leaders.KEPT - 3
    end: View = session.game.view(None)
    played = {card.id for city in end.cities for card in city.cards if card.colour == "white"}
    assert mentioned_cards(dealt, public_text(room)) == played
    # Points of the box are in the score, the replay and statistics.
    points = [score.points()["leaders"] for score in session.game.scores()]
    assert all(f"leaders: {each}." in public_text(room) for each in points)
    shown = (await room.type("ann", "replay")).response
    pages = len(session.history) + 1
    for page in range(1, pages + 1):
        assert words(shown).splitlines()[0] == room.text("record-page", page=page, pages=pages)
        if page < pages:
            shown = (await room.tap("ann", shown, "▶")).response or shown
    assert f"leaders: {points[ANN]}." in told(shown)
    for command in ("player", "records"):
        assert "leaders" in told((await room.type("ann", f"stats {command}")).response)


@pytest.mark.usefixtures("confirmation")
async def test_an_unknown_choice_can_be_confirmed(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    offer_box(monkeypatch, leaders.TRIBUTE)
    await room.begin("ann", computers=2, boxes=leaders.TRIBUTE.names)
    await room.env.settle()
    label = next(each for each in buttons(room.hand("ann")) if each.startswith("1 "))
    for is_sure in (False, True):
        await room.tap("ann", room.hand("ann"), label)
        assert f"{label[2:]}?" in words(room.hand("ann"))
        assert room.session.step == 0
        answer = label[2:] if is_sure else room.text("button-not-sure")
        await room.tap("ann", room.hand("ann"), answer)
        assert f"{label[2:]}?" not in words(room.hand("ann"))
    await room.env.settle()
    assert room.session.step == 1
    assert f"{label[2:]}." in "\n".join(map(words, room.direct("ann")))


async def test_the_number_of_rounds_comes_from_the_box(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    add_box(monkeypatch, rounds=5)
    await room.begin("ann", computers=1, boxes=MADE_UP)
    assert "round 1 of 5" in words(room.hand("ann"))
    assert any("round 1 of 5" in words(each) for each in room.public())


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
    """A seat asked the oracle for some coins."""

    seat: Seat
    coins: int = 0


def labels(rows: list[Row]) -> Iterator[str]:
    for row in rows:
        for each in row:
            if isinstance(each, discord.ui.Select):
                yield from (option.label for option in each.options)
            else:
                yield str(each.label)


@pytest.mark.parametrize(
    ("game", "cards"), [("duel", ("palace", "guard_tower")), ("architects", ("wood", "compass"))]
)
def test_turn_based_games_ask_unknown_questions(
    game: str, cards: tuple[str, ...], languages: Languages
) -> None:
    text, choices = languages.of(None), (*(Consult(CardId(each)) for each in cards), Fast())
    presenter = presenter_of(new_game(game, 2, 1).view(None), text, ("ann", "ben"))
    decision = Decision(ANN, ANN, cast("Any", "oracle"), choices)
    assert presenter.question(decision) == "ann, it’s your choice."
    shown = [*labels(presenter.rows(decision))]
    assert [each.split()[1] for each in shown] == ["Consult", "Consult", "Fast"]
    assert len({*shown}) == len(shown)
    # Many choices come as lists.
    rows = presenter.rows(Decision(ANN, ANN, decision.kind, choices[:1] * 30))
    assert all(isinstance(each, discord.ui.Select) for row in rows for each in row)
    assert len({*labels(rows)}) == 30


def test_language_files_can_name_a_boxs_choices_and_events() -> None:
    written = (LOCALES / "en.ftl").read_text(encoding="utf-8")
    more = """
question-oracle = { $name }, ask the oracle.
choice-consult = The oracle on { $card }
choice-offer = Offer { $coins }
told-asked-oracle = { $name } pays { $coins }.
"""
    text, plain = (languages_of({"en": each}).of(None) for each in (written + more, written))
    box, event = standard_box(), AskedOracle(ANN, 2)
    assert question_in_words("oracle", "ann", text) == "ann, ask the oracle."
    assert choice_in_words("base", Consult(CardId("altar")), box, text) == "The oracle on Altar"
    assert choice_in_words("base", Offer(2), box, text) == "Offer 2"
    assert event_in_words("base", event, box, ["ann"], text) == "ann pays 2."
    assert choice_in_words("base", Offer(2), box, plain) == "Offer (coins 2)"
    assert choice_in_words("base", Fast(), box, plain) == "Fast for a day"
    assert event_in_words("base", event, box, ["ann"], plain) is None
