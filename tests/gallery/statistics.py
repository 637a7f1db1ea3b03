"""The pictures of what many games came to: usual ones, the first game, thousands, hard names."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from PIL import Image

from renders.architects.result import CATEGORIES as ARCHITECTS_CATEGORIES
from renders.base.result import CATEGORIES as BASE_CATEGORIES
from renders.duel.result import CATEGORIES as DUEL_CATEGORIES
from renders.parts.language import Text
from renders.parts.result import Backdrop, Category
from renders.parts.scenes import emblem
from renders.statistics.person import CategoryFigure, OpponentFigure, PersonFigures, ShareFigure, TableFigure
from tests.gallery.exhibit import NAMES, ODD_NAMES, WIDE_NAMES, Case

_MINE = (8.4, 3.1, 9.6, 17.2, 12.0, 4.3, 5.8)
_HERE = (6.9, 3.6, 8.8, 13.0, 14.7, 4.3, 4.9)
_BOARDS = (("halicarnassus", "B", 7, 12), ("giza", "A", 4, 9), ("rhodes", "B", 3, 5), ("ephesus", "A", 1, 6))


def persons(text: Text) -> Iterator[Case]:
    usual = _usual(text)
    shares, opponents = usual.shares, usual.opponents
    shown = {
        "usual": usual,
        "one game": replace(
            usual,
            games=1,
            wins=0,
            average=38.0,
            best=38,
            streak=0,
            backdrop=Backdrop("giza", 3, 3),
            places=(0, 0, 1),
            by_players=(TableFigure(3, 1, 0, 38.0, 38),),
            shares=[shares[1]._replace(wins=0, games=1)],
            opponents=[OpponentFigure("Tobias", 0, 1, 1), OpponentFigure("Hera", 0, 1, 1)],
        ),
        "thousands of games": replace(
            usual,
            games=12345,
            wins=4321,
            best=118,
            streak=23,
            places=(4321, 3012, 2000, 1500, 1012, 400, 100),
            by_players=[TableFigure(players, 2057, 720, 50.0 - players, 118) for players in range(2, 8)],
            shares=[each._replace(wins=1044, games=2088) for each in shares],
            opponents=[each._replace(ahead=1234, behind=2345, games=3600) for each in opponents],
        ),
        "wide names": _with_names(usual, WIDE_NAMES),
        "odd names": replace(_with_names(usual, ODD_NAMES), name=ODD_NAMES[1]),
        "only losses": replace(
            usual,
            games=6,
            wins=0,
            streak=0,
            average=-1.5,
            best=-1,
            places=(0, 0, 0, 0, 0, 0, 6),
            categories=[
                each._replace(mine=0.0 if place else -1.4) for place, each in enumerate(usual.categories)
            ],
            by_players=(TableFigure(7, 6, 0, -1.5, -1),),
            shares=[each._replace(wins=0) for each in shares],
            opponents=[each._replace(ahead=0, behind=6, games=6) for each in opponents],
        ),
        "duel": replace(
            usual,
            game="7 Wonders Duel",
            backdrop=Backdrop("sphinx", 1, 1),
            places=(27, 21),
            categories=_categories(DUEL_CATEGORIES),
            by_players=(TableFigure(2, 48, 27, 55.4, 81),),
            shares=[],
            opponents=opponents[:2],
        ),
        "architects": replace(
            usual,
            game="7 Wonders Architects",
            categories=_categories(ARCHITECTS_CATEGORIES),
            shares=[
                each._replace(name=text(f"city-{board[0]}"))
                for each, board in zip(shares, _BOARDS, strict=True)
            ],
        ),
    }
    return (Case(name, (figures,)) for name, figures in shown.items())


def _usual(text: Text) -> PersonFigures:
    return PersonFigures(
        name="Nessi",
        game="7 Wonders",
        where="Olympus",
        games=48,
        wins=19,
        average=51.3,
        best=74,
        streak=4,
        backdrop=Backdrop("halicarnassus", 3, 3),
        places=(19, 11, 8, 6, 3, 1, 0),
        categories=_categories(BASE_CATEGORIES),
        by_players=(
            TableFigure(3, 14, 7, 54.2, 74),
            TableFigure(4, 21, 8, 51.0, 69),
            TableFigure(5, 8, 3, 48.9, 60),
            TableFigure(7, 5, 1, 47.2, 55),
        ),
        shares_of=text("person-boards"),
        shares=[
            ShareFigure(f"{text(f'city-{wonder}')} {side}", partial(_emblem, wonder), wins, games)
            for wonder, side, wins, games in _BOARDS
        ],
        opponents=[
            OpponentFigure(name, 20 - 4 * number, 9 + number, 31 - 3 * number)
            for number, name in enumerate(NAMES[2:6])
        ],
    )


def _categories(categories: Sequence[Category]) -> list[CategoryFigure]:
    return [CategoryFigure(*each) for each in zip(categories, _MINE, _HERE, strict=False)]


def _emblem(wonder: str, size: int) -> Image.Image:
    return emblem(wonder, size, 3, 3)


def _with_names(usual: PersonFigures, names: Sequence[str]) -> PersonFigures:
    opponents = [each._replace(name=name) for each, name in zip(usual.opponents, names[1:], strict=False)]
    return replace(usual, name=names[0], where=names[3], opponents=opponents)
