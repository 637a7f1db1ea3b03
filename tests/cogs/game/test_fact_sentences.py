"""The wording of reasons, tips, moments, honours and last words."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Literal, cast

import pytest

from bot.common.game_options import GameName
from bot.common.stored_rows import Ending, Result, SeatRow
from bot.languages.translator import Languages, Translator, forms_of, load_languages
from bot.statistics.figures import Honour
from bot.statistics.honours import KINDS
from cogs.game import presenter
from cogs.game.fact_sentences import Explainer, card_title, honour_line, moment_lines, tip_line
from cogs.game.hints_and_hindsight import compared, in_words
from cogs.game.presenter import GamePresenter
from cogs.games.base.hand import choice_in_words as base_words
from engine.base.choice import Build, Sell
from engine.base.payment import FREE, POWER
from engine.base.rules import standard_box
from engine.duel.choice import Begin
from engine.game import JsonObject, Seat, View
from engine.players.advice import Compared, Hint, reasons_for
from engine.players.reasons import PRICES, Reason
from engine.players.tips import Tip
from engine.record import new_game
from engine.rules import GAMES, STANDARD, box_named
from engine.story import Fact, Moment
from engine.terms import CardId
from tests.bot.statistics.played import CATEGORIES
from tests.cogs.games.common import presenter_of
from tests.engine.base.setting import pay
from tests.engine.players.test_tips import PLAYERS, told_in
from tests.engine.test_all_games import in_mid_course

EVERY = (0.0, 0.2, 0.4, 0.6, 0.8, 0.95)
COURSES = {
    "base": ((2, 1, (0.0, 0.6, 0.95)), (3, 2, (0.2, 0.4)), (4, 3, (0.6, 0.8))),
    "duel": ((2, 1, EVERY), (2, 2, EVERY), (2, 3, EVERY)),
    "architects": ((2, 1, EVERY), (3, 2, EVERY), (4, 3, EVERY)),
}
"""Players, seed and how far to play: together they cover all kinds of reasons."""

LANGUAGES = ("en", "fr", "nl", "de")
NAMES = ["Ann", "Ben", "Hera", "Ares"]
BEN, FREE_CITY = Seat(1), Seat(4)

WOOD: dict[str, Fact] = {"resources": ("wood", "wood"), "new": "no", "need": "some", "stage": 2}
PLAIN: dict[str, Fact] = {"new": "no", "need": "no", "stage": 1}
WAR: dict[str, Fact] = {"points": 1, "instead": 0, "count": 2}

POINTS = Reason("points", 5.0, {}, {"points": 5, "sure": "yes"})
SALE = Reason("sale", 1.0, {}, {"coins": 3})
STAGE: dict[str, Fact] = {"stage": 2, "points": 2, "effect": "yes"}


def frees(*cards: str) -> Reason:
    return Reason("frees", 1.0, {}, {"cards": cards})


def paid_to(seat: Seat, coins: int) -> Reason:
    return Reason("paid-to", -1.0, {"name": seat}, {"coins": coins})


def denies(
    kind: Literal["denies", "denies-arms"], under: str, card: str = "senate", points: int = 6
) -> Reason:
    return Reason(kind, 1.0, {"name": BEN}, {"card": card, "points": points, "under": under})


SENTENCES: list[tuple[tuple[Reason, ...], tuple[str, ...]]] = [
    (
        (Reason("beats", 2.0, {"names": (Seat(2), Seat(3))}, WAR),),
        (
            ": as things stand it beats Hera and Ares (+1 each).",
            "\N{NARROW NO-BREAK SPACE}: pour l’instant tu bats Hera et Ares (+1 à chaque fois).",
            ": zoals het nu staat versla je Hera en Ares (elk +1).",
            ": Stand jetzt schlägst du damit Hera und Ares (je +1).",
        ),
    ),
    (
        (
            Reason("beats", 2.0, {"names": (Seat(2),)}, {**WAR, "instead": -1, "count": 1}),
            Reason("levels", 1.0, {"names": (BEN, FREE_CITY)}),
        ),
        (
            "it beats Hera (+1 instead of −1) and it ties with Ben and the Free City instead of losing.",
            "(+1 au lieu de −1) et tu fais égalité avec Ben et la Cité franche au lieu de perdre.",
            "(+1 in plaats van −1) en kom je gelijk met Ben en de Vrije Stad in plaats van te verliezen.",
            "(+1 statt −1) und liegst du gleichauf mit Ben und der Freien Stadt, statt zu verlieren.",
        ),
    ),
    (
        (
            Reason("points", 5.0, {}, {"points": 5, "sure": "no"}),
            Reason("coins", 1.0, {}, {"coins": 1}),
            paid_to(FREE_CITY, 2),
        ),
        (
            ": it gives you 5 points as things stand and 1 coin. You pay the Free City 2 coins.",
            ": ça rapporte 5 points pour l’instant et 1 pièce. Tu paies 2 pièces à la Cité franche.",
            ": je krijgt zoals het nu staat 5 punten en 1 munt. Je betaalt de Vrije Stad 2 munten.",
            ": Das bringt Stand jetzt 5 Punkte und 1 Münze. Du zahlst der Freien Stadt 2 Münzen.",
        ),
    ),
    (
        (Reason("makes", 1.0, {}, WOOD), paid_to(BEN, 2), paid_to(FREE_CITY, 1)),
        ("every round (stage 2 of your wonder needs it). You pay Ben 2 coins and the Free City 1 coin.",),
    ),
    (
        (SALE, denies("denies", "yes")),
        (": it gives you 3 coins. Otherwise Ben could take Senate and get 6 points.",),
    ),
    (
        (denies("denies", "no"), denies("denies-arms", "no")),
        (
            ": otherwise Ben could take it and get 6 points, and otherwise Ben could build it and beat you.",
            "sinon Ben pourrait la prendre et marquer 6 points, et sinon Ben pourrait la construire",
            "anders pakt Ben misschien die kaart, goed voor 6 punten",
            "Sonst könnte Ben mit der Karte 6 Punkte holen",
        ),
    ),
    (
        (Reason("points-if-complete", 1.0, {}, {"points": 7, "stages": 1, "can": "yes"}),),
        (": it’s worth 7 points if you complete your wonder (1 stage to go).",),
    ),
    ((Reason("begins", 1.0, {"name": BEN}, {"whose": "other"}),), (": Ben takes the first card",)),
    ((Reason("power", 1.0, {}, {"ability": "last_card_free"}),), (": your last card of each age is free.",)),
    ((Reason("makes", 1.0, {}, {**PLAIN, "resources": ("wood", "clay")}),), ("wood and clay every round.",)),
    ((Reason("makes", 1.0, {}, {**PLAIN, "either": ("wood", "clay")}),), ("wood or clay every round.",)),
]

TIPS = [
    (
        "base",
        Tip(
            "science-set",
            facts={"card": "apothecary", "points": 8},
            reasons=(Reason("science-set", 8.0, {}, {"points": 8}), frees("stables")),
        ),
        "7 of them for the set. It makes Stables free later.",
    ),
    (
        "base",
        Tip("chain", facts={"card": "aqueduct", "before": "baths"}, reasons=(POINTS,)),
        "so Aqueduct is free. It gives you 5 points.",
    ),
    (
        "architects",
        Tip(
            "stage",
            facts={"card": "coin", "place": "right", **STAGE},
            reasons=(Reason("stage-ready", 4.0, {}, STAGE),),
        ),
        "💡 Take **C** (a coin) and you build stage 2 of your wonder right away (+2 points and its effect).",
    ),
    (
        "base",
        Tip(
            "blue",
            facts={"card": "library"},
            reasons=(
                *(POINTS, frees("senate", "university"), Reason("own-resources", 0.0)),
                denies("denies", "no", card="library", points=5),
            ),
        ),
        "**Library**: it gives you 5 points, and it makes Senate and University free later."
        " Your own resources pay for it. Otherwise ben could take it and get 5 points.",
    ),
    (
        "duel",
        Tip(
            "stop-now",
            facts={"card": "university", "sold": "yes"},
            reasons=(Reason("stops-science", 50.0, {"name": BEN}),),
        ),
        "💡 **Selling University**: it stops ben from winning by scientific supremacy",
    ),
]
"""Tips of games, and what each says: at the beginning or the end, and its card once."""


def a_view(game: str) -> View:
    view: View = new_game(game, 2, 1).view(None)
    return view


def clause(text: Translator, *reasons: Reason, game: GameName = "base") -> str:
    """Return the reasons for a choice called X, without its name."""
    said = Explainer(a_view(game), [*NAMES, text("free-city")], text).why("X", reasons)
    return said.split("**", 2)[2]


@pytest.mark.parametrize(("reasons", "sentences"), SENTENCES)
def test_reasons_in_every_language(
    languages: Languages, reasons: tuple[Reason, ...], sentences: tuple[str, ...]
) -> None:
    for language, sentence in zip(LANGUAGES, sentences, strict=False):
        assert sentence in clause(languages.of(language), *reasons)


def test_reasons_against_a_choice_follow_reasons_for_it(languages: Languages) -> None:
    text = languages.of(None)
    frees = Reason("uncovers", -2.0, {"name": Seat(1)}, {"cards": 1})
    others = SALE, Reason("paid-bank", -0.5, {}, {"coins": 1})
    both = clause(text, frees, *others, game="duel")
    assert both == ": it gives you 3 coins, but it uncovers a card for Ben. It costs 1 coin."
    assert clause(text, frees, game="duel") == ": it uncovers a card for Ben."
    won = [Reason("battle-won", 3.0, {"name": Seat(seat)}, {"points": 3}) for seat in (1, 2)]
    battle = clause(text, *won, game="architects")
    assert battle == ": in the battle it starts, you beat Ben (+3) and Hera (+3)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_names_the_next_best_choice(languages: Languages, language: str) -> None:
    text, box = languages.of(language), standard_box()
    other = base_words(Build(CardId("baths"), FREE), box, text)
    said = [
        compared(Compared(None, verdict, 72, 83), other, text)  # type: ignore[arg-type]
        for verdict in ("games", "close", "mean")
    ]
    assert all(text("card-baths") in each for each in said)
    assert len({*said}) == len(said)
    assert ["72" in each and "83" in each for each in said] == [True, False, False]
    # A card that a power builds isn't compared with itself.
    paid, free = (base_words(Build(CardId("stables"), how), box, text) for how in (pay(), POWER))
    found = Compared(Build(CardId("stables"), pay()), "mean", 0, 9)
    assert paid != free
    assert compared(found, paid, text) != compared(found, free, text)


def test_a_hint_gives_reasons_and_then_a_comparison(languages: Languages) -> None:
    view, text = a_view("base"), languages.of("en")

    def called(view: View, choice: Any) -> str:
        return base_words(choice, view.box, text)

    presenter: Any = SimpleNamespace(names=NAMES, text=text, choice_in_words=called)
    reasons = (POINTS, Reason("no-cost", 0.0))
    found = Hint(Build(CardId("gardens"), FREE), reasons, Compared(Sell(CardId("baths")), "games", 72, 83))
    assert in_words(found, view, presenter) == (
        "**Gardens**: it gives you 5 points. It’s free."
        " It did better than selling Baths in 72 of 83 simulated games."
    )
    close = found._replace(compared=Compared(Sell(CardId("baths")), "close", 18, 35))
    assert in_words(close, view, presenter).endswith("It’s a close call – selling Baths is about as good.")
    # Hidden effects are advised by how simulated games ended.
    face_down = Hint(Build(CardId("baths"), FREE), (Reason("rest", 1.0),))
    assert in_words(face_down, view, presenter) == "**Baths**: it did best in simulated games."


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_sentence_with_its_reasons(game: str, language: str, languages: Languages) -> None:
    text, names = languages.of(language), ["ann", "ben", "cyd", "dora"]
    for players, seed, parts in COURSES[game]:
        for part in parts:
            running = in_mid_course(game, players, seed, part)
            for decision in running.decisions():
                view: Any = running.view(decision.chooser)
                presenter = presenter_of(view, text, names[:players])
                for choice in decision.choices:
                    what = presenter.choice_in_words(view, choice)
                    reasons = reasons_for(view, decision, choice)
                    sentence = Explainer(view, names, text).why(what, reasons)
                    assert sentence.startswith(f"**{what}")
                    assert sentence.endswith(".")
                    assert "reason-" not in sentence


def test_choosing_to_start_oneself_is_in_the_second_person(languages: Languages) -> None:
    views = (new_game("duel", 2, 1).view(Seat(seat)) for seat in (1, 0))
    own, other = (
        presenter_of(view, languages.of("en"), NAMES).choice_in_words(view, Begin(Seat(1))) for view in views
    )
    assert forms_of(own)["done"] == "you chose to start"
    assert NAMES[1] not in own
    assert NAMES[1] in other


@pytest.mark.parametrize("game", PLAYERS)
def test_every_tip_is_a_sentence(game: str) -> None:
    text, names = load_languages().of("en"), ["ann", "ben", "cyd"]
    view: View = new_game(game, PLAYERS[game], 1).view(None)
    for tip in told_in(game):
        line = tip_line(tip, view, names, text)
        assert line.endswith(".")
        assert "{" not in line
        if tip.kind == "neighbour-sells":
            assert line.count(card_title(view.box, str(tip.facts["card"]), text)) == 1


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_reasons_do_not_repeat_the_rule_of_a_tip(language: str) -> None:
    text, names = load_languages().of(language), ["ann", "ben", "cyd"]
    said_twice = {"architects": ("cat", "stage", "token-near"), "base": ("science-set",)}
    for game, kinds in said_twice.items():
        view: View = new_game(game, PLAYERS[game], 1).view(None)
        found = [tip for tip in told_in(game) if tip.kind in kinds]
        assert {tip.kind for tip in found} == set(kinds)
        for tip in found:
            # Prices and chains aren't part of the rule.
            left = tuple(each for each in tip.reasons if each.kind not in PRICES | {"frees"})
            line = tip_line(replace(tip, reasons=left), view, names, text)
            title = card_title(view.box, str(tip.facts["card"]), text)
            assert f"**{title}**" not in line, "nothing is left to be told of the card"


@pytest.mark.parametrize(("game", "tip", "said"), TIPS)
def test_a_tip_names_its_card_once_and_gives_all_reasons(game: str, tip: Tip, said: str) -> None:
    view: View = new_game(game, PLAYERS[game], 1).view(None)
    line = tip_line(tip, view, ["ann", "ben", "cyd"], load_languages().of("en"))
    assert said in line
    assert line.startswith(said) or line.endswith(said)


WITHOUT_FACTS = (
    *("won-no-wonder", "won-early-wonder", "won-no-trade", "won-no-red", "won-no-yellow"),
    *("leads", "first-win", "settled", "first-game"),
)
FACTS: dict[str, JsonObject] = {
    **{kind: {} for kind in WITHOUT_FACTS},
    "record-total": {"points": 61, "before": 60},
    "many-wonders": {"wonders": 3},
    "round-number-of-games": {"games": 100},
    "round-number-of-wins": {"wins": 10},
    "streak": {"wins": 5},
    "record-category": {"category": "scientific", "points": 54},
    "streak-ended": {"other": 1, "wins": 4},
    "ahead-at-last": {"other": 1, "games": 8},
    "first-win-with-wonder": {"wonder": "giza"},
    "first-win-with-side": {"wonder": "halicarnassus", "side": "B"},
    "own-best": {"points": 50, "more": 3},
}


def line_of(kind: str, facts: JsonObject) -> str:
    names, text = ["n*essi", "ben"], load_languages().of(None)
    return honour_line(Honour(kind, Seat(0), facts), standard_box(), names, text)


def test_every_kind_of_honour_and_every_category_has_a_sentence() -> None:
    assert set(FACTS) == set(KINDS)
    line = line_of("first-win-with-side", FACTS["first-win-with-side"])
    assert line == "That’s n\\*essi’s first win with the Mausoleum of Halicarnassus, side B."
    categories = {category for each in CATEGORIES.values() for category in each} - {"cat"}
    lines = [line_of("record-category", {"category": each, "points": 9}) for each in categories]
    assert not any("of one kind" in line for line in lines), "each category has its own sentence"


@pytest.mark.parametrize("kind", FACTS)
def test_honours_mention_all_their_facts(kind: str) -> None:
    line = line_of(kind, FACTS[kind])
    assert line.startswith(("n\\*essi", "That’s n\\*essi", "That was n\\*essi"))
    assert line.endswith(".")
    assert "{" not in line
    for number in (fact for fact in FACTS[kind].values() if isinstance(fact, int)):
        # People mentioned are named; the score of a personal best is on the score sheet.
        told = "ben" if (kind, number) in {("streak-ended", 1), ("ahead-at-last", 1)} else str(number)
        assert told in line or number == FACTS["own-best"]["points"]


BOTH = {"name": Seat(0), "winner": Seat(1)}
COUNTED = [
    Moment("led-in-vain", BOTH, {"rounds": 9}),
    Moment("led-for-long", BOTH, {"rounds": 9}),
    Moment("came-from-behind", BOTH, {"rounds": 1}),
    Moment("came-from-behind", BOTH, {"rounds": 9}),
]


@pytest.mark.parametrize(
    ("game", "unit", "other"),
    [("base", "round", "turn"), ("duel", "turn", "round"), ("architects", "turn", "round")],
)
def test_moments_count_in_the_games_own_unit(game: str, unit: str, other: str, languages: Languages) -> None:
    lines = moment_lines(COUNTED, box_named(game, STANDARD), ["ann", "ben"], languages.of(None))
    assert [unit in line for line in lines] == [True] * len(COUNTED)
    assert not any(other in line for line in lines)


ANN, HERA = SeatRow(Seat(0), 11, "ann"), SeatRow(Seat(1), None, "Hera", level="strong")


def said(
    monkeypatch: pytest.MonkeyPatch,
    ann: int,
    hera: int,
    victory: str | None = None,
    third: int = 0,
    **how: Any,
) -> Any:
    totals = (ann, hera, third)
    results = tuple(
        Result(Seat(seat), 1 + sum(other > total for other in totals), total, {})
        for seat, total in enumerate(totals)
    )
    monkeypatch.setattr(presenter, "ending_of", lambda game, steps: Ending(results, victory))
    seats = [ANN, replace(HERA, **how), replace(HERA, **how, seat=Seat(2), name="Iris")]
    snapshot = SimpleNamespace(seats=seats, game=None, history=())
    return GamePresenter.farewell(
        cast("Any", SimpleNamespace(snapshot=snapshot, text=load_languages().of(None)))
    )


def test_last_words_depend_on_the_result_and_its_margin_over_people(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = [(30, 50), (50, 51), (40, 40), (51, 50), (50, 30)]
    lines = [said(monkeypatch, *way) for way in ways]
    lines += [said(monkeypatch, *way, "military") for way in ((1, 2), (2, 1))]
    assert len({*lines}) == len(lines)
    assert all(line.startswith("Hera (strong) says: ") for line in lines)
    assert said(monkeypatch, 30, 50, level="easy") not in lines
    far = said(monkeypatch, 26, 53)
    assert said(monkeypatch, 26, 53, third=51) == far
    assert said(monkeypatch, 52, 53, third=26) != far
    assert said(monkeypatch, 1, 2, person=12, level=None) is None, "there is no computer player"
    monkeypatch.setitem(globals(), "ANN", replace(ANN, person=None))
    assert said(monkeypatch, 1, 2) is None, "there is nobody to read them"
