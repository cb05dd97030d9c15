"""Completion by the Tab key, where the system has readline."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from types import ModuleType

Completions = Callable[[str], list[str]]


def line_editor() -> ModuleType | None:
    """The readline module, if there is one and a person types."""
    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    try:
        import readline
    except ImportError:
        return None
    return readline


class Completer:
    """Completes lines by what the session offers at the moment."""

    def __init__(self) -> None:
        self.offer: Completions = lambda _: []
        self.found: list[str] = []
        self.editor = line_editor()

    def __call__(self, typed: str, number: int) -> str | None:
        if number == 0:
            self.found = self.offer(typed)
        return self.found[number] if number < len(self.found) else None

    def forget(self) -> None:
        """What one person typed or might have typed is not offered to the next."""
        self.offer = lambda _: []
        if self.editor:
            self.editor.clear_history()

    @contextlib.contextmanager
    def at_work(self) -> Iterator[None]:
        """Complete while this lasts; afterwards everything is as before."""
        editor = self.editor
        if editor is None:
            yield
            return
        before, delimiters = editor.get_completer(), editor.get_completer_delims()
        editor.set_completer(self)
        editor.set_completer_delims("")  # a whole line is completed
        libedit = "libedit" in (editor.__doc__ or "")
        editor.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
        if not libedit:
            editor.parse_and_bind("set enable-bracketed-paste off")  # it would write control codes at every prompt
        try:
            yield
        finally:
            editor.set_completer(before)
            editor.set_completer_delims(delimiters)
            editor.clear_history()
