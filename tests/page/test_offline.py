"""The installed page without a network: it opens, says that it is offline, and goes on by itself."""

from __future__ import annotations

import json
import urllib.request

CACHED = """async () => {
    await navigator.serviceWorker.ready;
    const cache = await caches.open('baghdad-page');
    return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""

LOADED_FONTS = """async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return [...new Set(loaded.map(({ family }) => family))].sort();
}"""


def test_manifest_makes_the_page_installable(page_server):
    with urllib.request.urlopen(page_server.address + "manifest.webmanifest", timeout=60) as answer:
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    assert manifest["icons"]


def check_installable(driver):
    session = driver.context.new_cdp_session(driver.page)
    problems = {one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert problems <= {"in-incognito"}, "tests use incognito windows"


def test_page_opens_from_the_cache_while_offline_and_goes_on(open_page, placed):
    driver = open_page(placed)
    driver.until("live")
    driver.page.wait_for_function(
        "async () => (await (await caches.open('baghdad-page')).keys()).some(({ url }) => /Table.*js/.test(url))"
    )
    assert "/" in driver.page.evaluate(CACHED)
    check_installable(driver)
    driver.context.set_offline(True)
    driver.page.reload()
    driver.page.get_by_role("heading", name="Connecting").wait_for()
    assert driver.page.evaluate(LOADED_FONTS) == ["Amiri", "Vazirmatn"]
    driver.context.set_offline(False)
    driver.until("live")
    number = driver.number
    driver.page.keyboard.press("p")
    driver.page.keyboard.press("Enter")
    driver.after(number)
