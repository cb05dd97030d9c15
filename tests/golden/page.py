"""A recorded match as a page to read: who did what, what happened, what everybody saw, what could have been done."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from iacta.engine.compiling.rule import Mode
from iacta.match import Match
from iacta.match.log import Entry
from tests.golden.corpus import module_of, named, viewers
from tests.golden.words import WIDTH, difference, listed, points, sentence, wrapped

FEW = 6  # so many choices are spelled out
DETAIL = " " * 6

KEY = (
    "Under each decision: what happened; in brackets, who was not told which card and what they saw; what "
    "else could have been done."
)


def heading(text: str) -> str:
    return f"── {text} ".ljust(WIDTH, "─")


def header(match: Match) -> list[str]:
    """The game, its options, and how it ended."""
    options = ", ".join(f"{name} {spoken(value)}" for name, value in match.options.items())
    return [
        f"{match.game.title}, rules {match.game.rules_version}, {match.seats} seats",
        f"Options: {options}",
        f"Match: {match.id}",
        "",
        *outcome(match),
        "",
        *wrapped(f"{KEY} {module_of(match.game, 'words').KEY}", ""),
        "",
    ]


def outcome(match: Match) -> list[str]:
    """Who won, and why."""
    sharing = {
        place: [f"seat {seat}" for seat in range(match.seats) if match.places[seat] == place]
        for place in sorted(set(match.places))
    }
    winners = listed(sharing[1]).capitalize() + (" wins." if len(sharing[1]) == 1 else " share the victory.")
    scores = ", ".join(f"seat {seat} {points(score)}" for seat, score in enumerate(match.scores))
    return [
        *wrapped(f"{winners} {module_of(match.game, 'words').why_it_ended(match)}", ""),
        *wrapped(f"Points: {scores}. Places, first to last: {', '.join(map(listed, sharing.values()))}.", ""),
    ]


def spoken(value: int | bool | str) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def told(match: Match, since: int) -> list[str]:
    """What happened since a version, with who was told less."""
    words = module_of(match.game, "words")
    lines = []
    accounts = {viewer: match.events(viewer, since) for viewer in viewers(match)}
    for versions in zip(*accounts.values(), strict=True):
        event = next((version for version in versions if version["card"] != "unknown"), versions[0])
        if event["event"] in words.SHOWN_OTHERWISE:
            continue
        lines += wrapped(sentence(words, event) + told_less(match, accounts, versions, event), DETAIL, DETAIL + "  ")
    return lines


def told_less(match: Match, accounts: dict[int, Any], versions: tuple[dict[str, Any], ...], event: Any) -> str:
    """Who was told another thing than the best informed, and what."""
    others = defaultdict(list)
    for viewer, version in zip(accounts, versions, strict=True):
        if version != event:
            others[difference(event, version)].append(named(match, viewer))
    everybody = len(accounts) - 1
    spoken = ((what, "all others" if len(who) == everybody else listed(who)) for what, who in others.items())
    return "".join(f"   [{who}: {what}]" for what, who in spoken)


def choices(match: Match, seat: int, action: int) -> list[str]:
    """What else the seat could have done: by family, or in full when it is little."""
    legal = match.legal(seat)
    others = [other.text for other in legal if other.id != action]
    if not others:
        return [DETAIL + "or: nothing else"]
    if len(others) <= FEW:
        return wrapped("or: " + ", ".join(others), DETAIL, DETAIL + "  ")
    table = match.game.actions
    families = Counter(table.families[table.family_of[other.id]].name for other in legal if other.id != action)
    counted = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in families.items())
    return wrapped(f"or one of {len(others)}: {counted}", DETAIL, DETAIL + "  ")


def decision(match: Match, number: int, entry: Entry) -> list[str]:
    """Make the next step of a match and tell about it."""
    since = match.version
    if entry.is_undo:
        last = match.done[-1]
        text = listed([match.game.actions.text(action) for _, action in last.plays])
        how = (
            f"with the consent of {listed([f'seat {other}' for other in entry.consent])}" if entry.consent else "freely"
        )
        match.undo(entry.seat, entry.consent)
        return [f"{number:4}  seat {entry.seat} takes back: {text}, {how}"]
    lines, instead = [], []
    for seat, action in entry.plays:
        gloss = module_of(match.game, "words").gloss(match, seat, action)
        lines.append(f"{number:4}  seat {seat}: {match.game.actions.text(action)}{gloss}")
        instead = choices(match, seat, action)
        if entry.is_sealed:
            lines += instead
    for seat, action in entry.plays:
        match.play(seat, action)
    return lines + told(match, since) + ([] if entry.is_sealed else instead)


def page(record: str, mode: Mode = "compiled") -> str:
    """The page of a record."""
    ended = Match.replay(record, mode=mode)
    game = ended.game
    words = module_of(game, "words")
    match = Match(
        game,
        ended.seats,
        ended.options,
        cards=ended.cards,
        id=ended.id,
        entropy=ended.entropy,
        secret=ended.secret,
        mode=mode,
    )
    lines = [*header(ended), heading("The deal"), *told(match, -1), "", *words.picture(match), ""]
    turn = words.turn(match)
    lines.append(heading(turn))
    for number, entry in enumerate(ended.log, 1):
        lines += decision(match, number, entry)
        if entry.is_undo or match.over or words.turn(match) != turn:
            lines += ["", *words.picture(match), ""]
        if match.over:
            lines.append(heading("The end"))
        elif words.turn(match) != turn or entry.is_undo:
            turn = words.turn(match)
            lines.append(heading(f"{turn}, again" if entry.is_undo else turn))
    assert match.state.tobytes() == ended.state.tobytes()
    lines += outcome(ended)
    return "\n".join(line.rstrip() for line in lines) + "\n"
