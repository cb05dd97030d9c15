"""Auditable luck: the hash of a secret is published before the first card, the secret after the last."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

import numpy as np

SECRET_BYTES = 32


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published before the match."""
    return hashlib.sha256(secret).hexdigest()


def key_of(secret: bytes, match_id: str, entropy: Sequence[str]) -> np.ndarray:
    """The match's random key: from the secret, the match's id and what the players themselves added."""
    text = "\0".join((match_id, *entropy)).encode()
    digest = hashlib.sha256(secret + text).digest()
    return np.frombuffer(digest[:16], "<u8").astype(np.uint64)
