"""A city of Duel, as a picture and in words: its wonders and every card."""

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.duel.terms import RESOURCES, SYMBOLS
from engine.duel.view import View
from engine.game import Seat
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Piece, Space, Sprite, draw_row
from renders.drawing.surfaces import meander
from renders.drawing.typefaces import sans
from renders.duel import icons as duel_icons
from renders.duel.card_line import card_line
from renders.duel.names import card_name, short_wonder_name, token_name
from renders.duel.panel import producers_of_choice, production_row, symbol_row, useful_chains
from renders.duel.wonder_card import draw_wonder_card
from renders.parts import icons
from renders.parts.card_line import LINE_RADIUS
from renders.parts.language import Text, all_of, one_of, resource_count, shortened
from renders.parts.names import colours_of
from renders.parts.seat_names import seat_name

_LEFT, _WIDTH = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
_LINE_TOP, _LINE_HEIGHT = 112, 66
_WONDERS_TOP, _WONDER_WIDTH, _WONDER_HEIGHT, _WONDER_GAP = 266, 281, 250, 12
_CARDS_TOP, _COLUMNS, _COLUMN_GAP, _ROW_GAP = 540, 3, 12, 8
_HIGHEST_LINE, _LOWEST_LINE = 64, 34


def draw_city(view: View, seat: Seat, names: Sequence[str], text: Text) -> Image.Image:
    """Draw a player's city; ``names`` are by seat."""
    city = view.cities[seat]
    colours = colours_of(view.box)
    buildings = sorted(city.buildings, key=lambda each: colours.index(view.box.cards[each].colour))
    rows = -(-len(buildings) // _COLUMNS)
    room = theme.MAXIMUM_HEIGHT - _CARDS_TOP - theme.MARGIN
    step = min(_HIGHEST_LINE + _ROW_GAP, max(_LOWEST_LINE + _ROW_GAP, room // max(rows, 1)))
    canvas = Canvas(theme.WIDTH, max(theme.MINIMUM_HEIGHT, _CARDS_TOP + rows * step + theme.MARGIN))
    _draw_heading(canvas, view, seat, names, text)
    _draw_means(canvas, view, seat)
    for index, drafted in enumerate(city.wonders):
        x = _LEFT + index * (_WONDER_WIDTH + _WONDER_GAP)
        draw_wonder_card(
            canvas,
            view.box.wonders[drafted.wonder],
            x,
            _WONDERS_TOP,
            _WONDER_WIDTH,
            _WONDER_HEIGHT,
            text,
            built=drafted.built,
        )
    width = (_WIDTH - (_COLUMNS - 1) * _COLUMN_GAP) // _COLUMNS
    for index, each in enumerate(buildings):
        column, row = divmod(index, rows)
        line = card_line(view.box, each, card_name(each, text), width, step - _ROW_GAP)
        x, y = _LEFT + column * (width + _COLUMN_GAP), _CARDS_TOP + row * step
        canvas.put_rounded(line, x, y, LINE_RADIUS)
    if not buildings:
        canvas.text(
            theme.WIDTH / 2, _CARDS_TOP + 90, text("picture-no-buildings"), sans(36), theme.MUTED, "mm"
        )
    return canvas.finish("duel city")


def _draw_heading(canvas: Canvas, view: View, seat: Seat, names: Sequence[str], text: Text) -> None:
    city = view.cities[seat]
    canvas.fitted_text(_LEFT + 8, 52, seat_name(names, seat, text), 52, 700, weight=700, smallest=30)
    canvas.put(icons.coin(64), theme.WIDTH - 350, 52, "mm")
    canvas.text(theme.WIDTH - 308, 50, f"{city.coins}", sans(54, 800), theme.GOLD)
    canvas.put(icons.points(64), theme.WIDTH - 184, 52, "mm")
    canvas.text(theme.WIDTH - 142, 50, f"{view.scores[seat].total}", sans(54, 800))
    canvas.put(meander(_WIDTH, 14), _LEFT, 92)


def _draw_means(canvas: Canvas, view: View, seat: Seat) -> None:
    """Draw the production in one line, symbols and progress tokens in the next."""
    city = view.cities[seat]
    tokens: list[Piece] = [Sprite(partial(duel_icons.token, token)) for token in city.tokens]
    second = [*symbol_row(city), Space(0.6), *tokens]
    for index, row in enumerate((production_row(city, view.box), second)):
        y = _LINE_TOP + index * (_LINE_HEIGHT + 8)
        canvas.panel(_LEFT, y, _WIDTH, _LINE_HEIGHT, 24, fill=theme.PANEL_DEEP)
        draw_row(
            canvas,
            row,
            _LEFT + 24,
            y + _LINE_HEIGHT / 2,
            54,
            gap=8,
            ink=theme.WHITE,
            align="l",
            room=_WIDTH - 48,
        )


# -- in words ----------------------------------------------------------------------------------------


def describe_city(view: View, seat: Seat, names: Sequence[str], text: Text) -> str:
    """Describe the picture of a city, in at most 1,000 characters."""
    return shortened(city_sentences(view, seat, names, text), separator=" ")


def city_sentences(view: View, seat: Seat, names: Sequence[str], text: Text) -> list[str]:
    """Describe a player's city."""
    city = view.cities[seat]
    produced = [
        resource_count(name, city.production[name], text) for name in RESOURCES if city.production.get(name)
    ]
    produced += [
        one_of([text(f"resource-{name}") for name in options], text)
        for options in producers_of_choice(city, view.box)
    ]
    symbols = [
        text("duel-symbol-count", count=city.symbols[name], symbol=name)
        for name in SYMBOLS
        if city.symbols.get(name)
    ]
    tokens = [token_name(token, text) for token in city.tokens]
    built = [short_wonder_name(each, text) for each in city.built_wonders]
    prices = {offer.wonder: offer.price.total for offer in view.wonder_offers[seat]}
    to_build = [
        text(
            "duel-words-wonder-price",
            wonder=short_wonder_name(each, text),
            coins=text("coins", count=prices[each]),
        )
        for each in city.unbuilt_wonders
    ]
    cards = [card_name(each, text) for each in city.buildings]
    listed: tuple[tuple[str, str, list[str]], ...] = (
        ("duel-words-produces", "resources", produced),
        ("duel-words-symbols", "symbols", symbols),
        ("duel-words-tokens", "tokens", tokens),
        ("duel-words-wonders-built", "wonders", built),
        ("duel-words-wonders-open", "wonders", to_build),
        ("duel-words-buildings", "cards", cards),
    )
    free = [card_name(gives, text) for each in useful_chains(view, seat) if (gives := each.gives_free)]
    listed += (("duel-words-chains", "cards", free),)
    sentences = [
        text(key, **{placeholder: all_of(words, text)}) for key, placeholder, words in listed if words
    ]
    if city.symbols:
        sentences.append(text("duel-words-different", count=len(city.symbols)))
    return [city_line(view, seat, names, text), *sentences]


def city_line(view: View, seat: Seat, names: Sequence[str], text: Text) -> str:
    """Return a player's coins and points."""
    return text(
        "duel-words-city",
        name=names[seat],
        coins=text("coins", count=view.cities[seat].coins),
        points=text("points", count=view.scores[seat].total),
    )
