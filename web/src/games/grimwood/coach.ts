// The first game, in the order in which things come up.
import type { Mark } from "..";
import type { TableStore } from "../../store/table.svelte";
import { isLast, number } from "./row";

const offers = (store: TableStore, ...verbs: string[]) =>
  store.side.decision?.options.some(({ verb }) => verbs.includes(verb)) ?? false;
const isMyTurn = (store: TableStore) =>
  number(store.side.view!, "active") === store.seat && offers(store, "end", "draw", "steal");

export const coach: Mark[] = [
  { key: "web-coach-grimwood-goal", at: ".own .mine", when: isMyTurn },
  { key: "web-coach-grimwood-lights", at: ".lights", when: isMyTurn },
  {
    key: "web-coach-grimwood-power",
    at: ".hand .card.legal",
    when: (store) => isMyTurn(store) && offers(store, "play"),
  },
  {
    key: "web-coach-grimwood-set",
    at: ".prompt",
    when: (store) => isMyTurn(store) && offers(store, "set", "pair"),
  },
  {
    key: "web-coach-grimwood-draw",
    at: ".deeds",
    when: (store) => isMyTurn(store) && offers(store, "draw"),
  },
  {
    key: "web-coach-grimwood-target",
    at: ".prompt",
    when: (store) => !isMyTurn(store) && offers(store, "seat", "combo", "card"),
  },
  {
    key: "web-coach-grimwood-amulet",
    at: ".prompt",
    when: (store) => offers(store, "allow", "block"),
  },
  { key: "web-coach-grimwood-last", at: ".ribbon", when: (store) => isLast(store.side.view!) },
];
