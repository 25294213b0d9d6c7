-- Read by SQLite and PostgreSQL alike. A statement ends with a semicolon at the end of a line.

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT UNIQUE,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    setup TEXT NOT NULL,
    phase TEXT NOT NULL,
    is_public BIGINT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    touched DOUBLE PRECISION NOT NULL
);

CREATE INDEX tables_touched ON tables (touched);

-- The truth. Its key is the only lock: who comes second with a ply is refused.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    moves TEXT NOT NULL,
    id TEXT NOT NULL,
    data TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, ply)
);

-- Tokens, links and bot tokens are kept as hashes only.
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    token TEXT UNIQUE,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT,
    link TEXT,
    bot TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_person ON seats (person);

CREATE INDEX seats_link ON seats (link);

CREATE INDEX seats_bot ON seats (bot);

-- Everybody who has been at a table.
CREATE TABLE guests (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    is_muted BIGINT NOT NULL,
    is_blocked BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX guests_person ON guests (person);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    person TEXT NOT NULL,
    seat BIGINT NOT NULL,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE INDEX chat_person ON chat (person);

CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    about TEXT NOT NULL,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);

CREATE TABLE bans (
    address TEXT NOT NULL PRIMARY KEY,
    until DOUBLE PRECISION NOT NULL
);

-- A few facts about the server itself: maintenance, the last clean-up.
CREATE TABLE notes (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
