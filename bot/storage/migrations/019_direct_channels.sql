-- Earlier versions forgot people, but not the channels of their direct messages.
UPDATE tables SET channel = 0, place = 0, told = 1
WHERE host = 0 AND server = 0 AND state NOT IN ('lobby', 'playing');
DELETE FROM posts WHERE table_id IN (
    SELECT id FROM tables WHERE host = 0 AND server = 0 AND state NOT IN ('lobby', 'playing')
);
DELETE FROM posts WHERE EXISTS (
    SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.table_id = posts.table_id AND seats.person = 0 AND tables.state NOT IN ('lobby', 'playing')
        AND posts.channel <> tables.place AND posts.name LIKE '% ' || seats.seat
);
DELETE FROM drafts WHERE table_id IN (
    SELECT id FROM tables WHERE host = 0 AND server = 0 AND state NOT IN ('lobby', 'playing')
);
DELETE FROM drafts WHERE EXISTS (
    SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.table_id = drafts.table_id AND seats.person = 0 AND tables.state NOT IN ('lobby', 'playing')
        AND drafts.channel <> tables.place AND drafts.name LIKE '% ' || seats.seat
);
