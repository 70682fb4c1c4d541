"""The commands of seats: one class each, with its message, its check and its effect.

A class is found by being in this package. The protocol, the OpenAPI description, the check before a log entry is stored
and the replay of the log all follow from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Union

from baghdad.core.package_classes import package_classes
from baghdad.server.commands.command import Command
from baghdad.server.commands.sit import Sit

# All commands by their tag, the type of their messages.
COMMANDS = {str(found.__struct_config__.tag): found for found in package_classes(__name__, Command)}

if TYPE_CHECKING:
    SeatCommand = Command
else:
    SeatCommand = Union[tuple(COMMANDS.values())]  # noqa: UP007 (the classes aren't known beforehand)

# The class with the effect of each kind of log entry. Sitting down isn't a command: it is a request over HTTP.
LOG_EFFECTS: dict[str, type[Command] | type[Sit]] = {"sit": Sit, **COMMANDS}
