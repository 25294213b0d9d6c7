import type { TableSummary } from "../../wire";

/** Seats as people count them. */
export const places = (seats: number[]) => seats.map((seat) => seat + 1).join(", ");

/** A sentence for each reason why the deal was not luck alone; a lesson is asked for by whoever plays it. */
export function dealNotes({
  known_deal: known,
  void_starts: starts = [],
}: Pick<TableSummary, "known_deal" | "void_starts">) {
  const notes = starts.map(({ seats, how }) => ({
    key: "table-void-start",
    args: { how, places: places(seats) } as Record<string, string>,
  }));
  if (known?.table)
    notes.unshift({
      key: "table-known-deal",
      args: { table: known.table.slice(0, 12), places: places(known.seats) },
    });
  return notes;
}
