"""Who is asking: a guest is a random token in a signed cookie that no script can read. Seats know only its hash."""

from __future__ import annotations

import hashlib
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

from itsdangerous import BadSignature, Signer

from iacta.server.errors import BadDatabase

COOKIE = "iacta"
YEAR = 365 * 86_400
SECRET_BYTES = 32
OWNER_ONLY = 0o600
OWNER_ONLY_FOLDER = 0o700


def server_secret(path: Path) -> bytes:
    """The server's own secret, made on its first start; only its owner may read the file."""
    if not path.exists():
        # Written whole beside it first, and synced: neither a full disk nor a power cut leaves half of a secret.
        handle, beside = tempfile.mkstemp(dir=path.parent)  # for its owner only
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(SECRET_BYTES))
        synced(Path(beside))
        with suppress(FileExistsError):  # another server was first
            os.link(beside, path)
        Path(beside).unlink()
        synced(path.parent)
    secret = path.read_bytes()
    if len(secret) < SECRET_BYTES:  # a cookie signed with it could be forged
        raise BadDatabase("secret-too-short", path=str(path), least=SECRET_BYTES)
    return secret


def synced(path: Path) -> None:
    """On the disk, also if the power fails now."""
    opened_file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened_file)
    finally:
        os.close(opened_file)


class Guests:
    """Makes and checks the cookies of guests."""

    def __init__(self, secret: bytes) -> None:
        self.signer = Signer(secret, salt="guest", digest_method=hashlib.sha256)

    def new(self) -> tuple[str, str]:
        """A new guest: the cookie, and the name that seats know it by."""
        token = secrets.token_urlsafe(24)
        return self.signer.sign(token).decode(), guest_id(token)

    def who(self, cookie: str | None) -> str | None:
        """The name that seats know a guest by; nobody if the cookie is not ours."""
        if not cookie:
            return None
        try:
            return guest_id(self.signer.unsign(cookie).decode())
        except (BadSignature, UnicodeError):
            return None


def guest_id(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
