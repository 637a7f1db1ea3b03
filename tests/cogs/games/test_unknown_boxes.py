"""Whole games of boxes that nothing here knows: their questions, their points, and what stays secret."""

from __future__ import annotations

import pytest

from engine.base.view import View
from engine.game import Seat
from engine.terms import CardId
from tests.bot.boxes import offer_box
from tests.cogs.room import Room, buttons, told, words
from tests.engine.base import leaders

ANN = Seat(0)


def seen(room: Room, seat: Seat | None) -> View:
    """Return what a seat sees of the game that is played, or everybody."""
    view: View = room.session.game.view(seat)
    return view


def in_words(card: CardId) -> str:
    """Call a card that has no name, as people read it."""
    return card.replace("_", " ")


def posted(room: Room) -> str:
    """Return all that everybody in the channel can read, what pictures show and ids of buttons as well."""
    return "\n".join(f"{told(each)} {[*buttons(each).values()]}" for each in room.public())


def named(cards: set[CardId], words: str) -> set[CardId]:
    """Return the cards that are called in some words by their ids or as people read them."""
    return {card for card in cards if card in words or in_words(card) in words}


async def test_a_whole_game_is_played_with_a_secret_second_hand(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer_box(monkeypatch, leaders.BOX)
    await room.begin("ann", computers=2, boxes=leaders.BOX.names)
    await room.env.settle()
    everybody = [Seat(seat) for seat in range(3)]
    dealt = {card for seat in everybody for card in seen(room, seat).reserve}
    assert len(dealt) == 3 * leaders.KEPT
    kept, asked, session = seen(room, ANN).reserve, list[str](), room.session
    while room.client.sessions.at(room.channel.id) is not None:
        decision, hand = session.snapshot.decision(ANN), words(room.hand("ann"))
        assert decision is not None
        asked.append(decision.kind)
        if decision.kind == "recruit":
            assert room.text("question-other", name="ann") in hand
            assert not named({card for seat in everybody for card in seen(room, seat).reserve}, posted(room))
            kept = seen(room, ANN).reserve
            assert [each for each in buttons(room.hand("ann")) if each.isdecimal()][-1] == f"{len(kept)}"
        else:
            kept = seen(room, ANN).reserve
            assert named({*kept}, hand) == {*kept}
        await room.decide("ann")
        await room.env.settle()
    assert asked == ["recruit", *["round"] * 6] * 3
    assert len(kept) == leaders.KEPT - 3
    end: View = session.game.view(None)
    played = {card.id for city in end.cities for card in city.cards if card.colour == "white"}
    assert named(dealt, posted(room)) == played
    # Its points are shown, and the game is shown again.
    points = [score.points()["leaders"] for score in session.game.scores()]
    assert all(f"leaders: {each}." in posted(room) for each in points)
    shown = (await room.type("ann", "replay")).response
    pages = len(session.history) + 1
    for page in range(1, pages + 1):
        assert words(shown).splitlines()[0] == room.text("record-page", page=page, pages=pages)
        if page < pages:
            shown = (await room.tap("ann", shown, "▶")).response or shown
    assert f"leaders: {points[ANN]}." in told(shown)
    for command in ("player", "records"):
        assert "leaders" in told((await room.type("ann", f"stats {command}")).response)


async def test_a_draft_a_tribute_within_a_round_and_a_card_to_decline_are_answered_by_buttons(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer_box(monkeypatch, leaders.TRIBUTE)
    await room.begin("ann", computers=2, boxes=leaders.TRIBUTE.names)
    await room.env.settle()
    session, asked = room.session, list[str]()
    while room.client.sessions.at(room.channel.id) is not None:
        decision = session.snapshot.decision(ANN)
        assert decision is not None
        asked.append(decision.kind)
        if decision.kind in {"draft", "recruit", "tribute"}:
            hand = room.hand("ann")
            label = [each for each in buttons(hand) if each.partition(" ")[0].isdecimal()][-1]
            await room.tap("ann", hand, label)
        else:
            await room.decide("ann")
        await room.env.settle()
    assert session.game.over
    assert asked[:6] == ["draft"] * 4 + ["recruit", "round"]
    assert "tribute" in asked
