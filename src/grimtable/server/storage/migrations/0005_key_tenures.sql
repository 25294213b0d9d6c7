-- In which tenure of its seat a key was made: it opens the seat only as long as the log names the
-- same one. NULL: from before this was kept.
ALTER TABLE seats ADD COLUMN link_tenure BIGINT;

ALTER TABLE seats ADD COLUMN host_link_tenure BIGINT;

ALTER TABLE seats ADD COLUMN bot_tenure BIGINT;

UPDATE seats SET link_tenure = tenure, host_link_tenure = tenure, bot_tenure = tenure;
