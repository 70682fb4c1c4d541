"""The size of the page, the focus in dialogs, the benchmark, and the screenshots."""

from __future__ import annotations

from tests.page import page_benchmark, screenshots
from tests.page.page_benchmark import LIMITS, click_latencies, size_of_fonts, size_with_both_tables, transferred_size


def test_page_is_small_and_dialogs_keep_keys(open_page, page_server):
    driver = open_page()
    driver.button("Play now").wait_for()
    first, fonts = transferred_size(driver.page), size_of_fonts(driver.page)
    driver.play_now().until("live")
    assert 20_000 < first < LIMITS["first"]
    assert 30_000 < fonts < LIMITS["first with fonts"] - first
    check_dialog_keeps_keys(driver)
    assert len(click_latencies(driver, 6)) == 6  # `make bench` prints how long they took
    table = transferred_size(driver.page)
    assert first < table < size_with_both_tables(driver, page_server) < LIMITS["table"]


def check_dialog_keeps_keys(driver):
    driver.page.keyboard.press("Tab")
    assert driver.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    driver.page.keyboard.press("?")
    driver.page.get_by_role("dialog").wait_for()
    driver.page.keyboard.press("a")
    assert driver.confirm.count() == 0
    driver.page.keyboard.press("Escape")
    driver.page.get_by_role("dialog").wait_for(state="detached")


def test_benchmark_without_a_browser_says_so(monkeypatch, capsys):
    monkeypatch.setattr(page_benchmark, "browser_path", lambda: None)
    page_benchmark.main()
    assert "no browser" in capsys.readouterr().out


def test_screenshots_are_small_and_on_the_first_page_of_the_documents():
    first_page = (screenshots.FOLDER.parent / "index.md").read_text(encoding="utf-8")
    taken = sorted(screenshots.FOLDER.glob("*.webp"))
    assert {"home", "dieb", "dieb-phone", "voleurs", "voleurs-phone", "trading", "end", "words"} <= {
        path.stem for path in taken
    }
    assert all(path.stat().st_size < screenshots.MAX_BYTES for path in taken)
    used = {path for path in taken if f"(pictures/{path.name})" in first_page}
    assert used == set(taken)
