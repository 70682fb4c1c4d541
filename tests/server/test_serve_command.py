"""What `baghdad serve` prints, and the fallback page."""

import re
import subprocess
import webbrowser
from pathlib import Path

import pytest

from baghdad.cli import main
from baghdad.server import runner
from baghdad.server.http import fallback_page
from baghdad.server.http.fallback_page import preferred_language
from baghdad.words import LANGUAGES, speak

ROOT = Path(__file__).parent.parent.parent


def served(monkeypatch, tmp_path, capsys, *arguments):
    """Return what `baghdad serve` prints before it serves."""
    monkeypatch.setattr(runner, "serve", lambda store, settings, listening, level: listening.close())
    command = ["serve", "--port", "0", "--data", str(tmp_path), *arguments]
    assert main(["--language", "en", *command]) == 0
    return capsys.readouterr().out


@pytest.fixture
def no_display(monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)


def test_make_play_starts_the_server_and_make_terminal_a_match():
    for target, command in (("play", "baghdad serve --open"), ("terminal", "baghdad play dieb")):
        done = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True, check=True)
        assert command in done.stdout


def test_the_browser_is_opened_where_there_is_one(monkeypatch, tmp_path, capsys, no_display):
    opened = []
    monkeypatch.setattr(webbrowser, "open", lambda address: opened.append(address) or True)
    monkeypatch.setenv("DISPLAY", ":0")
    output = served(monkeypatch, tmp_path, capsys, "--open")
    assert opened == re.findall(r"http://127\.0\.0\.1:\d+/", output)
    assert speak("en")("serve-open-yourself") not in output


def test_the_address_is_printed_where_there_is_no_browser(monkeypatch, tmp_path, capsys, no_display):
    monkeypatch.setattr(webbrowser, "open", lambda address: pytest.fail("there is no screen"))
    output = served(monkeypatch, tmp_path, capsys, "--open")
    assert re.search(r"http://127\.0\.0\.1:\d+/", output)
    assert speak("en")("serve-open-yourself") in output


def test_no_browser_is_opened_without_the_option(monkeypatch, tmp_path, capsys, no_display):
    monkeypatch.setattr(webbrowser, "open", lambda address: pytest.fail("nobody asked"))
    monkeypatch.setenv("DISPLAY", ":0")
    assert served(monkeypatch, tmp_path, capsys).count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_fallback_page_explains_the_server_in_every_language(language):
    address = "http://server.example/"
    page = fallback_page.page(address, f"{language},en;q=0.1")
    assert "default-src 'none'" in fallback_page.HEADERS["content-security-policy"]
    assert f"<html lang={language}>" in page
    assert "<script" not in page
    for text in ("baghdad play dieb", f"{address}api/tables", "examples/bot.py", "/openapi.json"):
        assert text in page
    assert (ROOT / "examples" / "bot.py").exists()


@pytest.mark.parametrize(
    ("accept_language", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("pl,cs;q=0.5,it;q=0.7", "it"),
        ("nl;q=0", "en"),
        ("fr;q=much", "en"),
        ("*", "en"),
        (";;,,\x00" * 500, "en"),
    ],
)
def test_fallback_page_uses_the_preferred_language(accept_language, language):
    assert preferred_language(accept_language) == language
