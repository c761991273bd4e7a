"""The table of commands: each is declared by its module, and no other module is imported for it."""

from __future__ import annotations

import argparse
import subprocess
import sys

import pytest

from vigil.cli.main import COMMANDS, parser


def declared(command: str = "") -> list[str]:
    (commands,) = (action for action in parser(command)._actions if isinstance(action, argparse._SubParsersAction))
    return list(commands.choices)


def test_all_commands_are_in_the_table_in_the_order_of_help() -> None:
    assert declared() == list(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_declared_by_its_module(command: str) -> None:
    assert command in declared(command)


def test_a_command_loads_no_other() -> None:
    code = "import sys; from vigil.cli.main import main; main(['games']); print(*sys.modules, file=sys.stderr)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stderr.split()
    assert {name for name in loaded if name.startswith("vigil.cli.")} == {
        "vigil.cli.main",
        "vigil.cli.common_arguments",
        "vigil.cli.reference",
        "vigil.cli.failures",
    }
    assert "vigil.terminal.table" not in loaded
