"""A sample of every message that the bot can send, by part, and of every form."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import get_args

from discord import ui

from bot.common.game_options import EDITIONS, GAME_NAMES, GameName, Options
from bot.common.stored_rows import (
    NO_SERVER,
    DraftedWonder,
    Person,
    PersonSummary,
    SeatRow,
    Tenure,
    ephemeral_place,
)
from bot.statistics.figures import (
    CategoryFigures,
    GameFigures,
    Honour,
    Meeting,
    PlayerStatistics,
    Ranking,
    RecordHeld,
    Standing,
    Streak,
    WonderFigures,
)
from bot.statistics.finished_game import FinishedGame, FinishedSeat
from bot.statistics.player_keys import PlayerKey, key_of_computer, key_of_person
from bot.statistics.ratings import Season, season_at
from bot.storage.history_and_statistics import PAGE
from bot.tables.lobby import RESERVED_SECONDS
from bot.tables.replay import Recording
from cogs.discord.message import FOR_TWO, escape, leading_to, message
from cogs.discord.permissions import serves_guests
from cogs.game.hints_and_hindsight import hint_message
from cogs.game.hints_and_hindsight import in_words as hint_in_words
from cogs.game.seats import end_question, leave_question, replace_question, seated
from cogs.game.table_views import MOST_AWAITED, MOST_OTHERS, OwnGamesCog, ViewKind, WatchingCog, which_hand
from cogs.game_records.cog import STORED, RecordsCog
from cogs.games.architects.presenter import ArchitectsPresenter
from cogs.games.base.hand import Selection
from cogs.games.base.hand_message import prompt
from cogs.games.base.presenter import BasePresenter
from cogs.games.duel.presenter import DuelPresenter
from cogs.games.score_pads import architects_pad, base_pad, duel_pad
from cogs.lobby.hand_settings import hand_place
from cogs.lobby.message import (
    board_picker,
    free_seats,
    level_picker,
    lobby_message,
    newest_message,
    not_chosen,
    options_form,
    started_lobby,
)
from cogs.practice.cog import practice_begun, practice_goes_on, practice_hello
from cogs.privacy.cog import forget_question, forgotten, notice
from cogs.reference.catalogue import by_name
from cogs.reference.cog import FIRST, TOPICS, ReferenceCog, rules_message
from cogs.reference.help import greeting, help_message
from cogs.samples.positions import (
    Position,
    at_the_cat,
    finished,
    payable_in_several_ways,
    positions,
    with_a_choice_of_payment,
)
from cogs.samples.scene import TABLE, Samples, Scene
from cogs.score_pad.cog import counted_message, entered_message, pad_message, player_form, result_buttons
from cogs.score_pad.score_pad import Figure, PadGame, PadPlayer, ScorePad
from cogs.stats.history import GAMES_ON_A_PAGE, history, opened_game
from cogs.stats.pages import (
    ANY_NUMBER,
    PlayerPage,
    no_figures,
    ranking_message,
    records_message,
    settings_message,
    wonders_message,
)
from engine.architects.choice import Keep
from engine.duel.choice import KeepToken
from engine.game import Seat
from engine.players.advice import Hint, reasons_for, tips_for


async def of_7_wonders(scene: Scene) -> Samples:
    """Yield the messages of 7 Wonders."""
    async for sample in of_game(scene, "base"):
        yield sample
    text, presenters = scene.text, scene.presenters
    for name, position in (*positions("base").items(), ("payment", with_a_choice_of_payment())):
        presenter = presenters.make(BasePresenter, scene.game(position, hints="on"), text)
        question = presenter.question(position.seat)
        picture = await presenter.hand_picture(question)
        yield f"{name}: hand in words", message(question.in_words())
        if question.decision is not None:
            sure = Selection(choice=question.decision.choices[0])
            yield f"{name}: question whether it is meant", prompt(question, sure, picture)
        if (place := payable_in_several_ways(question.view)) is not None:
            yield f"{name}: card that is tapped", prompt(question, Selection(place), picture)


async def of_duel(scene: Scene) -> Samples:
    """Yield the messages of Duel."""
    async for sample in of_game(scene, "duel"):
        yield sample
    text, presenters = scene.text, scene.presenters
    turn = presenters.make(DuelPresenter, scene.game(positions("duel")["turn"], hints="on"), text)
    tapped = replace(turn, snapshot=replace(turn.snapshot, selected=turn.view.card_offers[0].slot))
    library = presenters.make(DuelPresenter, scene.game(positions("duel")["library"]), text)
    yield "card that is tapped", await tapped.waiting(())
    yield "table in words", message(turn.table_in_words())
    yield "Great Library", await library.looked_up("look")
    if (kept := library.kept(KeepToken(next(iter(turn.view.box.tokens))))) is not None:
        yield "token that is kept", kept


async def of_architects(scene: Scene) -> Samples:
    """Yield the messages of Architects."""
    async for sample in of_game(scene, "architects"):
        yield sample
    text, presenters = scene.text, scene.presenters
    search = presenters.make(ArchitectsPresenter, scene.game(positions("architects")["keep"]), text)
    with_the_cat = presenters.make(ArchitectsPresenter, scene.game(at_the_cat()), text)
    yield "search", await search.looked_up("search")
    if (kept := search.kept(Keep(next(iter(search.view.box.cards))))) is not None:
        yield "card that is kept", kept
    yield "turn of the cat's owner", await with_the_cat.waiting(())
    yield "peek", await with_the_cat.looked_up("peek")
    yield "table in words", message(search.table_in_words())


async def of_game(scene: Scene, game: GameName) -> Samples:
    """Yield the messages that every game has, which are all of the second edition's."""
    text, present = scene.text, partial(scene.presenters.of, text=scene.text)
    begun = next(iter(positions(game).values()))
    yield "opening", await present(scene.game(replace(begun, steps=(), picks={}))).opening()
    for kind, position in positions(game).items():
        async for sample in _of_decision(scene, kind, position):
            yield sample
    # The score of seven has ten files, Discord's maximum.
    over = finished(game, 2 if game == "duel" else 7)
    ended = replace(scene.game(over), honour=Honour("leads", Seat(0)))
    yield "score", await present(ended).score()
    yield "score of practice", await present(scene.game(over, practice="yes", alone=True)).score()
    views = scene.cog("table", WatchingCog)
    for kind in get_args(ViewKind):
        yield kind, await views.made(ended, kind, Seat(0), text)
    for step in range(1, ended.step):
        if present(replace(ended, history=ended.history[:step])).afterwards():
            age = scene.game(replace(over, steps=over.steps[:step]))
            for _, make in present(age).afterwards():
                yield "end of an age", await make()
            break
    if not ended.row.options.in_turns:
        yield "how it ended for a player", await present(ended).own_result(Seat(0))
    pages, record = scene.cog("record", RecordsCog), [*over.steps]
    seats = [SeatRow(each.seat, None, each.name) for each in ended.seats]
    recording = Recording(ended.row, ended.header, seats, record, scored=True)
    for name, page in (("first", 1), ("middle", len(record) // 2), ("last", len(record) + 1)):
        yield f"replay, {name} page", await pages.page_of(recording, STORED, TABLE, page, text)
    private = replace(ended.row, server=NO_SERVER, place=ephemeral_place(scene.person))
    yield "practice", practice_hello(game, text)
    yield "practice that has begun", practice_begun(ended.row, text)
    yield "practice that goes on", practice_goes_on(ended.row, game, text)
    yield "practice where the bot isn't", practice_hello(game, text, as_guest=True)
    yield "practice that goes on where the bot isn't", practice_goes_on(private, game, text)


async def _of_decision(scene: Scene, kind: str, position: Position) -> Samples:
    """Yield the messages around a kind of decision: to the table, to one person, and in practice."""
    text, present = scene.text, partial(scene.presenters.of, text=scene.text)
    asked = scene.game(position)
    notes = [text("status-resumed"), text("status-closed", person=f"<@{scene.person}>")]
    yield f"{kind}: who is waited for", await present(asked).waiting(notes)
    yield f"{kind}: everyone is away", await present(scene.game(position, late=3)).waiting(())
    decision, view = asked.decision(position.seat), asked.game.view(position.seat)
    tip = next(iter(tips_for(view, position.seat)), None)
    if tip is not None:
        yield f"{kind}: tip", present(asked).tip_message(tip)
    practised = scene.game(position, practice="yes", alone=True, is_direct=True)
    if tip is not None:
        practised = replace(practised, tips={(scene.person, practised.step): tip.kind})
    yield f"{kind}: practice", await present(practised).waiting(())
    for name, snapshot in (("hand", asked), ("hand of practice", practised)):
        if not snapshot.row.options.in_turns:
            yield f"{kind}: {name}", await present(snapshot).prompt(position.seat)
    if decision is not None:
        choice, presenter = decision.choices[0], present(asked)
        hint = Hint(choice, reasons_for(view, decision, choice))
        picture = await presenter.advised_picture(position.seat, choice)
        said = hint_in_words(hint, view, presenter)
        yield f"{kind}: hint", hint_message(said, picture, text("hinted-not-rated"))
    if asked.history:
        yield f"{kind}: what happened before", await present(scene.game(position, late=1)).report()


# -- around games --------------------------------------------------------------------------------------


async def of_lobbies(scene: Scene) -> Samples:
    """Yield lobbies, their questions and their messages after the start."""
    text = scene.text
    lobby = scene.lobby("base", 7, sides="A+B", wonders="chosen-with-manneken-pis", hints="on")
    first, *others = lobby.seats
    chosen = replace(lobby, seats=(replace(first, wonder="halicarnassus", side="B"), *others))
    kept = replace(lobby.row, deadline=scene.client.clock.now() + RESERVED_SECONDS)
    again = replace(lobby, row=kept, seats=(first, replace(others[0], kept=True), *others[1:]))
    for name, shown in (
        ("seven players", chosen),
        ("played again", again),
        ("two players", scene.lobby("base", 2)),
        ("two players, second edition", scene.lobby("second-edition", 2)),
        ("Duel", scene.lobby("duel", 1)),
        ("Architects", scene.lobby("architects", 7)),
    ):
        yield f"lobby, {name}", lobby_message(shown, text)
    yield "levels of the computers", level_picker(lobby, text)
    yield "no levels", level_picker(scene.lobby("base", 2), text)
    draw = scene.presenters.pictures, scene.cog("reference", ReferenceCog).wonder_picture
    for name, shown in (("list of boards", lobby), ("board that is chosen", chosen)):
        yield name, await board_picker(shown, scene.person, *draw, text)
    yield "who has not chosen", not_chosen(lobby, text)
    started = started_lobby(replace(lobby.row, place=scene.place + 1), text)
    assert started is not None
    yield "lobby, started in a thread", started
    yield "lobby, closed", message(text("lobby-closed"))
    yield "no thread", message(text("no-thread"))
    yield "first message to a person", message(text("seat-taken-hello", server="Olympus"))


async def of_seats(scene: Scene) -> Samples:
    """Yield the messages about seats, ending a game, and where hands go."""
    text, position = scene.text, positions("base")["revive"]
    together, alone = scene.game(position), scene.game(position, alone=True)
    own = together.seats[position.seat]
    present = partial(scene.presenters.of, text=text)
    city = scene.presenters.city_name(together, position.seat, own.name, text)
    for why in ("seat-left", "seat-replaced", "seat-replaced-called"):
        yield why, present(together).seat_offer(own, why)
    yield "request to come back", present(together).readmission_question(scene.other, own.name)
    for name, game in (("", together), (" of the last player", alone)):
        yield f"question of /leave{name}", leave_question(game, text)
        yield f"question of /replace{name}", replace_question(game, own, city, text)
        yield f"question of /end{name}", end_question(game, text)
    offered = free_seats(together, scene.presenters.city_name, text)
    assert offered is not None
    yield "free seats", offered
    yield "seat that is taken", seated(together, text)
    yield "everyone is away", present(scene.game(position, late=3)).asleep()
    yield "warning of the end", present(together).end_warning(directly=False)
    yield "warning of the end to the host", present(together).end_warning(directly=True)
    games = [replace(together, row=replace(together.row, id=TABLE + number)) for number in range(5)]
    yield "hands of several games", which_hand(games, text)
    played = text("already-playing", game=text("game-base"))
    yield "way to a game", leading_to(newest_message(together), played, text)
    for known in (
        Person(scene.person),
        Person(scene.person, direct_channel=scene.place),
        Person(scene.person, hands_in_channel=True, without_confirmation=True),
    ):
        yield "where hands go", hand_place(known, text)
    yield "nudge", message(text("nudge", persons=f"<@{scene.other}>", name=escape(own.name)))
    yield "game that is lost", message(text("game-lost"))


# -- what people ask for -------------------------------------------------------------------------------


async def of_reference(scene: Scene) -> Samples:
    """Yield close-ups of cards and wonders, the lessons and the rules."""
    reference, text = scene.cog("reference", ReferenceCog), scene.text
    for catalogue in reference.catalogues:
        yield f"card, {catalogue.game}", await reference.close_up(catalogue.cards[:1], text)
        yield f"wonder, {catalogue.game}", await reference.close_up(catalogue.wonders[:1], text)
    named = by_name([catalogue.cards for catalogue in reference.catalogues], [text])
    yield "cards of one name", await reference.close_up(max(named.values(), key=len), text)
    wonders = [wonder for catalogue in reference.catalogues for wonder in catalogue.wonders]
    noted = [wonder for wonder in wonders if any(note(text) for note in wonder.notes)]
    yield "wonder with a note", await reference.close_up(noted[:1], text)
    for edition in EDITIONS:
        cards = next(each.cards for each in reference.catalogues if each.game == edition)
        differing = next(card for card in cards if card.differs)
        yield f"card that differs, {edition}", await reference.close_up([differing], text)
    for lesson in FIRST:
        for page in (1, reference.pages_of(lesson)):
            yield f"how to play, {lesson}, page {page}", await reference.lesson_page(lesson, page, text)
        yield f"all signs, {lesson}", await reference.legend(lesson, text)
    for topic in TOPICS:
        yield f"rules, {topic}", rules_message(FOR_TWO, (topic,), text)


async def of_people(scene: Scene) -> Samples:
    """Yield the help, the list of a person's games, and the data stored about them."""
    text, person = scene.text, scene.person
    yield "answer to who mentions the bot", greeting(text, directly=False)
    yield "answer to who writes to the bot", greeting(text, directly=True)
    for_guests = {each.name for each in scene.client.tree.get_commands() if serves_guests(each)}
    yield "help", help_message(text, scene.person, for_guests)
    yield "help where the bot isn't", help_message(text, scene.person, for_guests, is_guest=True)
    mine = scene.cog("mine", OwnGamesCog)
    game, quiet = scene.game(positions("base")["round"]), scene.game(positions("duel")["turn"], late=3)
    lobby = scene.lobby("base", 3)
    kept_until = replace(lobby.row, deadline=scene.client.clock.now() + RESERVED_SECONDS)
    kept = replace(lobby, row=kept_until, seats=(SeatRow(Seat(0), person, "", kept=True),))
    yield "nowhere awaited", mine.listing(person, (), (), text)
    yield "not awaited", mine.listing(person, [quiet] * (MOST_OTHERS + 2), [lobby], text)
    yield "awaited", mine.listing(person, [game] * (MOST_AWAITED + 2), [lobby, kept], text)
    settings = Person(person, scene.place, text.language, True, True, True, edition=EDITIONS[1])
    everything = PersonSummary(settings, (1, 2), (3, 4), 5, 6, True, True, True)
    for name, known in (("nothing", PersonSummary(Person(person))), ("much", everything)):
        yield f"privacy, {name}", notice(known, scene.client.settings.record_days, text)
        yield f"question of /forget, {name}", forget_question(known, text)
        yield f"what is forgotten, {name}", forgotten(known, text)


# -- score pads ----------------------------------------------------------------------------------------


def _pads(scene: Scene) -> Sequence[PadGame]:
    boxes = scene.client.boxes
    editions = (base_pad(game, boxes[game]) for game in EDITIONS)
    return *editions, duel_pad(boxes["duel"]), architects_pad(boxes["architects"])


async def of_score_pads(scene: Scene) -> Samples:
    """Yield a score pad of each game: empty, filled in wrongly, counted."""
    text = scene.text
    for game in _pads(scene):
        empty = _pad(scene, game)
        filled, boards = empty, [*{each.partition("|")[0]: each for each in game.boards}.values()]
        for seat in range(len(empty.players)):
            typed = {field.key: " ".join(_smallest(each) for each in field.figures) for field in game.fields}
            filled = filled.with_player(seat, typed, boards[seat : seat + 1])
        wrong = filled.with_player(0, {each.key: "x" for each in game.fields}, game.boards[:1])
        for name, pad in (("empty", empty), ("wrong", wrong), ("counted", filled)):
            yield f"score pad, {game.game}, {name}", pad_message(TABLE, pad, text)
        sheet = filled.sheet()
        assert sheet is not None
        counted = game.counted(sheet)
        pictures = await counted.pictures(filled.names, scene.presenters.pictures, text)
        yield (
            f"counted pad, {game.game}",
            counted_message(filled, counted, pictures, text, result_buttons(TABLE, text)),
        )
        yield f"counted pad for all, {game.game}", counted_message(filled, counted, pictures, text)
    yield "pad that is entered", entered_message(TABLE, text)


def _smallest(figure: Figure) -> str:
    return "0" if figure.allows(0) else f"{figure.least}"


def _pad(scene: Scene, game: PadGame) -> ScorePad:
    players = 2 if game.game == "duel" else 7
    return ScorePad(game, tuple(PadPlayer(name) for name in scene.names[:players]))


# -- statistics ----------------------------------------------------------------------------------------


async def of_statistics(scene: Scene) -> Samples:
    """Yield the statistics of finished games."""
    text, pool = scene.text, scene.presenters.pictures
    player, season = key_of_person(scene.person), season_at(scene.client.clock.now())
    for game in GAME_NAMES:
        figures, shown = _figures(scene, game, player), f", {game}"
        categories = scene.presenters.kinds[game].categories
        page = PlayerPage(figures, game, text)
        picture = await page.picture("Olympus", categories, pool)
        standing = Standing(player, figures.name, 3, 30.0, 2.0, 44, 20, 48)
        yield f"figures{shown}", page.message(picture, standing)
        for details in (False, True):
            yield f"all boards{shown}", page.everything(details=details)
            wonders = wonders_message(
                game, scene.client.boxes[game], ANY_NUMBER, figures.wonders, text, details=details
            )
            yield f"wonders{shown}", wonders
        held = [RecordHeld(game, each.field, 61, player, figures.name, TABLE) for each in categories]
        yield f"records{shown}", records_message(game, held, categories, text)
        yield f"no records{shown}", records_message(game, (), categories, text)
        finished = _finished(scene, game)
        tenures = [Tenure(Seat(0), scene.other, "Ben", 0, 3), Tenure(Seat(0), scene.person, "Ann", 4, 9)]

        def step_name(step: int) -> str:
            return text("stats-turn", number=step + 1)

        opened = opened_game(finished, categories, text, [picture], tenures, step_name)
        yield f"finished game{shown}", opened
        yield f"game from a score pad{shown}", opened_game(replace(finished, table=None), categories, text)
        games = [replace(finished, number=TABLE + number) for number in range(GAMES_ON_A_PAGE)]
        yield f"finished games{shown}", history(games, scene.person, text, newer=True, older=True)
        for name, on, standings in (
            ("", True, _standings(scene)),
            (" that is empty", True, ()),
            (" that is off", False, ()),
        ):
            ranking = Ranking(scene.server, game, season, on, 3 * PAGE, standings)
            seasons = [season, Season("2025-4")]
            yield f"ranking{name}{shown}", ranking_message(ranking, PAGE, seasons, "hints", text)
    computer = _figures(scene, "base", key_of_computer("strong"))
    beside = [key_of_computer(level) for level in ("easy", "normal", "strong")]
    yield "figures of the computer", PlayerPage(computer, "base", text).message(picture, None, beside)
    yield "no finished games", history((), scene.person, text)
    yield "no figures", no_figures(player, scene.person, text)
    for on in (True, False):
        settings = settings_message(on=on, out=on, manages=True, text=text)
        yield f"settings of the ranking, {'on' if on else 'off'}", settings


def _figures(scene: Scene, game: GameName, player: PlayerKey) -> PlayerStatistics:
    """Return statistics of a player with many games, on every board and against many opponents."""
    categories = scene.presenters.kinds[game].categories
    sides = ("A", "B") if Options(game=game).has_sides else (None,)
    return PlayerStatistics(
        player,
        scene.names[0],
        left=2,
        games=tuple(
            GameFigures(each, players, {1: 20, 2: 28}, 48, 2400, 74, TABLE)
            for each in (game, *(other for other in GAME_NAMES if other != game))
            for players in ((2,) if each == "duel" else range(3, 8))
        ),
        categories=tuple(CategoryFigures(game, each.field, 48, 400, 20, 96, 700) for each in categories),
        wonders=tuple(
            WonderFigures(game, wonder, side, 48, 20, 12.0, 48, 2400, 125_000, 40)
            for wonder in scene.client.boxes[game].wonders
            for side in sides
        ),
        streaks=(Streak(game, 5, 2),),
        meetings=tuple(
            Meeting(key_of_person(number), name, game, 48, 20, 24)
            for number, name in enumerate(scene.names, start=1)
        ),
    )


def _standings(scene: Scene) -> tuple[Standing, ...]:
    return tuple(
        Standing(key_of_person(number), name, number if number < PAGE // 2 else None, 30.0, 2.0, 44, 20, 48)
        for number, name in zip(range(1, PAGE + 1), [*scene.names] * PAGE, strict=False)
    )


def _finished(scene: Scene, game: GameName) -> FinishedGame:
    """Return a finished game with the maximum number of players."""
    players, drafted = (2, 4) if game == "duel" else (7, 0)
    wonders = [*scene.client.boxes[game].wonders]
    seats = tuple(
        FinishedSeat(
            key_of_person(scene.person) if seat == 0 else key_of_computer("normal"),
            name,
            seat + 1,
            63,
            {each.field: 9 for each in scene.presenters.kinds[game].categories},
            None if game == "duel" else wonders[seat],
            "B" if Options(game=game).has_sides else None,
            wonders=tuple(DraftedWonder(each, True) for each in wonders[4 * seat : 4 * seat + drafted]),
            seat=Seat(seat),
        )
        for seat, name in enumerate(scene.names[:players])
    )
    now, victory = scene.client.clock.now(), "civilian" if game == "duel" else None
    return FinishedGame(TABLE, TABLE, "bot", scene.server, game, now, now, victory, seats)


MESSAGES: Mapping[str, Callable[[Scene], Samples]] = {
    "7 Wonders": of_7_wonders,
    "Second edition": partial(of_game, game="second-edition"),
    "Duel": of_duel,
    "Architects": of_architects,
    "Lobbies": of_lobbies,
    "Seats": of_seats,
    "Looking up": of_reference,
    "People": of_people,
    "Score pads": of_score_pads,
    "Statistics": of_statistics,
}
"""Every message that the bot can send, by part."""


def forms(scene: Scene) -> list[tuple[str, ui.Modal]]:
    """Return every form with its name."""
    return [
        *((f"options, {game}", options_form(scene.lobby(game, 3), scene.text)) for game in GAME_NAMES),
        *(
            (f"score pad, {game.game}", player_form(TABLE, 0, _pad(scene, game), scene.text))
            for game in _pads(scene)
        ),
    ]
