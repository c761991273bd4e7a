"""What of HTTP has nothing to do with games? Who may ask how much, and how files are sent.

Public: Guard and Rules (hosts, origins, headers), Limits and Meter (size and rate), the log that cannot flood, `sent`
and STATIC (styles and scripts, small and bundled).
It must not import anything else of Vigil.
"""
