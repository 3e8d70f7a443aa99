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

COMMIT;


INSERT INTO house (id, secret, alive_at, closed_at) VALUES (1, '\xd64e3d1b10f0b4929f90bbac935c5713a635438e76bbec0e088fb52b73c0d326', 1795025183.6638994, NULL);
INSERT INTO people (id, name, recovery, created) VALUES ('beWG80DyP_c69N9V', 'Mia', NULL, 1795025183.6678836);
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
', False, 1795025183.6798475);
INSERT INTO set_owners (person, hash, added) VALUES ('beWG80DyP_c69N9V', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795025183.6803205);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints) VALUES ('-T9QRdpJo7Vg', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'beWG80DyP_c69N9V', False, True, NULL, 'aTNpyoESRcbkGcofzo9y', '[{"kind":"person","person":"beWG80DyP_c69N9V","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk"},{"kind":"person","person":"beWG80DyP_c69N9V","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid"}]', 'playing', 15, 14, 12, '\x9ae8112c030fe60caceb3078851b2a08ec156d76fb71cb45ef498193a06bc354', '\x020003050602ff0101000009000000ff00ffffffffffffff0000000007010101010301050605060700000000050101010101070101010601000000000601010101010101070201010000000006040101010101010101010100000000070106010101010601030101000000000201070307010201010104010000000001060101060106070101010100000000010101070101040101010706000000000900000104000000090009090909090900000000040109000000090009090909090001030302000009000000090909090900000000000000000000000909090909000900000000090000000009090909000009000900000000000000090909090009000009000909000000000909090900000009000000000000090909090909000001080909000000000000000000000000010d0d0a01000000000000000000000104050e0502000000000000000000000001040402000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005040303040305050304270d000001010000000000010300000000000000000000000100000101000000000000000000010000020000000000000000000000000000000000000000000303000013151826010101010101000101010101010101010101010001000101000101010101010101010101010100012306ffffffffffffffffffffffffffffffffffffffffffffffffffffff01000000141414140000000004040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', '\x657870616e642033322d62797465206b9ae8112c030fe60caceb3078851b2a08ec156d76fb71cb45ef498193a06bc35402000000000000000000000000000000c28d782e1fad7edc5462b7f4d156e557136cf2331b9c82ea21f978d78fde2cc0f20980a05c208ea1c60f31e4c9d5aa7a079cfbb10371032ce5602f0117f26a4204000000', 'e62cc20de351e6ed', 10, 0, NULL, False, NULL, NULL, 1795025183.6839705, 1795025183.749808, True);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints) VALUES ('iGRr4meYjtCn', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'beWG80DyP_c69N9V', False, True, NULL, 'kkiXf7yxUS0k5ezELw38', '[{"kind":"person","person":"beWG80DyP_c69N9V","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null},{"kind":"person","person":"beWG80DyP_c69N9V","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null}]', 'over', 16, 16, 12, '\xc5eef3c079767dbd1ff685f69a82b40886430e6a899227f81a9256a1eed2c868', '\x020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff0000030039080b080a0c00000001000001000001000100000101000001000000000001000000010100000000000000000000000000000000000000000000000000010003010000000000000000000000000000000000000000000000000000ff1e1e010100000000000000000101ffffffffffffffff090400000000000200000000000000000000000000010100000000000000000000000000000000000000000000000000000000000000040200010100000000000100000000000000000000000000000000000000000200000000000001000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040200010100000000000100000000000000000000000000000000000001010302010000000001000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001010102010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', '\x657870616e642033322d62797465206bc5eef3c079767dbd1ff685f69a82b40886430e6a899227f81a9256a1eed2c8680200000000000000000000000000000037b7094cba2b3077c7dca53089555e20e6d8b65ff8bc92e603bcae6c671ce58dca7e109b0f465460e90db8cc16cc594ffe70fccb98f643bfa124a41274ab403208000000', '0c37cf6e6d16b9fd', 13, NULL, NULL, False, '[1,2]', NULL, 1795025183.755504, 1795025183.8066266, True);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 1, 'opened', NULL, NULL, 1795025183.6858344, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 2, 'started', NULL, NULL, 1795025183.6858344, '{"commitment":"9e8b47890ffbd870eb022837eb3fc21da6f96b74ad542dd74f6974f966910608","names":["Mia","Ann"],"chance":["III turned","IV","II",1,"alabaster-bovine","alabaster-grape","bovine-bovine","bovine-papyrus","alabaster-papyrus","papyrus-grape","bovine-papyrus","grape-grape","alabaster-papyrus","B6","A7","G5","P2"],"events":[["board",{"place":0,"board":"III","turned":true},null],["board",{"place":1,"board":"IV","turned":false},null],["board",{"place":2,"board":"II","turned":false},null],["start",{"square":[1,4],"turn":1},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"alabaster-bovine"},null],["dealt",{"seat":0,"tile":"alabaster-grape"},null],["dealt",{"seat":0,"tile":"bovine-bovine"},null],["dealt",{"seat":1,"tile":"bovine-papyrus"},null],["dealt",{"seat":1,"tile":"alabaster-papyrus"},null],["dealt",{"seat":1,"tile":"papyrus-grape"},null],["tile",{"tile":"bovine-papyrus"},null],["tile",{"tile":"grape-grape"},null],["tile",{"tile":"alabaster-papyrus"},null],["district",{"district":"B6"},null],["district",{"district":"A7"},null],["district",{"district":"G5"},null],["district",{"district":"P2"},null],["turn",{"seat":0},null]],"check":"90b11fd864b32f38"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 3, 'step', 0, 'beWG80DyP_c69N9V:0', 1795025183.6933098, '{"move":52,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-grape","squares":[[0,3],[0,4]],"scenes":["alabaster","grape"]},null],["earned",{"seat":0,"good":"grape","count":1},null]],"check":"ca9a567dc613ce7b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 4, 'step', 0, 'beWG80DyP_c69N9V:1', 1795025183.6987605, '{"move":3734,"chance":[],"events":[],"check":"68743c88e5175965"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 5, 'step', 0, 'beWG80DyP_c69N9V:2', 1795025183.7041416, '{"move":3771,"chance":[],"events":[["paid",{"seat":0,"good":"grape"},null],["built",{"seat":0,"district":"P2"},null]],"check":"7c5edba6f0a937ae"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 6, 'step', 0, 'beWG80DyP_c69N9V:3', 1795025183.70975, '{"move":0,"chance":[],"events":[],"check":"d564d7e85eef68e1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 7, 'step', 0, 'beWG80DyP_c69N9V:4', 1795025183.715486, '{"move":3978,"chance":["papyrus-grape","P10"],"events":[["took",{"seat":0,"tile":"bovine-papyrus"},null],["tile",{"tile":"papyrus-grape"},null],["district",{"district":"P10"},null],["turn",{"seat":1},null]],"check":"b74e9ab03343ff48"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 8, 'step', 1, 'beWG80DyP_c69N9V:5', 1795025183.721472, '{"move":515,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-papyrus","squares":[[2,2],[2,3]],"scenes":["alabaster","papyrus"]},null],["earned",{"seat":1,"good":"papyrus","count":1},null]],"check":"944b4477b40e1415"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 9, 'step', 1, 'beWG80DyP_c69N9V:6', 1795025183.727824, '{"move":0,"chance":[],"events":[["returned",{"seat":1,"good":"papyrus","count":1},null]],"check":"2d1f55ceb7e5f3ce"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 10, 'step', 1, 'beWG80DyP_c69N9V:7', 1795025183.733502, '{"move":3981,"chance":["alabaster-grape"],"events":[["took",{"seat":1,"tile":"papyrus-grape"},null],["tile",{"tile":"alabaster-grape"},null],["turn",{"seat":0},null]],"check":"e62cc20de351e6ed"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 11, 'step', 0, 'beWG80DyP_c69N9V:8', 1795025183.7391734, '{"move":583,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-papyrus","squares":[[2,6],[2,7]],"scenes":["bovine","papyrus"]},null],["earned",{"seat":0,"good":"bovine","count":1},null],["earned",{"seat":0,"good":"wheat","count":2},null]],"check":"8adbda9485501526"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 12, 'step', 0, 'beWG80DyP_c69N9V:9', 1795025183.7440157, '{"move":3752,"chance":[],"events":[],"check":"d5ccf0d25c18c27f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 13, 'step', 0, 'beWG80DyP_c69N9V:10', 1795025183.74662, '{"move":3769,"chance":[],"events":[["paid",{"seat":0,"good":"bovine"},null],["built",{"seat":0,"district":"A7"},null]],"check":"23d4872cff73e799"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 14, 'step', 0, 'beWG80DyP_c69N9V:11', 1795025183.749808, '{"move":0,"chance":[],"events":[],"check":"6bddc864a23c4d25"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('-T9QRdpJo7Vg', 15, 'chat', 0, 'beWG80DyP_c69N9V:chat', 1795025183.7546546, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 1, 'opened', NULL, NULL, 1795025183.7570932, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 2, 'started', NULL, NULL, 1795025183.7570932, '{"commitment":"59a35c4c7e0f9ee5c4f4765e7457766bec7577c070f21d61d0bd68885aa465e4","names":["Mia","Ann"],"chance":["wheat","papyrus","papyrus","castor","flax","papyrus","castor","lettuce","castor","flax","lettuce"],"events":[["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":1,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"lettuce"},null]],"check":"4c0b70c9865e6b8b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 3, 'step', 0, 'beWG80DyP_c69N9V:0', 1795025183.765133, '{"move":0,"chance":["papyrus","papyrus-castor","papyrus"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"papyrus"},"card"],["drew",{"seat":0,"card":"papyrus-castor"},"card"],["turn",{"seat":1},null],["flooded",{"card":"papyrus"},null]],"check":"c13240b80540087c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 4, 'step', 1, 'beWG80DyP_c69N9V:1', 1795025183.7680912, '{"move":1,"chance":[],"events":[],"check":"68065d7d6f61e405"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 5, 'step', 1, 'beWG80DyP_c69N9V:2', 1795025183.7702923, '{"move":6,"chance":[],"events":[],"check":"7bdc6b12e9ae4f94"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 6, 'step', 1, 'beWG80DyP_c69N9V:3', 1795025183.771341, '{"move":7,"chance":["papyrus-lettuce"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["drew",{"seat":1,"card":"papyrus-lettuce"},"card"]],"check":"3e980d55d17a9850"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 7, 'step', 1, 'beWG80DyP_c69N9V:4', 1795025183.7786396, '{"move":42,"chance":[],"events":[],"check":"28d82ea0747482bd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 8, 'step', 1, 'beWG80DyP_c69N9V:5', 1795025183.781608, '{"move":41,"chance":[],"events":[],"check":"1fd03fbbcbb5a6e5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 9, 'step', 1, 'beWG80DyP_c69N9V:6', 1795025183.783735, '{"move":0,"chance":["lettuce","wheat","lettuce"],"events":[["planted",{"seat":1,"plot":"lettuce","cards":1},null],["planted",{"seat":1,"plot":"castor","cards":1},null],["drew",{"seat":1,"card":"lettuce"},"card"],["drew",{"seat":1,"card":"wheat"},"card"],["turn",{"seat":0},null],["flooded",{"card":"lettuce"},null],["harvested",{"seat":1,"crop":"lettuce","left":0},null]],"check":"5ada7d2324eb789b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 10, 'step', 0, 'beWG80DyP_c69N9V:7', 1795025183.7883275, '{"move":0,"chance":["wheat","papyrus","lettuce"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"wheat"},"card"],["drew",{"seat":0,"card":"papyrus"},"card"],["turn",{"seat":1},null],["flooded",{"card":"lettuce"},null]],"check":"aba93a4523237a45"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 11, 'step', 1, 'beWG80DyP_c69N9V:8', 1795025183.7910368, '{"move":39,"chance":[],"events":[],"check":"8988b1712896177a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 12, 'step', 1, 'beWG80DyP_c69N9V:9', 1795025183.793637, '{"move":40,"chance":[],"events":[],"check":"78fb696a79d60560"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 13, 'step', 1, 'beWG80DyP_c69N9V:10', 1795025183.7953858, '{"move":0,"chance":["wheat-castor","lettuce","castor"],"events":[["planted",{"seat":1,"plot":"papyrus","cards":1},null],["planted",{"seat":1,"plot":"wheat","cards":1},null],["drew",{"seat":1,"card":"wheat-castor"},"card"],["drew",{"seat":1,"card":"lettuce"},"card"],["turn",{"seat":0},null],["flooded",{"card":"castor"},null],["harvested",{"seat":1,"crop":"castor","left":0},null]],"check":"0c37cf6e6d16b9fd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 14, 'step', 0, 'beWG80DyP_c69N9V:11', 1795025183.7976806, '{"move":1,"chance":[],"events":[],"check":"509b8e94fdfeac51"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 15, 'resigned', 1, 'beWG80DyP_c69N9V:resign', 1795025183.8066266, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('iGRr4meYjtCn', 16, 'ended', NULL, NULL, 1795025183.8066266, '{"places":[1,2],"key":"c5eef3c079767dbd1ff685f69a82b40886430e6a899227f81a9256a1eed2c868","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('iGRr4meYjtCn', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["wheat", "papyrus", "papyrus", "castor", "flax", "papyrus", "castor", "lettuce", "castor", "flax", "lettuce"], "check": "4c0b70c9865e6b8b"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["papyrus", "papyrus-castor", "papyrus"], "check": "c13240b80540087c"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "68065d7d6f61e405"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "7bdc6b12e9ae4f94"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": ["papyrus-lettuce"], "check": "3e980d55d17a9850"}, {"seat": 1, "move": 42, "say": "put castor", "chance": [], "check": "28d82ea0747482bd"}, {"seat": 1, "move": 41, "say": "put lettuce", "chance": [], "check": "1fd03fbbcbb5a6e5"}, {"seat": 1, "move": 0, "say": "done", "chance": ["lettuce", "wheat", "lettuce"], "check": "5ada7d2324eb789b"}, {"seat": 0, "move": 0, "say": "done", "chance": ["wheat", "papyrus", "lettuce"], "check": "aba93a4523237a45"}, {"seat": 1, "move": 39, "say": "put papyrus", "chance": [], "check": "8988b1712896177a"}, {"seat": 1, "move": 40, "say": "put wheat", "chance": [], "check": "78fb696a79d60560"}, {"seat": 1, "move": 0, "say": "done", "chance": ["wheat-castor", "lettuce", "castor"], "check": "0c37cf6e6d16b9fd"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "509b8e94fdfeac51"}], "over": false, "places": null, "hash": "ab2427683165e41a81d1da99c7801958054a675055258776a1490fbc33e9b6aa", "resigned": [1], "dice": {"commitment": "59a35c4c7e0f9ee5c4f4765e7457766bec7577c070f21d61d0bd68885aa465e4", "key": "c5eef3c079767dbd1ff685f69a82b40886430e6a899227f81a9256a1eed2c868"}}');
INSERT INTO sitters (person, table_id) VALUES ('beWG80DyP_c69N9V', '-T9QRdpJo7Vg');
INSERT INTO sitters (person, table_id) VALUES ('beWG80DyP_c69N9V', 'iGRr4meYjtCn');
