"""The server: tables that people and programs play at over the network.

From the top down; each imports only those below it:

- `run`: the process. `akhet serve`, workers, logs, and the hardened network protocols.
- `http`: the lobby's routes, the WebSocket endpoint, the browser app's files, middleware and limits.
- `tables`: the tables of this process. `service.py` is the only way to change one, and `payloads.py` the only way in
  which its contents are sent. `playing.py` and `seating.py` are the commands; `bot_pool.py` and `clocks.py` make the
  moves of the server.
- `people`: guests, signed cookies and recovery codes.
- `storage`: the database. Schema, migrations, queries, and one writer that batches commits.
- `messages.py` and `lobby_messages.py`: the types of the protocol. `settings.py` and `metrics.py`.
"""
