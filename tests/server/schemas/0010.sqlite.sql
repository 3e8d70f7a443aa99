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


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, X'a4474c46cdeaf43e87ba652adf8e4f64414217f7d7db6cb8552a028995a59ad9', 1795135604.284635, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('Rstqq5nxsfzBCFIp', 'Mia', NULL, 1795135604.299124, False);
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
', False, 1795135604.483069);
INSERT INTO set_owners (person, hash, added) VALUES ('Rstqq5nxsfzBCFIp', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795135604.4841669);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('cqLgwE9Oyrld', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'Rstqq5nxsfzBCFIp', False, True, NULL, 'Pc1SFEL69a-GAFO267yk', '[{"kind":"person","person":"Rstqq5nxsfzBCFIp","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"Rstqq5nxsfzBCFIp","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, X'97c91198bd6f1a9016c1f583508be8e2b5a31c02bdd4368e5df0a69a73d46702', X'020003070304ff0102000009000000ff00ffffffffffffff00000000010401010607010107010101000000000706010601010101010106010000000001020107010401010307010200000000060101010101030101060107000000000101010101010101010104060000000001010101010102070101010600000000010701010106010101010105000000000501030107060506010101070000000000000000090900000900000009090909090900090000000000000900090909090000000904040000000900000909090909000000030400000009000909090909000000000201010200000009090909090000000000000009000000090909090900090000000900000000000009090909000000000909000900000009090909090000000000000000000000000000000000000000080800000000000000000000000000080c0808000000000000000000000000040a0d0902000000000000000000000002050b0301020000000000000000000000020101020000000000000000000000000000000000000000000000000000000000000000000000000000000003030304050505040403270d00010101000000000000030000000000000000000002000000000000000100000001000000000100010000000000000000000000000000000000000000030300000414192001010101000101010101000001010101010101010001010101000101010101010001010101010101220bffffffffffff0affffffffffffffffffffffffffffffffffffffff01010000141414130001000004040000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206b97c91198bd6f1a9016c1f583508be8e2b5a31c02bdd4368e5df0a69a73d4670202000000000000000000000000000000312503a2bbafaf3d3acca3486743793cffdc8523c3b5d829842fd722ea27d77cb768de4b63a10d5a40858ae8a7514347e65e4b2fca83f92627d6857bbb4623e905000000', '128608bb194738ac', 13, 0, NULL, False, NULL, NULL, 1795135604.5032213, 1795135619.7259643, True, NULL, NULL, False, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('YlLsfVGwjSS-', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'Rstqq5nxsfzBCFIp', False, True, NULL, '8adenYzHKQJ3l8u8ElUJ', '[{"kind":"person","person":"Rstqq5nxsfzBCFIp","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"Rstqq5nxsfzBCFIp","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, X'dd435cc66735115ef797680c658eb3c801f1eb3b51cb548057d09bc6434b9353', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff000004003e0a0b0c090c00000001010101000001000000000101000000000000000001010000020000000000000000000000000000000000000001000000000000010000010100000000000000000000000000000000000000000000000000ff1e1e00000200000000000000ffff01ffffffffffffff060400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010300020000000000000000000000000000000000000000000000000001000000010000000000000000000001010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020300030000000000000000000000000000000000000000000000000001000201010000000000000000000001010000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000010000000000000000000000000000000000000000000000000000000201000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206bdd435cc66735115ef797680c658eb3c801f1eb3b51cb548057d09bc6434b935302000000000000000000000000000000cc5e14f300f211d8420b2b53413962586836254848959cd83513b93e12ea62fad0758380df5378b93046b7851fffed863d293c773505d9f948ef409f4b606a9003000000', '030568aba9f5cf69', 12, NULL, NULL, False, '[1,2]', NULL, 1795135619.8604715, 1795135628.1537366, True, NULL, NULL, False, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 1, 'opened', NULL, NULL, 1795135605.1752365, '{"commitment":"d1d62c9dc4ed61992673d93de5c5cc151f4f516207050e0fc0fa2fe57cb50d20"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 2, 'started', NULL, NULL, 1795135605.1752365, '{"commitment":"d1d62c9dc4ed61992673d93de5c5cc151f4f516207050e0fc0fa2fe57cb50d20","names":["Mia","Ann"],"chance":["IV turned","II turned","III",2,"alabaster-alabaster","alabaster-alabaster","grape-grape","grape-grape","alabaster-bovine","papyrus-papyrus","papyrus-grape","alabaster-bovine","alabaster-grape","G3","A9","A6","B7"],"events":[["board",{"place":0,"board":"IV","turned":true},null],["board",{"place":1,"board":"II","turned":true},null],["board",{"place":2,"board":"III","turned":false},null],["start",{"square":[3,4],"turn":2},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"alabaster-alabaster"},null],["dealt",{"seat":0,"tile":"alabaster-alabaster"},null],["dealt",{"seat":0,"tile":"grape-grape"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["dealt",{"seat":1,"tile":"alabaster-bovine"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"papyrus-grape"},null],["tile",{"tile":"alabaster-bovine"},null],["tile",{"tile":"alabaster-grape"},null],["district",{"district":"G3"},null],["district",{"district":"A9"},null],["district",{"district":"A6"},null],["district",{"district":"B7"},null],["turn",{"seat":0},null]],"check":"34ccd4d2a6290c4d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 3, 'step', 0, 'Rstqq5nxsfzBCFIp:0', 1795135619.5733657, '{"move":560,"chance":[],"events":[["placed",{"seat":0,"tile":"grape-grape","squares":[[2,4],[2,5]],"scenes":["grape","grape"]},null],["earned",{"seat":0,"good":"papyrus","count":1},null],["earned",{"seat":0,"good":"grape","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"95f51f57e3f2b810"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 4, 'step', 0, 'Rstqq5nxsfzBCFIp:1', 1795135619.6233718, '{"move":3739,"chance":[],"events":[],"check":"7358033cb899337b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 5, 'step', 0, 'Rstqq5nxsfzBCFIp:2', 1795135619.6343522, '{"move":3772,"chance":[],"events":[["paid",{"seat":0,"good":"wheat"},null],["built",{"seat":0,"district":"G3"},null]],"check":"131cc5dd72339673"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 6, 'step', 0, 'Rstqq5nxsfzBCFIp:3', 1795135619.6501272, '{"move":3792,"chance":[],"events":[["supplied",{"seat":0,"slot":4,"good":"grape"},null],["filled",{"seat":0,"slot":4},null]],"check":"34c35ad3cfcd27e1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 7, 'step', 0, 'Rstqq5nxsfzBCFIp:4', 1795135619.6578326, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"papyrus","count":1},null]],"check":"b1f56c17d436e51f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 8, 'step', 0, 'Rstqq5nxsfzBCFIp:5', 1795135619.661752, '{"move":3981,"chance":["alabaster-papyrus","P3"],"events":[["took",{"seat":0,"tile":"papyrus-grape"},null],["tile",{"tile":"alabaster-papyrus"},null],["district",{"district":"P3"},null],["turn",{"seat":1},null]],"check":"11e2fe5faf9a51f8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 9, 'step', 1, 'Rstqq5nxsfzBCFIp:6', 1795135619.674063, '{"move":1058,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-bovine","squares":[[4,6],[4,7]],"scenes":["alabaster","bovine"]},null],["earned",{"seat":1,"good":"alabaster","count":1},null],["earned",{"seat":1,"good":"wheat","count":1},null]],"check":"88f33c6b3558a945"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 10, 'step', 1, 'Rstqq5nxsfzBCFIp:7', 1795135619.6858926, '{"move":3738,"chance":[],"events":[],"check":"016c1c184a45c2fe"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 11, 'step', 1, 'Rstqq5nxsfzBCFIp:8', 1795135619.6979907, '{"move":3768,"chance":[],"events":[["paid",{"seat":1,"good":"alabaster"},null],["built",{"seat":1,"district":"P3"},null]],"check":"0e72316fc87ed0b1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 12, 'step', 1, 'Rstqq5nxsfzBCFIp:9', 1795135619.709911, '{"move":0,"chance":[],"events":[],"check":"d04b13082b459be9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 13, 'step', 1, 'Rstqq5nxsfzBCFIp:10', 1795135619.7179668, '{"move":3975,"chance":["alabaster-papyrus","A2"],"events":[["took",{"seat":1,"tile":"alabaster-papyrus"},null],["tile",{"tile":"alabaster-papyrus"},null],["district",{"district":"A2"},null],["turn",{"seat":0},null]],"check":"128608bb194738ac"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 14, 'step', 0, 'Rstqq5nxsfzBCFIp:11', 1795135619.7259643, '{"move":2540,"chance":[],"events":[["placed",{"seat":0,"tile":"papyrus-grape","squares":[[2,6],[3,6]],"scenes":["papyrus","grape"]},null],["earned",{"seat":0,"good":"bovine","count":1},null],["earned",{"seat":0,"good":"grape","count":1},null]],"check":"da6c23684960e46f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('cqLgwE9Oyrld', 15, 'chat', 0, 'Rstqq5nxsfzBCFIp:chat', 1795135619.7377346, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 1, 'opened', NULL, NULL, 1795135619.9067466, '{"commitment":"0e006be36fec4f96c9d972ae273851cac6a216044ad6dd0aa9f1d88b454f31f9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 2, 'started', NULL, NULL, 1795135619.9067466, '{"commitment":"0e006be36fec4f96c9d972ae273851cac6a216044ad6dd0aa9f1d88b454f31f9","names":["Mia","Ann"],"chance":["castor","wheat","wheat","castor","papyrus","lettuce","castor","wheat-flax","papyrus","castor-flax","papyrus"],"events":[["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"wheat-flax"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"castor-flax"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"papyrus"},null]],"check":"bc253d7d74034e30"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 3, 'step', 0, 'Rstqq5nxsfzBCFIp:0', 1795135627.3524532, '{"move":0,"chance":["castor","papyrus","castor"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"castor"},"card"],["drew",{"seat":0,"card":"papyrus"},"card"],["turn",{"seat":1},null],["flooded",{"card":"castor"},null]],"check":"17835532e5805d3f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 4, 'step', 1, 'Rstqq5nxsfzBCFIp:1', 1795135627.3634207, '{"move":1,"chance":[],"events":[],"check":"b1650397a21da757"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 5, 'step', 1, 'Rstqq5nxsfzBCFIp:2', 1795135627.368151, '{"move":6,"chance":[],"events":[],"check":"26d9a686dd1bb95e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 6, 'step', 1, 'Rstqq5nxsfzBCFIp:3', 1795135627.3814132, '{"move":26,"chance":["lettuce"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"castor-flax","from":"hand"},null],["drew",{"seat":1,"card":"lettuce"},"card"]],"check":"ab9f57822999d7d2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 7, 'step', 1, 'Rstqq5nxsfzBCFIp:4', 1795135627.3872561, '{"move":41,"chance":[],"events":[],"check":"d0b8980c4d42932f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 8, 'step', 1, 'Rstqq5nxsfzBCFIp:5', 1795135627.4059026, '{"move":41,"chance":[],"events":[],"check":"a0d24634a42542d1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 9, 'step', 1, 'Rstqq5nxsfzBCFIp:6', 1795135627.4126363, '{"move":0,"chance":["flax","wheat-castor","flax"],"events":[["planted",{"seat":1,"plot":"lettuce","cards":2},null],["drew",{"seat":1,"card":"flax"},"card"],["drew",{"seat":1,"card":"wheat-castor"},"card"],["turn",{"seat":0},null],["flooded",{"card":"flax"},null]],"check":"f0ef0782e66e20fb"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 10, 'step', 0, 'Rstqq5nxsfzBCFIp:7', 1795135627.4283457, '{"move":1,"chance":[],"events":[],"check":"61375dbbb9a20a1b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 11, 'step', 0, 'Rstqq5nxsfzBCFIp:8', 1795135627.4586706, '{"move":6,"chance":[],"events":[],"check":"71afda82faf83a55"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 12, 'step', 0, 'Rstqq5nxsfzBCFIp:9', 1795135627.4639103, '{"move":3,"chance":["wheat"],"events":[["traded",{"seat":0,"at":"market"},null],["gave",{"seat":0,"card":"castor","from":"hand"},null],["gave",{"seat":0,"card":"papyrus","from":"hand"},null],["drew",{"seat":0,"card":"wheat"},"card"]],"check":"030568aba9f5cf69"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 13, 'step', 0, 'Rstqq5nxsfzBCFIp:10', 1795135627.4741108, '{"move":40,"chance":[],"events":[],"check":"c6410163dcbeadab"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 14, 'step', 0, 'Rstqq5nxsfzBCFIp:11', 1795135627.478837, '{"move":42,"chance":[],"events":[],"check":"d12c75c56a6a216c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 15, 'resigned', 1, 'Rstqq5nxsfzBCFIp:resign', 1795135628.1537366, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('YlLsfVGwjSS-', 16, 'ended', NULL, NULL, 1795135628.1537366, '{"places":[1,2],"secret":"dd435cc66735115ef797680c658eb3c801f1eb3b51cb548057d09bc6434b9353","key":"dd435cc66735115ef797680c658eb3c801f1eb3b51cb548057d09bc6434b9353","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('YlLsfVGwjSS-', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["castor", "wheat", "wheat", "castor", "papyrus", "lettuce", "castor", "wheat-flax", "papyrus", "castor-flax", "papyrus"], "check": "bc253d7d74034e30"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["castor", "papyrus", "castor"], "check": "17835532e5805d3f"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "b1650397a21da757"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "26d9a686dd1bb95e"}, {"seat": 1, "move": 26, "say": "give castor-flax from hand", "chance": ["lettuce"], "check": "ab9f57822999d7d2"}, {"seat": 1, "move": 41, "say": "put lettuce", "chance": [], "check": "d0b8980c4d42932f"}, {"seat": 1, "move": 41, "say": "put lettuce", "chance": [], "check": "a0d24634a42542d1"}, {"seat": 1, "move": 0, "say": "done", "chance": ["flax", "wheat-castor", "flax"], "check": "f0ef0782e66e20fb"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "61375dbbb9a20a1b"}, {"seat": 0, "move": 6, "say": "give castor from hand", "chance": [], "check": "71afda82faf83a55"}, {"seat": 0, "move": 3, "say": "give papyrus from hand", "chance": ["wheat"], "check": "030568aba9f5cf69"}, {"seat": 0, "move": 40, "say": "put wheat", "chance": [], "check": "c6410163dcbeadab"}, {"seat": 0, "move": 42, "say": "put castor", "chance": [], "check": "d12c75c56a6a216c"}], "over": false, "places": null, "hash": "974c182ce874b9235133c05bcc745484c25a15fddafde76b8113f96bfa4edf75", "resigned": [1], "dice": {"commitment": "0e006be36fec4f96c9d972ae273851cac6a216044ad6dd0aa9f1d88b454f31f9", "key": "dd435cc66735115ef797680c658eb3c801f1eb3b51cb548057d09bc6434b9353"}}');
INSERT INTO sitters (person, table_id) VALUES ('Rstqq5nxsfzBCFIp', 'cqLgwE9Oyrld');
INSERT INTO sitters (person, table_id) VALUES ('Rstqq5nxsfzBCFIp', 'YlLsfVGwjSS-');
