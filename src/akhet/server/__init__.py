"""The server: tables that people and programs play at over the network.

From the top down; each imports only those below it:

- `run`: the process. `akhet serve`, workers, logs, and the hardened network protocols.
- `http`: the lobby's routes, the WebSocket endpoint, the operator's page, the browser app's files, middleware, limits.
- `admin`: what the operator lists and does, beside running processes (`akhet admin`) and on the page /admin.
- `push`: what is sent to devices of people who are not at the table, and how it is encrypted.
- `tournaments`: who plays whom, the standings, and the steps that every tournament takes by itself.
- `tables`: the tables of this process. `service.py` is the only way to change one, and `payloads.py` the only way in
  which its contents are sent. `playing.py` and `seating.py` are the commands; `bot_pool.py` and `clocks.py` make the
  moves of the server.
- `people`: guests, signed cookies, sessions and recovery codes.
- `storage`: the database. Schema, migrations, queries, backups, and one writer that batches commits.
- `messages.py` and `lobby_messages.py`: the types of the protocol. `settings.py`, `metrics.py`, `tracing.py`, and
  `ids.py`, which draws ids.
"""
