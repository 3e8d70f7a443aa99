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

-- Running upgrade 0009 -> 0012

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

UPDATE alembic_version SET version_num='0012' WHERE alembic_version.version_num = '0009';


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, X'a69bb75bd46155972c17b4c488b992feaae1c43dc57293d7f67f0c3b8a72720b', 1795133965.1204672, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('tBtzn-SwB_3LT-FV', 'Mia', NULL, 1795133965.1455646, False);
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
', False, 1795133965.6446216);
INSERT INTO set_owners (person, hash, added) VALUES ('tBtzn-SwB_3LT-FV', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795133965.6458714);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('CFswfB5QSHKL', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'tBtzn-SwB_3LT-FV', False, True, NULL, 'j_VEUPHd4hMQzIkjTeBP', '[{"kind":"person","person":"tBtzn-SwB_3LT-FV","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"tBtzn-SwB_3LT-FV","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, X'a963dfff3b8e1a7b69dd9a0c9dbb841911c7bfc681f1a449129b8adb580ba341', X'020003000704ff0103000109000000ff00ffffffffffffff0000000001010501010401010701010100000000070607010706010601010601000000000101010101020107030701020000000001010103060101010106010700000000010102010101010101010406000000000406010101010101010101060000000001010101010701010101010500000000060701070501030101010107000000000000000000000000090000000909090909090900090900090000090009090909000000000000000900090000090909090000000009000000000900090909090900000000000402020300000909090909000900000000020300000009090909090000000000090104040100000909090909090009000000000000000909090909000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008020204000000000000000000000008020a06020400000000000000000000000a070a0c010000000000000000000000010a0d09080100000000000000000000000108080100000000000003050504040203040503260c010000000001010000000300000000000000000000010000000100000100000000000000010000000200000000000000000000000000000000000000000303000005090c210001010101000101010001010001010101010101010101010101010101010001010001010101010122001effffffffffffffffffffffffffffffffffffffffffffffffffff02000000141414140000000004040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206ba963dfff3b8e1a7b69dd9a0c9dbb841911c7bfc681f1a449129b8adb580ba341020000000000000000000000000000008843d60273853c970dbfa435f1fd229d7032910a6c784d4472f7aa461fcdfb85faa634766dbc2ca95047799d7373e145e046bf550c8d4b62fef6df65fc6a18fe06000000', '73b2d3f4306f3c86', 14, 1, NULL, False, NULL, NULL, 1795133965.6739664, 1795133968.3042576, True, NULL, NULL, False, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('H0ej01_uaf4a', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'tBtzn-SwB_3LT-FV', False, True, NULL, '5VkLpsayEegQ84Gf7sgC', '[{"kind":"person","person":"tBtzn-SwB_3LT-FV","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"tBtzn-SwB_3LT-FV","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, X'77a392b2c43cc5086fd100fa04fc1d632dfb84b58713d7d3fc92204d48ed4fac', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000104010024000000000000000000001e00ff000002003b0b0c090a0700000001010100000001010100000101000001000000000001000000010200000000000001000000000000000000000000000000000000010002000200000000000000000000000000000000000000000000000000ff1e1e00000001000000000000ffffff01ffffffffffff070400000000000100000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000010003020100000000000000000000000000000000000000000000000001020000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010003020200000000000001000000000000000000000000000000000001020002030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000001000000000000000000000000000000000000000002020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206b77a392b2c43cc5086fd100fa04fc1d632dfb84b58713d7d3fc92204d48ed4fac02000000000000000000000000000000605eaeb80e2c6dcc7a29ac7142cf808ab8689d94f26a8084e664392fe7aa1df2e431a0d06824d7c84efc818e329b0d5a1aa932c63ebceccc5faea8791447ca8806000000', '480f629a5c84347f', 13, NULL, NULL, False, '[1,2]', NULL, 1795133968.504204, 1795133969.0019355, True, NULL, NULL, False, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 1, 'opened', NULL, NULL, 1795133968.0346508, '{"commitment":"d6a2ffda19196e0fd6e73c1455474ee419e451c0269873d5b89c49716dd6b0b2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 2, 'started', NULL, NULL, 1795133968.0346508, '{"commitment":"d6a2ffda19196e0fd6e73c1455474ee419e451c0269873d5b89c49716dd6b0b2","names":["Mia","Ann"],"chance":["I","IV turned","III",3,"alabaster-alabaster","alabaster-grape","bovine-grape","bovine-papyrus","grape-grape","grape-grape","bovine-grape","bovine-bovine","papyrus-papyrus","P8","B9","B2","A1"],"events":[["board",{"place":0,"board":"I","turned":false},null],["board",{"place":1,"board":"IV","turned":true},null],["board",{"place":2,"board":"III","turned":false},null],["start",{"square":[5,6],"turn":3},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"alabaster-alabaster"},null],["dealt",{"seat":0,"tile":"alabaster-grape"},null],["dealt",{"seat":0,"tile":"bovine-grape"},null],["dealt",{"seat":1,"tile":"bovine-papyrus"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["tile",{"tile":"bovine-grape"},null],["tile",{"tile":"bovine-bovine"},null],["tile",{"tile":"papyrus-papyrus"},null],["district",{"district":"P8"},null],["district",{"district":"B9"},null],["district",{"district":"B2"},null],["district",{"district":"A1"},null],["turn",{"seat":0},null]],"check":"4d281943a4509c09"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 3, 'step', 0, 'tBtzn-SwB_3LT-FV:0', 1795133968.170855, '{"move":1054,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-grape","squares":[[4,5],[4,6]],"scenes":["grape","bovine"]},null],["earned",{"seat":0,"good":"bovine","count":1},null]],"check":"4ada229a57dd5b8e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 4, 'step', 0, 'tBtzn-SwB_3LT-FV:1', 1795133968.1919696, '{"move":3728,"chance":[],"events":[["built",{"seat":0,"district":"A1"},null]],"check":"d3a16295f1283998"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 5, 'step', 0, 'tBtzn-SwB_3LT-FV:2', 1795133968.204284, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"bovine","count":1},null]],"check":"95f66d3f79f15ef8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 6, 'step', 0, 'tBtzn-SwB_3LT-FV:3', 1795133968.2100272, '{"move":3977,"chance":["bovine-papyrus","B3"],"events":[["took",{"seat":0,"tile":"bovine-bovine"},null],["tile",{"tile":"bovine-papyrus"},null],["district",{"district":"B3"},null],["turn",{"seat":1},null]],"check":"4db1e51d35515f76"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 7, 'step', 1, 'tBtzn-SwB_3LT-FV:4', 1795133968.229987, '{"move":1079,"chance":[],"events":[["placed",{"seat":1,"tile":"bovine-papyrus","squares":[[4,7],[4,8]],"scenes":["bovine","papyrus"]},null],["earned",{"seat":1,"good":"bovine","count":1},null]],"check":"ac484fa9a5a407e7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 8, 'step', 1, 'tBtzn-SwB_3LT-FV:5', 1795133968.2389908, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"bovine","count":1},null]],"check":"1e2f2d07c16c7ded"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 9, 'step', 1, 'tBtzn-SwB_3LT-FV:6', 1795133968.245868, '{"move":3978,"chance":["bovine-papyrus"],"events":[["took",{"seat":1,"tile":"bovine-papyrus"},null],["tile",{"tile":"bovine-papyrus"},null],["turn",{"seat":0},null]],"check":"b78463adb8238a4b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 10, 'step', 0, 'tBtzn-SwB_3LT-FV:7', 1795133968.2581353, '{"move":1581,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-grape","squares":[[6,8],[6,9]],"scenes":["grape","alabaster"]},null],["earned",{"seat":0,"good":"grape","count":1},null]],"check":"2802b1d077aaad56"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 11, 'step', 0, 'tBtzn-SwB_3LT-FV:8', 1795133968.26442, '{"move":3758,"chance":[],"events":[],"check":"067f74ffdc232e43"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 12, 'step', 0, 'tBtzn-SwB_3LT-FV:9', 1795133968.2819972, '{"move":3771,"chance":[],"events":[["paid",{"seat":0,"good":"grape"},null],["built",{"seat":0,"district":"P8"},null]],"check":"f7d160d42c103139"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 13, 'step', 0, 'tBtzn-SwB_3LT-FV:10', 1795133968.300476, '{"move":0,"chance":[],"events":[],"check":"39f05c2a4be8e945"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 14, 'step', 0, 'tBtzn-SwB_3LT-FV:11', 1795133968.3042576, '{"move":3980,"chance":["alabaster-alabaster","A4"],"events":[["took",{"seat":0,"tile":"papyrus-papyrus"},null],["tile",{"tile":"alabaster-alabaster"},null],["district",{"district":"A4"},null],["turn",{"seat":1},null]],"check":"73b2d3f4306f3c86"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('CFswfB5QSHKL', 15, 'chat', 0, 'tBtzn-SwB_3LT-FV:chat', 1795133968.30696, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 1, 'opened', NULL, NULL, 1795133968.5827157, '{"commitment":"bb56e6b1436dd3887d288eb2c2ea6621bb6e4c72d8d3a46e837f5587a71cfa27"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 2, 'started', NULL, NULL, 1795133968.5827157, '{"commitment":"bb56e6b1436dd3887d288eb2c2ea6621bb6e4c72d8d3a46e837f5587a71cfa27","names":["Mia","Ann"],"chance":["flax","lettuce","flax","lettuce","papyrus-flax","castor","wheat","flax","papyrus","castor","flax"],"events":[["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"papyrus-flax"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"flax"},null]],"check":"4b46932484852acb"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 3, 'step', 0, 'tBtzn-SwB_3LT-FV:0', 1795133968.7024355, '{"move":0,"chance":["castor","papyrus","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"castor"},"card"],["drew",{"seat":0,"card":"papyrus"},"card"],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null]],"check":"6f38bf5e22ae82de"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 4, 'step', 1, 'tBtzn-SwB_3LT-FV:1', 1795133968.7225974, '{"move":1,"chance":[],"events":[],"check":"3af820f29e19b9c4"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 5, 'step', 1, 'tBtzn-SwB_3LT-FV:2', 1795133968.7341928, '{"move":6,"chance":[],"events":[],"check":"f43e4cea99c52c56"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 6, 'step', 1, 'tBtzn-SwB_3LT-FV:3', 1795133968.7501063, '{"move":7,"chance":["flax"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["drew",{"seat":1,"card":"flax"},"card"]],"check":"fdfbe93c7d522e79"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 7, 'step', 1, 'tBtzn-SwB_3LT-FV:4', 1795133968.7740097, '{"move":42,"chance":[],"events":[],"check":"3275e76e9ea9db2c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 8, 'step', 1, 'tBtzn-SwB_3LT-FV:5', 1795133968.7860162, '{"move":43,"chance":[],"events":[],"check":"bc75aab9df1e6c50"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 9, 'step', 1, 'tBtzn-SwB_3LT-FV:6', 1795133968.7979763, '{"move":0,"chance":["wheat","flax","flax"],"events":[["planted",{"seat":1,"plot":"castor","cards":1},null],["planted",{"seat":1,"plot":"flax","cards":1},null],["drew",{"seat":1,"card":"wheat"},"card"],["drew",{"seat":1,"card":"flax"},"card"],["turn",{"seat":0},null],["flooded",{"card":"flax"},null],["harvested",{"seat":1,"crop":"flax","left":0},null]],"check":"1d96cc35574111b8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 10, 'step', 0, 'tBtzn-SwB_3LT-FV:7', 1795133968.8100657, '{"move":2,"chance":[],"events":[],"check":"32062820d3a0e6f6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 11, 'step', 0, 'tBtzn-SwB_3LT-FV:8', 1795133968.8251452, '{"move":7,"chance":[],"events":[],"check":"4c61478890698189"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 12, 'step', 0, 'tBtzn-SwB_3LT-FV:9', 1795133968.8919427, '{"move":14,"chance":["lettuce"],"events":[["traded",{"seat":0,"at":"offering"},null],["gave",{"seat":0,"card":"flax","from":"hand"},null],["gave",{"seat":0,"card":"papyrus-flax","from":"hand"},null],["flooded",{"card":"lettuce"},null]],"check":"ca7be8b64c7dc597"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 13, 'step', 0, 'tBtzn-SwB_3LT-FV:10', 1795133968.9259455, '{"move":0,"chance":["lettuce","castor","lettuce"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"lettuce"},"card"],["drew",{"seat":0,"card":"castor"},"card"],["turn",{"seat":1},null],["flooded",{"card":"lettuce"},null]],"check":"480f629a5c84347f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 14, 'step', 1, 'tBtzn-SwB_3LT-FV:11', 1795133968.9338672, '{"move":43,"chance":[],"events":[],"check":"418083d24cd1f477"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 15, 'resigned', 1, 'tBtzn-SwB_3LT-FV:resign', 1795133969.0019355, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('H0ej01_uaf4a', 16, 'ended', NULL, NULL, 1795133969.0019355, '{"places":[1,2],"secret":"77a392b2c43cc5086fd100fa04fc1d632dfb84b58713d7d3fc92204d48ed4fac","key":"77a392b2c43cc5086fd100fa04fc1d632dfb84b58713d7d3fc92204d48ed4fac","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('H0ej01_uaf4a', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["flax", "lettuce", "flax", "lettuce", "papyrus-flax", "castor", "wheat", "flax", "papyrus", "castor", "flax"], "check": "4b46932484852acb"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["castor", "papyrus", "papyrus"], "check": "6f38bf5e22ae82de"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "3af820f29e19b9c4"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "f43e4cea99c52c56"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": ["flax"], "check": "fdfbe93c7d522e79"}, {"seat": 1, "move": 42, "say": "put castor", "chance": [], "check": "3275e76e9ea9db2c"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "bc75aab9df1e6c50"}, {"seat": 1, "move": 0, "say": "done", "chance": ["wheat", "flax", "flax"], "check": "1d96cc35574111b8"}, {"seat": 0, "move": 2, "say": "offering", "chance": [], "check": "32062820d3a0e6f6"}, {"seat": 0, "move": 7, "say": "give flax from hand", "chance": [], "check": "4c61478890698189"}, {"seat": 0, "move": 14, "say": "give papyrus-flax from hand", "chance": ["lettuce"], "check": "ca7be8b64c7dc597"}, {"seat": 0, "move": 0, "say": "done", "chance": ["lettuce", "castor", "lettuce"], "check": "480f629a5c84347f"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "418083d24cd1f477"}], "over": false, "places": null, "hash": "62bcd56149df3bdbc7eb86540e3f11b113ccfcd23ae55d48ea6104856e3e741c", "resigned": [1], "dice": {"commitment": "bb56e6b1436dd3887d288eb2c2ea6621bb6e4c72d8d3a46e837f5587a71cfa27", "key": "77a392b2c43cc5086fd100fa04fc1d632dfb84b58713d7d3fc92204d48ed4fac"}}');
INSERT INTO sitters (person, table_id) VALUES ('tBtzn-SwB_3LT-FV', 'CFswfB5QSHKL');
INSERT INTO sitters (person, table_id) VALUES ('tBtzn-SwB_3LT-FV', 'H0ej01_uaf4a');
