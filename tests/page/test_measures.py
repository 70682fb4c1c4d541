"""The page is small, keys stay where they belong; and what is printed about it is measured."""

from __future__ import annotations

from tests.page import measures, pictures
from tests.page.measures import LIMITS, click_to_light, weight, weight_of_both


def test_the_page_is_small_and_keys_stay_in_a_dialog(visit, page_house):
    visitor = visit()
    visitor.button("Play now").wait_for()
    first = weight(visitor.page)
    visitor.play_now().until("live")
    assert 20_000 < first < LIMITS["first"]
    keys_stay_in_a_dialog(visitor)
    assert len(click_to_light(visitor, 6)) == 6  # how long it took is for `make bench` to say
    table = weight(visitor.page)
    assert first < table < weight_of_both(visitor, page_house) < LIMITS["table"]


def keys_stay_in_a_dialog(visitor):
    visitor.page.keyboard.press("Tab")
    assert visitor.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    visitor.page.keyboard.press("?")
    visitor.page.get_by_role("dialog").wait_for()
    visitor.page.keyboard.press("a")
    assert visitor.confirm.count() == 0
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("dialog").wait_for(state="detached")


def test_without_a_browser_it_says_so(monkeypatch, capsys):
    monkeypatch.setattr(measures, "browser_path", lambda: None)
    measures.main()
    assert "no browser" in capsys.readouterr().out


def test_the_pictures_are_there_small_and_in_the_readme():
    readme = (pictures.FOLDER.parent.parent / "README.md").read_text(encoding="utf-8")
    taken = sorted(pictures.FOLDER.glob("*.webp"))
    assert {"home", "dieb", "dieb-phone", "voleurs", "voleurs-phone", "trading", "end", "words"} <= {
        path.stem for path in taken
    }
    assert all(path.stat().st_size < pictures.MOST for path in taken)
    used = {path for path in taken if f"docs/pictures/{path.name}" in readme}
    assert used == set(taken)
