// The first game: two totals, cards for either side, help, running away, what others do.
import type { Mark } from "..";
import type { TableStore } from "../../store/table.svelte";
import { figuresOf, isFighting } from "./figures";

const offers = (store: TableStore, ...verbs: string[]) =>
  store.side.decision?.options.some(({ verb }) => verbs.includes(verb)) ?? false;
const isAsked = (store: TableStore) => store.side.decision !== null;
const isMine = (store: TableStore, phase: string) => {
  const { active, phase: now } = figuresOf(store);
  return isAsked(store) && active === store.seat && now === phase;
};
const isOwnFight = (store: TableStore) => {
  const { fight } = figuresOf(store);
  return isAsked(store) && isFighting(fight, store.seat) && !fight!.is_decided;
};

export const coach: Mark[] = [
  {
    key: "web-coach-grimm_tidings-door",
    at: ".prompt",
    when: (store) => isMine(store, "arrange"),
  },
  { key: "web-coach-grimm_tidings-totals", at: ".totals", when: isOwnFight },
  {
    key: "web-coach-grimm_tidings-oneshot",
    at: ".own .hand",
    when: (store) => isOwnFight(store) && offers(store, "play", "use"),
  },
  {
    key: "web-coach-grimm_tidings-help",
    at: ".prompt",
    when: (store) => isOwnFight(store) && offers(store, "help"),
  },
  {
    key: "web-coach-grimm_tidings-trouble",
    at: ".prompt",
    when: (store) => offers(store, "loot", "trouble"),
  },
  {
    key: "web-coach-grimm_tidings-run",
    at: ".flight",
    when: (store) => Boolean(figuresOf(store).roll?.is_run),
  },
  {
    key: "web-coach-grimm_tidings-charity",
    at: ".own .hand",
    when: (store) => isMine(store, "charity"),
  },
  {
    key: "web-coach-grimm_tidings-meddle",
    at: ".prompt",
    when: (store) => {
      const { fight } = figuresOf(store);
      return isAsked(store) && Boolean(fight) && !isFighting(fight, store.seat);
    },
  },
];

/** After three rounds everything important has come up. */
export const isTaught = (store: TableStore): boolean => figuresOf(store).round > 3;
