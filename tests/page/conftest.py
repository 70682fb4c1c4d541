"""A house and a browser for the tests of the page; every page that a test opens must stay without errors."""

from __future__ import annotations

import pytest

from baghdad.server.http import static_files
from tests.page.alike import FOR_TESTS
from tests.page.browsers import DESKTOP, MISSING, PHONE, browser_path, launched
from tests.page.players import Visitor
from tests.page.reading import Reader
from tests.server.houses import GENEROUS, HouseProcess

PERSON = {"kind": "person", "name": "Ann"}
QUICK = {"kind": "bot", "bot": "journeyman"}


@pytest.fixture(scope="session")
def page_house(tmp_path_factory):
    assert (static_files.FOLDER / static_files.FIRST).exists(), "the page isn't built: make page"
    house = HouseProcess(tmp_path_factory.mktemp("page"), GENEROUS, call=FOR_TESTS)
    house.found("dieb", [PERSON, QUICK])  # whatever is compiled at first use, is now
    yield house
    assert house.stop() == 0


@pytest.fixture(scope="package")
def browser():
    """Opens a browser; closes it before a test of another package runs.

    While Playwright runs, its event loop runs in this thread, and nothing else can start one.
    """
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright isn't installed")
    path = browser_path()
    if path is None:
        pytest.skip(MISSING)
    with playwright.sync_playwright() as running:
        opened = launched(running, path)
        yield opened
        opened.close()


@pytest.fixture
def visit(browser, page_house):
    """Opens the page as somebody: `visit(phone=True, locale="de")`; at a seat: `visit(founded)`."""
    visitors: list[Visitor] = []

    def come(
        founded: dict | None = None,
        seat: int = 0,
        phone: bool = False,
        locale: str = "en-GB",
        theme: str = "dark",
        motion: str = "reduce",
        house: HouseProcess | None = None,
        start: str = "",
        **more,
    ) -> Visitor:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            locale=locale,
            color_scheme=theme,
            reduced_motion=motion,
            **more,
        )
        if founded is not None:
            start += f"#table={founded['table']['table']}&token={founded['tokens'][seat]}"
        visitors.append(Visitor(context, (house or page_house).address, start))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [error for visitor in visitors for error in visitor.errors] == []


@pytest.fixture
def read(visit):
    """Opens the page as somebody who looks at it with axe."""

    def come(*facts, **more) -> Visitor:
        visitor = visit(*facts, bypass_csp=True, **more)
        visitor.check = Reader(visitor.page).check
        return visitor

    return come


@pytest.fixture
def ready(page_house):
    """A table at which all guards stand, and Ann is to act."""
    founded = page_house.found("dieb", [PERSON, QUICK])
    with page_house.sit(founded) as client:
        client.next()
        while not client.legal or client.legal[0].startswith("place"):
            if not client.legal:
                client.next()
                continue
            stored = client.say("play", action=client.legal[0])["number"]
            while client.number < stored:
                client.next()
    return founded


@pytest.fixture(scope="session")
def finished(page_house):
    """A match that computer players have played to its end in Ann's place."""
    founded = page_house.found("dieb", [PERSON, QUICK])
    with page_house.sit(founded) as client:
        client.next()
        client.say("handover", bot="journeyman")
        while not client.over:
            client.next()
    return founded
