"""Write copy(), dump() and load() for the slotted dataclasses of a state module.

    python tools/write_codec.py vigil.games.navajo_wars.state

Plain generated code is 50 times faster than deepcopy and stays fast when compiled. A stored state that lacks a field
is older than the field and gets its default.
"""

from __future__ import annotations

import dataclasses
import importlib
import sys
import typing
from pathlib import Path
from typing import Any

HEADER = '''"""Written by tools/write_codec.py from {module}: do not edit, run `make state`."""

from __future__ import annotations

from typing import Any

{imports}
'''


def shape(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    return typing.get_origin(kind) or kind, typing.get_args(kind)


def copied(kind: Any, name: str) -> str:
    origin, args = shape(kind)
    if dataclasses.is_dataclass(kind):
        return f"copy_{kind.__name__.lower()}({name})"  # type: ignore[union-attr]
    if origin is list and dataclasses.is_dataclass(args[0]):
        return f"[{copied(args[0], 'each')} for each in {name}]"
    return f"{name}.copy()" if origin in (list, dict) else name


def dumped(kind: Any, name: str) -> str:
    origin, args = shape(kind)
    if dataclasses.is_dataclass(kind):
        return f"dump_{kind.__name__.lower()}({name})"  # type: ignore[union-attr]
    if origin is list and dataclasses.is_dataclass(args[0]):
        return f"[{dumped(args[0], 'each')} for each in {name}]"
    if origin is dict and args[0] is int:
        return f"{{str(key): each for key, each in {name}.items()}}"
    return f"{name}.copy()" if origin in (list, dict) else name


def loaded(kind: Any, name: str) -> str:
    origin, args = shape(kind)
    if dataclasses.is_dataclass(kind):
        return f"load_{kind.__name__.lower()}({name})"  # type: ignore[union-attr]
    if origin is list:
        return f"[{loaded(args[0], 'each')} for each in {name}]"
    if origin is dict:
        return f"{{{loaded(args[0], 'key')}: {loaded(args[1], 'each')} for key, each in {name}.items()}}"
    return f"{kind.__name__}({name})"


def field_of(name: str) -> str:
    return f'data["{name}"]'


def functions(cls: Any) -> str:
    hints = typing.get_type_hints(cls)
    fields = dataclasses.fields(cls)
    names = [field.name for field in fields]
    always = [each.name for each in fields if each.default is each.default_factory is dataclasses.MISSING]
    low, cap = cls.__name__.lower(), cls.__name__
    copies = "".join(f"        {copied(hints[name], 'source.' + name)},\n" for name in names)
    dumps = "".join(f'        "{name}": {dumped(hints[name], "source." + name)},\n' for name in names)
    needed = ", ".join(f"{name}={loaded(hints[name], field_of(name))}" for name in always)
    loads = "".join(
        f'    if "{name}" in data:\n        source.{name} = {loaded(hints[name], field_of(name))}\n'
        for name in names
        if name not in always
    )
    return (
        f"\n\ndef copy_{low}(source: {cap}) -> {cap}:\n    return {cap}(\n{copies}    )\n"
        f"\n\ndef dump_{low}(source: {cap}) -> dict[str, Any]:\n    return {{\n{dumps}    }}\n"
        f"\n\ndef load_{low}(data: dict[str, Any]) -> {cap}:\n    source = {cap}({needed})\n{loads}    return source\n"
    )


def used(cls: Any) -> list[Any]:
    """The dataclasses a class is made of, innermost first."""
    found: list[Any] = []
    for hint in typing.get_type_hints(cls).values():
        for kind in (hint, *typing.get_args(hint)):
            if dataclasses.is_dataclass(kind):
                found += [each for each in used(kind) if each not in found]
    return [*found, cls]


def main(module_name: str) -> None:
    module = importlib.import_module(module_name)
    classes = used(module.State)
    by_module: dict[str, list[str]] = {}
    for cls in classes:
        by_module.setdefault(cls.__module__, []).append(cls.__name__)
    imports = "\n".join(f"from {name} import {', '.join(sorted(names))}" for name, names in sorted(by_module.items()))
    code = HEADER.format(module=module_name, imports=imports).rstrip("\n") + "".join(map(functions, classes))
    assert module.__file__
    Path(module.__file__).with_name("state_codec.py").write_text(code, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
