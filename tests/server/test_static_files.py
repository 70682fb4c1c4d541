"""The built page as static files."""

import urllib.request

import pytest

from baghdad.server.http import static_files as build


@pytest.fixture
def built(tmp_path):
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/page-abc.js", "assets/font-abc.woff2", "icon.svg"):
        (tmp_path / name).write_text(f"{name} itself")
    (tmp_path / "index.html.br").write_bytes(b"smallest")
    (tmp_path / "index.html.gz").write_bytes(b"small")
    return {file.name: file for file in build.static_files(tmp_path)}


class FakeRequest:
    def __init__(self, **headers):
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}


def test_compressed_variants_are_no_separate_files(built):
    assert set(built) == {"index.html", "assets/page-abc.js", "assets/font-abc.woff2", "icon.svg"}


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"smallest"),
        ("gzip", "gzip", b"small"),
        ("br;q=0, gzip;q=0.5", "gzip", b"small"),
        ("", None, b"index.html itself"),
    ],
)
def test_best_accepted_encoding_is_sent(built, accepted, encoding, body):
    answer = built["index.html"].respond(FakeRequest(accept_encoding=accepted))
    assert answer.body == body
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_hashed_assets_are_immutable_and_other_files_revalidated(built):
    assert "immutable" in built["assets/page-abc.js"].respond(FakeRequest()).headers["cache-control"]
    first = built["index.html"].respond(FakeRequest())
    assert first.headers["cache-control"] == "no-cache"
    again = built["index.html"].respond(FakeRequest(if_none_match=first.headers["etag"]))
    assert (again.status_code, again.body) == (304, b"")


def test_fonts_have_their_type_and_are_immutable(built):
    headers = built["assets/font-abc.woff2"].respond(FakeRequest()).headers
    assert headers["content-type"] == "font/woff2"
    assert "immutable" in headers["cache-control"]


def test_content_security_policy_forbids_other_origins(built):
    policy = built["index.html"].respond(FakeRequest()).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "font-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy


def test_without_a_build_there_are_no_routes(tmp_path):
    assert build.routes(tmp_path) == []


@pytest.mark.skipif(not (build.FOLDER / build.INDEX).exists(), reason="the page isn't built: make page")
def test_server_serves_the_built_page(server):
    with urllib.request.urlopen(server.address, timeout=60) as answer:
        assert answer.status == 200
        assert b'<div id="page">' in answer.read()
