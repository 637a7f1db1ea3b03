"""The acts of a rehearsal: what the bot posts and changes in a game, done by the bot itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import discord

from bot.abandonment import DAY_SECONDS
from bot.client import Client
from bot.lobbies import Lobby
from bot.options import GameName, Options
from bot.refusal import Refusal
from bot.rehearsal.traffic import Traffic
from bot.rows import USUAL_LEVEL, Post, SeatRow
from bot.sitting import Sitting
from cogs.discord.delivery import Delivery, not_in_the_way
from cogs.discord.message import Message, message
from cogs.discord.reply import pictures_shown
from cogs.game.announcer import Announcer
from cogs.game.looks import LOGGED_STEPS
from cogs.game.private_hands import RESULT
from cogs.game.seats import end_question, leave_question, replace_question
from cogs.game.step_message import first_untold, step_post
from cogs.games.turns.taps import TOO_LATE
from cogs.lobby.boards import offered_boards
from cogs.lobby.message import board_picker, closed_lobby, free_seats, level_picker, not_chosen, started_lobby
from cogs.lobby.posts import POST, LobbyPosts
from cogs.lobby.thread import no_thread
from cogs.records.replay import KEPT, Replay
from cogs.rehearsal.looking import Looking
from cogs.rehearsal.moments import PLAYERS, Moment
from cogs.rehearsal.surroundings import Channel
from engine.game import Seat
from engine.rules import rules_named

KINDS = {
    "lobby": "lobby",
    "opening": "opening",
    "step": "who is waited for",
    "told": "what happened",
    "hand": "hand",
    "reminder": "reminder",
    "call": "call",
    "age": "conflicts, cities",
    "score": "score",
    "result": "how it ended for a player",
    "asleep": "asleep",
    "request": "question to the host",
    "offer": "offer of a seat",
    "warning": "warning of the end",
    "nudge": "nudge",
    "nudged": "nudge",
    "replaced": "offer of a seat",
    "superseded": "message that was posted anew",
    "loss": "rest",
}
"""What the messages of a game are called here, by the first word of the name that they have in the store."""

SHORT: dict[GameName, str] = {"base": "7 Wonders", "duel": "Duel", "architects": "Architects"}
LOOK_AGAIN_SECONDS = 0.01

CLOSED = ", closed"
"""What ends the names of the messages that stand for direct messages."""


class NotThereError(Exception):
    """What the bot should have posted or changed is not there in time."""


class Acts:
    """Lets the bot play in one channel, with one person."""

    def __init__(
        self,
        client: Client,
        announcer: Announcer,
        traffic: Traffic,
        looking: Looking,
        channel: Channel,
        person: discord.User,
        seconds: float,
    ) -> None:
        """Wait at most so many ``seconds`` for each message."""
        self._client = client
        self._announcer = announcer
        self._delivery = Delivery(client)
        self._lobbies = LobbyPosts(client, self._delivery)
        self._traffic = traffic
        self._looking = looking
        self._channel = channel
        self._person = person
        self._seconds = seconds
        self._text = client.languages.of(None)

    async def first_step(self, game: GameName) -> None:
        """Play from the lobby through the first step, and end the game there."""
        sitting = await self._begin(game)
        seat = await self.until_asked(sitting)
        await self.look(sitting)
        await self._answers(sitting, seat)
        await self._progress(sitting, seat)
        await self._remind(sitting, seat)
        before = first_untold(sitting.snapshot)
        await self._decide(sitting, seat, lambda: first_untold(sitting.snapshot) > before)
        await self.until_asked(sitting)
        await self.look(sitting)
        await self._leave(sitting, seat)
        await self.end(sitting)

    async def last_step(self, moment: Moment) -> Sitting:
        """Bring a game back before its last step, as after a restart, and play that."""
        sitting = await self.resume(moment)
        seat = await self.until_asked(sitting)
        await self.look(sitting)
        known = await self._client.store.person(self._person.id)
        private = self._announcer.face(sitting.snapshot).has_hands and known.hands_go_to is not None
        told = {"score", f"{RESULT}{seat}"} if private else {"score"}
        await self._decide(sitting, seat, lambda: told <= sitting.posts.keys())
        await self.look(sitting)
        face, short = self._announcer.face(sitting.snapshot), SHORT[moment.game]
        lines = face.chronicle(sitting.snapshot, self._text, LOGGED_STEPS)
        await self.show(f"{short}: last steps in words", message("\n".join(lines)))
        details = face.score_in_words(sitting.snapshot, seat, self._text)
        await self.show(f"{short}: details of the score", message(details))
        return sitting

    async def resume(self, moment: Moment) -> Sitting:
        """Bring a game back in the middle."""
        lobby = await self.open(moment.game)
        names = self._client.languages.of(None)("computer-names").split(", ")
        seats = [
            SeatRow(Seat(seat), self._person.id, self._person.display_name)
            if seat == moment.seat
            else SeatRow(Seat(seat), None, names[seat], level=USUAL_LEVEL)
            for seat in range(PLAYERS[moment.game])
        ]
        row = replace(lobby.row, state="playing", rules=rules_named(moment.game).version)
        await self._client.store.begin(row, moment.header, seats)
        for number, step in enumerate(moment.steps):
            await self._client.store.put_step(row, number, step, seats)
        await self._client.sittings.resume()
        return self._client.sittings.get(row.id)

    async def hand(self, sitting: Sitting) -> Post | None:
        """Wait for the hand of the person, and look at it; None where they take no direct messages."""
        seat = await self.until_asked(sitting)
        await self.look(sitting)
        return sitting.posts.get(f"hand {sitting.step} {seat}")

    async def discard_pile(self, moment: Moment) -> None:
        """Let the person choose from the discard pile."""
        sitting = await self.resume(moment)
        seat = await self.until_asked(sitting)
        post = sitting.posts.get(f"hand {sitting.step} {seat}")
        await self._looking.look({} if post is None else {f"{SHORT[moment.game]}: discard pile": post})
        await self.look(sitting)

    async def closed_messages(self, moment: Moment) -> None:
        """Play on as with a person who takes no direct messages."""
        known = await self._client.store.person(self._person.id)
        await self._client.store.set_direct_channel(known.person, None)
        try:
            sitting = await self.resume(moment)
            seat = await self.until_asked(sitting)
            await self.look(sitting, CLOSED)
            await self._remind(sitting, seat, CLOSED)
            await self.end(sitting)
        finally:
            await self._client.store.set_direct_channel(known.person, known.direct_channel)

    async def seats(self, moment: Moment) -> None:
        """Tell all that can happen to a seat, and all that can end a game but its players."""
        sitting, announcer = await self.resume(moment), self._announcer
        seat = await self.until_asked(sitting)
        own, left = sitting.seats[seat], _as_if_left(sitting, seat)
        await announcer.seat_news.replaced(sitting, left)
        await self._look_at_newest(sitting, "a player who is replaced")
        await announcer.seat_news.offer(sitting, left, "seat-left")
        offer = self._newest(sitting)
        await announcer.seat_taken(sitting, left, offer)
        await self._looking.look({"A seat that is taken": offer})
        await announcer.seat_taken(sitting, own, None)
        await self._look_at_newest(sitting, "a player who is back")
        await announcer.ask_to_readmit(sitting, self._person.id, self._person.display_name)
        await sitting.change_row(lambda row: replace(row, expires=self._client.now() + DAY_SECONDS))
        await announcer.warn_of_end(sitting)
        await announcer.stuck(sitting, NotThereError("no right"), rests=True)
        assert self._client.user is not None
        await announcer.nudges.nudge(sitting, self._client.user.id, self._client.user.display_name)
        await self.look(sitting)
        await announcer.take_warning_back(sitting)
        await self.end(sitting)

    async def replay(self, sitting: Sitting) -> None:
        """Show a game that is over page by page."""
        pages = Replay(self._client, self._announcer)
        number, last = sitting.id, sitting.game.steps + 1
        subject = f"{SHORT[sitting.row.options.game]}: replay"
        post = await self.show(subject, await pages.page(KEPT, number, last, self._text))
        for page in (1, last):
            made = await pages.page(KEPT, number, page, self._text)
            await self._delivery.edit(post, made.view(), made.pictures)
        await self._looking.look({f"{subject}, other pages": post})

    async def small_messages(self, sitting: Sitting) -> None:
        """Post what the bot says only when something has gone wrong."""
        await self._announcer.lost(sitting.row.address)
        await self._look_at_newest(sitting, "a game that is lost")
        await self.show("No thread", no_thread(self._text))

    async def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait for something that the bot does by itself; raises `NotThereError`."""
        try:
            async with asyncio.timeout(self._seconds):
                while not holds():  # noqa: ASYNC110 - nothing tells of it
                    await asyncio.sleep(LOOK_AGAIN_SECONDS)
        except TimeoutError:
            raise NotThereError(f"{what} was not there after {self._seconds:.0f} s") from None

    async def end_all(self) -> None:
        """Stop what is played in the channel and its threads, so that the next act finds it free."""
        await self._client.sittings.place_gone(self._channel.id)
        lobby = await self._client.lobbies.at(self._channel.id)
        if lobby is not None:
            await self._client.lobbies.close(lobby.row.id, "ended", self._person.id)

    # -- what the acts are made of --------------------------------------------------------------------

    async def open(self, game: GameName) -> Lobby:
        """Open a lobby without a message; the person is its host."""
        options = Options(game=game, wonders="chosen" if game == "base" else "dealt")
        return await self._client.lobbies.open(
            server=self._channel.guild.id,
            channel=self._channel.id,
            host=self._person.id,
            name=self._person.display_name,
            language=self._text.language,
            options=options,
        )

    async def gather(self, game: GameName) -> Lobby:
        """Post a lobby and fill it with computer players."""
        lobby = await self.open(game)
        await self._lobbies.refresh(lobby)
        for _ in range(1, PLAYERS[game]):
            lobby = await self._client.lobbies.add_computer(lobby.row.id, self._person.id)
            await self._lobbies.refresh(lobby)
        return lobby

    async def begin(self, lobby: Lobby) -> Sitting:
        """Begin the game of a lobby, and look at its message and at what that has become."""
        await self.look_at_lobby(lobby, f"{SHORT[lobby.row.options.game]}: lobby")
        sitting = await self._client.sittings.begin(lobby)
        # As in the lobby itself: the game goes on though the message stays.
        await not_in_the_way(self._lobbies.turn_into(lobby.row, started_lobby(sitting.row, self._text)))
        await self.look_at_lobby(lobby, f"{SHORT[lobby.row.options.game]}: lobby")
        return sitting

    async def close(self, lobby: Lobby) -> None:
        """Close a lobby as its host does."""
        await self._client.lobbies.close(lobby.row.id, "ended", self._person.id)
        post = (await self._client.store.posts(lobby.row.id))[POST]
        await self._lobbies.turn_into(lobby.row, closed_lobby("lobby-closed", self._text))
        await self._looking.look({"Lobby that is closed": post})

    async def look_at_lobby(self, lobby: Lobby, subject: str) -> None:
        """Look at the message of a lobby."""
        await self._looking.look({subject: (await self._client.store.posts(lobby.row.id))[POST]})

    async def _begin(self, game: GameName) -> Sitting:
        """Begin a game out of a lobby."""
        lobby = await self.gather(game)
        await self.show(f"{SHORT[game]}: levels of the computers", level_picker(lobby, self._text))
        if lobby.row.options.wonders_chosen:
            sheets = await offered_boards(self._announcer.pictures, lobby.boards, self._text)
            boards = board_picker(lobby, self._person.id, self._text, sheets)
            await self.show(f"{SHORT[game]}: list of boards", boards)
            await self.show(f"{SHORT[game]}: who has not chosen", not_chosen(lobby, self._text))
        return await self.begin(lobby)

    async def until_asked(self, sitting: Sitting) -> Seat:
        """Wait until the person is asked, and has all that tells so; gives their seat."""
        seat = sitting.seat_of(self._person.id)
        assert seat is not None
        known = await self._client.store.person(self._person.id)
        has_hand = self._announcer.face(sitting.snapshot).has_hands and known.direct_channel is not None
        await self.until(lambda: sitting.snapshot.decision(seat) is not None, "the question to the person")
        # What came before a restart is told first, in a message that goes by the same name till then.
        await self.until(lambda: sitting.snapshot.told == sitting.step, "what happened")
        await self.until(lambda: step_post(sitting.snapshot) in sitting.posts, "the message of the step")
        if has_hand:
            await self.until(lambda: f"hand {sitting.step} {seat}" in sitting.posts, "the hand")
        return seat

    async def _answers(self, sitting: Sitting, seat: Seat) -> None:
        """Post what people are answered privately when they ask."""
        face, text, own = self._announcer.face(sitting.snapshot), self._text, sitting.seats[seat]
        city = face.city_name(sitting.snapshot, seat, own.name, text)
        answers = {
            "table": pictures_shown([await face.table_picture(sitting.snapshot, text)], text),
            "city": pictures_shown([await face.city_picture(sitting.snapshot, seat, text)], text),
            "cities": pictures_shown(await face.city_pictures(sitting.snapshot, text), text),
            "question of /leave": leave_question(sitting.snapshot, text),
            "question of /end": end_question(sitting.snapshot, text),
            "question of /replace": replace_question(sitting.snapshot, own, city, text),
            "free seats": free_seats(sitting.snapshot, self._announcer.city_name, text),
        }
        for what, answer in answers.items():
            assert answer is not None
            await self.show(f"{SHORT[sitting.row.options.game]}: {what}", answer)

    async def _progress(self, sitting: Sitting, seat: Seat) -> None:
        """Let the message of the step be brought up to date, as after every pick."""
        post, before = sitting.posts[step_post(sitting.snapshot)], len(self._traffic.exchanges)
        await sitting.take_back(seat, sitting.step)
        await self.until(
            lambda: self._looking.changed(post.message, before), "the change of the step's message"
        )
        await self._looking.look({f"{self._subject(sitting, 'step')}, kept": post}, keeps=True)

    async def _remind(self, sitting: Sitting, seat: Seat, remark: str = "") -> None:
        """Let half of the time be over."""
        seconds = sitting.row.options.seconds
        assert seconds is not None
        await sitting.clock.stop()
        await sitting.clock.go_on_with(seconds / 2)
        await sitting.take_back(seat, sitting.step)
        await self.until(lambda: f"reminder {sitting.step} {seat}" in sitting.posts, "the reminder")
        await self.look(sitting, remark)

    async def _decide(self, sitting: Sitting, seat: Seat, done: Callable[[], bool]) -> None:
        """Choose for the person until the bot has told what happened."""
        posts = dict(sitting.posts)

        def asked() -> bool:
            # A round is asked once the last one is told; turns may go on in the message of the last step.
            told = sitting.row.options.in_turns or sitting.step == first_untold(sitting.snapshot)
            return told and sitting.snapshot.decision(seat) is not None

        while not done():
            await self.until(lambda: done() or asked(), "what happened")
            decision = sitting.snapshot.decision(seat)
            if decision is None or done():
                continue
            try:
                await sitting.choose(decision.seat, sitting.step, decision.choices[0])
            except Refusal as refusal:
                # What leaves no choice may have been chosen meanwhile: the game goes on by itself.
                if refusal.key not in TOO_LATE:
                    raise
        hands = [name for name in posts if name.startswith("hand ")]
        await self.until(lambda: not any(name in sitting.posts for name in hands), "the hand being put away")
        await self._looking.look(
            {f"{SHORT[sitting.row.options.game]}: hand put away": posts[name] for name in hands}
        )

    async def _leave(self, sitting: Sitting, seat: Seat) -> None:
        """Post what is said when a seat is free and when everybody is away."""
        await self._announcer.seat_news.offer(sitting, _as_if_left(sitting, seat), "seat-left")
        await self._look_at_newest(sitting, "a seat that is free")
        await self._announcer.sleep(sitting)
        await self.look(sitting)

    async def end(self, sitting: Sitting) -> None:
        """End the game as its host does."""
        posts = dict(sitting.posts)
        await self._client.sittings.end(sitting, self._person.id, self._person.display_name)
        await self._look_at_newest(sitting, "a game that was ended")
        await self._looking.look(
            {f"{self._subject(sitting, name)}, ended": post for name, post in posts.items()}
        )

    # -- looking --------------------------------------------------------------------------------------

    async def look(self, sitting: Sitting, remark: str = "") -> None:
        """Look at the messages of a game that have been sent or changed; ``remark`` ends their names."""
        # What happened is told in the message that said who is waited for: it goes by its last name.
        last = {post: name for name, post in sitting.posts.items()}
        await self._looking.look({self._subject(sitting, name) + remark: post for post, name in last.items()})

    async def show(self, subject: str, made: Message) -> Post:
        """Post a message that a person alone is shown otherwise, and look at it."""
        post = await self._delivery.send(self._channel.id, made.view(), made.pictures)
        await self._looking.look({subject: post})
        return post

    def _newest(self, sitting: Sitting) -> Post:
        return self._looking.newest(sitting.row.place)

    async def _look_at_newest(self, sitting: Sitting, what: str) -> None:
        await self._looking.look({what.capitalize(): self._newest(sitting)})

    def _subject(self, sitting: Sitting, name: str) -> str:
        kind = name.split()[0]
        shown = "turn" if kind in ("step", "asked") and sitting.row.options.in_turns else KINDS[kind]
        where = SHORT[sitting.row.options.game] if sitting.row.place == sitting.row.channel else "Thread"
        return f"{where}: {shown}"


def _as_if_left(sitting: Sitting, seat: Seat) -> SeatRow:
    """Return a computer player's seat as it would have been if the person of ``seat`` had just left it."""
    own, free = sitting.seats[seat], next(row for row in sitting.seats if row.person is None)
    return replace(free, person=own.person, name=own.name)
