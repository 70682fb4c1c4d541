"""The tables of `docs/environments.md`, generated from the code; a test compares them."""

from __future__ import annotations

from baghdad.envs.game_specs import spec_of


def plane_table(game: str) -> str:
    """Return a table of the observation planes: start, shape, maximum and meaning."""
    layout = spec_of(game).layout
    lines = ["| plane | start | shape | maximum | meaning |", "| --- | ---: | --- | ---: | --- |"]
    for plane in layout.planes:
        shape = " × ".join(map(str, plane.shape))
        lines.append(f"| `{plane.name}` | {layout[plane.name]} | {shape} | {plane.maximum} | {plane.description} |")
    return "\n".join(lines)


def action_table(game: str) -> str:
    """Return a table of the action ids by kind, with the text of the first of each kind."""
    known = spec_of(game).game
    starts = [first for first, _ in known.step_kinds]
    lines = ["| ids | kind | first |", "| --- | --- | --- |"]
    for (first, name), end in zip(known.step_kinds, [*starts[1:], known.step_count], strict=True):
        lines.append(f"| {first}–{end - 1} | {name} | `{known.step_name(first)}` |")
    return "\n".join(lines)
