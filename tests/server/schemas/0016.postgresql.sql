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

-- Running upgrade 0013 -> 0014

CREATE TABLE tournaments (
    id VARCHAR(20) NOT NULL,
    opener VARCHAR(20),
    name VARCHAR(60),
    game VARCHAR(20) NOT NULL,
    options JSON NOT NULL,
    size INTEGER NOT NULL,
    smallest INTEGER NOT NULL,
    clock DOUBLE PRECISION NOT NULL,
    rated BOOLEAN NOT NULL,
    level VARCHAR(10),
    format VARCHAR(5) NOT NULL,
    rounds INTEGER,
    seconds DOUBLE PRECISION,
    pause DOUBLE PRECISION NOT NULL,
    least INTEGER NOT NULL,
    most INTEGER NOT NULL,
    starts DOUBLE PRECISION NOT NULL,
    ends DOUBLE PRECISION,
    stage VARCHAR(10) NOT NULL,
    reason VARCHAR(10),
    round INTEGER NOT NULL,
    version INTEGER NOT NULL,
    due DOUBLE PRECISION,
    created DOUBLE PRECISION NOT NULL,
    finished DOUBLE PRECISION,
    PRIMARY KEY (id),
    FOREIGN KEY(opener) REFERENCES people (id)
);

CREATE INDEX tournaments_due ON tournaments (due);

CREATE INDEX tournaments_opener ON tournaments (opener);

CREATE INDEX tournaments_stage ON tournaments (stage, starts);

CREATE TABLE tournament_games (
    tournament VARCHAR(20) NOT NULL,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    table_id VARCHAR(20),
    players JSON NOT NULL,
    shares JSON,
    PRIMARY KEY (tournament, round, board),
    FOREIGN KEY(tournament) REFERENCES tournaments (id)
);

CREATE UNIQUE INDEX tournament_games_table ON tournament_games (table_id);

CREATE TABLE tournament_players (
    tournament VARCHAR(20) NOT NULL,
    number INTEGER NOT NULL,
    person VARCHAR(20),
    name VARCHAR(40),
    joined DOUBLE PRECISION NOT NULL,
    withdrawn BOOLEAN NOT NULL,
    absences INTEGER NOT NULL,
    free_since DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (tournament, number),
    FOREIGN KEY(person) REFERENCES people (id),
    FOREIGN KEY(tournament) REFERENCES tournaments (id),
    UNIQUE (tournament, person)
);

CREATE INDEX tournament_players_person ON tournament_players (person);

UPDATE alembic_version SET version_num='0014' WHERE alembic_version.version_num = '0013';

-- Running upgrade 0014 -> 0015

ALTER TABLE duplicate_deals ADD COLUMN match_id VARCHAR(20);

CREATE INDEX duplicate_deals_match ON duplicate_deals (match_id);

CREATE TABLE matches (
    id VARCHAR(20) NOT NULL,
    game VARCHAR(20) NOT NULL,
    boards INTEGER NOT NULL,
    players INTEGER NOT NULL,
    level VARCHAR(20) NOT NULL,
    opened DOUBLE PRECISION NOT NULL,
    ends DOUBLE PRECISION,
    rematch VARCHAR(20),
    PRIMARY KEY (id)
);

CREATE INDEX matches_ends ON matches (ends, opened);

CREATE TABLE match_players (
    match_id VARCHAR(20) NOT NULL,
    number INTEGER NOT NULL,
    person VARCHAR(20),
    PRIMARY KEY (match_id, number),
    FOREIGN KEY(match_id) REFERENCES matches (id),
    FOREIGN KEY(person) REFERENCES people (id)
);

CREATE INDEX match_players_person ON match_players (person);

UPDATE alembic_version SET version_num='0015' WHERE alembic_version.version_num = '0014';

-- Running upgrade 0015 -> 0016

ALTER TABLE tournaments ADD COLUMN secret BYTEA;

ALTER TABLE tournament_players ADD COLUMN random VARCHAR(64);

UPDATE alembic_version SET version_num='0016' WHERE alembic_version.version_num = '0015';

COMMIT;


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, '\xedf82f9e1359bedb3dbd6ebcc3dc63da49e6259573c72e0d0e59d8e91145dffe', 1795138098.892048, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('Ln1KxHnVeAmaKVzQ', 'Mia', NULL, 1795138098.8945324, False);
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
', False, 1795138098.9533112);
INSERT INTO set_owners (person, hash, added) VALUES ('Ln1KxHnVeAmaKVzQ', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795138098.9541814);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('gDLYnioEu_zG', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'Ln1KxHnVeAmaKVzQ', False, True, NULL, '24Gf3kNABkRxPeEeoCEK', '[{"kind":"person","person":"Ln1KxHnVeAmaKVzQ","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"Ln1KxHnVeAmaKVzQ","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, '\x2a9d3fc8a7a347c48a9e565e28d629631dccbf2ace073a2f564864cf5bfe54d3', '\x020003070201ff0101000009000000ff00ffffffffffffff000000000104010106050607070107060000000007060106010106010101010100000000010201070702010101010604000000000601010101010101010201010000000001010101010301010301010100000000010101010101040101010101000000000107010101010101010706070000000005010301010107060105010100000000000000000900090909000909090909090909000900000900000000000909090900000009090204000000090009090909090000000000040101020000090909090000000000000302000000000909090900000000000000000000000009090909000900000000000000090909090909090000000000000909000000000909090900000000000000000000000000000000000000000002080000000000000000000000000002080a09010200000000000000000000000a0d0b03010200000000000000000000040a05030200000000000000000000000004020000000000000000000000000000000000000000000000000000000000000000000000000000000004040504040404020404270d01000000010000010000030000000000000000000000000000000100010001000000010000000101000000000000000000000000000000000000000000030300000f101a1b010101010001010101010001010101000001010101010101010100000101010101010101010101012204ffffffffffff0affffffffffffffffffffffffffffffffffffffff01010000121414140000000004040000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', '\x657870616e642033322d62797465206b2a9d3fc8a7a347c48a9e565e28d629631dccbf2ace073a2f564864cf5bfe54d302000000000000000000000000000000289a741ea2d37676dcf29d413849f7c522caaca357f1391555ed9369f537a239a8544fe52a22443ab8aa5ee3701a0a24113fee45698980ac16ac62bbb6a2b28305000000', 'a645460f22494b43', 14, 0, NULL, False, NULL, NULL, 1795138098.9613876, 1795138099.6748586, True, NULL, NULL, False, NULL, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('uiGFaGq1oEwl', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'Ln1KxHnVeAmaKVzQ', False, True, NULL, 'YNiuMKAXaUvR3sRwzV2Q', '[{"kind":"person","person":"Ln1KxHnVeAmaKVzQ","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"Ln1KxHnVeAmaKVzQ","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, '\x62352c5c89badb0b09b13e8ff0871557530f4122fcf7d45ba411c80ff67f50a0', '\x020e0e0e0e0e0000000101010100000101010000010100000100000000000100000104010024000000000000000000001e00ff00000f0032070a0b070a00000001000101000000000000000000000001000000000001020100000100000000000000000000000100000000000000000000000000030000020100000000000000000000010000000000000000000000000000ff1e1e00000000000000000000ffffffffffffffffffff0b0800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010101030200000000010000000000000000000101000000000000000001020202000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010101030200000000010000000000000000000101000000000000000003030202010000000000000000000100010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002010000010000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', '\x657870616e642033322d62797465206b62352c5c89badb0b09b13e8ff0871557530f4122fcf7d45ba411c80ff67f50a002000000000000000000000000000000189dfa10f9d147b9c88d0cee09cc335749a4aa876a7dc63b267f06ab51be7690b4c6d79e72553b0b714083a3e53ff7f58b9e48659882f80693084cf356794b680f000000', '19bc5258a35aba72', 14, NULL, NULL, False, '[1,2]', NULL, 1795138099.7201312, 1795138099.7646565, True, NULL, NULL, False, NULL, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 1, 'opened', NULL, NULL, 1795138099.58366, '{"commitment":"b39a2149e1c4012098195d2a5ea673556d2133918385e297ddc6dd34ded476cd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 2, 'started', NULL, NULL, 1795138099.58366, '{"commitment":"b39a2149e1c4012098195d2a5ea673556d2133918385e297ddc6dd34ded476cd","names":["Mia","Ann"],"chance":["IV turned","II","I turned",1,"bovine-papyrus","papyrus-papyrus","bovine-grape","alabaster-bovine","alabaster-grape","papyrus-papyrus","alabaster-alabaster","papyrus-grape","grape-grape","A5","G7","G4","A2"],"events":[["board",{"place":0,"board":"IV","turned":true},null],["board",{"place":1,"board":"II","turned":false},null],["board",{"place":2,"board":"I","turned":true},null],["start",{"square":[3,6],"turn":1},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"bovine-papyrus"},null],["dealt",{"seat":0,"tile":"papyrus-papyrus"},null],["dealt",{"seat":0,"tile":"bovine-grape"},null],["dealt",{"seat":1,"tile":"alabaster-bovine"},null],["dealt",{"seat":1,"tile":"alabaster-grape"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"alabaster-alabaster"},null],["tile",{"tile":"papyrus-grape"},null],["tile",{"tile":"grape-grape"},null],["district",{"district":"A5"},null],["district",{"district":"G7"},null],["district",{"district":"G4"},null],["district",{"district":"A2"},null],["turn",{"seat":0},null]],"check":"5beffc72676ca605"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 3, 'step', 0, 'Ln1KxHnVeAmaKVzQ:0', 1795138099.6315408, '{"move":568,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-grape","squares":[[2,5],[2,6]],"scenes":["bovine","grape"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"grape","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"31406a9f030f3ea2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 4, 'step', 0, 'Ln1KxHnVeAmaKVzQ:1', 1795138099.6419597, '{"move":3732,"chance":[],"events":[],"check":"556230a8fe8d8653"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 5, 'step', 0, 'Ln1KxHnVeAmaKVzQ:2', 1795138099.6492493, '{"move":3772,"chance":[],"events":[["paid",{"seat":0,"good":"wheat"},null],["built",{"seat":0,"district":"A2"},null]],"check":"e1ed47e5e5775fb6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 6, 'step', 0, 'Ln1KxHnVeAmaKVzQ:3', 1795138099.653747, '{"move":3789,"chance":[],"events":[["supplied",{"seat":0,"slot":4,"good":"alabaster"},null]],"check":"9f9637777c6b72c8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 7, 'step', 0, 'Ln1KxHnVeAmaKVzQ:4', 1795138099.6575837, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"grape","count":1},null]],"check":"989247a01eaaba79"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 8, 'step', 0, 'Ln1KxHnVeAmaKVzQ:5', 1795138099.661679, '{"move":3982,"chance":["bovine-bovine","P3"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"bovine-bovine"},null],["district",{"district":"P3"},null],["turn",{"seat":1},null]],"check":"0a03645582362083"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 9, 'step', 1, 'Ln1KxHnVeAmaKVzQ:6', 1795138099.6644552, '{"move":850,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-bovine","squares":[[3,8],[3,9]],"scenes":["alabaster","bovine"]},null],["earned",{"seat":1,"good":"alabaster","count":2},null]],"check":"c17a25f9e512c04e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 10, 'step', 1, 'Ln1KxHnVeAmaKVzQ:7', 1795138099.66545, '{"move":3738,"chance":[],"events":[],"check":"e39fdb7f89836c8c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 11, 'step', 1, 'Ln1KxHnVeAmaKVzQ:8', 1795138099.6673067, '{"move":3768,"chance":[],"events":[["paid",{"seat":1,"good":"alabaster"},null],["built",{"seat":1,"district":"P3"},null]],"check":"e28a4d1e724a29c8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 12, 'step', 1, 'Ln1KxHnVeAmaKVzQ:9', 1795138099.6714318, '{"move":3773,"chance":[],"events":[["supplied",{"seat":1,"slot":0,"good":"alabaster"},null],["filled",{"seat":1,"slot":0},null]],"check":"0b8a7a9374c76805"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 13, 'step', 1, 'Ln1KxHnVeAmaKVzQ:10', 1795138099.6736608, '{"move":0,"chance":[],"events":[],"check":"8d21c69341b164a9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 14, 'step', 1, 'Ln1KxHnVeAmaKVzQ:11', 1795138099.6748586, '{"move":3981,"chance":["papyrus-papyrus","P7"],"events":[["took",{"seat":1,"tile":"papyrus-grape"},null],["tile",{"tile":"papyrus-papyrus"},null],["district",{"district":"P7"},null],["turn",{"seat":0},null]],"check":"a645460f22494b43"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gDLYnioEu_zG', 15, 'chat', 0, 'Ln1KxHnVeAmaKVzQ:chat', 1795138099.676028, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 1, 'opened', NULL, NULL, 1795138099.7314086, '{"commitment":"bebe2ee6ababb02e564d4e14143b4c53841c2d4e8f142c8ce6063d5d2c9437bd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 2, 'started', NULL, NULL, 1795138099.7314086, '{"commitment":"bebe2ee6ababb02e564d4e14143b4c53841c2d4e8f142c8ce6063d5d2c9437bd","names":["Mia","Ann"],"chance":["castor","papyrus-lettuce","papyrus","flax","castor","papyrus","wheat","wheat","wheat-flax","flax","papyrus"],"events":[["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"papyrus-lettuce"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"wheat-flax"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"papyrus"},null]],"check":"7a7f3a29df0e02ea"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 3, 'step', 0, 'Ln1KxHnVeAmaKVzQ:0', 1795138099.7468343, '{"move":0,"chance":["lettuce-flax","flax","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"lettuce-flax"},"card"],["drew",{"seat":0,"card":"flax"},"card"],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null]],"check":"e3b502cffaeaf8ce"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 4, 'step', 1, 'Ln1KxHnVeAmaKVzQ:1', 1795138099.7486799, '{"move":1,"chance":[],"events":[],"check":"3c3243e1f7239a3d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 5, 'step', 1, 'Ln1KxHnVeAmaKVzQ:2', 1795138099.7495224, '{"move":7,"chance":[],"events":[],"check":"1a6d1d87879a467a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 6, 'step', 1, 'Ln1KxHnVeAmaKVzQ:3', 1795138099.754169, '{"move":3,"chance":["wheat"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["gave",{"seat":1,"card":"papyrus","from":"hand"},null],["drew",{"seat":1,"card":"wheat"},"card"]],"check":"7fd4afa26c48665e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 7, 'step', 1, 'Ln1KxHnVeAmaKVzQ:4', 1795138099.7557633, '{"move":57,"chance":[],"events":[],"check":"d51769db892c5f80"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 8, 'step', 1, 'Ln1KxHnVeAmaKVzQ:5', 1795138099.7565901, '{"move":0,"chance":["castor","papyrus","flax","wheat-lettuce","lettuce","lettuce"],"events":[["speculated",{"seat":1,"card":"wheat-flax"},null],["drew",{"seat":1,"card":"castor"},"card"],["drew",{"seat":1,"card":"papyrus"},"card"],["turn",{"seat":0},null],["flooded",{"card":"flax"},null],["succeeded",{"seat":1,"card":"wheat-flax","cards":3},null],["drew",{"seat":1,"card":"wheat-lettuce"},"card"],["drew",{"seat":1,"card":"lettuce"},"card"],["drew",{"seat":1,"card":"lettuce"},"card"],["spent",{"card":"wheat-flax"},null]],"check":"6187a739ccbb82fc"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 9, 'step', 0, 'Ln1KxHnVeAmaKVzQ:6', 1795138099.7573533, '{"move":0,"chance":["wheat","castor","castor"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"wheat"},"card"],["drew",{"seat":0,"card":"castor"},"card"],["turn",{"seat":1},null],["flooded",{"card":"castor"},null]],"check":"4fb94b3ac71fdf6b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 10, 'step', 1, 'Ln1KxHnVeAmaKVzQ:7', 1795138099.7580285, '{"move":0,"chance":["castor","papyrus","castor"],"events":[["passed",{"seat":1},null],["drew",{"seat":1,"card":"castor"},"card"],["drew",{"seat":1,"card":"papyrus"},"card"],["turn",{"seat":0},null],["flooded",{"card":"castor"},null]],"check":"368e6631805c8993"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 11, 'step', 0, 'Ln1KxHnVeAmaKVzQ:8', 1795138099.7586539, '{"move":0,"chance":["lettuce-castor","lettuce","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"lettuce-castor"},"card"],["drew",{"seat":0,"card":"lettuce"},"card"],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null]],"check":"3cdd7577543e030e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 12, 'step', 1, 'Ln1KxHnVeAmaKVzQ:9', 1795138099.7593737, '{"move":2,"chance":[],"events":[],"check":"caeeb2f8be5e3104"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 13, 'step', 1, 'Ln1KxHnVeAmaKVzQ:10', 1795138099.7599664, '{"move":3,"chance":[],"events":[],"check":"a98bb1ddefedcd64"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 14, 'step', 1, 'Ln1KxHnVeAmaKVzQ:11', 1795138099.7605083, '{"move":4,"chance":["wheat-castor"],"events":[["traded",{"seat":1,"at":"offering"},null],["gave",{"seat":1,"card":"papyrus","from":"hand"},null],["gave",{"seat":1,"card":"wheat","from":"hand"},null],["flooded",{"card":"wheat-castor"},null]],"check":"19bc5258a35aba72"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 15, 'resigned', 1, 'Ln1KxHnVeAmaKVzQ:resign', 1795138099.7646565, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('uiGFaGq1oEwl', 16, 'ended', NULL, NULL, 1795138099.7646565, '{"places":[1,2],"secret":"62352c5c89badb0b09b13e8ff0871557530f4122fcf7d45ba411c80ff67f50a0","key":"62352c5c89badb0b09b13e8ff0871557530f4122fcf7d45ba411c80ff67f50a0","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('uiGFaGq1oEwl', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["castor", "papyrus-lettuce", "papyrus", "flax", "castor", "papyrus", "wheat", "wheat", "wheat-flax", "flax", "papyrus"], "check": "7a7f3a29df0e02ea"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["lettuce-flax", "flax", "papyrus"], "check": "e3b502cffaeaf8ce"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "3c3243e1f7239a3d"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": [], "check": "1a6d1d87879a467a"}, {"seat": 1, "move": 3, "say": "give papyrus from hand", "chance": ["wheat"], "check": "7fd4afa26c48665e"}, {"seat": 1, "move": 57, "say": "play wheat-flax", "chance": [], "check": "d51769db892c5f80"}, {"seat": 1, "move": 0, "say": "done", "chance": ["castor", "papyrus", "flax", "wheat-lettuce", "lettuce", "lettuce"], "check": "6187a739ccbb82fc"}, {"seat": 0, "move": 0, "say": "done", "chance": ["wheat", "castor", "castor"], "check": "4fb94b3ac71fdf6b"}, {"seat": 1, "move": 0, "say": "done", "chance": ["castor", "papyrus", "castor"], "check": "368e6631805c8993"}, {"seat": 0, "move": 0, "say": "done", "chance": ["lettuce-castor", "lettuce", "papyrus"], "check": "3cdd7577543e030e"}, {"seat": 1, "move": 2, "say": "offering", "chance": [], "check": "caeeb2f8be5e3104"}, {"seat": 1, "move": 3, "say": "give papyrus from hand", "chance": [], "check": "a98bb1ddefedcd64"}, {"seat": 1, "move": 4, "say": "give wheat from hand", "chance": ["wheat-castor"], "check": "19bc5258a35aba72"}], "over": false, "places": null, "hash": "dfbca0592fa3aa57c9c5b5cd340bbcf13a9de04b6b017f6bdc7fbd4060c46696", "resigned": [1], "dice": {"commitment": "bebe2ee6ababb02e564d4e14143b4c53841c2d4e8f142c8ce6063d5d2c9437bd", "key": "62352c5c89badb0b09b13e8ff0871557530f4122fcf7d45ba411c80ff67f50a0"}}');
INSERT INTO sitters (person, table_id) VALUES ('Ln1KxHnVeAmaKVzQ', 'gDLYnioEu_zG');
INSERT INTO sitters (person, table_id) VALUES ('Ln1KxHnVeAmaKVzQ', 'uiGFaGq1oEwl');
