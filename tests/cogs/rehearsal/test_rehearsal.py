"""A rehearsal on a Discord that does what it should."""

from __future__ import annotations

import asyncio

import pytest

from bot.lobbies import Lobbies, Lobby
from bot.refusal import Refusal
from bot.sitting import Sitting
from cogs.lobby.posts import LobbyPosts
from tests.cogs.rehearsal.conftest import MakeStage
from tests.cogs.rehearsal.mischief import late
from tests.cogs.rehearsal.places import listen, places_that_make_messages

EACH_GAME = {
    "lobby",
    "opening",
    "reminder",
    "what happened",
    "score",
    "asleep",
    "table",
    "city",
    "cities",
    "question of /leave",
    "question of /end",
    "question of /replace",
    "free seats",
    "replay",
    "replay, other pages",
    "last steps in words",
    "details of the score",
    "finished games",
    "finished game",
    "figures of a player",
    "no figures",
    "ranking",
    "wonders",
    "records",
    "settings of the ranking",
    "close-up of a card",
    "close-up of a wonder",
}
IN_ROUNDS = {
    "list of boards",
    "who is waited for",
    "who is waited for, kept",
    "hand",
    "hand put away",
    "discard pile",
    "hand in the channel",
    "hand, ended",
    "conflicts, cities",
    "hand in words",
    "who is waited for, closed",
    "reminder, closed",
    "hand in the channel, ended",
}
IN_TURNS = {"turn", "turn, kept"}
KINDS = {
    *(f"{game}: {message}" for game in ("7 Wonders", "Duel", "Architects") for message in EACH_GAME),
    *(f"7 Wonders: {message}" for message in IN_ROUNDS),
    *(f"{game}: {message}" for game in ("Duel", "Architects") for message in IN_TURNS),
    "A seat that is free",
    "A game that was ended",
    "A game that is lost",
    "A seat that is taken",
    "A player who is back",
    "A player who is replaced",
    "Duel: question to the host",
    "Duel: question to the host, ended",
    "Duel: warning of the end",
    "Duel: rest",
    "Duel: nudge",
    "Duel: card that is tapped",
    "Duel: table in words",
    "Duel: Great Library",
    "Duel: token that is kept",
    "Architects: table in words",
    "Architects: search",
    "Architects: card that is kept",
    "Architects: peek",
    "Close-ups of one name",
    "Close-up with a note",
    "Help",
    "Where one is awaited",
    "7 Wonders: score pad",
    "Duel: score pad",
    "Architects: score pad",
    "Privacy",
    "Question of /forget",
    "What is forgotten",
    "Thread",
    "Thread: opening",
    "Thread: turn",
    "No thread",
    "Lobby that is closed",
    "Record as a file",
    "Rules",
    "Tap in the direct message: message",
    "Form that opens",
    "Form that is sent",
    "Form that is sent: message",
}
"""What is posted and changed in a rehearsal."""

NEEDS_A_TAP = {
    "cogs.lobby.cog:LobbyCog._offer_seats": "a sentence with a way there: where somebody is awaited",
    "cogs.discord.message:without": "pictures that stay below another text: who is waited for, kept",
    "cogs.discord.showing:Showing.show": "pictures below a line: conflicts, cities",
    "cogs.discord.showing:_take_away": "pictures that stay below another text: who is waited for, kept",
    "cogs.game.looks:Looks.answer": "pictures with a button: score",
    "cogs.game.announcer:Announcer._tell_lost_lobby": "a sentence in its place: a lobby that is closed",
    "cogs.records.cog:_private": "a page with one button more: replay",
    "cogs.stats.cog:StatsCog._private": "a message with one button more: ranking",
    "cogs.stats.looks:StatsLooks.made": "a message with one line more: ranking",
    "cogs.reference.cog:ReferenceCog._show": "pictures with a button: score",
    "cogs.game.private_hands:PrivateHands.show": "a hand below a sentence: the hand",
    "cogs.game.private_hands:PrivateHands.give_or_show": "a sentence with a way there: somebody is awaited",
    "cogs.game.private_hands:PrivateHands._made": "a hand below a sentence: the hand",
    "cogs.game.seats:SeatsCog._sit": "a sentence with a button: everyone is away",
    "cogs.game.seats:SeatsCog._close_question": "a question that becomes a sentence: a seat that is taken",
    "cogs.game.seats:SeatsCog._replace": "a question that becomes a sentence: a seat that is taken",
    "cogs.game.watching:WatchingCog._ask_which": "buttons for somebody in several games: the free seats",
    "cogs.game.watching:WatchingCog.hand": "a sentence with a button: everyone is away",
    "cogs.games.architects.taps:ArchitectsTaps._show_search": "a sentence with a button: everyone is away",
    "cogs.games.turns.taps:TurnsTaps._show_table_now": "the table below a sentence: a turn",
    "cogs.lobby.hand_place:HandPlaceTaps.tapped": "a sentence with a button: everyone is away",
    "cogs.lobby.hand_place:_settings": "a sentence with a button: everyone is away",
    "cogs.game.hindsight:HindsightTeller._made": "a sentence for one person: the answers to taps",
    "cogs.game.hindsight:HindsightTeller._tell": "a sentence for one person: the answers to taps",
    "cogs.game.hints:HintTaps.tapped": "a sentence for one person: the answers to taps",
    "cogs.pad.cog:PadCog._drop": "a question that becomes a sentence: a seat that is taken",
    "cogs.pad.message:counted_message": "pictures with a button: score",
    "cogs.pad.message:entered_message": "a sentence with a button: everyone is away",
    "cogs.pad.message:shown_message": "pictures below a line: conflicts, cities",
    "cogs.game.private_tips:PrivateTips.give": "a sentence with a button: everyone is away",
    "cogs.game.silence:Silence._confirm": "a question that becomes a sentence: a seat that is taken",
    "cogs.practice.cog:PracticeCog._begin": "a sentence with a way there: where somebody is awaited",
    "cogs.practice.cog:_begun": "a sentence with a way there: where somebody is awaited",
    "cogs.practice.cog:_hello": "a sentence with a button: everyone is away",
    "cogs.practice.cog:PracticeCog._say_why": "a sentence for one person: the answers to taps",
    "cogs.practice.cog:_goes_on": "a sentence with a button: everyone is away",
    "cogs.privacy.cog:PrivacyCog.tapped": "a question that becomes a sentence: a seat that is taken",
    "cogs.lobby.welcome:say_hello": "the greeting that finds out about direct messages",
}
"""What only another tap or command brings, and the message of the rehearsal that has the same parts."""

SAME_WORDS_AS = {
    "cogs.game.looks:Looks.made": "last steps in words, details of the score",
    "cogs.games.base.taps:BaseTaps._act": "hand in words",
    "cogs.games.turns.taps:TurnsTaps.tapped": "table in words",
}
"""What puts words that the rehearsal posts into a message for one person."""


async def test_everything_is_right_and_nothing_is_left(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = await make_stage(late(0.01))
    made = listen(monkeypatch)
    await stage.rehearse()
    assert not stage.wrong()
    assert not stage.left
    assert not stage.threads()
    assert {each.subject for each in stage.report.findings} >= KINDS
    # A message that somebody adds to the cogs has to come into the rehearsal.
    assert places_that_make_messages() - made == NEEDS_A_TAP.keys() | SAME_WORDS_AS.keys()


async def test_message_that_a_tap_changes_after_its_first_answer_is_looked_at(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    get = Lobbies.get

    async def slowly(self: Lobbies, number: int) -> Lobby:
        await asyncio.sleep(0.1)
        return await get(self, number)

    # A lobby that is being changed acknowledges a tap first.
    monkeypatch.setattr(LobbyPosts, "_is_busy", lambda *_: True)
    monkeypatch.setattr(Lobbies, "get", slowly)
    stage = await make_stage()
    stage.play("Taps", "Form")
    await stage.rehearse()
    assert not stage.wrong()
    assert "Form that is sent: message" in {each.subject for each in stage.report.findings}


async def test_what_is_chosen_by_itself_meanwhile_holds_up_nothing(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose, too_late = Sitting.choose, [True]

    async def chosen_meanwhile(self: Sitting, *arguments: object) -> None:
        await choose(self, *arguments)  # type: ignore[arg-type]
        if self.row.options.game == "architects" and too_late:
            too_late.clear()
            raise Refusal("refusal-everyone-has-picked")

    monkeypatch.setattr(Sitting, "choose", chosen_meanwhile)
    stage = await make_stage()
    stage.play("Architects: first step")
    await stage.rehearse()
    assert not too_late
    assert not stage.wrong()
