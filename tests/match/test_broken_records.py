"""Records that somebody has edited with care, so that every check fits, and records mutated at random: nothing but
`BadRecord` comes out, or the match that the record tells."""

import copy
import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from iacta.engine.words.errors import BadRecord
from iacta.match import Match
from tests.match.tables import bid, bids, bytes_of, checked, lines_of, lusitania, play, play_on


def replay(text):
    return Match.replay(text, mode="interpreted")


def refused(lines, line):
    with pytest.raises(BadRecord) as caught:
        replay(checked(lines))
    assert caught.value.line == line


def running():
    """A running match of three seats in a sealed phase, in which one has chosen."""
    match = play(bid(bids(3), 1, 3, 5), "keep the prize", "next round")
    match.play(0, "bid 2")
    return match


def undone():
    """A running match in which something was taken back."""
    match = play(lusitania(), "exchange 1 for 1")
    match.undo(0)
    play(match, "dismiss 1")
    match.undo(1, [0])
    return match


@pytest.mark.parametrize(
    "waiting",
    [
        {"0": "fly"},
        {"0": "bid 1"},
        {"7": "bid 1"},
        {"0": "keep the prize"},
        {"0": 5},
        {"zero": "bid 2"},
        [],
        5,
        None,
        "bid 2",
    ],
    ids=repr,
)
def test_waiting_choices_that_could_not_be_are_refused(waiting):
    *rest, tail = lines_of(running().record(private=True))
    refused([*rest, {**tail, "waiting": waiting}], len(rest) + 1)


def test_waiting_choices_of_all_seats_do_not_wait_and_are_refused():
    *rest, tail = lines_of(running().record(private=True))
    refused([*rest, {**tail, "waiting": {"0": "bid 2", "1": "bid 2", "2": "bid 2"}}], len(rest) + 1)


def test_an_open_decision_cannot_wait_in_a_record():
    *rest, tail = lines_of(bid(bids(), 1, 5).record(private=True))
    refused([*rest, {**tail, "waiting": {"1": "keep the prize"}}], len(rest) + 1)


def test_a_seat_cannot_stand_twice_in_a_sealed_entry():
    head, _, tail = lines_of(bid(bids(), 3, 3).record(private=True))
    refused([head, {"n": 1, "sealed": {"0": "bid 3", "1": "bid 3", "00": "bid 5"}}, tail], 2)


@pytest.mark.parametrize("seat", ["9" * 5000, "٠", "0 ", "+0", "0_0", "00"], ids=lambda seat: repr(seat[:4]))
def test_a_sealed_entry_names_seats_by_their_number(seat):
    head, _, tail = lines_of(bid(bids(), 3, 3).record(private=True))
    refused([head, {"n": 1, "sealed": {seat: "bid 3", "1": "bid 3"}}, tail], 2)


def test_a_first_line_that_leaves_out_an_option_is_refused():
    """The usual value may be another one day, or be a random one."""
    head, *rest = lines_of(play_on(bids(rounds=3)).record())
    refused([{**head, "options": {}}, *rest], 1)


@pytest.mark.parametrize("no_number", [True, 1.0], ids=repr)
def test_what_python_takes_for_a_1_is_none_in_a_record(no_number):
    begun = lines_of(play(lusitania(), "exchange 1 for 1").record(private=True))
    for line, key in ((1, "iacta"), (1, "rules"), (2, "n"), (3, "running")):
        assert begun[line - 1][key] == no_number
        refused([{**said, key: no_number} if number == line else said for number, said in enumerate(begun, 1)], line)
    *rest, tail = lines_of(play_on(bids()).record())
    assert 1 in tail["places"]
    refused(
        [*rest, {**tail, "places": [no_number if place == 1 else place for place in tail["places"]]}], len(rest) + 1
    )


def test_a_name_that_stands_twice_in_a_line_is_refused():
    lines = bid(bids(), 1, 5).record(private=True).splitlines()
    for number, line in enumerate(lines, 1):
        twins = "\n".join([*lines[: number - 1], line[:-1] + ", " + line[1:], *lines[number:]])
        with pytest.raises(BadRecord) as caught:
            replay(twins)
        assert caught.value.line == number


def test_the_first_line_is_not_the_last_line_too():
    head, tail = lines_of(bids().record(private=True))
    with pytest.raises(BadRecord):
        replay(checked([{**head, **tail}]))


@pytest.mark.parametrize("digits", [40, 4000, 5000])
def test_a_huge_number_in_a_record_is_refused(digits):
    record = bid(bids(3), 1, 3, 5).record(private=True)
    for field in ('"seats": 3', '"rounds": 3', '"iacta": 1', '"n": 1', '"running": 1'):
        name, _ = field.split()
        with pytest.raises(BadRecord):
            replay(record.replace(field, f"{name} {'9' * digits}"))
        if digits < 4300:  # Python reads no longer ones
            lines = [json.loads(line.replace(field, f"{name} {'9' * digits}")) for line in record.splitlines()]
            with pytest.raises(BadRecord):
                replay(checked([{key: value for key, value in line.items() if key != "check"} for line in lines]))


PLACES_FOR_NESTING = [
    (0, "rules"),
    (0, "seats"),
    (0, "match"),
    (0, "words"),
    (0, "options"),
    (0, "extra"),
    (1, "sealed"),
    (2, "seat"),
    (2, "undo"),
    (2, "n"),
    (-1, "secret"),
    (-1, "running"),
    (-1, "waiting"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("line", "field"), PLACES_FOR_NESTING)
@pytest.mark.parametrize("brackets", ["[]", "{}"])
def test_however_deep_a_record_nests_it_is_refused_or_replays(line, field, brackets):
    """Around the depth at which Python gives up reading, it may read a line and then fail to write or to print it."""
    lines = play(bid(bids(3), 1, 3, 5), "keep the prize").record(private=True).splitlines()
    opening, closing = ("[", "]") if brackets == "[]" else ('{"a":', "}")
    for depth in (10, *range(900, 1000, 2), 5000):
        said = lines[line].rstrip("}")
        deep = f'{said}, "{field}": {opening * depth}1{closing * depth}' + "}"
        with pytest.raises(BadRecord):
            replay("\n".join([*lines[:line], deep, *lines[line % len(lines) + 1 :]]))
        unchecked = json.loads(lines[line])
        nested = 1
        for _ in range(min(depth, 900)):
            nested = [nested] if brackets == "[]" else {"a": nested}
        changed = [*map(json.loads, lines)]
        changed[line] = {**unchecked, field: nested}
        for each in changed:
            each.pop("check")
        if field != "extra":
            with pytest.raises(BadRecord):
                replay(checked(changed))


RECORDS = [
    lines_of(match.record(private=True))
    for match in (
        play_on(bids(2, rounds=2), seed=3),
        play_on(lusitania(2, secret=1, turn_limit=2)),
        running(),
        undone(),
    )
]

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 8)
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(["bid 1", "next round", "end turn", "0", "1", "check", "9" * 5000, "x" * 3000]),
    lambda values: (
        st.lists(values, max_size=3) | st.dictionaries(st.sampled_from(["0", "1", "n", "a"]), values, max_size=3)
    ),
    max_leaves=5,
)


def spots(value, path=()):
    """The paths to every value in some lines."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from spots(item, (*path, key))


def changed(lines, path, how, value):
    """The lines with the value at the path replaced, removed, doubled or joined by another."""
    lines = copy.deepcopy(lines)
    within = lines
    for key in path[:-1]:
        within = within[key]
    if how == "replace":
        within[path[-1]] = value
    elif how == "remove":
        del within[path[-1]]
    elif isinstance(within, list):
        within.insert(path[-1], within[path[-1]] if how == "double" else value)
    else:
        within[json.dumps(value)[:20] if how == "join" else f"{path[-1]}0"] = within[path[-1]]
    return lines


@st.composite
def mutated(draw):
    """A record changed in one to three places."""
    lines = draw(st.sampled_from(RECORDS))
    for _ in range(draw(st.integers(1, 3))):
        paths = [path for path in spots(lines) if path]
        how = draw(st.sampled_from(["replace", "replace", "replace", "remove", "double", "join"]))
        lines = changed(lines, draw(st.sampled_from(paths)), how, draw(json_values))
    return lines


def replayed(text):
    """The match of a record, or why there is none."""
    try:
        return replay(text)
    except BadRecord as error:
        return error


def tidied(said, line):
    """What a line says, as the match would write it: with all options, and who agreed to an undo named once."""
    if "options" in line:
        return {**said, "options": {**line["options"], **said["options"]}}
    if "consent" in line and "consent" in said:
        return {**said, "consent": sorted({*said["consent"]} - {said["undo"]})}
    return said


@pytest.mark.slow
@settings(max_examples=400)
@given(mutated())
@example([{**RECORDS[0][0], "words": [[[]]]}, *RECORDS[0][1:]])
def test_of_a_mutated_record_only_a_bad_record_comes_out_or_the_match_it_tells(lines):
    try:
        text = checked(lines)
    except (AttributeError, TypeError):  # a line that is no object any more
        text = "\n".join(json.dumps(line) for line in lines)
    outcome = replayed(text)
    if isinstance(outcome, BadRecord):
        assert outcome.line is None or 1 <= outcome.line <= max(len(lines), 1)
        assert len(str(outcome)) < 400
        return
    outcome = lines_of(outcome.record(private=True))
    assert len(outcome) == len(lines)
    for line, said in zip(outcome, lines, strict=True):
        assert {**line, **{key: value for key, value in tidied(said, line).items() if key in line}} == line


@pytest.mark.slow
@given(st.text(max_size=200))
def test_of_any_text_only_a_bad_record_comes_out(text):
    with pytest.raises(BadRecord):
        replay(text)


@given(st.data())
def test_of_a_record_with_any_character_changed_only_a_bad_record_comes_out(data):
    text = checked(RECORDS[0])
    place = data.draw(st.integers(0, len(text) - 2))
    character = data.draw(st.characters())
    broken = text[:place] + character + text[place + 1 :]
    try:
        match = replay(broken)
    except BadRecord:
        return
    assert bytes_of(match) == bytes_of(replay(text))


@pytest.mark.parametrize("extra", [{"winner": 0}, {"undo": 0}, {"sealed": {}}])
def test_a_line_that_says_more_than_its_sort_is_refused(extra):
    match = lusitania()
    match.play(0, "dismiss 1")
    lines = lines_of(match.record(private=True))
    assert Match.replay(checked(lines), mode="interpreted").version == 1
    lines[1] = {**lines[1], **extra}
    with pytest.raises(BadRecord):
        Match.replay(checked(lines), mode="interpreted")


def test_a_last_line_that_tells_an_end_and_that_the_match_runs_is_refused():
    lines = lines_of(lusitania().record(private=True))
    lines[-1] = {**lines[-1], "end": "twenty_one", "points": [21.0, 0.0], "places": [1, 2]}
    with pytest.raises(BadRecord):
        Match.replay(checked(lines), mode="interpreted")
