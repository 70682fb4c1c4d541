"""What the server tells and sends browsers of a game's page and words."""

import json
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from baghdad.server.http import game_files, static_files
from baghdad.server.http.game_info import game_info
from baghdad.server.page_module import BuiltModule

WORDS = Path(__file__).resolve().parent.parent / "toy_game" / "dozen_words"


class LoadedContext:
    """The context of a server whose rules are loaded."""

    async def registry(self):
        return None


@pytest.fixture
def client():
    return TestClient(Starlette(routes=game_files.routes(LoadedContext())))


@pytest.fixture
def declare(dozen, monkeypatch):
    """Return a function that adds parts to the game."""

    def declare(**parts):
        monkeypatch.setattr(type(dozen), "parts", {**dozen.parts, **parts})
        game_files.game_folder.cache_clear()

    yield declare
    game_files.game_folder.cache_clear()


def test_a_game_without_these_parts_has_no_addresses(declare):
    declare()
    info = game_info("dozen")
    assert (info.page, info.words) == (None, {})


def test_page_and_words_are_served_for_ever_under_a_hash(declare, client):
    declare(page="dozen_files:PAGE", words="dozen_files:WORDS")
    info = game_info("dozen")
    assert set(info.words) == {path.stem for path in WORDS.glob("*.ftl")} >= {"de", "en"}
    module = client.get(info.page)
    assert module.headers["content-type"].startswith("text/javascript")
    assert "immutable" in module.headers["cache-control"]
    assert "script-src 'self';" in module.headers["content-security-policy"]
    assert "export default { mountBoard }" in module.text
    assert client.get(info.page.replace("page.js", "page.css")).headers["content-type"].startswith("text/css")
    german = client.get(info.words["de"])
    assert german.headers["content-type"] == "text/plain; charset=utf-8"
    assert "Das Dutzend" in german.text


@pytest.mark.parametrize(
    "path",
    [
        "/games/dozen/page/000000000000/page.js",
        "/games/dozen/bots/1/page.js",
        "/games/chess/page/1/page.js",
        "/games/dozen/page/{version}/../../dozen.py",
        "/games/dozen/page/{version}/missing.js",
    ],
)
def test_nothing_else_is_served(declare, client, path):
    declare(page="dozen_files:PAGE")
    version = game_info("dozen").page.split("/")[-2]
    assert client.get(path.format(version=version)).status_code == 404


def test_parts_that_cannot_be_imported_are_left_out(declare):
    declare(page="no_such_module:PAGE", words="dozen_files:NO_SUCH_NAME")
    info = game_info("dozen")
    assert (info.page, info.words) == (None, {})


def test_a_page_of_our_build_is_found_in_the_manifest(tmp_path):
    module = BuiltModule("src/chess/gamePage.ts")
    manifest = tmp_path / "manifest.json"
    assert game_files.built_address(module, manifest) is None, "the page isn't built"
    manifest.write_text(json.dumps({module.source: {"file": "assets/chess-abc.js"}}))
    assert game_files.built_address(module, manifest) == "/assets/chess-abc.js"


@pytest.mark.skipif(not game_files.MANIFEST.exists(), reason="the page isn't built: make page")
def test_our_pages_are_in_the_build_and_need_no_styles_of_their_own():
    """The page imports a module by its address, and nothing would load the styles of that very file."""
    manifest = json.loads(game_files.MANIFEST.read_text(encoding="utf-8"))
    entries = {name: entry for name, entry in manifest.items() if name.endswith("/gamePage.ts")}
    first_page = (static_files.FOLDER / static_files.INDEX).read_text(encoding="utf-8")
    assert len(entries) > 1
    for entry in entries.values():
        needed = {style for name in entry["imports"] for style in manifest[name].get("css", [])}
        assert all(style in first_page for style in {*entry.get("css", []), *needed})
        assert entry["file"] in first_page, "fetched early"
