"""The arrays of a record, as rules see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, overload

if TYPE_CHECKING:
    from iacta.engine.rules.declaration import GameState


class Row(Protocol):
    """Numbers in a row."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """Rows of numbers."""

    @property
    def shape(self) -> tuple[int, int]: ...
    def __getitem__(self, place: tuple[int, int], /) -> int: ...
    def __setitem__(self, place: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Cube(Protocol):
    """Grids of numbers."""

    def __getitem__(self, place: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, place: tuple[int, int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


class RealGrid(Protocol):
    """Rows of real numbers."""

    def __getitem__(self, place: tuple[int, int], /) -> float: ...
    def __setitem__(self, place: tuple[int, int], value: float, /) -> None: ...


class Records(Protocol):
    """Records of a game in a row: states and views."""

    @overload
    def __getitem__(self, place: int, /) -> GameState: ...
    @overload
    def __getitem__(self, place: slice, /) -> Records: ...
    def __setitem__(self, place: int, value: GameState, /) -> None: ...
    def __len__(self) -> int: ...


CardRecords: TypeAlias = Sequence[Any]  # the card numbers of a game, in the one row of an array
