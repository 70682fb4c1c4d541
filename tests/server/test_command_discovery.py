"""A command is found by being in its package: the protocol, the OpenAPI description and the log follow."""

import re
from pathlib import Path
from typing import get_args

from baghdad.server import commands, protocol
from baghdad.server.http.api import ENDPOINTS
from baghdad.server.http.openapi import document
from tests.core.test_rule import python

PROTOCOL_PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
CLASS = re.compile(r'^class (\w+)\(\w+, frozen=True, tag="(\w+)"\):', re.MULTILINE)

NEW_COMMAND = '''
from baghdad.server.commands.command import Command, Effect
from baghdad.server.storage.store import PendingEntry


class Knock(Command, frozen=True, tag="knock"):
    """Knocks on the table."""

    async def pending_entries(self, context, seat):
        return [PendingEntry("knock")]

    @staticmethod
    def apply(table, entry):
        return Effect()
'''

# Imports the package as if the new file were in its folder, and uses the new command everywhere.
USE_OF_IT = """
import importlib.util, sys
import msgspec
spec = importlib.util.find_spec("baghdad.server.commands")
spec.submodule_search_locations.append({folder!r})
commands = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(commands)

from baghdad.server import protocol
from baghdad.server.http.api import ENDPOINTS
from baghdad.server.http.openapi import document
from baghdad.server.tables.state import LOG_EFFECTS
message = protocol.decode_incoming(b'{{"type": "knock", "id": "1", "after": 0}}')
over_http = msgspec.convert({{"type": "knock", "id": "1", "after": 0}}, protocol.SeatCommand | protocol.AnyQuestion)
print(type(message) is type(over_http) is LOG_EFFECTS["knock"], "Knock" in document(ENDPOINTS)["components"]["schemas"])
"""


def test_a_new_command_is_one_file(tmp_path):
    (tmp_path / "knock.py").write_text(NEW_COMMAND)
    assert python(USE_OF_IT.format(folder=str(tmp_path))) == "True True"


def test_every_class_in_the_folder_is_a_command_of_the_protocol():
    folder = Path(commands.__file__).parent
    written = {tag: name for path in folder.glob("*.py") for name, tag in CLASS.findall(path.read_text())}
    assert len(written) > 7
    assert written == {tag: found.__name__ for tag, found in commands.COMMANDS.items()}
    assert set(get_args(protocol.SeatCommand)) == set(commands.COMMANDS.values())
    assert set(written.values()) <= set(document(ENDPOINTS)["components"]["schemas"])
    assert set(commands.LOG_EFFECTS) == {"sit", *written}


def test_the_protocol_page_has_a_row_for_every_command_and_names_every_kind_of_update():
    page = PROTOCOL_PAGE.read_text()
    table = page.partition("### Commands")[2].partition("### Questions")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == set(commands.COMMANDS)
    kinds = re.search(r"^\| `update` \|.*?`kind`: (.*?);", page, re.MULTILINE)[1]
    assert set(re.findall(r"`(\w+)`", kinds)) == set(commands.LOG_EFFECTS)
