"""The balance page: for each game a section with tables, plots and conclusions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from baghdad.arena.balance.findings import findings, supported
from baghdad.arena.balance.markdown import format_mean, format_points, format_share, markdown_table, wrap_paragraph
from baghdad.arena.balance.statistics import Row
from baghdad.arena.balance.variants import TACTICAL, USUAL
from baghdad.arena.results_folder import write_atomic

GAMES = ("dieb", "voleurs")
TITLES = {"dieb": "The Thief of Baghdad (dieb)", "voleurs": "The Thieves of Bagdad (voleurs)"}
INTRODUCTION = (
    "Statistics of matches between strong computer players: who has an advantage, how long matches take, what decides "
    "them. `baghdad balance` plays the matches and writes this page; it is not edited by hand, and conclusions that "
    "the figures do not support are left out. A share is followed by its 95 % Wilson interval, a mean by ± the "
    "half-width of its 95 % interval. With many shares, about one true value in twenty lies outside its interval by "
    "chance. People may play differently from computer players."
)


def write_page(path: Path, sections: dict[str, str]) -> None:
    """Replace the sections of these games in the page; those of other games stay."""
    document = path.read_text(encoding="utf-8") if path.exists() else ""
    if not all(mark in document for game in GAMES for mark in marks(game)):
        document = skeleton()
    for game, section in sections.items():
        begin, end = marks(game)
        before, _, rest = document.partition(begin)
        after = rest.partition(end)[2]
        document = f"{before}{begin}\n\n{section.strip()}\n\n{end}{after}"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, document.encode())


def marks(game: str) -> tuple[str, str]:
    """Return the marks around a game's section."""
    return f"<!-- {game}: written by `baghdad balance` -->", f"<!-- end of {game} -->"


def skeleton() -> str:
    """Return a page with empty sections."""
    parts = ["# Balance of the games", "", *wrap_paragraph(INTRODUCTION)]
    for game in GAMES:
        parts += [f"## {TITLES[game]}", "", *marks(game), ""]
    return "\n".join(parts)


def section(game: str, figures: dict[str, Any], images: dict[str, str]) -> str:
    """Return a game's section; `images` are file names by content."""
    made = {"dieb": _dieb_section, "voleurs": _voleurs_section}[game](figures, images)
    return "\n".join([*_settings_line(figures), *made, *_conclusions(game, figures)])


def _settings_line(figures: dict[str, Any]) -> Iterator[str]:
    yield from wrap_paragraph(
        f"All seats are `{figures['bot']}`; {figures['matches']} matches of each variant, seed {figures['seed']}, "
        f"version {figures['baghdad']}, rules {figures['version']}."
    )


def _conclusions(game: str, figures: dict[str, Any]) -> Iterator[str]:
    yield "### Conclusions"
    yield ""
    for sentence in supported(findings(game, figures)):
        yield from wrap_paragraph(sentence, "- ")


def _image(images: dict[str, str], key: str, words: str) -> Iterator[str]:
    if key in images:
        yield f"![{words}]({images[key]})"
        yield ""


def _seat_table(rows: list[Row]) -> Iterator[str]:
    most = max(row["players"] for row in rows)
    head = ["players", "variant", *(f"seat {seat + 1}" for seat in range(most))]
    cells = ([format_share(seat) for seat in row["seats"]] for row in rows)
    yield from markdown_table(
        head,
        [
            [row["players"], _variant_name(row), *cells_of_row, *["–"] * (most - len(cells_of_row))]
            for row, cells_of_row in zip(rows, cells, strict=True)
        ],
    )


def _variant_name(row: Row) -> str:
    label = str(row["label"])
    if label in (USUAL, TACTICAL) or " " in label:
        return label
    return f"`{label}`"


# --- dieb ----------------------------------------------------------------------------------------------------------


def _dieb_section(figures: dict[str, Any], images: dict[str, str]) -> Iterator[str]:
    rows = figures["tables"]
    alike = ", ".join(f"`{edition}`" for edition in figures["like_usual"])
    yield "### Seats"
    yield ""
    yield from wrap_paragraph(
        f"Seat 1 begins. “usual” is the game without an edition's own rules; the editions {alike} are played the same "
        "way. “tactical” is the variant in which neutral guards are placed too."
    )
    yield from _seat_table(rows)
    yield from _image(images, "seats", "Share of wins by seat")
    yield "### Length and escorts"
    yield ""
    yield from wrap_paragraph(
        "A match counts as won by an escort if the thief that completed the last chest came with a guard. The last "
        "column shows the share of all thieves that came with a guard."
    )
    head = ["players", "variant", "rounds", "median", "decisions", "won by an escort", "thieves escorted"]
    yield from markdown_table(
        head,
        [
            [
                row["players"], _variant_name(row), format_mean(row["rounds"]), f"{row['rounds']['median']:g}",
                format_mean(row["decisions"], 0), format_share(row["escorted"]), format_share(row["thieves"]),
            ]
            for row in rows
        ],
    )  # fmt: skip
    yield from _image(images, "length", "Rounds in a match")
    yield from _image(images, "escorts", "Wins by an escort")
    yield "### Value of a dancer"
    yield ""
    yield from wrap_paragraph(
        "Measured in two ways with usual rules, in percentage points. First by search: up to four times in the middle "
        "third of every match, the seat whose turn begins is given one dancer from the open pile, or one palace card "
        "drawn from the deck, and `master:200` estimates how much its chance to win rises. Second by regression of "
        "winning on dancers held in the middle third, both relative to the table's mean; this shows who wins, not why."
    )
    yield from markdown_table(
        ["players", "dancers taken in a match", "one more dancer", "one more palace card", "each dancer held"],
        [
            [
                row["players"],
                format_mean(row["dancer"]["taken"]),
                *(format_points(row["dancer"][key]) for key in ("gain", "card", "slope")),
            ]
            for row in rows
            if "dancer" in row
        ],
    )
    yield from _image(images, "dancers", "Gain by one more dancer or card")


# --- voleurs -------------------------------------------------------------------------------------------------------


def _voleurs_section(figures: dict[str, Any], images: dict[str, str]) -> Iterator[str]:
    rows = figures["tables"]
    yield from wrap_paragraph(
        "Characters are dealt, because chosen ones would differ by seat; matches stop after 40 rounds."
    )
    yield "### Characters and birthday cards"
    yield ""
    yield from wrap_paragraph(
        "All matches with usual rules: how often the seat with that character or birthday card won, alone or with "
        "others, and the fair share, which all would win if they were equally good."
    )
    for key, what in (("characters", "character"), ("birthdays", "birthday card")):
        yield from markdown_table(
            [what, "matches", "won", "fair share"],
            [[row["name"], row["matches"], format_share(row), f"{100 * row['fair']:.0f} %"] for row in figures[key]],
        )
        yield from _image(images, key, f"Share of matches won by {what}")
    yield "### Rounds, winners, advanced rules"
    yield ""
    head = ["players", "variant", "rounds", "median", "several win", "by birthday", "by riches", "cut off"]
    yield from markdown_table(
        head,
        [
            [
                row["players"], _variant_name(row), format_mean(row["rounds"]), f"{row['rounds']['median']:g}",
                format_share(row["several"]), format_share(row["reasons"]["birthday"]),
                format_share(row["reasons"]["riches"]), format_share(row["unfinished"]),
            ]
            for row in rows
        ],
    )  # fmt: skip
    yield from _image(images, "length", "Rounds in a match")
    yield from _image(images, "several", "Matches with several winners")
    yield "### Seats"
    yield ""
    yield from wrap_paragraph("Several winners divide a match equally among them.")
    yield from _seat_table(rows)
    yield from _image(images, "seats", "Share of wins by seat")
