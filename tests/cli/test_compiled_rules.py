"""How a command that thinks about one position gets compiled rules."""

from __future__ import annotations

import pytest

from baghdad import words
from baghdad.cli import compiled_rules
from baghdad.cli.compiled_rules import use_compiled_rules
from baghdad.cli.screen import Screen

called: list[str] = []


class FakeCompilation:
    """A compilation that has nothing to do."""

    def __init__(self, games: list[str]) -> None:
        self.thread = self
        called.append(*games)

    def start(self) -> bool:
        called.append("start")
        return True

    def join(self) -> None:
        called.append("join")

    def commit(self) -> None:
        called.append("commit")

    def stop(self) -> None:
        called.append("stop")


@pytest.fixture(autouse=True)
def fakes(monkeypatch):
    called.clear()
    monkeypatch.setattr(compiled_rules, "BackgroundCompilation", FakeCompilation)
    monkeypatch.setattr(compiled_rules, "can_compile", lambda: True)


@pytest.mark.parametrize("complete", [True, False])
def test_notice_is_printed_only_if_something_has_to_be_compiled(complete, monkeypatch, capsys):
    monkeypatch.setattr(compiled_rules, "is_complete", lambda game: complete)
    say = words.localizer_for("en")
    use_compiled_rules("dieb", Screen(say))
    assert called == ["dieb", "start", "join", "commit", "stop"]
    assert (say("compiling") in capsys.readouterr().err) is not complete


def test_interrupted_compilation_is_stopped(monkeypatch):
    monkeypatch.setattr(compiled_rules, "is_complete", lambda game: True)

    def interrupt(self):
        raise KeyboardInterrupt

    monkeypatch.setattr(FakeCompilation, "join", interrupt)
    with pytest.raises(KeyboardInterrupt):
        use_compiled_rules("dieb", Screen(words.localizer_for("en")))
    assert called[-1] == "stop"
