"""Every figure of finished games equals a plain recount, which goes through all games for every question."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pytest

from bot.statistics.figures import (
    CategoryFigures,
    GameFigures,
    Meeting,
    PlayerStatistics,
    RecordHeld,
    Standing,
    Streak,
    WonderFigures,
)
from bot.statistics.finished_game import Cursor, FinishedGame, FinishedSeat
from bot.statistics.player_keys import PlayerKey, key_of_person, person_of
from bot.statistics.ratings import Rating, Season, rate, season_at
from bot.storage.store import Store
from tests.bot.statistics.played import CATEGORIES, NOON, PERSONS, SERVERS, play_games

GAMES = 40


@dataclass(frozen=True)
class Line:
    """The result of a seat."""

    game: FinishedGame
    seat: FinishedSeat

    @property
    def scored(self) -> bool:
        """Whether the points count for the player."""
        return self.seat.whole and self.game.scored

    @property
    def points(self) -> dict[str, int]:
        return {**self.seat.points, "total": self.seat.total}

    @property
    def boards(self) -> dict[tuple[str, str | None], bool]:
        return {(wonder, side or None): built for wonder, side, built in self.seat.boards}

    def is_of(self, player: PlayerKey) -> bool:
        """Whether a player had the seat at the end or left it."""
        return player in (self.seat.player, self.seat.left_by)


class PlainStatistics:
    """All games in the order in which they ended, gone through for every question."""

    def __init__(self, games: Sequence[FinishedGame]) -> None:
        self.games = games
        self.lines = [Line(game, seat) for game in games for seat in game.seats]

    @property
    def players(self) -> set[PlayerKey]:
        found = {key for line in self.lines for key in (line.seat.player, line.seat.left_by)}
        return {key for key in found if key is not None and not key.startswith("nobody:")}

    def name_of(self, server: int, player: PlayerKey) -> str:
        """Return the name of a player in the newest game on a server."""
        name = ""
        for line in self.lines:
            if line.game.server == server and line.seat.left_by == player:
                name = line.seat.left_name or ""
            if line.game.server == server and line.seat.player == player:
                name = line.seat.name
        return name

    def history(self, server: int | None, player: PlayerKey | None) -> list[int]:
        """List the numbers of the games of a server or a player, newest first."""
        newest = sorted(self.games, key=lambda each: (each.ended, each.number), reverse=True)
        return [
            game.number
            for game in newest
            if server in (None, game.server)
            if player is None or any(Line(game, seat).is_of(player) for seat in game.seats)
        ]

    def statistics(self, server: int, player: PlayerKey) -> PlayerStatistics | None:
        """Return all figures of a player on a server."""
        here = [line for line in self.lines if line.game.server == server]
        if not any(line.is_of(player) for line in here):
            return None
        own = [line for line in here if line.seat.player == player and line.seat.whole]
        return PlayerStatistics(
            player,
            self.name_of(server, player),
            left=sum(line.seat.left_by == player for line in here),
            games=tuple(sorted(_games(own), key=lambda each: (-each.games, each.game, each.players))),
            categories=tuple(_categories(own, here)),
            wonders=tuple(_wonders(own)),
            streaks=self.streaks(here, player),
            meetings=tuple(self._meetings(server, own)),
        )

    def wonders(self, server: int, game: str, players: int | None) -> list[WonderFigures]:
        """Return the figures of each board."""
        here = [line for line in self.lines if (line.game.server, line.game.game) == (server, game)]
        return _wonders([line for line in here if players in (None, line.game.players)])

    def records(self, server: int, game: str) -> list[RecordHeld]:
        """Return the most points in each category, and the longest streak."""
        lines = [line for line in self.lines if (line.game.server, line.game.game) == (server, game)]
        best: dict[str, list[tuple[int, int, PlayerKey]]] = defaultdict(list)
        for line in lines:
            if line.scored and line.seat.player is not None and person_of(line.seat.player):
                for category, points in sorted(line.points.items()):
                    best[category].append((-points, line.game.number, line.seat.player))
        streaks = [
            (-streak.longest, reached, player)
            for player in self.players
            for streak, reached in _streaks_of(lines, player)
            if streak.longest
        ]
        held = {category: min(best[category]) for category in sorted(best)}
        held |= {"streak": min(streaks)} if streaks else {}
        return [
            RecordHeld(game, category, -points, player, self.name_of(server, player), number)
            for category, (points, number, player) in held.items()
        ]

    def streaks(self, lines: list[Line], player: PlayerKey) -> tuple[Streak, ...]:
        found = [streak for streak, _ in _streaks_of(lines, player)]
        return tuple(sorted(found, key=lambda each: (-each.longest, each.game)))

    def _meetings(self, server: int, own: list[Line]) -> list[Meeting]:
        met: dict[tuple[PlayerKey, str], list[tuple[int, int]]] = defaultdict(list)
        for line in own:
            for other in line.game.seats:
                if other.player is not None and other.whole and other.player != line.seat.player:
                    met[other.player, line.game.game].append((line.seat.place, other.place))
        meetings = [
            Meeting(
                opponent,
                self.name_of(server, opponent),
                game,
                len(places),
                ahead=sum(mine < theirs for mine, theirs in places),
                behind=sum(mine > theirs for mine, theirs in places),
            )
            for (opponent, game), places in met.items()
        ]
        return sorted(meetings, key=lambda each: (-each.met, each.opponent, each.game))

    def rankings(self) -> dict[tuple[int, str, Season], list[Standing]]:
        """Rate the games in order."""
        known: dict[tuple[int, str], dict[PlayerKey, Rating]] = defaultdict(dict)
        tables: dict[tuple[int, str, Season], dict[PlayerKey, Rating]] = defaultdict(dict)
        for game in self.games:
            if game.rankings_on:
                rated = rate(game, known[game.server, game.game])
                known[game.server, game.game] |= rated
                for player, rating in rated.items():
                    if not player.startswith("nobody:"):
                        tables[game.server, game.game, rating.season][player] = rating
        return {of: [*self._standings(of[0], ratings)] for of, ratings in tables.items()}

    def _standings(self, server: int, ratings: dict[PlayerKey, Rating]) -> Iterator[Standing]:
        ranked = sorted(ratings.items(), key=lambda each: (each[1].rated < 10, -each[1].mean, each[0]))
        for place, (player, each) in enumerate(ranked, start=1):
            figures = (each.mean, each.deviation, each.games, each.wins, each.rated)
            name = self.name_of(server, player)
            yield Standing(player, name, place if each.rated >= 10 else None, *figures)


def _games(own: list[Line]) -> Iterator[GameFigures]:
    for game, players in {(line.game.game, line.game.players) for line in own}:
        lines = [line for line in own if (line.game.game, line.game.players) == (game, players)]
        scored = [line for line in lines if line.scored]
        best = max(scored, key=lambda line: line.seat.total, default=None)
        yield GameFigures(
            game,
            players,
            places=dict(sorted(Counter(line.seat.place for line in lines).items())),
            scored=len(scored),
            points=sum(line.seat.total for line in scored),
            best=None if best is None else best.seat.total,
            best_in=None if best is None else best.game.number,
        )


def _categories(own: list[Line], here: list[Line]) -> Iterator[CategoryFigures]:
    for game in sorted({line.game.game for line in own if line.scored}):
        mine = [line for line in own if line.scored and line.game.game == game]
        people = [
            line
            for line in here
            if line.scored and line.game.game == game and not str(line.seat.player).startswith("computer:")
        ]
        for category in sorted((*CATEGORIES[game], "total")):
            points = [line.points[category] for line in mine]
            server = [line.points[category] for line in people]
            yield CategoryFigures(
                game, category, len(points), sum(points), max(points), len(server), sum(server)
            )


def _wonders(lines: list[Line]) -> list[WonderFigures]:
    figures = []
    for game, board in {(line.game.game, board) for line in lines for board in line.boards}:
        played = [line for line in lines if line.game.game == game and board in line.boards]
        totals = [line.seat.total for line in played if line.game.scored]
        figures.append(
            WonderFigures(
                game,
                *board,
                len(played),
                wins=sum(line.seat.place == 1 for line in played),
                expected=sum(1 / line.game.players for line in played),
                scored=len(totals),
                points=sum(totals),
                squares=sum(total * total for total in totals),
                built=sum(line.boards[board] for line in played),
            )
        )
    return sorted(figures, key=lambda each: (-each.games, each.game, each.wonder, each.side or ""))


def _streaks_of(lines: list[Line], player: PlayerKey) -> Iterator[tuple[Streak, int]]:
    """Yield the streaks of a person, each with the game in which it was longest."""
    own = [
        line
        for line in lines
        if person_of(player) is not None
        if line.seat.left_by == player or (line.seat.player == player and line.seat.whole)
    ]
    for game in sorted({line.game.game for line in own}):
        longest = running = reached = 0
        for line in own:
            if line.game.game == game:
                running = running + 1 if line.seat.left_by != player and line.seat.place == 1 else 0
                if running > longest:
                    longest, reached = running, line.game.number
        yield Streak(game, longest, running), reached


# -- the figures of the store -------------------------------------------------------------------------


def rounded(figures: Sequence[WonderFigures]) -> list[WonderFigures]:
    return [replace(each, expected=round(each.expected, 9)) for each in figures]


async def check_figures(store: Store, number: int) -> None:
    """Check every figure of a number of games, the pages of the history, and the rankings."""
    games = [game for server in SERVERS for game in await store.finished_games(server, limit=number)]
    assert len(games) == number
    plain = PlainStatistics(sorted(games, key=lambda each: (each.ended, each.number)))
    for server in (*SERVERS, 3):
        for player in (*plain.players, key_of_person(999)):
            found, wanted = await store.player_statistics(server, player), plain.statistics(server, player)
            assert (found is None) == (wanted is None)
            if found is not None and wanted is not None:
                assert rounded(found.wonders) == rounded(wanted.wonders)
                assert replace(found, wonders=()) == replace(wanted, wonders=())
        for game in CATEGORIES:
            for players in (None, 2, 3, 4):
                found_wonders = await store.wonders(server, game, players)
                assert rounded(found_wonders) == rounded(plain.wonders(server, game, players))
            assert await store.records(server, game) == plain.records(server, game)
    for player in plain.players:
        anywhere = await store.player_statistics(None, player)
        assert anywhere is not None
        assert anywhere.streaks == plain.streaks(plain.lines, player)
    await _check_history(store, plain)
    await _check_rankings(store, plain)


async def _check_history(store: Store, plain: PlainStatistics) -> None:
    places: list[tuple[int | None, PlayerKey | None]] = [(server, None) for server in SERVERS]
    places += [(server, player) for server in (*SERVERS, None) for player in map(key_of_person, PERSONS)]
    for server, player in places:
        numbers: list[int] = []
        last: Cursor | None = None
        while page := await store.finished_games(server, player=player, before=last, limit=7):
            numbers += [game.number for game in page]
            last = page[-1].cursor
        assert numbers == plain.history(server, player)


async def _check_rankings(store: Store, plain: PlainStatistics) -> None:
    rankings = plain.rankings()
    seasons = {season for _, _, season in rankings} | {season_at(NOON)}
    for server in SERVERS:
        for game in CATEGORIES:
            for season in seasons:
                found = await store.ranking(server, game, season, limit=100)
                wanted = rankings.get((server, game, season), [])
                assert almost(found.standings) == almost(wanted)
                assert found.players == len(wanted)
                assert (season in await store.seasons(server, game)) == bool(wanted)


def almost(standings: Sequence[Standing]) -> list[Standing]:
    return [replace(each, mean=round(each.mean, 9), deviation=round(each.deviation, 9)) for each in standings]


@pytest.mark.parametrize("seed", [1, 2], ids=["nobody forgotten", "some forgotten"])
async def test_every_figure_equals_a_plain_recount_even_after_counting_again(store: Store, seed: int) -> None:
    await play_games(store, random.Random(seed), GAMES, forget=seed != 1)
    for _ in range(2):
        await check_figures(store, GAMES)
        assert await store.recount() == GAMES
