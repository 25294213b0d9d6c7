BEGIN TRANSACTION;
CREATE TABLE bans (
    address TEXT NOT NULL PRIMARY KEY,
    until DOUBLE PRECISION NOT NULL
);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    person TEXT NOT NULL,
    seat BIGINT NOT NULL,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE TABLE former (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    is_asking BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, person)
);
CREATE TABLE guests (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    is_muted BIGINT NOT NULL,
    is_blocked BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE TABLE log (
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    moves TEXT NOT NULL,
    id TEXT NOT NULL,
    data TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, ply)
);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',0,0,'join','[]','','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',1,1,'join','[]','','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',2,0,'start','[]','','6259ae23afbbc3c6012172ca30c3673184d1219a95d2e830d35971a6068d4903',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',3,0,'move','[75]','0:0.1','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',4,0,'move','[5]','0:0.2','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',5,0,'move','[62]','0:0.3','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',6,0,'move','[9]','0:0.4','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',7,0,'move','[0]','0:0.5','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',8,1,'move','[12]','1:1.1','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',9,-1,'close','[24]','','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',10,1,'move','[74]','1:1.2','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',11,1,'move','[0]','1:1.3','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',12,0,'move','[13]','0:0.6','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',13,-1,'close','[25]','','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',14,0,'move','[0]','0:0.7','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',15,1,'move','[5]','1:1.4','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',16,1,'move','[0]','1:1.5','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',17,0,'move','[13]','0:0.8','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',18,1,'answer','[4]','1:1.6','',1000000.0);
INSERT INTO "log" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',19,-1,'close','[]','','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',0,0,'join','[]','','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',1,1,'join','[]','','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',2,0,'start','[]','','6deb6ce0348d27f7d532253c9d2603782b1af12a3765b7ec54288ee39f7fea66',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',3,1,'move','[7]','1:1.1','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',4,0,'move','[7]','0:0.1','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',5,0,'answer','[21]','0:0.2','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',6,1,'answer','[0]','1:1.2','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',7,-1,'close','[]','','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',8,0,'move','[27]','0:0.3','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',9,1,'answer','[0]','1:1.3','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',10,0,'answer','[22]','0:0.4','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',11,-1,'close','[]','','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',12,1,'answer','[20]','1:1.4','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',13,-1,'close','[0]','','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',14,1,'move','[35]','1:1.5','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',15,-1,'close','[0,1]','','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',16,1,'move','[59]','1:1.6','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',17,0,'move','[71]','0:0.5','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',18,1,'move','[98]','1:1.7','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',19,1,'move','[53]','1:1.8','',1000000.0);
INSERT INTO "log" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',20,1,'move','[51]','1:1.9','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',0,0,'join','[]','','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',1,1,'join','[]','','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',2,0,'start','[]','','50fb0b2c8701d703d91434748e8f31bdad001ea653c1e9f36decb8022039e803',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',3,1,'move','[5]','1:1.1','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',4,0,'move','[5]','0:0.1','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',5,0,'move','[1253]','0:0.2','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',6,0,'move','[1]','0:0.3','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',7,1,'move','[1385]','1:1.2','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',8,1,'move','[1341]','1:1.3','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',9,1,'move','[1]','1:1.4','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',10,0,'move','[1275]','0:0.4','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',11,0,'move','[1297]','0:0.5','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',12,0,'move','[1254]','0:0.6','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',13,0,'move','[1374]','0:0.7','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',14,0,'move','[1298]','0:0.8','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',15,0,'move','[0]','0:0.9','',1000000.0);
INSERT INTO "log" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',16,1,'move','[888]','1:1.5','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',0,0,'join','[]','','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',1,1,'join','[]','','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',2,0,'start','[]','','e5199f8298b34cd88f4b0a7d3c69d105c1d9bfd3c55e36591657d7541322c12c',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',3,0,'move','[164]','0:0.1','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',4,0,'move','[12]','0:0.2','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',5,0,'move','[33]','0:0.3','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',6,0,'move','[20]','0:0.4','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',7,0,'move','[241]','0:0.5','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',8,0,'move','[12]','0:0.6','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',9,0,'move','[14]','0:0.7','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',10,0,'move','[0]','0:0.8','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',11,1,'move','[55]','1:1.1','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',12,0,'move','[58]','0:0.9','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',13,1,'move','[0]','1:1.2','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',14,0,'move','[0]','0:0.10','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',15,1,'move','[24]','1:1.3','',1000000.0);
INSERT INTO "log" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',16,1,'move','[6]','1:1.4','',1000000.0);
CREATE TABLE migrations (
    number BIGINT NOT NULL PRIMARY KEY, at DOUBLE PRECISION NOT NULL);
INSERT INTO "migrations" VALUES(1,0.0);
INSERT INTO "migrations" VALUES(2,0.0);
INSERT INTO "migrations" VALUES(3,0.0);
INSERT INTO "migrations" VALUES(4,0.0);
INSERT INTO "migrations" VALUES(5,0.0);
CREATE TABLE notes (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "notes" VALUES('mark:tl7nffem7qh22rk7we5szozyu6yprdsgy','{"version":"0.1.0","rules":"1/6cc420fd152c","ply":20,"end":"31522cec9a2e33c6"}');
INSERT INTO "notes" VALUES('mark:trfatykelpztu7y7eu2gb3u6l2v3mppn3','{"version":"0.1.0","rules":"1/77678347b8c7","ply":21,"end":"7ceec23405d0e45e"}');
INSERT INTO "notes" VALUES('mark:t4m2ccusakvcng2juql5m5mdd7ke7aiqv','{"version":"0.1.0","rules":"2/9ec3f5eb7c2d","ply":17,"end":"499b3f2e676af0ba"}');
INSERT INTO "notes" VALUES('mark:tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb','{"version":"0.1.0","rules":"2/076d9a995edf","ply":17,"end":"699583c6d8cf386a"}');
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    token TEXT UNIQUE,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);
INSERT INTO "people" VALUES('704d3d3262c71052','e286138f5354886f6fa60482f783544dfaf3c1addd1b1322bcfff0670b223026','P1','owl',1000000.0,1000000.0);
INSERT INTO "people" VALUES('f8d1fc0bb9ea21e6','22baf248f7697daebcb2dc6989d1cdd83592f5af2baaa851080df976cc55fb7e','P2','owl',1000000.0,1000000.0);
INSERT INTO "people" VALUES('d75b705cbdf7674e','901aeaf0e9335a01d674625d654cd24084a2a2784e51c6b385544864c5fae231','P1','owl',1000000.0,1000000.0);
INSERT INTO "people" VALUES('ab33064a63f9a8a1','4899852963685e814236ae9205a6f818e2e60f4e4f15793a49a087e64928201c','P2','owl',1000000.0,1000000.0);
INSERT INTO "people" VALUES('c1ec18dcb834ce9a','2bf93115c075ce7238bb5e1a57eb3aa2ee3ac31ef25dfb575a75f6a7110551c2','P1','owl',1000000.0,1000000.0);
INSERT INTO "people" VALUES('c7cd363f74b2d670','6858c744dcfa9c0245ec8e0e52efa22ed2206d8e3f1c2841c3d4538657dd7185','P2','owl',1000000.0,1000000.0);
INSERT INTO "people" VALUES('ec1e5511ca4e9cf4','e274452fe15dd67e0f68fec92f36e2efc2105d26062d731a89b1a0d2273e4b4d','P1','owl',1000000.0,1000000.0);
INSERT INTO "people" VALUES('fe4234e9a5efea36','058f749522b7f7c90173ae6c3191f53f652fb69c4c2ea7ba6a74c1fdc7344c5d','P2','owl',1000000.0,1000000.0);
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    process TEXT NOT NULL,
    seats BIGINT NOT NULL,
    watchers BIGINT NOT NULL,
    PRIMARY KEY (table_id, process)
);
CREATE TABLE processes (
    id TEXT NOT NULL PRIMARY KEY,
    beat BIGINT NOT NULL
);
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    about TEXT NOT NULL,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT,
    link TEXT,
    bot TEXT, tenure BIGINT, host_link TEXT, link_tenure BIGINT, host_link_tenure BIGINT, bot_tenure BIGINT,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',0,'704d3d3262c71052',NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy',1,'f8d1fc0bb9ea21e6',NULL,NULL,1,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',0,'d75b705cbdf7674e',NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3',1,'ab33064a63f9a8a1',NULL,NULL,1,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',0,'c1ec18dcb834ce9a',NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv',1,'c7cd363f74b2d670',NULL,NULL,1,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',0,'ec1e5511ca4e9cf4',NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb',1,'fe4234e9a5efea36',NULL,NULL,1,NULL,NULL,NULL,NULL);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT UNIQUE,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    setup TEXT NOT NULL,
    phase TEXT NOT NULL,
    is_public BIGINT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    touched DOUBLE PRECISION NOT NULL
);
INSERT INTO "tables" VALUES('tl7nffem7qh22rk7we5szozyu6yprdsgy','ZQYBCYWWKX','grimwood',1,'{"game":"grimwood","rules":1,"seats":2,"options":{},"bots":["",""],"clock":"none","has_spectators":true,"spectator_delay":0.0,"is_public":false,"is_veiled":false,"dice":{"seed":1},"dealt_at":"","is_sequel":false,"is_lesson":false,"absence_limit":0.0}','playing',0,1000000.0,1000000.0);
INSERT INTO "tables" VALUES('trfatykelpztu7y7eu2gb3u6l2v3mppn3','GQKVMZMYBN','grim_farmer',1,'{"game":"grim_farmer","rules":1,"seats":2,"options":{"max_turns":"10"},"bots":["",""],"clock":"none","has_spectators":true,"spectator_delay":0.0,"is_public":false,"is_veiled":false,"dice":{"seed":1},"dealt_at":"","is_sequel":false,"is_lesson":false,"absence_limit":0.0}','playing',0,1000000.0,1000000.0);
INSERT INTO "tables" VALUES('t4m2ccusakvcng2juql5m5mdd7ke7aiqv','DZTHHGRHVT','grimm_tidings',2,'{"game":"grimm_tidings","rules":2,"seats":2,"options":{"turn_cap":"10"},"bots":["",""],"clock":"none","has_spectators":true,"spectator_delay":0.0,"is_public":false,"is_veiled":false,"dice":{"seed":1},"dealt_at":"","is_sequel":false,"is_lesson":false,"absence_limit":0.0}','playing',0,1000000.0,1000000.0);
INSERT INTO "tables" VALUES('tncy4gzhgbj2owwjx5x7pnrbrcexwjbfb','YVRJTYBGVB','book_of_madness',2,'{"game":"book_of_madness","rules":2,"seats":2,"options":{"character_pick":"random","auto_pay":"on","final_win":"immediate"},"bots":["",""],"clock":"none","has_spectators":true,"spectator_delay":0.0,"is_public":false,"is_veiled":false,"dice":{"seed":1},"dealt_at":"","is_sequel":false,"is_lesson":false,"absence_limit":0.0}','playing',0,1000000.0,1000000.0);
CREATE INDEX tables_touched ON tables (touched);
CREATE INDEX seats_person ON seats (person);
CREATE INDEX seats_link ON seats (link);
CREATE INDEX seats_bot ON seats (bot);
CREATE INDEX guests_person ON guests (person);
CREATE INDEX chat_person ON chat (person);
CREATE INDEX seats_host_link ON seats (host_link);
CREATE INDEX former_person ON former (person);
COMMIT;
