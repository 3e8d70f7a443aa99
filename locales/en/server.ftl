# The server: refusals of the lobby and of tables.

server-database-url = A database URL begins with sqlite:// or postgresql://, not with “{ $scheme }”.
server-database = The database cannot be opened: { $reason }.
server-newer-database = The database was written by a newer version of Akhet. Install that version, or name another database.
server-unknown-setting = { $near ->
    [none] There is no setting { $name }. docs/settings.md lists them all.
   *[other] There is no setting { $name }. Did you mean { $near }?
 }
server-no-driver = PostgreSQL needs a driver: install akhet[postgresql].
server-memory = The database must be a file: tables are meant to outlive the server.
server-taken = { $file } is in use by another server. Stop that one first, or use PostgreSQL, which serves several.
server-port = Can’t listen on { $host }, port { $port }: { $reason }. Choose another port with --port.
server-metrics-address = AKHET_METRICS_ADDRESS must be an address and a port, such as 127.0.0.1:9464, not “{ $said }”.
server-metrics-port = Can’t listen on { $host }, port { $port }, for the metrics: { $reason }. Change AKHET_METRICS_ADDRESS.
server-traces = AKHET_TRACES must be the address of an OpenTelemetry collector, such as http://127.0.0.1:4318, not “{ $said }”.
server-setting = { $name } must be { $kind ->
    [yes-or-no] yes or no
    [whole-number] a whole number from 0 up
   *[number] a number from 0 up
 }, not “{ $said }”.
server-word-list = { $file }, line { $line }: { $fault ->
    [utf8] this is not UTF-8 text. Save the file as UTF-8.
    [star] a * may only be at the end of a word.
    [several] write one word per line.
   *[letters] a word consists of letters and digits, and may end with *. Write comments after #.
 }
server-no-word-lists = There are no word lists in { $file }. Put files there whose names end with .txt, such as en.txt, or change AKHET_WORD_LISTS.
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
server-host = This server does not go by that name. Its operator can add the name to AKHET_HOSTS.
server-protocol = This server speaks version { $known } of the protocol, not { $said }. Reload the page.
server-hello-first = The first message must be hello.
server-hello-once = hello was already sent.

server-no-app = The browser app has not been built. In a clone, “make web” builds it.

server-no-guest = You have no name here yet. Choose one first.
server-name = A name has 1 to { $most } letters, digits or other signs.
server-no-such-code = This code is not known here. It may have been used already or replaced by a newer one.
server-no-session = You are not signed in on that device, or no longer.
server-no-profile = There is no such person here, or you may not see their profile.
server-no-push = This server sends no messages to devices.
server-push-subscription = Your browser’s answer about messages could not be used. Switch them on again, or use another browser.
server-no-passkeys-here = Passkeys do not work at this address. They need HTTPS and a name instead of an IP address.
server-no-challenge = This took too long, or was sent twice. Please try again.
server-passkey = This passkey could not be verified.
server-no-passkey = This passkey is not known here. It may have been removed.
server-too-many-passkeys = You have { $most } passkeys already. Remove one that you no longer need.
server-banned = The operator of this server has banned you from it.
server-muted = The operator of this server does not let you chat.
server-word = The operator of this server does not allow the word “{ $text }”. Choose another one.
server-no-report = Nobody whom you could report sits in this seat.
server-reported-already = You have already reported this player at this table. The operator has not settled it yet.
server-too-many-reports = { $most } of your reports are not settled yet, which is the limit. Wait until the operator has looked at them.
server-report-text = A report has at most { $most } characters, and no control characters.
server-no-person = There is no such person here, or no longer.
server-no-friend-code = Nobody here has this friend code. It may have been replaced by a newer one.
server-own-code = This is your own friend code. Give it to somebody who would like to play with you.
server-blocked-by-you = You have blocked this person. Unblock them first.
server-too-many-relations = You follow, or have hidden, { $most } people here, which is the limit.
server-not-friends = You can ask friends only: people whom you follow and who follow you.
server-invited-already = This person has a seat at this table already.
server-not-reserved = This seat is not reserved for anybody.
server-read-only = This server is being maintained: no table can be opened and no move made. Clocks stand still. Try again later.

server-no-table = There is no such table, or it is not open to you.
server-other-rules = This table was begun with version { $rules } of the rules, which this server no longer has.
server-no-set = This server does not have the set of components { $hash }.
server-no-commitment = This commitment is not known here. It was used already or is too old: ask for another one.
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
server-too-many-tables-network = { $most ->
    [one] One table
   *[other] { $most } tables
 } opened from your network { $most ->
    [one] is
   *[other] are
 } not over yet, which is the limit. Finish or leave one first.
server-closed = This table is closed: nothing more happens here.
server-deleted = This table was deleted.
server-started = The game has begun: seats can no longer be taken or left.
server-not-started = The game has not begun: it is waiting for players.
server-over = The game is over.
server-not-over = The game is not over yet.
server-no-record = There is no such record here. It may have been deleted: send it again.
server-record-not-over = This game is not over: only finished games can be looked at here.
server-not-played-out = This game was not played to its end, so it cannot be reviewed.
server-review-busy = Another game of yours is being reviewed. Wait until that is done.
server-too-many-reviews = You have asked for { $most ->
    [one] one review
   *[other] { $most } reviews
 } today, which is the limit. Ask again tomorrow.
server-too-many-reviews-network = { $most ->
    [one] One review was
   *[other] { $most } reviews were
 } asked for from your network today, which is the limit. Ask again tomorrow.
server-analysis-busy = Another position of yours is being analysed. Wait a moment.
server-too-much-analysis = You or others in your network have had positions analysed for very long. Go on in some minutes.
server-seated = You already sit at this table.
server-not-seated = You do not sit at this table.
server-seat-taken = This seat is not free.
server-rematch-already = A rematch has already been opened.
server-branch-seats = To play on from here, say who takes each of the { $players } seats: you, friends on this device, or bots.

server-not-your-seat = Seat { $seat } is not yours.
server-stale = The game has moved on since you decided. Look again.
server-id-used = You have used this id for another command already.
server-too-many-undos = No more take-backs this turn.
server-resigned-already = You have already resigned.
server-not-away = You are not away.
server-only-seats-talk = Only the players at this table can write here.
server-chat-text = A message has 1 to { $most } characters, and no control characters.
server-not-saved = This could not be saved, so it did not happen. Try again in a moment.
server-too-busy = Too much is happening at this table at once. Try again in a moment.
server-no-hints = Hints are switched off at this table.
server-not-ratable = { $reason ->
    [game] This game has no scale of ratings, so it can’t be rated.
    [clock] A rated game needs a time limit per turn: otherwise a lost game need never end.
    [hints] A rated game has no hints.
    [device] In a rated game everybody plays on a device of their own.
    [set] A rated game is played with the components that come with the game.
    [position] A rated game begins with the deal.
   *[level] This level has no rating: its strength depends on the machine. Choose another one, or don’t rate the game.
 }
server-tournament = { $reason ->
    [size] This game can’t be played with that many people at a table.
    [length] A Swiss tournament needs a number of rounds, and an arena needs a number of minutes.
    [people] The smallest number of people can’t be above the largest.
   *[name] The name of a tournament has no control characters.
 }
server-no-tournament = There is no such tournament here.
server-tournament-over = Nobody can enter or leave this tournament any more.
server-tournament-started = This tournament has started already, or was cancelled.
server-tournament-full = { $most ->
    [one] One person takes part
   *[other] { $most } people take part
 } already: the tournament is full.
server-too-many-tournaments = { $most ->
    [one] One tournament of yours is
   *[other] { $most } tournaments of yours are
 } not over yet, which is the limit.
server-not-in-tournament = You do not take part in this tournament.
server-not-your-tournament = Only the person who opened this tournament may do that.
server-not-rated = The game at this table is not rated.
server-no-review = This game is not reviewed yet.
server-no-future = This review has no such future.
server-no-mistake = There is no such mistake among yours.
server-trial-busy = Your last try is still being judged.
server-trial-done = This decision is whole already. Take something back to try another one.
server-not-a-decision = These moves are not a whole decision yet.
server-hint-busy = Your last hint is still being worked out.
server-preparing = The games are still being prepared on this machine. Try again in a moment.

# What messengers and other sites show of a link
server-preview = Play NILE and Fertility, the board games of the Nile, in your browser.
server-preview-title = { $game }: { $names }
server-preview-open = { $count ->
    [one] A seat is free. Sit down and play.
   *[other] { $count } seats are free. Sit down and play.
 }
server-preview-playing = The game is on. Have a look.
server-preview-over = { $count ->
    [one] { $names } won. See the result and the replay.
   *[other] { $names } share the win. See the result and the replay.
 }

duplicate-begun = You have begun this deal already. Everybody plays it once.
duplicate-no-day = Nobody played a duplicate on that day.
duplicate-no-match = There is no such match here, or it is not open to you.
duplicate-match-own = You have opened this match yourself. Send its link to somebody else.
duplicate-match-taken = Somebody else has accepted this match already.
duplicate-match-waiting = Nobody has accepted this match yet.
duplicate-match-over = This match has no board left for you to play.
duplicate-match-not-over = This match is not over yet.
duplicate-too-many-matches = You may have { $most } matches at the same time. Finish one first.
server-calendar = Akhet: your games
server-calendar-yours = Your turn: { $game } with { $names }
server-calendar-theirs = { $name }’s turn: { $game }
server-push = Your turn
server-push-game = { $game } with { $names }
