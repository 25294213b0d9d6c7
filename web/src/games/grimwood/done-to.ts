// What others have done to the reader since the reader's last turn.
import { type LogLine, logLines } from "../../table/panel/log";
import type { Event } from "../../wire";

export interface Deeds {
  lines: LogLine[];
  /** In which turn the last of it happened. */
  turn: number;
  /** The events behind the lines, to be shown once more. */
  events: Event[];
}

const isTurn = ({ verb }: Event) => verb === "event-turn";
const LOSSES = /^event-(row-|hand-discard)/;

/** From the first turn of another after the reader's, up to now or to the turn the reader has now. */
function between(story: readonly Event[], me: number): readonly Event[] {
  const turns = story.flatMap((event, at) => (isTurn(event) ? [at] : []));
  const isMine = (at: number) => story[at].args?.seat === me;
  const now = turns.at(-1);
  if (now === undefined) return [];
  const past = isMine(now) ? turns.slice(0, -1) : turns;
  const mine = past.findLastIndex(isMine);
  const from = past[mine + 1];
  return from === undefined ? [] : story.slice(from, isMine(now) ? now : undefined);
}

function isDoneTo(me: number, { verb, args }: Event): boolean {
  if (args?.seat === me) return LOSSES.test(verb);
  return args?.seat_from === me || args?.seat_other === me;
}

export function doneTo(story: readonly Event[], me: number): Deeds | null {
  const all = between(story, me);
  const meant = new Set(all.filter((event) => isDoneTo(me, event)).map(({ n }) => n));
  const lines = logLines(all).filter(({ n, isHeading }) => !isHeading && meant.has(n));
  const last = lines.at(-1);
  if (!last) return null;
  const turn = all.findLast((event) => isTurn(event) && event.n < last.n)?.args?.number;
  return { lines, turn: Number(turn ?? 0), events: all.filter(({ n }) => meant.has(n)) };
}
