// What the seats of a table are called: people by their names, bots by those of their places.
import { t } from "../texts.svelte";
import type { SeatSummary } from "../wire";

/** "" where a bot sits: its name follows from its place. Nobody without a name gets a bot's. */
export const namesOf = (seats: readonly SeatSummary[]): string[] =>
  seats.map(
    ({ name, seat, holder, is_stand_in }) =>
      name || (holder === "person" || is_stand_in ? t("web-guest", { place: seat + 1 }) : ""),
  );
