"""The page and the words of The Dozen: folders that the server sends to browsers."""

from pathlib import Path

PAGE = Path(__file__).with_name("dozen_page")
WORDS = Path(__file__).with_name("dozen_words")
