"""An address as a QR code, for the camera of a phone."""

from __future__ import annotations

import io

import segno

QUIET_ZONE = 4  # modules of white around the code, as the standard asks for


def qr_code(address: str) -> str:
    """The code as SVG, black on white whatever the colours of the page: some readers need it so."""
    written = io.BytesIO()
    code = segno.make_qr(address, error="m")
    code.save(written, kind="svg", border=QUIET_ZONE, light="#fff", xmldecl=False, omitsize=True)
    return written.getvalue().decode()
