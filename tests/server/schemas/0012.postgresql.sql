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

-- Running upgrade 0011 -> 0012

CREATE TABLE quick_match_entries (
    person VARCHAR(20) NOT NULL,
    game VARCHAR(20) NOT NULL,
    players INTEGER NOT NULL,
    pace VARCHAR(20) NOT NULL,
    rated BOOLEAN NOT NULL,
    bots_after DOUBLE PRECISION,
    network VARCHAR(44) NOT NULL,
    joined DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL,
    commitment VARCHAR(64),
    party INTEGER,
    matched DOUBLE PRECISION,
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

COMMIT;


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, '\x8f4e4b1b8d42596f9b3cd9b5a3c9514e6056d2b6eafc701b805d595ae0a095df', 1795135663.8294766, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('ifkK0JrYqdm1L6B_', 'Mia', NULL, 1795135663.8463874, False);
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
', False, 1795135664.72547);
INSERT INTO set_owners (person, hash, added) VALUES ('ifkK0JrYqdm1L6B_', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795135664.7267518);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('WoewhuytKlSy', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'ifkK0JrYqdm1L6B_', False, True, NULL, '08epRS6j4kjpgdHfKxsE', '[{"kind":"person","person":"ifkK0JrYqdm1L6B_","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"ifkK0JrYqdm1L6B_","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, '\x01db1eacd9546c253a03df8f0f0f1d43d5aab9664d434a6a0868460295e10616', '\x020003010206ff0102000009000000ff00ffffffffffffff00000000070107060605060701030105000000000101010101010601010107010000000001010604070201010101010100000000010201010101010101010101000000000301010101030101010101060000000001010101010104010701020100000000010706070101010106010607000000000105010101010706010104010000000009000909090009090000000009090909000000000000090000000900090909090000090009030300000000000909090900000000000003040000000009090909000000000000020101020009090909090000000000000000090000000909090900090909000000000900090909090909000000000000090900000000090909090000000000000000000000000000000000000000000404000000000000000000000000000404040c00000000000000000000000000040e050902000000000000000000000002050b030102000000000000000000000002010102000000000000000000000000000000000000000000000000000000000000000000000000000004030505030405030205270d000000000200000001000300000000000000000000000100000000000002000100000000010001000000000000000000000000000000000000000000000303000008161c22010101010101010100010101010101010101010000010001010101010001010101010001010101012213ffffffffffff14ffffffffffffffffffffffffffffffffffffffff01010000121414140101000004040000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', '\x657870616e642033322d62797465206b01db1eacd9546c253a03df8f0f0f1d43d5aab9664d434a6a0868460295e1061602000000000000000000000000000000dfaef6901f9661d7b428e1d77030be716f1b294029182b9137aad0e34352a992653e33658741fdfe93ec5d295972b03abeffaecb74ea56ae6c3631984fcf21c505000000', '1533463321d5cbe9', 13, 0, NULL, False, NULL, NULL, 1795135664.7340302, 1795135665.899144, True, NULL, NULL, False, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('XXm33PzRbg9-', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'ifkK0JrYqdm1L6B_', False, True, NULL, '_8qV4lkFbvOxdWHIee0z', '[{"kind":"person","person":"ifkK0JrYqdm1L6B_","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"ifkK0JrYqdm1L6B_","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, '\xe45337736e60c569a5a654b77f9d30da301dc25aa510814a76d2004cb22b2063', '\x020e0e0e0e0e0000000101010100000101010000010100000100000000000100000104010024000000000000000000001e00ff000000013a0a09090b0b00000001010001000001010100000001000001000000000000010101010200000000000000000000000000000000000000000000000000010201010000000000000000000000000000000000000000000000000000ff1e1e00000000000000000000ffffffffffffffffffff070400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010202000000000000000100000000000000000100000000000000000001000101010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020302000000000000000100000000000000000100000000000000000001000202030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010100000000000000000000000000000000000000000000000000000000000101020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', '\x657870616e642033322d62797465206be45337736e60c569a5a654b77f9d30da301dc25aa510814a76d2004cb22b2063020000000000000000000000000000006262491196f2b8317315a94c1ab5dee1bf32f9fdba673a0cee3e2017ffaf28a7c90aa26dd5de00733a06d34f36ca991ab466a595bb8b9c05a12f8bb6e6f5c38207000000', '5c8d76b1a785b894', 13, NULL, NULL, False, '[1,2]', NULL, 1795135665.9885237, 1795135666.214992, True, NULL, NULL, False, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 1, 'opened', NULL, NULL, 1795135665.7612376, '{"commitment":"7b701ca6f5d2518c8873eec96fdf5a6b6b508c2280f6c86ecc8d00487f02ebaf"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 2, 'started', NULL, NULL, 1795135665.7612376, '{"commitment":"7b701ca6f5d2518c8873eec96fdf5a6b6b508c2280f6c86ecc8d00487f02ebaf","names":["Mia","Ann"],"chance":["I turned","II","IV",2,"alabaster-bovine","papyrus-papyrus","papyrus-grape","alabaster-bovine","bovine-papyrus","alabaster-alabaster","papyrus-grape","bovine-bovine","papyrus-papyrus","A8","G5","A6","P6"],"events":[["board",{"place":0,"board":"I","turned":true},null],["board",{"place":1,"board":"II","turned":false},null],["board",{"place":2,"board":"IV","turned":false},null],["start",{"square":[3,6],"turn":2},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"alabaster-bovine"},null],["dealt",{"seat":0,"tile":"papyrus-papyrus"},null],["dealt",{"seat":0,"tile":"papyrus-grape"},null],["dealt",{"seat":1,"tile":"alabaster-bovine"},null],["dealt",{"seat":1,"tile":"bovine-papyrus"},null],["dealt",{"seat":1,"tile":"alabaster-alabaster"},null],["tile",{"tile":"papyrus-grape"},null],["tile",{"tile":"bovine-bovine"},null],["tile",{"tile":"papyrus-papyrus"},null],["district",{"district":"A8"},null],["district",{"district":"G5"},null],["district",{"district":"A6"},null],["district",{"district":"P6"},null],["turn",{"seat":0},null]],"check":"b59b5df0310db938"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 3, 'step', 0, 'ifkK0JrYqdm1L6B_:0', 1795135665.817014, '{"move":571,"chance":[],"events":[["placed",{"seat":0,"tile":"papyrus-papyrus","squares":[[2,5],[2,6]],"scenes":["papyrus","papyrus"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"papyrus","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"b6be274a0f5726e4"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 4, 'step', 0, 'ifkK0JrYqdm1L6B_:1', 1795135665.8271272, '{"move":3747,"chance":[],"events":[],"check":"e11afe9e4cb9277e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 5, 'step', 0, 'ifkK0JrYqdm1L6B_:2', 1795135665.8315382, '{"move":3772,"chance":[],"events":[["paid",{"seat":0,"good":"wheat"},null],["built",{"seat":0,"district":"G5"},null]],"check":"5dcb6f0807dd9cff"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 6, 'step', 0, 'ifkK0JrYqdm1L6B_:3', 1795135665.838299, '{"move":3793,"chance":[],"events":[["supplied",{"seat":0,"slot":5,"good":"alabaster"},null],["filled",{"seat":0,"slot":5},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"64cfaf6baf37b6a9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 7, 'step', 0, 'ifkK0JrYqdm1L6B_:4', 1795135665.8450878, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"papyrus","count":1},null]],"check":"87339fae4a08ddbe"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 8, 'step', 0, 'ifkK0JrYqdm1L6B_:5', 1795135665.8577719, '{"move":3981,"chance":["papyrus-grape","P9"],"events":[["took",{"seat":0,"tile":"papyrus-grape"},null],["tile",{"tile":"papyrus-grape"},null],["district",{"district":"P9"},null],["turn",{"seat":1},null]],"check":"a2b46a01879bb808"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 9, 'step', 1, 'ifkK0JrYqdm1L6B_:6', 1795135665.8618686, '{"move":1090,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-bovine","squares":[[4,8],[4,9]],"scenes":["alabaster","bovine"]},null],["earned",{"seat":1,"good":"alabaster","count":1},null],["earned",{"seat":1,"good":"wheat","count":1},null]],"check":"e5f0f6719f6a091d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 10, 'step', 1, 'ifkK0JrYqdm1L6B_:7', 1795135665.8716018, '{"move":3748,"chance":[],"events":[["built",{"seat":1,"district":"A6"},null]],"check":"c4495df4e6a2f7e1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 11, 'step', 1, 'ifkK0JrYqdm1L6B_:8', 1795135665.8833299, '{"move":3789,"chance":[],"events":[["supplied",{"seat":1,"slot":4,"good":"alabaster"},null],["filled",{"seat":1,"slot":4},null]],"check":"37bac3a98763c790"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 12, 'step', 1, 'ifkK0JrYqdm1L6B_:9', 1795135665.888939, '{"move":0,"chance":[],"events":[],"check":"7b2e0ff39d593a28"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 13, 'step', 1, 'ifkK0JrYqdm1L6B_:10', 1795135665.8912117, '{"move":3980,"chance":["bovine-bovine","A3"],"events":[["took",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"bovine-bovine"},null],["district",{"district":"A3"},null],["turn",{"seat":0},null]],"check":"1533463321d5cbe9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 14, 'step', 0, 'ifkK0JrYqdm1L6B_:11', 1795135665.899144, '{"move":2015,"chance":[],"events":[["placed",{"seat":0,"tile":"papyrus-grape","squares":[[0,5],[1,5]],"scenes":["grape","papyrus"]},null],["earned",{"seat":0,"good":"papyrus","count":1},null],["earned",{"seat":0,"good":"grape","count":1},null]],"check":"c884ec5dd29092a5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('WoewhuytKlSy', 15, 'chat', 0, 'ifkK0JrYqdm1L6B_:chat', 1795135665.9016693, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 1, 'opened', NULL, NULL, 1795135666.0043535, '{"commitment":"53127f53309b122369628683d01cb80da33dabd4937eb758e7b873a9e7e4e5ad"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 2, 'started', NULL, NULL, 1795135666.0043535, '{"commitment":"53127f53309b122369628683d01cb80da33dabd4937eb758e7b873a9e7e4e5ad","names":["Mia","Ann"],"chance":["lettuce-castor","wheat","lettuce","wheat","wheat","castor","flax","lettuce","castor","lettuce","lettuce"],"events":[["dealt",{"seat":0,"card":"lettuce-castor"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"lettuce"},null]],"check":"f1d8ededd2870d5e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 3, 'step', 0, 'ifkK0JrYqdm1L6B_:0', 1795135666.0695612, '{"move":0,"chance":["lettuce","papyrus","castor"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"lettuce"},"card"],["drew",{"seat":0,"card":"papyrus"},"card"],["turn",{"seat":1},null],["flooded",{"card":"castor"},null]],"check":"38ba27e0e2c1ff4a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 4, 'step', 1, 'ifkK0JrYqdm1L6B_:1', 1795135666.0833707, '{"move":1,"chance":[],"events":[],"check":"a060a27f5f36f099"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 5, 'step', 1, 'ifkK0JrYqdm1L6B_:2', 1795135666.092023, '{"move":7,"chance":[],"events":[],"check":"b5a7972e81acb298"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 6, 'step', 1, 'ifkK0JrYqdm1L6B_:3', 1795135666.1300793, '{"move":6,"chance":["flax"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["drew",{"seat":1,"card":"flax"},"card"]],"check":"571d163814dd7638"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 7, 'step', 1, 'ifkK0JrYqdm1L6B_:4', 1795135666.1379418, '{"move":43,"chance":[],"events":[],"check":"a72ac112bebc0a49"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 8, 'step', 1, 'ifkK0JrYqdm1L6B_:5', 1795135666.1421673, '{"move":41,"chance":[],"events":[],"check":"5b995ec844769206"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 9, 'step', 1, 'ifkK0JrYqdm1L6B_:6', 1795135666.1475701, '{"move":0,"chance":["flax","papyrus","wheat"],"events":[["planted",{"seat":1,"plot":"lettuce","cards":1},null],["planted",{"seat":1,"plot":"flax","cards":1},null],["drew",{"seat":1,"card":"flax"},"card"],["drew",{"seat":1,"card":"papyrus"},"card"],["turn",{"seat":0},null],["flooded",{"card":"wheat"},null]],"check":"93b5fa3fc22a91df"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 10, 'step', 0, 'ifkK0JrYqdm1L6B_:7', 1795135666.156673, '{"move":2,"chance":[],"events":[],"check":"3debf931f84da8ad"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 11, 'step', 0, 'ifkK0JrYqdm1L6B_:8', 1795135666.1615717, '{"move":3,"chance":[],"events":[],"check":"8f30a5ef297b16c2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 12, 'step', 0, 'ifkK0JrYqdm1L6B_:9', 1795135666.1686552, '{"move":4,"chance":["wheat"],"events":[["traded",{"seat":0,"at":"offering"},null],["gave",{"seat":0,"card":"papyrus","from":"hand"},null],["gave",{"seat":0,"card":"wheat","from":"hand"},null],["flooded",{"card":"wheat"},null]],"check":"2ba297fb8f4d1773"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 13, 'step', 0, 'ifkK0JrYqdm1L6B_:10', 1795135666.1753738, '{"move":0,"chance":["papyrus-castor","plague","papyrus","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"papyrus-castor"},"card"],["locusts",{"seat":0},null],["drew",{"seat":0,"card":"papyrus"},"card"],["eaten",{"plot":"lettuce","owner":1,"cards":1},null],["eaten",{"plot":"flax","owner":1,"cards":1},null],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null]],"check":"5c8d76b1a785b894"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 14, 'step', 1, 'ifkK0JrYqdm1L6B_:11', 1795135666.1861632, '{"move":43,"chance":[],"events":[],"check":"57f21e21e0f79200"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 15, 'resigned', 1, 'ifkK0JrYqdm1L6B_:resign', 1795135666.214992, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('XXm33PzRbg9-', 16, 'ended', NULL, NULL, 1795135666.214992, '{"places":[1,2],"secret":"e45337736e60c569a5a654b77f9d30da301dc25aa510814a76d2004cb22b2063","key":"e45337736e60c569a5a654b77f9d30da301dc25aa510814a76d2004cb22b2063","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('XXm33PzRbg9-', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["lettuce-castor", "wheat", "lettuce", "wheat", "wheat", "castor", "flax", "lettuce", "castor", "lettuce", "lettuce"], "check": "f1d8ededd2870d5e"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["lettuce", "papyrus", "castor"], "check": "38ba27e0e2c1ff4a"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "a060a27f5f36f099"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": [], "check": "b5a7972e81acb298"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": ["flax"], "check": "571d163814dd7638"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "a72ac112bebc0a49"}, {"seat": 1, "move": 41, "say": "put lettuce", "chance": [], "check": "5b995ec844769206"}, {"seat": 1, "move": 0, "say": "done", "chance": ["flax", "papyrus", "wheat"], "check": "93b5fa3fc22a91df"}, {"seat": 0, "move": 2, "say": "offering", "chance": [], "check": "3debf931f84da8ad"}, {"seat": 0, "move": 3, "say": "give papyrus from hand", "chance": [], "check": "8f30a5ef297b16c2"}, {"seat": 0, "move": 4, "say": "give wheat from hand", "chance": ["wheat"], "check": "2ba297fb8f4d1773"}, {"seat": 0, "move": 0, "say": "done", "chance": ["papyrus-castor", "plague", "papyrus", "papyrus"], "check": "5c8d76b1a785b894"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "57f21e21e0f79200"}], "over": false, "places": null, "hash": "77bbf0d8a78e2234877dd88ccbd0aa562b82f19cebf6b85bc8a8df8491f246a7", "resigned": [1], "dice": {"commitment": "53127f53309b122369628683d01cb80da33dabd4937eb758e7b873a9e7e4e5ad", "key": "e45337736e60c569a5a654b77f9d30da301dc25aa510814a76d2004cb22b2063"}}');
INSERT INTO sitters (person, table_id) VALUES ('ifkK0JrYqdm1L6B_', 'WoewhuytKlSy');
INSERT INTO sitters (person, table_id) VALUES ('ifkK0JrYqdm1L6B_', 'XXm33PzRbg9-');
