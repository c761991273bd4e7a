"""vigil serve: the table in the browser."""

from __future__ import annotations

import argparse

from vigil.cli.common_arguments import Commands, Parser, language_of
from vigil.kernel.text.words import book


def register(commands: Commands, common: Parser) -> None:
    serve = commands.add_parser("serve", parents=[common], help="open the table in the browser")
    serve.add_argument("--port", type=port, default=8437, help="default 8437; 0 picks any free port")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    serve.add_argument("--no-browser", action="store_true", help="print the address, and open no browser")
    serve.add_argument(
        "--open-to-others", action="store_true", help="let other machines in; every seat gets its own secret link"
    )
    serve.add_argument(
        "--name", action="append", default=[], help="a host name that the table answers to; may be repeated"
    )
    serve.add_argument(
        "--log", action="store_true", help="write an access log to standard error, one JSON object per line"
    )
    serve.add_argument(
        "--proxy", default="", help="the address of the reverse proxy whose X-Forwarded headers are trusted"
    )
    serve.set_defaults(run=open_table)


def port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) < 1 << 16):
        raise argparse.ArgumentTypeError(f"{text[:20]}: expected a number from 0 to {(1 << 16) - 1}")
    return int(text)


def open_table(arguments: argparse.Namespace) -> int:
    from vigil.web.server.serve import serve  # loaded only here: `vigil --help` needs no web server

    return serve(
        book(language_of(arguments)),
        arguments.host,
        arguments.port,
        not arguments.no_browser,
        arguments.open_to_others,
        arguments.name,
        arguments.log,
        arguments.proxy,
    )
