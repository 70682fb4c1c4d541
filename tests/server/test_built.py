"""The built page as the house hands it out."""

import urllib.request

import pytest

from baghdad.server.http import static_files as build


@pytest.fixture
def built(tmp_path):
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/page-abc.js", "icon.svg"):
        (tmp_path / name).write_text(f"{name} itself")
    (tmp_path / "index.html.br").write_bytes(b"smallest")
    (tmp_path / "index.html.gz").write_bytes(b"small")
    return {leaf.name: leaf for leaf in build.leaves(tmp_path)}


class AnyQuestion:
    def __init__(self, **headers):
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}


def test_twins_are_no_files_of_their_own(built):
    assert set(built) == {"index.html", "assets/page-abc.js", "icon.svg"}


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"smallest"),
        ("gzip", "gzip", b"small"),
        ("br;q=0, gzip;q=0.5", "gzip", b"small"),
        ("", None, b"index.html itself"),
    ],
)
def test_the_best_encoding_the_reader_takes(built, accepted, encoding, body):
    answer = built["index.html"].answer(AnyQuestion(accept_encoding=accepted))
    assert answer.body == body
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_what_is_named_by_its_content_is_kept_for_ever_and_the_rest_asked_for_again(built):
    assert "immutable" in built["assets/page-abc.js"].answer(AnyQuestion()).headers["cache-control"]
    first = built["index.html"].answer(AnyQuestion())
    assert first.headers["cache-control"] == "no-cache"
    again = built["index.html"].answer(AnyQuestion(if_none_match=first.headers["etag"]))
    assert (again.status_code, again.body) == (304, b"")


def test_nothing_from_elsewhere_may_run(built):
    policy = built["index.html"].answer(AnyQuestion()).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy


def test_where_nothing_is_built_there_are_no_routes(tmp_path):
    assert build.routes(tmp_path) == []


@pytest.mark.skipif(not (build.FOLDER / build.FIRST).exists(), reason="the page isn't built: make page")
def test_the_house_serves_it(house):
    with urllib.request.urlopen(house.address, timeout=60) as answer:
        assert answer.status == 200
        assert b'<div id="page">' in answer.read()
