"""The interface that `make browsers` drives all engines by, tried in Chromium."""

from __future__ import annotations

import io

import pytest

from tests.page.engines import engine as engine_module
from tests.page.engines.__main__ import main, parse
from tests.page.engines.engine import EngineError

PAGE = """<button disabled>Go</button><button onclick="document.title = 'clicked'">Go on</button>
<button style="position: fixed; inset: 0 0 auto auto">Covered</button>
<p style="position: fixed; inset: 0 0 auto auto; width: 200px; height: 60px; margin: 0; background: red"></p>"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory, browser):
    from tests.page.engines.chromium import Chromium

    file = tmp_path_factory.mktemp("engine") / "page.html"
    file.write_text(PAGE)
    started = Chromium(browser)
    started.open(file.as_uri())
    yield started
    started.close()


def test_click_hits_the_enabled_element_with_the_text(engine):
    engine.click("button", "Go")
    engine.wait_for("document.title === 'clicked'")


def test_covered_element_cannot_be_clicked(engine, monkeypatch):
    monkeypatch.setattr(engine_module, "TIMEOUT", 0.2)
    with pytest.raises(EngineError, match="Covered"):
        engine.click("button", "Covered")


def test_screenshot_has_the_size_of_the_window(engine):
    from PIL import Image

    engine.resize(390, 844)
    assert engine.evaluate("[innerWidth, innerHeight]") == [390, 844]
    assert Image.open(io.BytesIO(engine.screenshot())).size == (390, 844)


def test_missing_engine_is_a_sentence(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.argv", ["browsers", "--engine", "firefox", "--folder", str(tmp_path)])
    assert main() == 1
    assert "apt-get install firefox-esr" in capsys.readouterr().err


def test_unknown_engine_is_refused(capsys):
    with pytest.raises(SystemExit):
        parse(["--engine", "lynx"])
    assert "lynx" in capsys.readouterr().err
