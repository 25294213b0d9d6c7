// What a view says, in the words a board needs. No rule is computed here.
import { faceOf, kindsOf } from "../cards/faces";
import type { Cell, Event, View, ZoneView } from "../wire";

export const field = (view: View, name: string): unknown => view.fields.find((found) => found.name === name)?.value;
export const zonesOf = (view: View, owner: number): ZoneView[] => view.zones.filter((zone) => (zone.owner ?? -1) === owner);
export const zone = (view: View, name: string, owner = -1): ZoneView | undefined =>
  view.zones.find((found) => found.name === name && (found.owner ?? -1) === owner);
export const cards = (found: ZoneView | undefined): Cell[] => found?.cards ?? [];
export const kindOf = (game: string, number: number): string => kindsOf(game)[number] ?? "";
export const seatsOf = (view: View): number => new Set(view.zones.map((found) => found.owner ?? -1).filter((owner) => owner >= 0)).size;

/** How a card lies whose face everybody knows: used up, or face down. */
export type Turned = "" | "spent" | "down";

/** A zone of which only the top and the number matter. */
export const isHeap = ({ name }: ZoneView) => name === "deck" || name === "discard";

/** What is drawn in front of a seat: all it has, but for hands nobody sees into and what is empty. */
export const lyingOf = (view: View, seat: number, room: (view: View, zone: ZoneView) => number = () => 0): ZoneView[] =>
  zonesOf(view, seat).filter((found) => (found.name === "hand" ? cards(found).some((cell) => cell.kind) : cards(found).length || room(view, found)));

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every((part) => typeof part === "number");
const isRows = (value: unknown): value is number[][] => Array.isArray(value) && value.every(isNumbers);

/** Open cards in front of a seat, group by group: fields that hold kinds by seat. */
export function combosOf(view: View, seat: number): string[][] {
  const seats = seatsOf(view);
  for (const { value } of view.fields) {
    const bySeat = Array.isArray(value) && value.length === seats && value.every(isRows);
    if (bySeat) return (value as number[][][])[seat].map((row) => row.map((number) => kindOf(view.game, number)));
  }
  return [];
}

const IN_USE = 1;
/** Is it an Item that lies before its owner and is not equipped? `marks` says so, place by place. */
export function isIdle(view: View, { name, owner = -1, cards: lying }: ZoneView, at: number): boolean {
  const marks = field(view, "marks");
  if (name !== "front" || !isRows(marks) || faceOf(view.game, lying?.[at]?.kind ?? "").hue !== "item") return false;
  return ((marks[owner]?.[at] ?? IN_USE) & IN_USE) === 0;
}

/** Numbers the game keeps per seat, where they are not nought. */
export function marksOf(view: View, seat: number): { name: string; value: number }[] {
  const seats = seatsOf(view);
  return view.fields
    .filter(({ name, value }) => name !== "options" && isNumbers(value) && value.length === seats)
    .map(({ name, value }) => ({ name, value: (value as number[])[seat] }))
    .filter(({ value }) => value > 0);
}

/** Single numbers and switches of the game. */
export const facts = (view: View) =>
  view.fields.filter(({ value }) => ["number", "boolean", "string"].includes(typeof value)).map(({ name, value }) => ({ name, value: value as number | boolean | string }));

/** Whose points changed by how much, by the event that tells why. */
export type Changes = Record<number, Record<number, number>>;
export interface Told { n: number; key: string; args: Record<string, unknown>; kind: string; times: number; isHeading: boolean; changes: Record<number, number> }

/** Events from here on that people tell in one sentence; points where the story itself gives them. */
export interface Together { length: number; key: string; args: Record<string, unknown>; kind?: string; changes?: Record<number, number> }
export type Telling = (story: readonly Event[], at: number) => Together | null;
/** How games tell what belongs together; a board brings its own. */
export const tellings: Record<string, Telling> = {};

/** How many events in a row, from here on, are this one, said of the same seat. */
export function runOf(story: readonly Event[], at: number, verb = story[at].verb): number {
  const isSame = (event: Event | undefined) => event?.verb === verb && event.args?.seat === story[at].args?.seat;
  let length = 0;
  while (isSame(story[at + length])) length += 1;
  return length;
}
export const cardsIn = (events: readonly Event[]): string[] => events.map((event) => event.kind ?? "");

const SIGNS: [RegExp, string][] = [
  [/deck-hand|draw|number|filled/, "action-draw"], [/discard/, "action-discard"], [/steal|stolen|reached|taken|hand-hand/, "action-steal"], [/shuffl|-came|-went/, "action-random"],
  [/started|played|named/, "mark-light_on"], [/skip/, "mark-skips"], [/block/, "mark-locked"], [/look|shown|saw/, "action-watch"], [/last/, "mark-moon"], [/challeng|called|caught|failed|judged/, "mark-alarm"],
  [/placed/, "action-hand"], [/finished|won/, "mark-crown"],
];
/** A glyph for a line of the log that shows no card. */
export const signOf = (key: string): string => SIGNS.find(([pattern]) => pattern.test(key))?.[1] ?? "mark-light_out";

/** Ways of cards that the lines around them tell, or that go without saying. */
const SILENT = /^(?:grimm_tidings-event-(?:stays|spent|cleared|(?:taken-in|set-aside|meant)(?:-unseen)?)|grimwood-event-(?:hand-aside|shown-unseen)|grim_farmer-event-(?:(?:hand-pile|pile-discard)(?:-unseen)?|deck-hand-unseen|played-discard))$/;
const isSilent = ({ key, args }: Event) => SILENT.test(key) || (key === "grimm_tidings-event-foe-came" && args?.copy === "no");
const isHeading = ({ verb }: Event) => /(^|-)(turn|game)$/.test(verb);

/** What changes points, or what a game counts instead. */
const SCORING = /-row|row-|taken|level|number|placed|hand-played|caught|failed|filled|hand-discard|beaten/;

/** What changed between two views, laid to what happened between them. */
export function changesOf(events: readonly Event[], before: readonly number[], after: readonly number[]): Changes {
  const told = events.filter((event) => !isSilent(event) && !isHeading(event));
  const scoring = told.filter(({ verb }) => SCORING.test(verb));
  const changes: Changes = {};
  after.forEach((points, seat) => {
    const change = points - (before[seat] ?? points);
    const of = (some: readonly Event[], role: string) => some.findLast(({ args }) => args?.[role] === seat);
    const why = change ? (of(scoring, "seat") ?? of(scoring, "seat_from") ?? of(told, "seat") ?? told.at(-1)) : undefined;
    if (why) (changes[why.n] ??= {})[seat] = change;
  });
  return changes;
}

/** The log: what belongs together is one line, equal neighbours are counted, turns are headings. */
export function told(story: readonly Event[], changes: Changes = {}): Told[] {
  const lines: Told[] = [];
  for (let at = 0, length = 1; at < story.length; at += length) {
    const event = story[at];
    const found = tellings[event.key.split("-")[0]]?.(story, at);
    length = found?.length ?? 1;
    if (!found && isSilent(event)) continue;
    const { key, args = {}, kind = "" } = found ?? event;
    const last = lines.at(-1);
    const isMore = last && !isHeading(event) && last.key === key && JSON.stringify(last.args) === JSON.stringify(args);
    if (isMore) last.times += 1;
    else lines.push({ n: event.n, key, args, kind, times: 1, isHeading: isHeading(event), changes: {} });
    const line = lines.at(-1)!;
    const seen = story.slice(at, at + length).flatMap(({ n }) => Object.entries(changes[n] ?? {}));
    for (const [seat, change] of seen.length ? seen : Object.entries(found?.changes ?? {})) line.changes[Number(seat)] = (line.changes[Number(seat)] ?? 0) + change;
  }
  return lines;
}
