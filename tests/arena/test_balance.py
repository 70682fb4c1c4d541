"""Balance reports: variants, statistics, and sentences that appear only if the statistics support them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import baghdad
from baghdad.arena.contest import new_contest
from baghdad.arena.contest_match import StoredMatch
from baghdad.arena.dieb import balance as dieb
from baghdad.arena.dieb import dancers
from baghdad.arena.dieb.reports import BALANCE as DIEB
from baghdad.arena.executors import InProcess
from baghdad.arena.report.findings import supported
from baghdad.arena.report.page import marks, render, write_page
from baghdad.arena.report.run import ReportRun
from baghdad.arena.report.statistics import (
    count_row,
    significant_difference,
    significant_share_difference,
    variant_rows,
)
from baghdad.arena.report.variants import USUAL, Variant
from baghdad.arena.voleurs import balance as voleurs
from baghdad.arena.voleurs.reports import BALANCE as VOLEURS
from baghdad.core.rng import rng_for

ENOUGH = 400  # matches
REPORTS = {"dieb": DIEB, "voleurs": VOLEURS}


def stored_match(actions: list[tuple[int, str]], winners: tuple[int, ...] = (0,), index: int = 0) -> StoredMatch:
    """Return a match with these actions."""
    return StoredMatch(0, index, winners, "chests", (6, 0), 9, (4, 4), (), actions, [], [])


# --- variants ----------------------------------------------------------------------------------------------------


def test_editions_without_rule_changes_are_no_variants():
    assert dieb.editions_like_usual() == ["fr", "it"]
    variants = DIEB.variants("greedy", 1)
    assert [(variant.players, variant.label) for variant in variants[:5]] == [
        (2, USUAL), (2, dieb.TACTICAL), (2, "cs"), (2, "nl"), (3, USUAL),
    ]  # fmt: skip
    assert len(variants) == 12


def test_voleurs_variants_cover_player_counts_and_advanced_rules():
    variants = VOLEURS.variants("greedy", 1)
    assert [variant.players for variant in variants if variant.label == USUAL] == [3, 4, 5, 6]
    assert [variant.label for variant in variants if variant.label != USUAL] == [
        *voleurs.ADVANCED,
        voleurs.ALL_ADVANCED,
    ]
    assert all(variant.contest.options["deal_characters"] for variant in variants)


def test_all_variants_play_the_same_deals():
    assert len({variant.contest.match_seed(5) for variant in DIEB.variants("greedy", 3)}) == 1


def test_identical_matches_are_counted_by_their_actions():
    usual, other = DIEB.variants("greedy", 1)[:2]
    ended, passed = stored_match([(0, "end")], index=0), stored_match([(0, "pass")], index=1)
    matches = [(usual, [ended, passed]), (other, [ended, stored_match([(0, "end")], index=1)])]
    _, row = variant_rows(matches, lambda variant, played: {})
    assert row["alike"]["count"] == 1


# --- dieb --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("last", "escorted"),
    [
        (["smuggle a", "escort a>b *"], True),
        (["escort a>b *", "smuggle b"], False),
        (["escort a>b *", "smuggle c", "steal b"], True),
        (["escort a>c *", "smuggle b", "escort b>c c", "steal b"], False),
    ],
)
def test_match_is_won_by_escort_if_last_thief_was_escorted(last, escorted):
    actions = [(1, "escort a>b *"), *((0, text) for text in last)]
    assert dieb.is_won_by_escort(stored_match(actions)) is escorted


def test_regression_slope_recovers_known_effect():
    generator = np.random.default_rng(1)
    held_dancers = [generator.integers(0, 4, 2).astype(float).tolist() for _ in range(ENOUGH)]
    chances = [0.5 + 0.1 * (mine - theirs) / 2 for mine, theirs in held_dancers]
    won = [float(generator.random() < chance) for chance in chances]
    found = dancers.regression_slope(
        [(np.array([held]), np.array([mine, 1 - mine])) for held, mine in zip(held_dancers, won, strict=True)]
    )
    assert found is not None
    assert abs(found["mean"] - 0.1) < 2 * found["error"] < 0.15
    assert dancers.regression_slope([(np.ones((3, 2)), np.array([1.0, 0.0]))]) is None


@pytest.mark.slow
def test_extra_card_gains_leave_the_state_unchanged():
    match = baghdad.game("dieb").new(2, 5)
    while match.state.phase == 0:
        match.play(match.legal()[0])
    before = bytes(match.state.tobytes())
    gain = dancers.extra_card_gains(match.state, 1, 1)
    assert gain is not None
    assert all(-1 < each < 1 for each in gain)
    assert bytes(match.state.tobytes()) == before
    match.state.dancers = 0
    assert dancers.extra_card_gains(match.state, 1, 1) is None


def test_turn_starts_are_the_states_of_the_match():
    contest = new_contest("dieb", ["random"], 2, options={"decision_cap": 30})
    match = baghdad.game("dieb").new(2, contest.match_seed(0), decision_cap=30)
    while not match.over:
        match.play(match.legal()[len(match.history) % len(match.legal())])
    begun = [played.before for played in match.history if played.before.phase == 1 and not played.before.acted]
    actions = [(played.seat, str(played.action)) for played in match.history]
    found = list(dancers.turn_starts(Variant(USUAL, contest), stored_match(actions)))
    assert [bytes(state.tobytes()) for state in found] == [bytes(state.tobytes()) for state in begun]


# --- voleurs -----------------------------------------------------------------------------------------------------


def test_wins_are_counted_by_dealt_character_and_birthday_card():
    variant = VOLEURS.variants("greedy", 1)[0]
    game, contest = baghdad.game("voleurs"), variant.contest
    start = game.start(3, game.options(**contest.options), rng_for(contest.match_seed(0)))
    found = voleurs.figures([(variant, [stored_match([], (1,))])])
    winner = voleurs.CHARACTER_NAMES[start.characters[1]]
    assert [
        (variant_row["name"], variant_row["share"]) for variant_row in found["characters"] if variant_row["count"]
    ] == [(winner, 1.0)]
    assert len(found["characters"]) == len(found["birthdays"]) == 3
    assert all(variant_row["fair"] == pytest.approx(1 / 3, abs=1e-5) for variant_row in found["birthdays"])


# --- sentences --------------------------------------------------------------------------------------------------


def mean_row(mean: float, error: float) -> dict[str, Any]:
    return {"mean": mean, "error": error, "least": 0, "median": mean, "most": 99}


def share_row(count: int, matches: int = ENOUGH) -> dict[str, Any]:
    return count_row([True] * count + [False] * (matches - count))


def variant_row(label: str, players: int, first: int, rounds: float, **own: Any) -> dict[str, Any]:
    """Return the row of a variant whose first seat wins that many of its matches."""
    rest = (ENOUGH - first) // (players - 1)
    seats = [{"seat": seat + 1, **share_row(rest if seat else first)} for seat in range(players)]
    usual = {"several": share_row(0), "unfinished": share_row(0), "alike": share_row(0), "decisions": mean_row(200, 5)}
    common = {"label": label, "players": players, "options": {}, "matches": ENOUGH, "fair": 1 / players}
    return {**common, "seats": seats, "rounds": mean_row(rounds, 0.5), **usual, **own}


def dieb_figures(first: int = 200, tactical: float = 20.0, escorted: int = 100, gain: float = 0.02) -> dict[str, Any]:
    own = {"escorted": share_row(escorted), "thieves": share_row(100)}
    dancer = {
        "taken": mean_row(3, 0.1),
        "gain": mean_row(gain, 0.005),
        "card": mean_row(0.02, 0.005),
        "slope": mean_row(gain - 0.02, 0.01),
    }
    variants = [
        variant_row(USUAL, 2, first, 20.0, dancer=dancer, **own),
        variant_row(dieb.TACTICAL, 2, 200, tactical, **own),
    ]
    return {
        **common_figures("dieb"),
        "like_usual": ["fr", "it"],
        "tables": [*variants, variant_row("cs", 2, first, 20.0, **own)],
    }


def voleurs_figures(good: int = 100, several: int = 100) -> dict[str, Any]:
    reasons = {"birthday": share_row(390), "riches": share_row(10)}
    dealt_rows = [{"name": name, **share_row(number), "fair": 0.25} for name, number in (("A", good), ("B", 100))]
    variants = [variant_row(USUAL, 4, 100, 10.0, several=share_row(several), reasons=reasons)]
    variants.append(variant_row("refuge", 4, 100, 12.0, several=share_row(200), reasons=reasons))
    return {**common_figures("voleurs"), "tables": variants, "characters": dealt_rows, "birthdays": dealt_rows}


def common_figures(game: str) -> dict[str, Any]:
    return {"game": game, "bot": "greedy", "matches": ENOUGH, "seed": "1", "baghdad": "0", "version": 2}


def supported_text(game: str, figures: dict[str, Any]) -> str:
    return "\n".join(supported(REPORTS[game].sorted_findings(figures)))


def test_difference_within_the_error_counts_as_zero():
    assert significant_difference(mean_row(10, 1), mean_row(11, 1)) == 0
    assert significant_difference(mean_row(10, 1), mean_row(12, 1)) == -2
    assert significant_share_difference(share_row(200), share_row(210)) == 0
    assert significant_share_difference(share_row(300), share_row(200)) == pytest.approx(0.25)
    assert significant_share_difference(share_row(0, 0), share_row(200)) == 0


@pytest.mark.parametrize(
    ("figures", "sentence"),
    [
        (dieb_figures(first=250), "**Seat 1 has an advantage:** it wins 62 %"),
        (dieb_figures(first=250), "**Seat 2 has a disadvantage:** it wins 38 %"),
        (dieb_figures(first=205), "With 2 players no seat is ahead or behind"),
        (dieb_figures(first=250), "The tactical variant changes the chances of seat 1 with 2 players"),
        (dieb_figures(tactical=22), "The tactical variant makes matches longer"),
        (dieb_figures(tactical=18), "The tactical variant makes matches shorter"),
        (dieb_figures(), "The tactical variant changes neither"),
        (dieb_figures(), "The editions `fr` and `it` are played exactly"),
        (dieb_figures(escorted=300), "**Most matches are won by an escort:** with 2 players 75 %"),
        (dieb_figures(escorted=10), "**Hardly any match is won by an escort:**"),
        (dieb_figures(escorted=300), "The last thief is escorted more often"),
        (dieb_figures(gain=0.05), "**A dancer is worth more than a palace card:**"),
        (dieb_figures(gain=0.05), "Those who hold more dancers in the middle of a match win more often"),
        (dieb_figures(gain=0.001), "**A dancer is worth no more than a palace card:**"),
        (dieb_figures(gain=0.001), "One dancer more hardly helps"),
        (voleurs_figures(good=200), "**A good character:** “A” wins 50 %"),
        (voleurs_figures(good=20), "**A bad birthday card:** “A” wins 5 %"),
        (voleurs_figures(), "No character is better or worse"),
        (voleurs_figures(several=300), "**Most matches with 4 players have several winners:** 75 %"),
        (voleurs_figures(several=10), "Hardly any match with 4 players has several winners"),
        (voleurs_figures(), "Hardly any match with 4 players is decided by riches"),
        (voleurs_figures(), "The advanced rule “refuge” makes matches longer"),
        (voleurs_figures(), "With the advanced rule “refuge” several win more often"),
    ],
)
def test_sentence_appears_only_if_figures_support_it(figures, sentence):
    assert sentence in supported_text(figures["game"], figures)
    others = [
        *(dieb_figures(first, tactical, escorted, gain)
          for first in (150, 200) for tactical in (17, 20, 23) for escorted in (100, 200) for gain in (0.0, 0.02)),
        *(voleurs_figures(good, several) for good in (20, 100) for several in (100, 395)),
    ]  # fmt: skip
    assert any(sentence not in supported_text(other["game"], other) for other in others)


def test_rule_without_effect_is_reported_as_unused():
    figures = dieb_figures()
    assert "never came up" not in supported_text("dieb", figures)
    figures["tables"][2]["alike"] = share_row(ENOUGH)
    assert "**What the edition `cs` changes never came up** with 2 players" in supported_text("dieb", figures)
    assert "The edition `cs` changes neither" not in supported_text("dieb", figures)


@pytest.mark.parametrize(
    "figures", [dieb_figures(first=250, gain=0.05), voleurs_figures(200, 300)], ids=["dieb", "voleurs"]
)
def test_page_contains_all_plots_and_sentences_and_keeps_other_section(figures, tmp_path):
    pytest.importorskip("matplotlib")
    report, path = REPORTS[figures["game"]], tmp_path / "balance.md"
    text = render(report, figures, path)
    images = [file.name for file in tmp_path.glob("*.svg")]
    assert len(images) == text.count("](balance-") >= 4
    assert all(f"]({name})" in text for name in images)
    for sentence in supported(report.findings(figures)):
        assert sentence in " ".join(text.split())
    (other,) = (each for each in REPORTS.values() if each is not report)
    write_page(path, [(other, "what stood there")])
    write_page(path, [(report, text)])
    page = path.read_text(encoding="utf-8")
    assert "{}\n\nwhat stood there\n\n{}".format(*marks(other.game)) in page
    assert text.strip() in page
    write_page(path, [(report, text)])
    assert path.read_text(encoding="utf-8") == page


# --- whole report --------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_interrupted_report_gives_the_same_figures(game, tmp_path, monkeypatch):
    monkeypatch.setattr(voleurs, "OPTIONS", {"deal_characters": True, "round_cap": 1})
    monkeypatch.setattr(voleurs, "ADVANCED", ("refuge",))
    for matches in (1, 2):
        interrupted = ReportRun(REPORTS[game], "greedy", matches, 1, tmp_path / "pieces")
        assert interrupted.run.resumed == (matches - 1) * len(interrupted.variants)
        assert list(interrupted.run.play(InProcess()))
    uninterrupted = ReportRun(REPORTS[game], "greedy", 2, 1, tmp_path / "whole")
    list(uninterrupted.run.play(InProcess()))
    figures = uninterrupted.figures()
    assert figures == interrupted.figures()
    assert REPORTS[game].findings(figures)
    assert list(REPORTS[game].sections(figures))
