// What somebody last did or suffered, told at the seat until the turn or the fight is over.
import type { Event } from "../../wire";

/** What is worth telling there, named without `event-`. */
const TOLD = new Set([
  "refused",
  "offered",
  "volunteered",
  "escaped",
  "caught",
  "spared",
  "helper-came",
  "helper-left",
  "robbery",
  "backstab",
  "killed",
  "won-without",
  "rolled",
  "sold",
]);
const BAD = new Set(["refused", "caught", "helper-left"]);
const GOOD = new Set(["escaped", "spared", "helper-came", "killed", "won-without"]);
const isTurn = ({ key }: Event) => key.endsWith("-event-turn");

export interface News {
  name: string;
  mood: "good" | "bad" | "";
  event: Event;
}

/** The last thing of this turn that concerns a seat. */
export function newsOf(story: readonly Event[], seat: number): News | null {
  for (let at = story.length - 1; at >= 0 && !isTurn(story[at]); at -= 1) {
    const event = story[at];
    const name = /-event-(.+)$/.exec(event.key)?.[1] ?? "";
    if (!TOLD.has(name) || event.args?.seat !== seat) continue;
    return { name, mood: BAD.has(name) ? "bad" : GOOD.has(name) ? "good" : "", event };
  }
  return null;
}

/** Who played a card of this kind into the fight that runs; -1: it came another way. */
export function playerOf(story: readonly Event[], kind: string): number {
  for (let at = story.length - 1; at >= 0 && !isTurn(story[at]); at -= 1) {
    const { key, args } = story[at];
    if (args?.card === kind && /-event-(played|used|sent)$/.test(key)) return Number(args.seat);
  }
  return -1;
}
