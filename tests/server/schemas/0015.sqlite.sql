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

-- Running upgrade 0010 -> 0011

CREATE TABLE relations (
    person VARCHAR(20) NOT NULL,
    other VARCHAR(20) NOT NULL,
    name VARCHAR(40) NOT NULL,
    following BOOLEAN NOT NULL,
    muted BOOLEAN NOT NULL,
    blocked BOOLEAN NOT NULL,
    changed DOUBLE NOT NULL,
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
    seen DOUBLE NOT NULL,
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
    bots_after DOUBLE,
    network VARCHAR(44) NOT NULL,
    joined DOUBLE NOT NULL,
    seen DOUBLE NOT NULL,
    commitment VARCHAR(64),
    party INTEGER,
    matched DOUBLE,
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
    secret BLOB NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX duplicate_deals_day ON duplicate_deals (game, day);

CREATE TABLE duplicate_games (
    deal VARCHAR(40) NOT NULL,
    person VARCHAR(20) NOT NULL,
    table_id VARCHAR(20) NOT NULL,
    began DOUBLE NOT NULL,
    finished DOUBLE,
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
    clock DOUBLE NOT NULL,
    rated BOOLEAN NOT NULL,
    level VARCHAR(10),
    format VARCHAR(5) NOT NULL,
    rounds INTEGER,
    seconds DOUBLE,
    pause DOUBLE NOT NULL,
    least INTEGER NOT NULL,
    most INTEGER NOT NULL,
    starts DOUBLE NOT NULL,
    ends DOUBLE,
    stage VARCHAR(10) NOT NULL,
    reason VARCHAR(10),
    round INTEGER NOT NULL,
    version INTEGER NOT NULL,
    due DOUBLE,
    created DOUBLE NOT NULL,
    finished DOUBLE,
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
    joined DOUBLE NOT NULL,
    withdrawn BOOLEAN NOT NULL,
    absences INTEGER NOT NULL,
    free_since DOUBLE NOT NULL,
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
    opened DOUBLE NOT NULL,
    ends DOUBLE,
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


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, X'e28a13452ba4cf64164b5b28947c299d11c42c456c8c2805828746ae21cab48e', 1795138086.1060178, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('h0tj0WuHw4pdeVzd', 'Mia', NULL, 1795138086.1226544, False);
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
', False, 1795138086.265453);
INSERT INTO set_owners (person, hash, added) VALUES ('h0tj0WuHw4pdeVzd', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795138086.2664936);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('5i5IrGAx2diO', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'h0tj0WuHw4pdeVzd', False, True, NULL, 'CMNbtuR4mEaequW1hFbT', '[{"kind":"person","person":"h0tj0WuHw4pdeVzd","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"h0tj0WuHw4pdeVzd","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, X'03c1df54787c2c33eb6b21964976185e94739a580bcb8c977cd00886a3fa583b', X'020003070003ff0101000009000000ff00ffffffffffffff00000000010401010101050106070101000000000706010607060701010101010000000001020107010101010104010100000000060101010101010301010301000000000101010101010201010101010000000001010101040601010101020700000000010701010101010101060101000000000501030106070107070605060000000000000000000000000909000009090909090900090909090000000000090909090000000900040101020000000909090909000000030302000000000009090909000000000300000000000000090909090000000000090000000000090909090900090000000000000009000009090909000000000909000909090009090909090000000000000000000000000000000000000000000801010200000000000000000000000c050b03010200000000000000000004040e050302000000000000000000000404040200000000000000000000000000040000000000000000000000000000000000000000000000000000000000000000000000000000000000000004030505030504020404270d01000000010000010000030000000000000000000000010000010001000000000000000000000101010000000000000000000000000000000000000000030300001520252601010101010101010101010101010101010101010100010101010001010101010001010101000001231affffffffffffffffffffffffffffffffffffffffffffffffffffff01000000141414140000000004040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206b03c1df54787c2c33eb6b21964976185e94739a580bcb8c977cd00886a3fa583b02000000000000000000000000000000f7e93df2e726ac71b3f14198125e07cb130f135595798f7708412721617d6de7df79c6f2195743e4ce8f26e70038c0e0223d158ec4d87c41a6cd54a7f147057404000000', 'b27637894bd42c68', 11, 0, NULL, False, NULL, NULL, 1795138086.2819242, 1795138087.36603, True, NULL, NULL, False, NULL, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('n_9c0iGYfw8w', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'h0tj0WuHw4pdeVzd', False, True, NULL, 'Co2E5ho1BOpfluGg2yC2', '[{"kind":"person","person":"h0tj0WuHw4pdeVzd","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"h0tj0WuHw4pdeVzd","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, X'f7d707b9e9bdcd96181b80314f96b51d8d45d032094f8717c95c620854b1153c', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000104010024000000000000000000001e00ff000003003b0a0b0a090a00000001010001000001010100000101000000000000000001000102000000000000000000000000000000000000000001000000000000010101010100000000000000000000000000000000000000000000000000ff1e1e0100000000000000000001ffffffffffffffffff090200000000000100000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000001040300000000000100000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001040300000000000100000000000000000000000000000000000003020200000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001020200000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206bf7d707b9e9bdcd96181b80314f96b51d8d45d032094f8717c95c620854b1153c020000000000000000000000000000002f482928135d7b3d9cc138c9515233dae78481bfbdb5fa902fb2f3ad778daa37e5064d9a4d14b3a437bb78123b5e550e339796dba282683df320d4ce4378c3ae06000000', '7b0f8dc8357019d2', 13, NULL, NULL, False, '[1,2]', NULL, 1795138087.4683316, 1795138087.6759734, True, NULL, NULL, False, NULL, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 1, 'opened', NULL, NULL, 1795138087.1951203, '{"commitment":"7de2317629a4ea1888c68adf5bc06ad8faae1399cff7f1c60191ecf0bf31efbe"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 2, 'started', NULL, NULL, 1795138087.1951203, '{"commitment":"7de2317629a4ea1888c68adf5bc06ad8faae1399cff7f1c60191ecf0bf31efbe","names":["Mia","Ann"],"chance":["IV turned","I","II turned",1,"alabaster-bovine","alabaster-bovine","bovine-grape","grape-grape","papyrus-papyrus","papyrus-papyrus","alabaster-alabaster","bovine-bovine","papyrus-grape","P10","A9","P7","B10"],"events":[["board",{"place":0,"board":"IV","turned":true},null],["board",{"place":1,"board":"I","turned":false},null],["board",{"place":2,"board":"II","turned":true},null],["start",{"square":[2,5],"turn":1},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"alabaster-bovine"},null],["dealt",{"seat":0,"tile":"alabaster-bovine"},null],["dealt",{"seat":0,"tile":"bovine-grape"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"alabaster-alabaster"},null],["tile",{"tile":"bovine-bovine"},null],["tile",{"tile":"papyrus-grape"},null],["district",{"district":"P10"},null],["district",{"district":"A9"},null],["district",{"district":"P7"},null],["district",{"district":"B10"},null],["turn",{"seat":0},null]],"check":"3dcdc2e759648597"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 3, 'step', 0, 'h0tj0WuHw4pdeVzd:0', 1795138087.2594104, '{"move":594,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-bovine","squares":[[2,7],[2,8]],"scenes":["alabaster","bovine"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null]],"check":"d46bdf64524a1765"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 4, 'step', 0, 'h0tj0WuHw4pdeVzd:1', 1795138087.2740908, '{"move":3754,"chance":[],"events":[],"check":"6e4abc3446d0e10a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 5, 'step', 0, 'h0tj0WuHw4pdeVzd:2', 1795138087.285887, '{"move":3768,"chance":[],"events":[["paid",{"seat":0,"good":"alabaster"},null],["built",{"seat":0,"district":"P7"},null]],"check":"1210a51200f4055d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 6, 'step', 0, 'h0tj0WuHw4pdeVzd:3', 1795138087.2889013, '{"move":0,"chance":[],"events":[],"check":"da0b45560e7695df"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 7, 'step', 0, 'h0tj0WuHw4pdeVzd:4', 1795138087.305985, '{"move":3977,"chance":["bovine-bovine","B6"],"events":[["took",{"seat":0,"tile":"bovine-bovine"},null],["tile",{"tile":"bovine-bovine"},null],["district",{"district":"B6"},null],["turn",{"seat":1},null]],"check":"3ed0e4522252130d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 8, 'step', 1, 'h0tj0WuHw4pdeVzd:5', 1795138087.3139405, '{"move":2763,"chance":[],"events":[["placed",{"seat":1,"tile":"papyrus-papyrus","squares":[[3,4],[4,4]],"scenes":["papyrus","papyrus"]},null],["earned",{"seat":1,"good":"papyrus","count":1},null]],"check":"5114af1bed584d91"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 9, 'step', 1, 'h0tj0WuHw4pdeVzd:6', 1795138087.325878, '{"move":3724,"chance":[],"events":[["quarried",{"seat":1,"square":[2,4],"good":"bovine"},null]],"check":"be92ea7632aa4ed9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 10, 'step', 1, 'h0tj0WuHw4pdeVzd:7', 1795138087.3338277, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"bovine","count":1},null],["returned",{"seat":1,"good":"papyrus","count":1},null]],"check":"4d2cb7f50d5366c4"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 11, 'step', 1, 'h0tj0WuHw4pdeVzd:8', 1795138087.341804, '{"move":3981,"chance":["papyrus-papyrus"],"events":[["took",{"seat":1,"tile":"papyrus-grape"},null],["tile",{"tile":"papyrus-papyrus"},null],["turn",{"seat":0},null]],"check":"b27637894bd42c68"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 12, 'step', 0, 'h0tj0WuHw4pdeVzd:9', 1795138087.3497808, '{"move":834,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-bovine","squares":[[3,7],[3,8]],"scenes":["alabaster","bovine"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"bovine","count":2},null]],"check":"864f09c7ad9cf38a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 13, 'step', 0, 'h0tj0WuHw4pdeVzd:10', 1795138087.361943, '{"move":3760,"chance":[],"events":[],"check":"d2e23bb7fa93c19a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 14, 'step', 0, 'h0tj0WuHw4pdeVzd:11', 1795138087.36603, '{"move":3769,"chance":[],"events":[["paid",{"seat":0,"good":"bovine"},null]],"check":"9fba79c6c1a6892d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('5i5IrGAx2diO', 15, 'chat', 0, 'h0tj0WuHw4pdeVzd:chat', 1795138087.370415, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 1, 'opened', NULL, NULL, 1795138087.4992924, '{"commitment":"71f50cc673a987fc06c94e46522897e07b281622d174b2ef7e2fcc689c67b71b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 2, 'started', NULL, NULL, 1795138087.4992924, '{"commitment":"71f50cc673a987fc06c94e46522897e07b281622d174b2ef7e2fcc689c67b71b","names":["Mia","Ann"],"chance":["castor","lettuce","castor","papyrus-castor","castor","lettuce","wheat","papyrus","lettuce","castor-flax","papyrus"],"events":[["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"papyrus-castor"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"castor-flax"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"papyrus"},null]],"check":"cb79cd044708c01b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 3, 'step', 0, 'h0tj0WuHw4pdeVzd:0', 1795138087.5507288, '{"move":0,"chance":["castor","flax","lettuce"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"castor"},"card"],["drew",{"seat":0,"card":"flax"},"card"],["turn",{"seat":1},null],["flooded",{"card":"lettuce"},null]],"check":"3a1ab6b505c316d7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 4, 'step', 1, 'h0tj0WuHw4pdeVzd:1', 1795138087.562646, '{"move":1,"chance":[],"events":[],"check":"4ade52d449ebbffc"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 5, 'step', 1, 'h0tj0WuHw4pdeVzd:2', 1795138087.5778842, '{"move":5,"chance":[],"events":[],"check":"0a7dcce2e3de7ac8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 6, 'step', 1, 'h0tj0WuHw4pdeVzd:3', 1795138087.586761, '{"move":26,"chance":["papyrus"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"lettuce","from":"hand"},null],["gave",{"seat":1,"card":"castor-flax","from":"hand"},null],["drew",{"seat":1,"card":"papyrus"},"card"]],"check":"084f69956ac9a8d1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 7, 'step', 1, 'h0tj0WuHw4pdeVzd:4', 1795138087.597852, '{"move":40,"chance":[],"events":[],"check":"e7372e73ab3c32d7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 8, 'step', 1, 'h0tj0WuHw4pdeVzd:5', 1795138087.609821, '{"move":39,"chance":[],"events":[],"check":"a933520c69cff737"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 9, 'step', 1, 'h0tj0WuHw4pdeVzd:6', 1795138087.617781, '{"move":0,"chance":["wheat","papyrus","wheat"],"events":[["planted",{"seat":1,"plot":"papyrus","cards":1},null],["planted",{"seat":1,"plot":"wheat","cards":1},null],["drew",{"seat":1,"card":"wheat"},"card"],["drew",{"seat":1,"card":"papyrus"},"card"],["turn",{"seat":0},null],["flooded",{"card":"wheat"},null],["harvested",{"seat":1,"crop":"wheat","left":0},null]],"check":"2c96ad5f81bbd2d5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 10, 'step', 0, 'h0tj0WuHw4pdeVzd:7', 1795138087.6258264, '{"move":0,"chance":["flax","flax","flax"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"flax"},"card"],["drew",{"seat":0,"card":"flax"},"card"],["turn",{"seat":1},null],["flooded",{"card":"flax"},null]],"check":"e2c17e3e132a01ee"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 11, 'step', 1, 'h0tj0WuHw4pdeVzd:8', 1795138087.6338093, '{"move":2,"chance":[],"events":[],"check":"f3e8a04550aa8808"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 12, 'step', 1, 'h0tj0WuHw4pdeVzd:9', 1795138087.6430044, '{"move":4,"chance":[],"events":[],"check":"6b23c81bac6e0d86"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 13, 'step', 1, 'h0tj0WuHw4pdeVzd:10', 1795138087.6497803, '{"move":5,"chance":["castor"],"events":[["traded",{"seat":1,"at":"offering"},null],["gave",{"seat":1,"card":"wheat","from":"hand"},null],["gave",{"seat":1,"card":"lettuce","from":"hand"},null],["flooded",{"card":"castor"},null]],"check":"7b0f8dc8357019d2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 14, 'step', 1, 'h0tj0WuHw4pdeVzd:11', 1795138087.6618025, '{"move":39,"chance":[],"events":[],"check":"5bcd2414ee91ae3b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 15, 'resigned', 1, 'h0tj0WuHw4pdeVzd:resign', 1795138087.6759734, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('n_9c0iGYfw8w', 16, 'ended', NULL, NULL, 1795138087.6759734, '{"places":[1,2],"secret":"f7d707b9e9bdcd96181b80314f96b51d8d45d032094f8717c95c620854b1153c","key":"f7d707b9e9bdcd96181b80314f96b51d8d45d032094f8717c95c620854b1153c","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('n_9c0iGYfw8w', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["castor", "lettuce", "castor", "papyrus-castor", "castor", "lettuce", "wheat", "papyrus", "lettuce", "castor-flax", "papyrus"], "check": "cb79cd044708c01b"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["castor", "flax", "lettuce"], "check": "3a1ab6b505c316d7"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "4ade52d449ebbffc"}, {"seat": 1, "move": 5, "say": "give lettuce from hand", "chance": [], "check": "0a7dcce2e3de7ac8"}, {"seat": 1, "move": 26, "say": "give castor-flax from hand", "chance": ["papyrus"], "check": "084f69956ac9a8d1"}, {"seat": 1, "move": 40, "say": "put wheat", "chance": [], "check": "e7372e73ab3c32d7"}, {"seat": 1, "move": 39, "say": "put papyrus", "chance": [], "check": "a933520c69cff737"}, {"seat": 1, "move": 0, "say": "done", "chance": ["wheat", "papyrus", "wheat"], "check": "2c96ad5f81bbd2d5"}, {"seat": 0, "move": 0, "say": "done", "chance": ["flax", "flax", "flax"], "check": "e2c17e3e132a01ee"}, {"seat": 1, "move": 2, "say": "offering", "chance": [], "check": "f3e8a04550aa8808"}, {"seat": 1, "move": 4, "say": "give wheat from hand", "chance": [], "check": "6b23c81bac6e0d86"}, {"seat": 1, "move": 5, "say": "give lettuce from hand", "chance": ["castor"], "check": "7b0f8dc8357019d2"}, {"seat": 1, "move": 39, "say": "put papyrus", "chance": [], "check": "5bcd2414ee91ae3b"}], "over": false, "places": null, "hash": "f4db3a637f63b3c39f34f9873732a60b5e5d7f5a19f62692dd08af6d741e45f6", "resigned": [1], "dice": {"commitment": "71f50cc673a987fc06c94e46522897e07b281622d174b2ef7e2fcc689c67b71b", "key": "f7d707b9e9bdcd96181b80314f96b51d8d45d032094f8717c95c620854b1153c"}}');
INSERT INTO sitters (person, table_id) VALUES ('h0tj0WuHw4pdeVzd', '5i5IrGAx2diO');
INSERT INTO sitters (person, table_id) VALUES ('h0tj0WuHw4pdeVzd', 'n_9c0iGYfw8w');
