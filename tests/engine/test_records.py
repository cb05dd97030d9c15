"""Records: aligned, without hidden bytes, and as interpreted rules see them."""

import struct

import numpy as np
import pytest

from iacta.engine.compiling.records import Proxy, blank, interpreted, proxy_class, record
from iacta.games import load_game
from tests.sealed_bids.table import State

SMALL = record(
    [
        ("key", "u8", (2,)),
        ("far", "i8"),
        ("count", "i4"),
        ("half", "u2"),
        ("hand", "i1", (2, 3)),
        ("seen", "u1"),
        ("me", "i1"),
    ]
)
STATES = [SMALL, State.record, load_game("lusitania-xxi").state, load_game("lusitania-xxi").load_cards(None).k.dtype]


@pytest.fixture
def array():
    return blank(SMALL)


@pytest.fixture
def s(array):
    return interpreted(array)[0]


@pytest.mark.parametrize("dtype", STATES)
def test_every_byte_of_a_record_belongs_to_a_field(dtype):
    end = 0
    for name in dtype.names:
        field, offset = dtype.fields[name][:2]
        assert offset == end, name
        end = offset + field.itemsize
    assert end == dtype.itemsize
    assert dtype.itemsize % 8 == 0


@pytest.mark.parametrize("dtype", STATES)
def test_every_field_of_a_record_is_aligned_as_a_gpu_demands(dtype):
    assert dtype.isalignedstruct
    for field, offset, *_ in dtype.fields.values():
        assert offset % field.base.itemsize == 0


@pytest.mark.parametrize(
    "fields",
    [
        [("a", "u1"), ("b", "u8")],
        [("a", "u8"), ("b", "i1"), ("c", "i2")],
        [("a", "i1", (3,)), ("b", "i2")],
        [("a", "u4"), ("b", "u8"), ("c", "u4")],
    ],
)
def test_fields_in_an_order_that_leaves_a_gap_are_refused(fields):
    with pytest.raises(TypeError, match="from the widest to the narrowest"):
        record(fields)


def test_the_padding_is_a_field_of_its_own():
    assert SMALL.names[-1] == "padding"
    for size in range(1, 17):
        dtype = record([("bytes", "u1", (size,))])
        assert dtype.fields["padding"][0].itemsize + size == dtype.itemsize
        assert dtype.itemsize % 8 == 0


def test_a_blank_record_is_all_zero():
    assert blank(SMALL, 3).tobytes() == bytes(3 * SMALL.itemsize)


def test_an_interpreted_record_shares_its_bytes_with_the_array(array, s):
    s.hand[1, 2] = -7
    s.count = 123_456
    s.key[1] = 2**64 - 1
    assert array["hand"][0][1][2] == -7
    assert array["count"][0] == 123_456
    assert array["key"][0][1] == 2**64 - 1
    array["me"][0] = 3
    assert s.me == 3


def test_what_an_interpreted_rule_reads_are_python_integers(array, s):
    for field in ("far", "count", "half", "seen", "me"):
        assert type(getattr(s, field)) is int
    for value in (s.key[0], s.hand[0, 0]):
        assert type(value) is int
    s.me = 100
    assert s.me + 100 == 200  # NumPy's int8 would wrap
    assert s.hand[0, 0] - 200 == -200


@pytest.mark.parametrize(
    ("field", "least", "most"),
    [
        ("me", -128, 127),
        ("seen", 0, 255),
        ("half", 0, 65535),
        ("count", -(2**31), 2**31 - 1),
        ("far", -(2**63), 2**63 - 1),
    ],
)
def test_a_number_that_does_not_fit_its_field_raises(array, s, field, least, most):
    for fits in (least, most):
        setattr(s, field, fits)
        assert getattr(s, field) == fits == array[field][0]
    for beyond in (least - 1, most + 1, 10**30):
        with pytest.raises(struct.error):
            setattr(s, field, beyond)


def test_a_number_that_does_not_fit_its_array_raises(array, s):
    before = array.tobytes()
    for beyond in (128, -129, 10**30):
        with pytest.raises(ValueError, match="invalid value"):
            s.hand[0, 0] = beyond
    for beyond in (-1, 2**64):
        with pytest.raises(ValueError, match="invalid value"):
            s.key[0] = beyond
    assert array.tobytes() == before


@pytest.mark.parametrize("index", [(2, 0), (0, 3), (5, 5), (-3, 0), (0, -4)])
def test_a_bad_index_raises(s, index):
    with pytest.raises(IndexError):
        s.hand[index]
    with pytest.raises(IndexError):
        s.hand[index] = 1


def test_a_row_cannot_be_taken_out_of_an_array(s):
    with pytest.raises(NotImplementedError):
        s.hand[0]


@pytest.mark.parametrize("value", [1.5, "1", None])
def test_what_is_no_integer_cannot_be_written(s, value):
    with pytest.raises(TypeError):
        s.hand[0, 0] = value
    with pytest.raises(struct.error):
        s.me = value


def test_a_field_that_does_not_exist_raises(s):
    with pytest.raises(AttributeError, match="the record has no field camp"):
        s.camp  # noqa: B018 - reading is what is tested


def test_rows_of_records_are_copied_by_assignment():
    array = blank(SMALL, 3)
    w = interpreted(array)
    w[0].hand[1, 1] = 5
    w[2] = w[0]
    w[0].hand[1, 1] = 6
    assert [int(row["hand"][1][1]) for row in array] == [6, 0, 5]
    assert isinstance(w[2], Proxy)
    assert len(w) == 3
    with pytest.raises(IndexError):
        w[3]


def test_each_row_is_its_own_bytes():
    array = blank(SMALL, 2)
    w = interpreted(array)
    w[1].me = 9
    assert array["me"].tolist() == [0, 9]


def test_read_only_cards_cannot_be_written_by_a_rule():
    k = interpreted(load_game("lusitania-xxi").load_cards(None).k)[0]
    with pytest.raises(TypeError, match="read-only"):
        k.vp[1] = 3


def test_plain_arrays_become_views_of_the_same_numbers():
    mask = np.zeros(4, np.uint8)
    seen = interpreted(mask)
    seen[2] = 1
    assert mask.tolist() == [0, 0, 1, 0]
    table = np.zeros((2, 2), np.int64)
    interpreted(table)[1, 0] = -5
    assert table.tolist() == [[0, 0], [-5, 0]]


def test_other_arguments_stay_as_they_are():
    assert interpreted(7) == 7
    assert type(interpreted(7)) is int


def test_one_class_of_stand_ins_serves_all_records_of_a_type():
    assert proxy_class(SMALL) is proxy_class(SMALL)
    assert proxy_class(SMALL) is not proxy_class(State.record)


def test_every_field_reads_the_same_through_the_stand_in():
    generator = np.random.default_rng(1)
    for dtype in STATES:
        array = blank(dtype)
        array.view(np.uint8)[:] = generator.integers(0, 256, dtype.itemsize, np.uint8)
        stand_in = interpreted(array)[0]
        for name in dtype.names:
            value = getattr(stand_in, name)
            assert (value.tolist() if isinstance(value, memoryview) else value) == array[name][0].tolist()
