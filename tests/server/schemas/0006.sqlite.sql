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


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, X'be56dc5824ba967292d2e77f61ec570ad0422d60a720694474ba85622411febd', 1795099192.392775, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created) VALUES ('9URLsBzLG9BB-ofx', 'Mia', NULL, 1795099192.4227152);
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
', False, 1795099192.8112378);
INSERT INTO set_owners (person, hash, added) VALUES ('9URLsBzLG9BB-ofx', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795099192.8122408);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted) VALUES ('azDiL5ROB9Pv', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', '9URLsBzLG9BB-ofx', False, True, NULL, 'HRBdWjaFP654OXa3vZ-P', '[{"kind":"person","person":"9URLsBzLG9BB-ofx","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"9URLsBzLG9BB-ofx","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, X'f61901c49da51c1f009bd358468ddabaee0564b30cb15f031abcd763857b5cfe', X'020003020105ff0100000009000000ff00ffffffffffffff00000000060506070701070607010101000000000101060101010101050101010000000007020101010106040601010100000000010101010102010106040101000000000103010103010101070106010000000001010401010101010201070300000000010101010107060701060101000000000101070601050101010101070000000009000909090009090900000009090909000009000001000000000000090909090900000000010900090000000909090900000000020100000900000009090909000000000001020009000900090909090000000000040300000009000909090900000000000909090009000009090909000009090000000000000009090909090000000000010000000000000000000000000000010101000000000000000000000000000301010000000000000000000000000201030300000000000000000000000000030b050200000000000000000000000008050a040000000000000000000000000008040000000000000000000000000000000000000000000000000004020505050305040402270d0001000000010000010003000000000000000000000001000000000001000100000000000100000002000000000000000000000000000000000000000003030000070a1721010101000101010001010001010101010101010101010100010101010101010101000101010101012303ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000141414140000000004040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206bf61901c49da51c1f009bd358468ddabaee0564b30cb15f031abcd763857b5cfe02000000000000000000000000000000afa7783949e4852ae59919d01966fdda3addbfa190f718af016c24b2dceb037a50dfe23e2d0b4fd6b6c3413f77171a213bdcfb3907687ebc86283f3b4d5a024004000000', 'f2b1d72941664a37', 10, 0, NULL, False, NULL, NULL, 1795099192.8508036, 1795099195.0699675, True, NULL, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted) VALUES ('NNZGzJwiJ5DA', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', '9URLsBzLG9BB-ofx', False, True, NULL, '1A2IJptzrsh59KCTWXMU', '[{"kind":"person","person":"9URLsBzLG9BB-ofx","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"9URLsBzLG9BB-ofx","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, X'b50df9362dd33120a48e54bedbcbcaafff291029508bd85f4fee6e5e2144ea18', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000104010024000000000000000000001e00ff000002003b0a080a0b0b00000001000101000001010100000100000001000000000001000200010100000000000000000000000000000000000000000000000000020102000000000000000000000000000000000000000000000000000000ff1e1e00000000000000000000ffffffffffffffffffff090300000000000100000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000020200020200000000000000000000000000000001000000000000000000010100000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020200020200000000000000000000000000000001000000000000000000030201010000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020101010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206bb50df9362dd33120a48e54bedbcbcaafff291029508bd85f4fee6e5e2144ea1802000000000000000000000000000000edb1b381786c6536583eb93fe5835cad6b90291537eb256fc590e5af86b3d2e1c186be61f634049e1e372c263e6f6d323e5eeb583fe13ba19ec1cf227215321f06000000', '0cbd038a6212ae86', 13, NULL, NULL, False, '[1,2]', NULL, 1795099195.2682908, 1795099195.5351481, True, NULL, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 1, 'opened', NULL, NULL, 1795099194.8915956, '{"commitment":"689c1231871518319d767ac9921d1046c008b32a401d0533df97154a6becbb3f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 2, 'started', NULL, NULL, 1795099194.8915956, '{"commitment":"689c1231871518319d767ac9921d1046c008b32a401d0533df97154a6becbb3f","names":["Mia","Ann"],"chance":["II","I turned","III turned",0,"alabaster-bovine","alabaster-bovine","grape-grape","alabaster-alabaster","grape-grape","grape-grape","bovine-papyrus","bovine-papyrus","papyrus-papyrus","G6","G2","G1","P3"],"events":[["board",{"place":0,"board":"II","turned":false},null],["board",{"place":1,"board":"I","turned":true},null],["board",{"place":2,"board":"III","turned":true},null],["start",{"square":[4,5],"turn":0},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"alabaster-bovine"},null],["dealt",{"seat":0,"tile":"alabaster-bovine"},null],["dealt",{"seat":0,"tile":"grape-grape"},null],["dealt",{"seat":1,"tile":"alabaster-alabaster"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["dealt",{"seat":1,"tile":"grape-grape"},null],["tile",{"tile":"bovine-papyrus"},null],["tile",{"tile":"bovine-papyrus"},null],["tile",{"tile":"papyrus-papyrus"},null],["district",{"district":"G6"},null],["district",{"district":"G2"},null],["district",{"district":"G1"},null],["district",{"district":"P3"},null],["turn",{"seat":0},null]],"check":"4e0d94bb89dbddf0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 3, 'step', 0, '9URLsBzLG9BB-ofx:0', 1795099195.0310743, '{"move":789,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-bovine","squares":[[3,4],[3,5]],"scenes":["bovine","alabaster"]},null],["earned",{"seat":0,"good":"alabaster","count":2},null]],"check":"059bf21c68409f6a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 4, 'step', 0, '9URLsBzLG9BB-ofx:1', 1795099195.0431345, '{"move":3731,"chance":[],"events":[["built",{"seat":0,"district":"G1"},null]],"check":"d0174e998c2d1838"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 5, 'step', 0, '9URLsBzLG9BB-ofx:2', 1795099195.051011, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"alabaster","count":2},null]],"check":"21f0269a90990ece"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 6, 'step', 0, '9URLsBzLG9BB-ofx:3', 1795099195.0591311, '{"move":3980,"chance":["alabaster-bovine","B9"],"events":[["took",{"seat":0,"tile":"papyrus-papyrus"},null],["tile",{"tile":"alabaster-bovine"},null],["district",{"district":"B9"},null],["turn",{"seat":1},null]],"check":"687a6328d08f8fb9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 7, 'step', 1, '9URLsBzLG9BB-ofx:4', 1795099195.063233, '{"move":2257,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-alabaster","squares":[[1,5],[2,5]],"scenes":["alabaster","alabaster"]},null],["earned",{"seat":1,"good":"alabaster","count":1},null]],"check":"978a6f2b177d1fd5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 8, 'step', 1, '9URLsBzLG9BB-ofx:5', 1795099195.0641189, '{"move":3723,"chance":[],"events":[["quarried",{"seat":1,"square":[0,5],"good":"alabaster"},null]],"check":"68d88d1609516664"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 9, 'step', 1, '9URLsBzLG9BB-ofx:6', 1795099195.066725, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"alabaster","count":2},null]],"check":"d7931953196b4cb2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 10, 'step', 1, '9URLsBzLG9BB-ofx:7', 1795099195.0675151, '{"move":3978,"chance":["papyrus-grape"],"events":[["took",{"seat":1,"tile":"bovine-papyrus"},null],["tile",{"tile":"papyrus-grape"},null],["turn",{"seat":0},null]],"check":"f2b1d72941664a37"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 11, 'step', 0, '9URLsBzLG9BB-ofx:8', 1795099195.0682433, '{"move":1013,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-bovine","squares":[[4,3],[4,4]],"scenes":["bovine","alabaster"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"bovine","count":1},null]],"check":"ff11c91dc0764807"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 12, 'step', 0, '9URLsBzLG9BB-ofx:9', 1795099195.0688312, '{"move":3738,"chance":[],"events":[],"check":"51321287a5044f95"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 13, 'step', 0, '9URLsBzLG9BB-ofx:10', 1795099195.0693946, '{"move":3768,"chance":[],"events":[["paid",{"seat":0,"good":"alabaster"},null],["built",{"seat":0,"district":"P3"},null]],"check":"0fd9a4a540d2ab16"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 14, 'step', 0, '9URLsBzLG9BB-ofx:11', 1795099195.0699675, '{"move":3778,"chance":[],"events":[["supplied",{"seat":0,"slot":1,"good":"bovine"},null],["filled",{"seat":0,"slot":1},null]],"check":"54a46c80e47ccca0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('azDiL5ROB9Pv', 15, 'chat', 0, '9URLsBzLG9BB-ofx:chat', 1795099195.0705447, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 1, 'opened', NULL, NULL, 1795099195.3372145, '{"commitment":"fdb55a2a30c4355266ff70602c98a4b58a9be0a2f9e72665cc387c31ba4be492"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 2, 'started', NULL, NULL, 1795099195.3372145, '{"commitment":"fdb55a2a30c4355266ff70602c98a4b58a9be0a2f9e72665cc387c31ba4be492","names":["Mia","Ann"],"chance":["papyrus","castor","wheat","flax","lettuce-flax","wheat","wheat","flax","papyrus-lettuce","lettuce","lettuce"],"events":[["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"lettuce-flax"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"papyrus-lettuce"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"lettuce"},null]],"check":"7b92792271ac0c1f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 3, 'step', 0, '9URLsBzLG9BB-ofx:0', 1795099195.4330325, '{"move":0,"chance":["flax","papyrus","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"flax"},"card"],["drew",{"seat":0,"card":"papyrus"},"card"],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null]],"check":"3c8871d00ee945ce"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 4, 'step', 1, '9URLsBzLG9BB-ofx:1', 1795099195.4608111, '{"move":1,"chance":[],"events":[],"check":"f520f1eb849bb00e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 5, 'step', 1, '9URLsBzLG9BB-ofx:2', 1795099195.4669626, '{"move":7,"chance":[],"events":[],"check":"a6def50499be8dd7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 6, 'step', 1, '9URLsBzLG9BB-ofx:3', 1795099195.4715416, '{"move":4,"chance":["wheat"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["gave",{"seat":1,"card":"wheat","from":"hand"},null],["drew",{"seat":1,"card":"wheat"},"card"]],"check":"390228626445c14f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 7, 'step', 1, '9URLsBzLG9BB-ofx:4', 1795099195.4748614, '{"move":41,"chance":[],"events":[],"check":"963923ef534813e9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 8, 'step', 1, '9URLsBzLG9BB-ofx:5', 1795099195.4783027, '{"move":40,"chance":[],"events":[],"check":"747e40952df3c27e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 9, 'step', 1, '9URLsBzLG9BB-ofx:6', 1795099195.485523, '{"move":0,"chance":["lettuce","castor","wheat"],"events":[["planted",{"seat":1,"plot":"wheat","cards":1},null],["planted",{"seat":1,"plot":"lettuce","cards":1},null],["drew",{"seat":1,"card":"lettuce"},"card"],["drew",{"seat":1,"card":"castor"},"card"],["turn",{"seat":0},null],["flooded",{"card":"wheat"},null],["harvested",{"seat":1,"crop":"wheat","left":0},null]],"check":"4749993b12ae0dc6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 10, 'step', 0, '9URLsBzLG9BB-ofx:7', 1795099195.496167, '{"move":0,"chance":["wheat","castor","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"wheat"},"card"],["drew",{"seat":0,"card":"castor"},"card"],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null]],"check":"0e1a7ece7f36a66b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 11, 'step', 1, '9URLsBzLG9BB-ofx:8', 1795099195.4989405, '{"move":2,"chance":[],"events":[],"check":"55e573cc37065ab3"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 12, 'step', 1, '9URLsBzLG9BB-ofx:9', 1795099195.5009449, '{"move":33,"chance":[],"events":[],"check":"a4d64569fdc68519"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 13, 'step', 1, '9URLsBzLG9BB-ofx:10', 1795099195.5052395, '{"move":6,"chance":["lettuce"],"events":[["traded",{"seat":1,"at":"offering"},null],["gave",{"seat":1,"card":"wheat","from":"storage"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["flooded",{"card":"lettuce"},null],["harvested",{"seat":1,"crop":"lettuce","left":0},null]],"check":"0cbd038a6212ae86"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 14, 'step', 1, '9URLsBzLG9BB-ofx:11', 1795099195.5213184, '{"move":2,"chance":[],"events":[],"check":"011f2c4f351ba944"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 15, 'resigned', 1, '9URLsBzLG9BB-ofx:resign', 1795099195.5351481, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('NNZGzJwiJ5DA', 16, 'ended', NULL, NULL, 1795099195.5351481, '{"places":[1,2],"secret":"b50df9362dd33120a48e54bedbcbcaafff291029508bd85f4fee6e5e2144ea18","key":"b50df9362dd33120a48e54bedbcbcaafff291029508bd85f4fee6e5e2144ea18","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('NNZGzJwiJ5DA', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["papyrus", "castor", "wheat", "flax", "lettuce-flax", "wheat", "wheat", "flax", "papyrus-lettuce", "lettuce", "lettuce"], "check": "7b92792271ac0c1f"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["flax", "papyrus", "papyrus"], "check": "3c8871d00ee945ce"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "f520f1eb849bb00e"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": [], "check": "a6def50499be8dd7"}, {"seat": 1, "move": 4, "say": "give wheat from hand", "chance": ["wheat"], "check": "390228626445c14f"}, {"seat": 1, "move": 41, "say": "put lettuce", "chance": [], "check": "963923ef534813e9"}, {"seat": 1, "move": 40, "say": "put wheat", "chance": [], "check": "747e40952df3c27e"}, {"seat": 1, "move": 0, "say": "done", "chance": ["lettuce", "castor", "wheat"], "check": "4749993b12ae0dc6"}, {"seat": 0, "move": 0, "say": "done", "chance": ["wheat", "castor", "papyrus"], "check": "0e1a7ece7f36a66b"}, {"seat": 1, "move": 2, "say": "offering", "chance": [], "check": "55e573cc37065ab3"}, {"seat": 1, "move": 33, "say": "give wheat from storage", "chance": [], "check": "a4d64569fdc68519"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": ["lettuce"], "check": "0cbd038a6212ae86"}, {"seat": 1, "move": 2, "say": "offering", "chance": [], "check": "011f2c4f351ba944"}], "over": false, "places": null, "hash": "6cc009f16ef59dec3cecc137060bfd9bcd026e989597a743bcc70035d14e8fbd", "resigned": [1], "dice": {"commitment": "fdb55a2a30c4355266ff70602c98a4b58a9be0a2f9e72665cc387c31ba4be492", "key": "b50df9362dd33120a48e54bedbcbcaafff291029508bd85f4fee6e5e2144ea18"}}');
INSERT INTO sitters (person, table_id) VALUES ('9URLsBzLG9BB-ofx', 'azDiL5ROB9Pv');
INSERT INTO sitters (person, table_id) VALUES ('9URLsBzLG9BB-ofx', 'NNZGzJwiJ5DA');
