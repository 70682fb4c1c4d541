"""What the games are like: tables, figures, and sentences that stand only while the figures bear them out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import baghdad
from baghdad.arena.balance import dieb, plots, voleurs
from baghdad.arena.balance.findings import findings, held
from baghdad.arena.balance.report import GAMES, marks, section, write_page
from baghdad.arena.balance.statistics import PairedDeals, count_of, longer, more_often
from baghdad.arena.balance.study import Study
from baghdad.arena.balance.tables import ADVANCED, ALL_ADVANCED, TACTICAL, USUAL, Table, like_usual, tables_of
from baghdad.arena.contest import new_contest
from baghdad.arena.contest_match import StoredMatch
from baghdad.arena.executors import InProcess
from baghdad.core.rng import rng_for

ENOUGH = 400  # matches


def kept(actions: list[tuple[int, str]], winners: tuple[int, ...] = (0,), index: int = 0) -> StoredMatch:
    """A match with these actions."""
    return StoredMatch(0, index, winners, "chests", (6, 0), 9, (4, 4), (), actions, [], [])


# --- tables ------------------------------------------------------------------------------------------------------


def test_editions_that_change_nothing_are_not_played_apart():
    assert like_usual() == ["fr", "it"]
    tables = tables_of("dieb", "greedy", 1)
    assert [(table.players, table.label) for table in tables[:5]] == [
        (2, USUAL), (2, TACTICAL), (2, "cs"), (2, "nl"), (3, USUAL),
    ]  # fmt: skip
    assert len(tables) == 12


def test_voleurs_with_every_number_of_players_and_every_advanced_rule():
    tables = tables_of("voleurs", "greedy", 1)
    assert [table.players for table in tables if table.label == USUAL] == [3, 4, 5, 6]
    assert [table.label for table in tables if table.label != USUAL] == [*ADVANCED, ALL_ADVANCED]
    assert all(table.contest.options["deal_characters"] for table in tables)


def test_deals_are_the_same_at_all_tables():
    assert len({table.contest.seed_of(5) for table in tables_of("dieb", "greedy", 3)}) == 1


def test_twins_are_matches_in_which_everybody_did_the_same():
    usual, other = tables_of("dieb", "greedy", 1)[:2]
    twins = PairedDeals()
    twins.add(usual, [kept([(0, "end")], index=0), kept([(0, "pass")], index=1)])
    assert twins.alike(other, [kept([(0, "end")], index=0), kept([(0, "end")], index=1)])["count"] == 1


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
def test_a_win_comes_from_an_escort_if_the_last_thief_did(last, escorted):
    actions = [(1, "escort a>b *"), *((0, text) for text in last)]
    assert dieb.by_escort(kept(actions)) is escorted


def test_the_regression_finds_what_is_there():
    generator = np.random.default_rng(1)
    held_dancers = [generator.integers(0, 4, 2).astype(float).tolist() for _ in range(ENOUGH)]
    chances = [0.5 + 0.1 * (mine - theirs) / 2 for mine, theirs in held_dancers]
    won = [float(generator.random() < chance) for chance in chances]
    found = dieb.slope_of(
        [(np.array([held]), np.array([mine, 1 - mine])) for held, mine in zip(held_dancers, won, strict=True)]
    )
    assert found is not None
    assert abs(found["mean"] - 0.1) < 2 * found["error"] < 0.15
    assert dieb.slope_of([(np.ones((3, 2)), np.array([1.0, 0.0]))]) is None


@pytest.mark.slow
def test_one_more_is_judged_on_a_copy():
    match = baghdad.game("dieb").new(2, 5)
    while match.state.phase == 0:
        match.play(match.legal()[0])
    before = bytes(match.state.tobytes())
    gain = dieb.gain_of(match.state, 1, 1)
    assert gain is not None
    assert all(-1 < each < 1 for each in gain)
    assert bytes(match.state.tobytes()) == before
    match.state.dancers = 0
    assert dieb.gain_of(match.state, 1, 1) is None


def test_turns_are_the_ones_that_were_played():
    contest = new_contest("dieb", ["random"], 2, options={"decision_cap": 30})
    match = baghdad.game("dieb").new(2, contest.seed_of(0), decision_cap=30)
    while not match.over:
        match.play(match.legal()[len(match.history) % len(match.legal())])
    begun = [turned.before for turned in match.history if turned.before.phase == 1 and not turned.before.acted]
    actions = [(turned.seat, str(turned.action)) for turned in match.history]
    seen = list(dieb.turns(Table(USUAL, contest), kept(actions)))
    assert [bytes(state.tobytes()) for state in seen] == [bytes(state.tobytes()) for state in begun]


# --- voleurs -----------------------------------------------------------------------------------------------------


def test_characters_and_birthday_cards_are_those_that_were_dealt():
    table = tables_of("voleurs", "greedy", 1)[0]
    game, contest = baghdad.game("voleurs"), table.contest
    start = game.start(3, game.options(**contest.options), rng_for(contest.seed_of(0)))
    found = voleurs.figures_of([(table, [kept([], (1,))])])
    winner = voleurs.CHARACTER_NAMES[start.characters[1]]
    assert [(row["name"], row["share"]) for row in found["characters"] if row["count"]] == [(winner, 1.0)]
    assert len(found["characters"]) == len(found["birthdays"]) == 3
    assert all(row["fair"] == pytest.approx(1 / 3, abs=1e-5) for row in found["birthdays"])


# --- what is said ------------------------------------------------------------------------------------------------


def spread_of(mean: float, error: float) -> dict[str, Any]:
    return {"mean": mean, "error": error, "least": 0, "median": mean, "most": 99}


def cases(count: int, matches: int = ENOUGH) -> dict[str, Any]:
    return count_of([True] * count + [False] * (matches - count))


def row(label: str, players: int, first: int, rounds: float, **own: Any) -> dict[str, Any]:
    """A table whose first seat wins so many of its matches."""
    rest = (ENOUGH - first) // (players - 1)
    seats = [{"seat": seat + 1, **cases(rest if seat else first)} for seat in range(players)]
    usual = {"several": cases(0), "unfinished": cases(0), "alike": cases(0), "decisions": spread_of(200, 5)}
    common = {"label": label, "players": players, "options": {}, "matches": ENOUGH, "fair": 1 / players}
    return {**common, "seats": seats, "rounds": spread_of(rounds, 0.5), **usual, **own}


def of_dieb(first: int = 200, tactical: float = 20.0, escorted: int = 100, gain: float = 0.02) -> dict[str, Any]:
    own = {"escorted": cases(escorted), "thieves": cases(100)}
    worth = {
        "taken": spread_of(3, 0.1),
        "gain": spread_of(gain, 0.005),
        "card": spread_of(0.02, 0.005),
        "slope": spread_of(gain - 0.02, 0.01),
    }
    tables = [row(USUAL, 2, first, 20.0, dancer=worth, **own), row(TACTICAL, 2, 200, tactical, **own)]
    return {**about("dieb"), "like_usual": ["fr", "it"], "tables": [*tables, row("cs", 2, first, 20.0, **own)]}


def of_voleurs(good: int = 100, several: int = 100) -> dict[str, Any]:
    reasons = {"birthday": cases(390), "riches": cases(10)}
    lot = [{"name": name, **cases(number), "fair": 0.25} for name, number in (("A", good), ("B", 100))]
    tables = [row(USUAL, 4, 100, 10.0, several=cases(several), reasons=reasons)]
    tables.append(row("refuge", 4, 100, 12.0, several=cases(200), reasons=reasons))
    return {**about("voleurs"), "tables": tables, "characters": lot, "birthdays": lot}


def about(game: str) -> dict[str, Any]:
    return {"game": game, "bot": "greedy", "matches": ENOUGH, "seed": "1", "baghdad": "0", "version": 2}


def said(game: str, figures: dict[str, Any]) -> str:
    return "\n".join(held(findings(game, figures)))


def test_a_difference_within_the_errors_is_none():
    assert longer(spread_of(10, 1), spread_of(11, 1)) == 0
    assert longer(spread_of(10, 1), spread_of(12, 1)) == -2
    assert more_often(cases(200), cases(210)) == 0
    assert more_often(cases(300), cases(200)) == pytest.approx(0.25)
    assert more_often(cases(0, 0), cases(200)) == 0


@pytest.mark.parametrize(
    ("figures", "sentence"),
    [
        (of_dieb(first=250), "**Seat 1 is a good one:** it wins 62 %"),
        (of_dieb(first=250), "**Seat 2 is a bad one:** it wins 38 %"),
        (of_dieb(first=205), "With 2 players no seat is ahead or behind"),
        (of_dieb(first=250), "The tactical variant moves the chances of seat 1 with 2 players"),
        (of_dieb(tactical=22), "The tactical variant makes matches longer"),
        (of_dieb(tactical=18), "The tactical variant makes matches shorter"),
        (of_dieb(), "The tactical variant changes neither"),
        (of_dieb(), "The editions `fr` and `it` are played exactly"),
        (of_dieb(escorted=300), "**Most matches are won by an escort:** with 2 players 75 %"),
        (of_dieb(escorted=10), "**Hardly any match is won by an escort:**"),
        (of_dieb(escorted=300), "The last thief is escorted more often"),
        (of_dieb(gain=0.05), "**A dancer is worth more than a palace card:**"),
        (of_dieb(gain=0.05), "Those who hold more dancers in the middle of a match win more often"),
        (of_dieb(gain=0.001), "**A dancer is worth no more than a palace card:**"),
        (of_dieb(gain=0.001), "One dancer more hardly helps"),
        (of_voleurs(good=200), "**A good character:** “A” wins 50 %"),
        (of_voleurs(good=20), "**A bad birthday card:** “A” wins 5 %"),
        (of_voleurs(), "No character is better or worse"),
        (of_voleurs(several=300), "**Most matches with 4 players have several winners:** 75 %"),
        (of_voleurs(several=10), "Hardly any match with 4 players has several winners"),
        (of_voleurs(), "Hardly any match with 4 players is decided by riches"),
        (of_voleurs(), "The advanced rule “refuge” makes matches longer"),
        (of_voleurs(), "With the advanced rule “refuge” several win more often"),
    ],
)
def test_a_sentence_stands_while_the_figures_bear_it_out(figures, sentence):
    assert sentence in said(figures["game"], figures)
    others = [
        *(of_dieb(first, tactical, escorted, gain)
          for first in (150, 200) for tactical in (17, 20, 23) for escorted in (100, 200) for gain in (0.0, 0.02)),
        *(of_voleurs(good, several) for good in (20, 100) for several in (100, 395)),
    ]  # fmt: skip
    assert any(sentence not in said(other["game"], other) for other in others)


def test_a_rule_that_never_matters_is_said_to_be_such():
    figures = of_dieb()
    assert "never came up" not in said("dieb", figures)
    figures["tables"][2]["alike"] = cases(ENOUGH)
    assert "**What the edition `cs` changes never came up** with 2 players" in said("dieb", figures)
    assert "The edition `cs` changes neither" not in said("dieb", figures)


@pytest.mark.parametrize("figures", [of_dieb(first=250, gain=0.05), of_voleurs(200, 300)], ids=["dieb", "voleurs"])
def test_the_page_has_every_figure_and_leaves_the_other_game_alone(figures, tmp_path):
    pytest.importorskip("matplotlib")
    game, path = figures["game"], tmp_path / "balance.md"
    files = plots.draw(game, figures, tmp_path, "balance")
    assert all((tmp_path / name).exists() for name in files.values())
    text = section(game, figures, files)
    assert all(f"]({name})" in text for name in files.values())
    for sentence in held(findings(game, figures)):
        assert sentence in " ".join(text.split())
    (other,) = set(GAMES) - {game}
    write_page(path, {other: "what stood there"})
    write_page(path, {game: text})
    page = path.read_text(encoding="utf-8")
    assert f"{marks(other)[0]}\n\nwhat stood there\n\n{marks(other)[1]}" in page
    assert text.strip() in page
    write_page(path, {game: text})
    assert path.read_text(encoding="utf-8") == page


# --- all of it ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_figures_are_the_same_in_one_go_and_in_pieces(game, tmp_path, monkeypatch):
    monkeypatch.setattr("baghdad.arena.balance.tables.VOLEURS_OPTIONS", {"deal_characters": True, "round_cap": 1})
    monkeypatch.setattr("baghdad.arena.balance.tables.ADVANCED", ("refuge",))
    for matches in (1, 2):
        pieces = Study(game, "greedy", matches, 1, tmp_path / "pieces")
        assert pieces.run.found == (matches - 1) * len(pieces.tables)
        assert list(pieces.run.play(InProcess()))
    whole = Study(game, "greedy", 2, 1, tmp_path / "whole")
    list(whole.run.play(InProcess()))
    figures = whole.figures()
    assert figures == pieces.figures()
    assert section(game, figures, {})
