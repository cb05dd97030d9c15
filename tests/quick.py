"""Which cases of a test run before every commit: the first of them. The others are slow."""

import pytest


def first(cases, quick=1):
    """The cases for `parametrize`; those after the first few are slow."""
    kept, others = list(cases)[:quick], list(cases)[quick:]
    return [*kept, *(slow(*case) if isinstance(case, tuple) else slow(case) for case in others)]


def slow(*case):
    return pytest.param(*case, marks=pytest.mark.slow)
