import { afterEach, expect, it, vi } from "vitest";
import { Commands } from "../src/table/commands";

const page = (html: string) => (document.body.innerHTML = html);
const node = (id: string) => document.getElementById(id)!;
afterEach(() => void page(""));

it("a command runs while its button is on the page", () => {
  page('<button id="a"></button>');
  const [commands, run] = [new Commands(), vi.fn()];
  const leave = commands.offer("undo", run)(node("a")) as () => void;
  expect(commands.run("undo")).toBe(true);
  leave();
  expect(commands.run("undo")).toBe(false);
  expect(run).toHaveBeenCalledOnce();
});

it("a disabled button takes the key and does nothing", () => {
  page('<button id="a" disabled></button>');
  const [commands, run] = [new Commands(), vi.fn()];
  commands.offer("hint", run)(node("a"));
  expect(commands.run("hint")).toBe(true);
  expect(run).not.toHaveBeenCalled();
});

it("an answer in the prompt goes before the same answer on the table, and gets the focus", () => {
  page('<button id="lit"></button><section class="prompt"><button id="asked"></button></section>');
  const [commands, pressed] = [new Commands(), [] as string[]];
  for (const id of ["lit", "asked"])
    commands.offer("answer-draw", () => pressed.push(id))(node(id));
  expect([commands.pressVerb("draw"), commands.pressVerb("pass")]).toEqual([true, false]);
  expect([pressed, document.activeElement?.id]).toEqual([["asked"], "asked"]);
});

it("of equal commands the first on the page runs, in whatever order they came", () => {
  page('<section class="prompt"><button id="a"></button><button id="b"></button></section>');
  const [commands, pressed] = [new Commands(), [] as string[]];
  for (const id of ["b", "a"]) commands.offer("confirm", () => pressed.push(id))(node(id));
  commands.runInPrompt("confirm");
  expect(pressed).toEqual(["a"]);
});

it("a seat's number touches what is lit there, else its first button", () => {
  page(
    '<li id="one"><button id="card"></button><button id="cover"></button></li><li id="two"></li>',
  );
  const [commands, pressed] = [new Commands(), [] as string[]];
  commands.seat(1)(node("one"));
  commands.seat(2)(node("two"));
  commands.offer("card", () => pressed.push("card"))(node("card"));
  commands.pressSeat(1);
  const dim = commands.offer("answer-steal", () => pressed.push("cover"))(node("cover"));
  commands.pressSeat(1);
  (dim as () => void)();
  commands.pressSeat(1);
  expect([pressed, commands.pressSeat(2), commands.pressSeat(3)]).toEqual([
    ["card", "cover", "card"],
    false,
    false,
  ]);
});

it("only a focused card that cannot be chosen explains itself", () => {
  page(
    '<button id="off" aria-disabled="true"></button><button id="on" aria-disabled="false"></button>',
  );
  const [commands, run] = [new Commands(), vi.fn()];
  for (const id of ["off", "on"]) commands.offer("card", () => run(id))(node(id));
  for (const id of ["on", "off"]) {
    node(id).focus();
    commands.explain();
  }
  expect(run.mock.calls).toEqual([["off"]]);
});
