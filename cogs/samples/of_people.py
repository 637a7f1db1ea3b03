"""Messages that people ask for: close-ups, lessons, rules, statistics, score pads, their own data."""

from collections.abc import Sequence
from dataclasses import replace

from discord import ui

from bot.common.options import EDITIONS, GAME_NAMES, GameName, Options
from bot.common.rows import DraftedWonder, Person, PersonSummary, SeatRow, Tenure
from bot.statistics.figures import (
    CategoryFigures,
    GameFigures,
    Meeting,
    PlayerStatistics,
    Ranking,
    RecordHeld,
    Standing,
    Streak,
    WonderFigures,
)
from bot.statistics.finished import FinishedGame, FinishedSeat
from bot.statistics.players import PlayerKey, key_of_computer, key_of_person
from bot.statistics.ratings import Season, season_at
from bot.storage.history import PAGE
from bot.tables.lobby import RESERVED_SECONDS
from cogs.discord.message import FOR_TWO
from cogs.discord.permissions import serves_guests
from cogs.game.views import MOST_AWAITED, MOST_OTHERS, OwnGamesCog
from cogs.games.pads import architects_pad, base_pad, duel_pad
from cogs.pad.cog import (
    counted_message,
    entered_message,
    pad_message,
    player_form,
    result_buttons,
)
from cogs.pad.pad import Figure, PadGame, PadPlayer, ScorePad
from cogs.privacy.cog import forget_question, forgotten, notice
from cogs.reference.catalogue import by_name
from cogs.reference.cog import FIRST, TOPICS, ReferenceCog, rules_message
from cogs.reference.help import greeting, help_message
from cogs.samples.moments import moments
from cogs.samples.scene import TABLE, Samples, Scene
from cogs.stats.figures import (
    ANY_NUMBER,
    PlayerPage,
    no_figures,
    ranking_message,
    records_message,
    settings_message,
    wonders_message,
)
from cogs.stats.history import GAMES_ON_A_PAGE, history, opened_game
from engine.game import Seat


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
    game, quiet = scene.game(moments("base")["round"]), scene.game(moments("duel")["turn"], late=3)
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
        pictures = await counted.pictures(filled.names, scene.announcer.presenters.pictures, text)
        yield (
            f"counted pad, {game.game}",
            counted_message(filled, counted, pictures, text, result_buttons(TABLE, text)),
        )
        yield f"counted pad for all, {game.game}", counted_message(filled, counted, pictures, text)
    yield "pad that is entered", entered_message(TABLE, text)


def forms_of_score_pads(scene: Scene) -> list[tuple[str, ui.Modal]]:
    """Return a player's form of each game's score pad."""
    return [
        (f"score pad, {game.game}", player_form(TABLE, 0, _pad(scene, game), scene.text))
        for game in _pads(scene)
    ]


def _smallest(figure: Figure) -> str:
    return "0" if figure.allows(0) else f"{figure.least}"


def _pad(scene: Scene, game: PadGame) -> ScorePad:
    players = 2 if game.game == "duel" else 7
    return ScorePad(game, tuple(PadPlayer(name) for name in scene.names[:players]))


# -- statistics ----------------------------------------------------------------------------------------


async def of_statistics(scene: Scene) -> Samples:
    """Yield the statistics of finished games."""
    text, pool = scene.text, scene.announcer.presenters.pictures
    player, season = key_of_person(scene.person), season_at(scene.client.clock.now())
    for game in GAME_NAMES:
        figures, shown = _figures(scene, game, player), f", {game}"
        categories = scene.announcer.presenters.kinds[game].categories
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

        opened = opened_game(finished, [picture], tenures, categories, step_name, text)
        yield f"finished game{shown}", opened
        counted = opened_game(replace(finished, table=None), (), (), categories, None, text)
        yield f"game from a score pad{shown}", counted
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
    categories = scene.announcer.presenters.kinds[game].categories
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
    players = 2 if game == "duel" else 7
    wonders = [*scene.client.boxes[game].wonders]
    points = {each.field: 9 for each in scene.announcer.presenters.kinds[game].categories}
    seats = tuple(
        FinishedSeat(
            key_of_person(scene.person) if seat == 0 else key_of_computer("normal"),
            name,
            seat + 1,
            63,
            points,
            None if game == "duel" else wonders[seat],
            "B" if Options(game=game).has_sides else None,
            wonders=tuple(DraftedWonder(each, True) for each in wonders[4 * seat : 4 * seat + 4])
            if game == "duel"
            else (),
            seat=Seat(seat),
        )
        for seat, name in enumerate(scene.names[:players])
    )
    now, victory = scene.client.clock.now(), "civilian" if game == "duel" else None
    return FinishedGame(TABLE, TABLE, "bot", scene.server, game, now, now, victory, seats)
