"""Turns of Duel: their messages, taps, decisions and words, and the end of a game."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.languages.translator import Languages, Translator
from cogs.discord.picture_pool import PicturePool
from engine.duel.choice import Build, Discard, KeepToken, Revive, TakeOpponentCard
from engine.duel.view import CardOffer
from engine.game import Seat
from engine.terms import CardId
from renders.duel.sentences import token_line
from renders.duel.tableau import lettered
from tests.cogs.courses import deal
from tests.cogs.games.common import mover, presenter_of, turn_message
from tests.cogs.games.duel.playing import (
    CIVILIAN,
    MILITARY,
    SCIENTIFIC,
    Players,
    answer,
    asks,
    begin,
    decision,
    identity,
    lay_first_turn,
    other,
    over,
    press,
)
from tests.cogs.network import FIRST_ANSWER, Network
from tests.cogs.room import Room, buttons, lists, parts, said, shown_files, words
from tests.renders.duel.played import finished, turn


@pytest.fixture
async def duel(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    lay_first_turn(monkeypatch, CIVILIAN)
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
    duel: Room, network: Network, caplog: pytest.LogCaptureFixture
) -> None:
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
    status = await duel.type("cyd", "status")
    assert f"Age I** · {mover(duel)} to play" in words(status.response)
    # The card that the player has tapped stays.
    await duel.tap(mover(duel), turn_message(duel), "A")
    before = turn_message(duel)
    await duel.type(other(duel), "status")
    await duel.env.advance_time(60)
    assert words(turn_message(duel)) == words(before)
    assert buttons(turn_message(duel)) == buttons(before)
    sell = next(label for label in buttons(before) if label.startswith("Sell"))
    await duel.tap(mover(duel), turn_message(duel), sell)
    assert duel.session.snapshot.selected is None
    assert turn_message(duel).id != before.id


async def test_text_replaces_a_picture_that_cannot_be_drawn(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*arguments: object) -> None:
        raise ValueError("no paint")

    monkeypatch.setattr("renders.drawing.encode.encode", broken)
    lay_first_turn(monkeypatch, CIVILIAN)
    await begin(room, "ann", "ben")
    message = turn_message(room)
    assert not message.attachments
    assert "A: " in words(message)
    await Players(room, CIVILIAN).play()


async def test_a_deleted_turn_is_posted_again_though_its_player_has_tapped_meanwhile(
    duel: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, slot, draw = duel.session, offers(duel)["A"].slot, PicturePool.draw

    async def draw_late(pool: PicturePool, *picture: Any, **how: Any) -> Any:
        # As by a tap on the message that is gone, which can't be answered there.
        session.select(session.step, slot)
        return await draw(pool, *picture, **how)

    monkeypatch.setattr(PicturePool, "draw", draw_late)
    duel.env.backend.delete_message(duel.channel.id, turn_message(duel).id)
    await duel.type(other(duel), "status")
    await duel.env.advance_time(60)
    assert any(label.startswith("Sell") for label in buttons(turn_message(duel)))


# -- decisions within a turn ---------------------------------------------------------------------------

TOKEN, REVIVE, LONG_REVIVE, LIBRARY, OPPONENT_CARD, BEGIN = 24, 484, 1, 341, 51, 9
"""Seeds of games in which this decision comes early."""

Asked = Callable[[int, str], Awaitable[tuple[Any, str]]]
"""Plays the game of a seed until a decision; returns its message and player."""


@pytest.fixture
def asked(room: Room, monkeypatch: pytest.MonkeyPatch) -> Asked:
    async def asked(seed: int, kind: str) -> tuple[Any, str]:
        deal(monkeypatch, seed)
        await begin(room, "ann", "ben")
        players = Players(room, seed)
        await players.skip_to_what(asks(kind))
        await players.play_until(kind)
        return turn_message(room), mover(room)

    return asked


def told(room: Room, message: Any) -> str:
    return words(next(each for each in room.public() if each.id == message.id))


async def test_a_pair_of_symbols_offers_progress_tokens_in_the_turns_message(
    room: Room, asked: Asked
) -> None:
    message, _ = await asked(TOKEN, "token")
    asking, messages = decision(room), len(room.public())
    # After a restart the decision is still in the same message.
    await room.restart()
    assert decision(room) == asking
    assert len(room.public()) == messages
    assert turn_message(room).id == message.id
    message, name, view = turn_message(room), mover(room), room.session.game.view(None)
    names = [room.text(f"duel-token-{token}") for token in view.board_tokens]
    assert [label for label in buttons(message) if label[0].isdecimal()] == [
        f"{number} {token}" for number, token in enumerate(names, start=1)
    ]
    assert "completes a pair of symbols" in words(message)
    for token, called in zip(view.board_tokens, names, strict=True):
        assert called in message.attachments[0].description
        assert token_line(view.box.tokens[token], room.client.languages.of("en")) in words(message)
    await room.tap(name, message, f"2 {names[1]}")
    await room.env.settle()
    assert f"{name} takes the progress token **{names[1]}**." in told(room, message)
    assert "completes a pair" in told(room, message)
    assert decision(room).kind == "turn"


@pytest.mark.usefixtures("real_pictures")
async def test_names_are_drawn_without_characters_that_the_typeface_lacks(
    room: Room, asked: Asked, written: list[str]
) -> None:
    for name in ("ann", "ben"):
        called = f"さくら {name}さんさん"
        room.people[called] = room.people[name] = room.guild.add_member(room.env.create_user(called))
    await asked(REVIVE, "revive")
    assert written
    assert "さ" not in "".join(written)


async def test_only_the_builder_sees_the_great_librarys_tokens(room: Room, asked: Asked) -> None:
    message, name = await asked(LIBRARY, "library")
    tokens = [choice.token for choice in decision(room).choices if isinstance(choice, KeepToken)]
    names = [room.text(f"duel-token-{token}") for token in tokens]
    assert len(tokens) == 3

    def shows(each: Any) -> bool:
        seen = str(list(parts(each))) + str([picture.description for picture in each.attachments])
        return any(word in seen for word in (*names, *tokens))

    assert not any(shows(each) for each in room.public("cyd"))
    wrong = await room.press(other(room), message, identity(message, "look"))
    assert said(wrong).startswith(f"It’s {name}’s turn.")
    forged = f"button:duel:{room.session.id}:{room.session.step}:choose:0"
    assert said(await room.press_forged(other(room), forged)).startswith(f"It’s {name}’s turn.")
    private = (await press(room, name, "look")).response
    assert private.ephemeral
    assert shows(private)
    await room.tap(name, private, f"2 {names[1]}")
    await room.env.settle()
    assert f"{name} keeps **{names[1]}** from the Great Library." in told(room, message)
    seat = room.session.seat_of(room.people[name].id)
    assert tokens[1] in room.session.game.view(None).cities[seat].tokens
    assert not any(unseen in words(each) for each in room.public("cyd") for unseen in (names[0], names[2]))


async def test_an_opponents_card_can_be_chosen(room: Room, asked: Asked) -> None:
    message, _ = await asked(OPPONENT_CARD, "opponent_card")
    cards = [choice.card for choice in decision(room).choices if isinstance(choice, TakeOpponentCard)]
    assert other(room) in words(message)
    for card in cards:
        assert room.text(f"duel-card-{card}") in message.attachments[0].description
    await answer(room, 0)
    assert f"discards **{room.text(f'duel-card-{cards[0]}')}**." in told(room, message)


@pytest.mark.parametrize("seed", [REVIVE, LONG_REVIVE])
async def test_the_discard_pile_is_offered_as_buttons_or_a_list(room: Room, asked: Asked, seed: int) -> None:
    message, name = await asked(seed, "revive")
    choices = [choice for choice in decision(room).choices if isinstance(choice, Revive)]
    cards = {room.text(f"duel-card-{choice.card}") for choice in choices}
    if len(choices) > 5:
        [shown] = lists(message)
        labels = [option["label"] for option in shown["options"]]
        await room.choose(name, message, shown["custom_id"], shown["options"][0]["value"])
    else:
        labels = [label for label in buttons(message) if label[0].isdecimal()]
        await room.tap(name, message, labels[0])
    await room.env.settle()
    assert {label.partition(" ")[2] for label in labels} == cards
    assert all(card in message.attachments[0].description for card in cards)
    assert f"{name} builds **{labels[0][2:]}** from the discard pile for free." in told(room, message)


async def test_a_centred_pawn_lets_the_last_player_choose_who_starts(room: Room, asked: Asked) -> None:
    message, name = await asked(BEGIN, "begin")
    assert room.session.game.view(None).pawn == 0
    assert {"ann", "ben"} <= set(buttons(message))
    assert f"{name} to choose" in words(message)
    chosen = other(room)
    await room.tap(name, message, chosen)
    await room.env.settle()
    assert mover(room) == chosen
    assert f"{name} lets {chosen} start." in told(room, message)


# -- how a game ends -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "ending"),
    [
        (CIVILIAN, "points"),
        (MILITARY, "capital and wins by military supremacy"),
        (SCIENTIFIC, "six different symbols and wins by scientific supremacy"),
    ],
)
async def test_the_last_turn_is_posted_before_the_score(
    room: Room, monkeypatch: pytest.MonkeyPatch, seed: int, ending: str
) -> None:
    deal(monkeypatch, seed)
    await begin(room, "ann", "ben")
    players = Players(room, seed)
    assert "duel begins" in words(room.public()[0])
    await players.skip_to_what(lambda _, after: after.over)
    turn = turn_message(room)
    await players.play()
    assert over(room)
    turn_told, score = room.public()[-2:]
    assert ending in words(score).splitlines()[0]
    # A pawn at a capital scores nothing, unlike one space before it.
    assert ("the conflict track scores nothing" in words(score)) is (seed == MILITARY)
    assert set(buttons(score)) == {"Play again", "My score"}
    shown = [each.filename.removesuffix(".png") for each in score.attachments]
    assert shown == ["poster", "score", "story", "city1", "city2"]
    assert turn_told.id == turn.id
    assert words(turn_told)
    assert not turn_told.attachments
    assert not buttons(turn_told)
    # The details list every point.
    session = await room.client.sessions.replays.finished(room.number_of(score))
    details, seat = said(await room.tap("ann", score, "My score")), session.seat_of(room.people["ann"].id)
    points = session.game.view(None).scores[Seat(seat or 0)]
    assert f"{points.total} points" in details
    assert (f"Conflict track: **{points.rows['military']}**" in details) is (seed != MILITARY)
    assert f"Civilian structures: **{points.rows['civilian']}**" in details


# -- the words -----------------------------------------------------------------------------------------

NAMES = ("ann", "ben")


@pytest.fixture(scope="module")
def text(languages: Languages) -> Translator:
    return languages.of(None)


def test_blue_cards_break_a_tie(text: Translator) -> None:
    view = finished(136)
    scores = tuple(
        replace(each, total=50, tie_break=blue, rank=rank)
        for each, blue, rank in zip(view.scores, (9, 12), (2, 1), strict=True)
    )
    tied = replace(view, scores=scores, winner=Seat(1))
    assert presenter_of(tied, text, ("*ann*", "ben")).result_lines() == [
        r"## ben wins with 50 points, tied with \*ann\* but with more from blue cards: 12 to 9"
    ]


def test_every_kind_of_price_has_a_sentence(text: Translator) -> None:
    said: dict[str, str] = {}
    kinds = {"free nothing", "chain nothing", "own nothing", "own paid", "trade paid", "too dear paid"}
    for seed in range(30):
        for age in (1, 2, 3):
            if said.keys() >= kinds:
                break
            view = turn(seed, age, 12)
            presenter = presenter_of(view, text, NAMES)
            for offer in lettered(view).values():
                kind = offer.price.how if offer.affordable else "too dear"
                paid = "paid" if offer.price.total else "nothing"
                said[f"{kind} {paid}"] = presenter.offer_in_words(offer)
    assert "It’s free." in said["free nothing"]
    assert "Free: " in said["chain nothing"]
    assert " has everything it needs." in said["own nothing"]
    assert re.search(r"It costs \d+ coins?\.", said["own paid"])
    assert re.search(r"It costs \d+ coins,( \d+ of them)? for .+ from the bank\.", said["trade paid"])
    assert re.search(r"It costs \d+ coins?, but ", said["too dear paid"])


def test_pairs_of_symbols_and_later_chains_are_mentioned(text: Translator) -> None:
    view = turn(0, 1)
    offer = replace(next(iter(lettered(view).values())), card=CardId("pharmacist"))
    said = presenter_of(view, text, NAMES).offer_in_words(offer)
    assert "pair" not in said
    assert "Makes Dispensary free later." in said
    mortar = view.box.city(7, [CardId("dispensary")])
    with_mortar = replace(view, cities=(mortar, mortar))
    assert "It makes a pair of symbols" in presenter_of(with_mortar, text, NAMES).offer_in_words(offer)
