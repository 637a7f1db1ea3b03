"""Single taps on the messages of a duel."""

from __future__ import annotations

import pytest

from bot.common.refusal import Refusal
from engine.duel.choice import Build, Discard
from renders.duel.tableau import lettered
from tests.cogs.games.duel.playing import (
    Players,
    begin,
    decision,
    identity,
    lay_first_turn,
    other,
    press,
)
from tests.cogs.games.turns.turn import mover, turn_message
from tests.cogs.network import FIRST_ANSWER, Network
from tests.cogs.room import Room, buttons, said, shown_files, words

SEED = 136


@pytest.fixture
async def duel(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    """Return a duel at its first turn."""
    lay_first_turn(monkeypatch, SEED)
    await begin(room, "ann", "ben")
    return room


async def test_the_draft_offers_the_wonders_that_are_left(room: Room) -> None:
    await begin(room, "ann", "ben")
    message = turn_message(room)
    drafted = [label for label in buttons(message) if label[0].isdecimal()]
    assert [label[0] for label in drafted] == ["1", "2", "3", "4"]
    description = message.attachments[0].description
    assert all(label[2:] in description for label in drafted)
    await room.tap(mover(room), message, drafted[1])
    await room.env.settle()
    assert drafted[1][2:] in words(room.public()[-2])
    left = [label[2:] for label in buttons(turn_message(room)) if label[0].isdecimal()]
    assert left == [label[2:] for label in drafted if label != drafted[1]]


async def test_the_turn_has_a_button_for_each_free_card(duel: Room) -> None:
    message = turn_message(duel)
    view = duel.session.game.view(None)
    offers = lettered(view)
    assert [label for label in buttons(message) if len(label) == 1] == list(offers)
    assert f"<@{duel.people[mover(duel)].id}>" in words(message)
    for letter, offer in offers.items():
        assert f"{letter}: {duel.text(f'duel-card-{offer.card}')}" in message.attachments[0].description


async def test_a_tap_on_a_card_changes_words_and_buttons_and_keeps_the_picture(duel: Room) -> None:
    before = turn_message(duel)
    view = duel.session.game.view(None)
    offer = lettered(view)["A"]
    await press(duel, mover(duel), "card", offer.slot)
    shown = turn_message(duel)
    assert [each.id for each in shown_files(shown)] == [each.id for each in shown_files(before)]
    assert f"**{duel.text(f'duel-card-{offer.card}')}**" in words(shown)
    labels = buttons(shown)
    build = next(label for label in labels if label.startswith("Build"))
    possible = any(isinstance(each, Build) and each.slot == offer.slot for each in decision(duel).choices)
    assert labels[build].get("disabled", False) is not possible
    assert f"Sell +{view.discard_gain}" in labels
    for each in view.wonder_offers[view.turn]:
        name = duel.text(f"duel-wonder-short-{each.wonder}")
        cost = (
            f"{each.price.total} coin{'s' if each.price.total != 1 else ''}" if each.price.total else "free"
        )
        assert labels[f"{name} · {cost}"].get("disabled", False) is not each.affordable
    assert duel.session.step == 0


async def test_a_card_that_is_shown_late_does_not_come_behind_what_the_turn_tells(
    duel: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    network = Network(duel, monkeypatch)
    name, turn = mover(duel), turn_message(duel)
    first, second = list(lettered(duel.session.game.view(None)).values())[:2]
    sale = next(
        number
        for number, each in enumerate(decision(duel).choices)
        if isinstance(each, Discard) and each.slot == first.slot
    )
    await press(duel, name, "card", first.slot)
    late = network.hold_back_next(FIRST_ANSWER)
    await press(duel, name, "card", second.slot)
    await press(duel, name, "choose", sale)
    late.let_go()
    await duel.env.settle()
    assert duel.session.step == 1
    assert "could not be kept" not in caplog.text
    told = next(message for message in duel.public() if message.id == turn.id)
    assert not [label for label in buttons(told) if len(label) == 1]


async def test_another_card_may_be_looked_at_before_choosing(duel: Room) -> None:
    offers = lettered(duel.session.game.view(None))
    await press(duel, mover(duel), "card", offers["A"].slot)
    await press(duel, mover(duel), "card", offers["B"].slot)
    name = duel.text(f"duel-card-{offers['B'].card}")
    assert f"**{name}**" in words(turn_message(duel))


async def test_a_card_is_sold_with_two_taps(duel: Room) -> None:
    name, offer = mover(duel), lettered(duel.session.game.view(None))["A"]
    number = next(
        number
        for number, each in enumerate(decision(duel).choices)
        if isinstance(each, Discard) and each.slot == offer.slot
    )
    await press(duel, name, "card", offer.slot)
    await press(duel, name, "choose", number)
    told = words(duel.public()[-2])
    assert f"{name} sells {duel.text(f'duel-card-{offer.card}')} for 2 coins." in told
    assert duel.session.game.view(None).discard == (offer.card,)


async def test_who_is_not_asked_gets_a_kind_sentence(duel: Room) -> None:
    message, step = turn_message(duel), duel.session.step
    offer = lettered(duel.session.game.view(None))["A"]
    wrong = await duel.press(other(duel), message, identity(message, "card", offer.slot))
    assert said(wrong).startswith(f"It’s {mover(duel)}’s turn.")
    stranger = await duel.press("cyd", message, identity(message, "card", offer.slot))
    assert said(stranger) == duel.text("refusal-spectator")
    assert duel.session.step == step
    assert "Build" not in " ".join(buttons(turn_message(duel)))


async def test_a_stale_tap_shows_the_table_as_it_is_now(duel: Room) -> None:
    message, name = turn_message(duel), mover(duel)
    offer = lettered(duel.session.game.view(None))["A"]
    old = identity(message, "card", offer.slot)
    await Players(duel, SEED).play()
    step = duel.session.step
    stale = await duel.press_forged(name, old)
    assert said(stale) == duel.text("duel-stale")
    shown = next(each for each in (stale.response, *stale.followups) if each and each.attachments)
    assert "to play" in shown.attachments[0].description
    assert duel.session.step == step


async def test_a_tap_that_another_one_has_overtaken_shows_the_table_as_it_is_now(
    duel: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, step = mover(duel), duel.session.step
    await press(duel, name, "card", lettered(duel.session.game.view(None))["A"].slot)

    async def too_late(*arguments: object) -> None:
        raise Refusal("refusal-everyone-has-picked")

    monkeypatch.setattr(duel.session, "choose", too_late)
    message = turn_message(duel)
    sell = next(label for label in buttons(message) if label.startswith("Sell"))
    late = await duel.tap(name, message, sell)
    assert said(late) == duel.text("duel-stale")
    assert any(each.attachments for each in (late.response, *late.followups) if each)
    assert duel.session.step == step


async def test_a_forged_tap_chooses_nothing(duel: Room) -> None:
    step = duel.session.step
    for ending in ("card:99", "choose:999", "choose:x", "look", "nonsense"):
        forged = f"button:duel:{duel.session.id}:{step}:{ending}"
        answer = await duel.press_forged(mover(duel), forged)
        assert said(answer) == duel.text("refusal-offer-changed"), ending
        assert duel.session.step == step, ending


async def test_a_forged_list_chooses_nothing(duel: Room) -> None:
    step = duel.session.step
    forged = f"list:duel:{duel.session.id}:{step}:list:0"
    answer = await duel.press_forged(mover(duel), forged, value="x")
    assert said(answer) == duel.text("refusal-offer-changed")
    assert duel.session.step == step


async def test_the_table_can_be_read_without_the_picture(duel: Room) -> None:
    text = said(await duel.tap("cyd", turn_message(duel), "Text"))
    view = duel.session.game.view(None)
    for letter, offer in lettered(view).items():
        assert f"{letter}: {duel.text(f'duel-card-{offer.card}')}" in text
    for city in view.cities:
        for each in city.wonders:
            assert duel.text(f"duel-wonder-short-{each.wonder}") in text
    for token in view.board_tokens:
        assert duel.text(f"duel-token-{token}") in text


async def test_the_rules_are_those_of_duel(duel: Room) -> None:
    rules = said(await duel.tap("cyd", turn_message(duel), "Rules"))
    assert rules.startswith(duel.text("rules-duel"))


async def test_both_cities_can_be_looked_at(duel: Room) -> None:
    shown = (await duel.tap("cyd", turn_message(duel), "Cities")).response
    assert [each.filename for each in shown.attachments] == ["city1.png", "city2.png"]


async def test_where_a_picture_cannot_be_drawn_its_words_stand_for_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*arguments: object) -> None:
        raise ValueError("no paint")

    monkeypatch.setattr("renders.drawing.encode.encode", broken)
    lay_first_turn(monkeypatch, SEED)
    await begin(room, "ann", "ben")
    message = turn_message(room)
    assert not message.attachments
    assert "A: " in words(message)
    await Players(room, SEED).play()


async def test_the_status_for_another_keeps_the_card_that_the_mover_has_tapped(duel: Room) -> None:
    letter = next(iter(lettered(duel.session.game.view(None))))
    await duel.tap(mover(duel), turn_message(duel), letter)
    before = turn_message(duel)
    assert any(label.startswith("Sell") for label in buttons(before))
    await duel.type(other(duel), "status")
    await duel.env.advance_time(60)
    assert words(turn_message(duel)) == words(before)
    assert buttons(turn_message(duel)) == buttons(before)
    first = turn_message(duel).id
    await duel.tap(mover(duel), turn_message(duel), next(each for each in buttons(before) if "Sell" in each))
    assert duel.session.snapshot.looked_at is None
    assert turn_message(duel).id != first
