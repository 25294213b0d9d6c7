// What a table option does: only what is sure, in whole sentences.
import { expect, it, vi } from "vitest";
import { effectsOf, type Measured } from "../src/pages/effects";

vi.mock("../src/texts.svelte", () => ({
  t: (key: string, args: { way: string; by: number }) => `${key} ${args.way} ${args.by}`,
}));

const GAME: Measured = {
  rules: 1,
  deals: 100,
  options: {
    power_limit: {
      "1": { length: [12.34, 1.2], first: [-1.26, 0.5], team: null },
      "3": { length: [2.4, 1.2], first: [0.9, 0.5], team: null },
      "4": { length: [0.4, 0.01], first: [0.04, 0.01], team: null },
    },
    hands: { closed: { length: [-3, 1], first: null, team: [-20, 4] } },
  },
};

it("says what is beyond twice its error", () => {
  expect(effectsOf(GAME, "power_limit", "1")).toEqual([
    "web-effect-length more 12",
    "web-effect-first less 1.3",
  ]);
  expect(effectsOf(GAME, "hands", "closed")).toEqual([
    "web-effect-length less 3",
    "web-effect-team less 20",
  ]);
});

it("is silent about what chance may have made, and about what is too small to notice", () => {
  expect(effectsOf(GAME, "power_limit", "3")).toEqual([]);
  expect(effectsOf(GAME, "power_limit", "4")).toEqual([]);
});

it("is silent about what was not measured", () => {
  expect(effectsOf(GAME, "power_limit", "2")).toEqual([]);
  expect(effectsOf(GAME, "turn_order", "free")).toEqual([]);
  expect(effectsOf(undefined, "power_limit", "1")).toEqual([]);
});
