"""Files of NumPy, read without NumPy."""

from __future__ import annotations

from struct import calcsize, unpack_from

HEADER_LENGTH = 8  # where a NumPy file says how long its header is
NUMBER_CODES = {"<f4": "f", "<f8": "d"}  # number types: those of NumPy to those of `struct`


def read_row(data: bytes) -> tuple[float, ...]:
    """Return the numbers of a NumPy file, row after row (format 1.0: magic, version, header, data)."""
    (header_length,) = unpack_from("<H", data, HEADER_LENGTH)
    first = HEADER_LENGTH + 2 + header_length
    header = data[HEADER_LENGTH + 2 : first].decode("latin-1")
    code = next(code for name, code in NUMBER_CODES.items() if f"'descr': '{name}'" in header)
    return unpack_from(f"<{(len(data) - first) // calcsize(code)}{code}", data, first)
