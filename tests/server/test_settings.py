"""The settings file: read, or refused in a sentence."""

import pytest

from baghdad.cli import main
from baghdad.server.errors import ServerError
from baghdad.server.settings import Settings, read_settings
from baghdad.words import localizer_for
from tests.server.server_process import GENEROUS

BAD_SETTINGS = {
    "[limits]\nframe = 'x'": "$.limits.frame",
    "[limits]\nframe = 0": "$.limits.frame",
    "[limits]\nseat_ms = -1.0": "$.limits.seat_ms",
    "[limits]\nsleep = nan": "$.limits.sleep",
    "[limits]\nframes = 1": "$.limits",
    "origins = 'x'": "$.origins",
    "[other]": "other",
    "nonsense": "$",
    "\xff": "$",
}


@pytest.mark.parametrize(("text", "where"), BAD_SETTINGS.items(), ids=range(len(BAD_SETTINGS)))
def test_invalid_settings_are_refused_in_a_sentence_that_names_the_place(tmp_path, capsys, text, where):
    path = tmp_path / "server.toml"
    path.write_text(text, encoding="latin-1")
    command = ["--language", "en", "serve", "--port", "0", "--data", str(tmp_path), "--config", str(path)]
    assert main(command) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert localizer_for("en")("server-error-bad-settings", path=str(path), where=where) in printed.err


def test_settings_are_read(tmp_path):
    path = tmp_path / "server.toml"
    path.write_text('origins = ["https://friend.example"]\n' + GENEROUS)
    assert read_settings(path).limits.seat_ms == 1_000_000
    assert read_settings(path).origins == ["https://friend.example"]
    assert read_settings(None) == Settings()
    with pytest.raises(ServerError):
        read_settings(tmp_path / "nowhere.toml")
