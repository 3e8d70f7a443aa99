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


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, X'224db2edc585ac4c5ed5c528a16ff7a7525cf41d71928315ebfdcaf99f4f0bb8', 1795125033.0848947, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('RarXZBOJiWkXcFd2', 'Mia', NULL, 1795125033.0869176, False);
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
', False, 1795125033.09185);
INSERT INTO set_owners (person, hash, added) VALUES ('RarXZBOJiWkXcFd2', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795125033.0922825);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('wic5H5azJL1I', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'RarXZBOJiWkXcFd2', False, True, NULL, 'ixS_Bm9gm5mgXPe08PlY', '[{"kind":"person","person":"RarXZBOJiWkXcFd2","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"RarXZBOJiWkXcFd2","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, X'58fdf1cf42c080945142a67374d96b4d02ea15284036ad0b67a8c7dcae582f37', X'020003060305ff0103000009000000ff00ffffffffffffff000000000103010506070101070101010000000001010701010101010501010100000000010101010104010106010101000000000101010101010301060401010000000001010106010101010701060100000000070102010101020702010703000000000601060701060101010601010000000001010401070605060101010700000000000000000909000009000000090909090000090000000000000000000909090900000001020000000900000009090909000003010203000009000000090909090000000901040000090009000909090909000000000000090000090009090909090009090009000000090000090909090000000009090009000000090909090900000000000000000000000000000000000000010200000000000000000000000000050303060000000000000000000000040107070a04000000000000000000000004010a050800000000000000000000000000010800000000000000000000000000000000000000000000000000000000000000000000000000000000000005030405030205020505270d000100000100000100000300000000000000000000000000000102000000000000000000010002000000000000000000000000000000000000000000000303000006181b1d010100010101000101010101010101010101010101010101000101000100010101010101010101012302ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000131414140000000004040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206b58fdf1cf42c080945142a67374d96b4d02ea15284036ad0b67a8c7dcae582f370200000000000000000000000000000086136bac770b20b7932d34b55d7a487566163efad23c8d57898b2891149f86a52e185a161e7d9ca32ed9203fa307733bbe636896da8d8502b1f922f86df5565f04000000', '75608942569478d1', 10, 0, NULL, False, NULL, NULL, 1795125033.0937645, 1795125033.1035786, True, NULL, NULL, False, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('T3Tmki0fw7nO', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'RarXZBOJiWkXcFd2', False, True, NULL, '-PIzXpyl8nzAD4ut2Alk', '[{"kind":"person","person":"RarXZBOJiWkXcFd2","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"RarXZBOJiWkXcFd2","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, X'67acb4c591381110361776065438983d431eb10fd2730ee477cb8ff50f8e07c8', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff0000030035070b0b080800000001010100000001010100000000000001000000000001000001010100000000000001000000000000000001000000000000000000020100020100000000000000000000000000000000000000000000000000ff1e1e00000000000000000000ffffffffffffffffffff070a00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000020300000000000000000000000000000000000000000000000003020201010000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020001030300000000000000000000000000000000000000000000000003020201020000000000000100000000000000010100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001010000000000000000000000000000000000000000000000000000000000010000000000000100000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206b67acb4c591381110361776065438983d431eb10fd2730ee477cb8ff50f8e07c8020000000000000000000000000000005ddd4fca3fbccf15f1db8d265da796a6e722896310f08497f48e7900aa0e08acc6040786542066f58e56ccd0d30ea893064fadfcea8b82966621793a934138b20c000000', '29acb4afcb6ebe9f', 13, NULL, NULL, False, '[1,2]', NULL, 1795125033.104658, 1795125033.1129751, True, NULL, NULL, False, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 1, 'opened', NULL, NULL, 1795125033.0944917, '{"commitment":"77bd33a2d2077b67567032e634b56a560ce23129f90da24e7aeb96f0fa2911b7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 2, 'started', NULL, NULL, 1795125033.0944917, '{"commitment":"77bd33a2d2077b67567032e634b56a560ce23129f90da24e7aeb96f0fa2911b7","names":["Mia","Ann"],"chance":["IV","II turned","III turned",3,"bovine-papyrus","alabaster-bovine","bovine-bovine","papyrus-papyrus","alabaster-papyrus","papyrus-papyrus","alabaster-bovine","bovine-papyrus","bovine-papyrus","P2","A7","P1","G7"],"events":[["board",{"place":0,"board":"IV","turned":false},null],["board",{"place":1,"board":"II","turned":true},null],["board",{"place":2,"board":"III","turned":true},null],["start",{"square":[3,4],"turn":3},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"bovine-papyrus"},null],["dealt",{"seat":0,"tile":"alabaster-bovine"},null],["dealt",{"seat":0,"tile":"bovine-bovine"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["dealt",{"seat":1,"tile":"alabaster-papyrus"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"alabaster-bovine"},null],["tile",{"tile":"bovine-papyrus"},null],["tile",{"tile":"bovine-papyrus"},null],["district",{"district":"P2"},null],["district",{"district":"A7"},null],["district",{"district":"P1"},null],["district",{"district":"G7"},null],["turn",{"seat":0},null]],"check":"5529c01a1219af9c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 3, 'step', 0, 'RarXZBOJiWkXcFd2:0', 1795125033.0977657, '{"move":530,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-bovine","squares":[[2,3],[2,4]],"scenes":["alabaster","bovine"]},null],["earned",{"seat":0,"good":"bovine","count":1},null]],"check":"c605bd75ee62df5d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 4, 'step', 0, 'RarXZBOJiWkXcFd2:1', 1795125033.0987644, '{"move":3730,"chance":[],"events":[["built",{"seat":0,"district":"P1"},null]],"check":"74b126b712d4c52b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 5, 'step', 0, 'RarXZBOJiWkXcFd2:2', 1795125033.0993016, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"bovine","count":1},null]],"check":"b3d4fc65f968b251"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 6, 'step', 0, 'RarXZBOJiWkXcFd2:3', 1795125033.099778, '{"move":3978,"chance":["papyrus-papyrus","B8"],"events":[["took",{"seat":0,"tile":"bovine-papyrus"},null],["tile",{"tile":"papyrus-papyrus"},null],["district",{"district":"B8"},null],["turn",{"seat":1},null]],"check":"88293c22058cbc4e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 7, 'step', 1, 'RarXZBOJiWkXcFd2:4', 1795125033.1005156, '{"move":761,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-papyrus","squares":[[3,2],[3,3]],"scenes":["papyrus","alabaster"]},null],["earned",{"seat":1,"good":"alabaster","count":1},null]],"check":"3e60218a568b029f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 8, 'step', 1, 'RarXZBOJiWkXcFd2:5', 1795125033.100983, '{"move":3773,"chance":[],"events":[["supplied",{"seat":1,"slot":0,"good":"alabaster"},null],["filled",{"seat":1,"slot":0},null]],"check":"e6423507421d52f2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 9, 'step', 1, 'RarXZBOJiWkXcFd2:6', 1795125033.1014106, '{"move":0,"chance":[],"events":[],"check":"8e3da78ff5183c27"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 10, 'step', 1, 'RarXZBOJiWkXcFd2:7', 1795125033.1018336, '{"move":3978,"chance":["bovine-bovine"],"events":[["took",{"seat":1,"tile":"bovine-papyrus"},null],["tile",{"tile":"bovine-bovine"},null],["turn",{"seat":0},null]],"check":"75608942569478d1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 11, 'step', 0, 'RarXZBOJiWkXcFd2:8', 1795125033.1022928, '{"move":727,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-papyrus","squares":[[3,0],[3,1]],"scenes":["bovine","papyrus"]},null],["earned",{"seat":0,"good":"papyrus","count":1},null]],"check":"8b6114476f42dcdc"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 12, 'step', 0, 'RarXZBOJiWkXcFd2:9', 1795125033.1026964, '{"move":3752,"chance":[],"events":[],"check":"b47ecc968d586b5e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 13, 'step', 0, 'RarXZBOJiWkXcFd2:10', 1795125033.1030958, '{"move":3770,"chance":[],"events":[["paid",{"seat":0,"good":"papyrus"},null],["built",{"seat":0,"district":"A7"},null]],"check":"5581faf0d8f6c965"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 14, 'step', 0, 'RarXZBOJiWkXcFd2:11', 1795125033.1035786, '{"move":0,"chance":[],"events":[],"check":"36b23c70d0324cdf"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('wic5H5azJL1I', 15, 'chat', 0, 'RarXZBOJiWkXcFd2:chat', 1795125033.1040354, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 1, 'opened', NULL, NULL, 1795125033.1051252, '{"commitment":"f265a205bedd72efb44788dd4ff1bf8dae31f851d674e73f4f15952a37047314"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 2, 'started', NULL, NULL, 1795125033.1051252, '{"commitment":"f265a205bedd72efb44788dd4ff1bf8dae31f851d674e73f4f15952a37047314","names":["Mia","Ann"],"chance":["flax","castor","lettuce","castor","papyrus","wheat","lettuce-flax","papyrus","flax","papyrus-flax","papyrus"],"events":[["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"lettuce-flax"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"papyrus-flax"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"papyrus"},null]],"check":"2e20846e097ceedc"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 3, 'step', 0, 'RarXZBOJiWkXcFd2:0', 1795125033.1063073, '{"move":0,"chance":["flax","flax","wheat"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"flax"},"card"],["drew",{"seat":0,"card":"flax"},"card"],["turn",{"seat":1},null],["flooded",{"card":"wheat"},null]],"check":"86faacb0a5aed6dc"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 4, 'step', 1, 'RarXZBOJiWkXcFd2:1', 1795125033.1068566, '{"move":1,"chance":[],"events":[],"check":"73eb1198e63bf1b3"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 5, 'step', 1, 'RarXZBOJiWkXcFd2:2', 1795125033.1073613, '{"move":7,"chance":[],"events":[],"check":"fb3048aab309ca83"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 6, 'step', 1, 'RarXZBOJiWkXcFd2:3', 1795125033.1080043, '{"move":23,"chance":["papyrus"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["gave",{"seat":1,"card":"lettuce-flax","from":"hand"},null],["drew",{"seat":1,"card":"papyrus"},"card"]],"check":"1a0cd0408f71ce85"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 7, 'step', 1, 'RarXZBOJiWkXcFd2:4', 1795125033.1087737, '{"move":52,"chance":[],"events":[],"check":"9ff168f568d6f0ce"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 8, 'step', 1, 'RarXZBOJiWkXcFd2:5', 1795125033.1093276, '{"move":0,"chance":["papyrus","flax","papyrus","wheat","castor","lettuce"],"events":[["speculated",{"seat":1,"card":"papyrus-flax"},null],["drew",{"seat":1,"card":"papyrus"},"card"],["drew",{"seat":1,"card":"flax"},"card"],["turn",{"seat":0},null],["flooded",{"card":"papyrus"},null],["succeeded",{"seat":1,"card":"papyrus-flax","cards":3},null],["drew",{"seat":1,"card":"wheat"},"card"],["drew",{"seat":1,"card":"castor"},"card"],["drew",{"seat":1,"card":"lettuce"},"card"],["spent",{"card":"papyrus-flax"},null]],"check":"36811a5c7372a4b7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 9, 'step', 0, 'RarXZBOJiWkXcFd2:6', 1795125033.109851, '{"move":0,"chance":["castor","papyrus","castor"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"castor"},"card"],["drew",{"seat":0,"card":"papyrus"},"card"],["turn",{"seat":1},null],["flooded",{"card":"castor"},null]],"check":"aae8e76a58fbc0a9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 10, 'step', 1, 'RarXZBOJiWkXcFd2:7', 1795125033.1103537, '{"move":0,"chance":["lettuce","lettuce-castor","flax"],"events":[["passed",{"seat":1},null],["drew",{"seat":1,"card":"lettuce"},"card"],["drew",{"seat":1,"card":"lettuce-castor"},"card"],["turn",{"seat":0},null],["flooded",{"card":"flax"},null]],"check":"ee0753be3b1999b0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 11, 'step', 0, 'RarXZBOJiWkXcFd2:8', 1795125033.1108494, '{"move":2,"chance":[],"events":[],"check":"fc57bd4c9dfb1c2d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 12, 'step', 0, 'RarXZBOJiWkXcFd2:9', 1795125033.1113162, '{"move":5,"chance":[],"events":[],"check":"88e22c9135ca70f0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 13, 'step', 0, 'RarXZBOJiWkXcFd2:10', 1795125033.1118016, '{"move":6,"chance":["castor"],"events":[["traded",{"seat":0,"at":"offering"},null],["gave",{"seat":0,"card":"lettuce","from":"hand"},null],["gave",{"seat":0,"card":"castor","from":"hand"},null],["flooded",{"card":"castor"},null]],"check":"29acb4afcb6ebe9f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 14, 'step', 0, 'RarXZBOJiWkXcFd2:11', 1795125033.1122694, '{"move":1,"chance":[],"events":[],"check":"efe37e0d2362dd7c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 15, 'resigned', 1, 'RarXZBOJiWkXcFd2:resign', 1795125033.1129751, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('T3Tmki0fw7nO', 16, 'ended', NULL, NULL, 1795125033.1129751, '{"places":[1,2],"secret":"67acb4c591381110361776065438983d431eb10fd2730ee477cb8ff50f8e07c8","key":"67acb4c591381110361776065438983d431eb10fd2730ee477cb8ff50f8e07c8","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('T3Tmki0fw7nO', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["flax", "castor", "lettuce", "castor", "papyrus", "wheat", "lettuce-flax", "papyrus", "flax", "papyrus-flax", "papyrus"], "check": "2e20846e097ceedc"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["flax", "flax", "wheat"], "check": "86faacb0a5aed6dc"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "73eb1198e63bf1b3"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": [], "check": "fb3048aab309ca83"}, {"seat": 1, "move": 23, "say": "give lettuce-flax from hand", "chance": ["papyrus"], "check": "1a0cd0408f71ce85"}, {"seat": 1, "move": 52, "say": "play papyrus-flax", "chance": [], "check": "9ff168f568d6f0ce"}, {"seat": 1, "move": 0, "say": "done", "chance": ["papyrus", "flax", "papyrus", "wheat", "castor", "lettuce"], "check": "36811a5c7372a4b7"}, {"seat": 0, "move": 0, "say": "done", "chance": ["castor", "papyrus", "castor"], "check": "aae8e76a58fbc0a9"}, {"seat": 1, "move": 0, "say": "done", "chance": ["lettuce", "lettuce-castor", "flax"], "check": "ee0753be3b1999b0"}, {"seat": 0, "move": 2, "say": "offering", "chance": [], "check": "fc57bd4c9dfb1c2d"}, {"seat": 0, "move": 5, "say": "give lettuce from hand", "chance": [], "check": "88e22c9135ca70f0"}, {"seat": 0, "move": 6, "say": "give castor from hand", "chance": ["castor"], "check": "29acb4afcb6ebe9f"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "efe37e0d2362dd7c"}], "over": false, "places": null, "hash": "f862b86a258a784ec61372918c4389e1ea735c5cb96375bc91aec809e2716273", "resigned": [1], "dice": {"commitment": "f265a205bedd72efb44788dd4ff1bf8dae31f851d674e73f4f15952a37047314", "key": "67acb4c591381110361776065438983d431eb10fd2730ee477cb8ff50f8e07c8"}}');
INSERT INTO sitters (person, table_id) VALUES ('RarXZBOJiWkXcFd2', 'wic5H5azJL1I');
INSERT INTO sitters (person, table_id) VALUES ('RarXZBOJiWkXcFd2', 'T3Tmki0fw7nO');
