-- Who wants to be asked no more before a choice that ends the round.
ALTER TABLE people ADD COLUMN without_confirmation $integer NOT NULL DEFAULT 0;
