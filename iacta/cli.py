"""The command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from iacta.engine.errors import BadOptions, IactaError, shown

app = typer.Typer(no_args_is_help=True, add_completion=True, help="A digital tabletop.", rich_markup_mode=None)

GameName = Annotated[str, typer.Argument(help="The game, as `iacta games` names it.")]
Seats = Annotated[int, typer.Option(help="How many seats play.")]
Settings = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value; may be repeated.")
]
CardFile = Annotated[Path | None, typer.Option(help="A card file of your own.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Seed = Annotated[int, typer.Option(help="The seed that the results can be repeated from.")]

DEFAULT_GAME = "lusitania-xxi"


def main() -> None:
    """Run a command; an error of the user's is one sentence and exit status 2."""
    try:
        app(standalone_mode=True)
    except IactaError as error:
        print(error, file=sys.stderr)
        sys.exit(2)


def read_options(settings: list[str] | None) -> dict[str, object]:
    """Options as typed: name=on, name=off or name=number; a bare name switches it on."""
    options: dict[str, object] = {}
    for setting in settings or []:
        name, _, value = setting.partition("=")
        words = {"": True, "on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
        if value in words:
            options[name] = words[value]
        elif value.lstrip("-").isdecimal():
            options[name] = int(value)
        else:
            raise BadOptions(f"The value of {name} cannot be read: {shown(value)} is neither on, off nor a number.")
    return options


@app.command()
def games(*, as_json: AsJson = False) -> None:
    """List the games, their seats and their options."""
    from iacta.games import NAMES, load_game

    known = [load_game(name) for name in NAMES]
    if as_json:
        print(json.dumps({"games": [described(game) for game in known]}))
        return
    for game in known:
        print(f"{game.name}  {game.title}, {game.seats[0]}–{game.seats[1]} seats")
        for option in game.options:
            default = ("on" if option.default else "off") if option.switch else option.default
            print(f"    {option.name}={default}  {option.about}")


def described(game: Any) -> dict[str, Any]:
    options = {o.name: {"default": bool(o.default) if o.switch else o.default, "about": o.about} for o in game.options}
    return {"name": game.name, "title": game.title, "seats": list(game.seats), "options": options}


@app.command()
def warm(
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


@app.command()
def simulate(
    game: GameName = DEFAULT_GAME,
    *,
    seats: Seats = 2,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    option: Settings = None,
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for each, with commas between.")] = "random",
    seed: Seed = 0,
    cards: CardFile = None,
    threads: Annotated[int | None, typer.Option(help="How many threads; one a core by default.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and say what came of them."""
    from rich.progress import Progress

    from iacta.games import load_game
    from iacta.lab.report import as_data, as_text
    from iacta.lab.simulate import simulate as play

    chosen = load_game(game)
    numbers = chosen.option_numbers(seats, read_options(option))
    file = chosen.load_cards(cards) if cards else None
    with Progress(transient=True, disable=as_json) as progress:
        task = progress.add_task(f"{games:,} games", total=games)
        results = play(
            chosen,
            numbers,
            games,
            seed=seed,
            bots=bots.split(","),
            cards=file,
            threads=threads,
            progress=lambda done: progress.advance(task, done),
        )
    print(json.dumps(as_data(results)) if as_json else as_text(results))


@app.command()
def bench(*, seconds: Annotated[float, typer.Option(help="How long each is measured.")] = 5.0) -> None:
    """Measure the speed of the rules, and OpenSpiel's beside it where it is installed."""
    from iacta.lab.bench import measure

    print(measure(seconds))


@app.command()
def play(
    game: GameName = DEFAULT_GAME,
    *,
    seats: Seats = 2,
    option: Settings = None,
    bot: Annotated[str, typer.Option(help="The bot in the other seats.")] = "greedy",
    cards: CardFile = None,
) -> None:
    """Sit down at a table in the terminal, in seat 0, against bots."""
    from iacta.games import load_game
    from iacta.match import Match
    from iacta.terminal import sit_down

    chosen = load_game(game)
    file = chosen.load_cards(cards) if cards else None
    sit_down(Match(chosen, seats, read_options(option), cards=file), bot)
