// Questions of Grim Farmer for the component page.
import { type Demo, ask, option, Script } from "../../pages/script.svelte";
import type { Decision } from "../../wire";

const farm = (move: number, kind: string, fits = "yes") =>
  option(
    move,
    "card",
    "grim_farmer-do-place",
    { card: kind, count: 1, fits },
    { zone: "hand", kind },
  );
const PLACED = ["pig_red", "cow_blue", "hen_green", "snake"];
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
export const demos: Record<string, Demo> = {
  several: {
    script: () => new Script(place([]), place, true),
    hand: PLACED,
  },
  number: {
    script: () =>
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
  },
  secret: {
    script: () =>
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
  },
  window: {
    script: () =>
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
    hand: ["frog", "pig_red"],
  },
};
