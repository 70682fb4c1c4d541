"""The tables of `docs/environments.md`, generated from the code; a test compares them."""

from __future__ import annotations

from itertools import pairwise

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
    spec = spec_of(game)
    lines = ["| ids | kind | first |", "| --- | --- | --- |"]
    lines += [f"| {first}–{last} | {name} | `{text}` |" for first, last, name, text in _ranges(game, spec.actions)]
    return "\n".join(lines)


def _ranges(game: str, actions: int) -> list[tuple[int, int, str, str]]:
    if game == "voleurs":
        from baghdad.envs.voleurs.step_names import KINDS, STARTS, step_name

        ends = [*STARTS[1:], actions]
        return [(first, end - 1, name, step_name(first)) for (first, name), end in zip(KINDS, ends, strict=True)]
    from baghdad.dieb import action_ids as n

    starts = {
        "place a guard": n.PLACE,
        "place a neutral guard": n.PLACE_NEUTRAL,
        "smuggle a thief in": n.SMUGGLE,
        "move one's own guard, alone or with a thief": n.GUARD,
        "move a neutral guard": n.NEUTRAL,
        "end the turn after actions": n.END,
        "pass, and draw four": n.PASS,
        "pass, and draw three and a dancer": n.PASS_DANCER,
        "pass, the fourth card of a chosen palace": n.PASS_CHOSEN,
        "take a chest by choice": n.STEAL,
    }
    catalogue = spec_of(game).game.catalogue
    bounds = pairwise([*starts.values(), actions])
    return [(first, end - 1, name, str(catalogue[first])) for name, (first, end) in zip(starts, bounds, strict=True)]
