"""Imports that wait for the first use, and what of a game is known before them."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

import baghdad
from baghdad.core.lazy import LazyAttribute, LazyModule
from tests.core.test_rule import python


@pytest.fixture
def own_module(tmp_path, monkeypatch):
    """Make a module with the attribute `answer` importable, and return its name."""
    (tmp_path / "imported_late.py").write_text("answer = [42]\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield "imported_late"
    sys.modules.pop("imported_late", None)


def test_lazy_module_is_imported_on_first_use_and_then_equals_the_module(own_module):
    module = LazyModule(own_module)
    assert own_module not in sys.modules
    assert module.answer is sys.modules[own_module].answer
    assert type(module) is ModuleType
    with pytest.raises(AttributeError, match="question"):
        _ = module.question


def test_lazy_module_that_does_not_exist_says_so_on_first_use():
    module = LazyModule("no_such_module")
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        _ = module.answer


def test_lazy_attribute_is_imported_on_first_use_and_then_an_ordinary_one(own_module):
    class Owner:
        answer = LazyAttribute(f"{own_module}:answer")

    class Heir(Owner):
        pass

    assert own_module not in sys.modules
    assert Heir().answer is sys.modules[own_module].answer
    assert vars(Owner)["answer"] is Owner.answer is Heir.answer


ABOUT = """
import sys, baghdad
from baghdad.bots import bot_catalogue
from baghdad.core.options import declared
game = baghdad.game({game!r})
print(game.title, game.min_players, game.max_players, [each.name for each in declared(game.options_type)])
print(game.options(decision_cap=3).to_data(), game.has_part("terminal"), bot_catalogue(game.name).levels)
game.check_players(game.max_players, game.options())
print("loaded:", *[name for name in ("numba", "numpy", "msgspec") if name in sys.modules])
match = game.new(game.min_players, seed=1)
print(len(match.legal(0)) > 0, game.record_type == match.state.dtype, game.step_count > 0, len(game.step_kinds) > 1)
"""


@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_what_describes_a_game_is_known_without_its_rules(game):
    *_, loaded, played = python(ABOUT.format(game=game), NUMBA_DISABLE_JIT="1").splitlines()
    assert loaded == "loaded:"
    assert played == "True True True True"


def test_game_object_stays_the_same_when_its_rules_are_imported():
    code = "import baghdad; before = baghdad.game('dieb'); before.new(2, 1); print(before is baghdad.game('dieb'))"
    assert python(code, NUMBA_DISABLE_JIT="1") == "True"
    assert isinstance(baghdad.game("dieb"), baghdad.Game)
