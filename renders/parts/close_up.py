"""The close-up of a card or a token: its large face on the left, the facts on the right."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from engine.facts import Cost
from engine.terms import Colour
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.numerals import ROMAN
from renders.drawing.row import Row
from renders.parts import icons
from renders.parts.card_face import Form, Spot, draw_card_face, draw_disc
from renders.parts.card_frame import Plaque
from renders.parts.card_line import LINE_RADIUS
from renders.parts.header import draw_age_badge, draw_title_on_meander
from renders.parts.language import Text, all_of, one_of, shortened
from renders.parts.names import card_type
from renders.parts.sprites import cost_sentence

CARD_LEFT, CARD_TOP, CARD_WIDTH, CARD_HEIGHT = 28, 24, 500, 716
FACTS_LEFT = CARD_LEFT + CARD_WIDTH + 36
FACTS_WIDTH = theme.WIDTH - FACTS_LEFT - 28
FACTS_TOP = 150
FOOT_HEIGHT = 92
FOOT_TOP = theme.MINIMUM_HEIGHT - 24 - FOOT_HEIGHT
TOKEN_SIZE = 440
_LINE_HEIGHT, _LINE_GAP = 62, 8
_FORM = Form(
    width=CARD_WIDTH,
    height=CARD_HEIGHT,
    head=120,
    scene=450,
    plaque=(385, 385),
    icon=112,
    cost=(CARD_HEIGHT - 92, CARD_HEIGHT - 80),
    cost_icons=(84, 84),
    disc=Spot(69, 187, 92),
    names=(54, 54, 36),
    beside_name=(29, 29),
    radius=34,
    rim=5,
    usual=Plaque(180, 128, (56, 28), line=4, blur=8, gap=10),
    beside_plaque=17,
)


def draw_face(name: str, colour: Colour, building: str, effect: Row, price: Row) -> Image.Image:
    """Draw the face of a card in the size of a close-up; ``building`` is in its scene."""
    canvas = draw_card_face(_FORM, name, colour, building, effect, price)
    draw_disc(canvas, _FORM, colour)
    if not price:
        canvas.put(icons.status("possible", 76), CARD_WIDTH / 2, _FORM.cost[0], "mm")
    return canvas.image


class Linked(NamedTuple):
    """A card linked by a chain: its name, and a function that draws it as a line."""

    name: str
    line: Callable[[int, int], Image.Image]


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The contents of a card's close-up.

    ``face`` is the card itself, ``does`` its effect in words; any of ``free_from`` makes it free. ``deck``
    describes its deck, which ``draw_deck`` draws if words aren't enough.
    """

    name: str
    colour: Colour
    age: int
    face: Image.Image
    cost: Cost
    does: str
    free_from: Sequence[Linked]
    gives_free: Sequence[Linked]
    deck: Sequence[str]
    draw_deck: Callable[[Canvas], None] | None = None


def draw_card(facts: CardFacts, text: Text) -> Image.Image:
    """Draw a large card with all of its facts."""
    canvas = Canvas(theme.WIDTH, theme.MINIMUM_HEIGHT)
    card = (CARD_LEFT, CARD_TOP, CARD_WIDTH, CARD_HEIGHT)
    canvas.panel(*card, _FORM.radius, fill=theme.IVORY, blur=14, shade=0.6)
    canvas.put_rounded(facts.face, CARD_LEFT, CARD_TOP, _FORM.radius)
    used = draw_age_badge(canvas, facts.age, FACTS_LEFT, 24) + 22 if facts.age else 0
    _draw_heading(canvas, card_type(facts.colour, text), FACTS_LEFT + used)
    y = draw_effect(canvas, facts.does, FACTS_TOP)
    y = _draw_chain(canvas, text("card-free-with"), facts.free_from, y)
    _draw_chain(canvas, text("card-makes-free"), facts.gives_free, y)
    if facts.draw_deck is not None:
        facts.draw_deck(canvas)
    elif facts.deck:
        draw_foot(canvas, " ".join(facts.deck))
    return canvas.finish()


def describe_card(facts: CardFacts, text: Text) -> str:
    """Describe everything that the close-up of a card shows."""
    kind, age = card_type(facts.colour, text), ROMAN[facts.age]
    sentences = [
        text("card-words", card=facts.name, number=facts.age, age=age, type=kind),
        cost_sentence(facts.cost, text),
        facts.does,
    ]
    if facts.free_from:
        either = one_of([each.name for each in facts.free_from], text)
        sentences.append(text("card-words-free-with", cards=either))
    if facts.gives_free:
        later = all_of([each.name for each in facts.gives_free], text)
        sentences.append(text("card-words-makes-free", cards=later))
    return shortened([*sentences, *facts.deck], separator=" ")


def lay_token(face: Image.Image, name: str) -> Canvas:
    """Paste a progress token on a canvas, with its name beside it."""
    canvas = Canvas(theme.WIDTH, theme.MINIMUM_HEIGHT)
    canvas.put(face, CARD_LEFT + CARD_WIDTH / 2, theme.MINIMUM_HEIGHT / 2, "mm")
    _draw_heading(canvas, name, FACTS_LEFT)
    return canvas


def _draw_heading(canvas: Canvas, words: str, left: float) -> None:
    room = FACTS_LEFT + FACTS_WIDTH - left
    draw_title_on_meander(canvas, words, left, 56, 40, room, below=32, thick=14)


def draw_effect(canvas: Canvas, words: str, y: int) -> int:
    """Write the effect of a card; return the top of the next part."""
    fitted = wrap_text(words, FACTS_WIDTH, 36, 29, 600, 4)
    step = round(fitted.size * 1.25)
    for line in fitted.lines:
        canvas.text(FACTS_LEFT, y, line, fitted.font)
        y += step
    return y + 16


def _draw_chain(canvas: Canvas, caption: str, linked: Sequence[Linked], y: int) -> int:
    """Draw the cards that make this one free, or that it makes free; return the top of the next part."""
    if not linked:
        return y
    canvas.put(icons.sign("chain", 44, theme.GOLD), FACTS_LEFT, y + 4, "lm")
    canvas.fitted_text(FACTS_LEFT + 58, y + 3, caption, 32, FACTS_WIDTH - 60, theme.MUTED)
    y += 34
    for each in linked:
        canvas.put_rounded(each.line(FACTS_WIDTH, _LINE_HEIGHT), FACTS_LEFT, y, LINE_RADIUS)
        y += _LINE_HEIGHT + _LINE_GAP
    return y + 18


def draw_foot(canvas: Canvas, words: str) -> None:
    """Write the facts about the deck in a panel at the foot."""
    canvas.panel(FACTS_LEFT, FOOT_TOP, FACTS_WIDTH, FOOT_HEIGHT, fill_low=theme.PANEL_LOW, line=theme.LINE)
    fitted = wrap_text(words, FACTS_WIDTH - 40, 30, theme.FLOOR_TEXT, 600)
    canvas.lines(FACTS_LEFT + 20, FOOT_TOP + FOOT_HEIGHT / 2, fitted, step=1.15)
