"""Readers of a table: those who are sent what happens there."""

from __future__ import annotations

from typing import Protocol

from baghdad.server.tables.state import Viewer


class Reader(Protocol):
    """A connection that is sent what happens at a table, as far as its viewer may know it."""

    viewer: Viewer
    wants_view: bool
    wants_legal: bool
    wants_full: bool

    def enqueue(self, message: bytes) -> None:
        """Queue a message for sending."""
        ...

    def close(self, reason: str) -> None:
        """Close the connection."""
        ...


class OneTimeReader:
    """A reader without a connection, for a single answer."""

    wants_full = False

    def __init__(self, viewer: Viewer, wants_view: bool, wants_legal: bool) -> None:
        self.viewer = viewer
        self.wants_view = wants_view
        self.wants_legal = wants_legal

    def enqueue(self, message: bytes) -> None:
        """Drop the message: nobody reads it."""

    def close(self, reason: str) -> None:
        """Do nothing: there is no connection."""
