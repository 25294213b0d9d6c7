// The first monster: the book, what strikes next, paying, breaking curses, and the team.
import type { Mark } from "..";
import type { TableStore } from "../../store/table.svelte";
import { madnessOf, phaseOf, roundOf } from "./reading";

const offers = (store: TableStore, ...verbs: string[]) =>
  store.side.decision?.options.some(({ verb }) => verbs.includes(verb)) ?? false;
const isActing = (store: TableStore) =>
  store.side.decision !== null && phaseOf(store.side.view!) === "act" && offers(store, "end");

export const coach: Mark[] = [
  { key: "web-coach-book_of_madness-book", at: ".book", when: isActing },
  { key: "web-coach-book_of_madness-strike", at: ".track .next", when: isActing },
  { key: "web-coach-book_of_madness-act", at: ".own .hand", when: isActing },
  {
    key: "web-coach-book_of_madness-dispel",
    at: ".track .slots",
    when: (store) => isActing(store) && offers(store, "dispel"),
  },
  {
    key: "web-coach-book_of_madness-spells",
    at: ".own .spells, .swipe",
    when: (store) => isActing(store) && offers(store, "cast"),
  },
  {
    key: "web-coach-book_of_madness-support",
    at: ".team, .chips",
    when: (store) => store.side.decision === null && phaseOf(store.side.view!) === "act",
  },
  {
    key: "web-coach-book_of_madness-madness",
    at: ".gauge",
    when: (store) => madnessOf(store.side.view!, store.seat) > 0,
  },
  {
    key: "web-coach-book_of_madness-ritual",
    at: ".book",
    when: (store) => roundOf(store.side.view!) > 1,
  },
];

/** The first monster is decided, and that was said. */
export const isTaught = (store: TableStore): boolean => roundOf(store.side.view!) > 2;
