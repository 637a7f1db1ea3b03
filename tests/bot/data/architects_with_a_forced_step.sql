-- A game of Architects for two that a bot of an earlier version was playing: step 62, the one deck that
-- Halicarnassus could search, is written down as a step. Seat 0 is asked in step 63 which card it keeps.
BEGIN TRANSACTION;
CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE people (
    person INTEGER PRIMARY KEY,
    direct_channel INTEGER,                -- their direct messages; NULL where they are closed
    language TEXT
);
CREATE TABLE picks (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, step, seat)
);
CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (table_id, name)
);
CREATE TABLE records (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    record TEXT NOT NULL
);
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER,                        -- Discord user; NULL where a computer player sits
    name TEXT NOT NULL,
    late INTEGER NOT NULL DEFAULT 0,       -- rounds in a row that the computer had to play
    wonder TEXT,                           -- chosen in the lobby, with its side
    side TEXT,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES(1,0,11,'p0',0,NULL,NULL);
INSERT INTO "seats" VALUES(1,1,12,'p1',0,NULL,NULL);
CREATE TABLE steps (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    choices TEXT NOT NULL,
    PRIMARY KEY (table_id, step)
);
INSERT INTO "steps" VALUES(1,0,'{"1": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,1,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,2,'{"1": {"action": "take", "deck": "central"}}');
INSERT INTO "steps" VALUES(1,3,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,4,'{"0": {"action": "build", "stage": 1, "resources": ["stone", "papyrus"], "coins": 0}}');
INSERT INTO "steps" VALUES(1,5,'{"1": {"action": "take", "deck": "central"}}');
INSERT INTO "steps" VALUES(1,6,'{"0": {"action": "take", "deck": "central"}}');
INSERT INTO "steps" VALUES(1,7,'{"1": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,8,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,9,'{"1": {"action": "take", "deck": "central"}}');
INSERT INTO "steps" VALUES(1,10,'{"0": {"action": "take", "deck": "babylon"}}');
INSERT INTO "steps" VALUES(1,11,'{"1": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,12,'{"0": {"action": "take", "deck": "babylon"}}');
INSERT INTO "steps" VALUES(1,13,'{"1": {"action": "take", "deck": "central"}}');
INSERT INTO "steps" VALUES(1,14,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,15,'{"1": {"action": "take", "deck": "central"}}');
INSERT INTO "steps" VALUES(1,16,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,17,'{"0": {"action": "build", "stage": 2, "resources": ["glass", "glass"], "coins": 0}}');
INSERT INTO "steps" VALUES(1,18,'{"0": {"action": "effect", "deck": "babylon"}}');
INSERT INTO "steps" VALUES(1,19,'{"0": {"action": "keep", "card": "wood"}}');
INSERT INTO "steps" VALUES(1,20,'{"1": {"action": "take", "deck": "babylon"}}');
INSERT INTO "steps" VALUES(1,21,'{"1": {"action": "build", "stage": 1, "resources": ["wood"], "coins": 1}}');
INSERT INTO "steps" VALUES(1,22,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,23,'{"1": {"action": "take", "deck": "central"}}');
INSERT INTO "steps" VALUES(1,24,'{"0": {"action": "take", "deck": "babylon"}}');
INSERT INTO "steps" VALUES(1,25,'{"1": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,26,'{"1": {"action": "build", "stage": 2, "resources": ["wood"], "coins": 1}}');
INSERT INTO "steps" VALUES(1,27,'{"1": {"action": "token", "token": "crafts"}}');
INSERT INTO "steps" VALUES(1,28,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,29,'{"0": {"action": "build", "stage": 3, "resources": ["wood", "clay"], "coins": 1}}');
INSERT INTO "steps" VALUES(1,30,'{"1": {"action": "take", "deck": "babylon"}}');
INSERT INTO "steps" VALUES(1,31,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,32,'{"1": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,33,'{"0": {"action": "take", "deck": "babylon"}}');
INSERT INTO "steps" VALUES(1,34,'{"1": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,35,'{"0": {"action": "take", "deck": "central"}}');
INSERT INTO "steps" VALUES(1,36,'{"1": {"action": "take", "deck": "babylon"}}');
INSERT INTO "steps" VALUES(1,37,'{"0": {"action": "take", "deck": "central"}}');
INSERT INTO "steps" VALUES(1,38,'{"1": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,39,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,40,'{"1": {"action": "take", "deck": "central"}}');
INSERT INTO "steps" VALUES(1,41,'{"0": {"action": "take", "deck": "babylon"}}');
INSERT INTO "steps" VALUES(1,42,'{"1": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,43,'{"1": {"action": "exchange", "cards": ["tablet", "tablet"]}}');
INSERT INTO "steps" VALUES(1,44,'{"1": {"action": "token", "token": "hidden"}}');
INSERT INTO "steps" VALUES(1,45,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,46,'{"1": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,47,'{"0": {"action": "take", "deck": "babylon"}}');
INSERT INTO "steps" VALUES(1,48,'{"1": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,49,'{"1": {"action": "build", "stage": 3, "resources": ["wood", "stone"], "coins": 1}}');
INSERT INTO "steps" VALUES(1,50,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,51,'{"0": {"action": "exchange", "cards": ["tablet", "tablet"]}}');
INSERT INTO "steps" VALUES(1,52,'{"0": {"action": "token", "token": "tactics"}}');
INSERT INTO "steps" VALUES(1,53,'{"1": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,54,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,55,'{"1": {"action": "take", "deck": "babylon"}}');
INSERT INTO "steps" VALUES(1,56,'{"1": {"action": "end"}}');
INSERT INTO "steps" VALUES(1,57,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,58,'{"1": {"action": "take", "deck": "central"}}');
INSERT INTO "steps" VALUES(1,59,'{"1": {"action": "build", "stage": 5, "resources": ["wood", "stone", "papyrus"], "coins": 1}}');
INSERT INTO "steps" VALUES(1,60,'{"0": {"action": "take", "deck": "halicarnassus"}}');
INSERT INTO "steps" VALUES(1,61,'{"0": {"action": "build", "stage": 4, "resources": ["clay", "clay"], "coins": 1}}');
INSERT INTO "steps" VALUES(1,62,'{"0": {"action": "effect", "deck": "babylon"}}');
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,              -- where /join was typed
    place INTEGER NOT NULL,                -- where the game is played: the channel or a thread of it
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'over', 'closed')),
    host INTEGER NOT NULL,
    language TEXT NOT NULL,
    options TEXT NOT NULL,                 -- JSON object
    header TEXT,                           -- the record without its steps; NULL in a lobby
    deadline REAL,                         -- seconds since 1970; NULL without a clock
    active REAL NOT NULL                   -- the last time a person did something here
);
INSERT INTO "tables" VALUES(1,1,5,5,'playing',11,'en','{"game": "architects", "sides": "A", "wonders": "dealt", "pace": "live", "pictures": "round", "place": "channel"}','{"format": 1, "game": "architects", "players": 2, "seed": 1184, "options": {}, "wonders": ["halicarnassus", "babylon"], "deal": {"first": 1, "decks": {"central": ["tablet", "wood", "shield1", "shield1", "shield0", "laurel2cat", "coin", "clay", "tablet", "laurel2cat", "wood", "coin", "laurel2cat", "papyrus", "tablet", "wood", "shield0", "gear", "laurel3", "laurel2cat", "coin", "shield2", "gear", "shield0", "papyrus", "laurel3", "glass", "stone", "coin", "shield2", "compass", "glass", "coin", "clay", "laurel2cat", "stone", "clay", "glass", "papyrus", "laurel3", "laurel3", "tablet", "compass", "clay", "gear", "stone", "shield0", "laurel2cat", "compass", "coin", "glass", "shield1", "wood", "compass", "laurel2cat", "shield1", "laurel2cat", "papyrus", "stone", "gear"], "halicarnassus": ["laurel2cat", "papyrus", "stone", "laurel3", "shield0", "compass", "shield0", "glass", "clay", "wood", "coin", "laurel2cat", "stone", "shield2", "shield1", "shield1", "tablet", "clay", "gear", "wood", "tablet", "coin", "laurel3", "glass", "coin"], "babylon": ["wood", "glass", "coin", "tablet", "laurel3", "wood", "glass", "compass", "clay", "shield0", "gear", "laurel2cat", "papyrus", "stone", "shield1", "clay", "coin", "gear", "compass", "coin", "laurel3", "shield0", "papyrus", "shield2", "laurel2cat"]}, "progress": ["tactics", "crafts", "culture", "economy", "decor", "education", "jewellery", "culture", "strategy", "urbanism", "engineering", "science", "propaganda", "architecture", "politics"], "shuffles": []}, "steps": []}',1090.0,1000.0);
CREATE UNIQUE INDEX one_table_a_place ON tables (place) WHERE state IN ('lobby', 'playing');
CREATE INDEX seats_of_a_person ON seats (person);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',1);
COMMIT;
PRAGMA user_version = 2;
