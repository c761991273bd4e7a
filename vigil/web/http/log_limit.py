"""A log that cannot flood: so many lines at once, so many a second, and how many were left out."""

from __future__ import annotations

import logging
from typing import TextIO

from vigil.web.http.rate_limits import Bucket, Meter

TROUBLE = Bucket(50, 0.5)  # errors and warnings
VISITS = Bucket(500, 20)  # the access log


class LimitedLog(logging.StreamHandler[TextIO]):
    def __init__(self, stream: TextIO, bucket: Bucket) -> None:
        super().__init__(stream)
        self.bucket = bucket
        self.meter = Meter()
        self.left_out = 0

    def emit(self, record: logging.LogRecord) -> None:
        if not self.meter.allow("", self.bucket):
            self.left_out += 1
            return
        if self.left_out:
            self.stream.write(f'{{"left_out": {self.left_out}}}\n')
            self.left_out = 0
        super().emit(record)


def limit_log(stream: TextIO, visits: bool) -> None:
    """Have what goes wrong written to a stream, and if it is wanted who came."""
    logging.getLogger().addHandler(LimitedLog(stream, TROUBLE))
    if visits:
        access = logging.getLogger("vigil.access")
        access.setLevel(logging.INFO)
        access.propagate = False
        access.addHandler(LimitedLog(stream, VISITS))
    else:
        logging.getLogger("uvicorn").addHandler(logging.NullHandler())
        logging.getLogger("uvicorn").propagate = False
