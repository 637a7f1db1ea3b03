-- What is asked of a person at one table goes neither through all of their tables nor through the table's seats.
DROP INDEX seats_of_a_person;
CREATE INDEX seats_of_a_person ON seats (person, table_id);
DROP INDEX tenures_of_a_person;
CREATE INDEX tenures_of_a_person ON tenures (person, table_id) WHERE person IS NOT NULL;
