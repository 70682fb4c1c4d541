"""Imports that wait for the first use, so that a game is known by name, title and options without its rules."""

from __future__ import annotations

from importlib import import_module
from pkgutil import resolve_name
from types import ModuleType
from typing import Any

copies: list[ModuleType] = []  # of modules that were imported when something in them was first used


class LazyModule(ModuleType):
    """A module that is imported when something in it is first used."""

    def __getattr__(self, name: str) -> Any:
        """Import the module and become a copy of it, so that all later uses are as fast as of the module itself."""
        vars(self).update(vars(import_module(self.__name__)))
        self.__class__ = ModuleType  # type: ignore[assignment]  # allowed for modules
        copies.append(self)
        return getattr(self, name)


def refresh_copies(module: ModuleType) -> None:
    """Give all copies of a module the names that it has now."""
    for copy in copies:
        if copy.__name__ == module.__name__:
            vars(copy).update(vars(module))


class LazyAttribute:
    """A class attribute that is imported from `module:attribute` when it is first read."""

    def __new__(cls, path: str) -> Any:
        """Return the attribute, as type checkers see it."""
        return super().__new__(cls)

    def __init__(self, path: str) -> None:
        self.path = path

    def __set_name__(self, owner: type, name: str) -> None:
        self.owner, self.name = owner, name

    def __get__(self, instance: object, owner: type) -> Any:
        found = resolve_name(self.path)
        setattr(self.owner, self.name, found)
        return found
