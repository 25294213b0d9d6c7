// What a view and its story say about a Turn of Grim Farmer. Nothing here decides what is legal.
import { cards, field, kindOf, zone } from "../../table/board/reading";
import type { Cell, Event, View } from "../../wire";

const GAME = "grim_farmer";
const COLOURS = 6;
const ANIMALS = 8;
/** A hand that can be laid down in one go. */
const ONE_GO = 5;
const known: string[] = [];
/** Animals, then colours, as fields number them; the cards are learned before any view comes. */
function pieces(): string[] {
  if (!known.length) {
    const card = (at: number) => kindOf(GAME, at).split("_");
    known.push(
      ...Array.from({ length: ANIMALS }, (_, animal) => card(animal * COLOURS)[0]),
      ...Array.from({ length: COLOURS }, (_, colour) => card(colour)[1]),
    );
  }
  return known;
}
const PHASES: Record<string, number> = {
  DrawCount: 1,
  DrawMore: 1,
  Call: 2,
  Race: 3,
  InTurn: 3,
  LiveRace: 3,
  Chameleon: 3,
  Frog: 3,
  PutBack: 3,
  Parrot: 3,
  Lion: 3,
  FillUp: 4,
  Place: 4,
  Challenge: 5,
  Settle: 5,
  Reward: 5,
  CleanUp: 5,
};

const number = (view: View, name: string) => Number(field(view, name) ?? 0);
const has = (mask: number, at: number) => Boolean((mask >> at) & 1);

export const pieceOf = (at: number): string => pieces()[at] ?? "";
export const isAnimal = (piece: string): boolean => pieces().indexOf(piece) < ANIMALS;
export const turnOf = (view: View): number => number(view, "turn");
export const firstOf = (view: View): number => number(view, "first_player");
export const hasWon = (view: View, seat: number): boolean => has(number(view, "winners"), seat);
export const winsOf = (view: View, seat: number): number =>
  (field(view, "wins") as number[] | undefined)?.[seat] ?? 0;
export const handOf = (view: View, seat: number): Cell[] => cards(zone(view, "hand", seat));
export const pileOf = (view: View, seat: number): Cell[] => cards(zone(view, "pile", seat));

/** 1 to 5; nought before the first Turn and after the last. */
export function phaseOf(view: View): number {
  const frame = view.stack.findLast(({ name }) => name in PHASES);
  return frame ? PHASES[frame.name] : 0;
}

/** The pieces of the Last Call, animals first. */
export const callOf = (view: View): string[] =>
  pieces().filter((_, at) => has(number(view, "call"), at));
export const besideOf = (view: View): string => pieceOf(number(view, "beside"));

/** Does a card show a piece of the Last Call? A Mouse shows them all. */
export const shows = (kind: string, call: readonly string[]): boolean =>
  kind === "mouse" ? call.length > 0 : kind.split("_").some((piece) => call.includes(piece));

/** Nothing left in hand: who stays uncaught has won. */
export const isOut = (view: View, seat: number): boolean =>
  phaseOf(view) >= 3 && handOf(view, seat).length === 0;
export const mayGoOut = (view: View, seat: number): boolean => {
  const held = handOf(view, seat).length;
  return phaseOf(view) > 0 && phaseOf(view) < 5 && held > 0 && held <= ONE_GO;
};

// The story

/** The events of this Turn, or of one before it. */
export function turnIn(story: readonly Event[], back = 0): readonly Event[] {
  const starts = story.flatMap((event, at) => (event.verb === "event-turn" ? [at] : []));
  const at = starts.length - 1 - back;
  return at < 0 ? [] : story.slice(starts[at], starts[at + 1]);
}

/** What a Turn did to a seat. */
export interface Fate {
  challenged: number;
  by: number[];
  shown: string[];
  verdict: "" | "good" | "bad";
  /** Cards drawn in phase 1. */
  drew: number;
  penalty: number;
  dropped: number;
}

type Args = { seat: number; seat_to: number; count: number; card: string; verdict: "good" | "bad" };

const TOLD: Record<string, (fates: Fate[], args: Args) => void> = {
  "event-number": (fates, { seat, count }) => (fates[seat].drew += count),
  "event-challenged": (fates, { seat, seat_to }) => {
    fates[seat].challenged = seat_to;
    fates[seat_to].by.push(seat);
  },
  "event-shown": (fates, { seat, card }) => fates[seat].shown.push(card),
  "event-judged": (fates, { seat, verdict }) => (fates[seat].verdict = verdict),
  "event-caught": (fates, { seat, count }) => (fates[seat].penalty += count),
  "event-failed": (fates, { seat, count }) => (fates[seat].penalty += count),
  "event-hand-discard": (fates, { seat }) => (fates[seat].dropped += 1),
};

export function fatesIn(events: readonly Event[], seats: number): Fate[] {
  const fates: Fate[] = Array.from({ length: seats }, () => ({
    challenged: -1,
    by: [],
    shown: [],
    verdict: "",
    drew: 0,
    penalty: 0,
    dropped: 0,
  }));
  for (const { verb, args } of events) TOLD[verb]?.(fates, args as Args);
  return fates;
}

/** While everybody draws, the Turn before still lies on the table. */
export function fatesNow(view: View, story: readonly Event[], seats: number): Fate[] {
  return fatesIn(turnIn(story, phaseOf(view) === 1 ? 1 : 0), seats);
}

/** A special of phase 3, and which pieces it moved. */
export interface Special {
  n: number;
  seat: number;
  kind: string;
  went: string;
  came: string;
}

export function specialsIn(events: readonly Event[]): Special[] {
  const found: Special[] = [];
  for (const { n, verb, args } of events) {
    const { seat, card } = (args ?? {}) as Args;
    const last = found.at(-1);
    if (verb === "event-hand-played") found.push({ n, seat, kind: card, went: "", came: "" });
    else if (verb === "event-came" && last) last.came = card;
    else if (verb === "event-went" && last) last.went = card;
  }
  return found;
}
