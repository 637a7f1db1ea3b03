-- A message goes by what it is and by the step, seat or person that it is about, -1 where its kind has none of them.
-- Earlier versions wrote all of it into a name, such as 'hand 3 0', and among the names what a game had said.
CREATE TABLE messages (
    table_id $integer NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind $text NOT NULL,
    step $integer NOT NULL,
    seat $integer NOT NULL,
    person $integer NOT NULL,
    channel $integer NOT NULL,
    message $integer NOT NULL,
    PRIMARY KEY (table_id, kind, step, seat, person)
);

-- What a game has said, of a step or to a person, so that it need not be said again.
CREATE TABLE notes (
    table_id $integer NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind $text NOT NULL,
    step $integer NOT NULL,
    person $integer NOT NULL,
    at $real NOT NULL,                      -- seconds since 1970; 0 where it does not matter
    PRIMARY KEY (table_id, kind, step, person)
);

CREATE TABLE keyed_drafts (
    nonce $integer PRIMARY KEY,             -- what Discord knows the message by; no other message has it
    table_id $integer NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind $text NOT NULL,
    step $integer NOT NULL,
    seat $integer NOT NULL,
    person $integer NOT NULL,
    channel $integer NOT NULL,
    since $real NOT NULL,                   -- when it was first to be posted, in seconds since 1970
    UNIQUE (table_id, kind, step, seat, person, channel)
);

-- The words of a name: its kind, and up to two numbers before the rest.
CREATE VIEW words AS
SELECT table_id, channel, message, nonce, since, kind,
    substr(rest, 1, $find(rest || ' ', ' ') - 1) AS one,
    substr(rest, $find(rest || ' ', ' ') + 1) AS others
FROM (
    SELECT table_id, channel, message, nonce, since,
        substr(name, 1, $find(name || ' ', ' ') - 1) AS kind,
        substr(name, $find(name || ' ', ' ') + 1) AS rest
    FROM (
        SELECT table_id, name, channel, message, NULL AS nonce, NULL AS since FROM posts
        UNION ALL
        SELECT table_id, name, channel, NULL, nonce, since FROM drafts
    ) AS named
) AS halved;

CREATE VIEW keyed AS
SELECT table_id, channel, message, nonce, since, kind, others,
    CASE WHEN kind IN ('step', 'age', 'asleep', 'hand', 'reminder', 'call', 'nudge', 'told', 'asked', 'superseded')
        THEN CAST(one AS $integer) ELSE -1 END AS step,
    CASE WHEN kind IN ('offer', 'result') THEN CAST(one AS $integer)
        WHEN kind IN ('hand', 'reminder', 'call', 'nudge')
        THEN CAST(substr(others, 1, $find(others || ' ', ' ') - 1) AS $integer) ELSE -1 END AS seat,
    CASE WHEN kind IN ('request', 'nudged', 'replaced') THEN CAST(one AS $integer) ELSE -1 END AS person
FROM words
WHERE kind IN (
    'lobby', 'opening', 'step', 'age', 'score', 'hand', 'result', 'reminder', 'call', 'nudge', 'asleep', 'offer',
    'request', 'warning', 'superseded', 'told', 'asked', 'nudged', 'replaced', 'loss'
);

INSERT INTO messages (table_id, kind, step, seat, person, channel, message)
SELECT table_id, CASE kind WHEN 'loss' THEN 'stuck' ELSE kind END, step, seat, person, channel, message FROM keyed
WHERE nonce IS NULL AND kind NOT IN ('nudge', 'told', 'asked', 'nudged', 'replaced');

-- A nudge is there once for each seat that it calls.
INSERT INTO messages (table_id, kind, step, seat, person, channel, message)
SELECT keyed.table_id, kind, step, seats.seat, -1, channel, message
FROM keyed JOIN seats ON seats.table_id = keyed.table_id
WHERE nonce IS NULL AND kind = 'nudge' AND ' ' || others || ' ' LIKE '% ' || seats.seat || ' %'
ON CONFLICT DO NOTHING;

INSERT INTO notes (table_id, kind, step, person, at)
SELECT table_id, kind, step, person, max(CASE kind WHEN 'nudged' THEN CAST(others AS $real) ELSE 0 END)
FROM keyed
WHERE nonce IS NULL AND kind IN ('told', 'asked', 'nudged', 'replaced')
GROUP BY table_id, kind, step, person;

INSERT INTO keyed_drafts (nonce, table_id, kind, step, seat, person, channel, since)
SELECT nonce, table_id, kind, step, seat, person, channel, since FROM keyed
WHERE nonce IS NOT NULL AND kind NOT IN ('told', 'asked', 'nudged', 'replaced', 'loss')
ON CONFLICT DO NOTHING;

DROP VIEW keyed;
DROP VIEW words;
DROP TABLE posts;
DROP TABLE drafts;
ALTER TABLE keyed_drafts RENAME TO drafts;
