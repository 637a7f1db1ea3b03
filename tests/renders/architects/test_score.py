from dataclasses import replace

from renders.architects.result import ENDING
from renders.parts.language import Text
from tests.gallery.architects import views_of
from tests.gallery.exhibit import NAMES


def test_the_stages_show_where_they_break_a_tie(text: Text) -> None:
    view = views_of(3)[-1]
    first, second, last = view.scores
    apart = (replace(first, total=50), replace(second, total=40), replace(last, total=30))
    level = (replace(first, total=40), *apart[1:])
    for scores, shown in ((apart, False), (level, True)):
        more = (replace(scores[0], tie_break=4), *scores[1:])
        fewer = (replace(scores[0], tie_break=3), *scores[1:])
        drawn = {
            ENDING.draw_score(replace(view, scores=each), NAMES, text).tobytes() for each in (more, fewer)
        }
        assert (len(drawn) == 2) is shown


def test_the_words_rank_everybody(text: Text) -> None:
    view = views_of(4)[-1]
    first, *lines = ENDING.describe_score(view, NAMES, text).splitlines()
    best, second = sorted(view.scores, key=lambda score: score.rank)[:2]
    ahead, other = best.total - second.total, NAMES[second.seat]
    assert first == f"{NAMES[best.seat]} wins with {best.total} points, {ahead} more than {other}."
    assert [line.split(".")[0] for line in lines] == [
        str(rank) for rank in sorted(s.rank for s in view.scores)
    ]
    assert (
        f"military {best.row('military')}, progress {best.row('progress')}; {best.tie_break} stages."
        in lines[0]
    )
