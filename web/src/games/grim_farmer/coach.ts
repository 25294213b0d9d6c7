// The first game, phase by phase.
import type { Mark } from "..";
import type { TableStore } from "../../store/table.svelte";
import { handOf, phaseOf } from "./reading";

const isAsked = (store: TableStore, phase: number) =>
  store.side.decision !== null && phaseOf(store.side.view!) === phase;
const isSomebodyOut = (store: TableStore) =>
  phaseOf(store.side.view!) === 5 &&
  store.names.some((_, seat) => handOf(store.side.view!, seat).length === 0);

export const coach: Mark[] = [
  { key: "web-coach-grim_farmer-draw", at: ".prompt", when: (store) => isAsked(store, 1) },
  {
    key: "web-coach-grim_farmer-call",
    at: ".call",
    when: (store) => isAsked(store, 3) || isAsked(store, 4),
  },
  { key: "web-coach-grim_farmer-special", at: ".prompt", when: (store) => isAsked(store, 3) },
  { key: "web-coach-grim_farmer-place", at: ".hand", when: (store) => isAsked(store, 4) },
  {
    key: "web-coach-grim_farmer-challenge",
    at: ".prompt",
    when: (store) =>
      isAsked(store, 5) &&
      (store.side.decision?.options.some(({ verb }) => verb === "challenge") ?? false),
  },
  { key: "web-coach-grim_farmer-out", at: ".prompt", when: isSomebodyOut },
  { key: "web-coach-grim_farmer-results", at: ".news.full", when: (store) => isAsked(store, 1) },
];
