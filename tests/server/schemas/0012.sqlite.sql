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

UPDATE alembic_version SET version_num='0012' WHERE alembic_version.version_num = '0009';


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, X'd04a6f23636c08b7ad85932b2e162d1b92509f5da5ab0264e3a9f59f5cc20dbf', 1795131220.945608, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('2B0tdqXdTjWwy2Aw', 'Mia', NULL, 1795131220.9543085, False);
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
', False, 1795131221.2255251);
INSERT INTO set_owners (person, hash, added) VALUES ('2B0tdqXdTjWwy2Aw', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795131221.2266185);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('DYzQ0laH1Qpt', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', '2B0tdqXdTjWwy2Aw', False, True, NULL, 'HYkD-h-VViQCsX1UY0tW', '[{"kind":"person","person":"2B0tdqXdTjWwy2Aw","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"2B0tdqXdTjWwy2Aw","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, X'fe738a8767cbdd98428c3fb6b79905f0ebce1c008f2ff042825c182054d67256', X'020003040307ff0101000009000000ff00ffffffffffffff00000000070101010607010101040101000000000101060101010101070601060000000003070102010401010102010700000000010601070101030106010101000000000101040601010101010101010000000001010106010102070101010100000000010101050106010101070101000000000101010707060506050103010000000009000000090900000000000009090909000009000000000009090009090909090009000204000000000000090909090900090009040101020900000009090909000000090302000000000000090909090000000900000009000000000909090900000000000900000009000009090909000000090909000900000000090909090000000000000000000000000000000000000002080000000000000000000000000002080a09010200000000000000000000000a0d0b03010200000000000000000000040a050302000000000000000000000000040200000000000000000000000000000000000000000000000000000000000000000000000000000000000005040404030404020405270d000001010001000000000300000000000000000000000000000100000200000000000001000001010000000000000000000000000000000000000000000303000007090c1e010101000101010001000101000101010101010101010101010101010101000101010101010101012303ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000131414130200000004040000010000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206bfe738a8767cbdd98428c3fb6b79905f0ebce1c008f2ff042825c182054d6725602000000000000000000000000000000cc5d843d4069f36291ed982e724cfd92483e49471e6c808fd7e539bccff277448a7cc84d9bd1304e0d2f8e4578041e402d6b0610cc2bf9e510fca1d89a63be4d04000000', 'a89805d7d8a87c25', 11, 0, NULL, False, NULL, NULL, 1795131221.2454376, 1795131244.057821, True, NULL, NULL, False, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('52Zk8vrfA8JJ', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', '2B0tdqXdTjWwy2Aw', False, True, NULL, 'C4MvyDMtPtz9T9-RPoZz', '[{"kind":"person","person":"2B0tdqXdTjWwy2Aw","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"2B0tdqXdTjWwy2Aw","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, X'ac97568041949ec2024c20205c01af5e81426576d6c4a2b8c45bf197239851da', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000104010024000000000000000000001e00ff000002003b090a0b0a0a00000000010101000001010000000101000001000000000001010001010000000000000000000000000100000000000000000000000000000201010000000000000000000000000000000000000000000000000000ff1e1e00010000000000000000ff01ffffffffffffffff080400000000000100000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000020000010400000001000000000000000000000000000000000000000002000101000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030001010400000001000000000000000000000000000000000000000002020102000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010001000000000000000000000000000000000000000000000000000000020001000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206bac97568041949ec2024c20205c01af5e81426576d6c4a2b8c45bf197239851da0200000000000000000000000000000009eacf614d6a444521b13abac26f6d26af98bcaee1b20067c84d996a044ada15c89ca35549cf84dd825211e25ba930aafc4324c09a42b31a0d1b903faa8f5e5006000000', 'e6ed463afe1375cd', 13, NULL, NULL, False, '[1,2]', NULL, 1795131244.093939, 1795131251.6172771, True, NULL, NULL, False, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 1, 'opened', NULL, NULL, 1795131240.0130882, '{"commitment":"b3ff7a68a1186007f36c6b62abb24e98d71e6c78fa368a6bb870596cad357f7b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 2, 'started', NULL, NULL, 1795131240.0130882, '{"commitment":"b3ff7a68a1186007f36c6b62abb24e98d71e6c78fa368a6bb870596cad357f7b","names":["Mia","Ann"],"chance":["III","II turned","IV turned",1,"bovine-grape","papyrus-papyrus","bovine-bovine","alabaster-bovine","bovine-bovine","papyrus-grape","papyrus-papyrus","alabaster-papyrus","papyrus-papyrus","A4","G1","P8","B3"],"events":[["board",{"place":0,"board":"III","turned":false},null],["board",{"place":1,"board":"II","turned":true},null],["board",{"place":2,"board":"IV","turned":true},null],["start",{"square":[3,4],"turn":1},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"bovine-grape"},null],["dealt",{"seat":0,"tile":"papyrus-papyrus"},null],["dealt",{"seat":0,"tile":"bovine-bovine"},null],["dealt",{"seat":1,"tile":"alabaster-bovine"},null],["dealt",{"seat":1,"tile":"bovine-bovine"},null],["dealt",{"seat":1,"tile":"papyrus-grape"},null],["tile",{"tile":"papyrus-papyrus"},null],["tile",{"tile":"alabaster-papyrus"},null],["tile",{"tile":"papyrus-papyrus"},null],["district",{"district":"A4"},null],["district",{"district":"G1"},null],["district",{"district":"P8"},null],["district",{"district":"B3"},null],["turn",{"seat":0},null]],"check":"93aaf51def855ed4"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 3, 'step', 0, '2B0tdqXdTjWwy2Aw:0', 1795131244.0426693, '{"move":536,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-grape","squares":[[2,3],[2,4]],"scenes":["bovine","grape"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"grape","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"860c1f629ebbe471"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 4, 'step', 0, '2B0tdqXdTjWwy2Aw:1', 1795131244.0501819, '{"move":3731,"chance":[],"events":[["built",{"seat":0,"district":"G1"},null]],"check":"dd12f3c3ab715da8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 5, 'step', 0, '2B0tdqXdTjWwy2Aw:2', 1795131244.0514102, '{"move":3788,"chance":[],"events":[["supplied",{"seat":0,"slot":3,"good":"grape"},null],["filled",{"seat":0,"slot":3},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"b609af6a336096e6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 6, 'step', 0, '2B0tdqXdTjWwy2Aw:3', 1795131244.0522022, '{"move":3773,"chance":[],"events":[["supplied",{"seat":0,"slot":0,"good":"alabaster"},null],["filled",{"seat":0,"slot":0},null]],"check":"55cc9d48b8903f90"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 7, 'step', 0, '2B0tdqXdTjWwy2Aw:4', 1795131244.0528426, '{"move":0,"chance":[],"events":[],"check":"f307090b20845cef"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 8, 'step', 0, '2B0tdqXdTjWwy2Aw:5', 1795131244.0535114, '{"move":3980,"chance":["alabaster-grape","G2"],"events":[["took",{"seat":0,"tile":"papyrus-papyrus"},null],["tile",{"tile":"alabaster-grape"},null],["district",{"district":"G2"},null],["turn",{"seat":1},null]],"check":"16bfd5866f921377"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 9, 'step', 1, '2B0tdqXdTjWwy2Aw:6', 1795131244.054734, '{"move":818,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-bovine","squares":[[3,6],[3,7]],"scenes":["alabaster","bovine"]},null],["earned",{"seat":1,"good":"alabaster","count":1},null],["earned",{"seat":1,"good":"bovine","count":1},null]],"check":"3e4a18a76d8a94d9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 10, 'step', 1, '2B0tdqXdTjWwy2Aw:7', 1795131244.0553787, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"alabaster","count":1},null],["returned",{"seat":1,"good":"bovine","count":1},null]],"check":"4ae05ed42e3ed353"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 11, 'step', 1, '2B0tdqXdTjWwy2Aw:8', 1795131244.0559785, '{"move":3980,"chance":["bovine-papyrus"],"events":[["took",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"bovine-papyrus"},null],["turn",{"seat":0},null]],"check":"a89805d7d8a87c25"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 12, 'step', 0, '2B0tdqXdTjWwy2Aw:9', 1795131244.0566008, '{"move":2294,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-bovine","squares":[[1,7],[2,7]],"scenes":["bovine","bovine"]},null],["earned",{"seat":0,"good":"bovine","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"2fe2321de7707a23"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 13, 'step', 0, '2B0tdqXdTjWwy2Aw:10', 1795131244.0571764, '{"move":3758,"chance":[],"events":[],"check":"745d40c5dfb4cf5a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 14, 'step', 0, '2B0tdqXdTjWwy2Aw:11', 1795131244.057821, '{"move":3772,"chance":[],"events":[["paid",{"seat":0,"good":"wheat"},null],["built",{"seat":0,"district":"P8"},null]],"check":"055ff874249aeae9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('DYzQ0laH1Qpt', 15, 'chat', 0, '2B0tdqXdTjWwy2Aw:chat', 1795131244.0585232, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 1, 'opened', NULL, NULL, 1795131249.4855025, '{"commitment":"dcaad5e7fd1f4d99a0c78edeed51d66fbed36c5c9b52a490aa3c8d95fa8dc738"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 2, 'started', NULL, NULL, 1795131249.4855025, '{"commitment":"dcaad5e7fd1f4d99a0c78edeed51d66fbed36c5c9b52a490aa3c8d95fa8dc738","names":["Mia","Ann"],"chance":["flax","papyrus-wheat","flax","flax","lettuce","papyrus","castor","castor","wheat-flax","wheat","wheat"],"events":[["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"papyrus-wheat"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"wheat-flax"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"wheat"},null]],"check":"51081965d445b21c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 3, 'step', 0, '2B0tdqXdTjWwy2Aw:0', 1795131251.455711, '{"move":0,"chance":["papyrus","papyrus","castor"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"papyrus"},"card"],["drew",{"seat":0,"card":"papyrus"},"card"],["turn",{"seat":1},null],["flooded",{"card":"castor"},null]],"check":"79752521a7b27e60"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 4, 'step', 1, '2B0tdqXdTjWwy2Aw:1', 1795131251.45745, '{"move":1,"chance":[],"events":[],"check":"9b8587ddb53f6f27"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 5, 'step', 1, '2B0tdqXdTjWwy2Aw:2', 1795131251.4582348, '{"move":6,"chance":[],"events":[],"check":"969d199773afca59"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 6, 'step', 1, '2B0tdqXdTjWwy2Aw:3', 1795131251.459096, '{"move":19,"chance":["wheat"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"wheat-flax","from":"hand"},null],["drew",{"seat":1,"card":"wheat"},"card"]],"check":"bde574f3c29acbb2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 7, 'step', 1, '2B0tdqXdTjWwy2Aw:4', 1795131251.4603143, '{"move":40,"chance":[],"events":[],"check":"36c1af9d97976f93"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 8, 'step', 1, '2B0tdqXdTjWwy2Aw:5', 1795131251.460947, '{"move":40,"chance":[],"events":[],"check":"f6f96cc527297cc1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 9, 'step', 1, '2B0tdqXdTjWwy2Aw:6', 1795131251.4616442, '{"move":0,"chance":["papyrus","lettuce","wheat"],"events":[["planted",{"seat":1,"plot":"wheat","cards":2},null],["drew",{"seat":1,"card":"papyrus"},"card"],["drew",{"seat":1,"card":"lettuce"},"card"],["turn",{"seat":0},null],["flooded",{"card":"wheat"},null],["harvested",{"seat":1,"crop":"wheat","left":1},null]],"check":"29d5706af3378af8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 10, 'step', 0, '2B0tdqXdTjWwy2Aw:7', 1795131251.462402, '{"move":1,"chance":[],"events":[],"check":"d8849fd216663437"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 11, 'step', 0, '2B0tdqXdTjWwy2Aw:8', 1795131251.462964, '{"move":3,"chance":[],"events":[],"check":"e5b94c99e91da6dc"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 12, 'step', 0, '2B0tdqXdTjWwy2Aw:9', 1795131251.4635592, '{"move":5,"chance":["flax"],"events":[["traded",{"seat":0,"at":"market"},null],["gave",{"seat":0,"card":"papyrus","from":"hand"},null],["gave",{"seat":0,"card":"lettuce","from":"hand"},null],["drew",{"seat":0,"card":"flax"},"card"]],"check":"89b0f2e3415a71be"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 13, 'step', 0, '2B0tdqXdTjWwy2Aw:10', 1795131251.4641697, '{"move":0,"chance":["papyrus","castor","lettuce"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"papyrus"},"card"],["drew",{"seat":0,"card":"castor"},"card"],["turn",{"seat":1},null],["flooded",{"card":"lettuce"},null]],"check":"e6ed463afe1375cd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 14, 'step', 1, '2B0tdqXdTjWwy2Aw:11', 1795131251.4647539, '{"move":1,"chance":[],"events":[],"check":"3adb9c927f7835cf"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 15, 'resigned', 1, '2B0tdqXdTjWwy2Aw:resign', 1795131251.6172771, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('52Zk8vrfA8JJ', 16, 'ended', NULL, NULL, 1795131251.6172771, '{"places":[1,2],"secret":"ac97568041949ec2024c20205c01af5e81426576d6c4a2b8c45bf197239851da","key":"ac97568041949ec2024c20205c01af5e81426576d6c4a2b8c45bf197239851da","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('52Zk8vrfA8JJ', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["flax", "papyrus-wheat", "flax", "flax", "lettuce", "papyrus", "castor", "castor", "wheat-flax", "wheat", "wheat"], "check": "51081965d445b21c"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["papyrus", "papyrus", "castor"], "check": "79752521a7b27e60"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "9b8587ddb53f6f27"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "969d199773afca59"}, {"seat": 1, "move": 19, "say": "give wheat-flax from hand", "chance": ["wheat"], "check": "bde574f3c29acbb2"}, {"seat": 1, "move": 40, "say": "put wheat", "chance": [], "check": "36c1af9d97976f93"}, {"seat": 1, "move": 40, "say": "put wheat", "chance": [], "check": "f6f96cc527297cc1"}, {"seat": 1, "move": 0, "say": "done", "chance": ["papyrus", "lettuce", "wheat"], "check": "29d5706af3378af8"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "d8849fd216663437"}, {"seat": 0, "move": 3, "say": "give papyrus from hand", "chance": [], "check": "e5b94c99e91da6dc"}, {"seat": 0, "move": 5, "say": "give lettuce from hand", "chance": ["flax"], "check": "89b0f2e3415a71be"}, {"seat": 0, "move": 0, "say": "done", "chance": ["papyrus", "castor", "lettuce"], "check": "e6ed463afe1375cd"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "3adb9c927f7835cf"}], "over": false, "places": null, "hash": "82218cb67f97fc67e393958e4454f6c417aa06d194b61a1a80b80a9713b2bc08", "resigned": [1], "dice": {"commitment": "dcaad5e7fd1f4d99a0c78edeed51d66fbed36c5c9b52a490aa3c8d95fa8dc738", "key": "ac97568041949ec2024c20205c01af5e81426576d6c4a2b8c45bf197239851da"}}');
INSERT INTO sitters (person, table_id) VALUES ('2B0tdqXdTjWwy2Aw', 'DYzQ0laH1Qpt');
INSERT INTO sitters (person, table_id) VALUES ('2B0tdqXdTjWwy2Aw', '52Zk8vrfA8JJ');
