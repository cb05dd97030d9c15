"""An arena goes on where its file ends, as if nothing had happened; a file that does not fit is left alone."""

from __future__ import annotations

import errno
import json
import os

import pytest

from iacta.bots import BOTS_VERSION
from iacta.engine.words.messages import LANGUAGES
from iacta.lab import arena_file
from iacta.lab.arena_file import BadResults
from iacta.lab.encounter import BotFailed
from tests.lab.players import Lowest, contest_of, dearer_shields, played, summary
from tests.quick import first


@pytest.fixture
def path(tmp_path):
    return tmp_path / "duels.jsonl"


def lines_of(path):
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def interrupt_after(count):
    """Somebody presses Ctrl-C when so many encounters are over."""
    over = []

    def progress(_):
        over.append(1)
        if len(over) == count:
            raise KeyboardInterrupt

    return progress


def test_a_line_for_the_contest_and_one_for_every_deal(path):
    contest = contest_of(games=6)
    outcome = played(contest, save=path)
    head, *rest = lines_of(path)
    assert head == {
        "arena": 2,
        "game": "lusitania-xxi",
        "rules": contest.game.rules_version,
        "cards": contest.printed.digest,
        "seats": 2,
        "options": contest.options,
        "bots": ["greedy", "random"],
        "ways": BOTS_VERSION,
        "seed": 3,
        "games": 6,
    }
    assert [line["deal"] for line in rest] == [0, 1, 2]
    assert [line["places"] for line in rest] == [[list(p) for p in e.places] for e in outcome.encounters]


@pytest.mark.slow
@pytest.mark.parametrize("threads", [1, 3])
def test_an_interrupted_arena_goes_on_to_the_same_end(path, threads):
    contest = contest_of(seats=3, games=40)
    with pytest.raises(KeyboardInterrupt):
        played(contest, threads=threads, save=path, progress=interrupt_after(3))
    kept = path.read_bytes()
    assert 1 + 3 <= kept.count(b"\n") < 1 + contest.deals
    counted = []
    outcome = played(contest, threads=threads, save=path, progress=counted.append)
    assert summary(outcome) == summary(played(contest))
    assert path.read_bytes().startswith(kept)
    assert sum(counted) == contest.games_in_all
    assert counted[0] == (kept.count(b"\n") - 1) * len(contest.seatings)


def test_a_finished_arena_plays_nothing_again_and_keeps_its_times(path, monkeypatch):
    outcome = played(save=path)
    before = path.read_bytes()
    monkeypatch.setattr("iacta.lab.arena.play_encounter", None)
    assert played(save=path).encounters == outcome.encounters
    assert path.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 2, 40, 100])
def test_a_torn_last_line_is_dropped(path, cut):
    contest = contest_of(games=8)
    whole = summary(played(contest, save=path))
    path.write_bytes(path.read_bytes()[:-cut])
    assert summary(played(contest, save=path)) == whole
    assert sorted(line["deal"] for line in lines_of(path)[1:]) == [0, 1, 2, 3]


@pytest.mark.parametrize("kept", [0, 1, 30])
def test_a_torn_first_line_is_written_anew(path, kept):
    contest = contest_of(games=2)
    played(contest, save=path)
    head = path.read_bytes().splitlines(keepends=True)[0]
    path.write_bytes(head[:kept])
    played(contest, save=path)
    assert path.read_bytes().startswith(head)


def test_more_games_may_be_asked_for_and_fewer_may_not(path):
    played(contest_of(games=4), save=path)
    outcome = played(contest_of(games=8), save=path)
    assert summary(outcome) == summary(played(contest_of(games=8)))
    assert lines_of(path)[3] == {"games": 8}
    before = path.read_bytes()
    assert summary(played(contest_of(games=7), save=path)) == summary(outcome)  # which are as many deals
    assert path.read_bytes() == before
    with pytest.raises(BadResults, match="line 1: the file is for 8 games of each pair, more than the 6 asked for"):
        played(contest_of(games=6), save=path)
    assert path.read_bytes() == before
    assert summary(played(contest_of(games=12), save=path)) == summary(played(contest_of(games=12)))


def test_several_pairs_go_on_together(path, extra):
    extra(lowest=Lowest)
    contest = contest_of(bots=("greedy", "lowest", "random"), games=8)
    with pytest.raises(KeyboardInterrupt):
        played(contest, save=path, progress=interrupt_after(5))
    assert summary(played(contest, save=path)) == summary(played(contest))


@pytest.mark.slow
def test_when_a_bot_breaks_the_finished_deals_are_kept(path, extra):
    class Tiring(Lowest):
        asked = 0

        def choose(self, view, legal, seat, generator, budget=None):
            Tiring.asked += 1
            if Tiring.asked == 200:
                raise RuntimeError("tired")
            return super().choose(view, legal, seat, generator)

    extra(tiring=Tiring)
    contest = contest_of(bots=("tiring", "random"), games=200)
    with pytest.raises(BotFailed, match="The bot 'tiring' failed"):
        played(contest, save=path)
    kept = len(lines_of(path)) - 1
    assert kept
    counted = []
    played(contest, save=path, progress=counted.append)
    assert counted[0] == 2 * kept


@pytest.mark.parametrize(
    ("how", "what"),
    [
        (
            {"name": "lutetia"},
            "line 1: the file belongs to another contest: 'game' is 'lusitania-xxi' there and 'lutetia'",
        ),
        ({"seats": 3}, "'seats' is 2 there and 3 here"),
        ({"seed": 4}, "'seed' is 3 there and 4 here"),
        ({"bots": ("random", "greedy")}, "'bots' is .*greedy.* there and .*random.* here"),
        ({"options": {"laurus": True}}, "'options' is"),
    ],
)
def test_the_file_of_another_contest_is_refused(path, how, what):
    played(contest_of(games=2), save=path)
    before = path.read_bytes()
    with pytest.raises(BadResults, match=what):
        played(contest_of(**{"games": 2, **how}), save=path)
    assert path.read_bytes() == before


def test_other_cards_and_other_rules_are_another_contest(path):
    contest = contest_of(games=2)
    played(contest, save=path)
    with pytest.raises(BadResults, match=r"line 1: .*'cards' is"):
        played(contest_of(games=2, cards=dearer_shields()), save=path)
    head, *rest = lines_of(path)
    path.write_text("".join(json.dumps(line) + "\n" for line in [{**head, "rules": 999}, *rest]))
    with pytest.raises(BadResults, match=r"line 1: .*'rules' is 999 there"):
        played(contest, save=path)


def changed(line, **what):
    return {**line, **what}


def thought(line, **what):
    return {**line, "thinking": [{**line["thinking"][0], **what}, line["thinking"][1]]}


BROKEN = {
    "no JSON": (lambda line: "{", "this line is not JSON"),
    "no UTF-8": (lambda line: b"\xff\xfe", "this line is not JSON"),
    "no line": (lambda line: "", "this line is not JSON"),
    "deep": (lambda line: "[" * 100_000, "this line is not JSON"),
    "a name twice": (lambda line: '{"deal": 1, "deal": 1}', "this line is not JSON"),
    "no object": (lambda line: "[]", "every line of this file must be a JSON object"),
    "an unknown fact": (lambda line: changed(line, weather="fine"), "this is not a deal between two bots"),
    "a fact too few": (lambda line: {"deal": 1}, "this is not a deal between two bots"),
    "another pair": (lambda line: changed(line, bots=["random", "greedy"]), "is not a pair of this contest"),
    "no pair": (lambda line: changed(line, bots=7), "7 is not a pair of this contest"),
    "a deal too far": (lambda line: changed(line, deal=4), "there is no deal 4: deals go from 0 to 3"),
    "a deal before all": (lambda line: changed(line, deal=-1), "there is no deal -1"),
    "half a deal": (lambda line: changed(line, deal=0.5), "there is no deal 0.5"),
    "a huge deal": (lambda line: changed(line, deal=10**4000), "there is no deal 1000000"),
    "no number": (lambda line: changed(line, places=[[float("nan"), 1], [1, 2]]), "these are not the places"),
    "half a letter": (lambda line: changed(line, bots=["greedy", "\ud800"]), "is not a pair of this contest"),
    "true for 1": (lambda line: changed(line, deal=True), "there is no deal True"),
    "a deal again": (lambda line: changed(line, deal=0), "deal 0 of this pair is already in the file"),
    "a game too few": (lambda line: changed(line, places=[[1, 2]]), "these are not the places"),
    "a seat too few": (lambda line: changed(line, places=[[1], [1, 2]]), "these are not the places"),
    "a third place": (lambda line: changed(line, places=[[1, 3], [1, 2]]), "these are not the places"),
    "nobody first": (lambda line: changed(line, places=[[2, 2], [1, 2]]), "these are not the places"),
    "places in words": (lambda line: changed(line, places=[["first", 1], [1, 2]]), "these are not the places"),
    "no places": (lambda line: changed(line, places=None), "these are not the places"),
    "one who thinks": (lambda line: changed(line, thinking=line["thinking"][:1]), "these are not the decisions"),
    "thoughtless": (lambda line: changed(line, thinking=[1, 2]), "these are not the decisions"),
    "less than nothing": (lambda line: thought(line, nanoseconds=-1), "these are not the decisions"),
    "too many choices": (lambda line: thought(line, decisions=0), "these are not the decisions"),
    "other times": (lambda line: thought(line, times={"8": 1}), "these are not the decisions"),
    "no times": (lambda line: thought(line, times={"soon": 1}), "these are not the decisions"),
    "true times": (lambda line: thought(line, choices=True), "these are not the decisions"),
    "more thoughts": (lambda line: thought(line, hopes=1), "these are not the decisions"),
    "huge times": (lambda line: thought(line, times={"9" * 5000: 1}), "these are not the decisions"),
    "fewer games": (lambda line: {"games": 6}, "this number of games is not possible: 6"),
    "half a deal more": (lambda line: {"games": 9}, "this number of games is not possible: 9"),
    "many games": (lambda line: {"games": "many"}, "this number of games is not possible: 'many'"),
}


@pytest.fixture(scope="module")
def four_deals(tmp_path_factory):
    path = tmp_path_factory.mktemp("arena") / "duels.jsonl"
    played(contest_of(games=8), save=path)
    return path.read_bytes()


@pytest.mark.parametrize("wrong", BROKEN)
@pytest.mark.parametrize("place", first([2, 4]))
def test_a_broken_line_is_named_and_nothing_is_changed(path, four_deals, wrong, place):
    lines = four_deals.splitlines()
    change, what = BROKEN[wrong]
    said = change(json.loads(lines[place]))
    raw = json.dumps(said) if isinstance(said, dict) else said
    lines[place] = raw if isinstance(raw, bytes) else raw.encode()
    path.write_bytes(b"\n".join(lines) + b"\n")
    before = path.read_bytes()
    with pytest.raises(BadResults, match=f"line {place + 1}: .*{what}") as caught:
        played(contest_of(games=8), save=path)
    assert path.read_bytes() == before
    assert len({caught.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("head", "what"),
    [
        ({}, "this is not the file of an arena in format 2"),
        ({"arena": 1}, "this is not the file of an arena in format 2"),
        ({"arena": True}, "this is not the file of an arena in format 2"),
        ({"arena": 2}, "the first line lacks a key, or has one too many"),
        ({"weather": "fine"}, "the first line lacks a key, or has one too many"),
        ({"games": 0}, "this number of games is not possible: 0"),
        ({"games": 3}, "this number of games is not possible: 3"),
    ],
)
def test_a_first_line_that_is_none_is_refused(path, four_deals, head, what):
    first, *rest = four_deals.splitlines(keepends=True)
    whole = head if head in ({}, {"arena": 2}) else {**json.loads(first), **head}
    path.write_bytes(json.dumps(whole).encode() + b"\n" + b"".join(rest))
    before = path.read_bytes()
    with pytest.raises(BadResults, match=f"line 1: {what}"):
        played(contest_of(games=8), save=path)
    assert path.read_bytes() == before


def test_bots_that_thought_in_other_ways_are_not_added_up(path, four_deals, monkeypatch):
    path.write_bytes(four_deals)
    monkeypatch.setattr(arena_file, "BOTS_VERSION", BOTS_VERSION + 1)
    with pytest.raises(BadResults, match=r"line 1.*ways"):
        played(contest_of(games=8), save=path)
    assert path.read_bytes() == four_deals


@pytest.mark.parametrize(
    "content", [b"Dear diary", b"Dear diary\n", b"\n", b"\x00\x01", b"{}\n", b'{"arena":1,"game":"x']
)
def test_a_file_that_is_something_else_is_left_alone(path, content):
    path.write_bytes(content)
    with pytest.raises(BadResults, match="line 1"):
        played(save=path)
    assert path.read_bytes() == content


def test_what_is_no_file_is_refused(tmp_path):
    with pytest.raises(BadResults, match="is not a file"):
        played(save=tmp_path)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadResults, match="is not a file"):
        played(save=tmp_path / "pipe")


def test_a_file_that_cannot_be_made_is_an_error_of_the_system(tmp_path):
    with pytest.raises(FileNotFoundError):
        played(save=tmp_path / "nowhere" / "duels.jsonl")


def test_two_arenas_do_not_write_to_one_file(path):
    contest = contest_of(games=2)
    with arena_file.opened(path, contest), pytest.raises(BadResults, match="Another arena is writing to"):
        played(contest, save=path)
    assert len(lines_of(path)) == 1
    played(contest, save=path)


def test_a_full_disk_leaves_whole_lines_only(path):
    contest = contest_of(games=8)
    encounters = played(contest).encounters
    with arena_file.opened(path, contest) as file:
        file.add(encounters[0])
        before = path.read_bytes()
        file.file = Full(file.file, room=10)
        with pytest.raises(OSError, match="No space left") as caught:
            file.add(encounters[1])
        assert caught.value.filename == str(path)
        assert path.read_bytes() == before


class Full:
    """A file on a disk with little room."""

    def __init__(self, file, room):
        self.file = file
        self.room = room

    def __getattr__(self, name):
        return getattr(self.file, name)

    def write(self, content):
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = self.file.write(content[: self.room])
        self.room -= written
        return written
