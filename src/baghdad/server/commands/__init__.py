"""The commands of seats: one class each, with its message, its check and its effect.

To add a command, write its class and add it to `SeatCommand`: the protocol, the OpenAPI description, the check before a
log entry is stored and the replay of the log all follow from that.
"""

from __future__ import annotations

from typing import get_args

from baghdad.server.commands.again import Again
from baghdad.server.commands.bot_handover import Handover, Takeback
from baghdad.server.commands.command import Command
from baghdad.server.commands.leave import Leave
from baghdad.server.commands.play import Play
from baghdad.server.commands.say import Say
from baghdad.server.commands.sit import Sit
from baghdad.server.commands.start import Start
from baghdad.server.commands.undo import Undo

SeatCommand = Play | Undo | Say | Handover | Takeback | Leave | Start | Again

# The class with the effect of each kind of log entry. Sitting down isn't a command: it is a request over HTTP.
LOG_EFFECTS: dict[str, type[Command] | type[Sit]] = {
    "sit": Sit,
    **{command.__struct_config__.tag: command for command in get_args(SeatCommand)},
}
