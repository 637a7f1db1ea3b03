-- Messages that are being posted, until Discord has said which ones they have become. Their answers may be lost.
CREATE TABLE drafts (
    nonce $integer PRIMARY KEY,             -- what Discord knows the message by; no other message has it
    table_id $integer NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name $text NOT NULL,
    channel $integer NOT NULL,
    since $real NOT NULL,                   -- when it was first to be posted, in seconds since 1970
    UNIQUE (table_id, name, channel)
);
