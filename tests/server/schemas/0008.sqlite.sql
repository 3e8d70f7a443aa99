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


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, X'16b9f8fef96b125a56745920d03126693296b6c360ed8ae9959260c60a913088', 1795125012.8975675, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('ItFB0NbBeTVG42oz', 'Mia', NULL, 1795125012.9003046, False);
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
', False, 1795125012.9565682);
INSERT INTO set_owners (person, hash, added) VALUES ('ItFB0NbBeTVG42oz', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795125012.9574895);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('NvpdYiDqisQV', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'ItFB0NbBeTVG42oz', False, True, NULL, 'GPjGwyBbygTBsa-X78uL', '[{"kind":"person","person":"ItFB0NbBeTVG42oz","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"ItFB0NbBeTVG42oz","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, X'a0f3421050a4e264ce2805bc85cd6a2dfb54f73334a9895594089a2a76bc0c1a', X'020003000507ff0103000009000000ff00ffffffffffffff00000000010105010701010101040101000000000706070105010101070601060000000001010101060101010102010700000000010101030604010106010101000000000101020107010601010101010000000004060101020107030101010100000000010101010106010101070101000000000607010701010107050103010000000000000000090000000000000009090909090909000002020009090009090909090000000009000203000000090909090900000000090101040900000009090909000000000904090000000000090909090009000000000900000000000909090900000000000900000009000009090909090900090000000900000000090909090000000000020200000000000000000000000000020202060000000000000000000000000003070a04000000000000000000000001090b0508000000000000000000000008010908000000000000000000000000000800000000000000000000000000000000000000000000000000000000000000000000000000000000000005050303030504040502270d0000000100000000000203000000000000000000000000020000000100000000000000010000010001000000000000000000000000000000000000000003030000090f1423010101010101010001000101010101000101010100010101010101010101010101010100010101012307ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000141413130002000004040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000101000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206ba0f3421050a4e264ce2805bc85cd6a2dfb54f73334a9895594089a2a76bc0c1a02000000000000000000000000000000967327df2b028a521b159a7d7c6a0ef8b541d4689c590d59d77bfa964a588e6abe3f90b8e905e7e131e9e6af0069267b68977a8b9fb9b677805c3aa13d5e83c904000000', '57eb49f4fd1bcf22', 13, 0, NULL, False, NULL, NULL, 1795125012.9598618, 1795125023.3977015, True, NULL, NULL, False, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('ZHpdJtwHxXwZ', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'ItFB0NbBeTVG42oz', False, True, NULL, 'GkY_Ob7-g9uPBEZ1FF7I', '[{"kind":"person","person":"ItFB0NbBeTVG42oz","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"ItFB0NbBeTVG42oz","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, X'b7e4a780e1a93c02a3987077a5f1837e20bfa8d8aa8c3c537dc63d8e8ddd07f3', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff000001013d0d0a0c0b0800000001010101000001000000000101000000000000000000000001000200000000000000000000000000000000000001000000000000000100000100000000000000000000000100000000000000000000000000ff1e1e0100000000000000000001ffffffffffffffffff060400000000000100000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000201010100000000000000000000010000000000000000000000000000000002020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000202010200000000000000000000010000000000000000000000000001010002030000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000100000000000000000000000000000000000000000000000001010000010000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206bb7e4a780e1a93c02a3987077a5f1837e20bfa8d8aa8c3c537dc63d8e8ddd07f302000000000000000000000000000000114bee97939e1bbbb820e43b9a7ea3e19ea42b6e735d98755709565d40a363b25dab6f7ba84c1281ec1a8c20814bfdbc121289b1ed6a9fe8654ea8efebbff85304000000', 'fb62d9bd9c826970', 12, NULL, NULL, False, '[1,2]', NULL, 1795125023.4302602, 1795125030.8187356, True, NULL, NULL, False, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 1, 'opened', NULL, NULL, 1795125019.7668192, '{"commitment":"a8c31e7df33b7421f6b71329b60ecc67ea320fba7b681b1d429c1bc87b51ac9f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 2, 'started', NULL, NULL, 1795125019.7668192, '{"commitment":"a8c31e7df33b7421f6b71329b60ecc67ea320fba7b681b1d429c1bc87b51ac9f","names":["Mia","Ann"],"chance":["I","III turned","IV turned",3,"alabaster-papyrus","alabaster-papyrus","bovine-bovine","papyrus-papyrus","alabaster-grape","grape-grape","bovine-grape","grape-grape","bovine-bovine","G2","G4","B3","G9"],"events":[["board",{"place":0,"board":"I","turned":false},null],["board",{"place":1,"board":"III","turned":true},null],["board",{"place":2,"board":"IV","turned":true},null],["start",{"square":[2,6],"turn":3},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"alabaster-papyrus"},null],["dealt",{"seat":0,"tile":"alabaster-papyrus"},null],["dealt",{"seat":0,"tile":"bovine-bovine"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["dealt",{"seat":1,"tile":"alabaster-grape"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["tile",{"tile":"bovine-grape"},null],["tile",{"tile":"grape-grape"},null],["tile",{"tile":"bovine-bovine"},null],["district",{"district":"G2"},null],["district",{"district":"G4"},null],["district",{"district":"B3"},null],["district",{"district":"G9"},null],["turn",{"seat":0},null]],"check":"46e213f0225c73dc"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 3, 'step', 0, 'ItFB0NbBeTVG42oz:0', 1795125023.3892488, '{"move":326,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-bovine","squares":[[1,5],[1,6]],"scenes":["bovine","bovine"]},null],["earned",{"seat":0,"good":"bovine","count":1},null]],"check":"ce3830d101bad198"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 4, 'step', 0, 'ItFB0NbBeTVG42oz:1', 1795125023.3920553, '{"move":3735,"chance":[],"events":[],"check":"3cb81c22ed3075cb"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 5, 'step', 0, 'ItFB0NbBeTVG42oz:2', 1795125023.3927016, '{"move":3769,"chance":[],"events":[["paid",{"seat":0,"good":"bovine"},null],["built",{"seat":0,"district":"G2"},null]],"check":"1669ad6deca2759f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 6, 'step', 0, 'ItFB0NbBeTVG42oz:3', 1795125023.3932166, '{"move":0,"chance":[],"events":[],"check":"fd3a452be54a1e5e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 7, 'step', 0, 'ItFB0NbBeTVG42oz:4', 1795125023.39378, '{"move":3979,"chance":["alabaster-grape","A6"],"events":[["took",{"seat":0,"tile":"bovine-grape"},null],["tile",{"tile":"alabaster-grape"},null],["district",{"district":"A6"},null],["turn",{"seat":1},null]],"check":"e1db57dce06690f9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 8, 'step', 1, 'ItFB0NbBeTVG42oz:5', 1795125023.3946989, '{"move":2772,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-grape","squares":[[3,5],[4,5]],"scenes":["alabaster","grape"]},null],["earned",{"seat":1,"good":"alabaster","count":1},null],["earned",{"seat":1,"good":"papyrus","count":1},null],["earned",{"seat":1,"good":"wheat","count":1},null]],"check":"c24823bf527a2efe"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 9, 'step', 1, 'ItFB0NbBeTVG42oz:6', 1795125023.3952396, '{"move":3724,"chance":[],"events":[["quarried",{"seat":1,"square":[2,5],"good":"bovine"},null]],"check":"dccb8f382c1579dd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 10, 'step', 1, 'ItFB0NbBeTVG42oz:7', 1795125023.3957705, '{"move":3783,"chance":[],"events":[["supplied",{"seat":1,"slot":2,"good":"papyrus"},null],["filled",{"seat":1,"slot":2},null]],"check":"57db499da80d36f2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 11, 'step', 1, 'ItFB0NbBeTVG42oz:8', 1795125023.396222, '{"move":3888,"chance":[],"events":[["exchanged",{"seat":1,"slot":3,"good":"grape"},null],["filled",{"seat":1,"slot":3},null],["earned",{"seat":1,"good":"wheat","count":1},null]],"check":"ae2063a175822d26"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 12, 'step', 1, 'ItFB0NbBeTVG42oz:9', 1795125023.3966444, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"alabaster","count":1},null],["returned",{"seat":1,"good":"bovine","count":1},null]],"check":"e7df841d21e635bc"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 13, 'step', 1, 'ItFB0NbBeTVG42oz:10', 1795125023.3972332, '{"move":3977,"chance":["grape-grape"],"events":[["took",{"seat":1,"tile":"bovine-bovine"},null],["tile",{"tile":"grape-grape"},null],["turn",{"seat":0},null]],"check":"57eb49f4fd1bcf22"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 14, 'step', 0, 'ItFB0NbBeTVG42oz:11', 1795125023.3977015, '{"move":94,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-grape","squares":[[0,5],[0,6]],"scenes":["grape","bovine"]},null],["earned",{"seat":0,"good":"bovine","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"1a5c34ff2dd48a0f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NvpdYiDqisQV', 15, 'chat', 0, 'ItFB0NbBeTVG42oz:chat', 1795125023.3981864, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 1, 'opened', NULL, NULL, 1795125028.4624193, '{"commitment":"cd52752db83e811a1bb9f5de3bbc733c03299e8b9a01f00fc2a7a63d53bb6938"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 2, 'started', NULL, NULL, 1795125028.4624193, '{"commitment":"cd52752db83e811a1bb9f5de3bbc733c03299e8b9a01f00fc2a7a63d53bb6938","names":["Mia","Ann"],"chance":["flax","castor","lettuce","wheat-castor","wheat","papyrus","flax","flax","castor-flax","wheat","plague","wheat-flax"],"events":[["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"wheat-castor"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"castor-flax"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["locusts",{"seat":null},null],["flooded",{"card":"wheat-flax"},null]],"check":"3a455ac0b3521971"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 3, 'step', 0, 'ItFB0NbBeTVG42oz:0', 1795125030.66406, '{"move":0,"chance":["lettuce","wheat","flax"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"lettuce"},"card"],["drew",{"seat":0,"card":"wheat"},"card"],["turn",{"seat":1},null],["flooded",{"card":"flax"},null]],"check":"a93632f996ef7385"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 4, 'step', 1, 'ItFB0NbBeTVG42oz:1', 1795125030.6657283, '{"move":1,"chance":[],"events":[],"check":"c4970a0a4d131782"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 5, 'step', 1, 'ItFB0NbBeTVG42oz:2', 1795125030.6663287, '{"move":7,"chance":[],"events":[],"check":"168633ec79e03a89"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 6, 'step', 1, 'ItFB0NbBeTVG42oz:3', 1795125030.666854, '{"move":26,"chance":["flax"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["gave",{"seat":1,"card":"castor-flax","from":"hand"},null],["drew",{"seat":1,"card":"flax"},"card"]],"check":"4e120cee6912384d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 7, 'step', 1, 'ItFB0NbBeTVG42oz:4', 1795125030.667932, '{"move":40,"chance":[],"events":[],"check":"17293704b5ab71ee"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 8, 'step', 1, 'ItFB0NbBeTVG42oz:5', 1795125030.6684084, '{"move":39,"chance":[],"events":[],"check":"3c28da0ef2ce0eae"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 9, 'step', 1, 'ItFB0NbBeTVG42oz:6', 1795125030.6689155, '{"move":0,"chance":["castor","castor","wheat"],"events":[["planted",{"seat":1,"plot":"papyrus","cards":1},null],["planted",{"seat":1,"plot":"wheat","cards":1},null],["drew",{"seat":1,"card":"castor"},"card"],["drew",{"seat":1,"card":"castor"},"card"],["turn",{"seat":0},null],["flooded",{"card":"wheat"},null],["harvested",{"seat":1,"crop":"wheat","left":0},null]],"check":"c6e802b1d8ce8c97"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 10, 'step', 0, 'ItFB0NbBeTVG42oz:7', 1795125030.6694155, '{"move":1,"chance":[],"events":[],"check":"d18b05bf0c3ae106"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 11, 'step', 0, 'ItFB0NbBeTVG42oz:8', 1795125030.6698613, '{"move":7,"chance":[],"events":[],"check":"43a1d7166a569221"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 12, 'step', 0, 'ItFB0NbBeTVG42oz:9', 1795125030.6703074, '{"move":5,"chance":["flax"],"events":[["traded",{"seat":0,"at":"market"},null],["gave",{"seat":0,"card":"flax","from":"hand"},null],["gave",{"seat":0,"card":"lettuce","from":"hand"},null],["drew",{"seat":0,"card":"flax"},"card"]],"check":"fb62d9bd9c826970"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 13, 'step', 0, 'ItFB0NbBeTVG42oz:10', 1795125030.6707442, '{"move":42,"chance":[],"events":[],"check":"753205fdab040a35"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 14, 'step', 0, 'ItFB0NbBeTVG42oz:11', 1795125030.6711946, '{"move":43,"chance":[],"events":[],"check":"3d3794cc90bd1282"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 15, 'resigned', 1, 'ItFB0NbBeTVG42oz:resign', 1795125030.8187356, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ZHpdJtwHxXwZ', 16, 'ended', NULL, NULL, 1795125030.8187356, '{"places":[1,2],"secret":"b7e4a780e1a93c02a3987077a5f1837e20bfa8d8aa8c3c537dc63d8e8ddd07f3","key":"b7e4a780e1a93c02a3987077a5f1837e20bfa8d8aa8c3c537dc63d8e8ddd07f3","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('ZHpdJtwHxXwZ', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["flax", "castor", "lettuce", "wheat-castor", "wheat", "papyrus", "flax", "flax", "castor-flax", "wheat", "plague", "wheat-flax"], "check": "3a455ac0b3521971"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["lettuce", "wheat", "flax"], "check": "a93632f996ef7385"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "c4970a0a4d131782"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": [], "check": "168633ec79e03a89"}, {"seat": 1, "move": 26, "say": "give castor-flax from hand", "chance": ["flax"], "check": "4e120cee6912384d"}, {"seat": 1, "move": 40, "say": "put wheat", "chance": [], "check": "17293704b5ab71ee"}, {"seat": 1, "move": 39, "say": "put papyrus", "chance": [], "check": "3c28da0ef2ce0eae"}, {"seat": 1, "move": 0, "say": "done", "chance": ["castor", "castor", "wheat"], "check": "c6e802b1d8ce8c97"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "d18b05bf0c3ae106"}, {"seat": 0, "move": 7, "say": "give flax from hand", "chance": [], "check": "43a1d7166a569221"}, {"seat": 0, "move": 5, "say": "give lettuce from hand", "chance": ["flax"], "check": "fb62d9bd9c826970"}, {"seat": 0, "move": 42, "say": "put castor", "chance": [], "check": "753205fdab040a35"}, {"seat": 0, "move": 43, "say": "put flax", "chance": [], "check": "3d3794cc90bd1282"}], "over": false, "places": null, "hash": "d76159190b0e31eb92b89cb2b82a9755a54fc52d409e7305138511fefba30ed1", "resigned": [1], "dice": {"commitment": "cd52752db83e811a1bb9f5de3bbc733c03299e8b9a01f00fc2a7a63d53bb6938", "key": "b7e4a780e1a93c02a3987077a5f1837e20bfa8d8aa8c3c537dc63d8e8ddd07f3"}}');
INSERT INTO sitters (person, table_id) VALUES ('ItFB0NbBeTVG42oz', 'NvpdYiDqisQV');
INSERT INTO sitters (person, table_id) VALUES ('ItFB0NbBeTVG42oz', 'ZHpdJtwHxXwZ');
