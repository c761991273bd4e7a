BEGIN TRANSACTION;
CREATE TABLE chat (
    id INTEGER PRIMARY KEY, game INTEGER NOT NULL, seat INTEGER NOT NULL, said REAL NOT NULL, text TEXT NOT NULL);
CREATE TABLE copies (
    id INTEGER PRIMARY KEY, game INTEGER NOT NULL, made REAL NOT NULL, text TEXT NOT NULL);
INSERT INTO "copies" VALUES(1,1,1.7948461849825065136e+09,'an old copy');
CREATE TABLE games (
    id INTEGER PRIMARY KEY, header TEXT NOT NULL, title TEXT NOT NULL, created REAL NOT NULL, changed REAL NOT NULL,
    deleted REAL, answers INTEGER NOT NULL, turn INTEGER NOT NULL, undos INTEGER NOT NULL, ending TEXT NOT NULL);
INSERT INTO "games" VALUES(1,'vigil-journal 2
game navajo-wars
rules 1
content 49c8b94d4bae
scenario a-broken-country
settings morale-to-roll=off culture-ceiling=9 raid-cubes=forced carson-outposts=off
players
seed 1
undo free
companion
packs
title Old 1
','Old 1',1.79484618486502313611e+09,1.79484618486502313611e+09,NULL,84,4,1,'');
INSERT INTO "games" VALUES(2,'vigil-journal 2
game navajo-wars
rules 1
content 49c8b94d4bae
scenario a-broken-country
settings morale-to-roll=off culture-ceiling=9 raid-cubes=forced carson-outposts=off
players
seed 2
undo free
companion
packs
title Old 2
','Old 2',1.79484618497424221043e+09,1.79484618497424221043e+09,NULL,12,0,0,'');
CREATE TABLE kept (
    game INTEGER NOT NULL, what TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, what)) WITHOUT ROWID;
CREATE TABLE links (
    token TEXT PRIMARY KEY, game INTEGER NOT NULL, code TEXT NOT NULL, made REAL NOT NULL,
    browser TEXT NOT NULL DEFAULT '', came REAL) WITHOUT ROWID;
CREATE TABLE records (
    game INTEGER NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL, state TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, seq)) WITHOUT ROWID;
INSERT INTO "records" VALUES(1,0,'14.3 place-territory > place-in shiprock','');
INSERT INTO "records" VALUES(1,1,'14.3 place-area > place-at shiprock 6','');
INSERT INTO "records" VALUES(1,2,'14.3 place-ferocity > with-ferocity 3','');
INSERT INTO "records" VALUES(1,3,'14.3 place-territory > place-in san-juan-valley','');
INSERT INTO "records" VALUES(1,4,'14.3 place-area > place-at san-juan-valley 3','');
INSERT INTO "records" VALUES(1,5,'14.3 place-ferocity > with-ferocity 1','');
INSERT INTO "records" VALUES(1,6,'14.3 place-territory > place-in zuni-mountains','');
INSERT INTO "records" VALUES(1,7,'14.3 place-area > place-at zuni-mountains 5','');
INSERT INTO "records" VALUES(1,8,'14.3 place-ferocity > with-ferocity 0','');
INSERT INTO "records" VALUES(1,9,'14.3 place-territory > place-in shiprock','');
INSERT INTO "records" VALUES(1,10,'14.3 place-area > place-at shiprock 6','');
INSERT INTO "records" VALUES(1,11,'14.3 place-ferocity > with-ferocity 1','');
INSERT INTO "records" VALUES(1,12,'9.1.1 keep-group > keep-group keepers-of-flocks','');
INSERT INTO "records" VALUES(1,13,'9.1.1 group-out ~ fields-of-corn','');
INSERT INTO "records" VALUES(1,14,'9.1.1 group-out ~ masters-of-the-mesas','');
INSERT INTO "records" VALUES(1,15,'9.1.1 group-out ~ horsemanship','');
INSERT INTO "records" VALUES(1,16,'14.3 buy-development > no-development','');
INSERT INTO "records" VALUES(1,17,'14 order-out ~ order-g','');
INSERT INTO "records" VALUES(1,18,'14 order-out ~ order-b','');
INSERT INTO "records" VALUES(1,19,'# 1 8a64974e680e','');
INSERT INTO "records" VALUES(1,20,'2.1 next-card ~ 6','');
INSERT INTO "records" VALUES(1,21,'# 1 09076d6a0c57','');
INSERT INTO "records" VALUES(1,22,'13 Hand ceremony-to-hand > take-into-hand coming-of-age','');
INSERT INTO "records" VALUES(1,23,'# 1 3ab74a280d8d','');
INSERT INTO "records" VALUES(1,24,'2.1 next-card ~ 18','');
INSERT INTO "records" VALUES(1,25,'2.2.1 preempt > give-horse D','');
INSERT INTO "records" VALUES(1,26,'2.2.1 preempt > preempt 2','');
INSERT INTO "records" VALUES(1,27,'# 2 891cf9ec84a1','');
INSERT INTO "records" VALUES(1,28,'3 dine-operation > trade-animals-which','');
INSERT INTO "records" VALUES(1,29,'10.1 trade-animals-which > trade-animals 2 1','');
INSERT INTO "records" VALUES(1,30,'3 dine-operation > planning','');
INSERT INTO "records" VALUES(1,31,'3.1 step 3 choose-elder > elder-acts 2','');
INSERT INTO "records" VALUES(1,32,'3.1 step 3 elder-action > raise-ferocity C','');
INSERT INTO "records" VALUES(1,33,'3.1 step 3 elder-action ~ 4','');
INSERT INTO "records" VALUES(1,34,'3.1 step 3 choose-elder > elders-done','');
INSERT INTO "records" VALUES(1,35,'3.1 step 4 buy-goods > buy-goods 1','');
INSERT INTO "records" VALUES(1,36,'3.1 step 5 tribal-affairs > tribal-diplomacy A','');
INSERT INTO "records" VALUES(1,37,'3.1 step 5 diplomacy-goods > offer-goods 1','');
INSERT INTO "records" VALUES(1,38,'3.1 step 5 tribal-diplomacy ~ 1','');
INSERT INTO "records" VALUES(1,39,'3.1 step 5 tribal-affairs > tribes-done','');
INSERT INTO "records" VALUES(1,40,'# 2 d4583fa40cc4','');
INSERT INTO "records" VALUES(1,41,'4 step 3 flip-die-one ~ 6','');
INSERT INTO "records" VALUES(1,42,'4 step 3 flip-die-two ~ 6','');
INSERT INTO "records" VALUES(1,43,'5.1.2 reaction > harass B','');
INSERT INTO "records" VALUES(1,44,'5.2.3 harass-territory > harass-in monument-valley','');
INSERT INTO "records" VALUES(1,45,'5.2.3 harass-area > harass-area monument-valley 1','');
INSERT INTO "records" VALUES(1,46,'5.1.2 reaction > harass B','');
INSERT INTO "records" VALUES(1,47,'5.2.3 harass-territory > harass-in san-juan-valley','');
INSERT INTO "records" VALUES(1,48,'5.2.3 harass-area > harass-area san-juan-valley 4','');
INSERT INTO "records" VALUES(1,49,'5.1.2 reaction > negotiate B','');
INSERT INTO "records" VALUES(1,50,'5.2.2 negotiate-goods > spend-goods 0','');
INSERT INTO "records" VALUES(1,51,'5.2.2 negotiate ~ 3','');
INSERT INTO "records" VALUES(1,52,'Enemy Raid raid-resolution > give-battle B','');
INSERT INTO "records" VALUES(1,53,'11.2 battle-dine ~ 3','');
INSERT INTO "records" VALUES(1,54,'11.2 battle-foe ~ 2','');
INSERT INTO "records" VALUES(1,55,'5.1.2 reaction > no-reaction','');
INSERT INTO "records" VALUES(1,56,'Enemy Raid raid-resolution > surrender C','');
INSERT INTO "records" VALUES(1,57,'Enemy Raid surrender-whom > give-up woman','');
INSERT INTO "records" VALUES(1,58,'Enemy Raid surrender ~ 1','');
INSERT INTO "records" VALUES(1,59,'Raid Ends leave-box > return-to san-juan-valley 2','');
INSERT INTO "records" VALUES(1,60,'Raid Ends leave-box > return-to zuni-mountains 6','');
INSERT INTO "records" VALUES(1,61,'Raid Ends leave-box-ferocity > show-ferocity 3','');
INSERT INTO "records" VALUES(1,62,'# 2 73f4e0819739','');
INSERT INTO "records" VALUES(1,63,'7.2.1 drought ~ 1','');
INSERT INTO "records" VALUES(1,64,'# 2 604e3161fc8a','');
INSERT INTO "records" VALUES(1,65,'2.1 next-card ~ 31','');
INSERT INTO "records" VALUES(1,66,'# 3 f77194178025','');
INSERT INTO "records" VALUES(1,67,'4 step 3 flip-die-one ~ 1','');
INSERT INTO "records" VALUES(1,68,'4 step 3 flip-die-two ~ 2','');
INSERT INTO "records" VALUES(1,69,'4.2.9 slaves-territory ~ 6','');
INSERT INTO "records" VALUES(1,70,'# 3 c010fca638ff','');
INSERT INTO "records" VALUES(1,71,'3 dine-operation > planning','');
INSERT INTO "records" VALUES(1,72,'3.1 step 3 choose-elder > elder-acts 4','');
INSERT INTO "records" VALUES(1,73,'3.1 step 3 elder-action > elder-gains-ap','');
INSERT INTO "records" VALUES(1,74,'3.1 step 3 elder-action ~ 6','');
INSERT INTO "records" VALUES(1,75,'3.1 step 3 choose-elder > elders-done','');
INSERT INTO "records" VALUES(1,76,'3.1 step 4 buy-goods > play-blessing-way coming-of-age','');
INSERT INTO "records" VALUES(1,77,'13 Blessing Way coming-of-age-in = celebrate C','');
INSERT INTO "records" VALUES(1,78,'3.1 step 4 buy-goods > buy-goods 1','');
INSERT INTO "records" VALUES(1,79,'3.1 step 5 tribal-affairs > tribal-diplomacy D','');
INSERT INTO "records" VALUES(1,80,'3.1 step 5 diplomacy-goods > offer-goods 2','');
INSERT INTO "records" VALUES(1,81,'3.1 step 5 tribal-diplomacy ~ 4','');
INSERT INTO "records" VALUES(1,82,'3.1 step 5 tribal-standby-row ~ 4','');
INSERT INTO "records" VALUES(1,83,'# 3 71eba2ce75af','');
INSERT INTO "records" VALUES(1,84,'6.1 a-governor-is-recalled > swap-orders 3 slaves raid','');
INSERT INTO "records" VALUES(1,85,'# 3 352285f18c15','');
INSERT INTO "records" VALUES(1,86,'2.1 next-card ~ 38','');
INSERT INTO "records" VALUES(1,87,'2.2.1 preempt > preempt 2','');
INSERT INTO "records" VALUES(1,88,'# 4 eac8f10d0ee6','{"scenario":"a-broken-country","period":1,"turn":4,"ending":"","ending_rule":"","morale_to_roll":false,"culture_ceiling":9,"ap":0,"culture":13,"military":7,"morale":10,"enemy_ferocity":2,"enemy_ap":0,"families":[{"letter":"A","place":16,"man":true,"woman":true,"child":true,"horse":false,"ferocity":3},{"letter":"B","place":22,"man":false,"woman":true,"child":true,"horse":false,"ferocity":0},{"letter":"C","place":36,"man":true,"woman":true,"child":false,"horse":false,"ferocity":3},{"letter":"D","place":16,"man":true,"woman":true,"child":true,"horse":true,"ferocity":1},{"letter":"E","place":0,"man":false,"woman":false,"child":false,"horse":false,"ferocity":0},{"letter":"F","place":0,"man":false,"woman":false,"child":false,"horse":false,"ferocity":0}],"elders":[0,0,1,1,1,0,0],"manuelito":"","passage":{"woman":2,"child":1,"elder":1},"resources":{"horse":0,"sheep":2,"trade-goods":0},"corn":[],"out_of_play":{"man":6,"woman":3,"child":5,"elder":4,"horse":7,"sheep":6,"trade-goods":3,"firearms":1,"harass":2},"set_aside":{"trade-goods":6,"harass":2},"corn_unseen":{"1":2,"2":3,"3":3,"4":2,"5":2},"intruders_unseen":{"ambush":2,"false-rumor":2,"firearms":4,"fortune":2,"intruders-moved":2,"mission":2,"skin-walker":2,"trade":2,"wandering-natives":2},"intruders_out":{},"corn_fields":[],"intruders":[],"drought":[0,2,1,1,1,1,1,0],"missions":[],"ranchos":[],"forts":{},"harass":[],"raid":{},"santa_fe":0,"tribal_raid":[],"mission_stock":0,"rancho_stock":6,"drought_stock":5,"bag":{"black":3,"brown":4,"white":4,"yellow":2,"green":3},"raided":{},"recovery":{},"subjugation":{"red":3},"active":[22,10,20,6,4,0],"inactive":[-1,-1,-1,-1,-1,-1],"standby":[16,18,26,8,24,14],"truce":-1,"truce_ap":0,"deck":{"known":[],"pool":[1,2,3,4,5,7,8,9,10,11,12,13,14,15,16,17,19,20,21,22,23,24,25,26,27,28,29,30,32,33,34,35,36,37,39,40],"sizes":[4,8,8,8,8],"marked":[46,47,48,49,50]},"card":38,"discard":[18,6,31],"in_play":[45],"gone":[],"hand":[],"developments":[],"exhausted":[],"groups":["religion","weaving","sharp-traders","keepers-of-flocks","bonds-of-kinship"],"agenda":["dine","enemy","events","discard"],"preempted":true,"operation":"","phase":"","elders_moved":[],"effects":{}}');
INSERT INTO "records" VALUES(1,89,'3 dine-operation > passage-of-time','');
INSERT INTO "records" VALUES(1,90,'3.3 step 1A grow-up > woman-becomes-elder','');
INSERT INTO "records" VALUES(1,91,'3.3 step 1A who-grows-up > from-family B','');
INSERT INTO "records" VALUES(1,92,'3.3 step 1A grow-up > child-becomes-elder','');
INSERT INTO "records" VALUES(1,93,'3.3 step 1A who-grows-up > from-passage','');
INSERT INTO "records" VALUES(1,94,'3.3 step 1A grow-up > child-becomes-man','');
INSERT INTO "records" VALUES(1,95,'3.3 step 1A who-grows-up > from-family D','');
INSERT INTO "records" VALUES(1,96,'3.3 step 1A grow-up > child-becomes-woman','');
INSERT INTO "records" VALUES(1,97,'< 84','');
INSERT INTO "records" VALUES(2,0,'14.3 place-territory > place-in hopi-land','');
INSERT INTO "records" VALUES(2,1,'14.3 place-area > place-at hopi-land 6','');
INSERT INTO "records" VALUES(2,2,'14.3 place-ferocity > with-ferocity 0','');
INSERT INTO "records" VALUES(2,3,'14.3 place-territory > place-in shiprock','');
INSERT INTO "records" VALUES(2,4,'14.3 place-area > place-at shiprock 6','');
INSERT INTO "records" VALUES(2,5,'14.3 place-ferocity > with-ferocity 2','');
INSERT INTO "records" VALUES(2,6,'14.3 place-territory > place-in zuni-mountains','');
INSERT INTO "records" VALUES(2,7,'14.3 place-area > place-at zuni-mountains 2','');
INSERT INTO "records" VALUES(2,8,'14.3 place-ferocity > with-ferocity 2','');
INSERT INTO "records" VALUES(2,9,'14.3 place-territory > place-in zuni-mountains','');
INSERT INTO "records" VALUES(2,10,'14.3 place-area > place-at zuni-mountains 4','');
INSERT INTO "records" VALUES(2,11,'14.3 place-ferocity > with-ferocity 0','');
CREATE TABLE seats (token TEXT PRIMARY KEY, game INTEGER NOT NULL, seat INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO "seats" VALUES('XTsDTJbUfGiHNqekc8nx2w',1,0);
INSERT INTO "seats" VALUES('s2HEjKHiDh7BsNYuM8ScsQ',2,0);
CREATE TABLE stops (game INTEGER PRIMARY KEY, stops TEXT NOT NULL);
CREATE INDEX chat_of ON chat (game);
CREATE INDEX seats_of ON seats (game);
COMMIT;
