import { describe, expect, it } from "vitest";
import { Reel } from "../src/replay/reel.svelte";
import { placesOf, scoresByTurn, swingsOf } from "../src/table/result/standing";

const result = (scores: number[], rewards: number[], standing: number[]) => ({
  reason: "",
  winners: rewards.flatMap((reward, seat) => (reward ? [seat] : [])),
  scores,
  rewards,
  standing,
});

describe("places", () => {
  it("are shared by equal scores, and the next one is left out", () => {
    const places = placesOf(result([12, 35, 21, 21], [0, 1, 0, 0], [1, 2, 3, 0]));
    expect(places.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [0, 4],
    ]);
    expect(places[1].shared).toEqual([3]);
  });
  it("are not shared where the rules broke a tie", () => {
    const places = placesOf(result([9, 9], [1, 0], [0, 1]));
    expect(places.map(({ place }) => place)).toEqual([1, 2]);
  });
});

/** A reel with a score for both seats at each ply; a turn has two. */
function reelOf(...scores: [number, number][]): Reel {
  const reel = new Reel({ record: "" }, "open");
  scores.forEach((both, ply) => {
    const key = "grimwood-event-row";
    reel.story.push({ n: ply, verb: "event-row", key, args: { seat: ply % 2 }, kind: "owl" });
    const turn = Math.floor(ply / 2);
    reel.shots.push({ ply, turn, scores: both, told: ply + 1, view: null! });
  });
  reel.count = scores.length;
  return reel;
}

describe("what decided a game", () => {
  const reel = reelOf([0, 0], [1, 0], [1, 10], [1, 12], [6, 7]);
  it("is the largest changes, in their order", () => {
    expect(swingsOf(reel, 2).map(({ ply, changes }) => [ply, changes])).toEqual([
      [2, [[1, 10]]],
      [
        4,
        [
          [0, 5],
          [1, -5],
        ],
      ],
    ]);
  });
  it("has the score at the end of every turn", () => {
    expect(scoresByTurn(reel)).toEqual([
      [1, 0],
      [1, 12],
      [6, 7],
    ]);
  });
});
