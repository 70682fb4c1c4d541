"""The documentation site: its settings, and how a server shows it."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

import baghdad
from baghdad.server.http import documentation

ROOT = Path(__file__).parent.parent
SETTINGS = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
REFERENCE = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "reference").glob("*.md")}
LOADED = re.compile(r"<(?:script|link|img|iframe|source)[^>]+(?:src|href)=[\"']?(https?:)?//", re.IGNORECASE)


@pytest.fixture
def site(tmp_path) -> TestClient:
    (tmp_path / "index.html").write_text("<title>Start here</title>", encoding="utf-8")
    (tmp_path / "page.html").write_text("<title>The page</title>", encoding="utf-8")
    return TestClient(Starlette(routes=documentation.routes(tmp_path)))


def test_server_shows_the_site_if_it_is_built(site):
    assert "Start here" in site.get("/docs/").text
    assert "The page" in site.get("/docs/page.html").text
    assert site.get("/docs/missing.html").status_code == 404


def test_site_may_load_nothing_from_elsewhere(site):
    policy = site.get("/docs/").headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "http" not in policy


def test_server_has_no_such_address_where_the_site_is_not_built(tmp_path):
    assert documentation.routes(tmp_path) == []


def test_every_document_is_in_the_navigation():
    named = set(re.findall(r": (\S+\.md)$", SETTINGS, re.MULTILINE))
    folder = ROOT / "docs"
    documents = {path.relative_to(folder).as_posix() for path in folder.rglob("*.md") if path.parent.name != "glossary"}
    assert named == documents | {"contributing.md"}


def test_site_is_strict_and_takes_no_fonts_from_elsewhere():
    assert re.search(r"^strict: true$", SETTINGS, re.MULTILINE)
    assert re.search(r"^  font: false", SETTINGS, re.MULTILINE)
    assert "://" not in SETTINGS


@pytest.mark.skipif(not (documentation.FOLDER / "index.html").exists(), reason="the site isn't built: make docs")
def test_built_site_loads_nothing_from_other_hosts():
    pages = list(documentation.FOLDER.rglob("*.html"))
    assert len(pages) > 20
    assert [path.name for path in pages if LOADED.search(path.read_text(encoding="utf-8"))] == []


def test_links_within_the_documents_stay_and_others_become_text():
    spec = importlib.util.spec_from_file_location("hooks", ROOT / "docs" / "site" / "hooks.py")
    hooks = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hooks)

    def shown(page, markdown):
        file = SimpleNamespace(src_uri=page)
        return hooks.on_page_markdown(markdown, SimpleNamespace(file=file), None, None)

    assert shown("reference/bots.md", "[Players](../bots.md#own)") == "[Players](../bots.md#own)"
    assert shown("reference/bots.md", "[one](../../examples/bot.py)") == "one"
    assert shown("arena.md", "[one](../examples/bot.py), [two](bots.md)") == "one, [two](bots.md)"
    assert shown("index.md", "[how](../CONTRIBUTING.md)") == "[how](contributing.md)"
    assert shown("contributing.md", "[what](docs/bots.md)") == "[what](bots.md)"


@pytest.mark.skipif(not (documentation.FOLDER / "index.html").exists(), reason="the site isn't built: make docs")
def test_reference_has_every_public_name():
    """A name of `baghdad` is described where it is defined."""
    text = "".join(path.read_text(encoding="utf-8") for path in (documentation.FOLDER / "reference").glob("*.html"))
    for name in baghdad.__all__:
        defined = getattr(baghdad, name)
        assert f'id="{defined.__module__}.{defined.__qualname__}"' in text, name


@pytest.mark.parametrize("package", ["core", "bots", "arena", "envs", "words"])
def test_every_public_package_has_a_page_with_its_whole_reference(package):
    assert f"::: baghdad.{package}\n" in REFERENCE[package]
