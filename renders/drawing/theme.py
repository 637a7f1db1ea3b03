"""Colours and sizes that every picture shares."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.terms import Colour, Resource

Rgba = tuple[int, int, int, int]
"""Red, green, blue and opacity, each 0 to 255."""


def hex_colour(code: str, opacity: int = 255) -> Rgba:
    """Read a colour written as ``#RRGGBB``."""
    return (int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16), opacity)


def mix(first: Rgba, second: Rgba, share: float) -> Rgba:
    """Blend two colours; ``share`` 0 gives the first, 1 the second."""
    red, green, blue, opacity = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return (red, green, blue, opacity)


def with_opacity(colour: Rgba, opacity: int) -> Rgba:
    """Return the same colour with another opacity."""
    return (*colour[:3], opacity)


WIDTH = 1200
"""Width of every picture in pixels; a phone shows it at about a quarter of that."""
MINIMUM_HEIGHT = 764
MAXIMUM_HEIGHT = 1120
TALLEST = 1140
"""Height of the table of Duel at most, in pixels: no picture is higher."""
CORNER_RADIUS = 30
MARGIN = 20

FLOOR_TEXT = 24
"""Size that a long name may shrink to."""

WHITE = hex_colour("#FFFFFF")
BLACK = hex_colour("#000000")
TRANSPARENT: Rgba = (0, 0, 0, 0)

NIGHT_TOP = hex_colour("#1D2A3D")
NIGHT_BOTTOM = hex_colour("#111926")
NIGHT_GLOW: Rgba = (26, 34, 46, 255)
"""What the soft light at the top centre of a picture adds to the night."""
NIGHT_LIT = hex_colour("#374B6B")
"""The night where that light is brightest."""

NIGHT_LOW_SCENE = hex_colour("#1A2638")
"""What the landscape of a poster fades into."""

PANEL = hex_colour("#25344B")
PANEL_LOW = hex_colour("#2E405B")
PANEL_DEEP = hex_colour("#162131")
ROW_LOW = hex_colour("#213047")
"""The lower end of a panel that stands for a person."""
GREY_PANEL = hex_colour("#343B45")
GREY_PANEL_LOW = hex_colour("#2A3038")
"""Grey is for the Free City."""
LINE = hex_colour("#44597A")
GROUP_LINE = hex_colour("#5E7499")

IVORY = hex_colour("#F8F1E1")
IVORY_LOW = hex_colour("#EADFC6")
INK = hex_colour("#1B1712")
MUTED = hex_colour("#BFCBDD")
FAINT = hex_colour("#9AABC6")
SAND = hex_colour("#6B5E45")

GOLD = hex_colour("#E8BC62")
GOLD_DARK = hex_colour("#9A7227")
GOLD_RIM = hex_colour("#8A6420")
GOLD_LOW = hex_colour("#B98A2E")
GOLD_BRIGHT = hex_colour("#FFE08A")
GOLD_PALE = hex_colour("#FFE9A8")
GOLD_INK = hex_colour("#2A1C04")
"""Text on gold."""
GOLD_FIELD = hex_colour("#3A2607")
GOLD_FIELD_LOW = hex_colour("#20140A")

POSSIBLE = hex_colour("#147A45")
IMPOSSIBLE = hex_colour("#5A6372")
CROSS = hex_colour("#C4322B")
FREE = hex_colour("#FFD65A")
FREE_TEXT = hex_colour("#3A2A00")
STAR = hex_colour("#F2B705")
STAR_FIELD = hex_colour("#5A4300")

TAKABLE_LOW = hex_colour("#E8A92C")
TAKABLE_GLOW = hex_colour("#FFD66E")
"""The frame around what can be taken goes from bright gold to this one, and glows."""
WAITING_FIELD = hex_colour("#6B4A00")

NEGATIVE = hex_colour("#FF9E94")
POSITIVE = hex_colour("#7FE3A1")
"""Fewer and more: of coins, and of shields than a neighbour has."""
SCIENCE_TEXT = hex_colour("#8FE3C4")

COIN_EDGE = hex_colour("#7A5410")
COIN_RIM = hex_colour("#F6CE6A")
COIN_INK = hex_colour("#4A2F04")
SCIENCE_EDGE = hex_colour("#0B3F36")
TOKEN_FIELD = hex_colour("#14584B")
"""The field of a progress token."""
TOKEN_TILE = hex_colour("#17443C")
TOKEN_TILE_LOW = hex_colour("#0E2B27")
CHAIN_FIELD = hex_colour("#FBF6EA")

VICTORY = hex_colour("#6B1B14")
VICTORY_LOW = hex_colour("#481310")
DEFEAT_SIGN = hex_colour("#FF9A8C")
PEACE = hex_colour("#2F4F7A")
PEACE_TOKEN = hex_colour("#1E3A57")
PEACE_RIM = hex_colour("#7FA7C9")

TRACK = hex_colour("#5B1710")
TRACK_LOW = hex_colour("#33100C")
TRACK_LINE = hex_colour("#D9A441")
TRACK_SPACE = hex_colour("#2A0B08")
TRACK_POINTS = hex_colour("#F5D89A")
LOOT_LOW = hex_colour("#D69A2C")
LOOT_INK = hex_colour("#4A1006")
PAWN = hex_colour("#E5342A")

BUILT = hex_colour("#FFF3D2")
BUILT_LOW = hex_colour("#F0D9A0")
BUILT_EDGE = hex_colour("#A87B2C")
"""A stage that stands."""
UNBUILT = hex_colour("#182335")
UNBUILT_EDGE = hex_colour("#64789A")
CLOSED_EDGE = hex_colour("#4A5D7C")
CLOSED_INK = hex_colour("#7F91AE")
"""A stage that rests on one that is missing."""

PLAN: Rgba = (22, 32, 48, 240)
PLAN_EDGE: Rgba = (200, 214, 235, 230)
"""A stage that is only planned, in front of the landscape."""

SPENT_VEIL: Rgba = (13, 20, 32, 120)
DIMMED_VEIL: Rgba = (14, 22, 36, 58)
COVERED_VEIL: Rgba = (10, 16, 28, 66)
STAGE_VEIL: Rgba = (12, 20, 32, 215)
NAME_VEIL: Rgba = (12, 18, 30, 190)
"""The night over what cannot be taken or built, and under words in front of a landscape."""
PRICE_VEIL: Rgba = (110, 88, 44, 42)
"""The shade on the ivory of a card under what it costs."""
TAKEN_PLACE: Rgba = (255, 255, 255, 9)
"""The place on the table of a card that has been taken."""

STRIP_VEIL = hex_colour("#18243A", 228)
STRIP_VEIL_LOW = hex_colour("#0E1624", 228)
"""The night over the landscape of a city strip, where something is written."""
GREY_VEIL = hex_colour("#2E353F", 228)
GREY_VEIL_LOW = hex_colour("#1C2127", 228)
STRIP_FIELD: Rgba = (6, 12, 22, 150)
"""The dark fields on a city strip."""
STRIP_NEWS = hex_colour("#0A1220")
STRIP_NEWS_LINE = hex_colour("#3C5174")
NO_CARDS = hex_colour("#1A2230")
NO_CARDS_INK = hex_colour("#46536A")
"""A card colour of which a city has nothing."""

BACK = hex_colour("#2A3D5C")
BACK_LOW = hex_colour("#16233A")
AGE_BACK = hex_colour("#4A2C12")
AGE_BACK_LOW = hex_colour("#2A1608")
GUILD_BACK = hex_colour("#5A4483")
GUILD_BACK_LOW = hex_colour("#2E2247")

RAISED = hex_colour("#5A4212")
RAISED_LOW = hex_colour("#332406")
"""The column of a winner."""
RANK = hex_colour("#3B4F6F")
TREASURY = hex_colour("#86600F")
BAR_CIVILIAN = hex_colour("#2C50C8")
BAR_TREASURY = hex_colour("#C08F33")
BAR_WONDER = hex_colour("#E8D9B5")
"""Parts of bars on the night: lighter than the fields that they stand for."""
LINE_BLUE = hex_colour("#5BB0F5")
LINE_GREEN = hex_colour("#6FD6A5")
LINE_PINK = hex_colour("#F7A3C8")
LINE_YELLOW = hex_colour("#FBC23C")
LINE_IVORY = hex_colour("#F8F1E1")
LINE_ORANGE = hex_colour("#F27A55")
LINE_VIOLET = hex_colour("#C39BF2")
"""Lines on the night, in the order of the places."""
TOTAL_FIELD = hex_colour("#101827")
TOTAL_RAISED_LOW = hex_colour("#C08F33")


@dataclass(frozen=True, slots=True)
class CardLook:
    """How the cards of a colour look.

    ``field`` is the colour itself, ``sky`` the one over the landscape of a card, high and low, ``walls`` the
    dark tone of the building in it. On a ``light`` field stand dark words.
    """

    field: Rgba
    sky: tuple[Rgba, Rgba]
    walls: Rgba
    light: bool = False

    @property
    def ink(self) -> Rgba:
        """The text colour that is readable on the field."""
        return INK if self.light else WHITE

    @property
    def edge(self) -> Rgba:
        """The dark tone for lines on ivory."""
        return mix(self.field, FREE_TEXT, 0.5) if self.light else mix(self.field, BLACK, 0.1)


def _card_look(field: str, high: str, low: str, walls: str, *, light: bool = False) -> CardLook:
    return CardLook(hex_colour(field), (hex_colour(high), hex_colour(low)), hex_colour(walls), light)


CARD_LOOKS: Mapping[Colour, CardLook] = MappingProxyType(
    {
        "brown": _card_look("#502D20", "#E9C79A", "#B9784A", "#4F2A1B"),
        "grey": _card_look("#B6B9C1", "#E6EAF0", "#9AA3B2", "#495162", light=True),
        "blue": _card_look("#173190", "#BFD4F5", "#4F78C9", "#162C82"),
        "green": _card_look("#1C7F6D", "#CDEBDD", "#4BA58F", "#0F5448"),
        "yellow": _card_look("#F7BE42", "#FFF0BF", "#F0B23A", "#8C4F12", light=True),
        "red": _card_look("#DD2715", "#FBD2B4", "#D9573C", "#8C1C12"),
        "purple": _card_look("#8765B5", "#E6D8F5", "#9E7BC9", "#553984"),
    }
)
"""The seven card colours, chosen to stay apart in every kind of colour vision."""

OTHER_CARDS = _card_look("#08090B", "#E2E0DA", "#8B8A86", "#2B2B2E")
"""How cards of any other colour look, which stays apart from these."""


def card_look(colour: Colour) -> CardLook:
    """Return the look of a card colour."""
    return CARD_LOOKS.get(colour, OTHER_CARDS)


@dataclass(frozen=True, slots=True)
class ResourceLook:
    """The colours of one resource token."""

    fill: Rgba
    rim: Rgba
    glyph: Rgba
    detail: Rgba
    manufactured: bool


def _raw(fill: str, rim: str, detail: str | None = None) -> ResourceLook:
    return ResourceLook(hex_colour(fill), hex_colour(rim), IVORY, hex_colour(detail or rim), False)


def _manufactured(fill: str, rim: str) -> ResourceLook:
    return ResourceLook(hex_colour(fill), hex_colour(rim), IVORY, hex_colour(rim), True)


RESOURCE_LOOKS: Mapping[Resource, ResourceLook] = MappingProxyType(
    {
        "wood": _raw("#415328", "#20300F"),
        "stone": _raw("#8B8686", "#474343"),
        "ore": _raw("#141F31", "#4A5B76", detail="#141F31"),
        "clay": _raw("#C97121", "#6B3508"),
        "glass": _manufactured("#0E90C8", "#084D6C"),
        "cloth": _manufactured("#81396C", "#451738"),
        "papyrus": ResourceLook(
            hex_colour("#E3C97C"),
            hex_colour("#6E541A"),
            hex_colour("#3E2C08"),
            hex_colour("#E3C97C"),
            True,
        ),
    }
)
