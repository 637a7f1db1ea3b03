"""Taps on the messages of Duel."""

import pytest

from engine.duel.choice import Build, Discard
from engine.duel.view import CardOffer
from renders.duel.tableau import lettered
from tests.cogs.games.common import mover, turn_message
from tests.cogs.games.duel.playing import (
    Players,
    begin,
    decision,
    lay_first_turn,
    other,
    press,
)
from tests.cogs.network import FIRST_ANSWER, Network
from tests.cogs.room import Room, buttons, said, shown_files, words

SEED = 136


@pytest.fixture
async def duel(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    lay_first_turn(monkeypatch, SEED)
    await begin(room, "ann", "ben")
    return room


def offers(room: Room) -> dict[str, CardOffer]:
    return {**lettered(room.session.game.view(None))}


def sale(room: Room, offer: CardOffer) -> int:
    choices = enumerate(decision(room).choices)
    return next(at for at, each in choices if isinstance(each, Discard) and each.slot == offer.slot)


async def test_the_draft_offers_the_remaining_wonders(room: Room) -> None:
    await begin(room, "ann", "ben")
    message = turn_message(room)
    person = f"<@{room.people[mover(room)].id}>"
    assert room.text("duel-ask-draft", name=person) in words(message)
    drafted = [label for label in buttons(message) if label[0].isdecimal()]
    assert [label[0] for label in drafted] == ["1", "2", "3", "4"]
    description = message.attachments[0].description
    assert all(label[2:] in description for label in drafted)
    await room.tap(mover(room), message, drafted[1])
    await room.env.settle()
    assert drafted[1][2:] in words(room.public()[-2])
    left = [label[2:] for label in buttons(turn_message(room)) if label[0].isdecimal()]
    assert left == [label[2:] for label in drafted if label != drafted[1]]


async def test_two_taps_show_and_sell_a_card(duel: Room) -> None:
    before, view, name = turn_message(duel), duel.session.game.view(None), mover(duel)
    assert [label for label in buttons(before) if len(label) == 1] == list(offers(duel))
    assert f"<@{duel.people[name].id}>" in words(before)
    for letter, offer in offers(duel).items():
        assert f"{letter}: {duel.text(f'duel-card-{offer.card}')}" in before.attachments[0].description
        await press(duel, name, "card", offer.slot)
        shown = turn_message(duel)
        assert [each.id for each in shown_files(shown)] == [each.id for each in shown_files(before)]
        assert f"**{duel.text(f'duel-card-{offer.card}')}**" in words(shown)
        labels = buttons(shown)
        build = next(label for label in labels if label.startswith("Build"))
        possible = any(isinstance(each, Build) and each.slot == offer.slot for each in decision(duel).choices)
        assert labels[build].get("disabled", False) is not possible
        assert f"Sell +{view.discard_gain}" in labels
        for each in view.wonder_offers[view.turn]:
            coins = duel.text("coins", count=each.price.total) if each.price.total else "free"
            label = f"{duel.text(f'duel-wonder-short-{each.wonder}')} · {coins}"
            assert labels[label].get("disabled", False) is not each.affordable
    await press(duel, name, "choose", sale(duel, offer))
    told = words(duel.public()[-2])
    assert f"{name} sells {duel.text(f'duel-card-{offer.card}')} for 2 coins." in told
    assert duel.session.game.view(None).discard == (offer.card,)


async def test_a_late_answer_does_not_overwrite_a_finished_turn(
    duel: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    network = Network(duel, monkeypatch)
    name, turn = mover(duel), turn_message(duel)
    first, second = list(offers(duel).values())[:2]
    number = sale(duel, first)
    await press(duel, name, "card", first.slot)
    late = network.hold_back_next(FIRST_ANSWER)
    await press(duel, name, "card", second.slot)
    await press(duel, name, "choose", number)
    late.let_go()
    await duel.env.settle()
    assert duel.session.step == 1
    assert "could not be kept" not in caplog.text
    told = next(message for message in duel.public() if message.id == turn.id)
    assert not [label for label in buttons(told) if len(label) == 1]


async def test_spectators_can_look_things_up_in_duel(duel: Room) -> None:
    text, view = said(await duel.tap("cyd", turn_message(duel), "Text")), duel.session.game.view(None)
    for letter, offer in offers(duel).items():
        assert f"{letter}: {duel.text(f'duel-card-{offer.card}')}" in text
    things = [f"duel-wonder-short-{each.wonder}" for city in view.cities for each in city.wonders]
    for key in (*things, *(f"duel-token-{token}" for token in view.board_tokens)):
        assert duel.text(key) in text
    rules = said(await duel.tap("cyd", turn_message(duel), "Rules"))
    assert rules.startswith(duel.text("rules-duel"))
    for _ in range(2):
        await Players(duel, SEED).play()
    status = await duel.type("cyd", "status")
    assert f"Age I** · {mover(duel)} to play" in words(status.response)
    assert words((await duel.type("cyd", "log")).response).count("builds **") == 2


async def test_text_replaces_a_picture_that_cannot_be_drawn(
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


async def test_the_status_of_another_person_keeps_the_tapped_card(duel: Room) -> None:
    await duel.tap(mover(duel), turn_message(duel), "A")
    before = turn_message(duel)
    sell = next(label for label in buttons(before) if label.startswith("Sell"))
    await duel.type(other(duel), "status")
    await duel.env.advance_time(60)
    assert words(turn_message(duel)) == words(before)
    assert buttons(turn_message(duel)) == buttons(before)
    await duel.tap(mover(duel), turn_message(duel), sell)
    assert duel.session.snapshot.selected is None
    assert turn_message(duel).id != before.id
