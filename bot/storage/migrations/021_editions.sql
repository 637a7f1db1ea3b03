-- Which edition of 7 Wonders a person has chosen last for a table of theirs.
ALTER TABLE people ADD COLUMN edition $text;

-- Which edition a server plays unless somebody says otherwise.
CREATE TABLE server_editions (
    server $integer PRIMARY KEY,
    edition $text NOT NULL
);
