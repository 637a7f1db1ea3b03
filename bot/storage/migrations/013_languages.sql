-- Some want to read in another language than that of their Discord.
ALTER TABLE people ADD COLUMN own_language $text;

-- The language in which a server reads what is public, where it is not that of its Discord.
CREATE TABLE server_languages (
    server $integer PRIMARY KEY,
    language $text NOT NULL
);
