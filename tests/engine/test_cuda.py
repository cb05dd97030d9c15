"""Every rule that the contract names compiles for a GPU, on a machine that has none."""

import dis
import functools
import types

import numba
import numpy as np
import pytest
from numba import cuda
from numba.core.errors import NumbaError
from numba.cuda import dispatcher

from iacta.engine.compiling.rule import Build, rule
from iacta.engine.learning.observe import observe
from iacta.engine.rules.contract import CONTRACT, choose_any, legal_actions, step, why_forbidden
from iacta.games import NAMES, load_game
from tests.quick import first

CAPABILITY = (9, 0)
DERIVED = (why_forbidden, legal_actions, choose_any, step)

# The kinds of each function's arguments: S a record of the game, K the cards, i an integer, n integers, m a mask,
# u a generator.
ARGUMENTS = {
    "setup": "SKn",
    "to_act": "S",
    "current_seat": "S",
    "sealed": "S",
    "phase": "S",
    "forbids": "SKii",
    "apply": "SKii",
    "score": "SKn",
    "rank": "SKn",
    "ending": "S",
    "view": "SiS",
    "determinize": "SKiSu",
    "worth": "SKi",
    "why_forbidden": "SKii",
    "legal_actions": "SKimn",
    "choose_any": "mniu",
    "step": "SKii",
}


@pytest.fixture(autouse=True)
def _a_gpu_to_compile_for(monkeypatch):
    """Numba asks the present GPU which code it understands; here none is present."""
    stand_in = types.SimpleNamespace(compute_capability=CAPABILITY)
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: stand_in)


@functools.cache
def build_of(name):
    return Build("compiled", load_game(name).own, silent=True)


def kinds(game):
    return {
        "S": numba.from_dtype(game.silent_state),
        "K": numba.from_dtype(game.load_cards(None).k.dtype),
        "i": numba.int64,
        "n": numba.int64[::1],
        "m": numba.uint8[::1],
        "u": numba.uint64[::1],
    }


def ptx_of(function, *arguments):
    """The function as the GPU's assembly text. It is not optimised: the optimiser takes long and refuses nothing."""
    text, _ = cuda.compile_ptx(function.py_func, arguments, device=True, cc=CAPABILITY, opt=False)
    return text


@pytest.mark.slow
@pytest.mark.parametrize("function", CONTRACT + DERIVED, ids=lambda function: function.__name__)
@pytest.mark.parametrize("name", NAMES)
def test_every_contract_function_compiles_for_a_gpu(name, function):
    kind = kinds(load_game(name))
    arguments = [kind[letter] for letter in ARGUMENTS[function.__name__]]
    text = ptx_of(build_of(name).make(function), *arguments)
    assert ".target sm_90" in text
    assert ".func" in text
    assert ".extern" not in text  # nothing is left to be found on the GPU: no allocation, no printing


@pytest.mark.slow
def test_observing_compiles_for_a_gpu():
    views, table, out = numba.uint8[:, ::1], numba.int64[:, ::1], numba.int16[:, ::1]
    number = numba.int64
    text = ptx_of(Build("compiled", {}).make(observe), views, number, table, number, number, out, number)
    assert ".target sm_90" in text
    assert ".extern" not in text


def rules_reached(build):
    for function in CONTRACT + DERIVED:
        build.make(function)
    made = (*build.made.values(), *build.parts.values())
    return [function.py_func for function in made if hasattr(function, "py_func")]


def raises(function):
    return any(instruction.opname == "RAISE_VARARGS" for instruction in dis.get_instructions(function))


@pytest.mark.parametrize("name", NAMES)
def test_no_rule_raises_because_a_gpu_would_leave_the_rule_and_say_nothing(name):
    reached = rules_reached(build_of(name))
    assert len(reached) > len(CONTRACT + DERIVED)
    assert [function.__qualname__ for function in reached if raises(function)] == []


# What follows shows that the tests above can fail: rules that are fine on a CPU and wrong on a GPU.

ALIGNED = numba.from_dtype(np.dtype((np.record, np.dtype([("me", "i4"), ("camp", "i1", (4,))], align=True))))
UNALIGNED = numba.from_dtype(np.dtype((np.record, [("phase", "i1"), ("me", "i4")])))


@rule
def with_the_seat(s):
    return s.me


@rule
def with_a_list(s):
    seats = [1]
    seats.append(s.me)
    return len(seats)


@rule
def with_a_new_array(s):
    seats = np.zeros(4, np.int64)
    seats[s.me] = 1
    return seats[0]


@rule
def with_a_text(s):
    return len(str(s.me))


@rule
def with_a_message(s):
    if s.me > 3:
        raise ValueError(f"There is no seat {s.me}.")
    return s.me


@rule
def that_calls_one_with_a_list(s):
    return with_a_list(s)


BAD = (with_a_list, with_a_new_array, with_a_text, with_a_message, that_calls_one_with_a_list)


def assert_compiles_for_the_cpu_only(function, record):
    made = Build("compiled", {}).make(function)
    made.compile((record,))
    with pytest.raises(NumbaError):
        ptx_of(made, record)


@pytest.mark.slow
@pytest.mark.parametrize("function", first(BAD), ids=lambda function: function.__name__)
def test_what_a_gpu_cannot_do_does_not_compile_for_it(function):
    assert_compiles_for_the_cpu_only(function, ALIGNED)


def test_an_unaligned_record_does_not_compile_for_a_gpu():
    assert_compiles_for_the_cpu_only(with_the_seat, UNALIGNED)


def test_a_harmless_rule_over_the_same_record_compiles():
    assert ".target sm_90" in ptx_of(Build("compiled", {}).make(with_the_seat), ALIGNED)


def test_a_rule_that_raises_is_noticed():
    assert raises(with_a_message)
    assert not raises(with_the_seat)
