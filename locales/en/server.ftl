# The server: refusals of the lobby and of tables.

server-database-url = A database URL begins with sqlite:// or postgresql://, not with “{ $scheme }”.
server-database = The database cannot be opened: { $reason }.
server-no-driver = PostgreSQL needs a driver: install akhet[postgresql].
server-memory = The database must be a file: tables are meant to outlive the server.
server-taken = { $file } is in use by another server. Stop that one first, or use PostgreSQL, which serves several.
server-port = Can’t listen on { $host }, port { $port }: { $reason }. Choose another port with --port.
server-setting = { $name } must be { $kind ->
    [yes-or-no] yes or no
    [whole-number] a whole number from 0 up
   *[number] a number from 0 up
 }, not “{ $said }”.
server-workers-need-postgresql = Several workers need PostgreSQL (AKHET_DATABASE_URL): with SQLite there is one.

server-http = { $status ->
    [400] This request can’t be read.
    [404] There is nothing at this address.
    [405] This address does not accept this kind of request.
   *[other] This can’t be done here.
 }
server-message = This can’t be read. { $where ->
    [whole] The message
   *[other] { $where }
 }: { $reason }.
server-not-text = Messages are text, in JSON.
server-too-large = This is too large: at most { $most } bytes.
server-too-many-sockets = Too many connections are open here at once. Close some first.
server-too-fast = That was too fast. Wait a moment, then try again.
server-failed = Something went wrong on our side. We’ve logged it. Try again in a moment.
server-origin = This request came from another site.
server-protocol = This server speaks version { $known } of the protocol, not { $said }. Reload the page.
server-hello-first = The first message must be hello.
server-hello-once = hello was already sent.

server-no-app = The browser app has not been built. In a clone, “make web” builds it.

server-no-guest = You have no name here yet. Choose one first.
server-name = A name has 1 to { $most } letters, digits or other signs.
server-no-such-code = This code is not known here. It may have been used already or replaced by a newer one.

server-no-table = There is no such table, or it is not open to you.
server-other-rules = This table was begun with version { $rules } of the rules, which this server no longer has.
server-no-set = This server does not have the set of components { $hash }.
server-set-game = It is not clear which game { $file } is for.
server-set-name = The name of the set may only have letters, digits and other visible signs.
server-only-bots = At least one seat must be for a person.
server-clock = A turn must last at least { $least ->
    [one] one second
   *[other] { $least } seconds
 }.
server-no-level = A bot needs a level.
server-too-many-tables = { $most ->
    [one] There is already one open table
   *[other] There are already { $most } open tables
 }, which is the limit. Finish or leave one first.
server-started = The game has begun: seats can no longer be taken or left.
server-not-started = The game has not begun: it is waiting for players.
server-over = The game is over.
server-not-over = The game is not over yet.
server-seated = You already sit at this table.
server-not-seated = You do not sit at this table.
server-seat-taken = This seat is not free.
server-rematch-already = A rematch has already been opened.
server-branch-seats = To play on from here, say who takes each of the { $players } seats: you, friends on this device, or bots.

server-not-your-seat = Seat { $seat } is not yours.
server-stale = The game has moved on since you decided. Look again.
server-too-many-undos = No more take-backs this turn.
server-resigned-already = You have already resigned.
server-not-away = You are not away.
server-only-seats-talk = Only the players at this table can write here.
server-chat-text = A message has 1 to { $most } characters, and no control characters.
server-not-saved = This could not be saved, so it did not happen. Try again in a moment.
server-too-busy = Too much is happening at this table at once. Try again in a moment.
