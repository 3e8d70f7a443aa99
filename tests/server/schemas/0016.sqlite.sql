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

-- Running upgrade 0014 -> 0016

ALTER TABLE tournaments ADD COLUMN secret BLOB;

ALTER TABLE tournament_players ADD COLUMN random VARCHAR(64);

UPDATE alembic_version SET version_num='0016' WHERE alembic_version.version_num = '0014';


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, X'315b24c063ec134dd21b62f2b32df79376e286ed859d7e49d43a18564ecfa0fb', 1795137522.5515938, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('iPTDT584waZWmWqS', 'Mia', NULL, 1795137522.5687163, False);
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
', False, 1795137523.1694357);
INSERT INTO set_owners (person, hash, added) VALUES ('iPTDT584waZWmWqS', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795137523.1705978);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('gU0WG8Yksvv3', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'iPTDT584waZWmWqS', False, True, NULL, 'blU6F3FDSimnvDTbu_k-', '[{"kind":"person","person":"iPTDT584waZWmWqS","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"iPTDT584waZWmWqS","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, X'1718483b1611e0d5b87b9b6b81cc29d64da4c7bc8f92f01dd8d0789ea58e59d7', X'020003000204ff0102000109000000ff00ffffffffffffff00000000010105010605060707010101000000000706070101010601010106010000000001010101070201010307010200000000010101030101010101060107000000000101020101030101010104060000000004060101010104010101010600000000010101010101010101010105000000000607010701010706010101070000000000000000090009090900000009090909090909000000090000000900090909090000000009030300000900000909090900000000000003040009000909090909000000000000020100000009090909090009000000000000000000090909090900000000000000000000000009090909090900090000090900000009090909090000000000000000000000000000000000000000000404000000000000000000000000000404040c00000000000000000000000000040e050800000000000000000000000002050a010000000000000000000000000002010000000000000000000000000000000000000000000000000000000000000000000000000000000004050405040403040502280e01000000010001000000030000000000000000000000000000000001000002000001000001000000010000000000000000000000000000000000000000030300000e1a1c22010101000101010101010101010100010101010101010101010100010001010101010001010101012303ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000141413130100000004040000000000000000000000000100000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206b1718483b1611e0d5b87b9b6b81cc29d64da4c7bc8f92f01dd8d0789ea58e59d70200000000000000000000000000000041a8c914d63668aec7594eb44dccefe7b0f8ccf962b9cc2d496b09a30c360fe5809b5cd2b3b01d262cd1b7b7a1c8f0a6c4b6404f858ea7f96ce86e61b831939803000000', '83c212fee2a8e9a6', 8, 1, NULL, False, NULL, NULL, 1795137523.2144346, 1795137559.323318, True, NULL, NULL, False, NULL, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('czlK7ryh9R0u', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'iPTDT584waZWmWqS', False, True, NULL, 'ndnXCJEKNCjIoONfx_5u', '[{"kind":"person","person":"iPTDT584waZWmWqS","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"iPTDT584waZWmWqS","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, X'b30f198d5f6624309bd69c0d659dbf53f8c15d9a42955987fdc4b2a179362e8e', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff0000040039040c0c0b0a00000001010001000001000100000100000001000000000001000001010000000000000100000000000000000000000000000000000000010000010200000000000000000000000000000001000000000000000000ff1e1e0300000000000000000001ffffffffffffffffff080500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020201010100000000000000000000010000000000000000000000000004000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020201010100000000000100000000010000000000000000000000000007000101010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000003000101000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206bb30f198d5f6624309bd69c0d659dbf53f8c15d9a42955987fdc4b2a179362e8e02000000000000000000000000000000b0d107db0ce580f69d6b5f887a6023d9a4d834cc31401f04a923a10857ecc7c4be78148a283c561d2efac1de3310c3021a00e887973564602fadebf359fda7f208000000', '0a08f238ccf76e49', 13, NULL, NULL, False, '[1,2]', NULL, 1795137559.6664932, 1795137574.959402, True, NULL, NULL, False, NULL, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 1, 'opened', NULL, NULL, 1795137525.6850946, '{"commitment":"7e7dd41f9c0821bca0ff069e109f146d416e4fc7e0f31b7fa68c828eb7eca4a0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 2, 'started', NULL, NULL, 1795137525.6850946, '{"commitment":"7e7dd41f9c0821bca0ff069e109f146d416e4fc7e0f31b7fa68c828eb7eca4a0","names":["Mia","Ann"],"chance":["I","II","III",2,"bovine-grape","grape-grape","papyrus-papyrus","bovine-papyrus","alabaster-papyrus","grape-grape","bovine-bovine","grape-grape","alabaster-alabaster","P4","P9","P7","G1"],"events":[["board",{"place":0,"board":"I","turned":false},null],["board",{"place":1,"board":"II","turned":false},null],["board",{"place":2,"board":"III","turned":false},null],["start",{"square":[3,6],"turn":2},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"bovine-grape"},null],["dealt",{"seat":0,"tile":"grape-grape"},null],["dealt",{"seat":0,"tile":"papyrus-papyrus"},null],["dealt",{"seat":1,"tile":"bovine-papyrus"},null],["dealt",{"seat":1,"tile":"alabaster-papyrus"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["tile",{"tile":"bovine-bovine"},null],["tile",{"tile":"grape-grape"},null],["tile",{"tile":"alabaster-alabaster"},null],["district",{"district":"P4"},null],["district",{"district":"P9"},null],["district",{"district":"P7"},null],["district",{"district":"G1"},null],["turn",{"seat":0},null]],"check":"99a4e82ae98f6d28"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 3, 'step', 0, 'iPTDT584waZWmWqS:0', 1795137559.1724539, '{"move":571,"chance":[],"events":[["placed",{"seat":0,"tile":"papyrus-papyrus","squares":[[2,5],[2,6]],"scenes":["papyrus","papyrus"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"papyrus","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"1d11d3c692011771"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 4, 'step', 0, 'iPTDT584waZWmWqS:1', 1795137559.2124488, '{"move":3731,"chance":[],"events":[["built",{"seat":0,"district":"G1"},null]],"check":"e8b6b458a623ae52"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 5, 'step', 0, 'iPTDT584waZWmWqS:2', 1795137559.23257, '{"move":3783,"chance":[],"events":[["supplied",{"seat":0,"slot":2,"good":"papyrus"},null],["filled",{"seat":0,"slot":2},null]],"check":"22be9defdf8f6c39"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 6, 'step', 0, 'iPTDT584waZWmWqS:3', 1795137559.239067, '{"move":3892,"chance":[],"events":[["exchanged",{"seat":0,"slot":4,"good":"grape"},null],["filled",{"seat":0,"slot":4},null]],"check":"e988aafd186bb4bb"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 7, 'step', 0, 'iPTDT584waZWmWqS:4', 1795137559.246146, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"alabaster","count":1},null]],"check":"828c8bcb102c1ba5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 8, 'step', 0, 'iPTDT584waZWmWqS:5', 1795137559.2518222, '{"move":3982,"chance":["bovine-grape","A8"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"bovine-grape"},null],["district",{"district":"A8"},null],["turn",{"seat":1},null]],"check":"83c212fee2a8e9a6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 9, 'step', 1, 'iPTDT584waZWmWqS:6', 1795137559.2713861, '{"move":791,"chance":[],"events":[["placed",{"seat":1,"tile":"bovine-papyrus","squares":[[3,4],[3,5]],"scenes":["bovine","papyrus"]},null],["earned",{"seat":1,"good":"papyrus","count":2},null],["earned",{"seat":1,"good":"wheat","count":1},null]],"check":"27e2133629cfb264"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 10, 'step', 1, 'iPTDT584waZWmWqS:7', 1795137559.2818956, '{"move":3742,"chance":[],"events":[],"check":"4322c33d5dc4f22f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 11, 'step', 1, 'iPTDT584waZWmWqS:8', 1795137559.2956705, '{"move":3770,"chance":[],"events":[["paid",{"seat":1,"good":"papyrus"},null],["built",{"seat":1,"district":"P4"},null]],"check":"4db17023522ff516"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 12, 'step', 1, 'iPTDT584waZWmWqS:9', 1795137559.3058002, '{"move":3783,"chance":[],"events":[["supplied",{"seat":1,"slot":2,"good":"papyrus"},null],["filled",{"seat":1,"slot":2},null]],"check":"85da46161f8c43a6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 13, 'step', 1, 'iPTDT584waZWmWqS:10', 1795137559.3174903, '{"move":3892,"chance":[],"events":[["exchanged",{"seat":1,"slot":4,"good":"grape"},null]],"check":"30afa7ac410c0362"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 14, 'step', 1, 'iPTDT584waZWmWqS:11', 1795137559.323318, '{"move":0,"chance":[],"events":[],"check":"8191b3789cf1cedd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gU0WG8Yksvv3', 15, 'chat', 0, 'iPTDT584waZWmWqS:chat', 1795137559.3384867, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 1, 'opened', NULL, NULL, 1795137559.7451131, '{"commitment":"f6ca8173d82418538a1ac2ab9435543abe863460e945140f0329dfd18e827465"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 2, 'started', NULL, NULL, 1795137559.7451131, '{"commitment":"f6ca8173d82418538a1ac2ab9435543abe863460e945140f0329dfd18e827465","names":["Mia","Ann"],"chance":["lettuce","papyrus","papyrus-castor","papyrus","wheat-castor","papyrus","papyrus","papyrus","lettuce","castor","papyrus"],"events":[["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"papyrus-castor"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"wheat-castor"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"papyrus"},null]],"check":"117fada163e1ff81"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 3, 'step', 0, 'iPTDT584waZWmWqS:0', 1795137574.7727997, '{"move":0,"chance":["wheat","wheat","castor"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"wheat"},"card"],["drew",{"seat":0,"card":"wheat"},"card"],["turn",{"seat":1},null],["flooded",{"card":"castor"},null]],"check":"33bed461d3155b1e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 4, 'step', 1, 'iPTDT584waZWmWqS:1', 1795137574.8125563, '{"move":1,"chance":[],"events":[],"check":"8af0c9afbefc1e13"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 5, 'step', 1, 'iPTDT584waZWmWqS:2', 1795137574.829696, '{"move":6,"chance":[],"events":[],"check":"7b5a8f999dbda76a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 6, 'step', 1, 'iPTDT584waZWmWqS:3', 1795137574.836729, '{"move":5,"chance":["papyrus"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"lettuce","from":"hand"},null],["drew",{"seat":1,"card":"papyrus"},"card"]],"check":"a37f531052f8511d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 7, 'step', 1, 'iPTDT584waZWmWqS:4', 1795137574.8554802, '{"move":0,"chance":["papyrus","flax","lettuce-flax"],"events":[["passed",{"seat":1},null],["drew",{"seat":1,"card":"papyrus"},"card"],["drew",{"seat":1,"card":"flax"},"card"],["turn",{"seat":0},null],["flooded",{"card":"lettuce-flax"},null]],"check":"faea26a6d950642b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 8, 'step', 0, 'iPTDT584waZWmWqS:5', 1795137574.8751671, '{"move":51,"chance":[],"events":[],"check":"36b731112c3f45ad"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 9, 'step', 0, 'iPTDT584waZWmWqS:6', 1795137574.8928187, '{"move":0,"chance":["castor","flax","flax"],"events":[["speculated",{"seat":0,"card":"papyrus-castor"},null],["drew",{"seat":0,"card":"castor"},"card"],["drew",{"seat":0,"card":"flax"},"card"],["turn",{"seat":1},null],["flooded",{"card":"flax"},null],["spent",{"card":"papyrus-castor"},null]],"check":"b083025ae0a57599"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 10, 'step', 1, 'iPTDT584waZWmWqS:7', 1795137574.9016697, '{"move":39,"chance":[],"events":[],"check":"f9721f96749c6a95"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 11, 'step', 1, 'iPTDT584waZWmWqS:8', 1795137574.9176595, '{"move":39,"chance":[],"events":[],"check":"40a40515a1c91e55"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 12, 'step', 1, 'iPTDT584waZWmWqS:9', 1795137574.9273443, '{"move":39,"chance":[],"events":[],"check":"bf71846d15679f9d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 13, 'step', 1, 'iPTDT584waZWmWqS:10', 1795137574.933675, '{"move":0,"chance":["papyrus","papyrus","flax"],"events":[["planted",{"seat":1,"plot":"papyrus","cards":3},null],["drew",{"seat":1,"card":"papyrus"},"card"],["drew",{"seat":1,"card":"papyrus"},"card"],["turn",{"seat":0},null],["flooded",{"card":"flax"},null]],"check":"0a08f238ccf76e49"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 14, 'step', 0, 'iPTDT584waZWmWqS:11', 1795137574.944029, '{"move":41,"chance":[],"events":[],"check":"61124ba7a464bd4e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 15, 'resigned', 1, 'iPTDT584waZWmWqS:resign', 1795137574.959402, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('czlK7ryh9R0u', 16, 'ended', NULL, NULL, 1795137574.959402, '{"places":[1,2],"secret":"b30f198d5f6624309bd69c0d659dbf53f8c15d9a42955987fdc4b2a179362e8e","key":"b30f198d5f6624309bd69c0d659dbf53f8c15d9a42955987fdc4b2a179362e8e","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('czlK7ryh9R0u', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["lettuce", "papyrus", "papyrus-castor", "papyrus", "wheat-castor", "papyrus", "papyrus", "papyrus", "lettuce", "castor", "papyrus"], "check": "117fada163e1ff81"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["wheat", "wheat", "castor"], "check": "33bed461d3155b1e"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "8af0c9afbefc1e13"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "7b5a8f999dbda76a"}, {"seat": 1, "move": 5, "say": "give lettuce from hand", "chance": ["papyrus"], "check": "a37f531052f8511d"}, {"seat": 1, "move": 0, "say": "done", "chance": ["papyrus", "flax", "lettuce-flax"], "check": "faea26a6d950642b"}, {"seat": 0, "move": 51, "say": "play papyrus-castor", "chance": [], "check": "36b731112c3f45ad"}, {"seat": 0, "move": 0, "say": "done", "chance": ["castor", "flax", "flax"], "check": "b083025ae0a57599"}, {"seat": 1, "move": 39, "say": "put papyrus", "chance": [], "check": "f9721f96749c6a95"}, {"seat": 1, "move": 39, "say": "put papyrus", "chance": [], "check": "40a40515a1c91e55"}, {"seat": 1, "move": 39, "say": "put papyrus", "chance": [], "check": "bf71846d15679f9d"}, {"seat": 1, "move": 0, "say": "done", "chance": ["papyrus", "papyrus", "flax"], "check": "0a08f238ccf76e49"}, {"seat": 0, "move": 41, "say": "put lettuce", "chance": [], "check": "61124ba7a464bd4e"}], "over": false, "places": null, "hash": "1429d7c3260de87b708cc7309cc19d5948db5e042193067d480df8bd39e827bc", "resigned": [1], "dice": {"commitment": "f6ca8173d82418538a1ac2ab9435543abe863460e945140f0329dfd18e827465", "key": "b30f198d5f6624309bd69c0d659dbf53f8c15d9a42955987fdc4b2a179362e8e"}}');
INSERT INTO sitters (person, table_id) VALUES ('iPTDT584waZWmWqS', 'gU0WG8Yksvv3');
INSERT INTO sitters (person, table_id) VALUES ('iPTDT584waZWmWqS', 'czlK7ryh9R0u');
