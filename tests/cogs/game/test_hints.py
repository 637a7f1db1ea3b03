"""Hints: off unless the host wants them, private, thought out once, and never in a ranking."""

from __future__ import annotations

from typing import Any

import pytest

from bot.languages import Languages
from cogs.game.reasons import why
from cogs.games.architects.choice_words import choice_in_words as architects_words
from cogs.games.base.choice_words import choice_in_words as base_words
from cogs.games.duel.choice_words import choice_in_words as duel_words
from engine.game import Decision, Seat
from engine.players.hints import Hint, reasons_for
from engine.reasons import Fact, Reason
from engine.registry import GAMES
from tests.cogs.games.turns.turn import mover, turn_message
from tests.cogs.room import Room, buttons, said, told, words
from tests.engine.test_all_games import in_mid_course

EVERY = (0.0, 0.2, 0.4, 0.6, 0.8, 0.95)
COURSES = {
    "base": ((2, 1, (0.0, 0.6, 0.95)), (3, 2, (0.2, 0.4)), (4, 3, (0.6, 0.8))),
    "duel": ((2, 1, EVERY), (2, 2, EVERY), (2, 3, EVERY)),
    "architects": ((2, 1, EVERY), (3, 2, EVERY), (4, 3, EVERY)),
}
"""Players, the seed and how far they have played: all kinds of reasons come up in these."""

Asked = list[Decision[Any]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Let the last choice be advised at once with all that it does, and note what was asked."""
    noted: Asked = []

    async def hint(self: object, view: Any, decision: Decision[Any]) -> Hint:
        noted.append(decision)
        return Hint(decision.choices[-1], reasons_for(view, decision, decision.choices[-1]))

    monkeypatch.setattr("bot.computer.ComputerPlayers.hint", hint)
    return noted


async def test_hints_are_off_until_the_host_switches_them_on_and_say_that_the_game_is_not_rated(
    room: Room,
) -> None:
    await room.type("ann", "join")
    await room.type("ben", "join")
    assert "ranking" not in words(room.lobby())
    assert "ann" in said(await room.tap("ben", room.lobby(), "Hints: off"))
    await room.tap("ann", room.lobby(), "Hints: off")
    assert room.text("lobby-hints") in words(room.lobby())
    await room.tap("ann", room.lobby(), "Hints: on")
    assert "Hints: off" in buttons(room.lobby())
    await room.tap("ann", room.lobby(), "Start")
    await room.env.settle()
    assert "Hint" not in buttons(room.hand("ann"))
    forged = await room.press_forged("ann", f"button:hint:{room.sitting.id}:0")
    assert said(forged) == room.text("refusal-no-hints")


async def test_a_hint_is_for_who_asks_and_is_thought_out_once(room: Room, asked: Asked) -> None:
    await room.begin("ann", "ben", hints=True)
    hand, public = room.hand("ann"), len(room.public())
    noted, first = [said(await room.tap("ann", hand, "Hint")) for _ in range(2)]
    assert noted == f"{first}\n{room.text('hinted-not-rated')}"
    (decision,) = asked
    names = ["ann", "ben", room.text("free-city")]
    text = room.client.languages.of(None)
    choice, view = decision.choices[-1], room.sitting.game.view(room.sitting.seats[0].seat)
    found = reasons_for(view, decision, choice)
    assert first == why(base_words(choice, text), found, "base", names, text)
    assert len(room.public()) == public
    assert "Too" not in said(await room.tap("ben", room.hand("ben"), "Hint"))
    assert [each.chooser for each in asked] == [0, 1]


@pytest.mark.parametrize("game", ["base", "duel", "architects"])
async def test_a_hint_shows_its_card_with_a_star_and_takes_the_place_of_the_last_one(
    room: Room, asked: Asked, game: str
) -> None:
    await room.begin("ann", "ben", game=None if game == "base" else game, hints=True)
    if game == "duel":
        await room.skip_to(lambda game: game.view(None).age == 1, lambda game, decision: decision.choices[0])
    player = "ann" if game == "base" else mover(room)
    place = room.hand(player) if game == "base" else turn_message(room)
    first = (await room.tap(player, place, "Hint")).response
    assert first is not None
    decision = asked[-1]
    star = room.text("words-advised", card="#").split("#")[0]
    assert told(first).count(star) == 1
    second = (await room.tap(player, place, "Hint")).response
    assert second is not None
    stored = room.env.backend.messages[place.channel.id]
    assert first.id not in stored
    assert second.id in stored
    if game == "base":
        assert room.text(f"card-{decision.choices[-1].card}") in told(second).split(star)[1]
        assert star not in told(room.hand(player))


async def test_a_hint_of_an_earlier_round_points_to_the_next_one(room: Room, asked: Asked) -> None:
    await room.begin("ann", "ben", "cyd", hints=True)
    old = room.hand("ann")
    identity = buttons(old)["Hint"]["custom_id"]
    await room.play_round("ann", "ben", "cyd")
    thought = len(asked)
    assert said(await room.press_forged("ann", identity)) == room.text("refusal-hint-over")
    assert len(asked) == thought


@pytest.mark.parametrize("game", ["duel", "architects"])
async def test_only_who_is_asked_gets_a_hint_at_an_open_table(room: Room, asked: Asked, game: str) -> None:
    await room.begin("ann", "ben", game=game, hints=True)
    player = mover(room)
    other = "ben" if player == "ann" else "ann"
    assert said(await room.tap(other, turn_message(room), "Hint")) == room.text("refusal-nothing-to-advise")
    assert said(await room.tap("cyd", turn_message(room), "Hint")) == room.text("refusal-spectator")
    assert not asked
    assert said(await room.tap(player, turn_message(room), "Hint")).startswith("**")
    assert len(asked) == 1


def test_what_speaks_against_a_choice_is_told_behind_what_speaks_for_it(languages: Languages) -> None:
    text = languages.of(None)
    coins, frees = (
        Reason("sale", 1.0, {}, {"coins": 3}),
        Reason("uncovers", -2.0, {"name": Seat(1)}, {"cards": 1}),
    )
    price = Reason("paid-bank", -0.5, {}, {"coins": 1})
    both = why("Selling", [coins, frees, price], "duel", ["ann", "ben"], text)
    assert both == "**Selling**: it brings 3 coins and it costs 1 coin, but it frees a card for ben."
    assert why("Selling", [frees], "duel", ["ann", "ben"], text) == "**Selling**: it frees a card for ben."


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_what_the_search_saw_is_told_where_facts_would_speak_for_another_choice(
    languages: Languages, language: str
) -> None:
    text = languages.of(language)
    facts: dict[str, Fact] = {"better": 71, "worse": 40, "games": 120}
    said = why("Selling", [Reason("search", 0.3, {}, facts)], "base", ["ann", "ben"], text)
    assert all(str(number) in said for number in facts.values())
    for kind in ("search-mean", "search-close"):
        sentence = why("Selling", [Reason(kind, 0.3)], "base", ["ann", "ben"], text)
        assert sentence != text("why-little", what="Selling")
        assert sentence != said


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_a_lower_price_is_told_with_its_seller(languages: Languages, language: str) -> None:
    text = languages.of(language)
    sides = ("left", "right", "both", "bank")
    facts: dict[str, Fact] = {"resources": ("wood", "clay"), "coins": 1}
    said = {
        why("X", [Reason("cheaper", 1.0, {}, facts | {"side": each})], "base", [], text) for each in sides
    }
    assert len(said) == len(sides)


def test_of_a_choice_of_resources_one_is_told(languages: Languages) -> None:
    text = languages.of(None)
    both, either = (
        why("X", [Reason("produces", 1.0, {}, {hole: ("wood", "clay")})], "base", [], text)
        for hole in ("resources", "either")
    )
    assert both == "**X**: it gives you wood and clay in every round."
    assert either == "**X**: it gives you wood or clay in every round."


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_every_choice_has_its_words(game: str, languages: Languages) -> None:
    text, names = languages.of(None), ["ann", "ben", "cyd", "dora"]
    for players, seed, parts in COURSES[game]:
        for part in parts:
            running = in_mid_course(game, players, seed, part)
            for decision in running.decisions():
                view: Any = running.view(decision.chooser)
                for choice in decision.choices:
                    what = {
                        "base": lambda view, choice: base_words(choice, text),
                        "duel": lambda view, choice: duel_words(choice, names, text),
                        "architects": lambda view, choice: architects_words(view, choice, names, text),
                    }[game](view, choice)
                    sentence = why(what, reasons_for(view, decision, choice), game, names, text)  # type: ignore[arg-type]
                    assert sentence.startswith(f"**{what}**: ")
                    assert sentence.endswith(".")
                    assert "reason-" not in sentence
