// The games of this browser: a list of those that are over, and how each running table was left.
// Whatever was not written by us is passed over; another tab may have written in between.
import { readStored, removeStored, writeStored } from "../storage";
import type { TableSummary } from "../wire";
import { LEFT } from "./left";

export const KEY = "grimtable-games";
/** The most games that are kept; the oldest go first. */
export const MOST = 1000;

export interface KeptSeat {
  name: string;
  avatar: string;
  /** The level of the bot that sits there; "" for a person. */
  bot: string;
}

export interface Kept {
  id: string;
  game: string;
  /** Milliseconds: when it ended, or was left. */
  at: number;
  seats: KeptSeat[];
  /** The seats that were played in this browser. */
  mine: number[];
  scores: number[];
  /** Table options that are not as usual. */
  options: Record<string, string>;
}

/** How the cards came about, if they were not shuffled for this game alone. */
export type Deal = "" | "lesson" | "fork" | "again";

export interface Finished extends Kept {
  /** Why it is over: played, agreed, abandoned, closed, expired. */
  ended: string;
  winners: number[];
  /** The place of each seat; none, if nobody has one. */
  places: number[];
  deal: Deal;
  isResigned: boolean;
  /** How often this seat played each card. */
  plays: Record<string, number>;
}

export interface Left extends Kept {
  phase: TableSummary["phase"];
  /** Seats that were asked. */
  asked: number[];
}

// Reading what may be anything

type Raw = Record<string, unknown>;
const LONGEST = 60;
const ENDS = ["played", "agreed", "abandoned", "closed", "expired"];
const DEALS: Deal[] = ["", "lesson", "fork", "again"];
const PHASES = ["waiting", "shuffling", "playing", "over"];

const isRaw = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LONGEST;
const isListOf =
  <T>(is: (one: unknown) => one is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(is);
const isMapOf =
  <T>(is: (one: unknown) => one is T) =>
  (value: unknown): value is Record<string, T> =>
    isRaw(value) && Object.entries(value).every(([key, one]) => isText(key) && is(one));
const isNumbers = isListOf(isNumber);
const isOneOf = (value: unknown, all: readonly string[]) => all.includes(value as string);

function seatOf({ name, avatar, bot }: Raw): KeptSeat {
  const text = (value: unknown) => (isText(value) ? value : "");
  return { name: text(name), avatar: text(avatar), bot: text(bot) };
}

/** What all of them have; null: this is none of ours. */
function keptOf(raw: unknown): Kept | null {
  if (!isRaw(raw)) return null;
  const { id, game, at, seats, mine, scores, options = {} } = raw;
  if (!isText(id) || !/^[\w-]+$/.test(id) || !isText(game) || !/^\w+$/.test(game)) return null;
  if (!isNumber(at) || !isListOf(isRaw)(seats) || !seats.length || seats.length > 7) return null;
  const isSeat = (seat: unknown): seat is number =>
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats.length;
  if (!isListOf(isSeat)(mine) || !mine.length || !isNumbers(scores)) return null;
  if (!isMapOf(isText)(options)) return null;
  return { id, game, at, seats: seats.map(seatOf), mine, scores, options };
}

/** A finished game, if it is one. */
export function finishedOf(raw: unknown): Finished | null {
  const kept = keptOf(raw);
  if (!kept) return null;
  const { ended, winners, places, deal, isResigned, plays } = raw as Raw;
  if (!isOneOf(ended, ENDS) || !isOneOf(deal, DEALS)) return null;
  if (!isNumbers(winners) || !isNumbers(places) || !isMapOf(isNumber)(plays)) return null;
  return {
    ...kept,
    ended: ended as string,
    winners,
    places,
    deal: deal as Deal,
    isResigned: isResigned === true,
    plays,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text || "null");
  } catch {
    return null;
  }
}

// Finished games

const newestFirst = (one: Kept, other: Kept) => other.at - one.at;

/** Finished games of a list that may contain anything, the newest first. */
export function gamesIn(value: unknown): Finished[] {
  const list = isRaw(value) && Array.isArray(value.games) ? (value.games as unknown[]) : [];
  const games = new Map(list.flatMap((raw) => finishedOf(raw) ?? []).map((one) => [one.id, one]));
  return [...games.values()].sort(newestFirst).slice(0, MOST);
}

export const finishedGames = (): Finished[] => gamesIn(parsed(readStored(KEY)));

/** Is it kept beyond this page? */
function write(games: Finished[]): boolean {
  const kept = games.toSorted(newestFirst).slice(0, MOST);
  return writeStored(KEY, JSON.stringify({ version: 1, games: kept }));
}

/** Keep a game that is over, once; until it is complete it may be told again. */
export function keepFinished(game: Finished): void {
  const games = finishedGames();
  const known = games.find(({ id }) => id === game.id);
  const at = known?.at ?? game.at;
  if (JSON.stringify(known) !== JSON.stringify({ ...game, at }))
    write([...games.filter(({ id }) => id !== game.id), { ...game, at }]);
  removeStored(LEFT + game.id);
}

/** Take these games in; how many were new, and whether they are kept beyond this page. */
export function adopt(more: readonly Finished[]): { added: number; isKept: boolean } {
  const games = finishedGames();
  const known = new Set(games.map(({ id }) => id));
  const added = more.filter(({ id }) => !known.has(id));
  return { added: added.length, isKept: write([...games, ...added]) };
}

// How running tables were left

function leftOf(raw: unknown): Left | null {
  if (!isRaw(raw) || !isRaw(raw.card)) return null;
  const { card, mine, scores, at, asked = 0 } = raw;
  const kept = keptOf({ ...card, mine, scores, at });
  if (!kept || !isOneOf(card.phase, PHASES) || !isNumber(asked)) return null;
  const seats = kept.seats.map((_, seat) => seat).filter((seat) => (asked >> seat) & 1);
  return { ...kept, phase: card.phase as Left["phase"], asked: seats };
}

/** How this browser left a table; null: it was never there, or another browser was. */
export const leftTable = (id: string): Left | null => leftOf(parsed(readStored(LEFT + id)));

/** All tables that this browser has left. */
export function leftTables(): Left[] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(LEFT));
  } catch {
    // This browser keeps nothing.
  }
  return keys.flatMap((key) => leftTable(key.slice(LEFT.length)) ?? []).sort(newestFirst);
}

/** Nothing of this table is remembered any more. */
export function forget(id: string): void {
  removeStored(LEFT + id);
  const games = finishedGames().filter((game) => game.id !== id);
  if (games.length) write(games);
  else removeStored(KEY);
}

/** Tables that the server no longer has for this browser are not remembered either. */
export function forgetLeft(existing: readonly string[]): void {
  for (const { id } of leftTables()) if (!existing.includes(id)) removeStored(LEFT + id);
}

export function forgetAll(): void {
  leftTables().forEach(({ id }) => removeStored(LEFT + id));
  removeStored(KEY);
}
