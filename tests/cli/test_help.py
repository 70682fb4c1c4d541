"""`baghdad help`: pages of commands, documents, options of games, and what can be typed at the prompt."""

import importlib.util
import re

import pytest

import baghdad
from baghdad import words
from baghdad.cli import COMMAND_MODULES
from baghdad.cli.topics import DOCUMENTS, FOLDERS, document
from tests.cli.conftest import in_its_own_process

ROOT = FOLDERS[1].parent
RULES = [game for game in baghdad.games() if document(game)]


def flat(text):
    return " ".join(text.split())


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_help_lists_commands_and_topics(command, language):
    outcome = command("help", "--language", language)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.startswith(command("--help", "--language", language).out)
    say = words.localizer_for(language)
    for name in ("options", "queries", *DOCUMENTS):
        assert flat(f"{name} {say(f'help-topic-{name}')}") in flat(outcome.out)
    assert {"dieb", "voleurs"} <= {line.split()[0] for line in outcome.out.splitlines() if line.strip()}


@pytest.mark.parametrize("line", [*COMMAND_MODULES, "board check", "play dieb", "admin backup"])
def test_help_of_a_command_is_its_help_page(command, line):
    assert command("help", *line.split()).out.startswith(command(*line.split(), "--help").out.rstrip())


@pytest.mark.parametrize("topic", [*DOCUMENTS, *RULES])
def test_document_is_shown_in_full(command, topic):
    """Every heading is there, and no mark of Markdown before it."""
    source = document(topic).read_text(encoding="utf-8")
    shown = flat(command("help", topic).out)
    headings = re.findall(r"^#+ (.*)", re.sub(r"^```.*?^```", "", source, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    assert headings
    for heading in headings:
        assert flat(re.sub(r"[`*]", "", heading)) in shown
    assert "\x1b" not in shown


def test_options_and_queries_are_those_of_the_game_and_in_the_reader_s_language(command):
    german = words.localizer_for("de")
    options = command("help", "options", "dieb", "--language", "de").out
    assert options.rstrip() in command("play", "dieb", "--help", "--language", "de").out
    assert "--refuge" in command("help", "options").out
    queries = command("help", "queries", "dieb", "--language", "de").out
    assert flat(german("keys-undo")) in flat(queries)
    assert "`prices`" in queries
    assert "`worth`" in command("help", "queries").out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["notaton"], "Did you mean notation?"),
        (["pley"], "Did you mean play?"),
        (["board", "chekc"], "Did you mean check?"),
        (["notation", "dieb"], "“dieb” is one argument too many."),
        (["options", "deib"], "Did you mean dieb?"),
    ],
)
def test_unknown_topic_gets_a_suggestion(fails, arguments, part):
    assert part in fails("help", *arguments)


def test_shell_completes_commands_and_topics():
    variables = {"_BAGHDAD_COMPLETE": "bash_complete", "COMP_WORDS": "baghdad help no", "COMP_CWORD": "2"}
    assert in_its_own_process(**variables).stdout.decode().split() == ["plain,notation"]


def test_wheel_contains_the_documents():
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    inside = set(hook.documents().values())
    prefix = FOLDERS[0].relative_to(FOLDERS[0].parent.parent).as_posix()
    assert {
        f"{prefix}/{document(topic).relative_to(FOLDERS[1]).as_posix()}" for topic in [*DOCUMENTS, *RULES]
    } <= inside
