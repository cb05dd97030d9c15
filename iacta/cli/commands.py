"""The commands. They import what they need when they run, so that the program starts at once; their words are in
text/*.ftl, found by the names of the commands and their parameters."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from iacta.cli import admin
from iacta.cli.given import read_options, read_record
from iacta.cli.help import Command, Group, ServerCommand
from iacta.cli.language import cli_words
from iacta.cli.options import AsJson, Language
from iacta.cli.progress import progress_bar
from iacta.cli.serving import serve
from iacta.engine.words.errors import BadOptions, listed, shown

app = typer.Typer(cls=Group, rich_markup_mode=None, pretty_exceptions_enable=False)
app.add_typer(admin.app, name="admin")

DEFAULT_GAME = "lusitania-xxi"
EXAMPLE_POSITION = "south=slavs units=c3:bies north=vikings units=c4:berserkerzy/1 phase=first-action active=c3"

GameName = Annotated[str, typer.Argument(metavar="game")]
RecordFile = Annotated[Path, typer.Argument(metavar="record")]
Seats = Annotated[int, typer.Option(metavar="number")]
Settings = Annotated[list[str] | None, typer.Option("--options", "-o", metavar="options")]
CardFile = Annotated[Path | None, typer.Option("--cards", metavar="file")]


def print_version(wanted: bool) -> None:
    if wanted:
        from iacta import __version__

        print(f"iacta {__version__}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True)]


def report(data: dict[str, Any], text: Callable[[], str], *, as_json: bool) -> None:
    print(json.dumps(data, ensure_ascii=False) if as_json else text())


@app.callback(invoke_without_command=True)
def iacta(
    context: typer.Context,
    *,
    version: Version = False,  # noqa: ARG001  # looked for before all else, as the language is
    lang: Language,  # noqa: ARG001
) -> None:
    """Everything begins here."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(code=2)


@app.command(cls=Command, epilog="iacta games --json")
def games(*, names: Annotated[bool, typer.Option("--names")] = False, lang: Language, as_json: AsJson = False) -> None:
    from iacta.games import NAMES, load_game

    if names:
        report({"games": list(NAMES)}, lambda: "\n".join(NAMES), as_json=as_json)
        return
    from iacta.lab.report import game_data, game_text

    data = {"language": lang, "games": [game_data(load_game(name), lang) for name in NAMES]}
    report(data, lambda: "\n".join(game_text(load_game(name), lang) for name in NAMES), as_json=as_json)


@app.command(cls=Command, epilog="iacta rules lusitania-xxi")
def rules(
    game: GameName = DEFAULT_GAME,
    *,
    short: Annotated[bool, typer.Option("--short")] = False,
    lang: Language,
    as_json: AsJson = False,
) -> None:
    from iacta.engine.words.pages import without_pictures
    from iacta.games import load_game

    chosen = load_game(game)
    page = chosen.guide_page(lang) if short else chosen.rules_page(lang)
    data = {"game": game, "language": lang, "guide" if short else "rules": page}
    report(data, lambda: without_pictures(page), as_json=as_json)


@app.command(cls=Command, epilog="iacta cards lusitania-xxi gunner")
def cards(
    game: GameName = DEFAULT_GAME,
    card: Annotated[str | None, typer.Argument(metavar="card")] = None,
    *,
    lang: Language,
    file: CardFile = None,
    as_json: AsJson = False,
) -> None:
    from iacta.games import load_game
    from iacta.lab.report import cards_data, cards_text

    chosen = load_game(game)
    data = cards_data(chosen, card, lang, file)
    report(data, lambda: cards_text(chosen, card, lang, file), as_json=as_json)


@app.command(
    cls=Command, epilog="iacta play --seats 3 --options laurus,virtus --bots search-3,human --names Ana,Bot,Rui"
)
def play(
    game: Annotated[str | None, typer.Argument(metavar="game")] = None,
    *,
    seats: Annotated[int | None, typer.Option(metavar="number")] = None,
    options: Settings = None,
    bots: Annotated[str | None, typer.Option(metavar="players")] = None,
    names: Annotated[str | None, typer.Option(metavar="names")] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    save: Annotated[Path | None, typer.Option(metavar="file")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="record")] = None,
    cards: CardFile = None,
    lang: Language,
) -> int:
    from iacta.bots import USUAL
    from iacta.games import load_game
    from iacta.match import Match
    from iacta.terminal import read_saved, sit_down
    from iacta.terminal.seating import seat_players

    if resume:
        if seats is not None or options or bots or names:
            raise BadOptions("resumed-keeps-its-table")
        match, seating = read_saved(read_record(resume), game=game, cards=cards)
    else:
        chosen = load_game(game or DEFAULT_GAME)
        chosen.words(lang)
        file = chosen.load_cards(cards) if cards else None
        count = 2 if seats is None else seats
        numbers = read_options(options)
        chosen.option_numbers(count, numbers, file)
        seating = seat_players(count, bots or USUAL, names or "")
        match = Match(chosen, count, numbers, cards=file)
    return sit_down(match, seating, language=lang, plain=plain, path=save or resume)


app.command(cls=ServerCommand, epilog="iacta serve --port 8000 --no-browser")(serve)


@app.command(cls=Command, epilog="iacta simulate lusitania-xxi --seats 3 --options laurus,virtus --bots greedy")
def simulate(
    game: GameName = DEFAULT_GAME,
    *,
    seats: Seats = 2,
    games: Annotated[int, typer.Option(metavar="number")] = 1000,
    options: Settings = None,
    bots: Annotated[str, typer.Option(metavar="players")] = "random",
    seed: Annotated[int, typer.Option(metavar="number")] = 0,
    cards: CardFile = None,
    threads: Annotated[int | None, typer.Option(metavar="number")] = None,
    lang: Language,
    as_json: AsJson = False,
) -> None:
    from iacta.games import load_game
    from iacta.lab.report import results_data, results_text
    from iacta.lab.simulate import simulate as play_many

    chosen = load_game(game)
    chosen.words(lang)
    file = chosen.load_cards(cards) if cards else None
    numbers = chosen.option_numbers(seats, read_options(options), file)
    with progress_bar("progress-games", lang, games) as advance:
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
    report(results_data(results), lambda: results_text(results, lang), as_json=as_json)


@app.command(cls=Command, epilog="iacta arena lutetia --seats 3 --bots greedy,random --games 120 --save duels.jsonl")
def arena(
    game: GameName = DEFAULT_GAME,
    *,
    bots: Annotated[str, typer.Option(metavar="players")] = "greedy,random",
    games: Annotated[int, typer.Option(metavar="number")] = 100,
    seats: Seats = 2,
    options: Settings = None,
    seed: Annotated[int, typer.Option(metavar="number")] = 0,
    cards: CardFile = None,
    save: Annotated[Path | None, typer.Option(metavar="file")] = None,
    threads: Annotated[int | None, typer.Option(metavar="number")] = None,
    lang: Language,
    as_json: AsJson = False,
) -> None:
    from iacta.games import load_game
    from iacta.lab.arena import arena as play_contest
    from iacta.lab.arena_report import arena_data, arena_text
    from iacta.lab.contest import Contest

    chosen = load_game(game)
    chosen.words(lang)
    file = chosen.load_cards(cards) if cards else None
    numbers = chosen.option_numbers(seats, read_options(options), file)
    contest = Contest(chosen, numbers, tuple(name.strip() for name in bots.split(",")), games, seed, file)
    with progress_bar("progress-games", lang, contest.games_in_all) as advance:
        outcome = play_contest(contest, threads=threads, save=save, progress=advance)
    data = arena_data(outcome)
    report(data, lambda: arena_text(data, lang), as_json=as_json)


@app.command(cls=Command, epilog="iacta exploit lutetia --markets 20 --iterations 1600")
def exploit(
    game: GameName = "lutetia",
    *,
    markets: Annotated[int, typer.Option(metavar="number")] = 8,
    searches: Annotated[int, typer.Option(metavar="number")] = 4,
    iterations: Annotated[int, typer.Option(metavar="number")] = 400,
    deals: Annotated[int, typer.Option(metavar="number")] = 32,
    seed: Annotated[int, typer.Option(metavar="number")] = 0,
    cards: CardFile = None,
    lang: Language,
    as_json: AsJson = False,
) -> None:
    from iacta.games import load_game
    from iacta.lab.exploit import SEATS, exploit_data, exploit_text
    from iacta.lab.exploit import exploit as answer_best

    chosen = load_game(game)
    chosen.words(lang)
    file = chosen.load_cards(cards) if cards else None
    with progress_bar("progress-markets", lang, SEATS * markets) as advance:
        found = answer_best(
            chosen,
            markets=markets,
            searches=searches,
            iterations=iterations,
            deals=deals,
            seed=seed,
            cards=file,
            progress=advance,
        )
    data = exploit_data(found)
    report(data, lambda: exploit_text(data, lang), as_json=as_json)


@app.command(cls=Command, epilog="iacta replay match.jsonl")
def replay(
    file: RecordFile,
    *,
    position: Annotated[int | None, typer.Option(metavar="number")] = None,
    cards: CardFile = None,
    lang: Language,
    as_json: AsJson = False,
) -> None:
    from iacta.lab.report import match_data, match_text

    match = replayed(file, cards)
    if position is not None:
        from iacta.terminal.position import position_after

        found = position_after(match, position)
        report({"entries": position, "position": found}, lambda: found, as_json=as_json)
        return
    report(match_data(match), lambda: match_text(match, lang), as_json=as_json)


@app.command(cls=Command, epilog=f"iacta position lumeria '{EXAMPLE_POSITION}'")
def position(
    game: GameName,
    text: Annotated[list[str], typer.Argument(metavar="position")],
    *,
    cards: CardFile = None,
    lang: Language,
    as_json: AsJson = False,
) -> None:
    from iacta.games import load_game
    from iacta.terminal.position import match_at, position_data, position_text

    chosen = load_game(game)
    chosen.words(lang)
    match = match_at(chosen, " ".join(text), chosen.load_cards(cards) if cards else None)
    report(position_data(match), lambda: position_text(match, lang), as_json=as_json)


@app.command(cls=Command, epilog="iacta verify match.jsonl --json")
def verify(file: RecordFile, *, cards: CardFile = None, lang: Language, as_json: AsJson = False) -> None:
    from iacta.lab.report import verdict_data, verdict_text

    match = replayed(file, cards)
    report(verdict_data(match), lambda: verdict_text(match, lang), as_json=as_json)


def replayed(file: Path, cards: Path | None) -> Any:
    from iacta.match import Match
    from iacta.match.record import game_of

    text = read_record(file)
    return Match.replay(text, cards=game_of(text).load_cards(cards) if cards else None, mode="interpreted")


@app.command(cls=Command, epilog="iacta warm lutetia --mode checked")
def warm(
    game: Annotated[str | None, typer.Argument(metavar="game")] = None,
    *,
    mode: Annotated[str, typer.Option(metavar="mode")] = "compiled",
    lang: Language,
) -> None:
    from iacta.bots.search.entry_points import searcher
    from iacta.engine.compiling.entry_points import GAME_ENTRY_POINTS
    from iacta.engine.compiling.rule import COMPILED_MODES
    from iacta.engine.compiling.rulebook import Rulebook
    from iacta.engine.learning.environment import ENVIRONMENT_ENTRY_POINTS, OBSERVATION_ENTRY_POINTS
    from iacta.engine.rules.news import NEWS_ENTRY_POINTS
    from iacta.games import NAMES, load_game

    if mode not in COMPILED_MODES:
        raise BadOptions("no-such-mode", name=shown(mode), known=listed(COMPILED_MODES))
    words = cli_words(lang)
    games = [load_game(name) for name in (NAMES if game is None else [game])]
    played = (GAME_ENTRY_POINTS, NEWS_ENTRY_POINTS)
    learners = (OBSERVATION_ENTRY_POINTS, ENVIRONMENT_ENTRY_POINTS)  # who have no time for checks
    several = (*played, *learners) if mode == "compiled" else played
    with progress_bar("progress-compiling", lang, (sum(map(len, several)) + 1) * len(games)) as advance:
        advance(0)
        for each in games:
            books = [Rulebook(each, mode, entry_points) for entry_points in several]
            for book in books:
                for _ in book.compile():
                    advance(1)
            searcher(books[0])
            advance(1)
    print(words("compiled", games=listed(each.name for each in games), mode=mode))


@app.command(cls=Command, epilog="iacta bench --seconds 10")
def bench(
    *,
    seconds: Annotated[float, typer.Option(metavar="seconds")] = 5.0,
    lang: Language,
    as_json: AsJson = False,
) -> None:
    from iacta.lab.bench import bench_data, bench_text

    data = bench_data(seconds)
    report(data, lambda: bench_text(data, lang), as_json=as_json)
