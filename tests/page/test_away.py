"""Installed, and without a line: the page opens all the same, says so, and goes on by itself."""

from __future__ import annotations

import json
import urllib.request

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const cache = await caches.open('baghdad-page');
    return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""


def test_the_manifest_says_how_it_is_installed(page_house):
    with urllib.request.urlopen(page_house.address + "manifest.webmanifest", timeout=60) as answer:
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    assert manifest["icons"]


def can_be_installed(visitor):
    line = visitor.context.new_cdp_session(visitor.page)
    problems = {one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert problems <= {"in-incognito"}, "tests are visitors who leave no trace"


def test_a_page_that_was_open_once_opens_without_a_line_and_goes_on(visit, ready):
    visitor = visit(ready)
    visitor.until("live")
    visitor.page.wait_for_function(
        "async () => (await (await caches.open('baghdad-page')).keys()).some(({ url }) => /Table.*js/.test(url))"
    )
    assert "/" in visitor.page.evaluate(KEPT)
    can_be_installed(visitor)
    visitor.context.set_offline(True)
    visitor.page.reload()
    visitor.page.get_by_role("heading", name="The doors are being opened").wait_for()
    visitor.context.set_offline(False)
    visitor.until("live")
    number = visitor.number
    visitor.page.keyboard.press("p")
    visitor.after(number)
