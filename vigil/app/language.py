"""The languages of the words, and the one of the system."""

from __future__ import annotations

import os

LANGUAGES = ("en", "it", "fr")  # those of the words, known before they are loaded


def system_language() -> str:
    for name in ("VIGIL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
