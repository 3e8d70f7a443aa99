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

-- Running upgrade 0009 -> 0010

CREATE TABLE passkeys (
    id VARCHAR(20) NOT NULL,
    person VARCHAR(20) NOT NULL,
    host VARCHAR(255) NOT NULL,
    credential VARCHAR(1400) NOT NULL,
    public_key BYTEA NOT NULL,
    sign_count BIGINT NOT NULL,
    device VARCHAR(80) NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION,
    PRIMARY KEY (id),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX passkeys_person ON passkeys (person);

CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential);

CREATE TABLE passkey_challenges (
    challenge VARCHAR(100) NOT NULL,
    person VARCHAR(20),
    until DOUBLE PRECISION NOT NULL,
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
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, game, name),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE TABLE achievement_searches (
    table_id VARCHAR(20) NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

UPDATE alembic_version SET version_num='0010' WHERE alembic_version.version_num = '0009';

COMMIT;


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, '\xc613aee02c8aa3e5309844d551c91d930af23fbab1051846b557e0de1df000de', 1795131149.2327132, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('8vatEmRi151-GPcj', 'Mia', NULL, 1795131149.2524736, False);
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
', False, 1795131149.4236367);
INSERT INTO set_owners (person, hash, added) VALUES ('8vatEmRi151-GPcj', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795131149.424505);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('_-HNXa778nC4', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', '8vatEmRi151-GPcj', False, True, NULL, 'jdL33DiLuHcsVV0I9kst', '[{"kind":"person","person":"8vatEmRi151-GPcj","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"8vatEmRi151-GPcj","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, '\x38cef1508868bd2c9a92739efd52c87a9840beab4143cda5ee123c25859af5a3', '\x020003010702ff0101000009000000ff00ffffffffffffff00000000070107060104010106050607000000000101010107060106010106010000000001010604010201070702010100000000010201010601010101010101000000000301010101010101010301010000000001010101010101010101040100000000010706070107010101010101000000000105010105010301010107060000000009000909000000000900090909090909000000000909000900000900090909090000090000000009090000000909090900000000090000000000000009090909000000000002040000000000090909090000000003020401000000000909090900090909000903020000000009090909000000000000000000000909090909090000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020800000000000000000000000000060a0a09000000000000000000000004020e0f0a01000000000000000000000004060a0502000000000000000000000000000402000000000000000004040505050403030501270d010000000000010000010300000000000000000000000100000000000100010000000000000001000200000000000000000000000000000000000000000303000000111824000101010001010101010101010101010100010101010101000101010101010101010101000101012304ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000141414140001000004040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', '\x657870616e642033322d62797465206b38cef1508868bd2c9a92739efd52c87a9840beab4143cda5ee123c25859af5a302000000000000000000000000000000e1cc09ea286920199e1f9606ebbae4af8ef82ee6700dc780880a0d4c7e89158a0aa91d1a4629ecbdcb7a5e6a783408a5698e2b15207b97ba1657e4def31960bf04000000', '5e5642a3230f889d', 10, 0, NULL, False, NULL, NULL, 1795131149.434566, 1795131193.9615614, True, NULL, NULL, False, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('7HPts0Yw9M2p', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', '8vatEmRi151-GPcj', False, True, NULL, 'RoADcNmSKmSchIypPsmx', '[{"kind":"person","person":"8vatEmRi151-GPcj","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"8vatEmRi151-GPcj","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, '\x696dbb6e725bc184c4dbee25763bc12f5ff768174b279ff072b46d89fa64a2e2', '\x020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff00000300390b070b0c0700000001000101000001010000000101000001000000000001000000000100000000010000000000000000000000000000000000000000000102010100000000000000000000000000000000000000000000000000ff1e1e01010100000000000000000101ffffffffffffff070600000000010000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000010100010300000000000000000000000100000000000000000000000001040000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020100010400000000000000000000000100000000000000000000000001050100020000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000000000000000000000000000000000000000000000000010100010000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', '\x657870616e642033322d62797465206b696dbb6e725bc184c4dbee25763bc12f5ff768174b279ff072b46d89fa64a2e2020000000000000000000000000000002fc4b35475b402416773003a0def67be7c9d85d584d68eba5c12182d929a6fa233c8fe827cf907de7636eb5c01a6926c24772e5b5c7d2cd999263108b4b5b98008000000', 'a8f18c3779fc3d4a', 13, NULL, NULL, False, '[1,2]', NULL, 1795131194.108206, 1795131216.8170104, True, NULL, NULL, False, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 1, 'opened', NULL, NULL, 1795131175.1838243, '{"commitment":"1b26d1cb483f73b852b16a687b5c2b28cf736f1290cdd366061c47e7bf0d7ef4"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 2, 'started', NULL, NULL, 1795131175.1838243, '{"commitment":"1b26d1cb483f73b852b16a687b5c2b28cf736f1290cdd366061c47e7bf0d7ef4","names":["Mia","Ann"],"chance":["I turned","IV turned","II",1,"papyrus-papyrus","grape-grape","bovine-grape","grape-grape","papyrus-papyrus","bovine-papyrus","alabaster-bovine","grape-grape","grape-grape","A7","A2","B5","A10"],"events":[["board",{"place":0,"board":"I","turned":true},null],["board",{"place":1,"board":"IV","turned":true},null],["board",{"place":2,"board":"II","turned":false},null],["start",{"square":[5,6],"turn":1},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"papyrus-papyrus"},null],["dealt",{"seat":0,"tile":"grape-grape"},null],["dealt",{"seat":0,"tile":"bovine-grape"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["dealt",{"seat":1,"tile":"bovine-papyrus"},null],["tile",{"tile":"alabaster-bovine"},null],["tile",{"tile":"grape-grape"},null],["tile",{"tile":"grape-grape"},null],["district",{"district":"A7"},null],["district",{"district":"A2"},null],["district",{"district":"B5"},null],["district",{"district":"A10"},null],["turn",{"seat":0},null]],"check":"a3a131561f7df389"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 3, 'step', 0, '8vatEmRi151-GPcj:0', 1795131193.8904102, '{"move":1048,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-grape","squares":[[4,5],[4,6]],"scenes":["bovine","grape"]},null],["earned",{"seat":0,"good":"grape","count":1},null]],"check":"bd498742e2409413"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 4, 'step', 0, '8vatEmRi151-GPcj:1', 1795131193.8978121, '{"move":3732,"chance":[],"events":[],"check":"398cd2f8dcf8a56e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 5, 'step', 0, '8vatEmRi151-GPcj:2', 1795131193.9016793, '{"move":3771,"chance":[],"events":[["paid",{"seat":0,"good":"grape"},null],["built",{"seat":0,"district":"A2"},null]],"check":"7d4071b57b1c94fa"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 6, 'step', 0, '8vatEmRi151-GPcj:3', 1795131193.9096973, '{"move":0,"chance":[],"events":[],"check":"a82b85fe0aa9b2cf"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 7, 'step', 0, '8vatEmRi151-GPcj:4', 1795131193.912524, '{"move":3974,"chance":["alabaster-alabaster","A1"],"events":[["took",{"seat":0,"tile":"alabaster-bovine"},null],["tile",{"tile":"alabaster-alabaster"},null],["district",{"district":"A1"},null],["turn",{"seat":1},null]],"check":"e1b0c3b3b4d57af0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 8, 'step', 1, '8vatEmRi151-GPcj:5', 1795131193.92147, '{"move":1274,"chance":[],"events":[["placed",{"seat":1,"tile":"bovine-papyrus","squares":[[5,4],[5,5]],"scenes":["papyrus","bovine"]},null],["earned",{"seat":1,"good":"bovine","count":1},null],["earned",{"seat":1,"good":"wheat","count":1},null]],"check":"1c721a7ab331ff66"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 9, 'step', 1, '8vatEmRi151-GPcj:6', 1795131193.9256363, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"bovine","count":1},null]],"check":"e5ff8449a2bb337d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 10, 'step', 1, '8vatEmRi151-GPcj:7', 1795131193.9329453, '{"move":3982,"chance":["bovine-grape"],"events":[["took",{"seat":1,"tile":"grape-grape"},null],["tile",{"tile":"bovine-grape"},null],["turn",{"seat":0},null]],"check":"5e5642a3230f889d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 11, 'step', 0, '8vatEmRi151-GPcj:8', 1795131193.9418175, '{"move":1330,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-bovine","squares":[[5,8],[5,9]],"scenes":["alabaster","bovine"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null]],"check":"93c703732acf57f3"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 12, 'step', 0, '8vatEmRi151-GPcj:9', 1795131193.9538567, '{"move":3745,"chance":[],"events":[],"check":"32d5dfd867040a61"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 13, 'step', 0, '8vatEmRi151-GPcj:10', 1795131193.9566047, '{"move":3768,"chance":[],"events":[["paid",{"seat":0,"good":"alabaster"},null],["built",{"seat":0,"district":"B5"},null]],"check":"ff360c6a444d401f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 14, 'step', 0, '8vatEmRi151-GPcj:11', 1795131193.9615614, '{"move":0,"chance":[],"events":[],"check":"6b6b956ab13cfb88"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_-HNXa778nC4', 15, 'chat', 0, '8vatEmRi151-GPcj:chat', 1795131193.9655104, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 1, 'opened', NULL, NULL, 1795131210.866612, '{"commitment":"8c2bf5ced33f850c5727761ecaf4139ecbf275d098400170f3290de63b73eca4"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 2, 'started', NULL, NULL, 1795131210.866612, '{"commitment":"8c2bf5ced33f850c5727761ecaf4139ecbf275d098400170f3290de63b73eca4","names":["Mia","Ann"],"chance":["flax","papyrus","flax","flax","castor","flax","wheat","papyrus-lettuce","wheat","wheat","lettuce"],"events":[["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"papyrus-lettuce"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"lettuce"},null]],"check":"1feb0405709fc1db"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 3, 'step', 0, '8vatEmRi151-GPcj:0', 1795131216.2390954, '{"move":0,"chance":["papyrus","wheat-flax","lettuce"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"papyrus"},"card"],["drew",{"seat":0,"card":"wheat-flax"},"card"],["turn",{"seat":1},null],["flooded",{"card":"lettuce"},null]],"check":"453ba9c5a8a44c75"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 4, 'step', 1, '8vatEmRi151-GPcj:1', 1795131216.2459137, '{"move":1,"chance":[],"events":[],"check":"cf1578ff91de92c9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 5, 'step', 1, '8vatEmRi151-GPcj:2', 1795131216.2540855, '{"move":12,"chance":[],"events":[],"check":"9f166002f74d8cfd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 6, 'step', 1, '8vatEmRi151-GPcj:3', 1795131216.2577863, '{"move":7,"chance":["wheat"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"papyrus-lettuce","from":"hand"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["drew",{"seat":1,"card":"wheat"},"card"]],"check":"00f41b226d82b3d7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 7, 'step', 1, '8vatEmRi151-GPcj:4', 1795131216.2700555, '{"move":0,"chance":["wheat","lettuce","wheat"],"events":[["passed",{"seat":1},null],["drew",{"seat":1,"card":"wheat"},"card"],["drew",{"seat":1,"card":"lettuce"},"card"],["turn",{"seat":0},null],["flooded",{"card":"wheat"},null]],"check":"6c05f80b55884fa0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 8, 'step', 0, '8vatEmRi151-GPcj:5', 1795131216.2779472, '{"move":43,"chance":[],"events":[],"check":"3e9abd61c0069fea"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 9, 'step', 0, '8vatEmRi151-GPcj:6', 1795131216.2817228, '{"move":39,"chance":[],"events":[],"check":"93c3a5867c45dbf8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 10, 'step', 0, '8vatEmRi151-GPcj:7', 1795131216.290119, '{"move":0,"chance":["wheat","flax","flax"],"events":[["planted",{"seat":0,"plot":"papyrus","cards":1},null],["planted",{"seat":0,"plot":"flax","cards":1},null],["drew",{"seat":0,"card":"wheat"},"card"],["drew",{"seat":0,"card":"flax"},"card"],["turn",{"seat":1},null],["flooded",{"card":"flax"},null],["harvested",{"seat":0,"crop":"flax","left":0},null]],"check":"96432f6530c58d30"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 11, 'step', 1, '8vatEmRi151-GPcj:8', 1795131216.3055046, '{"move":40,"chance":[],"events":[],"check":"ec8dc7c785d1fd43"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 12, 'step', 1, '8vatEmRi151-GPcj:9', 1795131216.3065758, '{"move":41,"chance":[],"events":[],"check":"66be8b1c3855a865"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 13, 'step', 1, '8vatEmRi151-GPcj:10', 1795131216.3097074, '{"move":0,"chance":["flax","papyrus","castor"],"events":[["planted",{"seat":1,"plot":"wheat","cards":1},null],["planted",{"seat":1,"plot":"lettuce","cards":1},null],["drew",{"seat":1,"card":"flax"},"card"],["drew",{"seat":1,"card":"papyrus"},"card"],["turn",{"seat":0},null],["flooded",{"card":"castor"},null]],"check":"a8f18c3779fc3d4a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 14, 'step', 0, '8vatEmRi151-GPcj:11', 1795131216.3219426, '{"move":57,"chance":[],"events":[],"check":"48758ff707a5baa6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 15, 'resigned', 1, '8vatEmRi151-GPcj:resign', 1795131216.8170104, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('7HPts0Yw9M2p', 16, 'ended', NULL, NULL, 1795131216.8170104, '{"places":[1,2],"secret":"696dbb6e725bc184c4dbee25763bc12f5ff768174b279ff072b46d89fa64a2e2","key":"696dbb6e725bc184c4dbee25763bc12f5ff768174b279ff072b46d89fa64a2e2","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('7HPts0Yw9M2p', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["flax", "papyrus", "flax", "flax", "castor", "flax", "wheat", "papyrus-lettuce", "wheat", "wheat", "lettuce"], "check": "1feb0405709fc1db"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["papyrus", "wheat-flax", "lettuce"], "check": "453ba9c5a8a44c75"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "cf1578ff91de92c9"}, {"seat": 1, "move": 12, "say": "give papyrus-lettuce from hand", "chance": [], "check": "9f166002f74d8cfd"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": ["wheat"], "check": "00f41b226d82b3d7"}, {"seat": 1, "move": 0, "say": "done", "chance": ["wheat", "lettuce", "wheat"], "check": "6c05f80b55884fa0"}, {"seat": 0, "move": 43, "say": "put flax", "chance": [], "check": "3e9abd61c0069fea"}, {"seat": 0, "move": 39, "say": "put papyrus", "chance": [], "check": "93c3a5867c45dbf8"}, {"seat": 0, "move": 0, "say": "done", "chance": ["wheat", "flax", "flax"], "check": "96432f6530c58d30"}, {"seat": 1, "move": 40, "say": "put wheat", "chance": [], "check": "ec8dc7c785d1fd43"}, {"seat": 1, "move": 41, "say": "put lettuce", "chance": [], "check": "66be8b1c3855a865"}, {"seat": 1, "move": 0, "say": "done", "chance": ["flax", "papyrus", "castor"], "check": "a8f18c3779fc3d4a"}, {"seat": 0, "move": 57, "say": "play wheat-flax", "chance": [], "check": "48758ff707a5baa6"}], "over": false, "places": null, "hash": "b965d04e11450930af277aa68f3070a366f6993467a829fa7b252448f36a1329", "resigned": [1], "dice": {"commitment": "8c2bf5ced33f850c5727761ecaf4139ecbf275d098400170f3290de63b73eca4", "key": "696dbb6e725bc184c4dbee25763bc12f5ff768174b279ff072b46d89fa64a2e2"}}');
INSERT INTO sitters (person, table_id) VALUES ('8vatEmRi151-GPcj', '_-HNXa778nC4');
INSERT INTO sitters (person, table_id) VALUES ('8vatEmRi151-GPcj', '7HPts0Yw9M2p');
