import { beforeEach, describe, expect, it } from "vitest";
import { Desk } from "../src/decide/desk.svelte";
import { DEMOS } from "../src/pages/demos";
import { ask, option, Script } from "../src/pages/script.svelte";
import { settings } from "../src/settings.svelte";

const hand = (kind: string) => ({ zone: "hand", kind, seat: 0 });
const at = (script: Script) => new Desk(script);

beforeEach(() => {
  settings.confirm = "always";
});

describe("one step", () => {
  it("a thing is prepared by the first touch and taken by the second", () => {
    const script = DEMOS.card.script();
    const desk = at(script);
    desk.touch(hand("dracula"));
    expect(script.answered).toBeNull();
    expect(desk.prepared?.move).toBe(3);
    desk.touch(hand("dracula"));
    expect(script.answered).toEqual([3]);
  });
  it("without confirming, at the first touch", () => {
    settings.confirm = "never";
    const script = DEMOS.card.script();
    at(script).touch(hand("dracula"));
    expect(script.answered).toEqual([3]);
  });
  it("what goes with it goes out in the same answer", () => {
    settings.confirm = "never";
    const script = DEMOS.card.script();
    script.side.ahead = { "3": { then: [7] } };
    at(script).touch(hand("dracula"));
    expect(script.answered).toEqual([3, 7]);
  });
  it("what is no option asks why, and nothing is sent", () => {
    const script = DEMOS.card.script();
    at(script).touch(hand("owl"));
    expect(script.answered).toBeNull();
    expect(script.refused).toEqual(hand("owl"));
  });
  it("if it must be confirmed only beyond readStored, the server says how far it reaches", () => {
    settings.confirm = "beyond";
    for (const isBeyond of [false, true]) {
      const script = DEMOS.card.script();
      const desk = at(script);
      desk.touch(hand("dracula"));
      expect(script.answered).toBeNull();
      script.peeked = { moves: [3], decision: null, isBeyond };
      desk.settle();
      expect(script.answered).toEqual(isBeyond ? null : [3]);
      expect(desk.prepared?.move).toBe(isBeyond ? 3 : undefined);
    }
  });
  it("a card let go over the table is played", () => {
    const script = DEMOS.card.script();
    at(script).drop(hand("owl"), 0, null);
    expect(script.answered).toBeNull();
    at(script).drop(hand("dracula"), 0, null);
    expect(script.answered).toEqual([3]);
  });
  it("let go on what its option means too, it is played there", () => {
    const script = new Script(
      ask(
        "grimwood-main-action",
        [1, 2].map((seat) =>
          option(
            seat,
            "give",
            "screen-cards-named",
            { cards: ["owl"] },
            { zone: "hand", kind: "owl" },
            { seat },
          ),
        ),
      ),
    );
    at(script).drop(hand("owl"), 0, { seat: 2 });
    expect(script.answered).toEqual([2]);
  });
  it("on another thing it is confirmed like a card that was touched", () => {
    const script = DEMOS.card.script();
    const desk = at(script);
    desk.drop(hand("dracula"), 0, { seat: 1 });
    expect(script.answered).toBeNull();
    expect(desk.prepared?.move).toBe(3);
    settings.confirm = "never";
    const free = DEMOS.card.script();
    at(free).drop(hand("dracula"), 0, { seat: 1 });
    expect(free.answered).toEqual([3]);
  });
  it("back unprepares", () => {
    const desk = at(DEMOS.card.script());
    desk.touch(hand("dracula"));
    expect(desk.back()).toBe(true);
    expect(desk.prepared).toBeNull();
    expect(desk.back()).toBe(false);
  });
});

describe("several steps", () => {
  it("are laid out, put back and sent whole", () => {
    const script = DEMOS.several.script();
    const desk = at(script);
    desk.touch(hand("pig_red"));
    desk.touch(hand("cow_blue"));
    expect(desk.moves).toEqual([10, 11]);
    expect(desk.options.map((option) => option.verb)).toContain("done");
    desk.touch(hand("pig_red"));
    expect(desk.moves).toEqual([11]);
    expect(desk.options.map((option) => option.verb)).not.toContain("done");
    desk.touch(hand("snake"));
    desk.choose(
      desk.options.find((option) => option.verb === "done")!,
      true,
    );
    expect(script.answered).toEqual([11, 13, 1]);
  });
  it("a whole one waits for its seal", () => {
    const script = DEMOS.secret.script();
    const desk = at(script);
    desk.touch({ seat: 1 });
    expect(desk.isWhole).toBe(true);
    expect(script.answered).toBeNull();
    desk.confirm();
    expect(script.answered).toEqual([30]);
  });
  it("the order is the order of touching", () => {
    const script = DEMOS.order.script();
    const desk = at(script);
    for (const kind of ["rune", "owl", "crow"]) desk.touch(hand(kind));
    expect(desk.chosenAt(hand("owl"))).toBe(1);
    desk.confirm();
    expect(script.answered).toEqual([22, 20, 21]);
  });
});

describe("two questions in one", () => {
  const pay = ask("grimwood-sacrifice", [
    option(1, "set", "grimwood-do-pay-set", {}, { button: "set" }),
  ]);
  const take = ask("grimwood-sacrifice-take", [
    option(2, "combo", "grimwood-do-take", {}, { seat: 1 }),
    option(3, "back", "grimwood-do-pay-other", {}, { button: "back" }),
  ]);
  const script = () => new Script(pay, (moves) => [pay, take][moves.length] ?? null, true);
  it("what was asked last stands until all is sealed", () => {
    const table = script();
    const desk = at(table);
    desk.choose(pay.options[0]);
    expect(desk.asked?.key).toBe(take.key);
    table.peeked = null; // the next step is on its way
    expect(desk.asked?.key).toBe(pay.key);
    table.peek(pay, [1]);
    desk.choose(take.options[0]);
    expect([desk.isWhole, desk.asked?.key]).toEqual([true, take.key]);
  });
  it("who thinks better of it is asked the first one again, and sends nothing of it", () => {
    const table = script();
    const desk = at(table);
    desk.choose(pay.options[0]);
    desk.choose(take.options[1]);
    expect([desk.asked?.key, desk.moves]).toEqual([pay.key, []]);
    desk.choose(pay.options[0]);
    desk.choose(take.options[0]);
    desk.confirm();
    expect(table.answered).toEqual([1, 2]);
  });
});

describe("an action in an open window", () => {
  const share = (moves: number[]) =>
    moves.length === 1 && moves[0] === 7
      ? ask("web-demo-offer", [
          option(70, "share", "web-demo-cards", { count: 0 }),
          option(71, "share", "web-demo-cards", { count: 1 }),
        ])
      : null;
  const open = () =>
    new Script(
      ask("web-demo-offer", [
        option(6, "pass", "grim_farmer-do-pass"),
        option(7, "help", "web-demo-send"),
      ]),
      share,
    );

  it("asks for what is missing and goes out whole", async () => {
    const script = open();
    const desk = at(script);
    desk.choose(desk.options[1], true);
    await Promise.resolve();
    await Promise.resolve();
    expect(desk.moves).toEqual([7]);
    expect(desk.options.map(({ move }) => move)).toEqual([70, 71]);
    desk.choose(desk.options[1], true);
    expect(script.answered).toEqual([7, 71]);
  });
  it("can be put back before it is whole", async () => {
    const desk = at(open());
    desk.choose(desk.options[1], true);
    await Promise.resolve();
    await Promise.resolve();
    expect(desk.back()).toBe(true);
    expect(desk.options.map(({ move }) => move)).toEqual([6, 7]);
  });
  it("shows the step that was answered, and takes nothing, until the next one is known", async () => {
    const more = (moves: number[]) =>
      ({ 0: ask("web-demo-offer", [option(7, "help", "web-demo-send")]), 1: share(moves) })[
        moves.length
      ] ?? (moves.length === 2 ? ask("web-demo-send", [option(8, "none", "web-demo-send")]) : null);
    const script = new Script(more([])!, more);
    const desk = at(script);
    desk.choose(desk.options[0], true);
    await Promise.resolve();
    await Promise.resolve();
    const peek = script.peek.bind(script);
    script.peek = () => undefined; // the answer is on its way
    desk.choose(desk.options[1], true);
    await Promise.resolve();
    await Promise.resolve();
    expect([desk.isBusy, desk.asked?.options.map(({ move }) => move)]).toEqual([true, [70, 71]]);
    desk.choose(option(71, "share", "web-demo-cards"), true);
    expect(script.answered).toEqual([7, 71]);
    peek(script.side.decision!, [7, 71]);
    expect([desk.isBusy, desk.asked?.options.map(({ move }) => move)]).toEqual([false, [8]]);
  });
  it("of one step goes out at once", () => {
    const script = open();
    at(script).choose(option(6, "pass", "grim_farmer-do-pass"), true);
    expect(script.answered).toEqual([6]);
  });
});

describe("the state of a desk", () => {
  it("goes from the open question to the prepared option, and back", () => {
    const desk = at(DEMOS.card.script());
    expect(desk.state).toBe("open");
    desk.touch(hand("dracula"));
    expect(desk.state).toBe("prepared");
    expect([desk.back(), desk.state]).toEqual([true, "open"]);
    expect(desk.back()).toBe(false);
  });
  it("is narrowed by a thing that several options mean", () => {
    const ways = ["play", "give"].map((verb, n) =>
      option(n, verb, "screen-cards-named", { cards: ["owl"] }, hand("owl")),
    );
    const desk = at(new Script(ask("grimwood-main", ways)));
    desk.touch(hand("owl"));
    expect([desk.state, desk.options]).toEqual(["narrowed", ways]);
    desk.choose(ways[1]);
    expect([desk.state, desk.prepared]).toEqual(["prepared", ways[1]]);
  });
  it("waits for the server: whether an option can be taken back, and what follows a step", () => {
    settings.confirm = "beyond";
    const script = DEMOS.card.script();
    script.peek = () => undefined;
    const trying = at(script);
    trying.touch(hand("dracula"));
    expect(trying.state).toBe("trying");
    const several = DEMOS.several.script();
    const following = at(several);
    several.peek = () => undefined;
    following.touch(hand("pig_red"));
    expect(following.state).toBe("following");
  });
  it("stays whole while the answer is on its way, and is idle afterwards", async () => {
    const script = DEMOS.secret.script();
    const desk = at(script);
    desk.touch({ seat: 1 });
    expect(desk.state).toBe("whole");
    desk.confirm();
    expect([desk.state, desk.isBusy]).toEqual(["whole", true]);
    script.side.decision = null;
    await Promise.resolve();
    await Promise.resolve();
    expect([desk.state, desk.isBusy]).toEqual(["idle", false]);
  });
  it("begins again with another question", () => {
    const script = DEMOS.several.script();
    const desk = at(script);
    desk.touch(hand("pig_red"));
    script.side.decision = { ...script.side.decision!, id: 2 };
    expect([desk.state, desk.asked?.id]).toEqual(["open", 2]);
    desk.touch(hand("cow_blue"));
    expect(desk.moves).toEqual([11]);
  });
});
