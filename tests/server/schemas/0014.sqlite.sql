CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

-- Running upgrade  -> 0001

CREATE TABLE house (
    id INTEGER NOT NULL,
    secret BLOB NOT NULL,
    alive_at DOUBLE NOT NULL,
    closed_at DOUBLE,
    PRIMARY KEY (id)
);

CREATE TABLE people (
    id VARCHAR(20) NOT NULL,
    name VARCHAR(40) NOT NULL,
    recovery VARCHAR(64),
    created DOUBLE NOT NULL,
    PRIMARY KEY (id)
);

CREATE UNIQUE INDEX people_recovery ON people (recovery);

CREATE TABLE links (
    code VARCHAR(64) NOT NULL,
    person VARCHAR(20) NOT NULL,
    until DOUBLE NOT NULL,
    PRIMARY KEY (code),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE TABLE tables (
    id VARCHAR(20) NOT NULL,
    game VARCHAR(20) NOT NULL,
    rules VARCHAR(20) NOT NULL,
    components VARCHAR(64) NOT NULL,
    players INTEGER NOT NULL,
    options JSON NOT NULL,
    host VARCHAR(20) NOT NULL,
    public BOOLEAN NOT NULL,
    onlookers BOOLEAN NOT NULL,
    clock DOUBLE,
    invite VARCHAR(40) NOT NULL,
    seats JSON NOT NULL,
    stage VARCHAR(10) NOT NULL,
    version INTEGER NOT NULL,
    step_version INTEGER NOT NULL,
    plies INTEGER NOT NULL,
    "key" BLOB,
    mark_state BLOB,
    mark_stream BLOB,
    mark_check VARCHAR(16),
    mark_version INTEGER NOT NULL,
    turn INTEGER,
    due DOUBLE,
    bot_next BOOLEAN NOT NULL,
    places JSON,
    rematch VARCHAR(20),
    created DOUBLE NOT NULL,
    changed DOUBLE NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(host) REFERENCES people (id)
);

CREATE INDEX tables_due ON tables (due);

CREATE INDEX tables_host ON tables (host, stage);

CREATE INDEX tables_open ON tables (stage, public);

CREATE TABLE entries (
    table_id VARCHAR(20) NOT NULL,
    version INTEGER NOT NULL,
    kind VARCHAR(12) NOT NULL,
    seat INTEGER,
    command VARCHAR(80),
    at DOUBLE NOT NULL,
    body JSON NOT NULL,
    PRIMARY KEY (table_id, version),
    FOREIGN KEY(table_id) REFERENCES tables (id),
    UNIQUE (table_id, command)
);

CREATE TABLE records (
    table_id VARCHAR(20) NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE sitters (
    person VARCHAR(20) NOT NULL,
    table_id VARCHAR(20) NOT NULL,
    PRIMARY KEY (person, table_id),
    FOREIGN KEY(person) REFERENCES people (id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

INSERT INTO alembic_version (version_num) VALUES ('0001') RETURNING version_num;

-- Running upgrade 0001 -> 0002

CREATE TABLE sets (
    hash VARCHAR(64) NOT NULL,
    game VARCHAR(20) NOT NULL,
    name VARCHAR(200) NOT NULL,
    reconstruction BOOLEAN NOT NULL,
    content TEXT NOT NULL,
    by_server BOOLEAN NOT NULL,
    added DOUBLE NOT NULL,
    PRIMARY KEY (hash)
);

CREATE TABLE set_owners (
    person VARCHAR(20) NOT NULL,
    hash VARCHAR(64) NOT NULL,
    added DOUBLE NOT NULL,
    PRIMARY KEY (person, hash),
    FOREIGN KEY(person) REFERENCES people (id),
    FOREIGN KEY(hash) REFERENCES sets (hash)
);

CREATE INDEX set_owners_hash ON set_owners (hash);

CREATE INDEX tables_components ON tables (components);

UPDATE alembic_version SET version_num='0002' WHERE alembic_version.version_num = '0001';

-- Running upgrade 0002 -> 0003

ALTER TABLE tables ADD COLUMN hints BOOLEAN DEFAULT 0 NOT NULL;

UPDATE alembic_version SET version_num='0003' WHERE alembic_version.version_num = '0002';

-- Running upgrade 0003 -> 0004

CREATE TABLE sessions (
    id VARCHAR(20) NOT NULL,
    person VARCHAR(20) NOT NULL,
    device VARCHAR(80) NOT NULL,
    created DOUBLE NOT NULL,
    seen DOUBLE NOT NULL,
    revoked DOUBLE,
    PRIMARY KEY (id),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX sessions_person ON sessions (person);

ALTER TABLE house ADD COLUMN expired_at DOUBLE DEFAULT '0' NOT NULL;

ALTER TABLE tables ADD COLUMN network VARCHAR(44);

CREATE INDEX tables_network ON tables (network, stage);

ALTER TABLE house ADD COLUMN read_only_since DOUBLE;

CREATE TABLE restrictions (
    kind VARCHAR(10) NOT NULL,
    target VARCHAR(50) NOT NULL,
    until DOUBLE,
    created DOUBLE NOT NULL,
    PRIMARY KEY (kind, target)
);

CREATE TABLE audit (
    id INTEGER NOT NULL,
    at DOUBLE NOT NULL,
    action VARCHAR(20) NOT NULL,
    target VARCHAR(300) NOT NULL,
    reason VARCHAR(200) NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE admin_events (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at DOUBLE NOT NULL,
    kind VARCHAR(20) NOT NULL,
    body TEXT NOT NULL
);

CREATE TABLE drawn_secrets (
    commitment VARCHAR(64) NOT NULL,
    secret BLOB NOT NULL,
    drawn_at DOUBLE NOT NULL,
    PRIMARY KEY (commitment)
);

CREATE INDEX drawn_secrets_drawn_at ON drawn_secrets (drawn_at);

UPDATE alembic_version SET version_num='0004' WHERE alembic_version.version_num = '0003';

-- Running upgrade 0004 -> 0005

CREATE TABLE reports (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at DOUBLE NOT NULL,
    reporter VARCHAR(20) NOT NULL,
    person VARCHAR(20) NOT NULL,
    name VARCHAR(40) NOT NULL,
    table_id VARCHAR(20) NOT NULL,
    reason VARCHAR(20) NOT NULL,
    text VARCHAR(300) NOT NULL,
    chat JSON NOT NULL,
    settled DOUBLE,
    FOREIGN KEY(person) REFERENCES people (id),
    FOREIGN KEY(reporter) REFERENCES people (id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE UNIQUE INDEX reports_open ON reports (reporter, person, table_id) WHERE settled IS NULL;

CREATE INDEX reports_table ON reports (table_id);

CREATE INDEX reports_person ON reports (person);

CREATE TABLE operator_keys (
    hash VARCHAR(64) NOT NULL,
    kind VARCHAR(10) NOT NULL,
    until DOUBLE NOT NULL,
    PRIMARY KEY (hash)
);

ALTER TABLE tables ADD COLUMN deleted DOUBLE;

UPDATE alembic_version SET version_num='0005' WHERE alembic_version.version_num = '0004';

-- Running upgrade 0005 -> 0006

CREATE TABLE posted_records (
    id VARCHAR(20) NOT NULL,
    game VARCHAR(20) NOT NULL,
    record BLOB NOT NULL,
    person VARCHAR(20) NOT NULL,
    added DOUBLE NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX posted_records_person ON posted_records (person);

CREATE INDEX posted_records_added ON posted_records (added);

CREATE TABLE reviews (
    source VARCHAR(20) NOT NULL,
    evaluator VARCHAR(60) NOT NULL,
    person VARCHAR(20),
    network VARCHAR(44) NOT NULL,
    asked DOUBLE NOT NULL,
    due DOUBLE,
    tries INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    progress DOUBLE NOT NULL,
    content BLOB,
    PRIMARY KEY (source, evaluator),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX reviews_person ON reviews (person, asked);

CREATE INDEX reviews_network ON reviews (network, asked);

CREATE INDEX reviews_due ON reviews (due);

CREATE INDEX reviews_asked ON reviews (asked);

UPDATE alembic_version SET version_num='0006' WHERE alembic_version.version_num = '0005';

-- Running upgrade 0006 -> 0007

CREATE TABLE ratings (
    person VARCHAR(20) NOT NULL,
    game VARCHAR(20) NOT NULL,
    mu DOUBLE NOT NULL,
    sigma DOUBLE NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE TABLE rated_seats (
    table_id VARCHAR(20) NOT NULL,
    seat INTEGER NOT NULL,
    person VARCHAR(20),
    game VARCHAR(20) NOT NULL,
    at DOUBLE NOT NULL,
    players INTEGER NOT NULL,
    place INTEGER NOT NULL,
    mu_before DOUBLE NOT NULL,
    sigma_before DOUBLE NOT NULL,
    mu DOUBLE NOT NULL,
    sigma DOUBLE NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX rated_seats_person ON rated_seats (person, game, at);

CREATE INDEX ratings_game ON ratings (game);

ALTER TABLE people ADD COLUMN listed BOOLEAN DEFAULT 0 NOT NULL;

ALTER TABLE tables ADD COLUMN rated BOOLEAN DEFAULT 0 NOT NULL;

ALTER TABLE tables ADD COLUMN rating_changes JSON;

UPDATE alembic_version SET version_num='0007' WHERE alembic_version.version_num = '0006';

-- Running upgrade 0007 -> 0008

CREATE TABLE mistakes (
    person VARCHAR(20) NOT NULL,
    table_id VARCHAR(20) NOT NULL,
    first INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game VARCHAR(20) NOT NULL,
    loss DOUBLE NOT NULL,
    content BLOB NOT NULL,
    box INTEGER NOT NULL,
    due DOUBLE,
    tries INTEGER NOT NULL,
    added DOUBLE NOT NULL,
    PRIMARY KEY (person, table_id, first),
    FOREIGN KEY(person) REFERENCES people (id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX mistakes_due ON mistakes (person, due);

CREATE INDEX mistakes_table ON mistakes (table_id);

CREATE TABLE reviewed_seats (
    table_id VARCHAR(20) NOT NULL,
    seat INTEGER NOT NULL,
    evaluator VARCHAR(60) NOT NULL,
    decisions INTEGER NOT NULL,
    lost DOUBLE NOT NULL,
    luck DOUBLE NOT NULL,
    topics JSON NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

UPDATE alembic_version SET version_num='0008' WHERE alembic_version.version_num = '0007';

-- Running upgrade 0008 -> 0009

CREATE TABLE puzzle_attempts (
    person VARCHAR(20) NOT NULL,
    puzzle VARCHAR(12) NOT NULL,
    game VARCHAR(20) NOT NULL,
    at DOUBLE NOT NULL,
    grade VARCHAR(6) NOT NULL,
    loss DOUBLE NOT NULL,
    PRIMARY KEY (person, puzzle),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX puzzle_attempts_at ON puzzle_attempts (person, at);

CREATE TABLE puzzle_players (
    person VARCHAR(20) NOT NULL,
    game VARCHAR(20) NOT NULL,
    rating DOUBLE NOT NULL,
    deviation DOUBLE NOT NULL,
    volatility DOUBLE NOT NULL,
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    skipped BOOLEAN NOT NULL,
    streak_puzzle VARCHAR(12),
    PRIMARY KEY (person, game),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE TABLE puzzle_ratings (
    puzzle VARCHAR(12) NOT NULL,
    rating DOUBLE NOT NULL,
    deviation DOUBLE NOT NULL,
    volatility DOUBLE NOT NULL,
    PRIMARY KEY (puzzle)
);

UPDATE alembic_version SET version_num='0009' WHERE alembic_version.version_num = '0008';

-- Running upgrade 0009 -> 0010

CREATE TABLE passkeys (
    id VARCHAR(20) NOT NULL,
    person VARCHAR(20) NOT NULL,
    host VARCHAR(255) NOT NULL,
    credential VARCHAR(1400) NOT NULL,
    public_key BLOB NOT NULL,
    sign_count BIGINT NOT NULL,
    device VARCHAR(80) NOT NULL,
    created DOUBLE NOT NULL,
    seen DOUBLE,
    PRIMARY KEY (id),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX passkeys_person ON passkeys (person);

CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential);

CREATE TABLE passkey_challenges (
    challenge VARCHAR(100) NOT NULL,
    person VARCHAR(20),
    until DOUBLE NOT NULL,
    PRIMARY KEY (challenge),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX passkey_challenges_until ON passkey_challenges (until);

CREATE INDEX passkey_challenges_person ON passkey_challenges (person);

CREATE TABLE profiles (
    person VARCHAR(20) NOT NULL,
    visible_to VARCHAR(10) NOT NULL,
    PRIMARY KEY (person),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE TABLE achievements (
    person VARCHAR(20) NOT NULL,
    game VARCHAR(20) NOT NULL,
    name VARCHAR(40) NOT NULL,
    table_id VARCHAR(20) NOT NULL,
    at DOUBLE NOT NULL,
    PRIMARY KEY (person, game, name),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE TABLE achievement_searches (
    table_id VARCHAR(20) NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

UPDATE alembic_version SET version_num='0010' WHERE alembic_version.version_num = '0009';

-- Running upgrade 0010 -> 0011

CREATE TABLE relations (
    person VARCHAR(20) NOT NULL,
    other VARCHAR(20) NOT NULL,
    name VARCHAR(40) NOT NULL,
    following BOOLEAN NOT NULL,
    muted BOOLEAN NOT NULL,
    blocked BOOLEAN NOT NULL,
    changed DOUBLE NOT NULL,
    PRIMARY KEY (person, other),
    FOREIGN KEY(other) REFERENCES people (id),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX relations_other ON relations (other);

CREATE TABLE friend_settings (
    person VARCHAR(20) NOT NULL,
    code VARCHAR(20),
    shows_online BOOLEAN NOT NULL,
    quiet BOOLEAN NOT NULL,
    seen DOUBLE NOT NULL,
    PRIMARY KEY (person),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE UNIQUE INDEX friend_settings_code ON friend_settings (code);

UPDATE alembic_version SET version_num='0011' WHERE alembic_version.version_num = '0010';

-- Running upgrade 0011 -> 0012

CREATE TABLE quick_match_entries (
    person VARCHAR(20) NOT NULL,
    game VARCHAR(20) NOT NULL,
    players INTEGER NOT NULL,
    pace VARCHAR(20) NOT NULL,
    rated BOOLEAN NOT NULL,
    bots_after DOUBLE,
    network VARCHAR(44) NOT NULL,
    joined DOUBLE NOT NULL,
    seen DOUBLE NOT NULL,
    commitment VARCHAR(64),
    party INTEGER,
    matched DOUBLE,
    random VARCHAR(64),
    table_id VARCHAR(20),
    PRIMARY KEY (person),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX quick_match_entries_queue ON quick_match_entries (game, players, pace, rated);

CREATE INDEX quick_match_entries_commitment ON quick_match_entries (commitment);

CREATE TABLE calendars (
    person VARCHAR(20) NOT NULL,
    hash VARCHAR(64) NOT NULL,
    locale VARCHAR(2) NOT NULL,
    PRIMARY KEY (person),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE UNIQUE INDEX calendars_hash ON calendars (hash);

UPDATE alembic_version SET version_num='0012' WHERE alembic_version.version_num = '0011';

-- Running upgrade 0012 -> 0013

ALTER TABLE tables ADD COLUMN duplicate VARCHAR(40);

CREATE TABLE duplicate_deals (
    id VARCHAR(40) NOT NULL,
    game VARCHAR(20) NOT NULL,
    day VARCHAR(10) NOT NULL,
    players INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    level VARCHAR(20) NOT NULL,
    secret BLOB NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX duplicate_deals_day ON duplicate_deals (game, day);

CREATE TABLE duplicate_games (
    deal VARCHAR(40) NOT NULL,
    person VARCHAR(20) NOT NULL,
    table_id VARCHAR(20) NOT NULL,
    began DOUBLE NOT NULL,
    finished DOUBLE,
    counts JSON,
    place INTEGER,
    PRIMARY KEY (deal, person),
    FOREIGN KEY(deal) REFERENCES duplicate_deals (id),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX duplicate_games_person ON duplicate_games (person);

CREATE UNIQUE INDEX duplicate_games_table ON duplicate_games (table_id);

CREATE TABLE duplicate_levels (
    deal VARCHAR(40) NOT NULL,
    level VARCHAR(20) NOT NULL,
    counts JSON NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (deal, level),
    FOREIGN KEY(deal) REFERENCES duplicate_deals (id)
);

UPDATE alembic_version SET version_num='0013' WHERE alembic_version.version_num = '0012';

-- Running upgrade 0013 -> 0014

CREATE TABLE tournaments (
    id VARCHAR(20) NOT NULL,
    opener VARCHAR(20),
    name VARCHAR(60),
    game VARCHAR(20) NOT NULL,
    options JSON NOT NULL,
    size INTEGER NOT NULL,
    smallest INTEGER NOT NULL,
    clock DOUBLE NOT NULL,
    rated BOOLEAN NOT NULL,
    level VARCHAR(10),
    format VARCHAR(5) NOT NULL,
    rounds INTEGER,
    seconds DOUBLE,
    pause DOUBLE NOT NULL,
    least INTEGER NOT NULL,
    most INTEGER NOT NULL,
    starts DOUBLE NOT NULL,
    ends DOUBLE,
    stage VARCHAR(10) NOT NULL,
    reason VARCHAR(10),
    round INTEGER NOT NULL,
    version INTEGER NOT NULL,
    due DOUBLE,
    created DOUBLE NOT NULL,
    finished DOUBLE,
    PRIMARY KEY (id),
    FOREIGN KEY(opener) REFERENCES people (id)
);

CREATE INDEX tournaments_due ON tournaments (due);

CREATE INDEX tournaments_opener ON tournaments (opener);

CREATE INDEX tournaments_stage ON tournaments (stage, starts);

CREATE TABLE tournament_games (
    tournament VARCHAR(20) NOT NULL,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    table_id VARCHAR(20),
    players JSON NOT NULL,
    shares JSON,
    PRIMARY KEY (tournament, round, board),
    FOREIGN KEY(tournament) REFERENCES tournaments (id)
);

CREATE UNIQUE INDEX tournament_games_table ON tournament_games (table_id);

CREATE TABLE tournament_players (
    tournament VARCHAR(20) NOT NULL,
    number INTEGER NOT NULL,
    person VARCHAR(20),
    name VARCHAR(40),
    joined DOUBLE NOT NULL,
    withdrawn BOOLEAN NOT NULL,
    absences INTEGER NOT NULL,
    free_since DOUBLE NOT NULL,
    PRIMARY KEY (tournament, number),
    FOREIGN KEY(person) REFERENCES people (id),
    FOREIGN KEY(tournament) REFERENCES tournaments (id),
    UNIQUE (tournament, person)
);

CREATE INDEX tournament_players_person ON tournament_players (person);

UPDATE alembic_version SET version_num='0014' WHERE alembic_version.version_num = '0013';


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, X'27e89e36dde707aae02ee40166590c4b8af3bc65f894046b4565b90dc2ea3e3e', 1795135696.6827838, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('JnHdfjbUyUnL4xTy', 'Mia', NULL, 1795135696.7296925, False);
INSERT INTO sets (hash, game, name, reconstruction, content, by_server, added) VALUES ('b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 'fertility', 'Mia''s box', False, '# The components of Fertility (F1): A RECONSTRUCTION.
#
# The printed boards, tile counts, Districts, starting Shops and statue scale are not in the texts we have. These
# figures are made to agree with everything that is known of them (docs/rules/fertility.md, F1).
#
# If you own the game, write what is printed into a copy of this file. `akhet components new fertility FILE` makes one;
# with `--from blank` it is one to fill in, and every ? stands for something that is still missing. Check it
# with `akhet components check FILE`. `akhet play`, `simulate`, `arena` and `serve` play with `--components FILE`.
# Capitals, commas and spaces within an entry do not matter.

name = "Mia''s box"
reconstruction = false

gods = ["Anubis", "Bastet", "Horus", "Isis", "Ra"]  # F1.9: one to eight, one word each
wheat_scale = [0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40]  # Debens for 0 to 10 Wheat, the same in every set (F1.8)
god_scale = [0, 3, 6, 10, 15, 21]  # Debens for no god, one, two, up to all of them (F1.6)

# The scenes of the starting tile, clockwise from its top left (F1.3).
starting_tile = "ABPG"

# Shops (F1.9): what they need, as letters (A Alabaster, B Bovine, P Papyrus flower, G Grape) with * for any resource,
# and what they pay when full: "4 debens"; "wheat"; one or two gods by name; "any god"; "3 each G" for each Grape token,
# or 1; "exchange A B P" for one of these resources.

# The four starting Shops of a Metropolis (F1.6): one list for all players, or one list for each of the four players.
starting_shops = [
    { needs = "A", pays = "Isis" },
    { needs = "B", pays = "1 each B" },
    { needs = "P", pays = "exchange A B G" },
    { needs = "G", pays = "wheat" },
]

# How many of each tile: A Alabaster, B Bovine, P Papyrus flower, G Grape (F1.3). 50 in all.
[tiles]
AA = 5
AB = 5
AP = 5
AG = 5
BB = 5
BP = 5
BG = 5
PP = 5
PG = 5
GG = 5

# Boards, drawn (F1.2): . desert, S one square of the start symbol, ~ water, w wheat, a b p g desert with that resource
# printed on it. Eight rows of four.
[[boards]]
name = "I"
rows = """
..g.
w~w.
.SS.
.SSb
..a.
p~..
....
~w.w
"""

[[boards]]
name = "II"
rows = """
~g~w
..~.
wa..
..SS
.bSS
..p.
....
..w~
"""

[[boards]]
name = "III"
rows = """
w...
..~.
bw.a
.~.w
SSp~
SS.~
...g
...w
"""

[[boards]]
name = "IV"
rows = """
.b.g
SSw.
SS..
....
...~
w.a.
~.~w
..p.
"""

# The forty Districts (F1.4), each with its cost and one to three Shops. Names are of letters and digits and all differ.
[[districts]]
name = "A1"
cost = 0
shops = [
    { needs = "A", pays = "4 debens" },
]

[[districts]]
name = "B1"
cost = 0
shops = [
    { needs = "B", pays = "4 debens" },
]

[[districts]]
name = "P1"
cost = 0
shops = [
    { needs = "P", pays = "4 debens" },
]

[[districts]]
name = "G1"
cost = 0
shops = [
    { needs = "G", pays = "4 debens" },
]

[[districts]]
name = "A2"
cost = 1
shops = [
    { needs = "A A", pays = "7 debens" },
    { needs = "P", pays = "Bastet" },
]

[[districts]]
name = "B2"
cost = 1
shops = [
    { needs = "B B", pays = "7 debens" },
    { needs = "G", pays = "Isis" },
]

[[districts]]
name = "P2"
cost = 1
shops = [
    { needs = "P P", pays = "7 debens" },
    { needs = "A", pays = "Anubis" },
]

[[districts]]
name = "G2"
cost = 1
shops = [
    { needs = "G G", pays = "7 debens" },
    { needs = "B", pays = "Ra" },
]

[[districts]]
name = "A3"
cost = 1
shops = [
    { needs = "A", pays = "5 debens" },
    { needs = "B", pays = "wheat" },
]

[[districts]]
name = "B3"
cost = 1
shops = [
    { needs = "B", pays = "5 debens" },
    { needs = "P", pays = "wheat" },
]

[[districts]]
name = "P3"
cost = 1
shops = [
    { needs = "P", pays = "5 debens" },
    { needs = "G", pays = "wheat" },
]

[[districts]]
name = "G3"
cost = 1
shops = [
    { needs = "G", pays = "5 debens" },
    { needs = "A", pays = "wheat" },
]

[[districts]]
name = "A4"
cost = 1
shops = [
    { needs = "A B", pays = "9 debens" },
    { needs = "*", pays = "2 debens" },
]

[[districts]]
name = "B4"
cost = 1
shops = [
    { needs = "B P", pays = "9 debens" },
    { needs = "*", pays = "2 debens" },
]

[[districts]]
name = "P4"
cost = 1
shops = [
    { needs = "P G", pays = "9 debens" },
    { needs = "*", pays = "2 debens" },
]

[[districts]]
name = "G4"
cost = 1
shops = [
    { needs = "G A", pays = "9 debens" },
    { needs = "*", pays = "2 debens" },
]

[[districts]]
name = "A5"
cost = 1
shops = [
    { needs = "A", pays = "wheat" },
    { needs = "B", pays = "wheat" },
]

[[districts]]
name = "B5"
cost = 1
shops = [
    { needs = "B", pays = "wheat" },
    { needs = "P", pays = "wheat" },
]

[[districts]]
name = "P5"
cost = 1
shops = [
    { needs = "P", pays = "wheat" },
    { needs = "G", pays = "wheat" },
]

[[districts]]
name = "G5"
cost = 1
shops = [
    { needs = "G", pays = "wheat" },
    { needs = "A", pays = "wheat" },
]

[[districts]]
name = "A6"
cost = 0
shops = [
    { needs = "A", pays = "Anubis" },
]

[[districts]]
name = "B6"
cost = 0
shops = [
    { needs = "B", pays = "Bastet" },
]

[[districts]]
name = "P6"
cost = 0
shops = [
    { needs = "P", pays = "Horus" },
]

[[districts]]
name = "G6"
cost = 0
shops = [
    { needs = "G", pays = "Isis" },
]

[[districts]]
name = "A7"
cost = 1
shops = [
    { needs = "A P", pays = "any god" },
    { needs = "G", pays = "Horus" },
]

[[districts]]
name = "B7"
cost = 1
shops = [
    { needs = "B A", pays = "Horus Ra" },
    { needs = "P", pays = "Isis" },
]

[[districts]]
name = "P7"
cost = 1
shops = [
    { needs = "P G", pays = "Anubis Ra" },
    { needs = "B", pays = "Bastet" },
]

[[districts]]
name = "G7"
cost = 1
shops = [
    { needs = "G B", pays = "any god" },
    { needs = "A", pays = "Ra" },
]

[[districts]]
name = "A8"
cost = 1
shops = [
    { needs = "A", pays = "1 each A" },
    { needs = "P", pays = "4 debens" },
]

[[districts]]
name = "B8"
cost = 1
shops = [
    { needs = "B", pays = "1 each B" },
    { needs = "G", pays = "4 debens" },
]

[[districts]]
name = "P8"
cost = 1
shops = [
    { needs = "P", pays = "1 each P" },
    { needs = "A", pays = "4 debens" },
]

[[districts]]
name = "G8"
cost = 1
shops = [
    { needs = "G", pays = "1 each G" },
    { needs = "B", pays = "4 debens" },
]

[[districts]]
name = "A9"
cost = 2
shops = [
    { needs = "A A", pays = "3 each A" },
]

[[districts]]
name = "B9"
cost = 2
shops = [
    { needs = "B B", pays = "3 each B" },
]

[[districts]]
name = "P9"
cost = 2
shops = [
    { needs = "P P", pays = "3 each P" },
]

[[districts]]
name = "G9"
cost = 2
shops = [
    { needs = "G G", pays = "3 each G" },
]

[[districts]]
name = "A10"
cost = 1
shops = [
    { needs = "A", pays = "exchange B P G" },
    { needs = "G", pays = "4 debens" },
    { needs = "*", pays = "2 debens" },
]

[[districts]]
name = "B10"
cost = 1
shops = [
    { needs = "B", pays = "exchange A P G" },
    { needs = "A", pays = "4 debens" },
    { needs = "*", pays = "2 debens" },
]

[[districts]]
name = "P10"
cost = 1
shops = [
    { needs = "P", pays = "exchange A B G" },
    { needs = "B", pays = "4 debens" },
    { needs = "*", pays = "2 debens" },
]

[[districts]]
name = "G10"
cost = 1
shops = [
    { needs = "G", pays = "exchange A B P" },
    { needs = "P", pays = "4 debens" },
    { needs = "*", pays = "2 debens" },
]
', False, 1795135696.9223304);
INSERT INTO set_owners (person, hash, added) VALUES ('JnHdfjbUyUnL4xTy', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795135696.9238236);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('b594aacz318y', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'JnHdfjbUyUnL4xTy', False, True, NULL, 'eFB11xDf-xPykXJ2hKwJ', '[{"kind":"person","person":"JnHdfjbUyUnL4xTy","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"JnHdfjbUyUnL4xTy","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, X'd9dbf10e46918ecc0efefea498dddf2372d8d412c71decbf236c1cfe006ff82c', X'020003050106ff0103000009000000ff00ffffffffffffff0000000007010101070107060103010500000000050101010101010101010701000000000601010101010604010101010000000006040101010201010101010100000000070106010301010101010106000000000201070301010101070102010000000001060101010706070601060700000000010101070105010101010401000000000900000009000909000000000909090900000000000000000000090009090909090000000000090000000000090909090900000003020000000000000909090909000900010203000000000909090909000009000101040009000000090909090009000000090909090009090909090900000009000000000000000009090909000000000000000000000000000000000000000000000000000000000000000000000000040200000000000000000000000000040306060000000000000000000000000107070a04000000000000000000000001010b05080000000000000000000000000101080000000000000000000000000000000000000000000000000003030504050304040503270d01010000000001000000030000000000000000000000000001000100000001000100000000000100010000000000000000000000000000000000000000030300000f17192601010101010101010101000101010100010101010101010001000101010101010101010101010001230affffffffffffffffffffffffffffffffffffffffffffffffffffff01000000141314140000000004040000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206bd9dbf10e46918ecc0efefea498dddf2372d8d412c71decbf236c1cfe006ff82c02000000000000000000000000000000b9067565851e0a97e351fc9ebb3ed40d9ff3eb114d17c235a3816bff7b9fd57e34db1216b011a5c32b27d89979867132fc1c4d4591e4d5be8b99937dee42b42004000000', '5f7268eccb5666e0', 11, 0, NULL, False, NULL, NULL, 1795135696.933836, 1795135698.2819457, True, NULL, NULL, False, NULL, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('3obHBjQwMSz1', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'JnHdfjbUyUnL4xTy', False, True, NULL, 'zSA4dXoe_m6M9f-9jonz', '[{"kind":"person","person":"JnHdfjbUyUnL4xTy","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"JnHdfjbUyUnL4xTy","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, X'50b5545d0fc466cfd45cf6a028589f817b47b3a57ffb09e88b88491b2ebe8e15', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff000003013d080c0d090b00000001000101000001010100000101000000000000000000010100010300000000000000000000000000000000000000000000000000020000010000000000000000000000000000000000000000000000000000ff1e1e00000000000000000000ffffffffffffffffffff060400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020101000000000000010000000000000000000000000001000000000001000003000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020201010000000000010000000000000000000000000001000000000002000003030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100010000000000000000000000000000000000000000000000000001000000030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206b50b5545d0fc466cfd45cf6a028589f817b47b3a57ffb09e88b88491b2ebe8e15020000000000000000000000000000000017e888879c1501a027868abd3ae3e084d2dff42ace930dba29c4efe1697b796de6daaeb7c4b89321361ef47ba721759b1c087752c1c78fd30aac35049a0c7f04000000', '42ad7f9b8ada9a3d', 12, NULL, NULL, False, '[1,2]', NULL, 1795135698.4133124, 1795135698.6019301, True, NULL, NULL, False, NULL, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 1, 'opened', NULL, NULL, 1795135698.0568225, '{"commitment":"6e7467b0ca88ed0d56340f89c9d80a3ca6d8ead4372fe4d365afc0e5ddcdaa2f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 2, 'started', NULL, NULL, 1795135698.0568225, '{"commitment":"6e7467b0ca88ed0d56340f89c9d80a3ca6d8ead4372fe4d365afc0e5ddcdaa2f","names":["Mia","Ann"],"chance":["III turned","I turned","IV",3,"bovine-papyrus","bovine-papyrus","alabaster-grape","alabaster-bovine","alabaster-alabaster","grape-grape","grape-grape","papyrus-papyrus","alabaster-bovine","G6","P3","P10","G4"],"events":[["board",{"place":0,"board":"III","turned":true},null],["board",{"place":1,"board":"I","turned":true},null],["board",{"place":2,"board":"IV","turned":false},null],["start",{"square":[4,5],"turn":3},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"bovine-papyrus"},null],["dealt",{"seat":0,"tile":"bovine-papyrus"},null],["dealt",{"seat":0,"tile":"alabaster-grape"},null],["dealt",{"seat":1,"tile":"alabaster-bovine"},null],["dealt",{"seat":1,"tile":"alabaster-alabaster"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["tile",{"tile":"grape-grape"},null],["tile",{"tile":"papyrus-papyrus"},null],["tile",{"tile":"alabaster-bovine"},null],["district",{"district":"G6"},null],["district",{"district":"P3"},null],["district",{"district":"P10"},null],["district",{"district":"G4"},null],["turn",{"seat":0},null]],"check":"2c1b90c6fe9d3840"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 3, 'step', 0, 'JnHdfjbUyUnL4xTy:0', 1795135698.1960595, '{"move":794,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-papyrus","squares":[[3,4],[3,5]],"scenes":["papyrus","bovine"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"bovine","count":1},null]],"check":"746489b695eba0aa"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 4, 'step', 0, 'JnHdfjbUyUnL4xTy:1', 1795135698.2001178, '{"move":3738,"chance":[],"events":[],"check":"1dec5d2d4b67eb8e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 5, 'step', 0, 'JnHdfjbUyUnL4xTy:2', 1795135698.2131093, '{"move":3768,"chance":[],"events":[["paid",{"seat":0,"good":"alabaster"},null],["built",{"seat":0,"district":"P3"},null]],"check":"ceb5391a0a50c9f8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 6, 'step', 0, 'JnHdfjbUyUnL4xTy:3', 1795135698.2268016, '{"move":3778,"chance":[],"events":[["supplied",{"seat":0,"slot":1,"good":"bovine"},null],["filled",{"seat":0,"slot":1},null]],"check":"1af4857637c5856b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 7, 'step', 0, 'JnHdfjbUyUnL4xTy:4', 1795135698.2296505, '{"move":0,"chance":[],"events":[],"check":"9a7d39c61e3ef96b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 8, 'step', 0, 'JnHdfjbUyUnL4xTy:5', 1795135698.234141, '{"move":3982,"chance":["bovine-grape","B7"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"bovine-grape"},null],["district",{"district":"B7"},null],["turn",{"seat":1},null]],"check":"05ff7e809e64f54e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 9, 'step', 1, 'JnHdfjbUyUnL4xTy:6', 1795135698.2438438, '{"move":3009,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-alabaster","squares":[[4,4],[5,4]],"scenes":["alabaster","alabaster"]},null],["earned",{"seat":1,"good":"alabaster","count":1},null],["earned",{"seat":1,"good":"bovine","count":1},null]],"check":"286707c6964477f9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 10, 'step', 1, 'JnHdfjbUyUnL4xTy:7', 1795135698.2510364, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"alabaster","count":1},null],["returned",{"seat":1,"good":"bovine","count":1},null]],"check":"4143995d64a35dbc"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 11, 'step', 1, 'JnHdfjbUyUnL4xTy:8', 1795135698.2669833, '{"move":3980,"chance":["alabaster-alabaster"],"events":[["took",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"alabaster-alabaster"},null],["turn",{"seat":0},null]],"check":"5f7268eccb5666e0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 12, 'step', 0, 'JnHdfjbUyUnL4xTy:9', 1795135698.2728724, '{"move":2487,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-papyrus","squares":[[2,3],[3,3]],"scenes":["bovine","papyrus"]},null],["earned",{"seat":0,"good":"papyrus","count":1},null]],"check":"549eafa40f8719f3"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 13, 'step', 0, 'JnHdfjbUyUnL4xTy:10', 1795135698.2777138, '{"move":3753,"chance":[],"events":[],"check":"26700117a1b26a0e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 14, 'step', 0, 'JnHdfjbUyUnL4xTy:11', 1795135698.2819457, '{"move":3770,"chance":[],"events":[["paid",{"seat":0,"good":"papyrus"},null],["built",{"seat":0,"district":"B7"},null]],"check":"9d0dcbc82cab533b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('b594aacz318y', 15, 'chat', 0, 'JnHdfjbUyUnL4xTy:chat', 1795135698.2878227, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 1, 'opened', NULL, NULL, 1795135698.4529102, '{"commitment":"76f087254cd8dc720676021babf12cf6026fffd6bd214101ec9f283b1ca7e10b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 2, 'started', NULL, NULL, 1795135698.4529102, '{"commitment":"76f087254cd8dc720676021babf12cf6026fffd6bd214101ec9f283b1ca7e10b","names":["Mia","Ann"],"chance":["castor","papyrus","wheat","wheat","lettuce","castor","flax","papyrus","flax","castor","papyrus"],"events":[["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"papyrus"},null]],"check":"dc0971fba85f2149"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 3, 'step', 0, 'JnHdfjbUyUnL4xTy:0', 1795135698.5261366, '{"move":0,"chance":["papyrus","castor-flax","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"papyrus"},"card"],["drew",{"seat":0,"card":"castor-flax"},"card"],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null]],"check":"ccff8d27b49a75bd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 4, 'step', 1, 'JnHdfjbUyUnL4xTy:1', 1795135698.533747, '{"move":1,"chance":[],"events":[],"check":"f0d293619e22ce87"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 5, 'step', 1, 'JnHdfjbUyUnL4xTy:2', 1795135698.5365777, '{"move":7,"chance":[],"events":[],"check":"5e652641b6f03766"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 6, 'step', 1, 'JnHdfjbUyUnL4xTy:3', 1795135698.5427232, '{"move":3,"chance":["flax"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["gave",{"seat":1,"card":"papyrus","from":"hand"},null],["drew",{"seat":1,"card":"flax"},"card"]],"check":"f92b5f2ef9b1340b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 7, 'step', 1, 'JnHdfjbUyUnL4xTy:4', 1795135698.549625, '{"move":43,"chance":[],"events":[],"check":"c5d26a6bfa6c1d4c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 8, 'step', 1, 'JnHdfjbUyUnL4xTy:5', 1795135698.559161, '{"move":43,"chance":[],"events":[],"check":"13ccbb97339aa194"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 9, 'step', 1, 'JnHdfjbUyUnL4xTy:6', 1795135698.5657728, '{"move":0,"chance":["plague","castor","papyrus","castor"],"events":[["planted",{"seat":1,"plot":"flax","cards":2},null],["locusts",{"seat":1},null],["drew",{"seat":1,"card":"castor"},"card"],["drew",{"seat":1,"card":"papyrus"},"card"],["eaten",{"plot":"flax","owner":1,"cards":2},null],["turn",{"seat":0},null],["flooded",{"card":"castor"},null]],"check":"a1a73a110341a56e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 10, 'step', 0, 'JnHdfjbUyUnL4xTy:7', 1795135698.570937, '{"move":1,"chance":[],"events":[],"check":"07987b745334d15d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 11, 'step', 0, 'JnHdfjbUyUnL4xTy:8', 1795135698.5729113, '{"move":6,"chance":[],"events":[],"check":"df7bc40d87fce1bd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 12, 'step', 0, 'JnHdfjbUyUnL4xTy:9', 1795135698.5807967, '{"move":4,"chance":["papyrus-lettuce"],"events":[["traded",{"seat":0,"at":"market"},null],["gave",{"seat":0,"card":"castor","from":"hand"},null],["gave",{"seat":0,"card":"wheat","from":"hand"},null],["drew",{"seat":0,"card":"papyrus-lettuce"},"card"]],"check":"42ad7f9b8ada9a3d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 13, 'step', 0, 'JnHdfjbUyUnL4xTy:10', 1795135698.5857866, '{"move":39,"chance":[],"events":[],"check":"e5f82606668edb81"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 14, 'step', 0, 'JnHdfjbUyUnL4xTy:11', 1795135698.5883904, '{"move":41,"chance":[],"events":[],"check":"4e96608c1cde5a14"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 15, 'resigned', 1, 'JnHdfjbUyUnL4xTy:resign', 1795135698.6019301, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('3obHBjQwMSz1', 16, 'ended', NULL, NULL, 1795135698.6019301, '{"places":[1,2],"secret":"50b5545d0fc466cfd45cf6a028589f817b47b3a57ffb09e88b88491b2ebe8e15","key":"50b5545d0fc466cfd45cf6a028589f817b47b3a57ffb09e88b88491b2ebe8e15","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('3obHBjQwMSz1', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["castor", "papyrus", "wheat", "wheat", "lettuce", "castor", "flax", "papyrus", "flax", "castor", "papyrus"], "check": "dc0971fba85f2149"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["papyrus", "castor-flax", "papyrus"], "check": "ccff8d27b49a75bd"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "f0d293619e22ce87"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": [], "check": "5e652641b6f03766"}, {"seat": 1, "move": 3, "say": "give papyrus from hand", "chance": ["flax"], "check": "f92b5f2ef9b1340b"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "c5d26a6bfa6c1d4c"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "13ccbb97339aa194"}, {"seat": 1, "move": 0, "say": "done", "chance": ["plague", "castor", "papyrus", "castor"], "check": "a1a73a110341a56e"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "07987b745334d15d"}, {"seat": 0, "move": 6, "say": "give castor from hand", "chance": [], "check": "df7bc40d87fce1bd"}, {"seat": 0, "move": 4, "say": "give wheat from hand", "chance": ["papyrus-lettuce"], "check": "42ad7f9b8ada9a3d"}, {"seat": 0, "move": 39, "say": "put papyrus", "chance": [], "check": "e5f82606668edb81"}, {"seat": 0, "move": 41, "say": "put lettuce", "chance": [], "check": "4e96608c1cde5a14"}], "over": false, "places": null, "hash": "aa63e082daef82303aa91629acf5180f0947728dca9bbcaaec315840571dc967", "resigned": [1], "dice": {"commitment": "76f087254cd8dc720676021babf12cf6026fffd6bd214101ec9f283b1ca7e10b", "key": "50b5545d0fc466cfd45cf6a028589f817b47b3a57ffb09e88b88491b2ebe8e15"}}');
INSERT INTO sitters (person, table_id) VALUES ('JnHdfjbUyUnL4xTy', 'b594aacz318y');
INSERT INTO sitters (person, table_id) VALUES ('JnHdfjbUyUnL4xTy', '3obHBjQwMSz1');
