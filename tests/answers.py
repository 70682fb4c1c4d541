"""Answers to questions in words, as facts, compared with those in `tests/golden/answers.txt`.

`python -m tests.answers --write` writes them again after a change that is meant; read the difference.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from baghdad.core.match import Match
from baghdad.core.queries import Line, Player, QueryError, answer, queries_of
from tests.dieb import positions as dieb
from tests.voleurs import positions as voleurs

FILE = Path(__file__).parent / "golden" / "answers.txt"
DIEB = (
    *("hand", "scan", "scan a", "scan c", "scan f", "scan g", "where", "where thieves", "where guards", "where chests"),
    *("where neutral", "where 1", "where 3", "prices", "chests", "piles", "who", "who 2", "moves", "moves guard"),
    *("moves smuggle", "moves neutral"),
)
VOLEURS = (
    *("hand", "bag", "scan", "scan souk", "scan palace", "scan f", "scan f3", "scan h1", "scan desert", "scan z"),
    *("where", "where thieves", "where caravaneer", "where vizier", "where 2", "where camel", "way f3", "way f2 h1"),
    *(
        "prices",
        "offers",
        "worth",
        "worth Gold, Lambs",
        "values",
        "values Gold",
        "values Gold, Fake",
        "who",
        "who 2",
        "moves",
        "moves gem",
    ),
    *("moves agent broker", "moves f2", "moves caravaneer"),
)


def matches() -> list[tuple[str, Match, int, tuple[str, ...]]]:
    """Return matches with a seat that asks, and what it asks."""
    table = dieb.at(3, a="0N1/00", b="02/1", c="N/2/6", f="1N//-", hands=["aab*", "cd", "e**"], won=["44", "5", "4567"])
    middle = dieb.at(4, seat=2, a="2N", b="0", hands=["a", "bb", "aabc**", ""], discard="abcdef", tactical=False)
    city = {
        "pawns": "0T f2, 1T f4, 0C g1, 2M h1, 1B d4, V e5",
        "hands": ["Lambs, Iron, Gold, Surprise Port", "Sugar, Ice", "Fish"],
        "bags": ["SF", "RRE", ""],
        "desert": ["MC", "", "AA"],
    }
    buying = voleurs.at(**city, known={(0, 1): "Ice"}, spent="Oil, Ruby", round=4)
    trading = voleurs.at(phase="trading", hands=["Lambs, Iron", "Honey", "Fish"], bags=["", "D"], price_rise=True)
    trading.play("offer 1 give Lambs as Spears, Iron want 1 souk", 0)
    trading.play("offer 0 give Honey", 1)
    trading.play("done", 2)
    return [
        ("dieb, to act", table, 0, DIEB),
        ("dieb, waiting", middle, 1, DIEB),
        ("voleurs, to buy", buying, 0, VOLEURS),
        ("voleurs, trading", trading, 1, VOLEURS),
        ("voleurs, to choose", voleurs.GAME.new(3, seed=1), 0, ("hand", "bag", "worth", "values", "who", "moves")),
    ]


def plain(value: Any) -> str:
    """Return a fact as text."""
    if isinstance(value, Line):
        return f"<{told(value)}>"
    if isinstance(value, Player):
        return f"seat {value.seat}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(plain, value)) + "]"
    return str(value)


def told(line: Line) -> str:
    """Return a line of an answer as text, without the words of any language."""
    return " ".join([line.key, *(f"{name}={plain(value)}" for name, value in sorted(line.facts.items()))])


def asked(match: Match, seat: int, text: str) -> list[str]:
    """Return the lines of an answer, or of its error."""
    legal = match.legal(seat) if seat in match.to_act else ()
    try:
        return [told(line) for line in answer(queries_of(match.game), text, match.view(seat), lambda: legal)]
    except QueryError as error:
        return [f"error {error.code} {sorted(error.facts.items())}"]


def all_answers() -> str:
    """Return all questions with their answers."""
    lines = []
    for title, match, seat, texts in matches():
        lines.append(f"== {title}")
        for text in texts:
            lines += [f"> {text}", *(f"  {line}" for line in asked(match, seat, text))]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if "--write" in sys.argv:
        FILE.write_text(all_answers(), encoding="utf-8")
    sys.exit(FILE.read_text(encoding="utf-8") != all_answers())
