"""Rules inside compiled code. Numba would make machine code of every function, with all that it calls in it, and
optimize that again in each function that calls it. Whoever compiles an entry point needs machine code of the entry
point only, and no optimized code of what is inlined anyway."""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class Part(JITCodeLibrary):
    """The code of a function that is only ever linked into others."""

    optimized = True

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Nobody calls it from Python, so it needs no environment there."""

    def _optimize_final_module(self) -> None:
        if self.optimized:
            super()._optimize_final_module()  # type: ignore[no-untyped-call]  # Numba has no types here

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True


class PartCompiler(Compiler):
    """Numba's compiler for such a function. What is too large to be inlined is optimized before it is linked into
    others: without that compiling takes a quarter less, and some games are played a tenth slower. In checked code that
    does not matter."""

    def __init__(self, typing: Any, target: Any, _: Any, arguments: Any, result: Any, flags: Any, names: Any) -> None:
        new_part: Any = Part
        part = new_part(target.codegen(), "part")
        part.optimized = not flags.forceinline and not flags.boundscheck
        super().__init__(typing, target, part, arguments, result, flags, names)  # type: ignore[no-untyped-call]
