"""WebKit, the engine of Safari, driven over the classic WebDriver protocol on a virtual screen."""

from __future__ import annotations

import base64
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2

from tests.page.engines.engine import POLLING_INTERVAL, TIMEOUT, Engine, EngineError

MISSING = "no webkit: install Debian's webkit2gtk-driver and xvfb (apt-get install webkit2gtk-driver xvfb)"
SCREEN = "2600x1600x24"
# Without this, the browser's own toolbar keeps its window wider than a phone.
NARROW_TOOLBAR = "* { padding: 0; margin: 0; min-width: 0; border-width: 0; border-spacing: 0; }"


def mini_browser() -> str | None:
    """Return the path of the browser that comes with the driver."""
    return next((str(path) for path in sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))), None)


def free_port() -> int:
    """Return a port of the loopback address that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class WebKit(Engine):
    """Debian's WebKitGTK on a virtual screen."""

    name = "webkit"

    def __init__(self) -> None:
        driver, screen, browser = shutil.which("WebKitWebDriver"), shutil.which("Xvfb"), mini_browser()
        if driver is None or screen is None or browser is None:
            raise EngineError(MISSING)
        self._screen, display = self._start_screen(screen)
        port = free_port()
        self._folder = tempfile.TemporaryDirectory(prefix="baghdad-webkit-")
        style = Path(self._folder.name) / "gtk-3.0" / "gtk.css"
        style.parent.mkdir()
        style.write_text(NARROW_TOOLBAR)
        environment = {**os.environ, "DISPLAY": display, "XDG_CONFIG_HOME": self._folder.name, "LANGUAGE": "en_GB"}
        flags = ["--host=127.0.0.1", f"--port={port}"]
        self._driver = subprocess.Popen([driver, *flags], env=environment, stderr=subprocess.DEVNULL)
        self._client = httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT)
        self._wait_for_driver()
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = "/session/" + self._send("POST", "/session", capabilities=wanted)["sessionId"]

    @staticmethod
    def _start_screen(program: str) -> tuple[subprocess.Popen[str], str]:
        """Start a virtual screen; return its process and its name."""
        flags = ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
        screen = subprocess.Popen([program, *flags], stdout=subprocess.PIPE, text=True)
        assert screen.stdout is not None
        return screen, f":{screen.stdout.readline().strip()}"

    def _wait_for_driver(self) -> None:
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            try:
                self._client.get("/status")
                return
            except httpx2.TransportError:
                time.sleep(POLLING_INTERVAL)
        raise EngineError("webkit: the driver doesn't answer")

    def _send(self, method: str, path: str, **body: Any) -> Any:
        """Send a command and return its value."""
        answer = self._client.request(method, path, json=body if method == "POST" else None)
        value = answer.json()["value"]
        if answer.is_error:
            raise EngineError(f"webkit: {path}: {value['message']}")
        return value

    def open(self, address: str) -> None:
        self._send("POST", f"{self._session}/url", url=address)

    def evaluate(self, expression: str) -> Any:
        return self._send("POST", f"{self._session}/execute/sync", script=f"return ({expression})", args=[])

    def click_at(self, x: int, y: int) -> None:
        moves = [
            {"type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self._send("POST", f"{self._session}/actions", actions=[mouse])

    def resize(self, width: int, height: int) -> None:
        """Give the page a window of this size: the browser's own is larger by its frame."""
        window, inner = self._send("GET", f"{self._session}/window/rect"), self.evaluate("[innerWidth, innerHeight]")
        wide, high = width + window["width"] - inner[0], height + window["height"] - inner[1]
        self._send("POST", f"{self._session}/window/rect", x=0, y=0, width=wide, height=high)
        self.wait_for(f"innerWidth === {width} && innerHeight === {height}")

    def screenshot(self) -> bytes:
        return base64.b64decode(self._send("GET", f"{self._session}/screenshot"))

    def close(self) -> None:
        self._send("DELETE", self._session)
        self._client.close()
        for process in (self._driver, self._screen):
            process.terminate()
            process.wait(TIMEOUT)
        self._folder.cleanup()
