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

COMMIT;


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, '\xf487f0a97d7effed77d8104469018ed0272ca35009ea3c5543037817150f16b7', 1795137528.625543, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('EtS-oTeSju5orBEB', 'Mia', NULL, 1795137528.636732, False);
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
', False, 1795137529.0741022);
INSERT INTO set_owners (person, hash, added) VALUES ('EtS-oTeSju5orBEB', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795137529.0750968);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('ftC4zjnDc23q', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'EtS-oTeSju5orBEB', False, True, NULL, 'WESxH1t0HeO6q99H70O6', '[{"kind":"person","person":"EtS-oTeSju5orBEB","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"EtS-oTeSju5orBEB","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, '\x8eaf20628878f75d11076ea0765a5a4d167e3c318bfe0f86b72445c603a17f4b', '\x020003040103ff0103000009000000ff00ffffffffffffff000000000701010107010706060701010000000001010601010101010101010100000000030701020101060401040101000000000106010701020101010103010000000001010406030101010101010100000000010101060101010101010207000000000101010501070607010601010000000001010107010501010706050600000000090000000900090909090000090909090000090000000000000000000909090900090000000009000000000009090909000900090402000000000000090909090000000902020300000000000909090900000009010104000000000909090909000000000009090900090000090909090000000900000000090900090909090900000000000000000000000000000000000000000000000000000000000000000000000008020000000000000000000000000008020a06000000000000000000000000020b070a04000000000000000000000001030b05080000000000000000000000000101080000000000000000000000000000000000000000000000000005030404040502030504270d00000000010002000000030000000000000000000000000001000000010001000101000000000100000000000000000000000000000000000000000000030300000f101318010101010001010101010101010101000001010001010101000101010101010101010101010101012304ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000131414140000000004040000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', '\x657870616e642033322d62797465206b8eaf20628878f75d11076ea0765a5a4d167e3c318bfe0f86b72445c603a17f4b02000000000000000000000000000000a791f96ae5628069a596f8638c4f5eac995a7f8f4c1cc75468ff550dd00b2e9895c3ff37911b6f6ff7dfc9f858d79c4d82b087c64ccbbe8e21edc852e6ab93a504000000', 'ebb801a1fa5deeb9', 11, 0, NULL, False, NULL, NULL, 1795137529.1035416, 1795137614.829793, True, NULL, NULL, False, NULL, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('BwAs9gThyDHR', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'EtS-oTeSju5orBEB', False, True, NULL, 'CeSICykSD-HIWZ_ebvSA', '[{"kind":"person","person":"EtS-oTeSju5orBEB","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"EtS-oTeSju5orBEB","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, '\xc636f087a9762d7734310568f036f0b84160532b53c27f5714ce61e24dedc439', '\x020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff000000003e0a0a090b0c00000001010101000000010100000101000001000000000001000200010100000000000000000000000000000000000000000000000000010002000000000000000000000000000000000000000000000000000000ff1e1e00000000010000000000ffffffff01ffffffffff060400000000000100000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000010200020000000000000000000001000000000000000000000000000001000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010300020100000000000000000001000000000000000000000000000002010301010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000100000000000000000000000000000000000000000000000001010001010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', '\x657870616e642033322d62797465206bc636f087a9762d7734310568f036f0b84160532b53c27f5714ce61e24dedc43902000000000000000000000000000000c0c3c05f85cc2b00e98782537782272ca2a98643df969197f8ad19e68c15047600a136844c581a68e107514e744c323170fa84d65f051a05d5e63569b591d79203000000', '29b1109cfafc5069', 12, NULL, NULL, False, '[1,2]', NULL, 1795137615.4296105, 1795137624.976829, True, NULL, NULL, False, NULL, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 1, 'opened', NULL, NULL, 1795137583.3889878, '{"commitment":"8b14ed63e6a9f13fd36a6059d059d414687d8c82cac2349733f55207d1229f29"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 2, 'started', NULL, NULL, 1795137583.3889878, '{"commitment":"8b14ed63e6a9f13fd36a6059d059d414687d8c82cac2349733f55207d1229f29","names":["Mia","Ann"],"chance":["III","I turned","II turned",3,"bovine-grape","papyrus-papyrus","alabaster-grape","alabaster-bovine","alabaster-bovine","alabaster-papyrus","papyrus-papyrus","grape-grape","bovine-grape","A2","A7","G5","A5"],"events":[["board",{"place":0,"board":"III","turned":false},null],["board",{"place":1,"board":"I","turned":true},null],["board",{"place":2,"board":"II","turned":true},null],["start",{"square":[4,5],"turn":3},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"bovine-grape"},null],["dealt",{"seat":0,"tile":"papyrus-papyrus"},null],["dealt",{"seat":0,"tile":"alabaster-grape"},null],["dealt",{"seat":1,"tile":"alabaster-bovine"},null],["dealt",{"seat":1,"tile":"alabaster-bovine"},null],["dealt",{"seat":1,"tile":"alabaster-papyrus"},null],["tile",{"tile":"papyrus-papyrus"},null],["tile",{"tile":"grape-grape"},null],["tile",{"tile":"bovine-grape"},null],["district",{"district":"A2"},null],["district",{"district":"A7"},null],["district",{"district":"G5"},null],["district",{"district":"A5"},null],["turn",{"seat":0},null]],"check":"7a2a7e14698bbe86"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 3, 'step', 0, 'EtS-oTeSju5orBEB:0', 1795137614.529658, '{"move":798,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-grape","squares":[[3,4],[3,5]],"scenes":["grape","bovine"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"bovine","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"7de1ec2202c896db"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 4, 'step', 0, 'EtS-oTeSju5orBEB:1', 1795137614.5738013, '{"move":3732,"chance":[],"events":[],"check":"17230da2938166c6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 5, 'step', 0, 'EtS-oTeSju5orBEB:2', 1795137614.5877595, '{"move":3772,"chance":[],"events":[["paid",{"seat":0,"good":"wheat"},null],["built",{"seat":0,"district":"A2"},null]],"check":"daeec2a962de1762"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 6, 'step', 0, 'EtS-oTeSju5orBEB:3', 1795137614.5894368, '{"move":3789,"chance":[],"events":[["supplied",{"seat":0,"slot":4,"good":"alabaster"},null]],"check":"0dbfc07960fb6184"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 7, 'step', 0, 'EtS-oTeSju5orBEB:4', 1795137614.6179106, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"bovine","count":1},null]],"check":"90f13272d49c3e4a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 8, 'step', 0, 'EtS-oTeSju5orBEB:5', 1795137614.6266487, '{"move":3982,"chance":["bovine-bovine","G4"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"bovine-bovine"},null],["district",{"district":"G4"},null],["turn",{"seat":1},null]],"check":"31000b85c9ce30a9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 9, 'step', 1, 'EtS-oTeSju5orBEB:6', 1795137614.649251, '{"move":3013,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-bovine","squares":[[4,4],[5,4]],"scenes":["bovine","alabaster"]},null],["earned",{"seat":1,"good":"alabaster","count":1},null],["earned",{"seat":1,"good":"bovine","count":2},null]],"check":"784045541fc696aa"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 10, 'step', 1, 'EtS-oTeSju5orBEB:7', 1795137614.669842, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"alabaster","count":1},null],["returned",{"seat":1,"good":"bovine","count":2},null]],"check":"84560a534db6c200"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 11, 'step', 1, 'EtS-oTeSju5orBEB:8', 1795137614.6860158, '{"move":3980,"chance":["bovine-grape"],"events":[["took",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"bovine-grape"},null],["turn",{"seat":0},null]],"check":"ebb801a1fa5deeb9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 12, 'step', 0, 'EtS-oTeSju5orBEB:9', 1795137614.737939, '{"move":2244,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-grape","squares":[[1,4],[2,4]],"scenes":["alabaster","grape"]},null],["earned",{"seat":0,"good":"grape","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"ac0225a63b4e182e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 13, 'step', 0, 'EtS-oTeSju5orBEB:10', 1795137614.751231, '{"move":3752,"chance":[],"events":[],"check":"8e05d65c71dcfa38"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 14, 'step', 0, 'EtS-oTeSju5orBEB:11', 1795137614.829793, '{"move":3772,"chance":[],"events":[["paid",{"seat":0,"good":"wheat"},null],["built",{"seat":0,"district":"A7"},null]],"check":"a5ffebf877264a2c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('ftC4zjnDc23q', 15, 'chat', 0, 'EtS-oTeSju5orBEB:chat', 1795137614.8535368, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 1, 'opened', NULL, NULL, 1795137615.5660155, '{"commitment":"2d633ca5a7ae2b8e32840a3d49bd28d2bd33881fb3ec6ed6f7068f1d36b75180"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 2, 'started', NULL, NULL, 1795137615.5660155, '{"commitment":"2d633ca5a7ae2b8e32840a3d49bd28d2bd33881fb3ec6ed6f7068f1d36b75180","names":["Mia","Ann"],"chance":["wheat","flax","papyrus","castor","castor","castor","lettuce","lettuce","flax","wheat","lettuce"],"events":[["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"lettuce"},null]],"check":"0fd481bfd0cd91eb"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 3, 'step', 0, 'EtS-oTeSju5orBEB:0', 1795137624.889139, '{"move":0,"chance":["wheat","wheat-lettuce","lettuce"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"wheat"},"card"],["drew",{"seat":0,"card":"wheat-lettuce"},"card"],["turn",{"seat":1},null],["flooded",{"card":"lettuce"},null]],"check":"b90f0d9b8aec10d1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 4, 'step', 1, 'EtS-oTeSju5orBEB:1', 1795137624.9147637, '{"move":1,"chance":[],"events":[],"check":"25990f887b80f80f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 5, 'step', 1, 'EtS-oTeSju5orBEB:2', 1795137624.921739, '{"move":6,"chance":[],"events":[],"check":"8da9ae0d982922b8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 6, 'step', 1, 'EtS-oTeSju5orBEB:3', 1795137624.9260018, '{"move":4,"chance":["papyrus"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"wheat","from":"hand"},null],["drew",{"seat":1,"card":"papyrus"},"card"]],"check":"92f2b051d666dfa3"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 7, 'step', 1, 'EtS-oTeSju5orBEB:4', 1795137624.9415104, '{"move":43,"chance":[],"events":[],"check":"0c350cebcdf966d2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 8, 'step', 1, 'EtS-oTeSju5orBEB:5', 1795137624.9505527, '{"move":39,"chance":[],"events":[],"check":"1670d78dafd33168"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 9, 'step', 1, 'EtS-oTeSju5orBEB:6', 1795137624.9579625, '{"move":0,"chance":["papyrus","lettuce","papyrus"],"events":[["planted",{"seat":1,"plot":"papyrus","cards":1},null],["planted",{"seat":1,"plot":"flax","cards":1},null],["drew",{"seat":1,"card":"papyrus"},"card"],["drew",{"seat":1,"card":"lettuce"},"card"],["turn",{"seat":0},null],["flooded",{"card":"papyrus"},null],["harvested",{"seat":1,"crop":"papyrus","left":0},null]],"check":"3773be9999734e93"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 10, 'step', 0, 'EtS-oTeSju5orBEB:7', 1795137624.9639611, '{"move":1,"chance":[],"events":[],"check":"40886bf5185f05cb"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 11, 'step', 0, 'EtS-oTeSju5orBEB:8', 1795137624.9653184, '{"move":7,"chance":[],"events":[],"check":"9f2d70650d01cf82"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 12, 'step', 0, 'EtS-oTeSju5orBEB:9', 1795137624.9662182, '{"move":4,"chance":["wheat"],"events":[["traded",{"seat":0,"at":"market"},null],["gave",{"seat":0,"card":"flax","from":"hand"},null],["gave",{"seat":0,"card":"wheat","from":"hand"},null],["drew",{"seat":0,"card":"wheat"},"card"]],"check":"29b1109cfafc5069"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 13, 'step', 0, 'EtS-oTeSju5orBEB:10', 1795137624.967121, '{"move":42,"chance":[],"events":[],"check":"ccc97ef3afc48f6a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 14, 'step', 0, 'EtS-oTeSju5orBEB:11', 1795137624.967766, '{"move":42,"chance":[],"events":[],"check":"2a5aa24c9b2f35c2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 15, 'resigned', 1, 'EtS-oTeSju5orBEB:resign', 1795137624.976829, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('BwAs9gThyDHR', 16, 'ended', NULL, NULL, 1795137624.976829, '{"places":[1,2],"secret":"c636f087a9762d7734310568f036f0b84160532b53c27f5714ce61e24dedc439","key":"c636f087a9762d7734310568f036f0b84160532b53c27f5714ce61e24dedc439","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('BwAs9gThyDHR', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["wheat", "flax", "papyrus", "castor", "castor", "castor", "lettuce", "lettuce", "flax", "wheat", "lettuce"], "check": "0fd481bfd0cd91eb"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["wheat", "wheat-lettuce", "lettuce"], "check": "b90f0d9b8aec10d1"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "25990f887b80f80f"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "8da9ae0d982922b8"}, {"seat": 1, "move": 4, "say": "give wheat from hand", "chance": ["papyrus"], "check": "92f2b051d666dfa3"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "0c350cebcdf966d2"}, {"seat": 1, "move": 39, "say": "put papyrus", "chance": [], "check": "1670d78dafd33168"}, {"seat": 1, "move": 0, "say": "done", "chance": ["papyrus", "lettuce", "papyrus"], "check": "3773be9999734e93"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "40886bf5185f05cb"}, {"seat": 0, "move": 7, "say": "give flax from hand", "chance": [], "check": "9f2d70650d01cf82"}, {"seat": 0, "move": 4, "say": "give wheat from hand", "chance": ["wheat"], "check": "29b1109cfafc5069"}, {"seat": 0, "move": 42, "say": "put castor", "chance": [], "check": "ccc97ef3afc48f6a"}, {"seat": 0, "move": 42, "say": "put castor", "chance": [], "check": "2a5aa24c9b2f35c2"}], "over": false, "places": null, "hash": "588ad1d88334caf0d0a37f40af3687284a5c6eae238ec8a86fad5423bb5ef50d", "resigned": [1], "dice": {"commitment": "2d633ca5a7ae2b8e32840a3d49bd28d2bd33881fb3ec6ed6f7068f1d36b75180", "key": "c636f087a9762d7734310568f036f0b84160532b53c27f5714ce61e24dedc439"}}');
INSERT INTO sitters (person, table_id) VALUES ('EtS-oTeSju5orBEB', 'ftC4zjnDc23q');
INSERT INTO sitters (person, table_id) VALUES ('EtS-oTeSju5orBEB', 'BwAs9gThyDHR');
