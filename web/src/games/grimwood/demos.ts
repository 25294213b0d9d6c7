// Questions of Grimwood for the component page.
import { type Demo, ask, option, Script } from "../../pages/script.svelte";
import type { Decision } from "../../wire";

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

export const demos: Record<string, Demo> = {
  card: {
    script: () =>
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
    hand: ["dracula", "owl", "amulet"],
  },
  seat: {
    script: () =>
      new Script(ask("grimwood-main-action", [seat(12, 1), seat(13, 2)], { only: "more" })),
  },
  yes_no: {
    script: () =>
      new Script(
        ask("web-demo-amulet", [
          option(1, "allow", "grimwood-do-allow", {}, { button: "allow" }),
          option(2, "block", "grimwood-do-block", { how: "power", seat: 1 }, { button: "block" }),
        ]),
      ),
  },
  order: {
    script: () => new Script(ordered([])!, ordered, true),
    hand: ["owl", "crow", "rune"],
  },
  names: {
    script: () =>
      new Script(
        ask(
          "web-demo-name",
          ["owl", "crow", "dracula", "elf", "mage", "hydra", "giant"].map((kind, at) =>
            option(40 + at, "name", "screen-cards-named", { cards: [kind] }, { kind }),
          ),
        ),
      ),
  },
  pay: {
    script: () =>
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
    hand: ["owl", "crow", "rune"],
  },
  offer: {
    script: () =>
      new Script(
        ask("web-demo-offer", [option(99, "send", "web-demo-send", {}, { button: "send" })]),
      ),
    clauses: [
      {
        label: "web-demo-share",
        options: [0, 1, 2, 3].map((count) =>
          option(70 + count, "share", "web-demo-cards", { count }),
        ),
      },
      {
        label: "web-demo-first",
        options: [1, 2].map((who) => option(80 + who, "first", "web-demo-picks", { seat: who })),
      },
    ],
  },
};

/** Cards in every state and size. */
export const samples = ["dracula", "owl", "shadow_queen"];
