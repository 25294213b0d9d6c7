-- Who is connected at which process, where several share the database. A process shows that it
-- lives by counting on; what a dead one has left here is not believed, and cleared away.
CREATE TABLE processes (
    id TEXT NOT NULL PRIMARY KEY,
    beat BIGINT NOT NULL
);

CREATE TABLE presence (
    table_id TEXT NOT NULL,
    process TEXT NOT NULL,
    seats BIGINT NOT NULL,
    watchers BIGINT NOT NULL,
    PRIMARY KEY (table_id, process)
);
