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

-- Running upgrade 0014 -> 0017

CREATE TABLE push_subscriptions (
    session VARCHAR(20) NOT NULL,
    person VARCHAR(20) NOT NULL,
    endpoint VARCHAR(1000) NOT NULL,
    endpoint_hash VARCHAR(64) NOT NULL,
    browser_key BYTEA NOT NULL,
    auth BYTEA NOT NULL,
    locale VARCHAR(2) NOT NULL,
    origin VARCHAR(300) NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (session),
    FOREIGN KEY(person) REFERENCES people (id),
    FOREIGN KEY(session) REFERENCES sessions (id)
);

CREATE INDEX push_subscriptions_person ON push_subscriptions (person);

CREATE UNIQUE INDEX push_subscriptions_endpoint ON push_subscriptions (endpoint_hash);

CREATE TABLE pushed_turns (
    session VARCHAR(20) NOT NULL,
    table_id VARCHAR(20) NOT NULL,
    version INTEGER NOT NULL,
    began DOUBLE PRECISION NOT NULL,
    tries INTEGER NOT NULL,
    due DOUBLE PRECISION,
    PRIMARY KEY (session, table_id),
    FOREIGN KEY(session) REFERENCES push_subscriptions (session),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX pushed_turns_table ON pushed_turns (table_id);

UPDATE alembic_version SET version_num='0017' WHERE alembic_version.version_num = '0014';

COMMIT;


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, '\x71bad225575751676a071ac1565bec663ffa2ffb23050cd2063e207b16a6620d', 1795137515.9910862, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('NCIdICGb4myWq_Uy', 'Mia', NULL, 1795137516.0014567, False);
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
', False, 1795137516.4472485);
INSERT INTO set_owners (person, hash, added) VALUES ('NCIdICGb4myWq_Uy', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795137516.448313);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('TELjJ_aSAQ5w', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'NCIdICGb4myWq_Uy', False, True, NULL, 'QvOQgm6_4QkXHp9w0p43', '[{"kind":"person","person":"NCIdICGb4myWq_Uy","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"NCIdICGb4myWq_Uy","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, '\xa6c4b1572f9d92ee6d044e6f9ae513ff12bc8d03f4829822625e04e648148fd5', '\x020003020506ff0100000009000000ff00ffffffffffffff000000000605060707010101010301050000000001010601050101010101070100000000070201010601010101010101000000000101010106040101010101010000000001030101070106010101010600000000010104010201070307010201000000000101010101060101060106070000000001010706010101070101040100000000090009090900000100000000090909090000090000030101000009000909090909000000090001020000000009090909000000000900040300000000090909090000000009000900000000090909090900000000000009000900000009090909000000000009000009000909090909090000090900000009000000000909090900000000000401010100000000000000000000000401050301000000000000000000000000050b050200000000000000000000000008050a04000000000000000000000000000804000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004040405030403040503270d00010000000100000001030000000000000000000000000000000002010000000000000200000000010000000000000000000000000000000000000000030300000a14232601010101010101000101000101000101010101010001010101010101010101010101010001010001220dffffffffffff07ffffffffffffffffffffffffffffffffffffffff01010000141414140000000004040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', '\x657870616e642033322d62797465206ba6c4b1572f9d92ee6d044e6f9ae513ff12bc8d03f4829822625e04e648148fd5020000000000000000000000000000003a7e7fe5b522267bd2edb836f723e23644fa2d466a3053867593526aac49976cf2ae6704753f6fd364e9fad1739ae8bceabfc87e0aa25152ae4ad38ff65f3e5d05000000', 'd8124db9060ad93d', 12, 0, NULL, False, NULL, NULL, 1795137516.475302, 1795137587.4666426, True, NULL, NULL, False, NULL, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('6-dcEga6RkYP', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'NCIdICGb4myWq_Uy', False, True, NULL, 'iEVYflUCvwx8TfgxnS-s', '[{"kind":"person","person":"NCIdICGb4myWq_Uy","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"NCIdICGb4myWq_Uy","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, '\xbf214f8f7d50418ac18a9b8be6b83ea58fe20973a6c7686aa810a6f41cc8213d', '\x020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff000001003e0b0b0c090b00000001000101000001010000000100000001000000000001010001010000000000010000000000000000000000000000000000000000000100010100000000000000000000000000000000000000000000000000ff1e1e00000000020000000000ffffffff01ffffffffff060400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000101020000000000000000000000000100000001000000000000000002010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000102020000000000010000000000000100000001000000000000000003010002020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000010000000000000000000000000000000000000001000001020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', '\x657870616e642033322d62797465206bbf214f8f7d50418ac18a9b8be6b83ea58fe20973a6c7686aa810a6f41cc8213d02000000000000000000000000000000e6bfc6153e1be232cbfa3ff7b4d28834abd5be6ffcf40636ad4cc3dc114693cd2c3543f79cfdae1a17a808e312712bdaff751257bc7acb4c4f07053125ec338003000000', '2bd0b3ae04dcd14c', 12, NULL, NULL, False, '[1,2]', NULL, 1795137587.871143, 1795137605.1126816, True, NULL, NULL, False, NULL, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 1, 'opened', NULL, NULL, 1795137561.6392415, '{"commitment":"67985af4db48dfed2d824710c597cee81f08dda4055ac76c38770d3cca927f7f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 2, 'started', NULL, NULL, 1795137561.6392415, '{"commitment":"67985af4db48dfed2d824710c597cee81f08dda4055ac76c38770d3cca927f7f","names":["Mia","Ann"],"chance":["II","III turned","IV",0,"bovine-grape","bovine-grape","alabaster-papyrus","bovine-bovine","alabaster-alabaster","grape-grape","papyrus-papyrus","bovine-papyrus","grape-grape","P10","A6","B4","G9"],"events":[["board",{"place":0,"board":"II","turned":false},null],["board",{"place":1,"board":"III","turned":true},null],["board",{"place":2,"board":"IV","turned":false},null],["start",{"square":[2,6],"turn":0},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"bovine-grape"},null],["dealt",{"seat":0,"tile":"bovine-grape"},null],["dealt",{"seat":0,"tile":"alabaster-papyrus"},null],["dealt",{"seat":1,"tile":"bovine-bovine"},null],["dealt",{"seat":1,"tile":"alabaster-alabaster"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["tile",{"tile":"papyrus-papyrus"},null],["tile",{"tile":"bovine-papyrus"},null],["tile",{"tile":"grape-grape"},null],["district",{"district":"P10"},null],["district",{"district":"A6"},null],["district",{"district":"B4"},null],["district",{"district":"G9"},null],["turn",{"seat":0},null]],"check":"f4318d1bae67c4e4"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 3, 'step', 0, 'NCIdICGb4myWq_Uy:0', 1795137587.2973702, '{"move":329,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-papyrus","squares":[[1,5],[1,6]],"scenes":["papyrus","alabaster"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null]],"check":"e00e50bf4a8cdf19"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 4, 'step', 0, 'NCIdICGb4myWq_Uy:1', 1795137587.313874, '{"move":3741,"chance":[],"events":[],"check":"ce8b5fb968e721b1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 5, 'step', 0, 'NCIdICGb4myWq_Uy:2', 1795137587.3270948, '{"move":3768,"chance":[],"events":[["paid",{"seat":0,"good":"alabaster"},null],["built",{"seat":0,"district":"B4"},null]],"check":"63eb53303bb3d8b7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 6, 'step', 0, 'NCIdICGb4myWq_Uy:3', 1795137587.3378673, '{"move":0,"chance":[],"events":[],"check":"aab051a5053b6422"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 7, 'step', 0, 'NCIdICGb4myWq_Uy:4', 1795137587.3508537, '{"move":3980,"chance":["bovine-bovine","G2"],"events":[["took",{"seat":0,"tile":"papyrus-papyrus"},null],["tile",{"tile":"bovine-bovine"},null],["district",{"district":"G2"},null],["turn",{"seat":1},null]],"check":"e60ce29ad5e69fa7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 8, 'step', 1, 'NCIdICGb4myWq_Uy:5', 1795137587.4025624, '{"move":2033,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-alabaster","squares":[[0,7],[1,7]],"scenes":["alabaster","alabaster"]},null],["earned",{"seat":1,"good":"alabaster","count":1},null]],"check":"7ecc1ab0f41534fb"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 9, 'step', 1, 'NCIdICGb4myWq_Uy:6', 1795137587.406811, '{"move":3735,"chance":[],"events":[],"check":"84f1f09d31ac2288"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 10, 'step', 1, 'NCIdICGb4myWq_Uy:7', 1795137587.416911, '{"move":3768,"chance":[],"events":[["paid",{"seat":1,"good":"alabaster"},null],["built",{"seat":1,"district":"G2"},null]],"check":"947f043140095c26"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 11, 'step', 1, 'NCIdICGb4myWq_Uy:8', 1795137587.421747, '{"move":0,"chance":[],"events":[],"check":"908725f6a0e72474"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 12, 'step', 1, 'NCIdICGb4myWq_Uy:9', 1795137587.4343638, '{"move":3977,"chance":["alabaster-bovine","P3"],"events":[["took",{"seat":1,"tile":"bovine-bovine"},null],["tile",{"tile":"alabaster-bovine"},null],["district",{"district":"P3"},null],["turn",{"seat":0},null]],"check":"d8124db9060ad93d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 13, 'step', 0, 'NCIdICGb4myWq_Uy:10', 1795137587.4541187, '{"move":2782,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-grape","squares":[[3,5],[4,5]],"scenes":["grape","bovine"]},null],["earned",{"seat":0,"good":"papyrus","count":1},null],["earned",{"seat":0,"good":"grape","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"cc8b5dac2f50988a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 14, 'step', 0, 'NCIdICGb4myWq_Uy:11', 1795137587.4666426, '{"move":3724,"chance":[],"events":[["quarried",{"seat":0,"square":[2,5],"good":"bovine"},null]],"check":"e1d9a81decf92f11"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('TELjJ_aSAQ5w', 15, 'chat', 0, 'NCIdICGb4myWq_Uy:chat', 1795137587.4720604, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 1, 'opened', NULL, NULL, 1795137587.9689007, '{"commitment":"d9f4913ace8c3e5a42f9f8d15522763ebe40dcfe049f860518730cbeaa586695"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 2, 'started', NULL, NULL, 1795137587.9689007, '{"commitment":"d9f4913ace8c3e5a42f9f8d15522763ebe40dcfe049f860518730cbeaa586695","names":["Mia","Ann"],"chance":["castor","papyrus-lettuce","wheat","castor","lettuce","papyrus","flax","flax","castor","wheat","flax"],"events":[["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"papyrus-lettuce"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"flax"},null]],"check":"d4809e4cec662404"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 3, 'step', 0, 'NCIdICGb4myWq_Uy:0', 1795137604.977564, '{"move":0,"chance":["wheat-flax","lettuce","castor"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"wheat-flax"},"card"],["drew",{"seat":0,"card":"lettuce"},"card"],["turn",{"seat":1},null],["flooded",{"card":"castor"},null]],"check":"956d199fa0ce4f7d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 4, 'step', 1, 'NCIdICGb4myWq_Uy:1', 1795137604.9859023, '{"move":1,"chance":[],"events":[],"check":"e58f9e9e9e53a0c6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 5, 'step', 1, 'NCIdICGb4myWq_Uy:2', 1795137604.9988189, '{"move":6,"chance":[],"events":[],"check":"5f00b43f5746c5f8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 6, 'step', 1, 'NCIdICGb4myWq_Uy:3', 1795137605.0187225, '{"move":3,"chance":["castor"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"papyrus","from":"hand"},null],["drew",{"seat":1,"card":"castor"},"card"]],"check":"b66c373858e9468d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 7, 'step', 1, 'NCIdICGb4myWq_Uy:4', 1795137605.0328841, '{"move":43,"chance":[],"events":[],"check":"6b8f5dbfe4125e14"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 8, 'step', 1, 'NCIdICGb4myWq_Uy:5', 1795137605.042727, '{"move":43,"chance":[],"events":[],"check":"28f21362d29a3b16"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 9, 'step', 1, 'NCIdICGb4myWq_Uy:6', 1795137605.0601819, '{"move":0,"chance":["papyrus","papyrus","wheat"],"events":[["planted",{"seat":1,"plot":"flax","cards":2},null],["drew",{"seat":1,"card":"papyrus"},"card"],["drew",{"seat":1,"card":"papyrus"},"card"],["turn",{"seat":0},null],["flooded",{"card":"wheat"},null]],"check":"cbe77f01d3ceff42"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 10, 'step', 0, 'NCIdICGb4myWq_Uy:7', 1795137605.0626545, '{"move":1,"chance":[],"events":[],"check":"eb441a41c4b8dd25"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 11, 'step', 0, 'NCIdICGb4myWq_Uy:8', 1795137605.0697153, '{"move":12,"chance":[],"events":[],"check":"5250c8a7452242d5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 12, 'step', 0, 'NCIdICGb4myWq_Uy:9', 1795137605.0788493, '{"move":5,"chance":["lettuce-flax"],"events":[["traded",{"seat":0,"at":"market"},null],["gave",{"seat":0,"card":"papyrus-lettuce","from":"hand"},null],["gave",{"seat":0,"card":"lettuce","from":"hand"},null],["drew",{"seat":0,"card":"lettuce-flax"},"card"]],"check":"2bd0b3ae04dcd14c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 13, 'step', 0, 'NCIdICGb4myWq_Uy:10', 1795137605.0829506, '{"move":42,"chance":[],"events":[],"check":"fc281e5dd42a780f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 14, 'step', 0, 'NCIdICGb4myWq_Uy:11', 1795137605.094027, '{"move":42,"chance":[],"events":[],"check":"37e7a44e48beb4f5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 15, 'resigned', 1, 'NCIdICGb4myWq_Uy:resign', 1795137605.1126816, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6-dcEga6RkYP', 16, 'ended', NULL, NULL, 1795137605.1126816, '{"places":[1,2],"secret":"bf214f8f7d50418ac18a9b8be6b83ea58fe20973a6c7686aa810a6f41cc8213d","key":"bf214f8f7d50418ac18a9b8be6b83ea58fe20973a6c7686aa810a6f41cc8213d","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('6-dcEga6RkYP', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["castor", "papyrus-lettuce", "wheat", "castor", "lettuce", "papyrus", "flax", "flax", "castor", "wheat", "flax"], "check": "d4809e4cec662404"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["wheat-flax", "lettuce", "castor"], "check": "956d199fa0ce4f7d"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "e58f9e9e9e53a0c6"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "5f00b43f5746c5f8"}, {"seat": 1, "move": 3, "say": "give papyrus from hand", "chance": ["castor"], "check": "b66c373858e9468d"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "6b8f5dbfe4125e14"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "28f21362d29a3b16"}, {"seat": 1, "move": 0, "say": "done", "chance": ["papyrus", "papyrus", "wheat"], "check": "cbe77f01d3ceff42"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "eb441a41c4b8dd25"}, {"seat": 0, "move": 12, "say": "give papyrus-lettuce from hand", "chance": [], "check": "5250c8a7452242d5"}, {"seat": 0, "move": 5, "say": "give lettuce from hand", "chance": ["lettuce-flax"], "check": "2bd0b3ae04dcd14c"}, {"seat": 0, "move": 42, "say": "put castor", "chance": [], "check": "fc281e5dd42a780f"}, {"seat": 0, "move": 42, "say": "put castor", "chance": [], "check": "37e7a44e48beb4f5"}], "over": false, "places": null, "hash": "921358f30dbb051b163d27041d424b373c0328eeb0743029d1d8232298fc78af", "resigned": [1], "dice": {"commitment": "d9f4913ace8c3e5a42f9f8d15522763ebe40dcfe049f860518730cbeaa586695", "key": "bf214f8f7d50418ac18a9b8be6b83ea58fe20973a6c7686aa810a6f41cc8213d"}}');
INSERT INTO sitters (person, table_id) VALUES ('NCIdICGb4myWq_Uy', 'TELjJ_aSAQ5w');
INSERT INTO sitters (person, table_id) VALUES ('NCIdICGb4myWq_Uy', '6-dcEga6RkYP');
