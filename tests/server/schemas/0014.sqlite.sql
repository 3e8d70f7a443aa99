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

-- Running upgrade 0009 -> 0014

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

UPDATE alembic_version SET version_num='0014' WHERE alembic_version.version_num = '0009';


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, X'8a4eca6a2f9f2da8190eb7872b12400548e0062f660d6c4e11e708c2ae414b36', 1795134232.1299133, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created, listed) VALUES ('SHe5ngyfJ0VkOMHC', 'Mia', NULL, 1795134232.1663532, False);
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
', False, 1795134232.811815);
INSERT INTO set_owners (person, hash, added) VALUES ('SHe5ngyfJ0VkOMHC', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795134232.8128192);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('A1zx2TgTPyzW', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'SHe5ngyfJ0VkOMHC', False, True, NULL, 'GlgHAml4b5JhkpppXOXM', '[{"kind":"person","person":"SHe5ngyfJ0VkOMHC","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"SHe5ngyfJ0VkOMHC","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, X'efbf0ded048e105f608ee26a5500f677ac5e0370386f2b4e9b39ceae18f34462', X'020003040003ff0102000009000000ff00ffffffffffffff0000000007010101010105010607010100000000010106010706070101010101000000000307010201010101010401010000000001060107010101030101030100000000010104060101020101010101000000000101010604060101010102070000000001010105010101010106010100000000010101070607010707060506000000000900000000000000090900000909090900000900090909000000000009090909000900020303040400000000090909090009000900020103000000000909090900000009000000000000000009090909000000090009000000000009090909090000000000000000000900000909090900000009090900090909000909090909000000000000000000000000000000000000000204040808000000000000000000000204060e0d0c08000000000000000000000206050e0904000000000000000000000000020104000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003030505040305050303270d0002000000000000010003000000000000000000000000000001010000000102000000000000000001000000000000000000000000000000000000000003030000081e222301010101010101010001010001010101010101010101010101010101010100010101000001010101230bffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000131414140200000004040000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206befbf0ded048e105f608ee26a5500f677ac5e0370386f2b4e9b39ceae18f3446202000000000000000000000000000000f8d5b9dd98a774f92a84103f602ab01f72c3c3d05c447d59e47f6b9e482503ff11f1cde9403f0cb20146229969cd8206481881ea45eb042ab6d3b3d8231ca85b04000000', 'b186c5724f6d559b', 11, 0, NULL, False, NULL, NULL, 1795134232.8754787, 1795134235.8670955, True, NULL, NULL, False, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted, rated, rating_changes) VALUES ('6CYcTn8ijmA9', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'SHe5ngyfJ0VkOMHC', False, True, NULL, '6LEg6Ma9_JieYH-nscSQ', '[{"kind":"person","person":"SHe5ngyfJ0VkOMHC","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"SHe5ngyfJ0VkOMHC","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, X'146a285c4fec0ac2c55e6fe668900e92c79db43da318d54763cbfbd4dbedac4e', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff000002003e0c0b0b0a0a00000001010100000001000100000100000001000000000001010100010000000000000000000000010000000000000000000000000000000101000100000000000000000000000000000000000000000000000000ff1e1e00010000000000000000ff01ffffffffffffffff060400000000000100000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000010000030100000000000000000000000000000001000000000000000000000100020000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010100030100000000000000000000010000000001000000000000000001010201020000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000010000000000000000000000000001010101000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206b146a285c4fec0ac2c55e6fe668900e92c79db43da318d54763cbfbd4dbedac4e02000000000000000000000000000000db5f23ea6e26c567d712c1cf93dc3b3e0837c738c7c41b012befacb46525ac0f8f7eb0493a4f8ae4c76e88772a7edc70ebc25357e3b637b86b3c499ec65adc1503000000', '00688cd3171e783f', 12, NULL, NULL, False, '[1,2]', NULL, 1795134236.2268434, 1795134236.820308, True, NULL, NULL, False, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 1, 'opened', NULL, NULL, 1795134235.5255551, '{"commitment":"55d7edb1512a8e5c5572479a2d361136a096bedaf8374a7279563acc2cc4fc07"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 2, 'started', NULL, NULL, 1795134235.5255551, '{"commitment":"55d7edb1512a8e5c5572479a2d361136a096bedaf8374a7279563acc2cc4fc07","names":["Mia","Ann"],"chance":["III","I","II turned",2,"bovine-bovine","bovine-papyrus","bovine-papyrus","alabaster-alabaster","papyrus-grape","alabaster-alabaster","papyrus-grape","grape-grape","alabaster-bovine","P9","P8","G3","G9"],"events":[["board",{"place":0,"board":"III","turned":false},null],["board",{"place":1,"board":"I","turned":false},null],["board",{"place":2,"board":"II","turned":true},null],["start",{"square":[2,5],"turn":2},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"bovine-bovine"},null],["dealt",{"seat":0,"tile":"bovine-papyrus"},null],["dealt",{"seat":0,"tile":"bovine-papyrus"},null],["dealt",{"seat":1,"tile":"alabaster-alabaster"},null],["dealt",{"seat":1,"tile":"papyrus-grape"},null],["dealt",{"seat":1,"tile":"alabaster-alabaster"},null],["tile",{"tile":"papyrus-grape"},null],["tile",{"tile":"grape-grape"},null],["tile",{"tile":"alabaster-bovine"},null],["district",{"district":"P9"},null],["district",{"district":"P8"},null],["district",{"district":"G3"},null],["district",{"district":"G9"},null],["turn",{"seat":0},null]],"check":"9982494ac7ac7d11"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 3, 'step', 0, 'SHe5ngyfJ0VkOMHC:0', 1795134235.6848376, '{"move":535,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-papyrus","squares":[[2,3],[2,4]],"scenes":["bovine","papyrus"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"papyrus","count":1},null],["earned",{"seat":0,"good":"wheat","count":2},null]],"check":"536039f9f295a08c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 4, 'step', 0, 'SHe5ngyfJ0VkOMHC:1', 1795134235.7685544, '{"move":3739,"chance":[],"events":[],"check":"1576b5e4500a6779"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 5, 'step', 0, 'SHe5ngyfJ0VkOMHC:2', 1795134235.7938783, '{"move":3772,"chance":[],"events":[["paid",{"seat":0,"good":"wheat"},null],["built",{"seat":0,"district":"G3"},null]],"check":"a54f92d808ed5e06"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 6, 'step', 0, 'SHe5ngyfJ0VkOMHC:3', 1795134235.8058665, '{"move":3793,"chance":[],"events":[["supplied",{"seat":0,"slot":5,"good":"alabaster"},null],["filled",{"seat":0,"slot":5},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"7fe862e0094d226d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 7, 'step', 0, 'SHe5ngyfJ0VkOMHC:4', 1795134235.8118775, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"papyrus","count":1},null]],"check":"1e08c057d37561ca"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 8, 'step', 0, 'SHe5ngyfJ0VkOMHC:5', 1795134235.8206015, '{"move":3982,"chance":["grape-grape","A3"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"grape-grape"},null],["district",{"district":"A3"},null],["turn",{"seat":1},null]],"check":"85153c47f0a651df"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 9, 'step', 1, 'SHe5ngyfJ0VkOMHC:6', 1795134235.8316088, '{"move":2559,"chance":[],"events":[["placed",{"seat":1,"tile":"papyrus-grape","squares":[[2,7],[3,7]],"scenes":["grape","papyrus"]},null],["earned",{"seat":1,"good":"bovine","count":1},null],["earned",{"seat":1,"good":"grape","count":1},null]],"check":"3312c849cb7c568a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 10, 'step', 1, 'SHe5ngyfJ0VkOMHC:7', 1795134235.8458242, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"bovine","count":1},null],["returned",{"seat":1,"good":"grape","count":1},null]],"check":"75259798d5312f0c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 11, 'step', 1, 'SHe5ngyfJ0VkOMHC:8', 1795134235.8471286, '{"move":3982,"chance":["alabaster-bovine"],"events":[["took",{"seat":1,"tile":"grape-grape"},null],["tile",{"tile":"alabaster-bovine"},null],["turn",{"seat":0},null]],"check":"b186c5724f6d559b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 12, 'step', 0, 'SHe5ngyfJ0VkOMHC:9', 1795134235.8496518, '{"move":1974,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-bovine","squares":[[0,3],[1,3]],"scenes":["bovine","bovine"]},null],["earned",{"seat":0,"good":"bovine","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"f3020e50b96124a6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 13, 'step', 0, 'SHe5ngyfJ0VkOMHC:10', 1795134235.8566873, '{"move":3763,"chance":[],"events":[],"check":"d6b1afd79f81b786"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 14, 'step', 0, 'SHe5ngyfJ0VkOMHC:11', 1795134235.8670955, '{"move":3772,"chance":[],"events":[["paid",{"seat":0,"good":"wheat"},null]],"check":"b8bae1edb78158ad"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('A1zx2TgTPyzW', 15, 'chat', 0, 'SHe5ngyfJ0VkOMHC:chat', 1795134235.8742738, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 1, 'opened', NULL, NULL, 1795134236.399483, '{"commitment":"d6bf21b06c2d9d73baab5e13664438036e502008d0f1e7f8b0e738cba632044e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 2, 'started', NULL, NULL, 1795134236.399483, '{"commitment":"d6bf21b06c2d9d73baab5e13664438036e502008d0f1e7f8b0e738cba632044e","names":["Mia","Ann"],"chance":["castor","wheat","castor","lettuce-flax","wheat-castor","flax","wheat","papyrus","castor","flax","wheat"],"events":[["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"lettuce-flax"},"card"],["dealt",{"seat":0,"card":"wheat-castor"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"wheat"},null]],"check":"ff23871ef4117336"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 3, 'step', 0, 'SHe5ngyfJ0VkOMHC:0', 1795134236.518529, '{"move":0,"chance":["castor","papyrus","flax"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"castor"},"card"],["drew",{"seat":0,"card":"papyrus"},"card"],["turn",{"seat":1},null],["flooded",{"card":"flax"},null]],"check":"210d5d4fa6ddf471"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 4, 'step', 1, 'SHe5ngyfJ0VkOMHC:1', 1795134236.5327542, '{"move":1,"chance":[],"events":[],"check":"41fd1c091352630f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 5, 'step', 1, 'SHe5ngyfJ0VkOMHC:2', 1795134236.5423193, '{"move":6,"chance":[],"events":[],"check":"871e9c1052f9bb5e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 6, 'step', 1, 'SHe5ngyfJ0VkOMHC:3', 1795134236.5456004, '{"move":3,"chance":["lettuce"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"papyrus","from":"hand"},null],["drew",{"seat":1,"card":"lettuce"},"card"]],"check":"c2982f1196a8e5c3"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 7, 'step', 1, 'SHe5ngyfJ0VkOMHC:4', 1795134236.610045, '{"move":41,"chance":[],"events":[],"check":"5de534223a41fffb"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 8, 'step', 1, 'SHe5ngyfJ0VkOMHC:5', 1795134236.705987, '{"move":40,"chance":[],"events":[],"check":"1510f40ddff57a6b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 9, 'step', 1, 'SHe5ngyfJ0VkOMHC:6', 1795134236.7238376, '{"move":0,"chance":["lettuce","papyrus-flax","lettuce"],"events":[["planted",{"seat":1,"plot":"wheat","cards":1},null],["planted",{"seat":1,"plot":"lettuce","cards":1},null],["drew",{"seat":1,"card":"lettuce"},"card"],["drew",{"seat":1,"card":"papyrus-flax"},"card"],["turn",{"seat":0},null],["flooded",{"card":"lettuce"},null],["harvested",{"seat":1,"crop":"lettuce","left":0},null]],"check":"85b4ee0c9ec3eea8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 10, 'step', 0, 'SHe5ngyfJ0VkOMHC:7', 1795134236.7339442, '{"move":1,"chance":[],"events":[],"check":"80493214c69d1dab"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 11, 'step', 0, 'SHe5ngyfJ0VkOMHC:8', 1795134236.7406588, '{"move":18,"chance":[],"events":[],"check":"c021a98947ffe119"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 12, 'step', 0, 'SHe5ngyfJ0VkOMHC:9', 1795134236.7634017, '{"move":4,"chance":["flax"],"events":[["traded",{"seat":0,"at":"market"},null],["gave",{"seat":0,"card":"wheat-castor","from":"hand"},null],["gave",{"seat":0,"card":"wheat","from":"hand"},null],["drew",{"seat":0,"card":"flax"},"card"]],"check":"00688cd3171e783f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 13, 'step', 0, 'SHe5ngyfJ0VkOMHC:10', 1795134236.7839353, '{"move":42,"chance":[],"events":[],"check":"e32e6429bafca74d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 14, 'step', 0, 'SHe5ngyfJ0VkOMHC:11', 1795134236.7921126, '{"move":43,"chance":[],"events":[],"check":"2df816d17d22a963"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 15, 'resigned', 1, 'SHe5ngyfJ0VkOMHC:resign', 1795134236.820308, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('6CYcTn8ijmA9', 16, 'ended', NULL, NULL, 1795134236.820308, '{"places":[1,2],"secret":"146a285c4fec0ac2c55e6fe668900e92c79db43da318d54763cbfbd4dbedac4e","key":"146a285c4fec0ac2c55e6fe668900e92c79db43da318d54763cbfbd4dbedac4e","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('6CYcTn8ijmA9', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["castor", "wheat", "castor", "lettuce-flax", "wheat-castor", "flax", "wheat", "papyrus", "castor", "flax", "wheat"], "check": "ff23871ef4117336"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["castor", "papyrus", "flax"], "check": "210d5d4fa6ddf471"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "41fd1c091352630f"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "871e9c1052f9bb5e"}, {"seat": 1, "move": 3, "say": "give papyrus from hand", "chance": ["lettuce"], "check": "c2982f1196a8e5c3"}, {"seat": 1, "move": 41, "say": "put lettuce", "chance": [], "check": "5de534223a41fffb"}, {"seat": 1, "move": 40, "say": "put wheat", "chance": [], "check": "1510f40ddff57a6b"}, {"seat": 1, "move": 0, "say": "done", "chance": ["lettuce", "papyrus-flax", "lettuce"], "check": "85b4ee0c9ec3eea8"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "80493214c69d1dab"}, {"seat": 0, "move": 18, "say": "give wheat-castor from hand", "chance": [], "check": "c021a98947ffe119"}, {"seat": 0, "move": 4, "say": "give wheat from hand", "chance": ["flax"], "check": "00688cd3171e783f"}, {"seat": 0, "move": 42, "say": "put castor", "chance": [], "check": "e32e6429bafca74d"}, {"seat": 0, "move": 43, "say": "put flax", "chance": [], "check": "2df816d17d22a963"}], "over": false, "places": null, "hash": "1af95d6b5dc252214829957f168168b36d2566657391f2287c2d39cf0aa3e65f", "resigned": [1], "dice": {"commitment": "d6bf21b06c2d9d73baab5e13664438036e502008d0f1e7f8b0e738cba632044e", "key": "146a285c4fec0ac2c55e6fe668900e92c79db43da318d54763cbfbd4dbedac4e"}}');
INSERT INTO sitters (person, table_id) VALUES ('SHe5ngyfJ0VkOMHC', 'A1zx2TgTPyzW');
INSERT INTO sitters (person, table_id) VALUES ('SHe5ngyfJ0VkOMHC', '6CYcTn8ijmA9');
