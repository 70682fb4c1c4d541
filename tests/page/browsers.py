"""The browser of this machine, and the screens that the page is looked at on."""

from __future__ import annotations

import os
import shutil
from typing import Any

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
MISSING = "no browser: install Debian's chromium (apt-get install chromium), or name one in BAGHDAD_BROWSER"
# Suggestions under an address bar that nobody sees: with every window chromium would open two pages for them, which
# takes longer than ours. The rest is what Playwright leaves out too, and can't say any more if we do.
UNWANTED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "MediaRouter"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    *("PreconnectToSearch", "Translate"),
)
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def browser_path() -> str | None:
    """Where it is, if there is one."""
    named = os.environ.get("BAGHDAD_BROWSER")
    return named or next((found for name in BROWSERS if (found := shutil.which(name))), None)


def shown_on(page: Any, screen: dict[str, int]) -> None:
    """Shows a page on another screen, and waits until it has settled there."""
    page.set_viewport_size(screen)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def launched(playwright: Any, path: str) -> Any:
    """The browser, open."""
    args = ["--no-sandbox", "--disable-dev-shm-usage", f"--disable-features={','.join(UNWANTED)}"]
    return playwright.chromium.launch(executable_path=path, args=args)
