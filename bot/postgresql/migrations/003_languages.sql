-- Some want to read in another language than that of their Discord.
ALTER TABLE people ADD COLUMN own_language TEXT COLLATE "C";

-- The language in which a server reads what is public, where it is not that of its Discord.
CREATE TABLE server_languages (
    server BIGINT PRIMARY KEY,
    language TEXT COLLATE "C" NOT NULL
);
