"""What a person has reached, in the game that they played most or another one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import cast, get_args

from PIL import Image

from bot.common.options import GameName, Options
from bot.languages.translator import Translator
from bot.statistics.figures import GameFigures, Meeting, PlayerStatistics, Standing, WonderFigures
from bot.statistics.players import (
    PlayerKey,
    is_nameless,
    key_of_computer,
    key_of_person,
    level_of,
    person_of,
)
from cogs.discord.message import Message, Picture, Row, button, custom_id, escape, gallery, message
from cogs.discord.router import as_number
from cogs.stats.boards import details_button, wonder_lines
from cogs.stats.history import NO_TABLE, TOPIC, board_name, kept_categories
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
    WHOLE,
    CategoryFigure,
    OpponentFigure,
    PersonFigures,
    ShareFigure,
    TableFigure,
)

WITHOUT_BOARD = "sphinx"
"""The landscape behind who has played on no board."""

LEVELS: Sequence[str] = get_args(Level)


def word_of_player(player: PlayerKey) -> str:
    """Return what stands for a player in the id of a button: a person's number, a computer player's level."""
    return level_of(player) or f"{person_of(player)}"


def key_of_word(word: str) -> PlayerKey:
    """Return the player that a word in the id of a button stands for; raises `Refusal` where it is none."""
    return key_of_computer(word) if word in LEVELS else key_of_person(as_number(word))


def shown_beside(player: PlayerKey) -> list[PlayerKey]:
    """List the players between whom one chooses: the levels of the computer, a person alone."""
    return [player] if level_of(player) is None else [key_of_computer(each) for each in LEVELS]


def games_of(statistics: PlayerStatistics) -> list[str]:
    """List the games that a player has played, the most played first."""
    played: Counter[str] = Counter()
    for each in statistics.games:
        played[each.game] += each.games
    return [game for game, _ in played.most_common()]


def name_of(player: PlayerKey, name: str, text: Translator) -> str:
    """Return the name of a player; all computer players of a level go by one."""
    if is_nameless(player):
        return text("forgotten-name")
    level = level_of(player)
    return clean_name(name, text("person-somebody")) if level is None else text("stats-computer", level=level)


def figures_of(
    statistics: PlayerStatistics, game: str, where: str, categories: Sequence[Category], text: Translator
) -> PersonFigures:
    """Return what a picture shows of a player in one game."""
    played = [each for each in statistics.games if each.game == game]
    scored, points = sum(each.scored for each in played), sum(each.points for each in played)
    known = {each.category: each for each in statistics.categories if each.game == game}
    boards, meetings = _boards_and_meetings(statistics, game)
    favourite = max(boards, key=lambda each: (each.wins, each.games), default=None)
    backdrop = WITHOUT_BOARD if favourite is None else _scene(game, favourite)
    return PersonFigures(
        name=name_of(statistics.player, statistics.name, text),
        game=text(f"game-{game}"),
        where=where,
        games=sum(each.games for each in played),
        wins=sum(each.wins for each in played),
        average=points / scored if scored else None,
        best=max((each.best for each in played if each.best is not None), default=None),
        streak=_streak(statistics, game),
        backdrop=Backdrop(backdrop, WHOLE, WHOLE),
        places=_places(played),
        categories=[
            CategoryFigure(category, found.average, found.server_average or 0.0)
            for category in kept_categories(categories, known)
            if (found := known.get(category.field)) is not None
        ],
        by_players=[
            TableFigure(each.players, each.games, each.wins, each.average, each.best)
            for each in sorted(played, key=lambda each: each.players)
        ],
        shares_of=text("person-boards"),
        shares=[
            ShareFigure(
                board_name(game, each.wonder, each.side, text),
                partial(_emblem, _scene(game, each)),
                each.wins,
                each.games,
            )
            for each in boards
        ],
        opponents=[_opponent(each, text) for each in meetings],
    )


def person_message(
    statistics: PlayerStatistics,
    game: str,
    picture: Picture,
    standing: Standing | None,
    text: Translator,
    beside: Sequence[PlayerKey] = (),
) -> Message:
    """Show what a player has reached in a game, with buttons for the other games and players ``beside``."""
    whose = word_of_player(statistics.player)
    others = tuple(
        button(
            custom_id(TOPIC, NO_TABLE, "player", whose, other), text(f"game-{other}"), disabled=other == game
        )
        for other in games_of(statistics)
    )
    levels = tuple(
        button(
            custom_id(TOPIC, NO_TABLE, "player", word_of_player(each)),
            name_of(each, "", text),
            disabled=each == statistics.player,
        )
        for each in beside
    )
    lines = []
    if standing is not None:
        key = "stats-standing-provisional" if standing.provisional else "stats-standing"
        place = 0 if standing.place is None else standing.place
        lines.append(text(key, points=standing.points, margin=standing.margin, place=place))
    if level_of(statistics.player) is not None:
        lines.append(text("stats-computer-seats"))
    if statistics.left:
        lines.append(text("stats-games-left", count=statistics.left))
    if any(each.game == game for each in statistics.categories):
        lines.append(text("stats-columns"))
    if _boards_and_meetings(statistics, game)[1]:
        lines.append(text("stats-opponents-mean"))
    return message(
        gallery(picture),
        "\n".join(lines) or None,
        levels if len(levels) > 1 else None,
        others if len(others) > 1 else None,
        _everything_button(statistics, game, text),
    )


def everything_message(
    statistics: PlayerStatistics, game: str, text: Translator, *, details: bool = False
) -> Message:
    """List all boards that a player has played in a game, and all whom they have met."""
    boards, meetings = _boards_and_meetings(statistics, game)
    name = escape(name_of(statistics.player, statistics.name, text))
    lines = [text("stats-everything", name=name, game=text(f"game-{game}"))]
    if boards:
        lines += wonder_lines(boards, text, details=details)
    if meetings:
        lines += [text("stats-everything-opponents"), *(_meeting_line(each, text) for each in meetings)]
        lines.append(text("stats-opponents-mean"))
    whose = word_of_player(statistics.player)
    turned = details_button(text, "everything", whose, game, details=details) if boards else None
    return message("\n".join(lines), turned)


def _everything_button(statistics: PlayerStatistics, game: str, text: Translator) -> Row | None:
    """Lead to what the picture has no room for; None where it shows everything."""
    boards, meetings = _boards_and_meetings(statistics, game)
    if len(boards) <= MOST_ROWS and len(meetings) <= MOST_ROWS:
        return None
    identity = custom_id(TOPIC, NO_TABLE, "everything", word_of_player(statistics.player), game)
    return (button(identity, text("button-everything")),)


def _boards_and_meetings(
    statistics: PlayerStatistics, game: str
) -> tuple[list[WonderFigures], list[Meeting]]:
    boards = [each for each in statistics.wonders if each.game == game]
    return boards, [each for each in statistics.meetings if each.game == game]


def _meeting_line(meeting: Meeting, text: Translator) -> str:
    return text(
        "stats-meeting",
        name=escape(name_of(meeting.opponent, meeting.name, text)),
        met=meeting.met,
        ahead=meeting.ahead,
        behind=meeting.behind,
    )


def _streak(statistics: PlayerStatistics, game: str) -> int | None:
    """Return the longest row of wins; computer players of a level, who may have several seats, have none."""
    if level_of(statistics.player) is not None:
        return None
    return next((each.longest for each in statistics.streaks if each.game == game), 0)


def _places(played: Sequence[GameFigures]) -> list[int]:
    most = max(each.players for each in played)
    return [sum(each.places.get(place, 0) for each in played) for place in range(1, most + 1)]


def _opponent(meeting: Meeting, text: Translator) -> OpponentFigure:
    name = name_of(meeting.opponent, meeting.name, text)
    return OpponentFigure(name, meeting.ahead, meeting.behind, meeting.met)


def _scene(game: str, board: WonderFigures) -> str:
    """Return the landscape of a board, at the hour of its side; the wonders of a duel share them."""
    wonder, box = WonderId(board.wonder), Options(cast("GameName", game)).box
    if isinstance(box, BaseBox):
        return board_scene(box, Board(wonder, "B" if board.side == "B" else "A"))
    return duel_scene(wonder) if game == "duel" else wonder


def _emblem(wonder: str, size: int) -> Image.Image:
    return emblem(wonder, size, WHOLE, WHOLE)
