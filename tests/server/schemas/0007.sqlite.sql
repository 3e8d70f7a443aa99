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


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, X'0564798e3071d82170cac361b3de03586293f23d0d3ff958b90b40c68cf6fc15', 1795122636.9554148, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('iG4wvpBYZsv-jMuM', 'Mia', NULL, 1795122636.964309, False);
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
', False, 1795122637.3342159);
INSERT INTO set_owners (person, hash, added) VALUES ('iG4wvpBYZsv-jMuM', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795122637.3352787);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('Dp75xz6n7t7H', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'iG4wvpBYZsv-jMuM', False, True, NULL, 'LEts5AoYPp4NUcri95wJ', '[{"kind":"person","person":"iG4wvpBYZsv-jMuM","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"iG4wvpBYZsv-jMuM","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, X'd9282c8ff6334b81a311116dc236bd5a55d30149ca471aff9002daaa8477bef9', X'020003070004ff0101000109000000ff00ffffffffffffff000000000104010101010501070101010000000007060106070607010101060100000000010201070101010103070102000000000601010101010103010601070000000001010101010102010101040600000000010101010406010101010106000000000107010101010101010101050000000005010301060701070101010700000000000000000000000309000000090909090909000909090901000009000909090900000009000401010209000009090909090000000003020000090009090909090000000000010200000000090909090900000000000900000000000909090909000900000000000000000000090909090000000009090009000000090909090900000000000004010400000000000000000000000008010503000000000000000000000008050b03010200000000000000000000040b070302000000000000000000000001060302000000000000000000000000000102000000000000000000000000000000000000000000000000000000000000000000000000000000000004020404040405040403260c01010001000000000000030000000000000000000000000000010100000001000000000000000101010000000000000000000000000000000000000000030300000d0e1a1f010101000101010101010101010000010101010101010101010100010101010001010101010101012303ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000131314140300000004040000010000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000101000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206bd9282c8ff6334b81a311116dc236bd5a55d30149ca471aff9002daaa8477bef902000000000000000000000000000000ab8e3f1585bd4b8d857f50a5e9004e4f33f90c13bee2339d757a760f7b1d2f7cc35bba213c50867bbe5ec8188780ab62e7d54bda4c4be4e7d6067705146c139e05000000', '9f6143246cde5887', 14, 1, NULL, False, NULL, NULL, 1795122637.3474188, 1795122639.9142468, True, NULL, NULL, False, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('MJYKpoaEw-T1', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'iG4wvpBYZsv-jMuM', False, True, NULL, 'cgD6jbp9JGVgDUZL3Gwl', '[{"kind":"person","person":"iG4wvpBYZsv-jMuM","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"iG4wvpBYZsv-jMuM","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, X'61be649b9c7d37875167087e1f4b9a6dc6ccb23841686527e83c22551d7c0bbc', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff000003013808090a080d00000001010100000001010100000001000001000000000000010001010100000000000000000000000000000000000000000000000000010101020000000000000000000000000000000000000000000000000000ff1e1e010100000000000000000101ffffffffffffffff090400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010302010000000000000001000000000000000100000000000000000002000002000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010302010000000000000001000000000000000100000000000000000004010103010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002010101010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206b61be649b9c7d37875167087e1f4b9a6dc6ccb23841686527e83c22551d7c0bbc02000000000000000000000000000000925d9c0c12e91ffc70399b4e75677a9e0307df324e2873a3787c6d1460f47d034c22018727514a19e09589054bb14d6cef826245f12a740b916d85a22314e09909000000', 'e7bbed112d6a7390', 13, NULL, NULL, False, '[1,2]', NULL, 1795122640.2063377, 1795122640.5230834, True, NULL, NULL, False, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 1, 'opened', NULL, NULL, 1795122639.3705142, '{"commitment":"4ce71910bbdf255c4d03cbd11f0c536449ba552f8cb69119b3774391fd33628f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 2, 'started', NULL, NULL, 1795122639.3705142, '{"commitment":"4ce71910bbdf255c4d03cbd11f0c536449ba552f8cb69119b3774391fd33628f","names":["Mia","Ann"],"chance":["IV turned","I","III",1,"bovine-bovine","alabaster-papyrus","alabaster-bovine","grape-grape","alabaster-bovine","papyrus-papyrus","papyrus-grape","grape-grape","alabaster-bovine","B4","P4","G8","G1"],"events":[["board",{"place":0,"board":"IV","turned":true},null],["board",{"place":1,"board":"I","turned":false},null],["board",{"place":2,"board":"III","turned":false},null],["start",{"square":[2,5],"turn":1},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"bovine-bovine"},null],["dealt",{"seat":0,"tile":"alabaster-papyrus"},null],["dealt",{"seat":0,"tile":"alabaster-bovine"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["dealt",{"seat":1,"tile":"alabaster-bovine"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"papyrus-grape"},null],["tile",{"tile":"grape-grape"},null],["tile",{"tile":"alabaster-bovine"},null],["district",{"district":"B4"},null],["district",{"district":"P4"},null],["district",{"district":"G8"},null],["district",{"district":"G1"},null],["turn",{"seat":0},null]],"check":"ee3b7bf9b05ea606"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 3, 'step', 0, 'iG4wvpBYZsv-jMuM:0', 1795122639.498396, '{"move":594,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-bovine","squares":[[2,7],[2,8]],"scenes":["alabaster","bovine"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"bovine","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"5438a5b754c424f2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 4, 'step', 0, 'iG4wvpBYZsv-jMuM:1', 1795122639.6429405, '{"move":3731,"chance":[],"events":[["built",{"seat":0,"district":"G1"},null]],"check":"b7cfb57be2b54ec2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 5, 'step', 0, 'iG4wvpBYZsv-jMuM:2', 1795122639.672705, '{"move":3778,"chance":[],"events":[["supplied",{"seat":0,"slot":1,"good":"bovine"},null],["filled",{"seat":0,"slot":1},null]],"check":"9a99ec72e5eb2f22"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 6, 'step', 0, 'iG4wvpBYZsv-jMuM:3', 1795122639.6932008, '{"move":3773,"chance":[],"events":[["supplied",{"seat":0,"slot":0,"good":"alabaster"},null],["filled",{"seat":0,"slot":0},null]],"check":"250dd73dec2ae5e2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 7, 'step', 0, 'iG4wvpBYZsv-jMuM:4', 1795122639.7076855, '{"move":0,"chance":[],"events":[],"check":"e766fd9fa27a8687"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 8, 'step', 0, 'iG4wvpBYZsv-jMuM:5', 1795122639.7597966, '{"move":3982,"chance":["bovine-papyrus","P7"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"bovine-papyrus"},null],["district",{"district":"P7"},null],["turn",{"seat":1},null]],"check":"85bc8f5024b3357c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 9, 'step', 1, 'iG4wvpBYZsv-jMuM:6', 1795122639.7797663, '{"move":1042,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-bovine","squares":[[4,5],[4,6]],"scenes":["alabaster","bovine"]},null],["earned",{"seat":1,"good":"alabaster","count":1},null],["earned",{"seat":1,"good":"bovine","count":1},null]],"check":"71c5ce9ae6684923"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 10, 'step', 1, 'iG4wvpBYZsv-jMuM:7', 1795122639.7977257, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"alabaster","count":1},null],["returned",{"seat":1,"good":"bovine","count":1},null]],"check":"17026d4cc1e8a65b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 11, 'step', 1, 'iG4wvpBYZsv-jMuM:8', 1795122639.807474, '{"move":3981,"chance":["alabaster-grape"],"events":[["took",{"seat":1,"tile":"papyrus-grape"},null],["tile",{"tile":"alabaster-grape"},null],["turn",{"seat":0},null]],"check":"39b36b6f07fef43d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 12, 'step', 0, 'iG4wvpBYZsv-jMuM:9', 1795122639.8599825, '{"move":2041,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-papyrus","squares":[[0,7],[1,7]],"scenes":["papyrus","alabaster"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"wheat","count":2},null]],"check":"a4facfff99aa7e4f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 13, 'step', 0, 'iG4wvpBYZsv-jMuM:10', 1795122639.8704164, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"alabaster","count":1},null]],"check":"09d634f2531450e0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 14, 'step', 0, 'iG4wvpBYZsv-jMuM:11', 1795122639.9142468, '{"move":3978,"chance":["alabaster-alabaster"],"events":[["took",{"seat":0,"tile":"bovine-papyrus"},null],["tile",{"tile":"alabaster-alabaster"},null],["turn",{"seat":1},null]],"check":"9f6143246cde5887"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Dp75xz6n7t7H', 15, 'chat', 0, 'iG4wvpBYZsv-jMuM:chat', 1795122639.927514, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 1, 'opened', NULL, NULL, 1795122640.2589903, '{"commitment":"681fbade904e9f839d93ac77a4df114e559710c65e0debe287b52f418631c989"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 2, 'started', NULL, NULL, 1795122640.2589903, '{"commitment":"681fbade904e9f839d93ac77a4df114e559710c65e0debe287b52f418631c989","names":["Mia","Ann"],"chance":["lettuce-castor","papyrus","lettuce","wheat","wheat","castor","papyrus","lettuce","wheat","castor","papyrus"],"events":[["dealt",{"seat":0,"card":"lettuce-castor"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"papyrus"},null]],"check":"846f84c299204140"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 3, 'step', 0, 'iG4wvpBYZsv-jMuM:0', 1795122640.3675041, '{"move":0,"chance":["papyrus-flax","lettuce","lettuce"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"papyrus-flax"},"card"],["drew",{"seat":0,"card":"lettuce"},"card"],["turn",{"seat":1},null],["flooded",{"card":"lettuce"},null]],"check":"838fa8d9592d950d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 4, 'step', 1, 'iG4wvpBYZsv-jMuM:1', 1795122640.3877225, '{"move":1,"chance":[],"events":[],"check":"014da6ad211b43da"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 5, 'step', 1, 'iG4wvpBYZsv-jMuM:2', 1795122640.395408, '{"move":5,"chance":[],"events":[],"check":"47fd62a86a5b0eb5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 6, 'step', 1, 'iG4wvpBYZsv-jMuM:3', 1795122640.414464, '{"move":3,"chance":["flax"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"lettuce","from":"hand"},null],["gave",{"seat":1,"card":"papyrus","from":"hand"},null],["drew",{"seat":1,"card":"flax"},"card"]],"check":"ec87cd93a6c68bc8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 7, 'step', 1, 'iG4wvpBYZsv-jMuM:4', 1795122640.4251971, '{"move":42,"chance":[],"events":[],"check":"9b27c9044bd469fa"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 8, 'step', 1, 'iG4wvpBYZsv-jMuM:5', 1795122640.4334464, '{"move":43,"chance":[],"events":[],"check":"e966823724f3d613"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 9, 'step', 1, 'iG4wvpBYZsv-jMuM:6', 1795122640.4376736, '{"move":0,"chance":["castor","papyrus","plague","wheat"],"events":[["planted",{"seat":1,"plot":"castor","cards":1},null],["planted",{"seat":1,"plot":"flax","cards":1},null],["drew",{"seat":1,"card":"castor"},"card"],["drew",{"seat":1,"card":"papyrus"},"card"],["turn",{"seat":0},null],["locusts",{"seat":null},null],["eaten",{"plot":"castor","owner":1,"cards":1},null],["eaten",{"plot":"flax","owner":1,"cards":1},null],["flooded",{"card":"wheat"},null]],"check":"99b8ecd170ff6da3"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 10, 'step', 0, 'iG4wvpBYZsv-jMuM:7', 1795122640.451668, '{"move":0,"chance":["castor","wheat","castor"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"castor"},"card"],["drew",{"seat":0,"card":"wheat"},"card"],["turn",{"seat":1},null],["flooded",{"card":"castor"},null]],"check":"8c0722cba984b322"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 11, 'step', 1, 'iG4wvpBYZsv-jMuM:8', 1795122640.4555078, '{"move":39,"chance":[],"events":[],"check":"baf205fd30caaa82"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 12, 'step', 1, 'iG4wvpBYZsv-jMuM:9', 1795122640.4748614, '{"move":40,"chance":[],"events":[],"check":"95349941927a0692"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 13, 'step', 1, 'iG4wvpBYZsv-jMuM:10', 1795122640.4858956, '{"move":0,"chance":["papyrus","papyrus","castor"],"events":[["planted",{"seat":1,"plot":"papyrus","cards":1},null],["planted",{"seat":1,"plot":"wheat","cards":1},null],["drew",{"seat":1,"card":"papyrus"},"card"],["drew",{"seat":1,"card":"papyrus"},"card"],["turn",{"seat":0},null],["flooded",{"card":"castor"},null]],"check":"e7bbed112d6a7390"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 14, 'step', 0, 'iG4wvpBYZsv-jMuM:11', 1795122640.4989824, '{"move":52,"chance":[],"events":[],"check":"92918121252e7522"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 15, 'resigned', 1, 'iG4wvpBYZsv-jMuM:resign', 1795122640.5230834, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('MJYKpoaEw-T1', 16, 'ended', NULL, NULL, 1795122640.5230834, '{"places":[1,2],"secret":"61be649b9c7d37875167087e1f4b9a6dc6ccb23841686527e83c22551d7c0bbc","key":"61be649b9c7d37875167087e1f4b9a6dc6ccb23841686527e83c22551d7c0bbc","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('MJYKpoaEw-T1', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["lettuce-castor", "papyrus", "lettuce", "wheat", "wheat", "castor", "papyrus", "lettuce", "wheat", "castor", "papyrus"], "check": "846f84c299204140"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["papyrus-flax", "lettuce", "lettuce"], "check": "838fa8d9592d950d"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "014da6ad211b43da"}, {"seat": 1, "move": 5, "say": "give lettuce from hand", "chance": [], "check": "47fd62a86a5b0eb5"}, {"seat": 1, "move": 3, "say": "give papyrus from hand", "chance": ["flax"], "check": "ec87cd93a6c68bc8"}, {"seat": 1, "move": 42, "say": "put castor", "chance": [], "check": "9b27c9044bd469fa"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "e966823724f3d613"}, {"seat": 1, "move": 0, "say": "done", "chance": ["castor", "papyrus", "plague", "wheat"], "check": "99b8ecd170ff6da3"}, {"seat": 0, "move": 0, "say": "done", "chance": ["castor", "wheat", "castor"], "check": "8c0722cba984b322"}, {"seat": 1, "move": 39, "say": "put papyrus", "chance": [], "check": "baf205fd30caaa82"}, {"seat": 1, "move": 40, "say": "put wheat", "chance": [], "check": "95349941927a0692"}, {"seat": 1, "move": 0, "say": "done", "chance": ["papyrus", "papyrus", "castor"], "check": "e7bbed112d6a7390"}, {"seat": 0, "move": 52, "say": "play papyrus-flax", "chance": [], "check": "92918121252e7522"}], "over": false, "places": null, "hash": "d0aedb5a2f572d560f063953341b7c86a38df68c5f6a34d861f16f6ff9bc9858", "resigned": [1], "dice": {"commitment": "681fbade904e9f839d93ac77a4df114e559710c65e0debe287b52f418631c989", "key": "61be649b9c7d37875167087e1f4b9a6dc6ccb23841686527e83c22551d7c0bbc"}}');
INSERT INTO sitters (person, table_id) VALUES ('iG4wvpBYZsv-jMuM', 'Dp75xz6n7t7H');
INSERT INTO sitters (person, table_id) VALUES ('iG4wvpBYZsv-jMuM', 'MJYKpoaEw-T1');
