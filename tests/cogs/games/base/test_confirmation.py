"""Confirming a choice that can't be undone, in games against computers only."""

from dataclasses import replace
from typing import Any

import pytest

from engine.base.choice import Revive, Sell
from engine.course import AnyGame
from engine.game import Seat
from engine.terms import CardId
from tests.cogs.courses import ANN, deal, decides, useful
from tests.cogs.game.scenes import leave
from tests.cogs.room import Room, buttons, lists, parts, said, shown_files, told, words
from tests.engine.base.setting import facts_of

pytestmark = pytest.mark.usefixtures("confirmation")

ROW = 1
UNASKED = "Don’t ask again"
CONFIRMING = {"Back", UNASKED}


async def sell_first(room: Room) -> Any:
    """Press **Sell** for ann's first card, and return her hand afterwards."""
    await room.tap("ann", room.hand("ann"), "1")
    await room.tap("ann", room.hand("ann"), "Sell +3")
    await room.env.settle()
    return room.hand("ann")


async def confirm(room: Room) -> None:
    hand = room.hand("ann")
    await room.tap("ann", hand, confirming(hand))
    await room.env.settle()


def confirming(hand: Any) -> str:
    return next(label for label, each in buttons(hand).items() if ":sure:" in each["custom_id"])


def rows_from_below(message: Any) -> list[list[str]]:
    """Return the labels of the buttons by row, from the bottom, as a chat grows upwards."""
    found = [each["components"] for each in parts(message) if each["type"] == ROW]
    return [[control.get("label", "") for control in row] for row in reversed(found)]


def read(message: Any) -> list[Any]:
    controls = [*buttons(message).values(), *lists(message)]
    return [words(message), *({**each, "id": None} for each in controls)]


async def is_unasked(room: Room) -> bool:
    return (await room.client.store.person(room.people["ann"].id)).without_confirmation


async def test_a_choice_is_confirmed_in_the_same_hand(room: Room) -> None:
    await room.begin("ann", computers=2)
    before, card = room.hand("ann"), room.text(f"card-{room.session.game.view(ANN).hand[0]}")
    await room.tap("ann", before, "1")
    below = rows_from_below(room.hand("ann"))
    hand = await sell_first(room)
    assert hand.id == before.id
    assert [each.id for each in shown_files(hand)] == [each.id for each in shown_files(before)]
    assert f"Sell **{card}** for 3 coins? You can’t undo this." in words(hand)
    assert not {"Build", "Wonder"} & set(buttons(hand))
    # A double tap doesn't confirm: another button has taken the place.
    tapped = next(place for place, row in enumerate(below) if "Sell +3" in row)
    assert rows_from_below(hand)[tapped : tapped + 2] == [["Back"], ["Sell +3", UNASKED]]
    # Another card can be tapped instead.
    await room.tap("ann", hand, "2")
    assert "Sell +3" in buttons(room.hand("ann"))
    assert not CONFIRMING & set(buttons(room.hand("ann")))
    hand = await sell_first(room)
    assert (room.session.step, ANN in room.session.picks) == (0, False)
    await room.restart()
    await room.tap("ann", hand, "Sell +3")
    await room.env.settle()
    assert isinstance(room.session.history[0].choices[ANN], Sell)
    assert not CONFIRMING & set(buttons(room.hand("ann")))


@pytest.mark.parametrize(("what", "label"), [("build", "Build"), ("stage", "Wonder")])
async def test_the_payment_can_be_chosen_and_back_returns_to_it(
    room: Room, monkeypatch: pytest.MonkeyPatch, what: str, label: str
) -> None:
    deal(monkeypatch, 1)
    await room.begin("ann", computers=2)
    await room.skip_to(lambda game: _dear(game, what) is not None, _useful_to_others)
    place = _dear(room.session.game, what)
    assert place is not None
    offer = room.session.game.view(ANN).offers[place]
    ways = offer.builds if what == "build" else offer.stages
    await room.tap("ann", room.hand("ann"), str(place + 1))
    payment = payments(room, what)
    usual = next(each for each in payment["options"] if each.get("default"))
    assert ways[int(usual["value"])].payment.total == min(each.payment.total for each in ways)
    other = next(each for each in payment["options"] if not each.get("default"))
    wanted = ways[int(other["value"])]
    await room.choose("ann", room.hand("ann"), payment["custom_id"], other["value"])
    assert next(each for each in payments(room, what)["options"] if each.get("default")) == {
        **other,
        "default": True,
    }
    ready = room.hand("ann")
    pressed = next(each for each in buttons(ready) if each.startswith(label))
    await room.tap("ann", ready, pressed)
    assert "and pay " in words(room.hand("ann"))
    assert not lists(room.hand("ann"))
    await room.tap("ann", room.hand("ann"), "Back")
    assert read(room.hand("ann")) == read(ready)
    await room.tap("ann", room.hand("ann"), pressed)
    assert confirming(room.hand("ann")) == room.text("button-build-cost", cost=wanted.payment.total)
    names = [row.name for row in room.session.seats]
    await confirm(room)
    assert room.session.history[-1].choices[ANN] == wanted
    [sentence] = [
        line
        for message in room.public()
        for line in told(message).split(". ")
        if line.startswith("ann builds ") and " for " in line
    ]
    for name, coins in ((names[1], wanted.payment.left), (names[2], wanted.payment.right)):
        assert (f"to {name}" in sentence) == (coins > 0)


def payments(room: Room, what: str) -> dict[str, Any]:
    found: list[dict[str, Any]] = lists(room.hand("ann"))
    return next(each for each in found if f":pay:{what}" in each["custom_id"])


def _dear(game: AnyGame, what: str) -> int | None:
    """Return the place of a card that can be paid to either neighbour."""
    for place, offer in enumerate(game.view(ANN).offers):
        ways = offer.builds if what == "build" else offer.stages
        if len([choice for choice in ways if choice.payment.how == "trade"]) > 1:
            return place
    return None


def _useful_to_others(game: AnyGame, decision: Any) -> Any:
    """Make ann save her coins, and the others build resources."""
    if decision.seat == ANN:
        return next(choice for choice in decision.choices if choice.action in ("sell", "none"))
    return useful(game, decision)


# -- who is asked, and when ----------------------------------------------------------------------------


async def test_only_a_player_alone_with_computers_has_to_confirm(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    snapshot, sale = room.session.snapshot, room.session.game.view(ANN).offers[0].sell
    assert not snapshot.ends_choosing(ANN, ANN, sale)
    away = [replace(row, late=3 if row.seat == 1 else 0) for row in snapshot.seats]
    assert replace(snapshot, seats=away).ends_choosing(ANN, ANN, sale)
    hand = await sell_first(room)
    assert room.session.picks[ANN].action == "sell"
    assert "Changed your mind?" in words(hand)
    # The last player to pick isn't asked either, as the others are waiting.
    await room.pick("ben")
    await room.env.settle()
    assert room.session.step == 1
    await leave(room, "ben")
    hand = await sell_first(room)
    assert set(buttons(hand)) > CONFIRMING
    seat_free = next(each for each in room.public() if room.text("button-take-seat") in buttons(each))
    await room.tap("cyd", seat_free, room.text("button-take-seat"))
    await room.env.settle()
    # A choice confirmed after somebody joined counts, and can be changed.
    await room.tap("ann", hand, "Sell +3")
    assert (room.session.step, room.session.picks[ANN].action) == (1, "sell")
    assert "Changed your mind?" in words(room.hand("ann"))


async def test_in_games_for_two_only_the_free_citys_card_is_confirmed(room: Room) -> None:
    # Practice, which has an undo, asks for none.
    await room.type("ann", "practice")
    await room.env.settle()
    (practice,) = room.client.sessions.of_person(room.people["ann"].id)
    await sell_first(room)
    assert practice.step == 1
    await room.begin("ann", computers=1)
    session = room.session
    if session.game.view(None).controller != ANN:
        # The computer player has the Free City first.
        await sell_first(room)
        await confirm(room)
    step = session.step
    hand = await sell_first(room)
    assert (session.step, session.picks[ANN].action) == (step, "sell")
    assert not CONFIRMING & set(buttons(hand))
    assert "Changed your mind?" not in words(hand)
    await room.pick("ann")
    hand = room.hand("ann")
    assert {"Back", UNASKED, "Start over"} < set(buttons(hand))
    assert "Free City" in words(hand)
    assert session.step == step
    await confirm(room)
    assert session.step == step + 1


async def test_a_card_from_the_discard_pile_is_confirmed(room: Room) -> None:
    await room.begin("ann", computers=2, boards={"ann": "halicarnassus|B"})
    await room.skip_to(decides("revive"), _few_discards)
    step, hand, decision = room.session.step, room.hand("ann"), room.session.snapshot.decision(ANN)
    assert decision is not None
    takable = [each for each in decision.choices if isinstance(each, Revive)]
    assert not room.session.snapshot.ends_choosing(ANN, ANN, Revive(CardId("palace")))
    await room.tap("ann", hand, "Build nothing")
    asked = room.hand("ann")
    assert "Build nothing from the discard pile?" in words(asked)
    assert {"Build nothing", "Back", UNASKED} < set(buttons(asked))
    await room.tap("ann", asked, "Back")
    assert read(room.hand("ann")) == read(hand)
    labels = [each for each in buttons(hand) if ". " in each]
    assert len(labels) == len(takable) < 5
    await room.tap("ann", hand, labels[0])
    assert room.session.step == step
    card = labels[0].split(". ")[1]
    assert f"Build **{card}** from the discard pile?" in words(room.hand("ann"))
    await confirm(room)
    taken = room.session.history[step].choices[ANN]
    assert isinstance(taken, Revive)
    assert room.text(f"card-{taken.card}") == card
    line = room.text("play-words-revives", name="ann", card=card, gained=0)
    assert any(line in told(message) for message in room.public())


def _few_discards(game: AnyGame, decision: Any) -> Any:
    """Make ann sell a card and then build stages, and the others build while they can."""
    order = ["build", "stage", "sell"]
    if decision.seat == ANN:
        order = ["stage", "build", "sell"] if game.view(None).discard_size else ["sell"]
    choices = [choice for choice in decision.choices if choice.action in order]
    return min(choices, key=lambda choice: (order.index(choice.action), facts_of(choice).cost or 0))


# -- what happens meanwhile ----------------------------------------------------------------------------


@pytest.mark.parametrize("asked", [True, False])
async def test_a_message_says_once_that_taps_are_no_longer_confirmed(room: Room, asked: bool) -> None:
    await room.begin("ann", computers=2)
    await room.client.store.update_person(room.people["ann"].id, without_confirmation=not asked)
    for name, computer in (("ben", "Hera"), ("cyd", "Apollo")):
        offered = await room.type(name, "join")
        await room.tap(name, offered.response, f"Take {computer}’s seat")
        shown = [words(each) for each in room.public()]
        assert shown.count(room.text("seat-no-longer-alone", name="ann")) == int(asked)


@pytest.mark.parametrize(("tapped", "counts"), [(None, True), ("Back", False), ("2", False)])
async def test_an_unconfirmed_choice_counts_when_time_runs_out(
    room: Room, tapped: str | None, counts: bool
) -> None:
    await room.begin("ann", computers=2, pace="live")
    hand, sale = await sell_first(room), room.session.game.view(ANN).offers[0].sell
    if tapped is not None:
        await room.tap("ann", hand, tapped)
    for _ in range(2):
        await room.env.advance_time(46)
    assert room.session.step == 1
    assert room.session.seats[ANN].late == int(not counts)
    assert not counts or room.session.history[0].choices[ANN] == sale
    late = room.text("late-computer-played", name="ann")
    assert any(late in words(each) for each in room.public()) is not counts


async def test_an_unconfirmed_choice_is_dropped_when_the_seat_changes_hands(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    await leave(room, "ben")
    await sell_first(room)
    session = room.session
    await session.hand_to_person(Seat(1), room.people["ben"].id, "ben")
    await session.hand_to_computer(ANN, lambda names: "Olga", room.people["ann"].id)
    await session.hand_to_person(ANN, room.people["ann"].id, "ann")
    await session.choose_tapped()
    assert ANN not in session.picks


async def test_forged_and_outdated_confirmations_change_nothing(room: Room) -> None:
    await room.begin("ann", computers=2)
    forged = f"button:hand:{room.session.id}:0:0:"
    sure = ("sure", "sure:sell", "sure:sell:99", "sure:build:0:99", "sure:sure:sell:0", "sure:nothing")
    for what in (*sure, "sure:revive:0", "unasked", "unasked:sell:99", "back:x"):
        answer = await room.press_forged("ann", f"{forged}{what}")
        assert said(answer) == room.text("refusal-offer-changed"), what
    hand = await sell_first(room)
    answer = await room.press_forged("ben", buttons(hand)["Sell +3"]["custom_id"])
    assert said(answer) == room.text("refusal-spectator")
    assert (room.session.step, ANN in room.session.picks) == (0, False)
    await confirm(room)
    for what in ("sure:sell:0", "back:0:0:0", "back", "unasked:sell:0"):
        answer = await room.press_forged("ann", f"{forged}{what}")
        assert said(answer).startswith(room.text("refusal-round-over")), what
        assert "round 2 of 6" in said(answer)
        assert ANN not in room.session.picks
    assert not await is_unasked(room)


async def test_turning_off_confirmation_still_asks_about_the_current_choice(room: Room) -> None:
    await room.begin("ann", computers=2)
    await room.tap("ann", await sell_first(room), UNASKED)
    hand = room.hand("ann")
    assert room.session.step == 0
    assert "After this, your taps count right away" in words(hand)
    assert {"Sell +3", "Back"} < set(buttons(hand))
    assert UNASKED not in buttons(hand)
    assert await is_unasked(room)
    await confirm(room)
    await room.restart()
    await sell_first(room)
    assert room.session.step == 2
