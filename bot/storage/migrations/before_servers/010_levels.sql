-- How well the computer player of a seat plays; NULL on a person's. All did alike before.
ALTER TABLE seats ADD COLUMN level TEXT;
ALTER TABLE tenures ADD COLUMN level TEXT;
UPDATE seats SET level = 'normal' WHERE person IS NULL;
UPDATE tenures SET level = 'normal' WHERE person IS NULL;
