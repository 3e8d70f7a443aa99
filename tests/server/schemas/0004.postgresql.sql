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

COMMIT;


INSERT INTO house (id, secret, alive_at, closed_at, expired_at, read_only_since) VALUES (1, '\x01b08a3aee5734f1ba6980ec3aa0d1b1a0e609e7998a9836398f0d38757457e7', 1795027819.8799381, NULL, 0.0, NULL);
INSERT INTO people (id, name, recovery, created) VALUES ('_rLbJii0TUnnghyn', 'Mia', NULL, 1795027819.8853302);
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
', False, 1795027819.9479957);
INSERT INTO set_owners (person, hash, added) VALUES ('_rLbJii0TUnnghyn', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 1795027819.9488246);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network) VALUES ('L3soB7LlTad9', 'fertility', '1', 'b179adca7e32e312f6ac3b802ba40930259129ac8e3f668d720ed0e8817a58b6', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', '_rLbJii0TUnnghyn', False, True, NULL, 'QveqxWK9doQCHnWjj784', '[{"kind":"person","person":"_rLbJii0TUnnghyn","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk","random":null},{"kind":"person","person":"_rLbJii0TUnnghyn","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid","random":null}]', 'playing', 15, 14, 12, '\xe472b732e2e80ee9ca0f3025a867022a48f76a0e7a9300bf21e3f851d85ae8d4', '\x020003070301ff0100000009000000ff00ffffffffffffff0000000001040101060701010701070600000000070601060101010101010101000000000102010701040101010106040000000006010101010103010102010100000000010101010101010103010101000000000101010101010207010101010000000001070101010601010107060700000000050103010706050601050101000000000000000009090000090009090909090909090009000000000000000009090909000000090102000000000900090909090900000001020000000000000909090900000104040300000000000009090909000000000000000900000000090909090009000000090000000909090909090900000000090900090000000009090909000000000000000000000000000000000000000001020000000000000000000000000001030302000000000000000000000001090b0702000000000000000000000108090d0a0400000000000000000000000108080400000000000000000000000000000000000000000000000000000000000000000000000000000000000004040503040403050304270d01000000000101000000030000000000000000000000000000000001000101000000010100000001000000000000000000000000000000000000000000030300000311181b010101000100010101010101010001010100010101010101000101000101010101010101010101012205ffffffffffff0dffffffffffffffffffffffffffffffffffffffff01010000141314140100000004040000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', '\x657870616e642033322d62797465206be472b732e2e80ee9ca0f3025a867022a48f76a0e7a9300bf21e3f851d85ae8d402000000000000000000000000000000fc8e35ab5ff1761b32b2045b1ae62e8bee426d1a739742cd5de344477b5e0ca5d5e5f27eb87f334fa81b1cfb15c2946a65cfe73879f44953ef72c6a732d4012805000000', '3f8824614deed06b', 13, 0, NULL, False, NULL, NULL, 1795027819.963751, 1795027824.0561361, True, NULL);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed, hints, network) VALUES ('Gvf7jOOqJkf8', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', '_rLbJii0TUnnghyn', False, True, NULL, 'Q516WbX8Bj9RrT4W4nux', '[{"kind":"person","person":"_rLbJii0TUnnghyn","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null,"random":null},{"kind":"person","person":"_rLbJii0TUnnghyn","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null,"random":null}]', 'over', 16, 16, 12, '\xc30bde01762cf4b46257a50534404325408b428c8a7263eb8c8131f4a5b7c9d3', '\x020e0e0e0e0e0000000101010100000101010000010100000100000000000100000004010024000000000000000000001e00ff000003003e090b0b090c00000001010101000000010100000101000001000000000001010001010100000000000000000000000000000000000000000000000000000002010000000000000000000000000000000000000000000000000000ff1e1e00020000000000000000ff01ffffffffffffffff060400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000020100000000000000000001000000000000000000000000000002010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030001020100000000000000000001000000000000000000000000000002030002010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010001000000000000000000000000000000000000000000000000000000020001010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', '\x657870616e642033322d62797465206bc30bde01762cf4b46257a50534404325408b428c8a7263eb8c8131f4a5b7c9d302000000000000000000000000000000ae85bb92a35cbb92419073a50bc0c629df52ace95c3f3a763ea85ee534f2b121524efa577d8f9682aa7b66a4e8c5e76315c22632413812089be70923da4a6f1103000000', '21069ee7ed730a71', 12, NULL, NULL, False, '[1,2]', NULL, 1795027824.0854855, 1795027833.894821, True, NULL);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 1, 'opened', NULL, NULL, 1795027820.331179, '{"commitment":"be4f3646b0d4e44c1141e9460dccb579b69a663367209f15e20832610ded1958"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 2, 'started', NULL, NULL, 1795027820.331179, '{"commitment":"be4f3646b0d4e44c1141e9460dccb579b69a663367209f15e20832610ded1958","names":["Mia","Ann"],"chance":["IV turned","II turned","I turned",0,"bovine-grape","papyrus-grape","alabaster-bovine","bovine-bovine","papyrus-grape","alabaster-grape","bovine-grape","alabaster-grape","grape-grape","B2","B5","A7","G7"],"events":[["board",{"place":0,"board":"IV","turned":true},null],["board",{"place":1,"board":"II","turned":true},null],["board",{"place":2,"board":"I","turned":true},null],["start",{"square":[3,4],"turn":0},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"bovine-grape"},null],["dealt",{"seat":0,"tile":"papyrus-grape"},null],["dealt",{"seat":0,"tile":"alabaster-bovine"},null],["dealt",{"seat":1,"tile":"bovine-bovine"},null],["dealt",{"seat":1,"tile":"papyrus-grape"},null],["dealt",{"seat":1,"tile":"alabaster-grape"},null],["tile",{"tile":"bovine-grape"},null],["tile",{"tile":"alabaster-grape"},null],["tile",{"tile":"grape-grape"},null],["district",{"district":"B2"},null],["district",{"district":"B5"},null],["district",{"district":"A7"},null],["district",{"district":"G7"},null],["turn",{"seat":0},null]],"check":"52a37f12790a26da"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 3, 'step', 0, '_rLbJii0TUnnghyn:0', 1795027824.0188859, '{"move":546,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-bovine","squares":[[2,4],[2,5]],"scenes":["alabaster","bovine"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"bovine","count":1},null],["earned",{"seat":0,"good":"papyrus","count":1},null],["earned",{"seat":0,"good":"wheat","count":1},null]],"check":"b2c4e73666f2a2bf"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 4, 'step', 0, '_rLbJii0TUnnghyn:1', 1795027824.0241625, '{"move":3733,"chance":[],"events":[],"check":"114594ab040583c4"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 5, 'step', 0, '_rLbJii0TUnnghyn:2', 1795027824.0281637, '{"move":3770,"chance":[],"events":[["paid",{"seat":0,"good":"papyrus"},null],["built",{"seat":0,"district":"B2"},null]],"check":"7cb31aa9b6aa376f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 6, 'step', 0, '_rLbJii0TUnnghyn:3', 1795027824.0360422, '{"move":3790,"chance":[],"events":[["supplied",{"seat":0,"slot":4,"good":"bovine"},null]],"check":"671f5e7100db0f1a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 7, 'step', 0, '_rLbJii0TUnnghyn:4', 1795027824.0403502, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"alabaster","count":1},null]],"check":"7ee655875e376dbd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 8, 'step', 0, '_rLbJii0TUnnghyn:5', 1795027824.044321, '{"move":3982,"chance":["alabaster-alabaster","B4"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"alabaster-alabaster"},null],["district",{"district":"B4"},null],["turn",{"seat":1},null]],"check":"37d59e3737bc2724"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 9, 'step', 1, '_rLbJii0TUnnghyn:6', 1795027824.0455475, '{"move":996,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-grape","squares":[[4,2],[4,3]],"scenes":["alabaster","grape"]},null],["earned",{"seat":1,"good":"grape","count":1},null]],"check":"1591d8daaa510bc9"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 10, 'step', 1, '_rLbJii0TUnnghyn:7', 1795027824.046598, '{"move":3741,"chance":[],"events":[],"check":"707fa244062725f5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 11, 'step', 1, '_rLbJii0TUnnghyn:8', 1795027824.0481117, '{"move":3771,"chance":[],"events":[["paid",{"seat":1,"good":"grape"},null],["built",{"seat":1,"district":"B4"},null]],"check":"844332e2b9531bd5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 12, 'step', 1, '_rLbJii0TUnnghyn:9', 1795027824.048758, '{"move":0,"chance":[],"events":[],"check":"7c56a861033d6094"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 13, 'step', 1, '_rLbJii0TUnnghyn:10', 1795027824.052127, '{"move":3976,"chance":["bovine-papyrus","G1"],"events":[["took",{"seat":1,"tile":"alabaster-grape"},null],["tile",{"tile":"bovine-papyrus"},null],["district",{"district":"G1"},null],["turn",{"seat":0},null]],"check":"3f8824614deed06b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 14, 'step', 0, '_rLbJii0TUnnghyn:11', 1795027824.0561361, '{"move":1256,"chance":[],"events":[["placed",{"seat":0,"tile":"bovine-grape","squares":[[5,3],[5,4]],"scenes":["bovine","grape"]},null],["earned",{"seat":0,"good":"grape","count":1},null]],"check":"f62f4d6ed8573cb2"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('L3soB7LlTad9', 15, 'chat', 0, '_rLbJii0TUnnghyn:chat', 1795027824.0600834, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 1, 'opened', NULL, NULL, 1795027829.0061584, '{"commitment":"465407cdacc900936903db183272d21d40c7e41bf14240870ae0cde2e0886d0a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 2, 'started', NULL, NULL, 1795027829.0061584, '{"commitment":"465407cdacc900936903db183272d21d40c7e41bf14240870ae0cde2e0886d0a","names":["Mia","Ann"],"chance":["castor","castor","papyrus","papyrus","papyrus","castor","wheat","wheat","wheat","flax","lettuce"],"events":[["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"castor"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":0,"card":"papyrus"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"lettuce"},null]],"check":"95a26db2b5b21cb1"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 3, 'step', 0, '_rLbJii0TUnnghyn:0', 1795027833.431331, '{"move":0,"chance":["lettuce","wheat-lettuce","lettuce"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"lettuce"},"card"],["drew",{"seat":0,"card":"wheat-lettuce"},"card"],["turn",{"seat":1},null],["flooded",{"card":"lettuce"},null]],"check":"a058bdcbc43e916a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 4, 'step', 1, '_rLbJii0TUnnghyn:1', 1795027833.46036, '{"move":1,"chance":[],"events":[],"check":"130ff4bcfbd7a7f0"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 5, 'step', 1, '_rLbJii0TUnnghyn:2', 1795027833.476389, '{"move":7,"chance":[],"events":[],"check":"5db8b36c584b743f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 6, 'step', 1, '_rLbJii0TUnnghyn:3', 1795027833.4841561, '{"move":6,"chance":["papyrus"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["drew",{"seat":1,"card":"papyrus"},"card"]],"check":"8aeb548f666bfa43"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 7, 'step', 1, '_rLbJii0TUnnghyn:4', 1795027833.4920797, '{"move":40,"chance":[],"events":[],"check":"0f5c099fe7293aae"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 8, 'step', 1, '_rLbJii0TUnnghyn:5', 1795027833.4961894, '{"move":40,"chance":[],"events":[],"check":"0dfcd999641a7cce"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 9, 'step', 1, '_rLbJii0TUnnghyn:6', 1795027833.5070024, '{"move":0,"chance":["papyrus","castor","castor"],"events":[["planted",{"seat":1,"plot":"wheat","cards":2},null],["drew",{"seat":1,"card":"papyrus"},"card"],["drew",{"seat":1,"card":"castor"},"card"],["turn",{"seat":0},null],["flooded",{"card":"castor"},null]],"check":"cb34147200e2f54b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 10, 'step', 0, '_rLbJii0TUnnghyn:7', 1795027833.5160434, '{"move":1,"chance":[],"events":[],"check":"8f925e7cf2b2f30c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 11, 'step', 0, '_rLbJii0TUnnghyn:8', 1795027833.5261056, '{"move":3,"chance":[],"events":[],"check":"5980e545bf41231c"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 12, 'step', 0, '_rLbJii0TUnnghyn:9', 1795027833.5324464, '{"move":5,"chance":["flax"],"events":[["traded",{"seat":0,"at":"market"},null],["gave",{"seat":0,"card":"papyrus","from":"hand"},null],["gave",{"seat":0,"card":"lettuce","from":"hand"},null],["drew",{"seat":0,"card":"flax"},"card"]],"check":"21069ee7ed730a71"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 13, 'step', 0, '_rLbJii0TUnnghyn:10', 1795027833.5618865, '{"move":43,"chance":[],"events":[],"check":"73956a8834d74f3d"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 14, 'step', 0, '_rLbJii0TUnnghyn:11', 1795027833.568124, '{"move":39,"chance":[],"events":[],"check":"281dda66a0ae7823"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 15, 'resigned', 1, '_rLbJii0TUnnghyn:resign', 1795027833.894821, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('Gvf7jOOqJkf8', 16, 'ended', NULL, NULL, 1795027833.894821, '{"places":[1,2],"secret":"c30bde01762cf4b46257a50534404325408b428c8a7263eb8c8131f4a5b7c9d3","key":"c30bde01762cf4b46257a50534404325408b428c8a7263eb8c8131f4a5b7c9d3","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('Gvf7jOOqJkf8', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["castor", "castor", "papyrus", "papyrus", "papyrus", "castor", "wheat", "wheat", "wheat", "flax", "lettuce"], "check": "95a26db2b5b21cb1"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["lettuce", "wheat-lettuce", "lettuce"], "check": "a058bdcbc43e916a"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "130ff4bcfbd7a7f0"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": [], "check": "5db8b36c584b743f"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": ["papyrus"], "check": "8aeb548f666bfa43"}, {"seat": 1, "move": 40, "say": "put wheat", "chance": [], "check": "0f5c099fe7293aae"}, {"seat": 1, "move": 40, "say": "put wheat", "chance": [], "check": "0dfcd999641a7cce"}, {"seat": 1, "move": 0, "say": "done", "chance": ["papyrus", "castor", "castor"], "check": "cb34147200e2f54b"}, {"seat": 0, "move": 1, "say": "market", "chance": [], "check": "8f925e7cf2b2f30c"}, {"seat": 0, "move": 3, "say": "give papyrus from hand", "chance": [], "check": "5980e545bf41231c"}, {"seat": 0, "move": 5, "say": "give lettuce from hand", "chance": ["flax"], "check": "21069ee7ed730a71"}, {"seat": 0, "move": 43, "say": "put flax", "chance": [], "check": "73956a8834d74f3d"}, {"seat": 0, "move": 39, "say": "put papyrus", "chance": [], "check": "281dda66a0ae7823"}], "over": false, "places": null, "hash": "9a44c4b8092ee05d8092352440b5e6b9d7cea45314fae20da16e8492b326ab57", "resigned": [1], "dice": {"commitment": "465407cdacc900936903db183272d21d40c7e41bf14240870ae0cde2e0886d0a", "key": "c30bde01762cf4b46257a50534404325408b428c8a7263eb8c8131f4a5b7c9d3"}}');
INSERT INTO sitters (person, table_id) VALUES ('_rLbJii0TUnnghyn', 'L3soB7LlTad9');
INSERT INTO sitters (person, table_id) VALUES ('_rLbJii0TUnnghyn', 'Gvf7jOOqJkf8');
