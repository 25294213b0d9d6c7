// The log of a table: events become lines. A game says which events share a line and which have none.
import type { Event } from "../../wire";

/** How much each seat's points changed, by the number of the event that changed them. */
export type Changes = Record<number, Record<number, number>>;
export interface LogLine {
  n: number;
  key: string;
  args: Record<string, unknown>;
  kind: string;
  times: number;
  isHeading: boolean;
  changes: Record<number, number>;
}

/** Several events that make one line; points, where the story itself gives them. */
export interface Group {
  length: number;
  key: string;
  args: Record<string, unknown>;
  kind?: string;
  changes?: Record<number, number>;
}

/** How a game tells its story. */
export interface Narration {
  /** Events without a line of their own, named without `<game>-event-`: the lines around them say enough. */
  silent: readonly string[];
  /** The same, where the name of the event does not decide it. */
  isSilent?: (event: Event) => boolean;
  /** The events from here on that belong in one line. */
  group?: (story: readonly Event[], at: number) => Group | null;
}
/** By game; `boardOf` registers them. */
export const narrations: Record<string, Narration> = {};
const narrationOf = ({ key }: Event): Narration | undefined => narrations[key.split("-")[0]];

/** How many events in a row, from here on, are this one, said of the same seat. */
export function runOf(story: readonly Event[], at: number, verb = story[at].verb): number {
  const isSame = (event: Event | undefined) =>
    event?.verb === verb && event.args?.seat === story[at].args?.seat;
  let length = 0;
  while (isSame(story[at + length])) length += 1;
  return length;
}
export const cardsIn = (events: readonly Event[]): string[] =>
  events.map((event) => event.kind ?? "");

const SIGNS: [RegExp, string][] = [
  [/deck-hand|draw|number|filled/, "action-draw"],
  [/discard/, "action-discard"],
  [/steal|stolen|reached|taken|hand-hand/, "action-steal"],
  [/shuffl|-came|-went/, "action-random"],
  [/started|played|named/, "mark-light_on"],
  [/skip/, "mark-skips"],
  [/block/, "mark-locked"],
  [/look|shown|saw/, "action-watch"],
  [/last/, "mark-moon"],
  [/challeng|called|caught|failed|judged/, "mark-alarm"],
  [/placed/, "action-hand"],
  [/finished|won/, "mark-crown"],
];
/** A glyph for a line of the log that shows no card. */
export const signOf = (key: string): string =>
  SIGNS.find(([pattern]) => pattern.test(key))?.[1] ?? "mark-light_out";

const isSilent = (event: Event): boolean => {
  const narration = narrationOf(event);
  return Boolean(
    narration?.silent.some((name) => event.key.endsWith(`-event-${name}`)) ||
    narration?.isSilent?.(event),
  );
};
const isHeading = ({ verb }: Event) => /(^|-)(turn|game)$/.test(verb);

/** What changes points, or what a game counts instead. */
const SCORING =
  /-row|row-|taken|level|number|placed|hand-played|caught|failed|filled|hand-discard|beaten/;

/** What changed between two views, laid to what happened between them. */
export function changesOf(
  events: readonly Event[],
  before: readonly number[],
  after: readonly number[],
): Changes {
  const told = events.filter((event) => !isSilent(event) && !isHeading(event));
  const scoring = told.filter(({ verb }) => SCORING.test(verb));
  const changes: Changes = {};
  after.forEach((points, seat) => {
    const change = points - (before[seat] ?? points);
    const of = (some: readonly Event[], role: string) =>
      some.findLast(({ args }) => args?.[role] === seat);
    const why = change
      ? (of(scoring, "seat") ?? of(scoring, "seat_from") ?? of(told, "seat") ?? told.at(-1))
      : undefined;
    if (why) (changes[why.n] ??= {})[seat] = change;
  });
  return changes;
}

/** The log: what belongs together is one line, equal neighbours are counted, turns are headings. */
export function logLines(story: readonly Event[], changes: Changes = {}): LogLine[] {
  const lines: LogLine[] = [];
  for (let at = 0, length: number; at < story.length; at += length) {
    const event = story[at];
    const found = narrationOf(event)?.group?.(story, at);
    length = found?.length ?? 1;
    if (!found && isSilent(event)) continue;
    const { key, args = {}, kind = "" } = found ?? event;
    const last = lines.at(-1);
    const isMore =
      last &&
      !isHeading(event) &&
      last.key === key &&
      JSON.stringify(last.args) === JSON.stringify(args);
    if (isMore) last.times += 1;
    else
      lines.push({
        n: event.n,
        key,
        args,
        kind,
        times: 1,
        isHeading: isHeading(event),
        changes: {},
      });
    const line = lines.at(-1)!;
    const seen = story.slice(at, at + length).flatMap(({ n }) => Object.entries(changes[n] ?? {}));
    for (const [seat, change] of seen.length ? seen : Object.entries(found?.changes ?? {}))
      line.changes[Number(seat)] = (line.changes[Number(seat)] ?? 0) + change;
  }
  return lines;
}
