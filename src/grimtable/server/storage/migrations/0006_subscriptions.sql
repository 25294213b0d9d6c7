-- Which devices are told by Web Push when a seat is asked: for one person, in one tenure.
CREATE TABLE subscriptions (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    origin TEXT NOT NULL,
    person TEXT NOT NULL,
    tenure BIGINT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat, endpoint)
);

CREATE INDEX subscriptions_person ON subscriptions (person);

CREATE INDEX subscriptions_endpoint ON subscriptions (endpoint);

-- About which question the devices of a seat were told last, so that no process tells them again.
CREATE TABLE turn_calls (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    question TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, question)
);
