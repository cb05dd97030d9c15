"""Records: aligned NumPy dtypes without hidden bytes, and their stand-ins for interpreted rules."""

from __future__ import annotations

import struct
from typing import Any, ClassVar

import numpy as np

Fields = list[tuple[Any, ...]]

# Widest first: an aligned record then has no gaps between its fields.
WIDTHS = (8, 4, 2, 1)
CODES = {"u1": "B", "i1": "b", "u2": "H", "i2": "h", "u4": "I", "i4": "i", "u8": "Q", "i8": "q"}


def record(fields: Fields, padding: str = "padding") -> np.dtype[np.void]:
    """The dtype of these fields, with explicit padding at the end; refuses fields in an order that leaves a gap."""
    size = sum(np.dtype(field[1:] if len(field) > 2 else field[1]).itemsize for field in fields)
    padded = [*fields, (padding, "u1", (8 - size % 8,))]
    aligned = np.dtype(padded, align=True)
    if aligned.itemsize != size + 8 - size % 8 or aligned != np.dtype(padded):
        raise TypeError("the fields leave hidden gaps: order them from the widest to the narrowest")
    return np.dtype((np.record, aligned))


def blank(dtype: np.dtype[np.void], count: int = 1) -> np.ndarray:
    """So many records in which every byte is 0."""
    return np.zeros(count, dtype)


def code_of(dtype: np.dtype[Any]) -> str:
    return CODES[dtype.str[1:]]


def scalar(code: str, offset: int) -> property:
    """A number in a record as a Python integer; writing one that does not fit is an error."""
    packer = struct.Struct("=" + code)

    def get(self: Any) -> int:
        number: int = packer.unpack_from(self.memory, offset)[0]
        return number

    def put(self: Any, value: int) -> None:
        packer.pack_into(self.memory, offset, value)

    return property(get, put)


class Proxy:
    """A record as interpreted rules see it: numbers are Python integers, arrays are memoryviews over the same bytes.

    Integers never wrap, so a rule that would overflow in compiled code raises here."""

    __slots__ = ("memory",)  # a field that the record lacks cannot be written
    arrays: ClassVar[dict[str, tuple[int, int, Any, tuple[int, ...]]]]
    memory: memoryview

    def __init__(self, memory: memoryview) -> None:
        self.memory = memory

    def __getattr__(self, name: str) -> memoryview:
        try:
            start, stop, code, shape = self.arrays[name]
        except KeyError:
            raise AttributeError(f"the record has no field {name}") from None
        array = self.memory[start:stop].cast(code, shape)
        setattr(self, name, array)
        return array


proxies: dict[np.dtype[np.void], type[Proxy]] = {}


def proxy_class(dtype: np.dtype[np.void]) -> type[Proxy]:
    if dtype not in proxies:
        arrays, scalars = {}, {}
        for name, (field, offset, *_) in (dtype.fields or {}).items():
            code = code_of(field.base)
            if field.shape:
                arrays[name] = (offset, offset + field.itemsize, code, field.shape)
            else:
                scalars[name] = scalar(code, offset)
        proxies[dtype] = type("Proxy", (Proxy,), {"__slots__": tuple(arrays), "arrays": arrays, **scalars})
    return proxies[dtype]


class Rows(list[Proxy]):
    """Some records. Assigning to one copies the bytes, as in an array."""

    def __setitem__(self, i: Any, row: Any) -> None:
        self[i].memory[:] = row.memory


def interpreted(argument: Any) -> Any:
    """An argument as interpreted rules take it: records become proxies, plain arrays memoryviews."""
    if not isinstance(argument, np.ndarray):
        return argument
    if argument.dtype.names is None:
        return argument.data
    kind = proxy_class(argument.dtype)
    size = argument.dtype.itemsize
    memory = argument.view(np.uint8).data.cast("B")
    return Rows(kind(memory[i * size : (i + 1) * size]) for i in range(len(argument)))
