"""The whole table, as a picture and in words: cities, conflict track, progress tokens, cards of the age."""

from collections.abc import Sequence

from PIL import Image

from engine.duel.box import Wonder
from engine.duel.city import DIFFERENT_FOR_SUPREMACY
from engine.duel.scoring import lead
from engine.duel.terms import SEATS, Slot, opponent
from engine.duel.view import CardOffer, View
from engine.game import Seat
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.numerals import ROMAN
from renders.duel import icons as duel_icons
from renders.duel.city import city_line, city_sentences
from renders.duel.faces import RADIUS, room_on_face
from renders.duel.laid_cards import draw_back, draw_covered, draw_free
from renders.duel.names import card_name, token_name, wonder_name
from renders.duel.panel import PANEL_HEIGHT, draw_panel, leads_in
from renders.duel.sentences import effect_sentences, token_line
from renders.duel.tableau import lay_tableau, lettered, letters_by_slot
from renders.duel.track import NEAR_CAPITAL, TRACK_HEIGHT, draw_track
from renders.parts.frames import draw_mark, draw_marked_edge, place_star
from renders.parts.header import draw_age_badge, draw_title
from renders.parts.language import Text, all_of, shortened
from renders.parts.seat_names import seat_name
from renders.parts.sprites import cost_sentence

_GAP = 7
_PANELS_TOP, _PANEL_WIDTH = 86, 570
_TRACK_TOP = _PANELS_TOP + PANEL_HEIGHT + _GAP
CARDS_TOP = _TRACK_TOP + TRACK_HEIGHT + _GAP
_BADGE_TOP, _BADGE_HEIGHT = 4, 78
_STAR = 70
_TOKEN, _TOKEN_STEP, _TOKENS_WIDTH = 76, 88, 450


def draw_table(view: View, names: Sequence[str], text: Text, advised: Slot | None = None) -> Image.Image:
    """Draw the table in an age; ``names`` are by seat, a star is on the card of an ``advised`` slot."""
    canvas = Canvas(theme.WIDTH, theme.TALLEST)
    draw_heading(canvas, view, names, text)
    draw_both_cities(canvas, view, names, _PANELS_TOP, text)
    at = (theme.MARGIN, _TRACK_TOP, theme.WIDTH - 2 * theme.MARGIN)
    draw_track(canvas, view.box, view.pawn, view.military_tokens, *at)
    if view.age:
        _draw_cards(canvas, view, text, advised)
    return canvas.finish("duel table")


def draw_heading(canvas: Canvas, view: View, names: Sequence[str], text: Text) -> None:
    """Draw the age, the player who is asked, and the remaining progress tokens on the board."""
    left: float = theme.MARGIN
    if view.age:
        left += draw_age_badge(canvas, view.age, theme.MARGIN, _BADGE_TOP, _BADGE_HEIGHT) + 18
    room = theme.WIDTH - _TOKENS_WIDTH - left - theme.MARGIN
    draw_title(canvas, text("duel-title"), left, _BADGE_TOP + 23, 38, room, smallest=26)
    shown = [seat_name(names, Seat(seat), text) for seat in range(len(names))]
    canvas.fitted_text(left, _BADGE_TOP + 61, line_of(view, shown, text), 33, room, theme.MUTED, smallest=26)
    tokens = view.board_tokens
    for index, token in enumerate(tokens):
        x = theme.WIDTH - theme.MARGIN - _TOKEN / 2 - (len(tokens) - 1 - index) * _TOKEN_STEP
        canvas.put(duel_icons.token(token, _TOKEN), x, _BADGE_TOP + 39, "mm")


def draw_both_cities(canvas: Canvas, view: View, names: Sequence[str], top: int, text: Text) -> None:
    """Draw both players' cities."""
    for seat, x in ((Seat(0), theme.MARGIN), (Seat(1), theme.WIDTH - theme.MARGIN - _PANEL_WIDTH)):
        draw_panel(canvas, view, seat, seat_name(names, seat, text), x, top, _PANEL_WIDTH, text)


def _draw_cards(canvas: Canvas, view: View, text: Text, advised: Slot | None) -> None:
    """Draw the remaining cards in their places, and faintly the places of those taken."""
    tableau = lay_tableau(view.box.ages[view.age - 1].places, view.layout)
    size, offered, box = tableau.size, letters_by_slot(view), view.box
    for x, below, height in tableau.taken():
        field = (x + 5, CARDS_TOP + below + 5, size.width - 10, height - 10)
        canvas.panel(*field, 12, fill=theme.TAKEN_PLACE)
    for laid, x, below in tableau.cards():
        y = CARDS_TOP + below
        if laid.card is None:
            draw_back(canvas, laid.back, x, y, size)
        elif laid.free:
            starred = laid.slot == advised
            if starred:
                draw_marked_edge(canvas, "advised", x, y, size.width, size.height, RADIUS)
            offer = offered.get(laid.slot)
            draw_free(canvas, box, laid.card, offer, x, y, size, text, starred=starred)
        else:
            draw_covered(canvas, box, laid.card, x, y, size, text)
    for laid, x, below in tableau.cards():
        if laid.slot == advised and laid.card is not None:
            within, taken = room_on_face(box, laid.card, size)
            star = place_star(within, taken, _STAR)
            draw_mark(canvas, "advised", x + star.x, CARDS_TOP + below + star.y, star.size)


# -- in words ----------------------------------------------------------------------------------------


LONGEST_FULL = 3800
"""The most characters of the plain text; a message holds 4,000."""


def line_of(view: View, names: Sequence[str], text: Text) -> str:
    """Return briefly who is asked."""
    for seat, kind in view.deciding.items():
        key = "duel-to-play" if kind == "turn" else "duel-to-choose"
        return text(key, name=names[seat])
    return text("duel-over")


def describe_table(view: View, names: Sequence[str], text: Text, advised: Slot | None = None) -> str:
    """Describe the picture of the table, in at most 1,000 characters."""
    marked = [laid.card for laid in view.layout if laid.slot == advised and laid.card is not None]
    begin = [text("words-advised", card=card_name(each, text)) for each in marked]
    begin += [_age(view, text), *_asked(view, names, text), *free_cards(view, text)]
    begin += threats(view, names, text)
    middle = [pawn_sentence(view, names, text), *_means(view, names, text)]
    covered = covered_cards(view, text)
    return shortened([*begin, *middle, *covered], [*begin, *middle], separator=" ")


def table_in_words(view: View, names: Sequence[str], text: Text) -> str:
    """Describe the whole table and its effects, a line for each thing.

    If that is too long for a message, the effects of wonders and tokens in the cities are omitted.
    """
    before = [
        *wonder_lines([view.box.wonders[each] for each in view.draft], text),
        *free_cards(view, text, explained=True),
        *covered_cards(view, text),
        *_explained_tokens(view, text),
        pawn_sentence(view, names, text),
        *threats(view, names, text),
        _discard_pile(view, text),
    ]
    cities = [" ".join(city_sentences(view, seat, names, text)) for seat in SEATS]
    owned = [line for seat in SEATS for line in _explained_city(view, seat, text)]
    return shortened([*before, *cities, *owned], [*before, *cities], limit=LONGEST_FULL)


def _explained_city(view: View, seat: Seat, text: Text) -> list[str]:
    """Return the effects of a player's wonders and progress tokens."""
    city = view.cities[seat]
    wonders = [
        text(
            "duel-words-thing-explained",
            thing=wonder_name(each, text),
            effects=effect_sentences(view.box.wonders[each].effects, text),
        )
        for each in (*city.built_wonders, *city.unbuilt_wonders)
    ]
    return [*wonders, *(token_line(view.box.tokens[each], text) for each in city.tokens)]


def wonder_lines(wonders: Sequence[Wonder], text: Text) -> list[str]:
    """Return the number, cost and effect of each wonder."""
    return [
        text(
            "duel-words-numbered-cost",
            number=number,
            name=wonder_name(each.id, text),
            cost=cost_sentence(each.cost, text),
            effects=effect_sentences(each.effects, text),
        )
        for number, each in enumerate(wonders, start=1)
    ]


def _age(view: View, text: Text) -> str:
    return text("duel-words-age", age=ROMAN[view.age]) if view.age else ""


def _asked(view: View, names: Sequence[str], text: Text) -> list[str]:
    if view.over:
        return [text("duel-words-over")]
    return [
        text("duel-words-to-play" if kind == "turn" else "duel-words-to-choose", name=names[seat])
        for seat, kind in view.deciding.items()
    ]


def free_cards(view: View, text: Text, *, explained: bool = False) -> list[str]:
    """Return the cards that can be taken with letters and prices, and if ``explained`` with effects."""
    sentences = []
    for letter, offer in lettered(view).items():
        card, price = card_name(offer.card, text), _price(offer, text)
        if explained:
            does = effect_sentences(view.box.cards[offer.card].effects, text)
            placeholders = {"letter": letter, "card": card, "price": price, "effects": does}
            sentences.append(text("duel-words-free-card-explained", **placeholders))
        else:
            sentences.append(text("duel-words-free-card", letter=letter, card=card, price=price))
    return sentences


def _explained_tokens(view: View, text: Text) -> list[str]:
    """Return the progress tokens on the board, with their effects."""
    return [
        _board_tokens(view, text),
        *(token_line(view.box.tokens[each], text) for each in view.board_tokens),
    ]


def _price(offer: CardOffer, text: Text) -> str:
    price = offer.price
    if not offer.affordable:
        return text("duel-words-price-too-dear", coins=text("coins", count=price.total))
    if price.how in ("free", "chain"):
        return text(f"duel-words-price-{price.how}")
    if not price.total:
        return text("duel-words-price-own")
    return text("duel-words-price-coins", coins=text("coins", count=price.total))


def covered_cards(view: View, text: Text) -> list[str]:
    """Return the covered cards, and the number of face-down ones."""
    covered = [laid for laid in view.layout if not laid.free or not view.card_offers]
    up = [card_name(laid.card, text) for laid in covered if laid.card is not None]
    down = [laid for laid in covered if laid.card is None]
    guilds = sum(laid.back == "guild" for laid in down)
    sentences = []
    if up:
        sentences.append(text("duel-words-covered", cards=all_of(up, text)))
    if down:
        sentences.append(text("duel-words-face-down", count=len(down)))
    if guilds:
        sentences.append(text("duel-words-face-down-guilds", count=guilds))
    return sentences


def pawn_sentence(view: View, names: Sequence[str], text: Text) -> str:
    """Return the position of the conflict pawn."""
    leader = Seat(0) if view.pawn >= 0 else Seat(1)
    return text(
        "duel-words-pawn",
        lead=lead(view.pawn, leader),
        name=names[leader],
        loser=names[opponent(leader)],
    )


def threats(view: View, names: Sequence[str], text: Text) -> list[str]:
    """Return the players who are one symbol or two spaces from an instant victory."""
    said = []
    for seat in () if view.over else SEATS:
        missing = view.box.track.capital - lead(view.pawn, seat)
        if missing <= NEAR_CAPITAL:
            loser = names[opponent(seat)]
            said.append(text("duel-words-near-capital", name=names[seat], loser=loser, spaces=missing))
        if len(view.cities[seat].symbols) == DIFFERENT_FOR_SUPREMACY - 1:
            said.append(text("duel-words-near-science", name=names[seat]))
    return said


def _board_tokens(view: View, text: Text) -> str:
    tokens = [token_name(token, text) for token in view.board_tokens]
    return text("duel-words-board-tokens", tokens=all_of(tokens, text)) if tokens else ""


def _discard_pile(view: View, text: Text) -> str:
    discarded = [card_name(each, text) for each in view.discard]
    return text("duel-words-discard", cards=all_of(discarded, text)) if discarded else ""


def _means(view: View, names: Sequence[str], text: Text) -> list[str]:
    leaders = [text("words-leads", name=names[seat]) for seat in SEATS if leads_in(view, seat)]
    return [*(city_line(view, seat, names, text) for seat in SEATS), *leaders]
