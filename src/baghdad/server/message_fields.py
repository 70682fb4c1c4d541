"""Types of fields that several messages share, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Colour = Annotated[int, Meta(ge=0, le=5)]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Level = Annotated[str, Meta(max_length=64)]  # of a computer player; empty for the one that stands in for people
Detail = Literal["none", "texts", "full"]
