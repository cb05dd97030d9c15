"""`iacta admin`, while a server runs and while none does."""

import json
import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from iacta.match import Match
from iacta.server.errors import BadDatabase
from iacta.server.migration import migrate
from iacta.server.store import open_store
from iacta.server.stored import StoredSeat, StoredTable
from tests.apart import alone, apart
from tests.cli.program import iacta, iacta_at_once
from tests.server.process import ServerProcess
from tests.server.serving import PATIENCE, play_until_over

GONE, BANNED = 4404, 4403


def admin(folder, *words, lang="en"):
    """Run a command of the operator."""
    return apart(iacta_at_once, "admin", *words, "--data", str(folder), "--lang", lang)


def done(folder, *words):
    """What a command says that works."""
    ran = admin(folder, *words)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def answer_of(folder, *words):
    return json.loads(done(folder, *words, "--json"))


def refused(folder, *words, lang="en"):
    """The one sentence with which a command is refused."""
    ran = admin(folder, *words, lang=lang)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    return ran.stderr.strip()


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    with ServerProcess(tmp_path_factory.mktemp("admin")) as server:
        yield server


def seated(server, game="lusitania"):
    """Two people at a table, connected."""
    people = [server.guest("Ana"), server.guest("Rui")]
    table = people[0].set_up(game, "me", "open")
    people[1].join(table)
    return people, table, [guest.sit(table) for guest in people]


@pytest.mark.slow
def test_tables_are_listed_and_shown_while_the_server_runs(running):
    _, table, lines = seated(running)
    lines[0].do("say", text="Good luck!")
    next(line for line in lines if line.position["legal"]).play_any()
    listed = {found["table"]: found for found in answer_of(running.folder, "list")["tables"]}
    assert (listed[table]["stage"], listed[table]["moves"], listed[table]["names"]) == ("running", 1, ["Ana", "Rui"])
    assert answer_of(running.folder, "list", "--stage", "over")["tables"] == []
    shown = answer_of(running.folder, "show", table)
    assert shown["chat"] == [{"seat": 0, "name": "Ana", "text": "Good luck!"}]
    assert [seat["name"] for seat in shown["seats"]] == ["Ana", "Rui"]
    assert shown["viewers"] == 2
    text = done(running.folder, "show", table)
    assert "lusitania, running. Moves: 1. Connections: 2." in text
    assert table in done(running.folder, "list")


@pytest.mark.slow
def test_a_command_of_a_process_of_its_own_finds_the_folder_by_its_setting(running):
    table = running.guest("Ana").set_up("lusitania", "me", "open")
    ran = iacta("admin", "list", IACTA_DATA=str(running.folder))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert table in ran.stdout


@pytest.mark.slow
def test_the_control_socket_is_for_its_owner_alone(running):
    path = running.folder / "control.sock"
    assert stat.S_ISSOCK(path.stat().st_mode)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.slow
def test_a_closed_match_is_over_for_everybody_and_the_record_can_be_checked(running):
    _, table, lines = seated(running)
    next(line for line in lines if line.position["legal"]).play_any()
    assert done(running.folder, "close", table) == f"The match at table {table} has been ended.\n"
    for line in lines:
        while not line.position["result"]:
            line.next()
        assert line.position["result"]["ending"] == "closed"
        assert line.position["legal"] == []
        assert line.do("play", version=1, action=0)["error"] == "NotPossible"
    assert refused(running.folder, "close", table) == "No match is being played at this table now."
    exported = admin(running.folder, "export", table)
    assert exported.stderr.startswith("The match was ended by the operator and has no result;")
    record = exported.stdout
    assert len(Match.replay(record, mode="interpreted").log) == 1
    again = running.guest("Eva").sit(table)
    assert again.position["result"]["ending"] == "closed"


@pytest.mark.slow
def test_a_deleted_table_is_gone_for_everybody(running):
    people, table, lines = seated(running)
    done(running.folder, "delete", table)
    assert [line.closed() for line in lines] == [GONE, GONE]
    assert people[0].get(f"/api/tables/{table}").status == 404
    assert refused(running.folder, "show", table) == "There is no such table."
    waiting = people[0].set_up("lusitania", "me", "open")
    assert done(running.folder, "close", waiting) == f"Table {waiting} has been deleted.\n"
    assert people[1].get(f"/api/tables/{waiting}").status == 404


@pytest.mark.slow
def test_the_record_of_a_running_match_tells_no_secret(running, tmp_path):
    _, table, lines = seated(running, "lutetia")
    lines[0].play_any()
    path = tmp_path / "match.jsonl"
    assert str(path) in done(running.folder, "export", table, "--to", str(path))
    assert path.read_text("utf-8") == running.guest().get(f"/api/tables/{table}/record").body.decode()
    assert '"secret"' not in path.read_text("utf-8")


@pytest.mark.slow
def test_a_banned_guest_is_refused_clearly_until_the_ban_is_lifted(running):
    people, table, lines = seated(running)
    guest = answer_of(running.folder, "show", table)["seats"][1]["guest"]
    said = done(running.folder, "ban", guest, "--for", "2h", "--reason", "spam")
    assert guest in said
    assert said.endswith(" (UTC).\n")
    assert lines[1].closed() == BANNED
    answer = people[1].post("/api/tables", {"game": "lusitania", "players": ["me", "open"], "name": "R"})
    assert answer.status == 403
    assert answer.said["error"] == "Forbidden"
    assert answer.said["text"].startswith("You are banned from this server until 20")
    assert answer.said["text"].endswith("UTC. Reason: spam.")
    assert "Masz blokadę" in people[1].get(f"/api/tables/{table}", **{"Accept-Language": "pl"}).said["text"]
    with pytest.raises(Exception, match="403"):
        people[1].line(table)
    assert people[1].get("/").status in (200, 404)  # the page, where it was built
    assert people[1].get("/api/words/en").status == 200
    assert people[0].get(f"/api/tables/{table}").status == 200
    lines[0].settle()
    (ban,) = answer_of(running.folder, "bans")["bans"]
    done(running.folder, "lift", str(ban["number"]))
    assert people[1].sit(table).seat == 1
    assert answer_of(running.folder, "bans")["bans"] == []


@pytest.mark.slow
def test_a_banned_network_is_refused(running):
    number = told_number(done(running.folder, "ban", "127.0.0.0/8", "--yes"))
    answer = running.guest("Eva").get("/api/tables")
    assert answer.status == 403
    assert answer.said["text"] == ("You are banned from this server until the operator lifts it. Reason: none given.")
    assert running.ask("GET", "/healthz").status == 200
    done(running.folder, "lift", number)
    assert running.guest("Eva").get("/api/tables").status == 200


def told_number(said):
    return said.split()[1].rstrip(":")


@pytest.mark.slow
def test_whoever_is_muted_plays_but_does_not_speak(running):
    people, table, lines = seated(running)
    number = told_number(done(running.folder, "mute", f"{table}/0", "--reason", "insults"))
    answer = lines[0].do("say", text="Hello")
    assert (answer["error"], answer["text"]) == (
        "Forbidden",
        "You are muted until the operator lifts it: you may play, but not chat. Reason: insults.",
    )
    assert lines[1].do("say", text="Hello")["type"] == "done"
    other = people[0].set_up("lusitania", "me", "open")
    assert people[0].sit(other).do("say", text="Hello")["type"] == "done"  # only that seat is muted
    guest = answer_of(running.folder, "show", table)["seats"][1]["guest"]
    everywhere = told_number(done(running.folder, "mute", guest))
    people[1].join(other)
    assert people[1].sit(other).do("say", text="Hello")["error"] == "Forbidden"
    for each in (number, everywhere):
        done(running.folder, "lift", each)
    assert lines[0].do("say", text="Hello")["type"] == "done"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["show", "nowhere"], "There is no such table."),
        (["ban", "somebody"], "'somebody' is not an address, network, guest or seat; a seat is written table/1."),
        (["ban", "0123456789ab"], "No guest matches 0123456789ab, or more than one does."),
        (["ban", "1.2.3.4", "--for", "soon"], "'soon' is not a duration: write 30m, 12h, 7d or 4w."),
        (["lift", "999"], "There is no ban or mute with the number 999."),
        (["list", "--stage", "gone"], "There is no stage 'gone'; choose from waiting, running, over."),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(running, words, sentence):
    assert refused(running.folder, *words) == sentence


@pytest.mark.slow
def test_the_server_answers_in_the_operator_s_language(running):
    assert refused(running.folder, "show", "nowhere", lang="pl") == "Nie ma takiego stołu."


@pytest.mark.slow
def test_everything_works_without_a_server_and_a_ban_holds_after_the_next_start(tmp_path):
    with ServerProcess(tmp_path) as server:
        people, table, _ = seated(server)
        other = people[0].set_up("lusitania", "me", "open")
        finished = people[0].set_up("lusitania", "me", "open")
        people[1].join(finished)
        play_until_over(*[guest.sit(finished) for guest in people])
        server.stop()
    assert not (tmp_path / "control.sock").exists()
    stages = {found["table"]: found["stage"] for found in answer_of(tmp_path, "list")["tables"]}
    assert stages == {table: "running", other: "waiting", finished: "over"}
    assert {"trwa", "czeka", "zakończony"} <= set(admin(tmp_path, "list", lang="pl").stdout.split())
    assert "człowiek" in admin(tmp_path, "show", table, lang="pl").stdout
    done(tmp_path, "close", table)
    done(tmp_path, "delete", other)
    assert Match.replay(done(tmp_path, "export", finished), mode="interpreted").over
    done(tmp_path, "ban", f"{table}/1", "--reason", "spam")
    assert "blokada" in admin(tmp_path, "bans", lang="pl").stdout
    with ServerProcess(tmp_path) as server:
        for guest in people:
            guest.serving = server
        assert people[1].get("/api/tables").status == 403
        assert people[0].sit(table).position["result"]["ending"] == "closed"
        assert people[0].get(f"/api/tables/{other}").status == 404


@pytest.mark.slow
def test_a_socket_that_a_killed_server_left_keeps_nobody_waiting(tmp_path):
    with ServerProcess(tmp_path) as server:
        table = server.guest("Ana").set_up("lusitania", "me", "open")
        server.process.kill()
        server.process.wait()
        server.readers[0].join()
    assert (tmp_path / "control.sock").exists()
    assert [found["table"] for found in answer_of(tmp_path, "list")["tables"]] == [table]
    with ServerProcess(tmp_path) as server:
        assert answer_of(tmp_path, "show", table)["stage"] == "waiting"


@pytest.mark.slow
def test_a_folder_whose_name_is_too_long_for_a_socket_is_no_obstacle(tmp_path):
    folder = tmp_path / ("long" * 40)
    with ServerProcess(folder) as server:
        table = server.guest("Ana").set_up("lusitania", "me", "open")
        assert answer_of(folder, "show", table)["viewers"] == 0
    assert server.log.count("no control socket") == 0


def test_a_folder_without_a_database_is_refused(tmp_path):
    assert refused(tmp_path, "list").startswith(f"There is no database in the folder {tmp_path}.")
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def kept(tmp_path):
    """A data folder without a server: a match between two people that has just begun, and a secret."""
    with open_store(tmp_path / "tables.sqlite") as store:
        seats = [StoredSeat("person", name, guest=name * 64) for name in ("a", "b")]
        table = StoredTable("Xk3lq0aPz7Qw", "lusitania", 1, {}, None, b"secret", public=True, seats=seats)
        alone(store.add(table))
    return tmp_path


@pytest.mark.parametrize("most", ["0", "-3"])
def test_a_list_of_less_than_one_table_is_refused(kept, most):
    assert refused(kept, "list", "--most", most) == f"The option --most must be from 1 to 1,000,000, not {most}."


@pytest.mark.parametrize("who", ["0.0.0.0/0", "10.0.0.0/7", "::/16", "127.0.0.1", "::1", "127.3.0.0/16"])
def test_a_ban_of_half_the_world_or_of_this_machine_wants_to_be_meant(kept, who):
    said = refused(kept, "ban", who)
    assert said == f"'{who}' would ban this machine or a large part of the Internet; add --yes if you mean it."
    assert answer_of(kept, "bans")["bans"] == []
    done(kept, "ban", who, "--yes")
    assert len(answer_of(kept, "bans")["bans"]) == 1


def test_a_ban_without_an_end_is_listed_until_it_is_lifted(kept):
    done(kept, "ban", "203.0.113.0/24")
    assert "203.0.113.0/24  until it is lifted" in done(kept, "bans")


def test_a_file_that_is_there_is_not_overwritten_by_a_record(kept, tmp_path):
    path = tmp_path / "match.jsonl"
    path.write_text("mine")
    assert (
        refused(kept, "export", "Xk3lq0aPz7Qw", "--to", str(path)) == f"{path} already exists and is not overwritten."
    )
    assert path.read_text() == "mine"


@pytest.mark.parametrize("broken", ["first page", "end"])
def test_a_check_of_a_file_that_cannot_be_opened_says_what_the_server_says(kept, broken):
    path = kept / "tables.sqlite"
    content = path.read_bytes()
    path.write_bytes(b"\xff" * 4096 + content[4096:] if broken == "first page" else content[:9000])
    with pytest.raises(BadDatabase) as server_says:
        migrate(path)
    assert "is damaged" in str(server_says.value)
    assert refused(kept, "check") == str(server_says.value)
    ran = admin(kept, "check", "--json")
    assert (ran.returncode, ran.stderr) == (2, "")
    assert json.loads(ran.stdout) == {"tables": 0, "troubles": [{"table": None, "why": str(server_says.value)}]}


def test_a_check_of_a_folder_without_a_database_makes_none(tmp_path):
    assert refused(tmp_path, "check").startswith(f"There is no database in the folder {tmp_path}.")
    assert list(tmp_path.iterdir()) == []


def test_something_that_is_no_folder_is_refused(tmp_path):
    path = tmp_path / "afile"
    path.touch()
    for ran in (admin(path, "list"), iacta("serve", "--no-browser", "--data", str(path), "--lang", "en")):
        assert (ran.returncode, ran.stderr) == (2, f"{path} is not a folder: choose one with --data.\n")


OTHER_USER = 65_534
# Everything is loaded before: the program itself may be where only its owner can read.
AS_ANOTHER = f"""
import os
import iacta.cli.invitation, iacta.server.check, iacta.server.control, iacta.server.serve
from iacta.cli.language import cli_words
from iacta.cli.running import run
from iacta.server.errors import BadDatabase
cli_words("en"), BadDatabase("folder-of-another", folder="", user="").text("en")
os.setgid({OTHER_USER}), os.setuid({OTHER_USER})
run()
"""


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become another user")
@pytest.mark.parametrize("words", [["admin", "list"], ["admin", "check"], ["admin", "backup", "new"], ["serve"]])
@pytest.mark.parametrize("whose", ["folder", "database"])
def test_the_folder_of_another_user_is_refused_as_such(words, whose):
    with tempfile.TemporaryDirectory() as name:  # others may go there, not into pytest's own
        Path(name).chmod(0o755)
        folder = Path(name) / "data"
        with open_store_in(folder):
            pass
        folder.chmod(0o700 if whose == "folder" else 0o777)
        (folder / "tables.sqlite").chmod(0o600)
        command = [sys.executable, "-c", AS_ANOTHER, *words, "--data", str(folder), "--lang", "en"]
        ran = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=PATIENCE)
        expected = (
            f"may not read and write the folder {folder} or its files: run the command as the user that the server "
            "runs as.\n"
        )
        assert ran.returncode == 2
        assert ran.stderr.endswith(expected)
        assert ran.stderr.count("\n") == 1


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become another user")
def test_a_file_that_this_user_may_not_read_is_no_number():
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        path = Path(name) / "match.jsonl"
        path.touch(0o600)
        command = [sys.executable, "-c", AS_ANOTHER, "verify", str(path), "--lang", "en"]
        ran = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=PATIENCE)
    sentence = "You may not read the path given for <record>: run the command as another user"
    assert ran.returncode == 2
    assert ran.stderr.startswith(sentence)


def open_store_in(folder):
    folder.mkdir()
    return open_store(folder / "tables.sqlite")
