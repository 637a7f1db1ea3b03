"""What finished games add up to, as `/stats` tells it of a game that the rehearsal has played."""

from __future__ import annotations

from bot.client import Client
from bot.sitting import Sitting
from bot.statistics.players import key_of_person
from bot.statistics.seasons import season_at
from cogs.game.announcer import Announcer
from cogs.rehearsal.acts import SHORT, Acts
from cogs.stats.cog import StatsCog
from cogs.stats.history import Page, history
from cogs.stats.looks import no_figures
from cogs.stats.person import everything_message
from cogs.stats.server import ANY_NUMBER, ranking_message, records_message, settings_message, wonders_message


class Statistics:
    """Posts what `/stats` answers."""

    def __init__(self, client: Client, announcer: Announcer, stats: StatsCog, acts: Acts) -> None:
        """Post with ``acts`` what ``stats`` makes."""
        self._client = client
        self._announcer = announcer
        self._stats = stats
        self._acts = acts
        self._text = client.languages.of(None)

    async def of_game(self, sitting: Sitting) -> None:
        """Show everything that a game which is over has added to."""
        store, text, row = self._client.store, self._text, sitting.row
        game, short = row.options.game, SHORT[row.options.game]
        found = await store.finished_game_of(sitting.id)
        assert found is not None
        person = key_of_person(row.host)
        statistics = await store.player_statistics(row.server, person)
        assert statistics is not None
        season = season_at(self._client.now())
        ranking = await store.ranking(row.server, game, season)
        records, wonders = await store.records(row.server, game), await store.wonders(row.server, game)
        categories = self._announcer.face_of(game).categories
        answers = {
            "finished games": history(Page([found]), None, text),
            "finished game": await self._stats.looks.opened(found, text),
            "figures of a player": await self._stats.looks.person(statistics, game, row.server, "…", text),
            "all boards and opponents": everything_message(statistics, game, text),
            "no figures": no_figures(person, row.host, text),
            "ranking": ranking_message(ranking, 0, [season], None, text),
            "wonders": wonders_message(self._client.boxes[game], ANY_NUMBER, wonders, text),
            "records": records_message(game, records, categories, text),
            "settings of the ranking": settings_message(on=True, out=False, manages=True, text=text),
        }
        for what, answer in answers.items():
            await self._acts.show(f"{short}: {what}", answer)
