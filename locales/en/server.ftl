# The server: refusals of the lobby and of tables.

server-database-url = A database is named by sqlite://… or postgresql://…, not by “{ $scheme }”.
server-database = The database cannot be opened: { $reason }.
server-no-driver = PostgreSQL needs a driver: install akhet[postgresql].
server-memory = The database must be a file: tables are meant to outlive the server.
server-taken = { $file } is in use by another server. Stop that one first, or use PostgreSQL, which serves several.
server-port = Nobody can listen at { $host }, port { $port }: { $reason }. Choose another with --port.
server-setting = { $name } must be { $kind ->
    [yes-or-no] yes or no
    [whole-number] a whole number from 0 up
   *[number] a number from 0 up
 }, not “{ $said }”.
server-workers-need-postgresql = Several workers need PostgreSQL (AKHET_DATABASE_URL): with SQLite there is one.

server-http = { $status ->
    [400] This cannot be read.
    [404] There is nothing at this address.
    [405] This address cannot be asked for in this way.
   *[other] This cannot be done here.
 }
server-message = This cannot be read. { $where ->
    [whole] The message
   *[other] { $where }
 }: { $reason }.
server-not-text = Messages are text, in JSON.
server-too-large = This is too much: at most { $most } bytes.
server-too-many-sockets = Too many connections are open here at once. Close some first.
server-too-fast = That was too much at once. Wait a moment, then try again.
server-failed = Something went wrong here, and it has been noted. Try again in a moment.
server-origin = This came from a page of somebody else.
server-protocol = This server speaks version { $known } of the protocol, not { $said }. Load the page again.
server-hello-first = The first message must be hello.
server-hello-once = hello was said already.

server-no-app = The browser app is not built here. In a clone, “make web” builds it.

server-no-guest = You have no name here yet. Choose one first.
server-name = A name has 1 to { $most } letters, digits or signs.
server-no-such-code = This code is not known here. It may have been used already, or a newer one was made.

server-no-table = There is no such table, or it is not open to you.
server-other-rules = This table was begun with version { $rules } of the rules, which this server no longer has.
server-only-bots = At least one seat must be for a person.
server-clock = A turn must have at least { $least ->
    [one] one second
   *[other] { $least } seconds
 }.
server-no-level = A bot's seat needs a level.
server-too-many-tables = { $most ->
    [one] There is one table going on already
   *[other] There are { $most } tables going on already
 }, and that is the limit. Finish or leave one first.
server-started = The game has begun: seats can no longer be taken or left.
server-not-started = The game has not begun: it waits for players.
server-over = The game is over.
server-not-over = The game is not over yet.
server-seated = You already sit at this table.
server-not-seated = You do not sit at this table.
server-seat-taken = This seat is not free.
server-rematch-already = There is a new table already.
server-branch-seats = To play on from here, say who takes each of the { $players } seats: you, friends on this device, or bots.

server-not-your-seat = Seat { $seat } is not yours.
server-stale = The game has moved on since you decided. Look again.
server-too-many-undos = You have taken back enough in this turn. Play on.
server-resigned-already = You have given up already.
server-not-away = You are playing already.
server-only-seats-talk = Only those who play here can talk here.
server-chat-text = A remark has 1 to { $most } characters, and no control characters.
server-not-saved = This could not be saved, so it did not happen. Try again in a moment.
server-too-busy = Too much happens at this table at once. Try again in a moment.
