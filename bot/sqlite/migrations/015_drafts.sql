-- Messages that are being posted, until Discord has said which ones they have become. Their answers may be lost.
CREATE TABLE drafts (
    nonce INTEGER PRIMARY KEY,             -- what Discord knows the message by; no other message has it
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    channel INTEGER NOT NULL,
    since REAL NOT NULL,                   -- when it was first to be posted, in seconds since 1970
    UNIQUE (table_id, name, channel)
);
