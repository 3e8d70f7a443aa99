"""Online tables: the authority behind every game played in a browser, alone or with others.

- `storage`: the database. Schema, migrations, reading, and one writer that batches commits.
- `people`: guest accounts, signed cookies, recovery codes.
- `tables`: a table in this process. `service.py` is the only way to change one, `payloads.py` the only way its contents
  leave the server; `playing.py` and `seating.py` are the commands, `bot_pool.py` and `clocks.py` the moves that the
  server makes.
- `http`: the lobby's routes, the WebSocket endpoint, the browser app's files, middleware and limits.
- `run`: the process. Settings, logs, metrics, workers.

`messages.py` has the protocol's types.
"""
