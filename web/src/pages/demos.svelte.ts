// Questions of every kind, answered by nobody: for the component page and the tests that drive it.
import type { DeskTable, Outcome } from "../decide/desk.svelte";
import type { Decision, Option, Target, View } from "../wire";

export const EMPTY: View = {
  game: "grimwood",
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
    this.side = { decision, view: EMPTY, isGathering, gains, hint: [] };
  }

  answer(_: Decision, moves: number[]): Promise<Outcome> {
    this.answered = moves;
    return Promise.resolve(!this.side.isGathering && this.next(moves) ? "half" : "taken");
  }
  peek(_: Decision, moves: number[]): void {
    this.peeked = { moves, decision: this.next(moves) };
  }
  why_not(target: Target): void {
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
  rule = "GW-3.1",
): Decision => ({ frame: "Demo", rule, key, args, options, id: 1 });

const farm = (move: number, kind: string, fits = "yes") =>
  option(
    move,
    "card",
    "grim_farmer-do-place",
    { card: kind, count: 1, fits },
    { zone: "hand", kind },
  );
export const PLACED = ["pig_red", "cow_blue", "hen_green", "snake"];
const place = (moves: number[]): Decision => {
  const open = PLACED.map((kind, at) => farm(at + 10, kind, at < 2 ? "yes" : "no")).filter(
    ({ move }) => !moves.includes(move),
  );
  const done = option(
    1,
    "done",
    "grim_farmer-do-place-all",
    { count: moves.length },
    { button: "done" },
  );
  return ask(
    "grim_farmer-place",
    moves.length >= 2 ? [done, ...open] : open,
    { cards: ["pig", "blue"], only: "both", count: moves.length, most: 4 },
    "GF-7.1",
  );
};
const ordered = (moves: number[]): Decision | null => {
  const open = ["owl", "crow", "rune"]
    .map((kind, at) =>
      option(20 + at, "card", "screen-cards-named", { cards: [kind] }, { zone: "hand", kind }),
    )
    .filter(({ move }) => !moves.includes(move));
  return open.length ? ask("web-demo-order", open) : null;
};
const seat = (move: number, at: number) =>
  option(
    move,
    "steal",
    "grimwood-do-steal",
    { seat: at, count: at + 2 },
    { seat: at, button: "steal" },
  );

export const DEMOS = {
  card: () =>
    new Script(
      ask(
        "grimwood-main-action",
        [
          option(
            3,
            "play",
            "screen-cards-named",
            { cards: ["dracula"] },
            { zone: "hand", kind: "dracula" },
          ),
          option(5, "draw", "grimwood-do-draw", {}, { button: "draw" }, { zone: "deck" }),
        ],
        { only: "more" },
      ),
      undefined,
      false,
      { 3: { 0: 2 } },
    ),
  seat: () => new Script(ask("grimwood-main-action", [seat(12, 1), seat(13, 2)], { only: "more" })),
  several: () => new Script(place([]), place, true),
  yes_no: () =>
    new Script(
      ask("web-demo-amulet", [
        option(1, "allow", "grimwood-do-allow", {}, { button: "allow" }),
        option(2, "block", "grimwood-do-block", { how: "power", seat: 1 }, { button: "block" }),
      ]),
    ),
  number: () =>
    new Script(
      ask(
        "grim_farmer-draw-count",
        [0, 1, 2, 3, 4, 5, 6].map((count) =>
          option(
            5 + count,
            "draw",
            "grim_farmer-do-draw",
            { count, total: 9 + count },
            { button: `draw ${count}` },
          ),
        ),
        { count: 9 },
        "GF-4.1",
      ),
      undefined,
      true,
    ),
  order: () => new Script(ordered([])!, ordered, true),
  names: () =>
    new Script(
      ask(
        "web-demo-name",
        ["owl", "crow", "dracula", "elf", "mage", "hydra", "giant"].map((kind, at) =>
          option(40 + at, "name", "screen-cards-named", { cards: [kind] }, { kind }),
        ),
      ),
    ),
  secret: () =>
    new Script(
      ask(
        "web-demo-secret",
        [
          option(
            30,
            "challenge",
            "grim_farmer-do-challenge",
            { seat: 1, placed: 3, count: 0 },
            { seat: 1 },
          ),
          option(
            31,
            "challenge",
            "grim_farmer-do-challenge",
            { seat: 2, placed: 2, count: 9 },
            { seat: 2 },
          ),
          option(32, "nobody", "grim_farmer-do-challenge-nobody", {}, { button: "nobody" }),
        ],
        {},
        "GF-8.1",
      ),
      undefined,
      true,
    ),
  window: () =>
    new Script(
      ask(
        "web-demo-window",
        [
          option(50, "pass", "grim_farmer-do-pass", {}, { button: "pass" }),
          option(
            51,
            "play",
            "grim_farmer-do-play",
            { card: "frog" },
            { zone: "hand", kind: "frog" },
          ),
        ],
        {},
        "GF-6.1",
      ),
    ),
  pay: () =>
    new Script(
      ask(
        "web-demo-pay",
        [1, 2, 3].map((worth) =>
          option(
            60 + worth,
            "pay",
            "web-demo-worth",
            { worth },
            { zone: "hand", kind: ["owl", "crow", "rune"][worth - 1] },
          ),
        ),
      ),
      undefined,
      true,
    ),
  offer: () =>
    new Script(
      ask("web-demo-offer", [option(99, "send", "web-demo-send", {}, { button: "send" })]),
    ),
};
export type DemoName = keyof typeof DEMOS;
export const CLAUSES = [
  {
    label: "web-demo-share",
    options: [0, 1, 2, 3].map((count) => option(70 + count, "share", "web-demo-cards", { count })),
  },
  {
    label: "web-demo-first",
    options: [1, 2].map((who) => option(80 + who, "first", "web-demo-picks", { seat: who })),
  },
];
