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

-- Running upgrade 0010 -> 0011

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

UPDATE alembic_version SET version_num='0011' WHERE alembic_version.version_num = '0010';

COMMIT;


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, '\x7e018ea644702a864e2d8b76b14e3dfcb12c870599fcecf7e47599136787d1b4', 1795135644.5741987, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('tyVgkU5-1ZbE2B9a', 'Mia', NULL, 1795135644.5866249, False);
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
', False, 1795135645.2861779);
INSERT INTO set_owners (person, hash, added) VALUES ('tyVgkU5-1ZbE2B9a', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795135645.2878635);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('gmVI_MKW7Oxs', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'tyVgkU5-1ZbE2B9a', False, True, NULL, '2hqcxd3fZy3ofJFFQSLy', '[{"kind":"person","person":"tyVgkU5-1ZbE2B9a","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"tyVgkU5-1ZbE2B9a","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, '\xa96f8fd6e6be7d23e0ab36f6e40fe5e345b66a6d3e41780acf0dfd0d6a962215', '\x020003040102ff0102000009000000ff00ffffffffffffff000000000701010107010706060506070000000001010601010101010101060100000000030701020101060407020101000000000106010701020101010101010000000001010406030101010103010100000000010101060101010101010401000000000101010501070607010101010000000001010107010501010101070600000000090000000900090909000909090909090000090000000000000009000909090900090000000009000900000009090909000900090403040200000000090909090000000900030400000000000909090900000009000201000000000009090909000000000009090900000000090909090000000900000000000009090909090900000000000000000000000000000000000000000000000000000000000000000000000008040802000000000000000000000008040c0e080200000000000000000000000c0e0d0a00000000000000000000000002050a010000000000000000000000000002010000000000000000000000000000000000000000000000000004050505020404040303270d000000000201000000000300000000000000000000010000000000000001010000000001000001000100000000000000000000000000000000000000000303000010131c1f010101000101010101010001010101010001010001010101010101010001010001010101010101012203ffffffffffff0affffffffffffffffffffffffffffffffffffffff01010000141413130100000004040000000000000000000000000100000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', '\x657870616e642033322d62797465206ba96f8fd6e6be7d23e0ab36f6e40fe5e345b66a6d3e41780acf0dfd0d6a9622150200000000000000000000000000000034e01dc2f429397db4a50a6461dc6c98b130f7afe984d6be2afc637461d832512dfb55c048431e908561a794c0c0b9fa920dd4e63d8ea662c7fcec35eb4df9a105000000', '2d1c8b5bce0a4fae', 13, 0, NULL, False, NULL, NULL, 1795135645.302749, 1795135647.2503018, True, NULL, NULL, False, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('Rzxgir7bHB9-', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'tyVgkU5-1ZbE2B9a', False, True, NULL, 'ad7EicNu0gbiThiCpBd8', '[{"kind":"person","person":"tyVgkU5-1ZbE2B9a","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"tyVgkU5-1ZbE2B9a","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, '\x9e30469424a80e904184a921ec6d3fe2d3ea8a1b13bb9eb3b0ad740dd4e929b7', '\x020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff000000003e0b0d0a0a0a00000000010101000000010000000101000001000000000001000002000200000000000000000000000000000000000000000000000000020000000100000000000000000000000100000000000000000000000000ff1e1e00000001000000000000ffffff01ffffffffffff050400000000000100000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000010101000000000001000000000001000000000000000000000000000000000103000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010102000100000001000000000001000000000000000000000000000000000204020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000100000000000000000000000000000000000000000000000000000101020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', '\x657870616e642033322d62797465206b9e30469424a80e904184a921ec6d3fe2d3ea8a1b13bb9eb3b0ad740dd4e929b70200000000000000000000000000000030c5e47dac1c8bec7f31842749b4f619fa0c349a4b6a3526094efadff511ffa2e05fbeff3aafddba100be6a44cae6b3a099bec0f804afbebb8c9b36a720d5c4803000000', 'e0f363fcc5a7b435', 12, NULL, NULL, False, '[1,2]', NULL, 1795135647.4827025, 1795135647.7227669, True, NULL, NULL, False, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 1, 'opened', NULL, NULL, 1795135647.0658326, '{"commitment":"d2a41ea03c5e1763e8e52bd8c88d89920f84b9894a6ecda14182fc94c7a71375"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 2, 'started', NULL, NULL, 1795135647.0658326, '{"commitment":"d2a41ea03c5e1763e8e52bd8c88d89920f84b9894a6ecda14182fc94c7a71375","names":["Mia","Ann"],"chance":["III","I turned","II",2,"grape-grape","papyrus-grape","alabaster-alabaster","bovine-grape","papyrus-papyrus","grape-grape","bovine-bovine","papyrus-grape","bovine-bovine","G1","G5","P3","G8"],"events":[["board",{"place":0,"board":"III","turned":false},null],["board",{"place":1,"board":"I","turned":true},null],["board",{"place":2,"board":"II","turned":false},null],["start",{"square":[4,5],"turn":2},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"grape-grape"},null],["dealt",{"seat":0,"tile":"papyrus-grape"},null],["dealt",{"seat":0,"tile":"alabaster-alabaster"},null],["dealt",{"seat":1,"tile":"bovine-grape"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["tile",{"tile":"bovine-bovine"},null],["tile",{"tile":"papyrus-grape"},null],["tile",{"tile":"bovine-bovine"},null],["district",{"district":"G1"},null],["district",{"district":"G5"},null],["district",{"district":"P3"},null],["district",{"district":"G8"},null],["turn",{"seat":0},null]],"check":"c940604cd690283c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 3, 'step', 0, 'tyVgkU5-1ZbE2B9a:0', 1795135647.1834004, '{"move":799,"chance":[],"events":[["placed",{"seat":0,"tile":"papyrus-grape","squares":[[3,4],[3,5]],"scenes":["grape","papyrus"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"papyrus","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"28735d1a842ccde8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 4, 'step', 0, 'tyVgkU5-1ZbE2B9a:1', 1795135647.190118, '{"move":3731,"chance":[],"events":[["built",{"seat":0,"district":"G1"},null]],"check":"9427b984ab1e7cb4"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 5, 'step', 0, 'tyVgkU5-1ZbE2B9a:2', 1795135647.1939335, '{"move":3783,"chance":[],"events":[["supplied",{"seat":0,"slot":2,"good":"papyrus"},null],["filled",{"seat":0,"slot":2},null]],"check":"9804068ad4770d32"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 6, 'step', 0, 'tyVgkU5-1ZbE2B9a:3', 1795135647.1977885, '{"move":3892,"chance":[],"events":[["exchanged",{"seat":0,"slot":4,"good":"grape"},null],["filled",{"seat":0,"slot":4},null]],"check":"b669440cf70101d5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 7, 'step', 0, 'tyVgkU5-1ZbE2B9a:4', 1795135647.199052, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"alabaster","count":1},null]],"check":"f6b984ed4681c318"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 8, 'step', 0, 'tyVgkU5-1ZbE2B9a:5', 1795135647.2000003, '{"move":3981,"chance":["bovine-bovine","A5"],"events":[["took",{"seat":0,"tile":"papyrus-grape"},null],["tile",{"tile":"bovine-bovine"},null],["district",{"district":"A5"},null],["turn",{"seat":1},null]],"check":"5c19c86f7810a557"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 9, 'step', 1, 'tyVgkU5-1ZbE2B9a:6', 1795135647.2163439, '{"move":830,"chance":[],"events":[["placed",{"seat":1,"tile":"bovine-grape","squares":[[3,6],[3,7]],"scenes":["grape","bovine"]},null],["earned",{"seat":1,"good":"grape","count":1},null]],"check":"668a724cb6fc6db3"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 10, 'step', 1, 'tyVgkU5-1ZbE2B9a:7', 1795135647.228342, '{"move":3738,"chance":[],"events":[],"check":"cee8645219d842e2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 11, 'step', 1, 'tyVgkU5-1ZbE2B9a:8', 1795135647.2319694, '{"move":3771,"chance":[],"events":[["paid",{"seat":1,"good":"grape"},null],["built",{"seat":1,"district":"P3"},null]],"check":"37ea7a287d3ea2bb"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 12, 'step', 1, 'tyVgkU5-1ZbE2B9a:9', 1795135647.2354474, '{"move":0,"chance":[],"events":[],"check":"7fe1650e87d80a82"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 13, 'step', 1, 'tyVgkU5-1ZbE2B9a:10', 1795135647.244238, '{"move":3977,"chance":["bovine-papyrus","A8"],"events":[["took",{"seat":1,"tile":"bovine-bovine"},null],["tile",{"tile":"bovine-papyrus"},null],["district",{"district":"A8"},null],["turn",{"seat":0},null]],"check":"2d1c8b5bce0a4fae"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 14, 'step', 0, 'tyVgkU5-1ZbE2B9a:11', 1795135647.2503018, '{"move":3023,"chance":[],"events":[["placed",{"seat":0,"tile":"papyrus-grape","squares":[[4,4],[5,4]],"scenes":["grape","papyrus"]},null],["earned",{"seat":0,"good":"bovine","count":1},null],["earned",{"seat":0,"good":"grape","count":1},null]],"check":"7d31540ce519d878"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gmVI_MKW7Oxs', 15, 'chat', 0, 'tyVgkU5-1ZbE2B9a:chat', 1795135647.2617366, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 1, 'opened', NULL, NULL, 1795135647.5278258, '{"commitment":"8020dcba6852ae447bc63c9acf01d6606dcc3ccd24232189fbecfd5ca4420869"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 2, 'started', NULL, NULL, 1795135647.5278258, '{"commitment":"8020dcba6852ae447bc63c9acf01d6606dcc3ccd24232189fbecfd5ca4420869","names":["Mia","Ann"],"chance":["lettuce","papyrus","papyrus-wheat","lettuce","flax","castor","lettuce","castor","flax","flax","flax"],"events":[["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"papyrus-wheat"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"flax"},null]],"check":"843b791eca2cda0e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 3, 'step', 0, 'tyVgkU5-1ZbE2B9a:0', 1795135647.612878, '{"move":0,"chance":["wheat-lettuce","wheat","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"wheat-lettuce"},"card"],["drew",{"seat":0,"card":"wheat"},"card"],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null]],"check":"6b62d9fe20624841"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 4, 'step', 1, 'tyVgkU5-1ZbE2B9a:1', 1795135647.6211011, '{"move":1,"chance":[],"events":[],"check":"8af627a74e799529"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 5, 'step', 1, 'tyVgkU5-1ZbE2B9a:2', 1795135647.627916, '{"move":7,"chance":[],"events":[],"check":"fbbf3c292753017b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 6, 'step', 1, 'tyVgkU5-1ZbE2B9a:3', 1795135647.638336, '{"move":5,"chance":["castor"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["gave",{"seat":1,"card":"lettuce","from":"hand"},null],["drew",{"seat":1,"card":"castor"},"card"]],"check":"10ae5d3aa9f48f99"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 7, 'step', 1, 'tyVgkU5-1ZbE2B9a:4', 1795135647.6427581, '{"move":43,"chance":[],"events":[],"check":"b6f9d127dc10f701"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 8, 'step', 1, 'tyVgkU5-1ZbE2B9a:5', 1795135647.6450582, '{"move":42,"chance":[],"events":[],"check":"780c285fe65c7cbc"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 9, 'step', 1, 'tyVgkU5-1ZbE2B9a:6', 1795135647.6550574, '{"move":0,"chance":["castor","lettuce","wheat-flax"],"events":[["planted",{"seat":1,"plot":"castor","cards":1},null],["planted",{"seat":1,"plot":"flax","cards":1},null],["drew",{"seat":1,"card":"castor"},"card"],["drew",{"seat":1,"card":"lettuce"},"card"],["turn",{"seat":0},null],["flooded",{"card":"wheat-flax"},null],["harvested",{"seat":1,"crop":"flax","left":0},null]],"check":"3139ffb190784870"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 10, 'step', 0, 'tyVgkU5-1ZbE2B9a:7', 1795135647.6618924, '{"move":2,"chance":[],"events":[],"check":"5f87f14d907e5854"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 11, 'step', 0, 'tyVgkU5-1ZbE2B9a:8', 1795135647.6699154, '{"move":5,"chance":[],"events":[],"check":"efc090d7c45c17d6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 12, 'step', 0, 'tyVgkU5-1ZbE2B9a:9', 1795135647.6817837, '{"move":7,"chance":["papyrus"],"events":[["traded",{"seat":0,"at":"offering"},null],["gave",{"seat":0,"card":"lettuce","from":"hand"},null],["gave",{"seat":0,"card":"flax","from":"hand"},null],["flooded",{"card":"papyrus"},null]],"check":"e0f363fcc5a7b435"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 13, 'step', 0, 'tyVgkU5-1ZbE2B9a:10', 1795135647.6898067, '{"move":41,"chance":[],"events":[],"check":"fb8512e66a8e9215"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 14, 'step', 0, 'tyVgkU5-1ZbE2B9a:11', 1795135647.7019246, '{"move":40,"chance":[],"events":[],"check":"8c6847e328439bff"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 15, 'resigned', 1, 'tyVgkU5-1ZbE2B9a:resign', 1795135647.7227669, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Rzxgir7bHB9-', 16, 'ended', NULL, NULL, 1795135647.7227669, '{"places":[1,2],"secret":"9e30469424a80e904184a921ec6d3fe2d3ea8a1b13bb9eb3b0ad740dd4e929b7","key":"9e30469424a80e904184a921ec6d3fe2d3ea8a1b13bb9eb3b0ad740dd4e929b7","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('Rzxgir7bHB9-', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["lettuce", "papyrus", "papyrus-wheat", "lettuce", "flax", "castor", "lettuce", "castor", "flax", "flax", "flax"], "check": "843b791eca2cda0e"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["wheat-lettuce", "wheat", "papyrus"], "check": "6b62d9fe20624841"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "8af627a74e799529"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": [], "check": "fbbf3c292753017b"}, {"seat": 1, "move": 5, "say": "give lettuce from hand", "chance": ["castor"], "check": "10ae5d3aa9f48f99"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "b6f9d127dc10f701"}, {"seat": 1, "move": 42, "say": "put castor", "chance": [], "check": "780c285fe65c7cbc"}, {"seat": 1, "move": 0, "say": "done", "chance": ["castor", "lettuce", "wheat-flax"], "check": "3139ffb190784870"}, {"seat": 0, "move": 2, "say": "offering", "chance": [], "check": "5f87f14d907e5854"}, {"seat": 0, "move": 5, "say": "give lettuce from hand", "chance": [], "check": "efc090d7c45c17d6"}, {"seat": 0, "move": 7, "say": "give flax from hand", "chance": ["papyrus"], "check": "e0f363fcc5a7b435"}, {"seat": 0, "move": 41, "say": "put lettuce", "chance": [], "check": "fb8512e66a8e9215"}, {"seat": 0, "move": 40, "say": "put wheat", "chance": [], "check": "8c6847e328439bff"}], "over": false, "places": null, "hash": "b537322de6ae258ef37d4ce118792046bc5801138f83933c5677250837af2552", "resigned": [1], "dice": {"commitment": "8020dcba6852ae447bc63c9acf01d6606dcc3ccd24232189fbecfd5ca4420869", "key": "9e30469424a80e904184a921ec6d3fe2d3ea8a1b13bb9eb3b0ad740dd4e929b7"}}');
INSERT INTO sitters (person, table_id) VALUES ('tyVgkU5-1ZbE2B9a', 'gmVI_MKW7Oxs');
INSERT INTO sitters (person, table_id) VALUES ('tyVgkU5-1ZbE2B9a', 'Rzxgir7bHB9-');
