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


INSERT INTO house (id, secret, alive_at, closed_at) VALUES (1, X'd5ecf536c31b1b6f2543e25f37a465b4df9d9ea8c79960dd23fa449915888965', 1795025167.4880097, NULL);
INSERT INTO people (id, name, recovery, created) VALUES ('B3FIC4qoYfwUhgv0', 'Mia', NULL, 1795025167.4999554);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed) VALUES ('4d-ke6PS2iNm', 'fertility', '1', '350f7693af5a2a77973cd66142759e742f545f38e9a8b4fc0649158babf77ded', 2, '{"variant":false,"first":0,"pieces":["obelisk","pyramid"]}', 'B3FIC4qoYfwUhgv0', False, True, NULL, '-qP66WuloH3PLgsOY4DQ', '[{"kind":"person","person":"B3FIC4qoYfwUhgv0","name":"Mia","level":null,"missed":0,"resigned":false,"piece":"obelisk"},{"kind":"person","person":"B3FIC4qoYfwUhgv0","name":"Ann","level":null,"missed":0,"resigned":false,"piece":"pyramid"}]', 'playing', 15, 14, 12, X'e04b45803bec573019650cd9817992ba1b95bb204991b5b7c6f01adbf78441b3', X'020003010304ff0100000009000000ff00ffffffffffffff0000000007010706060701010701010100000000010101010101010101010601000000000101060401040101030701020000000001020101010103010106010700000000030101010101010101010406000000000101010101010207010101060000000001070607010601010101010500000000010501010706050601010107000000000900090909090000090000000909090900000000000000000000090009090909000009010100000000090000090909090000040101020000000900090909090900000000040300000000000909090909000000000000000900000009090909090009090900090000000000000909090900000000090900090000000909090909000000000000000000000000000000000000000101000000000000000000000000000901010300000000000000000000000801090b050200000000000000000000000809050a0400000000000000000000000000080400000000000000000000000000000000000000000000000000000000000000000000000000000000000004040503050402050403270d0001000100000100000003000000000000000000000000000000000000010200000000000102000000000000000000000000000000000000000000000003030000121a1d22010001010101010101010101000101010101000101010101010100010100010101010001010101012201ffffffffffff0cffffffffffffffffffffffffffffffffffffffff01010000131313140000000004040000000000000000000000000100000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010001000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010203', X'657870616e642033322d62797465206be04b45803bec573019650cd9817992ba1b95bb204991b5b7c6f01adbf78441b3020000000000000000000000000000008c4f29bcd395f65bc5978aaf8b0112a4e68b90795224b668ec410b44d10b5699dc7d26760b8dcf694e63450e120442bbdcb854f9a031a0c9a28eb763630015a405000000', 'baee450151f2f37a', 14, 0, NULL, False, NULL, NULL, 1795025167.6544704, 1795025168.448259);
INSERT INTO tables (id, game, rules, components, players, options, host, public, onlookers, clock, invite, seats, stage, version, step_version, plies, key, mark_state, mark_stream, mark_check, mark_version, turn, due, bot_next, places, rematch, created, changed) VALUES ('VRcrxxTkmyF7', 'nile', '1', '13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797', 2, '{"monuments":false,"classic":false,"out":["grape","onion"],"first":0}', 'B3FIC4qoYfwUhgv0', False, True, NULL, 'FjpeayIcv8_MZ5FNdxp6', '[{"kind":"person","person":"B3FIC4qoYfwUhgv0","name":"Mia","level":null,"missed":0,"resigned":false,"piece":null},{"kind":"person","person":"B3FIC4qoYfwUhgv0","name":"Ann","level":null,"missed":0,"resigned":true,"piece":null}]', 'over', 16, 16, 12, X'8d38d9296694181ff5b2d64c58312f3c4d8a4604caeabd09ddedc3038be4d6c3', X'020e0e0e0e0e0000000101010100000101010000010100000100000000000100000104010024000000000000000000001e00ff00000300400d0a0c080c00000001010101000000010000000101000001000000000001000101030100000000000000000000000000000000000000000000000000010000010000000000000000000000000000000000000000000000000000ff1e1e00000000000000000000ffffffffffffffffffff070200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000201010100000000000000000001000100000000000000000000000000010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000201010100000000000000000001000100000000000000000000000000020104010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010103010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', X'657870616e642033322d62797465206b8d38d9296694181ff5b2d64c58312f3c4d8a4604caeabd09ddedc3038be4d6c3020000000000000000000000000000001fd22b3f36193ca57f37161903f4142edec9f04555e69d25cf3c6a35cc854df738452d1b3549894d2c3520fd4d035401e96cc04dbdef25420bbe6a1b91f1029801000000', 'c4c8687662ce0fff', 12, NULL, NULL, False, '[1,2]', NULL, 1795025168.5229743, 1795025168.6666691);
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 1, 'opened', NULL, NULL, 1795025168.34724, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 2, 'started', NULL, NULL, 1795025168.34724, '{"commitment":"f49f4b34718a0c9ef76d9bd434f8337c0df1adbdfb56624dae4f886c837bcf33","names":["Mia","Ann"],"chance":["I turned","II turned","III",0,"grape-grape","papyrus-grape","alabaster-alabaster","alabaster-grape","bovine-grape","bovine-grape","bovine-papyrus","alabaster-bovine","grape-grape","P9","A4","B1","B8"],"events":[["board",{"place":0,"board":"I","turned":true},null],["board",{"place":1,"board":"II","turned":true},null],["board",{"place":2,"board":"III","turned":false},null],["start",{"square":[3,4],"turn":0},null],["begins",{"seat":0},null],["dealt",{"seat":0,"tile":"grape-grape"},null],["dealt",{"seat":0,"tile":"papyrus-grape"},null],["dealt",{"seat":0,"tile":"alabaster-alabaster"},null],["dealt",{"seat":1,"tile":"alabaster-grape"},null],["dealt",{"seat":1,"tile":"bovine-grape"},null],["dealt",{"seat":1,"tile":"bovine-grape"},null],["tile",{"tile":"bovine-papyrus"},null],["tile",{"tile":"alabaster-bovine"},null],["tile",{"tile":"grape-grape"},null],["district",{"district":"P9"},null],["district",{"district":"A4"},null],["district",{"district":"B1"},null],["district",{"district":"B8"},null],["turn",{"seat":0},null]],"check":"a683340393c9623b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 3, 'step', 0, 'B3FIC4qoYfwUhgv0:0', 1795025168.3811564, '{"move":529,"chance":[],"events":[["placed",{"seat":0,"tile":"alabaster-alabaster","squares":[[2,3],[2,4]],"scenes":["alabaster","alabaster"]},null],["earned",{"seat":0,"good":"alabaster","count":1},null],["earned",{"seat":0,"good":"papyrus","count":1},null]],"check":"dd31e372ba3cfbe6"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 4, 'step', 0, 'B3FIC4qoYfwUhgv0:1', 1795025168.3842466, '{"move":3729,"chance":[],"events":[["built",{"seat":0,"district":"B1"},null]],"check":"f8f8cccba7f9ac43"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 5, 'step', 0, 'B3FIC4qoYfwUhgv0:2', 1795025168.3961742, '{"move":3783,"chance":[],"events":[["supplied",{"seat":0,"slot":2,"good":"papyrus"},null],["filled",{"seat":0,"slot":2},null]],"check":"b3c6969b55743503"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 6, 'step', 0, 'B3FIC4qoYfwUhgv0:3', 1795025168.400324, '{"move":3890,"chance":[],"events":[["exchanged",{"seat":0,"slot":4,"good":"bovine"},null],["filled",{"seat":0,"slot":4},null]],"check":"a58912f00ab7fdc3"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 7, 'step', 0, 'B3FIC4qoYfwUhgv0:4', 1795025168.405904, '{"move":0,"chance":[],"events":[["returned",{"seat":0,"good":"alabaster","count":1},null]],"check":"2aa2c32fa75f5402"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 8, 'step', 0, 'B3FIC4qoYfwUhgv0:5', 1795025168.4082475, '{"move":3982,"chance":["alabaster-grape","P7"],"events":[["took",{"seat":0,"tile":"grape-grape"},null],["tile",{"tile":"alabaster-grape"},null],["district",{"district":"P7"},null],["turn",{"seat":1},null]],"check":"48454bc662bd2324"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 9, 'step', 1, 'B3FIC4qoYfwUhgv0:6', 1795025168.4201553, '{"move":765,"chance":[],"events":[["placed",{"seat":1,"tile":"alabaster-grape","squares":[[3,2],[3,3]],"scenes":["grape","alabaster"]},null],["earned",{"seat":1,"good":"alabaster","count":2},null]],"check":"74884a660eea1222"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 10, 'step', 1, 'B3FIC4qoYfwUhgv0:7', 1795025168.4210985, '{"move":3740,"chance":[],"events":[],"check":"a5ce400ea7ea0f99"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 11, 'step', 1, 'B3FIC4qoYfwUhgv0:8', 1795025168.4320986, '{"move":3768,"chance":[],"events":[["paid",{"seat":1,"good":"alabaster"},null],["built",{"seat":1,"district":"A4"},null]],"check":"3d68b3b38c02d3b5"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 12, 'step', 1, 'B3FIC4qoYfwUhgv0:9', 1795025168.4360628, '{"move":3773,"chance":[],"events":[["supplied",{"seat":1,"slot":0,"good":"alabaster"},null],["filled",{"seat":1,"slot":0},null]],"check":"c107b2acce481f29"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 13, 'step', 1, 'B3FIC4qoYfwUhgv0:10', 1795025168.4441411, '{"move":0,"chance":[],"events":[],"check":"59e78f5f713ddd22"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 14, 'step', 1, 'B3FIC4qoYfwUhgv0:11', 1795025168.448259, '{"move":3978,"chance":["bovine-grape","P5"],"events":[["took",{"seat":1,"tile":"bovine-papyrus"},null],["tile",{"tile":"bovine-grape"},null],["district",{"district":"P5"},null],["turn",{"seat":0},null]],"check":"baee450151f2f37a"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('4d-ke6PS2iNm', 15, 'chat', 0, 'B3FIC4qoYfwUhgv0:chat', 1795025168.455277, '{"name":"Mia","text":"It’s your turn, Ann"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 1, 'opened', NULL, NULL, 1795025168.5499015, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 2, 'started', NULL, NULL, 1795025168.5499015, '{"commitment":"e572b7e06be5fcd1b3d80766f87ba3c805d4b5e0785ad680b54ec357b215e66f","names":["Mia","Ann"],"chance":["flax","wheat","wheat","wheat-lettuce","lettuce","castor","flax","castor","wheat","castor","papyrus"],"events":[["dealt",{"seat":0,"card":"flax"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"wheat"},"card"],["dealt",{"seat":0,"card":"wheat-lettuce"},"card"],["dealt",{"seat":0,"card":"lettuce"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"flax"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["dealt",{"seat":1,"card":"wheat"},"card"],["dealt",{"seat":1,"card":"castor"},"card"],["begins",{"seat":0},null],["turn",{"seat":0},null],["flooded",{"card":"papyrus"},null]],"check":"866f42c737abf569"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 3, 'step', 0, 'B3FIC4qoYfwUhgv0:0', 1795025168.5838315, '{"move":0,"chance":["castor","wheat-flax","castor"],"events":[["passed",{"seat":0},null],["drew",{"seat":0,"card":"castor"},"card"],["drew",{"seat":0,"card":"wheat-flax"},"card"],["turn",{"seat":1},null],["flooded",{"card":"castor"},null]],"check":"903e4f1bf559612f"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 4, 'step', 1, 'B3FIC4qoYfwUhgv0:1', 1795025168.592168, '{"move":1,"chance":[],"events":[],"check":"196f8983b1a1a80b"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 5, 'step', 1, 'B3FIC4qoYfwUhgv0:2', 1795025168.6000981, '{"move":7,"chance":[],"events":[],"check":"6359353a61574994"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 6, 'step', 1, 'B3FIC4qoYfwUhgv0:3', 1795025168.6081693, '{"move":6,"chance":["castor"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"flax","from":"hand"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["drew",{"seat":1,"card":"castor"},"card"]],"check":"75cfc82ac14d27ec"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 7, 'step', 1, 'B3FIC4qoYfwUhgv0:4', 1795025168.6161842, '{"move":1,"chance":[],"events":[],"check":"98230bcad85736a3"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 8, 'step', 1, 'B3FIC4qoYfwUhgv0:5', 1795025168.6200318, '{"move":6,"chance":[],"events":[],"check":"637908cf5f237373"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 9, 'step', 1, 'B3FIC4qoYfwUhgv0:6', 1795025168.6281376, '{"move":4,"chance":["lettuce"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["gave",{"seat":1,"card":"wheat","from":"hand"},null],["drew",{"seat":1,"card":"lettuce"},"card"]],"check":"12d50f3f1dfa0036"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 10, 'step', 1, 'B3FIC4qoYfwUhgv0:7', 1795025168.6360784, '{"move":1,"chance":[],"events":[],"check":"924c3326709c9281"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 11, 'step', 1, 'B3FIC4qoYfwUhgv0:8', 1795025168.6441422, '{"move":5,"chance":[],"events":[],"check":"d23f3cc6d578c986"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 12, 'step', 1, 'B3FIC4qoYfwUhgv0:9', 1795025168.6466522, '{"move":6,"chance":["wheat"],"events":[["traded",{"seat":1,"at":"market"},null],["gave",{"seat":1,"card":"lettuce","from":"hand"},null],["gave",{"seat":1,"card":"castor","from":"hand"},null],["drew",{"seat":1,"card":"wheat"},"card"]],"check":"c4c8687662ce0fff"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 13, 'step', 1, 'B3FIC4qoYfwUhgv0:10', 1795025168.6520653, '{"move":1,"chance":[],"events":[],"check":"2ae77f52b47c7ccd"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 14, 'step', 1, 'B3FIC4qoYfwUhgv0:11', 1795025168.6600695, '{"move":6,"chance":[],"events":[],"check":"778d6541285a1364"}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 15, 'resigned', 1, 'B3FIC4qoYfwUhgv0:resign', 1795025168.6666691, '{}');
INSERT INTO entries (table_id, version, kind, seat, command, at, body) VALUES ('VRcrxxTkmyF7', 16, 'ended', NULL, NULL, 1795025168.6666691, '{"places":[1,2],"key":"8d38d9296694181ff5b2d64c58312f3c4d8a4604caeabd09ddedc3038be4d6c3","resigned":[1]}');
INSERT INTO records (table_id, record) VALUES ('VRcrxxTkmyF7', '{"format": "akhet.record/1", "game": "nile", "rules": "1", "components": "13f60228b878c575439ef9be0b7a9101707b2d71e45d915b0d76927bcf8e7797", "players": 2, "options": {"monuments": false, "classic": false, "out": ["grape", "onion"], "first": 0}, "seats": ["Mia", "Ann"], "start": {"position": null, "chance": ["flax", "wheat", "wheat", "wheat-lettuce", "lettuce", "castor", "flax", "castor", "wheat", "castor", "papyrus"], "check": "866f42c737abf569"}, "plies": [{"seat": 0, "move": 0, "say": "done", "chance": ["castor", "wheat-flax", "castor"], "check": "903e4f1bf559612f"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "196f8983b1a1a80b"}, {"seat": 1, "move": 7, "say": "give flax from hand", "chance": [], "check": "6359353a61574994"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": ["castor"], "check": "75cfc82ac14d27ec"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "98230bcad85736a3"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "637908cf5f237373"}, {"seat": 1, "move": 4, "say": "give wheat from hand", "chance": ["lettuce"], "check": "12d50f3f1dfa0036"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "924c3326709c9281"}, {"seat": 1, "move": 5, "say": "give lettuce from hand", "chance": [], "check": "d23f3cc6d578c986"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": ["wheat"], "check": "c4c8687662ce0fff"}, {"seat": 1, "move": 1, "say": "market", "chance": [], "check": "2ae77f52b47c7ccd"}, {"seat": 1, "move": 6, "say": "give castor from hand", "chance": [], "check": "778d6541285a1364"}], "over": false, "places": null, "hash": "a813ac34f9e21e0fff2f870b6456eab6649d769e588e0e874ab3f3080a7ea386", "resigned": [1], "dice": {"commitment": "e572b7e06be5fcd1b3d80766f87ba3c805d4b5e0785ad680b54ec357b215e66f", "key": "8d38d9296694181ff5b2d64c58312f3c4d8a4604caeabd09ddedc3038be4d6c3"}}');
INSERT INTO sitters (person, table_id) VALUES ('B3FIC4qoYfwUhgv0', '4d-ke6PS2iNm');
INSERT INTO sitters (person, table_id) VALUES ('B3FIC4qoYfwUhgv0', 'VRcrxxTkmyF7');
