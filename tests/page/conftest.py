"""A house and a browser for the tests of the page; every page that a test opens must stay without errors."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from baghdad.house import built
from tests.house.houses import GENEROUS, HouseProcess
from tests.page.players import Visitor

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
MISSING = "no browser: install Debian's chromium (apt-get install chromium), or name one in BAGHDAD_BROWSER"
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def browser_path() -> str | None:
    """A browser of this machine."""
    named = os.environ.get("BAGHDAD_BROWSER")
    return named or next((found for name in BROWSERS if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def page_house(tmp_path_factory):
    assert (built.FOLDER / built.FIRST).exists(), "the page isn't built: make page"
    house = HouseProcess(tmp_path_factory.mktemp("page"), GENEROUS)
    bot = {"kind": "bot", "bot": "journeyman"}
    house.found("dieb", [{"kind": "person", "name": "Warm"}, bot])  # whatever is compiled at first use, is now
    yield house
    assert house.stop() == 0


@pytest.fixture(scope="session")
def browser():
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright isn't installed")
    path = browser_path()
    if path is None:
        pytest.skip(MISSING)
    with playwright.sync_playwright() as running:
        opened = running.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield opened
        opened.close()


@pytest.fixture
def visit(browser, page_house):
    """Opens the page as somebody: `visit(phone=True, locale="de")`."""
    visitors: list[Visitor] = []

    def come(
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
        visitors.append(Visitor(context, (house or page_house).address, start))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [error for visitor in visitors for error in visitor.errors] == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker, as a script to run in a page."""
    path = Path(__file__).parent.parent.parent / "page" / "node_modules" / "axe-core" / "axe.min.js"
    if not path.exists():
        pytest.skip("axe-core isn't there: make page")
    return path.read_text(encoding="utf-8")
