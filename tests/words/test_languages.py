"""The choice of the language, and errors for missing sentences."""

import subprocess
import sys

import pytest

from baghdad import words


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


def test_words_imports_no_other_package():
    code = "import sys, baghdad.words; print(*[m for m in sys.modules if m.startswith('baghdad.')])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert set(found) <= {
        "baghdad.words",
        "baghdad.core",
        "baghdad.core.errors",
    }  # the last two come with the package
