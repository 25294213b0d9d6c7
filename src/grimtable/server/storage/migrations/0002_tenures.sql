-- Which entry of the log gave the seat to this person: what the register says counts only as
-- long as the log names the same entry. NULL: from before this was kept. -1: claimed by a link,
-- and the log does not tell it yet.
ALTER TABLE seats ADD COLUMN tenure BIGINT;
