"""The texts that people read: one Fluent catalogue per language, and the choice of the language.

Nothing here knows a game, a command or a browser: callers name a sentence by its key and pass the arguments.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FIRST_LANGUAGE = "en"  # every sentence exists in it
LANGUAGE_VARIABLE = "BAGHDAD_LANGUAGE"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

ENTRY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-z][a-z0-9-]*) *\}")

FOLDER = Path(__file__).resolve().parent
SUFFIX = ".ftl"
# A language is a catalogue here; English comes first.
LANGUAGES = tuple(
    sorted((path.stem for path in FOLDER.glob(f"*{SUFFIX}")), key=lambda name: (name != FIRST_LANGUAGE, name))
)


class UnknownLanguage(LookupError):
    """Raised for a language without a catalogue; `nearest` is the language probably meant, or empty."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language = language
        found = get_close_matches(language.lower(), LANGUAGES, n=1, cutoff=0.5)
        self.nearest = found[0] if found else ""


class UnknownSentence(LookupError):
    """Raised for a key that is in no catalogue, or for a sentence that lacks an argument."""


class Localizer:
    """The translate function of one language: `say("refusal-match-over")` returns the sentence of a key.

    Only the entries used are parsed, so that a single sentence costs little.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._entries = entries(catalogue(language))

    @cached_property
    def _bundle(self) -> FluentBundle:
        """The parsed sentences; Fluent is imported for the first."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def __call__(self, key: str, **arguments: Any) -> str:
        """Return the sentence of a key; raise UnknownSentence if there is none, or an argument is missing."""
        self._load(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise UnknownSentence(key)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise UnknownSentence(f"{key}: {errors[0]}")
        return str(text)

    def knows(self, key: str) -> bool:
        """Return whether there is a sentence for a key."""
        return key in self._entries

    def first_known(self, *keys: str) -> str:
        """Return the first of several keys that has a sentence, or the last."""
        return next((key for key in keys if self.knows(key)), keys[-1])

    def add_catalogue(self, folder: Path) -> None:
        """Add the sentences in another folder, in this language or else in English. Sentences known already stay."""
        files = (folder / f"{language}{SUFFIX}" for language in (self.language, FIRST_LANGUAGE))
        for path in [path for path in files if path.is_file()][:1]:
            self._entries = entries(path.read_text(encoding="utf-8")) | self._entries

    def _load(self, key: str) -> None:
        if self._bundle.has_message(key):
            return
        if key not in self._entries:
            raise UnknownSentence(key)
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(self._entries[key]))
        for reference in REFERENCE.findall(self._entries[key]):
            self._load(reference)


def catalogue(language: str) -> str:
    """Return the text of a language's catalogue."""
    return (FOLDER / f"{language}{SUFFIX}").read_text(encoding="utf-8")


def entries(text: str) -> dict[str, str]:
    """Split a catalogue into its unparsed entries by key."""
    found = list(ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    return {entry.group(1): text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


@cache
def localizer_for(language: str) -> Localizer:
    """Return the translate function of a language; raise UnknownLanguage for one without a catalogue."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Localizer(language)


def chosen_language(given: str | None, environment: Mapping[str, str]) -> str:
    """Return the reader's language: the given one, `BAGHDAD_LANGUAGE`, the system's if available, or English.

    Asking for a language without a catalogue raises UnknownLanguage; a system set to one doesn't.
    """
    requested = given or environment.get(LANGUAGE_VARIABLE)
    if requested:
        language = _language_of_locale(requested)
        if language not in LANGUAGES:
            raise UnknownLanguage(requested)
        return language
    for variable in SYSTEM_VARIABLES:
        if environment.get(variable):
            language = _language_of_locale(environment[variable])
            return language if language in LANGUAGES else FIRST_LANGUAGE
    return FIRST_LANGUAGE


def _language_of_locale(locale: str) -> str:
    """Return the language of a locale: `fr` for `fr_CA.UTF-8` and `fr-CA`."""
    return locale.replace("-", "_").split("_")[0].split(".")[0].lower()
