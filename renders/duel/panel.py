"""What lies before a player, small: coins, points, production, symbols, progress tokens, wonders."""

from __future__ import annotations

from functools import partial

from engine.duel.cards import card
from engine.duel.city import DIFFERENT_FOR_SUPREMACY, City
from engine.duel.effects import VictoryPoints
from engine.duel.terms import RESOURCES, SYMBOLS
from engine.duel.view import View
from engine.duel.wonders import wonder
from engine.game import Seat
from engine.terms import CardId, WonderId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Piece, Space, Sprite, Word, choice_of, draw_row, largest_size, row_width
from renders.drawing.typefaces import sans
from renders.duel import icons as duel_icons
from renders.duel.effects import chain_given, effect_row
from renders.duel.production import producers_of_choice
from renders.duel.wonder_tile import wonder_tile
from renders.parts import icons
from renders.parts.frames import LEADER_EDGE, sole_leader
from renders.parts.sprites import coins, resource

PANEL_HEIGHT = 238
_TILE_HEIGHT, _TILES, _TILE_GAP = 60, 4, 8
_ROW_TOP, _ROW_HEIGHT = 68, 104
_HOURGLASS = 44
_SMALLEST_EFFECT = 30
_LEADER_FROM_AGE = 2


def draw_panel(canvas: Canvas, view: View, seat: Seat, name: str, x: int, y: int, width: int) -> None:
    """Draw a player's panel: golden for the leader, an hourglass for who is awaited."""
    city, leads = view.cities[seat], leads_in(view, seat)
    canvas.panel(
        x,
        y,
        width,
        PANEL_HEIGHT,
        20,
        fill_low=theme.CITY_LOW,
        line=theme.GOLD if leads else theme.LINE,
        line_width=LEADER_EDGE if leads else 2,
        blur=8,
    )
    draw_awaited_name(canvas, view, seat, name, x + 20, y + 37, width - 290, 42)
    canvas.put(icons.coin(52), x + width - 236, y + 38, "mm")
    canvas.text(x + width - 203, y + 37, f"{city.coins}", sans(44, 700), theme.GOLD)
    canvas.put(icons.points(52), x + width - 116, y + 38, "mm")
    canvas.text(x + width - 83, y + 37, f"{view.scores[seat].total}", sans(44, 700))
    canvas.panel(x + 12, y + _ROW_TOP, width - 24, _ROW_HEIGHT, 24, fill=theme.PANEL_DEEP)
    inner, left = width - 60, x + 30
    produced = production_row(city)
    chains = chain_row(view, seat)
    size = largest_size([*produced, Space(0.4), *chains], inner, 46, 5, smallest=26)
    draw_row(canvas, produced, left, y + _ROW_TOP + 28, size, gap=5, ink=theme.WHITE, align="l")
    draw_row(canvas, chains, x + width - 30, y + _ROW_TOP + 28, min(size, 40), gap=5, align="r")
    symbols = symbol_row(city)
    tokens: list[Piece] = [Sprite(partial(duel_icons.token, token)) for token in city.tokens]
    both: list[Piece] = [*symbols, Space(0.4), *tokens]
    size = largest_size(both, inner, 44, 5, smallest=26)
    draw_row(canvas, symbols, left, y + _ROW_TOP + 77, size, gap=5, ink=theme.WHITE, align="l")
    draw_row(canvas, tokens, x + width - 30, y + _ROW_TOP + 77, size, gap=5, align="r")
    top = y + PANEL_HEIGHT - _TILE_HEIGHT - 5
    draw_wonder_tiles(canvas, view, seat, x + 12, top, width - 24)


def leads_in(view: View, seat: Seat) -> bool:
    """Tell whether a player alone has most points; nobody leads before the second age."""
    return view.age >= _LEADER_FROM_AGE and sole_leader([score.total for score in view.scores]) == seat


def draw_awaited_name(
    canvas: Canvas, view: View, seat: Seat, name: str, x: float, y: float, width: float, size: int
) -> None:
    """Write the name of a player around the height ``y``, before it an hourglass for who is awaited."""
    if seat in view.deciding:
        canvas.put(icons.status("waiting", _HOURGLASS), x - 4, y, "lm")
        x, width = x + _HOURGLASS + 6, width - _HOURGLASS - 6
    canvas.fitted_text(x, y, name, size, width, weight=700, smallest=28)


def production_row(city: City) -> list[Piece]:
    """Give what a city makes, its producers of choice and its fixed prices."""
    row: list[Piece] = []
    for name in RESOURCES:
        count = city.production[name]
        if count:
            row.append(resource(name))
            row += [Word(f"×{count}")] * (count > 1)
    for options in producers_of_choice(city):
        row += [Space(0.2), *choice_of([resource(name) for name in options])]
    prices: dict[int, list[Piece]] = {}
    for name, price in city.trade_prices.items():
        prices.setdefault(price, []).append(resource(name))
    for price, named in prices.items():
        row += [Space(0.2), *named, Word("="), coins(price)]
    return row


def chain_row(view: View, seat: Seat) -> list[Piece]:
    """Give the chain symbols of a city that can still make a card free."""
    return [piece for each in useful_chains(view, seat) for piece in chain_given(card(each))]


def useful_chains(view: View, seat: Seat) -> list[CardId]:
    """Give the buildings of a player whose chain symbol makes a card free that nobody has taken yet."""
    gone = {each for city in view.cities for each in city.buildings} | set(view.discard)
    buildings = view.cities[seat].buildings
    return [each for each in buildings if (free := card(each).gives_free) is not None and free not in gone]


def symbol_row(city: City) -> list[Piece]:
    """Give the scientific symbols of a city, pairs with their number, and how many of six there are."""
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


def draw_wonder_tiles(canvas: Canvas, view: View, seat: Seat, x: float, y: float, width: float) -> None:
    """Draw the wonders of a player in a row: the built ones checked, the others with what they cost now."""
    tile = round((width - (_TILES - 1) * _TILE_GAP) / _TILES)
    offers = {offer.wonder: offer for offer in view.wonder_offers[seat]}
    for index, drafted in enumerate(view.cities[seat].wonders):
        left = x + index * (tile + _TILE_GAP)
        canvas.put(wonder_tile(drafted.wonder, tile, _TILE_HEIGHT, built=drafted.built), left, y)
        corner = (left + tile - 20, y + _TILE_HEIGHT - 20)
        if drafted.built:
            canvas.put(icons.status("possible", 36), *corner, "mm")
        else:
            canvas.put(icons.coin(40, offers[drafted.wonder].price.total), *corner, "mm")
            _draw_main_effect(canvas, drafted.wonder, left, y, tile - 42)


def _draw_main_effect(canvas: Canvas, wonder_id: WonderId, x: float, y: float, width: float) -> None:
    """Draw what an unbuilt wonder does beside points; of much only the first."""
    effects = [each for each in wonder(wonder_id).effects if not isinstance(each, VictoryPoints)]
    row = effect_row(effects or wonder(wonder_id).effects, theme.WHITE)
    if row_width(row, _SMALLEST_EFFECT, 2) > width - 12:
        row = effect_row(effects[:1], theme.WHITE)
    size = largest_size(row, width - 12, 42, 2, smallest=20)
    canvas.panel(x + 3, y + 5, width, _TILE_HEIGHT - 10, 12, fill=theme.PANEL_DEEP)
    draw_row(canvas, row, x + 3 + width / 2, y + _TILE_HEIGHT / 2, size, gap=2, ink=theme.WHITE)
