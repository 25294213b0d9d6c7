import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { Desk } from "../src/decide/desk.svelte";
import { ask, option, Script } from "../src/pages/script.svelte";

describe("who looks on", () => {
  const pay = ask("grimwood-sacrifice", [
    option(1, "set", "grimwood-do-pay-set", {}, { button: "set" }),
  ]);
  const take = ask("grimwood-sacrifice-take", [
    option(2, "combo", "grimwood-do-take", {}, { seat: 1 }),
    option(3, "back", "grimwood-do-pay-other", {}, { button: "back" }),
  ]);
  it("sees each step of an answer as it is asked, and what is lit for it", () => {
    const desk = new Desk(new Script(pay, (moves) => [pay, take][moves.length] ?? null, true));
    const seen: unknown[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push([desk.asked?.key, desk.aimedAt({ seat: 1 }).length]));
    });
    flushSync();
    desk.choose(pay.options[0]);
    flushSync();
    desk.choose(take.options[1]);
    flushSync();
    stop();
    expect(seen).toEqual([
      [pay.key, 0],
      [take.key, 1],
      [pay.key, 0],
    ]);
  });
});
