"""Every sentence anyone reads: one Fluent catalogue per language, and the choice among them.

Nothing here knows a game, a command or a browser; callers name a sentence by its key and hand in the arguments.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "cs", "it", "nl", "de")
FIRST_LANGUAGE = "en"  # the one every sentence exists in
OWN_VARIABLE = "BAGHDAD_LANGUAGE"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

ENTRY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-z][a-z0-9-]*) *\}")

FOLDER = Path(__file__).resolve().parent


class UnknownLanguage(LookupError):
    """A language nobody has translated the sentences into; `nearest` is the one probably meant, or nothing."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language = language
        found = get_close_matches(language.lower(), LANGUAGES, n=1, cutoff=0.5)
        self.nearest = found[0] if found else ""


class UnknownSentence(LookupError):
    """A key that no catalogue has, or a sentence that lacks one of its arguments."""


class Speaker:
    """Says sentences in one language: `speaker("refusal-match-over")`.

    Only the entries asked for are parsed, so that a single sentence is there at once.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._entries = entries(catalogue(language))
        self._bundle = FluentBundle([language], use_isolating=False)

    def __call__(self, key: str, **arguments: Any) -> str:
        """The sentence of a key; UnknownSentence if there is none, or an argument of it is missing."""
        self._learn(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise UnknownSentence(key)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise UnknownSentence(f"{key}: {errors[0]}")
        return str(text)

    def knows(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        return key in self._entries

    def keys(self, start: str) -> list[str]:
        """The keys that start like this, in the order of the catalogue."""
        return [key for key in self._entries if key.startswith(start)]

    def _learn(self, key: str) -> None:
        if self._bundle.has_message(key):
            return
        if key not in self._entries:
            raise UnknownSentence(key)
        self._bundle.add_resource(FluentResource(self._entries[key]))
        for reference in REFERENCE.findall(self._entries[key]):
            self._learn(reference)


def catalogue(language: str) -> str:
    """The text of a language's catalogue."""
    return (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")


def entries(text: str) -> dict[str, str]:
    """The entries of a catalogue by their keys, unparsed."""
    found = list(ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    return {entry.group(1): text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


@cache
def speak(language: str) -> Speaker:
    """The speaker of a language; UnknownLanguage for one we don't have."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Speaker(language)


def chosen_language(given: str | None, environment: Mapping[str, str]) -> str:
    """The reader's language: the one asked for, else `BAGHDAD_LANGUAGE`, else the system's if we have it, else English.

    Asking for a language that we don't have is a mistake and raises UnknownLanguage; a system set to one isn't.
    """
    asked = given or environment.get(OWN_VARIABLE)
    if asked:
        language = _bare(asked)
        if language not in LANGUAGES:
            raise UnknownLanguage(asked)
        return language
    for variable in SYSTEM_VARIABLES:
        if environment.get(variable):
            language = _bare(environment[variable])
            return language if language in LANGUAGES else FIRST_LANGUAGE
    return FIRST_LANGUAGE


def _bare(locale: str) -> str:
    """`fr` for `fr_CA.UTF-8` and `fr-CA`."""
    return locale.replace("-", "_").split("_")[0].split(".")[0].lower()
