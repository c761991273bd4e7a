"""The table in the browser. Each package answers one question, and knows only those below it:

server, app, routes, context, stream, render, tables, store, http.
"""
