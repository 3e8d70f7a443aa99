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

-- Running upgrade 0012 -> 0013

ALTER TABLE tables ADD COLUMN duplicate VARCHAR(40);

CREATE TABLE duplicate_deals (
    id VARCHAR(40) NOT NULL,
    game VARCHAR(20) NOT NULL,
    day VARCHAR(10) NOT NULL,
    players INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    level VARCHAR(20) NOT NULL,
    secret BYTEA NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX duplicate_deals_day ON duplicate_deals (game, day);

CREATE TABLE duplicate_games (
    deal VARCHAR(40) NOT NULL,
    person VARCHAR(20) NOT NULL,
    table_id VARCHAR(20) NOT NULL,
    began DOUBLE PRECISION NOT NULL,
    finished DOUBLE PRECISION,
    counts JSON,
    place INTEGER,
    PRIMARY KEY (deal, person),
    FOREIGN KEY(deal) REFERENCES duplicate_deals (id),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX duplicate_games_person ON duplicate_games (person);

CREATE UNIQUE INDEX duplicate_games_table ON duplicate_games (table_id);

CREATE TABLE duplicate_levels (
    deal VARCHAR(40) NOT NULL,
    level VARCHAR(20) NOT NULL,
    counts JSON NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (deal, level),
    FOREIGN KEY(deal) REFERENCES duplicate_deals (id)
);

UPDATE alembic_version SET version_num='0013' WHERE alembic_version.version_num = '0012';

COMMIT;


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, '\xfa05b0128a8d22952a7fd808e9615c9010e7b98460f66f66e5150b5173060837', 1795135678.385473, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('w1C1-SavgUCZ13HJ', 'Mia', NULL, 1795135678.397416, False);
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
', False, 1795135678.827369);
INSERT INTO set_owners (person, hash, added) VALUES ('w1C1-SavgUCZ13HJ', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795135678.8284414);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('47uBwEpBSjh5', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'w1C1-SavgUCZ13HJ', False, True, NULL, 'bPC5lcnp2Hj6cMP4r2yj', '[{"kind":"person","person":"w1C1-SavgUCZ13HJ","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"w1C1-SavgUCZ13HJ","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, '\xf6e34ec649e6607eddb032826a58c74d5740b5c690e12404406ce4f8eea87be9', '\x020003010205ff0103000109000000ff00ffffffffffffff0000000007010706060506070701010100000000010101010101060105010101000000000101060407020101060101010000000001020101010101010604010100000000030101010103010107010601000000000101010101010401020107030000000001070607010101010106010100000000010501010101070601010107000000000900090909030909090000000909090900000000000209000000000009090909000009000902020009000000090909090000000000000203090000000909090900000000000001040900090009090909000000000000000400000900090909090009090900000004000900000909090900000000000009090000000909090909000000000402040000000000000000000000000002060200000000000000000000000000020202060000000000000000000000000002070a04000000000000000000000000010a0d080000000000000000000000000009080800000000000000000000000000080808000000000000000000000000000008000000000000000003050405040303030503260c0100010000010000000003000000000000000000000100000000000001000100000000000002010000000000000000000000000000000000000000000003030000080e1522010101010101000100010101010100010101010101000101010101010101010101010001010101012306ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000131414140000000004040000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', '\x657870616e642033322d62797465206bf6e34ec649e6607eddb032826a58c74d5740b5c690e12404406ce4f8eea87be90200000000000000000000000000000096d5d6db1449c09e1fc27683e0b1bef820eb9846537762407968e5bb7f63f13855fb1d08c0bead728f66d98174c5d7e27dc7d88c83a29b33ee2e14bb4dd2a02b05000000', 'ad07cd3f32ae68f9', 14, 1, NULL, False, NULL, NULL, 1795135678.8378544, 1795135681.608438, True, NULL, NULL, False, NULL, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('bzwptsMcPEUM', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'w1C1-SavgUCZ13HJ', False, True, NULL, 'OumcZKzNt0UlokAtdQDK', '[{"kind":"person","person":"w1C1-SavgUCZ13HJ","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"w1C1-SavgUCZ13HJ","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, '\xcd43edf0c9d16f862d357577193cf716fb4afaefe9f180f396c1759b5d7ad5b2', '\x020e0e0e0e0e0000000101010100000101010000010100000100000000000100000104010024000000000000000000001e00ff000002003b09090d0b0900000001000001000001010100000001000001000000000001000100010100000000000000000000000000000100000000000000000000010101000100000000000100000000000000000000000000000000000000ff1e1e0100000000000000000000ffffffffffffffffff070400000000010000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000020200010200000000000000000000000000000000000000000000000001010001000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030200010300000000000000000000000000000000000000000000000001020002010000000001000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000000000000000000000000000000000000000000000000010001010000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', '\x657870616e642033322d62797465206bcd43edf0c9d16f862d357577193cf716fb4afaefe9f180f396c1759b5d7ad5b202000000000000000000000000000000dacf424b967e194bcbb205b916ccb7b22c0302bfd8e0f15bcd8eb5b30225d5219cc2e0d0536e2d737f2ce41e740c9ad1286e56470d131b52796548c6ec63f3cd06000000', '0ad05526ec6da105', 13, NULL, NULL, False, '[1,2]', NULL, 1795135681.7070816, 1795135681.8981276, True, NULL, NULL, False, NULL, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 1, 'opened', NULL, NULL, 1795135681.4601836, '{"commitment":"bab436bda41f51e94e8502240846202a4313589020a8a2e4b765e0d5630d68b5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 2, 'started', NULL, NULL, 1795135681.4601836, '{"commitment":"bab436bda41f51e94e8502240846202a4313589020a8a2e4b765e0d5630d68b5","names":["Mia","Ann"],"chance":["I turned","II","III turned",3,"papyrus-papyrus","bovine-bovine","alabaster-alabaster","bovine-grape","bovine-papyrus","papyrus-papyrus","alabaster-alabaster","grape-grape","bovine-grape","A3","P4","P2","P9"],"events":[["board",{"place":0,"board":"I","turned":true},null],["board",{"place":1,"board":"II","turned":false},null],["board",{"place":2,"board":"III","turned":true},null],["start",{"square":[3,6],"turn":3},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"papyrus-papyrus"},null],["dealt",{"seat":0,"tile":"bovine-bovine"},null],["dealt",{"seat":0,"tile":"alabaster-alabaster"},null],["dealt",{"seat":1,"tile":"bovine-grape"},null],["dealt",{"seat":1,"tile":"bovine-papyrus"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"alabaster-alabaster"},null],["tile",{"tile":"grape-grape"},null],["tile",{"tile":"bovine-grape"},null],["district",{"district":"A3"},null],["district",{"district":"P4"},null],["district",{"district":"P2"},null],["district",{"district":"P9"},null],["turn",{"seat":0},null]],"check":"cf318a057c263cfe"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 3, 'step', 0, 'w1C1-SavgUCZ13HJ:0', 1795135681.530094, '{"move":566,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-bovine","squares":[[2,5],[2,6]],"scenes":["bovine","bovine"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"bovine","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"ba06ce166f6d74f0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 4, 'step', 0, 'w1C1-SavgUCZ13HJ:1', 1795135681.5420854, '{"move":3734,"chance":[],"events":[],"check":"a524d6f7490a53bd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 5, 'step', 0, 'w1C1-SavgUCZ13HJ:2', 1795135681.5462306, '{"move":3772,"chance":[],"events":[["paid",{"seat":0,"good":"wheat"},null],["built",{"seat":0,"district":"P2"},null]],"check":"86aaadbd3ed7c6d9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 6, 'step', 0, 'w1C1-SavgUCZ13HJ:3', 1795135681.5520124, '{"move":3793,"chance":[],"events":[["supplied",{"seat":0,"slot":5,"good":"alabaster"},null],["filled",{"seat":0,"slot":5},null]],"check":"7f3864df3a91221f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 7, 'step', 0, 'w1C1-SavgUCZ13HJ:4', 1795135681.557991, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"bovine","count":1},null]],"check":"8a074c8b880a3cf2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 8, 'step', 0, 'w1C1-SavgUCZ13HJ:5', 1795135681.5645018, '{"move":3982,"chance":["bovine-papyrus","B6"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"bovine-papyrus"},null],["district",{"district":"B6"},null],["turn",{"seat":1},null]],"check":"5cbea8a950b62813"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 9, 'step', 1, 'w1C1-SavgUCZ13HJ:6', 1795135681.5740786, '{"move":2010,"chance":[],"events":[["placed",{"seat":1,"tile":"bovine-papyrus","squares":[[0,5],[1,5]],"scenes":["papyrus","bovine"]},null],["earned",{"seat":1,"good":"bovine","count":1},null],["earned",{"seat":1,"good":"grape","count":1},null]],"check":"2b016515a82fe549"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 10, 'step', 1, 'w1C1-SavgUCZ13HJ:7', 1795135681.5819812, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"bovine","count":1},null],["returned",{"seat":1,"good":"grape","count":1},null]],"check":"881aa6dacdfaa7d4"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 11, 'step', 1, 'w1C1-SavgUCZ13HJ:8', 1795135681.590035, '{"move":3979,"chance":["grape-grape"],"events":[["took",{"seat":1,"tile":"bovine-grape"},null],["tile",{"tile":"grape-grape"},null],["turn",{"seat":0},null]],"check":"f72600161839eb39"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 12, 'step', 0, 'w1C1-SavgUCZ13HJ:9', 1795135681.598011, '{"move":3328,"chance":[],"events":[["placed",{"seat":0,"tile":"grape-grape","squares":[[5,7],[6,7]],"scenes":["grape","grape"]},null],["earned",{"seat":0,"good":"grape","count":1},null]],"check":"594d5276966e748c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 13, 'step', 0, 'w1C1-SavgUCZ13HJ:10', 1795135681.6038187, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"grape","count":1},null]],"check":"4d6918ce2b8a8916"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 14, 'step', 0, 'w1C1-SavgUCZ13HJ:11', 1795135681.608438, '{"move":3982,"chance":["alabaster-papyrus"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"alabaster-papyrus"},null],["turn",{"seat":1},null]],"check":"ad07cd3f32ae68f9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('47uBwEpBSjh5', 15, 'chat', 0, 'w1C1-SavgUCZ13HJ:chat', 1795135681.6138926, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 1, 'opened', NULL, NULL, 1795135681.7449605, '{"commitment":"46404178b29b5f1542e2e36b4a14d335c267b10d62ba47c51a3feb4efc761e16"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 2, 'started', NULL, NULL, 1795135681.7449605, '{"commitment":"46404178b29b5f1542e2e36b4a14d335c267b10d62ba47c51a3feb4efc761e16","names":["Mia","Ann"],"chance":["castor","wheat","flax","wheat","papyrus","papyrus","castor","papyrus-lettuce","lettuce-castor","flax","papyrus-castor"],"events":[["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"papyrus-lettuce"},"card"],["dealt",{"seat":1,"card":"lettuce-castor"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"papyrus-castor"},null]],"check":"ba8b25eba16db285"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 3, 'step', 0, 'w1C1-SavgUCZ13HJ:0', 1795135681.7926397, '{"move":0,"chance":["papyrus","papyrus","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"papyrus"},"card"],["drew",{"seat":0,"card":"papyrus"},"card"],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null]],"check":"9a9f4f186907385b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 4, 'step', 1, 'w1C1-SavgUCZ13HJ:1', 1795135681.8043668, '{"move":1,"chance":[],"events":[],"check":"96db5f68dd386303"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 5, 'step', 1, 'w1C1-SavgUCZ13HJ:2', 1795135681.8099313, '{"move":7,"chance":[],"events":[],"check":"d74ce021788b77d0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 6, 'step', 1, 'w1C1-SavgUCZ13HJ:3', 1795135681.8180223, '{"move":22,"chance":["castor"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["gave",{"seat":1,"card":"lettuce-castor","from":"hand"},null],["drew",{"seat":1,"card":"castor"},"card"]],"check":"21cb4c876610d47b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 7, 'step', 1, 'w1C1-SavgUCZ13HJ:4', 1795135681.8217514, '{"move":0,"chance":["wheat","wheat","wheat"],"events":[["passed",{"seat":1},null],["drew",{"seat":1,"card":"wheat"},"card"],["drew",{"seat":1,"card":"wheat"},"card"],["turn",{"seat":0},null],["flooded",{"card":"wheat"},null]],"check":"dbc83010e1d6be10"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 8, 'step', 0, 'w1C1-SavgUCZ13HJ:5', 1795135681.8339937, '{"move":43,"chance":[],"events":[],"check":"04d65664ce076a15"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 9, 'step', 0, 'w1C1-SavgUCZ13HJ:6', 1795135681.841904, '{"move":39,"chance":[],"events":[],"check":"7e6c8861b27e5733"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 10, 'step', 0, 'w1C1-SavgUCZ13HJ:7', 1795135681.8500016, '{"move":0,"chance":["flax","flax","flax"],"events":[["planted",{"seat":0,"plot":"papyrus","cards":1},null],["planted",{"seat":0,"plot":"flax","cards":1},null],["drew",{"seat":0,"card":"flax"},"card"],["drew",{"seat":0,"card":"flax"},"card"],["turn",{"seat":1},null],["flooded",{"card":"flax"},null],["harvested",{"seat":0,"crop":"flax","left":0},null]],"check":"4b0d3b42307f3cd9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 11, 'step', 1, 'w1C1-SavgUCZ13HJ:8', 1795135681.8543513, '{"move":2,"chance":[],"events":[],"check":"769805a4f33a7f94"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 12, 'step', 1, 'w1C1-SavgUCZ13HJ:9', 1795135681.8619115, '{"move":4,"chance":[],"events":[],"check":"0188ee9090dfc351"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 13, 'step', 1, 'w1C1-SavgUCZ13HJ:10', 1795135681.8700566, '{"move":6,"chance":["lettuce"],"events":[["traded",{"seat":1,"at":"offering"},null],["gave",{"seat":1,"card":"wheat","from":"hand"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["flooded",{"card":"lettuce"},null]],"check":"0ad05526ec6da105"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 14, 'step', 1, 'w1C1-SavgUCZ13HJ:11', 1795135681.8820412, '{"move":1,"chance":[],"events":[],"check":"a2a9acca1af93506"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 15, 'resigned', 1, 'w1C1-SavgUCZ13HJ:resign', 1795135681.8981276, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('bzwptsMcPEUM', 16, 'ended', NULL, NULL, 1795135681.8981276, '{"places":[1,2],"secret":"cd43edf0c9d16f862d357577193cf716fb4afaefe9f180f396c1759b5d7ad5b2","key":"cd43edf0c9d16f862d357577193cf716fb4afaefe9f180f396c1759b5d7ad5b2","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('bzwptsMcPEUM', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["castor", "wheat", "flax", "wheat", "papyrus", "papyrus", "castor", "papyrus-lettuce", "lettuce-castor", "flax", "papyrus-castor"], "check": "ba8b25eba16db285"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["papyrus", "papyrus", "papyrus"], "check": "9a9f4f186907385b"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "96db5f68dd386303"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": [], "check": "d74ce021788b77d0"}, {"seat": 1, "move": 22, "say": "give lettuce-castor from hand", "chance": ["castor"], "check": "21cb4c876610d47b"}, {"seat": 1, "move": 0, "say": "done", "chance": ["wheat", "wheat", "wheat"], "check": "dbc83010e1d6be10"}, {"seat": 0, "move": 43, "say": "put flax", "chance": [], "check": "04d65664ce076a15"}, {"seat": 0, "move": 39, "say": "put papyrus", "chance": [], "check": "7e6c8861b27e5733"}, {"seat": 0, "move": 0, "say": "done", "chance": ["flax", "flax", "flax"], "check": "4b0d3b42307f3cd9"}, {"seat": 1, "move": 2, "say": "offering", "chance": [], "check": "769805a4f33a7f94"}, {"seat": 1, "move": 4, "say": "give wheat from hand", "chance": [], "check": "0188ee9090dfc351"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": ["lettuce"], "check": "0ad05526ec6da105"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "a2a9acca1af93506"}], "over": false, "places": null, "hash": "6da78f99de47388892f5f79dbd68413b1284b6e3b015a3ae445bfe4bc66f248f", "resigned": [1], "dice": {"commitment": "46404178b29b5f1542e2e36b4a14d335c267b10d62ba47c51a3feb4efc761e16", "key": "cd43edf0c9d16f862d357577193cf716fb4afaefe9f180f396c1759b5d7ad5b2"}}');
INSERT INTO sitters (person, table_id) VALUES ('w1C1-SavgUCZ13HJ', '47uBwEpBSjh5');
INSERT INTO sitters (person, table_id) VALUES ('w1C1-SavgUCZ13HJ', 'bzwptsMcPEUM');
