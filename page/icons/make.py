"""Draws the icons of the installed page from its SVG, with Chromium: `python page/icons/make.py`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.page.browser_launch import browser_path, launch

PUBLIC = Path(__file__).parent.parent / "public"
SOURCE = PUBLIC / "icon.svg"
GROUND = "#0A0920"
# Name, pixels, the part of the width that the picture takes, and what is behind it. A system may cut a circle out of a
# maskable icon, 80 % of its width.
ICONS = (
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("icon-maskable-512.png", 512, 0.7, GROUND),
    ("icon-touch-180.png", 180, 0.84, GROUND),
)


def main() -> None:
    """Write all icons."""
    svg = SOURCE.read_text(encoding="utf-8")
    with sync_playwright() as running:
        browser = launch(running, browser_path())
        for name, pixels, part, ground in ICONS:
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            margin = pixels * (1 - part) / 2
            page.set_content(
                f'<body style="margin:0;background:{ground}"><style>svg{{position:absolute;left:{margin}px;'
                f"top:{margin}px;width:{pixels * part}px;height:{pixels * part}px}}</style>{svg}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=ground == "transparent")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
