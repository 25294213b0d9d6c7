// What this reader has seen in the hands of others: what they surely still hold, or once held.
import { cards, zone } from "../../table/board/reading";
import type { Event, View } from "../../wire";

export interface Seen {
  /** Cards that surely lie there; without any, those that were seen last. */
  kinds: string[];
  /** Cards beside them that nobody has shown to the reader. */
  hidden: number;
  /** In which turn the reader saw them; 0: nobody knows. */
  turn: number;
  /** Something has left or entered this hand unseen since, so that these may be gone. */
  isOld: boolean;
}

interface Memory {
  kinds: string[];
  turn: number;
}
const without = (kinds: string[], kind: string): string[] => {
  const at = kinds.indexOf(kind);
  return at < 0 ? kinds : kinds.toSpliced(at, 1);
};

/** Hand by hand, the cards that came to light there, and those of them that openly left it again. */
function remembered(story: readonly Event[]): Map<number, Memory> {
  const found = new Map<number, Memory>();
  let turn = 0;
  for (const { verb, args, src, dst, kind } of story) {
    if (verb === "event-turn") turn = Number(args?.number);
    if (verb === "event-looked") found.set(Number(args?.seat_from), { kinds: [], turn });
    if (verb === "event-swapped")
      for (const seat of [args?.seat, args?.seat_other]) found.delete(Number(seat));
    if (!kind) continue;
    const left = src?.zone === "hand" ? found.get(src.seat ?? -1) : undefined;
    if (left) left.kinds = without(left.kinds, kind);
    if (dst?.zone !== "hand") continue;
    const memory = found.get(dst.seat ?? -1) ?? { kinds: [], turn };
    found.set(dst.seat ?? -1, { kinds: [...memory.kinds, kind], turn });
  }
  return found;
}

/** What of this hand the reader has seen, or null. */
export function seenIn(view: View, story: readonly Event[], seat: number): Seen | null {
  const held = cards(zone(view, "hand", seat));
  const known = held.flatMap(({ kind }) => kind || []);
  const memory = remembered(story).get(seat);
  const kinds = known.length ? known : (memory?.kinds ?? []).slice(0, held.length);
  if (!kinds.length) return null;
  return {
    kinds,
    hidden: known.length ? held.length - known.length : 0,
    turn: memory?.turn ?? 0,
    isOld: !known.length,
  };
}

/** Cards that this seat has stolen from the reader and may still hold, by their kinds. */
export function takenFrom(story: readonly Event[], seat: number, reader: number): string[] {
  let taken: string[] = [];
  for (const { src, dst, kind } of story) {
    if (!kind || src?.zone !== "hand") continue;
    if (src.seat === seat) taken = without(taken, kind);
    else if (src.seat === reader && dst?.zone === "hand" && dst.seat === seat) taken.push(kind);
  }
  return taken;
}
