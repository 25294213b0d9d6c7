// Where the points of a seat come from: its combos, as they lie there at the end.
import type { TableStore } from "../../store/table.svelte";
import type { Group } from "../../table/result/standing";
import { t } from "../../texts.svelte";
import { rowOf } from "./row";

const BIRDS = ["owls", "crows"];

export function tally(store: TableStore, seat: number): Group[] {
  const isCounted = store.card?.options.combo_cap === "none_scores_15";
  return rowOf(store.side.view!, seat, store.card)
    .map(({ kinds, points, set }) => ({
      kinds,
      points,
      label: set
        ? t(`web-grimwood-set-${set}`)
        : t(isCounted ? "web-grimwood-cards" : "web-grimwood-size", { count: kinds.length }),
      mark: BIRDS.includes(set) ? "birds" : set ? "places" : "creatures",
    }))
    .toSorted((a, b) => b.points - a.points);
}
