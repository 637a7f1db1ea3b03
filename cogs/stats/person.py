"""The figures of a player in a game, and of boards, played by one player or everybody on a server."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import cast, get_args

from PIL import Image

from bot.common.options import GameName, Options
from bot.languages.translator import Translator
from bot.statistics.figures import Interval, Meeting, PlayerStatistics, Standing, WonderFigures
from bot.statistics.players import PlayerKey, is_nameless, key_of_computer, key_of_person, level_of, person_of
from cogs.discord.message import Message, Picture, Row, escape, gallery, message
from cogs.discord.picture_pool import PicturePool
from cogs.discord.router import as_number
from cogs.stats.history import board_name, stats_button, stored_categories
from engine.base.box import Box as BaseBox
from engine.base.city import Board
from engine.reading import clean_name
from engine.terms import Level, WonderId
from renders.base.sides import scene_of as board_scene
from renders.duel.wonder_card import scene_of as duel_scene
from renders.parts.result import Backdrop, Category
from renders.parts.scenes import emblem
from renders.statistics.person import (
    MOST_ROWS,
    NONE,
    WHOLE,
    CategoryFigure,
    OpponentFigure,
    PersonFigures,
    ShareFigure,
    TableFigure,
    decimal,
    describe_person,
    draw_person,
    whole,
)

WITHOUT_BOARD = "sphinx"
"""The backdrop of a player who has played no board."""

LEVELS: Sequence[str] = get_args(Level)

DETAILS = "details"
"""The last word in the id of a page with all figures."""


def word_of_player(player: PlayerKey) -> str:
    """Return the word for a player in the id of a button: a person's id, a computer player's level."""
    return level_of(player) or f"{person_of(player)}"


def key_of_word(word: str) -> PlayerKey:
    """Return the player for a word in the id of a button; raises `Refusal` if it is invalid."""
    return key_of_computer(word) if word in LEVELS else key_of_person(as_number(word))


def selectable_players(player: PlayerKey) -> list[PlayerKey]:
    """List the players to choose from: all levels of the computer, or only the person."""
    return [player] if level_of(player) is None else [key_of_computer(each) for each in LEVELS]


def games_of(statistics: PlayerStatistics) -> list[str]:
    """List the games that a player has played, the most played first."""
    played: Counter[str] = Counter()
    for each in statistics.games:
        played[each.game] += each.games
    return [game for game, _ in played.most_common()]


def name_of(player: PlayerKey, name: str, text: Translator) -> str:
    """Return the name of a player; all computer players of a level share one."""
    if is_nameless(player):
        return text("forgotten-name")
    level = level_of(player)
    return clean_name(name, text("person-somebody")) if level is None else text("stats-computer", level=level)


@dataclass(frozen=True, slots=True)
class PlayerPage:
    """The page of a player's figures in one game."""

    statistics: PlayerStatistics
    game: str
    text: Translator

    @property
    def name(self) -> str:
        """The displayed name of the player."""
        return name_of(self.statistics.player, self.statistics.name, self.text)

    @property
    def boards(self) -> list[WonderFigures]:
        """The boards played, the most played first."""
        return [each for each in self.statistics.wonders if each.game == self.game]

    @property
    def meetings(self) -> list[Meeting]:
        """The opponents met, the most met first."""
        return [each for each in self.statistics.meetings if each.game == self.game]

    async def picture(self, where: str, categories: Sequence[Category], pool: PicturePool) -> Picture:
        """Draw the figures; ``where`` names the server, ``categories`` are those of the game."""
        figures = self._figures(where, categories)
        told = (figures, self.text)
        return await pool.draw("player.png", partial(draw_person, *told), partial(describe_person, *told))

    def _figures(self, where: str, categories: Sequence[Category]) -> PersonFigures:
        text, statistics, boards = self.text, self.statistics, self.boards
        played = [each for each in statistics.games if each.game == self.game]
        scored, points = sum(each.scored for each in played), sum(each.points for each in played)
        known = {each.category: each for each in statistics.categories if each.game == self.game}
        favourite = max(boards, key=lambda each: (each.wins, each.games), default=None)
        backdrop = WITHOUT_BOARD if favourite is None else _scene(favourite)
        most_players = max(each.players for each in played)
        return PersonFigures(
            name=self.name,
            game=text(f"game-{self.game}"),
            where=where,
            games=sum(each.games for each in played),
            wins=sum(each.wins for each in played),
            average=points / scored if scored else None,
            best=max((each.best for each in played if each.best is not None), default=None),
            streak=self._streak,
            backdrop=Backdrop(backdrop, WHOLE, WHOLE),
            places=[
                sum(each.places.get(place, 0) for each in played) for place in range(1, most_players + 1)
            ],
            categories=[
                CategoryFigure(
                    category, found.points / found.games, found.server_points / max(found.server_games, 1)
                )
                for category in stored_categories(categories, known)
                if (found := known.get(category.field)) is not None
            ],
            by_players=[
                TableFigure(each.players, each.games, each.wins, each.average, each.best)
                for each in sorted(played, key=lambda each: each.players)
            ],
            shares_of=text("person-boards"),
            shares=[
                ShareFigure(
                    board_name(each.game, each.wonder, each.side, text),
                    partial(_emblem, _scene(each)),
                    each.wins,
                    each.games,
                )
                for each in boards
            ],
            opponents=[
                OpponentFigure(name_of(each.opponent, each.name, text), each.ahead, each.behind, each.met)
                for each in self.meetings
            ],
        )

    @property
    def _streak(self) -> int | None:
        """The longest winning streak; None for computer players, whose level may have several seats."""
        if level_of(self.statistics.player) is not None:
            return None
        return next((each.longest for each in self.statistics.streaks if each.game == self.game), 0)

    def message(
        self, picture: Picture, standing: Standing | None, beside: Sequence[PlayerKey] = ()
    ) -> Message:
        """Show the picture, with buttons for other games, players ``beside``, and the full lists."""
        text, statistics = self.text, self.statistics
        whose = word_of_player(statistics.player)
        others = tuple(
            stats_button(text(f"game-{other}"), "player", whose, other, disabled=other == self.game)
            for other in games_of(statistics)
        )
        levels = tuple(
            stats_button(
                name_of(each, "", text), "player", word_of_player(each), disabled=each == statistics.player
            )
            for each in beside
        )
        lines = []
        if standing is not None:
            key = "stats-standing-provisional" if standing.provisional else "stats-standing"
            lines.append(text(key, points=standing.points, margin=standing.margin, place=standing.place or 0))
        if level_of(statistics.player) is not None:
            lines.append(text("stats-computer-seats"))
        if statistics.left:
            lines.append(text("stats-games-left", count=statistics.left))
        lines += [text("stats-columns"), text("stats-opponents-mean")]
        has_more = max(len(self.boards), len(self.meetings)) > MOST_ROWS
        return message(
            gallery(picture),
            "\n".join(lines),
            levels if len(levels) > 1 else None,
            others if len(others) > 1 else None,
            (stats_button(text("button-everything"), "everything", whose, self.game),) if has_more else None,
        )

    def everything(self, *, details: bool = False) -> Message:
        """List all boards played and all opponents met."""
        text, boards, meetings = self.text, self.boards, self.meetings
        lines = [text("stats-everything", name=escape(self.name), game=text(f"game-{self.game}"))]
        lines += [*wonder_lines(boards, text, details=details), text("stats-everything-opponents")]
        for each in meetings:
            name = escape(name_of(each.opponent, each.name, text))
            met = {"met": each.met, "ahead": each.ahead, "behind": each.behind}
            lines.append(text("stats-meeting", name=name, **met))
        lines.append(text("stats-opponents-mean"))
        whose = word_of_player(self.statistics.player)
        return message(
            "\n".join(lines), details_button(text, "everything", whose, self.game, details=details)
        )


def _scene(board: WonderFigures) -> str:
    """Return the landscape of a board, at the time of day of its side; Duel shares them."""
    wonder, box = WonderId(board.wonder), Options(cast("GameName", board.game)).box
    if isinstance(box, BaseBox):
        return board_scene(box, Board(wonder, "B" if board.side == "B" else "A"))
    return duel_scene(wonder) if board.game == "duel" else wonder


def _emblem(wonder: str, size: int) -> Image.Image:
    return emblem(wonder, size, WHOLE, WHOLE)


# -- boards -------------------------------------------------------------------------------------------


def wonder_lines(wonders: Sequence[WonderFigures], text: Translator, *, details: bool) -> list[str]:
    """Describe the results of each board, in plain words or with all figures, and explain them."""
    end, note = ("-figures", "stats-wonders-mean") if details else ("", "stats-wonders-expected")
    if not details and all(each.luck == "unknown" for each in wonders):
        note = "stats-wonders-few"
    return [*(_line(each, text, end) for each in wonders), text(note)]


def details_button(text: Translator, *words: str | int, details: bool) -> Row:
    """Return the button that switches the page of these words between plain words and all figures."""
    if details:
        return (stats_button(text("button-plain-words"), "turn", *words),)
    return (stats_button(text("button-figures"), "turn", *words, DETAILS),)


def _line(each: WonderFigures, text: Translator, end: str) -> str:
    """Return the results of a board by the message whose key has this ``end``."""
    points = text("stats-wonder-no-points")
    if each.average is not None:
        between = _between(each.average_interval, 1.0, text)
        points = text(f"stats-wonder-points{end}", average=decimal(each.average, text), between=between)
    return text(
        f"stats-wonder-drafted{end}" if each.game == "duel" else f"stats-wonder{end}",
        board=board_name(each.game, each.wonder, each.side, text),
        built=each.built,
        games=each.games,
        wins=each.wins,
        luck=each.luck,
        expected=decimal(each.expected, text),
        share=whole(round(each.win_share * 100)),
        between=_between(each.win_interval, 100.0, text),
        points=points,
    )


def _between(interval: Interval | None, unit: float, text: Translator) -> str:
    if interval is None:
        return NONE
    low, high = (whole(round(end * unit)) for end in interval)
    return text("stats-between", low=low, high=high)
