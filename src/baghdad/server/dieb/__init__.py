"""What the server has for dieb alone: the position of its lesson."""

from __future__ import annotations

from pathlib import Path

LESSON = Path(__file__).with_name("lesson.json")
