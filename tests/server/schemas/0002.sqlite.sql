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


INSERT INTO house (id, secret, alive_at, closed_at) VALUES (1, X'a3f48bd105d8ae367c530d239fc7347f717847cce7434c95b1f63a3503030c1c', 1795025176.9880404, NULL);
INSERT INTO people (id, name, recovery, created) VALUES ('Oj62fuSHRpZ9Vipr', 'Mia', NULL, 1795025176.9973006);
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
', False, 1795025177.0111725);
INSERT INTO set_owners (person, hash, added) VALUES ('Oj62fuSHRpZ9Vipr', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795025177.011647);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed) VALUES ('-pzR41yeWQWh', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'Oj62fuSHRpZ9Vipr', False, True, NULL, 'g3mEFbEu12TZ6eI3wxRc', '[{"kind":"person","person":"Oj62fuSHRpZ9Vipr","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk"},{"kind":"person","person":"Oj62fuSHRpZ9Vipr","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid"}]', 'playing', 15, 14, 12, X'81ae1a4c70876babd0e67774cfbaf5503ec06c2f83fc6674fbb8278a7e5469c8', X'020003010604ff0103000009000000ff00ffffffffffffff00000000070107060103010507010101000000000101010101010701010106010000000001010604010101010307010200000000010201010101010101060107000000000301010101010106010104060000000001010101070102010101010600000000010706070601060701010105000000000105010101010401010101070000000009000909020200000900000009090909000000000203090000000900090909090000090001040000000900000909090900000000030400000009000909090909000000000000000900000009090909090000000009000000000000090909090900090909090009090000000009090909000000000000000000000009090909090000000202060200000000000000000000000002070a04000000000000000000000000010e0d0800000000000000000000000004090c080000000000000000000000000004080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005050503030405020304270d0000000101000001000003000000000000000000000000000000010000010100000001000000020000000000000000000000000000000000000000000003030000181b1f24010100010101010101010101010101010101010101010101000101000101010001010101000101012302ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000141414130001000004040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206b81ae1a4c70876babd0e67774cfbaf5503ec06c2f83fc6674fbb8278a7e5469c80200000000000000000000000000000009daf8e859a764757db549a554354273503e4b9737ef6950e9df9d344d7118a8677d8d2da05d0b1227e731d8a2e2581d5b163eb3329fc92eb8d351ef7ffa6afa04000000', '92a7444f7ad88370', 10, 0, NULL, False, NULL, NULL, 1795025177.0182729, 1795025177.0618017);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed) VALUES ('_35p6WRnm5dO', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'Oj62fuSHRpZ9Vipr', False, True, NULL, 'jWE6XmL6LEZZOXliIvka', '[{"kind":"person","person":"Oj62fuSHRpZ9Vipr","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null},{"kind":"person","person":"Oj62fuSHRpZ9Vipr","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null}]', 'over', 16, 16, 12, X'ad48fb5c481a7a7766ba2af7c85c515eac982174fa747004e44bf93c0c993ef0', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000104010024000000000000000000001e00ff000000003b0a090a0b0a00000001010101000001010000000101000000000000000001000101010000000000000000000000000000000000000001000000000000010101000100000000000000000000000100000000000000000000000000ff1e1e00000001000000000000ffffff01ffffffffffff070400000000000100000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000020101010200000000000000000000000000000000000000000000000000020100010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020202010200000000000000000000000000000000000000000000000001020102010000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000101000000000000000000000000000000000000000000000000000001000002000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206bad48fb5c481a7a7766ba2af7c85c515eac982174fa747004e44bf93c0c993ef002000000000000000000000000000000a75ea762a69e30711608b9d4c246413562b02c068de77e2b563ae1712bc30d30809bb795d5395729c0fcc2dd4311d7cea8f483a36d7de5089a736c58e0d8a32206000000', 'fb8643fd2d08d08a', 13, NULL, NULL, False, '[1,2]', NULL, 1795025177.0646844, 1795025177.0919795);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 1, 'opened', NULL, NULL, 1795025177.0194592, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 2, 'started', NULL, NULL, 1795025177.0194592, '{"commitment":"ddd5da913b5d71e93df3c9c76bf42df6d0589033f88d8923d12ed36b5834dd27","names":["Mia","Ann"],"chance":["I turned","IV","III",3,"papyrus-grape","bovine-bovine","bovine-papyrus","papyrus-grape","alabaster-grape","papyrus-papyrus","grape-grape","papyrus-papyrus","papyrus-papyrus","G7","P1","G8","A10"],"events":[["board",{"place":0,"board":"I","turned":true},null],["board",{"place":1,"board":"IV","turned":false},null],["board",{"place":2,"board":"III","turned":false},null],["start",{"square":[1,4],"turn":3},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"papyrus-grape"},null],["dealt",{"seat":0,"tile":"bovine-bovine"},null],["dealt",{"seat":0,"tile":"bovine-papyrus"},null],["dealt",{"seat":1,"tile":"papyrus-grape"},null],["dealt",{"seat":1,"tile":"alabaster-grape"},null],["dealt",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"grape-grape"},null],["tile",{"tile":"papyrus-papyrus"},null],["tile",{"tile":"papyrus-papyrus"},null],["district",{"district":"G7"},null],["district",{"district":"P1"},null],["district",{"district":"G8"},null],["district",{"district":"A10"},null],["turn",{"seat":0},null]],"check":"ad1d54d606fce781"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 3, 'step', 0, 'Oj62fuSHRpZ9Vipr:0', 1795025177.0407794, '{"move":70,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-bovine","squares":[[0,4],[0,5]],"scenes":["bovine","bovine"]},null],["earned",{"seat":0,"good":"bovine","count":2},null]],"check":"25536a2132bcd4cd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 4, 'step', 0, 'Oj62fuSHRpZ9Vipr:1', 1795025177.0460958, '{"move":3730,"chance":[],"events":[["built",{"seat":0,"district":"P1"},null]],"check":"c76ec677e321a548"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 5, 'step', 0, 'Oj62fuSHRpZ9Vipr:2', 1795025177.0478742, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"bovine","count":2},null]],"check":"f3533c981be1861c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 6, 'step', 0, 'Oj62fuSHRpZ9Vipr:3', 1795025177.0498607, '{"move":3982,"chance":["alabaster-grape","A7"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"alabaster-grape"},null],["district",{"district":"A7"},null],["turn",{"seat":1},null]],"check":"49cce0e5b41c14c8"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 7, 'step', 1, 'Oj62fuSHRpZ9Vipr:4', 1795025177.0518737, '{"move":796,"chance":[],"events":[["placed",{"seat":1,"tile":"papyrus-grape","squares":[[3,4],[3,5]],"scenes":["papyrus","grape"]},null],["earned",{"seat":1,"good":"grape","count":1},null]],"check":"d377f00c60028342"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 8, 'step', 1, 'Oj62fuSHRpZ9Vipr:5', 1795025177.0528305, '{"move":3788,"chance":[],"events":[["supplied",{"seat":1,"slot":3,"good":"grape"},null],["filled",{"seat":1,"slot":3},null],["earned",{"seat":1,"good":"wheat","count":1},null]],"check":"be448047b25fc2ba"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 9, 'step', 1, 'Oj62fuSHRpZ9Vipr:6', 1795025177.056289, '{"move":0,"chance":[],"events":[],"check":"2b5e0743664ae562"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 10, 'step', 1, 'Oj62fuSHRpZ9Vipr:7', 1795025177.0574832, '{"move":3980,"chance":["bovine-bovine"],"events":[["took",{"seat":1,"tile":"papyrus-papyrus"},null],["tile",{"tile":"bovine-bovine"},null],["turn",{"seat":0},null]],"check":"92a7444f7ad88370"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 11, 'step', 0, 'Oj62fuSHRpZ9Vipr:8', 1795025177.0581844, '{"move":1015,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-papyrus","squares":[[4,3],[4,4]],"scenes":["bovine","papyrus"]},null],["earned",{"seat":0,"good":"papyrus","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"74d57d442db67fbf"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 12, 'step', 0, 'Oj62fuSHRpZ9Vipr:9', 1795025177.0602152, '{"move":3755,"chance":[],"events":[],"check":"14db28e81addf193"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 13, 'step', 0, 'Oj62fuSHRpZ9Vipr:10', 1795025177.0611532, '{"move":3770,"chance":[],"events":[["paid",{"seat":0,"good":"papyrus"},null],["built",{"seat":0,"district":"G7"},null]],"check":"f7782f0ed66df4bf"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 14, 'step', 0, 'Oj62fuSHRpZ9Vipr:11', 1795025177.0618017, '{"move":0,"chance":[],"events":[],"check":"fe902fe57df3eb36"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-pzR41yeWQWh', 15, 'chat', 0, 'Oj62fuSHRpZ9Vipr:chat', 1795025177.0638638, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 1, 'opened', NULL, NULL, 1795025177.0653734, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 2, 'started', NULL, NULL, 1795025177.0653734, '{"commitment":"3226c5c9f35fd7b57705fdc3ab9f464ad8c87f89a07e01a82a615211964215df","names":["Mia","Ann"],"chance":["castor","flax","flax","lettuce","wheat","castor-flax","wheat","castor","castor","papyrus","wheat-flax"],"events":[["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"castor-flax"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"wheat-flax"},null]],"check":"d511e037b86dbaa9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 3, 'step', 0, 'Oj62fuSHRpZ9Vipr:0', 1795025177.070151, '{"move":0,"chance":["wheat","lettuce","wheat"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"wheat"},"card"],["drew",{"seat":0,"card":"lettuce"},"card"],["turn",{"seat":1},null],["flooded",{"card":"wheat"},null]],"check":"6c7cf788f2487aa9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 4, 'step', 1, 'Oj62fuSHRpZ9Vipr:1', 1795025177.0719516, '{"move":1,"chance":[],"events":[],"check":"6dd81a47ee12e17b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 5, 'step', 1, 'Oj62fuSHRpZ9Vipr:2', 1795025177.0728607, '{"move":6,"chance":[],"events":[],"check":"ae6297e75f473da7"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 6, 'step', 1, 'Oj62fuSHRpZ9Vipr:3', 1795025177.0738008, '{"move":26,"chance":["wheat"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"castor-flax","from":"hand"},null],["drew",{"seat":1,"card":"wheat"},"card"]],"check":"08774ef2a625cceb"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 7, 'step', 1, 'Oj62fuSHRpZ9Vipr:4', 1795025177.076196, '{"move":42,"chance":[],"events":[],"check":"37e638f5e766d556"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 8, 'step', 1, 'Oj62fuSHRpZ9Vipr:5', 1795025177.0814567, '{"move":39,"chance":[],"events":[],"check":"dae7e576a079f5aa"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 9, 'step', 1, 'Oj62fuSHRpZ9Vipr:6', 1795025177.0881917, '{"move":0,"chance":["flax","lettuce","lettuce"],"events":[["planted",{"seat":1,"plot":"papyrus","cards":1},null],["planted",{"seat":1,"plot":"castor","cards":1},null],["drew",{"seat":1,"card":"flax"},"card"],["drew",{"seat":1,"card":"lettuce"},"card"],["turn",{"seat":0},null],["flooded",{"card":"lettuce"},null]],"check":"c091f2c9787b1206"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 10, 'step', 0, 'Oj62fuSHRpZ9Vipr:7', 1795025177.088833, '{"move":2,"chance":[],"events":[],"check":"c202224df7c2aaac"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 11, 'step', 0, 'Oj62fuSHRpZ9Vipr:8', 1795025177.0893784, '{"move":4,"chance":[],"events":[],"check":"1e5656f849de7766"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 12, 'step', 0, 'Oj62fuSHRpZ9Vipr:9', 1795025177.0899687, '{"move":5,"chance":["flax"],"events":[["traded",{"seat":0,"at":"offering"},null],["gave",{"seat":0,"card":"wheat","from":"hand"},null],["gave",{"seat":0,"card":"lettuce","from":"hand"},null],["flooded",{"card":"flax"},null]],"check":"d0954163c878db1d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 13, 'step', 0, 'Oj62fuSHRpZ9Vipr:10', 1795025177.0906837, '{"move":0,"chance":["papyrus","papyrus","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"papyrus"},"card"],["drew",{"seat":0,"card":"papyrus"},"card"],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null],["harvested",{"seat":1,"crop":"papyrus","left":0},null]],"check":"fb8643fd2d08d08a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 14, 'step', 1, 'Oj62fuSHRpZ9Vipr:11', 1795025177.0912545, '{"move":43,"chance":[],"events":[],"check":"627952227e88e207"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 15, 'resigned', 1, 'Oj62fuSHRpZ9Vipr:resign', 1795025177.0919795, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('_35p6WRnm5dO', 16, 'ended', NULL, NULL, 1795025177.0919795, '{"places":[1,2],"key":"ad48fb5c481a7a7766ba2af7c85c515eac982174fa747004e44bf93c0c993ef0","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('_35p6WRnm5dO', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["castor", "flax", "flax", "lettuce", "wheat", "castor-flax", "wheat", "castor", "castor", "papyrus", "wheat-flax"], "check": "d511e037b86dbaa9"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["wheat", "lettuce", "wheat"], "check": "6c7cf788f2487aa9"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "6dd81a47ee12e17b"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "ae6297e75f473da7"}, {"seat": 1, "move": 26, "say": "give castor-flax from hand", "chance": ["wheat"], "check": "08774ef2a625cceb"}, {"seat": 1, "move": 42, "say": "put castor", "chance": [], "check": "37e638f5e766d556"}, {"seat": 1, "move": 39, "say": "put papyrus", "chance": [], "check": "dae7e576a079f5aa"}, {"seat": 1, "move": 0, "say": "done", "chance": ["flax", "lettuce", "lettuce"], "check": "c091f2c9787b1206"}, {"seat": 0, "move": 2, "say": "offering", "chance": [], "check": "c202224df7c2aaac"}, {"seat": 0, "move": 4, "say": "give wheat from hand", "chance": [], "check": "1e5656f849de7766"}, {"seat": 0, "move": 5, "say": "give lettuce from hand", "chance": ["flax"], "check": "d0954163c878db1d"}, {"seat": 0, "move": 0, "say": "done", "chance": ["papyrus", "papyrus", "papyrus"], "check": "fb8643fd2d08d08a"}, {"seat": 1, "move": 43, "say": "put flax", "chance": [], "check": "627952227e88e207"}], "over": false, "places": null, "hash": "e180484175eb72757f11b139ee0e6ab5ab1e626db3ac5dfb427635b08fb7f4db", "resigned": [1], "dice": {"commitment": "3226c5c9f35fd7b57705fdc3ab9f464ad8c87f89a07e01a82a615211964215df", "key": "ad48fb5c481a7a7766ba2af7c85c515eac982174fa747004e44bf93c0c993ef0"}}');
INSERT INTO sitters (person, table_id) VALUES ('Oj62fuSHRpZ9Vipr', '-pzR41yeWQWh');
INSERT INTO sitters (person, table_id) VALUES ('Oj62fuSHRpZ9Vipr', '_35p6WRnm5dO');
