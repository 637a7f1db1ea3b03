"""The pages of figures: a player's, and a server's ranking, wonders, records and settings."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import cast, get_args

from bot.common.game_options import GameName, Options
from bot.languages.translator import Translator
from bot.statistics.figures import (
    Interval,
    Meeting,
    PlayerStatistics,
    Ranking,
    RecordHeld,
    Standing,
    WonderFigures,
)
from bot.statistics.player_keys import (
    PlayerKey,
    is_nameless,
    key_of_computer,
    key_of_person,
    level_of,
    person_of,
)
from bot.statistics.ratings import Season, Unrated
from bot.statistics.tally import STREAK, TOTAL
from bot.storage.history_and_statistics import PAGE
from cogs.discord.game_argument import game_in_full
from cogs.discord.message import Message, Picture, Row, escape, gallery, message
from cogs.discord.picture_pool import PicturePool
from cogs.discord.router import as_number
from cogs.stats.history import board_name, mention, stats_button, stats_list, stored_categories
from engine.base.box import Box as BaseBox
from engine.base.city import Board
from engine.reading import clean_name
from engine.rules import Box
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

ANY_NUMBER = 0
"""Replaces the number of players in the id of a list, for games of any number."""

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


def name_in_sentence(player: PlayerKey, text: Translator) -> str:
    """Return a player's name within a sentence: a mention for a person, whose name may be unknown here."""
    person = person_of(player)
    return name_of(player, "", text) if person is None else mention(person)


def no_figures(player: PlayerKey, asker: int | None, text: Translator) -> Message:
    """Return the page of a player without games, for the ``asker`` alone, or with None for everybody."""
    own = asker is not None and person_of(player) == asker
    key = "stats-no-figures" if own else "stats-no-figures-of"
    return message(text(key, name=name_in_sentence(player, text)))


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
        shown = (self._figures(where, categories), self.text)
        return await pool.draw("player.png", partial(draw_person, *shown), partial(describe_person, *shown))

    def _figures(self, where: str, categories: Sequence[Category]) -> PersonFigures:
        text, statistics, boards = self.text, self.statistics, self.boards
        played = [each for each in statistics.games if each.game == self.game]
        scored, points = sum(each.scored for each in played), sum(each.points for each in played)
        known = {each.category: each for each in statistics.categories if each.game == self.game}
        favourite = max(boards, key=lambda each: (each.wins, each.games), default=None)
        # A player who has played no board has the sphinx behind the figures.
        backdrop = "sphinx" if favourite is None else _scene(favourite)
        most_players = max(each.players for each in played)
        longest = next((each.longest for each in statistics.streaks if each.game == self.game), 0)
        return PersonFigures(
            name=self.name,
            game=text(f"game-{self.game}"),
            where=where,
            games=sum(each.games for each in played),
            wins=sum(each.wins for each in played),
            average=points / scored if scored else None,
            best=max((each.best for each in played if each.best is not None), default=None),
            # A level of the computer may have several seats.
            streak=longest if level_of(statistics.player) is None else None,
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
                    partial(emblem, _scene(each), stages_built=WHOLE, stages_total=WHOLE),
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
            key = "stats-standing-provisional" if standing.place is None else "stats-standing"
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
        text = self.text
        lines = [text("stats-everything", name=escape(self.name), game=text(f"game-{self.game}"))]
        lines += [*_wonder_lines(self.boards, text, details=details), text("stats-everything-opponents")]
        for each in self.meetings:
            name = escape(name_of(each.opponent, each.name, text))
            met = {"met": each.met, "ahead": each.ahead, "behind": each.behind}
            lines.append(text("stats-meeting", name=name, **met))
        lines.append(text("stats-opponents-mean"))
        whose = word_of_player(self.statistics.player)
        return message(
            "\n".join(lines), _details_button(text, "everything", whose, self.game, details=details)
        )


def _scene(board: WonderFigures) -> str:
    """Return the landscape of a board, at the time of day of its side; Duel shares them."""
    wonder, box = WonderId(board.wonder), Options(cast("GameName", board.game)).box
    if isinstance(box, BaseBox):
        return board_scene(box, Board(wonder, "B" if board.side == "B" else "A"))
    return duel_scene(wonder) if board.game == "duel" else wonder


# -- a server ------------------------------------------------------------------------------------------


def season_name(season: Season, text: Translator) -> str:
    """Return the displayed name of a season: its quarter and year."""
    year, quarter = season.split("-")
    return text("stats-season", quarter=quarter, year=year)


def ranking_message(
    ranking: Ranking, skip: int, seasons: Sequence[Season], unrated: Unrated | None, text: Translator
) -> Message:
    """Show a page of a ranking; ``unrated`` is why the reader's last game was not rated, or None."""
    game, season = text(f"game-{ranking.game}"), season_name(ranking.season, text)
    lines = [text("stats-ranking", game=game, season=season)]
    if unrated is not None:
        lines.append(text("stats-unrated", game=game, why=unrated))
    lines += [_standing_line(each, text) for each in ranking.standings if each.place is not None]
    if waiting := [_standing_line(each, text) for each in ranking.standings if each.place is None]:
        lines += [text("stats-provisional"), *waiting]
    if not ranking.on:
        lines.append(text("stats-ranking-off" if ranking.standings else "stats-no-ranking-off"))
    elif ranking.standings:
        lines += [text("stats-ranking-means"), text("stats-rated")]
    else:
        lines += [text("stats-no-ranking", game=game_in_full(ranking.game, text)), text("stats-rated")]

    pages: Row | None = None
    if ranking.players > PAGE:
        # The last word tells two buttons apart that lead to the same page.
        words = ("ranking", ranking.game, word_of(ranking.season))
        pages = (
            stats_button("◀", *words, max(skip - PAGE, 0), "back", disabled=skip < PAGE),
            stats_button("▶", *words, skip + PAGE, "next", disabled=skip + PAGE >= ranking.players),
        )
    chosen: Row | None = None
    if len(seasons) > 1:
        options = {each: season_name(each, text) for each in seasons}
        choose = text("stats-choose-season")
        chosen = stats_list(options, choose, "season", ranking.game, chosen=ranking.season)
    settings = (stats_button(text("button-ranking-settings"), "settings"),)
    return message("\n".join(lines), chosen, pages, settings)


def wonders_message(
    game: GameName,
    box: Box,
    players: int,
    wonders: Sequence[WonderFigures],
    text: Translator,
    *,
    details: bool = False,
) -> Message:
    """Show how often each board was played and won, with a number of ``players``; ``details`` adds more."""
    end = "" if players == ANY_NUMBER else "-players"
    numbers: Row | None = None
    if box.least_players < box.most_players:
        options = {ANY_NUMBER: text("stats-any-players")}
        for number in range(box.least_players, box.most_players + 1):
            options[number] = text("person-players", count=number)
        numbers = stats_list(options, text("stats-choose-players"), "players", game, chosen=players)
    if not wonders:
        none = text(f"stats-no-wonders{end}", game=game_in_full(game, text), players=players)
        return message(none, numbers if end else None)
    heading = text(f"stats-wonders{end}", game=text(f"game-{game}"), players=players)
    return message(
        "\n".join([heading, *_wonder_lines(wonders, text, details=details)]),
        numbers,
        _details_button(text, "wonders", game, players, details=details),
    )


def records_message(
    game: GameName, records: Sequence[RecordHeld], categories: Sequence[Category], text: Translator
) -> Message:
    """List the records of a game, in the order of its score sheet, with a list to open their games."""
    held = {each.category: each for each in records}
    names = {
        TOTAL: text("score-total"),
        **{category.field: category.label(text) for category in stored_categories(categories, held)},
        STREAK: text("stats-record-streak"),
    }
    # Zero points in a category are no record.
    shown = [(what, held[each]) for each, what in names.items() if each in held and held[each].points > 0]
    if not shown:
        return message(text("stats-no-records", game=game_in_full(game, text)))
    lines = [text("stats-records", game=text(f"game-{game}"))]
    lines += [
        text("stats-record", category=what, name=escape(each.name), points=each.points)
        for what, each in shown
    ]
    lines.append(text("stats-records-mean"))
    options = {
        f"{place}:{each.number}": text("stats-record-option", category=what, name=each.name)
        for place, (what, each) in enumerate(shown)
        if each.number is not None
    }
    return message("\n".join(lines), stats_list(options, text("stats-open"), "open") if options else None)


def settings_message(*, on: bool, out: bool, manages: bool, text: Translator) -> Message:
    """Show whether games are rated here and whether the person has opted out, with buttons to change it."""
    lines = [
        text("stats-rankings-on" if on else "stats-rankings-off"),
        text("stats-left-out" if out else "stats-not-left-out"),
    ]
    taps = [("shown", "button-show-me") if out else ("out", "button-leave-me-out")]
    if manages:
        taps.append(("off", "button-rankings-off") if on else ("on", "button-rankings-on"))
    return message("\n".join(lines), tuple(stats_button(text(label), what) for what, label in taps))


def word_of(season: Season) -> str:
    """Return a season as a word of a button id, which allows no hyphen."""
    return season.replace("-", "_")


def season_of(word: str) -> Season:
    """Return the season for a word of a button id."""
    return Season(word.replace("_", "-"))


def _standing_line(standing: Standing, text: Translator) -> str:
    return text(
        "stats-standing-line",
        place=standing.place or 0,
        name=escape(name_of(standing.player, standing.name, text)),
        points=standing.points,
        margin=standing.margin,
        games=standing.games,
        wins=standing.wins,
    )


# -- boards -------------------------------------------------------------------------------------------


def _wonder_lines(wonders: Sequence[WonderFigures], text: Translator, *, details: bool) -> list[str]:
    """Describe the results of each board, in plain words or with all figures, and explain them."""
    end, note = ("-figures", "stats-wonders-mean") if details else ("", "stats-wonders-expected")
    if not details and all(each.luck == "unknown" for each in wonders):
        note = "stats-wonders-few"
    return [*(_line(each, text, end) for each in wonders), text(note)]


def _details_button(text: Translator, *words: str | int, details: bool) -> Row:
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
        share=whole(round(each.wins / each.games * 100)),
        between=_between(each.win_interval, 100.0, text),
        points=points,
    )


def _between(interval: Interval | None, unit: float, text: Translator) -> str:
    if interval is None:
        return NONE
    low, high = (whole(round(end * unit)) for end in interval)
    return text("stats-between", low=low, high=high)
