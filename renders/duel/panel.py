"""A player's city in small: coins, points, production, symbols, progress tokens, wonders."""

from functools import partial

from engine.duel.box import Box, Card, Wonder
from engine.duel.city import DIFFERENT_FOR_SUPREMACY, City
from engine.duel.effects import ProduceChoice
from engine.duel.terms import RESOURCES, SYMBOLS
from engine.duel.view import View
from engine.game import Seat
from engine.terms import Resource, WonderId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.row import Piece, Space, Sprite, Word, choice_of, draw_row, largest_size
from renders.drawing.typefaces import sans
from renders.duel import icons as duel_icons
from renders.duel.effects import chain_given, effect_row
from renders.duel.names import short_wonder_name
from renders.duel.wonder_card import wonder_tile
from renders.parts import icons
from renders.parts.frames import ACTIVE_EDGE, leader_laurel, sole_leader
from renders.parts.language import Text
from renders.parts.sprites import coins, resource

PANEL_HEIGHT = 322
_TILE_HEIGHT, _TILE_COLUMNS, _TILE_GAP = 80, 2, 6
_ROW_TOP, _ROW_HEIGHT = 58, 88
_HOURGLASS, _LAUREL = 44, 46
_NAME, _EFFECT, _PRICE, _SCENE = 32, 44, 44, 100
"""A wonder: its name, its effect, and its current price or its look once built."""
_LEADER_FROM_AGE = 2


def draw_panel(
    canvas: Canvas, view: View, seat: Seat, name: str, x: int, y: int, width: int, text: Text
) -> None:
    """Draw a player's panel, golden with an hourglass for the player to choose, a laurel for the leader."""
    city, active = view.cities[seat], seat in view.deciding
    canvas.panel(
        x,
        y,
        width,
        PANEL_HEIGHT,
        20,
        line=theme.GOLD if active else theme.LINE,
        line_width=ACTIVE_EDGE if active else 2,
        blur=8,
    )
    leads = leads_in(view, seat)
    room = width - 290 - (_LAUREL + 8 if leads else 0)
    end = draw_awaited_name(canvas, view, seat, name, x + 20, y + 30, room, 42)
    if leads:
        canvas.put(leader_laurel(_LAUREL, leads=True), end + 10, y + 31, "lm")
    canvas.put(icons.coin(52), x + width - 236, y + 31, "mm")
    canvas.text(x + width - 203, y + 30, f"{city.coins}", sans(44, 700), theme.GOLD)
    canvas.put(icons.points(52), x + width - 116, y + 31, "mm")
    canvas.text(x + width - 83, y + 30, f"{view.scores[seat].total}", sans(44, 700))
    canvas.panel(x + 12, y + _ROW_TOP, width - 24, _ROW_HEIGHT, 24, fill=theme.PANEL_DEEP)
    inner, left = width - 60, x + 30
    produced = production_row(city, view.box)
    chains = chain_row(view, seat)
    size = largest_size([*produced, Space(0.4), *chains], inner, 44, 5, smallest=26)
    draw_row(canvas, produced, left, y + _ROW_TOP + 23, size, gap=5, ink=theme.WHITE, align="l")
    draw_row(canvas, chains, x + width - 30, y + _ROW_TOP + 23, min(size, 40), gap=5, align="r")
    symbols = symbol_row(city)
    tokens: list[Piece] = [Sprite(partial(duel_icons.token, token)) for token in city.tokens]
    both: list[Piece] = [*symbols, Space(0.4), *tokens]
    size = largest_size(both, inner, 42, 5, smallest=26)
    draw_row(canvas, symbols, left, y + _ROW_TOP + 66, size, gap=5, ink=theme.WHITE, align="l")
    draw_row(canvas, tokens, x + width - 30, y + _ROW_TOP + 66, size, gap=5, align="r")
    _draw_wonders(canvas, view, seat, x + 12, y + _ROW_TOP + _ROW_HEIGHT + _TILE_GAP, width - 24, text)


def leads_in(view: View, seat: Seat) -> bool:
    """Return whether a player alone has most points; nobody leads before the second age."""
    return view.age >= _LEADER_FROM_AGE and sole_leader([score.total for score in view.scores]) == seat


def draw_awaited_name(
    canvas: Canvas, view: View, seat: Seat, name: str, x: float, y: float, width: float, size: int
) -> float:
    """Write a player's name at the height ``y``, with an hourglass for the player to choose.

    Returns the right edge of the name.
    """
    if seat in view.deciding:
        canvas.put(icons.status("waiting", _HOURGLASS), x - 4, y, "lm")
        x, width = x + _HOURGLASS + 6, width - _HOURGLASS - 6
    return x + canvas.fitted_text(x, y, name, size, width, weight=700, smallest=28)


def producers_of_choice(city: City, box: Box) -> list[tuple[Resource, ...]]:
    """List the production choices of cards, then of wonders in the order in which they were drafted."""
    sources = [box.cards[each].effects for each in city.buildings]
    sources += [box.wonders[each].effects for each in city.built_wonders]
    return [
        effect.resources for effects in sources for effect in effects if isinstance(effect, ProduceChoice)
    ]


def production_row(city: City, box: Box) -> list[Piece]:
    """Return the production of a city, its production choices and its fixed prices."""
    row: list[Piece] = []
    for name in RESOURCES:
        count = city.production[name]
        if count:
            row.append(resource(name))
            row += [Word(f"×{count}")] * (count > 1)
    for options in producers_of_choice(city, box):
        row += [Space(0.2), *choice_of([resource(name) for name in options])]
    prices: dict[int, list[Piece]] = {}
    for name, price in city.trade_prices.items():
        prices.setdefault(price, []).append(resource(name))
    for price, named in prices.items():
        row += [Space(0.2), *named, Word("="), coins(price)]
    return row


def chain_row(view: View, seat: Seat) -> list[Piece]:
    """Return the chain symbols of a city that can still make a card free."""
    return [piece for each in useful_chains(view, seat) for piece in chain_given(each)]


def useful_chains(view: View, seat: Seat) -> list[Card]:
    """Return a player's buildings whose chain symbol makes a card free that nobody has taken yet."""
    gone = {each for city in view.cities for each in city.buildings} | set(view.discard)
    buildings = [view.box.cards[each] for each in view.cities[seat].buildings]
    return [each for each in buildings if each.gives_free is not None and each.gives_free not in gone]


def symbol_row(city: City) -> list[Piece]:
    """Return the scientific symbols of a city, pairs with their number, and the count out of six."""
    row: list[Piece] = []
    for symbol in SYMBOLS:
        count = city.symbols.get(symbol, 0)
        if count:
            row.append(Sprite(partial(duel_icons.symbol, symbol)))
            row += [Word(f"×{count}")] * (count > 1)
    if row:
        different = len(city.symbols)
        missing = DIFFERENT_FOR_SUPREMACY - different
        row += [Space(0.1), Sprite(lambda size: duel_icons.symbols_of_six(size, different), 1.5)]
        row += [Sprite(duel_icons.warning, 0.9)] * (missing == 1)
    return row


def _draw_wonders(
    canvas: Canvas, view: View, seat: Seat, x: float, y: float, width: float, text: Text
) -> None:
    """Draw a player's wonders, two in a row: built ones checked, others with effect and price."""
    tile = round((width - (_TILE_COLUMNS - 1) * _TILE_GAP) / _TILE_COLUMNS)
    offers = {offer.wonder: offer for offer in view.wonder_offers[seat]}
    for index, drafted in enumerate(view.cities[seat].wonders):
        row, column = divmod(index, _TILE_COLUMNS)
        left, top = x + column * (tile + _TILE_GAP), y + row * (_TILE_HEIGHT + _TILE_GAP)
        if drafted.built:
            _draw_built(canvas, drafted.wonder, left, top, tile, text)
        else:
            price = offers[drafted.wonder].price.total
            _draw_unbuilt(canvas, view.box.wonders[drafted.wonder], price, left, top, tile, text)


def _draw_built(canvas: Canvas, wonder_id: WonderId, x: float, y: float, width: int, text: Text) -> None:
    """Draw the name of a wonder, and the wonder in its landscape."""
    canvas.panel(x, y, width, _TILE_HEIGHT, 14, fill=theme.PANEL_DEEP, line=theme.GOLD)
    canvas.put(wonder_tile(wonder_id, _SCENE, _TILE_HEIGHT, built=True), x + width - _SCENE, y)
    canvas.put(icons.status("possible", 36), x + width - 20, y + _TILE_HEIGHT - 20, "mm")
    lines = wrap_text(short_wonder_name(wonder_id, text), width - _SCENE - 18, _NAME, 26)
    canvas.lines(x + 12, y + _TILE_HEIGHT / 2 - 1, lines, theme.WHITE, "lm")


def _draw_unbuilt(
    canvas: Canvas, wonder: Wonder, price: int, x: float, y: float, width: int, text: Text
) -> None:
    """Draw the name of a wonder, and below it its effect and current price."""
    canvas.panel(x, y, width, _TILE_HEIGHT, 14, fill=theme.PANEL_DEEP, line=theme.LINE)
    name = short_wonder_name(wonder.id, text)
    canvas.fitted_text(x + 12, y + 18, name, _NAME, width - 24, weight=700, smallest=26)
    canvas.put(icons.coin(_PRICE, price), x + width - 4, y + 56, "rm")
    canvas.put(icons.sign("stage", 30, theme.GOLD), x + width - _PRICE - 7, y + 56, "rm")
    does = effect_row(wonder.effects, theme.WHITE)
    draw_row(
        canvas, does, x + 8, y + 56, _EFFECT, gap=3, ink=theme.WHITE, align="l", room=width - _PRICE - 52
    )
