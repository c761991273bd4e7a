"""Templates stay compiled, as Python keeps its modules: in __pycache__, until something changes. A start is quicker."""

from __future__ import annotations

import contextlib
import os
import sys
from hashlib import sha256
from pathlib import Path

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket


class Compiled(BytecodeCache):
    """The compiled templates of a folder. What cannot be read is compiled; what cannot be written is not kept."""

    def __init__(self, folder: Path, form: str) -> None:
        self.folder = folder
        self.form = form  # what compiled code depends on beside the template itself

    def get_cache_key(self, name: str, filename: str | None = None) -> str:
        return f"{name.replace('/', '-')}.{sys.implementation.cache_tag}.jinja"

    def get_source_checksum(self, source: str) -> str:
        return sha256(f"{self.form}\n{source}".encode()).hexdigest()

    def load_bytecode(self, bucket: Bucket) -> None:
        with contextlib.suppress(Exception):  # it is not there, or not whole
            bucket.bytecode_from_string((self.folder / bucket.key).read_bytes())

    def dump_bytecode(self, bucket: Bucket) -> None:
        if sys.dont_write_bytecode:
            return
        part = self.folder / f"{bucket.key}.{os.getpid()}"
        with contextlib.suppress(OSError):
            self.folder.mkdir(exist_ok=True)
            part.write_bytes(bucket.bytecode_to_string())
            part.replace(self.folder / bucket.key)
