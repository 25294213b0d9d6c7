-- A link that the host made does not replace the one that its holder made.
ALTER TABLE seats ADD COLUMN host_link TEXT;

CREATE INDEX seats_host_link ON seats (host_link);

-- Who has lost a seat by being away, and may have it back.
CREATE TABLE former (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    is_asking BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, person)
);

CREATE INDEX former_person ON former (person);
