"""How is the service run? `vigil serve`: the port, the folder, room for connections, the clean end."""
