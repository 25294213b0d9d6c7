// What lies in front of the seats, and whose turns are to come, as Grimwood's view tells it.
import { combosOf, field, seatsOf } from "../../table/board/reading";
import type { Decision, TableSummary, View } from "../../wire";

export interface Laid {
  kinds: string[];
  points: number;
  /** "" for supernaturals. */ set: string;
  isLocked: boolean;
}

const SUPERNATURAL = [0, 1, 2, 5, 10, 15];
const SETS: Record<string, [set: string, points: number]> = {
  owl: ["owls", 10],
  crow: ["crows", 10],
  swamp: ["swamps", 3],
  path: ["paths", 3],
  clearing: ["clearings", 3],
};
const MIXED: [string, number] = ["mixed", 5];

/** The server sends points per seat only; these are the printed ones of each combo (GW-6). */
export function worth(kinds: readonly string[]): [set: string, points: number] {
  const set = SETS[kinds[0]];
  if (!set) return ["", SUPERNATURAL[Math.min(kinds.length, 5)]];
  return kinds[1] === kinds[0] ? set : MIXED;
}

/** The combos of a seat, in the order it got them. */
export function rowOf(view: View, seat: number, card: TableSummary | null): Laid[] {
  const guards = Boolean(field(view, "awake")) || card?.options.dragon_mode !== "as_power";
  return combosOf(view, seat).map((kinds) => {
    const [set, points] = worth(kinds);
    return { kinds, points, set, isLocked: guards && kinds.includes("dragon") };
  });
}

/** A combo at size s: its width with the gap, a card, a name above it, points and gap. */
const COMBO = { wide: 94, card: 107, strip: 20, foot: 44 };
const HIGH = 290;

/** Do all combos of a row find room at size s, in as many lines as they need? */
export function fitsIn(row: readonly Laid[], width: number): boolean {
  const [across, lines] = [Math.max(1, Math.floor(width / COMBO.wide)), [] as number[]];
  row.forEach(({ kinds }, at) => {
    const line = Math.floor(at / across);
    const high = COMBO.card + COMBO.strip * (kinds.length - 1) + COMBO.foot;
    lines[line] = Math.max(lines[line] ?? 0, high);
  });
  return lines.reduce((sum, high) => sum + high, 0) <= HIGH;
}

/** Which own combo was given first, while another is chosen in return; -1: none. Of equal ones the first. */
export function givenOf(question: Decision | null, row: readonly Laid[]): number {
  if (question?.frame !== "HighwaymanTake") return -1;
  return row.findIndex(({ kinds }) => kinds.join() === (question.args.cards as string[]).join());
}

export const number = (view: View, name: string): number => Number(field(view, name) ?? 0);
export const skipsOf = (view: View, seat: number): number =>
  (field(view, "skips") as number[] | undefined)?.[seat] ?? 0;
export const isLast = (view: View): boolean => number(view, "left") >= 0;

/** Once the deck is empty: who is on turn and who follows. A token costs a seat its turn. */
export function turnsLeft(view: View): { seat: number; isSkipped: boolean }[] {
  const [active, left, seats] = [number(view, "active"), number(view, "left"), seatsOf(view)];
  return Array.from({ length: left + 1 }, (_, n) => (active + n) % seats).map((seat, at) => ({
    seat,
    isSkipped: at > 0 && skipsOf(view, seat) > 0,
  }));
}

export interface Light {
  name: "play" | "close" | "extra" | "action" | "power";
  count: number;
}

/** The candles of the running turn; one that is spent stays, except extra ones. */
export function lightsOf(view: View, card: TableSummary | null): Light[] {
  if (card?.options.action_economy === "two_free") {
    return [
      { name: "action", count: number(view, "actions") },
      { name: "power", count: number(view, "powers") },
    ];
  }
  const extras = number(view, "extras");
  const lights: Light[] = [
    { name: "play", count: number(view, "plays") },
    { name: "close", count: number(view, "closes") },
  ];
  return extras ? [...lights, { name: "extra", count: extras }] : lights;
}
