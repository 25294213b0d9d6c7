// A question that nobody at a table is asked: for the component page and the tests.
import type { DeskTable, Outcome } from "../decide/desk.svelte";
import type { Decision, Option, Target, View } from "../wire";

export const EMPTY: View = {
  game: "any",
  seat: 0,
  zones: [],
  unseen: [
    { number: 0, kinds: ["owl", "owl", "crow", "dracula", "elf", "mage", "hydra", "giant"] },
  ],
  fields: [],
  stack: [],
  asked: 1,
  options: [],
  answers: null,
  passed: 0,
  out: 0,
  over: 0,
};

/** Follows a script: what comes after which moves. Keeps what was answered. */
export class Script implements DeskTable {
  seat = 0;
  peeked = $state.raw<DeskTable["peeked"]>(null);
  answered = $state.raw<number[] | null>(null);
  refused = $state.raw<Target | null>(null);
  side: DeskTable["side"];

  constructor(
    decision: Decision,
    private next: (moves: number[]) => Decision | null = () => null,
    isGathering = false,
    gains: DeskTable["side"]["gains"] = {},
  ) {
    this.side = { decision, view: EMPTY, isGathering, gains, hint: null };
  }

  answer(_: Decision, moves: number[]): Promise<Outcome> {
    this.answered = moves;
    return Promise.resolve(!this.side.isGathering && this.next(moves) ? "half" : "taken");
  }
  peek(_: Decision, moves: number[]): void {
    this.peeked = { moves, decision: this.next(moves) };
  }
  askWhyNot(target: Target): void {
    this.refused = target;
  }
}

export const option = (
  move: number,
  verb: string,
  key: string,
  args: Record<string, unknown> = {},
  ...targets: Target[]
): Option => ({ move, verb, key, args, targets });
export const ask = (
  key: string,
  options: Option[],
  args: Record<string, unknown> = {},
  rule = "",
): Decision => ({ frame: "Demo", rule, key, args, options, id: 1 });

/** One question of the component page, and what its component needs besides. */
export interface Demo {
  script: () => Script;
  hand?: readonly string[];
  clauses?: { label: string; options: Option[] }[];
}
