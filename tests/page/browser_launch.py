"""The browser that the tests use, and the sizes of its window."""

from __future__ import annotations

import os
import shutil
from typing import Any

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
MISSING = "no browser: install Debian's chromium (apt-get install chromium), or name one in BAGHDAD_BROWSER"
# The suggestions of the address bar: chromium would open two pages for them with every window, which takes longer than
# opening ours. The rest is what Playwright disables by default; our option replaces its list.
DISABLED_FEATURES = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "MediaRouter"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    *("PreconnectToSearch", "Translate"),
)
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def browser_path() -> str | None:
    """Return the path of the browser, or None if there is none."""
    named = os.environ.get("BAGHDAD_BROWSER")
    return named or next((found for name in BROWSERS if (found := shutil.which(name))), None)


def resize(page: Any, screen: dict[str, int]) -> None:
    """Resize the window and wait until the page is laid out anew."""
    page.set_viewport_size(screen)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def launch(playwright: Any, path: str) -> Any:
    """Start the browser."""
    args = ["--no-sandbox", "--disable-dev-shm-usage", f"--disable-features={','.join(DISABLED_FEATURES)}"]
    return playwright.chromium.launch(executable_path=path, args=args)
