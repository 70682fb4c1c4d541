"""The page that a browser gets where the page for playing isn't installed: a few sentences in its language."""

from __future__ import annotations

import json
from html import escape

import baghdad
from baghdad.words import FIRST_LANGUAGE, LANGUAGES, localizer_for

STYLE = "body{font:1.1rem/1.5 sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}pre{overflow:auto}"
HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "vary": "accept-language",
    "x-content-type-options": "nosniff",
}
BOT = "random"  # plays every game
LINK = "#table=TABLE&token=TOKEN"
MAX_HEADER = 200  # letters of a header that are read


def preferred_language(accept_language: str) -> str:
    """Return the best of our languages for an `Accept-Language` header; English if it names none of them."""
    best, preferred = 0.0, FIRST_LANGUAGE
    for part in accept_language[:MAX_HEADER].split(","):
        name, _, weight = part.partition(";q=")
        language = name.strip().lower().partition("-")[0]
        value = _weight(weight)
        if language in LANGUAGES and value > best:
            best, preferred = value, language
    return preferred


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


def page(address: str, accept_language: str) -> str:
    """Return the page as HTML."""
    language = preferred_language(accept_language)
    say = localizer_for(language)
    games = baghdad.games()
    terminal = "\n".join(f"baghdad play {game}" for game in games)
    new_table = json.dumps({"game": games[0], "seats": [{"kind": "person"}, {"kind": "bot", "bot": BOT}]})
    create = f"curl -X POST {address}api/tables -d '{new_table}'"
    join = f"python examples/bot.py '{address}{LINK}'"
    paragraphs = [
        f"<h1>{escape(say('fallback-page-title'))}</h1>",
        f"<p>{escape(say('fallback-page-what'))}</p>",
        f"<p>{escape(say('fallback-page-terminal'))}</p><pre>{escape(terminal)}</pre>",
        f"<p>{escape(say('fallback-page-bot'))}</p><pre>{escape(create)}\n{escape(join)}</pre>",
        f"<p>{escape(say('fallback-page-more'))} <a href='/openapi.json'>/openapi.json</a></p>",
    ]
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><style>{STYLE}</style>"
    title = f"<title>{escape(say('fallback-page-title'))}</title>"
    return f"<!doctype html><html lang={language}><head>{head}{title}</head><body>{''.join(paragraphs)}</body></html>"
