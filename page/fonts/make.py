"""Makes the fonts of the page from the packages in `node_modules`: `make fonts`.

Each family is cut into subsets, of which a browser loads those that a text needs. The style sheet with their ranges and
the licences are written too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.varLib.instancer import instantiateVariableFont

PAGE = Path(__file__).resolve().parent.parent
PACKAGES = PAGE / "node_modules"
FONTS = PAGE / "src" / "fonts"
LICENCES = PAGE / "public" / "licences"
STYLE_SHEET = "fonts.css"

RANGES = {
    "latin": "U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2009, U+200B-200F, U+2013-2014, "
    "U+2018-201A, U+201C-201E, U+2020-2022, U+2026, U+202F, U+2030, U+2039-203A, U+2066-2069, U+20AC, U+2122, U+2212, "
    "U+2215, U+FEFF",
    "latin-ext": "U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3",
    "arabic": "U+060C, U+061B, U+061F, U+0621-063A, U+0640-0655, U+0660-066C, U+0670-0671, U+0679, U+067E, U+0686, "
    "U+0688, U+0691, U+0698, U+06A4, U+06A9, U+06AF, U+06C0, U+06CC, U+06D2, U+06D4, U+06F0-06F9, U+200C-200E",
    "symbols": "U+2190-2193, U+21B5, U+21C4, U+21E7, U+25B6, U+25BE, U+25C0, U+25CF, U+2600, U+2630, U+263E, U+2713, "
    "U+2715",
}
FEATURES = ["kern", "liga", "locl", "mark", "mkmk", "ccmp", "tnum"]
ARABIC_FEATURES = ["init", "medi", "fina", "isol", "rlig", "calt", "curs"]
WEIGHTS = (400, 800)  # of the variable family
THIN_SPACE, NARROW_NO_BREAK_SPACE = 0x2009, 0x202F  # French needs the second, the packages have only the first
NAMES = [0, 1, 2, 3, 4, 5, 6, 14]  # records to keep: copyright, names, version, address of the licence
FONT_EDITOR_DATE = "FFTM"


@dataclass(frozen=True)
class Family:
    """A family of fonts: its package, the subsets to make, and what the style sheet says about it."""

    name: str
    package: str
    file: str  # in the package, by subset
    subsets: tuple[str, ...]
    weight: str
    metrics: str  # so that text stands in the middle of its line


FAMILIES = (
    Family(
        "Amiri",
        "@fontsource/amiri",
        "amiri-{}-700-normal",
        ("latin", "latin-ext", "arabic"),
        "700",
        "size-adjust: 112%; ascent-override: 92%; descent-override: 30%; line-gap-override: 0%",
    ),
    Family(
        "Vazirmatn",
        "@fontsource-variable/vazirmatn",
        "vazirmatn-{}-wght-normal",
        ("latin", "latin-ext", "arabic"),
        "{} {}".format(*WEIGHTS),
        "ascent-override: 100%; descent-override: 30%; line-gap-override: 0%",
    ),
    Family(
        "DejaVu",
        "@fontsource/dejavu-sans",
        "dejavu-sans-latin-700-normal",  # this package has one file with everything
        ("symbols",),
        "{} {}".format(*WEIGHTS),
        "ascent-override: 100%; descent-override: 30%; line-gap-override: 0%",
    ),
)


def characters(ranges: str) -> Iterator[int]:
    """Yield the code points of ranges as CSS writes them."""
    for part in ranges.split(", "):
        first, _, last = part.removeprefix("U+").partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def file_name(family: Family, subset: str) -> str:
    """Return the name of the file of a subset."""
    return f"{family.name.lower()}-{subset}.woff2"


def make_subset(family: Family, subset: str, target: Path) -> None:
    """Write one subset of a family."""
    options = Options(
        flavor="woff2",
        hinting=False,
        layout_features=FEATURES + (ARABIC_FEATURES if subset == "arabic" else []),
        name_IDs=NAMES,
        drop_tables=[*Options().drop_tables, FONT_EDITOR_DATE],
    )
    with load_font(PACKAGES / family.package / "files" / f"{family.file.format(subset)}.woff2", options) as font:
        for table in font["cmap"].tables:
            if THIN_SPACE in table.cmap:
                table.cmap.setdefault(NARROW_NO_BREAK_SPACE, table.cmap[THIN_SPACE])
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=characters(RANGES[subset]))
        subsetter.subset(font)
        if "fvar" in font:
            instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
        save_font(font, target / file_name(family, subset), options)


def style_sheet() -> str:
    """Return the style sheet that declares every subset."""
    rules = [
        f'@font-face {{ font-family: "{family.name}"; src: url("./{file_name(family, subset)}") format("woff2"); '
        f"font-weight: {family.weight}; font-display: swap; {family.metrics}; unicode-range: {RANGES[subset]}; }}\n"
        for family in FAMILIES
        for subset in family.subsets
    ]
    return "/* Written by page/fonts/make.py. */\n" + "".join(rules)


def make(fonts: Path, licences: Path) -> None:
    """Write all subsets, the style sheet and the licences into two folders."""
    for folder in (fonts, licences):
        folder.mkdir(parents=True, exist_ok=True)
    for family in FAMILIES:
        for subset in family.subsets:
            make_subset(family, subset, fonts)
        licence = (PACKAGES / family.package / "LICENSE").read_text(encoding="utf-8")
        (licences / f"{family.name}.txt").write_text(licence, encoding="utf-8")
    (fonts / STYLE_SHEET).write_text(style_sheet(), encoding="utf-8")


if __name__ == "__main__":
    make(FONTS, LICENCES)
