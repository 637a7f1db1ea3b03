"""Hints, and the costliest picks of a finished game: private, and computed once."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from cogs.game.fact_sentences import Explainer
from cogs.games.base.hand import choice_in_words as base_words
from engine.game import Choice, Decision, Seat
from engine.players.advice import Hint, Regret, reasons_for
from tests.cogs.finished import put_finished
from tests.cogs.games.common import mover, turn_message
from tests.cogs.network import Network
from tests.cogs.room import Room, buttons, said, told, words

Decisions = list[Decision[Any]]


@pytest.fixture
def hinted(monkeypatch: pytest.MonkeyPatch) -> Decisions:
    """Make the last choice the hint, and record the decisions that hints were requested for."""
    noted: Decisions = []

    async def hint(self: object, view: Any, decision: Decision[Any]) -> Hint:
        noted.append(decision)
        return Hint(decision.choices[-1], reasons_for(view, decision, decision.choices[-1]))

    monkeypatch.setattr("bot.computer_players.turns.ComputerPlayers.hint", hint)
    return noted


async def test_only_the_host_can_switch_on_hints_and_games_with_hints_are_unrated(room: Room) -> None:
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
    forged = await room.press_forged("ann", f"button:hint:{room.session.id}:0")
    assert said(forged) == room.text("refusal-no-hints")


async def test_a_hint_is_private_and_computed_once(room: Room, hinted: Decisions) -> None:
    await room.begin("ann", "ben", hints=True)
    hand, public = room.hand("ann"), len(room.public())
    noted, first = [said(await room.tap("ann", hand, "Hint")) for _ in range(2)]
    assert noted == f"{first}\n{room.text('hinted-not-rated')}"
    (decision,) = hinted
    names = ["ann", "ben", room.text("free-city")]
    text = room.client.languages.of(None)
    choice, view = decision.choices[-1], room.session.game.view(room.session.seats[0].seat)
    found = reasons_for(view, decision, choice)
    assert first == Explainer(view, names, text).why(base_words(choice, view.box, text), found)
    assert len(room.public()) == public
    assert "Too" not in said(await room.tap("ben", room.hand("ben"), "Hint"))
    assert [each.chooser for each in hinted] == [0, 1]


@pytest.mark.parametrize("game", ["base", "architects"])
async def test_a_hint_is_deleted_after_a_newer_one_or_the_choice(
    room: Room, hinted: Decisions, game: str
) -> None:
    await room.begin("ann", "ben", game=None if game == "base" else game, hints=True)
    player = "ann" if game == "base" else mover(room)
    place = room.hand(player) if game == "base" else turn_message(room)
    first, second = [(await room.tap(player, place, "Hint")).response for _ in range(2)]
    decision, star = hinted[-1], room.text("words-advised", card="#").split("#")[0]
    assert told(second).count(star) == 1
    stored = room.env.backend.messages[place.channel.id]
    assert first.id not in stored
    assert second.id in stored
    if game != "base":
        await room.session.choose(decision.chooser, room.session.step, decision.choices[-1])
        await room.env.settle()
        assert second.id not in stored
        return
    assert room.text(f"card-{decision.choices[-1].card}") in told(second).split(star)[1]
    assert star not in told(room.hand(player))
    await room.pick(player)
    await room.env.settle()
    assert room.session.step == 0
    assert second.id not in stored
    if room.session.game.view(None).controller == Seat(0):
        # The Free City's cards come next, with a hint of their own.
        assert said(await room.tap(player, room.hand(player), "Hint")).startswith("**")
        assert hinted[-1].seat == room.session.game.view(None).free_city


async def test_a_hint_that_arrives_after_the_choice_is_deleted(
    room: Room, hinted: Decisions, network: Network
) -> None:
    await room.begin("ann", "ben", computers=1, hints=True)
    held = network.hold_next("/webhooks/*", "PATCH")
    hint = (await room.tap("ann", room.hand("ann"), "Hint")).response
    assert held.done.is_set()
    await room.pick("ann")
    held.let_go()
    await room.env.settle()
    assert hint.id not in room.env.backend.messages[room.hand("ann").channel.id]


async def test_a_hint_is_refused_if_its_choice_or_round_is_over(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    decisions: Decisions = []

    async def hint(self: object, view: Any, decision: Decision[Any]) -> Hint:
        decisions.append(decision)
        await room.session.choose(decision.seat, room.session.step, decision.choices[-1])
        return Hint(decision.choices[-1], ())

    await room.begin("ann", "ben", "cyd", hints=True)
    hand = room.hand("ann")
    identity = buttons(hand)["Hint"]["custom_id"]
    monkeypatch.setattr("bot.computer_players.turns.ComputerPlayers.hint", hint)
    await room.pick("ben")
    await room.pick("cyd")
    assert said(await room.tap("ann", hand, "Hint")) == room.text("refusal-hint-over")
    assert room.session.step == 1
    assert said(await room.press_forged("ann", identity)) == room.text("refusal-hint-over")
    assert len(decisions) == 1


async def test_only_the_current_player_of_a_turn_gets_a_hint(room: Room, hinted: Decisions) -> None:
    await room.begin("ann", "ben", game="duel", hints=True)
    identity, player = buttons(turn_message(room))["Hint"]["custom_id"], mover(room)
    other = "ben" if player == "ann" else "ann"
    assert said(await room.tap(other, turn_message(room), "Hint")) == room.text("refusal-nothing-to-advise")
    assert said(await room.tap("cyd", turn_message(room), "Hint")) == room.text("refusal-spectator")
    assert not hinted
    assert said(await room.tap(player, turn_message(room), "Hint")).startswith("**")
    assert len(hinted) == 1
    while room.session.step == 0 or mover(room) != player:
        decision = room.session.snapshot.pending()[0]
        await room.session.choose(decision.seat, room.session.step, decision.choices[0])
        await room.env.settle()
    await room.type("ann", "language", table="fr")
    assert "Press **Conseil** below" in said(await room.press_forged(player, identity))
    assert len(hinted) == 1


def last_answers(room: Room) -> Sequence[str]:
    """Return the last two messages that ann was shown."""
    return [words(each) for each in room.public("ann")[-2:]]


@pytest.fixture
def regretted(monkeypatch: pytest.MonkeyPatch) -> list[Choice]:
    """Make each pick that is searched one point worse than the one before."""
    asked: list[Choice] = []

    async def regret(self: object, view: Any, decision: Decision[Any], choice: Choice) -> Regret | None:
        asked.append(choice)
        better = next(each for each in decision.choices if each != choice)
        return Regret(better, float(len(asked)))

    monkeypatch.setattr("bot.computer_players.turns.ComputerPlayers.regret", regret)
    return asked


@pytest.mark.parametrize(("game", "players"), [("base", 3), ("duel", 2), ("architects", 3)])
async def test_the_costliest_picks_are_private_and_computed_once(
    room: Room, regretted: list[Choice], game: str, players: int
) -> None:
    number = await put_finished(room, "ann", game=game, players=players)
    for _ in range(2):
        await room.press_forged("ann", f"button:end:{number}:details")
        await room.env.settle()
    looked_at = len(regretted)
    details, moments = last_answers(room)[-2:]
    assert "points" in details
    assert moments.startswith(room.text("hindsight-title"))
    assert moments.count("would have ") == 3
    begins = r"\*\*Age " if game == "base" else r"\*\*Your \d+(st|nd|rd|th) turn"
    assert sum(bool(re.match(begins, line)) for line in moments.splitlines()) == 3
    assert len(regretted) == looked_at
    assert not any("would have " in words(each) for each in room.public("ben"))
    regretted.clear()
    await room.restart()
    await room.press_forged("ann", f"button:end:{number}:details")
    await room.env.settle()
    assert len(regretted) == looked_at
    assert last_answers(room)[-1] == moments


async def test_a_drafted_wonder_is_described_without_the_readers_name(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def regret(self: object, view: Any, decision: Decision[Any], choice: Choice) -> Regret | None:
        others = [each for each in decision.choices if each != choice]
        return Regret(others[0], 9.0) if decision.kind == "draft" and others else None

    monkeypatch.setattr("bot.computer_players.turns.ComputerPlayers.regret", regret)
    number = await put_finished(room, "ann", game="duel", players=2)
    await room.press_forged("ann", f"button:end:{number}:details")
    await room.env.settle()
    moments = last_answers(room)[-1]
    assert f"**{room.text('hindsight-draft')}:** you took " in moments
    assert "ann" not in moments.replace("Hanging", "")


async def test_a_failed_search_is_reported_and_can_be_retried(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await put_finished(room, "ann", game="architects", players=3)

    async def fail(*_: object) -> None:
        raise OSError("no processes left")

    with monkeypatch.context() as broken:
        broken.setattr("bot.computer_players.turns.ComputerPlayers.regret", fail)
        await room.press_forged("ann", f"button:end:{number}:details")
        await room.env.settle()
    assert last_answers(room)[-1] == room.text("hindsight-failed")
    await room.press_forged("ann", f"button:end:{number}:details")
    await room.env.settle()
    assert "Well played" in last_answers(room)[-1]
    refused = await room.press_forged("ben", f"button:end:{number}:details")
    assert said(refused) == room.text("refusal-spectator-details")
