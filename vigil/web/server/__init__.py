"""How does the service run? `vigil serve`: its address, its signals, and room for connections.

Public: `serve`, and Connections, which keep room for everybody.
It must not know what an address does: `make_app` says it.
"""
