CREATE TABLE tables (
    name TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    listed INTEGER NOT NULL,
    key_hash TEXT NOT NULL,
    clock TEXT,
    seed TEXT NOT NULL,
    founded DOUBLE PRECISION NOT NULL,
    state TEXT NOT NULL,
    due DOUBLE PRECISION,
    touched DOUBLE PRECISION NOT NULL
);

CREATE INDEX tables_waiting ON tables (founded) WHERE listed = 1 AND state = 'open';
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE log (
    name TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    by TEXT NOT NULL,
    text TEXT NOT NULL,
    client TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (name, number)
);

CREATE TABLE mutes (
    name TEXT NOT NULL,
    seat INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY (name, seat, other)
);
