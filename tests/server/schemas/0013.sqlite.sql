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

-- Running upgrade 0009 -> 0013

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

UPDATE alembic_version SET version_num='0013' WHERE alembic_version.version_num = '0009';


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, X'9e00a0b0fb7e380f58a0507997bef62cffc15f9049318b0a9453833a381294e0', 1795132792.9278815, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('UfEk-5cMBS0R0LS7', 'Mia', NULL, 1795132792.946252, False);
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
', False, 1795132793.1916728);
INSERT INTO set_owners (person, hash, added) VALUES ('UfEk-5cMBS0R0LS7', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795132793.1927493);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('gfn5hgtmQczz', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'UfEk-5cMBS0R0LS7', False, True, NULL, 'h8n6fAHjCmZwd-LOlAHq', '[{"kind":"person","person":"UfEk-5cMBS0R0LS7","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"UfEk-5cMBS0R0LS7","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, X'88085b3787420339d0dc5ae95e1dbc3c20e32d429d022e59cee1496bb05c5d24', X'020003070205ff0100000009000000ff00ffffffffffffff00000000010401010605060707010101000000000706010601010601050101010000000001020107070201010601010100000000060101010101010106040101000000000101010101030101070106010000000001010101010104010201070300000000010701010101010101060101000000000501030101010706010101070000000000000000090009090900000009090909090900090000090000000000090909090000000909030100090000000909090909000000000001020900000009090909000000000000040309000900090909090000000000000303000009000909090900090000000000000009000009090909000000000000090900000009090909090000000000000000000000000000000000000000000401000000000000000000000000000401050300000000000000000000000000050b050200000000000000000000000008050e04000000000000000000000000040c040400000000000000000000000000040400000000000000000000000000000000000000000000000005050404040502030403270d00000000010002000000030000000000000000000000000001000001000001000000000000000101010000000000000000000000000000000000000000030300001c1d2526010101000101010101000101010101010101010101010101010101010000010101010101010000012209ffffffffffff03ffffffffffffffffffffffffffffffffffffffff01010000131414140100000004040000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206b88085b3787420339d0dc5ae95e1dbc3c20e32d429d022e59cee1496bb05c5d240200000000000000000000000000000096ebffbda359cfef724a0f182e84997bdcd606f7d3ebbb2f538f213d0beffcae48e921265a65bca8b0803ec3e71306dad1e4fe85dd24959d61ec750eab79c53505000000', 'a5fac18def27248c', 12, 0, NULL, False, NULL, NULL, 1795132793.2131565, 1795132842.5579684, True, NULL, NULL, False, NULL, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes, duplicate) VALUES ('Zp9q1Y5liMaq', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'UfEk-5cMBS0R0LS7', False, True, NULL, 'K9BnwX7bNaXbyJakJi7y', '[{"kind":"person","person":"UfEk-5cMBS0R0LS7","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"UfEk-5cMBS0R0LS7","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, X'8f48e7a31e82384ef43aa5c6c1e03d9de4eb332a94a3d53e10898f7d331bcf14', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff000000003e0a0a0a0d0b00000001010001000001010000000100000001000000000001000001010000000000000100000000000000000001000000000000000000020001000000000000000000000000000000000000000000000000000000ff1e1e00000100010000000000ffff01ff01ffffffffff060400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010200000200000000000000000000000100000000000000000000000001020100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010201000200000000000000000000000100000001000000000000000001020201010000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000001000000000000000000000101010000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206b8f48e7a31e82384ef43aa5c6c1e03d9de4eb332a94a3d53e10898f7d331bcf140200000000000000000000000000000090b0213710ad9a26b19510d9d865375f76cb3e83c9945fbd374ca8435cefe4fdd90143f86f5efaaffc239ac092e0d118ada7c26620ef052b107c607054b31b5c03000000', 'f878602c224112e7', 12, NULL, NULL, False, '[1,2]', NULL, 1795132842.907901, 1795132908.9124496, True, NULL, NULL, False, NULL, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 1, 'opened', NULL, NULL, 1795132819.009865, '{"commitment":"239adb175b336d674256aff6f09d719282979e11531a4d0e6f9c4e61ddc51108"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 2, 'started', NULL, NULL, 1795132819.009865, '{"commitment":"239adb175b336d674256aff6f09d719282979e11531a4d0e6f9c4e61ddc51108","names":["Mia","Ann"],"chance":["IV turned","II","III turned",0,"bovine-grape","alabaster-grape","alabaster-papyrus","papyrus-papyrus","papyrus-papyrus","papyrus-grape","bovine-grape","bovine-grape","grape-grape","B3","B8","P10","A8"],"events":[["board",{"place":0,"board":"IV","turned":true},null],["board",{"place":1,"board":"II","turned":false},null],["board",{"place":2,"board":"III","turned":true},null],["start",{"square":[3,6],"turn":0},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"bovine-grape"},null],["dealt",{"seat":0,"tile":"alabaster-grape"},null],["dealt",{"seat":0,"tile":"alabaster-papyrus"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["dealt",{"seat":1,"tile":"papyrus-grape"},null],["tile",{"tile":"bovine-grape"},null],["tile",{"tile":"bovine-grape"},null],["tile",{"tile":"grape-grape"},null],["district",{"district":"B3"},null],["district",{"district":"B8"},null],["district",{"district":"P10"},null],["district",{"district":"A8"},null],["turn",{"seat":0},null]],"check":"35a0431b8a89f200"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 3, 'step', 0, 'UfEk-5cMBS0R0LS7:0', 1795132842.3862278, '{"move":569,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-papyrus","squares":[[2,5],[2,6]],"scenes":["papyrus","alabaster"]},null],["earned",{"seat":0,"good":"alabaster","count":2},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"0c68f29bb9ba9ac7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 4, 'step', 0, 'UfEk-5cMBS0R0LS7:1', 1795132842.40204, '{"move":3737,"chance":[],"events":[],"check":"bc623f96716537fb"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 5, 'step', 0, 'UfEk-5cMBS0R0LS7:2', 1795132842.4140296, '{"move":3768,"chance":[],"events":[["paid",{"seat":0,"good":"alabaster"},null],["built",{"seat":0,"district":"B3"},null]],"check":"8c851a3c8a394e56"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 6, 'step', 0, 'UfEk-5cMBS0R0LS7:3', 1795132842.425568, '{"move":3773,"chance":[],"events":[["supplied",{"seat":0,"slot":0,"good":"alabaster"},null],["filled",{"seat":0,"slot":0},null]],"check":"e1d0e58c5d81e4b0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 7, 'step', 0, 'UfEk-5cMBS0R0LS7:4', 1795132842.4338906, '{"move":0,"chance":[],"events":[],"check":"0c5f080d277e5d1d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 8, 'step', 0, 'UfEk-5cMBS0R0LS7:5', 1795132842.4435878, '{"move":3982,"chance":["grape-grape","G1"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"grape-grape"},null],["district",{"district":"G1"},null],["turn",{"seat":1},null]],"check":"335411afdbeb9ff3"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 9, 'step', 1, 'UfEk-5cMBS0R0LS7:6', 1795132842.4580011, '{"move":1307,"chance":[],"events":[["placed",{"seat":1,"tile":"papyrus-papyrus","squares":[[5,6],[5,7]],"scenes":["papyrus","papyrus"]},null],["earned",{"seat":1,"good":"papyrus","count":2},null]],"check":"bdd079db77331199"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 10, 'step', 1, 'UfEk-5cMBS0R0LS7:7', 1795132842.4673457, '{"move":3731,"chance":[],"events":[["built",{"seat":1,"district":"G1"},null]],"check":"9c489d337148f6b7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 11, 'step', 1, 'UfEk-5cMBS0R0LS7:8', 1795132842.5259314, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"papyrus","count":2},null]],"check":"392ed492f68a1055"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 12, 'step', 1, 'UfEk-5cMBS0R0LS7:9', 1795132842.5380754, '{"move":3982,"chance":["bovine-bovine","B10"],"events":[["took",{"seat":1,"tile":"grape-grape"},null],["tile",{"tile":"bovine-bovine"},null],["district",{"district":"B10"},null],["turn",{"seat":0},null]],"check":"a5fac18def27248c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 13, 'step', 0, 'UfEk-5cMBS0R0LS7:10', 1795132842.545838, '{"move":3038,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-grape","squares":[[4,5],[5,5]],"scenes":["grape","bovine"]},null],["earned",{"seat":0,"good":"bovine","count":1},null],["earned",{"seat":0,"good":"grape","count":1},null]],"check":"b274897df15f4784"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 14, 'step', 0, 'UfEk-5cMBS0R0LS7:11', 1795132842.5579684, '{"move":3765,"chance":[],"events":[],"check":"776ef9afa9cb9d98"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('gfn5hgtmQczz', 15, 'chat', 0, 'UfEk-5cMBS0R0LS7:chat', 1795132842.5641086, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 1, 'opened', NULL, NULL, 1795132885.1776595, '{"commitment":"df142f9d16e76e6841a98879ae2830245ed8a6b7f81b7ccf4e7cdf1e754ebe39"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 2, 'started', NULL, NULL, 1795132885.1776595, '{"commitment":"df142f9d16e76e6841a98879ae2830245ed8a6b7f81b7ccf4e7cdf1e754ebe39","names":["Mia","Ann"],"chance":["papyrus","flax","lettuce","wheat","wheat-flax","papyrus-castor","papyrus","castor","lettuce","flax","lettuce"],"events":[["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"wheat-flax"},"card"],["dealt",{"seat":1,"card":"papyrus-castor"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"lettuce"},null]],"check":"6fd4536b4e7a6eda"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 3, 'step', 0, 'UfEk-5cMBS0R0LS7:0', 1795132907.6167989, '{"move":0,"chance":["wheat","lettuce-flax","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"wheat"},"card"],["drew",{"seat":0,"card":"lettuce-flax"},"card"],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null]],"check":"6c552546d0846429"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 4, 'step', 1, 'UfEk-5cMBS0R0LS7:1', 1795132907.6349013, '{"move":1,"chance":[],"events":[],"check":"6c62cb60f5835bb3"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 5, 'step', 1, 'UfEk-5cMBS0R0LS7:2', 1795132907.6420064, '{"move":6,"chance":[],"events":[],"check":"53432a5fe6f890c5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 6, 'step', 1, 'UfEk-5cMBS0R0LS7:3', 1795132907.6550772, '{"move":13,"chance":["lettuce"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"papyrus-castor","from":"hand"},null],["drew",{"seat":1,"card":"lettuce"},"card"]],"check":"e15c64e75133adfe"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 7, 'step', 1, 'UfEk-5cMBS0R0LS7:4', 1795132907.6692677, '{"move":43,"chance":[],"events":[],"check":"c53fee33a74884db"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 8, 'step', 1, 'UfEk-5cMBS0R0LS7:5', 1795132907.6702206, '{"move":41,"chance":[],"events":[],"check":"a8a97e89c22855b2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 9, 'step', 1, 'UfEk-5cMBS0R0LS7:6', 1795132907.6708648, '{"move":0,"chance":["wheat","wheat","papyrus"],"events":[["planted",{"seat":1,"plot":"lettuce","cards":1},null],["planted",{"seat":1,"plot":"flax","cards":1},null],["drew",{"seat":1,"card":"wheat"},"card"],["drew",{"seat":1,"card":"wheat"},"card"],["turn",{"seat":0},null],["flooded",{"card":"papyrus"},null]],"check":"1a0a1c29588dbb5c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 10, 'step', 0, 'UfEk-5cMBS0R0LS7:7', 1795132907.674089, '{"move":1,"chance":[],"events":[],"check":"8945df5da1501397"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 11, 'step', 0, 'UfEk-5cMBS0R0LS7:8', 1795132907.6746414, '{"move":5,"chance":[],"events":[],"check":"939dce82a82aefa5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 12, 'step', 0, 'UfEk-5cMBS0R0LS7:9', 1795132907.6751444, '{"move":23,"chance":["flax"],"events":[["traded",{"seat":0,"at":"market"},null],["gave",{"seat":0,"card":"lettuce","from":"hand"},null],["gave",{"seat":0,"card":"lettuce-flax","from":"hand"},null],["drew",{"seat":0,"card":"flax"},"card"]],"check":"f878602c224112e7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 13, 'step', 0, 'UfEk-5cMBS0R0LS7:10', 1795132907.6755857, '{"move":43,"chance":[],"events":[],"check":"7dec2a19a2642925"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 14, 'step', 0, 'UfEk-5cMBS0R0LS7:11', 1795132907.676033, '{"move":43,"chance":[],"events":[],"check":"0df89ebeaabd003d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 15, 'resigned', 1, 'UfEk-5cMBS0R0LS7:resign', 1795132908.9124496, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Zp9q1Y5liMaq', 16, 'ended', NULL, NULL, 1795132908.9124496, '{"places":[1,2],"secret":"8f48e7a31e82384ef43aa5c6c1e03d9de4eb332a94a3d53e10898f7d331bcf14","key":"8f48e7a31e82384ef43aa5c6c1e03d9de4eb332a94a3d53e10898f7d331bcf14","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('Zp9q1Y5liMaq', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["papyrus", "flax", "lettuce", "wheat", "wheat-flax", "papyrus-castor", "papyrus", "castor", "lettuce", "flax", "lettuce"], "check": "6fd4536b4e7a6eda"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["wheat", "lettuce-flax", "papyrus"], "check": "6c552546d0846429"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "6c62cb60f5835bb3"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "53432a5fe6f890c5"}, {"seat": 1, "move": 13, "say": "give papyrus-castor from hand", "chance": ["lettuce"], "check": "e15c64e75133adfe"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "c53fee33a74884db"}, {"seat": 1, "move": 41, "say": "put lettuce", "chance": [], "check": "a8a97e89c22855b2"}, {"seat": 1, "move": 0, "say": "done", "chance": ["wheat", "wheat", "papyrus"], "check": "1a0a1c29588dbb5c"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "8945df5da1501397"}, {"seat": 0, "move": 5, "say": "give lettuce from hand", "chance": [], "check": "939dce82a82aefa5"}, {"seat": 0, "move": 23, "say": "give lettuce-flax from hand", "chance": ["flax"], "check": "f878602c224112e7"}, {"seat": 0, "move": 43, "say": "put flax", "chance": [], "check": "7dec2a19a2642925"}, {"seat": 0, "move": 43, "say": "put flax", "chance": [], "check": "0df89ebeaabd003d"}], "over": false, "places": null, "hash": "5ea4749c586d3d90d37a9efcdad1299cedcf31d7582de66520bfcbda42f892ce", "resigned": [1], "dice": {"commitment": "df142f9d16e76e6841a98879ae2830245ed8a6b7f81b7ccf4e7cdf1e754ebe39", "key": "8f48e7a31e82384ef43aa5c6c1e03d9de4eb332a94a3d53e10898f7d331bcf14"}}');
INSERT INTO sitters (person, table_id) VALUES ('UfEk-5cMBS0R0LS7', 'gfn5hgtmQczz');
INSERT INTO sitters (person, table_id) VALUES ('UfEk-5cMBS0R0LS7', 'Zp9q1Y5liMaq');
