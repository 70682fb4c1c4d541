"""The page: a section for each game with its tables, its pictures, and what the figures say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from baghdad.arena.balance.findings import findings, held
from baghdad.arena.balance.markdown import mean, paragraph, points, share, table
from baghdad.arena.balance.statistics import Row
from baghdad.arena.balance.tables import TACTICAL, USUAL
from baghdad.arena.results_folder import write

GAMES = ("dieb", "voleurs")
TITLES = {"dieb": "The Thief of Baghdad (dieb)", "voleurs": "The Thieves of Bagdad (voleurs)"}
OPENING = (
    "What the games are like when strong computer players play them: who has the advantage, how long it takes, what "
    "decides. Written by `baghdad balance`, which plays the matches and can be repeated; nothing here is written by "
    "hand, and a conclusion that the figures no longer bear out is left out. Behind a share stands its 95 % interval "
    "by Wilson, behind ± how far the 95 % interval of a mean reaches to each side. Where many shares are looked at, "
    "one in twenty lies outside its interval by chance alone. What is strong for a computer need not be what people do."
)


def write_page(path: Path, sections: dict[str, str]) -> None:
    """Puts the sections of these games into the page; those of others stay as they are."""
    document = path.read_text(encoding="utf-8") if path.exists() else ""
    if not all(mark in document for game in GAMES for mark in marks(game)):
        document = skeleton()
    for game, section in sections.items():
        begin, end = marks(game)
        before, _, rest = document.partition(begin)
        after = rest.partition(end)[2]
        document = f"{before}{begin}\n\n{section.strip()}\n\n{end}{after}"
    path.parent.mkdir(parents=True, exist_ok=True)
    write(path, document.encode())


def marks(game: str) -> tuple[str, str]:
    """Between which a game's section stands."""
    return f"<!-- {game}: written by `baghdad balance` -->", f"<!-- end of {game} -->"


def skeleton() -> str:
    """A page without figures."""
    parts = ["# What the games are like", "", *paragraph(OPENING)]
    for game in GAMES:
        parts += [f"## {TITLES[game]}", "", *marks(game), ""]
    return "\n".join(parts)


def section(game: str, figures: dict[str, Any], pictures: dict[str, str]) -> str:
    """A game's part; `pictures` are files by what they show."""
    made = {"dieb": _dieb, "voleurs": _voleurs}[game](figures, pictures)
    return "\n".join([*_about(figures), *made, *_conclusions(game, figures)])


def _about(figures: dict[str, Any]) -> Iterator[str]:
    yield from paragraph(
        f"All seats are `{figures['bot']}`, {figures['matches']} matches at each table, seed {figures['seed']}, "
        f"version {figures['baghdad']}, rules {figures['version']}."
    )


def _conclusions(game: str, figures: dict[str, Any]) -> Iterator[str]:
    yield "### What this says"
    yield ""
    for sentence in held(findings(game, figures)):
        yield from paragraph(sentence, "- ")


def _picture(pictures: dict[str, str], key: str, words: str) -> Iterator[str]:
    if key in pictures:
        yield f"![{words}]({pictures[key]})"
        yield ""


def _seats(rows: list[Row]) -> Iterator[str]:
    most = max(row["players"] for row in rows)
    head = ["players", "table", *(f"seat {seat + 1}" for seat in range(most))]
    cells = ([share(seat) for seat in row["seats"]] for row in rows)
    yield from table(
        head,
        [
            [row["players"], _named(row), *found, *["–"] * (most - len(found))]
            for row, found in zip(rows, cells, strict=True)
        ],
    )


def _named(row: Row) -> str:
    label = str(row["label"])
    if label in (USUAL, TACTICAL) or " " in label:
        return label
    return f"`{label}`"


# --- dieb ----------------------------------------------------------------------------------------------------------


def _dieb(figures: dict[str, Any], pictures: dict[str, str]) -> Iterator[str]:
    rows = figures["tables"]
    alike = ", ".join(f"`{edition}`" for edition in figures["like_usual"])
    yield "### Seats"
    yield ""
    yield from paragraph(
        f"Who begins is seat 1. “usual” is the game without an edition's own rules; so are the editions {alike}, which "
        "differ from it in nothing that is decided. “tactical” is the variant in which neutral guards are placed too."
    )
    yield from _seats(rows)
    yield from _picture(pictures, "seats", "Share of wins by seat")
    yield "### Length and escorts"
    yield ""
    yield from paragraph(
        "A match is won by an escort if the thief that completed the last chest came with a guard. Beside it stands "
        "how many of all thieves came so."
    )
    head = ["players", "table", "rounds", "median", "decisions", "won by an escort", "thieves escorted"]
    yield from table(
        head,
        [
            [
                row["players"], _named(row), mean(row["rounds"]), f"{row['rounds']['median']:g}",
                mean(row["decisions"], 0), share(row["escorted"]), share(row["thieves"]),
            ]
            for row in rows
        ],
    )  # fmt: skip
    yield from _picture(pictures, "length", "Rounds in a match")
    yield from _picture(pictures, "escorts", "Wins by an escort")
    yield "### The worth of a dancer"
    yield ""
    yield from paragraph(
        "Measured twice, at usual tables. First by looking ahead: up to four times in the middle third of every match, "
        "whoever's turn begins is given one dancer of the open pile, or one palace card drawn from the deck, and "
        "`master:200` says how much better the chance to win becomes. Then by what happened: the regression of winning "
        "on dancers held in the middle third, both counted from the table's mean; it says who wins, not why. In "
        "percentage points."
    )
    yield from table(
        ["players", "dancers taken in a match", "one more dancer", "one more palace card", "each dancer held"],
        [
            [
                row["players"],
                mean(row["dancer"]["taken"]),
                *(points(row["dancer"][key]) for key in ("gain", "card", "slope")),
            ]
            for row in rows
            if "dancer" in row
        ],
    )
    yield from _picture(pictures, "dancers", "What one more is worth")


# --- voleurs -------------------------------------------------------------------------------------------------------


def _voleurs(figures: dict[str, Any], pictures: dict[str, str]) -> Iterator[str]:
    rows = figures["tables"]
    yield from paragraph(
        "Characters are dealt, not chosen, so that no seat has its favourites; matches stop after 40 rounds."
    )
    yield "### Characters and birthday cards"
    yield ""
    yield from paragraph(
        "Over all usual tables: of the matches in which somebody was the character, or held the card, how many they "
        "won, alone or with others; and what it would be if all at the table were alike."
    )
    for key, what in (("characters", "character"), ("birthdays", "birthday card")):
        yield from table(
            [what, "matches", "won", "if all were alike"],
            [[row["name"], row["matches"], share(row), f"{100 * row['fair']:.0f} %"] for row in figures[key]],
        )
        yield from _picture(pictures, key, f"Share of matches won by {what}")
    yield "### Rounds, winners, advanced rules"
    yield ""
    head = ["players", "table", "rounds", "median", "several win", "by birthday", "by riches", "cut off"]
    yield from table(
        head,
        [
            [
                row["players"], _named(row), mean(row["rounds"]), f"{row['rounds']['median']:g}", share(row["several"]),
                share(row["reasons"]["birthday"]), share(row["reasons"]["riches"]), share(row["unfinished"]),
            ]
            for row in rows
        ],
    )  # fmt: skip
    yield from _picture(pictures, "length", "Rounds in a match")
    yield from _picture(pictures, "several", "Matches with several winners")
    yield "### Seats"
    yield ""
    yield from paragraph("A match with several winners is divided among them.")
    yield from _seats(rows)
    yield from _picture(pictures, "seats", "Share of wins by seat")
