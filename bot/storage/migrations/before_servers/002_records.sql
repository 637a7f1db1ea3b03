-- Records that somebody has shown with /replay, so that the buttons below them keep working.
CREATE TABLE records (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    record TEXT NOT NULL
);
