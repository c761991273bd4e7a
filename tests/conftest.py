"""What holds for every test: it passes on a busy machine, and also when it is started in the background."""

from __future__ import annotations

import signal

from hypothesis import settings

settings.register_profile("any-machine", deadline=None)
settings.load_profile("any-machine")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as a shell leaves it for what runs in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)  # so that those whom a test starts do not inherit it
