"""A server and a browser for the tests of the page. A test fails if one of its pages reports an error."""

from __future__ import annotations

import pytest

from baghdad.server.http import static_files
from tests.page.axe_checks import AxeChecker
from tests.page.browser_launch import DESKTOP, MISSING, PHONE, browser_path, launch
from tests.page.fixed_seed_servers import SHORT_MATCHES
from tests.page.page_driver import PageDriver
from tests.server.server_process import GENEROUS, ServerProcess

PERSON = {"kind": "person", "name": "Ann"}
DRIVERS = pytest.StashKey[list[PageDriver]]()  # the pages that a test has opened
BOT = {"kind": "bot", "bot": "journeyman"}


@pytest.fixture(scope="session")
def page_server(tmp_path_factory):
    assert (static_files.FOLDER / static_files.INDEX).exists(), "the page isn't built: make page"
    server = ServerProcess(tmp_path_factory.mktemp("page"), GENEROUS, call=SHORT_MATCHES)
    server.create_table("dieb", [PERSON, BOT])  # compiles what is compiled at the first use
    yield server
    assert server.stop() == 0


@pytest.fixture(scope="package")
def browser():
    """Start a browser; close it before a test of another package runs.

    While Playwright runs, its event loop runs in this thread, and nothing else can start one.
    """
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright isn't installed")
    path = browser_path()
    if path is None:
        pytest.skip(MISSING)
    with playwright.sync_playwright() as running:
        browser = launch(running, path)
        yield browser
        browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Add what the pages of a failed test show to its report."""
    report = yield
    if report.failed and call.when == "call":
        report.sections += [("Page", driver.report()) for driver in item.stash.get(DRIVERS, ())]
    return report


@pytest.fixture
def open_page(browser, page_server, request):
    """Return a function that opens the page: `open_page(phone=True, locale="de")`; at a seat: `open_page(created)`."""
    drivers = request.node.stash[DRIVERS] = []

    def open_(
        created: dict | None = None,
        seat: int = 0,
        phone: bool = False,
        touch: bool = False,
        locale: str = "en-GB",
        theme: str = "dark",
        motion: str = "reduce",
        server: ServerProcess | None = None,
        start: str = "",
        **more,
    ) -> PageDriver:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone or touch,
            locale=locale,
            color_scheme=theme,
            reduced_motion=motion,
            **more,
        )
        if created is not None:
            start += f"#table={created['table']['table']}&token={created['tokens'][seat]}"
        drivers.append(PageDriver(context, (server or page_server).address, start))
        return drivers[-1]

    yield open_
    for driver in drivers:
        driver.context.close()
    assert [error for driver in drivers for error in driver.errors] == []


@pytest.fixture
def open_with_axe(open_page):
    """Return a function that opens the page with a method `check`, which runs axe."""

    def open_(*arguments, **more) -> PageDriver:
        driver = open_page(*arguments, bypass_csp=True, **more)
        driver.check = AxeChecker(driver.page).check
        return driver

    return open_


@pytest.fixture
def placed(page_server):
    """Create a table at which all guards are placed and Ann is to act."""
    created = page_server.create_table("dieb", [PERSON, BOT])
    with page_server.join(created) as client:
        client.next()
        while not client.legal or client.legal[0].startswith("place"):
            if not client.legal:
                client.next()
                continue
            stored = client.say("play", action=client.legal[0])["number"]
            while client.number < stored:
                client.next()
    return created


@pytest.fixture(scope="session")
def finished_match(page_server):
    """Create a table whose match computer players have finished, one of them in Ann's place."""
    created = page_server.create_table("dieb", [PERSON, BOT])
    with page_server.join(created) as client:
        client.next()
        client.say("handover", bot="journeyman")
        while not client.over:
            client.next()
    return created
