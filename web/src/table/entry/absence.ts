import type { TableSummary } from "../../wire";

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long somebody may be away before the seat can go to somebody else, in the largest unit that fits. */
export function absenceLimit({ absence_limit: seconds = 0 }: Pick<TableSummary, "absence_limit">) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes % DAY === 0) return { count: minutes / DAY, unit: "days" };
  if (minutes % HOUR === 0) return { count: minutes / HOUR, unit: "hours" };
  return { count: minutes, unit: "minutes" };
}
