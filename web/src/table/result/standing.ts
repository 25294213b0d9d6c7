// What the end of a game is made of: places with ties, and the moments that changed most.
import type { Reel } from "../../replay/reel.svelte";
import type { Result } from "../../wire";
import { logLines, type LogLine } from "../panel/log";

export interface Place {
  seat: number;
  place: number;
  /** Who has the same place. */
  shared: number[];
}

/** The places, the best first. Whoever has as many points and as much of the win shares a place. */
export function placesOf(result: Result): Place[] {
  const isEqual = (a: number, b: number) =>
    result.scores[a] === result.scores[b] && result.rewards[a] === result.rewards[b];
  return result.standing.map((seat) => ({
    seat,
    place: result.standing.findIndex((other) => isEqual(other, seat)) + 1,
    shared: result.standing.filter((other) => other !== seat && isEqual(other, seat)),
  }));
}

/** A moment at which points changed. */
export interface Swing {
  ply: number;
  turn: number;
  line: LogLine;
  /** By how much, seat by seat; only those that changed. */
  changes: [seat: number, change: number][];
}

const sizeOf = ({ changes }: Swing) => Math.max(...changes.map(([, change]) => Math.abs(change)));

/** The largest changes of score, in the order in which they came. */
export function swingsOf(reel: Reel, most: number): Swing[] {
  const swings: Swing[] = [];
  for (let at = 1; at < reel.count; at += 1) {
    const [before, shot] = [reel.shots[at - 1], reel.shots[at]];
    const changes = shot.scores
      .map((score, seat): [number, number] => [seat, score - before.scores[seat]])
      .filter(([, change]) => change);
    const lines = logLines(reel.story.slice(before.told, shot.told), reel.changes);
    const line =
      lines.find((each) => Object.keys(each.changes).length) ??
      lines.findLast(({ isHeading }) => !isHeading);
    if (changes.length && line) swings.push({ ply: at, turn: shot.turn, line, changes });
  }
  return swings
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || b.ply - a.ply)
    .slice(0, most)
    .toSorted((a, b) => a.ply - b.ply);
}

/** The score of each seat at the end of each turn. */
export function scoresByTurn(reel: Reel): number[][] {
  const turns: number[][] = [];
  let last = -1;
  for (const { turn, scores } of reel.shots) {
    if (turn === last) turns.pop();
    turns.push(scores);
    last = turn;
  }
  return turns;
}

/** Cards that belong together, and what they are worth. */
export interface Group {
  kinds: string[];
  /** None: they have no points of their own. */
  points?: number;
  label: string;
  /** What sort of points they are, by the name of a mark. */
  mark?: string;
}
