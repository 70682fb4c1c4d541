"""`make pictures`: draw the terminal for the README. `tests/page/screenshots.py` takes the pictures of the page."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import baghdad
from baghdad import words
from baghdad.bots import bot
from baghdad.cli.terminal_game import ScreenFormat
from baghdad.cli.terminals import terminal_game_of
from baghdad.core.rng import rng_for

SEED = 7
ACTIONS = 74
NAMES = ("You", "Anna", "greedy 3")
LOOK = ScreenFormat(width=80, plain=False)
PICTURE = Path(__file__).parents[2] / "docs" / "terminal.svg"


def main(picture: Path = PICTURE) -> None:
    """Draw a match between bots after some actions, as the first player sees it."""
    match = baghdad.game("dieb").new(players=3, seed=SEED)
    player, rng = bot("greedy", "dieb"), rng_for(SEED, 1)
    while len(match.history) < ACTIONS or match.to_act != (0,):
        seat = match.to_act[0]
        match.play(player.choose(match.knowledge(seat, rng), rng).action)
    ui, say = terminal_game_of("dieb"), words.localizer_for("en")
    console = Console(record=True, width=80, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(ui.board(say, match.view(0), NAMES, LOOK))
    console.print(ui.list_actions(say, match, 0, NAMES, False, LOOK).drawn)
    console.print(ui.turn_prompt(say, match.view(0)), style="bold", highlight=False)
    picture.write_text(without_fonts(console.export_svg(title="baghdad play dieb")), encoding="utf-8")


def without_fonts(svg: str) -> str:
    """Return the picture without web fonts; any monospaced font will do."""
    return re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    main()
