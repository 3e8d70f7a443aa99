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

COMMIT;


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, '\x3c5aa54f838cf0538dc28f34ea130a3f6f2ae6aa4427cfa89da3a39040e39ba6', 1795035335.9242752, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created) VALUES ('tEcPF-yrhZdBOA3O', 'Mia', NULL, 1795035335.9273143);
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
', False, 1795035336.028693);
INSERT INTO set_owners (person, hash, added) VALUES ('tEcPF-yrhZdBOA3O', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795035336.0296614);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted) VALUES ('-aP8Kqwb5m8e', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'tEcPF-yrhZdBOA3O', False, True, NULL, 'tA5kAQoF1El7mh-hoi3y', '[{"kind":"person","person":"tEcPF-yrhZdBOA3O","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"tEcPF-yrhZdBOA3O","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, '\x7fb7bb8241ad2a0ebca71f99c93e72b268904ed5f670edccd179465bad9e0638', '\x020003060105ff0103000009000000ff00ffffffffffffff0000000001030105070107060701010100000000010107010101010105010101000000000101010101010604060101010000000001010101010201010604010100000000010101060301010107010601000000000701020101010101020107030000000006010607010706070106010100000000010104010105010101010107000000000000000009000909090000000909090900000900000000000000000009090909000000000000090009000000090909090000000000040300090000000909090900000009020203000900090009090909090000000201040000000900090909090900090900090909000900000909090900000000000000000000000909090909000000000000000000000000000000000000000000000000000000000000000000000000000804000000000000000000000000000a060c04000000000000000000000002020f0e04000000000000000000000002030a05080000000000000000000000000201080000000000000000000000000000000000000000000000000004040504030405040204270d010000000101000000000300000000000000000000000000010000000001010001000000000001010000000000000000000000000000000000000000000303000010181926010001010101000101010101010101010001010101010101000001010101010101010101010100012201ffffffffffff06ffffffffffffffffffffffffffffffffffffffff01010000141213140000000004040000000000000000000000000100000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010001000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', '\x657870616e642033322d62797465206b7fb7bb8241ad2a0ebca71f99c93e72b268904ed5f670edccd179465bad9e063802000000000000000000000000000000e52a790bc7bc6e0ccffaa19fba8ec5816d37026a76eccc74d15f39efea7bd27c0756fda5425d0796deb8d8ea2c3b054f9a1ebd621619e927b7371af53d77e47e05000000', '318ecf32ac27cd29', 14, 0, NULL, False, NULL, NULL, 1795035336.032594, 1795035336.8148842, True, NULL, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network, deleted) VALUES ('253g1aCEoRsn', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'tEcPF-yrhZdBOA3O', False, True, NULL, 'm8SEKUcjeawoTZECXgeE', '[{"kind":"person","person":"tEcPF-yrhZdBOA3O","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"tEcPF-yrhZdBOA3O","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, '\x37ed13bba0cd0884819f19c75ce480d4b5d733ce340f31fb21bdf077559a3eef', '\x020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff000003003e0c0a070b0c00000001010101000000010100000101000001000000000001000202000000000000000000000000000000000000000000000000000000000001020000000000000000000000000000000000000000000000000000ff1e1e010100000000000000000101ffffffffffffffff060400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004000100000000000000000001000000000000000000000000000001010001010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000105000100000000000000000001000000000000000000000000000002030101010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000101000000000000000000000000000000000000000000000000000001020100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', '\x657870616e642033322d62797465206b37ed13bba0cd0884819f19c75ce480d4b5d733ce340f31fb21bdf077559a3eef020000000000000000000000000000009c2dc141a432c6941aabdc5dabe77e89ba837a908e9d973dafea5e9cf7c39f41f60560d1961f1f62ad9bafb7adc2135759715927248bed5c93a6c589178b386b03000000', '5b5b160fd35eb3b0', 12, NULL, NULL, False, '[1,2]', NULL, 1795035336.8624365, 1795035336.9127064, True, NULL, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 1, 'opened', NULL, NULL, 1795035336.7669463, '{"commitment":"dd09ff6fb1c802ab41f98d9acc950e2b56651d83759578535b73e1c6b300b0fe"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 2, 'started', NULL, NULL, 1795035336.7669463, '{"commitment":"dd09ff6fb1c802ab41f98d9acc950e2b56651d83759578535b73e1c6b300b0fe","names":["Mia","Ann"],"chance":["IV","I turned","III turned",3,"alabaster-grape","papyrus-grape","papyrus-grape","alabaster-bovine","bovine-bovine","papyrus-papyrus","papyrus-grape","bovine-bovine","grape-grape","P2","B7","P10","B1"],"events":[["board",{"place":0,"board":"IV","turned":false},null],["board",{"place":1,"board":"I","turned":true},null],["board",{"place":2,"board":"III","turned":true},null],["start",{"square":[4,5],"turn":3},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"alabaster-grape"},null],["dealt",{"seat":0,"tile":"papyrus-grape"},null],["dealt",{"seat":0,"tile":"papyrus-grape"},null],["dealt",{"seat":1,"tile":"alabaster-bovine"},null],["dealt",{"seat":1,"tile":"bovine-bovine"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"papyrus-grape"},null],["tile",{"tile":"bovine-bovine"},null],["tile",{"tile":"grape-grape"},null],["district",{"district":"P2"},null],["district",{"district":"B7"},null],["district",{"district":"P10"},null],["district",{"district":"B1"},null],["turn",{"seat":0},null]],"check":"dbe3f8fdb4d0f2cf"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 3, 'step', 0, 'tEcPF-yrhZdBOA3O:0', 1795035336.7985978, '{"move":815,"chance":[],"events":[["placed",{"seat":0,"tile":"papyrus-grape","squares":[[3,5],[3,6]],"scenes":["grape","papyrus"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"papyrus","count":1},null]],"check":"986c96ab6b991a7c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 4, 'step', 0, 'tEcPF-yrhZdBOA3O:1', 1795035336.8049517, '{"move":3729,"chance":[],"events":[["built",{"seat":0,"district":"B1"},null]],"check":"3e20fa1143d0017d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 5, 'step', 0, 'tEcPF-yrhZdBOA3O:2', 1795035336.8059537, '{"move":3783,"chance":[],"events":[["supplied",{"seat":0,"slot":2,"good":"papyrus"},null],["filled",{"seat":0,"slot":2},null]],"check":"13df864d09df4653"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 6, 'step', 0, 'tEcPF-yrhZdBOA3O:3', 1795035336.807119, '{"move":3890,"chance":[],"events":[["exchanged",{"seat":0,"slot":4,"good":"bovine"},null],["filled",{"seat":0,"slot":4},null]],"check":"d7bb00ffb02b6e40"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 7, 'step', 0, 'tEcPF-yrhZdBOA3O:4', 1795035336.8079941, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"alabaster","count":1},null]],"check":"c9a76dda307aa2be"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 8, 'step', 0, 'tEcPF-yrhZdBOA3O:5', 1795035336.8089745, '{"move":3982,"chance":["alabaster-alabaster","A7"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"alabaster-alabaster"},null],["district",{"district":"A7"},null],["turn",{"seat":1},null]],"check":"844411b2135ff326"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 9, 'step', 1, 'tEcPF-yrhZdBOA3O:6', 1795035336.8106146, '{"move":3014,"chance":[],"events":[["placed",{"seat":1,"tile":"bovine-bovine","squares":[[4,4],[5,4]],"scenes":["bovine","bovine"]},null],["earned",{"seat":1,"good":"bovine","count":2},null]],"check":"fd6230fdb0888844"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 10, 'step', 1, 'tEcPF-yrhZdBOA3O:7', 1795035336.8114362, '{"move":3734,"chance":[],"events":[],"check":"5d848c1f828e761e"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 11, 'step', 1, 'tEcPF-yrhZdBOA3O:8', 1795035336.8123195, '{"move":3769,"chance":[],"events":[["paid",{"seat":1,"good":"bovine"},null],["built",{"seat":1,"district":"P2"},null]],"check":"ec01d3b118e7d35c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 12, 'step', 1, 'tEcPF-yrhZdBOA3O:9', 1795035336.8131287, '{"move":3778,"chance":[],"events":[["supplied",{"seat":1,"slot":1,"good":"bovine"},null],["filled",{"seat":1,"slot":1},null]],"check":"fe05424de09bdd9a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 13, 'step', 1, 'tEcPF-yrhZdBOA3O:10', 1795035336.8140004, '{"move":0,"chance":[],"events":[],"check":"bf8f66111cd1b4de"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 14, 'step', 1, 'tEcPF-yrhZdBOA3O:11', 1795035336.8148842, '{"move":3981,"chance":["bovine-papyrus","A5"],"events":[["took",{"seat":1,"tile":"papyrus-grape"},null],["tile",{"tile":"bovine-papyrus"},null],["district",{"district":"A5"},null],["turn",{"seat":0},null]],"check":"318ecf32ac27cd29"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-aP8Kqwb5m8e', 15, 'chat', 0, 'tEcPF-yrhZdBOA3O:chat', 1795035336.8156793, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 1, 'opened', NULL, NULL, 1795035336.8772118, '{"commitment":"015e9dfa2f6172f239bcfc09897cbfd9d856862073c62252206dc076da080886"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 2, 'started', NULL, NULL, 1795035336.8772118, '{"commitment":"015e9dfa2f6172f239bcfc09897cbfd9d856862073c62252206dc076da080886","names":["Mia","Ann"],"chance":["wheat","wheat-lettuce","flax","lettuce","lettuce","papyrus","papyrus","wheat","lettuce","wheat","lettuce"],"events":[["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"wheat-lettuce"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"lettuce"},null]],"check":"e99d1494ae66aaa8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 3, 'step', 0, 'tEcPF-yrhZdBOA3O:0', 1795035336.8984737, '{"move":0,"chance":["lettuce","lettuce","castor"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"lettuce"},"card"],["drew",{"seat":0,"card":"lettuce"},"card"],["turn",{"seat":1},null],["flooded",{"card":"castor"},null]],"check":"91ea52329e3eb10d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 4, 'step', 1, 'tEcPF-yrhZdBOA3O:1', 1795035336.8994644, '{"move":1,"chance":[],"events":[],"check":"20337f6b3b2f4a56"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 5, 'step', 1, 'tEcPF-yrhZdBOA3O:2', 1795035336.9003792, '{"move":5,"chance":[],"events":[],"check":"31419bb042eed63c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 6, 'step', 1, 'tEcPF-yrhZdBOA3O:3', 1795035336.9012315, '{"move":4,"chance":["castor"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"lettuce","from":"hand"},null],["gave",{"seat":1,"card":"wheat","from":"hand"},null],["drew",{"seat":1,"card":"castor"},"card"]],"check":"66d59c4b23eb4b01"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 7, 'step', 1, 'tEcPF-yrhZdBOA3O:4', 1795035336.9024804, '{"move":40,"chance":[],"events":[],"check":"5274627b33bd5ffd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 8, 'step', 1, 'tEcPF-yrhZdBOA3O:5', 1795035336.903254, '{"move":39,"chance":[],"events":[],"check":"35244cc619136c54"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 9, 'step', 1, 'tEcPF-yrhZdBOA3O:6', 1795035336.9040818, '{"move":0,"chance":["flax","wheat","castor"],"events":[["planted",{"seat":1,"plot":"papyrus","cards":1},null],["planted",{"seat":1,"plot":"wheat","cards":1},null],["drew",{"seat":1,"card":"flax"},"card"],["drew",{"seat":1,"card":"wheat"},"card"],["turn",{"seat":0},null],["flooded",{"card":"castor"},null]],"check":"30639fea03bf1dff"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 10, 'step', 0, 'tEcPF-yrhZdBOA3O:7', 1795035336.9049227, '{"move":1,"chance":[],"events":[],"check":"ee70e40c8fad2809"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 11, 'step', 0, 'tEcPF-yrhZdBOA3O:8', 1795035336.905692, '{"move":4,"chance":[],"events":[],"check":"2aedf397ddeb7d20"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 12, 'step', 0, 'tEcPF-yrhZdBOA3O:9', 1795035336.9064794, '{"move":5,"chance":["lettuce"],"events":[["traded",{"seat":0,"at":"market"},null],["gave",{"seat":0,"card":"wheat","from":"hand"},null],["gave",{"seat":0,"card":"lettuce","from":"hand"},null],["drew",{"seat":0,"card":"lettuce"},"card"]],"check":"5b5b160fd35eb3b0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 13, 'step', 0, 'tEcPF-yrhZdBOA3O:10', 1795035336.9073586, '{"move":43,"chance":[],"events":[],"check":"66c446baee97df58"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 14, 'step', 0, 'tEcPF-yrhZdBOA3O:11', 1795035336.908058, '{"move":41,"chance":[],"events":[],"check":"7dbf15dd99a49d49"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 15, 'resigned', 1, 'tEcPF-yrhZdBOA3O:resign', 1795035336.9127064, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('253g1aCEoRsn', 16, 'ended', NULL, NULL, 1795035336.9127064, '{"places":[1,2],"secret":"37ed13bba0cd0884819f19c75ce480d4b5d733ce340f31fb21bdf077559a3eef","key":"37ed13bba0cd0884819f19c75ce480d4b5d733ce340f31fb21bdf077559a3eef","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('253g1aCEoRsn', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["wheat", "wheat-lettuce", "flax", "lettuce", "lettuce", "papyrus", "papyrus", "wheat", "lettuce", "wheat", "lettuce"], "check": "e99d1494ae66aaa8"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["lettuce", "lettuce", "castor"], "check": "91ea52329e3eb10d"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "20337f6b3b2f4a56"}, {"seat": 1, "move": 5, "say": "give lettuce from hand", "chance": [], "check": "31419bb042eed63c"}, {"seat": 1, "move": 4, "say": "give wheat from hand", "chance": ["castor"], "check": "66d59c4b23eb4b01"}, {"seat": 1, "move": 40, "say": "put wheat", "chance": [], "check": "5274627b33bd5ffd"}, {"seat": 1, "move": 39, "say": "put papyrus", "chance": [], "check": "35244cc619136c54"}, {"seat": 1, "move": 0, "say": "done", "chance": ["flax", "wheat", "castor"], "check": "30639fea03bf1dff"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "ee70e40c8fad2809"}, {"seat": 0, "move": 4, "say": "give wheat from hand", "chance": [], "check": "2aedf397ddeb7d20"}, {"seat": 0, "move": 5, "say": "give lettuce from hand", "chance": ["lettuce"], "check": "5b5b160fd35eb3b0"}, {"seat": 0, "move": 43, "say": "put flax", "chance": [], "check": "66c446baee97df58"}, {"seat": 0, "move": 41, "say": "put lettuce", "chance": [], "check": "7dbf15dd99a49d49"}], "over": false, "places": null, "hash": "1c53f4cbb1ef3db3624ca02274402802a0abd3d96d67f8ef8bb8b83d6c8c31d7", "resigned": [1], "dice": {"commitment": "015e9dfa2f6172f239bcfc09897cbfd9d856862073c62252206dc076da080886", "key": "37ed13bba0cd0884819f19c75ce480d4b5d733ce340f31fb21bdf077559a3eef"}}');
INSERT INTO sitters (person, table_id) VALUES ('tEcPF-yrhZdBOA3O', '-aP8Kqwb5m8e');
INSERT INTO sitters (person, table_id) VALUES ('tEcPF-yrhZdBOA3O', '253g1aCEoRsn');
