"""What a person sees at the house's address: a few sentences in a language of theirs, until there is a page to play."""

from __future__ import annotations

from html import escape

from baghdad.words import FIRST_LANGUAGE, LANGUAGES, speak

STYLE = "body{font:1.1rem/1.5 sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}pre{overflow:auto}"
HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "vary": "accept-language",
    "x-content-type-options": "nosniff",
}
TERMINAL = "baghdad play dieb\nbaghdad play voleurs"
TABLE = '{"game": "dieb", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "thief"}]}'
LINK = "#table=TABLE&token=TOKEN"
LONGEST_WISH = 200  # letters of a header that are looked at


def language_of(wish: str) -> str:
    """The language of ours that a reader likes best, by an `Accept-Language` header; English where none is liked."""
    best, found = 0.0, FIRST_LANGUAGE
    for part in wish[:LONGEST_WISH].split(","):
        name, _, weight = part.partition(";q=")
        language = name.strip().lower().partition("-")[0]
        liked = _weight(weight)
        if language in LANGUAGES and liked > best:
            best, found = liked, language
    return found


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


def page(address: str, wish: str) -> str:
    """The page, as HTML."""
    language = language_of(wish)
    say = speak(language)
    found = f"curl -X POST {address}api/tables -d '{TABLE}'"
    sit = f"python examples/bot.py '{address}{LINK}'"
    parts = [
        f"<h1>{escape(say('house-page-title'))}</h1>",
        f"<p>{escape(say('house-page-what'))}</p>",
        f"<p>{escape(say('house-page-terminal'))}</p><pre>{escape(TERMINAL)}</pre>",
        f"<p>{escape(say('house-page-bot'))}</p><pre>{escape(found)}\n{escape(sit)}</pre>",
        f"<p>{escape(say('house-page-more'))} <a href='/openapi.json'>/openapi.json</a></p>",
    ]
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><style>{STYLE}</style>"
    title = f"<title>{escape(say('house-page-title'))}</title>"
    return f"<!doctype html><html lang={language}><head>{head}{title}</head><body>{''.join(parts)}</body></html>"
