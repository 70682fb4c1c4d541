"""Finds classes by being in a package, so that a new one needs no entry in a list."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import isabstract
from pkgutil import iter_modules
from typing import TypeVar

Base = TypeVar("Base")


def package_classes(package: str, base: type[Base]) -> Iterator[type[Base]]:
    """Yield the subclasses of a class that the modules of a package define, abstract ones left out, by module name."""
    for found in iter_modules(sys.modules[package].__path__):
        module = import_module(f"{package}.{found.name}")
        for value in vars(module).values():
            own = isinstance(value, type) and value.__module__ == module.__name__
            if own and issubclass(value, base) and value is not base and not isabstract(value):
                yield value
