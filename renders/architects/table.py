"""The table of Architects, as a picture and in words: decks in reach, tokens, a row for each city."""

from collections.abc import Sequence
from typing import Literal

from PIL import Image

from engine.architects.city import City
from engine.architects.terms import SYMBOLS, DeckId
from engine.architects.view import View
from engine.game import Seat
from engine.terms import CardId
from renders.architects.city_row import RowPlace, city_emblem, draw_city_row, leads_in
from renders.architects.decks import LETTERS
from renders.architects.names import card_name, token_effect, token_name
from renders.architects.offered import deck_name, draw_offered
from renders.architects.sentences import stage_sentence, token_line, wonder_effect_sentence
from renders.architects.token_icons import conflict_token, hidden_token, progress_token
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.typefaces import sans
from renders.parts.frames import draw_glow, draw_takable_edge
from renders.parts.header import draw_title
from renders.parts.language import Text, all_of, resource_count, shortened
from renders.parts.names import city_name, colours_of
from renders.parts.seat_names import seat_name

_PILES_TOP, _BOTTOM = 136, 16
_LARGE_PILE, _SMALL_PILE, _SMALLEST_PILE = 366, 300, 256
_MOST_LARGE, _MOST_SMALL = 4, 5
_HIGHEST_ROW, _GAP = 134, 10
_TOKENS_WIDTH = 348


def draw_table(view: View, names: Sequence[str], text: Text, advised: DeckId | None = None) -> Image.Image:
    """Draw the table as its viewer sees it; ``names`` are by seat, a star is on an ``advised`` deck."""
    pile = _SMALLEST_PILE
    if view.players <= _MOST_SMALL:
        pile = _LARGE_PILE if view.players <= _MOST_LARGE else _SMALL_PILE
    top = _PILES_TOP + pile + 26
    gap = _GAP if view.players < 6 else 8
    room = (theme.MAXIMUM_HEIGHT - top - _BOTTOM + gap) // view.players - gap
    height = min(_HIGHEST_ROW, room)
    content = top + view.players * (height + gap) - gap + _BOTTOM
    canvas = Canvas(theme.WIDTH, max(content, theme.MINIMUM_HEIGHT))
    _draw_header(canvas, view, names, text)
    if view.deciding.get(view.turn) == "token":
        draw_token_tiles(canvas, view, _PILES_TOP, pile, text)
    else:
        draw_offered(canvas, view, _PILES_TOP, pile, names, text, advised)
    for seat in range(view.players):
        row = RowPlace(Seat(seat), top + seat * (height + gap), height)
        draw_city_row(canvas, view, row, names, text)
    return canvas.finish("architects table")


def _draw_header(canvas: Canvas, view: View, names: Sequence[str], text: Text) -> None:
    left = theme.MARGIN
    canvas.put(city_emblem(view.cities[view.turn], 96), left + 48, 64, "mm")
    tokens_left = theme.WIDTH - theme.MARGIN - _TOKENS_WIDTH
    step = 54
    conflict_width = 28 + view.conflict_tokens * step
    conflict_left = tokens_left - 12 - conflict_width
    room = conflict_left - left - 114 - 16
    draw_title(canvas, text("architects-title"), left + 114, 42, 40, room)
    name = seat_name(names, view.turn, text)
    line = text("architects-over") if view.over else text("architects-to-play", name=name)
    canvas.fitted_text(left + 114, 88, line, 34, room, theme.MUTED)
    canvas.panel(conflict_left, 20, conflict_width, 88, 20, fill_low=theme.PANEL_LOW, line=theme.LINE)
    for index in range(view.conflict_tokens):
        token = conflict_token(50, battle=index < view.battle)
        canvas.put(token, conflict_left + 14 + step / 2 + index * step, 64, "mm")
    _draw_tokens(canvas, view, tokens_left)


def _draw_tokens(canvas: Canvas, view: View, left: float) -> None:
    """Draw the face-up progress tokens, and the stack with its size."""
    canvas.panel(left, 20, _TOKENS_WIDTH, 88, 20, fill_low=theme.PANEL_LOW, line=theme.LINE)
    for index, each in enumerate(view.tokens):
        canvas.put(progress_token(each, 72), left + 50 + index * 80, 64, "mm")
    if not view.stack_size:
        return
    x = left + _TOKENS_WIDTH - 48
    canvas.put(hidden_token(72), x, 64, "mm")
    canvas.panel(x + 6, 76, 42, 32, 12, fill=theme.GOLD)
    canvas.text(x + 27, 91, f"{view.stack_size}", sans(26, 800), theme.GOLD_INK, "mm")


# -- in words ----------------------------------------------------------------------------------------


LONGEST_IN_WORDS = 3800
"""The most characters of the plain text; a message holds 4,000."""

Detail = Literal["whole", "brief", "least"]
"""How much of a city is described: the brief form omits wonder and tokens, the shortest one cards too."""


def describe_table(view: View, names: Sequence[str], text: Text, advised: DeckId | None = None) -> str:
    """Describe the picture of the table; with many cities only the most important facts."""
    marked = [deck_name(view, pile, names, text) for pile in view.offered if pile.deck == advised]
    begin = [text("words-advised", card=each) for each in marked]
    details: tuple[Detail, ...] = ("whole", "brief", "least")
    return shortened(*([*begin, *table_sentences(view, names, text, detail)] for detail in details))


def table_sentences(view: View, names: Sequence[str], text: Text, detail: Detail = "whole") -> list[str]:
    """Describe the whole table: the decks in reach, the tokens, a sentence for each city."""
    if view.over:
        begin = [text("architects-words-over")]
    else:
        begin = [
            text("architects-words-begin", name=names[view.turn]),
            *pile_sentences(view, names, text),
        ]
    tokens = [token_name(each, text) for each in view.tokens]
    if view.stack_size:
        tokens.append(text("architects-words-stack", count=view.stack_size))
    middle = [
        text("architects-words-conflict", battle=view.battle, total=view.conflict_tokens),
        text("architects-words-tokens", tokens=all_of(tokens, text))
        if tokens
        else text("architects-words-no-tokens"),
    ]
    seats = [Seat(seat) for seat in range(view.players)]
    cities = [city_sentence(view, seat, names, text, detail) for seat in seats]
    leaders = [text("words-leads", name=names[seat]) for seat in seats if leads_in(view, seat)]
    return [*begin, *middle, *leaders, *cities]


def table_in_words(view: View, names: Sequence[str], text: Text) -> str:
    """Describe the whole table and its effects, a line for each thing.

    If that is too long for a message, the next stages are omitted.
    """
    told = table_sentences(view, names, text)
    if view.over:
        return "\n".join(told)
    cities = view.cities
    stages = [
        text(
            "architects-words-next-stages",
            city=city_name(each.wonder, text),
            stages=" ".join(stage_sentence(each, stage, text) for stage in each.open_stages),
        )
        for each in cities
    ]
    effects = [
        text(
            "architects-words-city-effect",
            city=city_name(each.wonder, text),
            effect=wonder_effect_sentence(each.board.effect, text),
        )
        for each in cities
    ]
    shown = [pile.card for pile in view.offered if pile.card is not None]
    in_reach = {view.box.cards[each].colour for each in shown}
    keys = [f"architects-explains-{colour}" for colour in colours_of(view.box) if colour in in_reach]
    explained = [text(key) for key in keys if text.has(key)]
    explained.append(text("architects-explains-cat"))
    tokens = [
        token_line(each, text)
        for each in dict.fromkeys([*view.tokens, *(token for each in cities for token in each.tokens)])
    ]
    return shortened(
        [*told, *explained, *stages, *effects, *tokens],
        [*told, *explained, *effects, *tokens],
        limit=LONGEST_IN_WORDS,
    )


def pile_sentences(view: View, names: Sequence[str], text: Text) -> list[str]:
    """Describe the top of each deck in reach."""
    sentences = []
    for pile in view.offered:
        state = "empty" if not pile.size else "hidden" if pile.card is None else "open"
        sentences.append(
            text(
                "architects-words-pile",
                letter=LETTERS[pile.place],
                deck=deck_name(view, pile, names, text),
                state=state,
                card="" if pile.card is None else card_name(pile.card, text),
                count=pile.size,
            )
        )
    return sentences


def city_sentence(view: View, seat: Seat, names: Sequence[str], text: Text, detail: Detail = "whole") -> str:
    """Describe the progress and cards of a city."""
    city = view.cities[seat]
    placeholders: dict[str, str | int] = {
        "name": names[seat],
        "built": len(city.stages),
        "stages": len(city.board.stages),
        "cards": held_words(city, text),
        "shields": city.shields,
        "victories": city.victories,
        "cat": "yes" if view.cat == seat else "no",
        "points": view.scores[seat].total,
    }
    if detail == "brief":
        return text("architects-words-city-brief", **placeholders)
    if detail == "least":
        return text("architects-words-city-least", **placeholders)
    tokens = all_of([token_name(each, text) for each in city.tokens], text)
    return text(
        "architects-words-city",
        city=city_name(city.wonder, text),
        tokens=tokens or text("words-nothing"),
        **placeholders,
    )


def held_words(city: City, text: Text) -> str:
    """List resource cards, coins and symbols of a city."""
    words = [resource_count(each, count, text) for each, count in city.resources.items() if count]
    if city.coins:
        words.append(text("coins", count=city.coins))
    for symbol in SYMBOLS:
        count = city.cards.get(CardId(symbol), 0)
        if count:
            words.append(
                text(f"symbol-{symbol}") if count == 1 else text("symbol-count", count=count, symbol=symbol)
            )
    return all_of(words, text) or text("words-nothing")


_TILE_GAP, _TILE_RADIUS = 14, 20
_ROOMY, _NARROW = (112, 18, 30, 42), (76, 14, 26, 38)
"""The size of the icon, the space above it, and the distances of the name and the text below it."""
_LOW_TILE = 260
"""Up to this height a tile has room for its text below a small icon."""


def draw_token_tiles(canvas: Canvas, view: View, y: int, height: int, text: Text) -> None:
    """Draw the face-up tokens, and the hidden one, with their effects."""
    size, above, to_name, to_words = _ROOMY if height > _LOW_TILE else _NARROW
    tiles = [
        (progress_token(each, size), token_name(each, text), token_effect(each, text)) for each in view.tokens
    ]
    if view.stack_size:
        tiles.append(
            (
                hidden_token(size),
                text("architects-token-hidden"),
                text("architects-stack", count=view.stack_size),
            )
        )
    room = theme.WIDTH - 2 * theme.MARGIN
    width = round((room - _TILE_GAP * (len(tiles) - 1)) / max(1, len(tiles)))
    for index, (icon, name, effect) in enumerate(tiles):
        x = theme.MARGIN + index * (width + _TILE_GAP)
        draw_glow(canvas, x, y, width, height, _TILE_RADIUS, 0.5)
        draw_takable_edge(canvas, x, y, width, height, _TILE_RADIUS + 4)
        canvas.panel(x, y, width, height, _TILE_RADIUS, fill=theme.TOKEN_TILE, fill_low=theme.TOKEN_TILE_LOW)
        middle = x + width / 2
        canvas.put(icon, middle, y + above, "mt")
        below = y + above + size + to_name
        canvas.fitted_text(middle, below, name, 36, width - 24, theme.GOLD, "mm", weight=700)
        words = wrap_text(effect, width - 30, 31, theme.FLOOR_TEXT, 600, 5 if height > 330 else 3)
        canvas.lines_from(middle, below + to_words, words, anchor="mm", step=1.12)
