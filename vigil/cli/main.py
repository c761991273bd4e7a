"""The command line. A command's module is imported only when the command is called."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from importlib import import_module

from vigil import __version__
from vigil.cli.common_arguments import Parser, common_options

COMMANDS = {
    "play": "vigil.cli.play",
    "resume": "vigil.cli.resume",
    "saves": "vigil.cli.saves",
    "replay": "vigil.cli.saves",
    "verify": "vigil.cli.saves",
    "export": "vigil.cli.export",
    "schema": "vigil.cli.export",
    "rule": "vigil.cli.reference",
    "aid": "vigil.cli.reference",
    "games": "vigil.cli.reference",
    "coverage": "vigil.cli.coverage",
    "packs": "vigil.cli.packs",
    "book": "vigil.cli.book",
    "serve": "vigil.cli.serve",
}


def parser(command: str = "") -> Parser:
    """The parser of one command, else of all."""
    top = Parser(prog="vigil", description="A table for survival board games.")
    top.add_argument("--version", action="version", version=f"vigil {__version__}", help="print the version")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    common = common_options()
    modules = [COMMANDS[command]] if command in COMMANDS else dict.fromkeys(COMMANDS.values())
    for module in modules:
        import_module(module).register(commands, common)
    return top


def main(typed: Sequence[str] | None = None) -> int:
    typed = sys.argv[1:] if typed is None else typed
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a letter that cannot be shown or read never stops a game
            stream.reconfigure(errors="replace")
    if typed[:1] == ["--version"]:
        print(f"vigil {__version__}")
        return 0
    top = parser(typed[0] if typed else "")
    arguments = top.parse_args(typed)
    if not arguments.command:
        top.print_help()
        return 0
    from vigil.cli.failures import run  # it knows the errors of all packages, and help needs none of them

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
