"""A city: its board, goods and buildings, as a picture and in words."""

from collections.abc import Sequence

from PIL import Image

from engine.base.box import Box
from engine.base.city import Card, City, Production
from engine.base.payment import FULL_PRICES
from engine.base.view import View
from engine.game import Seat
from engine.terms import NEIGHBOURS, RESOURCES, SYMBOLS, Resource
from renders.base.board import BOARD_HEIGHT, draw_board
from renders.base.card_line import card_line
from renders.base.names import card_name
from renders.base.production import draw_production
from renders.base.seats import emblems_beside, neighbour_of, seat_emblem, side_sign
from renders.base.sides import scene_of
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.numerals import signed
from renders.drawing.palette import in_few_colours
from renders.drawing.row import Piece, Sprite, Word, draw_row, largest_size, row_width
from renders.drawing.theme import MARGIN
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.card_line import LINE_RADIUS
from renders.parts.header import POINTS_LEFT, draw_city_title, draw_points_badge
from renders.parts.language import Text, all_of, one_of, resource_count, shortened
from renders.parts.names import city_name, colour_name, colours_of, side_in_full, side_name
from renders.parts.scene_palette import Shown, scene_palette
from renders.parts.seat_names import seat_name

_INNER = theme.WIDTH - 2 * MARGIN
_HEADER_HEIGHT = 124
_LINE_HEIGHT = 84
_LINE_GAP = 12
_COLUMNS = 3
_TOKENS_BY_THEMSELVES = 4
_COLUMN_GAP = 12
_LINE_WIDTH = (_INNER - (_COLUMNS - 1) * _COLUMN_GAP) // _COLUMNS
_BUILDINGS_TOP = _HEADER_HEIGHT + BOARD_HEIGHT + 16 + 2 * (_LINE_HEIGHT + _LINE_GAP) + 2


def draw_city(view: View, seat: Seat, names: Sequence[str], text: Text) -> Image.Image:
    """Draw a seat's city; ``names`` are by seat, the Free City last.

    All cities of a table are as high as the one with the most buildings, so that a chat shows them all in the
    same width. Returns an image in the few colours shared by all pictures of its wonder at this stage.
    """
    city = view.cities[seat]
    colours = colours_of(view.box)
    built = [view.box.cards[each] for each in city.buildings]
    buildings = sorted(built, key=lambda each: colours.index(each.colour))
    most = max(_rows(len(each.buildings)) for each in view.cities)
    line_height, line_gap = _line_rows(most)
    height = max(theme.MINIMUM_HEIGHT, _BUILDINGS_TOP + most * (line_height + line_gap) + MARGIN - line_gap)
    canvas = Canvas(theme.WIDTH, height)
    _draw_header(canvas, view, seat, names, text)
    draw_board(canvas, view, seat, MARGIN, _HEADER_HEIGHT, _INNER)
    top = _HEADER_HEIGHT + BOARD_HEIGHT + 16
    if _draw_means(canvas, view, seat, top, text):
        top += _LINE_HEIGHT + _LINE_GAP
    canvas.panel(MARGIN, top, _INNER, _LINE_HEIGHT, fill_low=theme.PANEL_LOW, line=theme.LINE)
    laid = view.cities[seat]
    box = (MARGIN + 16, top + 3, _INNER - 32, _LINE_HEIGHT - 6)
    beside = emblems_beside(view, seat)
    made = draw_production(canvas, laid.production, laid.prices.left, laid.prices.right, box, beside=beside)
    if not made:
        nothing = text("picture-no-production")
        canvas.text(MARGIN + 20, top + _LINE_HEIGHT / 2 - 1, nothing, sans(34), theme.MUTED)
    top += _LINE_HEIGHT + _LINE_GAP + 2
    _draw_buildings(canvas, view.box, buildings, top, (line_height, line_gap), text)
    palette = scene_palette(Shown(scene_of(view.box, city.board), city.stages, len(city.plan)))
    return in_few_colours(canvas.finish(), palette)


def _rows(buildings: int) -> int:
    return max(1, -(-buildings // _COLUMNS))


def _line_rows(rows: int) -> tuple[int, int]:
    """Return the height of lines of buildings and the space between them: less if there are many."""
    room = theme.MAXIMUM_HEIGHT - MARGIN - _BUILDINGS_TOP
    for height, gap in ((66, 8), (60, 6), (52, 4)):
        if rows * (height + gap) - gap <= room:
            return height, gap
    return 52, 4


def _draw_header(canvas: Canvas, view: View, seat: Seat, names: Sequence[str], text: Text) -> None:
    city = view.cities[seat]
    canvas.put(seat_emblem(view, seat, 92), MARGIN + 46, 64, "mm")
    left, neighbours_left = MARGIN + 108, POINTS_LEFT - 330
    side = side_name(view.box.names, city.side, text)
    board = text("picture-city", city=city_name(city.wonder, text), side=side)
    draw_city_title(canvas, seat_name(names, seat, text), board, left, neighbours_left - left - 50)
    for side, y in zip(NEIGHBOURS, (42, 90), strict=True):
        other = neighbour_of(view, seat, side)
        canvas.put(side_sign(side, 28), neighbours_left - 38, y, "lm")
        canvas.put(seat_emblem(view, other, 42), neighbours_left - 4, y, "lm")
        name = seat_name(names, other, text)
        used = canvas.fitted_text(
            neighbours_left + 46, y - 1, name, 34, 196, theme.MUTED, smallest=theme.FLOOR_TEXT
        )
        if shields := view.cities[other].shields:
            canvas.put(icons.shield(44, shields), neighbours_left + 46 + used + 14, y, "lm")
    draw_points_badge(
        canvas, view.scores[seat].total, text("picture-points" if view.over else "picture-so-far")
    )


def _draw_means(canvas: Canvas, view: View, seat: Seat, y: int, text: Text) -> bool:
    """Draw the line of coins, shields, conflict tokens and science; return whether the city has any."""
    city = view.cities[seat]
    left = float(MARGIN)
    for sign, number in ((icons.coin(58), city.coins), (icons.shield(58), city.shields)):
        if number:
            width = 144 if number < 100 else 172
            canvas.panel(left, y, width, _LINE_HEIGHT, fill_low=theme.PANEL_LOW, line=theme.LINE)
            canvas.put(sign, left + 14, y + _LINE_HEIGHT / 2, "lm")
            canvas.text(left + 82, y + _LINE_HEIGHT / 2 - 1, f"{number}", sans(46, 700))
            left += width + _LINE_GAP
    science_width = 570 if city.science_choices else 470
    if city.conflicts:
        tokens, room = _tokens_row(city.conflicts), theme.WIDTH - MARGIN - science_width - _LINE_GAP - left
        size = largest_size(tokens, room - 24, 64, 6)
        tokens_width = row_width(tokens, size, 6) + 24
        canvas.panel(left, y, tokens_width, _LINE_HEIGHT, fill_low=theme.PANEL_LOW, line=theme.LINE)
        draw_row(canvas, tokens, left + 12, y + _LINE_HEIGHT / 2, size, gap=6, ink=theme.WHITE, align="l")
        left += tokens_width + _LINE_GAP
    if city.science_choices or any(city.symbols.values()):
        canvas.panel(left, y, science_width, _LINE_HEIGHT, fill_low=theme.PANEL_LOW, line=theme.LINE)
        _draw_science(canvas, view, seat, left, y + _LINE_HEIGHT / 2, science_width, text)
        left += science_width
    return left > MARGIN


def _tokens_row(tokens: Sequence[int]) -> list[Piece]:
    """Return the conflict tokens, one by one or counted by value."""
    if len(tokens) <= _TOKENS_BY_THEMSELVES:
        return [_token(value) for value in tokens]
    row: list[Piece] = []
    for value in sorted(set(tokens), reverse=True):
        count = tokens.count(value)
        row += [_token(value), *([Word(f"×{count}")] if count > 1 else [])]
    return row


def _token(value: int) -> Sprite:
    return Sprite(lambda size: icons.conflict_token(size, value))


def _draw_science(
    canvas: Canvas, view: View, seat: Seat, left: float, y: float, width: float, text: Text
) -> None:
    counts = view.cities[seat].symbols
    chosen = view.cities[seat].science_choices
    points = text("picture-points-short", points=view.scores[seat].row("scientific"))
    room = width - 28 - sans(36, 700).getlength(points)
    step = room / (4 if chosen else 3)
    size = 52 if chosen else 58
    place = left + 14
    for symbol in SYMBOLS:
        if count := counts.get(symbol, 0):
            canvas.put(icons.science(symbol, size), place, y, "lm")
            canvas.text(place + size + 8, y - 1, f"×{count}", sans(36, 700))
            place += step
    if chosen:
        canvas.put(icons.science_choice(size), place, y, "lm")
        canvas.text(place + size + 8, y - 1, f"×{chosen}", sans(36, 700))
    canvas.text(left + width - 14, y - 1, points, sans(36, 700), theme.SCIENCE_TEXT, "rm")


def _draw_buildings(
    canvas: Canvas, box: Box, buildings: Sequence[Card], top: int, line: tuple[int, int], text: Text
) -> None:
    """Draw the buildings from ``top`` down, in lines of a height and with space between them."""
    height, gap = line
    if not buildings:
        canvas.text(theme.WIDTH / 2, top + 40, text("picture-no-buildings"), sans(34), theme.MUTED, "mm")
    for index, card in enumerate(buildings):
        column, row = divmod(index, _rows(len(buildings)))
        x, y = MARGIN + column * (_LINE_WIDTH + _COLUMN_GAP), top + row * (height + gap)
        shown = card_line(card, card_name(box, card.id, text), _LINE_WIDTH, height)
        canvas.put_rounded(shown, x, y, LINE_RADIUS)


# -- in words ----------------------------------------------------------------------------------------


def describe_city(view: View, seat: Seat, names: Sequence[str], text: Text) -> str:
    """Describe the picture of a city, in at most 1,000 characters; ``names`` are by seat."""
    city = view.cities[seat]
    sentences = [
        city_sentence(view, seat, names, text),
        *neighbour_sentences(view, seat, names, text),
        text("words-city-stages", built=city.stages, stages=len(view.cities[seat].plan)),
        text(
            "words-city-means",
            coins=text("coins", count=city.coins),
            shields=text("words-shields", count=view.cities[seat].shields),
        ),
        _token_sentence(city, text),
        science_sentence(view, seat, text),
        *production_sentences(view, seat, text),
        *discount_sentences(city, text),
        *_building_sentences(view, seat, text),
    ]
    return shortened(sentences, separator=" ")


def city_sentence(view: View, seat: Seat, names: Sequence[str], text: Text) -> str:
    """Return the owner, the wonder and the points of a city."""
    return text(
        "words-city",
        name=names[seat],
        city=city_name(view.cities[seat].wonder, text),
        side=side_in_full(view.box.names, view.cities[seat].side, text),
        points=view.scores[seat].total,
        over="yes" if view.over else "no",
    )


def neighbour_sentences(view: View, seat: Seat, names: Sequence[str], text: Text) -> list[str]:
    """Return the two neighbours of a city, with their shields."""
    return [
        text(
            "words-city-neighbour",
            side=side,
            name=names[other],
            shields=text("words-shields", count=view.cities[other].shields),
        )
        for side in NEIGHBOURS
        for other in [neighbour_of(view, seat, side)]
    ]


def selling_sentences(view: View, seat: Seat, names: Sequence[str], text: Text) -> list[str]:
    """Return the two neighbours of a city, with their shields and goods for sale."""
    return [
        text(
            "words-neighbour-sells",
            side=side,
            name=names[other],
            shields=text("words-shields", count=view.cities[other].shields),
            resources=_produced(view.cities[other].production, text),
        )
        for side in NEIGHBOURS
        for other in [neighbour_of(view, seat, side)]
    ]


def _token_sentence(city: City, text: Text) -> str:
    if not city.conflicts:
        return ""
    return text("words-city-tokens", tokens=all_of([signed(value) for value in city.conflicts], text))


def science_sentence(view: View, seat: Seat, text: Text) -> str:
    """Return the scientific symbols of a city with their points; empty without any."""
    counts = view.cities[seat].symbols
    parts = [
        text("symbol-count", count=counts[symbol], symbol=symbol)
        for symbol in SYMBOLS
        if counts.get(symbol, 0)
    ]
    chosen = view.cities[seat].science_choices
    if chosen:
        parts.append(text("words-symbols-of-choice", count=chosen))
    if not parts:
        return ""
    points = text("points", count=view.scores[seat].row("scientific"))
    return text("words-city-science", symbols=all_of(parts, text), points=points)


def production_sentences(view: View, seat: Seat, text: Text) -> list[str]:
    """Return the production of a city, and the part for itself alone."""
    produced = view.cities[seat].production
    sentences = [text("words-produces", resources=_produced(produced, text))]
    if produced.own_choices:
        groups = [_alternatives(options, text) for options in produced.own_choices]
        sentences.append(text("words-produces-alone", resources=all_of(groups, text)))
    return sentences


def _produced(produced: Production, text: Text) -> str:
    parts = [
        resource_count(name, produced.fixed[name], text) for name in RESOURCES if produced.fixed.get(name)
    ]
    parts += [_alternatives(options, text) for options in produced.choices]
    return all_of(parts, text) if parts else text("words-nothing")


def _alternatives(options: Sequence[Resource], text: Text) -> str:
    return one_of([text(f"resource-{name}") for name in options], text)


def discount_sentences(city: City, text: Text) -> list[str]:
    """Return the neighbours from whom a city buys cheaper."""
    left, right = city.prices.left, city.prices.right
    sentences = []
    for goods, sample in (("raw", RESOURCES.index("wood")), ("manufactured", RESOURCES.index("glass"))):
        cheaper = [
            side
            for side, prices in (("left", left), ("right", right))
            if prices[sample] < FULL_PRICES[sample]
        ]
        if cheaper:
            side = cheaper[0] if len(cheaper) == 1 else "both"
            price = min(left[sample], right[sample])
            sentences.append(text(f"words-discount-{goods}", side=side, price=price))
    return sentences


def _building_sentences(view: View, seat: Seat, text: Text) -> list[str]:
    built = [view.box.cards[each] for each in view.cities[seat].buildings]
    sentences = []
    for colour in colours_of(view.box):
        cards = [card_name(view.box, each.id, text) for each in built if each.colour == colour]
        if cards:
            name = colour_name(colour, text)
            sentences.append(
                text("words-city-buildings", colour=colour, name=name, cards=all_of(cards, text))
            )
    return sentences or [text("words-city-no-buildings")]
