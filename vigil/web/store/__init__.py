"""How does a game survive a kill? One SQLite file in which an answer is durable before it is acknowledged.

Public: Store with its rows, Links, side data (chat, notes), copies and backups, and what repairs the file.
It must not know a live table, a page or a seat's view: it keeps journals and what stands beside them.
"""
