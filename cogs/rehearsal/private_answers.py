"""What people look up, or are shown alone: posted where it can be read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

from bot.client import Client
from bot.lobbies import KEPT_SECONDS, Lobby
from bot.options import GameName, Options
from bot.rows import Post, SeatRow, TableRow
from bot.sitting import Sitting
from cogs.discord.delivery import Delivery
from cogs.discord.message import Message, message
from cogs.game.announcer import Announcer
from cogs.game.face import Face
from cogs.game.mine import MineCog
from cogs.game.step_message import step_post
from cogs.games.architects import answers as architects
from cogs.games.architects.face import ArchitectsFace
from cogs.games.architects.pad import architects_pad
from cogs.games.base.face import BaseFace
from cogs.games.base.pad import base_pad
from cogs.games.base.question import Question, in_words
from cogs.games.duel import answers as duel
from cogs.games.duel.face import DuelFace
from cogs.games.duel.pad import duel_pad
from cogs.games.turns.taps import AskingFace, QuestionT
from cogs.pad.message import pad_message
from cogs.pad.pad import PadPlayer, ScorePad
from cogs.privacy.cog import forget_question, forgotten, notice
from cogs.reference.catalogue import Entry, by_name
from cogs.reference.cog import ReferenceCog
from cogs.reference.greeting import greeting
from cogs.reference.help import help_message
from cogs.reference.rules import rules_message
from cogs.rehearsal.acts import SHORT, Acts
from cogs.rehearsal.looking import Looking
from cogs.rehearsal.moments import Moment
from engine.architects.choice import Keep
from engine.duel.choice import KeepToken
from engine.game import Seat

FaceT = TypeVar("FaceT", bound=Face)


class PrivateAnswers:
    """Posts what taps and commands are answered, made by what answers them."""

    def __init__(
        self, client: Client, announcer: Announcer, reference: ReferenceCog, acts: Acts, looking: Looking
    ) -> None:
        """Play and post with ``acts``, look things up with ``reference``."""
        self._client = client
        self._announcer = announcer
        self._reference = reference
        self._acts = acts
        self._looking = looking
        self._delivery = Delivery(client)
        self._text = client.languages.of(None)

    async def close_ups(self) -> None:
        """Show a card and a wonder of each game, what goes by one name, what has a note, and how to play."""
        catalogues = self._reference.catalogues
        for catalogue in catalogues:
            await self._close_up(f"{_short(catalogue.game)}: close-up of a card", catalogue.cards[:1])
            await self._close_up(f"{_short(catalogue.game)}: close-up of a wonder", catalogue.wonders[:1])
        named = by_name([catalogue.cards for catalogue in catalogues], [self._text])
        await self._close_up("Close-ups of one name", max(named.values(), key=len))
        noted = [wonder for catalogue in catalogues for wonder in catalogue.wonders if wonder.note]
        await self._close_up("Close-up with a note", noted[:1])
        await self._lessons()

    async def _lessons(self) -> None:
        """Show the first page on how each game is played and the legend of its signs, and the rules."""
        lessons = self._reference.lessons
        for game in (catalogue.game for catalogue in self._reference.catalogues):
            page, legend = await lessons.page(game, 1, self._text), await lessons.legend(game, self._text)
            post = await self._acts.show(f"{_short(game)}: how to play", page)
            await self._turn(post, legend, f"{_short(game)}: all signs")
            await self._turn(post, rules_message(game, (), self._text), f"{_short(game)}: rules")

    async def privacy(self, person: int) -> None:
        """Say what is kept of a person, ask whether to delete it, and say that it is done; nothing is."""
        kept = await self._client.store.kept_of(person)
        await self._acts.show("Privacy", notice(kept, self._client.settings.record_days, self._text))
        post = await self._acts.show("Question of /forget", forget_question(kept, self._text))
        await self._turn(post, forgotten(kept, self._text), "What is forgotten")

    async def overviews(self, person: int) -> None:
        """Say what one can do and where one is awaited, and show a score pad for each game."""
        await self._acts.show("Answer to who mentions the bot", greeting(self._text, directly=False))
        await self._acts.show("Answer to who writes to the bot", greeting(self._text, directly=True))
        post = await self._acts.show("Help", help_message(self._text))
        now, seat = self._client.now(), SeatRow(Seat(0), person, "", kept=True)
        row = TableRow(
            0, 0, post.channel, post.channel, "lobby", person, "en", Options(), now + KEPT_SECONDS, now
        )
        kept = MineCog(self._client, self._announcer).listing(person, (), [Lobby(row, (seat,))], self._text)
        await self._acts.show("Where one is awaited", kept)
        boxes = self._client.boxes
        pads = base_pad(boxes["base"]), duel_pad(boxes["duel"]), architects_pad(boxes["architects"])
        for game in pads:
            pad = ScorePad(game.game, (PadPlayer("A"), PadPlayer("B")))
            shown = pad_message(0, pad, game, self._text)
            await self._acts.show(f"{_short(game.game)}: score pad", shown)

    async def hand_in_words(self, moment: Moment) -> None:
        """Say what a hand shows."""
        sitting, face = await self._resume(moment, BaseFace)
        question = Question.of(sitting.snapshot, moment.seat, self._text, face.emojis)
        await self._acts.show("7 Wonders: hand in words", message(in_words(question)))

    async def tapped_card(self, moment: Moment) -> None:
        """Show what can be done with a card of Duel, and say what lies on the table."""
        sitting, face = await self._resume(moment, DuelFace)
        question = self._question(face, sitting)
        post, picture = sitting.posts[step_post(sitting.snapshot)], await face.pictures.asked(question)
        slot = question.view.card_offers[0].slot
        await self._turn(
            post,
            face.waiting_with(sitting.snapshot, self._text, (), slot, picture),
            "Duel: card that is tapped",
        )
        await self._acts.show(
            "Duel: table in words", message(face.table_in_words(sitting.snapshot, self._text))
        )

    async def great_library(self, moment: Moment) -> None:
        """Show the tokens of the Great Library, and say which one is kept."""
        sitting, face = await self._resume(moment, DuelFace)
        question = self._question(face, sitting)
        post = await self._acts.show("Duel: Great Library", await duel.library(face, question, self._text))
        token = next(each.token for each in question.decision.choices if isinstance(each, KeepToken))
        await self._turn(post, duel.library_kept(token, self._text), "Duel: token that is kept")

    async def search(self, moment: Moment) -> None:
        """Show the cards of Halicarnassus, say which one is kept and what lies on the table."""
        sitting, face = await self._resume(moment, ArchitectsFace)
        question = self._question(face, sitting)
        post = await self._acts.show("Architects: search", architects.searched(question, self._text))
        card = next(each.card for each in question.decision.choices if isinstance(each, Keep))
        await self._turn(post, architects.kept(card, self._text), "Architects: card that is kept")
        await self._acts.show(
            "Architects: table in words", message(face.table_in_words(sitting.snapshot, self._text))
        )

    async def peek(self, moment: Moment) -> None:
        """Tell the central card to the owner of the cat."""
        sitting, face = await self._resume(moment, ArchitectsFace)
        told = architects.peeked(self._question(face, sitting), self._text)
        await self._acts.show("Architects: peek", told)

    async def _resume(self, moment: Moment, kind: type[FaceT]) -> tuple[Sitting, FaceT]:
        """Bring a game back and look at what it posts; gives it with its face."""
        sitting = await self._acts.resume(moment)
        await self._acts.until_asked(sitting)
        await self._acts.look(sitting)
        face = self._announcer.face(sitting.snapshot)
        assert isinstance(face, kind)
        return sitting, face

    def _question(self, face: AskingFace[QuestionT], sitting: Sitting) -> QuestionT:
        question = face.question(sitting.snapshot, self._text)
        assert question is not None
        return question

    async def _close_up(self, subject: str, found: Sequence[Entry]) -> None:
        await self._acts.show(subject, await self._reference.close_up(found, self._text))

    async def _turn(self, post: Post, made: Message, subject: str) -> None:
        """Turn a message into another one."""
        await self._delivery.edit(post, made.view(), made.pictures)
        await self._looking.look({subject: post})


def _short(game: str) -> str:
    return SHORT[cast("GameName", game)]
