"""Rendering of a match without any library: as text, and as an RGB array."""

from __future__ import annotations

from baghdad.core.view_text import view_lines
from baghdad.envs.pixels import Picture
from baghdad.envs.single import SingleEnv


def text_of(env: SingleEnv, viewer: int | None) -> str:
    """Return the view of a seat, or of a spectator, as text with one line for each subject."""
    game = env.spec.game
    view = game.view(env.state, env.options, viewer)
    lines = [f"{game.name} {view.get('phase', '')} to act {' '.join(map(str, game.to_act(env.state)))}".rstrip()]
    return "\n".join([*lines, *view_lines(view)]) + "\n"


def picture_of(env: SingleEnv) -> Picture:
    """Return the public part of the table from above, as an RGB array of 8 bits each."""
    picture: Picture = env.spec.game.part("picture")(env.state)
    return picture
