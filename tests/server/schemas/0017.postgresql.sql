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

-- Running upgrade 0016 -> 0017

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

UPDATE alembic_version SET version_num='0017' WHERE alembic_version.version_num = '0016';

COMMIT;


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, '\xbf8edea03811b531f7b882898719e7909c2b39974ba79d73785c54788c411029', 1795138107.0570977, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('cx7iB5ssWYD-JMdq', 'Mia', NULL, 1795138107.0624466, False);
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
', False, 1795138107.167955);
INSERT INTO set_owners (person, hash, added) VALUES ('cx7iB5ssWYD-JMdq', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795138107.1689608);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('n4QIkYn7lw71', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'cx7iB5ssWYD-JMdq', False, True, NULL, '7TGIojWrkt4k8Ag1iOrz', '[{"kind":"person","person":"cx7iB5ssWYD-JMdq","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"cx7iB5ssWYD-JMdq","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, '\x110a4fdf8017b29a8ec7cdfb981c611d72b6d905d74335bf2a75453151b70e5c', '\x020003000702ff0103000009000000ff00ffffffffffffff0000000001010501010401010605060700000000070607010706010601010601000000000101010101020107070201010000000001010103060101010101010100000000010102010101010101030101000000000406010101010101010104010000000001010101010701010101010100000000060701070501030101010706000000000000000000000000090009090909090909090900090900090000090009090909000000000000000909000000090909090000000009000000000000000909090900000000000402030400000009090909000900000000020300000000090909090000000000090104000000000909090909090009000000000000090909090909000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008020408000000000000000000000008020e0e040800000000000000000000000a070e0c000000000000000000000000010a0508000000000000000000000000000108000000000000000004030504050504040203270d000100000000000001010300000000000000000000010000010000000100000001000000000000010100000000000000000000000000000000000000000303000002161e26010000010101010101010101010101010101010101010001010101010101000101010101010100012301ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000141314140000000004040000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', '\x657870616e642033322d62797465206b110a4fdf8017b29a8ec7cdfb981c611d72b6d905d74335bf2a75453151b70e5c02000000000000000000000000000000c23f930d51be09e08a9d19c24bb47520917b86b0a45097d2c99f4a2fe97a1c5351373495335e73928f10ed6ffdb41d900b79b7e87da1929e9eb590849f674e1704000000', '43442822b85e2f06', 10, 0, NULL, False, NULL, NULL, 1795138107.173776, 1795138107.5950437, True, NULL, NULL, False, NULL, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('U5EKNn3s6_v6', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'cx7iB5ssWYD-JMdq', False, True, NULL, '9gh9pxxYFHH0RYCFpIIJ', '[{"kind":"person","person":"cx7iB5ssWYD-JMdq","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"cx7iB5ssWYD-JMdq","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, '\xfb58840daeaa6e24351bcc3f7cacd7fb611838c9e3e9842d253a28a85108601a', '\x020e0e0e0e0e0000000101010100000101010000010100000100000000000100000104010024000000000000000000001e00ff000000013a090a0b0a0a00000000010101000001010100000001000001000000000000010001020200000001000000000000000000000000000000000000000000010101000200000000000000000000000000000000000000000000000000ff1e1e00000000000000000000ffffffffffffffffffff080200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020201020000000000000000000000000000000100000000000000000001010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020201020000000001000000000000000000000100000000000000000002010102020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000001000102020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', '\x657870616e642033322d62797465206bfb58840daeaa6e24351bcc3f7cacd7fb611838c9e3e9842d253a28a85108601a02000000000000000000000000000000ef5ade40c7baae969ec054c86e9d2f5465aa592499ad4264981c6e08275fcd3805c3baad19a817f858ff4a082ab3d60822aac0a22df562f59b78b18b4c8e99b807000000', '90b58f4a1f19a0ca', 14, NULL, NULL, False, '[1,2]', NULL, 1795138107.6330593, 1795138107.6976786, True, NULL, NULL, False, NULL, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 1, 'opened', NULL, NULL, 1795138107.5395188, '{"commitment":"e99ce885f5ace195f9acdf687a307f0fc8bc2ef7b1facf320283ea535d404039"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 2, 'started', NULL, NULL, 1795138107.5395188, '{"commitment":"e99ce885f5ace195f9acdf687a307f0fc8bc2ef7b1facf320283ea535d404039","names":["Mia","Ann"],"chance":["I","IV turned","II",3,"bovine-grape","alabaster-grape","alabaster-alabaster","papyrus-grape","alabaster-bovine","papyrus-grape","papyrus-papyrus","grape-grape","grape-grape","B1","P6","P10","P1"],"events":[["board",{"place":0,"board":"I","turned":false},null],["board",{"place":1,"board":"IV","turned":true},null],["board",{"place":2,"board":"II","turned":false},null],["start",{"square":[5,6],"turn":3},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"bovine-grape"},null],["dealt",{"seat":0,"tile":"alabaster-grape"},null],["dealt",{"seat":0,"tile":"alabaster-alabaster"},null],["dealt",{"seat":1,"tile":"papyrus-grape"},null],["dealt",{"seat":1,"tile":"alabaster-bovine"},null],["dealt",{"seat":1,"tile":"papyrus-grape"},null],["tile",{"tile":"papyrus-papyrus"},null],["tile",{"tile":"grape-grape"},null],["tile",{"tile":"grape-grape"},null],["district",{"district":"B1"},null],["district",{"district":"P6"},null],["district",{"district":"P10"},null],["district",{"district":"P1"},null],["turn",{"seat":0},null]],"check":"2132efb1496ae62c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 3, 'step', 0, 'cx7iB5ssWYD-JMdq:0', 1795138107.5605996, '{"move":1054,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-grape","squares":[[4,5],[4,6]],"scenes":["grape","bovine"]},null],["earned",{"seat":0,"good":"bovine","count":1},null]],"check":"a1ef180ad829a994"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 4, 'step', 0, 'cx7iB5ssWYD-JMdq:1', 1795138107.5668852, '{"move":3729,"chance":[],"events":[["built",{"seat":0,"district":"B1"},null]],"check":"036a70e0728358a8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 5, 'step', 0, 'cx7iB5ssWYD-JMdq:2', 1795138107.569504, '{"move":3790,"chance":[],"events":[["supplied",{"seat":0,"slot":4,"good":"bovine"},null],["filled",{"seat":0,"slot":4},null]],"check":"fe34e0df008de4cb"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 6, 'step', 0, 'cx7iB5ssWYD-JMdq:3', 1795138107.572644, '{"move":0,"chance":[],"events":[],"check":"fb5b1bd7eb1aa601"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 7, 'step', 0, 'cx7iB5ssWYD-JMdq:4', 1795138107.5774913, '{"move":3980,"chance":["papyrus-grape","P8"],"events":[["took",{"seat":0,"tile":"papyrus-papyrus"},null],["tile",{"tile":"papyrus-grape"},null],["district",{"district":"P8"},null],["turn",{"seat":1},null]],"check":"83dff0db495e0772"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 8, 'step', 1, 'cx7iB5ssWYD-JMdq:5', 1795138107.5813327, '{"move":1084,"chance":[],"events":[["placed",{"seat":1,"tile":"papyrus-grape","squares":[[4,7],[4,8]],"scenes":["papyrus","grape"]},null],["earned",{"seat":1,"good":"papyrus","count":1},null]],"check":"13634460bdaa97b4"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 9, 'step', 1, 'cx7iB5ssWYD-JMdq:6', 1795138107.582053, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"papyrus","count":1},null]],"check":"b6cd42d136d984cd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 10, 'step', 1, 'cx7iB5ssWYD-JMdq:7', 1795138107.5854275, '{"move":3982,"chance":["alabaster-bovine"],"events":[["took",{"seat":1,"tile":"grape-grape"},null],["tile",{"tile":"alabaster-bovine"},null],["turn",{"seat":0},null]],"check":"43442822b85e2f06"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 11, 'step', 0, 'cx7iB5ssWYD-JMdq:8', 1795138107.5879025, '{"move":1339,"chance":[],"events":[["placed",{"seat":0,"tile":"papyrus-papyrus","squares":[[5,8],[5,9]],"scenes":["papyrus","papyrus"]},null],["earned",{"seat":0,"good":"papyrus","count":1},null]],"check":"15b89a2dbc58e02b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 12, 'step', 0, 'cx7iB5ssWYD-JMdq:9', 1795138107.5930579, '{"move":3758,"chance":[],"events":[],"check":"17edfd7eb5d1c50b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 13, 'step', 0, 'cx7iB5ssWYD-JMdq:10', 1795138107.5939353, '{"move":3770,"chance":[],"events":[["paid",{"seat":0,"good":"papyrus"},null],["built",{"seat":0,"district":"P8"},null]],"check":"9eac4887c148867c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 14, 'step', 0, 'cx7iB5ssWYD-JMdq:11', 1795138107.5950437, '{"move":0,"chance":[],"events":[],"check":"eb0ffb274892ff3b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n4QIkYn7lw71', 15, 'chat', 0, 'cx7iB5ssWYD-JMdq:chat', 1795138107.6015093, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 1, 'opened', NULL, NULL, 1795138107.6438124, '{"commitment":"733ac665967358b591eb3babdfa6c9ed67da8ab5b479d6a75d814eba45e3f3b6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 2, 'started', NULL, NULL, 1795138107.6438124, '{"commitment":"733ac665967358b591eb3babdfa6c9ed67da8ab5b479d6a75d814eba45e3f3b6","names":["Mia","Ann"],"chance":["papyrus","lettuce-castor","papyrus-wheat","castor","lettuce","castor","flax","lettuce","flax","papyrus","flax"],"events":[["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"lettuce-castor"},"card"],["dealt",{"seat":0,"card":"papyrus-wheat"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"flax"},null]],"check":"6af0f8b19c2ee48d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 3, 'step', 0, 'cx7iB5ssWYD-JMdq:0', 1795138107.6618853, '{"move":0,"chance":["castor","wheat","wheat"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"castor"},"card"],["drew",{"seat":0,"card":"wheat"},"card"],["turn",{"seat":1},null],["flooded",{"card":"wheat"},null]],"check":"92938a7313d767cf"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 4, 'step', 1, 'cx7iB5ssWYD-JMdq:1', 1795138107.6656797, '{"move":1,"chance":[],"events":[],"check":"2d0176fc1cdb8e62"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 5, 'step', 1, 'cx7iB5ssWYD-JMdq:2', 1795138107.6737132, '{"move":6,"chance":[],"events":[],"check":"581f639a23116eca"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 6, 'step', 1, 'cx7iB5ssWYD-JMdq:3', 1795138107.6746552, '{"move":3,"chance":["papyrus"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"papyrus","from":"hand"},null],["drew",{"seat":1,"card":"papyrus"},"card"]],"check":"7a021c3062a3a341"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 7, 'step', 1, 'cx7iB5ssWYD-JMdq:4', 1795138107.67752, '{"move":41,"chance":[],"events":[],"check":"6aa213c5f5dc2d75"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 8, 'step', 1, 'cx7iB5ssWYD-JMdq:5', 1795138107.681569, '{"move":43,"chance":[],"events":[],"check":"f06f0becb1cc4c5c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 9, 'step', 1, 'cx7iB5ssWYD-JMdq:6', 1795138107.6823454, '{"move":0,"chance":["plague","wheat","castor","flax"],"events":[["planted",{"seat":1,"plot":"lettuce","cards":1},null],["planted",{"seat":1,"plot":"flax","cards":1},null],["locusts",{"seat":1},null],["drew",{"seat":1,"card":"wheat"},"card"],["drew",{"seat":1,"card":"castor"},"card"],["eaten",{"plot":"lettuce","owner":1,"cards":1},null],["eaten",{"plot":"flax","owner":1,"cards":1},null],["turn",{"seat":0},null],["flooded",{"card":"flax"},null]],"check":"a11bcbe742081d4e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 10, 'step', 0, 'cx7iB5ssWYD-JMdq:7', 1795138107.685456, '{"move":49,"chance":[],"events":[],"check":"c5afd66d1af3d0e1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 11, 'step', 0, 'cx7iB5ssWYD-JMdq:8', 1795138107.6861365, '{"move":0,"chance":["wheat","papyrus","lettuce"],"events":[["speculated",{"seat":0,"card":"papyrus-wheat"},null],["drew",{"seat":0,"card":"wheat"},"card"],["drew",{"seat":0,"card":"papyrus"},"card"],["turn",{"seat":1},null],["flooded",{"card":"lettuce"},null],["spent",{"card":"papyrus-wheat"},null]],"check":"f25552861f382778"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 12, 'step', 1, 'cx7iB5ssWYD-JMdq:9', 1795138107.6895018, '{"move":2,"chance":[],"events":[],"check":"889897f3851b0a8f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 13, 'step', 1, 'cx7iB5ssWYD-JMdq:10', 1795138107.6901379, '{"move":6,"chance":[],"events":[],"check":"01ac2c5260ca7d81"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 14, 'step', 1, 'cx7iB5ssWYD-JMdq:11', 1795138107.6935456, '{"move":7,"chance":["papyrus"],"events":[["traded",{"seat":1,"at":"offering"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["flooded",{"card":"papyrus"},null]],"check":"90b58f4a1f19a0ca"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 15, 'resigned', 1, 'cx7iB5ssWYD-JMdq:resign', 1795138107.6976786, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('U5EKNn3s6_v6', 16, 'ended', NULL, NULL, 1795138107.6976786, '{"places":[1,2],"secret":"fb58840daeaa6e24351bcc3f7cacd7fb611838c9e3e9842d253a28a85108601a","key":"fb58840daeaa6e24351bcc3f7cacd7fb611838c9e3e9842d253a28a85108601a","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('U5EKNn3s6_v6', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["papyrus", "lettuce-castor", "papyrus-wheat", "castor", "lettuce", "castor", "flax", "lettuce", "flax", "papyrus", "flax"], "check": "6af0f8b19c2ee48d"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["castor", "wheat", "wheat"], "check": "92938a7313d767cf"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "2d0176fc1cdb8e62"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "581f639a23116eca"}, {"seat": 1, "move": 3, "say": "give papyrus from hand", "chance": ["papyrus"], "check": "7a021c3062a3a341"}, {"seat": 1, "move": 41, "say": "put lettuce", "chance": [], "check": "6aa213c5f5dc2d75"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "f06f0becb1cc4c5c"}, {"seat": 1, "move": 0, "say": "done", "chance": ["plague", "wheat", "castor", "flax"], "check": "a11bcbe742081d4e"}, {"seat": 0, "move": 49, "say": "play papyrus-wheat", "chance": [], "check": "c5afd66d1af3d0e1"}, {"seat": 0, "move": 0, "say": "done", "chance": ["wheat", "papyrus", "lettuce"], "check": "f25552861f382778"}, {"seat": 1, "move": 2, "say": "offering", "chance": [], "check": "889897f3851b0a8f"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "01ac2c5260ca7d81"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": ["papyrus"], "check": "90b58f4a1f19a0ca"}], "over": false, "places": null, "hash": "05148bfd790eac1e1465f01993847372d23e6f5891b6c79c6cf1501ae6404d97", "resigned": [1], "dice": {"commitment": "733ac665967358b591eb3babdfa6c9ed67da8ab5b479d6a75d814eba45e3f3b6", "key": "fb58840daeaa6e24351bcc3f7cacd7fb611838c9e3e9842d253a28a85108601a"}}');
INSERT INTO sitters (person, table_id) VALUES ('cx7iB5ssWYD-JMdq', 'n4QIkYn7lw71');
INSERT INTO sitters (person, table_id) VALUES ('cx7iB5ssWYD-JMdq', 'U5EKNn3s6_v6');
