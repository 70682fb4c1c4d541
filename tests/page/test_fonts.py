"""The fonts of the page: made by `make fonts`, with all characters that the page displays, and with their licences."""

from __future__ import annotations

import re

import pytest
from fontTools.ttLib import TTFont

from page.fonts import make

ROOT = make.PAGE.parent
STACKS = {"serif": ("Amiri", "DejaVu"), "sans": ("Vazirmatn", "DejaVu")}
FAMILIES = {family.name: family for family in make.FAMILIES}


def read_font(family, subset):
    """Return the code points and the table of names of a font."""
    with TTFont(make.FONTS / make.file_name(family, subset)) as font:
        return font.getBestCmap(), font["name"]


def covered(stack):
    """Return the characters that a family of the style sheet has, each in the subset that the browser would load."""
    return {
        chr(code)
        for family in map(FAMILIES.get, stack)
        for subset in family.subsets
        for code in read_font(family, subset)[0]
        if code in set(make.characters(make.RANGES[subset]))
    }


def displayed():
    """Return the characters of all catalogues and of the sources of the page."""
    catalogues = (ROOT / "src" / "baghdad" / "words").rglob("*.ftl")
    sources = [path for path in (make.PAGE / "src").rglob("*") if path.suffix in (".svelte", ".ts", ".css", ".json")]
    return {sign for path in [*catalogues, *sources] for sign in path.read_text(encoding="utf-8")} - {"\n"}


@pytest.mark.parametrize("stack", STACKS)
def test_every_character_of_the_page_is_in_a_font(stack):
    style = (make.PAGE / "src" / "app.css").read_text(encoding="utf-8")
    assert f"--{stack}: " + ", ".join(f'"{name}"' for name in STACKS[stack]) in " ".join(style.split())
    assert displayed() <= covered(STACKS[stack])


def test_names_of_players_in_arabic_are_in_a_font():
    for stack in STACKS.values():
        assert set("علي بابا، شهرزاد ٠١٢۳") <= covered(stack)


@pytest.mark.skipif(not (make.PACKAGES / "@fontsource").is_dir(), reason="no packages: cd page && npm ci")
def test_fonts_are_those_that_the_script_makes(tmp_path):
    made = {make.FONTS: tmp_path / "fonts", make.LICENCES: tmp_path / "licences"}
    make.make(*made.values())
    for kept, anew in made.items():
        assert {path.name: path.read_bytes() for path in kept.iterdir()} == {
            path.name: path.read_bytes() for path in anew.iterdir()
        }


def test_every_font_has_its_licence_and_says_so():
    for family in make.FAMILIES:
        licence = (make.LICENCES / f"{family.name}.txt").read_text(encoding="utf-8")
        assert re.search("SIL OPEN FONT LICENSE Version 1.1|Bitstream Vera Fonts Copyright", licence)
        for subset in family.subsets:
            _, names = read_font(family, subset)
            assert names.getDebugName(0), "copyright"
            assert names.getDebugName(14), "address of the licence"
