"""The private hand: tapped, picked, changed, with every special choice."""

from __future__ import annotations

import re
import secrets
from typing import Any

import discord
import pytest

from engine.base.choice import BaseChoice, Decline, PaidChoice
from engine.base.view import View
from engine.course import AnyGame
from engine.game import Decision, Seat
from tests.cogs.courses import ANN, decides, useful
from tests.cogs.room import Room, buttons, lists, said, shown_files, told, words
from tests.engine.base.setting import facts_of

PRIMARY = discord.ButtonStyle.primary.value
SUCCESS = discord.ButtonStyle.success.value


def deal(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Let the next game be the one of a seed."""
    monkeypatch.setattr(secrets, "randbits", lambda _: seed)


def numbers(message: Any) -> list[str]:
    return [label for label in buttons(message) if label.isdecimal()]


def action(message: Any, beginning: str) -> str:
    return next(label for label in buttons(message) if label.startswith(beginning))


def picked(room: Room) -> BaseChoice:
    """Return what ann chose in the last step."""
    choice = room.session.history[-1].choices[ANN]
    assert isinstance(choice, BaseChoice)
    return choice


def asked(room: Room) -> list[BaseChoice]:
    """Return what ann may choose now."""
    decision = room.session.snapshot.decision(ANN)
    assert decision is not None
    return list(decision.choices)


# -- a normal round -----------------------------------------------------------------------------------


async def test_the_hand_has_a_button_for_each_card_and_the_picture(room: Room) -> None:
    await room.begin("ann", computers=2)
    hand = room.hand("ann")
    assert numbers(hand) == ["1", "2", "3", "4", "5", "6", "7"]
    assert len(shown_files(hand)) == 1
    assert "**Age I, round 1 of 6**" in words(hand)
    assert room.text("choose-card") in words(hand)
    view = room.session.game.view(ANN)
    for number, offer in enumerate(view.offers, start=1):
        green = buttons(hand)[str(number)]["style"] == SUCCESS
        assert green == bool(offer.builds)


async def test_a_tap_on_a_number_changes_only_text_and_buttons(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    before = room.hand("ann")
    third = room.session.game.view(ANN).offers[2].card
    answer = await room.tap("ann", before, "3")
    after = room.hand("ann")
    assert after.id == before.id
    assert [each.id for each in shown_files(after)] == [each.id for each in shown_files(before)]
    assert buttons(after)["3"]["style"] == PRIMARY
    assert room.text(f"card-{third}") in words(after)
    assert {"Sell +3"} < set(buttons(after))
    assert not answer.followups
    assert room.session.picks == {Seat(2): room.session.picks[Seat(2)]}


async def test_two_taps_build_a_card(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    offers = room.session.game.view(ANN).offers
    number = next(i for i, offer in enumerate(offers) if offer.builds)
    await room.tap("ann", room.hand("ann"), str(number + 1))
    await room.tap("ann", room.hand("ann"), action(room.hand("ann"), "Build"))
    assert room.session.picks[ANN] == offers[number].builds[0]
    assert "✔ You build" in words(room.hand("ann"))
    assert "ben" in words(room.hand("ann"))
    assert "Changed your mind?" in words(room.hand("ann"))
    stored = await room.client.store.game(room.session.id)
    assert stored is not None
    assert stored.picks[0][ANN] == room.session.picks[ANN].as_json()


async def test_a_pick_can_be_changed_until_the_last_player_has_picked(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    first, second = (room.session.game.view(ANN).offers[number].card for number in (0, 1))
    await room.tap("ann", room.hand("ann"), "1")
    await room.tap("ann", room.hand("ann"), "Sell +3")
    assert room.session.picks[ANN].card == first
    await room.tap("ann", room.hand("ann"), "2")
    assert room.session.picks[ANN].card == first
    await room.tap("ann", room.hand("ann"), "Sell +3")
    assert room.session.picks[ANN].card == second
    await room.pick("ben")
    assert room.session.step == 1
    assert facts_of(picked(room)).card == second
    (line,) = [words(message) for message in room.direct("ann") if "you sold" in words(message)]
    assert room.text(f"card-{second}") in line


async def test_a_pick_is_marked_on_its_button_and_then_on_the_picture(room: Room) -> None:
    await room.begin("ann", "ben", "cyd")
    card = room.text(f"card-{room.session.game.view(ANN).hand[1]}")
    marked = room.text("words-picked", card=card)
    await room.tap("ann", room.hand("ann"), "2")
    await room.tap("ann", room.hand("ann"), action(room.hand("ann"), "Sell"))
    await room.env.settle()
    styles = {label: buttons(room.hand("ann"))[label]["style"] for label in numbers(room.hand("ann"))}
    assert [label for label, style in styles.items() if style == PRIMARY] == ["2"]
    assert marked in told(room.hand("ann"))
    await room.tap("ann", room.hand("ann"), "3")
    await room.env.settle()
    assert marked in told(room.hand("ann"))
    assert buttons(room.hand("ann"))["3"]["style"] == PRIMARY
    assert action(room.hand("ann"), "Sell")


async def test_what_cannot_be_done_is_disabled_and_says_why(room: Room) -> None:
    await room.begin("ann", computers=2, boards={"ann": "giza|A"})
    await room.skip_to(lambda game: _blocked(game) is not None, lambda game, each: each.choices[-1])
    number = _blocked(room.session.game)
    assert number is not None
    await room.tap("ann", room.hand("ann"), str(number + 1))
    hand = room.hand("ann")
    obstacle = room.session.game.view(ANN).offers[number].build_obstacle
    label = {
        "owned": "Build",
        "unsold": f"No {' or '.join(each.resources[0] for each in obstacle.shortages)} for sale",
        "coins": f"Build · {room.text('coins', count=obstacle.coins)}",
    }[obstacle.reason]
    assert buttons(hand)[label]["disabled"]
    assert buttons(hand)[action(hand, "Wonder")]["disabled"]
    assert {
        "owned": "can’t build the same building twice",
        "unsold": "none for sale",
        "coins": "coins",
    }[obstacle.reason] in words(hand)
    assert not buttons(hand)["Sell +3"].get("disabled")


def _blocked(game: AnyGame) -> int | None:
    offers = game.view(ANN).offers
    return next((i for i, offer in enumerate(offers) if not offer.builds and not offer.stages), None)


async def test_the_last_pick_ends_the_round_at_once(room: Room) -> None:
    await room.begin("ann", computers=2)
    old = room.hand("ann")
    await room.pick("ann")
    assert room.session.step == 1
    assert room.hand("ann").id != old.id
    assert "Age I, round 2 of 6" in words(room.hand("ann"))
    shrunk = next(message for message in room.direct("ann") if message.id == old.id)
    assert not buttons(shrunk)
    assert not shrunk.attachments


async def test_text_city_and_table_are_answered_privately(room: Room) -> None:
    await room.begin("ann", computers=2)
    public = len(room.public())
    text = said(await room.tap("ann", room.hand("ann"), "Text"))
    for number, offer in enumerate(room.session.game.view(ANN).offers, start=1):
        assert f"{number}. **{room.text(f'card-{offer.card}')}**" in text
    for label in ("My city", "Table"):
        answer = await room.tap("ann", room.hand("ann"), label)
        assert answer.response.ephemeral
        assert len(shown_files(answer.response)) == 1
        assert shown_files(answer.response)[0].description
    assert len(room.public()) == public


# -- in the channel -----------------------------------------------------------------------------------


async def test_my_hand_and_the_command_show_the_hand_in_the_channel(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    for by_command in (False, True):
        answer = await (room.type("ann", "hand") if by_command else room.tap("ann", room.last(), "My hand"))
        shown = answer.response
        assert shown.ephemeral
        assert numbers(shown) == ["1", "2", "3", "4", "5", "6", "7"]
        assert len(shown_files(shown)) == 1
    await room.tap("ann", shown, "1")
    await room.tap("ann", answer.response, "Sell +3")
    assert room.session.picks[ANN].action == "sell"


async def test_a_hand_opened_again_leaves_no_buttons_on_the_one_before(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    first = await room.tap("ann", room.last(), "My hand")
    second = await room.tap("ann", room.last(), "My hand")
    assert not buttons(first.response)
    assert "This hand is closed" in words(first.response)
    assert numbers(second.response)


async def test_a_hand_opened_where_hands_come_anyway_is_followed_by_no_second_one(room: Room) -> None:
    await room.begin("ann", computers=2)
    direct = room.people["ann"].user.dm_channel.id
    opened = (await room.people["ann"].user.slash("hand")).response
    assert opened.ephemeral
    assert numbers(opened)
    await room.pick("ann")
    await room.env.settle()
    assert room.session.step == 1
    stored = room.env.backend.messages[direct].values()
    assert [numbers(each) for each in stored if numbers(each)] == [["1", "2", "3", "4", "5", "6"]]
    # In the channel the next hand does follow the one that is open there.
    shown = await room.tap("ann", room.last(), "My hand")
    await room.pick("ann")
    await room.env.settle()
    assert [numbers(each) for each in shown.followups] == [["1", "2", "3", "4", "5"]]


async def test_a_person_at_two_tables_is_asked_which(room: Room) -> None:
    first = room.channel
    await room.begin("ann", computers=2)
    room.channel = second = room.guild.create_text_channel("second")
    await room.begin("ann", computers=3)
    room.channel = first
    assert len(numbers((await room.type("ann", "hand")).response)) == 7
    room.channel = room.guild.create_text_channel("elsewhere")
    answer = await room.type("ann", "hand")
    assert room.text("which-game") in said(answer)
    assert len(buttons(answer.response)) == 2
    label = next(each for each in buttons(answer.response) if each.count(" · ") == 3)
    shown = await room.tap("ann", answer.response, label)
    room.channel = second
    hand = next(each for each in shown.followups or [shown.response] if shown_files(each))
    assert room.number_of(hand) == room.session.id
    in_private = await room.people["ann"].user.slash("hand")
    assert room.text("which-game") in said(in_private)


# -- who is paid --------------------------------------------------------------------------------------


def ways_to_pay(view: View) -> int | None:
    """Find a card that two ways of trading can build."""
    return next((found for ways in (2, 3, 4) if (found := _traded(view, ways)) is not None), None)


def _traded(view: View, ways: int) -> int | None:
    for number, offer in enumerate(view.offers):
        if len([choice for choice in offer.builds if choice.payment.how == "trade"]) == ways:
            return number
    return None


def collect(game: AnyGame, decision: Decision[Any]) -> BaseChoice:
    """Let the neighbours build what sells, and the first player keep the coins."""
    choices: list[BaseChoice] = list(decision.choices)
    if decision.seat == ANN:
        return next(choice for choice in choices if choice.action in ("sell", "none"))
    return next(
        (choice for choice in choices if choice.action == "build" and not facts_of(choice).cost), choices[0]
    )


async def test_who_is_paid_is_asked_only_where_there_is_a_choice_and_is_kept(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, 1)
    await room.begin("ann", computers=2)
    await room.skip_to(
        lambda game: None not in (_traded(game.view(ANN), 1), ways_to_pay(game.view(ANN))), collect
    )
    view = room.session.game.view(ANN)
    single, number = _traded(view, 1), ways_to_pay(view)
    assert single is not None
    assert number is not None
    await room.tap("ann", room.hand("ann"), str(single + 1))
    assert not [each for each in lists(room.hand("ann")) if ":pay:build" in each["custom_id"]]
    await room.tap("ann", room.hand("ann"), str(number + 1))
    (payment,) = [each for each in lists(room.hand("ann")) if ":pay:build" in each["custom_id"]]
    default = next(option for option in payment["options"] if option.get("default"))
    builds = view.offers[number].builds
    assert builds[int(default["value"])].payment.total == min(choice.payment.total for choice in builds)
    other = next(option for option in payment["options"] if not option.get("default"))
    wanted = builds[int(other["value"])]
    await room.choose("ann", room.hand("ann"), payment["custom_id"], other["value"])
    (payment,) = [each for each in lists(room.hand("ann")) if ":pay:build" in each["custom_id"]]
    assert next(option for option in payment["options"] if option.get("default"))["value"] == other["value"]
    left, right = room.session.seats[1].name, room.session.seats[2].name
    coins = [city.coins for city in view.cities]
    label = action(room.hand("ann"), "Build")
    assert label == f"Build · {room.text('coins', count=wanted.payment.total)}"
    await room.tap("ann", room.hand("ann"), label)
    assert picked(room) == wanted
    paid = [
        f"{coins} to {name}"
        for name, coins in ((left, wanted.payment.left), (right, wanted.payment.right))
        if coins
    ]
    (sentence,) = [
        line
        for message in room.public()
        for line in told(message).split(". ")
        if line.startswith(f"ann builds {room.text(f'card-{wanted.card}')} for")
    ]
    assert all(each in re.sub(r" coins? to ", " to ", sentence) for each in paid)
    assert room.session.game.view(None).cities[0].coins <= coins[0] - wanted.payment.total + 20


@pytest.mark.parametrize(("seed", "differ"), [(1, False), (27, True)])
async def test_the_cheapest_way_to_pay_is_named_where_another_one_costs_more(
    room: Room, monkeypatch: pytest.MonkeyPatch, seed: int, differ: bool
) -> None:
    deal(monkeypatch, seed)
    await room.begin("ann", computers=2)

    def found(game: AnyGame) -> int | None:
        costs = [
            [each.payment.total for each in offer.builds if each.payment.how == "trade"]
            for offer in game.view(ANN).offers
        ]
        return next((at for at, each in enumerate(costs) if each[1:] and (len({*each}) > 1) == differ), None)

    await room.skip_to(lambda game: found(game) is not None, useful)
    number = found(room.session.game)
    assert number is not None
    builds = room.session.game.view(ANN).offers[number].builds
    await room.tap("ann", room.hand("ann"), str(number + 1))
    (payment,) = [each for each in lists(room.hand("ann")) if ":pay:build" in each["custom_id"]]
    cheapest = min(each.payment.total for each in builds)
    for option in payment["options"]:
        named = differ and builds[int(option["value"])].payment.total == cheapest
        assert option["label"].endswith("(cheapest)") == named


async def test_the_message_says_what_the_neighbours_did(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    assert "ben: " not in words(room.hand("ann"))
    sold = room.session.game.view(Seat(1)).offers[0].card
    await room.tap("ben", room.hand("ben"), "1")
    await room.tap("ben", room.hand("ben"), "Sell +3")
    await room.pick("ann")
    line = next(line for line in words(room.hand("ann")).splitlines() if "ben: " in line)
    other = room.session.seats[2].name
    assert line.startswith(f"Your neighbours last round – ben: sold a card · {other}: ")
    assert room.text(f"card-{sold}") not in line


# -- special choices ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("real_thoughts")
async def test_the_seventh_card_is_played_as_well(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, boards={"ann": "babylon|B"})
    await room.skip_to(_both, useful)
    assert room.text("choose-both") in words(room.hand("ann"))
    assert "you also play the last card" in words(room.hand("ann"))
    assert "the last card is discarded" in words(room.hand("ben"))
    await room.pick("ben")
    await room.pick("ann")
    hand = room.hand("ann")
    assert room.text("choose-seventh") in words(hand)
    assert numbers(hand) == ["1"]
    status = room.last()
    age = "I" * room.session.game.view(None).age
    assert room.text("heading-seventh-card", age=age).split("**")[1] in words(status)
    assert words(status).split("\n")[1] == "⏳ Waiting for ann."
    step = room.session.step
    await room.tap("ann", hand, "1")
    await room.tap("ann", room.hand("ann"), "Sell +3")
    assert room.session.step == step + 1
    assert any("sells the seventh card" in told(message) for message in room.public())


async def test_the_others_are_told_whom_they_wait_for(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, boards={"ann": "babylon|B"})
    await room.skip_to(decides("seventh_card"), useful)
    answer = await room.tap("ben", room.last(), "My hand")
    assert room.text("nothing-to-choose", names="ann") in said(answer)
    assert not numbers(answer.response)


async def test_the_discard_pile_by_buttons(room: Room) -> None:
    await room.begin("ann", computers=2, boards={"ann": "halicarnassus|B"})
    await room.skip_to(decides("revive"), _few_discards)
    view = room.session.game.view(ANN)
    takable = [choice for choice in asked(room) if facts_of(choice).card is not None]
    assert 0 < len(takable) < 5
    hand = room.hand("ann")
    assert not lists(hand)
    named = {label: part for label, part in buttons(hand).items() if ". " in label}
    assert len(named) == len(takable)
    assert view.discard
    label = next(iter(named))
    await room.tap("ann", hand, label)
    taken = facts_of(picked(room)).card
    assert room.text(f"card-{taken}") in label
    assert any(
        room.text("play-words-revives", name="ann", card=room.text(f"card-{taken}"), gained=0)
        in told(message)
        for message in room.public()
    )


def _few_discards(game: AnyGame, decision: Decision[Any]) -> BaseChoice:
    """Let one card be sold, then a stage be built, and all else be built as long as it goes."""
    order = ["build", "stage", "sell"]
    if decision.seat == ANN:
        order = ["stage", "build", "sell"] if game.view(None).discard_size else ["sell"]
    choices = [choice for choice in decision.choices if choice.action in order]

    def price(choice: BaseChoice) -> int:
        return choice.payment.total if isinstance(choice, PaidChoice) else 0

    best: BaseChoice = min(choices, key=lambda choice: (order.index(choice.action), price(choice)))
    return best


async def test_the_discard_pile_by_lists(room: Room) -> None:
    await room.begin("ann", computers=4, boards={"ann": "halicarnassus|A"})
    await room.skip_to(decides("revive"), useful)
    hand = room.hand("ann")
    shown = lists(hand)
    assert shown
    takable = {facts_of(choice).card for choice in asked(room) if facts_of(choice).card is not None}
    assert sum(len(each["options"]) for each in shown) == len(takable) > 4
    option = shown[0]["options"][-1]
    await room.choose("ann", hand, shown[0]["custom_id"], option["value"])
    taken = facts_of(picked(room)).card
    assert option["label"].endswith(room.text(f"card-{taken}"))


async def test_nothing_may_be_taken_from_the_discard_pile(room: Room) -> None:
    await room.begin("ann", computers=4, boards={"ann": "halicarnassus|A"})
    await room.skip_to(decides("revive"), useful)
    await room.tap("ann", room.hand("ann"), "Build nothing")
    assert picked(room) == Decline()


async def test_olympia_builds_for_nothing_once_an_age(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, 1)
    await room.begin("ann", computers=2, boards={"ann": "olympia|A"})
    await room.skip_to(lambda game: _free(game) is not None, useful)
    number = _free(room.session.game)
    assert number is not None
    free = room.session.game.view(ANN).offers[number].card
    await room.tap("ann", room.hand("ann"), str(number + 1))
    assert not any(label.startswith("Build") for label in buttons(room.hand("ann")))
    await room.tap("ann", room.hand("ann"), "Free with Olympia")
    assert facts_of(picked(room)).how == "power"
    built = f"ann builds {room.text(f'card-{free}')}, free with Olympia"
    assert any(built in told(message) for message in room.public())
    offers = room.session.game.view(ANN).offers
    assert not any(choice.payment.how == "power" for offer in offers for choice in offer.builds)


def _free(game: AnyGame) -> int | None:
    view = game.view(ANN)
    for number, offer in enumerate(view.offers):
        # What else can build it has a button of its own.
        if [choice.payment.how for choice in offer.builds] == ["power"] and view.round < 6:
            return number
    return None


def _both(game: AnyGame) -> bool:
    view = game.view(ANN)
    kinds = set(view.deciding.values())
    return view.round == 6 and kinds == {"round"} and "play_seventh_card" in view.cities[ANN].abilities
