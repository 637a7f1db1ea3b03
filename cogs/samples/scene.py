"""The surroundings of the samples: the assembled bot, a channel, people, tables."""

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from discord.ext import commands

from bot.client import Client
from bot.common.game_options import PLAYED_WITH, GameName, Options
from bot.common.stored_rows import NO_SERVER, Note, Posted, SeatRow, TableRow
from bot.languages.translator import Translator
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.lobby import Lobby
from cogs.discord.message import Message
from cogs.game.announcer import Announcer
from cogs.game.presenter import Presenters
from cogs.samples.positions import Position
from engine.game import Seat
from engine.record import resume
from engine.rules import rules_named
from engine.story import PlayedStep

TABLE = 2_000_000_000
"""A table number that no real table has, so that taps on a sample are refused."""

Samples = AsyncIterator[tuple[str, Message]]
"""Messages with their names, each made when it is requested."""

CogT = TypeVar("CogT", bound=commands.Cog)


@dataclass(frozen=True)
class Scene:
    """The server, channel, language and people of the samples.

    ``person`` decides, ``other`` is another person at the table; ``names`` are those of seven players.
    """

    client: Client
    text: Translator
    server: int
    place: int
    person: int
    other: int
    names: Sequence[str]

    @property
    def presenters(self) -> Presenters:
        """What presents the bot's games."""
        announcer = self.client.sessions.events
        assert isinstance(announcer, Announcer)
        return announcer.presenters

    def cog(self, name: str, kind: type[CogT]) -> CogT:
        """Return a cog of the bot."""
        found = self.client.get_cog(name)
        assert isinstance(found, kind)
        return found

    def row(self, game: GameName, *, is_direct: bool = False, **options: Any) -> TableRow:
        """Return a table of a game."""
        now = self.client.clock.now()
        then = now + 600.0
        return TableRow(
            id=TABLE,
            server=NO_SERVER if is_direct else self.server,
            channel=self.place,
            place=self.place,
            state="playing",
            host=self.person,
            language=self.text.language,
            options=replace(Options(game=game), **options),
            deadline=then,
            active=now,
            rules=rules_named(*PLAYED_WITH[game]).version,
            expires=then,
        )

    def seats(self, players: int, persons: Mapping[Seat, int]) -> tuple[SeatRow, ...]:
        """Return the seats of ``players``: some people, the others computer players."""
        return tuple(
            SeatRow(seat, persons.get(seat), name, level=None if seat in persons else "strong")
            for seat, name in zip(map(Seat, range(players)), self.names, strict=False)
        )

    def lobby(self, game: GameName, players: int, **options: Any) -> Lobby:
        """Return a lobby with up to two people, the rest computer players."""
        persons = dict(zip(map(Seat, range(players)), (self.person, self.other), strict=False))
        row = replace(self.row(game, **options), state="lobby", deadline=None)
        return Lobby(row, self.seats(players, persons))

    def game(
        self,
        position: Position,
        *,
        alone: bool = False,
        late: int = 0,
        is_direct: bool = False,
        **options: Any,
    ) -> GameSnapshot:
        """Return a game in which the person decides, before the last turns have been announced.

        The person may play ``alone`` against computer players; ``late`` counts the timeouts of each person.
        """
        persons = {position.seat: self.person}
        if not alone:
            persons[Seat((position.seat + 1) % position.players)] = self.other
        history: list[PlayedStep] = []
        game = resume({**position.header, "steps": [*position.steps]}, history.append)
        row = self.row(position.game, is_direct=is_direct, **options)
        asked_before = max(len(history) - position.players, 0)
        return GameSnapshot(
            replace(row, state="over") if game.over else row,
            [
                replace(each, late=late if each.person else 0)
                for each in self.seats(position.players, persons)
            ],
            position.header,
            game,
            history,
            picks=position.picks,
            posted=Posted(notes={Note("told", asked_before - 1): 0.0}),
            announced_steps=len(history),
        )
