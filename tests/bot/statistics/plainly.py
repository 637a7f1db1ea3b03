"""A plain recount of all statistics: every question goes through all finished games."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from openskill.models import PlackettLuce

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
from bot.statistics.players import PlayerKey
from bot.statistics.ratings import Season
from tests.bot.statistics.played import CATEGORIES, Sat
from tests.bot.statistics.world import Event, Forgotten, Played

COMPUTER = PlayerKey("computer:normal")
FORMER = "Former player"

Known = dict[tuple[int, str, PlayerKey], dict[Season, Standing]]
"""The standings of each player by server, game and season."""


@dataclass
class Line:
    """The result of a seat, and its player, who may have been forgotten since."""

    played: Played
    seat: Sat
    rank: int
    forgotten: Mapping[int, int]

    def __post_init__(self) -> None:
        game, holder, first = self.played.game, self.seat.persons[-1], self.seat.persons[0]
        self.number, self.server, self.game = game.number, game.server, game.game
        self.players = len(self.played.seats)
        self.player, self.name = self._who(holder)
        self.place = 1 + sum(other < self.rank for other in self.played.ranks)
        steps = enumerate(self.seat.persons)
        self.whole = sum(person != holder or step in self.seat.late for step, person in steps) <= 3
        self.counted = game.victory in (None, "civilian")
        self.points = dict(zip(CATEGORIES[game.game], self.seat.points, strict=True))
        self.points["total"] = self.seat.total
        board = {} if self.seat.wonder is None else {(self.seat.wonder, self.seat.side): True}
        self.boards = board | {(each.wonder, None): each.built for each in self.seat.drafted}
        has_left = first is not None and all(seat.persons[-1] != first for seat in self.played.seats)
        self.left_by: PlayerKey | None
        self.left_by, self.left_name = self._who(first) if has_left else (None, "")

    def _who(self, person: int | None) -> tuple[PlayerKey, str]:
        if person is not None and person in self.forgotten:
            return PlayerKey(f"nobody:{person} {self.forgotten[person]}"), FORMER
        key = COMPUTER if person is None else PlayerKey(f"person:{person}")
        return key, self.played.names[person]


def lines_of(played: Played, forgotten: Mapping[int, int]) -> Iterator[Line]:
    """Return a line for each seat of a game; ``forgotten`` maps people forgotten since to the moment."""
    seats = zip(played.seats, played.ranks, strict=True)
    return (Line(played, seat, rank, forgotten) for seat, rank in seats)


class PlainStatistics:
    """All events, gone through from the beginning for every question."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = events
        self.lines: list[Line] = []
        self.games: list[Played] = []
        for number, event in enumerate(events):
            if isinstance(event, Played):
                moments = [*enumerate(events)][:number:-1]
                later = {each.person: moment for moment, each in moments if isinstance(each, Forgotten)}
                self.lines += lines_of(event, later)
                self.games.append(event)

    @property
    def players(self) -> set[PlayerKey]:
        found = {line.player for line in self.lines} | {line.left_by for line in self.lines}
        return {each for each in found if each is not None and not each.startswith("nobody:")}

    def name_of(self, server: int, player: PlayerKey) -> str:
        """Return the name of a player in the newest game on a server."""
        name = ""
        for line in self.lines:
            if line.server == server and line.left_by == player:
                name = line.left_name
            if line.server == server and line.player == player:
                name = line.name
        return name

    def history(self, server: int | None, player: PlayerKey | None) -> list[int]:
        """List the numbers of the games of a server or a player, newest first."""
        having = {
            line.number
            for line in self.lines
            if server in (None, line.server) and player in (None, line.player, line.left_by)
        }
        newest = sorted(self.games, key=lambda each: (each.game.ended, each.game.number), reverse=True)
        return [each.game.number for each in newest if each.game.number in having]

    def statistics(self, server: int, player: PlayerKey) -> PlayerStatistics | None:
        """Return all figures of a player on a server."""
        here = [line for line in self.lines if line.server == server]
        if not any(player in (line.player, line.left_by) for line in here):
            return None
        own = [line for line in here if line.player == player and line.whole]
        return PlayerStatistics(
            player,
            self.name_of(server, player),
            left=sum(line.left_by == player for line in here),
            games=tuple(sorted(self._games(own), key=lambda each: (-each.games, each.game, each.players))),
            categories=tuple(self._categories(own, here)),
            wonders=tuple(self._wonders(own)),
            streaks=tuple(self._streaks(here, player)),
            meetings=tuple(self._meetings(server, own)),
        )

    def wonders(self, server: int, game: str, players: int | None) -> list[WonderFigures]:
        """Return the figures of each board."""
        here = [line for line in self.lines if (line.server, line.game) == (server, game)]
        return self._wonders([line for line in here if players in (None, line.players)])

    def records(self, server: int, game: str) -> list[RecordHeld]:
        """Return the most points in each category, and the longest streak."""
        found = []
        lines = [line for line in self.lines if (line.server, line.game) == (server, game)]
        known = [line for line in lines if line.whole and line.counted and line.player.startswith("person:")]
        for category in sorted((*CATEGORIES[game], "total")):
            first = [(-line.points[category], line.number, line.player) for line in known]
            if first:
                points, number, player = min(first)
                name = self.name_of(server, player)
                found.append(RecordHeld(game, category, -points, player, name, number))
        streaks = [
            (-streak.longest, reached, player)
            for player in self.players
            for streak, reached in self._streaks_of(lines, player)
            if streak.longest
        ]
        if streaks:
            longest, reached, player = min(streaks)
            found.append(RecordHeld(game, "streak", -longest, player, self.name_of(server, player), reached))
        return found

    # -- parts of a player's figures ------------------------------------------------------------------

    def _games(self, own: list[Line]) -> Iterator[GameFigures]:
        for game, players in {(line.game, line.players) for line in own}:
            lines = [line for line in own if (line.game, line.players) == (game, players)]
            scored = [line for line in lines if line.counted]
            best = max(scored, key=lambda line: line.points["total"], default=None)
            yield GameFigures(
                game,
                players,
                places=dict(sorted(Counter(line.place for line in lines).items())),
                scored=len(scored),
                points=sum(line.points["total"] for line in scored),
                best=None if best is None else best.points["total"],
                best_in=None if best is None else best.number,
            )

    def _categories(self, own: list[Line], here: list[Line]) -> Iterator[CategoryFigures]:
        for game in sorted({line.game for line in own if line.counted}):
            mine = [line for line in own if line.game == game and line.counted]
            all_ = [
                line
                for line in here
                if line.game == game and line.whole and line.counted and line.player != COMPUTER
            ]
            for category in sorted((*CATEGORIES[game], "total")):
                points = [line.points[category] for line in mine]
                server = [line.points[category] for line in all_]
                yield CategoryFigures(
                    game, category, len(points), sum(points), max(points), len(server), sum(server)
                )

    def _wonders(self, lines: list[Line]) -> list[WonderFigures]:
        figures = []
        for game, board in {(line.game, board) for line in lines for board in line.boards}:
            played = [line for line in lines if line.game == game and board in line.boards]
            totals = [line.points["total"] for line in played if line.counted]
            figures.append(
                WonderFigures(
                    game,
                    *board,
                    len(played),
                    wins=sum(line.place == 1 for line in played),
                    expected=sum(1 / line.players for line in played),
                    scored=len(totals),
                    points=sum(totals),
                    squares=sum(total * total for total in totals),
                    built=sum(line.boards[board] for line in played),
                )
            )
        return sorted(figures, key=lambda each: (-each.games, each.game, each.wonder, each.side or ""))

    def streaks_anywhere(self, player: PlayerKey) -> tuple[Streak, ...]:
        """Return a player's streaks over all servers, counted in the order in which games ended."""
        ended = {each.game.number: each.game.ended for each in self.games}
        lines = sorted(self.lines, key=lambda each: (ended[each.number], each.number))
        return tuple(self._streaks(lines, player))

    def _streaks(self, here: list[Line], player: PlayerKey) -> list[Streak]:
        if not player.startswith("person:"):
            return []
        found = [streak for streak, _ in self._streaks_of(here, player)]
        return sorted(found, key=lambda each: (-each.longest, each.game))

    def _streaks_of(self, lines: list[Line], player: PlayerKey) -> Iterator[tuple[Streak, int]]:
        """Yield the streaks of a person, each with the game in which it was longest."""
        if not player.startswith("person:"):
            return
        for game in sorted({line.game for line in lines}):
            outcomes = [
                (line.number, line.left_by != player and line.place == 1)
                for line in lines
                if line.game == game
                if line.left_by == player or (line.player == player and line.whole)
            ]
            longest = running = reached = 0
            for number, won in outcomes:
                running = running + 1 if won else 0
                if running > longest:
                    longest, reached = running, number
            if outcomes:
                yield Streak(game, longest, running), reached

    def _meetings(self, server: int, own: list[Line]) -> list[Meeting]:
        met: dict[tuple[PlayerKey, str], list[tuple[int, int]]] = defaultdict(list)
        for line in own:
            for other in self.lines:
                if other.number == line.number and other.whole and other.player != line.player:
                    met[other.player, line.game].append((line.place, other.place))
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

    # -- ratings --------------------------------------------------------------------------------------

    def rankings(self) -> dict[tuple[int, str, Season], list[Standing]]:
        """Rate the games in order, and forget people where they were forgotten."""
        known: Known = defaultdict(dict)
        for event in self.events:
            if isinstance(event, Forgotten):
                for whose in [each for each in known if each[2] == f"person:{event.person}"]:
                    del known[whose]
            elif event.rated:
                _rate(event, known)
        tables: dict[tuple[int, str, Season], list[Standing]] = defaultdict(list)
        for (server, game, player), seasons in known.items():
            for season, standing in seasons.items():
                tables[server, game, season].append(replace(standing, name=self.name_of(server, player)))
        for standings in tables.values():
            standings.sort(key=lambda each: (each.rated < 10, -each.mean, each.player))
            for place, each in enumerate(standings, start=1):
                standings[place - 1] = replace(each, place=place if each.rated >= 10 else None)
        return tables


def _rate(played: Played, known: Known) -> None:
    lines = list(lines_of(played, {}))
    placed = [(line.player, line.place) for line in lines if line.whole]
    placed += [(line.left_by, 99) for line in lines if line.left_by is not None]
    if len({player for player, _ in placed}) < 2:
        return
    day = datetime.fromtimestamp(played.game.ended, UTC)
    season = Season(f"{day.year}-{math.ceil(day.month / 3)}")
    before: dict[PlayerKey, Standing] = {}
    for player, _ in placed:
        seasons = known[played.game.server, played.game.game, player]
        newest = Standing(player, "", None, 25.0, 25.0 / 3.0, 0, 0, 0)
        if seasons and season not in seasons:
            last = seasons[max(seasons)]
            wider = min(25.0 / 3.0, math.hypot(last.deviation, 25.0 / 6.0))
            newest = replace(newest, mean=last.mean, deviation=wider, rated=last.rated)
        before[player] = seasons.get(season, newest)
    model = PlackettLuce()
    teams = [[model.rating(before[player].mean, before[player].deviation)] for player, _ in placed]
    after = model.rate(teams, ranks=[float(place) for _, place in placed])
    for player, standing in before.items():
        mine = [rating for (each, _), (rating,) in zip(placed, after, strict=True) if each == player]
        known[played.game.server, played.game.game, player][season] = replace(
            standing,
            mean=sum(each.mu for each in mine) / len(mine),
            deviation=math.sqrt(sum(each.sigma**2 for each in mine) / len(mine)),
            games=standing.games + 1,
            wins=standing.wins + any(place == 1 for each, place in placed if each == player),
            rated=standing.rated + 1,
        )
