"""Records: what is in them, and that a broken one is refused with the line and the reason."""

import hashlib
import json

import pytest

from iacta.engine.words.errors import BadRecord
from iacta.match import Match
from tests.match.tables import bid, bids, bytes_of, checked, lines_of, lusitania, play, play_on
from tests.sealed_bids import GAME


def replay(text, **arguments):
    return Match.replay(text, mode="interpreted", **arguments)


def refused(text, line, reason, **arguments):
    """The record is refused, naming the line and the reason."""
    with pytest.raises(BadRecord) as caught:
        replay(text, **arguments)
    assert caught.value.line == line, caught.value
    assert str(caught.value).startswith(f"line {line}: ")
    assert reason in str(caught.value)


@pytest.fixture(scope="module", params=["sealed bids", "lusitania", "with an undo", "running", "choices wait"])
def match(request):
    if request.param == "sealed bids":
        return play_on(bids(3))
    if request.param == "lusitania":
        return play_on(lusitania(2, secret=1, turn_limit=6))
    table = play(bid(bids(3), 1, 3, 5), "keep the prize", "shuffle the pile", "next round")
    table.undo(0, [1, 2])
    if request.param == "with an undo":
        return play_on(table)
    play(table, "next round")
    if request.param == "choices wait":
        table.play(2, "bid 4")
    return table


@pytest.fixture
def record(match):
    return match.record(private=True)


def test_a_record_replays_to_the_same_bytes(match, record):
    assert bytes_of(replay(record)) == bytes_of(match)
    assert replay(record).record(private=True) == record


def test_the_lines_of_a_record_may_end_as_on_any_system(match, record):
    for text in (record.replace("\n", "\r\n"), record.rstrip("\n")):
        assert bytes_of(replay(text)) == bytes_of(match)


def test_a_record_is_readable_json_lines(match, record):
    head, *entries, tail = lines_of(record)
    assert head == {
        "iacta": 1,
        "game": match.game.name,
        "rules": 1,
        "seats": match.seats,
        "options": match.options,
        "cards": match.cards.digest,
        "match": match.id,
        "words": [],
        "commitment": hashlib.sha256(match.secret).hexdigest(),
    }
    assert [entry["n"] for entry in entries] == list(range(1, match.version + 1))
    assert all(("play" in entry) + ("sealed" in entry) + ("undo" in entry) == 1 for entry in entries)
    assert ("end" in tail) == match.over
    assert ("running" in tail) == (not match.over)


def test_a_record_cut_off_after_any_line_is_refused(record):
    lines = record.splitlines(keepends=True)
    for kept in range(1, len(lines)):
        refused("".join(lines[:kept]), kept, "cut off")
    refused("", 1, "empty")


def test_a_record_cut_off_anywhere_in_its_last_lines_is_refused(record):
    count = len(record.splitlines())
    begin = len("".join(record.splitlines(keepends=True)[:-3]))
    for length in range(begin + 1, len(record) - 1):
        line = min(count, record[:length].count("\n") + (record[length - 1] != "\n"))
        refused(record[:length], line, "cut off")


def test_a_changed_line_is_found_and_named(record):
    lines = record.splitlines()
    for number, line in enumerate(lines, 1):
        said = json.loads(line)
        for field in said.keys() - {"check"}:
            changed = json.dumps({**said, field: "something else"})
            refused("\n".join([*lines[: number - 1], changed, *lines[number:]]), number, "its checksum does not match")


def test_a_line_without_its_check_or_with_another_is_found_and_named(record):
    lines = record.splitlines()
    for number, line in enumerate(lines, 1):
        said = json.loads(line)
        for check in (None, "", 0, "0" * 16, [], True):
            changed = json.dumps({**said, "check": check})
            refused("\n".join([*lines[: number - 1], changed, *lines[number:]]), number, "its checksum does not match")
        del said["check"]
        changed = json.dumps(said)
        refused("\n".join([*lines[: number - 1], changed, *lines[number:]]), number, "its checksum does not match")


def test_a_line_that_is_missing_doubled_or_out_of_order_is_found_and_named(record):
    lines = record.splitlines()
    for i in range(len(lines)):
        if i < len(lines) - 1:
            refused("\n".join(lines[:i] + lines[i + 1 :]), i + 1, "its checksum does not match")
            swapped = [*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]
            refused("\n".join(swapped), i + 1, "its checksum does not match")
        refused("\n".join([*lines[: i + 1], *lines[i:]]), i + 2, "its checksum does not match")
        refused("\n".join([*lines[: i + 1], "", *lines[i + 1 :], ""]), i + 2, "line is not JSON")


@pytest.mark.slow
def test_the_entries_stand_in_their_order_even_when_every_check_fits(record):
    lines = lines_of(record)
    for i in range(1, len(lines) - 2):
        refused(checked([*lines[:i], *lines[i + 1 :]]), i + 1, f"entry {i} should be here")
        refused(checked([*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]), i + 1, "should be here")
        refused(checked([*lines[: i + 1], *lines[i:]]), i + 2, f"entry {i + 1} should be here")


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        ({"iacta": 2}, 1, "not a record of Iacta in format 1"),
        ({"iacta": True}, 1, "not a record of Iacta in format 1"),
        ({"iacta": None}, 1, "not a record of Iacta in format 1"),
        ({"game": "chess"}, 1, "There is no game called 'chess'"),
        ({"game": 7}, 1, "no valid 'game'"),
        ({"rules": 2}, 1, "the match was played with version 2 of the rules; this is version 1"),
        ({"rules": True}, 1, "the match was played with version True of the rules; this is version 1"),
        ({"rules": None}, 1, "the match was played with version None of the rules"),
        ({"seats": 5}, 1, "is for 2 to 4 players"),
        ({"seats": True}, 1, "is for 2 to 4 players"),
        ({"seats": "2"}, 1, "no valid 'seats'"),
        ({"options": []}, 1, "no valid 'options'"),
        ({"options": {"colour": 1}}, 1, "does not name every option"),
        ({"cards": "0" * 16}, 1, "other cards"),
        ({"cards": None}, 1, "other cards"),
        ({"match": "a\nb"}, 1, "printable text"),
        ({"match": 1}, 1, "no valid 'match'"),
        ({"words": [1]}, 1, "printable text"),
        ({"words": "abc"}, 1, "no valid 'words'"),
        ({"commitment": "0" * 64}, -1, "does not match the commitment"),
        ({"commitment": None}, -1, "does not match the commitment"),
    ],
)
def test_a_first_line_that_fits_no_match_is_refused(record, change, line, reason):
    head, *rest = lines_of(record)
    refused(checked([{**head, **change}, *rest]), line % (len(rest) + 2), reason)


@pytest.mark.parametrize(
    "field", ["iacta", "game", "rules", "seats", "options", "cards", "match", "words", "commitment"]
)
def test_a_first_line_with_something_missing_is_refused(record, field):
    head, *rest = lines_of(record)
    del head[field]
    with pytest.raises(BadRecord):
        replay(checked([head, *rest]))


@pytest.mark.parametrize(
    ("secret", "reason"),
    [
        ("00" * 32, "does not match the commitment"),
        ("00" * 31, "does not match the commitment"),
        ("", "does not match the commitment"),
        ("no hex", "cannot be read"),
        (None, "cannot be read"),
        (5, "cannot be read"),
        ([], "cannot be read"),
    ],
)
def test_a_wrong_secret_is_refused(secret, reason):
    for match in (play_on(bids(3)), play_on(bids(3, secret=1), 4)):
        *rest, tail = lines_of(match.record(private=True))
        if secret != match.secret.hex():
            refused(checked([*rest, {**tail, "secret": secret}]), len(rest) + 1, reason)


def test_a_record_without_the_secret_cannot_be_replayed(record):
    *rest, tail = lines_of(record)
    del tail["secret"]
    refused(checked([*rest, tail]), len(rest) + 1, "does not contain the secret")


def test_another_match_with_the_secret_of_this_one_is_refused():
    one, two = play_on(bids(secret=1)), play_on(bids(secret=2))
    *rest, tail = lines_of(one.record())
    refused(checked([*rest, {**tail, "secret": two.secret.hex()}]), len(rest) + 1, "does not match the commitment")


def test_a_record_with_other_cards_is_refused_and_with_its_own_replays():
    dear = GAME.load_cards("10 20 30 40 50 60")
    match = play_on(Match(GAME, 2, cards=dear, mode="interpreted"))
    refused(match.record(), 1, "other cards")
    refused(bids().record(private=True), 1, "other cards", cards=dear)
    assert bytes_of(replay(match.record(), cards=dear)) == bytes_of(match)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"play": "bid 1", "sealed": None}, "There is no seat None"),
        ({"sealed": {"0": "bid 1"}}, "sealed choice is missing"),
        ({"sealed": {}}, "sealed choice is missing"),
        ({"sealed": {"0": "bid 1", "1": "bid 9", "2": "bid 5"}}, "'bid 9' is not an action of this game"),
        ({"sealed": {"0": "bid 1", "1": 5, "2": "bid 5"}}, "must name every seat's action"),
        ({"sealed": {"zero": "bid 1"}}, "must name every seat's action"),
        ({"sealed": {"-1": "bid 1"}}, "must name every seat's action"),
        ({"sealed": {"7": "bid 1"}}, "There is no seat 7"),
        ({"sealed": {"0": "next round"}}, "(S1)"),
        ({"sealed": [["0", "bid 1"]]}, "not an entry of a match"),
        ({"undo": 0}, "nothing to undo"),
    ],
)
def test_a_sealed_entry_that_could_not_be_is_refused(change, reason):
    head, first, *rest = lines_of(bid(bids(3), 1, 3, 5).record(private=True))
    refused(checked([head, {**first, **change}, *rest]), 2, reason)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seat": 0}, "It is not seat 0's turn"),
        ({"seat": 3}, "There is no seat 3"),
        ({"seat": True}, "There is no seat True"),
        ({"seat": 2.0}, "There is no seat 2.0"),
        ({"seat": None}, "There is no seat None"),
        ({"seat": [2]}, "There is no seat [2]"),
        ({"play": "bid 1"}, "(S1)"),
        ({"play": "pass"}, "'pass' is not an action of this game"),
        ({"play": 1}, "not an entry of a match"),
        ({"play": None}, "not an entry of a match"),
        ({"sealed": {"2": "keep the prize"}}, "recorded as sealed although"),
        ({"undo": 2}, "everybody agrees"),
        ({"undo": 2, "consent": [0]}, "everybody agrees"),
        ({"undo": 2, "consent": 5}, "must list the seats that agreed"),
        ({"undo": 2, "consent": [0, "1"]}, "There is no seat '1'"),
        ({"undo": "2"}, "There is no seat '2'"),
        ({"undo": None}, "There is no seat None"),
    ],
)
def test_an_open_entry_that_could_not_be_is_refused(change, reason):
    head, first, second, *rest = lines_of(play(bid(bids(3), 1, 3, 5), "keep the prize").record(private=True))
    refused(checked([head, first, {**second, **change}, *rest]), 3, reason)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"end": "pile"}, "the recorded end is not the one that the actions lead to"),
        ({"points": [7, 0]}, "the recorded end is not the one that the actions lead to"),
        ({"points": None}, "the recorded end is not the one that the actions lead to"),
        ({"places": [1, 1]}, "the recorded end is not the one that the actions lead to"),
        ({"places": "12"}, "the recorded end is not the one that the actions lead to"),
        ({"running": 3}, "still running, but that does not follow"),
    ],
)
def test_an_end_that_the_actions_do_not_lead_to_is_refused(change, reason):
    *rest, tail = lines_of(play_on(bids(rounds=1)).record())
    refused(checked([*rest, {**tail, **change}]), len(rest) + 1, reason)


def test_a_finished_record_with_an_entry_changed_to_another_legal_one_is_refused_at_the_end_or_before():
    record = play_on(bids(rounds=2, secret=4), seed=2).record()
    lines = lines_of(record)
    match = bids(rounds=2, secret=4)
    tried = 0
    for i, line in enumerate(lines[1:-1], 1):
        for action in [] if "sealed" in line else match.legal(line["seat"]):
            if action.text != line["play"] and action.text in ("keep the prize", "discard the prize"):
                with pytest.raises(BadRecord):
                    replay(checked([*lines[:i], {**line, "play": action.text}, *lines[i + 1 :]]))
                tried += 1
        for seat, text in line.get("sealed", {str(line.get("seat")): line.get("play")}).items():
            match.play(int(seat), text)
    assert tried


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "null",
        "[]",
        "7",
        '"record"',
        "{}",
        '{"check": 1}',
        "\0",
        "\ufeff{}",
        "{}\n{}",
        "end",
        "[" * 100_000,
        "x" * 200_000,
    ],
    ids=lambda text: repr(text[:12]),
)
def test_garbage_is_refused_at_its_first_line(text):
    refused(text, 1, "")


def test_a_finished_match_tells_its_secret_and_anybody_can_check_the_deal():
    match = play_on(lusitania(2, secret=9, turn_limit=3))
    record = match.record()
    assert record == match.record(private=True)
    secret = bytes.fromhex(lines_of(record)[-1]["secret"])
    assert hashlib.sha256(secret).hexdigest() == lines_of(record)[0]["commitment"]
    assert replay(record).over


def test_the_record_of_a_running_match_has_no_secret_anywhere_and_its_private_record_has():
    secret = bytes(range(100, 132))
    match = play_on(Match(GAME, 3, secret=secret, mode="interpreted"), 5)
    assert secret.hex() not in match.record()
    for key in match.state["key"][0].tolist():
        assert str(key) not in match.record()
        assert f"{key:x}" not in match.record()
    for start in range(29):
        assert secret[start : start + 4].hex() not in match.record().lower()
    assert "secret" not in match.record()
    assert secret.hex() in match.record(private=True)
    refused(match.record(), match.version + 2, "does not contain the secret")


def test_words_of_any_alphabet_are_kept():
    match = Match(GAME, 2, id="partía 'ж' \u2603", entropy=["święto дім", '"\\'], mode="interpreted")
    assert bytes_of(replay(match.record(private=True))) == bytes_of(match)
    assert "święto" in match.record()
