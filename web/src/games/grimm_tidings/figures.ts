// The numbers the server gives this board, by name. No rule is computed here.
import { faceOf } from "../../cards/faces";
import { PUBLIC } from "../../store/side.svelte";
import type { TableStore } from "../../store/table.svelte";
import { cards, field, zone } from "../../table/board/reading";
import type { Cell, Option, View } from "../../wire";

export const GAME = "grimm_tidings";
export const WINS = 10;
/** A helper's share of everything, also of what is added later. */
export const ALL = 99;

/** Something that counts in a fight. */
export interface Line {
  side: "ours" | "theirs";
  sort: "level" | "item" | "role" | "curse" | "mark" | "played" | "monster" | "power";
  n: number;
  card?: string;
  seat?: number;
  foe?: number;
  /** The Class or title that a monster's bonus is about. */
  against?: string;
}
export interface Foe {
  card: string;
  number: number;
  is_copy: boolean;
  treasures: number;
  /** By seat, from which number on the die escapes; 0: it lets them go. */
  needs: Record<string, number>;
}
export interface Fight {
  main: number;
  helper: number;
  share: number;
  ours: number;
  theirs: number;
  is_winning: boolean;
  wins_ties: boolean;
  is_decided: boolean;
  /** Would winning it win the game? */
  is_last: boolean;
  treasures: number;
  levels: number;
  helper_levels: number;
  lines: Line[];
  foes: Foe[];
}
export interface Roll {
  seat: number;
  card: string;
  /** What lies there; 0: it is still to be rolled. */
  die: number;
  need: number;
  parts: { card: string; n: number }[];
  is_run: boolean;
}
export interface React {
  event: "curse" | "card" | "bad_stuff" | "die";
  seat: number;
  card?: string;
  by?: number;
  side?: "ours" | "theirs";
  foe?: string;
  on?: number;
}
export interface Offer {
  from: number;
  to: number;
  is_counter: boolean;
  is_trade: boolean;
  helper?: number;
  share?: number;
  pick?: string;
  items?: string[];
  cards?: string[];
  firm?: boolean;
  gives?: string[];
  gets?: string[];
  /** What both would have, the new Items put on where that helps. */
  strength_from?: number;
  strength_to?: number;
  promise?: boolean;
}
export interface SeatNumbers {
  strength: number;
  gear: number;
  mark: number;
  worn: boolean[];
}
export interface Figures {
  active: number;
  round: number;
  phase: "arrange" | "fight" | "trouble" | "charity";
  seats: SeatNumbers[];
  fight?: Fight;
  roll?: Roll;
  react?: React;
  offers?: Offer[];
}

const NOTHING: Figures = { active: -1, round: 0, phase: "arrange", seats: [] };
export const figuresOf = (store: TableStore): Figures => ({
  ...NOTHING,
  ...(store.side.figures as Partial<Figures>),
});

/** Who reads this: a seat, or -1 for an onlooker. */
export const readerOf = (store: TableStore): number => (store.seat === PUBLIC ? -1 : store.seat);
export const isFighting = (fight: Fight | undefined, seat: number): boolean =>
  seat >= 0 && (fight?.main === seat || fight?.helper === seat);

/** How the reader takes a fight: as theirs, as one that would win somebody else the game, or calmly. */
export function moodOf(fight: Fight, reader: number): "mine" | "danger" | "calm" {
  if (isFighting(fight, reader)) return "mine";
  return fight.is_last && reader >= 0 ? "danger" : "calm";
}

const OPEN_DISCARDS = 10;
/** May the discards be looked through at this table? By the place of that option (GT-R39). */
export const hasOpenDiscards = (view: View): boolean =>
  (field(view, "options") as number[] | undefined)?.at(OPEN_DISCARDS) === 1;
export const handOf = (view: View, seat: number): Cell[] => cards(zone(view, "hand", seat));
export const frontOf = (view: View, seat: number): string[] =>
  cards(zone(view, "front", seat)).map(({ kind }) => kind ?? "");
export const groupOf = (kind: string): string => faceOf(GAME, kind).hue;
export const rolesOf = (view: View, seat: number): string[] =>
  frontOf(view, seat).filter((kind) => ["class", "title"].includes(groupOf(kind)));

const TREASURES = new Set(["level", "item", "one_shot", "hand_only"]);
/** How many Doors and how many Treasures a hand holds; both have backs of their own. */
export function backsOf(hand: readonly Cell[]): { doors: number; treasures: number } {
  const treasures = hand.filter(({ kind, pool }) =>
    kind ? TREASURES.has(groupOf(kind)) : pool === 1,
  ).length;
  return { doors: hand.length - treasures, treasures };
}

/** The open offer that this answer is about, and which answer it is. */
export function replyOf(option: Option): { at: number; reply: string } | null {
  if (option.verb === "answer") {
    const word = option.targets?.find(({ button }) => button)?.button ?? "";
    const [, number, reply] = /^answer (\d+) (\w+)$/.exec(word) ?? [];
    return number ? { at: Number(number) - 1, reply } : null;
  }
  return ["accept", "refuse", "counter"].includes(option.verb)
    ? { at: 0, reply: option.verb }
    : null;
}

/** The answers that a question has to one of the open offers. */
export const repliesTo = (options: readonly Option[], at: number): Option[] =>
  options.filter((option) => replyOf(option)?.at === at);
