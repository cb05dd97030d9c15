"""Rules are plain Python functions over a record. `Build` makes the same functions run at one of three speeds:
interpreted, compiled, or compiled with every index checked."""

from __future__ import annotations

import dis
import functools
import hashlib
import inspect
import threading
import types
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Literal, TypeVar, overload

import numpy as np

Mode = Literal["interpreted", "compiled", "checked"]
MODES: tuple[Mode, ...] = ("interpreted", "compiled", "checked")
COMPILED_MODES: tuple[Mode, ...] = ("compiled", "checked")

# Rules of fewer bytes of code are inlined: legal actions are found twice as fast, and compiling takes twice as long.
SMALL = 300

Function = TypeVar("Function", bound=Callable[..., Any])


@overload
def rule(function: Function) -> Function: ...
@overload
def rule(*, compiled: object) -> Callable[[Function], Function]: ...
def rule(function: Any = None, *, compiled: object = None) -> Any:
    """Mark a function as a rule: it may call other rules and nothing else. It stays an ordinary Python function.

    `compiled` is what takes its place in compiled code, for the few that Python and machine code say differently; or
    the path to it, where it needs the compiler.
    """
    if function is None:
        return lambda marked: rule_with(marked, compiled)
    return rule_with(function, None)


def rule_with(function: Any, compiled: object) -> Any:
    if function.__closure__ is not None:
        raise TypeError(f"{function.__qualname__} is a closure; a rule gets everything as an argument")
    function.iacta_rule = True
    function.iacta_compiled = compiled
    function.iacta_telling = False
    return function


def telling(function: Function) -> Function:
    """Mark a rule that writes or reads events and nothing else: over records without events it does nothing, and what
    it returns is 0."""
    rule(function).iacta_telling = True  # type: ignore[attr-defined]  # a mark on a function has no type
    return function


def nothing() -> int:
    return 0


def does_nothing(function: Any) -> Any:
    """A rule that takes the arguments of another and does nothing."""
    count, code = function.__code__.co_argcount, nothing.__code__
    names = function.__code__.co_varnames[:count]
    silent = types.FunctionType(code.replace(co_argcount=count, co_nlocals=count, co_varnames=names), {})
    silent.__name__, silent.__qualname__, silent.__module__ = nothing.__name__, nothing.__qualname__, nothing.__module__
    return rule(silent)


def abstract(function: Function) -> Function:
    """Mark a function as one without a body of its own: each game has a rule of the same name."""
    function.iacta_abstract = function.__name__  # type: ignore[attr-defined]  # a mark on a function has no type
    return function


class ConstantTable(tuple[int, ...]):
    """A constant table of integers for rules: a tuple when interpreted, an array in compiled code."""


class AbstractTable(ConstantTable):
    """A table that each game has its own of."""

    name: str

    def __new__(cls, name: str) -> AbstractTable:
        table = super().__new__(cls)
        table.name = name
        return table


class Build:
    """One set of functions at one speed, with one game's rules for the abstract ones. Those of a `silent` build are for
    records without events. Builds that differ in nothing but the cache folder can share their `parts`, the rules inside
    other functions."""

    def __init__(
        self,
        mode: Mode,
        own: Mapping[str, Any],
        cache: Path | None = None,
        *,
        silent: bool = False,
        parts: dict[Any, Any] | None = None,
    ) -> None:
        self.mode = mode
        self.own = own  # the game's rules and tables for the abstract ones, by name
        self.cache = cache
        self.silent = silent
        self.made: dict[Any, Any] = {}
        self.parts: dict[Any, Any] = {} if parts is None else parts

    def make(self, function: Callable[..., Any]) -> Any:
        """The function at this speed, to be called from Python. Only such go to the cache folder: the rules that they
        call are inside them."""
        function = self.concrete(function)
        if function not in self.made:
            self.made[function] = self.built(function, part=False)
        return self.made[function]

    def part(self, function: Callable[..., Any]) -> Any:
        """The function at this speed, to be called by others of the build."""
        function = self.concrete(function)
        if function not in self.parts:
            self.parts[function] = self.built(function, part=True)
        return self.parts[function]

    def concrete(self, function: Any) -> Any:
        """A game's rule for an abstract one; any other function is what it is."""
        return self.own[function.iacta_abstract] if hasattr(function, "iacta_abstract") else function

    def built(self, function: Any, *, part: bool) -> Any:
        if self.silent and function.iacta_telling:
            function = does_nothing(function)
        replacement = function.iacta_compiled
        if replacement is not None and self.mode != "interpreted":
            return resolve_name(replacement) if isinstance(replacement, str) else replacement
        scope = dict(function.__globals__)
        scope.update({name: self.at_this_speed(scope[name]) for name in globals_read(function) if name in scope})
        copy = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        copy.__qualname__ = function.__qualname__
        copy.__module__ = function.__module__
        if self.mode == "interpreted":
            return copy
        return compiled(copy, checked=self.mode == "checked", cache=None if part else self.cache, part=part)

    def at_this_speed(self, value: Any) -> Any:
        if getattr(value, "iacta_rule", False) or hasattr(value, "iacta_abstract"):
            return self.part(value)
        if is_enum(value):
            return plain_numbers(value)
        if isinstance(value, AbstractTable):
            value = self.own[value.name]
        if isinstance(value, ConstantTable) and self.mode != "interpreted":
            array = np.array(value, dtype=np.int16)  # a GPU has little room for constants
            array.flags.writeable = False
            return array
        return value


def is_enum(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, IntEnum)


@functools.cache
def plain_numbers(names: type[IntEnum]) -> Any:
    """An enum as rules read it: the same names for plain integers, which every compiler knows what to do with."""
    kind: Any = namedtuple(names.__name__, names.__members__)  # type: ignore[misc]  # no literal
    return kind(*(int(member) for member in names))


def globals_read(function: Any) -> set[str]:
    """The global names a function reads; a field of a record may have the same name and does not count."""
    return {step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}


def fingerprint(functions: Iterable[Any], own: Mapping[str, Any]) -> str:
    """A digest of the code these functions run, with every rule, number and table they reach. It is taken from what
    this process has loaded: a source file may have been changed since."""
    waiting, reached = list(functions), []
    digest = hashlib.sha256()
    while waiting:
        function = waiting.pop()
        function = own[function.iacta_abstract] if hasattr(function, "iacta_abstract") else function
        if function in reached:
            continue
        reached.append(function)
        where = function.__module__, function.__qualname__  # compiled code is kept with both
        digest.update(repr((*where, *content_of(function.__code__), function.iacta_telling)).encode())
        for name in sorted(globals_read(function)):
            value = function.__globals__.get(name)
            if isinstance(value, AbstractTable):
                value = own[value.name]
            if getattr(value, "iacta_rule", False) or hasattr(value, "iacta_abstract"):
                waiting.append(value)
            elif is_enum(value):
                digest.update(repr(plain_numbers(value)).encode())
            else:
                digest.update(repr((name, value)).encode())
        replacement = getattr(function, "iacta_compiled", None)
        digest.update(repr(replacement).encode())
        if isinstance(replacement, str):
            digest.update(repr(content_of(inspect.unwrap(resolve_name(replacement)).__code__)).encode())
    return digest.hexdigest()


def content_of(code: types.CodeType) -> tuple[object, ...]:
    """What a function does, and those written inside it; not where it is written."""
    constants = tuple(content_of(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.co_code, constants, code.co_names


changing_settings = threading.Lock()


def compiled(function: Any, *, checked: bool, cache: Path | None, part: bool) -> Any:
    """Numba's dispatcher for the function; that of a `part` is called by other compiled code only.

    Numba reads where to keep code from settings when a dispatcher is made, so they are changed for that moment: checked
    and unchecked code must never share a folder. Where the folder cannot be written, nothing is kept."""
    import numba
    from numba.core import config as settings

    from iacta.engine.compiling.cache import LOCATOR, can_be_written
    from iacta.engine.compiling.parts import PartCompiler

    config: Any = settings  # its settings are made at run time

    config.BOUNDSCHECK = None  # which Numba would let win over the mode
    inline = not checked and len(function.__code__.co_code) < SMALL
    only_inside: Any = {"pipeline_class": PartCompiler, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    with changing_settings:
        before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
        if cache:
            config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(cache), LOCATOR
        try:
            return numba.njit(
                nogil=True,
                boundscheck=checked,
                error_model="python" if checked else "numpy",  # whether every division looks for a zero
                cache=cache is not None and can_be_written(cache),
                forceinline=inline,
                **(only_inside if part else {}),
            )(function)
        finally:
            config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
