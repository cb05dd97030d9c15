"""Help in the reader's language: the library writes its own in English, so every page is written here."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from iacta.cli.language import cli_words, usual_language
from iacta.engine.words.errors import BadOptions, listed, shown
from iacta.engine.words.messages import Words


class Command(TyperCommand):
    """A command whose help and whose complaints are in the reader's language."""

    allow_extra_args = True  # and then refused in our own words

    def format_help(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]  # a private class
        write_page(self, ctx, formatter)

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]  # the same
        extra = super().parse_args(ctx, args)
        if extra and not ctx.resilient_parsing:
            raise BadOptions("too-many-arguments", command=ctx.command_path, extra=shown(" ".join(extra)))
        return extra


class ServerCommand(Command):
    """A command with options that are settings of the server: its help says which variables set them, too."""


class Group(TyperGroup):
    """All commands together."""

    def get_params(self, ctx: Any) -> Any:
        found = super().get_params(ctx)
        for parameter in found:
            if parameter.name == "install_completion":
                parameter.callback = install_completion
        return found

    def format_help(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]  # a private class
        write_page(self, ctx, formatter)

    def resolve_command(self, ctx: typer.Context, args: list[str]) -> Any:  # type: ignore[override]  # the same
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise BadOptions("no-such-command", name=shown(args[0]), known=listed(self.commands))
        return super().resolve_command(ctx, args)


def install_completion(ctx: Any, _: object, wanted: object) -> None:
    """Teach the shell to complete commands, and say so in the reader's language."""
    if not wanted or ctx.resilient_parsing:
        return
    from typer._completion_shared import Shells, _get_shell_name, install  # the library has no other way to it

    shell = _get_shell_name()
    known = [each.value for each in Shells]
    if shell not in known:
        raise BadOptions("no-such-shell", name=shown(shell or ""), known=listed(known))
    _, path = install(shell=shell)
    typer.echo(cli_words(usual_language())("completion-installed", shell=shell, path=str(path)))
    raise typer.Exit


def write_page(command: Any, ctx: typer.Context, formatter: Any) -> None:
    """How the command is called, what it does, its arguments and options, the commands in it, and an example."""
    words = cli_words(usual_language())
    parameters = command.get_params(ctx)
    arguments = [parameter for parameter in parameters if parameter.param_type_name == "argument"]
    options = [parameter for parameter in parameters if parameter.param_type_name == "option"]
    commands = getattr(command, "commands", {})
    pieces = [f"[{words('usage-options')}]"]
    pieces += [value(words, argument) if argument.required else f"[{value(words, argument)}]" for argument in arguments]
    pieces += [f"<{words('value-command')}> …"] if commands else []
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{words('usage')} ")
    write_text(formatter, words(f"about-{name_of(command)}"))
    rows = {
        "arguments": [(value(words, argument), about(words, command, argument)) for argument in arguments],
        "options": [(flags(words, option), about(words, command, option)) for option in options],
        "commands": [(name, words(f"about-{name_of(commands[name])}")) for name in commands],
    }
    for title, found in rows.items():
        if found:
            with formatter.section(words(title)):
                formatter.write_dl(found)
    if command.epilog:
        write_text(formatter, words("example", command=command.epilog))


def name_of(command: Any) -> str:
    """What messages call a command; one inside another has both names."""
    return str(command.callback.__name__.replace("_", "-"))


def write_text(formatter: Any, text: str) -> None:
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(text)


def value(words: Words, parameter: Any) -> str:
    """What stands for the value of a parameter."""
    return f"<{words(f'value-{parameter.metavar}')}>"


def flags(words: Words, option: Any) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    return names if option.is_flag else f"{names} {value(words, option)}"


def about(words: Words, command: Any, parameter: Any) -> str:
    """What a parameter means: in this command, or in all that have it; its value where none is given; and the
    environment variable that gives one."""
    name = parameter.name.replace("_", "-")
    own = f"help-{name_of(command)}-{name}"
    text = words(own if words.has(own) else f"help-{name}")
    default = parameter.default() if callable(parameter.default) else parameter.default
    variable = None
    if isinstance(command, ServerCommand):
        from iacta.server import settings  # late: only this help needs it

        if parameter.name in settings.Settings.model_fields:
            default = settings.Settings.model_fields[parameter.name].default
            variable = settings.variable(parameter.name)
    if default not in (None, "") and not isinstance(default, bool):
        text = words("with-default", help=text, value=f"{default:g}" if isinstance(default, float) else str(default))
    return words("with-variable", help=text, variable=variable) if variable else text
