"""What the server has for dieb alone: the position of its lesson, its school, and which module is its page."""

from __future__ import annotations

from pathlib import Path

from baghdad.server.page_module import BuiltModule

LESSON = Path(__file__).with_name("lesson.json")
SCHOOL = Path(__file__).with_name("school.json")
PAGE = BuiltModule("src/dieb/gamePage.ts")
