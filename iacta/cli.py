"""The command line. Commands import what they need when they run, so that it starts at once."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from iacta.engine.errors import BadOptions, BadRecord, IactaError, shown

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="A digital tabletop: play, study and check matches. Start with `iacta play`.",
)

GameName = Annotated[str, typer.Argument(help="The game, as `iacta games` names it.")]
RecordFile = Annotated[Path, typer.Argument(help="The record of a match, as `iacta play` saves it.")]
Seats = Annotated[int, typer.Option(help="How many seats play.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--options", "-o", help="Options of the game: name or name=value, with commas between."),
]
CardFile = Annotated[Path | None, typer.Option(help="A card file of your own.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Seed = Annotated[int, typer.Option(help="A number from which the results can be repeated.")]
Language = Annotated[str, typer.Option("--lang", help="en, pl, pt or uk.")]

DEFAULT_GAME = "lusitania-xxi"
LARGEST_RECORD = 16 << 20
ON_AND_OFF = {"": True, "on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def main() -> None:
    """Run a command. Whatever a person got wrong is one sentence on standard error and exit status 2."""
    if sys.stdout is None:
        give_up("There is nowhere to print: standard output is closed.")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without these letters shows a sign in their place
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except SystemExit as leaving:
        # The library leaves so, without a word, when a pipe is closed while it prints.
        if leaving.code == 1:
            give_up("What was printed could not be delivered: the reader has closed the pipe.")
        raise
    except IactaError as error:
        give_up(str(error))
    except BrokenPipeError:
        # Python flushes standard output once more when it ends: into nothing, then.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        give_up("What was printed could not be delivered: the reader has closed the pipe.")
    except OSError as error:
        give_up(f"{error.filename or 'The output'}: {error.strerror}.")
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except Exception as error:
        # The library's own errors of usage are no public class; they can all say what is wrong in a sentence.
        if not hasattr(error, "format_message"):
            raise
        give_up(error.format_message())
    sys.exit(status or 0)


def give_up(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(2)


def read_options(settings: list[str] | None) -> dict[str, object]:
    """Options as typed: name, name=on, name=off or name=number."""
    options: dict[str, object] = {}
    for setting in ",".join(settings or []).split(","):
        name, _, value = setting.strip().partition("=")
        if not name:
            continue
        if name in options:
            raise BadOptions(f"The option {shown(name)} is given twice.")
        if value in ON_AND_OFF:
            options[name] = ON_AND_OFF[value]
        elif value.removeprefix("-").isascii() and value.removeprefix("-").isdecimal() and len(value) < 20:
            options[name] = int(value)
        else:
            raise BadOptions(f"The option {shown(name)} is neither on, off nor a number: {shown(value)}.")
    return options


def read_record(path: Path) -> str:
    """The text of a record file."""
    if path.is_dir():
        raise BadRecord(f"{shown(str(path))} is a folder, not a record.")
    if not path.exists():
        raise BadRecord(f"There is no record {shown(str(path))}.")
    if not path.is_file():
        raise BadRecord(f"{shown(str(path))} is not a file.")
    if path.stat().st_size > LARGEST_RECORD:
        raise BadRecord(f"{shown(str(path))} is larger than any record: more than {LARGEST_RECORD >> 20} MiB.")
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{shown(str(path))} is not a record: it is not UTF-8 text.") from None


def report(data: dict[str, Any], text: Callable[[], str], *, as_json: bool) -> None:
    print(json.dumps(data, ensure_ascii=False) if as_json else text())


@app.command(epilog="Example: iacta games --json")
def games(*, as_json: AsJson = False) -> None:
    """List the games, their seats and their options."""
    from iacta.games import NAMES, load_game
    from iacta.lab.report import game_data, game_text

    known = [load_game(name) for name in NAMES]
    report({"games": [game_data(game) for game in known]}, lambda: "\n".join(map(game_text, known)), as_json=as_json)


@app.command(epilog="Example: iacta rules lusitania-xxi")
def rules(game: GameName = DEFAULT_GAME, *, lang: Language = "en", as_json: AsJson = False) -> None:
    """Show the rules of a game, in our own words, with the number of every clause."""
    from iacta.games import load_game

    page = load_game(game).rules_page(lang)
    report({"game": game, "language": lang, "rules": page}, lambda: page, as_json=as_json)


@app.command(epilog="Example: iacta cards lusitania-xxi gunner")
def cards(
    game: GameName = DEFAULT_GAME,
    card: Annotated[str | None, typer.Argument(help="A card; all of them without it.")] = None,
    *,
    lang: Language = "en",
    file: Annotated[Path | None, typer.Option("--cards", help="A card file of your own.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show what the cards do, the clause that says so, and where each number comes from."""
    from iacta.games import load_game
    from iacta.lab.report import cards_data, cards_text

    data = cards_data(load_game(game), card, lang, file)
    report(data, lambda: cards_text(data), as_json=as_json)


@app.command(epilog="Example: iacta play --seats 3 --options laurus,virtus --bots greedy,human --names Ana,Bot,Rui")
def play(
    game: Annotated[str | None, typer.Argument(help=f"The game, as `iacta games` names it; {DEFAULT_GAME}.")] = None,
    *,
    seats: Annotated[int | None, typer.Option(help="How many seats play; 2 unless you say.")] = None,
    options: Settings = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Who sits in the other seats: greedy, random or human; one for all, or one each, with commas."
        ),
    ] = None,
    names: Annotated[str | None, typer.Option(help="The players' names, with commas between.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines only, fit for a screen reader.")] = False,
    save: Annotated[Path | None, typer.Option(help="Save the match in this file after every decision.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the match saved in this file.")] = None,
    cards: CardFile = None,
    lang: Language = "en",
) -> int:
    """Sit down at a table in the terminal: against bots, or with others at one keyboard."""
    from iacta.games import load_game
    from iacta.match import Match
    from iacta.terminal import read_saved, sit_down
    from iacta.terminal.seating import seat_players

    if resume:
        if seats is not None or options or bots or names:
            raise BadOptions("A resumed match keeps its seats, options, bots and names: leave these options out.")
        match, seating = read_saved(read_record(resume), game=game, cards=cards)
    else:
        chosen = load_game(game or DEFAULT_GAME)
        chosen.words(lang)
        file = chosen.load_cards(cards) if cards else None
        count = 2 if seats is None else seats
        numbers = read_options(options)
        chosen.option_numbers(count, numbers)
        seating = seat_players(count, bots or "greedy", names or "")
        match = Match(chosen, count, numbers, cards=file)
    return sit_down(match, seating, language=lang, plain=plain, path=save or resume)


@app.command(epilog="Example: iacta simulate lusitania-xxi --seats 3 --options laurus,virtus --bots greedy")
def simulate(
    game: GameName = DEFAULT_GAME,
    *,
    seats: Seats = 2,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    options: Settings = None,
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for each, with commas between.")] = "random",
    seed: Seed = 0,
    cards: CardFile = None,
    threads: Annotated[int | None, typer.Option(help="How many threads; one a core by default.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and say what came of them."""
    from rich.console import Console
    from rich.progress import Progress

    from iacta.games import load_game
    from iacta.lab.report import results_data, results_text
    from iacta.lab.simulate import simulate as play_many

    chosen = load_game(game)
    numbers = chosen.option_numbers(seats, read_options(options))
    file = chosen.load_cards(cards) if cards else None
    bar = Progress(transient=True, console=Console(stderr=True), disable=not sys.stderr.isatty())
    task = bar.add_task(f"{games:,} games", total=games)

    def advance(done: int) -> None:
        bar.start()  # only now: what cannot be played shows no bar
        bar.advance(task, done)

    try:
        results = play_many(
            chosen,
            numbers,
            games,
            seed=seed,
            bots=bots.split(","),
            cards=file,
            threads=threads,
            progress=advance,
        )
    finally:
        bar.stop()
    report(results_data(results), lambda: results_text(results), as_json=as_json)


@app.command(epilog="Example: iacta replay match.jsonl")
def replay(
    file: RecordFile,
    *,
    cards: Annotated[Path | None, typer.Option(help="The card file the match was played with, if not ours.")] = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Tell a recorded match again, as a spectator saw it."""
    from iacta.lab.report import match_data, match_text

    match = replayed(file, cards)
    report(match_data(match), lambda: match_text(match, lang), as_json=as_json)


@app.command(epilog="Example: iacta verify match.jsonl --json")
def verify(
    file: RecordFile,
    *,
    cards: Annotated[Path | None, typer.Option(help="The card file the match was played with, if not ours.")] = None,
    as_json: AsJson = False,
) -> None:
    """Check a record: the deal against the commitment, every action against the rules, the end."""
    from iacta.lab.report import verdict_data, verdict_text

    data = verdict_data(replayed(file, cards))
    report(data, lambda: verdict_text(data), as_json=as_json)


def replayed(file: Path, cards: Path | None) -> Any:
    from iacta.match import Match
    from iacta.match.record import game_of

    text = read_record(file)
    return Match.replay(text, cards=game_of(text).load_cards(cards) if cards else None, mode="interpreted")


@app.command(epilog="Example: iacta warm --mode checked")
def warm(
    *,
    mode: Annotated[str, typer.Option(help="compiled or checked (every index is checked).")] = "compiled",
) -> None:
    """Compile the rules of all games once, so that everything starts at once later."""
    from rich.progress import Progress

    from iacta.engine.entries import DOORS
    from iacta.engine.rule import COMPILED_MODES
    from iacta.engine.rulebook import Rulebook
    from iacta.games import NAMES, load_game

    if mode not in COMPILED_MODES:
        raise BadOptions(f"There is no mode {shown(mode)}; there are {', '.join(COMPILED_MODES)}.")
    with Progress(transient=True) as progress:
        task = progress.add_task("compiling", total=len(DOORS) * len(NAMES))
        for name in NAMES:
            progress.update(task, description=f"{name} ({mode})")
            for _ in Rulebook(load_game(name), mode).compile():
                progress.advance(task)
    print(f"The rules of {', '.join(NAMES)} are compiled ({mode}).")


@app.command(epilog="Example: iacta bench --seconds 10")
def bench(
    *,
    seconds: Annotated[float, typer.Option(help="How long each is measured.")] = 5.0,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the rules, and OpenSpiel's beside it where it is installed."""
    from iacta.lab.bench import bench_data, bench_text

    data = bench_data(seconds)
    report(data, lambda: bench_text(data), as_json=as_json)
