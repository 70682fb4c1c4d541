"""The mutants of `tests/mutation`: every one is valid Python and different, and those passed over still exist."""

from __future__ import annotations

import ast

import pytest

from tests.mutation.campaign import Campaign
from tests.mutation.operators import mutants_of
from tests.mutation.packages import PACKAGES, SOURCES, Package

SOURCE = b'''"""A module."""
LIMIT: int = 3


@rule
def price(state, palace, *, most=LIMIT):
    """Return a price."""
    if state.seat < palace and not state.over:
        raise ValueError(state, palace)
    state.paid += 2 * palace
    return min(state.cards[1:palace])
'''
CHANGES = [
    "3 → 4",
    "3 → 2",
    "state.seat < palace → state.seat <= palace",
    "state.seat < palace → state.seat >= palace",
    "state.seat < palace and not state.over → state.seat < palace or not state.over",
    "state.seat < palace and not state.over → (not (state.seat < palace and not state.over))",
    "not state.over → (state.over)",
    "raise ValueError(state, palace) → pass",
    "state, palace → palace, state",
    "state.paid += 2 * palace → state.paid -= 2 * palace",
    "state.paid += 2 * palace → pass",
    "2 * palace → 2 + palace",
    "2 → 3",
    "2 → 1",
    "return min(state.cards[1:palace]) → return None",
    "min → max",
    "1 → 2",
    "1 → 0",
    "1 → ",
    "palace → ",
]


def test_changes_are_those_of_expressions_and_statements_but_not_of_annotations_or_docstrings():
    found = [mutant.name.split("::")[2] for mutant in mutants_of("module.py", SOURCE)]
    assert sorted(found) == sorted(CHANGES)
    assert {mutant.scope for mutant in mutants_of("module.py", SOURCE)} == {"", "price"}


@pytest.mark.parametrize("name", [name for name, package in PACKAGES.items() if isinstance(package, Package)])
def test_every_hundredth_mutant_is_valid_and_all_have_names_of_their_own(name):
    mutants = PACKAGES[name].mutants()
    assert len({mutant.name for mutant in mutants}) == len(mutants)
    for mutant in mutants[::100]:
        source = (SOURCES / mutant.file).read_bytes()
        assert source[mutant.start : mutant.end].decode() == mutant.old
        changed = mutant.applied(source)
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source))


def test_the_same_seed_gives_the_same_mutants():
    one, another, other = (Campaign("dieb", 20, seed).sample for seed in (1, 1, 2))
    assert one == another != other


def test_equivalent_mutants_still_exist_and_have_a_reason():
    names = {
        mutant.name for package in PACKAGES.values() if isinstance(package, Package) for mutant in package.mutants()
    }
    for mutant, reason in Campaign("dieb", 1, 1).equivalents.items():
        assert mutant.startswith("src/") or mutant in names, mutant  # those of the page need Node
        assert len(reason) > 20, mutant
