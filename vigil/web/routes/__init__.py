"""What can be asked of the service? One module of routes for each kind of page; `web/app.py` lists the paths.

Public: the classes `…Routes`.
"""
