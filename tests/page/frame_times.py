"""Measures how long frames take while pieces move: `python -m tests.page.frame_times [GAME...] [--actions N]`.

Chromium traces itself while computer players and Ann play; Ann follows hints. While at least one element is animated,
the time from one drawn frame to the next is a frame time. Tasks of the page's own thread are counted too.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.page.browser_launch import DESKTOP, MISSING, PHONE, browser_path, launch
from tests.page.fixed_seed_servers import SCREENSHOT_MATCHES
from tests.page.page_driver import PageDriver
from tests.page.screenshots import SEATS
from tests.server.server_process import GENEROUS, Client, ServerProcess

LIMIT = 50.0  # milliseconds
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame", "toplevel", "blink.user_timing"]
BUFFER_KB = 400_000
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
STARTED, ENDED = "flight-started", "flight-ended"
MARK = f"""
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {{
        const animation = animate.call(this, frames, options);
        performance.mark("{STARTED}");
        animation.finished.catch(() => 0).then(() => performance.mark("{ENDED}"));
        return animation;
    }};
    localStorage.setItem("baghdad.likes", JSON.stringify({{ pace: "usual", talk: true }}));
"""


@dataclass(frozen=True)
class FrameTimes:
    """What a trace says about the time in which elements were animated."""

    frames: list[float]  # milliseconds
    tasks: list[float]  # of the page's thread, in milliseconds

    def line(self) -> str:
        frames = sorted(self.frames)
        if not frames:
            return "no frames"
        over = sum(frame > LIMIT for frame in frames)
        return (
            f"{len(frames):6} frames, median {frames[len(frames) // 2]:5.1f} ms, "
            f"99 % within {frames[int(len(frames) * 0.99)]:5.1f} ms, longest {frames[-1]:5.1f} ms, "
            f"{over} over {LIMIT:.0f} ms; longest task {max(self.tasks, default=0):5.1f} ms"
        )


def read_trace(events: list[dict[str, Any]]) -> FrameTimes:
    """Return the frame times in a trace, while elements were animated."""
    marks = sorted((event["ts"], event["name"]) for event in events if event["name"] in (STARTED, ENDED))
    spans, running, began = [], 0, 0
    for time, name in marks:
        if name == STARTED:
            began = began if running else time
            running += 1
        elif running:
            running -= 1
            if not running:
                spans.append((began, time))
    page = next(event["pid"] for event in events if event["name"] == STARTED)
    drawn = sorted(event["ts"] for event in events if event["name"] == "DrawFrame" and event["pid"] == page)
    tasks = [event for event in events if event["name"] == "RunTask" and event["pid"] == page and "dur" in event]
    thread = next(event["tid"] for event in events if event["name"] == STARTED)

    def animated(start: int, end: int) -> bool:
        return any(began <= start and end <= over for began, over in spans)

    return FrameTimes(
        [(end - start) / 1000 for start, end in pairwise(drawn) if animated(start, end)],
        [task["dur"] / 1000 for task in tasks if task["tid"] == thread and animated(task["ts"], task["ts"])],
    )


def play(ann: Client) -> bool:
    """Play one action as advised; return whether the match goes on."""
    while not ann.over:
        if ann.you in ann.to_act and ann.legal:
            advice = ann.say("hint", bot="journeyman")
            answer = advice if advice["type"] == "reject" else ann.say("play", action=advice["data"]["action"])
            if answer["type"] != "reject":
                while ann.number < answer["number"]:
                    ann.next()
                return True
        ann.next()
    return False


def measure(browser: Any, server: ServerProcess, game: str, screen: str, actions: int) -> FrameTimes:
    """Play some actions at a new table and return the frame times of its page."""
    created = server.create_table(game, SEATS[game])
    context = browser.new_context(viewport=SCREENS[screen], reduced_motion="no-preference")
    context.add_init_script(MARK)
    with server.join(created) as ann:
        ann.next()
        start = f"#table={created['table']['table']}&token={created['tokens'][0]}"
        driver = PageDriver(context, server.address, start)
        driver.find("[data-state]").wait_for()
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "trace.json"
            browser.start_tracing(page=driver.page, path=path, categories=CATEGORIES)
            for _ in range(actions):
                if not play(ann):
                    break
                driver.page.wait_for_function(
                    "number => Number(document.querySelector('[data-state]').dataset.number) >= number", arg=ann.number
                )
            browser.stop_tracing()
            events = json.loads(path.read_text(encoding="utf-8"))["traceEvents"]
    context.close()
    return read_trace(events)


def main() -> None:
    """Print the frame times of each game on each screen."""
    parser = argparse.ArgumentParser(description="Measure frame times while pieces move.")
    parser.add_argument("games", nargs="*", default=list(SEATS), metavar="GAME")
    parser.add_argument("--actions", type=int, default=40, help="of one's own (default: %(default)s)")
    options = parser.parse_args()
    path = browser_path()
    if path is None:
        raise SystemExit(MISSING)
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), GENEROUS, call=SCREENSHOT_MATCHES)
        browser = launch(playwright, path)
        for game in options.games:
            for screen in SCREENS:
                times = measure(browser, server, game, screen, options.actions)
                sys.stdout.write(f"{game:10} {screen:8} {times.line()}\n")
                sys.stdout.flush()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
