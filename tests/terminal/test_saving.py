"""Saving and resuming: the same bytes, whole files, for the owner's eyes only."""

import errno
import os
import stat
from pathlib import Path

import pytest

from iacta.bots import USUAL
from iacta.engine.words.errors import BadOptions, BadRecord
from iacta.match import Match
from iacta.terminal import read_saved
from iacta.terminal.saving import CannotSave, save, saved_text, seating_in, usual_path
from iacta.terminal.seating import seat_players
from tests.terminal.desk import Desk, new_match, played_match

SEATING = seat_players(4, "human,random,greedy", "Ana,Rui,Eva,Łucja")


@pytest.fixture(autouse=True)
def _data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_a_saved_match_goes_on_with_the_same_bytes_and_seats(tmp_path):
    match = played_match()
    path = save(tmp_path / "match.jsonl", match, SEATING)
    text = path.read_text("utf-8")
    resumed = Match.replay(text, mode="interpreted")
    assert seating_in(text) == SEATING
    assert resumed.record(private=True) == match.record(private=True)
    assert resumed.state.tobytes() == match.state.tobytes()
    assert saved_text(resumed, SEATING) == text


def test_a_session_that_is_left_and_resumed_goes_on_as_if_it_had_not_been(tmp_path):
    match = new_match(2, {"first": 0})
    desk = Desk(match, path=tmp_path / "match.jsonl")
    desk.type("exchange 1 for 1", "quit")
    text = (tmp_path / "match.jsonl").read_text("utf-8")
    resumed, seating = read_saved(text)
    resumed.mode = "interpreted"
    again = Desk(resumed, path=tmp_path / "match.jsonl")
    assert again.session.seating == seating
    again.type("quit")
    assert (tmp_path / "match.jsonl").read_text("utf-8") == text
    again = Desk(resumed)
    again.type("end turn")
    assert resumed.version > match.version


def test_a_saved_match_is_a_record_that_anybody_can_verify(tmp_path):
    from iacta.lab.report import verdict_data

    path = save(tmp_path / "match.jsonl", played_match(), SEATING)
    assert verdict_data(Match.replay(path.read_text("utf-8"), mode="interpreted"))["valid"]


def test_only_the_owner_may_read_a_saved_match(tmp_path):
    path = tmp_path / "match.jsonl"
    path.write_text("old")
    path.chmod(0o644)
    before = os.umask(0)
    try:
        save(path, new_match(), seat_players(2, "greedy"))
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_link_is_followed_and_stays(tmp_path):
    (tmp_path / "link.jsonl").symlink_to(tmp_path / "real.jsonl")
    path = save(tmp_path / "link.jsonl", new_match(), seat_players(2, "greedy"))
    assert path == tmp_path / "real.jsonl"
    assert (tmp_path / "link.jsonl").is_symlink()


@pytest.mark.parametrize("failing", ["write", "fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_whole_and_nothing_beside_it(tmp_path, monkeypatch, failing):
    path = tmp_path / "match.jsonl"
    path.write_text("old")

    def fail(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    if failing == "write":
        monkeypatch.setattr("os.fdopen", lambda number, mode: os.close(number) or fail())
    elif failing == "fsync":
        monkeypatch.setattr("os.fsync", fail)
    else:
        monkeypatch.setattr("pathlib.Path.replace", fail)
    with pytest.raises(CannotSave, match="No space left on device"):
        save(path, new_match(), seat_players(2, "greedy"))
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["match.jsonl"]


@pytest.mark.parametrize("path", ["/dev/full", "/dev/null", "/", "/nowhere/match.jsonl", "/proc/match.jsonl"])
def test_a_place_where_no_file_can_be_is_refused(path):
    desk = Desk(new_match(), path=Path(path))
    with pytest.raises(CannotSave, match="could not be saved"):
        desk.type("1")
    assert desk.match.version == 0
    if path.startswith("/dev/"):
        assert stat.S_ISCHR(Path(path).stat().st_mode)


def test_a_match_is_saved_after_every_decision(tmp_path):
    path = tmp_path / "match.jsonl"
    match = new_match(2, {"first": 0})
    desk = Desk(match, path=path)
    versions = []

    def ask(question, _ask=desk.ask):
        versions.append(Match.replay(path.read_text("utf-8"), mode="interpreted").version)
        return _ask(question)

    desk.session.ask_person = ask
    desk.type("exchange 1 for 1", "undo", "exchange 2 for 2")
    assert versions == [0, 1, 2, 3]


def test_a_failure_in_the_middle_is_said_once_and_the_match_goes_on(tmp_path, monkeypatch):
    folder = tmp_path / "saves"
    folder.mkdir()
    match = new_match(2, {"first": 0})
    desk = Desk(match, path=folder / "match.jsonl")

    def ask(question, _ask=desk.ask):
        if len(desk.asked) == 0:
            (folder / "match.jsonl").unlink()
            folder.rmdir()
        return _ask(question)

    desk.session.ask_person = ask
    with pytest.raises(CannotSave):
        desk.type("exchange 1 for 1", "undo", "exchange 2 for 2", "quit")
    assert match.version == 3
    assert desk.text.count("could not be saved") == 1


def test_a_match_that_is_left_is_saved_in_the_users_folder_and_says_where():
    desk = Desk(new_match(2))
    assert desk.type("quit") == 0
    path = usual_path(desk.match)
    assert path.is_file()
    assert f"Saved in {path}" in desk.text
    assert f"iacta play --resume {path}" in desk.text


def test_a_copy_can_be_saved_anywhere(tmp_path):
    desk = Desk(new_match(2))
    desk.type(f"save {tmp_path / 'copy of it.jsonl'}", "save /nowhere/x", "save")
    assert (tmp_path / "copy of it.jsonl").is_file()
    assert "could not be saved" in desk.after(1)
    assert str(usual_path(desk.match)) in desk.after(2)


def test_a_strange_name_of_a_match_makes_no_strange_path():
    match = new_match()
    match.id = "../../etc/passwd"
    assert usual_path(match).name == "------etc-passwd.jsonl"


def test_end_of_input_saves_and_leaves_quietly():
    desk = Desk(new_match(2))
    assert desk.type() == 0
    assert usual_path(desk.match).is_file()


def test_ctrl_c_saves_and_leaves_with_130():
    desk = Desk(new_match(2))
    assert desk.type(KeyboardInterrupt()) == 130
    assert usual_path(desk.match).is_file()
    assert "Saved in" in desk.text


def test_a_closed_pipe_saves_the_match(monkeypatch):
    desk = Desk(new_match(2))

    def closed(_):
        raise BrokenPipeError

    desk.session.display.say = lambda lines, wrong=False: closed(lines)
    with pytest.raises(BrokenPipeError):
        desk.type()
    assert usual_path(desk.match).is_file()


def test_a_match_is_saved_whatever_goes_wrong(monkeypatch):
    match = new_match(2, {"first": 0})
    desk = Desk(match)
    desk.session.bots.choose = lambda *_: 1 // 0
    with pytest.raises(ZeroDivisionError):
        desk.type("exchange 1 for 1", "end turn")
    saved = Match.replay(usual_path(match).read_text("utf-8"), mode="interpreted")
    assert saved.version == match.version == 2


def test_what_went_wrong_first_is_what_is_told(tmp_path):
    (tmp_path / "data").write_text("no folder")
    desk = Desk(new_match(2, {"first": 0}))
    desk.session.bots.choose = lambda *_: 1 // 0
    with pytest.raises(ZeroDivisionError):
        desk.type("exchange 1 for 1", "end turn")


def test_a_record_without_a_seating_gets_a_person_and_bots():
    match, seating = read_saved(played_match().record(private=True))
    assert match.seats == 4
    assert seating.players == ("human", *[USUAL] * 3)


@pytest.mark.parametrize(
    "table",
    [
        None,
        [],
        {},
        {"players": ["human"], "names": []},
        {"players": ["human", "x"], "names": []},
        {"players": [1, 2], "names": []},
    ],
)
def test_a_seating_that_cannot_be_is_refused(table):
    from iacta.terminal.seating import seating_of

    with pytest.raises(BadRecord):
        seating_of(table, 2)


def test_another_game_cannot_be_resumed():
    with pytest.raises(BadOptions, match="lusitania-xxi"):
        read_saved(new_match().record(private=True), game="lutetia")
