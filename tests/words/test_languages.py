"""The choice of the language, and errors for missing sentences."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from baghdad import words

ROOT = Path(__file__).resolve().parent.parent.parent


def test_language_given_comes_before_environment_and_system():
    environment = {"BAGHDAD_LANGUAGE": "it", "LC_ALL": "de_DE.UTF-8", "LANG": "nl_NL"}
    assert words.chosen_language("fr", environment) == "fr"
    assert words.chosen_language(None, environment) == "it"
    assert words.chosen_language(None, {"LC_ALL": "de_DE.UTF-8", "LANG": "nl_NL"}) == "de"
    assert words.chosen_language(None, {"LC_MESSAGES": "cs_CZ", "LANG": "nl_NL"}) == "cs"
    assert words.chosen_language(None, {"LANG": "nl_NL.UTF-8"}) == "nl"


@pytest.mark.parametrize("system", ["C", "POSIX", "C.UTF-8", "ja_JP.UTF-8", ""])
def test_unsupported_system_language_gives_english(system):
    assert words.chosen_language(None, {"LANG": system}) == "en"


@pytest.mark.parametrize("given", ["FR", "fr_CA", "fr-BE", "fr_FR.UTF-8"])
def test_language_may_be_given_as_a_locale(given):
    assert words.chosen_language(given, {}) == "fr"


def test_unknown_language_raises_and_names_the_nearest():
    with pytest.raises(words.UnknownLanguage) as caught:
        words.chosen_language("frr", {})
    assert (caught.value.language, caught.value.nearest) == ("frr", "fr")
    with pytest.raises(words.UnknownLanguage):
        words.chosen_language(None, {"BAGHDAD_LANGUAGE": "tlh"})
    with pytest.raises(words.UnknownLanguage):
        words.localizer_for("xx")


def test_unknown_sentence_or_missing_argument_raises():
    say = words.localizer_for("en")
    with pytest.raises(words.UnknownSentence):
        say("no-such-sentence")
    with pytest.raises(words.UnknownSentence):
        say("dieb-refusal-thief-limit")


def test_plurals_follow_the_number():
    say = words.localizer_for("en")
    assert say("dieb-dancers", number=1) == "1 dancer"
    assert say("dieb-dancers", number=2) == "2 dancers"


def test_no_other_place_lists_the_languages():
    """A language is its catalogues: whatever goes through languages asks which there are."""
    quoted = re.compile(r"""["'`]([a-z]{2,3})["'`]""")
    roots = (ROOT / "src", ROOT / "tests", ROOT / "page" / "src", ROOT / "page" / "tests", ROOT / "page" / "plugins")
    built = ROOT / "src" / "baghdad" / "server" / "page"
    files = [
        path
        for root in roots
        for path in root.rglob("*")
        if path.suffix in (".py", ".ts", ".js", ".svelte") and built not in path.parents
    ]
    assert len(files) > 300
    lists = [
        f"{path.name}:{number}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(found := set(quoted.findall(line)) & set(words.LANGUAGES)) > 3 and "en" in found
    ]
    assert lists == []  # editions of dieb have names of languages too, but none is English
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    counted = re.compile(r"\b(?:six|seven|eight|nine|ten) languages")
    assert [path.name for path in documents if counted.search(path.read_text(encoding="utf-8"))] == []


def test_words_imports_no_other_package():
    code = "import sys, baghdad.words; print(*[m for m in sys.modules if m.startswith('baghdad.')])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert set(found) <= {
        "baghdad.words",
        "baghdad.core",
        "baghdad.core.errors",
    }  # the last two come with the package
