"""The schema of the database: people, sets of components, tables, and the append-only log of each table.

`migrations/` creates and changes it; a test checks that the result is this. Times are seconds since 1970, so that both
databases store them alike.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData()

# One row that all processes of a server share. Its SQL name is that of the first released schema.
installation = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("secret", LargeBinary, nullable=False),  # signs the guests' cookies
    Column("alive_at", Double, nullable=False),  # when a process last wrote that it is running
    Column("closed_at", Double),  # when the last process stopped cleanly; null while one is running
    Column("read_only_since", Double),  # when the operator stopped play; null while people can play
    Column("expired_at", Double, nullable=False, server_default="0"),  # when tables were last searched for old ones
)

people = Table(
    "people",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("recovery", String(64)),  # a hash of the code
    Column("listed", Boolean, nullable=False, server_default=false()),  # whether leaderboards may name them
    Column("created", Double, nullable=False),
)
Index("people_recovery", people.c.recovery, unique=True)

# Devices on which people are signed in.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(20), primary_key=True),  # in the signed cookie
    Column("person", String(20), ForeignKey("people.id"), nullable=False),
    Column("device", String(80), nullable=False),  # the browser and the system, as its owner knows them
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),  # the last use, to the hour
    Column("revoked", Double),  # when; null while it is valid
)
Index("sessions_person", sessions.c.person)

# What the operator has forbidden: to a person, or to everybody in a network.
restrictions = Table(
    "restrictions",
    metadata,
    Column("kind", String(10), primary_key=True),  # ban or mute, of a person; address
    Column("target", String(50), primary_key=True),
    Column("until", Double),  # null: until it is lifted
    Column("created", Double, nullable=False),
)

# What the operator did with `akhet admin`.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("action", String(20), nullable=False),
    Column("target", String(300), nullable=False),
    Column("reason", String(200), nullable=False),
)

# Codes with which the operator opens the page /admin, and the browsers in which it is open.
operator_keys = Table(
    "operator_keys",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the code or of the cookie
    Column("kind", String(10), nullable=False),  # code or cookie
    Column("until", Double, nullable=False),
)

# What running processes have to know of it: they read new rows every few seconds.
admin_events = Table(
    "admin_events",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),
    sqlite_autoincrement=True,  # an id is never used again, so that no process skips a row
)

# What people reported to the operator: nobody else reads them.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("reporter", String(20), ForeignKey("people.id"), nullable=False),
    Column("person", String(20), ForeignKey("people.id"), nullable=False),  # who is reported
    Column("name", String(40), nullable=False),  # what that person was called at the table
    Column("table_id", String(20), ForeignKey("tables.id"), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("text", String(300), nullable=False),
    Column("chat", JSON, nullable=False),  # what was said last at the table
    Column("settled", Double),  # when the operator settled it; null while it is open
    sqlite_autoincrement=True,  # an operator may have noted an id
)
UNSETTLED = text("settled IS NULL")
Index(
    "reports_open",  # one open report of each person about each other at a table
    *(reports.c.reporter, reports.c.person, reports.c.table_id),
    unique=True,
    sqlite_where=UNSETTLED,
    postgresql_where=UNSETTLED,
)
Index("reports_table", reports.c.table_id)
Index("reports_person", reports.c.person)

# Codes with which a person can use another device, once.
links = Table(
    "links",
    metadata,
    Column("code", String(64), primary_key=True),  # a hash of the code
    Column("person", String(20), ForeignKey("people.id"), nullable=False),
    Column("until", Double, nullable=False),
)

# Passkeys with which people sign in. The private keys are on their devices.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("person", String(20), ForeignKey("people.id"), nullable=False),
    Column("host", String(255), nullable=False),  # the name of the server for which it was made: it works only there
    Column("credential", String(1400), nullable=False),  # its id, as authenticators know it: base64url
    Column("public_key", LargeBinary, nullable=False),  # COSE
    Column("sign_count", BigInteger, nullable=False),  # how often it was used, as far as its authenticator counts
    Column("device", String(80), nullable=False),  # the browser and the system with which it was made
    Column("created", Double, nullable=False),
    Column("seen", Double),  # when somebody last signed in with it; null: never
)
Index("passkeys_person", passkeys.c.person)
Index("passkeys_credential", passkeys.c.credential, unique=True)

# Challenges that passkeys have to sign: short-lived, and each is taken once, whichever process drew it.
passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("challenge", String(100), primary_key=True),  # base64url
    Column("person", String(20), ForeignKey("people.id")),  # who adds a passkey; null: somebody signs in
    Column("until", Double, nullable=False),
)
Index("passkey_challenges_until", passkey_challenges.c.until)
Index("passkey_challenges_person", passkey_challenges.c.person)

# What people want of their profile. Nobody needs a row: `people/profiles.py` has the default.
profiles = Table(
    "profiles",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("visible_to", String(10), nullable=False),  # everyone, met or nobody
)

# What people did for the first time, and where. A row stays when its table is deleted.
achievements = Table(
    "achievements",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),  # with the next two, once
    Column("game", String(20), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("table_id", String(20), nullable=False),
    Column("at", Double, nullable=False),
)

# Sets of components. A table names its set by the hash; a game that takes no sets from outside has none here.
sets = Table(
    "sets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("name", String(200), nullable=False),
    Column("reconstruction", Boolean, nullable=False),
    Column("content", Text, nullable=False),  # the file, as it was given
    Column("by_server", Boolean, nullable=False),  # whether it came with a game or with --components: it stays
    Column("added", Double, nullable=False),
)

# Who uploaded which sets, for their lists.
set_owners = Table(
    "set_owners",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("hash", String(64), ForeignKey("sets.hash"), primary_key=True),
    Column("added", Double, nullable=False),
)
Index("set_owners_hash", set_owners.c.hash)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("components", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(20), ForeignKey("people.id"), nullable=False),
    Column("network", String(44)),  # a hash of the network that it was opened from, for limits
    Column("public", Boolean, nullable=False),
    Column("onlookers", Boolean, nullable=False),
    Column("clock", Double),  # seconds per turn; null: no limit
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether players may ask for hints
    Column("rated", Boolean, nullable=False, server_default=false()),  # whether the result changes ratings
    Column("duplicate", String(40)),  # the id of the duplicate deal that is played; null for any other game
    Column("invite", String(40), nullable=False),
    Column("seats", JSON, nullable=False),  # see seats.py
    Column("stage", String(10), nullable=False),  # open, playing, over, closed
    Column("version", Integer, nullable=False),  # of the last entry
    Column("step_version", Integer, nullable=False),  # of the last entry that changed the game
    Column("plies", Integer, nullable=False),
    # The server's part of the random key (record.py, mixed_key): not sent to anybody until the game is over. Its SQL
    # name is that of the first released schema, when it was the whole key.
    Column("key", LargeBinary, key="secret"),
    # the last position before which nothing can be taken back (table.py, Mark); later entries are replayed from it
    Column("mark_state", LargeBinary),
    Column("mark_stream", LargeBinary),
    Column("mark_check", String(16)),
    Column("mark_version", Integer, nullable=False),
    Column("turn", Integer),  # the seat that has to move
    Column("due", Double),  # when the server must act: a clock runs out, or a bot should have moved
    Column("bot_next", Boolean, nullable=False),  # whether it is a bot that has to move
    Column("places", JSON),
    Column("rating_changes", JSON),  # after a rated game: what changed, by seat (ratings.py)
    Column("rematch", String(20)),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("deleted", Double),  # when the operator deleted it; until it is removed, it can be restored
)
Index("tables_due", tables.c.due)
Index("tables_host", tables.c.host, tables.c.stage)
Index("tables_network", tables.c.network, tables.c.stage)
# Without `changed`, which every step changes: PostgreSQL would have to update the index each time.
Index("tables_open", tables.c.stage, tables.c.public)
Index("tables_components", tables.c.components)  # whether a set is in use

# Secrets that the server has committed to, for tables that are about to be opened. Each is taken once.
drawn_secrets = Table(
    "drawn_secrets",
    metadata,
    Column("commitment", String(64), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("drawn_at", Double, nullable=False),
)
Index("drawn_secrets_drawn_at", drawn_secrets.c.drawn_at)

# The people at each table, for lists of one's own tables.
sitters = Table(
    "sitters",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
)

# Finished games that were searched for achievements.
achievement_searches = Table(
    "achievement_searches",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
)

records = Table(
    "records",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("record", Text, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column(
        "version", Integer, primary_key=True, autoincrement=False
    ),  # the unique key that decides between two writers
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("command", String(80)),  # the person and the id of the command: sent twice, it is executed once
    Column("at", Double, nullable=False),
    Column("body", JSON, nullable=False),
    UniqueConstraint("table_id", "command"),
)

# How strong people are in each game. A person without a row has not played a rated game of it.
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

Index("ratings_game", ratings.c.game)

# The people in rated games, with their ratings before and after. A row stays when its table is deleted.
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", String(20), primary_key=True),  # with `seat`, what keeps a game from counting twice
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(20), ForeignKey("people.id")),  # null: they were deleted since
    Column("game", String(20), nullable=False),
    Column("at", Double, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)
Index("rated_seats_person", rated_seats.c.person, rated_seats.c.game, rated_seats.c.at)

# Records that people sent so as to look at their games. They are no tables: nobody played them here.
posted_records = Table(
    "posted_records",
    metadata,
    Column("id", String(20), primary_key=True),  # follows from the record, so that the same one is kept once
    Column("game", String(20), nullable=False),
    Column("record", LargeBinary, nullable=False),  # JSON, compressed
    Column("person", String(20), ForeignKey("people.id"), nullable=False),  # who sent it last
    Column("added", Double, nullable=False),
)
Index("posted_records_person", posted_records.c.person)
Index("posted_records_added", posted_records.c.added)

# Reviews of finished games: those that are made, being made, or waiting. Another version of the evaluator makes others.
reviews = Table(
    "reviews",
    metadata,
    Column("source", String(20), primary_key=True),  # the id of a table or of a posted record
    Column("evaluator", String(60), primary_key=True),
    Column("person", String(20), ForeignKey("people.id")),  # who asked for it; null: they were deleted since
    Column("network", String(44), nullable=False),  # a hash of where they asked from
    Column("asked", Double, nullable=False),
    Column("due", Double),  # when a process takes it up, or takes it over; null once nothing is left to do
    Column("tries", Integer, nullable=False),
    Column("revision", Integer, nullable=False),  # grows with every part
    Column("progress", Double, nullable=False),  # 0 to 1
    Column("content", LargeBinary),  # JSON, compressed: what is ready of it
)
Index("reviews_person", reviews.c.person, reviews.c.asked)
Index("reviews_network", reviews.c.network, reviews.c.asked)
Index("reviews_due", reviews.c.due)
Index("reviews_asked", reviews.c.asked)

# The marked decisions of a person's own games, to be tried again: spaced repetition in Leitner's boxes.
mistakes = Table(
    "mistakes",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),  # the first ply of the decision
    Column("seat", Integer, nullable=False),
    Column("game", String(20), nullable=False),
    Column("loss", Double, nullable=False),
    Column("content", LargeBinary, nullable=False),  # the decision as the review has it: JSON, compressed
    Column("box", Integer, nullable=False),  # from 1
    Column("due", Double),  # when it is to be tried again; null: learned
    Column("tries", Integer, nullable=False),
    Column("added", Double, nullable=False),
)
Index("mistakes_due", mistakes.c.person, mistakes.c.due)
Index("mistakes_table", mistakes.c.table_id)

# How the seats of reviewed games were played, for statistics: reviews themselves are deleted after some time.
reviewed_seats = Table(
    "reviewed_seats",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("evaluator", String(60), nullable=False),
    Column("decisions", Integer, nullable=False),  # that count
    Column("lost", Double, nullable=False),  # in win shares
    Column("luck", Double, nullable=False),  # of draws and hidden cards
    Column("topics", JSON, nullable=False),  # by topic: how many decisions, and what they lost
)

# First attempts at puzzles. Only these count.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(12), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("at", Double, nullable=False),
    Column("grade", String(6), nullable=False),
    Column("loss", Double, nullable=False),
)
Index("puzzle_attempts_at", puzzle_attempts.c.person, puzzle_attempts.c.at)

# What a person is worth in the puzzles of a game, and their row of solved ones.
puzzle_players = Table(
    "puzzle_players",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("skipped", Boolean, nullable=False),  # whether the one skip of this row is used
    Column("streak_puzzle", String(12)),  # that the row goes on with; null: none was given yet
)

# What a puzzle is worth since people tried it. Before, it has the rating of its file.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(12), primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
)

# People who wait for a quick match, and for a while those who found one. Whoever does not ask again in time has left.
quick_match_entries = Table(
    "quick_match_entries",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("bots_after", Double),  # seconds of waiting after which bots may fill the seats; null: never
    Column("network", String(44), nullable=False),  # a hash of where they asked from, for the table's limits
    Column("joined", Double, nullable=False),
    Column("seen", Double, nullable=False),  # when they last asked
    # Of the party that they were put into: its secret is in `drawn_secrets`. Null: they wait.
    Column("commitment", String(64)),
    Column("party", Integer),  # how many people it has
    Column("matched", Double),  # when
    Column("random", String(64)),  # what they contribute to the random key
    Column("table_id", String(20)),  # where they sit; the table may have been deleted since
)
Index("quick_match_entries_queue", *(quick_match_entries.c[name] for name in ("game", "players", "pace", "rated")))
Index("quick_match_entries_commitment", quick_match_entries.c.commitment)

# What a person thinks of another one. Nobody else is told, except that followed people learn who follows them.
relations = Table(
    "relations",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("other", String(20), ForeignKey("people.id"), primary_key=True),
    Column("name", String(40), nullable=False),  # what the other was called then
    Column("following", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("changed", Double, nullable=False),
)
Index("relations_other", relations.c.other)

# How a person wants to be found and spoken to. Without a row everything is as its default says.
friend_settings = Table(
    "friend_settings",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("code", String(20)),  # others find this person with it; null: it was never asked for
    Column("shows_online", Boolean, nullable=False),  # to friends; true by default
    Column("quiet", Boolean, nullable=False),  # whether messages of people who are not friends are hidden
    Column("seen", Double, nullable=False),  # when they were last here, to some seconds; 0 if they do not show it
)
Index("friend_settings_code", friend_settings.c.code, unique=True)

# Tournaments. Standings are not stored: they follow from the games.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("opener", String(20), ForeignKey("people.id")),  # null: they were deleted since
    Column("name", String(60)),  # null: none was given, or its author was deleted
    Column("game", String(20), nullable=False),
    Column("options", JSON, nullable=False),
    Column("size", Integer, nullable=False),  # people at a table
    Column("smallest", Integer, nullable=False),  # the least that a table may have with these options
    Column("clock", Double, nullable=False),  # seconds per turn
    Column("rated", Boolean, nullable=False),
    Column("level", String(10)),  # of the bots that take empty seats; null: none do
    Column("format", String(5), nullable=False),  # swiss or arena
    Column("rounds", Integer),  # of a Swiss tournament
    Column("seconds", Double),  # for which an arena begins new games
    Column("pause", Double, nullable=False),  # seconds between two rounds
    Column("least", Integer, nullable=False),  # people without whom it does not take place
    Column("most", Integer, nullable=False),
    Column("starts", Double, nullable=False),
    Column("ends", Double),  # when an arena that runs begins no more games
    Column("stage", String(10), nullable=False),  # open, running, over, cancelled
    Column("reason", String(10)),  # why it was cancelled: opener, few, operator
    Column("round", Integer, nullable=False),  # how often people were paired; decides between two processes
    Column("version", Integer, nullable=False),  # grows with everything that its page shows
    Column("due", Double),  # when a process has to look at it; null once it is over
    Column("created", Double, nullable=False),
    Column("finished", Double),
    Column("secret", LargeBinary),  # from which its tables have theirs; null: an earlier version opened it
)
Index("tournaments_due", tournaments.c.due)
Index("tournaments_stage", tournaments.c.stage, tournaments.c.starts)
Index("tournaments_opener", tournaments.c.opener)

tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament", String(20), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # in the order of joining
    Column("person", String(20), ForeignKey("people.id")),  # null: they were deleted since
    Column("name", String(40)),  # null: they were deleted since
    Column("joined", Double, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
    Column("absences", Integer, nullable=False),  # games in a row that a stand-in played
    Column("free_since", Double, nullable=False),  # in an arena: when they joined, or their last game ended
    Column("random", String(64)),  # what they contribute to the random keys of their tables
    UniqueConstraint("tournament", "person"),
)
Index("tournament_players_person", tournament_players.c.person)

# The games of tournaments. A row stays when its table is deleted.
tournament_games = Table(
    "tournament_games",
    metadata,
    Column("tournament", String(20), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(20)),  # null: a bye
    Column("players", JSON, nullable=False),  # their numbers by seat; null for a bot
    Column("shares", JSON(none_as_null=True)),  # the points of each seat; null while it is played
)
Index("tournament_games_table", tournament_games.c.table_id, unique=True)

# Deals that many people play, each at a table of their own. A row is written when the first one begins.
duplicate_deals = Table(
    "duplicate_deals",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("day", String(10), nullable=False),  # whose duplicate it is, or on which its match ends
    Column("players", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # that everybody plays in
    Column("level", String(20), nullable=False),  # of the bots in the other seats
    Column("secret", LargeBinary, nullable=False),  # from which all its tables draw
    Column("match_id", String(20)),  # of the match whose board it is; null for the duplicate of a day
)
Index("duplicate_deals_day", duplicate_deals.c.game, duplicate_deals.c.day)
Index("duplicate_deals_match", duplicate_deals.c.match_id)

# Who has begun a deal. A row stays when its table is deleted.
duplicate_games = Table(
    "duplicate_games",
    metadata,
    Column("deal", String(40), ForeignKey("duplicate_deals.id"), primary_key=True),
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),  # with `deal`: everybody plays it once
    Column("table_id", String(20), nullable=False),
    Column("began", Double, nullable=False),
    Column("finished", Double),
    Column("counts", JSON),  # the numbers that the ranking compares; null after a resignation
    Column("place", Integer),
)
Index("duplicate_games_person", duplicate_games.c.person)
Index("duplicate_games_table", duplicate_games.c.table_id, unique=True)

# What a bot of each level got in the seat of a deal.
duplicate_levels = Table(
    "duplicate_levels",
    metadata,
    Column("deal", String(40), ForeignKey("duplicate_deals.id"), primary_key=True),
    Column("level", String(20), primary_key=True),
    Column("counts", JSON, nullable=False),
    Column("place", Integer, nullable=False),
)

# Matches of two people who play the same deals, each at tables of their own.
matches = Table(
    "matches",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("boards", Integer, nullable=False),
    Column("players", Integer, nullable=False),  # at each table: one person and bots
    Column("level", String(20), nullable=False),  # of the bots
    Column("opened", Double, nullable=False),
    Column("ends", Double),  # when games count no more; null until somebody has accepted
    Column("rematch", String(20)),  # the next match of the same people
)
Index("matches_ends", matches.c.ends, matches.c.opened)

match_players = Table(
    "match_players",
    metadata,
    Column("match_id", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 0 has opened it, 1 has accepted it
    Column("person", String(20), ForeignKey("people.id")),  # null: they deleted their data
)
Index("match_players_person", match_players.c.person)

# Private addresses of calendars, by which other programs read when somebody's turns are due.
calendars = Table(
    "calendars",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("hash", String(64), nullable=False),  # of the code in the address
    Column("locale", String(2), nullable=False),
)
Index("calendars_hash", calendars.c.hash, unique=True)

# Devices that are told of their person's turns by web push.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("session", String(20), ForeignKey("sessions.id"), primary_key=True),
    Column("person", String(20), ForeignKey("people.id"), nullable=False),
    Column("endpoint", String(1000), nullable=False),  # an address of the browser's push service
    Column("endpoint_hash", String(64), nullable=False),
    Column("browser_key", LargeBinary, nullable=False),  # with which messages are encrypted
    Column("auth", LargeBinary, nullable=False),
    Column("locale", String(2), nullable=False),
    Column("origin", String(300), nullable=False),  # of our page, for the push service
    Column("created", Double, nullable=False),
)
Index("push_subscriptions_person", push_subscriptions.c.person)
Index("push_subscriptions_endpoint", push_subscriptions.c.endpoint_hash, unique=True)

# The last turn at each table that a device was told of, or that it need not be told of.
pushed_turns = Table(
    "pushed_turns",
    metadata,
    Column("session", String(20), ForeignKey("push_subscriptions.session"), primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the entry after which the turn began
    Column("began", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Double),  # when the message is sent again; null: it was delivered, or nobody needs it
)
Index("pushed_turns_table", pushed_turns.c.table_id)
