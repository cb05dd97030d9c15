"""A pytest plugin: the tests run with mutants of a game's rules, and no file is touched.

With one mutant, to see what the tests say of it:

    python -m pytest -n 0 -p tests.mutation.plugin --rules iacta.games.lusitania_xxi --mutant "sorts.is_mars | …" tests

With all of them see run.py. Only interpreted rules are mutants."""

from __future__ import annotations

import ast
import gc
import os
from importlib import import_module
from types import CodeType, FunctionType

import pytest

from tests.mutation.mutants import Mutant, all_mutants, mutated

SECONDS = 3.0  # of the processor's time for a test; one that is not slow by itself has then met an endless loop


def code_of(mutant: Mutant, tree: ast.Module, path: str) -> CodeType:
    """The code of the mutant's rule in a tree of its module."""
    module = compile(tree, path, "exec", dont_inherit=True)
    (code,) = (value for value in module.co_consts if isinstance(value, CodeType) and value.co_name == mutant.function)
    return code


def code_in_use(mutant: Mutant) -> CodeType:
    """The code of the mutant's rule as it was imported, which all copies of the rule share."""
    code: CodeType = getattr(import_module(mutant.module), mutant.function).__code__
    return code


def become(mutant: Mutant) -> None:
    """Change the rule, and every copy that a `Build` has made of it, in this process."""
    before = code_in_use(mutant)
    if before != code_of(mutant, ast.parse(mutant.source), before.co_filename):
        raise LookupError(f"{mutant.module} was changed while it was tried")
    after = code_of(mutant, mutated(mutant), before.co_filename)
    for holder in gc.get_referrers(before):
        if isinstance(holder, FunctionType):
            holder.__code__ = after


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mutation")
    group.addoption("--rules", help="the package whose rules are changed")
    group.addoption("--mutant", help="the name of the one mutant to run the tests with; for run.py, how names begin")
    group.addoption(
        "--seconds",
        type=float,
        default=SECONDS,
        help="the time for a test that is not slow by itself, after which it has failed",
    )
    group.addoption("--fates", type=int, help="the open file to which to write what became of every mutant")


def pytest_configure(config: pytest.Config) -> None:
    os.environ["IACTA_CACHE"] = os.devnull  # no folder: compiled mutants would be taken for the rules
    if config.option.fates is not None:
        from tests.mutation.trial import Trial

        begin = config.option.mutant or ""
        chosen = [mutant for name, mutant in all_mutants(config.option.rules).items() if name.startswith(begin)]
        config.pluginmanager.register(Trial(chosen, config.option.fates))


def pytest_collection_finish(session: pytest.Session) -> None:
    name = session.config.option.mutant
    if name is not None and session.config.option.fates is None:
        mutants = all_mutants(session.config.option.rules)
        if name not in mutants:
            raise pytest.UsageError(f"there is no mutant {name}")
        become(mutants[name])
