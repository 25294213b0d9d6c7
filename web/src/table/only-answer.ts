// The only answer left is pressed for a reader who wants that, or whom nobody can watch doing it.
import { settings } from "../settings.svelte";
import type { TableSummary } from "../wire";

/** Milliseconds in which the question can be read, and what led to it taken back. */
const GLANCE = 1500;
/** Where others wait, a pause of any length between these does not say that it was the only one. */
const [SHORTEST, LONGEST] = [1000, 3000];

/** Is one person here with bots, so that nobody learns anything from a quick answer? */
export const isAlone = ({ seats, watchers }: TableSummary, mine: readonly number[]): boolean =>
  mine.length === 1 &&
  !watchers &&
  seats.every(({ seat, holder }) => seat === mine[0] || holder !== "person");

/** How long to wait before the only answer is pressed; null: it waits for a press. */
export function pauseBefore(card: TableSummary, mine: readonly number[]): number | null {
  const alone = isAlone(card, mine);
  if (settings.pressesOnly === "never" || (settings.pressesOnly === "auto" && !alone)) return null;
  return alone ? GLANCE : SHORTEST + Math.random() * (LONGEST - SHORTEST);
}
