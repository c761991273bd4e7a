"""What the commands have in common: their parser, the options that all of them take, the language of their words."""

from __future__ import annotations

import argparse
from typing import NoReturn, TypeAlias

from vigil.app.language import LANGUAGES, system_language
from vigil.kernel.unsafe_characters import shown

SAVE = "a number from `vigil saves`, a file name or a path"


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        super().error(shown(message))


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def common_options() -> Parser:
    common = Parser(add_help=False)
    common.add_argument(
        "--language", "-l", choices=LANGUAGES, default=None, help="en, it or fr (default: that of the system)"
    )
    common.add_argument(
        "--plain", action="store_true", help="use no colour and no columns: for pipes and screen readers"
    )
    return common


def language_of(arguments: argparse.Namespace) -> str:
    return arguments.language or system_language()
