"""`iacta admin`: what the operator of a server does, while it runs or while it does not."""

from __future__ import annotations

import json
import re
import sys
import time
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import typer

from iacta.cli.help import Group, ServerCommand
from iacta.cli.language import cli_words
from iacta.cli.options import AsJson, Data, Language
from iacta.cli.progress import progress_bar
from iacta.engine.words.errors import BadOptions, listed, shown
from iacta.engine.words.messages import Words

app = typer.Typer(cls=Group, rich_markup_mode=None, epilog="iacta admin list --stage running")

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800}
LONGEST_REASON = 200
MOST_LISTED = 1_000_000
SHORTEST_PREFIX = {4: 8, 6: 32}  # a network with a shorter one is banned only by somebody who insists
WRONG = 1  # the exit status of a check that found something
UNUSABLE = 2  # and of whatever is refused
# What reports call things in the reader's language; JSON and options have the same words in all.
STAGES = {
    "waiting": "stage-waiting",
    "running": "stage-running",
    "over": "stage-over",
    "unreadable": "stage-unreadable",
}
PLAYERS = {"open": "player-open", "person": "player-person", "bot": "player-bot"}
KINDS = {"ban": "kind-ban", "mute": "kind-mute"}

TableName = Annotated[str, typer.Argument(metavar="table")]
Who = Annotated[str, typer.Argument(metavar="who")]
HowLong = Annotated[str | None, typer.Option("--for", metavar="duration")]
Reason = Annotated[str | None, typer.Option("--reason", metavar="reason")]


def folder(data: Path | None, *, to_write: bool = True) -> Path:
    """The data folder, as `iacta serve` would find it; refused if this user may not use it."""
    from iacta.server.data_folder import check_folder
    from iacta.server.settings import read_data_folder

    found = read_data_folder(data)
    check_folder(found, to_write=to_write)
    return found


def request(data: Path | None, command: str, lang: str, **arguments: Any) -> dict[str, Any]:
    from iacta.server.control import ask

    return ask(folder(data), command, lang, **arguments)


def seconds(duration: str | None) -> int | None:
    """A duration as people write it: 30m, 12h, 7d, 4w."""
    if duration is None:
        return None
    found = re.fullmatch(r"([1-9]\d{0,5})([smhdw])", duration)
    if not found:
        raise BadOptions("no-duration", value=shown(duration))
    return int(found[1]) * UNITS[found[2]]


def written(moment: int | None) -> str:
    return "–" if moment is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(moment))


def columns(heads: list[str], rows: list[list[str]]) -> str:
    """Rows under their heads, as wide as they need."""
    lines = [heads, *rows]
    widths = [max(len(line[place]) for line in lines) for place in range(len(heads))]
    return "\n".join(
        "  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip() for line in lines
    )


def report(data: dict[str, Any], text: str, *, as_json: bool) -> None:
    print(json.dumps(data, ensure_ascii=False) if as_json else text)


@app.callback(invoke_without_command=True)
def admin(context: typer.Context, *, lang: Language) -> None:  # noqa: ARG001  # it is looked for before all else
    """Everything that an operator can do."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(code=2)


@app.command("list", cls=ServerCommand, epilog="iacta admin list --stage running")
def admin_list(
    *,
    stage: Annotated[str | None, typer.Option(metavar="stage")] = None,
    most: Annotated[int, typer.Option(metavar="number")] = 100,
    data: Data = None,
    lang: Language,
    as_json: AsJson = False,
) -> None:
    from iacta.server import metrics

    if stage is not None and stage not in metrics.STAGES:
        raise BadOptions("no-such-stage", name=shown(stage), known=listed(metrics.STAGES))
    if not 1 <= most <= MOST_LISTED:
        raise BadOptions("most-out-of-range", low=1, high=MOST_LISTED, value=str(most))
    words, found = cli_words(lang), request(data, "list", lang, stage=stage, most=most)
    heads = ["column-table", "column-stage", "column-game", "column-moves", "column-active", "column-players"]
    rows = [
        [t["table"], words(STAGES[t["stage"]]), t["game"], str(t["moves"]), written(t["active"]), ", ".join(t["names"])]
        for t in found["tables"]
    ]
    text = columns([words(head) for head in heads], rows) if rows else words("no-tables-kept")
    report(found, text, as_json=as_json)
    if found["damaged"]:
        print(words("list-damaged"), file=sys.stderr)


@app.command("show", cls=ServerCommand, epilog="iacta admin show Xk3lq0aPz7Qw")
def admin_show(table: TableName, *, data: Data = None, lang: Language, as_json: AsJson = False) -> None:
    words, found = cli_words(lang), request(data, "show", lang, table=table)
    report(found, table_text(words, found), as_json=as_json)


def table_text(words: Words, found: dict[str, Any]) -> str:
    about = {
        **found,
        "stage": words(STAGES[found["stage"]]),
        "created": written(found["created"]),
        "active": written(found["active"]),
    }
    head = words(
        "table-shown",
        **{name: about[name] for name in ("table", "stage", "game", "moves", "viewers", "created", "active")},
    )
    heads = [words(name) for name in ("column-seat", "column-player", "column-name", "column-guest")]
    seats = [
        [str(s["seat"]), s["bot"] or words(PLAYERS[s["player"]]), s["name"] or "–", s["guest"] or "–"]
        for s in found["seats"]
    ]
    said = [f"{chat['seat']} {chat['name']}: {chat['text']}" for chat in found["chat"]]
    return "\n".join([head, columns(heads, seats), *said])


@app.command("close", cls=ServerCommand, epilog="iacta admin close Xk3lq0aPz7Qw")
def admin_close(table: TableName, *, data: Data = None, lang: Language) -> None:
    found = request(data, "close", lang, table=table)
    print(cli_words(lang)("table-closed" if found["stage"] else "table-deleted", table=table))


@app.command("delete", cls=ServerCommand, epilog="iacta admin delete Xk3lq0aPz7Qw")
def admin_delete(table: TableName, *, data: Data = None, lang: Language) -> None:
    request(data, "delete", lang, table=table)
    print(cli_words(lang)("table-deleted", table=table))


@app.command("export", cls=ServerCommand, epilog="iacta admin export Xk3lq0aPz7Qw --to match.jsonl")
def admin_export(
    table: TableName,
    *,
    to: Annotated[Path | None, typer.Option(metavar="file")] = None,
    data: Data = None,
    lang: Language,
) -> None:
    if to is not None and to.exists():
        raise BadOptions("file-is-there", path=str(to))
    words, found = cli_words(lang), request(data, "export", lang, table=table)
    if to is None:
        print(found["record"], end="")
    else:
        with to.open("x", encoding="utf-8") as file:
            file.write(found["record"])
        print(words("table-exported", table=table, path=str(to)))
    if found["closed"]:
        print(words("exported-closed"), file=sys.stderr)


def restrict(kind: str, who: str, duration: str | None, given: str | None, data: Path | None, lang: str) -> None:
    reason = given or ""
    if len(reason) > LONGEST_REASON or not reason.isprintable():
        raise BadOptions("no-reason", most=LONGEST_REASON)
    ban = request(data, kind, lang, who=who, seconds=seconds(duration), reason=reason)
    words, said = cli_words(lang), {"number": str(ban["number"]), "who": whom(ban)}
    if ban["until"] is None:
        print(words("added-ban-for-good" if kind == "ban" else "added-mute-for-good", **said))
    else:
        print(words("added-ban" if kind == "ban" else "added-mute", until=written(ban["until"]), **said))


def bans_too_many(who: str) -> bool:
    """Whether somebody could lock out half the world, the proxy, or themselves."""
    try:
        network = ip_network(who, strict=False)
    except ValueError:
        return False
    loopback = ip_network("127.0.0.0/8" if network.version == 4 else "::1/128")
    return network.prefixlen < SHORTEST_PREFIX[network.version] or network.overlaps(loopback)


def whom(ban: dict[str, Any]) -> str:
    return str(ban["network"] or ban["guest"] or f"{ban['at']}/{ban['seat']}")


@app.command("ban", cls=ServerCommand, epilog='iacta admin ban 203.0.113.0/24 --for 7d --reason "spam"')
def admin_ban(
    who: Who,
    *,
    duration: HowLong = None,
    reason: Reason = None,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    data: Data = None,
    lang: Language,
) -> None:
    if not yes and bans_too_many(who):
        raise BadOptions("ban-too-wide", who=shown(who))
    restrict("ban", who, duration, reason, data, lang)


@app.command("mute", cls=ServerCommand, epilog='iacta admin mute Xk3lq0aPz7Qw/1 --for 1h --reason "insults"')
def admin_mute(who: Who, *, duration: HowLong = None, reason: Reason = None, data: Data = None, lang: Language) -> None:
    restrict("mute", who, duration, reason, data, lang)


@app.command("lift", cls=ServerCommand, epilog="iacta admin lift 3")
def admin_lift(number: Annotated[int, typer.Argument(metavar="number")], *, data: Data = None, lang: Language) -> None:
    ban = request(data, "lift", lang, number=number)
    print(cli_words(lang)("ban-lifted", number=str(number), who=whom(ban)))


@app.command("bans", cls=ServerCommand, epilog="iacta admin bans --json")
def admin_bans(*, data: Data = None, lang: Language, as_json: AsJson = False) -> None:
    words, found = cli_words(lang), request(data, "bans", lang)
    heads = [words(name) for name in ("column-number", "column-kind", "column-who", "column-until", "column-reason")]
    rows = [[str(b["number"]), words(KINDS[b["kind"]]), whom(b), end_of(words, b), b["reason"]] for b in found["bans"]]
    report(found, columns(heads, rows) if rows else words("no-bans"), as_json=as_json)


def end_of(words: Words, ban: dict[str, Any]) -> str:
    return words("until-lifted") if ban["until"] is None else written(ban["until"])


@app.command("check", cls=ServerCommand, epilog="iacta admin check")
def admin_check(*, data: Data = None, lang: Language, as_json: AsJson = False) -> int:
    from iacta.server.backup import DATABASE
    from iacta.server.check import check, database_of, tables_of
    from iacta.server.errors import BadDatabase

    words, place = cli_words(lang), folder(data, to_write=False)
    try:
        total = len(tables_of(database_of(place)))
    except BadDatabase as error:
        if not as_json:
            raise
        print(json.dumps({"tables": 0, "troubles": [{"table": None, "why": error.text(lang)}]}, ensure_ascii=False))
        return UNUSABLE
    with progress_bar("progress-tables", lang, total) as advance:
        found = list(check(place, advance))
    lines = [f"{trouble.table or DATABASE}: {trouble.why}" for trouble in found]
    summary = words("check-found", count=len(found), total=total) if found else words("check-ok", total=total)
    figures = {"tables": total, "troubles": [vars(trouble) for trouble in found]}
    report(figures, "\n".join([*lines, summary]), as_json=as_json)
    return WRONG if found else 0


@app.command("backup", cls=ServerCommand, epilog="iacta admin backup /var/backups/iacta/monday")
def admin_backup(
    to: Annotated[Path, typer.Argument(metavar="folder")], *, data: Data = None, lang: Language, as_json: AsJson = False
) -> None:
    from iacta.server.backup import back_up

    made = back_up(folder(data, to_write=False), to)
    report(made, cli_words(lang)("backed-up", path=made["path"], tables=made["tables"]), as_json=as_json)


@app.command("restore", cls=ServerCommand, epilog="iacta admin restore /var/backups/iacta/monday")
def admin_restore(
    backup: Annotated[Path, typer.Argument(metavar="folder")],
    *,
    overwrite: Annotated[bool, typer.Option("--overwrite")] = False,
    data: Data = None,
    lang: Language,
    as_json: AsJson = False,
) -> None:
    from iacta.server.backup import restore

    done = restore(backup, folder(data), overwrite=overwrite)
    words = cli_words(lang)
    text = words("restored", folder=done["folder"], tables=done["tables"])
    if done["aside"]:
        text += "\n" + words("put-aside", folder=done["aside"])
    report(done, text, as_json=as_json)
