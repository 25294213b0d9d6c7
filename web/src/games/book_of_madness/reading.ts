// What a view of The Book of Madness says, in the words of its board. No rule is computed here.
import { cards, field, seatsOf, zone, type Turned } from "../../table/board/reading";
import type { Cell, View, ZoneView } from "../../wire";
import { elementsOf } from "./faces";
import sheets from "./sheets.json";

export const ELEMENTS = ["fire", "water", "earth", "air"];
export const ROUNDS = 6;
/** Turns of a round, one for each field of the track. */
export const FIELDS = [1, 2, 3, 4, 5];
export const TURNS = ROUNDS * FIELDS.length;
/** The field above each slot. */
const FIELD_OF = [2, 3, 3, 4, 5];
const EXHAUSTED = 1;
const FACE_DOWN = 2;

const number = (view: View, name: string) => Number(field(view, name) ?? 0);
export const roundOf = (view: View) => number(view, "round");
export const turnOf = (view: View) => number(view, "turn");
export const fieldOf = (view: View) => number(view, "field");
export const topOf = (view: View, name: string) => cards(zone(view, name)).at(-1)?.kind ?? "";
export const sizeOf = (view: View, name: string) => cards(zone(view, name)).length;

export const PHASES = ["concentrate", "monster", "act", "regenerate"] as const;
export type Phase = (typeof PHASES)[number];

/** The phase of the turn, from the work that is still to be done in it; "" before the first turn. */
export function phaseOf({ stack }: View): Phase | "" {
  const waits = (name: string) => stack.some((frame) => frame.name === name);
  if (waits("Advance")) return "concentrate";
  if (waits("Unveil")) return "monster";
  if (waits("Regenerate")) return "act";
  return waits("EndTurn") ? "regenerate" : "";
}

export const activeOf = (view: View) => number(view, "active");

export interface Sheet {
  name: string;
  elements: string[];
  slots: number;
}

/** A seat's apprentice; none before it is chosen, nor at tables with cards of their own. */
export function sheetOf(view: View, seat: number): Sheet | undefined {
  const [[cardSet], rows] = [
    field(view, "options") as number[],
    field(view, "seats") as number[][],
  ];
  return cardSet ? undefined : sheets[rows[seat]?.[0] ?? -1];
}

export const madnessOf = (view: View, seat: number) =>
  cards(zone(view, "hand", seat)).filter(({ kind }) => kind === "madness").length;

/** Spells that are exhausted lie sideways, silenced ones face down. */
export function turned(view: View, { name, owner }: ZoneView): Turned[] {
  if (name !== "spells") return [];
  const states = (field(view, "states") as number[][])[owner ?? 0] ?? [];
  return states.map((state) => (state & FACE_DOWN ? "down" : state & EXHAUSTED ? "spent" : ""));
}

export const room = (view: View, { name, owner }: ZoneView): number =>
  name === "support" ? (sheetOf(view, owner ?? 0)?.slots ?? 0) : 0;

export interface Pip {
  element: string;
  isPaid: boolean;
}
export interface Slot {
  zone: string;
  field: number;
  kind: string;
  isDown: boolean;
  under: number;
  pips: Pip[];
  /** Turns until it strikes; 0: it has. */ away: number;
}

/** What you can pay with: your hand and everybody's support zones. */
function fundsOf(view: View, seat: number): Map<string, number> {
  const funds = new Map<string, number>();
  const zones = view.zones.filter(
    ({ name, owner }) => name === "support" || (name === "hand" && owner === seat),
  );
  for (const { kind = "" } of zones.flatMap(cards)) {
    const [element, value] = kind.split("_");
    if (ELEMENTS.includes(element) && value)
      funds.set(element, (funds.get(element) ?? 0) + Number(value));
  }
  return funds;
}

/** The five slots from left to right; a pip is filled if this seat could pay it, each curse for itself. */
export function slotsOf(view: View, seat: number): Slot[] {
  const [now, veiled, markers] = [
    fieldOf(view),
    number(view, "veiled"),
    field(view, "markers") as number[],
  ];
  return FIELD_OF.map((above, at) => {
    const kind = topOf(view, `slot_${at + 1}`);
    const extra = kind
      ? ELEMENTS.flatMap((element, e) => Array<string>(markers[at * 4 + e]).fill(element))
      : [];
    const left = fundsOf(view, seat);
    const pips = [...elementsOf(view.game, kind), ...extra].map((element) => {
      const have = left.get(element) ?? 0;
      left.set(element, have - 1);
      return { element, isPaid: have > 0 };
    });
    const away = now === 0 ? 0 : Math.max(0, above - now);
    return {
      zone: `slot_${at + 1}`,
      field: above,
      kind,
      isDown: Boolean((veiled >> at) & 1),
      under: sizeOf(view, `under_${at + 1}`),
      pips,
      away,
    };
  });
}

export interface Copy {
  kind: string;
  /** Which of several equal cards it is. */
  copy: number;
}
export const copiesOf = (cells: readonly Cell[]): Copy[] =>
  cells.map(({ kind = "" }, at) => ({
    kind,
    copy: cells.slice(0, at).filter((other) => other.kind === kind).length,
  }));

/** With fewer madness cards than this in the stack it may end soon. */
export const dangerOf = (view: View) => 2 * seatsOf(view);
export const fullStack = (view: View) => 10 + 5 * seatsOf(view);
