"""Secrets: tokens that make a seat somebody's. The house keeps only their hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets

TOKEN_BYTES = 16  # 128 bits
TOKEN_LETTERS = 22  # as many as `token_urlsafe` makes of them
NAME_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is easily taken for another
NAME_LENGTH = 12


def new_token() -> str:
    """A secret of 128 bits as text."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_name() -> str:
    """What a table goes by: no secret, but no other table's name either."""
    return "".join(secrets.choice(NAME_LETTERS) for _ in range(NAME_LENGTH))


def new_seed() -> int:
    """What the shuffles of a match follow from."""
    return secrets.randbits(TOKEN_BYTES * 8)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(f"baghdad token {token}".encode()).hexdigest()


def opens(token: str, kept: str) -> bool:
    """Whether a token is the one whose hash was kept; takes as long whatever it is."""
    return hmac.compare_digest(hash_of(token), kept)
