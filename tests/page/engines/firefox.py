"""Firefox, driven over WebDriver BiDi."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.page.engines.engine import POLLING_INTERVAL, TIMEOUT, Engine, EngineError

PROGRAMS = ("firefox-esr", "firefox")
MISSING = "no firefox: install Debian's firefox-esr (apt-get install firefox-esr)"
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = """user_pref("intl.accept_languages", "en-GB");
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
user_pref("browser.aboutwelcome.enabled", false);
"""


class Firefox(Engine):
    """Debian's Firefox without a screen."""

    name = "firefox"

    def __init__(self) -> None:
        program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
        if program is None:
            raise EngineError(MISSING)
        self._folder = tempfile.TemporaryDirectory(prefix="baghdad-firefox-")
        (Path(self._folder.name) / "user.js").write_text(PREFERENCES, encoding="utf-8")
        flags = ["--headless", "--no-remote", "--profile", self._folder.name, "--remote-debugging-port=0"]
        self._output = Path(self._folder.name) / "output.txt"
        with self._output.open("w") as output:
            self._process = subprocess.Popen([program, *flags], stdout=output, stderr=output)
        self._numbers = count(1)
        self._socket = connect(f"{self._address()}/session", max_size=None, open_timeout=TIMEOUT)
        self._send("session.new", capabilities={})
        self._context = self._send("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self) -> str:
        """Wait until Firefox listens; return its address."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end and self._process.poll() is None:
            if found := LISTENING.search(self._output.read_text(errors="replace")):
                return found[1]
            time.sleep(POLLING_INTERVAL)
        raise EngineError(f"firefox doesn't listen: {self._output.read_text(errors='replace')}")

    def _send(self, method: str, **params: Any) -> Any:
        """Send a command and return its result."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=TIMEOUT))
            if answer.get("id") != number:  # an event
                continue
            if answer["type"] == "error":
                raise EngineError(f"firefox: {method}: {answer['message']}")
            return answer["result"]

    def open(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        answer = self._send(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise EngineError(f"firefox: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"].get("value", "null"))

    def click_at(self, x: int, y: int) -> None:
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self._send("input.performActions", context=self._context, actions=[mouse])

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._send("browsingContext.setViewport", context=self._context, viewport=size)

    def screenshot(self) -> bytes:
        answer = self._send("browsingContext.captureScreenshot", context=self._context, origin="viewport")
        return base64.b64decode(answer["data"])

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait(TIMEOUT)
        self._folder.cleanup()
