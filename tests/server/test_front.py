"""What whoever starts a house sees, and whoever comes to its address."""

import re
import subprocess
import webbrowser
from pathlib import Path

import pytest

from baghdad.cli import main
from baghdad.server import runner
from baghdad.server.http import fallback_page
from baghdad.server.http.fallback_page import language_of
from baghdad.words import LANGUAGES, speak

ROOT = Path(__file__).parent.parent.parent


def served(monkeypatch, tmp_path, capsys, *arguments):
    """What `baghdad serve` prints before it serves."""
    monkeypatch.setattr(runner, "serve", lambda store, settings, listening, level: listening.close())
    command = ["serve", "--port", "0", "--data", str(tmp_path), *arguments]
    assert main(["--language", "en", *command]) == 0
    return capsys.readouterr().out


@pytest.fixture
def no_screen(monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)


def test_make_play_opens_a_house_and_make_terminal_a_match():
    for target, command in (("play", "baghdad serve --open"), ("terminal", "baghdad play dieb")):
        done = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True, check=True)
        assert command in done.stdout


def test_the_browser_is_opened_where_there_is_one(monkeypatch, tmp_path, capsys, no_screen):
    opened = []
    monkeypatch.setattr(webbrowser, "open", lambda address: opened.append(address) or True)
    monkeypatch.setenv("DISPLAY", ":0")
    told = served(monkeypatch, tmp_path, capsys, "--open")
    assert opened == re.findall(r"http://127\.0\.0\.1:\d+/", told)
    assert speak("en")("serve-open-yourself") not in told


def test_the_address_is_printed_where_there_is_no_browser(monkeypatch, tmp_path, capsys, no_screen):
    monkeypatch.setattr(webbrowser, "open", lambda address: pytest.fail("there is no screen"))
    told = served(monkeypatch, tmp_path, capsys, "--open")
    assert re.search(r"http://127\.0\.0\.1:\d+/", told)
    assert speak("en")("serve-open-yourself") in told


def test_nobody_who_did_not_ask_gets_a_browser(monkeypatch, tmp_path, capsys, no_screen):
    monkeypatch.setattr(webbrowser, "open", lambda address: pytest.fail("nobody asked"))
    monkeypatch.setenv("DISPLAY", ":0")
    assert served(monkeypatch, tmp_path, capsys).count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_page_is_not_built_a_person_reads_what_this_is(language):
    address = "http://house.example/"
    page = fallback_page.page(address, f"{language},en;q=0.1")
    assert "default-src 'none'" in fallback_page.HEADERS["content-security-policy"]
    assert f"<html lang={language}>" in page
    assert "<script" not in page
    for text in ("baghdad play dieb", f"{address}api/tables", "examples/bot.py", "/openapi.json"):
        assert text in page
    assert (ROOT / "examples" / "bot.py").exists()


@pytest.mark.parametrize(
    ("wish", "language"),
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
def test_the_language_is_the_one_the_reader_likes_best(wish, language):
    assert language_of(wish) == language
