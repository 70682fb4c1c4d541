"""Secret tokens that prove who owns a seat, and other random values. The server stores only hashes of tokens."""

from __future__ import annotations

import hashlib
import hmac
import secrets

TOKEN_BYTES = 16  # 128 bits
TOKEN_LETTERS = 22  # the length of what `token_urlsafe` makes of them
NAME_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that are easily confused
NAME_LENGTH = 12


def new_token() -> str:
    """Return a new secret of 128 bits as text."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_name() -> str:
    """Return a new random name for a table or a node; it isn't secret."""
    return "".join(secrets.choice(NAME_LETTERS) for _ in range(NAME_LENGTH))


def new_seed() -> int:
    """Return a new random seed for a match."""
    return secrets.randbits(TOKEN_BYTES * 8)


def hash_token(token: str) -> str:
    """Return the hash under which a token is stored."""
    return hashlib.sha256(f"baghdad token {token}".encode()).hexdigest()


def matches_hash(token: str, token_hash: str) -> bool:
    """Return whether a token has that hash, by a constant-time comparison."""
    return hmac.compare_digest(hash_token(token), token_hash)
