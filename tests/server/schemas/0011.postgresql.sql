BEGIN;

CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

-- Running upgrade  -> 0001

CREATE TABLE house (
    id SERIAL NOT NULL,
    secret BYTEA NOT NULL,
    alive_at DOUBLE PRECISION NOT NULL,
    closed_at DOUBLE PRECISION,
    PRIMARY KEY (id)
);

CREATE TABLE people (
    id VARCHAR(20) NOT NULL,
    name VARCHAR(40) NOT NULL,
    recovery VARCHAR(64),
    created DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (id)
);

CREATE UNIQUE INDEX people_recovery ON people (recovery);

CREATE TABLE links (
    code VARCHAR(64) NOT NULL,
    person VARCHAR(20) NOT NULL,
    until DOUBLE PRECISION NOT NULL,
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
    clock DOUBLE PRECISION,
    invite VARCHAR(40) NOT NULL,
    seats JSON NOT NULL,
    stage VARCHAR(10) NOT NULL,
    version INTEGER NOT NULL,
    step_version INTEGER NOT NULL,
    plies INTEGER NOT NULL,
    key BYTEA,
    mark_state BYTEA,
    mark_stream BYTEA,
    mark_check VARCHAR(16),
    mark_version INTEGER NOT NULL,
    turn INTEGER,
    due DOUBLE PRECISION,
    bot_next BOOLEAN NOT NULL,
    places JSON,
    rematch VARCHAR(20),
    created DOUBLE PRECISION NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
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
    at DOUBLE PRECISION NOT NULL,
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

INSERT INTO alembic_version (version_num) VALUES ('0001') RETURNING alembic_version.version_num;

-- Running upgrade 0001 -> 0002

CREATE TABLE sets (
    hash VARCHAR(64) NOT NULL,
    game VARCHAR(20) NOT NULL,
    name VARCHAR(200) NOT NULL,
    reconstruction BOOLEAN NOT NULL,
    content TEXT NOT NULL,
    by_server BOOLEAN NOT NULL,
    added DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (hash)
);

CREATE TABLE set_owners (
    person VARCHAR(20) NOT NULL,
    hash VARCHAR(64) NOT NULL,
    added DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, hash),
    FOREIGN KEY(person) REFERENCES people (id),
    FOREIGN KEY(hash) REFERENCES sets (hash)
);

CREATE INDEX set_owners_hash ON set_owners (hash);

CREATE INDEX tables_components ON tables (components);

UPDATE alembic_version SET version_num='0002' WHERE alembic_version.version_num = '0001';

-- Running upgrade 0002 -> 0003

ALTER TABLE tables ADD COLUMN hints BOOLEAN DEFAULT false NOT NULL;

UPDATE alembic_version SET version_num='0003' WHERE alembic_version.version_num = '0002';

-- Running upgrade 0003 -> 0004

CREATE TABLE sessions (
    id VARCHAR(20) NOT NULL,
    person VARCHAR(20) NOT NULL,
    device VARCHAR(80) NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL,
    revoked DOUBLE PRECISION,
    PRIMARY KEY (id),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX sessions_person ON sessions (person);

ALTER TABLE house ADD COLUMN expired_at DOUBLE PRECISION DEFAULT '0' NOT NULL;

ALTER TABLE tables ADD COLUMN network VARCHAR(44);

CREATE INDEX tables_network ON tables (network, stage);

ALTER TABLE house ADD COLUMN read_only_since DOUBLE PRECISION;

CREATE TABLE restrictions (
    kind VARCHAR(10) NOT NULL,
    target VARCHAR(50) NOT NULL,
    until DOUBLE PRECISION,
    created DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (kind, target)
);

CREATE TABLE audit (
    id SERIAL NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    action VARCHAR(20) NOT NULL,
    target VARCHAR(300) NOT NULL,
    reason VARCHAR(200) NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE admin_events (
    id SERIAL NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    kind VARCHAR(20) NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE drawn_secrets (
    commitment VARCHAR(64) NOT NULL,
    secret BYTEA NOT NULL,
    drawn_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (commitment)
);

CREATE INDEX drawn_secrets_drawn_at ON drawn_secrets (drawn_at);

UPDATE alembic_version SET version_num='0004' WHERE alembic_version.version_num = '0003';

-- Running upgrade 0004 -> 0005

CREATE TABLE reports (
    id SERIAL NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    reporter VARCHAR(20) NOT NULL,
    person VARCHAR(20) NOT NULL,
    name VARCHAR(40) NOT NULL,
    table_id VARCHAR(20) NOT NULL,
    reason VARCHAR(20) NOT NULL,
    text VARCHAR(300) NOT NULL,
    chat JSON NOT NULL,
    settled DOUBLE PRECISION,
    PRIMARY KEY (id),
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
    until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (hash)
);

ALTER TABLE tables ADD COLUMN deleted DOUBLE PRECISION;

UPDATE alembic_version SET version_num='0005' WHERE alembic_version.version_num = '0004';

-- Running upgrade 0005 -> 0006

CREATE TABLE posted_records (
    id VARCHAR(20) NOT NULL,
    game VARCHAR(20) NOT NULL,
    record BYTEA NOT NULL,
    person VARCHAR(20) NOT NULL,
    added DOUBLE PRECISION NOT NULL,
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
    asked DOUBLE PRECISION NOT NULL,
    due DOUBLE PRECISION,
    tries INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    progress DOUBLE PRECISION NOT NULL,
    content BYTEA,
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
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE TABLE rated_seats (
    table_id VARCHAR(20) NOT NULL,
    seat INTEGER NOT NULL,
    person VARCHAR(20),
    game VARCHAR(20) NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    players INTEGER NOT NULL,
    place INTEGER NOT NULL,
    mu_before DOUBLE PRECISION NOT NULL,
    sigma_before DOUBLE PRECISION NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX rated_seats_person ON rated_seats (person, game, at);

CREATE INDEX ratings_game ON ratings (game);

ALTER TABLE people ADD COLUMN listed BOOLEAN DEFAULT false NOT NULL;

ALTER TABLE tables ADD COLUMN rated BOOLEAN DEFAULT false NOT NULL;

ALTER TABLE tables ADD COLUMN rating_changes JSON;

UPDATE alembic_version SET version_num='0007' WHERE alembic_version.version_num = '0006';

-- Running upgrade 0007 -> 0008

CREATE TABLE mistakes (
    person VARCHAR(20) NOT NULL,
    table_id VARCHAR(20) NOT NULL,
    first INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game VARCHAR(20) NOT NULL,
    loss DOUBLE PRECISION NOT NULL,
    content BYTEA NOT NULL,
    box INTEGER NOT NULL,
    due DOUBLE PRECISION,
    tries INTEGER NOT NULL,
    added DOUBLE PRECISION NOT NULL,
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
    lost DOUBLE PRECISION NOT NULL,
    luck DOUBLE PRECISION NOT NULL,
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
    at DOUBLE PRECISION NOT NULL,
    grade VARCHAR(6) NOT NULL,
    loss DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, puzzle),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX puzzle_attempts_at ON puzzle_attempts (person, at);

CREATE TABLE puzzle_players (
    person VARCHAR(20) NOT NULL,
    game VARCHAR(20) NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    skipped BOOLEAN NOT NULL,
    streak_puzzle VARCHAR(12),
    PRIMARY KEY (person, game),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE TABLE puzzle_ratings (
    puzzle VARCHAR(12) NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (puzzle)
);

UPDATE alembic_version SET version_num='0009' WHERE alembic_version.version_num = '0008';

-- Running upgrade 0009 -> 0011

CREATE TABLE relations (
    person VARCHAR(20) NOT NULL,
    other VARCHAR(20) NOT NULL,
    name VARCHAR(40) NOT NULL,
    following BOOLEAN NOT NULL,
    muted BOOLEAN NOT NULL,
    blocked BOOLEAN NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
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
    seen DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE UNIQUE INDEX friend_settings_code ON friend_settings (code);

UPDATE alembic_version SET version_num='0011' WHERE alembic_version.version_num = '0009';

COMMIT;


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, '\x4d489afdec7afcbae345c93e364ec7b3fd0d2e45a988728a0ecf5eafba7b9c28', 1795131556.5014155, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('CnXBeHxQtOF69MFQ', 'Mia', NULL, 1795131556.510302, False);
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
', False, 1795131556.701049);
INSERT INTO set_owners (person, hash, added) VALUES ('CnXBeHxQtOF69MFQ', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795131556.7019866);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('scIPCAjfAKXJ', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'CnXBeHxQtOF69MFQ', False, True, NULL, 'Qh-u95Cih3oH4pn73kEG', '[{"kind":"person","person":"CnXBeHxQtOF69MFQ","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"CnXBeHxQtOF69MFQ","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, '\xa0f1c26d03c6331f733f0b7d8f6fb7aec642527197abc3f3dd5557a18cf8bd71', '\x020003010207ff0102000009000000ff00ffffffffffffff00000000070107060605060701040101000000000101010101010601070601060000000001010604070201010102010700000000010201010101010106010101000000000301010101030101010101010000000001010101010104010101010100000000010706070101010101070101000000000105010101010706050103010000000009000909090009090000000009090909000000000000090009090009090909090000090009010300000000090909090900000000000003040900000009090909000000000000020100000000090909090000000000000204000000000909090900090909000000000009000009090909000000000000090900000000090909090000000000000000000000000000000000000000000104000000000000000000000000000104050c00000000000000000000000000050e050800000000000000000000000002070a01000000000000000000000000020a030800000000000000000000000000020800000000000000000000000000000000000000000000000005050403040403030404270d000000010001010000000300000000000000000000000000000100000001010000000100000002000000000000000000000000000000000000000000000303000011122227010101010101010001010101010101010100000101010101010101010101010101010001010101002307ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000141313140000000004040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', '\x657870616e642033322d62797465206ba0f1c26d03c6331f733f0b7d8f6fb7aec642527197abc3f3dd5557a18cf8bd710200000000000000000000000000000068425f75d7c6cab3c5897bfc1a33b76c3472379b155bbe55ecf6d085a9abb83d83831eb962bce3d641c475b37e4028d472d0da057f6368ade2b56a6ca2ecd06004000000', '2c2576bbb780e574', 12, 0, NULL, False, NULL, NULL, 1795131556.7173514, 1795131615.269506, True, NULL, NULL, False, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('5Pjo_hGPFdkq', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'CnXBeHxQtOF69MFQ', False, True, NULL, 'fcahTxiBHmuO4vawEQ79', '[{"kind":"person","person":"CnXBeHxQtOF69MFQ","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"CnXBeHxQtOF69MFQ","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, '\xc717cc8ecc5d40047edcdb3a488073bd0004786c922ea19fce63deeb468a5704', '\x020e0e0e0e0e0000000101010100000101010000010100000100000000000100000104010024000000000000000000001e00ff000000003b0a0a0c0a0900000001010101000000010000000001000001000000000001000000010100000000000000000001000100000000000000000000000000010100000200000000000000000000000000000000000000000000000000ff1e1e00000002000000000000ffffff01ffffffffffff080400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030101010200000000000000000000000000000000000000000000000000020100000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030101010300000000000000000001000000000000000000000000000000020103000000000000000000000000010000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000001000000000000000000000000000000000003000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', '\x657870616e642033322d62797465206bc717cc8ecc5d40047edcdb3a488073bd0004786c922ea19fce63deeb468a5704020000000000000000000000000000007ec10371ebde64c88cd8702ed01bc6b9ff7fdd498c8eb814061cdd4ecc9b7398f064816e1cf67d44a28696b5d4cf98af2b76e55a2356fb7e185e3454fe0aa76806000000', '97c30340fe5cb403', 13, NULL, NULL, False, '[1,2]', NULL, 1795131615.5618007, 1795131659.7000842, True, NULL, NULL, False, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 1, 'opened', NULL, NULL, 1795131592.8713183, '{"commitment":"69857b2495315e408c4ed7f64c5b1afa1d714b7c284973538849de92fe472e20"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 2, 'started', NULL, NULL, 1795131592.8713183, '{"commitment":"69857b2495315e408c4ed7f64c5b1afa1d714b7c284973538849de92fe472e20","names":["Mia","Ann"],"chance":["I turned","II","IV turned",2,"grape-grape","alabaster-papyrus","papyrus-grape","papyrus-papyrus","papyrus-papyrus","bovine-grape","bovine-papyrus","bovine-bovine","alabaster-grape","G2","P5","P9","B5"],"events":[["board",{"place":0,"board":"I","turned":true},null],["board",{"place":1,"board":"II","turned":false},null],["board",{"place":2,"board":"IV","turned":true},null],["start",{"square":[3,6],"turn":2},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"grape-grape"},null],["dealt",{"seat":0,"tile":"alabaster-papyrus"},null],["dealt",{"seat":0,"tile":"papyrus-grape"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["dealt",{"seat":1,"tile":"bovine-grape"},null],["tile",{"tile":"bovine-papyrus"},null],["tile",{"tile":"bovine-bovine"},null],["tile",{"tile":"alabaster-grape"},null],["district",{"district":"G2"},null],["district",{"district":"P5"},null],["district",{"district":"P9"},null],["district",{"district":"B5"},null],["turn",{"seat":0},null]],"check":"06145217a362ffcd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 3, 'step', 0, 'CnXBeHxQtOF69MFQ:0', 1795131615.1294785, '{"move":563,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-papyrus","squares":[[2,5],[2,6]],"scenes":["alabaster","papyrus"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"papyrus","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"b529c8f8d49c07c0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 4, 'step', 0, 'CnXBeHxQtOF69MFQ:1', 1795131615.1459005, '{"move":3735,"chance":[],"events":[],"check":"df4dbb5cb4674bb1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 5, 'step', 0, 'CnXBeHxQtOF69MFQ:2', 1795131615.1639745, '{"move":3772,"chance":[],"events":[["paid",{"seat":0,"good":"wheat"},null],["built",{"seat":0,"district":"G2"},null]],"check":"b5aef687b8550a48"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 6, 'step', 0, 'CnXBeHxQtOF69MFQ:3', 1795131615.1724637, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"alabaster","count":1},null],["returned",{"seat":0,"good":"papyrus","count":1},null]],"check":"ac4bd43263d82ef7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 7, 'step', 0, 'CnXBeHxQtOF69MFQ:4', 1795131615.1753664, '{"move":3977,"chance":["bovine-grape","G10"],"events":[["took",{"seat":0,"tile":"bovine-bovine"},null],["tile",{"tile":"bovine-grape"},null],["district",{"district":"G10"},null],["turn",{"seat":1},null]],"check":"5d2bd43e49ae37c7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 8, 'step', 1, 'CnXBeHxQtOF69MFQ:5', 1795131615.203805, '{"move":1304,"chance":[],"events":[["placed",{"seat":1,"tile":"bovine-grape","squares":[[5,6],[5,7]],"scenes":["bovine","grape"]},null],["earned",{"seat":1,"good":"bovine","count":1},null],["earned",{"seat":1,"good":"papyrus","count":1},null]],"check":"699888de50b3c33b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 9, 'step', 1, 'CnXBeHxQtOF69MFQ:6', 1795131615.2057798, '{"move":3783,"chance":[],"events":[["supplied",{"seat":1,"slot":2,"good":"papyrus"},null],["filled",{"seat":1,"slot":2},null]],"check":"b7e9753f77ddaecd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 10, 'step', 1, 'CnXBeHxQtOF69MFQ:7', 1795131615.2204905, '{"move":3878,"chance":[],"events":[["exchanged",{"seat":1,"slot":1,"good":"bovine"},null],["filled",{"seat":1,"slot":1},null]],"check":"e24d909d38f4be55"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 11, 'step', 1, 'CnXBeHxQtOF69MFQ:8', 1795131615.2351542, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"bovine","count":1},null]],"check":"7f37712bacfdf2c4"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 12, 'step', 1, 'CnXBeHxQtOF69MFQ:9', 1795131615.2472908, '{"move":3976,"chance":["alabaster-grape"],"events":[["took",{"seat":1,"tile":"alabaster-grape"},null],["tile",{"tile":"alabaster-grape"},null],["turn",{"seat":0},null]],"check":"2c2576bbb780e574"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 13, 'step', 0, 'CnXBeHxQtOF69MFQ:10', 1795131615.263534, '{"move":1548,"chance":[],"events":[["placed",{"seat":0,"tile":"papyrus-grape","squares":[[6,6],[6,7]],"scenes":["papyrus","grape"]},null],["earned",{"seat":0,"good":"grape","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"b380a12417c656e9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 14, 'step', 0, 'CnXBeHxQtOF69MFQ:11', 1795131615.269506, '{"move":3767,"chance":[],"events":[],"check":"54a427e9cea627dd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('scIPCAjfAKXJ', 15, 'chat', 0, 'CnXBeHxQtOF69MFQ:chat', 1795131615.291468, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 1, 'opened', NULL, NULL, 1795131646.6557372, '{"commitment":"1b3ade6504d2f0ba1f711ff15e50fb978f0e867ea8eac322e3ead471d10c2bf1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 2, 'started', NULL, NULL, 1795131646.6557372, '{"commitment":"1b3ade6504d2f0ba1f711ff15e50fb978f0e867ea8eac322e3ead471d10c2bf1","names":["Mia","Ann"],"chance":["flax","wheat-lettuce","papyrus","castor","lettuce","castor","wheat-flax","castor","castor","wheat","wheat"],"events":[["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"wheat-lettuce"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"wheat-flax"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"wheat"},null]],"check":"3a0705654b11bf88"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 3, 'step', 0, 'CnXBeHxQtOF69MFQ:0', 1795131657.5991845, '{"move":0,"chance":["flax","papyrus","flax"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"flax"},"card"],["drew",{"seat":0,"card":"papyrus"},"card"],["turn",{"seat":1},null],["flooded",{"card":"flax"},null]],"check":"b120ed064c3c84ae"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 4, 'step', 1, 'CnXBeHxQtOF69MFQ:1', 1795131657.613863, '{"move":1,"chance":[],"events":[],"check":"c445884701dd6b7a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 5, 'step', 1, 'CnXBeHxQtOF69MFQ:2', 1795131657.6149623, '{"move":19,"chance":[],"events":[],"check":"39e24dc6dbd64a83"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 6, 'step', 1, 'CnXBeHxQtOF69MFQ:3', 1795131657.6218104, '{"move":6,"chance":["lettuce-castor"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"wheat-flax","from":"hand"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["drew",{"seat":1,"card":"lettuce-castor"},"card"]],"check":"7f08ba458511978d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 7, 'step', 1, 'CnXBeHxQtOF69MFQ:4', 1795131657.6242394, '{"move":42,"chance":[],"events":[],"check":"e9ee477b806be415"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 8, 'step', 1, 'CnXBeHxQtOF69MFQ:5', 1795131657.62957, '{"move":42,"chance":[],"events":[],"check":"fa59b211057df1d6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 9, 'step', 1, 'CnXBeHxQtOF69MFQ:6', 1795131657.6377192, '{"move":0,"chance":["wheat","lettuce","flax"],"events":[["planted",{"seat":1,"plot":"castor","cards":2},null],["drew",{"seat":1,"card":"wheat"},"card"],["drew",{"seat":1,"card":"lettuce"},"card"],["turn",{"seat":0},null],["flooded",{"card":"flax"},null]],"check":"328b0e2aaef359a7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 10, 'step', 0, 'CnXBeHxQtOF69MFQ:7', 1795131657.63942, '{"move":1,"chance":[],"events":[],"check":"a16c539116f6d603"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 11, 'step', 0, 'CnXBeHxQtOF69MFQ:8', 1795131657.6455727, '{"move":7,"chance":[],"events":[],"check":"a7d7ae8d755b56cf"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 12, 'step', 0, 'CnXBeHxQtOF69MFQ:9', 1795131657.6512718, '{"move":17,"chance":["papyrus"],"events":[["traded",{"seat":0,"at":"market"},null],["gave",{"seat":0,"card":"flax","from":"hand"},null],["gave",{"seat":0,"card":"wheat-lettuce","from":"hand"},null],["drew",{"seat":0,"card":"papyrus"},"card"]],"check":"b99853342a02c224"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 13, 'step', 0, 'CnXBeHxQtOF69MFQ:10', 1795131657.662824, '{"move":0,"chance":["flax","wheat","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"flax"},"card"],["drew",{"seat":0,"card":"wheat"},"card"],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null]],"check":"97c30340fe5cb403"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 14, 'step', 1, 'CnXBeHxQtOF69MFQ:11', 1795131657.6738446, '{"move":60,"chance":[],"events":[],"check":"7bcee721d16eb578"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 15, 'resigned', 1, 'CnXBeHxQtOF69MFQ:resign', 1795131659.7000842, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5Pjo_hGPFdkq', 16, 'ended', NULL, NULL, 1795131659.7000842, '{"places":[1,2],"secret":"c717cc8ecc5d40047edcdb3a488073bd0004786c922ea19fce63deeb468a5704","key":"c717cc8ecc5d40047edcdb3a488073bd0004786c922ea19fce63deeb468a5704","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('5Pjo_hGPFdkq', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["flax", "wheat-lettuce", "papyrus", "castor", "lettuce", "castor", "wheat-flax", "castor", "castor", "wheat", "wheat"], "check": "3a0705654b11bf88"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["flax", "papyrus", "flax"], "check": "b120ed064c3c84ae"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "c445884701dd6b7a"}, {"seat": 1, "move": 19, "say": "give wheat-flax from hand", "chance": [], "check": "39e24dc6dbd64a83"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": ["lettuce-castor"], "check": "7f08ba458511978d"}, {"seat": 1, "move": 42, "say": "put castor", "chance": [], "check": "e9ee477b806be415"}, {"seat": 1, "move": 42, "say": "put castor", "chance": [], "check": "fa59b211057df1d6"}, {"seat": 1, "move": 0, "say": "done", "chance": ["wheat", "lettuce", "flax"], "check": "328b0e2aaef359a7"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "a16c539116f6d603"}, {"seat": 0, "move": 7, "say": "give flax from hand", "chance": [], "check": "a7d7ae8d755b56cf"}, {"seat": 0, "move": 17, "say": "give wheat-lettuce from hand", "chance": ["papyrus"], "check": "b99853342a02c224"}, {"seat": 0, "move": 0, "say": "done", "chance": ["flax", "wheat", "papyrus"], "check": "97c30340fe5cb403"}, {"seat": 1, "move": 60, "say": "play lettuce-castor", "chance": [], "check": "7bcee721d16eb578"}], "over": false, "places": null, "hash": "b0105b91bde5ed6746ae4f4e39351bd63da98dabcacb5875b6abf30eab647764", "resigned": [1], "dice": {"commitment": "1b3ade6504d2f0ba1f711ff15e50fb978f0e867ea8eac322e3ead471d10c2bf1", "key": "c717cc8ecc5d40047edcdb3a488073bd0004786c922ea19fce63deeb468a5704"}}');
INSERT INTO sitters (person, table_id) VALUES ('CnXBeHxQtOF69MFQ', 'scIPCAjfAKXJ');
INSERT INTO sitters (person, table_id) VALUES ('CnXBeHxQtOF69MFQ', '5Pjo_hGPFdkq');
